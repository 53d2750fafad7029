#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace broadside {

/// The line break of `text`: "\r\n" if the first line ends with it, else "\n".
[[nodiscard]] std::string_view lineBreakOf(std::string_view text) noexcept;

/// Writes a JSON object or array again, with children kept, changed, removed or added. White space and commas between
/// the kept children do not change.
///
/// A child owns the white space before it, back to the comma, and behind it, up to the next comma; the white space
/// before the closing bracket belongs to the container. Each new child gets its own line.
class ContainerSplicer {
public:
    /// The container is text[begin, end), including its brackets. `depth` is the nesting depth of its children: it
    /// gives the indentation of new lines if no existing line shows one. New lines begin with `lineBreak`. Appends to
    /// `out`.
    ContainerSplicer(std::string_view text, std::size_t begin, std::size_t end, std::size_t depth,
                     std::string_view lineBreak, std::string& out);

    /// Writes `content` in place of the child at text[begin, end). It may be the same bytes.
    void old(std::size_t begin, std::size_t end, std::string_view content)
    {
        oldFrom(begin, end, [&] { m_out += content; });
    }
    /// The same for content that `write()` appends to `out`. Between two calls of a splicer, `out` may be emptied.
    template<class Write>
    void oldFrom(std::size_t begin, std::size_t end, Write&& write)
    {
        beginOld(begin);
        write();
        endOld(end);
    }
    void added(std::string_view content);
    /// The last call.
    void close();

private:
    void beginOld(std::size_t begin);
    void endOld(std::size_t end);
    [[nodiscard]] std::string_view spaceBefore(std::size_t at) const noexcept;
    [[nodiscard]] std::string_view spaceBehind(std::size_t at) const noexcept;

    std::string_view m_text;
    std::size_t m_end;
    std::string_view m_firstSpace; ///< White space after the opening bracket.
    bool m_wasEmpty;
    std::string m_newLine;        ///< Line break and indentation of a new child.
    std::string m_closingNewLine; ///< The same for the closing bracket.
    std::string& m_out;
    bool m_hasChildren = false;
    bool m_lastIsNew = false;
};

} // namespace broadside
