#pragma once

#include <cstddef>
#include <new>
#include <vector>

namespace broadside {

/// Asks the system to keep this memory in large pages, where it can and where that is worth it. Only a hint.
void preferLargePages(void* memory, std::size_t bytes) noexcept;

/// Memory in large pages. Phases that scatter over tens of megabytes spend a quarter of their time on looking up the
/// addresses of small ones.
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

/// A list with an entry a box.
template<class T>
using LongArray = std::vector<T, LargePages<T>>;

} // namespace broadside
