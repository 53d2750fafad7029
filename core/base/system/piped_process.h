#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace broadside {

/// Another program that answers texts with lines. A line that begins with "= " is an answer; other lines are the
/// program's own output, which is kept like its errors. POSIX only.
class PipedProcess {
public:
    struct End {
        enum class How : std::uint8_t {
            Ended,   ///< It ended by itself, or by a signal.
            Stuck,   ///< It did not answer in time.
            TooLong, ///< Its answer is longer than `mostBytes`.
            Refused, ///< The system starts no process.
        };
        How how = How::Ended;
        int signal = 0;    ///< Of a crash; 0: it ended by itself.
        std::string words; ///< The last line that it printed, of at most 200 bytes.
        std::string first; ///< The first line of its output that is no answer, as far as known, of at most 200 bytes.
    };

    /// Starts the program. @param words its name, looked up in PATH, and its arguments. @pre !words.empty()
    explicit PipedProcess(const std::vector<std::string>& words);
    /// Ends the program if it is still there.
    ~PipedProcess();
    PipedProcess(const PipedProcess&) = delete;
    PipedProcess& operator=(const PipedProcess&) = delete;

    /// The first answer, which the program gives unasked. After a line of its own output, `afterOutput` is left for it:
    /// a library that a program loads can print a greeting first. Returns as ask() does.
    [[nodiscard]] std::optional<std::string> meet(std::chrono::milliseconds patience,
                                                  std::chrono::milliseconds afterOutput);
    /// Sends a text, which may be several questions: further calls, without a text, return the further answers.
    /// Returns the next answer, without "= ". Nothing: see end(); the program has ended then.
    [[nodiscard]] std::optional<std::string> ask(std::string_view text, std::chrono::milliseconds patience,
                                                 std::size_t mostBytes = std::size_t{64} << 20);
    /// How it ended. @pre ask() returned nothing
    [[nodiscard]] const End& end() const noexcept;

private:
    class Implementation;
    std::unique_ptr<Implementation> m_implementation;
};

} // namespace broadside
