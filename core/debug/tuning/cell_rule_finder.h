#pragma once

#include "core/debug/frame.h"
#include "core/debug/tuning/cell_rule.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>

namespace broadside {

/// Finds out which rule made the pairs of a game that names its cells: each known rule predicts the pairs of some
/// frames, and the predictions are compared with what the game reported.
class CellRuleFinder {
public:
    /// More candidates in a frame are not compared.
    static constexpr std::size_t kMostPairs = 4'000'000;

    /// Whether the frame is one of the few among many that are enough: the first, the last, and two in between. @pre
    /// frame < count
    [[nodiscard]] static bool isWorthALook(std::size_t frame, std::size_t count) noexcept;
    /// Frames whose cells or candidates are not known, or that are too large, do not count; nor do those of several
    /// grids, or of cells that are not square or not those of the first frame. If the game says how many rings of cells
    /// it searches, only rules with these rings are tried. Cost: O(n log n + candidates) for each rule.
    void look(const Frame& frame);

    struct Found {
        CellRule rule;
        double covered = 0.0; ///< Share of the pairs of the rule that the game reported.
        double agreed = 0.0;  ///< Share of common pairs among all, of the rule or of the game: 1 is the same.
    };
    /// The rule that agrees best. Only rules of which the game reported at least 95 % of the pairs are considered; no
    /// value if there is none.
    [[nodiscard]] std::optional<Found> best() const;
    /// The same if it agrees so well that costs measured with it are those of the game.
    [[nodiscard]] std::optional<CellRule> rule() const;

private:
    struct Counts {
        std::uint64_t ofRule = 0;
        std::uint64_t ofGame = 0;
        std::uint64_t common = 0;
    };
    static constexpr std::size_t kRules = 8;
    [[nodiscard]] std::array<CellRule, kRules> rulesOf(const CellTable& cells) const;

    std::optional<CellTable> m_cells; // no value before the first frame
    std::int64_t m_rings = 0;         // that the game says it searches; 0: not said
    std::array<Counts, kRules> m_counts{};
};

/// The pairs of a rule in a table, ascending; no value if there are more than `most`.
[[nodiscard]] std::optional<std::vector<IndexPair>> pairsOf(const CellRule& rule, const ObjectTable& objects,
                                                            std::size_t most);

} // namespace broadside
