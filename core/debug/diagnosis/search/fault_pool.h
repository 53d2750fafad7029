#pragma once

#include "core/debug/diagnosis/model/fault_rule.h"
#include "core/debug/diagnosis/search/askings.h"
#include "core/debug/diagnosis/search/candidate_rules.h"
#include "core/debug/diagnosis/search/fault_search.h"
#include "core/debug/diagnosis/search/workbench.h"

#include <map>
#include <optional>
#include <span>
#include <stop_token>
#include <string_view>
#include <utility>
#include <vector>

namespace broadside::diagnosis {

/// Hypotheses that explain some of the missed pairs, judged by the evidence.
class FaultPool {
public:
    /// @pre all outlive it; at least one pair was missed
    FaultPool(Workbench& bench, const FaultSearchOptions& options, const std::stop_token& stop);

    /// Tries them all. Once stopped, the pool is incomplete. Cost: see findFaults()
    void fill();

    /// The best first. @pre fill() was called
    [[nodiscard]] const std::vector<Judged>& judged() const noexcept { return m_pool; }
    /// The structures that fit best with right registrations, the best first. Never empty after fill().
    [[nodiscard]] const std::vector<Judged>& structures() const noexcept { return m_structures; }
    [[nodiscard]] double rightBits() const noexcept { return m_rightBits; } ///< Code length without any fault.
    [[nodiscard]] bool tries(Family family) const { return m_options.without != family; }
    /// The mechanism with the threshold that best fits the pairs that are not taken. No value if none fits.
    [[nodiscard]] std::optional<Judged> mechanismOver(const Judged& base, std::span<const char> taken,
                                                      const Mechanism& mechanism);

private:
    void tell(double share) const
    {
        if (m_options.tell)
            m_options.tell(share);
    }
    [[nodiscard]] const Judged* withoutFault() const;
    [[nodiscard]] StructureRule rightStructure() const;
    void trySingleRules();
    void tryCompositions();
    void trySources();
    void tryScopes();
    void tryRotations();
    void tryInferred();
    void tryWhens();
    void tryPatternCompositions();
    void tryRecorded(std::vector<Hypothesis> hypotheses);
    void tryAsking();
    void tryTested();
    void tryMechanisms();
    void tryMechanismsBehindRecorded();
    void tryMechanismsOfNames();
    void tryRule(const RegistrationRule& rule, double price);
    /// The objects for which a rule holds, and the times at which it holds.
    struct Part {
        Scope scope;
        When when;
        double price = 0.0;
        std::vector<char> isInGlimpse; // of the states of m_glimpse
        std::vector<char> isInSmall;   // of those of m_small; computed when first asked for
        std::vector<char> isIn;        // of those of m_bench; likewise
    };
    [[nodiscard]] Part partOf(const Scope& scope, const When& when, double price) const;
    void tryParts(const RegistrationRule& rule, double price, std::vector<Part>& parts);
    [[nodiscard]] bool isPromising(const Hypothesis& hypothesis, double estimate);
    /// The places without a fault, by structure.
    using RightPlaces = std::vector<std::pair<StructureRule, std::vector<Placed>>>;
    static const std::vector<Placed>& rightIn(const StructureRule& structure, const Workbench& bench,
                                              RightPlaces& known);
    [[nodiscard]] bool isRefuted(const Judged& judged) const;
    void keep(Judged judged);
    [[nodiscard]] std::optional<Judged> regionOver(const Judged& base, std::span<const char> taken);

    Workbench& m_bench;
    Workbench m_small;                // a part of the same evidence: most rules fail there already
    std::optional<Glimpse> m_glimpse; // a part of that part; from when the structures are chosen
    std::optional<LaterTest> m_laterTest;
    const FaultSearchOptions& m_options;
    const std::stop_token& m_stop;
    std::vector<Judged> m_structures;
    std::vector<Priced<TimeRule>> m_times;
    std::vector<Priced<TimeRule>> m_learnt; // from recorded registrations, for all objects; they are in m_times, too
    std::vector<Priced<AxisRules>> m_axes;
    std::vector<Priced<RegistrationRule>> m_rules; // single ones and compositions, in the order of their bits
    std::vector<double> m_bitsOfRules;
    std::vector<Judged> m_pool;
    std::map<std::string_view, std::vector<double>>
        m_estimates; // the best ones in the small sample, ascending, by rule
    RightPlaces m_rightInGlimpse;
    RightPlaces m_rightInSmall;
    RightPlaces m_right;
    double m_rightBits = 0.0;
    std::size_t m_rightWrong = 0;  // recorded registrations that are wrong without any fault
    double m_smallRightBits = 0.0; // m_rightBits in the small sample
};

} // namespace broadside::diagnosis
