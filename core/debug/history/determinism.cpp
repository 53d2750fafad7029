#include "core/debug/history/determinism.h"

#include "core/base/text.h"
#include "core/debug/history/determinism_messages.h"
#include "core/scene/names.h"

#include <algorithm>
#include <array>
#include <bit>
#include <map>
#include <utility>

namespace broadside {
namespace {

using Field = Divergence::Field;

bool sameBits(double a, double b) noexcept
{
    return std::bit_cast<std::uint64_t>(a) == std::bit_cast<std::uint64_t>(b);
}
bool sameBits(Vec2 a, Vec2 b) noexcept { return sameBits(a.x, b.x) && sameBits(a.y, b.y); }

Divergence divergenceIn(Field field, Message recorded, Message repeated)
{
    Divergence divergence;
    divergence.field = field;
    divergence.recorded = std::move(recorded);
    divergence.repeated = std::move(repeated);
    return divergence;
}

/// The first field of one object that differs.
std::optional<Divergence> between(const BodyState& recorded, const BodyState& repeated)
{
    const auto place = [](Vec2 value) { return texts::valueOfPosition(value.x, value.y); };
    const auto velocity = [](Vec2 value) { return texts::valueOfVelocity(value.x, value.y); };
    if (!sameBits(recorded.position, repeated.position))
        return divergenceIn(Field::Position, place(recorded.position), place(repeated.position));
    if (!sameBits(recorded.angle, repeated.angle))
        return divergenceIn(Field::Angle, texts::valueOfAngle(recorded.angle), texts::valueOfAngle(repeated.angle));
    if (!sameBits(recorded.velocity, repeated.velocity))
        return divergenceIn(Field::Velocity, velocity(recorded.velocity), velocity(repeated.velocity));
    if (!sameBits(recorded.birthTime, repeated.birthTime))
        return divergenceIn(Field::Age, texts::valueOfAge(recorded.birthTime), texts::valueOfAge(repeated.birthTime));
    return std::nullopt;
}

Message countersText(const WorldRest& rest)
{
    std::uint64_t copies = 0;
    for (const auto& [spawner, count] : rest.spawnedBy)
        copies += count;
    return texts::valueOfCounters(rest.step.dt, rest.firstStepOfDt, rest.timeBeforeDt,
                                  texts::spawnedObjectCount(copies), rest.nextId.value,
                                  texts::steeredPaddleCount(rest.steering.size()));
}

bool sameSpawned(const WorldState& a, const WorldState& b)
{
    return std::ranges::equal(a.spawned, b.spawned,
                              [](const ObjectPtr& x, const ObjectPtr& y) { return sameContent(*x, *y); });
}

/// The position of each late row in WorldState::lateBodies.
std::map<ObjectIndex, std::size_t> placesOf(const std::vector<ObjectIndex>& lateRows)
{
    std::map<ObjectIndex, std::size_t> places;
    for (std::size_t i = 0; i < lateRows.size(); ++i)
        places.emplace(lateRows[i], i);
    return places;
}

/// @pre both have the rows of the world, and the same rows were edited
std::optional<Divergence> inObjects(const World& world, const WorldState& recorded, const WorldState& repeated)
{
    const ObjectTable& objects = world.objects();
    const std::map<ObjectIndex, std::size_t> late = placesOf(recorded.lateRows);
    const auto rows = static_cast<ObjectIndex>(objects.rowCount());
    std::size_t body = 0;
    for (ObjectIndex row = 0; row < rows; ++row) {
        std::optional<Divergence> found;
        const bool changes = canChange(*world.originalOf(row));
        if (recorded.present[row] != repeated.present[row]) {
            const auto word = [](bool present) { return present ? texts::valueThere() : texts::valueGone(); };
            found = divergenceIn(Field::Presence, word(recorded.present[row]), word(repeated.present[row]));
        } else if (changes) {
            found = between(recorded.bodies[body], repeated.bodies[body]);
        } else if (const auto place = late.find(row); place != late.end()) {
            found = between(recorded.lateBodies[place->second], repeated.lateBodies[place->second]);
        }
        body += changes ? 1U : 0U;
        if (found) {
            found->object = objects.idOf(row);
            found->name = displayName(objects.objectOf(row));
            return found;
        }
    }
    return std::nullopt;
}

/// Compares all but the settings and the content of the broad phase.
bool sameRest(const WorldRest& recorded, const WorldRest& repeated)
{
    WorldRest own = repeated;
    own.broadPhase = recorded.broadPhase;
    own.addedBoxes = recorded.addedBoxes;
    return own == recorded;
}

std::optional<Divergence> between(const World& world, const WorldState& recorded, const WorldState& repeated,
                                  bool sameBroadPhase)
{
    if (!sameSpawned(recorded, repeated))
        return divergenceIn(Field::Spawned, texts::valueSpawned(recorded.spawned.size()),
                            texts::valueSpawned(repeated.spawned.size()));
    if (auto found = inObjects(world, recorded, repeated))
        return found;
    if (recorded.overlaps != repeated.overlaps)
        return divergenceIn(Field::Overlaps, texts::valueOverlaps(recorded.overlaps.size()),
                            texts::valueOverlaps(repeated.overlaps.size()));
    if (sameBroadPhase ? *recorded.rest != *repeated.rest : !sameRest(*recorded.rest, *repeated.rest))
        return divergenceIn(Field::Counters, countersText(*recorded.rest), countersText(*repeated.rest));
    return std::nullopt;
}

bool sameReport(const StepReport& a, const StepReport& b)
{
    return a.time == b.time && a.funnel == b.funnel && a.began == b.began && a.ended == b.ended && a.hits == b.hits &&
           a.removed == b.removed && a.spawned == b.spawned && a.events == b.events && a.edited == b.edited &&
           a.problems == b.problems && a.hash == b.hash;
}

Message reportText(const StepReport& report)
{
    return texts::valueOfReport(report.funnel.candidates, report.funnel.overlaps, report.hits,
                                hexadecimal(report.hash));
}

Message wordsOf(Field field)
{
    switch (field) {
    case Field::Position:
        return texts::differentPosition();
    case Field::Angle:
        return texts::differentAngle();
    case Field::Velocity:
        return texts::differentVelocity();
    case Field::Age:
        return texts::differentAge();
    case Field::Presence:
        return texts::differentPresence();
    case Field::Spawned:
        return texts::differentSpawned();
    case Field::Overlaps:
        return texts::differentOverlaps();
    case Field::Counters:
        return texts::differentCounters();
    case Field::Report:
        return texts::differentReport();
    }
    return {};
}

/// "the velocity of Ball (3)"
Message divergingSubject(const Divergence& divergence)
{
    Message field = wordsOf(divergence.field);
    if (divergence.object.isNull())
        return field;
    return texts::differentFieldOf(std::move(field), divergence.name, divergence.object.value);
}

} // namespace

Message sentenceOf(const Divergence& divergence)
{
    return texts::stepNotRepeated(divergence.step, divergingSubject(divergence), divergence.recorded,
                                  divergence.repeated);
}

Message sentenceOf(const Divergence& divergence, Algorithm other)
{
    if (divergence.field == Divergence::Field::Presence)
        return (divergence.repeated == texts::valueGone() ? texts::runLosesObject : texts::runKeepsObject)(
            nameOf(other), divergence.step, divergence.name, divergence.object.value);
    return texts::runGoesAnotherWay(nameOf(other), divergence.step, divergingSubject(divergence), divergence.recorded,
                                    divergence.repeated);
}

DeterminismCheck::DeterminismCheck(World world, const History& history, const Other& other)
    : m_world(std::move(world))
    , m_history(&history)
    , m_recorded(history.stateAt(history.firstStep()))
    , m_other(other)
{
    if (history.firstStep() > 0)
        m_world.restore(m_recorded);
    if (m_other)
        static_cast<void>(m_world.setBroadPhase(*m_other)); // cannot fail: the world was made with it
}

Result<DeterminismCheck> DeterminismCheck::begin(const Scene& scene, const History& history)
{
    return make(std::nullopt, scene, history);
}

Result<DeterminismCheck> DeterminismCheck::beginWith(const BroadPhaseSettings& other, const Scene& scene,
                                                     const History& history)
{
    return make(other, scene, history);
}

Result<DeterminismCheck> DeterminismCheck::make(const Other& other, const Scene& scene, const History& history)
{
    Scene begun = scene;
    const WorldRest& settings = *history.at(history.firstStep()).rest; // the scene's own may have been edited since
    begun.world = settings.world;
    begun.step = settings.step;
    begun.broadPhase = other.value_or(settings.broadPhase);
    Result<World> world = World::fromScene(begun);
    if (!world)
        return world.problem();
    return DeterminismCheck(std::move(*world), history, other);
}

bool DeterminismCheck::advance()
{
    if (m_divergence || step() >= m_history->lastStep())
        return false;
    const StepRecord& record = m_history->at(step() + 1);
    followSettings(m_world, *record.rest, m_other ? *m_other : record.rest->broadPhase,
                   step() == m_history->firstStep());
    const StepReport report = m_world.step(record.inputs);
    m_history->lead(m_recorded, step());
    compare(report, record.report);
    return !m_divergence;
}

void DeterminismCheck::compare(const StepReport& report, const StepReport& recorded)
{
    m_divergence = between(m_world, m_recorded, m_world.state(), !m_other);
    if (!m_divergence && !m_other && !sameReport(recorded, report))
        m_divergence = divergenceIn(Field::Report, reportText(recorded), reportText(report));
    if (m_divergence)
        m_divergence->step = report.step;
}

namespace {

std::optional<Divergence> runThrough(DeterminismCheck check)
{
    while (check.advance()) {
    }
    return check.divergence();
}

} // namespace

Result<std::optional<Divergence>> firstDivergence(const Scene& scene, const History& history)
{
    Result<DeterminismCheck> check = DeterminismCheck::begin(scene, history);
    return check ? Result<std::optional<Divergence>>(runThrough(*std::move(check))) : check.problem();
}

Result<std::optional<Divergence>> firstDivergenceWith(const BroadPhaseSettings& other, const Scene& scene,
                                                      const History& history)
{
    Result<DeterminismCheck> check = DeterminismCheck::beginWith(other, scene, history);
    return check ? Result<std::optional<Divergence>>(runThrough(*std::move(check))) : check.problem();
}

} // namespace broadside
