#include "core/trace/live_stream.h"

#include "core/trace/bytes.h"
#include "core/trace/messages/trace_messages.h"
#include "core/trace/trace_reader.h"

#include <algorithm>
#include <cstring>

namespace broadside::trace {
namespace {

constexpr std::size_t kMostHeader = std::size_t{1} << 20;
constexpr std::size_t kEndBytes = kMessageBytes + 20; // size of the message that ends a frame

/// Size of preamble and header together; a smaller number while it is not known yet.
std::size_t sizeOfBeginning(std::string_view begin)
{
    constexpr std::size_t kHeads = kPreambleBytes + kMessageBytes;
    if (begin.size() < kHeads)
        return kHeads;
    ByteReader reader(begin.substr(kPreambleBytes + 4));
    return kHeads + std::min<std::size_t>(reader.take<std::uint32_t>(), kMostHeader + 1);
}

/// Whether the beginning is certainly invalid, even before it is complete.
bool isCertainlyInvalid(std::string_view begin)
{
    const std::size_t magic = std::min(begin.size(), kMagic.size());
    if (begin.substr(0, magic) != kMagic.substr(0, magic))
        return true;
    if (begin.size() < kMagic.size() + 4)
        return false;
    ByteReader version(begin.substr(kMagic.size()));
    if (const auto number = version.take<std::uint32_t>(); number == 0 || number > kVersion)
        return true;
    if (begin.size() < kPreambleBytes + kMessageBytes)
        return false;
    ByteReader head(begin.substr(kPreambleBytes));
    return head.take<std::uint32_t>() != static_cast<std::uint32_t>(Kind::Header) ||
           head.take<std::uint32_t>() > kMostHeader;
}

} // namespace

LiveStream::LiveStream(ByteSink sink, std::string name)
    : m_sink(std::move(sink))
    , m_name(std::move(name))
{}

Problem LiveStream::problem(Message message, Message remedy) const
{
    Problem problem;
    problem.file = m_name;
    problem.message = std::move(message);
    problem.remedy = std::move(remedy);
    return problem;
}

std::optional<Problem> LiveStream::take(std::string_view bytes)
{
    while (!bytes.empty()) {
        std::optional<Problem> wrong;
        if (!m_info)
            wrong = takeBegin(bytes);
        else if (m_left == 0)
            wrong = takeHead(bytes);
        else
            takeBody(bytes);
        if (wrong)
            return wrong;
    }
    return std::nullopt;
}

std::optional<Problem> LiveStream::takeBegin(std::string_view& bytes)
{
    const std::size_t count = std::min(sizeOfBeginning(m_begin) - m_begin.size(), bytes.size());
    m_begin += bytes.substr(0, count);
    bytes.remove_prefix(count);
    if (!isCertainlyInvalid(m_begin) && m_begin.size() < sizeOfBeginning(m_begin))
        return std::nullopt;
    const auto reader = TraceReader::open(byteSourceOf(m_begin), m_name);
    if (!reader)
        return reader.problem();
    keep(m_begin);
    m_whole = m_kept;
    m_info = reader->info();
    m_begin = {};
    return std::nullopt;
}

std::optional<Problem> LiveStream::takeHead(std::string_view& bytes)
{
    const std::size_t count = std::min(kMessageBytes - m_head.size(), bytes.size());
    m_head += bytes.substr(0, count);
    bytes.remove_prefix(count);
    if (m_head.size() < kMessageBytes)
        return std::nullopt;
    ByteReader reader(m_head);
    m_kind = static_cast<Kind>(reader.take<std::uint32_t>());
    m_left = reader.take<std::uint32_t>();
    if (m_kind == Kind::Header || m_kind == Kind::Block || m_kind == Kind::Index)
        return problem(texts::traceLiveFileMessage(), texts::traceLiveHeader());
    if (m_left > kMostLiveBytes)
        return problem(texts::traceLiveLarge(m_left, kMostLiveBytes), texts::traceLiveLess());
    if (m_kind == Kind::Frame && m_left < kFrameBytes)
        return problem(texts::traceLiveShortFrame(), texts::traceLiveHeader());
    if (m_kind == Kind::Frame && m_frames == kMostFrames)
        m_isFull = true;
    if (m_kind == Kind::Frame)
        keep(m_head);
    if (m_left == 0)
        endMessage();
    return std::nullopt;
}

void LiveStream::takeBody(std::string_view& bytes)
{
    const auto count = static_cast<std::size_t>(std::min<std::uint64_t>(m_left, bytes.size()));
    const std::string_view piece = bytes.substr(0, count);
    bytes.remove_prefix(count);
    m_left -= count;
    if (m_kind == Kind::Frame)
        keep(piece);
    m_tail += piece.substr(piece.size() - std::min(piece.size(), kEndBytes));
    if (m_tail.size() > kEndBytes)
        m_tail.erase(0, m_tail.size() - kEndBytes);
    if (m_left == 0)
        endMessage();
}

void LiveStream::endMessage()
{
    ByteReader reader(m_tail);
    if (m_kind == Kind::Paused) {
        m_isPaused = reader.take<std::uint32_t>() != 0;
    } else if (m_kind == Kind::Closed) {
        m_isClosed = true;
    } else if (m_kind == Kind::Frame) {
        ++(m_isFull ? m_lost : m_frames);
        if (!m_isFull)
            m_whole = m_kept;
        const bool hasEnd = reader.take<std::uint32_t>() == static_cast<std::uint32_t>(Kind::End);
        static_cast<void>(reader.take<std::uint32_t>());
        static_cast<void>(reader.take<std::uint64_t>()); // hash
        const auto dropped = reader.take<std::uint64_t>();
        if (hasEnd && reader.isGood())
            m_dropped = dropped;
    }
    m_head.clear();
    m_tail.clear();
}

void LiveStream::keep(std::string_view bytes)
{
    if (m_isFull)
        return;
    m_isFull = !m_sink(bytes);
    m_kept += bytes.size();
}

std::string bytesOf(LiveRequest request, std::uint32_t number)
{
    std::string bytes;
    ByteWriter writer(bytes);
    writer.put(static_cast<std::uint32_t>(request));
    writer.put(std::uint32_t{4});
    writer.put(number);
    return bytes;
}

} // namespace broadside::trace
