#include "core/base/system/system_file.h"

#include <cerrno>
#include <cstdlib>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>
#include <utility>

namespace broadside {
namespace {

/// Calls `transfer(rest, offset)` until all bytes are taken. Returns 0 or an errno.
template<class Transfer>
int writeWhole(std::string_view bytes, Transfer transfer)
{
    std::size_t done = 0;
    while (done < bytes.size()) {
        const ssize_t taken = transfer(bytes.substr(done), done);
        if (taken < 0 && errno != EINTR)
            return errno;
        if (taken == 0)
            return ENOSPC;
        if (taken > 0)
            done += static_cast<std::size_t>(taken);
    }
    return 0;
}

} // namespace

SystemFile SystemFile::openToRead(const std::string& path)
{
    return SystemFile(::open(path.c_str(), O_RDONLY | O_CLOEXEC));
}

SystemFile SystemFile::makeNew(const std::string& path, Readers readers)
{
    return SystemFile(
        ::open(path.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, readers == Readers::Owner ? 0600 : 0666));
}

SystemFile SystemFile::makeTemporary(const std::string& begin, std::string_view end, Lifetime lifetime,
                                     std::string& path)
{
    path = begin + "XXXXXX" + std::string(end);
    SystemFile file(::mkostemps(path.data(), static_cast<int>(end.size()), O_CLOEXEC));
    if (!file.isOpen() || lifetime == Lifetime::UntilClosed) {
        if (file.isOpen())
            ::unlink(path.c_str());
        path.clear();
    }
    return file;
}

std::uint64_t SystemFile::size() const noexcept
{
    struct stat status = {};
    return ::fstat(m_descriptor, &status) == 0 ? static_cast<std::uint64_t>(status.st_size) : 0;
}

int SystemFile::readAt(std::uint64_t offset, std::size_t count, std::string& bytes) const
{
    bytes.resize(count);
    std::size_t have = 0;
    while (have < count) {
        const ssize_t got = ::pread(m_descriptor, bytes.data() + have, count - have, static_cast<off_t>(offset + have));
        if (got < 0 && errno == EINTR)
            continue;
        if (got < 0)
            return errno;
        if (got == 0)
            break;
        have += static_cast<std::size_t>(got);
    }
    bytes.resize(have);
    return 0;
}

int SystemFile::write(std::string_view bytes)
{
    return writeWhole(
        bytes, [this](std::string_view rest, std::size_t) { return ::write(m_descriptor, rest.data(), rest.size()); });
}

int SystemFile::writeAt(std::uint64_t offset, std::string_view bytes)
{
    return writeWhole(bytes, [&](std::string_view rest, std::size_t done) {
        return ::pwrite(m_descriptor, rest.data(), rest.size(), static_cast<off_t>(offset + done));
    });
}

int SystemFile::sync() { return ::fdatasync(m_descriptor) == 0 || errno == EINVAL ? 0 : errno; }

int SystemFile::close() noexcept
{
    if (!isOpen())
        return 0;
    return ::close(std::exchange(m_descriptor, -1)) == 0 || errno == EINTR ? 0 : errno;
}

int replaceFile(const std::string& from, const std::string& to)
{
    return ::rename(from.c_str(), to.c_str()) == 0 ? 0 : errno;
}

void removeFile(const char* path) noexcept { ::unlink(path); }

bool existsFile(const std::string& path) { return ::access(path.c_str(), F_OK) == 0; }

bool isWritableFile(const std::string& path) { return ::access(path.c_str(), W_OK) == 0; }

int syncFolder(const std::string& folder)
{
    const int handle = ::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (handle < 0)
        return errno == EACCES ? 0 : errno; // a folder can be writable and not readable
    const int error = ::fsync(handle) == 0 ? 0 : errno;
    ::close(handle);
    return error == EINVAL || error == ENOTSUP ? 0 : error; // some file systems have no such sync
}

std::FILE* openStream(const std::string& path, const char* mode) { return std::fopen(path.c_str(), mode); }

std::uint64_t processId() noexcept { return static_cast<std::uint64_t>(::getpid()); }

} // namespace broadside
