#include "core/trace/frame_facts.h"

#include "core/base/utf8.h"
#include "core/math/coordinate.h"
#include "core/trace/messages/trace_messages.h"

#include <algorithm>
#include <cmath>

namespace broadside::trace {
namespace {

constexpr std::int64_t kMostCellsAlong = std::int64_t{1} << 31; // an axis, as in a header

ByteFault shorterThanItSays(const texts::Form<>& what) { return {0, what(), texts::traceWriteAgain()}; }

/// Reads a range from the bytes, and checks nothing.
CellRange takeCells(ByteReader& reader)
{
    CellRange cells;
    cells.first.x = reader.take<std::int32_t>();
    cells.first.y = reader.take<std::int32_t>();
    cells.last.x = reader.take<std::int32_t>();
    cells.last.y = reader.take<std::int32_t>();
    return cells;
}

GridForm takeGrid(ByteReader& reader)
{
    GridForm grid;
    grid.number = reader.take<std::uint32_t>();
    grid.corner.x = reader.take<double>();
    grid.corner.y = reader.take<double>();
    grid.cell.x = reader.take<double>();
    grid.cell.y = reader.take<double>();
    grid.columns = std::min<std::int64_t>(reader.take<std::uint32_t>(), kMostCellsAlong);
    grid.rows = std::min<std::int64_t>(reader.take<std::uint32_t>(), kMostCellsAlong);
    grid.rings = std::min<std::int64_t>(reader.take<std::uint32_t>(), kMostRings);
    grid.name = printableUtf8(reader.takeText());
    return grid;
}

RecorderFaults::Kind takeFault(ByteReader& reader)
{
    RecorderFaults::Kind fault;
    fault.count = reader.take<std::uint32_t>();
    fault.first.value = reader.take<std::uint64_t>();
    return fault;
}

void putFault(ByteWriter& writer, const RecorderFaults::Kind& fault)
{
    writer.put(static_cast<std::uint32_t>(std::min<std::uint64_t>(fault.count, 0xffff'ffff)));
    writer.put(fault.first.value);
}

} // namespace

std::optional<ByteFault> readSurroundings(std::string_view bytes, FrameData& frame)
{
    ByteReader reader(bytes);
    Surroundings read;
    double sides[4] = {};
    for (double& side : sides)
        side = reader.take<double>();
    const auto count = reader.take<std::uint32_t>();
    if (reader.isGood() && count > kMostGrids)
        return ByteFault{32, texts::traceManyGrids(count), texts::traceFewerGrids()};
    const bool isKnown = std::ranges::any_of(sides, [](double side) { return side != 0.0; });
    if (isKnown)
        read.world = {{sides[0], sides[1]}, {sides[2], sides[3]}};
    if (reader.isGood() && isKnown && !isWorld(read.world))
        return ByteFault{0, texts::traceFrameWorld(), texts::traceOrderedCorners()};
    for (std::uint32_t i = 0; i < count && reader.isGood(); ++i) {
        const std::size_t at = reader.at();
        GridForm grid = takeGrid(reader);
        const bool isValid =
            isCoordinate(grid.corner) && isCoordinate(grid.cell) && grid.cell.x > 0.0 && grid.cell.y > 0.0;
        if (reader.isGood() && !isValid)
            return ByteFault{at, texts::traceGridNumbers(grid.number), texts::traceGridCells()};
        const auto known = std::ranges::find(read.grids, grid.number, &GridForm::number);
        if (known != read.grids.end())
            *known = std::move(grid);
        else
            read.grids.push_back(std::move(grid));
    }
    if (!reader.isGood())
        return shorterThanItSays(texts::traceShortSurroundings);
    if (read == Surroundings{})
        frame.surroundings.reset();
    else if (!frame.surroundings || *frame.surroundings != read)
        frame.surroundings = std::make_shared<const Surroundings>(std::move(read));
    return std::nullopt;
}

std::optional<ByteFault> readGridCells(std::string_view bytes, FrameData& frame)
{
    constexpr std::size_t kRecord = 28;
    ByteReader reader(bytes);
    const auto count = reader.take<std::uint32_t>();
    if (reader.left() / kRecord < count)
        return shorterThanItSays(texts::traceShortGridCells);
    frame.cells.reserve(frame.cells.size() + count);
    for (std::uint32_t i = 0; i < count; ++i) {
        RegisteredCells registered;
        registered.id.value = reader.take<std::uint64_t>();
        registered.grid = reader.take<std::uint32_t>();
        registered.cells = takeCells(reader);
        if (!registered.cells.isEmpty())
            frame.cells.push_back(registered);
    }
    return std::nullopt;
}

std::optional<ByteFault> readMarks(std::string_view bytes, FrameData& frame)
{
    ByteReader reader(bytes);
    const auto kind = reader.take<std::uint32_t>();
    const auto count = reader.take<std::uint32_t>();
    if (reader.left() / sizeof(std::uint64_t) < count)
        return shorterThanItSays(texts::traceShortMarks);
    if (kind >= kObjectMarks)
        return std::nullopt; // from a newer writer
    std::vector<ObjectId>& ids = frame.marks.of(static_cast<ObjectMark>(kind));
    ids.reserve(ids.size() + count);
    for (std::uint32_t i = 0; i < count; ++i)
        ids.push_back({reader.take<std::uint64_t>()});
    return std::nullopt;
}

std::optional<ByteFault> readRemoved(std::string_view bytes, FrameData& frame)
{
    ByteReader reader(bytes);
    ObjectMarks::Removed removed;
    removed.id.value = reader.take<std::uint64_t>();
    removed.reason = printableUtf8(reader.takeText());
    if (!reader.isGood())
        return shorterThanItSays(texts::traceShortReason);
    frame.marks.removed.push_back(std::move(removed));
    return std::nullopt;
}

std::optional<ByteFault> readFaults(std::string_view bytes, FrameData& frame)
{
    ByteReader reader(bytes);
    RecorderFaults faults;
    faults.invalidIds = reader.take<std::uint32_t>();
    faults.reversedBoxes = takeFault(reader);
    faults.reversedCells = takeFault(reader);
    faults.secondBoxes = takeFault(reader);
    if (!reader.isGood())
        return shorterThanItSays(texts::traceShortFaults);
    frame.faults.add(faults);
    return std::nullopt;
}

void putSurroundings(ByteWriter& writer, const Surroundings& surroundings)
{
    const Aabb world = surroundings.world.isEmpty() ? Aabb{{}, {}} : surroundings.world;
    for (const double side : {world.lo.x, world.lo.y, world.hi.x, world.hi.y})
        writer.put(side);
    writer.put(static_cast<std::uint32_t>(surroundings.grids.size()));
    for (const GridForm& grid : surroundings.grids) {
        writer.put(grid.number);
        for (const double number : {grid.corner.x, grid.corner.y, grid.cell.x, grid.cell.y})
            writer.put(number);
        for (const std::int64_t number : {grid.columns, grid.rows, grid.rings})
            writer.put(static_cast<std::uint32_t>(number));
        writer.putText(grid.name);
    }
}

void putGridCells(ByteWriter& writer, std::span<const RegisteredCells> cells)
{
    const auto isPut = [](const RegisteredCells& registered) { return registered.grid != 0; };
    writer.put(static_cast<std::uint32_t>(std::ranges::count_if(cells, isPut)));
    for (const RegisteredCells& registered : cells) {
        if (!isPut(registered))
            continue;
        writer.put(registered.id.value);
        writer.put(registered.grid);
        for (const std::int64_t cell :
             {registered.cells.first.x, registered.cells.first.y, registered.cells.last.x, registered.cells.last.y})
            writer.put(static_cast<std::int32_t>(cell));
    }
}

void putMarks(ByteWriter& writer, ObjectMark mark, std::span<const ObjectId> ids)
{
    writer.put(static_cast<std::uint32_t>(mark));
    writer.put(static_cast<std::uint32_t>(ids.size()));
    for (const ObjectId id : ids)
        writer.put(id.value);
}

void putRemoved(ByteWriter& writer, const ObjectMarks::Removed& removed)
{
    writer.put(removed.id.value);
    writer.putText(removed.reason);
}

void putFaults(ByteWriter& writer, const RecorderFaults& faults)
{
    writer.put(static_cast<std::uint32_t>(std::min<std::uint64_t>(faults.invalidIds, 0xffff'ffff)));
    for (const RecorderFaults::Kind& kind : {faults.reversedBoxes, faults.reversedCells, faults.secondBoxes})
        putFault(writer, kind);
}

} // namespace broadside::trace
