#include "core/debug/story/story_event.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <tuple>

namespace broadside {
namespace {

/// Whether several of them in successive steps are one line of text.
bool folds(StoryEvent::Kind kind)
{
    return kind == StoryEvent::Kind::Touched || kind == StoryEvent::Kind::Pushed || kind == StoryEvent::Kind::AtEdge ||
           kind == StoryEvent::Kind::ByInput || kind == StoryEvent::Kind::Steered ||
           kind == StoryEvent::Kind::SpeedChanged;
}

} // namespace

std::string_view nameOf(StoryEvent::Kind kind) noexcept
{
    using enum StoryEvent::Kind;
    switch (kind) {
    case Appears:
        return "appears";
    case Spawned:
        return "spawned";
    case Launched:
        return "launched";
    case Touched:
        return "contact";
    case Pushed:
        return "pushed";
    case SpeedLimited:
        return "speed-limited";
    case AtEdge:
        return "edge";
    case ByInput:
        return "input";
    case Steered:
        return "component";
    case Teleported:
        return "teleported";
    case FallsAsleep:
        return "asleep";
    case Wakes:
        return "awake";
    case FlownThrough:
        return "masked";
    case SpeedChanged:
        return "speed-changed";
    case Removed:
        return "removed";
    }
    return {};
}

std::string_view nameOf(StoryEvent::Reason reason) noexcept
{
    using enum StoryEvent::Reason;
    switch (reason) {
    case ByHit:
        return "hit";
    case EndOfLife:
        return "lifetime";
    case AtEdge:
        return "edge";
    case ByInput:
        return "input";
    }
    return {};
}

std::string_view nameOf(StoryEvent::Effect effect) noexcept
{
    using enum StoryEvent::Effect;
    switch (effect) {
    case Starts:
        return "starts";
    case Stops:
        return "stops";
    case Turns:
        return "turns";
    case Slows:
        return "slows";
    case SpeedsUp:
        return "speeds-up";
    case Rotates:
        return "rotates";
    case Moves:
        return "moves";
    }
    return {};
}

std::optional<StoryEvent::Effect> effectOf(const StoryEvent& event) noexcept
{
    using Effect = StoryEvent::Effect;
    constexpr double kRounding = 1e-9; // relative to the speeds, and sine of the smallest turn
    if (!event.before || !event.after || !event.before->isPresent || !event.after->isPresent)
        return std::nullopt;
    const Vec2 before = event.before->velocity;
    const Vec2 after = event.after->velocity;
    const double slower = length(before);
    const double faster = length(after);
    if (before != Vec2{} && after == Vec2{})
        return Effect::Stops;
    if (before == Vec2{} && after != Vec2{})
        return Effect::Starts;
    if (std::abs(cross(before, after)) > kRounding * slower * faster || dot(before, after) < 0.0)
        return Effect::Turns;
    if (std::abs(slower - faster) > kRounding * std::max(slower, faster))
        return faster < slower ? Effect::Slows : Effect::SpeedsUp;
    if (event.before->angle != event.after->angle)
        return Effect::Rotates;
    if (event.before->position != event.after->position)
        return Effect::Moves;
    return std::nullopt;
}

std::vector<FoldedEvent> folded(std::span<const StoryEvent> events)
{
    using Key = std::tuple<StoryEvent::Kind, ObjectId, std::optional<StoryEvent::Effect>>;
    std::vector<FoldedEvent> lines;
    std::map<Key, std::size_t> latest; // the last line of each key
    for (const StoryEvent& event : events) {
        const Key key{event.kind, event.by, effectOf(event)};
        const auto known = latest.find(key);
        if (folds(event.kind) && known != latest.end() && lines[known->second].lastStep + 1 >= event.step) {
            FoldedEvent& line = lines[known->second];
            line.lastStep = event.step;
            ++line.count;
            continue;
        }
        latest[key] = lines.size();
        lines.push_back({event, event.step});
    }
    return lines;
}

} // namespace broadside
