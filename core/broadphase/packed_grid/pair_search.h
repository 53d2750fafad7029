#pragma once

#include "core/broadphase/packed_grid/output_list.h"
#include "core/broadphase/packed_grid/packed_index.h"

#include <memory>
#include <vector>

namespace broadside::packed {

/// Finds the pairs of a world on several threads, and keeps the memory for it. The work is divided into pieces, each
/// with its own list; read one after the other, the lists are what a single thread finds.
class PairSearch {
public:
    /// Largest number of stored pairs, 256 MiB. For comparison: a crowd of 40,000 boxes has 800 million.
    static constexpr std::uint64_t kMostPairs = 32ULL << 20;

    /// @pre `crew` is not null
    explicit PairSearch(SharedCrew crew = std::make_shared<Crew>())
        : m_crew(std::move(crew))
    {}

    /// Finds all pairs within `moving`, then all pairs of one box of `moving` and one of `standing`. The smaller index
    /// searches the larger one, whose boxes are in cells anyway. With `truth`, the true boxes decide doubtful pairs.
    /// Cost: as PackedIndex; one thread per kBoxesPerThread query boxes. Returns false, without a result, when the
    /// lists would need room for more than kMostPairs.
    [[nodiscard]] bool find(const PackedIndex& moving, const PackedIndex& standing, const TrueBoxes* truth,
                            unsigned threads);

    [[nodiscard]] std::size_t pieces() const noexcept { return m_pieces.size(); }
    /// The pairs that a piece found. @pre piece < pieces()
    [[nodiscard]] std::span<const IndexPair> found(std::size_t piece) const { return m_lists[piece]->entries(); }
    [[nodiscard]] std::uint64_t checks() const noexcept { return m_checks; }
    /// Memory of all lists.
    [[nodiscard]] std::uint64_t bytes() const noexcept;

    /// The number of threads on which find() works.
    [[nodiscard]] static unsigned runsFor(const PackedIndex& moving, const PackedIndex& standing,
                                          unsigned threads) noexcept;

private:
    struct Part {
        PackedIndex::Piece piece;
        const PackedIndex* asking;
        const PackedIndex* asked;
    };
    void cut(const PackedIndex& asking, const PackedIndex& asked, std::uint32_t boxes);

    std::vector<Part> m_pieces;
    SharedRoom m_room{kMostPairs};
    std::vector<std::unique_ptr<PairList>> m_lists;
    std::uint64_t m_checks = 0;
    SharedCrew m_crew;
};

/// Which of two indexes searches the other: true for `standing`, false for `moving`.
[[nodiscard]] inline bool standingSearchesMoving(const PackedIndex& moving, const PackedIndex& standing) noexcept
{
    return standing.count() < moving.count();
}

} // namespace broadside::packed
