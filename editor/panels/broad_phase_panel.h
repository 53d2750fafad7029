#pragma once

#include "editor/document/focus.h"
#include "editor/document/scene_document.h"
#include "editor/panels/structure_values.h"
#include "editor/session/shown_world.h"
#include "editor/widgets/panel_widget.h"

#include <optional>

class QAction;
class QComboBox;
class QFormLayout;
class QLabel;
class QPushButton;
class QSlider;
class QToolButton;
class QVBoxLayout;

namespace broadside {

class CellSizeTuner;
class FaultNote;
class FixRun;
class LazyRefresh;
class NumberField;

/// The panel "Broad phase": algorithm and cell size of the scene, editable at any time, and their effects in the shown
/// world: cells, nodes or intervals, occupancy, memory, faults and the funnel. It offers one other cell size: the best
/// of the measured ones; else the one that a diagnosis found; else the rule of thumb.
class BroadPhasePanel final : public PanelWidget {
    Q_OBJECT
public:
    /// `showStructure` is the action that shows the structure in the world. @pre all outlive the panel.
    BroadPhasePanel(SceneDocument& document, Focus& focus, StepSession& session, ShownWorld& shownWorld,
                    CellSizeTuner& tuner, const FixRun& fixRun, QAction& showStructure, QWidget* parent = nullptr);
    ~BroadPhasePanel() override;

    /// Adds a section below the content of the panel, which takes ownership of it.
    void addSection(QWidget& section);
    /// Opens the list of the objects with faults.
    void listFaults();
    /// Whether the panel says what is wrong with an algorithm. A mystery lets the user find out.
    void setTellsFaults(bool tells);

    [[nodiscard]] QSlider& cellSizeSlider() const noexcept { return *m_slider; }
    /// Cell size for a slider position, metres: logarithmic from a thousandth of the world's longer side to the full
    /// side, rounded to three digits.
    [[nodiscard]] static double cellSizeAt(int position, double longerSide);
    [[nodiscard]] static int positionOf(double cellSize, double longerSide);
    static constexpr int kPositions = 300; ///< Slider positions are 0..kPositions: a hundred per decade.

signals:
    void manualWanted();   ///< Asks for the manual page about the algorithms.
    void frameRequested(); ///< Asks to show the selection in the viewport.
    void faultsWanted();   ///< The user wants to know what is wrong with the algorithm.

private:
    QWidget* makeBody();
    void addSettings(QFormLayout& form);
    void addStructureLine(QFormLayout& form);
    void addValues(QFormLayout& form);
    void showCellSize(bool isOwn);
    void connectFields();
    void fillAlgorithms();
    void nameAlgorithms();

    [[nodiscard]] static QString hiddenText(); ///< Instead of what would give the fault away.
    void showSettings();
    void showRecorded();
    void showNumbers();
    void showFunnel();
    void showOfferedSize();
    /// Cell sizes by the rule of thumb, metres.
    struct Rules {
        std::optional<double> ofAll;    ///< Also if it is larger than the world.
        std::optional<double> thatFits; ///< The one that can be offered.
    };
    [[nodiscard]] Rules rulesOfThumb() const;
    enum class Basis { Measured, Counted, Rule };
    struct Offer {
        Basis basis = Basis::Rule;
        std::optional<double> size; ///< Metres.
    };
    [[nodiscard]] Offer offer() const;
    [[nodiscard]] QString offeredText(const Offer& offer) const;
    void nameOffer(Basis basis);
    [[nodiscard]] QString noSizeText() const;
    void setBroadPhase(const BroadPhaseSettings& settings, const QString& text, GestureId gesture);
    void setCellSize(double metres, GestureId gesture);
    [[nodiscard]] double longerSide() const;

    SceneDocument& m_document;
    StepSession& m_session;
    ShownWorld& m_shownWorld;
    CellSizeTuner& m_tuner;
    const FixRun& m_fixRun;
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
    QFormLayout* m_settingsForm = nullptr;
    QFormLayout* m_valuesForm = nullptr;
    QLabel* m_rule = nullptr;
    QLabel* m_ruleName = nullptr;
    QLabel* m_funnel = nullptr;
    QLabel* m_spared = nullptr;
    LazyRefresh* m_refresh;
    bool m_tellsFaults = true;
    Rules m_rules;
    GestureId m_gesture{};
};

} // namespace broadside
