#include "core/base/system/system_file.h"
#include "core/base/system/wide_text.h"

#include <algorithm>
#include <cerrno>
#include <fcntl.h>
#include <io.h>
#include <process.h>
#include <sys/stat.h>
#include <utility>

#ifndef NOMINMAX
#define NOMINMAX
#endif
#define WIN32_LEAN_AND_MEAN
#include <windows.h>

namespace broadside {
namespace {

constexpr int kReadable = _S_IREAD | _S_IWRITE;
constexpr unsigned kMostAtOnce = 1U << 30U; // the functions take 32-bit counts
constexpr int kNewFile = _O_CREAT | _O_EXCL | _O_BINARY | _O_NOINHERIT;

int errorOfWindows()
{
    switch (GetLastError()) {
    case ERROR_FILE_NOT_FOUND:
    case ERROR_PATH_NOT_FOUND:
        return ENOENT;
    case ERROR_ACCESS_DENIED:
    case ERROR_SHARING_VIOLATION: // another program has the file open
    case ERROR_LOCK_VIOLATION:
    case ERROR_USER_MAPPED_FILE:
        return EACCES;
    case ERROR_DISK_FULL:
    case ERROR_HANDLE_DISK_FULL:
        return ENOSPC;
    case ERROR_WRITE_PROTECT:
        return EROFS;
    default:
        return EIO;
    }
}

HANDLE handleOf(int descriptor) { return reinterpret_cast<HANDLE>(_get_osfhandle(descriptor)); }

OVERLAPPED placeAt(std::uint64_t offset)
{
    OVERLAPPED place{};
    place.Offset = static_cast<DWORD>(offset);
    place.OffsetHigh = static_cast<DWORD>(offset >> 32U);
    return place;
}

} // namespace

SystemFile SystemFile::openToRead(const std::string& path)
{
    return SystemFile(_wopen(wideText(path).c_str(), _O_RDONLY | _O_BINARY | _O_NOINHERIT));
}

SystemFile SystemFile::makeNew(const std::string& path, Readers /*readers*/)
{
    return SystemFile(_wopen(wideText(path).c_str(), _O_WRONLY | kNewFile, kReadable));
}

SystemFile SystemFile::makeTemporary(const std::string& begin, std::string_view end, Lifetime lifetime,
                                     std::string& path)
{
    constexpr int kTries = 1'000;
    const std::uint64_t first = GetTickCount64() ^ processId() << 20U;
    const int flags = _O_RDWR | kNewFile | (lifetime == Lifetime::UntilClosed ? _O_TEMPORARY : 0);
    for (int i = 0; i < kTries; ++i) {
        path = begin + std::to_string(first + static_cast<std::uint64_t>(i)) + std::string(end);
        SystemFile file(_wopen(wideText(path).c_str(), flags, kReadable));
        if (!file.isOpen() && errno == EEXIST)
            continue;
        if (!file.isOpen() || lifetime == Lifetime::UntilClosed)
            path.clear();
        return file;
    }
    path.clear();
    return {};
}

std::uint64_t SystemFile::size() const noexcept
{
    return static_cast<std::uint64_t>(std::max<std::int64_t>(0, _filelengthi64(m_descriptor)));
}

int SystemFile::readAt(std::uint64_t offset, std::size_t count, std::string& bytes) const
{
    bytes.resize(count);
    std::size_t have = 0;
    while (have < count) {
        OVERLAPPED place = placeAt(offset + have);
        DWORD got = 0;
        const auto wanted = static_cast<DWORD>(std::min<std::size_t>(count - have, kMostAtOnce));
        if (!ReadFile(handleOf(m_descriptor), bytes.data() + have, wanted, &got, &place)) {
            if (GetLastError() != ERROR_HANDLE_EOF)
                return errorOfWindows();
            break;
        }
        if (got == 0)
            break;
        have += got;
    }
    bytes.resize(have);
    return 0;
}

int SystemFile::write(std::string_view bytes)
{
    while (!bytes.empty()) {
        const auto wanted = static_cast<unsigned>(std::min<std::size_t>(bytes.size(), kMostAtOnce));
        const int taken = _write(m_descriptor, bytes.data(), wanted);
        if (taken <= 0)
            return taken < 0 ? errno : ENOSPC;
        bytes.remove_prefix(static_cast<std::size_t>(taken));
    }
    return 0;
}

int SystemFile::writeAt(std::uint64_t offset, std::string_view bytes)
{
    while (!bytes.empty()) {
        OVERLAPPED place = placeAt(offset);
        DWORD taken = 0;
        const auto wanted = static_cast<DWORD>(std::min<std::size_t>(bytes.size(), kMostAtOnce));
        if (!WriteFile(handleOf(m_descriptor), bytes.data(), wanted, &taken, &place))
            return errorOfWindows();
        if (taken == 0)
            return ENOSPC;
        offset += taken;
        bytes.remove_prefix(taken);
    }
    return 0;
}

int SystemFile::sync() { return _commit(m_descriptor) == 0 ? 0 : errno; }

int SystemFile::close() noexcept
{
    if (!isOpen())
        return 0;
    return _close(std::exchange(m_descriptor, -1)) == 0 ? 0 : errno;
}

int replaceFile(const std::string& from, const std::string& to)
{
    const std::wstring source = wideText(from);
    const std::wstring target = wideText(to);
    if (existsFile(to) && ReplaceFileW(target.c_str(), source.c_str(), nullptr, 0, nullptr, nullptr))
        return 0;
    return MoveFileExW(source.c_str(), target.c_str(), MOVEFILE_REPLACE_EXISTING | MOVEFILE_WRITE_THROUGH)
               ? 0
               : errorOfWindows();
}

void removeFile(const char* path) noexcept
{
    try {
        _wunlink(wideText(path).c_str());
    } catch (...) { // there is no memory for the name: the file stays
    }
}

bool existsFile(const std::string& path) { return _waccess(wideText(path).c_str(), 0) == 0; }

bool isWritableFile(const std::string& path) { return _waccess(wideText(path).c_str(), 2) == 0; }

int syncFolder(const std::string& /*folder*/) { return 0; } // MOVEFILE_WRITE_THROUGH has waited for the disk

std::FILE* openStream(const std::string& path, const char* mode)
{
    return _wfopen(wideText(path).c_str(), wideText(mode).c_str());
}

std::uint64_t processId() noexcept { return static_cast<std::uint64_t>(_getpid()); }

} // namespace broadside
