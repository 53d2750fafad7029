#include "core/base/system/stack.h"

#include <algorithm>
#include <array>
#include <sys/resource.h>

namespace broadside {
namespace {

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

} // namespace

void reserveStack() noexcept
{
    rlimit limit{};
    if (::getrlimit(RLIMIT_STACK, &limit) != 0)
        return;
    const std::size_t most = limit.rlim_cur == RLIM_INFINITY ? kReservedStack : limit.rlim_cur / 2;
    char first = 0;
    touch(std::min(kReservedStack, most) / kPiece, &first);
}

} // namespace broadside
