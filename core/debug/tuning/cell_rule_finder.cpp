#include "core/debug/tuning/cell_rule_finder.h"

#include "core/debug/recorded_broad_phase.h"

#include <algorithm>
#include <utility>

namespace broadside {
namespace {

constexpr double kCovered = 0.95;
constexpr double kAgreed = 0.9;

std::uint64_t commonOf(std::span<const IndexPair> a, std::span<const IndexPair> b)
{
    std::uint64_t common = 0;
    for (auto left = a.begin(), right = b.begin(); left != a.end() && right != b.end();) {
        common += *left == *right ? 1U : 0U;
        const bool isLeftNext = *left <= *right;
        const bool isRightNext = *right <= *left;
        left += isLeftNext ? 1 : 0;
        right += isRightNext ? 1 : 0;
    }
    return common;
}

double share(std::uint64_t part, std::uint64_t all)
{
    return all == 0 ? 0.0 : static_cast<double>(part) / static_cast<double>(all);
}

} // namespace

std::optional<std::vector<IndexPair>> pairsOf(const CellRule& rule, const ObjectTable& objects, std::size_t most)
{
    const std::unique_ptr<BroadPhase> grid = makeCellRule(rule);
    addAll(objects, *grid);
    grid->update();
    return candidateList(*grid, most);
}

std::array<CellRule, CellRuleFinder::kRules> CellRuleFinder::rulesOf(const CellTable& cells) const
{
    const double size = cells.cellSize();
    const Vec2 origin = cells.boundsOf({0, 0}).lo;
    constexpr std::array<std::pair<CellRule::Kind, std::int64_t>, 4> kKinds{{{CellRule::Kind::Extents, 0},
                                                                             {CellRule::Kind::Centre, 0},
                                                                             {CellRule::Kind::Centre, 1},
                                                                             {CellRule::Kind::Centre, 2}}};
    std::array<CellRule, kRules> rules;
    for (std::size_t i = 0; i < kKinds.size(); ++i) {
        const bool isRing = m_rings > 0 && kKinds[i].second > 0;
        CellRule& endless =
            rules[i] = {kKinds[i].first, size, origin, isRing ? m_rings : kKinds[i].second, std::nullopt};
        CellRule& bounded = rules[i + kKinds.size()] = endless;
        if (!cells.goesOn() && !cells.isEmpty())
            bounded.table = cells.bounds();
    }
    return rules;
}

bool CellRuleFinder::isWorthALook(std::size_t frame, std::size_t count) noexcept
{
    const std::size_t third = std::max<std::size_t>(count / 3, 1);
    return frame + 1 == count || (frame % third == 0 && frame + third <= count);
}

void CellRuleFinder::look(const Frame& frame)
{
    const auto* record = recordOf(frame.broadPhase());
    if (!record || !record->declaredCells())
        return;
    const auto reported = frame.candidates(kMostPairs);
    if (!reported)
        return;
    const auto cells = record->declaredCells();
    const bool isOther = m_cells && (*m_cells != *cells || m_rings != record->grids().front().rings);
    if (isOther || record->grids().size() > 1 || cells->cellSize() != cells->cellHeight())
        return;
    m_cells = cells;
    m_rings = record->grids().front().rings;
    const std::array<CellRule, kRules> rules = rulesOf(*m_cells);
    for (std::size_t i = 0; i < kRules; ++i) {
        if (i >= kRules / 2 && !rules[i].table)
            break; // the cells have no end
        const auto predicted = pairsOf(rules[i], frame.objects(), kMostPairs);
        if (!predicted)
            continue;
        m_counts[i].ofRule += predicted->size();
        m_counts[i].ofGame += reported->size();
        m_counts[i].common += commonOf(*predicted, *reported);
    }
}

std::optional<CellRuleFinder::Found> CellRuleFinder::best() const
{
    std::optional<Found> best;
    if (!m_cells)
        return best;
    const std::array<CellRule, kRules> rules = rulesOf(*m_cells);
    for (std::size_t i = 0; i < kRules; ++i) {
        const Counts& counts = m_counts[i];
        const Found found{rules[i], share(counts.common, counts.ofRule),
                          share(counts.common, counts.ofRule + counts.ofGame - counts.common)};
        if (found.covered >= kCovered && (!best || found.agreed > best->agreed))
            best = found;
    }
    return best;
}

std::optional<CellRule> CellRuleFinder::rule() const
{
    const auto found = best();
    return found && found->agreed >= kAgreed ? std::optional(found->rule) : std::nullopt;
}

} // namespace broadside
