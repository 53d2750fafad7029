#include "core/trace/trace_file.h"

#include "core/io/atomic_file.h"

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

} // namespace broadside::trace
