#pragma once

#include "core/base/problem.h"
#include "core/io/unfinished_files.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace broadside {

/// Replaces a file atomically: under its name are the old bytes or the new ones, never a part. Write errors that appear
/// late (short writes, a full disk, a failed sync) are reported and leave the old file unchanged.
///
/// Names are bytes, in any encoding. Symbolic links stay links, also if their file does not exist yet; the mode stays;
/// other hard links to the file keep the old bytes. Refused: folders, devices and pipes.
class AtomicFile {
public:
    /// Makes the file NAME.XXXXXX next to the target, for the new bytes.
    [[nodiscard]] static Result<std::unique_ptr<AtomicFile>> create(const std::string& path);
    AtomicFile(const AtomicFile&) = delete;
    AtomicFile& operator=(const AtomicFile&) = delete;
    ~AtomicFile(); ///< Without commit() the old file stays, and the new file is removed.

    /// False after a failed or short write. Later calls then write nothing, and commit() returns the reason.
    bool write(std::string_view bytes);
    /// Replaces the old file by the new one. After an error the old file is unchanged, with one exception: if the last
    /// step fails, the sync of the folder, the file is replaced already, and the problem says so. Call it once.
    [[nodiscard]] std::optional<Problem> commit();

private:
    AtomicFile(std::string path, std::string target);
    [[nodiscard]] int makeUnfinished(); ///< Returns 0 or an errno.

    std::string m_path;          ///< The path as the user entered it.
    std::string m_target;        ///< The path after symbolic links were followed.
    UnfinishedFile m_unfinished; ///< The new file.
    int m_descriptor = -1;
    int m_error = 0; ///< The first error of write().
};

/// Writes a whole file through AtomicFile.
[[nodiscard]] std::optional<Problem> writeAtomically(const std::string& path, std::string_view bytes);

} // namespace broadside
