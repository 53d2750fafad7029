#include "core/debug/story/story_event.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <tuple>

namespace broadside {
namespace {

constexpr std::array<std::string_view, StoryEvent::kKinds> kKindNames{
    "appears", "spawned", "launched",  "contact",    "pushed",        "speed-limited",
    "edge",    "input",   "component", "teleported", "speed-changed", "removed"};
constexpr std::array<std::string_view, 4> kReasonNames{"hit", "lifetime", "edge", "input"};
constexpr std::array<std::string_view, 7> kEffectNames{"starts",    "stops",   "turns", "slows",
                                                       "speeds-up", "rotates", "moves"};

/// Whether several of them in successive steps are one line of text.
bool folds(StoryEvent::Kind kind)
{
    return kind == StoryEvent::Kind::Touched || kind == StoryEvent::Kind::Pushed || kind == StoryEvent::Kind::AtEdge ||
           kind == StoryEvent::Kind::ByInput || kind == StoryEvent::Kind::Steered ||
           kind == StoryEvent::Kind::SpeedChanged;
}

} // namespace

std::string_view nameOf(StoryEvent::Kind kind) noexcept { return kKindNames[static_cast<std::size_t>(kind)]; }
std::string_view nameOf(StoryEvent::Reason reason) noexcept { return kReasonNames[static_cast<std::size_t>(reason)]; }
std::string_view nameOf(StoryEvent::Effect effect) noexcept { return kEffectNames[static_cast<std::size_t>(effect)]; }

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
