#pragma once

#include "core/base/problem.h"
#include "core/broadphase/broad_phase.h"
#include "core/dynamics/step_report.h"
#include "core/scene/object_table.h"
#include "core/scene/scene.h"

#include <cstdint>
#include <initializer_list>
#include <memory>
#include <optional>
#include <span>

/// @file
/// A world that is made from a scene and advances by fixed steps.
///
/// Units    metres, seconds, world frame.
/// Errors   a scene that cannot be simulated gives a Problem. Broken preconditions assert.
/// Threads  one simulation belongs to one thread at a time; two simulations share nothing.

namespace broadside {

class Simulation;

/// Observes the steps of a simulation while they are made.
class StepObserver {
public:
    /// Called when the pairs of the step have been tested, before anything responds to them.
    virtual void tested(const Simulation& /*simulation*/) {}
    /// Called at the end of the step.
    virtual void stepped(const Simulation& simulation, const StepReport& report) = 0;

protected:
    ~StepObserver() = default;
};

/// The simulation of a scene. The same scene and the same inputs give the same bits on every machine.
class Simulation {
public:
    /// Error: the broad phase of the scene cannot be made, for the reasons of makeBroadPhase().
    [[nodiscard]] static Result<Simulation> fromScene(const Scene& scene);
    Simulation(Simulation&& other) noexcept;
    Simulation& operator=(Simulation&& other) noexcept;
    ~Simulation();

    /// Makes the next step. Calls the observers in the given order.
    StepReport step(std::initializer_list<StepObserver*> observers = {});

    // Inputs of the next step. The step applies them in the order of the calls. An input that cannot be applied becomes
    // a problem in the report.

    /// Rotates the launcher towards `target` and launches its projectile.
    void shoot(ObjectId launcher, Vec2 target);
    /// Only rotates the launcher towards `target`.
    void aim(ObjectId launcher, Vec2 target);
    /// Steers a paddle or a flipper until the next call for it; `direction` is from -1 to 1.
    void steer(ObjectId paddle, double direction);
    /// Adds the object. It replaces an object with the same id and starts with its own pose and velocity.
    void put(ObjectPtr object);
    /// Removes the object; no effect if no object has this id.
    void remove(ObjectId object);

    [[nodiscard]] std::uint64_t stepCount() const noexcept;
    [[nodiscard]] double time() const noexcept; ///< Simulated time in seconds.
    /// The objects in their present state. Their rows are the indices of broadPhase().
    [[nodiscard]] const ObjectTable& objects() const noexcept;
    [[nodiscard]] Vec2 velocityOf(ObjectIndex row) const noexcept; ///< m/s
    /// Pairs whose shapes overlap after the last step, ascending.
    [[nodiscard]] std::span<const IndexPair> overlaps() const noexcept;
    [[nodiscard]] const BroadPhase& broadPhase() const noexcept;
    /// An id that no object has, for put().
    [[nodiscard]] ObjectId nextId() const noexcept;
    /// A hash of all positions, velocities and angles, to compare two runs.
    [[nodiscard]] std::uint64_t hash() const noexcept;
    /// The scene with the objects at their present positions.
    [[nodiscard]] Scene scene() const;

    /// Replaces the broad phase. If that is impossible, returns the reason and changes nothing.
    [[nodiscard]] std::optional<Problem> setBroadPhase(const BroadPhaseSettings& settings);

    /// Only the other classes of the library use it: the content is private.
    struct Parts;
    [[nodiscard]] Parts& parts() noexcept { return *m_parts; }
    [[nodiscard]] const Parts& parts() const noexcept { return *m_parts; }

private:
    explicit Simulation(std::unique_ptr<Parts> parts);

    std::unique_ptr<Parts> m_parts; // null only after a move
};

} // namespace broadside
