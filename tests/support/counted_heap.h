#pragma once

#include <atomic>
#include <cstdint>
#include <cstdlib>
#include <malloc.h>
#include <new>

/// @file
/// Counts what the program that includes this allocates: it replaces operator new. To be included by one source of a
/// program. The sanitizers have an operator new of their own: then BROADSIDE_SANITIZED is defined and nothing counted.

#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
#define BROADSIDE_SANITIZED
#elif defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
#define BROADSIDE_SANITIZED
#endif
#endif

namespace broadside::test {

inline std::atomic<std::uint64_t> allocations = 0; ///< Since the program began,
inline std::atomic<std::uint64_t> liveBytes = 0;   ///< and what it has now,
inline std::atomic<std::uint64_t> mostBytes = 0;   ///< or had at most since somebody set this to what it had.

} // namespace broadside::test

#ifndef BROADSIDE_SANITIZED
void* operator new(std::size_t size)
{
    void* const memory = std::malloc(size);
    if (memory == nullptr)
        throw std::bad_alloc();
    ++broadside::test::allocations;
    using broadside::test::mostBytes;
    const std::uint64_t live = broadside::test::liveBytes += malloc_usable_size(memory);
    for (std::uint64_t most = mostBytes; live > most && !mostBytes.compare_exchange_weak(most, live);) {
    }
    return memory;
}
void operator delete(void* memory) noexcept
{
    broadside::test::liveBytes -= malloc_usable_size(memory);
    std::free(memory);
}
void operator delete(void* memory, std::size_t) noexcept { operator delete(memory); }
#endif
