#pragma once

#include "core/base/problem.h"
#include "core/trace/byte_source.h"
#include "core/trace/trace_writer.h"

#include <memory>
#include <optional>
#include <stop_token>
#include <string>

namespace broadside {
class AtomicFile;
}

namespace broadside::trace {

/// A trace that is being written to a file. The file has another name until it is complete.
class TraceFile {
public:
    /// Fails if the file cannot be written.
    [[nodiscard]] static Result<std::unique_ptr<TraceFile>> create(const std::string& path);
    TraceFile(const TraceFile&) = delete;
    TraceFile& operator=(const TraceFile&) = delete;
    ~TraceFile(); ///< Removes the file if it was not finished.

    [[nodiscard]] ByteSink sink();
    /// Replaces the old file of that name.
    [[nodiscard]] std::optional<Problem> finish();

private:
    explicit TraceFile(std::unique_ptr<AtomicFile> file);

    std::unique_ptr<AtomicFile> m_file;
};

/// Writes the present bytes of a recording to a file. Returns nothing also after a stop; then there is no file.
[[nodiscard]] std::optional<Problem> copyTrace(const ByteSource& source, const std::string& path,
                                               const std::stop_token& stop = {});

} // namespace broadside::trace
