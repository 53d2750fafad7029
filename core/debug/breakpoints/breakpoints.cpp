#include "core/debug/breakpoints/breakpoints.h"

#include "core/base/enumerators.h"
#include "core/base/text_search.h"

#include <algorithm>
#include <array>

namespace broadside {
namespace {

using Kind = Breakpoint::Kind;

constexpr std::array kKinds{
    BreakpointInfo{Kind::PairBegins, "pair-begins", "Two objects begin to overlap", 2, false, false, false, true},
    BreakpointInfo{Kind::PairEnds, "pair-ends", "Two objects do not overlap any more", 2, false, false, false, true},
    BreakpointInfo{Kind::ObjectHit, "object-hit", "An object is hit: it, or what it meets, answers to hits", 1, false,
                   false, false, true},
    BreakpointInfo{Kind::EntersRegion, "enters-region", "The box of an object comes to touch a region", 1, true, false,
                   false, false},
    BreakpointInfo{Kind::LeavesRegion, "leaves-region", "The box of an object leaves a region", 1, true, false, false,
                   false},
    BreakpointInfo{Kind::LeavesWorld, "leaves-world", "The position of an object leaves the world", 1, false, false,
                   false, false},
    BreakpointInfo{Kind::CandidatesAbove, "candidates-above", "The candidates of a step become more than a number", 0,
                   false, true, false, true},
    BreakpointInfo{Kind::MissedPair, "missed-pair", "The broad phase begins to miss a pair", 2, false, false, true,
                   false},
    BreakpointInfo{Kind::Passage, "tunnelling", "An object passes through another within a step", 2, false, false,
                   false, false},
    BreakpointInfo{Kind::NotANumber, "not-a-number", "An object leaves the range of numbers", 1, false, false, false,
                   true},
    BreakpointInfo{Kind::FalseCandidate, "false-candidate", "Two objects become candidates that do not overlap", 2,
                   false, false, true, false}};

constexpr auto kKindPlaces = placesOfRows<kKinds, &BreakpointInfo::kind>();

} // namespace

bool ObjectFilter::accepts(const SceneObject& object) const
{
    return (ids.empty() || std::ranges::find(ids, object.id) != ids.end()) &&
           (categories == 0 || (categories & object.category) != 0) &&
           (nameText.empty() || containsText(displayName(object), nameText));
}

std::span<const BreakpointInfo> breakpointKinds() noexcept { return kKinds; }

const BreakpointInfo& infoOf(Breakpoint::Kind kind) noexcept
{
    return kKinds[kKindPlaces[static_cast<std::size_t>(kind)]];
}

std::optional<Breakpoint::Kind> breakpointKindNamed(std::string_view name) noexcept
{
    const auto found = std::ranges::find(kKinds, name, &BreakpointInfo::name);
    return found == kKinds.end() ? std::nullopt : std::optional{found->kind};
}

} // namespace broadside
