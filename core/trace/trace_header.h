#pragma once

#include "core/trace/trace_format.h"

#include <cassert>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

/// @file
/// Reads and writes the header of a trace.

namespace broadside::trace {

/// An error in bytes, and its position.
struct ByteFault {
    std::size_t at = 0; ///< Offset from the first byte.
    Message message;
    Message remedy;
};

/// A value, or the error in the bytes.
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

/// Whether it is a rectangle with a width and a height, and its numbers are valid coordinates.
[[nodiscard]] bool isWorld(const Aabb& world) noexcept;

/// Reads the header's message, without its first eight bytes.
[[nodiscard]] Decoded<TraceInfo> headerFrom(std::string_view bytes);
/// Appends the header's message, without its first eight bytes.
void putHeader(const TraceInfo& info, std::string& bytes);

} // namespace broadside::trace
