#pragma once

#include <QString>

namespace broadside {

/// While it exists, no other Broadside saves into the same folder: between comparing a file and replacing it, nothing
/// else replaces it. The lock is on the folder itself (flock), so it works for all users and leaves no file. It ends
/// with the process, however the process ends.
///
/// The constructor waits at most a second for another lock. After that, and where folders cannot be locked, such as on
/// some network drives, nothing is locked.
class SaveLock {
public:
    /// `path`: the file that is saved. Its folder is that behind symbolic links.
    explicit SaveLock(const QString& path);
    SaveLock(const SaveLock&) = delete;
    SaveLock& operator=(const SaveLock&) = delete;
    ~SaveLock();

    [[nodiscard]] bool isHeld() const noexcept { return m_folder >= 0; }

private:
    int m_folder = -1; // descriptor of the locked folder; -1: none
};

} // namespace broadside
