#include "core/debug/expectation/motion.h"

#include "core/debug/expectation/expectation_messages.h"

#include <algorithm>
#include <cmath>

namespace broadside::expectation {
namespace {

/// Whether a coordinate was set to the edge opposite to the one that was crossed.
bool isWrapped(double from, double to, double size)
{
    return (to == 0.0 || to == size) && std::abs(to - from) > 0.5 * size;
}

} // namespace

void addMotion(RunView& view, Chain& chain, std::size_t frame, ObjectId id)
{
    if (frame <= view.firstFrame() || !view.goTo(frame - 1))
        return;
    const auto rowBefore = view.objects().indexOf(id);
    const std::optional<Vec2> from =
        rowBefore ? std::optional(view.objects().poseOf(*rowBefore).position) : std::nullopt;
    if (!view.goTo(frame))
        return;
    const auto row = view.objects().indexOf(id);
    if (!from || !row)
        return;
    const std::uint64_t step = view.step();
    const Vec2 to = view.objects().poseOf(*row).position;
    const std::string name = view.nameOf(id);
    if (view.source().knows().events && std::ranges::binary_search(view.report().edited, id))
        return chain.add(ReasonRule::Edited, texts::expectEdited(name, step), step);
    const WorldSettings world = view.frame().world();
    if (view.source().knows().events && world.edges == EdgeRule::Wrap &&
        (isWrapped(from->x, to.x, world.width) || isWrapped(from->y, to.y, world.height)))
        return chain.add(ReasonRule::Wrapped, texts::expectWrapped(name, step), step);
    if (to == *from)
        return;
    chain.add(ReasonRule::Moves,
              texts::expectMoves(name, rounded(length(to - *from)), step, from->x, from->y, to.x, to.y), step);
}

std::optional<FoundPassage> lastPassageThrough(RunView& view, std::size_t frame, ObjectId id)
{
    const StepSource& source = view.source();
    const auto walk = source.walk(WalkDepth::Objects);
    if (!walk)
        return std::nullopt;
    std::optional<FoundPassage> last;
    (*walk)->followPassages(view.firstFrame());
    for (std::size_t i = view.firstFrame(); i <= frame && !view.isStopped(); ++i) {
        if ((*walk)->goTo(i))
            continue;
        for (const Passage& passed : (*walk)->passages())
            if (passed.object == id)
                last = FoundPassage{source.stepOf(i), source.dtOf(i), passed};
    }
    return last;
}

} // namespace broadside::expectation
