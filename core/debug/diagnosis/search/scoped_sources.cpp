#include "core/debug/diagnosis/search/scoped_sources.h"

#include "core/debug/diagnosis/model/hypothesis_parts.h"
#include "core/debug/diagnosis/model/placement.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <map>
#include <set>
#include <utility>

namespace broadside::diagnosis {
namespace {

constexpr double kBitsOfWrongSource = 4.0;
constexpr double kMostWrongOfRight = 0.5; // of what is wrong without any fault
constexpr std::size_t kMostOfSourceKind = 3;
constexpr std::size_t kMostCompared = 16; // of a kind, by many registrations
constexpr std::size_t kMostKinds = 12;
constexpr double kPriceOfStep = 4.0;

/// A set of recorded registrations.
using Bits = std::vector<std::uint64_t>;

Bits bitsOf(const std::vector<char>& flags)
{
    Bits bits((flags.size() + 63) / 64);
    for (std::size_t i = 0; i < flags.size(); ++i)
        bits[i / 64] |= std::uint64_t{flags[i] != 0} << i % 64;
    return bits;
}

/// Bits that say which ones are chosen, if `some` of `all` are.
double bitsOfChoice(std::size_t all, std::size_t some)
{
    double choices = 1.0;
    for (std::size_t i = 0; i < some; ++i)
        choices *= static_cast<double>(all - i) / static_cast<double>(i + 1);
    return std::log2(choices);
}

/// The number with the most zeros at its end.
std::uint32_t roundest(std::uint32_t least, std::uint32_t most)
{
    for (std::uint32_t unit = 1000; unit > 1; unit /= 10)
        if (const std::uint32_t number = (least + unit - 1) / unit * unit; number <= most && number > 0)
            return number;
    return least;
}

/// A scope or a time, with the set of registrations for which it holds.
template<class Rule>
struct Share {
    Priced<Rule> part;
    Bits isIn;
};

class SourceSearch {
public:
    SourceSearch(const Workbench& bench, const StructureRule& structure)
        : m_evidence(bench.evidence())
        , m_bench(bench)
        , m_structure(structure)
        , m_states(bench.recordedStates())
    {
        std::ranges::sort(m_states);
        m_right = wrongBy({}, m_states);
        m_wrongOfRight = count(m_right);
        for (const Priced<Scope>& scope : candidateScopes(m_evidence))
            addScope(scope);
        for (std::size_t name = 0; name < std::min(m_evidence.names.size(), Scope::kMostNames); ++name)
            m_names.push_back(bitsOf(
                statesIn({Scope::Kind::Named, 0.0, static_cast<std::uint32_t>(name)}, {}, m_evidence, m_states)));
        for (Priced<When> when : candidateWhens(m_evidence)) {
            // A step alone is hardly a reason. A number of objects that is reached in it is one, so a step costs more.
            if (when.rule.kind == When::Kind::StepFrom)
                when.price += kPriceOfStep;
            addWhen(when);
        }
        addCounts();
    }

    void tryRule(const Priced<RegistrationRule>& rule)
    {
        const Bits wrong = wrongBy(rule.rule, m_states);
        const Bits all(m_right.size(), ~std::uint64_t{0});
        tryScopes(rule, wrong, {{}, 0.0}, all);
        if (hasOwnTimes(rule.rule.time.kind))
            return;
        for (const Share<When>& when : m_whens)
            tryScopes(rule, wrong, when.part, when.isIn);
    }

    /// The best rules of the best kinds. Many more registrations decide between rules of one kind.
    [[nodiscard]] std::vector<Priced<RegistrationRule>> best()
    {
        std::ranges::stable_sort(m_found, {}, [](const auto& one) { return one.first; });
        std::map<std::array<int, 3>, std::vector<Priced<RegistrationRule>>> kinds;
        std::vector<std::array<int, 3>> order;
        for (const auto& [bits, one] : m_found) {
            const std::array kind{static_cast<int>(one.rule.time.kind), static_cast<int>(one.rule.x.kind),
                                  static_cast<int>(one.rule.y.kind)};
            std::vector<Priced<RegistrationRule>>& same = kinds[kind];
            if (same.empty())
                order.push_back(kind);
            if (same.size() < kMostCompared)
                same.push_back(one);
        }
        std::vector<Priced<RegistrationRule>> best;
        if (order.size() > kMostKinds)
            order.resize(kMostKinds);
        for (const auto& kind : order)
            for (Priced<RegistrationRule>& one : bestOfKind(std::move(kinds[kind])))
                best.push_back(std::move(one));
        return best;
    }
    [[nodiscard]] std::size_t wrongOfRight() const noexcept { return m_wrongOfRight; }

private:
    /// The first few of the rules that are wrong least often in a large part of the recording.
    std::vector<Priced<RegistrationRule>> bestOfKind(std::vector<Priced<RegistrationRule>> rules)
    {
        takeMany();
        std::vector<std::size_t> wrong;
        for (const Priced<RegistrationRule>& one : rules)
            wrong.push_back(count(wrongBy(one.rule, m_many)));
        const std::size_t least = std::ranges::min(wrong);
        std::vector<Priced<RegistrationRule>> best;
        for (std::size_t i = 0; i < rules.size() && best.size() < kMostOfSourceKind; ++i)
            if (wrong[i] == least)
                best.push_back(std::move(rules[i]));
        return best;
    }
    /// Takes the registrations of evenly spread frames.
    void takeMany()
    {
        constexpr std::size_t kMany = 20'000;
        if (!m_many.empty())
            return;
        std::size_t all = 0;
        for (const Track& track : m_evidence.tracks)
            all += track.registered.size();
        const auto every = static_cast<FrameIndex>(all / kMany + 1);
        for (const Track& track : m_evidence.tracks)
            for (FrameIndex frame = track.first; frame <= track.last(); ++frame)
                if (const Registered* const known = track.registeredIn(frame);
                    frame % every == 0 && known && known->kind != Registered::Kind::Unknown)
                    m_many.push_back({track.index, frame});
    }
    static std::size_t count(const Bits& bits)
    {
        std::size_t count = 0;
        for (const std::uint64_t word : bits)
            count += static_cast<std::size_t>(std::popcount(word));
        return count;
    }
    [[nodiscard]] Bits wrongBy(const RegistrationRule& rule, std::span<const State> states) const
    {
        const auto boxes = registeredBy(rule, m_evidence, states, cellsFor(m_structure, m_evidence));
        std::vector<char> wrong(states.size());
        for (std::size_t i = 0; i < states.size(); ++i) {
            const Registered& recorded = *m_evidence.tracks[states[i].track].registeredIn(states[i].frame);
            wrong[i] = agrees(m_structure, placed(m_structure, boxes[i]), recorded, m_bench.margin()) ? 0 : 1;
        }
        return bitsOf(wrong);
    }
    void addScope(const Priced<Scope>& scope)
    {
        m_scopes.push_back({scope, bitsOf(statesIn(scope.rule, {}, m_evidence, m_states))});
    }
    void addWhen(const Priced<When>& when)
    {
        m_whens.push_back({when, bitsOf(statesIn({}, when.rule, m_evidence, m_states))});
    }
    /// Adds a time for each number of objects that occurs, since boxes may be wrong from any number on.
    void addCounts()
    {
        constexpr std::size_t kMostCounts = 256;
        std::set<std::uint32_t> counts;
        for (const FrameFacts& frame : m_evidence.frames)
            counts.insert(frame.objects);
        const double price = 4.0 + std::log2(static_cast<double>(std::max<std::size_t>(counts.size(), 1)));
        if (counts.size() <= kMostCounts)
            for (auto one = counts.begin(); one != counts.end(); ++one) {
                const auto next = std::next(one);
                const std::uint32_t most = roundest(*one, next == counts.end() ? *one : *next - 1);
                addWhen({{When::Kind::ManyObjects, static_cast<double>(most)}, price});
            }
    }
    /// Counts registrations that the rule predicts wrongly, and those outside of its scope that are wrong anyway.
    [[nodiscard]] std::size_t wrongOf(const Bits& byRule, const Bits& scope, const Bits& when) const
    {
        std::size_t wrong = 0;
        for (std::size_t i = 0; i < m_right.size(); ++i) {
            const std::uint64_t isIn = scope[i] & when[i];
            wrong += static_cast<std::size_t>(std::popcount((byRule[i] & isIn) | (m_right[i] & ~isIn)));
        }
        return wrong;
    }
    void tryScopes(const Priced<RegistrationRule>& rule, const Bits& byRule, const Priced<When>& when, const Bits& isIn)
    {
        const Bits all(m_right.size(), ~std::uint64_t{0});
        offer(rule, {{}, 0.0}, when, wrongOf(byRule, all, isIn));
        for (const Share<Scope>& scope : m_scopes)
            offer(rule, scope.part, when, wrongOf(byRule, scope.isIn, isIn));
        tryNames(rule, byRule, when, isIn);
    }
    /// Tries the rule for all names for which it makes fewer registrations wrong.
    void tryNames(const Priced<RegistrationRule>& rule, const Bits& byRule, const Priced<When>& when, const Bits& isIn)
    {
        Bits both(m_right.size());
        std::uint32_t names = 0;
        for (std::size_t name = 0; name < m_names.size(); ++name) {
            if (wrongOf(byRule, m_names[name], isIn) >= m_wrongOfRight)
                continue;
            names |= std::uint32_t{1} << name;
            for (std::size_t i = 0; i < both.size(); ++i)
                both[i] |= m_names[name][i];
        }
        if (std::popcount(names) < 2 || static_cast<std::size_t>(std::popcount(names)) == m_names.size())
            return;
        const double price = 2.5 + bitsOfChoice(m_names.size(), static_cast<std::size_t>(std::popcount(names)));
        offer(rule, {{Scope::Kind::NamedAnyOf, 0.0, names}, price}, when, wrongOf(byRule, both, isIn));
    }
    void offer(const Priced<RegistrationRule>& rule, const Priced<Scope>& scope, const Priced<When>& when,
               std::size_t wrong)
    {
        if (static_cast<double>(wrong) > kMostWrongOfRight * static_cast<double>(m_wrongOfRight))
            return;
        Priced<RegistrationRule> found = rule;
        found.rule.scope = scope.rule;
        found.rule.when = when.rule;
        found.price += scope.price + when.price;
        const double bits = found.price + kBitsOfWrongSource * static_cast<double>(wrong);
        m_found.emplace_back(bits, std::move(found));
    }

    const Evidence& m_evidence;
    const Workbench& m_bench;
    const StructureRule& m_structure;
    std::vector<State> m_states;
    std::vector<State> m_many;
    Bits m_right; // those that are wrong without any fault
    std::size_t m_wrongOfRight = 0;
    std::vector<Share<Scope>> m_scopes;
    std::vector<Share<When>> m_whens;
    std::vector<Bits> m_names;
    std::vector<std::pair<double, Priced<RegistrationRule>>> m_found; // with their bits
};

} // namespace

bool hasOwnTimes(TimeRule::Kind kind) noexcept
{
    using Kind = TimeRule::Kind;
    return kind == Kind::AfterJump || kind == Kind::MovingSince || kind == Kind::AtFirstRest ||
           kind == Kind::InRegion || kind == Kind::PlaceBelow || kind == Kind::CountKept ||
           kind == Kind::MovedIntoGap || kind == Kind::AbsentBetween || kind == Kind::LostSince ||
           kind == Kind::HeldSince || kind == Kind::Young || kind == Kind::Resting;
}

std::vector<Priced<RegistrationRule>> scopedSources(const Workbench& bench, const StructureRule& structure,
                                                    std::span<const Priced<RegistrationRule>> rules,
                                                    const std::stop_token& stop)
{
    if (bench.recorded() == 0)
        return {};
    SourceSearch search(bench, structure);
    if (search.wrongOfRight() <= bench.few())
        return {};
    // Boxes that reach beyond their objects hide by how much they are too small: the margin has to be measured, too.
    const auto isOfSize = [](const RegistrationRule& rule) {
        return rule.x.kind != AxisRule::Kind::Whole || rule.y.kind != AxisRule::Kind::Whole;
    };
    for (const Priced<RegistrationRule>& rule : rules)
        if (!stop.stop_requested() && (bench.margin() == 0.0 || !isOfSize(rule.rule)))
            search.tryRule(rule);
    return search.best();
}

} // namespace broadside::diagnosis
