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

/// What is to be seen in a picture of a world.
struct PictureOptions {
    Vec2 size{1200.0, 700.0}; ///< Logical pixels, > 0.
    std::optional<Aabb> view; ///< Metres; all of it is seen, and more where its shape is another. Nothing: the world.
    ShowFlags show;
    ObjectId highlighted;        ///< Shown as if the pointer were on it; null: nothing is.
    std::optional<Vec2> pointer; ///< As if the pointer were there, when nothing is highlighted.
    Theme theme = darkTheme();
};

/// What the sprites of a picture are drawn from.
struct PictureSprites {
    const AtlasSet* atlases = nullptr; ///< Null: no sprites are drawn.
    const World* live = nullptr;       ///< The world that the objects are of; null: they are authored.
};

/// What the window marks in the moment that is shown. All must live until the picture is made.
struct PictureMarks {
    std::span<const ObjectId> selection = {};
    Focus::Pins pins = {};
    const WhyAnswer* pair = nullptr; ///< About the two pins; null without.
    std::span<const Audit::Miss> missed = {};
    std::span<const Audit::Passage> tunnelled = {};
    std::vector<ShownRegion> regions = {};
    std::span<const KeptQuery> kept = {};
    const CellHeat* heat = nullptr; ///< Null: how many objects lie in each cell now.
    StepRange heatSteps = {};       ///< That it is the mean of.
    std::vector<RecentHit> hits = {};
    /// What a game recorded of its registrations: shown of the highlighted and the pinned objects. Null: nothing.
    const RecordedBroadPhase* recorded = nullptr;
};

/// A picture as plain data, for any backend.
struct ScenePicture {
    DisplayList list;
    Camera2D camera;
    std::optional<SeenStructure> structure; ///< While it is shown.
};

/// Refused: a broad phase that cannot be made, an object to highlight that is not there, an empty view or size.
[[nodiscard]] Result<ScenePicture> pictureOf(const Scene& scene, const PictureOptions& options);
/// Of a world, or of anything else that is a table of objects. @pre the broad phase is up to date.
[[nodiscard]] Result<ScenePicture> pictureOf(const ObjectTable& objects, const BroadPhase& broadPhase,
                                             const WorldSettings& world, const PictureOptions& options,
                                             std::span<const Layer> layers, const Guides& guides = {},
                                             const PictureSprites& sprites = {}, const PictureMarks& marks = {});

/// The picture itself, options.size pixels. Needs a QGuiApplication; the offscreen platform is enough. Refused: also
/// what renderPicture refuses.
[[nodiscard]] Result<QImage> renderScene(const Scene& scene, const PictureOptions& options, GlyphAtlas& atlas);

} // namespace broadside
