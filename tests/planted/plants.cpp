#include "tests/planted/faults.h"

namespace broadside::planted {

void updateOnlyIf(Policy& policy, std::function<bool(const Body&, const Entry&, const Moment&)> condition)
{
    policy.registers = [before = policy.registers,
                        condition = std::move(condition)](const Body& body, const Entry* known, const Moment& moment) {
        return before(body, known, moment) && (!known || condition(body, *known, moment));
    };
}

void refuse(Policy& policy, std::function<bool(const Entry&, const Entry&, const Moment&)> condition)
{
    policy.pairs.accepts = [before = policy.pairs.accepts, condition = std::move(condition)](
                               const Entry& asker, const Entry& other, const Moment& moment) {
        return before(asker, other, moment) && !condition(asker, other, moment);
    };
}

void change(Policy& policy, std::function<Aabb(const Aabb&, const Body&, const Moment&)> by)
{
    policy.box = [before = policy.box, by = std::move(by)](const Body& body, const Moment& moment) {
        return by(before(body, moment), body, moment);
    };
}

} // namespace broadside::planted
