#pragma once

#include "core/trace/trace_format.h"

#include <cassert>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

/// @file
/// The header of a trace, from bytes and to bytes.

namespace broadside::trace {

/// What is wrong with bytes, and where.
struct ByteFault {
    std::size_t at = 0; ///< From the first of the bytes.
    std::string message;
    std::string remedy;
};

/// A value, or why bytes do not say one.
template<class T>
class [[nodiscard]] Decoded {
public:
    Decoded(T value) // NOLINT(google-explicit-constructor): as Result
        : m_value(std::move(value))
    {}
    Decoded(ByteFault fault) // NOLINT(google-explicit-constructor)
        : m_fault(std::move(fault))
    {}
    explicit operator bool() const noexcept { return m_value.has_value(); }
    [[nodiscard]] T& operator*() noexcept { return *m_value; }
    [[nodiscard]] const T& operator*() const noexcept { return *m_value; }
    [[nodiscard]] const ByteFault& problem() const noexcept { return m_fault; }

private:
    std::optional<T> m_value;
    ByteFault m_fault;
};

/// What stands in the message, without its first eight bytes.
[[nodiscard]] Decoded<TraceInfo> headerFrom(std::string_view bytes);
/// Appends the same.
void putHeader(const TraceInfo& info, std::string& bytes);

} // namespace broadside::trace
