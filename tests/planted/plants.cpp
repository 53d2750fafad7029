#include "tests/planted/faults/faults.h"

namespace broadside::planted {

void updateOnlyIf(Policy& policy, std::function<bool(const Body&, const Entry&, const GameFrame&)> condition)
{
    policy.registers = [before = policy.registers, condition = std::move(condition)](
                           const Body& body, const Entry* known, const GameFrame& frame) {
        return before(body, known, frame) && (!known || condition(body, *known, frame));
    };
}

void refuse(Policy& policy, std::function<bool(const Entry&, const Entry&, const GameFrame&)> condition)
{
    policy.pairs.accepts = [before = policy.pairs.accepts, condition = std::move(condition)](
                               const Entry& asker, const Entry& other, const GameFrame& frame) {
        return before(asker, other, frame) && !condition(asker, other, frame);
    };
}

void change(Policy& policy, std::function<Aabb(const Aabb&, const Body&, const GameFrame&)> by)
{
    policy.box = [before = policy.box, by = std::move(by)](const Body& body, const GameFrame& frame) {
        return by(before(body, frame), body, frame);
    };
}

} // namespace broadside::planted
