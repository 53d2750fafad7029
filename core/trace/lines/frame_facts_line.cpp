#include "core/trace/lines/frame_facts_line.h"

#include "core/base/limits.h"
#include "core/base/utf8.h"
#include "core/trace/lines/line_values.h"
#include "core/trace/lines/lines_messages.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <string>
#include <string_view>

namespace broadside::trace {
namespace {

struct MarkKey {
    std::string_view key;
    ObjectMark mark;
};
constexpr std::array kMarkKeys{
    MarkKey{"teleported", ObjectMark::Teleported},
    MarkKey{"spawned", ObjectMark::Spawned},
    MarkKey{"asleep", ObjectMark::Asleep},
    MarkKey{"swept", ObjectMark::Swept},
};
static_assert(kMarkKeys.size() == kObjectMarks);

/// Reads the members of an object. `readMember` gets each key.
template<class ReadMember>
bool readMembersOf(JsonCursor& cursor, const ReadMember& readMember)
{
    if (!cursor.expect('{'))
        return false;
    if (cursor.take('}'))
        return true;
    do {
        std::string key;
        if (!cursor.read(key))
            return false;
        const std::size_t offset = cursor.place();
        if (!cursor.expect(':') || !readMember(key, offset))
            return false;
    } while (cursor.goesOn('}'));
    return !cursor.fault();
}

bool readGridMember(JsonCursor& cursor, const std::string& key, GridForm& grid)
{
    if (key == "number") {
        std::int64_t number = 0;
        if (!cursor.readWhole(number, 0, 0xffff'ffff, texts::linesGridValue))
            return false;
        grid.number = static_cast<std::uint32_t>(number);
        return true;
    }
    if (key == "name") {
        if (!cursor.read(grid.name))
            return false;
        grid.name = printableUtf8(grid.name);
        return true;
    }
    if (key == "grid")
        return readGridTable(cursor, grid);
    if (key == "cellSize")
        return readCellSides(cursor, grid.cell);
    if (key == "rings")
        return cursor.readWhole(grid.rings, 0, kMostRings, "\"rings\"");
    return cursor.skip();
}

bool readIds(JsonCursor& cursor, std::vector<ObjectId>& ids)
{
    if (!cursor.expect('['))
        return false;
    if (cursor.take(']'))
        return true;
    do {
        if (ids.size() >= limits::kObjects)
            return cursor.fail(cursor.place(), texts::linesManyIds(limits::kObjects), texts::linesSmallerWorld());
        if (!readLineId(cursor, ids.emplace_back()))
            return false;
    } while (cursor.goesOn(']'));
    return !cursor.fault();
}

bool readReasons(JsonCursor& cursor, std::vector<ObjectMarks::Removed>& removed)
{
    return readMembersOf(cursor, [&](const std::string& key, std::size_t offset) {
        ObjectMarks::Removed one;
        const char* const end = key.data() + key.size();
        const auto [read, error] = std::from_chars(key.data(), end, one.id.value);
        if (error != std::errc{} || read != end || one.id.value < 1 || one.id.value > ObjectId::kLargest)
            return cursor.fail(offset, texts::linesNoId(inQuotes(key)), texts::linesIdForm());
        if (removed.size() >= limits::kObjects)
            return cursor.fail(offset, texts::linesManyReasons(limits::kObjects), texts::linesReasonsOfFrame());
        if (!cursor.read(one.reason))
            return false;
        one.reason = printableUtf8(one.reason);
        removed.push_back(std::move(one));
        return true;
    });
}

} // namespace

bool readLineGrids(JsonCursor& cursor, std::vector<GridForm>& grids)
{
    grids.clear();
    if (!cursor.expect('['))
        return false;
    if (cursor.take(']'))
        return true;
    do {
        static_cast<void>(cursor.isNext('{'));
        const std::size_t begin = cursor.place();
        if (grids.size() >= kMostGrids)
            return cursor.fail(begin, texts::linesManyGrids(), texts::linesFewerGrids());
        GridForm grid;
        if (!readMembersOf(cursor,
                           [&](const std::string& key, std::size_t) { return readGridMember(cursor, key, grid); }))
            return false;
        if (!(grid.cell.x > 0.0))
            return cursor.fail(begin, texts::linesNoCellSize(), texts::linesCellSizeForm());
        if (std::ranges::find(grids, grid.number, &GridForm::number) != grids.end())
            return cursor.fail(begin, texts::linesGridTwice(grid.number), texts::linesGridNumber());
        grids.push_back(std::move(grid));
    } while (cursor.goesOn(']'));
    return !cursor.fault();
}

bool readLineMarks(JsonCursor& cursor, ObjectMarks& marks)
{
    const bool isRead = readMembersOf(cursor, [&](const std::string& key, std::size_t) {
        const auto known = std::ranges::find(kMarkKeys, key, &MarkKey::key);
        if (known != kMarkKeys.end())
            return readIds(cursor, marks.of(known->mark));
        return key == "removed" ? readReasons(cursor, marks.removed) : cursor.skip();
    });
    marks.sort();
    return isRead;
}

} // namespace broadside::trace
