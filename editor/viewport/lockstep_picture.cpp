#include "editor/viewport/lockstep_picture.h"

#include "editor/session/faults.h"
#include "editor/viewport/paint/paint_tools.h"
#include "editor/viewport/paint/scene_painter.h"

#include <optional>
#include <vector>

namespace broadside {
namespace {

constexpr double kLockstepKnot = 3.0; // Logical pixels.
constexpr double kNeedless = 0.75;    // Opacity of a link whose only fault is that it costs time.

std::vector<ObjectIndex> seenRows(const ObjectTable& objects, const Aabb& seen)
{
    std::vector<ObjectIndex> rows;
    objects.forEach([&](ObjectIndex row) {
        if (overlaps(objects.boundsOf(row), seen))
            rows.push_back(row);
    });
    return rows;
}

void paintLinks(const SceneView& view, const Lockstep& lockstep, std::size_t contender, DisplayLayerItems& items)
{
    const Aabb seen = view.camera.visibleWorld();
    const Stroke missed = view.theme[Mark::MissedPair].stroke;
    Stroke needless = withOpacity(view.theme[Mark::PotentialCollider].stroke, kNeedless);
    needless.width = 1.0F;
    needless.pattern = LinePattern::Dashed;
    std::size_t left = kMostLinks;
    for (const Disagreement& one : *lockstep.disagreements()) {
        const bool handsOut = ((one.reportedBy >> contender) & 1U) != 0;
        if (handsOut == one.boxesOverlap)
            continue;
        const Vec2 from = view.objects.boundsOf(one.pair.a).center();
        const Vec2 to = view.objects.boundsOf(one.pair.b).center();
        if (!overlaps(united(Aabb{from, from}, Aabb{to, to}), seen))
            continue;
        if (left-- == 0)
            return;
        items.lines.push_back({from, to, one.boxesOverlap ? missed : needless});
        if (one.boxesOverlap)
            for (const Vec2 end : {from, to})
                items.discs.push_back({end, view.metres(kLockstepKnot), Fill{missed.color}, {}});
    }
}

} // namespace

DisplayList lockstepPicture(const Lockstep& lockstep, std::size_t contender, const Camera2D& camera, const Theme& theme,
                            std::span<const ObjectId> selection, std::span<const Layer> layers)
{
    const BroadPhase& broadPhase = *lockstep.contenders()[contender].broadPhase;
    ShowFlags show;
    show.ids = false;
    show.structure = showsStructureByDefault(broadPhase.algorithm());
    std::optional<VisibleStructure> structure;
    if (show.structure)
        structure = visibleStructureOf(broadPhase, camera);
    const std::vector<ObjectIndex> visible = seenRows(lockstep.objects(), camera.visibleWorld());
    const std::vector<ObjectIndex> faulty = faultyRows(&broadPhase);
    const HoverInfo noHover;
    const ToolOverlay noTool;
    SceneView view{lockstep.objects(),
                   lockstep.world(),
                   camera,
                   theme,
                   visible,
                   &broadPhase,
                   noHover,
                   selection,
                   noTool,
                   show,
                   structure ? &*structure : nullptr,
                   faulty};
    view.layers = layers;
    DisplayList list;
    paintScene(view, list);
    if (lockstep.disagreements())
        paintLinks(view, lockstep, contender, list[DisplayLayer::Highlights]);
    return list;
}

} // namespace broadside
