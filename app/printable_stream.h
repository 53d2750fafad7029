#pragma once

#include <ostream>
#include <streambuf>
#include <string_view>

namespace broadside {

/// A stream that hands text on to another one, with control characters as escapes ("\x1b"), so that a name from a file
/// cannot move the cursor, set the title of a terminal or hide text. Line breaks and tabs stay. JSON has none of the
/// others. It buffers nothing, except the first byte of a character that continues in the next piece.
class PrintableStream final : public std::ostream {
public:
    /// `target` must outlive it.
    explicit PrintableStream(std::ostream& target);
    PrintableStream(const PrintableStream&) = delete;
    PrintableStream& operator=(const PrintableStream&) = delete;
    ~PrintableStream() override;

private:
    class Buffer final : public std::streambuf {
    public:
        explicit Buffer(std::ostream& target)
            : m_target(target)
        {}
        /// Writes the byte that is held back.
        void finish();

    protected:
        int_type overflow(int_type character) override;
        std::streamsize xsputn(const char* text, std::streamsize count) override;
        int sync() override;

    private:
        void write(std::string_view text);

        std::ostream& m_target;
        bool m_holdsC2 = false; ///< The last byte was 0xC2, with which U+0080 to U+009F begin.
    };
    Buffer m_buffer;
};

} // namespace broadside
