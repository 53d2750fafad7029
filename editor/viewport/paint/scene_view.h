#pragma once

#include "core/broadphase/broad_phase.h"
#include "core/debug/audit/audit.h"
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

#include <optional>
#include <span>
#include <string>

namespace broadside {

/// Where a breakpoint looks.
struct ShownRegion {
    Aabb box; ///< World frame, metres.
    std::string label;
    bool isCurrent = false; ///< The one that is edited.
};

/// Everything a picture of a world is made from. The painters decide nothing about collision: who is a candidate, and
/// what overlaps, comes with `hover`. References must live as long as the view does: a view is made, painted, dropped.
struct SceneView {
    const ObjectTable& objects;
    const WorldSettings& world;
    const Camera2D& camera;
    const Theme& theme;
    std::span<const ObjectIndex> visible; ///< Present rows that the camera may see, ascending: all others are skipped.
    const BroadPhase* broadPhase;         ///< Up to date; null where none could be made.
    const HoverInfo& hover;
    std::span<const ObjectId> selection;
    const ToolOverlay& tool;
    ShowFlags show;
    const SeenStructure* structure = nullptr; ///< Null: it is not shown.
    std::span<const ObjectIndex> faulty = {}; ///< Rows with faults, ascending; empty also when they are not shown.
    Focus::Pins pins = {};                    ///< A and B; null where none is pinned.
    const WhyAnswer* pair = nullptr;          ///< About the two; null without.
    /// What an audit found in the moment that is shown.
    std::span<const Audit::Miss> missed = {};
    std::span<const Audit::Passage> tunnelled = {};
    std::span<const ShownRegion> regions = {};
    std::span<const KeptQuery> kept = {};             ///< Queries that are shown by their names.
    const CellHeat* heat = nullptr;                   ///< Null: there is none, or it is not shown.
    StepRange heatSteps = {};                         ///< That it is the mean of.
    double snapStep = 0.0;                            ///< Of the grid that objects keep to, metres; 0: none is shown.
    std::span<const Layer> layers = {};               ///< Of the scene.
    const Guides* guides = nullptr;                   ///< Of the scene; null: there are none.
    const AtlasSet* atlases = nullptr;                ///< Of the scene; null: there are none, and no sprites.
    std::span<const RecentHit> hits = {};             ///< What was hit a moment ago and is gone.
    std::span<const Registration> registrations = {}; ///< Of a recording: of hovered and pinned objects.
    const World* live = nullptr;                      ///< The world that `objects` are of; null: they are authored.

    /// Nothing: the algorithm has no cells.
    [[nodiscard]] std::optional<CellTable> cellTable() const
    {
        return broadPhase ? broadPhase->cellTable() : std::nullopt;
    }
    /// Metres of so many logical pixels.
    [[nodiscard]] double metres(double pixels) const noexcept { return pixels / camera.pixelsPerMetre(); }
    /// Logical pixels of so many metres.
    [[nodiscard]] double pixels(double metres) const noexcept { return metres * camera.pixelsPerMetre(); }
};

} // namespace broadside
