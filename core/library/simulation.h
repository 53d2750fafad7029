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
/// Errors   a scene that cannot be simulated is a Problem. Broken preconditions assert.
/// Threads  one simulation belongs to one thread at a time; two simulations share nothing.

namespace broadside {

class Simulation;

/// Sees the steps of a simulation while they are made.
class StepObserver {
public:
    /// The pairs of the step were tested, and nothing has responded to them yet.
    virtual void tested(const Simulation& /*simulation*/) {}
    /// The step is made.
    virtual void stepped(const Simulation& simulation, const StepReport& report) = 0;

protected:
    ~StepObserver() = default;
};

/// The simulation of a scene. The same scene and the same inputs give the same bits on every machine.
class Simulation {
public:
    /// Refused: what makeBroadPhase refuses.
    [[nodiscard]] static Result<Simulation> fromScene(const Scene& scene);
    Simulation(Simulation&& other) noexcept;
    Simulation& operator=(Simulation&& other) noexcept;
    ~Simulation();

    /// Makes the next step. The observers are called in their order.
    StepReport step(std::initializer_list<StepObserver*> observers = {});

    // Inputs of the next step, which applies them in the order of the calls. An input that cannot be applied becomes a
    // problem of the report.

    /// The launcher rotates to `target` and starts its projectile.
    void shoot(ObjectId launcher, Vec2 target);
    /// The launcher only rotates to `target`.
    void aim(ObjectId launcher, Vec2 target);
    /// Steers a paddle or a flipper until the next such call; `direction` is -1 .. 1.
    void steer(ObjectId paddle, double direction);
    /// Adds the object. An object of the same id is replaced and starts where the new one says.
    void put(ObjectPtr object);
    /// Removes the object; without effect where there is none.
    void remove(ObjectId object);

    [[nodiscard]] std::uint64_t stepCount() const noexcept;
    [[nodiscard]] double time() const noexcept; ///< Simulated seconds.
    /// The objects as they are now. The rows are the indices of broadPhase().
    [[nodiscard]] const ObjectTable& objects() const noexcept;
    [[nodiscard]] Vec2 velocityOf(ObjectIndex row) const noexcept; ///< m/s
    /// Pairs whose shapes overlap after the last step, ascending.
    [[nodiscard]] std::span<const IndexPair> overlaps() const noexcept;
    [[nodiscard]] const BroadPhase& broadPhase() const noexcept;
    /// An id that no object has, for put().
    [[nodiscard]] ObjectId nextId() const noexcept;
    /// A hash of all positions, velocities and angles, to compare two runs.
    [[nodiscard]] std::uint64_t hash() const noexcept;
    /// The scene with the objects where they are now.
    [[nodiscard]] Scene scene() const;

    /// Replaces the broad phase. Returns why that is impossible, and then changes nothing.
    [[nodiscard]] std::optional<Problem> setBroadPhase(const BroadPhaseSettings& settings);

    /// Of use only to the other classes of the library: what is in it is private.
    struct Parts;
    [[nodiscard]] Parts& parts() noexcept { return *m_parts; }
    [[nodiscard]] const Parts& parts() const noexcept { return *m_parts; }

private:
    explicit Simulation(std::unique_ptr<Parts> parts);

    std::unique_ptr<Parts> m_parts; // null only after a move
};

} // namespace broadside
