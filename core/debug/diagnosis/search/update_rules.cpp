#include "core/debug/diagnosis/search/update_rules.h"

#include "core/debug/diagnosis/model/placement.h"
#include "core/debug/diagnosis/search/cut.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <iterator>
#include <optional>
#include <utility>
#include <vector>

namespace broadside::diagnosis {
namespace {

constexpr std::size_t kMostLabels = 8'000;
constexpr std::size_t kMostOfObject = 300;
constexpr std::size_t kFewestLabels = 9; // of each kind: fewer follow some clock by chance
constexpr double kMostExceptions = 0.02; // such as objects that were put elsewhere

/// A registration in a frame: whether it changed. If it did not, it is wrong.
struct UpdateLabel {
    State state;
    FrameIndex source = 0; ///< The frame of the update before.
    bool isUpdated = false;
};

bool isKnown(const Registered* registered)
{
    return registered && (registered->kind == Registered::Kind::Cells || registered->kind == Registered::Kind::Box);
}

/// This part of two registrations differs.
bool differ(const Registered& a, const Registered& b, TimeRule::Part part)
{
    using Part = TimeRule::Part;
    if (part == Part::Whole || a.kind != b.kind)
        return a != b;
    const bool inCells = a.kind == Registered::Kind::Cells;
    const auto size = [](const Registered& one) { return Vec2{one.box.width(), one.box.height()}; };
    switch (part) {
    case Part::AlongX:
        return inCells ? a.cells.first.x != b.cells.first.x || a.cells.last.x != b.cells.last.x
                       : a.box.lo.x != b.box.lo.x || a.box.hi.x != b.box.hi.x;
    case Part::AlongY:
        return inCells ? a.cells.first.y != b.cells.first.y || a.cells.last.y != b.cells.last.y
                       : a.box.lo.y != b.box.lo.y || a.box.hi.y != b.box.hi.y;
    case Part::Size:
        return !inCells && size(a) != size(b);
    default:
        return inCells ? a != b : a.box.center() != b.box.center();
    }
}

/// Frames in which nothing can be told are left out: the registration stays, and is right.
std::vector<UpdateLabel> labelsOf(const Workbench& bench, const StructureRule& structure, TimeRule::Part part)
{
    std::vector<UpdateLabel> labels;
    Placed right;
    for (const Track& track : bench.evidence().tracks) {
        std::size_t ofObject = 0;
        FrameIndex source = track.first;
        for (FrameIndex frame = track.first + 1;
             frame <= track.last() && ofObject < kMostOfObject && labels.size() < kMostLabels; ++frame) {
            const Registered* const before = track.registeredIn(frame - 1);
            const Registered* const now = track.registeredIn(frame);
            if (!isKnown(before) || !isKnown(now))
                continue;
            const bool isUpdated = differ(*before, *now, part);
            if (!isUpdated) {
                place(structure, track.boxIn(frame), right);
                if (agrees(structure, right, *now, bench.margin()))
                    continue;
            }
            labels.push_back({{track.index, frame}, source, isUpdated});
            source = isUpdated ? frame : source;
            ++ofObject;
        }
    }
    return labels;
}

using TimeKind = TimeRule::Kind;

/// Counts steps for an object: it is registered again when the number, plus a phase, is a multiple of the period.
struct UpdateClock {
    TimeKind kind;
    double price; ///< Bits.
};
constexpr std::array kClocks{
    UpdateClock{TimeKind::EveryStep, 4.0},        UpdateClock{TimeKind::RoundRobin, 5.0},
    UpdateClock{TimeKind::RoundRobinBack, 5.0},   UpdateClock{TimeKind::TurnsByPlace, 5.5},
    UpdateClock{TimeKind::TurnsByPlaceBack, 5.5}, UpdateClock{TimeKind::OwnClock, 5.5},
};

/// The number of a clock. Differences wrap around.
std::int64_t timeOf(TimeKind clock, const Evidence& evidence, const State& state)
{
    const FrameFacts& facts = evidence.frames[state.frame];
    const Track& track = evidence.tracks[state.track];
    const auto step = static_cast<std::int64_t>(facts.step);
    const auto id = static_cast<std::int64_t>(track.id.value & 0x7fff'ffffU);
    switch (clock) {
    case TimeKind::RoundRobin:
        return step + id;
    case TimeKind::RoundRobinBack:
        return step - id;
    case TimeKind::TurnsByPlace:
        return step + static_cast<std::int64_t>(facts.placeOf(state.track));
    case TimeKind::TurnsByPlaceBack:
        return step - static_cast<std::int64_t>(facts.placeOf(state.track));
    case TimeKind::OwnClock:
        return static_cast<std::int64_t>(state.frame - track.first);
    default:
        return step;
    }
}

bool areExceptions(std::size_t count, std::size_t all)
{
    return static_cast<double>(count) <= kMostExceptions * static_cast<double>(all);
}

/// Finds rules for the labels of some objects.
class UpdateLearner {
public:
    UpdateLearner(const Evidence& evidence, std::vector<UpdateLabel> labels, bool hasBoxes)
        : m_evidence(evidence)
        , m_labels(std::move(labels))
        , m_hasBoxes(hasBoxes)
    {
        m_updated = static_cast<std::size_t>(std::ranges::count(m_labels, true, &UpdateLabel::isUpdated));
        m_kept = m_labels.size() - m_updated;
    }

    [[nodiscard]] std::vector<Priced<TimeRule>> learn()
    {
        if (m_updated < kFewestLabels || m_kept < kFewestLabels)
            return {};
        for (const UpdateClock& clock : kClocks)
            tryClock(clock);
        trySlices();
        if (m_hasBoxes) {
            for (const Metric metric : {Metric::Straight, Metric::Larger, Metric::Sum, Metric::AlongX, Metric::AlongY,
                                        Metric::Smaller, Metric::Higher}) {
                tryDistance(metric);
                tryMotion(metric);
            }
            tryWaiting();
        }
        return std::move(m_found);
    }

private:
    using Metric = TimeRule::Metric;
    static constexpr double kPriceOfNumber = 6.0; // bits

    void tryClock(const UpdateClock& clock)
    {
        constexpr std::int64_t kLongest = 64;
        std::vector<std::int64_t> times;
        for (const UpdateLabel& label : m_labels)
            times.push_back(timeOf(clock.kind, m_evidence, label.state));
        std::array<std::size_t, kLongest> updated{};
        for (std::int64_t period = kLongest; period >= 2; --period) { // updates also share the rests of its divisors
            updated.fill(0);
            const auto restOf = [&](std::size_t i) {
                return static_cast<std::size_t>((times[i] % period + period) % period);
            };
            for (std::size_t i = 0; i < times.size(); ++i)
                updated[restOf(i)] += m_labels[i].isUpdated ? 1U : 0U;
            const auto most = std::ranges::max_element(updated);
            if (!areExceptions(m_updated - *most, m_updated))
                continue; // usually it ends here
            const auto rest = static_cast<std::size_t>(most - updated.begin());
            std::size_t keptThen = 0;
            for (std::size_t i = 0; i < times.size(); ++i)
                keptThen += !m_labels[i].isUpdated && restOf(i) == rest ? 1U : 0U;
            // Some stay although it is their turn: what rotates does not move. Of a clock that only seems one, half.
            if (2 * keptThen * static_cast<std::size_t>(period) > m_kept)
                continue;
            const auto number = static_cast<double>(period);
            const auto phase =
                static_cast<double>((static_cast<std::size_t>(period) - rest) % static_cast<std::size_t>(period));
            m_found.push_back({TimeRule{clock.kind, number, phase}, clock.price + 2.0 * std::log2(number)});
            return;
        }
    }
    /// Slices of the list that take turns. Objects without a turn are what sets them apart from TurnsByPlace.
    void trySlices()
    {
        constexpr std::size_t kMostSlices = 32;
        constexpr double kPriceOfSlices = 6.0;
        for (std::size_t slices = 2; slices <= kMostSlices; ++slices) {
            std::array<std::size_t, kMostSlices> updated{};
            std::array<std::size_t, kMostSlices> kept{};
            for (const UpdateLabel& label : m_labels) {
                const FrameFacts& facts = m_evidence.frames[label.state.frame];
                const std::size_t slice = sliceOf(facts, label.state.track, slices);
                if (slice < slices)
                    ++(label.isUpdated ? updated : kept)[(slice + slices - facts.step % slices) % slices];
            }
            const auto most = std::ranges::max_element(updated);
            const auto phase = static_cast<std::size_t>(most - updated.begin());
            if (!areExceptions(m_updated - *most, m_updated) || 2 * kept[phase] * slices > m_kept)
                continue;
            m_found.push_back(
                {TimeRule{TimeKind::TurnsBySlice, static_cast<double>(slices), static_cast<double>(phase)},
                 kPriceOfSlices + 2.0 * std::log2(static_cast<double>(slices))});
            return;
        }
    }
    /// Numbers of a kind that are higher at updates. No value if they do not set updates apart.
    template<class Number>
    [[nodiscard]] std::optional<std::pair<double, double>> gapOf(Number numberOf) const
    {
        std::vector<double> kept;
        std::vector<double> updated;
        for (const UpdateLabel& label : m_labels)
            (label.isUpdated ? updated : kept).push_back(numberOf(label));
        std::ranges::sort(kept);
        std::ranges::sort(updated);
        const auto skipped = [](const std::vector<double>& numbers) {
            return static_cast<std::size_t>(kMostExceptions * static_cast<double>(numbers.size()));
        };
        if (kept.back() < updated.front())
            return std::pair{kept.back(), updated.front()};
        const double low = kept[kept.size() - 1 - skipped(kept)];
        const double high = updated[skipped(updated)];
        return low < high ? std::optional(std::pair{low, high}) : std::nullopt;
    }
    [[nodiscard]] Vec2 centreOf(const State& state, FrameIndex frame) const
    {
        return m_evidence.tracks[state.track].boxIn(frame).center();
    }
    void tryDistance(Metric metric)
    {
        const auto gap = gapOf([&](const UpdateLabel& label) {
            return measured(metric, centreOf(label.state, label.state.frame) - centreOf(label.state, label.source));
        });
        if (!gap)
            return;
        const double round = roundestBetween(gap->first, gap->second);
        const double far = round < gap->second ? round : gap->first;
        m_found.push_back({TimeRule{TimeKind::MovedFar, far, 0.0, {}, {}, metric}, priceOf(metric)});
    }
    void tryMotion(Metric metric)
    {
        const auto gap = gapOf([&](const UpdateLabel& label) {
            return measured(metric, m_evidence.tracks[label.state.track].motionIn(label.state.frame));
        });
        if (gap)
            m_found.push_back(
                {TimeRule{TimeKind::FastOnly, roundestBetween(gap->first, gap->second), 0.0, {}, {}, metric},
                 priceOf(metric)});
    }
    void tryWaiting()
    {
        const auto gap =
            gapOf([](const UpdateLabel& label) { return static_cast<double>(label.state.frame - label.source); });
        if (gap && gap->second > 1.0)
            m_found.push_back({TimeRule{TimeKind::Waited, gap->second}, 5.0 + kPriceOfNumber});
    }
    [[nodiscard]] static double priceOf(Metric metric)
    {
        return (metric == Metric::Straight ? 4.0 : 6.0) + kPriceOfNumber;
    }

    const Evidence& m_evidence;
    std::vector<UpdateLabel> m_labels;
    bool m_hasBoxes;
    std::size_t m_updated = 0;
    std::size_t m_kept = 0;
    std::vector<Priced<TimeRule>> m_found;
};

} // namespace

bool isLearnt(const TimeRule& rule) noexcept
{
    return rule.kind == TimeKind::TurnsByPlace || rule.kind == TimeKind::TurnsByPlaceBack ||
           rule.kind == TimeKind::TurnsBySlice || rule.kind == TimeKind::OwnClock || rule.kind == TimeKind::Waited ||
           (rule.metric != TimeRule::Metric::Straight && rule.metric != TimeRule::Metric::Higher);
}

std::vector<Priced<RegistrationRule>> updateRules(const Workbench& bench, const StructureRule& structure,
                                                  TimeRule::Part part)
{
    if (bench.recorded() == 0 || bench.margin() > 0.0)
        return {};
    const Evidence& evidence = bench.evidence();
    const std::vector<UpdateLabel> labels = labelsOf(bench, structure, part);
    const bool hasBoxes = structure.kind == StructureRule::Kind::Boxes;
    std::vector<Priced<RegistrationRule>> rules;
    const auto add = [&](Priced<TimeRule> one, const Scope& scope, double price) {
        one.rule.part = part;
        rules.push_back({{one.rule, {}, {}, scope}, one.price + price});
    };
    std::vector<UpdateLabel> ofDynamic; // static ones move only in some games, and then by rules of their own
    std::ranges::copy_if(labels, std::back_inserter(ofDynamic),
                         [&](const UpdateLabel& label) { return evidence.tracks[label.state.track].isDynamic; });
    for (const Priced<TimeRule>& one : UpdateLearner(evidence, std::move(ofDynamic), hasBoxes).learn())
        add(one, {}, 0.0);
    if (!rules.empty())
        return rules;
    for (const Priced<Scope>& scope : candidateScopes(evidence)) {
        std::vector<UpdateLabel> some;
        std::ranges::copy_if(labels, std::back_inserter(some), [&](const UpdateLabel& label) {
            return scope.rule.holds(evidence.tracks[label.state.track]);
        });
        if (some.size() == labels.size())
            continue;
        for (const Priced<TimeRule>& one : UpdateLearner(evidence, std::move(some), hasBoxes).learn())
            add(one, scope.rule, scope.price);
    }
    return rules;
}

} // namespace broadside::diagnosis
