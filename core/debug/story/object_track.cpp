#include "core/debug/story/object_track.h"

#include <algorithm>
#include <cmath>
#include <span>
#include <utility>

namespace broadside {
namespace {

constexpr std::size_t kFramesBetweenTells = 64;
constexpr double kFarthestJump = 8.0; // times the last path, or the size: as in core/trace/passage_watch.h

std::vector<ObjectId> partnersIn(std::span<const IdPair> pairs, ObjectId id)
{
    std::vector<ObjectId> partners;
    for (const IdPair pair : pairs)
        if (pair.a == id || pair.b == id)
            partners.push_back(pair.a == id ? pair.b : pair.a);
    return partners;
}

bool wasTeleported(const TrackPoint& before, const TrackPoint& now, Vec2 motion)
{
    if (std::abs(motion.x) > now.world.width() / 2 || std::abs(motion.y) > now.world.height() / 2)
        return true;
    const double larger = std::max(now.size.x, now.size.y);
    const double usual = before.velocity ? kFarthestJump * length(*before.velocity) * now.dt : kFarthestJump * larger;
    return length(motion) > std::max(usual, larger);
}

void takeMarks(const ObjectMarks* marks, ObjectId id, TrackPoint& point)
{
    if (!marks)
        return;
    point.isSaid = marks->has(ObjectMark::Teleported, id);
    point.isAnother = marks->has(ObjectMark::Spawned, id);
    point.isAsleep = marks->has(ObjectMark::Asleep, id);
    for (const ObjectMarks::Removed& removed : marks->removed)
        if (removed.id == id)
            point.reason = removed.reason;
}

TrackPoint pointAt(StepWalk& walk, ObjectId id)
{
    TrackPoint point;
    const Frame frame = walk.frame();
    point.world = {{0.0, 0.0}, {frame.world().width, frame.world().height}};
    const StepReport& report = walk.report();
    takeMarks(walk.marks(), id, point);
    const ObjectTable& objects = walk.objects();
    const auto row = objects.indexOf(id);
    point.isPresent = row.has_value();
    if (!row)
        return point;
    point.position = objects.poseOf(*row).position;
    point.angle = objects.poseOf(*row).angle;
    point.size = {objects.boundsOf(*row).width(), objects.boundsOf(*row).height()};
    point.began = partnersIn(report.began, id);
    point.stayed = partnersIn(report.stayed, id);
    return point;
}

/// Sets what follows from the frame before.
void connect(const TrackPoint& before, TrackPoint& now)
{
    now.follows = before.frame + 1 == now.frame;
    if (!before.isPresent || !now.isPresent || !now.follows || now.isAnother)
        return;
    const Vec2 motion = now.position - before.position;
    now.wasTeleported = now.isSaid || (motion != Vec2{} && wasTeleported(before, now, motion));
    if (!now.wasTeleported)
        now.velocity = (1.0 / now.dt) * motion;
}

} // namespace

ObjectTrack trackOf(const StepSource& source, StepWalk& walk, ObjectId id, std::size_t first, std::size_t last,
                    const std::stop_token& stop, const std::function<void(double)>& tell)
{
    ObjectTrack track;
    for (std::size_t i = first; i <= last && !stop.stop_requested(); ++i) {
        if (tell && (i - first) % kFramesBetweenTells == 0)
            tell(static_cast<double>(i - first) / static_cast<double>(last - first + 1));
        if (auto problem = walk.goTo(i)) {
            if (!track.problem)
                track.problem = std::move(problem);
            continue;
        }
        TrackPoint point = pointAt(walk, id);
        point.frame = i;
        point.step = source.stepOf(i);
        point.dt = source.dtOf(i);
        if (!track.points.empty())
            connect(track.points.back(), point);
        track.points.push_back(std::move(point));
    }
    return track;
}

} // namespace broadside
