#pragma once

#include <memory>
#include <utility>

namespace broadside {

/// An immutable value that many objects have in common. Copies share it; an empty one needs only the pointer. Compared
/// by content.
template<class T>
class SharedValue {
public:
    SharedValue() = default;
    SharedValue(T value) // NOLINT(google-explicit-constructor): used like the value
        : m_value(value == T{} ? nullptr : std::make_shared<const T>(std::move(value)))
    {}

    [[nodiscard]] const T& operator*() const noexcept
    {
        static const T kEmpty{};
        return m_value ? *m_value : kEmpty;
    }
    [[nodiscard]] const T* operator->() const noexcept { return &**this; }
    [[nodiscard]] bool isEmpty() const noexcept { return !m_value; } ///< The value is T{}.

    friend bool operator==(const SharedValue& a, const SharedValue& b) { return a.m_value == b.m_value || *a == *b; }

private:
    std::shared_ptr<const T> m_value;
};

} // namespace broadside
