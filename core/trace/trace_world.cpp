#include "core/trace/trace_world.h"

#include "core/geometry/shape_kinds.h"
#include "core/geometry/validation.h"
#include "core/math/coordinate.h"
#include "core/trace/messages/trace_messages.h"
#include "core/trace/registration_past.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace broadside::trace {
namespace {

/// In a game, a box may have no width and be a point. In Broadside its shape is then a very thin box; its bounds do not
/// change.
constexpr double kThinnest = 1e-9;

/// Sizes of moving boxes in floats differ in their last bits; the shape is still the same.
bool isSameSize(Vec2 a, Vec2 b)
{
    constexpr double kFloatSteps = 1e-5;
    return std::abs(a.x - b.x) <= kFloatSteps * std::max(a.x, b.x) &&
           std::abs(a.y - b.y) <= kFloatSteps * std::max(a.y, b.y);
}

bool hasFloatPrecision(const Aabb& box)
{
    const auto isFloat = [](double number) { return static_cast<double>(static_cast<float>(number)) == number; };
    return isFloat(box.lo.x) && isFloat(box.lo.y) && isFloat(box.hi.x) && isFloat(box.hi.y);
}

/// A shape that is recorded without the placement that it needs counts as a box.
bool hasBoxShape(const TracedObject& object)
{
    const Shape& shape = object.definition->shape;
    return std::holds_alternative<Box>(shape) || (!object.state.placement && !kindOf(shape).isPlacedByBounds);
}

} // namespace

TraceWorld::TraceWorld(const TraceReader& reader)
    : m_reader(reader)
    , m_cursor(reader)
{}

TraceWorld::~TraceWorld() = default;

Message TraceWorld::broadPhaseName() const
{
    return info().algorithm.empty() ? texts::gameBroadPhase() : texts::gameAlgorithm(info().algorithm);
}

std::optional<Problem> TraceWorld::seek(std::size_t index)
{
    auto problem = m_hasBegun ? m_cursor.seek(index) : seekFirst(index);
    if (problem) {
        m_recordedFrame.reset();
        forgetRows();
        return problem;
    }
    if (data().surroundings != m_surroundings)
        takeSurroundings();
    if (m_cursor.jumped() || m_rows.empty()) {
        forgetRows();
        for (ObjectIndex row = 0; row < m_cursor.objects().size(); ++row)
            update(row);
        return std::nullopt;
    }
    for (const ObjectIndex row : m_cursor.changed())
        update(row);
    return std::nullopt;
}

/// The objects of the first readable frame give the size of an unknown world, so that it does not depend on the frame
/// that is shown first.
std::optional<Problem> TraceWorld::seekFirst(std::size_t index)
{
    const auto& frames = m_reader.frames();
    for (std::size_t i = 0; info().world.isEmpty() && i < index && !m_hasBegun; ++i)
        if ((i == 0 || frames[i].isKeyframe()) && !m_cursor.seek(i)) // other frames need the keyframe before them
            begin();
    auto problem = m_cursor.seek(index);
    if (!problem && !m_hasBegun)
        begin();
    return problem;
}

void TraceWorld::forgetRows()
{
    m_objects = {};
    m_rows.clear();
    m_leftOut.clear();
}

void TraceWorld::begin()
{
    m_hasBegun = true;
    Aabb seen;
    for (const TracedObject& object : m_cursor.objects())
        if (object.isPresent())
            seen = united(seen, object.state.box);
    TraceInfo first = info();
    if (first.world.isEmpty() && data().surroundings)
        first.world = data().surroundings->world;
    m_map = CoordinateMap(first, seen);
    m_knowsWorld = !first.world.isEmpty();
    m_recorded = std::make_unique<RecordedBroadPhase>(std::nullopt, false, m_map.length(1.0), m_map.point({0.0, 0.0}));
    takeSurroundings();
    m_recorded->setPast([this](ObjectIndex row) { return wasRight(row); });
    m_recorded->setPublished(publishedGrid());
}

/// World and grids of the frame: those of the header, where the frame does not describe others.
void TraceWorld::takeSurroundings()
{
    m_surroundings = data().surroundings;
    const Surroundings now = m_surroundings ? *m_surroundings : Surroundings{};
    const Aabb box = now.world.isEmpty() ? Aabb{{0.0, 0.0}, {m_map.width(), m_map.height()}} : m_map.box(now.world);
    m_settings = {};
    m_settings.width = std::min(box.hi.x > 0.0 ? box.hi.x : box.width(), limits::kCoordinate);
    m_settings.height = std::min(box.hi.y > 0.0 ? box.hi.y : box.height(), limits::kCoordinate);
    m_grids.clear();
    if (m_map.grid() && std::ranges::find(now.grids, 0U, &GridForm::number) == now.grids.end())
        m_grids.push_back(*m_map.grid());
    for (const GridForm& form : now.grids)
        if (auto grid = m_map.gridOf(form, now.world))
            m_grids.push_back(std::move(*grid));
    std::ranges::stable_sort(m_grids, {}, &GameGrid::number);
    std::vector<RecordedBroadPhase::Grid> known;
    for (const GameGrid& grid : m_grids)
        known.push_back({grid.table, grid.rings,
                         grid.name.empty() ? texts::gameGridNumber(grid.number) : texts::gameGridName(grid.name)});
    const bool knowsWorld = m_knowsWorld || !now.world.isEmpty();
    m_recorded->setSurroundings(std::move(known), knowsWorld ? std::optional(box) : std::nullopt);
}

/// Only for traces that Broadside has recorded.
std::unique_ptr<const BroadPhase> TraceWorld::publishedGrid() const
{
    const auto algorithm = algorithmNamed(info().algorithm);
    const auto cellSize = info().parameter(kOwnCellSize);
    if (info().program != kOwnProgram || !algorithm || !cellSize || !(*cellSize > 0.0))
        return nullptr;
    auto made = makeBroadPhase({*algorithm, *cellSize}, m_settings.width, m_settings.height);
    if (!made || !(*made)->published())
        return nullptr;
    return std::move(*made);
}

bool TraceWorld::wasRight(ObjectIndex row)
{
    if (!m_past)
        m_past = std::make_unique<RegistrationPast>(m_reader);
    return m_past->wasRight(*m_recordedFrame, m_objects.idOf(row), m_recorded->registeredRanges(row));
}

ObjectPtr TraceWorld::objectOf(const TracedObject& traced) const
{
    const Definition& definition = *traced.definition;
    const Aabb box = m_map.box(traced.state.box);
    auto object = std::make_shared<SceneObject>();
    object->id = definition.id;
    object->name = definition.name;
    object->kind = definition.isDynamic ? ObjectKind::Dynamic : ObjectKind::Static;
    object->category = definition.category;
    object->mask = definition.mask;
    object->pose.position = box.center();
    if (hasBoxShape(traced)) {
        object->shape = Box{std::max(box.width(), kThinnest), std::max(box.height(), kThinnest)};
        return object;
    }
    object->shape = m_map.shape(definition.shape);
    if (faultOf(object->shape)) // a fault that only appears in metres
        object->shape = Box{std::max(box.width(), kThinnest), std::max(box.height(), kThinnest)};
    if (traced.state.placement) {
        object->pose.position = m_map.point(traced.state.placement->position);
        object->pose.angle = m_map.angle(traced.state.placement->angle);
    }
    return object;
}

/// Whether it is present in the game and within Broadside's limits.
bool TraceWorld::isThere(const TracedObject& traced) const
{
    const Aabb box = m_map.box(traced.state.box);
    return traced.isPresent() && isCoordinate(box.lo) && isCoordinate(box.hi) && box.width() <= limits::kCoordinate &&
           box.height() <= limits::kCoordinate &&
           (!traced.state.placement || isCoordinate(m_map.point(traced.state.placement->position)));
}

/// Updates a row of the table from the cursor. @pre the rows before it exist
void TraceWorld::update(ObjectIndex row)
{
    const TracedObject& traced = m_cursor.objects()[row];
    if (traced.isNamed && !isThere(traced))
        m_leftOut.insert(row);
    else if (!m_leftOut.empty())
        m_leftOut.erase(row);
    const Aabb box = m_map.box(traced.state.box);
    const Vec2 size{box.width(), box.height()};
    if (row == m_objects.rowCount()) {
        m_rows.push_back({traced.definition, size});
        m_objects.add(objectOf(traced));
        if (!isThere(traced))
            m_objects.remove(row);
        m_objects.setBounds(row, box); // exactly the box that the game uses
        return;
    }
    if (const bool isPresent = isThere(traced); isPresent != m_objects.isPresent(row)) {
        if (isPresent)
            m_objects.restore(row);
        else
            m_objects.remove(row);
    }
    Row& known = m_rows[row];
    const bool isOther = known.definition != traced.definition || m_objects.isBox(row) != hasBoxShape(traced) ||
                         (m_objects.isBox(row) && !isSameSize(known.size, size));
    if (isOther) {
        known = {traced.definition, size};
        m_objects.replace(row, objectOf(traced));
    } else {
        Pose pose{box.center()};
        if (traced.state.placement && !m_objects.isBox(row))
            pose = Pose{m_map.point(traced.state.placement->position), m_map.angle(traced.state.placement->angle)};
        m_objects.setPose(row, pose);
    }
    m_objects.setBounds(row, box); // exactly the box that the game uses
}

Message TraceWorld::whyLeftOut(ObjectIndex row) const
{
    const TracedObject& object = m_cursor.objects()[row];
    Message why = object.isPresent() ? texts::traceBeyondMetres() : trace::whyLeftOut(object);
    const Definition& definition = *object.definition;
    return definition.name.empty() ? texts::traceLeftOut(definition.id.value, std::move(why))
                                   : texts::traceNamedLeftOut(definition.id.value, definition.name, std::move(why));
}

InvalidData TraceWorld::invalidData() const
{
    InvalidData invalid;
    for (const ObjectIndex row : m_leftOut)
        invalid.objects.push_back(m_objects.idOf(row));
    if (!m_leftOut.empty())
        invalid.reason = whyLeftOut(*m_leftOut.begin());
    for (const ObjectId id : data().nowhere)
        invalid.boxes += m_objects.indexOf(id) ? 1U : 0U; // If the object is present, its registered box was invalid.
    invalid.queries = data().nonsense;
    invalid.faults = data().faults;
    for (const RegisteredCells& cells : data().cells)
        invalid.strangeCells +=
            cells.grid != 0 && std::ranges::find(m_grids, cells.grid, &GameGrid::number) == m_grids.end() ? 1U : 0U;
    const auto isThere = [this](ObjectId id) {
        const auto row = m_objects.rowOf(id);
        return row && (m_objects.isPresent(*row) || m_leftOut.contains(*row));
    };
    for (const auto& [a, b] : data().candidates) {
        if (isThere(a) && isThere(b))
            continue;
        ++invalid.strangeCandidates;
        if (!invalid.stranger)
            invalid.stranger = isThere(a) ? b : a;
    }
    return invalid;
}

/// Cells of a grid that the game has not described mean nothing.
void TraceWorld::takeCells(const RegisteredCells& registered, ObjectIndex row,
                           std::vector<RecordedBroadPhase::Cells>& cells) const
{
    if (m_grids.empty() && registered.grid == 0)
        return cells.push_back({row, registered.cells});
    const auto grid = std::ranges::find(m_grids, registered.grid, &GameGrid::number);
    if (grid != m_grids.end())
        cells.push_back({row, grid->range(registered.cells), static_cast<std::uint32_t>(grid - m_grids.begin())});
}

void TraceWorld::record()
{
    if (m_recordedFrame == m_cursor.index())
        return;
    RecordedBroadPhase::Record record;
    const auto rowOf = [&](ObjectId id) { return m_cursor.rowOf(id).value_or(0xffff'ffff); };
    record.candidates.reserve(data().candidates.size());
    for (const IdPair& pair : data().candidates)
        record.candidates.push_back(orderedPair(rowOf(pair.a), rowOf(pair.b)));
    if (info().contents.cells) {
        record.cells.emplace();
        for (const RegisteredCells& registered : data().cells)
            if (const auto row = m_cursor.rowOf(registered.id))
                takeCells(registered, *row, *record.cells);
    }
    if (info().contents.registeredBoxes) {
        record.boxes.emplace();
        for (const RegisteredBox& registered : data().boxes)
            if (const auto row = m_cursor.rowOf(registered.id))
                record.boxes->push_back({*row, m_map.box(registered.box)});
        record.boxesAreDoubles =
            info().wideFloats && !std::ranges::all_of(data().boxes, hasFloatPrecision, &RegisteredBox::box);
    }
    m_recorded->take(m_objects, std::move(record));
    m_recordedFrame = m_cursor.index();
}

FrameParts TraceWorld::parts() const
{
    FrameParts parts;
    parts.objects = &m_objects;
    parts.world = m_settings;
    parts.step = data().step;
    parts.time = data().time;
    parts.hash = data().hash;
    parts.touch = info().touch;
    parts.boxesAreMeasured = true;
    parts.order = m_cursor.order();
    if (!data().marks.isEmpty())
        parts.marks = &data().marks;
    if (!data().faults.isEmpty())
        parts.faults = &data().faults;
    return parts;
}

/// The contacts whose objects are known.
std::optional<std::vector<IndexPair>> TraceWorld::contacts() const
{
    if (!info().contents.contacts)
        return std::nullopt;
    std::vector<IndexPair> pairs;
    for (const IdPair& contact : data().contacts) {
        const auto a = m_cursor.rowOf(contact.a);
        const auto b = m_cursor.rowOf(contact.b);
        if (a && b)
            pairs.push_back(orderedPair(*a, *b));
    }
    std::ranges::sort(pairs);
    return pairs;
}

Frame TraceWorld::frame(std::function<bool()> leavesOutSleepers)
{
    FrameParts known = parts();
    known.leavesOutSleepers = std::move(leavesOutSleepers);
    known.broadPhaseName = broadPhaseName();
    known.broadPhase = recordedBroadPhase();
    known.contacts = contacts();
    return Frame(std::move(known));
}

const BroadPhase* TraceWorld::recordedBroadPhase()
{
    if (!info().contents.candidates)
        return nullptr;
    record();
    return m_recorded.get();
}

const RecordedBroadPhase* TraceWorld::registrations()
{
    if (!info().contents.candidates && !info().contents.cells && !info().contents.registeredBoxes)
        return nullptr;
    record();
    return m_recorded.get();
}

Result<Frame> TraceWorld::frameWith(const BroadPhaseSettings& settings)
{
    auto made = makeBroadPhase(settings, m_settings.width, m_settings.height);
    if (!made)
        return made.problem();
    m_own = std::move(*made);
    addAll(m_objects, *m_own);
    m_own->update();
    FrameParts known = parts();
    known.broadPhase = m_own.get();
    known.touch = TouchRule::Closed; // the rule of Broadside's algorithms
    return Frame(std::move(known));
}

double TraceWorld::cellSize() const
{
    return m_surroundings && !m_grids.empty() ? m_grids.front().table.cellSize()
                                              : m_map.length(info().parameter("cell-size").value_or(0.0));
}

Scene TraceWorld::settingsAsScene() const
{
    Scene scene;
    scene.world = m_settings;
    if (const double cell = cellSize(); cell > 0.0 && cell <= limits::kCoordinate)
        scene.broadPhase.cellSize = cell;
    if (info().dt > 0.0)
        scene.step.dt = info().dt;
    return scene;
}

Scene TraceWorld::toScene() const
{
    Scene scene = settingsAsScene();
    m_objects.forEach([&](ObjectIndex row) {
        SceneObject object = m_objects.objectOf(row);
        object.pose = m_objects.poseOf(row);
        const Aabb& box = m_objects.boundsOf(row);
        if (m_objects.isBox(row))
            object.shape = Box{std::max(box.width(), kThinnest), std::max(box.height(), kThinnest)};
        scene.append(std::make_shared<const SceneObject>(std::move(object)));
    });
    return scene;
}

} // namespace broadside::trace
