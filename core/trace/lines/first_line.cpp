#include "core/trace/lines/first_line.h"

#include "core/base/utf8.h"
#include "core/io/json/json_cursor.h"
#include "core/math/coordinate.h"
#include "core/trace/lines/line_values.h"
#include "core/trace/lines/lines_messages.h"

#include <array>
#include <cmath>
#include <cstdint>
#include <limits>
#include <string>

namespace broadside::trace {
namespace {

constexpr std::int64_t kNewest = 1; // version

class FirstLineReader {
public:
    FirstLineReader(std::string_view line, TraceInfo& info)
        : m_cursor(line)
        , m_info(info)
    {}

    std::optional<JsonFault> read()
    {
        m_info = {};
        m_info.wideFloats = true;
        if (!m_cursor.isNext('{'))
            m_cursor.fail(m_cursor.place(), texts::linesNoFirst(), texts::linesUsualFirst());
        if (readMembers() && !m_cursor.isAtEnd())
            m_cursor.fail(m_cursor.place(), texts::linesAfterFirst(), texts::linesOwnLine());
        if (!m_cursor.fault() && !m_isFrames)
            m_cursor.fail(0, texts::linesNoKind(), texts::linesUsualFirst());
        if (!m_cursor.fault() && !m_hasVersion)
            m_cursor.fail(0, texts::linesNoVersion(), texts::linesUsualFirst());
        return m_cursor.fault();
    }

private:
    struct Member {
        std::string_view key;
        bool (FirstLineReader::*read)();
    };
    static constexpr std::size_t kMembers = 13;
    static const std::array<Member, kMembers> kKnown;

    bool readMembers()
    {
        if (!m_cursor.expect('{'))
            return false;
        if (m_cursor.take('}'))
            return true;
        do {
            if (!m_cursor.read(m_key))
                return false;
            const std::size_t offset = m_cursor.place();
            if (!m_cursor.expect(':') || !readMember(offset))
                return false;
        } while (m_cursor.goesOn('}'));
        return !m_cursor.fault();
    }

    bool readMember(std::size_t offset)
    {
        for (std::size_t i = 0; i < kMembers; ++i) {
            if (kKnown[i].key != m_key)
                continue;
            if ((m_seen >> i & 1U) != 0)
                return m_cursor.fail(offset, texts::linesKeyTwice(inQuotes(m_key)), texts::linesLeaveOneOut());
            m_seen |= 1U << i;
            return (this->*kKnown[i].read)();
        }
        return m_cursor.skip();
    }

    bool readFormat()
    {
        if (!m_cursor.read(m_key))
            return false;
        m_isFrames = m_key == "frames";
        return m_isFrames ||
               m_cursor.fail(m_cursor.place(), texts::linesOtherKind(inQuotes(m_key)), texts::linesUsualFirst());
    }

    bool readVersion()
    {
        std::int64_t version = 0;
        m_hasVersion =
            m_cursor.readWhole(version, 1, std::numeric_limits<std::int32_t>::max(), texts::linesVersionValue);
        if (m_hasVersion && version > kNewest)
            return m_cursor.fail(m_cursor.place(), texts::linesNewerVersion(static_cast<std::uint64_t>(version)),
                                 texts::linesNewerProgram());
        return m_hasVersion;
    }

    bool readText(std::string& text)
    {
        if (!m_cursor.read(text))
            return false;
        text = printableUtf8(text);
        return true;
    }
    bool readProgram() { return readText(m_info.program); }
    bool readAlgorithm() { return readText(m_info.algorithm); }
    bool readDown() { return m_cursor.read(m_info.yDown); }
    bool readHalfOpen()
    {
        bool isHalfOpen = false;
        if (!m_cursor.read(isHalfOpen))
            return false;
        m_info.touch = isHalfOpen ? TouchRule::HalfOpen : TouchRule::Closed;
        return true;
    }

    bool readUnits()
    {
        const bool isRead = readLineSize(m_cursor, m_info.unitsPerMetre, "\"unitsPerMetre\"");
        return isRead && (1.0 / m_info.unitsPerMetre <= limits::kCoordinate ||
                          m_cursor.fail(m_cursor.place(), texts::linesUnits(), texts::linesLargerNumber()));
    }
    bool readDt()
    {
        if (!m_cursor.read(m_info.dt))
            return false;
        return (m_info.dt >= 0.0 && std::isfinite(m_info.dt)) ||
               m_cursor.fail(m_cursor.place(), texts::linesDt(), texts::linesSeconds());
    }

    bool readCellSize()
    {
        Vec2 cell;
        if (!readCellSides(m_cursor, cell))
            return false;
        m_info.parameters.push_back({"cell-size", cell.x});
        if (cell.x != cell.y)
            m_info.parameters.push_back({"cell-height", cell.y});
        return true;
    }

    bool readGrid()
    {
        GridForm grid;
        if (!readGridTable(m_cursor, grid))
            return false;
        m_info.parameters.push_back({"grid-x", grid.corner.x});
        m_info.parameters.push_back({"grid-y", grid.corner.y});
        m_info.parameters.push_back({"grid-columns", static_cast<double>(grid.columns)});
        m_info.parameters.push_back({"grid-rows", static_cast<double>(grid.rows)});
        return true;
    }

    bool readWorld() { return readLineWorld(m_cursor, m_info.world); }
    bool readRings() { return readShown("rings"); }

    /// A number that becomes a parameter.
    bool readShown(const char* name)
    {
        double value = 0.0;
        if (!m_cursor.read(value))
            return false;
        if (!std::isfinite(value))
            return m_cursor.fail(m_cursor.place(), texts::linesNotFinite(inQuotes(name)),
                                 texts::linesNumberOrNothing());
        m_info.parameters.push_back({name, value});
        return true;
    }

    bool readParameters()
    {
        if (!m_cursor.expect('{'))
            return false;
        if (m_cursor.take('}'))
            return true;
        do {
            if (m_info.parameters.size() + kMembers > kMostParameters)
                return m_cursor.fail(m_cursor.place(), texts::linesManyParameters(), texts::linesFewer());
            std::string name;
            if (!readText(name) || !m_cursor.expect(':') || !readShown(name.c_str()))
                return false;
        } while (m_cursor.goesOn('}'));
        return !m_cursor.fault();
    }

    JsonCursor m_cursor;
    TraceInfo& m_info;
    std::string m_key;
    unsigned m_seen = 0; // a bit for each known member
    bool m_isFrames = false;
    bool m_hasVersion = false;
};

const std::array<FirstLineReader::Member, FirstLineReader::kMembers> FirstLineReader::kKnown{{
    {"broadside", &FirstLineReader::readFormat},
    {"version", &FirstLineReader::readVersion},
    {"program", &FirstLineReader::readProgram},
    {"algorithm", &FirstLineReader::readAlgorithm},
    {"cellSize", &FirstLineReader::readCellSize},
    {"grid", &FirstLineReader::readGrid},
    {"world", &FirstLineReader::readWorld},
    {"yDown", &FirstLineReader::readDown},
    {"halfOpen", &FirstLineReader::readHalfOpen},
    {"unitsPerMetre", &FirstLineReader::readUnits},
    {"rings", &FirstLineReader::readRings},
    {"dt", &FirstLineReader::readDt},
    {"parameters", &FirstLineReader::readParameters},
}};

} // namespace

std::optional<JsonFault> readFirstLine(std::string_view line, TraceInfo& info)
{
    auto fault = FirstLineReader(line, info).read();
    const double most = limits::kCoordinate * info.unitsPerMetre;
    if (!fault && (info.world.width() > most || info.world.height() > most))
        fault = JsonFault{0, texts::linesLargeWorld(), texts::linesLargerUnits()};
    return fault;
}

bool beginsLikeLines(std::string_view text)
{
    if (text.starts_with(kByteOrderMark))
        text.remove_prefix(kByteOrderMark.size());
    const std::size_t begin = text.find_first_not_of(" \t\r\n");
    if (begin == std::string_view::npos || text[begin] != '{')
        return false;
    const std::string_view line = text.substr(begin, text.find('\n', begin) - begin);
    constexpr std::string_view kKey{"\"broadside\""};
    const std::size_t key = line.find(kKey);
    if (key == std::string_view::npos)
        return false;
    const std::size_t colon = line.find_first_not_of(" \t", key + kKey.size());
    return colon != std::string_view::npos && line[colon] == ':';
}

} // namespace broadside::trace
