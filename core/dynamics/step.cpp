#include "core/base/count_text.h"
#include "core/broadphase/limits.h"
#include "core/dynamics/world_step.h"

#include <algorithm>
#include <chrono>

namespace broadside {
namespace {

using Clock = std::chrono::steady_clock;

double microsecondsSince(Clock::time_point start)
{
    return std::chrono::duration<double, std::micro>(Clock::now() - start).count();
}

} // namespace

StepReport WorldStep::run(std::span<const Input> inputs, const World::TestedObserver& tested)
{
    const auto timed = [](double& microseconds, auto&&... phases) {
        const auto start = Clock::now();
        (phases(), ...);
        microseconds = microsecondsSince(start);
    };
    StepTimings& timings = m_report.timings;
    m_world.m_flips.clear();
    m_world.m_edits.clear();
    m_world.m_rowsBefore = m_world.m_objects.rowCount();
    timed(
        timings.integrate, [&] { applyInputs(inputs); }, [&] { runComponents(); }, [&] { integrate(); },
        [&] { applyEdges(); });
    timed(timings.broadPhase, [&] { updateBroadPhase(); });
    timed(timings.narrowPhase, [&] { narrowPhase(); });
    if (m_stop.stop_requested())
        return std::move(m_report);
    ++m_world.m_step;
    m_world.m_met = pairsThatMet();
    if (tested)
        tested(m_world);
    // What the responses moved stands elsewhere now; whoever asks after the step asks about that.
    timed(
        timings.responses, [&] { respond(); }, [&] { m_world.m_broadPhase->update(); });
    report();
    return std::move(m_report);
}

void WorldStep::updateBroadPhase()
{
    m_world.m_broadPhase->update();
    askBroadPhase(m_world.m_objects, *m_world.m_broadPhase, m_world.m_pairs, m_stop);
    if (!m_world.m_collidablePairs)
        m_world.m_collidablePairs = collidablePairs(m_world.m_objects);
    m_world.m_pairs.funnel.pairs = *m_world.m_collidablePairs;
    if (m_world.m_pairs.isCountedOnly)
        complainOfCrowds(groupedNumber(m_world.m_pairs.funnel.boxOverlaps) + " pairs of boxes overlap, more than the " +
                         groupedNumber(limits::kOverlaps) +
                         " that a step keeps: nothing responds to anything in this step");
}

void WorldStep::narrowPhase() { runNarrowPhase(m_world.m_objects, m_world.m_pairs, m_stop); }

void WorldStep::report()
{
    World& world = m_world;
    m_report.funnel = world.m_pairs.funnel;
    for (const IndexPair pair : m_began)
        m_report.began.push_back(idsOf(pair));

    std::vector<IndexPair> remaining;
    std::ranges::copy_if(world.m_pairs.overlaps, std::back_inserter(remaining), [&](IndexPair pair) {
        return world.m_objects.isPresent(pair.a) && world.m_objects.isPresent(pair.b);
    });
    std::vector<IndexPair> stayed;
    std::ranges::set_intersection(world.m_overlaps, remaining, std::back_inserter(stayed));
    m_report.stayed.reserve(stayed.size());
    for (const IndexPair pair : stayed)
        m_report.stayed.push_back(idsOf(pair));
    std::vector<IndexPair> seen;
    std::ranges::set_union(world.m_overlaps, m_began, std::back_inserter(seen));
    std::vector<IndexPair> ended;
    std::ranges::set_difference(seen, remaining, std::back_inserter(ended));
    for (const IndexPair pair : ended)
        m_report.ended.push_back(idsOf(pair));
    world.m_overlaps = std::move(remaining);

    m_report.step = world.m_step;
    m_report.time = world.time();
    m_report.hash = world.hash();
}

void WorldStep::turnTo(ObjectIndex row, double angle)
{
    Pose pose = m_world.m_objects.poseOf(row);
    if (pose.angle == angle)
        return;
    pose.angle = angle;
    if (!m_world.m_objects.filterOf(row).dynamic)
        m_world.m_putIn.try_emplace(row, m_world.m_objects.boundsOf(row));
    m_world.m_objects.setPose(row, pose);
    m_world.m_broadPhase->move(row, m_world.m_objects.boundsOf(row));
}

void WorldStep::moveTo(ObjectIndex row, Vec2 position)
{
    Pose pose = m_world.m_objects.poseOf(row);
    pose.position = position;
    m_world.m_objects.setPose(row, pose);
    m_world.m_broadPhase->move(row, m_world.m_objects.boundsOf(row));
}

void WorldStep::removeRow(ObjectIndex row, StepEvent::Kind reason, ObjectId by)
{
    m_report.removed.push_back(m_world.m_objects.idOf(row));
    m_report.events.push_back({reason, m_world.m_objects.idOf(row), by});
    std::erase_if(m_touches, [row](const Touch& touch) { return touch.pair.a == row || touch.pair.b == row; });
    m_world.m_broadPhase->remove(row);
    m_world.m_objects.remove(row);
    m_world.m_flips.push_back(row);
    m_world.m_putIn.erase(row);
    m_world.m_collidablePairs.reset();
}

IdPair WorldStep::idsOf(IndexPair pair) const
{
    return {m_world.m_objects.idOf(pair.a), m_world.m_objects.idOf(pair.b)};
}

void WorldStep::complain(ObjectId object, std::string message, std::string remedy)
{
    Problem problem;
    problem.severity = Severity::Warning;
    problem.object = object;
    problem.message = std::move(message);
    problem.remedy = std::move(remedy);
    m_report.problems.push_back(std::move(problem));
}

void WorldStep::complainOfCrowds(std::string message)
{
    complain({}, std::move(message),
             "Look for objects that lie upon each other (the heat map of objects per cell shows where) and spread "
             "them, or set masks so that they do not collide");
}

StepReport World::step(std::span<const Input> inputs, const std::stop_token& stop, const TestedObserver& tested)
{
    return WorldStep(*this, stop).run(inputs, tested);
}

} // namespace broadside
