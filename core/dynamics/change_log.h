#pragma once

#include "core/base/object_id.h"
#include "core/math/vec2.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

/// @file
/// What changed an object within a step, and why. A step writes this only if it is given a log; without one it costs
/// nothing. The motion of integration (gravity, wind, force, own acceleration and the terminal speed) is not logged: it
/// follows from the object and the world.
///
/// Units  metres, degrees, m/s; world frame.

namespace broadside {

/// The parts of an object that a step changes.
struct LoggedState {
    bool isPresent = true;
    Vec2 position;
    double angle = 0.0;
    Vec2 velocity;
    friend bool operator==(const LoggedState&, const LoggedState&) = default;
};

struct ObjectChange {
    enum class Cause : std::uint8_t {
        Launched,      ///< `by` is the launcher. A static projectile only comes back into the world.
        Aimed,         ///< An input rotates a launcher.
        Edited,        ///< An edit puts, replaces or removes the object, also if nothing of its motion changes.
        Steered,       ///< One of its components steers it; `by` is the object that a paddle follows.
        Obstructed,    ///< `by` is in the way (continuous collision). `before` is the motion without it.
        AtEdge,        ///< The world's edges wrap or bounce.
        Touched,       ///< The response to an overlap or a touch; `by` is the partner.
        BeyondNumbers, ///< It left the range of numbers and was stopped.
    };
    Cause cause = Cause::Touched;
    ObjectId object = {};
    ObjectId by = {}; ///< Null if no other object is involved.
    LoggedState before = {};
    LoggedState after = {};
    Vec2 normal = {};          ///< The unit vector out of the partner, for a contact and an obstruction.
    double restitution = 1.0;  ///< The product of both restitutions, for a contact.
    double push = 0.0;         ///< Metres along the normal, out of the overlap, for a contact.
    std::size_t component = 0; ///< Index into the object's components.
    friend bool operator==(const ObjectChange&, const ObjectChange&) = default;
};

/// The changes of one step, in the order in which they happen.
class ChangeLog {
public:
    /// Logs changes of this object only; null: of all objects.
    explicit ChangeLog(ObjectId watched = {}) noexcept
        : m_watched(watched)
    {}
    [[nodiscard]] bool watches(ObjectId id) const noexcept { return m_watched.isNull() || m_watched == id; }
    [[nodiscard]] std::span<const ObjectChange> changes() const noexcept { return m_changes; }
    void clear() noexcept { m_changes.clear(); } ///< Keeps the allocated memory.
    void add(const ObjectChange& change) { m_changes.push_back(change); }

private:
    ObjectId m_watched;
    std::vector<ObjectChange> m_changes;
};

} // namespace broadside
