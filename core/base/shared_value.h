#pragma once

#include <atomic>
#include <cstddef>
#include <initializer_list>
#include <utility>
#include <vector>

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

    [[nodiscard]] const T& operator*() const noexcept { return m_shared ? m_shared->value : emptyValue(); }
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
    [[nodiscard]] static const T& emptyValue() noexcept
    {
        static const T kEmpty{};
        return kEmpty;
    }

    Shared* m_shared = nullptr;
};

/// A list as large as one pointer, for lists that most objects do not have. It is read like a vector. Access to a list
/// that is not const makes it this object's alone, as edit() does.
template<class T>
class SharedList {
public:
    using value_type = T;
    using iterator = typename std::vector<T>::iterator;
    using const_iterator = typename std::vector<T>::const_iterator;

    SharedList() = default;
    SharedList(std::vector<T> list) // NOLINT(google-explicit-constructor): used like the vector
        : m_list(std::move(list))
    {}
    SharedList(std::initializer_list<T> list)
        : m_list(std::vector<T>(list))
    {}

    operator const std::vector<T>&() const noexcept { return *m_list; } // NOLINT(google-explicit-constructor)
    [[nodiscard]] std::vector<T>& edit() { return m_list.edit(); }

    [[nodiscard]] bool empty() const noexcept { return m_list->empty(); }
    [[nodiscard]] std::size_t size() const noexcept { return m_list->size(); }
    [[nodiscard]] const T* data() const noexcept { return m_list->data(); }
    [[nodiscard]] const T& operator[](std::size_t index) const noexcept { return (*m_list)[index]; }
    [[nodiscard]] const T& at(std::size_t index) const { return m_list->at(index); }
    [[nodiscard]] const T& front() const noexcept { return m_list->front(); }
    [[nodiscard]] const_iterator begin() const noexcept { return m_list->begin(); }
    [[nodiscard]] const_iterator end() const noexcept { return m_list->end(); }

    [[nodiscard]] T& operator[](std::size_t index) { return edit()[index]; }
    template<class... Arguments>
    T& emplace_back(Arguments&&... arguments)
    {
        return edit().emplace_back(std::forward<Arguments>(arguments)...);
    }
    void push_back(T value) { edit().push_back(std::move(value)); }

    friend bool operator==(const SharedList& a, const SharedList& b) { return a.m_list == b.m_list; }

private:
    SharedValue<std::vector<T>> m_list;
};

} // namespace broadside
