#pragma once

#include <cstddef>
#include <new>
#include <vector>

namespace broadside {

/// Asks the system to keep this memory in large pages, if it can and if the memory is large enough. Only a hint.
void preferLargePages(void* memory, std::size_t bytes) noexcept;

/// An allocator in large pages. With small pages, phases that write at random into tens of megabytes spend a quarter of
/// their time on address translation.
template<class T>
struct LargePages {
    using value_type = T;

    LargePages() = default;
    template<class U>
    explicit LargePages(const LargePages<U>&) noexcept
    {}

    [[nodiscard]] T* allocate(std::size_t count)
    {
        void* const memory = ::operator new(count * sizeof(T));
        preferLargePages(memory, count * sizeof(T));
        return static_cast<T*>(memory);
    }
    void deallocate(T* memory, std::size_t) noexcept { ::operator delete(memory); }

    friend bool operator==(const LargePages&, const LargePages&) { return true; }
};

/// A list with one entry per box.
template<class T>
using LongArray = std::vector<T, LargePages<T>>;

} // namespace broadside
