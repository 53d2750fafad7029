#pragma once

#include "core/debug/diagnosis/model/hypothesis.h"
#include "core/debug/diagnosis/model/name_groups.h"
#include "core/debug/diagnosis/model/placement.h"

#include <cstdint>
#include <limits>
#include <optional>
#include <span>
#include <stop_token>
#include <utility>
#include <vector>

namespace broadside::diagnosis {

/// Judges hypotheses by the evidence. Pairs whose overlap is within rounding are left out, unless the game reports most
/// of them: they only show how it treats touching. Limits::marginal says it otherwise.
class Workbench {
public:
    /// Which overlapping pairs are looked at whose overlap is within rounding.
    enum class Marginal : std::uint8_t {
        IfReported, ///< All if the game reports most of them, else none.
        Alone,      ///< They and no others.
        Counted,    ///< Like all others.
        LeftOut,    ///< None of them.
    };
    /// How many pairs of each fate, and how many recorded registrations, are looked at.
    struct Limits {
        std::size_t pairs = std::numeric_limits<std::size_t>::max();
        std::size_t registrations = 1'500;
        Marginal marginal = Marginal::IfReported;
    };
    /// The evidence must outlive it. O(events log events)
    explicit Workbench(const Evidence& evidence);
    Workbench(const Evidence& evidence, const Limits& limits);

    [[nodiscard]] const Evidence& evidence() const noexcept { return m_evidence; }
    /// Pairs that overlap, missed ones first.
    [[nodiscard]] const std::vector<Event>& overlapping() const noexcept { return m_overlapping; }
    [[nodiscard]] std::size_t missed() const noexcept { return m_missed; } ///< How many of them were missed.
    [[nodiscard]] bool leavesOutMarginal() const noexcept { return m_leavesOutMarginal; }
    /// The features of the events that overlap. They are computed when first asked for.
    [[nodiscard]] const std::vector<FeatureRow>& features(const std::optional<GameCells>& cells);
    struct Features {
        std::optional<GameCells> cells;
        std::vector<std::uint32_t> sweeps; ///< Of lostInSweeps().
        std::vector<FeatureRow> rows;
    };
    /// The same, computed now. Once stopped, the rows mean nothing. Threads: any, together with calls that do not ask
    /// for features.
    [[nodiscard]] Features computedFeatures(const std::optional<GameCells>& cells,
                                            const std::stop_token& stop = {}) const;
    /// Takes what was computed, so that features() need not compute it.
    void take(Features features) { m_features = std::move(features); }

    /// The boxes of all states by a rule. They can be judged with several structures.
    using Boxes = std::vector<std::optional<Aabb>>;
    [[nodiscard]] Boxes boxesBy(const RegistrationRule& rule, const std::optional<GameCells>& cells) const
    {
        return registeredBy(rule, m_evidence, m_states, cells);
    }
    /// @pre `boxes` is of hypothesis.registration
    [[nodiscard]] Judged judge(Hypothesis hypothesis, const Boxes& boxes);
    [[nodiscard]] Judged judge(Hypothesis hypothesis);
    /// How many of the recorded registrations the rule predicts wrongly. Cheaper than judge().
    /// @pre `boxes` is of the rule, and the rule is not AsRecorded
    [[nodiscard]] std::size_t countWrong(const StructureRule& structure, const RegistrationRule& rule,
                                         const Boxes& boxes) const;
    /// Judges the hypothesis of `base` with other conditions, for `price` more bits. The same as judge(), but most of
    /// `base` is used again. @pre `base` is judged here
    [[nodiscard]] Judged judgeWith(const Judged& base, std::vector<Condition> conditions, double price);
    /// The places of objects by a rule in a structure, for judgeWhere().
    [[nodiscard]] std::vector<Placed> placedBy(const StructureRule& structure, const Boxes& boxes) const;
    /// The places of objects without a fault.
    [[nodiscard]] std::vector<Placed> placedRight(const StructureRule& structure) const;
    /// Whether the object of each state is in the scope and the rule holds at that time.
    [[nodiscard]] std::vector<char> statesIn(const Scope& scope, const When& when) const
    {
        return diagnosis::statesIn(scope, when, m_evidence, m_states);
    }
    /// Judges a hypothesis whose rule holds only for the states in `isIn`. `wrong`: the places in its structure by its
    /// rule, for all objects at all times. `right`: the places without a fault. @pre `isIn` is of its scope and its
    /// times; its rule is not AsRecorded
    [[nodiscard]] Judged judgeWhere(Hypothesis hypothesis, std::span<const Placed> wrong, std::span<const Placed> right,
                                    std::span<const char> isIn);
    [[nodiscard]] Tally tallyOf(std::span<const char> lost) const;
    /// Two faults at once: a pair is lost if one of them loses it, and a registration is right if one of them predicts
    /// it. The hypothesis is that of `a`. @pre both are judged here
    [[nodiscard]] Judged together(const Judged& a, const Judged& b) const;
    /// The bits of together().
    [[nodiscard]] double bitsTogether(const Judged& a, const Judged& b) const;
    /// How many recorded registrations hypotheses are compared with.
    [[nodiscard]] std::size_t recorded() const noexcept { return m_recorded.size(); }
    /// A number of recorded registrations that is too small to say anything.
    [[nodiscard]] std::size_t few() const noexcept
    {
        constexpr double kFew = 0.01;
        return static_cast<std::size_t>(kFew * static_cast<double>(recorded()));
    }
    /// The states of the recorded registrations that hypotheses are compared with.
    [[nodiscard]] std::vector<State> recordedStates() const;
    /// How far registered boxes reach beyond their objects, as in dynamic trees; 0 if they do not.
    [[nodiscard]] double margin() const noexcept { return m_margin; }
    /// The same, without the room that objects in kept boxes need for their motions.
    [[nodiscard]] double usualExcess() const noexcept { return m_usualExcess; }

private:
    struct Sides {
        std::size_t a = 0; // in m_states
        std::size_t b = 0;
    };
    [[nodiscard]] double marginFor(const RegistrationRule& rule) const noexcept;
    [[nodiscard]] Judged judgePlaced(Hypothesis hypothesis);
    void place(const Hypothesis& hypothesis, const Boxes& boxes);
    [[nodiscard]] bool isHeldAround(const StructureRule& structure, const State& state,
                                    Misplacement misplacement) const;
    void placeCommon(const Hypothesis& hypothesis);
    void placeRight(const StructureRule& structure);
    void placeTested(const StructureRule& structure, const Boxes& boxes);
    [[nodiscard]] bool asks(const Hypothesis& hypothesis, std::size_t state, std::size_t other) const;
    [[nodiscard]] bool meets(const Hypothesis& hypothesis, const Sides& sides) const;
    [[nodiscard]] bool isInAllCells(std::size_t state) const;
    [[nodiscard]] bool isRefuted(const Hypothesis& hypothesis, const Sides& sides) const;
    void chooseStates(std::size_t registrations);
    void takeRecorded(const StructureRule& structure);
    void takeRecordedRotations(const RotationRule& rotation);
    void measureMargin();
    [[nodiscard]] std::optional<double> usualGrowth() const;
    [[nodiscard]] static std::vector<char> wrongTogether(const Judged& a, const Judged& b);
    [[nodiscard]] std::vector<char> wrongIn(const StructureRule& structure, double margin) const;
    [[nodiscard]] std::size_t impossibleIn(const Hypothesis& hypothesis) const;
    [[nodiscard]] bool isSkipped(const Hypothesis& hypothesis, const Event& event) const;
    [[nodiscard]] double bitsOfApart(const Hypothesis& hypothesis) const;

    const Evidence& m_evidence;
    std::vector<Event> m_overlapping;
    std::vector<Event> m_apart; // far and near ones
    std::size_t m_missed = 0;
    bool m_leavesOutMarginal = true;
    std::vector<State> m_states; // ascending
    std::vector<Sides> m_overlappingSides;
    std::vector<Sides> m_apartSides;
    std::vector<std::size_t> m_recorded; // states of which it is recorded where they are registered
    std::vector<Placed> m_objects;       // one for each of m_states, by the hypothesis that is judged
    std::vector<Placed> m_right;         // the same, with the boxes that objects have; in m_structureOfRight
    Boxes m_tested;                      // of Asking::Tested
    std::optional<StructureRule> m_structureOfRight;
    std::optional<NameGroups> m_within;
    std::optional<NameGroups> m_between;
    double m_usualExcess = 0.0; // that most registered boxes have
    double m_margin = 0.0;      // with room for motions in kept boxes
    Features m_features;        // no rows: they are not computed yet
};

} // namespace broadside::diagnosis
