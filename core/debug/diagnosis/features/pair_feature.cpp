#include "core/debug/diagnosis/features/pair_feature.h"

#include "core/base/enumerators.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace broadside::diagnosis {
namespace {

constexpr FeatureInfo kFeatureTable[]{
    {Feature::PairAge, FeatureGroup::Other, "steps since the two began to overlap"},
    {Feature::YoungerAge, FeatureGroup::Other, "steps since the younger of the two appeared"},
    {Feature::LessRest, FeatureGroup::Other, "steps without motion of the one that rests less"},
    {Feature::MoreRest, FeatureGroup::Other, "steps without motion of the one that rests longer"},
    {Feature::LaterPlace, FeatureGroup::Other, "objects before the later of the two"},
    {Feature::HigherId, FeatureGroup::Other, "the higher id"},
    {Feature::CentreDistance, FeatureGroup::Other, "the distance between the centres"},
    {Feature::OverlapLeft, FeatureGroup::Region, "the left end of the overlap"},
    {Feature::OverlapRight, FeatureGroup::Region, "the right end of the overlap"},
    {Feature::OverlapLow, FeatureGroup::Region, "the lower end of the overlap"},
    {Feature::OverlapHigh, FeatureGroup::Region, "the upper end of the overlap"},
    {Feature::CellRank, FeatureGroup::Other, "objects before the later of the two in their cell"},
    {Feature::CellRankOfFirst, FeatureGroup::Other, "objects before the earlier of the two in their cell"},
    {Feature::SweepBetween, FeatureGroup::Sweep, "objects between the two in the sweep"},
    {Feature::SweepBroken, FeatureGroup::Sweep, "the sweep passes an object that is apart along y"},
    {Feature::CentreBroken, FeatureGroup::Sweep, "the sweep by centres passes an object further right"},
    {Feature::LowSideBelow, FeatureGroup::Sweep, "the one further right has the lower side along y"},
    {Feature::MetBefore, FeatureGroup::Other, "the two overlapped before"},
    {Feature::CellSteps, FeatureGroup::Other, "steps between the cells of the two centres"},
    {Feature::SharedBits, FeatureGroup::Other, "low bits of an id shared with another object"},
    {Feature::SameSum, FeatureGroup::Other, "another pair with the same sum of ids"},
    {Feature::SameXor, FeatureGroup::Other, "another pair with the same exclusive or of ids"},
    {Feature::SameProduct, FeatureGroup::Other, "another pair with the same product of ids"},
    {Feature::SameTriangle, FeatureGroup::Other, "another pair with the same number in a triangle"},
    {Feature::SameHash, FeatureGroup::Other, "another pair with the same hash of ids"},
    {Feature::SameMultiple, FeatureGroup::Other, "another pair with the same key of a multiple"},
    {Feature::SharedKeyBits, FeatureGroup::Other, "low bits of both ids shared with another pair"},
    {Feature::Names, FeatureGroup::Names, "the names of the two"},
    {Feature::SameName, FeatureGroup::Other, "equal names"},
    {Feature::NamesApart, FeatureGroup::Names, "different names of the two"},
    {Feature::StaticLower, FeatureGroup::Other, "only the one with the lower id is static"},
    {Feature::OneStatic, FeatureGroup::Other, "one of the two is static"},
    {Feature::RestOfLower, FeatureGroup::Other, "steps without motion of the one with the lower id"},
    {Feature::RestOfHigher, FeatureGroup::Other, "steps without motion of the one with the higher id"},
    {Feature::RestOfLeft, FeatureGroup::Other, "steps without motion of the one further left"},
    {Feature::RestOfRight, FeatureGroup::Other, "steps without motion of the one further right"},
    {Feature::AskedByLower, FeatureGroup::Other, "the share of its box in which the lower id must look"},
    {Feature::AskedByEither, FeatureGroup::Other, "the share of its box in which one of the two must look"},
    {Feature::NearestReported, FeatureGroup::InferredPlace, "the distance of one of the two from its partners"},
    {Feature::StrayShare, FeatureGroup::InferredPlace, "the share of partners that are apart from one of the two"},
    {Feature::AskedByPast, FeatureGroup::Other, "the past box of a dynamic one overlaps the other one"},
    {Feature::AskedByAnyPast, FeatureGroup::Other, "the past box of one of the two overlaps the other one"},
    {Feature::AskedByPastLower, FeatureGroup::Other, "the past box of the lower id overlaps the other one"},
    {Feature::AskedAhead, FeatureGroup::Other, "one moves towards the cell of the other"},
    {Feature::RestAtMeeting, FeatureGroup::Other, "steps without motion of one of the two when they met"},
    {Feature::MetStep, FeatureGroup::Other, "the step in which the two met first"},
    {Feature::JumpKept, FeatureGroup::Other, "one of the two has not moved since it was put elsewhere"},
    {Feature::HitAge, FeatureGroup::Other, "steps since one of the two was reported with another object"},
    {Feature::EntriesByLower, FeatureGroup::Other,
     "entries of cells before the other one in the search of the lower id"},
    {Feature::EntriesByEither, FeatureGroup::Other, "entries of cells before the other one in a search"},
    {Feature::FindsBefore, FeatureGroup::Other, "overlaps that are found before it"},
    {Feature::FindsOfName, FeatureGroup::Other, "overlaps that objects of the same name find before it"},
    {Feature::CellRankAfter, FeatureGroup::Other, "objects after the earlier of the two in their cell"},
    {Feature::SharedCells, FeatureGroup::Other, "cells that both touch"},
    {Feature::SharedCellsEven, FeatureGroup::Other, "the two touch an even number of common cells"},
    {Feature::FirstCellOfLower, FeatureGroup::Other, "the first cell of the lower id is not a cell of the other one"},
    {Feature::FirstCellOfHigher, FeatureGroup::Other, "the first cell of the higher id is not a cell of the other one"},
    {Feature::FirstCellOfNeither, FeatureGroup::Other, "the first cell of neither is a cell of the other one"},
    {Feature::CircleOfWidths, FeatureGroup::Other, "the distance between the centres in mean widths"},
    {Feature::CircleOfHeights, FeatureGroup::Other, "the distance between the centres in mean heights"},
    {Feature::CircleOfShortSides, FeatureGroup::Other, "the distance between the centres in mean shorter sides"},
    {Feature::CircleOfLongSides, FeatureGroup::Other, "the distance between the centres in mean longer sides"},
    {Feature::StaticMotionX, FeatureGroup::Other, "motion along x of the one that meets a static one"},
    {Feature::StaticMotionY, FeatureGroup::Other, "motion along y of the one that meets a static one"},
    {Feature::AskedStatic, FeatureGroup::Other, "only leaves of static objects should have found it"},
    {Feature::AskedNew, FeatureGroup::Other, "only new leaves should have found it"},
    {Feature::AskedOfLower, FeatureGroup::Other, "only the leaf of the lower id should have found it"},
    {Feature::AskedOfHigher, FeatureGroup::Other, "only the leaf of the higher id should have found it"},
    {Feature::AskedSpeed, FeatureGroup::Other, "the motion of the fastest leaf that should have found it"},
    {Feature::AskedSlowest, FeatureGroup::Other, "the motion of the slowest leaf that should have found it"},
    {Feature::AskedRank, FeatureGroup::Other, "changed leaves before the one that should have found it"},
    {Feature::AskedTightApart, FeatureGroup::Other,
     "the box of the leaf that should have found it is apart from the other leaf"},
    {Feature::AskedAge, FeatureGroup::Other, "steps since the search that should have found it"},
    {Feature::AskedName, FeatureGroup::Names, "the name of the leaves that should have found it"},
    {Feature::AskedOfSilent, FeatureGroup::Other, "only changed leaves of certain names should have found it"},
    {Feature::TurnsById, FeatureGroup::Other, "for both of the two id plus step is odd"},
    {Feature::TurnsByPlace, FeatureGroup::Other, "for both of the two place plus step is odd"},
    {Feature::SweepOnePass, FeatureGroup::SweepReplay, "lost by a sweep with one pass of sorting"},
    {Feature::SweepOnePassBack, FeatureGroup::SweepReplay, "lost by a sweep with one pass of sorting, from the right"},
    {Feature::SweepWithoutNew, FeatureGroup::SweepReplay, "lost by a sweep in which new objects are not sorted"},
    {Feature::SweepWithoutRightMovers, FeatureGroup::SweepReplay,
     "lost by a sweep that does not sort what moves right"},
    {Feature::SweepWithoutLeftMovers, FeatureGroup::SweepReplay, "lost by a sweep that does not sort what moves left"},
    {Feature::SweepLastPlaces, FeatureGroup::SweepReplay,
     "lost by a sweep that sorts by the places of the step before"},
    {Feature::SweepEvery2, FeatureGroup::SweepReplay, "lost by a sweep that sorts every second step"},
    {Feature::SweepEvery3, FeatureGroup::SweepReplay, "lost by a sweep that sorts every third step"},
    {Feature::SweepEvery4, FeatureGroup::SweepReplay, "lost by a sweep that sorts every fourth step"},
    {Feature::SweepEvery5, FeatureGroup::SweepReplay, "lost by a sweep that sorts every fifth step"},
    {Feature::SweepEvery10, FeatureGroup::SweepReplay, "lost by a sweep that sorts every tenth step"},
    {Feature::SweepWhenCountChanges, FeatureGroup::SweepReplay,
     "lost by a sweep that sorts only when the number of objects changes"},
    {Feature::SweepWholeUnits, FeatureGroup::SweepReplay, "lost by a sweep that compares whole units only"},
    {Feature::SweepGapsFilled, FeatureGroup::SweepReplay, "lost by a sweep that fills gaps with its last object"},
    {Feature::SweepSwappedSkipped, FeatureGroup::SweepReplay, "lost by a sweep that skips objects in its active list"},
    {Feature::ActiveBefore, FeatureGroup::Sweep, "objects that are active when the first one comes"},
    {Feature::TreeInnerNodes, FeatureGroup::TreeReplay, "lost by a tree that searches its lowest nodes only"},
    {Feature::TreeReach, FeatureGroup::TreeReplay, "the size of nodes that one of the two needs"},
    {Feature::TreeReachOfDynamic, FeatureGroup::TreeReplay, "the size of nodes that a dynamic one of the two needs"},
    {Feature::TreeReachByWidth, FeatureGroup::TreeReplay, "the size of nodes by width that one of the two needs"},
    {Feature::TreeReachByWidthOfDynamic, FeatureGroup::TreeReplay,
     "the size of nodes by width that a dynamic one of the two needs"},
    {Feature::TreeOpenNodes, FeatureGroup::TreeReplay, "open nodes with which a tree loses the two"},
    {Feature::LeafTreeParentOnly, FeatureGroup::TreeReplay,
     "lost by a tree in which only the parents of changed leaves grow"},
    {Feature::LeafTreeRightKept, FeatureGroup::TreeReplay,
     "lost by a tree in which the parents of right leaves do not grow"},
    {Feature::LeafTreeLeftKept, FeatureGroup::TreeReplay,
     "lost by a tree in which the parents of left leaves do not grow"},
    {Feature::LeafTreeNewKept, FeatureGroup::TreeReplay,
     "lost by a tree in which the parents of new leaves do not grow"},
    {Feature::LeafTreeOpenNodes, FeatureGroup::TreeReplay, "open nodes with which a tree of leaves loses the two"},
    {Feature::PartedBefore, FeatureGroup::Other, "the two parted before"},
    {Feature::RestSinceBirth, FeatureGroup::Other,
     "steps without motion of one of the two, from before the other appeared"},
    {Feature::OrderDiffers, FeatureGroup::Other, "the one with the lower id comes later in your list"},
    {Feature::SameIdOf2, FeatureGroup::Rest, "the rest of both ids by 2"},
    {Feature::SameIdOf3, FeatureGroup::Rest, "the rest of both ids by 3"},
    {Feature::SameIdOf4, FeatureGroup::Rest, "the rest of both ids by 4"},
    {Feature::SameIdOf8, FeatureGroup::Rest, "the rest of both ids by 8"},
    {Feature::SamePlaceOf2, FeatureGroup::Rest, "the rest of both places in your list by 2"},
    {Feature::SamePlaceOf3, FeatureGroup::Rest, "the rest of both places in your list by 3"},
    {Feature::SamePlaceOf4, FeatureGroup::Rest, "the rest of both places in your list by 4"},
    {Feature::SamePlaceOf8, FeatureGroup::Rest, "the rest of both places in your list by 8"},
    {Feature::ZonesApart, FeatureGroup::Other, "centres in different parts of the world"},
    {Feature::FirstZonesApart, FeatureGroup::Other, "first places in different parts of the world"},
    {Feature::BlocksApart, FeatureGroup::Other, "different blocks of objects"},
    {Feature::AskedWithPart, FeatureGroup::Other, "out of the part of the box with which objects look for others"},
    {Feature::AskedAtRemoval, FeatureGroup::Other,
     "an object vanished in each step in which it should have been found"},
    {Feature::SameNameGroup, FeatureGroup::Other, "names of one group"},
    {Feature::OtherNameGroup, FeatureGroup::Other, "names of different groups"},
    {Feature::Reported, FeatureGroup::Reports, "other reported pairs of the step"},
    {Feature::ReportedBefore, FeatureGroup::Reports, "reported pairs before it in the order of objects"},
    {Feature::NewReported, FeatureGroup::Reports, "other pairs that are reported for the first time"},
    {Feature::PartnersOfLower, FeatureGroup::Reports, "other partners of the object with the lower id"},
    {Feature::ReportedEver, FeatureGroup::Reports, "pairs that were reported before"},
    {Feature::BegunEver, FeatureGroup::Reports, "other pairs that are reported for the first time ever"},
    {Feature::ReportedOfName, FeatureGroup::Reports, "other reported pairs of the same name"},
    {Feature::Partners, FeatureGroup::Reports, "other partners of one of the two"},
    {Feature::OlderAge, FeatureGroup::Other, "steps since the older of the two appeared"},
    {Feature::EarlierPlace, FeatureGroup::Other, "objects before the earlier of the two"},
    {Feature::LowerId, FeatureGroup::Other, "the lower id"},
    {Feature::IdDifference, FeatureGroup::Other, "the difference of the ids"},
    {Feature::PairIdBits, FeatureGroup::Other, "low bits that the two ids share"},
    {Feature::PairPlaceBits, FeatureGroup::Other, "low bits that the places of the two in your list share"},
    {Feature::LargerSide, FeatureGroup::Other, "the side of the larger one"},
    {Feature::SmallerSide, FeatureGroup::Other, "the side of the smaller one"},
    {Feature::FasterSpeed, FeatureGroup::Other, "the speed of the faster one"},
    {Feature::SlowerSpeed, FeatureGroup::Other, "the speed of the slower one"},
    {Feature::RelativeSpeed, FeatureGroup::Other, "the relative speed"},
    {Feature::LessMotionX, FeatureGroup::Other, "the lesser motion along x"},
    {Feature::MoreMotionX, FeatureGroup::Other, "the greater motion along x"},
    {Feature::LessMotionY, FeatureGroup::Other, "the lesser motion along y"},
    {Feature::MoreMotionY, FeatureGroup::Other, "the greater motion along y"},
    {Feature::OverlapDepth, FeatureGroup::Other, "the depth of the overlap"},
    {Feature::OriginDistance, FeatureGroup::Region, "the distance from the origin"},
    {Feature::Objects, FeatureGroup::Other, "objects in the step"},
    {Feature::Step, FeatureGroup::Other, "the step"},
    {Feature::Asleep, FeatureGroup::Other, "objects of the two that are asleep"},
};
static_assert(std::size(kFeatureTable) == kFeatures);
constexpr auto kFeaturePlaces = placesOfRows<kFeatureTable, &FeatureInfo::feature>();
static_assert(std::ranges::all_of(kFeatureTable, [](const FeatureInfo& info) {
    return (info.group == FeatureGroup::Rest) ==
           (std::ranges::find(kRestFeatures, info.feature, &RestFeature::feature) != kRestFeatures.end());
}));

} // namespace

std::span<const FeatureInfo> features() noexcept { return kFeatureTable; }

const FeatureInfo& infoOf(Feature feature) noexcept
{
    return kFeatureTable[kFeaturePlaces[static_cast<std::size_t>(feature)]];
}

double gapOf(const Aabb& a, const Aabb& b) noexcept
{
    return std::max({0.0, a.lo.x - b.hi.x, b.lo.x - a.hi.x, a.lo.y - b.hi.y, b.lo.y - a.hi.y});
}

double namesAsNumber(std::uint32_t a, std::uint32_t b) noexcept
{
    return static_cast<double>(std::min(a, b)) * 0x1p26 + static_cast<double>(std::max(a, b));
}

std::pair<std::uint32_t, std::uint32_t> namesOfNumber(double number) noexcept
{
    const double low = std::floor(number / 0x1p26);
    return {static_cast<std::uint32_t>(low), static_cast<std::uint32_t>(number - low * 0x1p26)};
}

std::optional<double> featureOfKinds(Feature feature, const Track& a, const Track& b) noexcept
{
    switch (feature) {
    case Feature::Names:
        return namesAsNumber(a.name, b.name);
    case Feature::NamesApart:
        return a.name == b.name ? std::numeric_limits<double>::quiet_NaN() : namesAsNumber(a.name, b.name);
    case Feature::SameName:
        return a.name == b.name ? 1.0 : 0.0;
    case Feature::OneStatic:
        return a.isDynamic && b.isDynamic ? 0.0 : 1.0;
    case Feature::StaticLower:
        return !a.isDynamic && b.isDynamic ? 1.0 : 0.0;
    default:
        return std::nullopt;
    }
}

} // namespace broadside::diagnosis
