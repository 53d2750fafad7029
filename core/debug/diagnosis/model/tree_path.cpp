#include "core/debug/diagnosis/model/tree_path.h"

#include <algorithm>

namespace broadside::diagnosis {
namespace {

/// The number of the child that takes the box; 4: none does.
unsigned childFor(const SquareTreePlan& plan, const SquareNode& node, const Aabb& box)
{
    unsigned number = 0;
    while (number < 4 && !takes(plan, node.child(number).square, box))
        ++number;
    return number;
}

/// The object comes to the first node that follows, and to each one that takes it.
void count(const SquareTreePlan& plan, const Aabb& box, TreePath& path)
{
    ++path.counts[0];
    bool isIn = isWithinRoot(plan, box);
    for (unsigned depth = 0; isIn && depth <= path.end; ++depth) {
        const bool mayGoOn = depth < kDeepestTree && !path.isPassed[depth];
        path.isPassed[depth] = path.isPassed[depth] || (mayGoOn && childFor(plan, path.nodes[depth], box) < 4);
        if (depth == path.end)
            return;
        isIn = takes(plan, path.nodes[depth + 1].square, box);
        path.counts[depth + 1] += isIn ? 1U : 0U;
    }
}

} // namespace

unsigned TreePath::depthIn(const SquareTreePlan& plan) const noexcept
{
    const unsigned most = std::min(end, plan.depth);
    unsigned depth = 0;
    while (depth < most && counts[depth] > plan.capacity)
        ++depth;
    return depth;
}

bool TreePath::isLowest(const SquareTreePlan& plan, unsigned depth) const noexcept
{
    return depth == plan.depth || (plan.capacity == 0 ? !isPassed[depth] : counts[depth] <= plan.capacity);
}

TreePath pathOf(const SquareTreePlan& plan, const Evidence& evidence, FrameIndex frame, TrackIndex track,
                const NameSet* without)
{
    TreePath path;
    path.box = evidence.tracks[track].boxIn(frame);
    path.isDynamic = evidence.tracks[track].isDynamic;
    path.name = evidence.tracks[track].name;
    path.nodes[0] = {plan.root};
    while (path.end < kDeepestTree && isWithinRoot(plan, path.box)) {
        const unsigned number = childFor(plan, path.nodes[path.end], path.box);
        if (number == 4)
            break;
        path.nodes[path.end + 1] = path.nodes[path.end].child(number);
        ++path.end;
    }
    for (const TrackIndex other : evidence.frames[frame].present)
        if (!without || (*without)[evidence.tracks[other].name] == 0)
            count(plan, evidence.tracks[other].boxIn(frame), path);
    return path;
}

} // namespace broadside::diagnosis
