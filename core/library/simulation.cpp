#include "core/library/simulation.h"

#include "core/library/simulation_parts.h"

#include <utility>

namespace broadside {

Result<Simulation> Simulation::fromScene(const Scene& scene)
{
    auto world = World::fromScene(scene);
    if (!world)
        return world.problem();
    return Simulation(std::make_unique<Parts>(Parts{std::move(*world), scene, {}, {}}));
}

Simulation::Simulation(std::unique_ptr<Parts> parts)
    : m_parts(std::move(parts))
{}

Simulation::Simulation(Simulation&& other) noexcept = default;
Simulation& Simulation::operator=(Simulation&& other) noexcept = default;
Simulation::~Simulation() = default;

StepReport Simulation::step(std::initializer_list<StepObserver*> observers)
{
    m_parts->applied = std::exchange(m_parts->pending, {});
    World::TestedObserver tested;
    if (observers.size() > 0)
        tested = [&](const World&) {
            for (StepObserver* observer : observers)
                observer->tested(*this);
        };
    StepReport report = m_parts->world.step(m_parts->applied, {}, tested);
    for (StepObserver* observer : observers)
        observer->stepped(*this, report);
    return report;
}

void Simulation::shoot(ObjectId launcher, Vec2 target) { m_parts->pending.emplace_back(ShootInput{launcher, target}); }
void Simulation::aim(ObjectId launcher, Vec2 target) { m_parts->pending.emplace_back(AimInput{launcher, target}); }

void Simulation::steer(ObjectId paddle, double direction)
{
    m_parts->pending.emplace_back(SteerInput{paddle, direction});
}

void Simulation::put(ObjectPtr object)
{
    EditInput edit;
    const Pose pose = object->pose;
    const Vec2 velocity = object->velocity;
    edit.put.push_back({std::move(object), pose, velocity});
    m_parts->pending.emplace_back(std::move(edit));
}

void Simulation::remove(ObjectId object)
{
    EditInput edit;
    edit.takeOut.push_back(object);
    m_parts->pending.emplace_back(std::move(edit));
}

std::uint64_t Simulation::stepCount() const noexcept { return m_parts->world.stepCount(); }
double Simulation::time() const noexcept { return m_parts->world.time(); }
const ObjectTable& Simulation::objects() const noexcept { return m_parts->world.objects(); }
Vec2 Simulation::velocityOf(ObjectIndex row) const noexcept { return m_parts->world.velocityOf(row); }
std::span<const IndexPair> Simulation::overlaps() const noexcept { return m_parts->world.overlaps(); }
const BroadPhase& Simulation::broadPhase() const noexcept { return m_parts->world.broadPhase(); }
ObjectId Simulation::nextId() const noexcept { return m_parts->world.nextId(); }
std::uint64_t Simulation::hash() const noexcept { return m_parts->world.hash(); }
Scene Simulation::scene() const { return m_parts->world.toScene(m_parts->authored); }

std::optional<Problem> Simulation::setBroadPhase(const BroadPhaseSettings& settings)
{
    return m_parts->world.setBroadPhase(settings);
}

} // namespace broadside
