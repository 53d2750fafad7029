#pragma once

#include "editor/document/scene_document.h"
#include "editor/session/shown_world.h"
#include "editor/widgets/field_fault.h"
#include "editor/widgets/panel_widget.h"

#include <optional>

class QCheckBox;
class QComboBox;
class QFormLayout;
class QLabel;
class QPushButton;

namespace broadside {

class LazyRefresh;

/// The simulation in numbers: the current step, its results, and the duration of each phase of the last step; and its
/// settings.
class SimulationPanel final : public PanelWidget {
    Q_OBJECT
public:
    /// @pre all outlive the panel.
    SimulationPanel(SceneDocument& document, StepSession& session, ShownWorld& shownWorld, QWidget* parent = nullptr);
    ~SimulationPanel() override;

signals:
    void removalsWanted(); ///< Asks for the list of removed objects, and of what removed them.

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QWidget* makeBody();
    void addPace(QFormLayout& form);
    void addSettings(QFormLayout& form);
    void addValues(QFormLayout& form);
    void connectFields();

    void showPace();
    void showSettings();
    void showNumbers();
    void showTimings();
    void showRecordedTimings();
    void limitToRecording();
    [[nodiscard]] static QString textOf(const StepTimings& timings);
    void commitDuration();
    void finishDurationEntry();
    void setStep(const StepSettings& settings, const QString& text);

    SceneDocument& m_document;
    StepSession& m_session;
    ShownWorld& m_shownWorld;
    QComboBox* m_speed;
    QCheckBox* m_pausesAtRest;
    QComboBox* m_dt;
    QComboBox* m_integrator;
    QCheckBox* m_continuous;
    std::optional<FieldFault> m_fault; // note in the form of the settings
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
