#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace broadside {

/// How the lines of `text` end: "\r\n" when the first one does, else "\n".
[[nodiscard]] std::string_view lineBreakOf(std::string_view text) noexcept;

/// Writes a JSON object or array anew with some of its children kept, changed, removed or added, and the white space
/// and commas between those that stay left as they were.
///
/// A child owns the white space before it, back to the comma, and behind it, up to the next comma; the white space
/// before the closing bracket is the container's. New children stand on a line of their own.
class ContainerSplicer {
public:
    /// The container is text[begin, end), brackets included; `depth` is that of its children, for new lines in a
    /// container that has none to learn from; these end with `lineBreak`. Appends to `out`.
    ContainerSplicer(std::string_view text, std::size_t begin, std::size_t end, std::size_t depth,
                     std::string_view lineBreak, std::string& out);

    /// A child that stood at text[begin, end): `content`, which may be those very bytes, takes its place.
    void old(std::size_t begin, std::size_t end, std::string_view content);
    void added(std::string_view content);
    /// Call last.
    void close();

private:
    [[nodiscard]] std::string_view spaceBefore(std::size_t at) const noexcept;
    [[nodiscard]] std::string_view spaceBehind(std::size_t at) const noexcept;

    std::string_view m_text;
    std::size_t m_end;
    std::string_view m_firstSpace; ///< Behind the opening bracket.
    bool m_wasEmpty;
    std::string m_newLine;        ///< Line break and indentation of a new child.
    std::string m_closingNewLine; ///< The same for the closing bracket.
    std::string& m_out;
    bool m_hasChildren = false;
    bool m_lastIsNew = false;
};

} // namespace broadside
