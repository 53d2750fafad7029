#pragma once

#include "editor/widgets/panel_widget.h"

#include <array>
#include <cstdint>
#include <map>
#include <memory>
#include <span>

namespace broadside {

class BreakpointSession;
class ExpectationCheck;
class FixProof;
class FixRun;
class Focus;
class Hover;
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
class Stage;
class StepSession;
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
    Focus& focus;
    SimulationSession* simulation; ///< Null when the page shows a recording.
    StepSession& steps;            ///< The steps that are shown.
    Stage& stage;
    Hover& hover;
    BreakpointSession& breakpoints;
    PairInquiry& inquiry;
    RunAudit& audit;
    FixProof& proof;
    SelectionStory& story;
    ExpectationCheck& expectation;
    RunDiagnosis& diagnosis;
    FixRun& fixRun;
    QueryBook& queries;
    SpriteAtlases& atlases;
    TraceSession* recording; ///< Null when the page shows a scene.
};

/// The ready layouts: "Layout" for building and "Debug" for watching. Each has a variant for wide windows, with room
/// for a column on both sides of the world, and one for narrow windows.
enum class LayoutKind : std::uint8_t { BuildWide, BuildNarrow, DebugWide, DebugNarrow };
inline constexpr std::size_t kLayoutKinds = 4;

/// Place of a panel in a layout: the head of a place of its own, or a tab behind another panel.
struct PanelPlace {
    enum class Area : std::uint8_t { Left, Right, Bottom, Tab };
    Area area = Area::Tab;
    int height = 0;                ///< In logical pixels; for the head of a place at the left or right.
    Panel behind = Panel::Objects; ///< For a tab: the head of its place.
    bool isShown = false;
};

/// A row of the table: everything about a panel except its own two files.
struct PanelRow {
    Panel panel;
    const char* objectName;                        ///< Name of the dock in saved layouts and tests.
    const char* title;                             ///< In English; see titleOf.
    PanelWidget* (*make)(const PanelParts& parts); ///< Returns null when a page has no such panel.
    std::array<PanelPlace, kLayoutKinds> places;   ///< Indexed by LayoutKind.
};

/// In the order of the menu Window and of the tabs of one place.
[[nodiscard]] std::span<const PanelRow> panelTable() noexcept;
/// Translated. A panel may extend its title, such as "Checks (3)".
[[nodiscard]] QString titleOf(const PanelRow& row);
/// Different for tables with different panels, because the saved layout of another table would put panels in wrong
/// places.
[[nodiscard]] int versionOfPanelTable();

/// The panels of a page, made from the table.
class Panels {
public:
    /// @pre the objects in `parts` outlive the panels.
    explicit Panels(const PanelParts& parts);

    /// Null when the page has no such panel.
    [[nodiscard]] PanelWidget* find(Panel panel) const
    {
        const auto found = m_panels.find(panel);
        return found == m_panels.end() ? nullptr : found->second.get();
    }
    /// @pre the page has the panel
    [[nodiscard]] PanelWidget& operator[](Panel panel) const { return *m_panels.at(panel); }
    /// Finds a panel by its class. @pre the page has the panel
    template<class Of>
    [[nodiscard]] Of& get() const
    {
        for (const auto& [panel, widget] : m_panels)
            if (auto* found = dynamic_cast<Of*>(widget.get()))
                return *found;
        Q_UNREACHABLE();
    }

private:
    std::map<Panel, std::unique_ptr<PanelWidget>> m_panels;
};

} // namespace broadside
