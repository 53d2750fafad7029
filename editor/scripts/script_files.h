#pragma once

#include "core/base/problem.h"

#include <string>
#include <string_view>
#include <vector>

namespace broadside {

/// The files that a script may use: those in some folders, and some files. Paths are bytes, and are followed through
/// ".." and links before they are compared. Devices, pipes and folders are refused.
class ScriptFiles {
public:
    /// Everything in this folder is allowed. A folder that does not exist allows nothing.
    void allowFolder(const std::string& folder);
    /// A file, existing or not, or a folder with everything in it: a word of the command line.
    void allowPath(const std::string& path);
    void allowAll() noexcept { m_allowsAll = true; }

    /// Relative paths are relative to this folder. Empty: the current folder of the program.
    void setBase(std::string folder) { m_base = std::move(folder); }

    [[nodiscard]] Result<std::string> read(const std::string& path) const; ///< UTF-8, up to limits::kFileBytes.
    /// `losses`: AtomicFile::losses()
    [[nodiscard]] std::optional<Problem> write(const std::string& path, std::string_view text,
                                               std::vector<Message>& losses) const;
    /// The path from the root, behind all links. Error: a script may not use it.
    [[nodiscard]] Result<std::string> allowed(const std::string& path) const;

    /// Whether the problem of read() or write() is that the file is not allowed, and not another one.
    [[nodiscard]] static bool isOutside(const Problem& problem);

private:
    bool m_allowsAll = false;
    std::string m_base;
    std::vector<std::string> m_folders; // from the root, behind links
    std::vector<std::string> m_paths;   // the same
};

} // namespace broadside
