#include "core/debug/diagnosis/search/partly_times.h"

#include "core/debug/diagnosis/model/fault_rule.h"
#include "core/debug/diagnosis/search/update_rules.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <string_view>

namespace broadside::diagnosis {
namespace {

using Part = TimeRule::Part;

constexpr double kPriceOfPart = 2.5; // bits

/// Which parts of wrong registrations are right.
struct RightParts {
    std::size_t wrong = 0;
    std::size_t alongX = 0;
    std::size_t alongY = 0;
    std::size_t centre = 0;
    std::size_t size = 0;
};

/// By which a recorded side may be off: recorded boxes may be of floats.
double slackOf(const Aabb& box)
{
    constexpr double kRounding = 1e-5; // relative
    return kRounding * (std::abs(box.lo.x) + std::abs(box.lo.y) + box.width() + box.height());
}

void addBox(RightParts& right, const Aabb& box, const Aabb& recorded, double margin)
{
    const double slack = margin + slackOf(box);
    const auto isNear = [slack](double a, double b) { return std::abs(a - b) <= slack; };
    const bool isX = isNear(box.lo.x, recorded.lo.x) && isNear(box.hi.x, recorded.hi.x);
    const bool isY = isNear(box.lo.y, recorded.lo.y) && isNear(box.hi.y, recorded.hi.y);
    if (isX && isY)
        return;
    ++right.wrong;
    right.alongX += isX ? 1U : 0U;
    right.alongY += isY ? 1U : 0U;
    right.centre +=
        isNear(box.center().x, recorded.center().x) && isNear(box.center().y, recorded.center().y) ? 1U : 0U;
    right.size += isNear(box.width(), recorded.width()) && isNear(box.height(), recorded.height()) ? 1U : 0U;
}

void addCells(RightParts& right, const CellRange& cells, const CellRange& recorded)
{
    const bool isX = cells.first.x == recorded.first.x && cells.last.x == recorded.last.x;
    const bool isY = cells.first.y == recorded.first.y && cells.last.y == recorded.last.y;
    right.wrong += isX && isY ? 0U : 1U;
    right.alongX += isX && !isY ? 1U : 0U;
    right.alongY += isY && !isX ? 1U : 0U;
}

/// Some objects change their sizes.
bool haveChangingSizes(const Evidence& evidence)
{
    constexpr double kSome = 0.1;
    const auto changes = [](const Track& track) {
        const Aabb& first = track.boxes.front();
        const Aabb& last = track.boxes.back();
        return std::abs(first.width() - last.width()) > 1e-3 * first.width() ||
               std::abs(first.height() - last.height()) > 1e-3 * first.height();
    };
    const auto changing = std::ranges::count_if(evidence.tracks, changes);
    return static_cast<double>(changing) > kSome * static_cast<double>(evidence.tracks.size());
}

/// The parts that may be wrong alone, by the recorded registrations.
std::vector<Part> wrongParts(const Workbench& bench, const StructureRule& structure)
{
    constexpr std::size_t kFewest = 15;
    constexpr double kAlmostAll = 0.98;
    const Evidence& evidence = bench.evidence();
    RightParts right;
    for (const State& state : bench.recordedStates()) {
        const Track& track = evidence.tracks[state.track];
        const Registered& recorded = *track.registeredIn(state.frame);
        const Placed place = placed(structure, track.boxIn(state.frame));
        if (recorded.kind == Registered::Kind::Box)
            addBox(right, track.boxIn(state.frame), recorded.box, bench.margin());
        else if (recorded.kind == Registered::Kind::Cells && !place.cells.around.isEmpty())
            addCells(right, place.cells.around, recorded.cells);
    }
    std::vector<Part> parts;
    if (right.wrong < kFewest)
        return parts;
    const auto isAlmostAlways = [&](std::size_t count) {
        return static_cast<double>(count) >= kAlmostAll * static_cast<double>(right.wrong);
    };
    if (isAlmostAlways(right.alongX))
        parts.push_back(Part::AlongY);
    if (isAlmostAlways(right.alongY))
        parts.push_back(Part::AlongX);
    const bool areSizesTold = evidence.knowsCells || haveChangingSizes(evidence);
    if (areSizesTold && (evidence.knowsCells ? haveChangingSizes(evidence) : isAlmostAlways(right.centre)))
        parts.push_back(Part::Size);
    if (haveChangingSizes(evidence) && (evidence.knowsCells || isAlmostAlways(right.size)))
        parts.push_back(Part::Place);
    return parts;
}

/// Whether sizes that were registered too small become right again. If they hardly ever do, no motion renews them:
/// that the objects which grow are also those which are slow says nothing.
bool areSizesRenewed(const Evidence& evidence)
{
    constexpr double kSome = 0.2; // of the objects; some are put elsewhere, and appear again
    const auto isShort = [](const Aabb& box, const Registered& recorded) {
        const double slack = slackOf(box);
        return recorded.box.width() < box.width() - slack || recorded.box.height() < box.height() - slack;
    };
    std::size_t wrong = 0;
    std::size_t renewed = 0;
    for (const Track& track : evidence.tracks) {
        bool isWrong = false;
        bool isRenewed = false;
        for (FrameIndex frame = track.first; frame <= track.last(); ++frame) {
            const Registered* const recorded = track.registeredIn(frame);
            if (!recorded || recorded->kind != Registered::Kind::Box)
                continue;
            const bool isNowShort = isShort(track.boxIn(frame), *recorded);
            isRenewed = isRenewed || (isWrong && !isNowShort);
            isWrong = isWrong || isNowShort;
        }
        wrong += isWrong ? 1U : 0U;
        renewed += isRenewed ? 1U : 0U;
    }
    return static_cast<double>(renewed) > kSome * static_cast<double>(wrong);
}

bool isRenewal(const TimeRule& time)
{
    Hypothesis hypothesis;
    hypothesis.registration.time = time;
    const std::string_view rule = ruleOf(hypothesis);
    return rule == "conditional-update" || rule == "periodic-update";
}

/// A part of the box can be late or held, but not absent.
bool hasParts(TimeRule::Kind kind)
{
    using Kind = TimeRule::Kind;
    switch (kind) {
    case Kind::Now:
    case Kind::Rebuilt:
    case Kind::Never:
    case Kind::Young:
    case Kind::AbsentBetween:
    case Kind::LostSince:
    case Kind::HeldSince:
    case Kind::Astray:
    case Kind::Resting:
    case Kind::PlaceFrom:
    case Kind::IdFrom:
    case Kind::AsRecorded:
    case Kind::CellsNotAdded:
    case Kind::BackInCells:
    case Kind::JumpKeepsCells:
        return false;
    default:
        return true;
    }
}

bool isUsual(const TimeRule& time)
{
    using Kind = TimeRule::Kind;
    const bool isOfSteps = time.kind == Kind::Late || time.kind == Kind::EveryStep || time.kind == Kind::RoundRobin;
    return time.kind == Kind::Once || time.kind == Kind::AfterJump || (isOfSteps && time.phase == 0.0);
}

} // namespace

std::vector<Priced<TimeRule>> partlyTimes(const Workbench& bench, const StructureRule& structure)
{
    const bool isRecorded = bench.recorded() > 0;
    const std::vector<Part> parts = isRecorded ? wrongParts(bench, structure) : std::vector{Part::AlongX, Part::AlongY};
    std::vector<Priced<TimeRule>> times;
    if (parts.empty())
        return times;
    const bool areRenewed = bench.evidence().knowsBoxes && std::ranges::find(parts, Part::Size) != parts.end()
                                ? areSizesRenewed(bench.evidence())
                                : true;
    const auto fits = [&](const TimeRule& time, Part part) {
        return hasParts(time.kind) && (isRecorded || isUsual(time)) &&
               (areRenewed || part != Part::Size || !isRenewal(time));
    };
    for (const Priced<TimeRule>& one : candidateTimes(bench.evidence()))
        for (const Part part : parts)
            if (fits(one.rule, part)) {
                times.push_back({one.rule, one.price + kPriceOfPart});
                times.back().rule.part = part;
            }
    for (const Part part : parts)
        for (const Priced<RegistrationRule>& one : updateRules(bench, structure, part))
            if (one.rule.scope.kind == Scope::Kind::All)
                times.push_back({one.rule.time, one.price + kPriceOfPart});
    return times;
}

} // namespace broadside::diagnosis
