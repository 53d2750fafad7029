#include "core/trace/lines/first_line.h"

#include "core/base/utf8.h"
#include "core/io/json/json_cursor.h"
#include "core/math/coordinate.h"

#include <array>
#include <cmath>
#include <cstdint>
#include <limits>
#include <string>

namespace broadside::trace {
namespace {

constexpr const char* kUsualFirstLine = "Begin with the line {\"broadside\":\"frames\",\"version\":1}";
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
            m_cursor.fail(m_cursor.place(), "The first line does not say that frames follow", kUsualFirstLine);
        if (readMembers() && !m_cursor.isAtEnd())
            m_cursor.fail(m_cursor.place(), "More text follows after the first line",
                          "Print each frame into a line of its own");
        if (!m_cursor.fault() && !m_isFrames)
            m_cursor.fail(0, "The first line has no \"broadside\":\"frames\"", kUsualFirstLine);
        if (!m_cursor.fault() && !m_hasVersion)
            m_cursor.fail(0, "The first line has no \"version\"", kUsualFirstLine);
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
                return m_cursor.fail(offset, "The key " + inQuotes(m_key) + " is there twice",
                                     "Leave one of the two out");
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
               m_cursor.fail(m_cursor.place(), "The first line announces " + inQuotes(m_key) + ", not \"frames\"",
                             kUsualFirstLine);
    }

    bool readVersion()
    {
        std::int64_t version = 0;
        m_hasVersion = m_cursor.readWhole(version, 1, std::numeric_limits<std::int32_t>::max(), "The version");
        if (m_hasVersion && version > kNewest)
            return m_cursor.fail(m_cursor.place(),
                                 "The frames are of version " + std::to_string(version) +
                                     ", this program reads up to version 1",
                                 "Open them with a newer Broadside");
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

    /// A number from `low` (excluded unless `allowsLow`) to the limit of coordinates.
    bool readSize(double& size, const char* what)
    {
        if (!m_cursor.read(size))
            return false;
        return (size > 0.0 && isCoordinate(size)) ||
               m_cursor.fail(m_cursor.place(), std::string(what) + " is not a number above 0, up to 1 000 000 000",
                             "Print such a number, or leave the key out");
    }
    bool readUnits()
    {
        const bool isRead = readSize(m_info.unitsPerMetre, "\"unitsPerMetre\"");
        return isRead &&
               (1.0 / m_info.unitsPerMetre <= limits::kCoordinate ||
                m_cursor.fail(m_cursor.place(), "\"unitsPerMetre\" is below 0.000 000 001", "Print a larger number"));
    }
    bool readDt()
    {
        if (!m_cursor.read(m_info.dt))
            return false;
        return (m_info.dt >= 0.0 && std::isfinite(m_info.dt)) ||
               m_cursor.fail(m_cursor.place(), "\"dt\" is not a number of 0 or more", "Print the seconds of a frame");
    }

    bool readNumbers(double* numbers, std::size_t count, const char* form)
    {
        if (!m_cursor.expect('['))
            return false;
        const std::size_t begin = m_cursor.place();
        for (std::size_t i = 0; i < count; ++i) {
            if (i > 0 && !m_cursor.take(','))
                return m_cursor.fail(begin, std::string("The list has other than the numbers ") + form,
                                     std::string("Print ") + form);
            if (!m_cursor.read(numbers[i]))
                return false;
            if (!isCoordinate(numbers[i]))
                return m_cursor.fail(m_cursor.place(), "The number is not finite, or beyond the limit of 1 000 000 000",
                                     std::string("Print ") + form + " in your units");
        }
        return m_cursor.take(']') || m_cursor.fail(begin, std::string("The list has other than the numbers ") + form,
                                                   std::string("Print ") + form);
    }

    bool readCellSize()
    {
        if (!m_cursor.isNext('[')) {
            double size = 0.0;
            if (!readSize(size, "\"cellSize\""))
                return false;
            m_info.parameters.push_back({"cell-size", size});
            return true;
        }
        std::array<double, 2> sizes{};
        const std::size_t begin = m_cursor.place();
        if (!readNumbers(sizes.data(), sizes.size(), "[width,height]"))
            return false;
        if (!(sizes[0] > 0.0) || !(sizes[1] > 0.0))
            return m_cursor.fail(begin, "A cell has a width or a height that is not above 0",
                                 "Print the size of a cell");
        if (sizes[0] == sizes[1])
            m_info.parameters.push_back({"cell-size", sizes[0]});
        else
            m_info.parameters.insert(m_info.parameters.end(), {{"cell-width", sizes[0]}, {"cell-height", sizes[1]}});
        return true;
    }

    bool readGrid()
    {
        constexpr std::array<const char*, 4> kNames{"grid-x", "grid-y", "grid-columns", "grid-rows"};
        std::array<double, 4> numbers{};
        const bool isRead = readNumbers(numbers.data(), numbers.size(), "[x,y,columns,rows]");
        for (std::size_t i = 0; isRead && i < kNames.size(); ++i)
            m_info.parameters.push_back({kNames[i], numbers[i]});
        return isRead;
    }

    bool readWorld()
    {
        std::array<double, 4> sides{};
        static_cast<void>(m_cursor.isNext('['));
        const std::size_t begin = m_cursor.place();
        if (!readNumbers(sides.data(), sides.size(), "[left,low,right,high]"))
            return false;
        m_info.world = {{sides[0], sides[1]}, {sides[2], sides[3]}};
        return (sides[0] < sides[2] && sides[1] < sides[3]) ||
               m_cursor.fail(begin, "The world is no rectangle with a width and a height",
                             "Print [left,low,right,high], and with \"yDown\" [left,top,right,bottom]");
    }

    bool readRings() { return readShown("rings"); }

    /// A number that is only shown.
    bool readShown(const char* name)
    {
        double value = 0.0;
        if (!m_cursor.read(value))
            return false;
        if (!std::isfinite(value))
            return m_cursor.fail(m_cursor.place(), inQuotes(name) + " is not a finite number",
                                 "Print a number, or leave the key out");
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
                return m_cursor.fail(m_cursor.place(), "There are more than the limit of 1 000 parameters",
                                     "Print fewer");
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
        fault =
            JsonFault{0, "The world is larger than the limit of 1 000 000 000 m", "Print a larger \"unitsPerMetre\""};
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
