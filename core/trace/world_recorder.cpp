#include "core/trace/world_recorder.h"

#include "core/dynamics/funnel.h"
#include "core/geometry/rescale.h"
#include "core/trace/messages/trace_messages.h"

#include <algorithm>
#include <cstdint>
#include <limits>
#include <utility>

namespace broadside::trace {
namespace {

constexpr std::size_t kMostPairs = 8'000'000; // 128 MB: half of the limit for a frame

/// The cells of the broad phase, if it has any with ids.
std::optional<CellTable> cellsOf(const World& world)
{
    auto table = world.broadPhase().cellTable();
    return table && !table->isEmpty() ? table : std::nullopt;
}

TraceInfo infoOfWorld(const World& world)
{
    TraceInfo info;
    info.dt = world.stepSettings().dt;
    info.world = {{0.0, 0.0}, {world.settings().width, world.settings().height}};
    info.wideFloats = true;
    info.program = kOwnProgram;
    info.algorithm = infoOf(world.broadPhaseSettings().algorithm).name;
    info.contents.candidates = true;
    info.contents.contacts = true;
    if (const auto table = cellsOf(world)) {
        info.contents.cells = true;
        info.parameters = {
            {"cell-size", table->cellSize()}, {"grid-x", table->bounds().lo.x}, {"grid-y", table->bounds().lo.y}};
        if (!table->goesOn()) {
            info.parameters.push_back({"grid-columns", static_cast<double>(table->columns())});
            info.parameters.push_back({"grid-rows", static_cast<double>(table->rows())});
        }
    }
    if (infoOf(world.broadPhaseSettings().algorithm).usesCellSize)
        info.parameters.push_back({std::string(kOwnCellSize), world.broadPhaseSettings().cellSize});
    return info;
}

/// The oldest version that has all current shapes, so that older programs can read the trace.
WriterOptions optionsFor(const World& world, WriterOptions options)
{
    options.keepsOrder = false; // the rows of a world are in no order that means anything
    world.objects().forEach([&](ObjectIndex row) {
        options.version = std::max(options.version, versionFor(world.objects().shapeOf(row)));
    });
    return options;
}

/// Limited to the range of a trace.
std::int64_t cellNumber(std::int64_t cell)
{
    return std::clamp<std::int64_t>(cell, std::numeric_limits<std::int32_t>::min(),
                                    std::numeric_limits<std::int32_t>::max());
}

class Registrations final : public RegistrationSink {
public:
    Registrations(const ObjectTable& objects, std::vector<RegisteredCells>& cells)
        : m_objects(objects)
        , m_cells(cells)
    {}
    void take(ObjectIndex object, const CellRange& cells) override
    {
        if (!m_objects.isPresent(object)) // a textbook grid may keep removed objects
            return;
        m_cells.push_back({m_objects.idOf(object),
                           {{cellNumber(cells.first.x), cellNumber(cells.first.y)},
                            {cellNumber(cells.last.x), cellNumber(cells.last.y)}}});
    }

private:
    const ObjectTable& m_objects;
    std::vector<RegisteredCells>& m_cells;
};

std::vector<IdPair> idPairs(const ObjectTable& objects, std::span<const IndexPair> pairs)
{
    std::vector<IdPair> ids;
    ids.reserve(pairs.size());
    for (const IndexPair pair : pairs) // rows ascend by id
        ids.push_back({objects.idOf(pair.a), objects.idOf(pair.b)});
    return ids;
}

void addCounts(const Funnel& funnel, std::vector<Counter>& counters)
{
    const auto add = [&](const char* name, std::uint64_t count) {
        counters.push_back({name, Counter::Unit::Count, static_cast<double>(count)});
    };
    add("pairs", funnel.pairs);
    add("checks", funnel.checks);
    add("candidates", funnel.candidates);
    add("box overlaps", funnel.boxOverlaps);
    add("overlaps", funnel.overlaps);
}

Problem tooManyPairs(const World& world)
{
    Problem problem;
    problem.message = texts::traceManyPairs(world.stepCount(), kMostPairs);
    problem.remedy = texts::traceFewerPairs();
    return problem;
}

Problem otherBroadPhase(const World& world)
{
    Problem problem;
    problem.message = texts::traceOtherBroadPhase(world.stepCount());
    problem.remedy = texts::traceAnotherTrace();
    return problem;
}

} // namespace

WorldRecorder::WorldRecorder(const World& world, ByteSink sink, WriterOptions options)
    : m_settings(world.broadPhaseSettings())
    , m_cells(cellsOf(world))
    , m_writer(infoOfWorld(world), std::move(sink), optionsFor(world, options))
{}

const std::shared_ptr<const Definition>& WorldRecorder::definitionOf(const ObjectTable& objects, ObjectIndex row)
{
    Known& known = m_known[row];
    const ObjectPtr& object = objects.pointerTo(row);
    if (known.definition && known.object == object)
        return known.definition;
    known.object = object;
    Definition definition;
    definition.id = object->id;
    definition.name = object->name;
    definition.isDynamic = object->isDynamic();
    definition.category = object->category;
    definition.mask = object->mask;
    if (!objects.isBox(row))
        definition.shape = rescaled(object->shape, objects.poseOf(row).scale);
    if (auto* mesh = std::get_if<Mesh>(&definition.shape))
        mesh->asTriangles = false;
    known.definition = std::make_shared<const Definition>(std::move(definition));
    return known.definition;
}

void WorldRecorder::look(const World& world)
{
    const ObjectTable& objects = world.objects();
    m_data.clear();
    m_objects.clear();
    const auto candidates = candidateList(world.broadPhase(), kMostPairs);
    m_problem = candidates ? std::nullopt : std::optional(tooManyPairs(world));
    // Cells without an end stay the same when the world changes its size.
    const auto cells = cellsOf(world);
    if (world.broadPhaseSettings() != m_settings || (cells != m_cells && !(cells && cells->goesOn())))
        m_problem = otherBroadPhase(world);
    if (m_problem)
        return;
    m_known.resize(std::max(m_known.size(), objects.rowCount()));
    objects.forEach([&](ObjectIndex row) {
        State state{objects.boundsOf(row), std::nullopt};
        if (!objects.isBox(row))
            state.placement = Placement{objects.poseOf(row).position, objects.poseOf(row).angle};
        m_objects.push_back({definitionOf(objects, row), state});
    });
    m_data.candidates = idPairs(objects, *candidates);
    if (cells) {
        Registrations registrations(objects, m_data.cells);
        if (cells->goesOn()) // includes cells that have no id
            objects.forEach([&](ObjectIndex row) { registrations.take(row, cells->cellsOf(objects.boundsOf(row))); });
        else
            world.broadPhase().showRegistrations(registrations);
    }
}

void WorldRecorder::observeTested(const World& world)
{
    look(world);
    m_data.contacts = idPairs(world.objects(), world.metPairs());
    m_isTested = true;
}

std::optional<Problem> WorldRecorder::take(const World& world, const StepReport* report)
{
    if (!std::exchange(m_isTested, false)) {
        look(world);
        m_data.contacts = idPairs(world.objects(), funnelPairs(world.objects(), world.broadPhase()).overlaps);
    }
    if (m_problem)
        return m_problem;
    m_data.step = world.stepCount();
    m_data.time = world.time();
    m_data.hash = world.hash();
    if (report) {
        addCounts(report->funnel, m_data.counters);
        m_data.counters.push_back({"hits", Counter::Unit::Count, static_cast<double>(report->hits)});
        for (const Problem& problem : report->problems)
            m_data.log.push_back(describe(problem));
    } else {
        addCounts(funnelPairs(world.objects(), world.broadPhase()).funnel, m_data.counters);
    }
    m_writer.write(m_data, m_objects);
    return std::nullopt;
}

} // namespace broadside::trace
