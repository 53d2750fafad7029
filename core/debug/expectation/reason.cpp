#include "core/debug/expectation/reason.h"

#include "core/base/enumerators.h"

namespace broadside {
namespace {

struct RuleName {
    ReasonRule rule;
    std::string_view name;
};
constexpr RuleName kRuleNames[]{
    {ReasonRule::Met, "met"},
    {ReasonRule::Apart, "apart"},
    {ReasonRule::OverlapIgnored, "overlap-ignored"},
    {ReasonRule::NeverTogether, "never-together"},
    {ReasonRule::StaysInside, "stays-inside"},
    {ReasonRule::LeavesRegion, "leaves-region"},
    {ReasonRule::StartsOutside, "starts-outside"},
    {ReasonRule::LargerThanRegion, "larger-than-region"},
    {ReasonRule::Untouched, "untouched"},
    {ReasonRule::Touched, "touched"},
    {ReasonRule::NotAliveYet, "not-alive-yet"},
    {ReasonRule::RemovedByHit, "removed-by-hit"},
    {ReasonRule::RemovedByLifetime, "removed-by-lifetime"},
    {ReasonRule::RemovedByEdge, "removed-by-edge"},
    {ReasonRule::RemovedByInput, "removed-by-input"},
    {ReasonRule::Gone, "gone"},
    {ReasonRule::BothStatic, "both-static"},
    {ReasonRule::Masks, "masks"},
    {ReasonRule::FilterOfTemplate, "filter-of-template"},
    {ReasonRule::FilterOverridden, "filter-overridden"},
    {ReasonRule::MissedPair, "missed-pair"},
    {ReasonRule::NotCandidate, "not-candidate"},
    {ReasonRule::BoxSmallerThanShape, "box-smaller-than-shape"},
    {ReasonRule::OnlyTouching, "only-touching"},
    {ReasonRule::NoContactRecorded, "no-contact-recorded"},
    {ReasonRule::OverlapAfterTest, "overlap-after-test"},
    {ReasonRule::OnlyBoxesOverlap, "only-boxes-overlap"},
    {ReasonRule::Hole, "hole"},
    {ReasonRule::Sensor, "sensor"},
    {ReasonRule::PassedBetweenSteps, "passed-between-steps"},
    {ReasonRule::PassedWhileOverlapping, "passed-while-overlapping"},
    {ReasonRule::InTheWay, "in-the-way"},
    {ReasonRule::InvisibleInTheWay, "invisible-in-the-way"},
    {ReasonRule::LockedInTheWay, "locked-in-the-way"},
    {ReasonRule::SpeedLimited, "speed-limited"},
    {ReasonRule::NotLaunched, "not-launched"},
    {ReasonRule::NotMoving, "not-moving"},
    {ReasonRule::Launched, "launched"},
    {ReasonRule::Spawned, "spawned"},
    {ReasonRule::Pushed, "pushed"},
    {ReasonRule::Wrapped, "wrapped"},
    {ReasonRule::Edited, "edited"},
    {ReasonRule::Moves, "moves"},
    {ReasonRule::RunEnds, "run-ends"},
};
static_assert(std::size(kRuleNames) == kReasonRules);
constexpr auto kRulePlaces = placesOfRows<kRuleNames, &RuleName::rule>();

} // namespace

std::string_view nameOf(ReasonRule rule) noexcept
{
    return kRuleNames[kRulePlaces[static_cast<std::size_t>(rule)]].name;
}

} // namespace broadside
