#include "core/debug/diagnosis/cause_gate.h"

#include "core/debug/diagnosis/model/fault_rule.h"

#include <algorithm>
#include <set>
#include <utility>

namespace broadside::diagnosis {
namespace {

constexpr double kMostWrong = 0.02;           // of the recorded registrations
constexpr double kMostWrongOfDeviating = 0.1; // of those that are not as they should be

/// Numbers of pairs that contain a chosen object.
struct PairsOf {
    std::size_t missed = 0;
    std::size_t found = 0;
};

template<class Chosen>
PairsOf pairsOf(const Workbench& bench, Chosen isChosen)
{
    PairsOf pairs;
    const Evidence& evidence = bench.evidence();
    for (const Event& event : bench.overlapping())
        if (isChosen(evidence.tracks[event.a]) || isChosen(evidence.tracks[event.b]))
            ++(event.fate == Fate::Missed ? pairs.missed : pairs.found);
    return pairs;
}

bool isHardlyFound(const PairsOf& pairs)
{
    constexpr double kHardlyAny = 0.02;
    return static_cast<double>(pairs.found) <= kHardlyAny * static_cast<double>(pairs.missed);
}

/// Almost all missed pairs contain an object of one name, and hardly any pair with such an object is found.
bool isOfOneName(const Workbench& bench)
{
    constexpr double kAll = 0.95;
    const std::size_t names = bench.evidence().names.size();
    for (std::uint32_t name = 0; names > 1 && name < names; ++name) {
        const PairsOf pairs = pairsOf(bench, [&](const Track& track) { return track.name == name; });
        if (static_cast<double>(pairs.missed) >= kAll * static_cast<double>(bench.missed()) && isHardlyFound(pairs))
            return true;
    }
    return false;
}

/// Recorded registrations speak for or against the fault.
bool isToldByRegistrations(const Fault& fault, const Workbench& bench)
{
    return bench.evidence().knowsRegistrations() && fault.judged.hypothesis.asking != Asking::Tested;
}

/// Hardly any pair of some objects is found, and no registrations are recorded. Then these objects may be registered
/// elsewhere or not at all, or a filter may leave out their pairs: the recording does not tell which.
bool isAmbiguous(const Fault& fault, const Workbench& bench)
{
    if (isToldByRegistrations(fault, bench))
        return false;
    const Scope& scope = fault.judged.hypothesis.registration.scope;
    const bool isScoped = scope.kind != Scope::Kind::All;
    return (isScoped && isHardlyFound(pairsOf(bench, [&](const Track& track) { return scope.holds(track); }))) ||
           isOfOneName(bench);
}

/// It counts each pair once, since several frames of one pair say little more than one frame. Pairs of a single frame
/// are too few in any case: whatever happened there may be the reason.
bool explainsManyPairs(const Fault& fault, const Workbench& bench)
{
    constexpr std::size_t kFewPairs = 8;
    std::set<std::pair<TrackIndex, TrackIndex>> pairs;
    std::set<FrameIndex> frames;
    for (std::size_t i = 0; i < bench.missed(); ++i)
        if (fault.judged.lost[i]) {
            pairs.emplace(bench.overlapping()[i].a, bench.overlapping()[i].b);
            frames.insert(bench.overlapping()[i].frame);
        }
    return pairs.size() >= kFewPairs && frames.size() > 1;
}

/// Where registrations are not recorded, many rules predict the same pairs. So a cause needs more pairs, and fewer of
/// them may speak against it. It must explain almost all missed pairs by itself, since some rule explains a part of
/// them by chance. It must also be a single rule: a rule of time together with a rule of place fits nearly anything.
bool isFirmEnough(const Fault& fault, const Workbench& bench)
{
    constexpr double kMostAgainstThen = 0.01;
    constexpr double kMostLeftThen = 0.05;
    if (isToldByRegistrations(fault, bench))
        return true;
    if (fault.withOthers)
        return false; // two rules together fit nearly anything, too
    const Tally& tally = fault.whole().tally;
    const RegistrationRule& rule = fault.judged.hypothesis.registration;
    const bool isWhole = rule.x.kind == AxisRule::Kind::Whole && rule.y.kind == AxisRule::Kind::Whole;
    if (!isWhole && rule.time.kind != TimeRule::Kind::Now)
        return false;
    return static_cast<double>(tally.unexplained) <= kMostLeftThen * static_cast<double>(bench.missed()) &&
           static_cast<double>(tally.contradicted) <= kMostAgainstThen * static_cast<double>(tally.lost) &&
           explainsManyPairs(fault, bench);
}

/// Some frame has fewer reported pairs than the limit. If not, the number of pairs may be constant for another reason.
bool isSometimesBelow(const Condition& limit, const Evidence& evidence)
{
    return std::ranges::any_of(evidence.frames, [&](const FrameFacts& frame) {
        return frame.isSampled && static_cast<double>(frame.reported.size()) < limit.value;
    });
}

/// A limit can only be a cause if almost all missed pairs occur where exactly the limit is reached, since a game with a
/// limit never reports more.
bool isReached(const Fault& fault, Workbench& bench)
{
    constexpr double kAlmostAll = 0.95;
    const Hypothesis& hypothesis = fault.judged.hypothesis;
    if (hypothesis.conditions.size() != 1)
        return true;
    const Condition& limit = hypothesis.conditions.front();
    if (!isOf(FeatureGroup::Reports, limit.feature))
        return true;
    const bool isOfFrame = limit.feature == Feature::Reported || limit.feature == Feature::ReportedBefore;
    if (isOfFrame && !isSometimesBelow(limit, bench.evidence()))
        return false;
    const Feature counted = limit.feature == Feature::ReportedBefore ? Feature::Reported : limit.feature;
    const bool hasCells = hypothesis.structure.kind != StructureRule::Kind::Boxes;
    const auto& rows = bench.features(hasCells ? std::optional(hypothesis.structure.cells) : bench.evidence().cells);
    std::size_t lost = 0;
    std::size_t exact = 0;
    for (std::size_t i = 0; i < bench.missed(); ++i) {
        lost += fault.judged.lost[i] ? 1U : 0U;
        exact += fault.judged.lost[i] && rows[i][static_cast<std::size_t>(counted)] == limit.value ? 1U : 0U;
    }
    return static_cast<double>(exact) >= kAlmostAll * static_cast<double>(lost);
}

/// A fault that only describes recorded places is a cause only if the places follow a pattern, and conditions say
/// exactly for which objects it holds.
bool tellsWhich(const Fault& fault)
{
    const Hypothesis& hypothesis = fault.judged.hypothesis;
    if (!isMeasured(fault))
        return true;
    return hypothesis.isExact && (hypothesis.manner != Manner::Elsewhere || hypothesis.relation);
}

/// If no registrations are recorded, other rules predict the same pairs. A pair that is reported late may have objects
/// that are registered late. Objects of certain kinds may be registered elsewhere instead of being skipped. Wrong cells
/// may come from a wrong box as well as from the structure. And a leaf that is kept too long finds as little as one
/// that searches with the box of its object.
bool isInterchangeable(const Fault& fault, const Workbench& bench)
{
    const Hypothesis& hypothesis = fault.judged.hypothesis;
    if (isToldByRegistrations(fault, bench))
        return false;
    if (hypothesis.asking == Asking::Own) // cells that differ below zero only: see truncatedCells()
        return false;
    if (!hypothesis.conditions.empty()) {
        const Feature feature = hypothesis.conditions.front().feature;
        return feature == Feature::PairAge || feature == Feature::PairAgeSeen || feature == Feature::Names ||
               feature == Feature::NamesApart || feature == Feature::SameName || feature == Feature::SameNameGroup ||
               feature == Feature::OtherNameGroup || feature == Feature::OneStatic ||
               feature == Feature::NearestReported || feature == Feature::NameToStatic ||
               ruleOf(hypothesis) == "relation-skipped" || feature == Feature::StrayShare ||
               feature == Feature::AskedTightApart;
    }
    using Time = TimeRule::Kind;
    const Time time = hypothesis.registration.time.kind;
    if (time == Time::Astray || time == Time::LostSince || time == Time::HeldSince || time == Time::AfterJump)
        return true; // they say where objects are not, or something of each object
    const StructureRule& structure = hypothesis.structure;
    return (structure.kind != StructureRule::Kind::Boxes || structure.margin > 0.0) &&
           familyOf(hypothesis) == Family::Geometry;
}

/// The fault follows from the recorded leaves of a dynamic tree. They are larger than their objects, so registrations
/// do not test it.
bool isOfRecordedLeaves(const Fault& fault)
{
    const std::string_view rule = ruleOf(fault.judged.hypothesis);
    return rule == "leaf-not-asked" || rule == "pair-dropped" || rule == "tree-not-refitted" ||
           rule == "tree-stack-limit";
}

/// The fault predicts the recorded registrations, and also almost all of the wrong ones. The second test is needed if
/// few objects are registered wrongly: then a rule with a wrong number still fits the many others.
bool isAsRecorded(const Fault& fault, Workbench& bench)
{
    const Judged& whole = fault.whole();
    if (isOfRecordedLeaves(fault))
        return true;
    if (static_cast<double>(whole.wrong) > kMostWrong * static_cast<double>(bench.recorded()))
        return false;
    Hypothesis right = whole.hypothesis;
    if (whole.wrong == 0 || right.registration.isRight())
        return true;
    right.registration = {};
    const std::size_t deviating = bench.judge(std::move(right)).wrong;
    return static_cast<double>(whole.wrong) <= kMostWrongOfDeviating * static_cast<double>(deviating);
}

/// Objects are in the cell of their centre, whatever the boxes of the rule are: they can only be those of a search.
bool isOfSearch(const Fault& fault)
{
    const Hypothesis& hypothesis = fault.judged.hypothesis;
    return hypothesis.structure.kind == StructureRule::Kind::CentreAsked &&
           hypothesis.registration.time.kind == TimeRule::Kind::Now && !hypothesis.registration.isWhole();
}

/// Pairs that are lost after a hit must also be pairs of other objects than the one that was hit. If they are not, the
/// game may as well leave out the same pair for a while.
bool isOfOtherPartners(const Fault& fault, const Workbench& bench)
{
    constexpr double kFewest = 0.1;
    const Hypothesis& hypothesis = fault.judged.hypothesis;
    if (hypothesis.conditions.size() != 1 || hypothesis.conditions.front().feature != Feature::HitAge)
        return true;
    const auto& frames = bench.evidence().frames;
    const auto wait = static_cast<FrameIndex>(hypothesis.conditions.front().value);
    std::size_t lost = 0;
    std::size_t others = 0;
    for (std::size_t i = 0; i < bench.missed(); ++i) {
        const Event& event = bench.overlapping()[i];
        if (!fault.judged.lost[i])
            continue;
        const std::pair<TrackIndex, TrackIndex> pair = std::minmax(event.a, event.b);
        bool isOfPair = false;
        for (FrameIndex back = 1; back <= std::min(wait, event.frame) && !isOfPair; ++back)
            isOfPair = std::ranges::binary_search(frames[event.frame - back].reported, pair);
        ++lost;
        others += isOfPair ? 0U : 1U;
    }
    return static_cast<double>(others) >= kFewest * static_cast<double>(lost);
}

/// Searches and orders that are chosen among many for what they explain, and comparisons of both objects, are causes
/// only if hardly any found pair speaks against them.
bool isExactIfChosen(const Fault& fault)
{
    constexpr double kMostAgainstChosen = 0.01;
    const Hypothesis& hypothesis = fault.judged.hypothesis;
    if (hypothesis.conditions.size() != 1)
        return true;
    const Tally& tally = fault.whole().tally;
    const Feature feature = hypothesis.conditions.front().feature;
    const bool isChosen =
        feature == Feature::TreeSearched || feature == Feature::AskedOfReused || feature == Feature::SweepMixed ||
        feature == Feature::TurnsMissed || feature == Feature::SameTeam || feature == Feature::PairMarked ||
        feature == Feature::OtherCellsSearched || feature == Feature::PairPaused || feature == Feature::SameHash ||
        feature == Feature::CommonStepX || feature == Feature::CommonStepY || isOf(FeatureGroup::Region, feature);
    if (ruleOf(hypothesis) == "relation-skipped")
        return tally.contradicted == 0;
    return !isChosen || static_cast<double>(tally.contradicted) <= kMostAgainstChosen * static_cast<double>(tally.lost);
}

/// A part of the world that is left out explains all missed pairs. If it does not, a fault that loses them elsewhere
/// may happen to lose all pairs of this part, too.
bool isWholeRegion(const Fault& fault, const Workbench& bench)
{
    constexpr double kFew = 0.005; // of the missed pairs
    const Hypothesis& hypothesis = fault.judged.hypothesis;
    if (ruleOf(hypothesis) != "region-left-out" || hypothesis.conditions.empty())
        return true;
    return static_cast<double>(fault.whole().tally.unexplained) <= kFew * static_cast<double>(bench.missed());
}

} // namespace

bool isMeasured(const Fault& fault)
{
    return fault.judged.hypothesis.registration.time.kind == TimeRule::Kind::AsRecorded;
}

bool mayBeCause(const Fault& fault, Workbench& bench)
{
    const Tally& tally = fault.whole().tally;
    return !fault.isContrast && !fault.judged.hypothesis.isOfNames && fault.rivals.empty() &&
           isAsRecorded(fault, bench) && !isAmbiguous(fault, bench) && isFirmEnough(fault, bench) &&
           tellsWhich(fault) && !isInterchangeable(fault, bench) && isReached(fault, bench) && !isOfSearch(fault) &&
           isOfOtherPartners(fault, bench) && isExactIfChosen(fault) && isWholeRegion(fault, bench) &&
           static_cast<double>(tally.contradicted) <= kMostAgainstCause * static_cast<double>(tally.lost);
}

bool isRefutedByItself(const Fault& fault)
{
    const Tally& tally = fault.judged.tally;
    constexpr std::uint64_t kAlmostAll = 20; // unexplained: one in so many
    const bool isOfAll = !fault.isContrast && tally.unexplained * kAlmostAll <= tally.explained();
    const bool isOfFew = tally.explained() * kAlmostAll < tally.explained() + tally.unexplained;
    constexpr std::uint64_t kMostOfFew = 4; // contradictions: one in so many lost pairs
    return (isOfAll ? 2 : 1) * tally.explained() < tally.contradicted ||
           (isOfFew && kMostOfFew * tally.contradicted > tally.lost);
}

bool isOutdone(const Fault& fault, std::span<const Fault> all, Workbench& bench)
{
    const Tally& own = fault.judged.tally;
    return std::ranges::any_of(all, [&](const Fault& other) {
        const Tally& tally = other.judged.tally;
        if (tally.explained() <= own.explained() || tally.contradicted > own.contradicted)
            return false;
        for (std::size_t i = 0; i < own.explained() + own.unexplained; ++i)
            if (fault.judged.lost[i] && !other.judged.lost[i])
                return false;
        Fault alone = other;
        alone.withOthers.reset();
        return mayBeCause(alone, bench);
    });
}

} // namespace broadside::diagnosis
