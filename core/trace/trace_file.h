#pragma once

#include "core/base/problem.h"
#include "core/trace/byte_source.h"
#include "core/trace/trace_writer.h"

#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

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
    /// AtomicFile::losses()
    [[nodiscard]] const std::vector<Message>& losses() const noexcept;

private:
    explicit TraceFile(std::unique_ptr<AtomicFile> file);

    std::unique_ptr<AtomicFile> m_file;
};

/// Writes the present bytes of a recording to a file. Returns nothing also after a stop; then there is no file.
/// `losses`: AtomicFile::losses(); null: not wanted.
[[nodiscard]] std::optional<Problem> copyTrace(const ByteSource& source, const std::string& path,
                                               const std::stop_token& stop = {},
                                               std::vector<Message>* losses = nullptr);

} // namespace broadside::trace
