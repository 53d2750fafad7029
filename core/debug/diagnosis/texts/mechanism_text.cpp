#include "core/debug/diagnosis/texts/mechanism_text.h"

#include "core/base/message/common_messages.h"
#include "core/debug/diagnosis/features/report_facts.h"
#include "core/debug/diagnosis/features/sweep_features.h"
#include "core/debug/diagnosis/messages/fault_messages.h"
#include "core/debug/diagnosis/messages/moment_messages.h"
#include "core/debug/diagnosis/messages/pair_messages.h"
#include "core/debug/diagnosis/messages/remedy_messages.h"
#include "core/debug/diagnosis/texts/comparison_text.h"
#include "core/debug/diagnosis/texts/fault_words.h"
#include "core/debug/diagnosis/texts/filter_text.h"
#include "core/debug/diagnosis/texts/history_text.h"
#include "core/debug/diagnosis/texts/level_text.h"
#include "core/debug/diagnosis/texts/list_text.h"
#include "core/debug/diagnosis/texts/parts_text.h"
#include "core/debug/diagnosis/texts/tree_text.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <utility>

namespace broadside::diagnosis {
namespace {

/// Mechanisms that report a limited number of pairs.
FaultText textOfPairLimit(const Condition& condition, std::string_view rule)
{
    const double n = condition.value;
    const auto count = static_cast<std::uint64_t>(n);
    if (condition.feature == Feature::ReportedEver)
        return {texts::pairEverLimit(n), texts::mendFreePlaces(), {{"pairs", n}}};
    if (condition.feature == Feature::BegunEver)
        return {texts::pairBegunEver(count), texts::mendListOfNewPairs(), {{"pairs", n}}};
    if (condition.feature == Feature::ReportedOfName)
        return {texts::pairNameLimit(n), texts::mendListOfKind(), {{"pairs", n}}};
    if (rule == "pair-limit")
        return {texts::pairLimit(n), texts::mendListOfPairs(), {{"pairs", n}}};
    if (rule == "new-pair-limit")
        return {texts::pairNewLimit(count), texts::mendListOfNewPairs(), {{"pairs", n}}};
    if (condition.feature == Feature::PartnersOfLower)
        return {texts::pairSearchEnds(count), texts::mendSearchOn(), {{"partners", n}}};
    return {texts::pairPartnerLimit(count), texts::mendListOfPartners(), {{"partners", n}}};
}

/// Filters and lists that are kept from step to step, and groups of objects.
FaultText textOfPast(const Condition& condition, std::string_view rule)
{
    const double n = condition.value;
    if (rule == "parted-pair-kept")
        return {texts::pairPartedKept(), texts::mendKnownPairs(), {}};
    if (rule == "sleeper-not-told")
        return {texts::pairSleeperNotTold(stepsText(n)), texts::mendNewWithResting(), {{"steps", n}}};
    if (rule == "order-mixed")
        return condition.feature == Feature::TextOrderDiffers
                   ? FaultText{texts::pairTextOrder(), texts::mendNumbersOfIds(), {}}
                   : FaultText{texts::pairOrderMixed(), texts::mendSameOrder(), {}};
    const RestFeature& rest = *std::ranges::find(kRestFeatures, condition.feature, &RestFeature::feature);
    const auto divisor = static_cast<std::uint64_t>(rest.divisor);
    return {rest.isOfPlaces ? texts::pairRestOfPlaces(n, divisor) : texts::pairRestOfIds(n, divisor),
            texts::mendFilterOfGroup(),
            {{"rest", n}}};
}

/// textOfHistory() has its text.
bool isOfHistory(Feature feature)
{
    constexpr std::array kOfHistory{Feature::JumpAge,         Feature::StartRest,   Feature::HitOfName,
                                    Feature::FirstOfSweep,    Feature::LastOfSweep, Feature::FirstOfList,
                                    Feature::LastOfList,      Feature::HitEver,     Feature::TestsBefore,
                                    Feature::JumpKept,        Feature::HitAge,      Feature::EntriesByLower,
                                    Feature::EntriesByEither, Feature::FindsBefore, Feature::FindsOfName,
                                    Feature::HitsOfLower,     Feature::HitsOfOne,   Feature::HitsOfBoth};
    return std::ranges::find(kOfHistory, feature) != kOfHistory.end();
}

/// Mechanisms that end the list of a cell too early.
FaultText textOfCellList(const Condition& condition, const Evidence& evidence)
{
    const double n = condition.value;
    if (condition.feature == Feature::CellRankOfFirst)
        return {texts::pairFirstOfCell(n), texts::mendWholeListOfCell(), {{"objects", n}}};
    if (condition.feature == Feature::CellRankOfDynamic)
        return {texts::pairCellHoldsDynamic(n), texts::mendListOfCell(), {{"capacity", n}}};
    if (condition.feature == Feature::CellRankOfStatic)
        return {texts::pairCellHoldsStatic(n), texts::mendListOfCell(), {{"capacity", n}}};
    if (condition.feature == Feature::CellRankAfter)
        return {texts::pairLastOfCell(n), texts::mendListOfCell(), {{"capacity", n}}};
    if (evidence.knowsCells)
        return {texts::pairFoundInCell(n), texts::mendWholeListOfCell(), {{"objects", n}}};
    return {texts::pairCellHolds(n), texts::mendListOfCell(), {{"capacity", n}}};
}

/// It says in which direction the cells of two objects are apart.
bool isOfDirection(Feature feature)
{
    return feature == Feature::CellsAside || feature == Feature::CellsAbove || feature == Feature::CellsRising ||
           feature == Feature::CellsFalling;
}

Message textOfDirection(Feature feature)
{
    return feature == Feature::CellsAside    ? texts::pairNotAside()
           : feature == Feature::CellsAbove  ? texts::pairNotAbove()
           : feature == Feature::CellsRising ? texts::pairNotRising()
                                             : texts::pairNotFalling();
}

/// Mechanisms that end a search or a list too early.
FaultText textOfLimit(const Condition& condition, std::string_view rule, const Evidence& evidence)
{
    if (isOfHistory(condition.feature))
        return textOfHistory(condition, rule, evidence);
    const double n = condition.value;
    if (rule == "cell-capacity")
        return textOfCellList(condition, evidence);
    if (condition.feature == Feature::ActiveBefore)
        return {texts::pairActiveLimit(n), texts::mendActiveList(), {{"objects", n}}};
    if (rule == "sweep-window")
        return {texts::pairWindow(n), texts::mendSweepOn(), {{"objects", n}}};
    if (condition.feature == Feature::BackEndsEarly || condition.feature == Feature::BackEndsEarlyOfStatic)
        return {condition.feature == Feature::BackEndsEarly ? texts::pairBackEndsEarly()
                                                            : texts::pairBackEndsEarlyOfStatic(),
                texts::mendLookBack(),
                {}};
    if (rule == "sweep-ends-early")
        return {n > 1.0 ? texts::pairSweepEndsAfter(n) : texts::pairSweepEnds(), texts::mendSkipApart(), {}};
    if (rule == "sorted-by-centre")
        return {texts::pairSortedByCentre(), texts::mendSortBySides(), {}};
    if (rule == "one-sided-test")
        return {texts::pairOneSided(), texts::mendBothWays(), {}};
    if (rule == "tested-once")
        return {texts::pairTestedOnce(), texts::mendClearMarks(), {}};
    if (rule == "neighbours-not-searched" && isOfDirection(condition.feature))
        return {textOfDirection(condition.feature), texts::mendNeighbourOffsets(), {}};
    if (rule == "neighbours-not-searched")
        return {n > 1.0 ? texts::pairNoCorners() : texts::pairOwnCellOnly(), texts::mendSearchAround(), {}};
    if (auto filter = textOfFilter(condition, rule, evidence))
        return *std::move(filter);
    return textOfPairLimit(condition, rule);
}

/// Tests of circles before those of boxes.
FaultText textOfCircles(const Condition& condition)
{
    const double n = condition.value;
    const Message sentence = condition.feature == Feature::CircleOfWidths       ? texts::pairCircleOfWidths(n)
                             : condition.feature == Feature::CircleOfHeights    ? texts::pairCircleOfHeights(n)
                             : condition.feature == Feature::CircleOfShortSides ? texts::pairCircleOfShortSides(n)
                                                                                : texts::pairCircleOfLongSides(n);
    return {sentence, texts::mendCircle(), {{"factor", n}}};
}

Message ownerCellText(Feature feature)
{
    return feature == Feature::OwnerCellLeast         ? texts::pairOwnerCellLeast()
           : feature == Feature::OwnerCellLeastColumn ? texts::pairOwnerCellLeastColumn()
           : feature == Feature::OwnerCellLeastRow    ? texts::pairOwnerCellLeastRow()
           : feature == Feature::OwnerCellGreatest    ? texts::pairOwnerCellGreatest()
                                                      : texts::pairOwnerCellMiddle();
}

/// Quick tests before that of the boxes, and tests in some of the common cells.
FaultText textOfTest(const Condition& condition, std::string_view rule)
{
    const double n = condition.value;
    if (rule == "shallow-skipped")
        return {texts::pairShallow(n), texts::mendReportShallow(), {{"depth", n}}};
    if (rule == "own-cell-not-searched")
        return {texts::pairNotOwnCell(), texts::mendSearchOwnCell(), {}};
    if (condition.feature == Feature::SharedCellsEven)
        return {texts::pairEvenCells(), texts::mendAddOnce(), {}};
    if (rule == "shared-cells")
        return {texts::pairManyCells(n), texts::mendAddOnce(), {{"cells", n}}};
    if (rule == "first-cell-only")
        return {condition.feature == Feature::FirstCellOfLower    ? texts::pairFirstCellOfLower()
                : condition.feature == Feature::FirstCellOfHigher ? texts::pairFirstCellOfHigher()
                                                                  : texts::pairFirstCellOfOne(),
                texts::mendFirstSharedCell(),
                {}};
    if (rule == "visit-mark-kept")
        return {texts::pairVisitMarkKept(), texts::mendVisitMark(), {}};
    if (rule == "wrong-owner-cell")
        return {ownerCellText(condition.feature), texts::mendOwnerCell(), {}};
    return textOfCircles(condition);
}

/// Mechanisms of a search that looks for too little.
FaultText textOfSearch(const Condition& condition, std::string_view rule, const Evidence& evidence)
{
    if (condition.feature == Feature::MetStep)
        return textOfHistory(condition, rule, evidence);
    if (rule == "query-late")
        return {condition.feature == Feature::AskedByPastLower ? texts::pairQueryLateOfLower() : texts::pairQueryLate(),
                texts::mendSearchWithPresentBox(),
                {}};
    if (rule == "search-ahead-only")
        return {texts::pairAheadOnly(), texts::mendSearchAround(), {}};
    if (rule == "search-in-turns")
        return {condition.feature == Feature::TurnsById ? texts::pairTurnsById() : texts::pairTurnsByPlace(),
                texts::mendSearchInEveryStep(),
                {}};
    return {texts::pairAnswerKept(stepsText(condition.value)), texts::mendAskAgain(), {{"steps", condition.value}}};
}

/// Which objects a sweep does not sort, or when it does not.
Message unsortedText(Feature feature)
{
    switch (feature) {
    case Feature::SignBroken:
        return texts::pairSortedWithoutSign();
    case Feature::HighBroken:
        return texts::pairSortedByHighSides();
    case Feature::AxisBroken:
        return texts::pairSortedAlongOther();
    case Feature::ListBroken:
        return texts::pairNeverSorted();
    case Feature::SweepOnePass:
    case Feature::SweepOnePassBack:
        return texts::pairSortedByOnePass();
    case Feature::SweepWithoutNew:
        return texts::pairSortedWithoutNew();
    case Feature::SweepWithoutRightMovers:
        return texts::pairSortedWithoutRight();
    case Feature::SweepWithoutLeftMovers:
        return texts::pairSortedWithoutLeft();
    case Feature::SweepLastPlaces:
        return texts::pairSortedByLastPlaces();
    case Feature::SweepEvery2:
        return texts::pairSortedEvery2();
    case Feature::SweepEvery3:
        return texts::pairSortedEvery3();
    case Feature::SweepEvery4:
        return texts::pairSortedEvery4();
    case Feature::SweepEvery5:
        return texts::pairSortedEvery5();
    case Feature::SweepWhenCountChanges:
        return texts::pairSortedWhenCountChanges();
    case Feature::SweepWholeUnits:
        return texts::pairSortedByWholeUnits();
    case Feature::SweepGapsFilled:
        return texts::pairGapsFilled();
    default:
        return texts::pairSortedEvery10();
    }
}

/// How often a sweep sorts its list, or by how many places it moves objects; empty for other faults.
Message rarelySortedText(Feature feature)
{
    switch (feature) {
    case Feature::SweepEvery6:
        return texts::pairSortedEvery(6.0);
    case Feature::SweepEvery7:
        return texts::pairSortedEvery(7.0);
    case Feature::SweepEvery8:
        return texts::pairSortedEvery(8.0);
    case Feature::SweepEvery9:
        return texts::pairSortedEvery(9.0);
    case Feature::SweepMoves2:
        return texts::pairSortedByMoves(2.0);
    case Feature::SweepMoves3:
        return texts::pairSortedByMoves(3.0);
    case Feature::SweepMoves4:
        return texts::pairSortedByMoves(4.0);
    case Feature::SweepMoves5:
        return texts::pairSortedByMoves(5.0);
    case Feature::SweepMoves8:
        return texts::pairSortedByMoves(8.0);
    default:
        return {};
    }
}

/// Mechanisms of a sweep whose list or search is out of order.
FaultText textOfSweep(const Condition& condition, std::string_view rule)
{
    if (rule == "sweep-skips-active")
        return condition.feature == Feature::SweepRemovedSkipped
                   ? FaultText{texts::pairActiveSkippedInLoop(), texts::mendRemoveFirst(), {}}
                   : FaultText{texts::pairActiveSkipped(), texts::mendTestReplacement(), {}};
    const Message rarely = rarelySortedText(condition.feature);
    return {rarely.empty() ? unsortedText(condition.feature) : rarely, texts::mendSortAll(), {}};
}

bool isOfWhere(Feature feature)
{
    return feature == Feature::AskedByLower || feature == Feature::AskedByEither ||
           feature == Feature::NearestReported || feature == Feature::StrayShare;
}

/// The text for where an object searches, or where its partners show it to be registered.
FaultText textOfWhere(const Condition& condition)
{
    const double n = condition.value;
    constexpr double kPoint = 0.02; // of a box
    if (condition.feature == Feature::NearestReported)
        return {texts::pairPartnersAway(n), texts::mendLookAtChanges(), {{"distance", n}}};
    if (condition.feature == Feature::StrayShare)
        return {texts::pairPartnersApart(100.0 * n), texts::mendLookAtChanges(), {{"share", n}}};
    const bool isOfLower = condition.feature == Feature::AskedByLower;
    if (n < kPoint)
        return {isOfLower ? texts::pairAsksWithCentreOfLower() : texts::pairAsksWithCentre(),
                texts::mendSearchWithBox(),
                {{"factor", n}}};
    return {isOfLower ? texts::pairAsksInnermostOfLower(n) : texts::pairAsksInnermost(n),
            texts::mendSearchWithBox(),
            {{"factor", n}}};
}

/// Pairs that are left out while one or both of their objects are at rest.
FaultText textOfRest(const Condition& condition, std::string_view rule)
{
    const double n = condition.value;
    const Message rest = stepsText(n);
    if (rule == "both-resting")
        return {texts::pairBothResting(rest), texts::mendKeepReporting(), {{"steps", n}}};
    const Message sentence = condition.feature == Feature::RestOfLower    ? texts::pairRestingLower(rest)
                             : condition.feature == Feature::RestOfHigher ? texts::pairRestingHigher(rest)
                             : condition.feature == Feature::RestOfLeft   ? texts::pairRestingLeft(rest)
                             : condition.feature == Feature::RestOfRight  ? texts::pairRestingRight(rest)
                                                                          : texts::pairOneResting(rest);
    return {sentence, texts::mendWake(), {{"steps", n}}};
}

/// Pairs beyond one border of a region.
FaultText textOfBorder(const Condition& condition)
{
    const double n = condition.value;
    const bool isX = condition.feature == Feature::OverlapLeft || condition.feature == Feature::OverlapRight;
    const bool isFrom = condition.compare == Condition::Compare::AtLeast;
    const Message sentence = isX && isFrom ? texts::pairWhollyFromX(n)
                             : isX         ? texts::pairWhollyUpToX(n)
                             : isFrom      ? texts::pairWhollyFromY(n)
                                           : texts::pairWhollyUpToY(n);
    return {sentence, texts::mendTableOrRoot(), {{isX ? "x" : "y", n}}};
}

bool isOfSides(Feature feature)
{
    return feature == Feature::LeftSidesApart || feature == Feature::RightSidesApart ||
           feature == Feature::LowSidesApart || feature == Feature::HighSidesApart;
}

FaultText textOfSidesApart(const Condition& condition)
{
    const double n = condition.value;
    const Message sentence = condition.feature == Feature::LeftSidesApart    ? texts::pairLeftSidesApart(n)
                             : condition.feature == Feature::RightSidesApart ? texts::pairRightSidesApart(n)
                             : condition.feature == Feature::LowSidesApart   ? texts::pairLowSidesApart(n)
                                                                             : texts::pairHighSidesApart(n);
    return {sentence, texts::mendSidesApart(), {{"distance", n}}};
}

/// Rounded sides. The next greater power of two is the first one that loses the pairs.
FaultText textOfSteps(const Condition& condition)
{
    const double step = 2.0 * condition.value;
    return {condition.feature == Feature::CommonStepX ? texts::pairCommonStepX(step) : texts::pairCommonStepY(step),
            texts::mendFloor(),
            {{"step", step}}};
}

/// Pairs of objects of which one is beyond a border, or reaches beyond it, or both are.
FaultText textOfPlace(const Condition& condition)
{
    const double n = condition.value;
    const bool isFrom = condition.compare == Condition::Compare::AtLeast;
    using Form = texts::Form<texts::Number>;
    const auto ofX = [&](const Form& upTo, const Form& from) {
        return FaultText{isFrom ? from(n) : upTo(n), texts::mendTableOrRoot(), {{"x", n}}};
    };
    const auto ofY = [&](const Form& upTo, const Form& from) {
        return FaultText{isFrom ? from(n) : upTo(n), texts::mendTableOrRoot(), {{"y", n}}};
    };
    switch (condition.feature) {
    case Feature::FirstCentreX:
        return ofX(texts::pairCentreUpToX, texts::pairCentresFromX);
    case Feature::LastCentreX:
        return ofX(texts::pairCentresUpToX, texts::pairCentreFromX);
    case Feature::FirstCentreY:
        return ofY(texts::pairCentreUpToY, texts::pairCentresFromY);
    case Feature::LastCentreY:
        return ofY(texts::pairCentresUpToY, texts::pairCentreFromY);
    case Feature::ReachLeft:
        return ofX(texts::pairReachesUpToX, texts::pairBothFromX);
    case Feature::ReachRight:
        return ofX(texts::pairBothUpToX, texts::pairReachesFromX);
    case Feature::ReachLow:
        return ofY(texts::pairReachesUpToY, texts::pairBothFromY);
    case Feature::ReachHigh:
        return ofY(texts::pairBothUpToY, texts::pairReachesFromY);
    case Feature::CellsFromLow:
        return {texts::pairInFirstCells(n + 1.0), texts::mendBordersOfTable(), {{"cells", n + 1.0}}};
    case Feature::CellsFromHigh:
        return {texts::pairInLastCells(n + 1.0), texts::mendBordersOfTable(), {{"cells", n + 1.0}}};
    case Feature::CellsFromBorder:
        return {texts::pairInOuterCells(n + 1.0), texts::mendBordersOfTable(), {{"cells", n + 1.0}}};
    case Feature::SticksOutAlone:
        return {texts::pairSticksOutAlone(), texts::mendTestOutside(), {}};
    case Feature::SticksOut:
        return {texts::pairSticksOut(), texts::mendClamp(), {}};
    default:
        return textOfBorder(condition);
    }
}

/// Centres that are far apart along an axis, and cells that are in other rows or columns; no value for other features.
std::optional<FaultText> textOfDistance(const Condition& condition)
{
    const double n = condition.value;
    switch (condition.feature) {
    case Feature::CentreDistanceX:
        return FaultText{texts::pairFarAlongX(n), texts::mendSearchFar(), {{"distance", n}}};
    case Feature::CentreDistanceY:
        return FaultText{texts::pairFarAlongY(n), texts::mendSearchFar(), {{"distance", n}}};
    case Feature::CentreDistanceOfAxes:
        return FaultText{texts::pairFarAlongOne(n), texts::mendSearchFar(), {{"distance", n}}};
    case Feature::CellColumns:
        return FaultText{n > 1.0 ? texts::pairFewColumns(n) : texts::pairOwnColumnOnly(),
                         texts::mendSearchAround(),
                         {{"columns", n}}};
    case Feature::CellDiagonal:
        return FaultText{n > 1.0 ? texts::pairNearRowOrColumn(n - 1.0) : texts::pairOwnRowOrColumn(),
                         texts::mendSearchSquare(),
                         {{"cells", n}}};
    case Feature::CellRows:
        return FaultText{
            n > 1.0 ? texts::pairFewRows(n) : texts::pairOwnRowOnly(), texts::mendSearchAround(), {{"rows", n}}};
    default:
        return std::nullopt;
    }
}

/// The text for sweeps along x.
FaultText textAlongX(const Condition& condition, std::string_view rule, const Evidence& evidence)
{
    const double n = condition.value;
    if (isOfList(condition.feature))
        return textOfList(condition, evidence);
    if (rule == "pair-expires")
        return {texts::pairExpires(stepsText(n)), texts::mendKeepReporting(), {{"steps", n}}};
    if (rule == "new-pair-delayed")
        return {texts::pairNewDelayed(stepsText(n + 1.0)), texts::mendReportAtOnce(), {{"steps", n + 1.0}}};
    if (rule == "added-late")
        return {texts::pairAddedLate(stepsText(n + 1.0)), texts::mendAddInStep(), {{"steps", n + 1.0}}};
    if (rule == "both-resting" || rule == "one-resting")
        return textOfRest(condition, rule);
    if (rule == "registration-limit")
        return condition.feature == Feature::HigherId
                   ? FaultText{texts::pairIdLimit(n), texts::mendTableOfIds(), {{"id", n}}}
                   : FaultText{texts::pairPlaceLimit(n), texts::mendListOfObjects(), {{"objects", n}}};
    if (isOfParts(condition.feature))
        return textOfParts(condition.feature, evidence);
    if (isOfLevels(condition.feature))
        return textOfLevels(condition, evidence);
    if (isOfWhere(condition.feature))
        return textOfWhere(condition);
    if (auto distance = textOfDistance(condition))
        return *std::move(distance);
    if (rule == "query-radius")
        return {texts::pairRadius(n), texts::mendSearchFar(), {{"distance", n}}};
    if (rule == "query-late" || rule == "search-ahead-only" || rule == "search-in-turns" || rule == "first-answer-kept")
        return textOfSearch(condition, rule, evidence);
    if (rule == "pair-dropped")
        return textOfDropped(condition.feature);
    if (rule == "leaf-not-asked")
        return textOfLeaf(condition, evidence);
    if (isOf(FeatureGroup::TreeReplay, condition.feature))
        return textOfTree(condition, evidence);
    if (condition.feature == Feature::SameNameGroup)
        return textOfGroups(evidence, NameGroups::Missed::Within);
    if (rule == "next-object-skipped")
        return {condition.feature == Feature::NextSkipped ? texts::pairNextSkipped() : texts::pairLastSkipped(),
                texts::mendRemoveInOwnLoop(),
                {}};
    if (rule == "no-pairs-at-birth")
        return {texts::pairNoneAtBirth(), texts::mendSearchAtBirth(), {}};
    if (rule == "parted-pair-kept" || rule == "sleeper-not-told" || rule == "order-mixed" || rule == "group-skipped")
        return textOfPast(condition, rule);
    if (isOfSides(condition.feature))
        return textOfSidesApart(condition);
    if (rule == "relation-skipped")
        return textOfComparison(condition);
    if (rule == "one-way")
        return textOfOneWay(condition, evidence);
    if (rule == "shallow-skipped" || rule == "own-cell-not-searched" || rule == "shared-cells" ||
        rule == "first-cell-only" || rule == "wrong-owner-cell" || rule == "visit-mark-kept" || rule == "circle-test")
        return textOfTest(condition, rule);
    if (isOf(FeatureGroup::SweepReplay, condition.feature) || rule == "sweep-unsorted")
        return textOfSweep(condition, rule);
    if (rule == "region-left-out")
        return textOfPlace(condition);
    if (rule == "integer-truncation")
        return textOfSteps(condition);
    return textOfLimit(condition, rule, evidence);
}

} // namespace

FaultText textOfCondition(const Condition& condition, std::string_view rule, const Evidence& evidence)
{
    FaultText text = textAlongX(condition, rule, evidence);
    if (isOfSweep(condition.feature) && condition.feature != Feature::SweepMixed && evidenceOfSweepAlongY(evidence))
        text.sentence = texts::sentences(text.sentence, texts::pairSweepAlongY());
    return text;
}

/// @pre the four sides of a region, in the order left, right, low, high
FaultText textOfRegion(const std::vector<Condition>& sides)
{
    return {texts::pairInRegion(sides[0].value, sides[1].value, sides[2].value, sides[3].value),
            texts::mendRegion(),
            {{"left", sides[0].value}, {"right", sides[1].value}, {"low", sides[2].value}, {"high", sides[3].value}}};
}

Message textOf(const std::vector<Condition>& conditions, const Evidence& evidence)
{
    using Compare = Condition::Compare;
    std::vector<Message> parts;
    for (const Condition& one : conditions) {
        const Compare otherSide = one.compare == Compare::AtLeast ? Compare::AtMost : Compare::AtLeast;
        const auto other = std::ranges::find_if(conditions, [&](const Condition& of) {
            return of.feature == one.feature && of.compare == otherSide && one.compare <= Compare::AtMost;
        });
        const Message what = (*infoOf(one.feature).words)();
        if (other == conditions.end())
            parts.push_back(texts::pairConditionIs(what, valueText(one, evidence)));
        else if (&*other > &one) // both limits at the first one's place
            parts.push_back(texts::pairConditionIs(
                what, texts::faultBetween(std::min(one.value, other->value), std::max(one.value, other->value))));
    }
    return allOf(parts);
}

} // namespace broadside::diagnosis
