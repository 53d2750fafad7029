#pragma once

#include "core/debug/expectation/expectation.h"
#include "core/math/vec2.h"

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
    void moveTo(ExpectationAnswer& answer, std::string otherwise);

private:
    std::vector<Reason> m_links;
    Message m_remedy;
    Fix m_fix;
};

/// "0.25 m".
[[nodiscard]] std::string metresText(double metres);
/// "1.5, 2".
[[nodiscard]] std::string placeText(Vec2 place);
/// "step 12".
[[nodiscard]] std::string stepText(std::uint64_t step);
/// The same text with a capital letter at its start.
[[nodiscard]] std::string sentenceFrom(std::string text);

} // namespace broadside::expectation
