#include "core/trace/lines/lines_reader.h"

#include "core/base/utf8.h"
#include "core/io/json/problem_log.h"
#include "core/io/text_file.h"
#include "core/trace/lines/first_line.h"
#include "core/trace/lines/frame_line.h"
#include "core/trace/lines/frame_maker.h"
#include "core/trace/lines/lines_messages.h"
#include "core/trace/lines/spilled_bytes.h"
#include "core/trace/trace_writer.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <cstring>
#include <limits>
#include <optional>
#include <span>
#include <utility>

namespace broadside::trace {
namespace {

constexpr const char* kPairs = "pairs";

/// Lists that count only if all frames have them.
struct OptionalList {
    const char* key;
    bool LineFrame::*isThere;
    bool Contents::*isRecorded;
};
constexpr std::array kOptionalLists{
    OptionalList{"contacts", &LineFrame::hasContacts, &Contents::contacts},
    OptionalList{"cells", &LineFrame::hasCells, &Contents::cells},
    OptionalList{"registered", &LineFrame::hasRegistered, &Contents::registeredBoxes},
};

/// Bytes that the frame can take in a trace, at most.
std::uint64_t mostBytesOf(const LineFrame& frame, std::span<const WrittenObject> objects)
{
    constexpr std::uint64_t kObject = 80; // place, definition without its name, order
    const FrameData& data = frame.data;
    std::uint64_t bytes = kObject * objects.size() + 16 * (data.candidates.size() + data.contacts.size()) +
                          24 * data.cells.size() + 40 * data.boxes.size();
    for (const WrittenObject& object : objects)
        bytes += object.definition->name.size();
    for (const std::vector<ObjectId>& ids : data.marks.ids)
        bytes += 8 * ids.size();
    for (const ObjectMarks::Removed& removed : data.marks.removed)
        bytes += 24 + removed.reason.size();
    return bytes;
}

/// Preamble and header of a trace. Their length does not depend on the contents.
std::string headOf(const TraceInfo& info, std::uint32_t version)
{
    std::string head;
    WriterOptions options;
    options.version = version;
    const TraceWriter writer(
        info,
        [&](std::string_view bytes) {
            head += bytes;
            return true;
        },
        options);
    return head;
}

class Conversion {
public:
    Conversion(LineFeed& lines, const std::string& name)
        : m_lines(lines)
        , m_name(name)
    {}

    /// Reads the first line. False if it is broken.
    bool begin()
    {
        static_cast<void>(nextFilled());
        if (m_lines.hasFailed())
            return error(0, texts::linesUnreadable(), texts::linesCopyOrRunAgain());
        const std::string_view line = m_lines.line();
        if (const auto fault = textFaultOf(line))
            return error(fault->offset, fault->message, fault->remedy);
        const std::size_t begin = line.starts_with(kByteOrderMark) ? kByteOrderMark.size() : 0;
        if (const auto fault = readFirstLine(line.substr(begin), m_info))
            return error(fault->offset, fault->message, fault->remedy);
        restart();
        return true;
    }

    /// Reads one frame. False at the end.
    bool takeFrame()
    {
        if (m_bytes->problem() || !nextFilled())
            return false;
        takeLine();
        return true;
    }

    void finish()
    {
        if (!m_writer->finish() && m_bytes->problem()) {
            m_reading.problems.push_back(*m_bytes->problem());
            return;
        }
        if (m_lines.hasFailed())
            say(Severity::Warning, 0, texts::linesRestUnreadable(), texts::linesCopy());
        decideContents();
        if (m_unsaid > 0)
            add(Severity::Warning, 0, texts::linesMoreProblems(m_unsaid), texts::linesMendFirst());
        m_reading.frames = m_writer->frameCount();
        if (m_reading.frames == 0) {
            error(0, texts::linesNoFrame(), texts::linesPrintFrames());
            return;
        }
        m_bytes->replaceHead(headOf(m_info, m_version));
        m_reading.trace = m_bytes;
    }

    [[nodiscard]] LinesReading take() { return std::move(m_reading); }

private:
    bool nextFilled()
    {
        while (m_lines.next())
            if (m_lines.isTooLong() || m_lines.line().find_first_not_of(" \t\r") != std::string_view::npos)
                return true;
        return false;
    }

    void takeLine()
    {
        const std::uint64_t step = m_nextStep++;
        if (m_lines.isTooLong())
            return leaveOut({0, texts::linesLongLine(), texts::linesSmallerWorld()});
        if (auto fault = readFrameLine(m_lines.line(), m_frame))
            return leaveOut(*fault);
        if (!m_frame.hasStep)
            m_frame.data.step = step;
        m_nextStep = m_frame.data.step + 1;
        if (auto fault = m_maker.take(m_frame))
            return leaveOut(*fault);
        constexpr std::uint64_t kReserve = std::uint64_t{1} << 20;
        if (mostBytesOf(m_frame, m_maker.objects()) > kMostFrameBytes - kReserve)
            return leaveOut({0, texts::linesLargeFrame(), texts::linesSmallerWorld()});
        if (m_info.contents.candidates && !m_frame.hasPairs)
            return leaveOut({0, texts::linesNoPairs(), texts::linesEmptyList(kPairs)});
        if (m_frame.hasPairs && !m_info.contents.candidates)
            beginWithPairs();
        write();
    }

    void write()
    {
        if (m_frame.invalid)
            say(Severity::Warning, m_frame.invalid->first, texts::linesInvalidBox(m_frame.invalid->second.value),
                texts::linesComputedBox());
        for (std::size_t i = 0; i < kOptionalLists.size(); ++i)
            ++(m_frame.*kOptionalLists[i].isThere ? m_framesWith : m_framesWithout)[i];
        takeSurroundings();
        m_writer->write(m_frame.data, m_maker.objects());
    }

    /// World and grids hold until the game prints others.
    void takeSurroundings()
    {
        if (m_frame.world || m_frame.grids) {
            Surroundings now = m_surroundings ? *m_surroundings : Surroundings{};
            now.world = m_frame.world.value_or(now.world);
            if (m_frame.grids)
                now.grids = *m_frame.grids;
            const bool isUsual = now == Surroundings{};
            m_surroundings = isUsual ? nullptr : std::make_shared<const Surroundings>(std::move(now));
        }
        m_frame.data.surroundings = m_surroundings;
        m_version = std::max(m_version, versionFor(m_frame.data));
    }

    /// The first frame with pairs: earlier ones do not say what the broad phase reported.
    void beginWithPairs()
    {
        m_info.contents.candidates = true;
        const std::size_t earlier = m_writer->frameCount();
        if (earlier == 0)
            return;
        m_reading.leftOut += earlier;
        say(Severity::Warning, 0, texts::linesFirstPairs(earlier), texts::linesEmptyList(kPairs));
        restart();
    }

    /// Begins the trace, or begins it again.
    void restart()
    {
        m_version = versionFor(m_info);
        std::string head = headOf(m_info, m_version);
        std::size_t skipped = head.size();
        m_bytes = std::make_shared<SpilledBytes>(std::move(head));
        m_writer.emplace(m_info, [bytes = m_bytes, skipped](std::string_view more) mutable {
            const std::size_t known = std::min(skipped, more.size());
            skipped -= known;
            return bytes->append(more.substr(known));
        });
        m_framesWith = {};
        m_framesWithout = {};
    }

    void decideContents()
    {
        for (std::size_t i = 0; i < kOptionalLists.size(); ++i) {
            const OptionalList& list = kOptionalLists[i];
            m_info.contents.*list.isRecorded = m_framesWith[i] > 0 && m_framesWithout[i] == 0;
            if (m_framesWith[i] > 0 && m_framesWithout[i] > 0)
                say(Severity::Warning, 0, texts::linesMissingList(m_framesWithout[i], list.key),
                    texts::linesEmptyList(list.key));
        }
    }

    void leaveOut(const JsonFault& fault)
    {
        ++m_reading.leftOut;
        say(Severity::Warning, fault.offset, fault.message, fault.remedy);
    }

    /// Counts the problem only, if there are many.
    void say(Severity severity, std::size_t offset, Message message, Message remedy)
    {
        if (m_reading.problems.size() >= kMostProblems)
            ++m_unsaid;
        else
            add(severity, offset, std::move(message), std::move(remedy));
    }

    /// Always false, so that a function can return it.
    bool error(std::size_t offset, Message message, Message remedy)
    {
        add(Severity::Error, offset, std::move(message), std::move(remedy));
        return false;
    }

    void add(Severity severity, std::size_t offset, Message message, Message remedy)
    {
        Problem problem;
        problem.severity = severity;
        problem.file = m_name;
        problem.line = std::max(1, m_lines.number());
        problem.column = static_cast<int>(std::min<std::size_t>(offset, std::numeric_limits<int>::max() - 1)) + 1;
        problem.message = std::move(message);
        problem.remedy = std::move(remedy);
        m_reading.problems.push_back(std::move(problem));
    }

    LineFeed& m_lines;
    const std::string& m_name;
    TraceInfo m_info;
    LineFrame m_frame;
    FrameMaker m_maker;
    std::shared_ptr<SpilledBytes> m_bytes;
    std::optional<TraceWriter> m_writer;
    std::shared_ptr<const Surroundings> m_surroundings; // of the last frame
    std::uint32_t m_version = 1;
    std::uint64_t m_nextStep = 0; // of a frame that does not say its step
    // One for each optional list:
    std::array<std::uint64_t, kOptionalLists.size()> m_framesWith{};
    std::array<std::uint64_t, kOptionalLists.size()> m_framesWithout{};
    std::uint64_t m_unsaid = 0;
    LinesReading m_reading;
};

} // namespace

const Problem& LinesReading::firstError() const
{
    const auto found = std::ranges::find(problems, Severity::Error, &Problem::severity);
    assert(found != problems.end());
    return *found;
}

LinesReading readLines(const ByteFeed& feed, const std::string& name, const std::stop_token& stop,
                       const std::function<void(std::uint64_t)>& progress)
{
    std::uint64_t read = 0;
    LineFeed lines([&](char* bytes, std::size_t count) {
        const auto got = stop.stop_requested() ? std::optional<std::size_t>(0) : feed(bytes, count);
        read += got.value_or(0);
        if (progress)
            progress(read);
        return got;
    });
    Conversion conversion(lines, name);
    if (!conversion.begin())
        return conversion.take();
    while (!stop.stop_requested() && conversion.takeFrame()) {
    }
    if (stop.stop_requested())
        return {};
    conversion.finish();
    return conversion.take();
}

LinesReading readLines(std::string_view text, const std::string& name) { return readLines(feedOf(text), name); }

LinesReading readLinesFile(const std::string& path, const std::stop_token& stop,
                           const std::function<void(std::uint64_t)>& progress)
{
    const auto source = openByteSource(path);
    if (!source) {
        LinesReading reading;
        reading.problems.push_back(source.problem());
        return reading;
    }
    std::uint64_t offset = 0;
    std::string bytes;
    const ByteFeed feed = [&](char* target, std::size_t count) -> std::optional<std::size_t> {
        if (!(*source)->read(offset, count, bytes))
            return std::nullopt;
        std::memcpy(target, bytes.data(), bytes.size());
        offset += bytes.size();
        return bytes.size();
    };
    return readLines(feed, path, stop, progress);
}

bool isLinesFile(const std::string& path)
{
    if (path.ends_with(".jsonl") || path.ends_with(".ndjson"))
        return true;
    constexpr std::size_t kFirstBytes = 4'096;
    const auto source = openByteSource(path);
    std::string begin;
    return source && (*source)->read(0, kFirstBytes, begin) && beginsLikeLines(begin);
}

ByteFeed feedOf(std::string_view text)
{
    return [text](char* bytes, std::size_t count) mutable -> std::optional<std::size_t> {
        const std::string_view piece = text.substr(0, count);
        std::memcpy(bytes, piece.data(), piece.size());
        text.remove_prefix(piece.size());
        return piece.size();
    };
}

} // namespace broadside::trace
