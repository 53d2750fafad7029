#include "core/debug/diagnosis/features/fitted/likely_parts.h"

#include "core/debug/diagnosis/model/tree_search.h"

namespace broadside::diagnosis {

LikelyParts::LikelyParts(const Evidence& evidence, const std::vector<Event>& events)
    : m_evidence(evidence)
    , m_sorted(evidence)
    , m_boxes(evidence)
    , m_zones(likelyPartition(evidence, PartitionKind::Zones))
    , m_firstZones(likelyPartition(evidence, PartitionKind::FirstZones))
    , m_blocks(likelyPartition(evidence, PartitionKind::Blocks))
    , m_teams(likelyPartition(evidence, PartitionKind::Teams))
    , m_rest(likelyListRest(evidence))
    , m_asking(likelyAskingPart(evidence))
    , m_order(likelySweepOrder(evidence))
    , m_turns(likelySearchTurns(evidence))
    , m_marks(likelyPairMarks(evidence))
    , m_pause(likelyPairPause(evidence))
    , m_cells(likelySearchCells(evidence))
    , m_held(evidence)
    , m_closed(evidence, LoopRemovals::Gap::Closed)
    , m_filled(evidence, LoopRemovals::Gap::Filled)
{
    if (const auto search = likelyTreeSearch(evidence))
        m_lostInTree = lostInTreeSearch(evidence, *search, events);
}

void LikelyParts::fill(const Event& event, std::size_t place, FeatureRow& row)
{
    const auto setAnswer = [&](Feature feature, bool answer) { set(row, feature, answer ? 1.0 : 0.0); };
    const auto areApart = [&](const std::optional<Partition>& parts) {
        return parts && parts->areApart(m_evidence, event, m_sorted);
    };
    const auto loses = [&](const auto& likely) { return likely && likely->loses(m_evidence, event); };
    setAnswer(Feature::ZonesApart, areApart(m_zones));
    setAnswer(Feature::FirstZonesApart, areApart(m_firstZones));
    setAnswer(Feature::BlocksApart, areApart(m_blocks));
    setAnswer(Feature::SameTeam, m_teams && m_teams->areTogether(m_evidence, event, m_sorted));
    setAnswer(Feature::TreeSearched, !m_lostInTree.empty() && m_lostInTree[place] != 0);
    setAnswer(Feature::NextSkipped, m_closed.loses(event));
    setAnswer(Feature::LastSkipped, m_filled.loses(event));
    setAnswer(Feature::SinceBirth, haveOverlappedSinceBirth(m_evidence, event));
    setAnswer(Feature::HeldAtFirst, m_held.loses(event));
    setAnswer(Feature::RestOfList, loses(m_rest));
    setAnswer(Feature::TurnsMissed, loses(m_turns));
    setAnswer(Feature::PairMarked, loses(m_marks));
    setAnswer(Feature::PairPaused, loses(m_pause));
    setAnswer(Feature::OtherCellsSearched, loses(m_cells));
    setAnswer(Feature::SweepMixed, m_order && m_order->loses(m_evidence, event, m_boxes));
    setAnswer(Feature::AskedWithPart, loses(m_asking));
}

} // namespace broadside::diagnosis
