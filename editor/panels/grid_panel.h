#pragma once

#include "editor/document/focus.h"
#include "editor/document/scene_document.h"
#include "editor/panels/structure_values.h"
#include "editor/session/stage.h"
#include "editor/widgets/panel_widget.h"

#include <optional>

class QComboBox;
class QFormLayout;
class QLabel;
class QPushButton;
class QSlider;
class QToolButton;
class QVBoxLayout;

namespace broadside {

class FaultNote;
class LazyRefresh;
class NumberField;

/// "Broad phase": algorithm and cell size of the scene, live, and what they make of the world that is shown: cells,
/// nodes or intervals, occupancy, memory, faults, the rule of thumb and the funnel.
class GridPanel final : public PanelWidget {
    Q_OBJECT
public:
    /// @pre all outlive the panel.
    GridPanel(SceneDocument& document, Focus& focus, StepSession& session, Stage& stage, QWidget* parent = nullptr);
    ~GridPanel() override;

    /// A switch that shows the structure in the world. @pre outlives the panel.
    void setStructureAction(QAction& action);
    /// Below all that the panel says itself. It becomes a part of the panel.
    void addSection(QWidget& section);
    /// Opens the list of the objects with faults.
    void listFaults();

    [[nodiscard]] QSlider& cellSizeSlider() const noexcept { return *m_slider; }
    /// Cell size for a slider position, metres: logarithmic from a thousandth of the longer side of the world to the
    /// whole of it, in three digits so that a person can say it.
    [[nodiscard]] static double cellSizeAt(int position, double longerSide);
    [[nodiscard]] static int positionOf(double cellSize, double longerSide);
    static constexpr int kPositions = 300; ///< Slider positions 0..kPositions: a hundred per decade.

signals:
    void manualWanted();   ///< Of the algorithms.
    void frameRequested(); ///< Of the selection.

private:
    QWidget* makeBody();
    void addSettings(QFormLayout& form);
    void addStructureLine(QFormLayout& form);
    void addValues(QFormLayout& form);
    void connectFields();
    void fillAlgorithms();

    void showSettings();
    void showRecorded();
    void showNumbers();
    void showFunnel();
    void showRuleOfThumb();
    void setBroadPhase(const BroadPhaseSettings& settings, const QString& text, GestureId gesture);
    void setCellSize(double metres, GestureId gesture);
    [[nodiscard]] double longerSide() const;

    SceneDocument& m_document;
    StepSession& m_session;
    Stage& m_stage;
    QVBoxLayout* m_body = nullptr;
    QComboBox* m_algorithm;
    QLabel* m_description;
    QToolButton* m_structure;
    QSlider* m_slider;
    NumberField* m_cellSize;
    QPushButton* m_useRule;
    QLabel* m_problem;
    FaultNote* m_faults;
    std::optional<StructureValues> m_structureValues;
    QLabel* m_rule = nullptr;
    QLabel* m_funnel = nullptr;
    QLabel* m_spared = nullptr;
    LazyRefresh* m_refresh;
    GestureId m_gesture{};
};

} // namespace broadside
