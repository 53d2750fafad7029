#include "core/base/long_array.h"

#include <cstdint>

#if defined(__linux__)
#include <sys/mman.h>
#endif

namespace broadside {

void preferLargePages([[maybe_unused]] void* memory, [[maybe_unused]] std::size_t bytes) noexcept
{
#if defined(__linux__)
    constexpr std::uintptr_t kSmallPage = 4096;
    // Below this size, several arrays may share one large page of 2 MiB.
    constexpr std::size_t kSmallestWithLargePages = std::size_t{1} << 20;
    if (bytes < kSmallestWithLargePages)
        return;
    const std::uintptr_t begin = (reinterpret_cast<std::uintptr_t>(memory) + kSmallPage - 1) & ~(kSmallPage - 1);
    const std::uintptr_t end = (reinterpret_cast<std::uintptr_t>(memory) + bytes) & ~(kSmallPage - 1);
    // A system without large pages refuses; small pages work too.
    static_cast<void>(madvise(reinterpret_cast<void*>(begin), end - begin, MADV_HUGEPAGE));
#endif
}

} // namespace broadside
