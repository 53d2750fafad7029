#pragma once

#include "core/base/problem.h"
#include "core/base/system/system_file.h"
#include "core/io/unfinished_files.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace broadside {

/// Replaces a file atomically: under its name are the old bytes or the new ones, never a part. Write errors that appear
/// late (short writes, a full disk, a failed sync) are reported and leave the old file unchanged.
///
/// Names are bytes, in any encoding. Symbolic links stay links, also if their file does not exist yet. Mode, owner,
/// group, access control list and extended attributes stay as far as the system allows: see losses(). Refused: folders,
/// devices and pipes.
class AtomicFile {
public:
    /// Makes the file NAME.XXXXXX next to the target, for the new bytes.
    [[nodiscard]] static Result<std::unique_ptr<AtomicFile>> create(const std::string& path);
    AtomicFile(const AtomicFile&) = delete;
    AtomicFile& operator=(const AtomicFile&) = delete;
    ~AtomicFile(); ///< Without commit() the old file stays, and the new file is removed.

    /// The name of the new file until it replaces the old one.
    [[nodiscard]] const std::string& unfinishedPath() const noexcept { return m_unfinished.path(); }
    /// False after a failed or short write. Later calls then write nothing, and commit() returns the reason.
    bool write(std::string_view bytes);
    /// What the new file does not have from the old one (file_attributes.h), in noun phrases.
    [[nodiscard]] const std::vector<Message>& losses() const noexcept { return m_losses; }
    /// Replaces the old file by the new one. After an error the old file is unchanged, with one exception: if the last
    /// step fails, the sync of the folder, the file is replaced already, and the problem says so. Call it once.
    [[nodiscard]] std::optional<Problem> commit();
    /// The two halves of commit(), for several files that belong together: all errors but that of a rename come first.
    [[nodiscard]] std::optional<Problem> prepare();
    [[nodiscard]] std::optional<Problem> replace(); ///< @pre prepare() has succeeded

private:
    AtomicFile(std::string path, std::string target);
    [[nodiscard]] int makeUnfinished(); ///< Returns 0 or an errno.

    std::string m_path;          ///< The path as the user entered it.
    std::string m_target;        ///< The path after symbolic links were followed.
    UnfinishedFile m_unfinished; ///< The new file.
    std::vector<Message> m_losses;
    SystemFile m_file;
    int m_error = 0; ///< The first error of write().
};

/// Writes a whole file through AtomicFile. `losses`: AtomicFile::losses(); null: not wanted.
[[nodiscard]] std::optional<Problem> writeAtomically(const std::string& path, std::string_view bytes,
                                                     std::vector<Message>* losses = nullptr);

/// A file and its new bytes.
struct FileBytes {
    std::string path;
    std::string_view bytes;
};
/// Writes files that belong together. After an error of one of them all keep their old bytes, unless the last step, a
/// rename, fails. `losses`: of all files.
[[nodiscard]] std::optional<Problem> writeTogether(std::span<const FileBytes> files,
                                                   std::vector<Message>* losses = nullptr);

/// "a.txt was saved, but without the owner and the group of the file before." Empty without losses.
[[nodiscard]] Message lossSentence(const std::string& path, const std::vector<Message>& losses);

} // namespace broadside
