#pragma once

#include "editor/widgets/panel_widget.h"

#include <array>
#include <cstdint>
#include <span>

namespace broadside {

class ActionRegistry;
class BreakpointSession;
class CellSizeTuner;
class ExpectationCheck;
class FixProof;
class FixRun;
class Focus;
class Hover;
class LevelReview;
class ObjectEdits;
class PairInquiry;
class PanelWidget;
class QueryBook;
class RunAudit;
class RunDiagnosis;
class SceneDocument;
class SelectionStory;
class SimulationSession;
class SpriteAtlases;
class ShownWorld;
class StepSession;
class TemplateChoice;
class TemplateEdits;
class TraceSession;

/// The panels in the docks of the window.
enum class Panel : std::uint8_t {
    Objects,
    Place,
    ObjectProperties,
    BroadPhase,
    Simulation,
    Inspector,
    Timeline,
    CellSize,
    Why,
    Diagnosis,
    Breakpoints,
    Queries,
    Checks,
    History,
    Templates,
    Assets,
    PictureShape,
    Events,
    Story,
    Expected,
    Project,
};

/// The objects from which panels are made. Each panel takes those that it needs.
struct PanelParts {
    SceneDocument& document;
    ObjectEdits& edits;
    TemplateEdits& templates;
    TemplateChoice& templateChoice;
    Focus& focus;
    SimulationSession* simulation; ///< Null when the page shows a recording.
    StepSession& steps;            ///< The steps that are shown.
    ShownWorld& shownWorld;
    Hover& hover;
    BreakpointSession& breakpoints;
    PairInquiry& inquiry;
    LevelReview& review;
    RunAudit& audit;
    FixProof& proof;
    SelectionStory& story;
    ExpectationCheck& expectation;
    RunDiagnosis& diagnosis;
    FixRun& fixRun;
    CellSizeTuner& tuner;
    QueryBook& queries;
    SpriteAtlases& atlases;
    TraceSession* recording; ///< Null when the page shows a scene.
    /// The actions for buttons and menus of panels, by name. Panels are made after the features, which add the actions.
    const ActionRegistry& actions;
};

/// The ready layouts: "Layout" for building and "Debug" for watching. Each has a variant for wide windows, with room
/// for a column on both sides of the world, and one for narrow windows.
enum class LayoutKind : std::uint8_t { BuildWide, BuildNarrow, DebugWide, DebugNarrow };
inline constexpr std::size_t kLayoutKinds = 4;

/// Place of a panel in a layout: the head of a place of its own, or a tab behind another panel.
struct PanelPlace {
    enum class Area : std::uint8_t { Left, Right, Bottom, Tab };
    Area area = Area::Tab;
    int height = 0;                ///< Logical pixels; only the head of a place at the left or right has one.
    Panel behind = Panel::Objects; ///< The head of the place that a tab is in.
    bool isShown = false;
};

/// The pages that have a panel. The window itself has one that is the same for all pages.
enum class PanelPages : std::uint8_t { All, Scenes, None };

/// The time when a panel is made. The features of its page are made earlier. A panel that is made at once costs time at
/// each start and in each new tab.
enum class PanelMaking : std::uint8_t { WhenSeen, AtOnce };

/// A row of the table: everything about a panel except its own two files.
struct PanelRow {
    Panel panel;
    const char* objectName; ///< Name of the dock in saved layouts and tests.
    const char* title;      ///< The title in English; see titleOf.
    const char* help;       ///< The place of the manual about it: "page#anchor".
    PanelPages pages;
    const QMetaObject* type;                       ///< Class of the panel of scenes; see Panels::get.
    PanelWidget* (*make)(const PanelParts& parts); ///< Null when no page has such a panel.
    std::array<PanelPlace, kLayoutKinds> places;   ///< Indexed by LayoutKind.
    PanelMaking making = PanelMaking::WhenSeen;
};

/// The rows in the order of the menu Window and of the tabs of one place.
[[nodiscard]] std::span<const PanelRow> panelTable() noexcept;
[[nodiscard]] const PanelRow& rowOf(Panel panel) noexcept;
/// Translated. A page may show a longer title, such as "Checks (3)".
[[nodiscard]] QString titleOf(const PanelRow& row);
/// Different for tables with different panels, because the saved layout of another table would put panels in wrong
/// places.
[[nodiscard]] int versionOfPanelTable();

} // namespace broadside
