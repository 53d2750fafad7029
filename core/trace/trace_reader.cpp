#include "core/trace/trace_reader.h"

#include "core/base/utf8.h"
#include "core/trace/bytes.h"
#include "core/trace/messages/trace_messages.h"
#include "core/trace/trace_block.h"
#include "core/trace/trace_header.h"
#include "core/trace/zstd_block.h"

#include <algorithm>
#include <cmath>
#include <cstring>

namespace broadside::trace {
namespace {

/// Gives access to a few bytes at many positions of a large file, mostly forward, with few reads.
class Window {
public:
    explicit Window(const ByteSource& source)
        : m_source(source)
    {}
    /// May be shorter at the end of the file. Valid until the next call.
    [[nodiscard]] std::string_view at(std::uint64_t offset, std::size_t count)
    {
        if (offset < m_begin || offset + count > m_begin + m_bytes.size()) {
            // If the positions are far apart, only the needed bytes are read.
            const bool isNear = offset >= m_begin && offset < m_begin + m_bytes.size() + kNear;
            if (!m_source.read(offset, isNear ? kBytes : count, m_bytes))
                m_bytes.clear();
            m_begin = offset;
        }
        return std::string_view(m_bytes).substr(static_cast<std::size_t>(offset - m_begin), count);
    }

private:
    static constexpr std::size_t kBytes = std::size_t{1} << 16;
    static constexpr std::size_t kNear = std::size_t{1} << 14;
    const ByteSource& m_source;
    std::string m_bytes;
    std::uint64_t m_begin = 0;
};

} // namespace

TraceReader::TraceReader(std::shared_ptr<const ByteSource> source, std::string name)
    : m_source(std::move(source))
    , m_name(std::move(name))
{}

Problem TraceReader::problemAt(std::uint64_t byte, Message message, Message remedy) const
{
    Problem problem;
    problem.file = m_name;
    problem.message = texts::traceAtByte(std::move(message), byte);
    problem.remedy = std::move(remedy);
    return problem;
}

void TraceReader::notice(std::uint64_t byte, Message message, Message remedy)
{
    constexpr std::size_t kMostNotices = 100; // limits the memory for an invalid file
    if (m_notices.size() > kMostNotices)
        return;
    if (m_notices.size() == kMostNotices) {
        message = texts::traceMoreWrong();
        remedy = texts::traceWriteAgain();
    }
    Problem problem = problemAt(byte, std::move(message), std::move(remedy));
    problem.severity = Severity::Warning;
    m_notices.push_back(std::move(problem));
}

Result<TraceReader> TraceReader::open(const std::string& path, std::uint64_t mostBytes)
{
    auto source = openByteSource(path);
    if (!source)
        return source.problem();
    return open(std::move(*source), path, mostBytes);
}

Result<TraceReader> TraceReader::open(std::shared_ptr<const ByteSource> source, std::string name,
                                      std::uint64_t mostBytes)
{
    TraceReader reader(std::move(source), std::move(name));
    if (auto problem = reader.readHeader())
        return *std::move(problem);
    reader.m_isEnded = reader.readIndex(reader.m_source->size());
    if (!reader.m_isEnded)
        reader.scanOn(mostBytes);
    return reader;
}

bool TraceReader::isTrace(const std::string& path)
{
    const auto source = openByteSource(path);
    std::string begin;
    return source && (*source)->read(0, kMagic.size(), begin) && begin == kMagic;
}

std::optional<Problem> TraceReader::readHeader()
{
    std::string bytes;
    if (!m_source->read(0, kPreambleBytes + kMessageBytes, bytes))
        return problemAt(0, texts::traceCannotRead(), texts::traceCopyFile());
    if (bytes.size() < kMagic.size() && kMagic.starts_with(bytes))
        return problemAt(bytes.size(), texts::traceEndsEarly(), texts::traceWriteItAgain());
    if (!std::string_view(bytes).starts_with(kMagic))
        return problemAt(0, texts::traceIsNone(), texts::traceChooseOne());
    ByteReader reader(std::string_view(bytes).substr(kMagic.size()));
    const auto version = reader.take<std::uint32_t>();
    if (reader.isGood() && version > kVersion)
        return problemAt(kMagic.size(), texts::traceNewerVersion(version, kVersion), texts::traceNewerProgram());
    if (reader.isGood() && version == 0)
        return problemAt(kMagic.size(), texts::traceVersionZero(), texts::traceWriteAgain());
    static_cast<void>(reader.take<std::uint32_t>());
    const auto kind = reader.take<std::uint32_t>();
    const auto length = reader.take<std::uint32_t>();
    constexpr std::uint32_t kMostHeader = 1U << 20;
    if (reader.isGood() && (kind != static_cast<std::uint32_t>(Kind::Header) || length > kMostHeader))
        return problemAt(kPreambleBytes, texts::traceNoHeader(), texts::traceWriteItAgain());
    const std::size_t begin = kPreambleBytes + kMessageBytes;
    if (!reader.isGood() || !m_source->read(begin, length, bytes) || bytes.size() < length)
        return problemAt(m_source->size(), texts::traceEndsInHeader(), texts::traceWriteItAgain());
    m_scanned = begin + length;
    auto info = headerFrom(bytes);
    if (!info)
        return problemAt(begin + info.problem().at, info.problem().message, info.problem().remedy);
    m_info = std::move(*info);
    m_version = version;
    return std::nullopt;
}

bool TraceReader::readIndex(std::uint64_t size)
{
    if (size < m_scanned + kMessageBytes + kTrailerBytes)
        return false;
    std::string bytes;
    if (!m_source->read(size - kTrailerBytes, kTrailerBytes, bytes) || !bytes.ends_with(kIndexMagic))
        return false;
    ByteReader trailer(bytes);
    const auto offset = trailer.take<std::uint64_t>();
    const auto count = trailer.take<std::uint32_t>();
    const auto checksum = trailer.take<std::uint32_t>();
    const std::uint64_t length = std::uint64_t{count} * kEntryBytes;
    const auto refuse = [&](const texts::Form<>& what) {
        notice(size - kTrailerBytes, what(), texts::traceConvert());
        return false;
    };
    if (count > kMostFrames || offset < m_scanned || offset > size || size - offset < kTrailerBytes + kMessageBytes ||
        size - offset - kTrailerBytes - kMessageBytes != length)
        return refuse(texts::traceIndexSize);
    if (!m_source->read(offset + kMessageBytes, static_cast<std::size_t>(length), bytes) || bytes.size() < length)
        return refuse(texts::traceIndexUnread);
    if (checksumOf(bytes) != checksum)
        return refuse(texts::traceIndexChecksum);
    m_frames.resize(count);
    if (length > 0)
        std::memcpy(m_frames.data(), bytes.data(), static_cast<std::size_t>(length));
    const auto isInside = [&](const FramePlace& frame) {
        return frame.offset >= m_scanned && frame.offset < offset && std::isfinite(frame.time) &&
               offset - frame.offset >= kMessageBytes + std::uint64_t{frame.length};
    };
    if (!std::ranges::all_of(m_frames, isInside) || (!m_frames.empty() && !m_frames.front().isKeyframe())) {
        m_frames.clear();
        return refuse(texts::traceIndexPlaces);
    }
    m_scanned = size;
    return true;
}

bool TraceReader::grow()
{
    if (m_isEnded)
        return false;
    const std::size_t before = m_frames.size();
    m_notices.clear();
    scan();
    return m_frames.size() > before;
}

void TraceReader::addFrame(const FramePlace& frame)
{
    if (m_frames.size() == kMostFrames) {
        if (!std::exchange(m_isFull, true))
            notice(frame.offset, texts::traceManyFrames(kMostFrames), texts::traceSeveralTraces());
        return;
    }
    if (m_frames.empty() && !frame.isKeyframe()) {
        if (m_notices.empty())
            notice(frame.offset, texts::traceFirstFrame(), texts::traceKeyframeFirst());
        return;
    }
    m_frames.push_back(frame);
}

void TraceReader::scanOn(std::uint64_t mostBytes)
{
    scan(mostBytes);
    if (m_isScanned && m_frames.empty() && m_notices.empty())
        notice(m_scanned, texts::traceNoFrames(), texts::traceRunLonger());
}

/// Goes from one message to the next and reads only the first bytes of each.
void TraceReader::scan(std::uint64_t mostBytes)
{
    Window window(*m_source);
    const std::uint64_t size = m_source->size();
    const std::uint64_t begin = m_scanned;
    m_isScanned = true; // unless it ends early
    while (m_scanned < size && !m_isFull) {
        if (m_scanned - begin >= mostBytes && !m_frames.empty()) {
            m_isScanned = false;
            return;
        }
        const std::string_view head = window.at(m_scanned, kMessageBytes + kFrameBytes);
        ByteReader reader(head);
        const auto kind = static_cast<Kind>(reader.take<std::uint32_t>());
        const auto length = reader.take<std::uint32_t>();
        if (!reader.isGood() || size - m_scanned - kMessageBytes < length) {
            notice(m_scanned, texts::traceCutOff(), texts::traceEndProperly());
            return;
        }
        if (kind == Kind::Frame) {
            if (length < kFrameBytes || head.size() < kMessageBytes + kFrameBytes) {
                notice(m_scanned, texts::traceShortFrameLeftOut(), texts::traceWriteAgain());
            } else {
                FramePlace frame{m_scanned, reader.take<std::uint64_t>(), reader.take<double>(), length, 0};
                if ((reader.take<std::uint32_t>() & kKeyframe) != 0)
                    frame.inBlock = FramePlace::kKeyframeBit;
                addFrame(frame);
            }
        } else if (kind == Kind::Block) {
            scanBlock(m_scanned, length);
        }
        m_scanned += kMessageBytes + length;
    }
}

void TraceReader::scanBlock(std::uint64_t offset, std::uint32_t length)
{

    if (length > kMostPackedBytes) {
        notice(offset, texts::traceFramesLeftOut(texts::traceLargePackedBlock()), texts::traceSmallerBlocks());
        return;
    }
    std::string bytes;
    if (!m_source->read(offset + kMessageBytes, length, bytes))
        bytes.clear();
    const auto block = decompressedBlock(bytes);
    if (!block) {
        notice(offset, texts::traceFramesLeftOut(block.problem().message), block.problem().remedy);
        return;
    }
    std::uint32_t number = 0;
    forEachFrameIn(*block, [&](std::string_view frame) {
        ByteReader reader(frame);
        FramePlace place{offset, reader.take<std::uint64_t>(), reader.take<double>(), length, number++};
        if ((reader.take<std::uint32_t>() & kKeyframe) != 0)
            place.inBlock |= FramePlace::kKeyframeBit;
        addFrame(place);
        return true;
    });
}

std::optional<std::size_t> TraceReader::frameOfStep(std::uint64_t step) const
{
    const auto after = std::ranges::upper_bound(m_frames, step, {}, &FramePlace::step);
    if (after == m_frames.begin())
        return std::nullopt;
    return static_cast<std::size_t>(after - m_frames.begin()) - 1;
}

} // namespace broadside::trace
