#pragma once

#include "core/dynamics/world.h"

#include <cstddef>
#include <optional>
#include <utility>

namespace broadside {

/// Notices that nothing moves any more: two steps, one after the other, have the same World::standstill().
class RestWatch {
public:
    /// After each step. Null: there is no world any more. True once, until something moves again.
    [[nodiscard]] bool comesToRest(const World* world)
    {
        const auto before = std::exchange(m_standstill, world ? world->standstill() : std::nullopt);
        const bool wasAtRest = std::exchange(m_isAtRest, m_standstill && m_standstill == before);
        return m_isAtRest && !wasAtRest;
    }
    [[nodiscard]] std::size_t departed() const { return m_standstill->departed; } ///< @pre it came to rest
    void forget() { m_standstill.reset(); } ///< The next step does not follow the last one.

private:
    std::optional<Standstill> m_standstill; // of the last step
    bool m_isAtRest = false;                // since the step before it
};

} // namespace broadside
