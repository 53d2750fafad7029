#pragma once

#include "tests/support/heap_counts.h"
#include "tests/support/sanitized.h"

#include <cstdint>
#include <cstdlib>
#include <malloc.h>
#include <new>

/// @file
/// Counts the allocations of the program by replacing operator new. Exactly one source of a program may include this.
/// What is counted in a program under a sanitizer means nothing.

#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
#define BROADSIDE_OTHER_HEAP // of g++
#elif defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
#define BROADSIDE_OTHER_HEAP // of clang
#endif
#endif

#ifndef BROADSIDE_OTHER_HEAP
void* operator new(std::size_t size, const std::nothrow_t&) noexcept
{
    void* const memory = std::malloc(size);
    if (memory == nullptr)
        return nullptr;
    ++broadside::test::allocations;
    using broadside::test::mostBytes;
    const std::uint64_t live = broadside::test::liveBytes += malloc_usable_size(memory);
    for (std::uint64_t most = mostBytes; live > most && !mostBytes.compare_exchange_weak(most, live);) {
    }
    return memory;
}
void* operator new(std::size_t size)
{
    void* const memory = operator new(size, std::nothrow);
    if (memory == nullptr)
        throw std::bad_alloc();
    return memory;
}
void operator delete(void* memory) noexcept
{
    broadside::test::liveBytes -= malloc_usable_size(memory);
    std::free(memory);
}
void operator delete(void* memory, std::size_t) noexcept { operator delete(memory); }
#endif
