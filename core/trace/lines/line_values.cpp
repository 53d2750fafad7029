#include "core/trace/lines/line_values.h"

#include "core/math/coordinate.h"
#include "core/trace/lines/lines_messages.h"

#include <array>
#include <cstdint>
#include <string>

namespace broadside::trace {

bool readLineId(JsonCursor& cursor, ObjectId& id)
{
    std::int64_t value = 0;
    if (!cursor.readWhole(value, 1, static_cast<std::int64_t>(ObjectId::kLargest), texts::linesIdValue))
        return false;
    id.value = static_cast<std::uint64_t>(value);
    return true;
}

bool readCoordinates(JsonCursor& cursor, double* numbers, std::size_t count, const char* form)
{
    if (!cursor.expect('['))
        return false;
    const std::size_t begin = cursor.place();
    for (std::size_t i = 0; i < count; ++i) {
        if (i > 0 && !cursor.take(','))
            return cursor.fail(begin, texts::linesOtherNumbers(form), texts::linesPrint(form));
        if (!cursor.read(numbers[i]))
            return false;
        if (!isCoordinate(numbers[i]))
            return cursor.fail(cursor.place(), texts::linesCoordinate(), texts::linesPrintInUnits(form));
    }
    return cursor.take(']') || cursor.fail(begin, texts::linesOtherNumbers(form), texts::linesPrint(form));
}

bool readLineSize(JsonCursor& cursor, double& size, const char* key)
{
    if (!cursor.read(size))
        return false;
    return (size > 0.0 && isCoordinate(size)) ||
           cursor.fail(cursor.place(), texts::linesSize(key), texts::linesSuchNumber());
}

bool readLineWorld(JsonCursor& cursor, Aabb& world)
{
    std::array<double, 4> sides{};
    static_cast<void>(cursor.isNext('['));
    const std::size_t begin = cursor.place();
    if (!readCoordinates(cursor, sides.data(), sides.size(), "[left,low,right,high]"))
        return false;
    world = {{sides[0], sides[1]}, {sides[2], sides[3]}};
    return (sides[0] < sides[2] && sides[1] < sides[3]) ||
           cursor.fail(begin, texts::linesWorld(), texts::linesWorldForm());
}

bool readGridTable(JsonCursor& cursor, GridForm& grid)
{
    std::array<double, 4> numbers{};
    static_cast<void>(cursor.isNext('['));
    const std::size_t begin = cursor.place();
    if (!readCoordinates(cursor, numbers.data(), numbers.size(), "[x,y,columns,rows]"))
        return false;
    grid.corner = {numbers[0], numbers[1]};
    grid.columns = static_cast<std::int64_t>(numbers[2]);
    grid.rows = static_cast<std::int64_t>(numbers[3]);
    const bool isWhole =
        static_cast<double>(grid.columns) == numbers[2] && static_cast<double>(grid.rows) == numbers[3];
    return (isWhole && grid.columns >= 0 && grid.rows >= 0) ||
           cursor.fail(begin, texts::linesGridTable(), texts::linesGridTableForm());
}

bool readCellSides(JsonCursor& cursor, Vec2& cell)
{
    if (!cursor.isNext('[')) {
        const bool isRead = readLineSize(cursor, cell.x, "\"cellSize\"");
        cell.y = cell.x;
        return isRead;
    }
    std::array<double, 2> sides{};
    const std::size_t begin = cursor.place();
    if (!readCoordinates(cursor, sides.data(), sides.size(), "[width,height]"))
        return false;
    cell = {sides[0], sides[1]};
    return (cell.x > 0.0 && cell.y > 0.0) || cursor.fail(begin, texts::linesCell(), texts::linesCellSize());
}

} // namespace broadside::trace
