#include "editor/window/saving/save_lock.h"

#include "editor/document/file_path.h"

#include <QThread>

#include <cerrno>
#include <chrono>
#include <fcntl.h>
#include <filesystem>
#include <sys/file.h>
#include <unistd.h>

namespace broadside {
namespace {

using Clock = std::chrono::steady_clock;
constexpr std::chrono::seconds kLongestWaitForLock(1); // the window takes no input meanwhile
constexpr unsigned long kBetweenTries = 5;             // milliseconds

std::string realFolderOf(const QString& path)
{
    const QString real = canonicalPath(path);
    return std::filesystem::path(encodedPath(real.isEmpty() ? absolutePath(path) : real)).parent_path().string();
}

bool lockWithin(int folder, Clock::duration longest)
{
    const Clock::time_point end = Clock::now() + longest;
    while (::flock(folder, LOCK_EX | LOCK_NB) != 0) {
        if ((errno != EWOULDBLOCK && errno != EINTR) || Clock::now() > end)
            return false;
        QThread::msleep(kBetweenTries);
    }
    return true;
}

} // namespace

SaveLock::SaveLock(const QString& path)
{
    const int folder = ::open(realFolderOf(path).c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (folder < 0)
        return;
    if (lockWithin(folder, kLongestWaitForLock))
        m_folder = folder;
    else
        ::close(folder);
}

SaveLock::~SaveLock()
{
    if (isHeld())
        ::close(m_folder);
}

} // namespace broadside
