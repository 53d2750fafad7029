#include "core/debug/diagnosis/texts/misplacement_text.h"

#include "core/base/message/common_messages.h"
#include "core/debug/diagnosis/messages/fault_messages.h"
#include "core/debug/diagnosis/messages/place_messages.h"
#include "core/debug/diagnosis/messages/remedy_messages.h"
#include "core/debug/diagnosis/misplaced_ones.h"
#include "core/debug/diagnosis/model/fault_rule.h"
#include "core/debug/diagnosis/model/misplacement.h"
#include "core/debug/diagnosis/search/common_states.h"
#include "core/debug/diagnosis/texts/fault_words.h"
#include "core/debug/diagnosis/texts/history_text.h"
#include "core/debug/diagnosis/texts/relation_text.h"
#include "core/debug/diagnosis/texts/vanishing_text.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <vector>

namespace broadside::diagnosis {
namespace {

/// Sums over misplaced objects.
struct Measured {
    std::size_t looked = 0;
    std::size_t wrong = 0;
    std::int64_t cells = 0; ///< Number of cells in which wrong registrations belong.
    std::int64_t missing = 0;
    double width = 0.0; ///< Share of their own.
    double height = 0.0;
    Vec2 offset; ///< Offset from their middles to those of what is registered.
    double nearest = 0.0;
    double farthest = 0.0;
    std::vector<double> steps; ///< Offset of the middle along the motion, in steps of this motion.
};

void countCells(Measured& sum, const Placed& recorded, const Placed& right)
{
    for (std::int64_t y = right.cells.around.first.y; y <= right.cells.around.last.y; ++y)
        for (std::int64_t x = right.cells.around.first.x; x <= right.cells.around.last.x; ++x) {
            if (!right.cells.has({x, y}))
                continue;
            ++sum.cells;
            sum.missing += !recorded.box || !recorded.cells.has({x, y}) ? 1 : 0;
        }
}

void measureBox(Measured& sum, const Aabb& registered, const Aabb& box)
{
    const auto share = [](double part, double whole) { return whole > 0.0 ? part / whole : 1.0; };
    sum.width += share(registered.width(), box.width());
    sum.height += share(registered.height(), box.height());
    const Vec2 offset = registered.center() - box.center();
    const double away = length(offset);
    sum.nearest = sum.wrong == 1 ? away : std::min(sum.nearest, away);
    sum.farthest = std::max(sum.farthest, away);
    sum.offset = sum.offset + offset;
}

void addState(Measured& sum, const Hypothesis& hypothesis, const Evidence& evidence, const State& state)
{
    constexpr std::int64_t kMostLooked = 4'096;
    ++sum.looked;
    // A margin makes boxes too large only: what is short, shifted or elsewhere is so without it, too.
    if (!hypothesis.registration.recorded.has(misplacementOf(hypothesis.structure, evidence, state, 0.0)))
        return;
    ++sum.wrong;
    const Track& track = evidence.tracks[state.track];
    const Registered& known = *track.registeredIn(state.frame);
    const Aabb& box = track.boxIn(state.frame);
    const Placed right = placed(hypothesis.structure, box);
    if (hypothesis.structure.kind != StructureRule::Kind::Boxes && right.cells.around.count() <= kMostLooked)
        countCells(sum, placedAsRecorded(known), right);
    if (known.kind == Registered::Kind::Nowhere)
        return;
    measureBox(sum, evidence.boxOf(known), box);
    const Vec2 motion = track.motionIn(state.frame);
    if (motion != Vec2{})
        sum.steps.push_back(dot(evidence.boxOf(known).center() - box.center(), motion) / lengthSquared(motion));
}

Measured measure(const Hypothesis& hypothesis, const Evidence& evidence)
{
    constexpr std::size_t kMost = 20'000;
    std::size_t all = 0;
    for (const Track& track : evidence.tracks)
        all += track.registered.size();
    const std::size_t every = all / kMost + 1;
    Measured sum;
    std::optional<CommonStates> common;
    if (hypothesis.isOfCommonOnly && !hypothesis.isOfCells)
        common.emplace(evidence, hypothesis);
    std::size_t at = 0;
    for (std::size_t track = 0; track < evidence.tracks.size(); ++track)
        for (std::size_t i = 0; i < evidence.tracks[track].registered.size(); ++i)
            if (const State state{static_cast<TrackIndex>(track),
                                  evidence.tracks[track].first + static_cast<FrameIndex>(i)};
                at++ % every == 0 && (!common || (evidence.frames[state.frame].isSampled && common->isTold(state))))
                addState(sum, hypothesis, evidence, state);
    return sum;
}

Message misplacementRemedy(std::string_view rule)
{
    if (rule == "cell-capacity")
        return texts::mendListOfCell();
    if (rule == "region-left-out" || rule == "rows-left-out")
        return texts::mendLookAtTable();
    if (rule == "outside-table")
        return texts::mendClamp();
    if (rule == "registration-limit")
        return texts::mendListOfObjectsAndUpdate();
    if (rule == "resting-unregistered")
        return texts::mendKeepResting();
    if (rule == "added-late")
        return texts::mendAddAtOnce();
    if (rule == "cells-left-out")
        return texts::mendEveryCell();
    if (rule == "registered-size")
        return texts::mendRegisterBox();
    if (rule == "conditional-update" || rule == "not-updated")
        return texts::mendRegisterAgain();
    if (rule == "late-registration" || rule == "early-registration")
        return texts::mendTowardsMotion();
    if (rule == "registered-elsewhere")
        return texts::mendLookAtChangesAndBox();
    if (rule == "registered-shifted" || rule == "placed-late")
        return texts::mendLookAtBox();
    return texts::mendLookForRemoval();
}

/// The distance along the motion.
struct AlongMotion {
    Message steps;            ///< "4 steps"; empty: there is no usual distance.
    bool isWrongSign = false; ///< As with a margin for the motion that has the wrong sign.
};

AlongMotion alongMotion(const Measured& sum)
{
    constexpr double kNear = 0.05;
    if (sum.steps.empty())
        return {};
    std::vector<double> steps = sum.steps;
    const auto middle = steps.begin() + static_cast<std::ptrdiff_t>(steps.size() / 2);
    std::ranges::nth_element(steps, middle);
    const double usual = *middle;
    const auto same =
        std::ranges::count_if(steps, [&](double one) { return std::abs(one - usual) <= kNear * std::abs(usual); });
    if (2 * static_cast<std::size_t>(same) < steps.size() || usual == 0.0)
        return {};
    constexpr double kRound = 20.0;
    const double count = std::round(kRound * std::abs(usual)) / kRound;
    return {count == 1.0 ? texts::placeOneStep() : texts::placeSteps(count), usual < 0.0};
}

Message missingSentence(const Hypothesis& hypothesis, const MisplacedOnes& ones, const Measured& sum)
{
    const Message looked = texts::placeRegistrations(sum.looked);
    const bool isOfAll = ones.cells.empty();
    if (ruleOf(hypothesis) == "outside-table")
        return isOfAll ? texts::placeMissingOutside(ones.objects, sum.wrong, looked)
                       : texts::placeMissingCellsOutside(ones.objects, sum.wrong, looked, ones.cells);
    return isOfAll ? texts::placeMissing(ones.objects, sum.wrong, looked)
                   : texts::placeMissingCells(ones.objects, sum.wrong, looked, ones.cells);
}

Message behindSentence(const Message& objects, const AlongMotion& by)
{
    if (by.steps.empty())
        return texts::placeBehind(objects);
    return by.isWrongSign ? texts::placeBehindByMargin(objects, by.steps) : texts::placeBehindBy(objects, by.steps);
}

Message aheadSentence(const Message& objects, const AlongMotion& by)
{
    if (by.steps.empty())
        return texts::placeAhead(objects);
    return by.isWrongSign ? texts::placeAheadByMargin(objects, by.steps) : texts::placeAheadBy(objects, by.steps);
}

Message misplacementSentence(const Hypothesis& hypothesis, const MisplacedOnes& ones, const Evidence& evidence,
                             const Measured& sum)
{
    const Message& objects = ones.objects;
    const double count = static_cast<double>(std::max<std::size_t>(sum.wrong, 1));
    const Vec2 mean{sum.offset.x / count, sum.offset.y / count};
    const auto missing = static_cast<std::uint64_t>(sum.missing);
    const Message cells = texts::cellCount(static_cast<std::uint64_t>(sum.cells));
    if (hypothesis.relation)
        return registered(Subject{objects, false}, relationText(*hypothesis.relation, evidence));
    switch (hypothesis.manner) {
    case Manner::Missing:
        return missingSentence(hypothesis, ones, sum);
    case Manner::Incomplete:
        return ones.cells.empty() ? texts::placeIncomplete(objects, missing, cells)
                                  : texts::placeIncompleteOf(objects, missing, cells, ones.cells);
    case Manner::Resized:
        return sum.cells > 0 ? texts::placeFewerCells(objects, missing, cells)
                             : texts::placeOtherSize(objects, sum.width / count, sum.height / count);
    case Manner::Moved:
        return texts::placeMoved(objects, mean.x, mean.y);
    case Manner::Behind:
        return behindSentence(objects, alongMotion(sum));
    case Manner::Ahead:
        return aheadSentence(objects, alongMotion(sum));
    case Manner::Earlier:
        return texts::placeEarlier(objects);
    case Manner::Elsewhere:
        break;
    }
    return texts::placeElsewhere(objects, sum.nearest, sum.farthest, mean.x, mean.y);
}

} // namespace

FaultText textOfMisplacement(const Hypothesis& hypothesis, const Evidence& evidence)
{
    const Measured sum = measure(hypothesis, evidence);
    const MisplacedOnes ones = misplacedOnesOf(hypothesis, evidence);
    const Message ofPast = remedyOfPast(hypothesis);
    const std::string_view rule = ruleOf(hypothesis);
    const Message together = rule == "not-registered" ? vanishingText(evidence) : Message();
    const Message sentence = misplacementSentence(hypothesis, ones, evidence, sum);
    const Message second = ones.second.empty() ? together : ones.second;
    FaultText text{second.empty() ? sentence : texts::sentences(sentence, second),
                   hypothesis.relation ? remedyOf(*hypothesis.relation)
                   : !ofPast.empty()   ? ofPast
                   : together.empty()  ? misplacementRemedy(rule)
                                       : texts::mendVanishing(),
                   {{"wrong", static_cast<double>(sum.wrong)}, {"looked", static_cast<double>(sum.looked)}}};
    if (hypothesis.relation) {
        const auto numbers = parametersOf(*hypothesis.relation);
        text.parameters.insert(text.parameters.end(), numbers.begin(), numbers.end());
    }
    return text;
}

} // namespace broadside::diagnosis
