#include "editor/session/live/live_socket.h"

#include "editor/session/session_messages.h"

#include <algorithm>
#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <fcntl.h>
#include <sys/file.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <system_error>
#include <unistd.h>

namespace broadside {
namespace {

Problem problemWith(std::string file, Message message, Message remedy)
{
    Problem problem;
    problem.file = std::move(file);
    problem.message = std::move(message);
    problem.remedy = std::move(remedy);
    return problem;
}

std::string reason(int error) { return std::generic_category().message(error); }

std::string folder()
{
    const char* runtime = std::getenv("XDG_RUNTIME_DIR");
    if (runtime != nullptr && runtime[0] == '/')
        return std::string(runtime) + "/broadside";
    return "/tmp/broadside-" + std::to_string(::getuid());
}

std::optional<Problem> makeFolder(const std::string& path)
{
    if (::mkdir(path.c_str(), 0700) != 0 && errno != EEXIST)
        return problemWith(path, texts::liveNoFolder(reason(errno)), texts::liveFolderRemedy());
    struct stat status = {};
    if (::lstat(path.c_str(), &status) != 0 || !S_ISDIR(status.st_mode) || status.st_uid != ::getuid() ||
        (status.st_mode & 077U) != 0)
        return problemWith(path, texts::liveOpenFolder(), texts::liveOpenFolderRemedy());
    return std::nullopt;
}

/// Whether a program accepts connections there. Does not wait.
bool isListening(const sockaddr_un& address)
{
    const int probe = ::socket(AF_UNIX, SOCK_STREAM | SOCK_NONBLOCK | SOCK_CLOEXEC, 0);
    if (probe < 0)
        return false;
    const int refused = ::connect(probe, reinterpret_cast<const sockaddr*>(&address), sizeof address);
    const int error = errno;
    ::close(probe);
    return refused == 0 || error == EAGAIN;
}

Problem taken(const std::string& name)
{
    return problemWith({}, texts::liveNameTaken(name), texts::liveNameTakenRemedy());
}

/// Removes a left-over socket. Returns a problem when another file is in its place, or when the socket is in use.
std::optional<Problem> clear(const std::string& name, const sockaddr_un& address)
{
    struct stat status = {};
    if (::lstat(address.sun_path, &status) != 0)
        return std::nullopt;
    if (!S_ISSOCK(status.st_mode) || status.st_uid != ::getuid())
        return problemWith(address.sun_path, texts::livePathUsed(), texts::livePathUsedRemedy());
    if (isListening(address))
        return taken(name);
    ::unlink(address.sun_path);
    return std::nullopt;
}

} // namespace

std::optional<Problem> liveNameProblem(std::string_view name)
{
    constexpr std::size_t kMost = 32;
    const auto isPlain = [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-' || c == '_' ||
               c == '.';
    };
    if (!name.empty() && name.size() <= kMost && name.front() != '.' && std::ranges::all_of(name, isPlain))
        return std::nullopt;
    return problemWith({}, texts::liveBadName(), texts::liveBadNameRemedy());
}

Result<LiveSocket> LiveSocket::claim(const std::string& name)
{
    if (auto problem = liveNameProblem(name))
        return *std::move(problem);
    const std::string path = folder() + "/" + name;
    sockaddr_un address = {};
    address.sun_family = AF_UNIX;
    constexpr std::size_t kTemporary = 16; // Extra length of the temporary name under which the socket is made.
    if (path.size() + kTemporary >= sizeof address.sun_path)
        return problemWith(path, texts::liveLongPath(), texts::liveLongPathRemedy());
    std::memcpy(address.sun_path, path.c_str(), path.size() + 1);
    if (auto problem = makeFolder(folder()))
        return *std::move(problem);
    const std::string lockPath = folder() + "/." + name + ".lock";
    const int lock = ::open(lockPath.c_str(), O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0600);
    if (lock < 0)
        return problemWith(lockPath, texts::liveNotClaimed(reason(errno)), texts::liveNotClaimedRemedy());
    LiveSocket socket(name, path, lock);
    if (::flock(lock, LOCK_EX | LOCK_NB) != 0)
        return taken(name);
    if (auto problem = clear(name, address))
        return *std::move(problem);
    return socket;
}

LiveSocket::LiveSocket(LiveSocket&& other) noexcept
    : m_name(std::move(other.m_name))
    , m_path(std::move(other.m_path))
    , m_lock(std::exchange(other.m_lock, -1))
{}

LiveSocket::~LiveSocket()
{
    if (m_lock >= 0)
        ::close(m_lock);
}

bool isOwnPeer(int socket, unsigned user) noexcept
{
#ifdef SO_PEERCRED
    ucred peer = {};
    socklen_t size = sizeof peer;
    return ::getsockopt(socket, SOL_SOCKET, SO_PEERCRED, &peer, &size) == 0 && peer.uid == user;
#else
    uid_t peer = 0;
    gid_t group = 0;
    return ::getpeereid(socket, &peer, &group) == 0 && peer == user;
#endif
}

} // namespace broadside
