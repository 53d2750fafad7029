#include "core/debug/diagnosis/search/structure_choice.h"

#include "core/debug/diagnosis/model/fault_rule.h"
#include "core/debug/diagnosis/model/hypothesis_parts.h"
#include "core/debug/diagnosis/search/candidate_rules.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace broadside::diagnosis {
namespace {

constexpr std::size_t kMostStructures = 4;
constexpr std::size_t kMostPatterns = 2; // of them, where cells are named

bool hasRings(const StructureRule& rule)
{
    using Kind = StructureRule::Kind;
    return rule.kind == Kind::Extents || rule.kind == Kind::Centre || rule.kind == Kind::LowCorner;
}

/// The candidates of a game that says how many rings of cells it searches: none has more rings, and one of each kind
/// has as many. Candidates with fewer rings stay, because the game may search fewer than it says.
std::vector<Priced<StructureRule>> withinSaidRings(std::vector<Priced<StructureRule>> rules, std::int64_t said)
{
    if (said == 0)
        return rules;
    const std::size_t count = rules.size();
    for (std::size_t i = 0; i < count; ++i) {
        Priced<StructureRule> wider = rules[i];
        wider.rule.ring = said;
        const auto isKnown = [&](const Priced<StructureRule>& one) { return one.rule == wider.rule; };
        if (hasRings(rules[i].rule) && rules[i].rule.ring == 1 && std::ranges::none_of(rules, isKnown))
            rules.push_back(wider);
    }
    std::erase_if(rules, [&](const Priced<StructureRule>& one) { return hasRings(one.rule) && one.rule.ring > said; });
    return rules;
}

/// Tries structures with right registrations, and keeps a few.
class StructureChoice {
public:
    StructureChoice(Workbench& bench, bool triesFaulty, const std::stop_token& stop)
        : m_bench(bench)
        , m_stop(stop)
        , m_triesFaulty(triesFaulty)
    {}
    [[nodiscard]] ChosenStructures choose();

private:
    void tryOrigins();
    void tryPatterns();
    void leaveFew(std::size_t rightWrong);
    void leaveVaried();

    Workbench& m_bench;
    const std::stop_token& m_stop;
    bool m_triesFaulty;
    std::vector<Judged> m_structures;
};

ChosenStructures StructureChoice::choose()
{
    const Evidence& evidence = m_bench.evidence();
    for (const Priced<StructureRule>& one : withinSaidRings(candidateStructures(evidence), evidence.rings)) {
        if (m_stop.stop_requested())
            break;
        if (!one.rule.isFaulty() || m_triesFaulty)
            m_structures.push_back(m_bench.judge({one.rule, {}, {}, one.price}));
    }
    if (!evidence.cells && !evidence.knowsBoxes) {
        tryOrigins();
        if (m_triesFaulty)
            tryPatterns();
    }
    if (m_stop.stop_requested()) // those that lose no pair may be missing
        return {};
    std::ranges::stable_sort(m_structures, {}, &Judged::bits);
    const Judged right =
        *std::ranges::find_if(m_structures, [](const Judged& one) { return ruleOf(one.hypothesis).empty(); });
    leaveFew(right.wrong);
    if (std::ranges::all_of(m_structures, [](const Judged& one) { return !ruleOf(one.hypothesis).empty(); }))
        m_structures.push_back(right);
    return {std::move(m_structures), right};
}

/// Keeps only a few structures. Among them is the usual one, all cells of a box, even if wrong registrations make it
/// look bad. `rightWrong`: how many recorded registrations the best structure that loses no pair has wrong.
void StructureChoice::leaveFew(std::size_t rightWrong)
{
    const Evidence& evidence = m_bench.evidence();
    std::vector<Judged> usual;
    std::size_t margins = 0; // neighbouring ones would crowd out other structures
    std::erase_if(m_structures,
                  [&](const Judged& one) { return one.hypothesis.structure.margin > 0.0 && ++margins > 1; });
    std::size_t patterns = 0; // likewise
    std::erase_if(m_structures, [&](const Judged& one) {
        return evidence.cells && isPattern(one.hypothesis.structure) && ++patterns > kMostPatterns;
    });
    const std::size_t most = kMostStructures + std::min<std::size_t>(margins, 1);
    for (std::size_t i = most; i < m_structures.size() && evidence.cells; ++i)
        if (m_structures[i].hypothesis.structure.kind == StructureRule::Kind::Extents &&
            m_structures[i].hypothesis.structure.ring == 0)
            usual.push_back(m_structures[i]);
    // Cells alone cannot tell a loose grid from other grids, so it is kept if its cells fit.
    const auto isLoose = [](const Judged& one) {
        return one.hypothesis.structure.kind == StructureRule::Kind::CentreLoose;
    };
    for (std::size_t i = most; i < m_structures.size() && evidence.knowsCells; ++i)
        if (isLoose(m_structures[i]) && m_structures[i].wrong <= rightWrong + m_bench.few() &&
            std::ranges::none_of(usual, isLoose))
            usual.push_back(m_structures[i]);
    // A search of a part of the ring looks like one of the own cell, so the whole ring is kept if its cells fit.
    const auto isRing = [](const Judged& one) {
        return one.hypothesis.structure.kind == StructureRule::Kind::Centre && one.hypothesis.structure.ring > 0;
    };
    const auto kept = m_structures.begin() + static_cast<std::ptrdiff_t>(std::min(most, m_structures.size()));
    if (evidence.knowsCells && std::none_of(m_structures.begin(), kept, isRing))
        if (const auto ring = std::find_if(kept, m_structures.end(), isRing);
            ring != m_structures.end() && ring->wrong <= rightWrong + m_bench.few())
            usual.push_back(*ring);
    if (!evidence.cells && !evidence.knowsBoxes)
        leaveVaried();
    else if (m_structures.size() > most)
        m_structures.resize(most);
    m_structures.insert(m_structures.end(), usual.begin(), usual.end());
}

/// If the game has not named its cells, a structure that loses pairs often fits better than the true one, which loses
/// none. This is so as long as the real fault is unknown. So the best structures of both kinds are kept. Plain boxes
/// are one of them, too: boxes at wrong places make reported pairs that are apart, as margins do.
void StructureChoice::leaveVaried()
{
    constexpr std::size_t kMostWithoutFault = 2;
    constexpr std::size_t kMostFaulty = 3;
    std::size_t right = 0;
    std::size_t faulty = 0;
    std::erase_if(m_structures, [&](const Judged& one) {
        if (one.hypothesis.structure == StructureRule{})
            return false;
        return ruleOf(one.hypothesis).empty() ? ++right > kMostWithoutFault : ++faulty > kMostFaulty;
    });
}

/// A table of cells begins at a corner of the level, which need not be a multiple of the cell size. So the best sizes
/// are tried with other origins, an eighth of a cell apart.
void StructureChoice::tryOrigins()
{
    constexpr std::size_t kMostSizes = 3;
    constexpr int kParts = 8;
    constexpr double kPriceOfOrigin = 6.0; // bits
    std::vector<const Judged*> extents;
    for (const Judged& one : m_structures)
        if (one.hypothesis.structure.kind == StructureRule::Kind::Extents && one.hypothesis.structure.ring == 0)
            extents.push_back(&one);
    std::ranges::stable_sort(extents, {}, &Judged::bits);
    std::vector<Judged> best;
    for (std::size_t i = 0; i < std::min(kMostSizes, extents.size()) && !m_stop.stop_requested(); ++i) {
        best.push_back(*extents[i]);
        best.back().bits += kPriceOfOrigin;
        for (double Vec2::*axis : {&Vec2::x, &Vec2::y}) {
            const Hypothesis before = best.back().hypothesis;
            for (int part = 1; part < kParts; ++part) {
                Hypothesis moved = before;
                GameCells& cells = moved.structure.cells;
                cells.origin.*axis = cells.size.*axis * static_cast<double>(part) / kParts;
                Judged judged = m_bench.judge(std::move(moved));
                judged.bits += kPriceOfOrigin;
                if (judged.bits < best.back().bits)
                    best.back() = std::move(judged);
            }
        }
    }
    for (const Judged& one : best) {
        const StructureRule& rule = one.hypothesis.structure;
        const double price = one.hypothesis.price - priceOf(rule) + kPriceOfOrigin;
        if (rule.cells.origin == Vec2{})
            continue;
        for (const Priced<StructureRule>& each : cellStructures(rule.cells, price))
            if (!each.rule.isFaulty() || m_triesFaulty)
                m_structures.push_back(m_bench.judge({each.rule, {}, {}, each.price}));
    }
}

/// Tries structures that leave out some cells of a box. They are too many to try with all sizes. Only the sizes of the
/// best faulty structures and of the best right ones are used: pairs that are apart tell the size.
void StructureChoice::tryPatterns()
{
    constexpr std::size_t kMostSizes = 3; // of either kind
    std::vector<std::size_t> order(m_structures.size());
    for (std::size_t i = 0; i < order.size(); ++i)
        order[i] = i;
    std::ranges::stable_sort(order, {}, [&](std::size_t i) { return m_structures[i].bits; });
    std::vector<Priced<GameCells>> sizes;
    const auto addBest = [&](auto&& isOne) {
        std::size_t added = 0;
        for (const std::size_t i : order) {
            const StructureRule& rule = m_structures[i].hypothesis.structure;
            const bool isKnown =
                std::ranges::any_of(sizes, [&](const Priced<GameCells>& size) { return size.rule == rule.cells; });
            if (added == kMostSizes || rule.kind == StructureRule::Kind::Boxes || isKnown || !isOne(rule))
                continue;
            ++added;
            sizes.push_back({rule.cells, m_structures[i].hypothesis.price - priceOf(rule)});
        }
    };
    addBest([](const StructureRule& rule) { return rule.isFaulty(); });
    addBest([](const StructureRule& rule) { return !rule.isFaulty(); });
    for (const Priced<GameCells>& size : sizes)
        for (const Priced<StructureRule>& one : patternStructures(size.rule, size.price))
            if (!m_stop.stop_requested())
                m_structures.push_back(m_bench.judge({one.rule, {}, {}, one.price}));
}

} // namespace

ChosenStructures chooseStructures(Workbench& bench, bool triesFaulty, const std::stop_token& stop)
{
    return StructureChoice(bench, triesFaulty, stop).choose();
}

} // namespace broadside::diagnosis
