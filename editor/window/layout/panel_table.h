#pragma once

#include "editor/widgets/panel_widget.h"

#include <array>
#include <cstdint>
#include <map>
#include <memory>
#include <span>

namespace broadside {

class BreakpointSession;
class FixProof;
class Focus;
class Hover;
class ObjectEdits;
class PairInquiry;
class PanelWidget;
class QueryBook;
class RunAudit;
class SceneDocument;
class SimulationSession;
class SpriteAtlases;
class Stage;
class StepSession;
class TemplateEdits;
class TraceSession;

/// What the docks of the window show.
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
    Audit,
    Breakpoints,
    Queries,
    Checks,
    History,
    Templates,
    Assets,
    PictureShape,
    Events,
    Project,
};

/// What panels are made of. Each takes what it needs.
struct PanelParts {
    SceneDocument& document;
    ObjectEdits& edits;
    TemplateEdits& templates;
    Focus& focus;
    SimulationSession& session;
    StepSession& steps; ///< That are shown.
    Stage& stage;
    Hover& hover;
    BreakpointSession& breakpoints;
    PairInquiry& inquiry;
    RunAudit& audit;
    FixProof& proof;
    QueryBook& queries;
    SpriteAtlases& atlases;
    TraceSession* recording; ///< Null where the page shows a scene.
};

/// The ready layouts: "Layout" for building and "Debug" for watching, each for wide windows, which have room for a
/// column on either side of the world, and for narrow ones.
enum class LayoutKind : std::uint8_t { BuildWide, BuildNarrow, DebugWide, DebugNarrow };
inline constexpr std::size_t kLayoutKinds = 4;

/// Where a panel stands in a layout: at the head of a place of its own, or as a tab behind another panel.
struct PanelPlace {
    enum class Area : std::uint8_t { Left, Right, Bottom, Tab };
    Area area = Area::Tab;
    int height = 0;                ///< Logical pixels; of the head of a place left or right.
    Panel behind = Panel::Objects; ///< Of a tab: the head of its place.
    bool isShown = false;
};

/// A row of the table: everything about a panel but its own two files.
struct PanelRow {
    Panel panel;
    const char* objectName;                        ///< Of the dock; saved layouts and tests know it by this.
    const char* title;                             ///< In English; see titleOf.
    PanelWidget* (*make)(const PanelParts& parts); ///< Null where a page has no such panel.
    std::array<PanelPlace, kLayoutKinds> places;   ///< By LayoutKind.
};

/// In the order of the menu Window, and of the tabs of one place.
[[nodiscard]] std::span<const PanelRow> panelTable() noexcept;
/// Translated. A panel may say more, such as "Checks (3)".
[[nodiscard]] QString titleOf(const PanelRow& row);
/// Differs between tables of different panels: a saved layout of another table would leave panels in odd places.
[[nodiscard]] int versionOfPanelTable();

/// The panels of a page, made from the table.
class Panels {
public:
    /// @pre what the parts name outlives the panels.
    explicit Panels(const PanelParts& parts);

    /// Null where the page has no such panel.
    [[nodiscard]] PanelWidget* find(Panel panel) const
    {
        const auto found = m_panels.find(panel);
        return found == m_panels.end() ? nullptr : found->second.get();
    }
    /// @pre the page has it
    [[nodiscard]] PanelWidget& operator[](Panel panel) const { return *m_panels.at(panel); }
    /// By its class. @pre the page has it
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
