#pragma once

#include "core/base/problem.h"
#include "core/dynamics/world.h"
#include "core/scene/guides.h"
#include "core/scene/layers.h"
#include "core/scene/object_table.h"
#include "editor/document/atlas_set.h"
#include "editor/viewport/camera2d.h"
#include "editor/viewport/display/display_list.h"
#include "editor/viewport/display/glyph_atlas.h"
#include "editor/viewport/paint/colors.h"
#include "editor/viewport/paint/scene_view.h"
#include "editor/viewport/paint/seen_structure.h"
#include "editor/viewport/show_flags.h"

#include <QImage>

#include <optional>
#include <span>
#include <vector>

namespace broadside {

class RecordedBroadPhase;

/// The content of a picture of a world.
struct PictureOptions {
    Vec2 size{1200.0, 700.0}; ///< Logical pixels, > 0.
    /// Metres. All of it is shown, and more if the picture has another aspect ratio. Nothing: the world.
    std::optional<Aabb> view;
    ShowFlags show;
    ObjectId highlighted;        ///< Shown as if the pointer were on it; null: no object.
    std::optional<Vec2> pointer; ///< Position of an assumed pointer; used if no object is highlighted.
    Theme theme = darkTheme();
};

/// The sources of a picture's sprites.
struct PictureSprites {
    const AtlasSet* atlases = nullptr; ///< Null: no sprites are drawn.
    const World* live = nullptr;       ///< The world of the objects; null: they are authored.
};

/// Marks of the window at the shown step. All must live until the picture is made.
struct PictureMarks {
    std::span<const ObjectId> selection = {};
    Focus::Pins pins = {};
    const WhyAnswer* pair = nullptr; ///< The answer about the two pins; null without one.
    std::span<const Audit::Miss> missed = {};
    std::span<const FoundPassage> passages = {};
    std::vector<ShownRegion> regions = {};
    std::span<const KeptQuery> kept = {};
    const CellHeat* heat = nullptr; ///< Null: the current number of objects in each cell is shown.
    StepRange heatSteps = {};       ///< The steps of which `heat` is the mean.
    std::vector<RecentHit> hits = {};
    /// The registrations that a game recorded, shown for the highlighted and the pinned objects. Null: none.
    const RecordedBroadPhase* recorded = nullptr;
    GameCoordinates coordinates = {}; ///< Of the game that recorded the step.
};

/// A picture as plain data, for any backend.
struct ScenePicture {
    DisplayList list;
    Camera2D camera;
    std::optional<VisibleStructure> structure; ///< Only if the structure is shown.
};

/// Errors: a broad phase that cannot be made, an unknown object to highlight, an empty view or size.
[[nodiscard]] Result<ScenePicture> pictureOf(const Scene& scene, const PictureOptions& options);
/// The same of a world, or of any other table of objects. @pre the broad phase is up to date.
[[nodiscard]] Result<ScenePicture> pictureOf(const ObjectTable& objects, const BroadPhase& broadPhase,
                                             const WorldSettings& world, const PictureOptions& options,
                                             std::span<const Layer> layers, const Guides& guides = {},
                                             const PictureSprites& sprites = {}, const PictureMarks& marks = {});

/// Draws the picture, with options.size pixels. Needs a QGuiApplication; the offscreen platform is enough. Errors:
/// those of pictureOf() and of renderPicture().
[[nodiscard]] Result<QImage> renderScene(const Scene& scene, const PictureOptions& options, GlyphAtlas& atlas);

} // namespace broadside
