#include "core/broadphase/packed_grid/pair_search.h"

#include <algorithm>

namespace broadside::packed {
namespace {

/// Size of a piece: large enough that its list is worth its cost. Smaller if a thread would have fewer than
/// kPiecesAThread pieces, so that all threads end at about the same time.
constexpr std::uint32_t kPieceBoxes = 32'768;
constexpr std::uint32_t kPiecesAThread = 32;

std::uint32_t queryBoxCount(const PackedIndex& moving, const PackedIndex& standing) noexcept
{
    return moving.count() + std::min(moving.count(), standing.count());
}

} // namespace

unsigned PairSearch::runsFor(const PackedIndex& moving, const PackedIndex& standing, unsigned threads) noexcept
{
    return std::clamp(queryBoxCount(moving, standing) / kBoxesPerThread, 1U, threads);
}

void PairSearch::cut(const PackedIndex& asking, const PackedIndex& asked, std::uint32_t boxes)
{
    for (const PackedIndex::Piece& piece : asking.pieces(asked, boxes))
        m_pieces.push_back({piece, &asking, &asked});
}

bool PairSearch::find(const PackedIndex& moving, const PackedIndex& standing, const TrueBoxes* truth, unsigned threads)
{
    const unsigned runs = runsFor(moving, standing, threads);
    const std::uint32_t boxes = runs == 1
                                    ? std::numeric_limits<std::uint32_t>::max()
                                    : std::min(kPieceBoxes, queryBoxCount(moving, standing) / (runs * kPiecesAThread));
    m_pieces.clear();
    cut(moving, moving, boxes);
    standingSearchesMoving(moving, standing) ? cut(standing, moving, boxes) : cut(moving, standing, boxes);
    while (m_lists.size() < m_pieces.size())
        m_lists.push_back(std::make_unique<PairList>(&m_room));
    m_room.restart(bytes() / sizeof(IndexPair));

    m_crew->share(runs, static_cast<unsigned>(m_pieces.size()), [&](unsigned k, unsigned) {
        if (m_room.isFull())
            return;
        PairList& list = *m_lists[k];
        list.clear();
        list.checks = 0;
        list.truth = truth;
        m_pieces[k].asking->pairs(m_pieces[k].piece, *m_pieces[k].asked, list);
    });
    m_checks = 0;
    if (m_room.isFull()) {
        m_pieces.clear();
        m_lists.clear();
        return false;
    }
    for (std::size_t k = 0; k < m_pieces.size(); ++k)
        m_checks += m_lists[k]->checks;
    return true;
}

std::uint64_t PairSearch::bytes() const noexcept
{
    std::uint64_t bytes = 0;
    for (const auto& list : m_lists)
        bytes += list->bytes();
    return bytes;
}

} // namespace broadside::packed
