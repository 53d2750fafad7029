#include "core/base/free_memory.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstdio>
#include <memory>
#include <string>

#ifdef __unix__
#include <sys/resource.h>
#include <unistd.h>
#endif

namespace broadside {
namespace {

/// The beginning of a small file of the system; empty if it cannot be read.
std::string systemFile(const char* path)
{
    struct Close {
        void operator()(std::FILE* file) const noexcept { std::fclose(file); } // cannot fail after reading
    };
    const std::unique_ptr<std::FILE, Close> file{std::fopen(path, "rb")};
    std::array<char, 4'096> bytes{};
    return file ? std::string(bytes.data(), std::fread(bytes.data(), 1, bytes.size(), file.get())) : std::string();
}

std::optional<std::uint64_t> numberAt(std::string_view text)
{
    text.remove_prefix(std::min(text.find_first_not_of(" \t"), text.size()));
    std::uint64_t number = 0;
    return std::from_chars(text.data(), text.data() + text.size(), number).ec == std::errc{} ? std::optional{number}
                                                                                             : std::nullopt;
}

std::uint64_t difference(std::uint64_t limit, std::uint64_t used) { return limit - std::min(limit, used); }

/// The rest of the control group, whose limit is often far below the memory of the machine. "max" is no limit.
std::optional<std::uint64_t> freeInControlGroup()
{
    const auto limit = numberAt(systemFile("/sys/fs/cgroup/memory.max"));
    const auto used = numberAt(systemFile("/sys/fs/cgroup/memory.current"));
    return limit && used ? std::optional{difference(*limit, *used)} : std::nullopt;
}

std::optional<std::uint64_t> freeAddresses()
{
#ifdef __unix__
    rlimit limit{};
    if (::getrlimit(RLIMIT_AS, &limit) != 0 || limit.rlim_cur == RLIM_INFINITY)
        return std::nullopt;
    if (const auto pages = numberAt(systemFile("/proc/self/statm")))
        return difference(limit.rlim_cur, *pages * static_cast<std::uint64_t>(::sysconf(_SC_PAGESIZE)));
#endif
    return std::nullopt;
}

#ifdef __unix__
constexpr std::size_t kPiece = std::size_t{16} << 10; // bytes

/// Each call uses a piece of the stack further down. The piece is handed on, so that no call can become a jump that
/// uses the same piece again.
[[gnu::noinline]] void touch(std::size_t pieces, char* above) noexcept // NOLINT(misc-no-recursion): its depth is wanted
{
    std::array<char, kPiece> piece{};
    piece.back() = *above;
    if (pieces > 1)
        touch(pieces - 1, piece.data());
    *above = piece.front();
}
#endif

} // namespace

std::optional<std::uint64_t> availableIn(std::string_view meminfo)
{
    constexpr std::string_view kName = "MemAvailable:";
    const std::size_t place = meminfo.find(kName);
    if (place == std::string_view::npos)
        return std::nullopt;
    const auto kibibytes = numberAt(meminfo.substr(place + kName.size()));
    return kibibytes ? std::optional{*kibibytes << 10} : std::nullopt;
}

std::optional<std::uint64_t> freeMemory()
{
    std::optional<std::uint64_t> least;
    for (const auto& part : {availableIn(systemFile("/proc/meminfo")), freeInControlGroup(), freeAddresses()})
        if (part && (!least || *part < *least))
            least = part;
    return least;
}

void reserveStack() noexcept
{
#ifdef __unix__
    rlimit limit{};
    if (::getrlimit(RLIMIT_STACK, &limit) != 0)
        return;
    const std::size_t most = limit.rlim_cur == RLIM_INFINITY ? kReservedStack : limit.rlim_cur / 2;
    char first = 0;
    touch(std::min(kReservedStack, most) / kPiece, &first);
#endif
}

} // namespace broadside
