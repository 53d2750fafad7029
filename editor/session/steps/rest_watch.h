#pragma once

#include "core/dynamics/world.h"

#include <cstddef>
#include <optional>
#include <utility>

namespace broadside {

/// Detects that nothing moves any more: two consecutive steps have the same World::standstill().
class RestWatch {
public:
    /// Call it after each step. Null: there is no world any more. Returns true once, until something moves again.
    [[nodiscard]] bool comesToRest(const World* world)
    {
        const auto before = std::exchange(m_standstill, world ? world->standstill() : std::nullopt);
        const bool wasAtRest = std::exchange(m_isAtRest, m_standstill && m_standstill == before);
        return m_isAtRest && !wasAtRest;
    }
    [[nodiscard]] std::size_t departed() const { return m_standstill->departed; } ///< @pre the world is at rest
    void forget() { m_standstill.reset(); } ///< The next step does not follow the last one.

private:
    std::optional<Standstill> m_standstill; // Standstill of the last step.
    bool m_isAtRest = false;                // The world was at rest at the last step.
};

} // namespace broadside
