#pragma once

#include "core/base/problem.h"
#include "core/trace/trace_writer.h"

#include <memory>
#include <optional>
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

} // namespace broadside::trace
