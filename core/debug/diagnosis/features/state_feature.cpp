#include "core/debug/diagnosis/features/state_feature.h"

#include "core/base/enumerators.h"

namespace broadside::diagnosis {
namespace {

constexpr StateFeatureInfo kStateTable[]{
    {StateFeature::Name, StateScale::Name, StateGroup::Other, 0},
    {StateFeature::IsStatic, StateScale::Answer, StateGroup::Other, 0},
    {StateFeature::Age, StateScale::Quantity, StateGroup::Other, 0},
    {StateFeature::Rest, StateScale::Quantity, StateGroup::RestTime, 0},
    {StateFeature::LongestRest, StateScale::Quantity, StateGroup::RestTime, 0},
    {StateFeature::RestInAll, StateScale::Quantity, StateGroup::RestTime, 0},
    {StateFeature::MovesInAll, StateScale::Quantity, StateGroup::RestTime, 0},
    {StateFeature::MoveAge, StateScale::Quantity, StateGroup::RestTime, 0},
    {StateFeature::JumpAge, StateScale::Quantity, StateGroup::RestTime, 0},
    {StateFeature::HasOldId, StateScale::Answer, StateGroup::Other, 0},
    {StateFeature::Place, StateScale::Quantity, StateGroup::Other, 0},
    {StateFeature::Id, StateScale::Quantity, StateGroup::Other, 0},
    {StateFeature::IdOf2, StateScale::Rest, StateGroup::Other, 2},
    {StateFeature::IdOf3, StateScale::Rest, StateGroup::Other, 3},
    {StateFeature::IdOf4, StateScale::Rest, StateGroup::Other, 4},
    {StateFeature::IdOf5, StateScale::Rest, StateGroup::Other, 5},
    {StateFeature::IdOf8, StateScale::Rest, StateGroup::Other, 8},
    {StateFeature::GoneIdBits, StateScale::Quantity, StateGroup::Other, 0},
    {StateFeature::BirthOf2, StateScale::Rest, StateGroup::Other, 2},
    {StateFeature::BirthOf3, StateScale::Rest, StateGroup::Other, 3},
    {StateFeature::BirthOf4, StateScale::Rest, StateGroup::Other, 4},
    {StateFeature::BirthOf5, StateScale::Rest, StateGroup::Other, 5},
    {StateFeature::Birth, StateScale::Count, StateGroup::Other, 0},
    {StateFeature::BirthStep, StateScale::Count, StateGroup::Other, 0},
    {StateFeature::BornBefore, StateScale::Quantity, StateGroup::Other, 0},
    {StateFeature::Waits, StateScale::Quantity, StateGroup::Other, 0},
    {StateFeature::Slot, StateScale::Quantity, StateGroup::Other, 0},
    {StateFeature::SlotBefore, StateScale::Quantity, StateGroup::Other, 0},
    {StateFeature::GoneGap, StateScale::Quantity, StateGroup::Other, 0},
    {StateFeature::ChangedBefore, StateScale::Quantity, StateGroup::Other, 0},
    {StateFeature::Births, StateScale::Quantity, StateGroup::Other, 0},
    {StateFeature::Deaths, StateScale::Quantity, StateGroup::Other, 0},
    {StateFeature::BatchRest4, StateScale::Answer, StateGroup::Other, 0},
    {StateFeature::BatchRest8, StateScale::Answer, StateGroup::Other, 0},
    {StateFeature::BatchRest16, StateScale::Answer, StateGroup::Other, 0},
    {StateFeature::BatchRest32, StateScale::Answer, StateGroup::Other, 0},
    {StateFeature::More, StateScale::Quantity, StateGroup::Other, 0},
    {StateFeature::LeafBefore, StateScale::Quantity, StateGroup::Other, 0},
    {StateFeature::Divides, StateScale::Answer, StateGroup::Other, 0},
    {StateFeature::CellCount, StateScale::Quantity, StateGroup::Other, 0},
    {StateFeature::SticksOut, StateScale::Answer, StateGroup::BoxPlace, 0},
    {StateFeature::IsOutside, StateScale::Answer, StateGroup::BoxPlace, 0},
    {StateFeature::SticksOutOfCells, StateScale::Answer, StateGroup::BoxPlace, 0},
    {StateFeature::RoomAtLow, StateScale::Quantity, StateGroup::BoxPlace, 0},
    {StateFeature::RoomAtHigh, StateScale::Quantity, StateGroup::BoxPlace, 0},
    {StateFeature::AwayX, StateScale::Quantity, StateGroup::BoxPlace, 0},
    {StateFeature::AwayY, StateScale::Quantity, StateGroup::BoxPlace, 0},
    {StateFeature::CentreColumn, StateScale::Quantity, StateGroup::BoxPlace, 0},
    {StateFeature::CentreRow, StateScale::Quantity, StateGroup::BoxPlace, 0},
    {StateFeature::Side, StateScale::Quantity, StateGroup::Other, 0},
    {StateFeature::Left, StateScale::Quantity, StateGroup::BoxPlace, 0},
    {StateFeature::Right, StateScale::Quantity, StateGroup::BoxPlace, 0},
    {StateFeature::Low, StateScale::Quantity, StateGroup::BoxPlace, 0},
    {StateFeature::High, StateScale::Quantity, StateGroup::BoxPlace, 0},
    {StateFeature::VelocityX, StateScale::Quantity, StateGroup::Motion, 0},
    {StateFeature::VelocityY, StateScale::Quantity, StateGroup::Motion, 0},
    {StateFeature::Speed, StateScale::Quantity, StateGroup::Motion, 0},
    {StateFeature::FacesLow, StateScale::Answer, StateGroup::Other, 0},
    {StateFeature::Step, StateScale::Quantity, StateGroup::Other, 0},
    {StateFeature::Column, StateScale::Quantity, StateGroup::CellPlace, 0},
    {StateFeature::Row, StateScale::Quantity, StateGroup::CellPlace, 0},
    {StateFeature::CellNumber, StateScale::Quantity, StateGroup::Other, 0},
    {StateFeature::Diagonal, StateScale::Count, StateGroup::Other, 0},
    {StateFeature::BackDiagonal, StateScale::Count, StateGroup::Other, 0},
    {StateFeature::ColumnOf2, StateScale::Rest, StateGroup::Other, 2},
    {StateFeature::ColumnOf3, StateScale::Rest, StateGroup::Other, 3},
    {StateFeature::ColumnOf4, StateScale::Rest, StateGroup::Other, 4},
    {StateFeature::ColumnOf5, StateScale::Rest, StateGroup::Other, 5},
    {StateFeature::RowOf2, StateScale::Rest, StateGroup::Other, 2},
    {StateFeature::RowOf3, StateScale::Rest, StateGroup::Other, 3},
    {StateFeature::RowOf4, StateScale::Rest, StateGroup::Other, 4},
    {StateFeature::RowOf5, StateScale::Rest, StateGroup::Other, 5},
    {StateFeature::FromFirstColumn, StateScale::Quantity, StateGroup::CellInBox, 0},
    {StateFeature::FromLastColumn, StateScale::Quantity, StateGroup::CellInBox, 0},
    {StateFeature::FromFirstRow, StateScale::Quantity, StateGroup::CellInBox, 0},
    {StateFeature::FromLastRow, StateScale::Quantity, StateGroup::CellInBox, 0},
    {StateFeature::Before, StateScale::Quantity, StateGroup::Other, 0},
    {StateFeature::After, StateScale::Quantity, StateGroup::Other, 0},
    {StateFeature::BeforeOfKind, StateScale::Quantity, StateGroup::Other, 0},
    {StateFeature::AfterOfKind, StateScale::Quantity, StateGroup::Other, 0},
    {StateFeature::Held, StateScale::Quantity, StateGroup::Other, 0},
    {StateFeature::UsedBefore, StateScale::Quantity, StateGroup::Other, 0},
    {StateFeature::LinksBefore, StateScale::Quantity, StateGroup::Other, 0},
    {StateFeature::MoversAtStart, StateScale::Quantity, StateGroup::Other, 0},
    {StateFeature::FullOf4, StateScale::Answer, StateGroup::Other, 0},
    {StateFeature::FullOf8, StateScale::Answer, StateGroup::Other, 0},
    {StateFeature::FullOf16, StateScale::Answer, StateGroup::Other, 0},
    {StateFeature::CellTaken, StateScale::Answer, StateGroup::Other, 0},
    {StateFeature::BeyondBlock, StateScale::Answer, StateGroup::Other, 0},
    {StateFeature::GoneFromCell, StateScale::Answer, StateGroup::Other, 0},
    {StateFeature::MoversLeft, StateScale::Answer, StateGroup::Other, 0},
    {StateFeature::LostMovers, StateScale::Answer, StateGroup::Other, 0},
};
static_assert(std::size(kStateTable) == kStateFeatures);
constexpr auto kStatePlaces = placesOfRows<kStateTable, &StateFeatureInfo::feature>();

} // namespace

std::span<const StateFeatureInfo> stateFeatures() noexcept { return kStateTable; }

const StateFeatureInfo& infoOf(StateFeature feature) noexcept
{
    return kStateTable[kStatePlaces[static_cast<std::size_t>(feature)]];
}

} // namespace broadside::diagnosis
