#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// @file
/// Lines and fields of CSV and TSV (RFC 4180, with any separator), without their meaning.

namespace broadside::trace {

struct Field {
    std::string_view text;  ///< The text without surrounding spaces and without quotes.
    std::size_t offset = 0; ///< Position of `text` in the whole text.
    bool isQuoted = false;  ///< Then "" in `text` is a quote.

    /// The text, with each "" replaced by one quote.
    [[nodiscard]] std::string value() const;
};

/// Reads a text line by line.
class TableText {
public:
    TableText(std::string_view text, char separator) noexcept;

    /// Further fields of a line are left out: a line of only separators would take 40 bytes of memory for each.
    static constexpr std::size_t kMostFields = 1'001;

    /// The next line that is not blank; false at the end. Fields are valid until the next call.
    [[nodiscard]] bool next(std::vector<Field>& fields);
    [[nodiscard]] std::size_t lineOffset() const noexcept
    {
        return m_line;
    } ///< Number of the line that next() has read.
    /// Position of a quote that is never closed. next() has then ended.
    [[nodiscard]] const std::optional<std::size_t>& openQuote() const noexcept { return m_openQuote; }

private:
    [[nodiscard]] bool readField(std::vector<Field>& fields);
    [[nodiscard]] bool atEndOfLine() const noexcept;

    std::string_view m_text;
    char m_separator;
    std::size_t m_at = 0;
    std::size_t m_line = 0;
    std::optional<std::size_t> m_openQuote;
};

} // namespace broadside::trace
