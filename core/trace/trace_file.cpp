#include "core/trace/trace_file.h"

#include "core/io/atomic_file.h"
#include "core/trace/messages/trace_messages.h"

#include <algorithm>

namespace broadside::trace {

TraceFile::TraceFile(std::unique_ptr<AtomicFile> file)
    : m_file(std::move(file))
{}

TraceFile::~TraceFile() = default;

Result<std::unique_ptr<TraceFile>> TraceFile::create(const std::string& path)
{
    auto file = AtomicFile::create(path);
    if (!file)
        return file.problem();
    return std::unique_ptr<TraceFile>(new TraceFile(std::move(*file)));
}

ByteSink TraceFile::sink()
{
    return [this](std::string_view bytes) { return m_file->write(bytes); };
}

std::optional<Problem> TraceFile::finish() { return m_file->commit(); }

const std::vector<Message>& TraceFile::losses() const noexcept { return m_file->losses(); }

std::optional<Problem> copyTrace(const ByteSource& source, const std::string& path, const std::stop_token& stop,
                                 std::vector<Message>* losses)
{
    constexpr std::uint64_t kPiece = 1 << 20; // bytes
    auto file = TraceFile::create(path);
    if (!file)
        return file.problem();
    if (losses)
        *losses = (*file)->losses();
    const ByteSink sink = (*file)->sink();
    const std::uint64_t size = source.size();
    std::string bytes;
    for (std::uint64_t at = 0; at < size; at += bytes.size()) {
        if (stop.stop_requested())
            return std::nullopt;
        const auto count = static_cast<std::size_t>(std::min(kPiece, size - at));
        if (!source.read(at, count, bytes) || bytes.empty()) {
            Problem problem;
            problem.file = path;
            problem.message = texts::traceNotReadBack();
            problem.remedy = texts::traceRecordAgain();
            return problem;
        }
        if (!sink(bytes))
            break; // finish() reports the error
    }
    return (*file)->finish();
}

} // namespace broadside::trace
