#pragma once

#include "core/debug/diagnosis/search/candidate_rules.h"
#include "core/debug/diagnosis/search/workbench.h"

#include <cstddef>
#include <optional>
#include <span>
#include <stop_token>
#include <utility>
#include <vector>

/// @file
/// Hypotheses about the boxes with which objects search for others, and with which pairs are tested.

namespace broadside::diagnosis {

/// The rules for the sides of boxes that predict the recorded registrations best, if they do so much better than
/// `base`, which has no fault. Such a rule may lose no pair by itself, because wrong registrations of two objects meet;
/// a search in the right cells loses it. Cost: O(rules * recorded registrations).
[[nodiscard]] std::vector<Hypothesis> registeredAsRecorded(const Workbench& bench, const Judged& base,
                                                           std::span<const Priced<RegistrationRule>> rules,
                                                           const std::stop_token& stop);

/// Hypotheses of cells that are rounded down for a search, and towards zero for a registration: they differ below zero.
/// `right`: without a fault. None without cells, or if nothing is below zero.
[[nodiscard]] std::vector<Hypothesis> truncatedCells(const Evidence& evidence, const Hypothesis& right);

/// A very small part of the evidence, in which hopeless hypotheses fail at once.
class Glimpse {
public:
    /// This many pairs of each fate.
    static constexpr std::size_t kPairs = 60;
    /// `right`: without a fault. The evidence must outlive it.
    Glimpse(const Evidence& evidence, const Hypothesis& right);
    [[nodiscard]] Workbench& bench() noexcept { return m_bench; }
    [[nodiscard]] const Workbench& bench() const noexcept { return m_bench; }
    /// The boxes for the states in `isIn`, and for others the boxes that objects have.
    [[nodiscard]] Workbench::Boxes onlyIn(std::span<const char> isIn, const Workbench::Boxes& boxes) const;
    /// The hypothesis is far worse than no fault at all, or hardly explains anything.
    [[nodiscard]] bool isHopeless(const Judged& judged) const;
    /// By how many bits the hypothesis would be worse than no fault in a sample of so many pairs.
    [[nodiscard]] double projected(const Judged& judged, std::size_t pairs) const;

private:
    Workbench m_bench;
    Judged m_right;
    Workbench::Boxes m_own;
};

/// Looks for rules that say with which boxes a pair that meets is tested once more. Such a test may use boxes of an
/// earlier frame, for example.
class LaterTest {
public:
    /// No value: it cannot be told from where objects are registered, or most missed pairs do not meet. `right`:
    /// without a fault.
    static std::optional<LaterTest> of(const Workbench& bench, const Judged& right);
    /// Keeps the rule unless it is hopeless. `boxes`: by the rule, in the glimpse.
    void offer(const Priced<RegistrationRule>& rule, const Workbench::Boxes& boxes, Glimpse& glimpse);
    /// One for each rule that was kept.
    [[nodiscard]] const std::vector<Hypothesis>& hypotheses() const noexcept { return m_kept; }

private:
    explicit LaterTest(Hypothesis right)
        : m_right(std::move(right))
    {}
    Hypothesis m_right;
    std::vector<Hypothesis> m_kept;
};

} // namespace broadside::diagnosis
