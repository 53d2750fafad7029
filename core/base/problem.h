#pragma once

#include "core/base/message/message.h"
#include "core/base/object_id.h"

#include <cassert>
#include <string>
#include <utility>
#include <variant>

/// @file
/// How core reports what a user can get wrong: values with the place and the remedy, never exceptions.

namespace broadside {

enum class Severity { Error, Warning, Info };

/// "error", "warning" or "info": the words of the command line and of its JSON.
[[nodiscard]] const char* nameOf(Severity severity) noexcept;

/// An error, a warning or a note about a file, a scene or another input.
struct Problem {
    Severity severity = Severity::Error;
    std::string file; ///< The path as the user wrote it; empty when the problem is not in a file.
    int line = 0;     ///< The first line is 1; 0 when the problem has no place in a text.
    int column = 0;   ///< The first byte of the line is 1; 0 when the problem has no place in a text.
    ObjectId object;  ///< Null when the problem is not about one object.
    Message message;  ///< What is wrong, with the offending value. No full stop at the end.
    Message remedy;   ///< What to do about it, as an order. No full stop at the end. Never empty for an error.

    friend bool operator==(const Problem&, const Problem&) = default;
};

/// "file:line:column: error: message (object 7). Remedy." without the parts that are unknown.
[[nodiscard]] std::string describe(const Problem& problem);

/// A value, or the problem because of which there is no value.
template<class T>
class [[nodiscard]] Result {
public:
    Result(T value) // NOLINT(google-explicit-constructor): so that `return value;` works
        : m_state(std::in_place_index<0>, std::move(value))
    {}
    Result(Problem problem) // NOLINT(google-explicit-constructor)
        : m_state(std::in_place_index<1>, std::move(problem))
    {}

    [[nodiscard]] bool ok() const noexcept { return m_state.index() == 0; }
    explicit operator bool() const noexcept { return ok(); }

    /// @pre ok()
    [[nodiscard]] T& value() & noexcept
    {
        assert(ok());
        return *std::get_if<0>(&m_state);
    }
    [[nodiscard]] const T& value() const& noexcept
    {
        assert(ok());
        return *std::get_if<0>(&m_state);
    }
    [[nodiscard]] T&& value() && noexcept
    {
        assert(ok());
        return std::move(*std::get_if<0>(&m_state));
    }
    [[nodiscard]] T& operator*() & noexcept { return value(); }
    [[nodiscard]] const T& operator*() const& noexcept { return value(); }
    [[nodiscard]] T&& operator*() && noexcept { return std::move(*this).value(); }
    [[nodiscard]] T* operator->() noexcept { return &value(); }
    [[nodiscard]] const T* operator->() const noexcept { return &value(); }

    /// @pre !ok()
    [[nodiscard]] const Problem& problem() const noexcept
    {
        assert(!ok());
        return *std::get_if<1>(&m_state);
    }

private:
    std::variant<T, Problem> m_state;
};

} // namespace broadside
