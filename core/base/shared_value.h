#pragma once

#include <atomic>
#include <cstddef>
#include <utility>

namespace broadside {

/// A value that many objects have in common, as large as one pointer. Copies share it, also across threads, until one
/// of them is edited. An empty value needs only the pointer.
template<class T>
class SharedValue {
public:
    SharedValue() = default;
    SharedValue(T value) // NOLINT(google-explicit-constructor): used like the value
        : m_shared(value == T{} ? nullptr : new Shared{std::move(value)})
    {}
    SharedValue(const SharedValue& other) noexcept
        : m_shared(other.m_shared)
    {
        if (m_shared)
            m_shared->owners.fetch_add(1, std::memory_order_relaxed);
    }
    SharedValue(SharedValue&& other) noexcept
        : m_shared(std::exchange(other.m_shared, nullptr))
    {}
    SharedValue& operator=(SharedValue other) noexcept
    {
        std::swap(m_shared, other.m_shared);
        return *this;
    }
    ~SharedValue()
    {
        if (m_shared && m_shared->owners.fetch_sub(1, std::memory_order_acq_rel) == 1)
            delete m_shared;
    }

    [[nodiscard]] const T& operator*() const noexcept
    {
        static const T kEmpty{};
        return m_shared ? m_shared->value : kEmpty;
    }
    [[nodiscard]] const T* operator->() const noexcept { return &**this; }
    /// Whether the value is T{}.
    [[nodiscard]] bool isEmpty() const noexcept { return !m_shared || m_shared->value == T{}; }

    /// The value of this object alone: a value that others share is copied first.
    [[nodiscard]] T& edit()
    {
        if (!m_shared)
            m_shared = new Shared{};
        else if (m_shared->owners.load(std::memory_order_acquire) > 1)
            *this = SharedValue(new Shared{m_shared->value});
        return m_shared->value;
    }

    friend bool operator==(const SharedValue& a, const SharedValue& b) { return a.m_shared == b.m_shared || *a == *b; }

private:
    struct Shared {
        T value{};
        std::atomic<std::size_t> owners{1};
    };
    explicit SharedValue(Shared* shared) noexcept
        : m_shared(shared)
    {}

    Shared* m_shared = nullptr;
};

} // namespace broadside
