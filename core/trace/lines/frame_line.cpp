#include "core/trace/lines/frame_line.h"

#include "core/base/limits.h"
#include "core/base/utf8.h"
#include "core/io/json/json_cursor.h"
#include "core/trace/lines/frame_facts_line.h"
#include "core/trace/lines/line_values.h"
#include "core/trace/lines/lines_messages.h"

#include <array>
#include <charconv>
#include <cmath>
#include <limits>

namespace broadside::trace {
namespace {

constexpr std::size_t kMostEntries = 8'000'000; // of one list
constexpr std::size_t kMostCounters = 1'000;

/// The values of an entry such as [id,left,low,right,high], for messages.
struct EntryForm {
    const texts::Form<texts::Text>& wrongValues;
    const char* values;
};

class FrameLineReader {
public:
    FrameLineReader(std::string_view line, LineFrame& frame)
        : m_cursor(line)
        , m_frame(frame)
    {}

    std::optional<JsonFault> read()
    {
        m_frame.clear();
        if (readMembers() && !m_cursor.isAtEnd())
            m_cursor.fail(m_cursor.place(), texts::linesAfterFrame(), texts::linesOwnLine());
        if (!m_cursor.fault() && !m_hasBoxes)
            m_cursor.fail(0, texts::linesNoBoxes(), texts::linesPrintBoxes());
        return m_cursor.fault();
    }

private:
    struct Member {
        std::string_view key;
        bool (FrameLineReader::*read)();
    };
    static constexpr std::size_t kMembers = 15;
    static const std::array<Member, kMembers> kKnown;

    bool readMembers()
    {
        if (!m_cursor.expect('{'))
            return false;
        if (m_cursor.take('}'))
            return true;
        do {
            if (!m_cursor.read(m_key) || !readMember(m_cursor.place()))
                return false;
        } while (m_cursor.goesOn('}'));
        return !m_cursor.fault();
    }

    bool readMember(std::size_t offset)
    {
        if (!m_cursor.expect(':'))
            return false;
        if (m_key == "broadside")
            return m_cursor.fail(offset, texts::linesSecondFirst(), texts::linesOwnFile());
        for (std::size_t i = 0; i < kMembers; ++i) {
            if (kKnown[i].key != m_key)
                continue;
            if ((m_seen >> i & 1U) != 0)
                return m_cursor.fail(offset, texts::linesKeyTwice(inQuotes(m_key)), texts::linesKeyOnce());
            m_seen |= 1U << i;
            return (this->*kKnown[i].read)();
        }
        return m_cursor.skip();
    }

    bool readStep()
    {
        std::int64_t step = 0;
        m_frame.hasStep =
            m_cursor.readWhole(step, 0, static_cast<std::int64_t>(ObjectId::kLargest), texts::linesStepValue);
        m_frame.data.step = static_cast<std::uint64_t>(step);
        return m_frame.hasStep;
    }

    bool readTime()
    {
        if (!m_cursor.read(m_frame.data.time))
            return false;
        return std::isfinite(m_frame.data.time) ||
               m_cursor.fail(m_cursor.place(), texts::linesTime(), texts::linesComputedTime());
    }

    bool readId(ObjectId& id) { return readLineId(m_cursor, id); }

    /// Reads a list of lists. `readEntry` reads what is between the brackets of one.
    template<class ReadEntry>
    bool readList(EntryForm form, const ReadEntry& readEntry)
    {
        if (!m_cursor.expect('['))
            return false;
        if (m_cursor.take(']'))
            return true;
        std::size_t count = 0;
        do {
            if (++count > kMostEntries)
                return m_cursor.fail(m_cursor.place(), texts::linesManyEntries(kMostEntries),
                                     texts::linesSmallerWorld());
            if (!m_cursor.expect('['))
                return false;
            const std::size_t begin = m_cursor.place();
            if (!readEntry())
                return false;
            if (!m_cursor.take(']'))
                return m_cursor.fail(begin, form.wrongValues(form.values), texts::linesPrint(form.values));
        } while (m_cursor.goesOn(']'));
        return !m_cursor.fault();
    }

    bool readNumbers(double* numbers, std::size_t count, EntryForm form)
    {
        for (std::size_t i = 0; i < count; ++i) {
            if (!m_cursor.take(','))
                return m_cursor.fail(m_cursor.place(), form.wrongValues(form.values), texts::linesPrint(form.values));
            if (!m_cursor.read(numbers[i]))
                return false;
        }
        return true;
    }

    bool readBox(EntryForm form, ObjectId& id, Aabb& box, std::size_t& offset)
    {
        if (!readId(id))
            return false;
        offset = m_cursor.place();
        std::array<double, 4> sides{};
        if (!readNumbers(sides.data(), sides.size(), form))
            return false;
        box = {{sides[0], sides[1]}, {sides[2], sides[3]}};
        if (!m_frame.invalid &&
            !(std::isfinite(sides[0]) && std::isfinite(sides[1]) && std::isfinite(sides[2]) && std::isfinite(sides[3])))
            m_frame.invalid = {offset, id};
        return true;
    }

    bool readBoxes()
    {
        constexpr EntryForm kForm{texts::linesBoxValues, "[id,left,low,right,high]"};
        m_hasBoxes = true;
        return readList(kForm, [&] {
            if (m_frame.objects.size() >= limits::kObjects)
                return m_cursor.fail(m_cursor.place(), texts::linesManyObjects(limits::kObjects),
                                     texts::linesSmallerWorld());
            LineFrame::Object& object = m_frame.objects.emplace_back();
            return readBox(kForm, object.id, object.box, object.offset);
        });
    }

    bool readRegistered()
    {
        constexpr EntryForm kForm{texts::linesRegisteredValues, "[id,left,low,right,high]"};
        m_frame.hasRegistered = true;
        return readList(kForm, [&] {
            RegisteredBox& registered = m_frame.data.boxes.emplace_back();
            std::size_t offset = 0;
            return readBox(kForm, registered.id, registered.box, offset);
        });
    }

    bool readPairsInto(std::vector<IdPair>& pairs)
    {
        constexpr EntryForm kForm{texts::linesPairValues, "[id,id]"};
        return readList(kForm, [&] {
            IdPair& pair = pairs.emplace_back();
            if (!readId(pair.a))
                return false;
            if (!m_cursor.take(','))
                return m_cursor.fail(m_cursor.place(), texts::linesOneId(), texts::linesPrint(kForm.values));
            return readId(pair.b);
        });
    }

    bool readPairs()
    {
        m_frame.hasPairs = true;
        return readPairsInto(m_frame.data.candidates);
    }

    bool readContacts()
    {
        m_frame.hasContacts = true;
        return readPairsInto(m_frame.data.contacts);
    }

    bool readCells()
    {
        constexpr EntryForm kForm{texts::linesCellsValues, "[id,firstColumn,firstRow,lastColumn,lastRow]"};
        constexpr std::int64_t kMostNumber = std::numeric_limits<std::uint32_t>::max();
        m_frame.hasCells = true;
        return readList(kForm, [&] {
            RegisteredCells& registered = m_frame.data.cells.emplace_back();
            CellRange& cells = registered.cells;
            if (!readId(registered.id))
                return false;
            for (std::int64_t* place : {&cells.first.x, &cells.first.y, &cells.last.x, &cells.last.y}) {
                if (!m_cursor.take(','))
                    return m_cursor.fail(m_cursor.place(), kForm.wrongValues(kForm.values),
                                         texts::linesPrint(kForm.values));
                if (!m_cursor.readWhole(*place, std::numeric_limits<std::int32_t>::min(),
                                        std::numeric_limits<std::int32_t>::max(), texts::linesCellValue))
                    return false;
            }
            std::int64_t grid = 0;
            if (m_cursor.take(',') && !m_cursor.readWhole(grid, 0, kMostNumber, texts::linesGridValue))
                return false;
            registered.grid = static_cast<std::uint32_t>(grid);
            if (cells.first.x > cells.last.x || cells.first.y > cells.last.y)
                m_frame.data.faults.reversedCells.add({1, registered.id});
            return true;
        });
    }

    bool readWorld() { return readLineWorld(m_cursor, m_frame.world.emplace()); }
    bool readGrids() { return readLineGrids(m_cursor, m_frame.grids.emplace()); }
    bool readMarks() { return readLineMarks(m_cursor, m_frame.data.marks); }

    /// Reads an object whose keys are ids.
    template<class T, class ReadValue>
    bool readChanges(LineFrame::Changes<T>& changes, const ReadValue& readValue)
    {
        if (!m_cursor.expect('{'))
            return false;
        if (m_cursor.take('}'))
            return true;
        do {
            if (!m_cursor.read(m_key))
                return false;
            std::uint64_t id = 0;
            const auto [end, error] = std::from_chars(m_key.data(), m_key.data() + m_key.size(), id);
            if (error != std::errc{} || end != m_key.data() + m_key.size() || id < 1 || id > ObjectId::kLargest)
                return m_cursor.fail(m_cursor.place(), texts::linesNoId(inQuotes(m_key)), texts::linesIdForm());
            if (changes.size() >= limits::kObjects)
                return m_cursor.fail(m_cursor.place(), texts::linesManyChanges(limits::kObjects),
                                     texts::linesOnlyChanges());
            auto& change = changes.emplace_back();
            change.first.value = id;
            if (!m_cursor.expect(':') || !readValue(change.second))
                return false;
        } while (m_cursor.goesOn('}'));
        return !m_cursor.fault();
    }

    bool readNames()
    {
        return readChanges(m_frame.names, [&](std::string& name) {
            if (!m_cursor.read(name))
                return false;
            name = printableUtf8(name);
            return true;
        });
    }

    bool readKinds()
    {
        return readChanges(m_frame.dynamic, [&](bool& isDynamic) {
            if (!m_cursor.read(m_text))
                return false;
            isDynamic = m_text != "static";
            return !isDynamic || m_text == "dynamic" ||
                   m_cursor.fail(m_cursor.place(), texts::linesKind(inQuotes(m_text)), texts::linesOneOfTwo());
        });
    }

    bool readBits(LineFrame::Changes<std::uint32_t>& changes, const texts::Form<>& what)
    {
        return readChanges(changes, [&](std::uint32_t& bits) {
            std::int64_t value = 0;
            if (!m_cursor.readWhole(value, 0, std::numeric_limits<std::uint32_t>::max(), what))
                return false;
            bits = static_cast<std::uint32_t>(value);
            return true;
        });
    }
    bool readCategories() { return readBits(m_frame.categories, texts::linesCategoryValue); }
    bool readMasks() { return readBits(m_frame.masks, texts::linesMaskValue); }

    bool readCounters();

    JsonCursor m_cursor;
    LineFrame& m_frame;
    std::string m_key;
    std::string m_text;
    unsigned m_seen = 0; // a bit for each known member
    bool m_hasBoxes = false;
};

const std::array<FrameLineReader::Member, FrameLineReader::kMembers> FrameLineReader::kKnown{{
    {"step", &FrameLineReader::readStep},
    {"time", &FrameLineReader::readTime},
    {"boxes", &FrameLineReader::readBoxes},
    {"pairs", &FrameLineReader::readPairs},
    {"contacts", &FrameLineReader::readContacts},
    {"cells", &FrameLineReader::readCells},
    {"registered", &FrameLineReader::readRegistered},
    {"names", &FrameLineReader::readNames},
    {"kinds", &FrameLineReader::readKinds},
    {"categories", &FrameLineReader::readCategories},
    {"masks", &FrameLineReader::readMasks},
    {"counters", &FrameLineReader::readCounters},
    {"world", &FrameLineReader::readWorld},
    {"grids", &FrameLineReader::readGrids},
    {"marks", &FrameLineReader::readMarks},
}};

/// A unit at the end of a counter's name.
struct UnitWord {
    std::string_view ending;
    Counter::Unit unit;
    double factor;
};
constexpr std::array kUnits{
    UnitWord{" \xc2\xb5s", Counter::Unit::Microseconds, 1.0}, // the micro sign
    UnitWord{" \xce\xbcs", Counter::Unit::Microseconds, 1.0}, // the Greek letter
    UnitWord{" us", Counter::Unit::Microseconds, 1.0},
    UnitWord{" ms", Counter::Unit::Microseconds, 1'000.0},
    UnitWord{" bytes", Counter::Unit::Bytes, 1.0},
};

bool FrameLineReader::readCounters()
{
    if (!m_cursor.expect('{'))
        return false;
    if (m_cursor.take('}'))
        return true;
    do {
        if (m_frame.data.counters.size() >= kMostCounters)
            return m_cursor.fail(m_cursor.place(), texts::linesManyCounters(), texts::linesFewerCounters());
        Counter counter;
        if (!m_cursor.read(counter.name) || !m_cursor.expect(':') || !m_cursor.read(counter.value))
            return false;
        for (const UnitWord& word : kUnits)
            if (counter.name.ends_with(word.ending)) {
                counter.name.resize(counter.name.size() - word.ending.size());
                counter.unit = word.unit;
                counter.value *= word.factor;
                break;
            }
        counter.name = printableUtf8(counter.name);
        m_frame.data.counters.push_back(std::move(counter));
    } while (m_cursor.goesOn('}'));
    return !m_cursor.fault();
}

} // namespace

void LineFrame::clear()
{
    objects.clear();
    data.clear();
    data.step = 0;
    data.time = 0.0;
    hasStep = hasPairs = hasContacts = hasCells = hasRegistered = false;
    world.reset();
    grids.reset();
    names.clear();
    dynamic.clear();
    categories.clear();
    masks.clear();
    invalid.reset();
}

std::optional<JsonFault> readFrameLine(std::string_view line, LineFrame& frame)
{
    return FrameLineReader(line, frame).read();
}

} // namespace broadside::trace
