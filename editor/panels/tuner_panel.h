#pragma once

#include "editor/document/scene_document.h"
#include "editor/session/jobs/cell_size_tuner.h"
#include "editor/session/shown_world.h"
#include "editor/widgets/panel_widget.h"

class QComboBox;
class QLabel;
class QProgressBar;
class QPushButton;
class QStackedWidget;

namespace broadside {

class CurveChart;
class LazyRefresh;

/// The panel "Cell size": measures many cell sizes on the recorded steps, draws the cost of each, and recommends one.
class TunerPanel final : public PanelWidget {
    Q_OBJECT
public:
    /// @pre all outlive the panel
    TunerPanel(SceneDocument& document, StepSession& session, ShownWorld& shownWorld, CellSizeTuner& tuner,
               QWidget* parent = nullptr);
    ~TunerPanel() override;

private:
    enum class Quantity { Time, Candidates, Memory };

    QWidget* makeBody();
    void connectParts();
    void showOutcome();
    void showCurve();
    void showLines();
    void showState();
    void use(double cellSize);
    void copy(const QString& text);
    [[nodiscard]] const Tuning* tuning() const;
    [[nodiscard]] Quantity quantity() const;
    /// The measured sizes that are drawn: those of Broadside's algorithm, or of the game's own rule. Empty if there are
    /// none.
    [[nodiscard]] const std::vector<Measured>& drawnPoints() const;
    [[nodiscard]] bool drawsGame() const;
    [[nodiscard]] QString reasonText() const;
    [[nodiscard]] QString asSentence() const;

    SceneDocument& m_document;
    const StepSession& m_session;
    ShownWorld& m_shownWorld;
    CellSizeTuner& m_tuner;
    QPushButton* m_measure;
    QComboBox* m_quantity;
    QComboBox* m_rule;
    QProgressBar* m_progress;
    QStackedWidget* m_top;
    CurveChart* m_chart;
    QLabel* m_reason;
    QPushButton* m_use;
    QPushButton* m_copy;
    LazyRefresh* m_refresh;
};

} // namespace broadside
