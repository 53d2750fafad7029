#pragma once

#include "core/dynamics/integrator.h"
#include "core/dynamics/swept_motion.h"
#include "core/dynamics/world.h"

#include <map>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <vector>

namespace broadside {

/// One step of a world: the phases in the order of World's contract. Private to core/dynamics.
class WorldStep {
public:
    WorldStep(World& world, const std::stop_token& stop)
        : m_world(world)
        , m_stop(stop)
    {}

    StepReport run(std::span<const Input> inputs, const World::TestedObserver& tested);

private:
    // inputs.cpp
    void applyInputs(std::span<const Input> inputs);
    void edit(const EditInput& edit);
    void aim(ObjectId cannon, Vec2 pointer);
    void shoot(ObjectId cannon, Vec2 pointer);
    [[nodiscard]] std::optional<ObjectIndex> launcherRow(ObjectId cannon);
    [[nodiscard]] std::optional<ObjectIndex> presentRow(ObjectId id);

    // components.cpp
    void runComponents();
    void walk(ObjectIndex row, const Walker& walker);
    void movePaddle(ObjectIndex row, const Paddle& paddle);
    [[nodiscard]] double steeringOf(ObjectIndex row) const; ///< 0 when nothing was asked for.
    void swing(ObjectIndex row, const Flipper& flipper);
    [[nodiscard]] double ageAtEndOfStep(ObjectIndex row) const; ///< Seconds.
    void spawnWhatIsDue(ObjectIndex row, const Spawner& spawner);
    void spawn(ObjectIndex row, const Spawner& spawner, std::uint32_t number);

    // motion.cpp
    void integrate();
    void applyEdges();
    [[nodiscard]] static bool isRepresentable(Vec2 v) noexcept;
    void stopBeyondNumbers(ObjectIndex row); ///< And says so.
    void setMotion(ObjectIndex row, const Motion& motion);
    [[nodiscard]] Motion nextMotion(ObjectIndex row);
    void noteSpeedLimit(ObjectIndex row, const Motion& before);
    void integrateSwept();
    [[nodiscard]] Vec2 beyondEdges(ObjectIndex row, Vec2 position);

    // step.cpp
    void updateBroadPhase();
    void narrowPhase();
    void report();

    // responses.cpp
    void respond();
    struct Partner;
    [[nodiscard]] std::vector<IndexPair> pairsThatMet() const;
    [[nodiscard]] Partner partnerOf(ObjectIndex row) const;
    void pushApart(IndexPair pair);
    static void sharePush(Partner& a, Partner& b);
    void bounce(Partner a, Partner b, Vec2 normal, double depth);
    void bounce(const Partner& partner, double approach, double restitution, double depth);
    [[nodiscard]] Vec2 surfaceVelocity(ObjectIndex row, Vec2 at) const;
    void score(ObjectIndex hit);
    [[nodiscard]] double integrationErrorAlong(Vec2 direction, Vec2 acceleration) const;
    void removeTheHit();

    /// Calls `visit(index)` for every present dynamic row, ascending.
    template<class Visit>
    void forEachDynamic(Visit&& visit)
    {
        for (const ObjectIndex row : m_world.m_dynamicRows)
            if (m_world.m_objects.isPresent(row))
                visit(row);
    }

    // What the phases do to a row, in step.cpp.
    void turnTo(ObjectIndex row, double angle);
    void moveTo(ObjectIndex row, Vec2 position);
    /// `reason` is one of the removals.
    void removeRow(ObjectIndex row, StepEvent::Kind reason, ObjectId by = {});
    [[nodiscard]] IdPair idsOf(IndexPair pair) const;
    void complain(ObjectId object, std::string message, std::string remedy);
    void complainOfCrowds(std::string message);

    World& m_world;
    const std::stop_token& m_stop;
    StepReport m_report;
    std::vector<IndexPair> m_began;
    std::vector<Touch> m_touches;           ///< Of swept collision; by pair.
    std::map<ObjectIndex, double> m_swings; ///< Radians per second, of what rotates in this step.
};

} // namespace broadside
