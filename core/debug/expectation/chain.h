#pragma once

#include "core/debug/expectation/expectation.h"

#include <optional>
#include <string>

namespace broadside::expectation {

/// The chain of reasons while it is written.
class Chain {
public:
    void add(ReasonRule rule, Message sentence, std::optional<std::uint64_t> step = {},
             std::optional<ObjectId> object = {});
    /// The first remedy is kept; it belongs to the reason that is nearest to the outcome.
    void offer(Message remedy, Fix fix = {});
    [[nodiscard]] bool has(ReasonRule rule) const noexcept;
    [[nodiscard]] bool hasRemedy() const noexcept { return !m_remedy.empty(); }
    /// `otherwise`: the remedy if none was offered.
    void moveTo(ExpectationAnswer& answer, Message otherwise);

private:
    std::vector<Reason> m_links;
    Message m_remedy;
    Fix m_fix;
};

/// A distance or a speed as a sentence says it: "0.25".
[[nodiscard]] inline texts::Number rounded(double value) { return {value, 3}; }
/// The same name with a capital letter at its start, for the start of a sentence.
[[nodiscard]] std::string sentenceFrom(std::string text);

} // namespace broadside::expectation
