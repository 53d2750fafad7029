#pragma once

#include "core/broadphase/packed_grid/output_list.h"
#include "core/broadphase/packed_grid/packed_index.h"

#include <memory>
#include <vector>

namespace broadside::packed {

/// Finds the pairs of a world on several threads, and keeps the memory for that. The work is cut into pieces, each with
/// a list of its own; read one after the other the lists are what one thread finds.
class PairSearch {
public:
    /// Pairs that are kept, 256 MiB of them: a crowd of 40,000 boxes has 800 million.
    static constexpr std::uint64_t kMostPairs = 32ULL << 20;

    /// @pre there is a crew
    explicit PairSearch(SharedCrew crew = std::make_shared<Crew>())
        : m_crew(std::move(crew))
    {}

    /// All pairs within `moving`, then all of one of `moving` and one of `standing`. The fewer of the two ask, since
    /// the others stand in cells anyway. With `truth`, pairs in doubt are decided by the true boxes. Cost: as
    /// PackedIndex; a thread is started only for each kWorthAThread boxes that ask. False: there are more than lists of
    /// kMostPairs have room for, and nothing was found.
    [[nodiscard]] bool find(const PackedIndex& moving, const PackedIndex& standing, const TrueBoxes* truth,
                            unsigned threads);

    [[nodiscard]] std::size_t pieces() const noexcept { return m_pieces.size(); }
    /// What a piece found; @pre piece < pieces()
    [[nodiscard]] std::span<const IndexPair> found(std::size_t piece) const { return m_lists[piece]->entries(); }
    [[nodiscard]] std::uint64_t checks() const noexcept { return m_checks; }
    /// What all lists have room for.
    [[nodiscard]] std::uint64_t bytes() const noexcept;

    /// On how many threads find() works.
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

/// Which of two indexes asks the other.
[[nodiscard]] inline bool standingAsks(const PackedIndex& moving, const PackedIndex& standing) noexcept
{
    return standing.count() < moving.count();
}

} // namespace broadside::packed
