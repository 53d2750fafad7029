#include "core/trace/lines/line_values.h"

#include "core/math/coordinate.h"

#include <array>
#include <cstdint>
#include <string>

namespace broadside::trace {

bool readLineId(JsonCursor& cursor, ObjectId& id)
{
    std::int64_t value = 0;
    if (!cursor.readWhole(value, 1, static_cast<std::int64_t>(ObjectId::kLargest), "An id"))
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
            return cursor.fail(begin, std::string("The list has other than the numbers ") + form,
                               std::string("Print ") + form);
        if (!cursor.read(numbers[i]))
            return false;
        if (!isCoordinate(numbers[i]))
            return cursor.fail(cursor.place(), "The number is not finite, or beyond the limit of 1 000 000 000",
                               std::string("Print ") + form + " in your units");
    }
    return cursor.take(']') ||
           cursor.fail(begin, std::string("The list has other than the numbers ") + form, std::string("Print ") + form);
}

bool readLineSize(JsonCursor& cursor, double& size, const char* what)
{
    if (!cursor.read(size))
        return false;
    return (size > 0.0 && isCoordinate(size)) ||
           cursor.fail(cursor.place(), std::string(what) + " is not a number above 0, up to 1 000 000 000",
                       "Print such a number, or leave the key out");
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
           cursor.fail(begin, "The world is no rectangle with a width and a height",
                       "Print [left,low,right,high], and with \"yDown\" [left,top,right,bottom]");
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
    return (cell.x > 0.0 && cell.y > 0.0) ||
           cursor.fail(begin, "A cell has a width or a height that is not above 0", "Print the size of a cell");
}

} // namespace broadside::trace
