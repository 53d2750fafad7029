#pragma once

#include "core/scene/object_table.h"

#include <cstddef>
#include <memory>
#include <optional>

namespace broadside {

/// The broad phase of resting objects, over a table that another class owns. It is made at once, or for many objects in
/// slices, so that the window keeps answering. The owner of the table reports every change here.
class AuthoredBroadPhase {
public:
    /// The settings and the world size for which it is made; different ones make a new broad phase.
    struct Space {
        BroadPhaseSettings settings;
        double width = 0.0;  ///< Metres.
        double height = 0.0; ///< Metres.
        friend bool operator==(const Space&, const Space&) = default;
    };

    /// Null until it is complete, and when it cannot be made.
    [[nodiscard]] const BroadPhase* get() const noexcept { return isMade() ? m_broadPhase.get() : nullptr; }
    [[nodiscard]] const std::optional<Problem>& problem() const noexcept { return m_problem; } ///< Why it cannot be.
    [[nodiscard]] bool isMadeFor(const Space& space) const { return isMade() && m_space == space; }

    void makeFor(const Space& space, const ObjectTable& objects);
    /// Registers up to `rows` further rows of the table. Returns whether the broad phase is complete.
    bool makeSlice(const Space& space, const ObjectTable& objects, std::size_t rows);

    void add(const ObjectTable& objects, ObjectIndex row);    ///< The row is new.
    void remove(ObjectIndex row);                             ///< Call it before the row is removed.
    void replace(ObjectIndex row, const ObjectTable& objects, ///< The row had this box and filter.
                 const Aabb& box, const CollisionFilter& filter);
    void update();
    void reset(); ///< Forgets everything.

private:
    [[nodiscard]] bool isMade() const noexcept { return m_space && !m_next; }
    /// Discards an incomplete broad phase, because the objects change. Returns the complete one, or null.
    [[nodiscard]] BroadPhase* beforeChange();
    void begin(const Space& space);

    std::optional<Space> m_space;
    std::unique_ptr<BroadPhase> m_broadPhase;
    std::optional<Problem> m_problem;
    std::optional<ObjectIndex> m_next; // First row that is not registered; nothing when all are.
};

} // namespace broadside
