#pragma once

#include "core/base/message/fixed_words.h"
#include "core/io/json/json_parser.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace broadside {

/// Reads JSON value by value, for texts that are mostly lists of numbers and must be read fast: nothing is kept, and
/// the caller says what comes next. Files of our own formats are read with parseJson() (core/io/json/json_parser.h).
///
/// Numbers  are read as any language prints them, also .5 and 5., NaN, nan, inf and Infinity. null is NaN, as
///          JavaScript writes it. Numbers above the largest double are infinite.
/// Errors   The first one is kept; all later calls fail. Its remedy speaks to the author of a game.
/// Cost     O(bytes); strings are copied.
class JsonCursor {
public:
    /// @pre `text` outlives this object
    explicit JsonCursor(std::string_view text) noexcept
        : m_text(text)
    {}

    /// Consumes the character after white space, if it is this one.
    [[nodiscard]] bool take(char character) noexcept;
    /// The same, but anything else is an error.
    [[nodiscard]] bool expect(char character);
    /// Called after each value of a list or an object: true if another one follows. Anything but a comma and `end` is
    /// an error.
    [[nodiscard]] bool goesOn(char end);
    /// Whether the first character after white space is this one.
    [[nodiscard]] bool isNext(char character) noexcept;
    /// Whether only white space is left.
    [[nodiscard]] bool isAtEnd() noexcept;

    [[nodiscard]] bool read(double& number);
    /// A whole number from `low` to `high`; 7.0 is one, too. `what` is its name in the error: "An id".
    [[nodiscard]] bool readWhole(std::int64_t& number, std::int64_t low, std::int64_t high, FixedWords what);
    /// At most limits::kStringBytes. Bytes that are not UTF-8 are kept.
    [[nodiscard]] bool read(std::string& string);
    [[nodiscard]] bool read(bool& truth);
    /// Any value. Error: nested deeper than limits::kNesting.
    [[nodiscard]] bool skip();

    /// Offset of the last value or character that was read, or is about to be read.
    [[nodiscard]] std::size_t place() const noexcept { return m_place; }
    /// Always false, so that a reader can return it. Only the first error is kept.
    bool fail(std::size_t offset, Message message, Message remedy);
    [[nodiscard]] const std::optional<JsonFault>& fault() const noexcept { return m_fault; }

private:
    void toToken() noexcept;
    [[nodiscard]] bool failHere(Message wanted);
    [[nodiscard]] bool readEscape(std::string& string);
    [[nodiscard]] std::optional<char32_t> readHex() noexcept;
    [[nodiscard]] bool skipWord() noexcept;

    std::string_view m_text;
    std::size_t m_at = 0;
    std::size_t m_place = 0;
    int m_depth = 0; // of a value that is skipped
    std::optional<JsonFault> m_fault;
    std::string m_skipped;
};

} // namespace broadside
