#include "core/debug/diagnosis/features/pair_feature.h"

#include "core/base/enumerators.h"
#include "core/debug/diagnosis/messages/feature_messages.h"
#include "core/debug/diagnosis/messages/level_messages.h"
#include "core/debug/diagnosis/messages/list_messages.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace broadside::diagnosis {
namespace {

constexpr FeatureInfo kFeatureTable[]{
    {Feature::PairAge, FeatureGroup::Other, &texts::featurePairAge},
    {Feature::PairAgeSeen, FeatureGroup::Other, &texts::featurePairAge},
    {Feature::YoungerAge, FeatureGroup::Other, &texts::featureYoungerAge},
    {Feature::LessRest, FeatureGroup::Other, &texts::featureLessRest},
    {Feature::MoreRest, FeatureGroup::Other, &texts::featureMoreRest},
    {Feature::LaterPlace, FeatureGroup::Other, &texts::featureLaterPlace},
    {Feature::HigherId, FeatureGroup::Other, &texts::featureHigherId},
    {Feature::CentreDistance, FeatureGroup::Other, &texts::featureCentreDistance},
    {Feature::CentreDistanceX, FeatureGroup::Other, &texts::featureCentreDistanceX},
    {Feature::CentreDistanceY, FeatureGroup::Other, &texts::featureCentreDistanceY},
    {Feature::CentreDistanceOfAxes, FeatureGroup::Other, &texts::featureCentreDistanceOfAxes},
    {Feature::OverlapLeft, FeatureGroup::Region, &texts::featureOverlapLeft},
    {Feature::OverlapRight, FeatureGroup::Region, &texts::featureOverlapRight},
    {Feature::OverlapLow, FeatureGroup::Region, &texts::featureOverlapLow},
    {Feature::OverlapHigh, FeatureGroup::Region, &texts::featureOverlapHigh},
    {Feature::FirstCentreX, FeatureGroup::Region, &texts::featureFirstCentreX},
    {Feature::LastCentreX, FeatureGroup::Region, &texts::featureLastCentreX},
    {Feature::FirstCentreY, FeatureGroup::Region, &texts::featureFirstCentreY},
    {Feature::LastCentreY, FeatureGroup::Region, &texts::featureLastCentreY},
    {Feature::ReachLeft, FeatureGroup::Region, &texts::featureReachLeft},
    {Feature::ReachRight, FeatureGroup::Region, &texts::featureReachRight},
    {Feature::ReachLow, FeatureGroup::Region, &texts::featureReachLow},
    {Feature::ReachHigh, FeatureGroup::Region, &texts::featureReachHigh},
    {Feature::SticksOut, FeatureGroup::Region, &texts::featureSticksOut},
    {Feature::SticksOutAlone, FeatureGroup::Region, &texts::featureSticksOutAlone},
    {Feature::LeftSidesApart, FeatureGroup::Other, &texts::featureLeftSidesApart},
    {Feature::RightSidesApart, FeatureGroup::Other, &texts::featureRightSidesApart},
    {Feature::LowSidesApart, FeatureGroup::Other, &texts::featureLowSidesApart},
    {Feature::HighSidesApart, FeatureGroup::Other, &texts::featureHighSidesApart},
    {Feature::CommonStepX, FeatureGroup::Other, &texts::featureCommonStepX},
    {Feature::CommonStepY, FeatureGroup::Other, &texts::featureCommonStepY},
    {Feature::CellRank, FeatureGroup::Other, &texts::featureCellRank},
    {Feature::CellRankOfFirst, FeatureGroup::Other, &texts::featureCellRankOfFirst},
    {Feature::CellRankOfDynamic, FeatureGroup::Other, &texts::featureCellRankOfDynamic},
    {Feature::CellRankOfStatic, FeatureGroup::Other, &texts::featureCellRankOfStatic},
    {Feature::SweepBetween, FeatureGroup::Sweep, &texts::featureSweepBetween},
    {Feature::SweepBroken, FeatureGroup::Sweep, &texts::featureSweepBroken},
    {Feature::CentreBroken, FeatureGroup::Sweep, &texts::featureCentreBroken},
    {Feature::SignBroken, FeatureGroup::Sweep, &texts::featureSignBroken},
    {Feature::HighBroken, FeatureGroup::Sweep, &texts::featureHighBroken},
    {Feature::AxisBroken, FeatureGroup::Sweep, &texts::featureAxisBroken},
    {Feature::ListBroken, FeatureGroup::Sweep, &texts::featureListBroken},
    {Feature::BackEndsEarly, FeatureGroup::Sweep, &texts::featureBackEndsEarly},
    {Feature::BackEndsEarlyOfStatic, FeatureGroup::Sweep, &texts::featureBackEndsEarlyOfStatic},
    {Feature::LowSideBelow, FeatureGroup::Sweep, &texts::featureLowSideBelow},
    {Feature::MetBefore, FeatureGroup::Other, &texts::featureMetBefore},
    {Feature::CellSteps, FeatureGroup::Other, &texts::featureCellSteps},
    {Feature::CellColumns, FeatureGroup::Other, &texts::featureCellColumns},
    {Feature::CellRows, FeatureGroup::Other, &texts::featureCellRows},
    {Feature::CellsFromLow, FeatureGroup::Region, &texts::featureCellsFromLow},
    {Feature::CellsFromHigh, FeatureGroup::Region, &texts::featureCellsFromHigh},
    {Feature::CellsFromBorder, FeatureGroup::Region, &texts::featureCellsFromBorder},
    {Feature::BucketRank, FeatureGroup::Other, &texts::featureBucketRank},
    {Feature::GapCentreOfLater, FeatureGroup::Other, &texts::featureGapCentreOfLater},
    {Feature::GapCentreOfEither, FeatureGroup::Other, &texts::featureGapCentreOfEither},
    {Feature::GapCellsOfLater, FeatureGroup::Other, &texts::featureGapCellsOfLater},
    {Feature::GapCellsOfEither, FeatureGroup::Other, &texts::featureGapCellsOfEither},
    {Feature::LevelsApart, FeatureGroup::Other, &texts::featureLevelsApart},
    {Feature::HigherLevel, FeatureGroup::Other, &texts::featureHigherLevel},
    {Feature::LowerLevel, FeatureGroup::Other, &texts::featureLowerLevel},
    {Feature::CellsInLevel, FeatureGroup::Other, &texts::featureCellsInLevel},
    {Feature::StaleInGrid, FeatureGroup::Other, &texts::featureStaleInGrid},
    {Feature::ApartInGrid, FeatureGroup::Other, &texts::featureApartInGrid},
    {Feature::CellDiagonal, FeatureGroup::Other, &texts::featureCellDiagonal},
    {Feature::CellsAside, FeatureGroup::Other, &texts::featureCellsAside},
    {Feature::CellsAbove, FeatureGroup::Other, &texts::featureCellsAbove},
    {Feature::CellsRising, FeatureGroup::Other, &texts::featureCellsRising},
    {Feature::CellsFalling, FeatureGroup::Other, &texts::featureCellsFalling},
    {Feature::SharedBits, FeatureGroup::Other, &texts::featureSharedBits},
    {Feature::SameSum, FeatureGroup::Other, &texts::featureSameSum},
    {Feature::SameXor, FeatureGroup::Other, &texts::featureSameXor},
    {Feature::SameProduct, FeatureGroup::Other, &texts::featureSameProduct},
    {Feature::SameTriangle, FeatureGroup::Other, &texts::featureSameTriangle},
    {Feature::SameHash, FeatureGroup::Other, &texts::featureSameHash},
    {Feature::SameMultiple, FeatureGroup::Other, &texts::featureSameMultiple},
    {Feature::SharedKeyBits, FeatureGroup::Other, &texts::featureSharedKeyBits},
    {Feature::Names, FeatureGroup::Names, &texts::featureNames},
    {Feature::SameName, FeatureGroup::Other, &texts::featureSameName},
    {Feature::NamesApart, FeatureGroup::Names, &texts::featureNamesApart},
    {Feature::StaticLower, FeatureGroup::Other, &texts::featureStaticLower},
    {Feature::OneStatic, FeatureGroup::Other, &texts::featureOneStatic},
    {Feature::RestOfLower, FeatureGroup::Other, &texts::featureRestOfLower},
    {Feature::RestOfHigher, FeatureGroup::Other, &texts::featureRestOfHigher},
    {Feature::RestOfLeft, FeatureGroup::Other, &texts::featureRestOfLeft},
    {Feature::RestOfRight, FeatureGroup::Other, &texts::featureRestOfRight},
    {Feature::AskedByLower, FeatureGroup::Other, &texts::featureAskedByLower},
    {Feature::AskedByEither, FeatureGroup::Other, &texts::featureAskedByEither},
    {Feature::NearestReported, FeatureGroup::InferredPlace, &texts::featureNearestReported},
    {Feature::StrayShare, FeatureGroup::InferredPlace, &texts::featureStrayShare},
    {Feature::AskedByPast, FeatureGroup::Other, &texts::featureAskedByPast},
    {Feature::AskedByAnyPast, FeatureGroup::Other, &texts::featureAskedByAnyPast},
    {Feature::AskedByPastLower, FeatureGroup::Other, &texts::featureAskedByPastLower},
    {Feature::AskedAhead, FeatureGroup::Other, &texts::featureAskedAhead},
    {Feature::QuietOfEarlier, FeatureGroup::Other, &texts::featureQuietOfEarlier},
    {Feature::QuietOfLater, FeatureGroup::Other, &texts::featureQuietOfLater},
    {Feature::QuietOfLower, FeatureGroup::Other, &texts::featureQuietOfLower},
    {Feature::QuietOfHigher, FeatureGroup::Other, &texts::featureQuietOfHigher},
    {Feature::QuietMost, FeatureGroup::Other, &texts::featureQuietMost},
    {Feature::QuietLeast, FeatureGroup::Other, &texts::featureQuietLeast},
    {Feature::RestAtMeeting, FeatureGroup::Other, &texts::featureRestAtMeeting},
    {Feature::MetStep, FeatureGroup::Other, &texts::featureMetStep},
    {Feature::JumpKept, FeatureGroup::Other, &texts::featureJumpKept},
    {Feature::HitAge, FeatureGroup::Other, &texts::featureHitAge},
    {Feature::HitOfName, FeatureGroup::Other, &texts::featureHitAge},
    {Feature::JumpAge, FeatureGroup::Other, &texts::featureJumpAge},
    {Feature::StartRest, FeatureGroup::Other, &texts::featureStartRest},
    {Feature::HitEver, FeatureGroup::Other, &texts::featureHitEver},
    {Feature::EntriesByLower, FeatureGroup::Other, &texts::featureEntriesByLower},
    {Feature::EntriesByEither, FeatureGroup::Other, &texts::featureEntriesByEither},
    {Feature::FindsBefore, FeatureGroup::Other, &texts::featureFindsBefore},
    {Feature::TestsBefore, FeatureGroup::Other, &texts::featureTestsBefore},
    {Feature::FindsOnce, FeatureGroup::Other, &texts::featureFindsOnce},
    {Feature::FindsOfDynamic, FeatureGroup::Other, &texts::featureFindsOfDynamic},
    {Feature::FindsOfName, FeatureGroup::Other, &texts::featureFindsOfName},
    {Feature::HitsOfLower, FeatureGroup::Other, &texts::featureHitsOfLower},
    {Feature::HitsOfOne, FeatureGroup::Other, &texts::featureHitsOfOne},
    {Feature::HitsOfBoth, FeatureGroup::Other, &texts::featureHitsOfBoth},
    {Feature::StaticFirstOfLower, FeatureGroup::Other, &texts::featureStaticFirst},
    {Feature::StaticFirstOfBoth, FeatureGroup::Other, &texts::featureStaticFirst},
    {Feature::CellRankAfter, FeatureGroup::Other, &texts::featureCellRankAfter},
    {Feature::SharedCells, FeatureGroup::Other, &texts::featureSharedCells},
    {Feature::SharedCellsEven, FeatureGroup::Other, &texts::featureSharedCellsEven},
    {Feature::FirstCellOfLower, FeatureGroup::Other, &texts::featureFirstCellOfLower},
    {Feature::FirstCellOfHigher, FeatureGroup::Other, &texts::featureFirstCellOfHigher},
    {Feature::FirstCellOfNeither, FeatureGroup::Other, &texts::featureFirstCellOfNeither},
    {Feature::OwnerCellLeast, FeatureGroup::Other, &texts::featureOwnerCellLeast},
    {Feature::OwnerCellLeastColumn, FeatureGroup::Other, &texts::featureOwnerCellLeastColumn},
    {Feature::OwnerCellLeastRow, FeatureGroup::Other, &texts::featureOwnerCellLeastRow},
    {Feature::OwnerCellGreatest, FeatureGroup::Other, &texts::featureOwnerCellGreatest},
    {Feature::OwnerCellMiddle, FeatureGroup::Other, &texts::featureOwnerCellMiddle},
    {Feature::VisitMarkKept, FeatureGroup::Other, &texts::featureVisitMarkKept},
    {Feature::VisitMarkKeptOfAll, FeatureGroup::Other, &texts::featureVisitMarkKept},
    {Feature::CircleOfWidths, FeatureGroup::Other, &texts::featureCircleOfWidths},
    {Feature::CircleOfHeights, FeatureGroup::Other, &texts::featureCircleOfHeights},
    {Feature::CircleOfShortSides, FeatureGroup::Other, &texts::featureCircleOfShortSides},
    {Feature::CircleOfLongSides, FeatureGroup::Other, &texts::featureCircleOfLongSides},
    {Feature::StaticMotionX, FeatureGroup::Other, &texts::featureStaticMotionX},
    {Feature::StaticMotionY, FeatureGroup::Other, &texts::featureStaticMotionY},
    {Feature::AskedStatic, FeatureGroup::Other, &texts::featureAskedStatic},
    {Feature::AskedNew, FeatureGroup::Other, &texts::featureAskedNew},
    {Feature::AskedOfLower, FeatureGroup::Other, &texts::featureAskedOfLower},
    {Feature::AskedOfHigher, FeatureGroup::Other, &texts::featureAskedOfHigher},
    {Feature::AskedOfLowLeaf, FeatureGroup::Other, &texts::featureAskedOfLowLeaf},
    {Feature::AskedOfHighLeaf, FeatureGroup::Other, &texts::featureAskedOfHighLeaf},
    {Feature::AskedSpeed, FeatureGroup::Other, &texts::featureAskedSpeed},
    {Feature::AskedSlowest, FeatureGroup::Other, &texts::featureAskedSlowest},
    {Feature::AskedRank, FeatureGroup::Other, &texts::featureAskedRank},
    {Feature::AskedRankMost, FeatureGroup::Other, &texts::featureAskedRankMost},
    {Feature::AskedTightApart, FeatureGroup::Other, &texts::featureAskedTightApart},
    {Feature::AskedAge, FeatureGroup::Other, &texts::featureAskedAge},
    {Feature::AskedName, FeatureGroup::Names, &texts::featureAskedName},
    {Feature::AskedOld, FeatureGroup::Other, &texts::featureAskedOld},
    {Feature::AskedAgain, FeatureGroup::Other, &texts::featureAskedAgain},
    {Feature::AskedTogether, FeatureGroup::Other, &texts::featureAskedTogether},
    {Feature::AskedAtBirth, FeatureGroup::Other, &texts::featureAskedAtBirth},
    {Feature::AskedOfSilent, FeatureGroup::Other, &texts::featureAskedOfSilent},
    {Feature::AskedOfReused, FeatureGroup::Other, &texts::featureAskedOfReused},
    {Feature::DroppedApart, FeatureGroup::Other, &texts::featureDroppedApart},
    {Feature::DroppedResting, FeatureGroup::Other, &texts::featureDroppedResting},
    {Feature::DroppedParting, FeatureGroup::Other, &texts::featureDroppedParting},
    {Feature::TurnsById, FeatureGroup::Other, &texts::featureTurnsById},
    {Feature::TurnsByPlace, FeatureGroup::Other, &texts::featureTurnsByPlace},
    {Feature::SweepOnePass, FeatureGroup::SweepReplay, &texts::featureSweepOnePass},
    {Feature::SweepOnePassBack, FeatureGroup::SweepReplay, &texts::featureSweepOnePassBack},
    {Feature::SweepWithoutNew, FeatureGroup::SweepReplay, &texts::featureSweepWithoutNew},
    {Feature::SweepWithoutRightMovers, FeatureGroup::SweepReplay, &texts::featureSweepWithoutRightMovers},
    {Feature::SweepWithoutLeftMovers, FeatureGroup::SweepReplay, &texts::featureSweepWithoutLeftMovers},
    {Feature::SweepLastPlaces, FeatureGroup::SweepReplay, &texts::featureSweepLastPlaces},
    {Feature::SweepEvery2, FeatureGroup::SweepReplay, &texts::featureSweepEvery2},
    {Feature::SweepEvery3, FeatureGroup::SweepReplay, &texts::featureSweepEvery3},
    {Feature::SweepEvery4, FeatureGroup::SweepReplay, &texts::featureSweepEvery4},
    {Feature::SweepEvery5, FeatureGroup::SweepReplay, &texts::featureSweepEvery5},
    {Feature::SweepEvery10, FeatureGroup::SweepReplay, &texts::featureSweepEvery10},
    {Feature::SweepEvery6, FeatureGroup::SweepReplay, &texts::featureSweepEvery6},
    {Feature::SweepEvery7, FeatureGroup::SweepReplay, &texts::featureSweepEvery7},
    {Feature::SweepEvery8, FeatureGroup::SweepReplay, &texts::featureSweepEvery8},
    {Feature::SweepEvery9, FeatureGroup::SweepReplay, &texts::featureSweepEvery9},
    {Feature::SweepMoves2, FeatureGroup::SweepReplay, &texts::featureSweepMoves2},
    {Feature::SweepMoves3, FeatureGroup::SweepReplay, &texts::featureSweepMoves3},
    {Feature::SweepMoves4, FeatureGroup::SweepReplay, &texts::featureSweepMoves4},
    {Feature::SweepMoves5, FeatureGroup::SweepReplay, &texts::featureSweepMoves5},
    {Feature::SweepMoves8, FeatureGroup::SweepReplay, &texts::featureSweepMoves8},
    {Feature::SweepWhenCountChanges, FeatureGroup::SweepReplay, &texts::featureSweepWhenCountChanges},
    {Feature::SweepWholeUnits, FeatureGroup::SweepReplay, &texts::featureSweepWholeUnits},
    {Feature::SweepGapsFilled, FeatureGroup::SweepReplay, &texts::featureSweepGapsFilled},
    {Feature::SweepSwappedSkipped, FeatureGroup::SweepReplay, &texts::featureSweepSwappedSkipped},
    {Feature::SweepRemovedSkipped, FeatureGroup::SweepReplay, &texts::featureSweepRemovedSkipped},
    {Feature::ActiveBefore, FeatureGroup::Sweep, &texts::featureActiveBefore},
    {Feature::TreeInnerNodes, FeatureGroup::TreeReplay, &texts::featureTreeInnerNodes},
    {Feature::TreeReach, FeatureGroup::TreeReplay, &texts::featureTreeReach},
    {Feature::TreeReachOfDynamic, FeatureGroup::TreeReplay, &texts::featureTreeReachOfDynamic},
    {Feature::TreeReachOfLower, FeatureGroup::TreeReplay, &texts::featureTreeReachOfLower},
    {Feature::TreeReachOfHigher, FeatureGroup::TreeReplay, &texts::featureTreeReachOfHigher},
    {Feature::TreeReachByWidth, FeatureGroup::TreeReplay, &texts::featureTreeReachByWidth},
    {Feature::TreeReachByWidthOfDynamic, FeatureGroup::TreeReplay, &texts::featureTreeReachByWidthOfDynamic},
    {Feature::TreeOpenNodes, FeatureGroup::TreeReplay, &texts::featureTreeOpenNodes},
    {Feature::TreeSearched, FeatureGroup::TreeReplay, &texts::featureTreeSearched},
    {Feature::NextSkipped, FeatureGroup::Other, &texts::featureNextSkipped},
    {Feature::LastSkipped, FeatureGroup::Other, &texts::featureLastSkipped},
    {Feature::SinceBirth, FeatureGroup::Other, &texts::featureSinceBirth},
    {Feature::HeldAtFirst, FeatureGroup::TreeReplay, &texts::featureHeldAtFirst},
    {Feature::LeafTreeParentOnly, FeatureGroup::TreeReplay, &texts::featureLeafTreeParentOnly},
    {Feature::LeafTreeRightKept, FeatureGroup::TreeReplay, &texts::featureLeafTreeRightKept},
    {Feature::LeafTreeLeftKept, FeatureGroup::TreeReplay, &texts::featureLeafTreeLeftKept},
    {Feature::LeafTreeNewKept, FeatureGroup::TreeReplay, &texts::featureLeafTreeNewKept},
    {Feature::LeafTreeOpenNodes, FeatureGroup::TreeReplay, &texts::featureLeafTreeOpenNodes},
    {Feature::PartedBefore, FeatureGroup::Other, &texts::featurePartedBefore},
    {Feature::RestSinceBirth, FeatureGroup::Other, &texts::featureRestSinceBirth},
    {Feature::OrderDiffers, FeatureGroup::Other, &texts::featureOrderDiffers},
    {Feature::SameIdOf2, FeatureGroup::Rest, &texts::featureSameIdOf2},
    {Feature::SameIdOf3, FeatureGroup::Rest, &texts::featureSameIdOf3},
    {Feature::SameIdOf4, FeatureGroup::Rest, &texts::featureSameIdOf4},
    {Feature::SameIdOf8, FeatureGroup::Rest, &texts::featureSameIdOf8},
    {Feature::SamePlaceOf2, FeatureGroup::Rest, &texts::featureSamePlaceOf2},
    {Feature::SamePlaceOf3, FeatureGroup::Rest, &texts::featureSamePlaceOf3},
    {Feature::SamePlaceOf4, FeatureGroup::Rest, &texts::featureSamePlaceOf4},
    {Feature::SamePlaceOf8, FeatureGroup::Rest, &texts::featureSamePlaceOf8},
    {Feature::SameTeam, FeatureGroup::Other, &texts::featureSameTeam},
    {Feature::PairMarked, FeatureGroup::Other, &texts::featurePairMarked},
    {Feature::PairPaused, FeatureGroup::Other, &texts::featurePairPaused},
    {Feature::OtherCellsSearched, FeatureGroup::Other, &texts::featureOtherCellsSearched},
    {Feature::NameToStatic, FeatureGroup::Names, &texts::featureNameToStatic},
    {Feature::ZonesApart, FeatureGroup::Other, &texts::featureZonesApart},
    {Feature::FirstZonesApart, FeatureGroup::Other, &texts::featureFirstZonesApart},
    {Feature::BlocksApart, FeatureGroup::Other, &texts::featureBlocksApart},
    {Feature::RestOfList, FeatureGroup::Other, &texts::featureRestOfList},
    {Feature::AskedWithPart, FeatureGroup::Other, &texts::featureAskedWithPart},
    {Feature::TurnsMissed, FeatureGroup::Other, &texts::featureTurnsMissed},
    {Feature::SweepMixed, FeatureGroup::Sweep, &texts::featureSweepMixed},
    {Feature::FirstOfSweep, FeatureGroup::Sweep, &texts::featureFirstOfSweep},
    {Feature::LastOfSweep, FeatureGroup::Sweep, &texts::featureLastOfSweep},
    {Feature::FirstOfList, FeatureGroup::Other, &texts::featureFirstOfList},
    {Feature::LastOfList, FeatureGroup::Other, &texts::featureLastOfList},
    {Feature::OldFiltersApart, FeatureGroup::Other, &texts::featureOldFiltersApart},
    {Feature::AreaRatio, FeatureGroup::Other, &texts::featureAreaRatio},
    {Feature::PartingX, FeatureGroup::Other, &texts::featurePartingX},
    {Feature::PartingY, FeatureGroup::Other, &texts::featurePartingY},
    {Feature::Parting, FeatureGroup::Other, &texts::featureParting},
    {Feature::AgeDifference, FeatureGroup::Other, &texts::featureAgeDifference},
    {Feature::SpeedByWidth, FeatureGroup::Other, &texts::featureSpeedByWidth},
    {Feature::SpeedByShortSide, FeatureGroup::Other, &texts::featureSpeedByShortSide},
    {Feature::TextOrderDiffers, FeatureGroup::Other, &texts::featureTextOrderDiffers},
    {Feature::AskedAtRemoval, FeatureGroup::Other, &texts::featureAskedAtRemoval},
    {Feature::SameNameGroup, FeatureGroup::Other, &texts::featureSameNameGroup},
    {Feature::OtherNameGroup, FeatureGroup::Other, &texts::featureOtherNameGroup},
    {Feature::Reported, FeatureGroup::Reports, &texts::featureReported},
    {Feature::ReportedBefore, FeatureGroup::Reports, &texts::featureReportedBefore},
    {Feature::NewReported, FeatureGroup::Reports, &texts::featureNewReported},
    {Feature::PartnersOfLower, FeatureGroup::Reports, &texts::featurePartnersOfLower},
    {Feature::NeverMoved, FeatureGroup::Other, &texts::featureNeverMoved},
    {Feature::PartnersOfRight, FeatureGroup::Reports, &texts::featurePartnersOfRight},
    {Feature::ReportedEver, FeatureGroup::Reports, &texts::featureReportedEver},
    {Feature::BegunEver, FeatureGroup::Reports, &texts::featureBegunEver},
    {Feature::ReportedOfName, FeatureGroup::Reports, &texts::featureReportedOfName},
    {Feature::Partners, FeatureGroup::Reports, &texts::featurePartners},
    {Feature::OlderAge, FeatureGroup::Other, &texts::featureOlderAge},
    {Feature::EarlierPlace, FeatureGroup::Other, &texts::featureEarlierPlace},
    {Feature::LowerId, FeatureGroup::Other, &texts::featureLowerId},
    {Feature::IdDifference, FeatureGroup::Other, &texts::featureIdDifference},
    {Feature::PairIdBits, FeatureGroup::Other, &texts::featurePairIdBits},
    {Feature::PairPlaceBits, FeatureGroup::Other, &texts::featurePairPlaceBits},
    {Feature::LargerSide, FeatureGroup::Other, &texts::featureLargerSide},
    {Feature::SmallerSide, FeatureGroup::Other, &texts::featureSmallerSide},
    {Feature::FasterSpeed, FeatureGroup::Other, &texts::featureFasterSpeed},
    {Feature::SlowerSpeed, FeatureGroup::Other, &texts::featureSlowerSpeed},
    {Feature::RelativeSpeed, FeatureGroup::Other, &texts::featureRelativeSpeed},
    {Feature::LessMotionX, FeatureGroup::Other, &texts::featureLessMotionX},
    {Feature::MoreMotionX, FeatureGroup::Other, &texts::featureMoreMotionX},
    {Feature::LessMotionY, FeatureGroup::Other, &texts::featureLessMotionY},
    {Feature::MoreMotionY, FeatureGroup::Other, &texts::featureMoreMotionY},
    {Feature::OverlapDepth, FeatureGroup::Other, &texts::featureOverlapDepth},
    {Feature::OriginDistance, FeatureGroup::Region, &texts::featureOriginDistance},
    {Feature::Objects, FeatureGroup::Other, &texts::featureObjects},
    {Feature::Step, FeatureGroup::Other, &texts::featureStep},
    {Feature::Asleep, FeatureGroup::Other, &texts::featureAsleep},
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
    case Feature::NameToStatic:
        return a.isDynamic == b.isDynamic ? std::numeric_limits<double>::quiet_NaN()
               : a.isDynamic              ? namesAsNumber(a.name, a.name)
                                          : namesAsNumber(b.name, b.name);
    case Feature::StaticLower:
        return !a.isDynamic && b.isDynamic ? 1.0 : 0.0;
    default:
        return std::nullopt;
    }
}

} // namespace broadside::diagnosis
