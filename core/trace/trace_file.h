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

/// A trace on its way to a file: it has another name until it is whole.
class TraceFile {
public:
    /// Refused: what cannot be written.
    [[nodiscard]] static Result<std::unique_ptr<TraceFile>> create(const std::string& path);
    TraceFile(const TraceFile&) = delete;
    TraceFile& operator=(const TraceFile&) = delete;
    ~TraceFile(); ///< Takes it away when it was not finished.

    [[nodiscard]] ByteSink sink();
    /// Puts it in the place of what was there before.
    [[nodiscard]] std::optional<Problem> finish();

private:
    explicit TraceFile(std::unique_ptr<AtomicFile> file);

    std::unique_ptr<AtomicFile> m_file;
};

} // namespace broadside::trace
