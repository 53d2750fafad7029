#pragma once

#include "editor/document/scene_document.h"
#include "editor/session/stage.h"

#include <QDockWidget>

class QAction;
class QCheckBox;
class QComboBox;
class QFormLayout;
class QHBoxLayout;
class QLabel;
class QPushButton;

namespace broadside {

class LazyRefresh;

/// The simulation in numbers: where it stands, what it did, how long each phase of the last step took; and its
/// settings.
class SimulationPanel final : public QDockWidget {
    Q_OBJECT
public:
    /// @pre all outlive the panel.
    SimulationPanel(SceneDocument& document, StepSession& session, Stage& stage, QWidget* parent = nullptr);
    ~SimulationPanel() override;

    /// Run, pause, stop and the ways through time as buttons: icon, key and the reason for being disabled come from the
    /// actions.
    void setActions(const QList<QAction*>& actions);

private:
    QWidget* makeBody();
    void addSettings(QFormLayout& form);
    void addValues(QFormLayout& form);
    void connectFields();

    void showSettings();
    void showNumbers();
    void showTimings();
    void showRecordedTimings();
    void limitToRecording();
    [[nodiscard]] static QString textOf(const StepTimings& timings);
    void takeDuration();
    void setStep(const StepSettings& settings, const QString& text);

    SceneDocument& m_document;
    StepSession& m_session;
    Stage& m_stage;
    QHBoxLayout* m_buttons;
    QComboBox* m_dt;
    QComboBox* m_integrator;
    QCheckBox* m_continuous;
    QLabel* m_fault;
    QLabel* m_state = nullptr;
    QLabel* m_step = nullptr;
    QLabel* m_time = nullptr;
    QLabel* m_hits = nullptr;
    QLabel* m_removed = nullptr;
    QLabel* m_left = nullptr;
    QLabel* m_hash = nullptr;
    QLabel* m_timings = nullptr;
    QPushButton* m_copyHash;
    LazyRefresh* m_refresh;
};

} // namespace broadside
