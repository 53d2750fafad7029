#pragma once

#include "core/broadphase/broad_phase.h"
#include "core/debug/audit/audit.h"
#include "core/debug/game_coordinates.h"
#include "core/debug/history/history.h"
#include "core/debug/tuning/cell_heat.h"
#include "core/debug/why/why.h"
#include "core/dynamics/world.h"
#include "core/scene/guides.h"
#include "core/scene/layers.h"
#include "core/scene/object_table.h"
#include "editor/document/atlas_set.h"
#include "editor/document/focus.h"
#include "editor/session/hover_info.h"
#include "editor/session/jobs/query_book.h"
#include "editor/session/recent_hits.h"
#include "editor/session/registrations.h"
#include "editor/tools/tool.h"
#include "editor/viewport/camera2d.h"
#include "editor/viewport/paint/colors.h"
#include "editor/viewport/paint/seen_structure.h"
#include "editor/viewport/show_flags.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>

namespace broadside {

/// The region of a breakpoint or of an expectation.
struct ShownRegion {
    Aabb box; ///< World frame, metres.
    std::string label;
    bool isCurrent = false; ///< The region that the user edits.
};

/// Where the legend is: a strip along an edge, or a column in a corner.
enum class LegendPlace : std::uint8_t { TopStrip, BottomStrip, TopRight, BottomRight, TopLeft, BottomLeft };

/// All data for a picture of a world. The painters decide nothing about collision: `hover` contains candidates and
/// overlaps. References must live as long as the view, which is made, painted and dropped at once.
struct SceneView {
    const ObjectTable& objects;
    const WorldSettings& world;
    const Camera2D& camera;
    const Theme& theme;
    /// Present rows that the camera may see, ascending. All other rows are skipped.
    std::span<const ObjectIndex> visible;
    const BroadPhase* broadPhase; ///< Up to date; null if none could be made.
    const HoverInfo& hover;
    std::span<const ObjectId> selection;
    const ToolOverlay& tool;
    ShowFlags show;
    const VisibleStructure* structure = nullptr; ///< Null: the structure is not shown.
    std::span<const ObjectIndex> faulty = {};    ///< Rows with faults, ascending; empty also if faults are not shown.
    Focus::Pins pins = {};                       ///< A and B; null if not pinned.
    const WhyAnswer* pair = nullptr;             ///< The answer about the two pins; null without one.
    /// Findings of an audit in the shown step.
    std::span<const Audit::Miss> missed = {};
    std::span<const FoundPassage> passages = {};
    std::span<const ShownRegion> regions = {};
    std::span<const KeptQuery> kept = {};             ///< Queries that are shown with their names.
    const CellHeat* heat = nullptr;                   ///< Null: the heat map is not shown or not ready.
    StepRange heatSteps = {};                         ///< The steps of which `heat` is the mean.
    double snapStep = 0.0;                            ///< Step of the snap grid, in metres; 0: not shown.
    bool foldsLegend = false;                         ///< A click folds the legend to its name, and back.
    std::optional<LegendPlace> legendPlace = {};      ///< Where it is now; it stays while it covers no evidence.
    std::span<const Aabb> hidden = {};                ///< Parts of the view below widgets; world frame.
    std::span<const Layer> layers = {};               ///< Layers of the scene.
    const Guides* guides = nullptr;                   ///< Guides of the scene; null: none.
    const AtlasSet* atlases = nullptr;                ///< Atlases of the scene; null: no sprites are drawn.
    std::span<const RecentHit> hits = {};             ///< Hits on objects that were removed a moment ago.
    std::span<const Registration> registrations = {}; ///< Recorded registrations of hovered and pinned objects.
    const World* live = nullptr;                      ///< The world of `objects`; null: they are authored.
    GameCoordinates coordinates = {};                 ///< Of the game that recorded the objects.

    /// Nothing if the algorithm has no cells.
    [[nodiscard]] std::optional<CellTable> cellTable() const
    {
        return broadPhase ? broadPhase->cellTable() : std::nullopt;
    }
    /// Converts logical pixels to metres.
    [[nodiscard]] double metres(double pixels) const noexcept { return pixels / camera.pixelsPerMetre(); }
    /// Converts metres to logical pixels.
    [[nodiscard]] double pixels(double metres) const noexcept { return metres * camera.pixelsPerMetre(); }
};

} // namespace broadside
