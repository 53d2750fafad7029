#pragma once

#include "core/scene/object_table.h"

#include <cstddef>
#include <memory>
#include <optional>

namespace broadside {

/// The broad phase of objects that stand still, over a table of somebody else's: made at once, or of many objects in
/// slices, so that nobody waits for all of them. Whoever changes the table says so here.
class AuthoredBroadPhase {
public:
    /// What it is made for; another one makes it anew.
    struct Space {
        BroadPhaseSettings settings;
        double width = 0.0;  ///< m.
        double height = 0.0; ///< m.
        friend bool operator==(const Space&, const Space&) = default;
    };

    /// Null as long as it is not made, and when it cannot be.
    [[nodiscard]] const BroadPhase* get() const noexcept { return isMade() ? m_broadPhase.get() : nullptr; }
    [[nodiscard]] const std::optional<Problem>& problem() const noexcept { return m_problem; } ///< Why it cannot be.
    [[nodiscard]] bool isMadeFor(const Space& space) const { return isMade() && m_space == space; }

    void makeFor(const Space& space, const ObjectTable& objects);
    /// Registers so many of the objects more; whether it is made then.
    bool makeSlice(const Space& space, const ObjectTable& objects, std::size_t rows);

    void add(const ObjectTable& objects, ObjectIndex row);    ///< The row is new,
    void remove(ObjectIndex row);                             ///< is about to go,
    void replace(ObjectIndex row, const ObjectTable& objects, ///< or was another box and filter.
                 const Aabb& box, const CollisionFilter& filter);
    void update();
    void reset(); ///< Nothing is as it was.

private:
    [[nodiscard]] bool isMade() const noexcept { return m_space && !m_next; }
    /// What was registered so far is of no use once the objects have changed.
    [[nodiscard]] BroadPhase* beforeChange();
    void begin(const Space& space);

    std::optional<Space> m_space;
    std::unique_ptr<BroadPhase> m_broadPhase;
    std::optional<Problem> m_problem;
    std::optional<ObjectIndex> m_next; // to register; nothing once all are
};

} // namespace broadside
