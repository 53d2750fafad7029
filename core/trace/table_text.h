#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// @file
/// Lines and fields of CSV and TSV (RFC 4180, with any separator), without any meaning.

namespace broadside::trace {

struct Field {
    std::string_view text;  ///< Without spaces around it, and without quotes.
    std::size_t offset = 0; ///< Of the text in the whole.
    bool isQuoted = false;  ///< Then "" in it stands for a quote.

    /// With every "" as one quote.
    [[nodiscard]] std::string value() const;
};

/// Walks through a text line by line.
class TableText {
public:
    TableText(std::string_view text, char separator) noexcept;

    /// Of a line, more are left out: a line of nothing but separators would take 40 bytes for each.
    static constexpr std::size_t kMostFields = 1'001;

    /// The next line that is not blank; false at the end. Fields are good until the next call.
    [[nodiscard]] bool next(std::vector<Field>& fields);
    [[nodiscard]] std::size_t lineOffset() const noexcept { return m_line; } ///< Of the line that next() read.
    /// Where a quote that is never closed begins; then next() has ended.
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
