#pragma once

#include "core/base/problem.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace broadside {

/// Replaces a file in one piece: its name holds the old bytes or the new, never a part. Write errors that surface late
/// (short writes, a full disk, a failed sync) are reported and leave the old file alone.
///
/// Names are bytes, in any encoding. Symbolic links stay links, also to a file that is not there yet; the mode stays; a
/// hard link is cut off from its twins. Refused: folders, devices and pipes.
class AtomicFile {
public:
    /// Makes NAME.XXXXXX next to the file, for what is written.
    [[nodiscard]] static Result<std::unique_ptr<AtomicFile>> create(const std::string& path);
    AtomicFile(const AtomicFile&) = delete;
    AtomicFile& operator=(const AtomicFile&) = delete;
    ~AtomicFile(); ///< Without commit() the old file stays, and what was written is removed.

    /// False once the disk took less than all; then nothing more is written, and commit() says why.
    bool write(std::string_view bytes);
    /// Puts the new file in the place of the old one. Only when the folder's own sync fails, the last step, is the file
    /// replaced already; the problem says so. Call it once.
    [[nodiscard]] std::optional<Problem> commit();

private:
    AtomicFile(std::string path, std::string target);
    [[nodiscard]] int makeUnfinished(); ///< Returns 0 or an errno.

    std::string m_path;       ///< As the user wrote it.
    std::string m_target;     ///< Behind symbolic links.
    std::string m_unfinished; ///< Empty: there is no such file.
    int m_descriptor = -1;
    int m_error = 0; ///< The first one of write().
};

/// Writes a whole file through AtomicFile.
[[nodiscard]] std::optional<Problem> writeAtomically(const std::string& path, std::string_view bytes);

} // namespace broadside
