#include "core/debug/history/determinism.h"

#include "core/base/count_text.h"
#include "core/base/text.h"
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

std::string textOf(double value, const char* unit) { return shortestNumber(value) + unit; }
std::string textOf(Vec2 value, const char* unit)
{
    return "(" + shortestNumber(value.x) + ", " + shortestNumber(value.y) + ")" + unit;
}

std::string countText(std::size_t count, const char* what) { return groupedNumber(count) + ' ' + what; }

/// The first field of one object that differs.
std::optional<Divergence> between(const BodyState& recorded, const BodyState& repeated)
{
    std::optional<Divergence> found;
    const auto compare = [&found](Field field, auto a, auto b, const char* unit) {
        if (found || sameBits(a, b))
            return;
        found.emplace();
        found->field = field;
        found->recorded = textOf(a, unit);
        found->repeated = textOf(b, unit);
    };
    compare(Field::Position, recorded.position, repeated.position, " m");
    compare(Field::Angle, recorded.angle, repeated.angle, " degrees");
    compare(Field::Velocity, recorded.velocity, repeated.velocity, " m/s");
    compare(Field::Age, recorded.birthTime, repeated.birthTime, " s");
    return found;
}

Divergence inCount(Field field, std::string recorded, std::string repeated)
{
    Divergence divergence;
    divergence.field = field;
    divergence.recorded = std::move(recorded);
    divergence.repeated = std::move(repeated);
    return divergence;
}

std::string countersText(const WorldRest& rest)
{
    std::uint64_t copies = 0;
    for (const auto& [spawner, count] : rest.spawnedBy)
        copies += count;
    return "steps of " + shortestNumber(rest.step.dt) + " s since step " + groupedNumber(rest.firstStepOfDt) + " at " +
           shortestNumber(rest.timeBeforeDt) + " s, " + countOf(copies, "spawned object") + ", next id " +
           std::to_string(rest.nextId.value) + ", " + countOf(rest.steering.size(), "steered paddle");
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
            const auto word = [](bool present) { return present ? "there" : "gone"; };
            found = inCount(Field::Presence, word(recorded.present[row]), word(repeated.present[row]));
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
        return inCount(Field::Spawned, countText(recorded.spawned.size(), "spawned"),
                       countText(repeated.spawned.size(), "spawned"));
    if (auto found = inObjects(world, recorded, repeated))
        return found;
    if (recorded.overlaps != repeated.overlaps)
        return inCount(Field::Overlaps, countText(recorded.overlaps.size(), "overlaps"),
                       countText(repeated.overlaps.size(), "overlaps"));
    if (sameBroadPhase ? *recorded.rest != *repeated.rest : !sameRest(*recorded.rest, *repeated.rest))
        return inCount(Field::Counters, countersText(*recorded.rest), countersText(*repeated.rest));
    return std::nullopt;
}

bool sameReport(const StepReport& a, const StepReport& b)
{
    return a.time == b.time && a.funnel == b.funnel && a.began == b.began && a.ended == b.ended && a.hits == b.hits &&
           a.removed == b.removed && a.spawned == b.spawned && a.events == b.events && a.edited == b.edited &&
           a.problems == b.problems && a.hash == b.hash;
}

std::string reportText(const StepReport& report)
{
    return countText(report.funnel.candidates, "candidates, ") + countText(report.funnel.overlaps, "overlaps, ") +
           countText(report.hits, "hits, hash ") + hexadecimal(report.hash);
}

} // namespace

std::string_view nameOf(Field field) noexcept
{
    switch (field) {
    case Field::Position:
        return "position";
    case Field::Angle:
        return "angle";
    case Field::Velocity:
        return "velocity";
    case Field::Age:
        return "age";
    case Field::Presence:
        return "presence";
    case Field::Spawned:
        return "spawned objects";
    case Field::Overlaps:
        return "overlaps";
    case Field::Counters:
        return "counters";
    case Field::Report:
        return "report";
    }
    return {};
}

namespace {

/// "velocity of Ball (3)"
std::string divergingSubject(const Divergence& divergence)
{
    std::string subject(nameOf(divergence.field));
    if (!divergence.object.isNull())
        subject += " of " + divergence.name + " (" + std::to_string(divergence.object.value) + ")";
    return subject;
}

} // namespace

std::string sentenceOf(const Divergence& divergence)
{
    return "Step " + groupedNumber(divergence.step) + " is not repeated: for the " + divergingSubject(divergence) +
           " the record has " + divergence.recorded + ", the repetition " + divergence.repeated + ".";
}

std::string sentenceOf(const Divergence& divergence, Algorithm other)
{
    const std::string name(nameOf(other));
    return "With " + name + " the run goes another way from step " + groupedNumber(divergence.step) + " on: for the " +
           divergingSubject(divergence) + " the record has " + divergence.recorded + ", the run with " + name + ' ' +
           divergence.repeated + ".";
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
        m_divergence = inCount(Field::Report, reportText(recorded), reportText(report));
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
