#include "core/debug/story/recording_story.h"

#include "core/base/message/name_messages.h"
#include "core/debug/story/object_track.h"
#include "core/debug/story/story_text.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>
#include <utility>

namespace broadside {
namespace {

/// Frames before and after the asked ones that are needed to tell an abrupt change from an acceleration.
constexpr std::size_t kContext = 4;
constexpr double kAbrupt = 0.2; // of the speed

/// The velocity before and after an abrupt change, which takes one frame or a few.
struct VelocityJump {
    std::size_t first = 0; ///< Index of the first point whose velocity differs.
    std::size_t last = 0;
    Vec2 before;
    Vec2 after;
};

/// The change of velocity at a point, m/s.
std::optional<Vec2> changeAt(const std::vector<TrackPoint>& points, std::size_t i)
{
    if (i == 0 || i >= points.size() || !points[i].velocity || !points[i - 1].velocity)
        return std::nullopt;
    return *points[i].velocity - *points[i - 1].velocity;
}

bool isAbrupt(const std::vector<TrackPoint>& points, std::size_t i)
{
    const auto change = changeAt(points, i);
    if (!change)
        return false;
    const TrackPoint& now = points[i];
    constexpr double kNoise = 1e-6; // of the coordinates: games record single precision
    const double coordinate = std::max({1.0, std::abs(now.position.x), std::abs(now.position.y)});
    const double tolerance =
        kAbrupt * std::max(length(*now.velocity), length(*points[i - 1].velocity)) + 4.0 * kNoise * coordinate / now.dt;
    const auto earlier = i >= 2 ? changeAt(points, i - 2) : std::nullopt;
    const auto later = changeAt(points, i + 2);
    if (!later && now.began.empty() && now.stayed.empty() && points[i - 1].began.empty())
        return false; // nothing shows whether this is an acceleration that goes on
    return distance(*change, earlier.value_or(Vec2{})) > tolerance &&
           distance(*change, later.value_or(Vec2{})) > tolerance;
}

std::vector<VelocityJump> jumpsOf(const std::vector<TrackPoint>& points)
{
    std::vector<VelocityJump> jumps;
    for (std::size_t i = 1; i < points.size(); ++i) {
        if (!isAbrupt(points, i))
            continue;
        if (!jumps.empty() && jumps.back().last + 1 == i) {
            jumps.back().last = i;
            jumps.back().after = *points[i].velocity;
        } else {
            jumps.push_back({i, i, *points[i - 1].velocity, *points[i].velocity});
        }
    }
    return jumps;
}

/// Writes the events of a track.
class TrackStory {
public:
    TrackStory(const std::vector<TrackPoint>& points, StepWalk& walk, ObjectId id)
        : m_points(points)
        , m_walk(walk)
        , m_id(id)
    {}
    [[nodiscard]] std::vector<StoryEvent> tell();

private:
    struct Placed {
        std::size_t point; ///< The point at which the event's objects have their names.
        StoryEvent event;
        bool isBeforeAnother = false; ///< A removal in the step in which another object gets the id.
    };
    struct Cause {
        std::size_t point = 0;
        ObjectId by;
        StoryEvent::Kind kind = StoryEvent::Kind::SpeedChanged;
    };

    void addPresence(std::size_t i);
    void addRemoval(std::size_t i);
    void addJump(const VelocityJump& jump);
    [[nodiscard]] Cause causeOf(const VelocityJump& jump);
    [[nodiscard]] ObjectId nearestAt(std::size_t i, double reach);
    [[nodiscard]] bool leavesWorldAfter(std::size_t i, std::optional<Vec2> velocity) const;
    [[nodiscard]] LoggedState loggedStateAt(std::size_t i, std::optional<Vec2> velocity = {}) const;
    StoryEvent& add(StoryEvent::Kind kind, std::size_t i, ObjectId by = {});
    void writeSentences();

    const std::vector<TrackPoint>& m_points;
    StepWalk& m_walk;
    ObjectId m_id;
    std::vector<Placed> m_events;
};

std::vector<StoryEvent> TrackStory::tell()
{
    for (std::size_t i = 0; i < m_points.size(); ++i) {
        addPresence(i);
        if (m_points[i].wasTeleported) {
            StoryEvent& event = add(StoryEvent::Kind::Teleported, i);
            event.isInferred = !m_points[i].isSaid;
            event.before = loggedStateAt(i - 1);
            event.after = loggedStateAt(i);
        }
        if (m_points[i].follows)
            for (const ObjectId by : m_points[i].began)
                add(StoryEvent::Kind::Touched, i, by);
    }
    for (const VelocityJump& jump : jumpsOf(m_points))
        addJump(jump);
    std::ranges::stable_sort(m_events, {}, [](const Placed& placed) {
        return std::pair{placed.event.step, placed.event.kind == StoryEvent::Kind::Removed && !placed.isBeforeAnother};
    });
    writeSentences();
    std::vector<StoryEvent> events;
    for (Placed& placed : m_events)
        events.push_back(std::move(placed.event));
    return events;
}

void TrackStory::addPresence(std::size_t i)
{
    const bool wasPresent = i > 0 && m_points[i - 1].isPresent;
    const bool isPresent = m_points[i].isPresent;
    const bool isAnother = isPresent && wasPresent && m_points[i].isAnother;
    if (isAnother) {
        addRemoval(i);
        m_events.back().isBeforeAnother = true;
    }
    if (isPresent && (!wasPresent || isAnother)) {
        StoryEvent& event = add(StoryEvent::Kind::Appears, i);
        if (m_points[i].frame > 0) {
            event.before = loggedStateAt(i);
            event.before->isPresent = false;
        }
        event.after = loggedStateAt(i);
    }
    if (!isPresent && wasPresent)
        addRemoval(i);
    if (isPresent && m_points[i].isAsleep != (wasPresent && m_points[i - 1].isAsleep))
        add(m_points[i].isAsleep ? StoryEvent::Kind::FallsAsleep : StoryEvent::Kind::Wakes, i).isInferred = false;
}

void TrackStory::addRemoval(std::size_t i)
{
    const TrackPoint& last = m_points[i - 1];
    if (const std::string& said = m_points[i].reason.empty() ? last.reason : m_points[i].reason; !said.empty()) {
        StoryEvent& event = add(StoryEvent::Kind::Removed, i);
        event.saidReason = said;
        event.isInferred = false;
        m_events.back().point = i - 1;
        return;
    }
    if (last.follows && !last.began.empty()) {
        add(StoryEvent::Kind::Removed, i - 1, last.began.front()).reason = StoryEvent::Reason::ByHit;
        return;
    }
    StoryEvent& event = add(StoryEvent::Kind::Removed, i, last.stayed.empty() ? ObjectId{} : last.stayed.front());
    m_events.back().point = i - 1;
    if (leavesWorldAfter(i - 1, last.velocity)) {
        event.reason = StoryEvent::Reason::AtEdge;
        event.by = {};
    }
}

void TrackStory::addJump(const VelocityJump& jump)
{
    const Cause cause = causeOf(jump);
    const auto isIts = [&](const Placed& placed) {
        return placed.point == cause.point && placed.event.kind == StoryEvent::Kind::Touched &&
               placed.event.by == cause.by;
    };
    const auto known = std::ranges::find_if(m_events, isIts);
    StoryEvent& event =
        known != m_events.end() && !cause.by.isNull() ? known->event : add(cause.kind, cause.point, cause.by);
    event.before = loggedStateAt(jump.first - 1, jump.before);
    event.after = loggedStateAt(jump.last, jump.after);
}

/// The response to an overlap that a frame shows is visible in the next frame.
TrackStory::Cause TrackStory::causeOf(const VelocityJump& jump)
{
    for (std::size_t i = jump.first - 1; i <= jump.last; ++i)
        if (m_points[i].follows && !m_points[i].began.empty())
            return {i, m_points[i].began.front(), StoryEvent::Kind::Touched};
    for (std::size_t i = jump.first - 1; i <= jump.last; ++i)
        if (!m_points[i].stayed.empty())
            return {i, m_points[i].stayed.front(), StoryEvent::Kind::Pushed};
    const double reach = length(jump.before) * m_points[jump.first].dt;
    if (leavesWorldAfter(jump.first - 1, jump.before))
        return {jump.first, {}, StoryEvent::Kind::AtEdge};
    if (const ObjectId near = nearestAt(jump.first - 1, reach); !near.isNull())
        return {jump.first, near, StoryEvent::Kind::Touched};
    return {jump.first, {}, StoryEvent::Kind::SpeedChanged};
}

/// Null if no box is within `reach` metres of the object's.
ObjectId TrackStory::nearestAt(std::size_t i, double reach)
{
    if (m_walk.goTo(m_points[i].frame))
        return {};
    const ObjectTable& objects = m_walk.objects();
    const auto own = objects.indexOf(m_id);
    if (!own)
        return {};
    ObjectId nearest;
    double least = std::numeric_limits<double>::infinity();
    objects.forEach([&](ObjectIndex row) {
        const double gap = row == *own ? least : distance(objects.boundsOf(row), objects.boundsOf(*own));
        if (gap <= reach && gap < least) {
            least = gap;
            nearest = objects.idOf(row);
        }
    });
    return nearest;
}

bool TrackStory::leavesWorldAfter(std::size_t i, std::optional<Vec2> velocity) const
{
    const TrackPoint& point = m_points[i];
    const Vec2 next = point.position + point.dt * velocity.value_or(Vec2{});
    return velocity && contains(point.world, point.position) && !contains(point.world, next);
}

LoggedState TrackStory::loggedStateAt(std::size_t i, std::optional<Vec2> velocity) const
{
    const TrackPoint& point = m_points[i];
    return {true, point.position, point.angle, velocity ? *velocity : point.velocity.value_or(Vec2{})};
}

StoryEvent& TrackStory::add(StoryEvent::Kind kind, std::size_t i, ObjectId by)
{
    Placed& placed = m_events.emplace_back();
    placed.point = i;
    placed.event.step = m_points[i].step;
    placed.event.kind = kind;
    placed.event.by = by;
    placed.event.isInferred = true;
    return placed.event;
}

/// A game may use an id again, so the names are those of the event's frame.
void TrackStory::writeSentences()
{
    std::string subject = texts::unnamedObjectAtStart(m_id.value).text();
    std::optional<std::size_t> at;
    for (Placed& placed : m_events) {
        if (at != placed.point && m_walk.goTo(m_points[placed.point].frame))
            continue;
        at = placed.point;
        if (const auto row = m_walk.objects().rowOf(m_id))
            subject = displayName(m_walk.objects().objectOf(*row));
        writeStorySentence(placed.event, subject, m_walk.objects());
    }
}

} // namespace

void tellRecording(ObjectStory& story, const StepSource& source, StepWalk& walk, ObjectId id, StepRange steps,
                   const std::stop_token& stop, const std::function<void(double)>& tell)
{
    const std::size_t first = source.firstFrameFrom(steps.first);
    const std::size_t last = source.frameOf(steps.last);
    if (first > last)
        return;
    const ObjectTrack track = trackOf(source, walk, id, first - std::min(first, kContext),
                                      std::min(last + kContext, source.frameCount() - 1), stop, tell);
    story.problem = track.problem;
    for (const TrackPoint& point : track.points)
        if (!story.wasThere && point.isPresent && point.step <= steps.last && !walk.goTo(point.frame)) {
            story.wasThere = true;
            story.name = storyName(walk.objects(), id);
        }
    story.events = TrackStory(track.points, walk, id).tell();
    // Frames before and after the asked ones only give context.
    std::erase_if(story.events,
                  [&](const StoryEvent& event) { return event.step < steps.first || event.step > steps.last; });
}

} // namespace broadside
