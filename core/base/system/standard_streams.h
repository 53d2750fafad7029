#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace broadside {

/// What to do before the first output: a closed standard stream is opened on the null device, since the next opened
/// file would take its number. On Windows, streams pass bytes without changing line ends, and the console shows UTF-8.
void prepareStandardStreams() noexcept;
/// Writing to a pipe without a reader, or beyond the limit for the size of a file, is an error and does not end the
/// program.
void ignoreSignalsOfWrites() noexcept;
/// The words after the name of the program; on Windows in UTF-8.
[[nodiscard]] std::vector<std::string> wordsOf(int argc, char** argv);

/// Reads up to `count` bytes; 0 at the end, nothing after an error, with errno.
[[nodiscard]] std::optional<std::size_t> readStandardInput(char* bytes, std::size_t count);
/// Writes without a buffer. Returns 0 or an errno.
[[nodiscard]] int writeStandardOutput(std::string_view bytes);

/// While it exists, what is printed on standard output goes to standard error.
class OutputToErrors {
public:
    OutputToErrors();
    ~OutputToErrors();
    OutputToErrors(const OutputToErrors&) = delete;
    OutputToErrors& operator=(const OutputToErrors&) = delete;

private:
    int m_output;
};

} // namespace broadside
