#include "tests/safety/failing_calls.h"

#include <array>
#include <cerrno>
#include <cstdarg>
#include <cstdio>
#include <dlfcn.h>
#include <fcntl.h>
#include <mutex>
#include <string_view>
#include <sys/stat.h>
#include <sys/types.h>
#include <unistd.h>

namespace broadside::test {
namespace {

struct Armed {
    std::mutex mutex;
    std::string folder; // empty: nothing is armed
    int left = 0;       // calls until the failure
    std::string failed; // the first call that failed
    CallFailure failure = CallFailure::NoSpace;
    CallsThatFail calls = CallsThatFail::AndAll;
};

Armed& armed()
{
    static Armed state;
    return state;
}

std::string pathOf(int descriptor)
{
    std::array<char, 4096> path{};
    std::array<char, 64> link{};
    std::snprintf(link.data(), link.size(), "/proc/self/fd/%d", descriptor);
    const ssize_t length = ::readlink(link.data(), path.data(), path.size());
    return length > 0 ? std::string(path.data(), static_cast<std::size_t>(length)) : std::string();
}

/// Counts a call for a file. Returns 0, or the error with which the call has to fail.
int errorFor(const char* call, std::string_view path, bool isWrite, bool& isShort)
{
    Armed& state = armed();
    const std::lock_guard lock(state.mutex);
    isShort = false;
    if (state.folder.empty() || !path.starts_with(state.folder) || --state.left > 0)
        return 0;
    const bool isFirst = state.failed.empty();
    if (!isFirst && state.calls == CallsThatFail::One)
        return 0;
    if (isFirst)
        state.failed = call;
    switch (state.failure) {
    case CallFailure::NoSpace:
        return ENOSPC;
    case CallFailure::InputError:
        return EIO;
    case CallFailure::ReadOnly:
        return EROFS;
    case CallFailure::ShortWrite:
        isShort = isFirst && isWrite;
        return isShort ? 0 : ENOSPC;
    }
    return 0;
}

bool fails(const char* call, std::string_view path)
{
    bool isShort = false;
    if (const int error = errorFor(call, path, false, isShort); error != 0) {
        errno = error;
        return true;
    }
    return false;
}

template<class Function>
Function realCall(const char* name)
{
    return reinterpret_cast<Function>(::dlsym(RTLD_NEXT, name));
}

bool writes(int flags) { return (flags & (O_WRONLY | O_RDWR | O_CREAT)) != 0; }

bool isArmed()
{
    Armed& state = armed();
    const std::lock_guard lock(state.mutex);
    return !state.folder.empty();
}

} // namespace

void armFailure(const std::string& folder, int nth, CallFailure failure, CallsThatFail calls)
{
    Armed& state = armed();
    const std::lock_guard lock(state.mutex);
    state.folder = folder;
    state.left = nth;
    state.failed.clear();
    state.failure = failure;
    state.calls = calls;
}

std::string disarmFailure()
{
    Armed& state = armed();
    const std::lock_guard lock(state.mutex);
    state.folder.clear();
    return state.failed;
}

} // namespace broadside::test

// The names and parameters are those of the C library.
using namespace broadside::test;

extern "C" {

__attribute__((visibility("default"))) int open64(const char* path, int flags, ...)
{
    std::va_list rest;
    va_start(rest, flags);
    const int mode = (flags & O_CREAT) != 0 ? va_arg(rest, int) : 0;
    va_end(rest);
    static const auto real = realCall<int (*)(const char*, int, ...)>("open64");
    return writes(flags) && fails("open", path) ? -1 : real(path, flags, mode);
}

__attribute__((visibility("default"))) int open(const char* path, int flags, ...)
{
    std::va_list rest;
    va_start(rest, flags);
    const int mode = (flags & O_CREAT) != 0 ? va_arg(rest, int) : 0;
    va_end(rest);
    static const auto real = realCall<int (*)(const char*, int, ...)>("open");
    return writes(flags) && fails("open", path) ? -1 : real(path, flags, mode);
}

__attribute__((visibility("default"))) ssize_t write(int descriptor, const void* bytes, size_t count)
{
    static const auto real = realCall<ssize_t (*)(int, const void*, size_t)>("write");
    bool isShort = false;
    if (const int error = errorFor("write", pathOf(descriptor), true, isShort); error != 0) {
        errno = error;
        return -1;
    }
    return real(descriptor, bytes, isShort ? (count + 1) / 2 : count);
}

__attribute__((visibility("default"))) int fdatasync(int descriptor)
{
    static const auto real = realCall<int (*)(int)>("fdatasync");
    return fails("fdatasync", pathOf(descriptor)) ? -1 : real(descriptor);
}

__attribute__((visibility("default"))) int fsync(int descriptor)
{
    static const auto real = realCall<int (*)(int)>("fsync");
    return fails("fsync", pathOf(descriptor)) ? -1 : real(descriptor);
}

__attribute__((visibility("default"))) int rename(const char* from, const char* to) noexcept
{
    static const auto real = realCall<int (*)(const char*, const char*)>("rename");
    return fails("rename", to) ? -1 : real(from, to);
}

__attribute__((visibility("default"))) int renameat2(int fromFolder, const char* from, int toFolder, const char* to,
                                                     unsigned flags) noexcept
{
    static const auto real = realCall<int (*)(int, const char*, int, const char*, unsigned)>("renameat2");
    return fails("rename", to) ? -1 : real(fromFolder, from, toFolder, to, flags);
}

__attribute__((visibility("default"))) int unlink(const char* path) noexcept
{
    static const auto real = realCall<int (*)(const char*)>("unlink");
    return fails("unlink", path) ? -1 : real(path);
}

__attribute__((visibility("default"))) int mkdir(const char* path, mode_t mode) noexcept
{
    static const auto real = realCall<int (*)(const char*, mode_t)>("mkdir");
    return fails("mkdir", path) ? -1 : real(path, mode);
}

__attribute__((visibility("default"))) int fchmod(int descriptor, mode_t mode) noexcept
{
    static const auto real = realCall<int (*)(int, mode_t)>("fchmod");
    return fails("fchmod", pathOf(descriptor)) ? -1 : real(descriptor, mode);
}

__attribute__((visibility("default"))) int ftruncate(int descriptor, off_t size) noexcept
{
    static const auto real = realCall<int (*)(int, off_t)>("ftruncate");
    return fails("ftruncate", pathOf(descriptor)) ? -1 : real(descriptor, size);
}

__attribute__((visibility("default"))) int ftruncate64(int descriptor, off64_t size) noexcept
{
    static const auto real = realCall<int (*)(int, off64_t)>("ftruncate64");
    return fails("ftruncate", pathOf(descriptor)) ? -1 : real(descriptor, size);
}

/// The file is closed after a failure, too.
__attribute__((visibility("default"))) int close(int descriptor)
{
    static const auto real = realCall<int (*)(int)>("close");
    const bool isCounted = isArmed() && (::fcntl(descriptor, F_GETFL) & O_ACCMODE) != O_RDONLY;
    const bool hasFailed = isCounted && fails("close", pathOf(descriptor));
    const int error = errno;
    const int result = real(descriptor);
    if (hasFailed)
        errno = error;
    return hasFailed ? -1 : result;
}

} // extern "C"
