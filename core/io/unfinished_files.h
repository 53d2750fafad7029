#pragma once

#include <string>

namespace broadside {

/// The name of a file that is being written and that has to go if the program ends before it is complete.
///
/// Threads: any. Only a few names are known at the same time; further ones are not, which costs nothing but the
/// removal.
class UnfinishedFile {
public:
    UnfinishedFile() = default;
    UnfinishedFile(const UnfinishedFile&) = delete;
    UnfinishedFile& operator=(const UnfinishedFile&) = delete;
    ~UnfinishedFile() { forget(); }

    [[nodiscard]] const std::string& path() const noexcept { return m_path; } ///< Empty: there is none.
    void set(std::string path);
    void forget() noexcept; ///< The file is complete, or removed.

private:
    std::string m_path;
    int m_slot = -1; // negative: not known to removeUnfinishedFiles()
};

/// Removes the files of all UnfinishedFile objects of the program. For the handler of a signal that ends the program:
/// calls only functions that such a handler may call.
void removeUnfinishedFiles() noexcept;

} // namespace broadside
