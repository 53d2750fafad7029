#include "core/base/system/piped_process.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <cstring>
#include <fcntl.h>
#include <poll.h>
#include <sys/wait.h>
#include <unistd.h>
#include <utility>

#if defined(__linux__)
#include <sys/prctl.h>
#endif

namespace broadside {
namespace piped { // parts of a class that other sources name

using Clock = std::chrono::steady_clock;

constexpr std::string_view kAnswer = "= ";
constexpr std::size_t kMostWords = 200; // bytes of the last line

/// A pipe whose ends the program does not inherit.
class Pipe {
public:
    Pipe()
    {
        if (::pipe(m_ends.data()) != 0)
            m_ends = {-1, -1};
        for (const int end : m_ends)
            if (end >= 0)
                (void)::fcntl(end, F_SETFD, FD_CLOEXEC);
    }
    ~Pipe()
    {
        close(0);
        close(1);
    }
    Pipe(const Pipe&) = delete;
    Pipe& operator=(const Pipe&) = delete;

    [[nodiscard]] bool isThere() const { return m_ends[0] >= 0; }
    [[nodiscard]] int output() const { return m_ends[0]; } ///< To be read.
    [[nodiscard]] int input() const { return m_ends[1]; }  ///< To be written.
    void close(std::size_t end)
    {
        if (m_ends[end] >= 0)
            ::close(std::exchange(m_ends[end], -1));
    }

private:
    std::array<int, 2> m_ends{-1, -1};
};

void neverWait(int file) { (void)::fcntl(file, F_SETFL, ::fcntl(file, F_GETFL) | O_NONBLOCK); }

/// The child: becomes the program. Only calls that are safe after fork.
[[noreturn]] void become(const std::vector<char*>& words, int input, int output, int errors)
{
#if defined(__linux__)
    (void)::prctl(PR_SET_PDEATHSIG, SIGKILL); // it ends with this process, also in an endless loop
#endif
    for (const int signal : {SIGINT, SIGTERM, SIGHUP, SIGPIPE, SIGXFSZ})
        std::signal(signal, SIG_DFL);
    (void)::dup2(input, STDIN_FILENO);
    (void)::dup2(output, STDOUT_FILENO);
    (void)::dup2(errors, STDERR_FILENO);
    (void)::execvp(words.front(), words.data());
    const char* const reason = std::strerror(errno);
    (void)!::write(STDERR_FILENO, reason, std::strlen(reason));
    ::_exit(127);
}

/// At most so many bytes of a line, and no part of a character.
std::string shortened(std::string line)
{
    if (line.size() <= kMostWords)
        return line;
    std::size_t size = kMostWords;
    while (size > 0 && (static_cast<unsigned char>(line[size]) & 0xc0U) == 0x80U)
        --size;
    line.resize(size);
    return line;
}

/// The last line of what a program printed.
class LastLine {
public:
    void add(std::string_view text)
    {
        m_text += text;
        constexpr std::size_t kKept = 8192;
        if (m_text.size() > 2 * kKept)
            m_text.erase(0, m_text.size() - kKept);
    }
    [[nodiscard]] std::string value() const
    {
        const std::size_t last = m_text.find_last_not_of(" \t\r\n");
        if (last == std::string::npos)
            return {};
        const std::size_t before = m_text.find_last_of("\r\n", last);
        return shortened(m_text.substr(before == std::string::npos ? 0 : before + 1, last - before));
    }

private:
    std::string m_text;
};

} // namespace piped

class PipedProcess::Implementation {
public:
    explicit Implementation(const std::vector<std::string>& words)
    {
        if (!m_input.isThere() || !m_output.isThere() || !m_errors.isThere()) {
            refuse();
            return;
        }
        std::vector<std::string> copies = words;
        std::vector<char*> pointers;
        for (std::string& word : copies)
            pointers.push_back(word.data());
        pointers.push_back(nullptr);
        m_process = ::fork();
        if (m_process == 0)
            piped::become(pointers, m_input.output(), m_output.input(), m_errors.input());
        m_input.close(0);
        m_output.close(1);
        m_errors.close(1);
        if (m_process < 0) {
            refuse();
            return;
        }
        for (const int file : {m_input.input(), m_output.output(), m_errors.output()})
            piped::neverWait(file);
    }
    ~Implementation()
    {
        if (m_process > 0)
            kill();
    }
    Implementation(const Implementation&) = delete;
    Implementation& operator=(const Implementation&) = delete;

    std::optional<std::string> ask(std::string_view text, std::chrono::milliseconds patience, std::size_t mostBytes,
                                   std::optional<std::chrono::milliseconds> afterOutput = {})
    {
        if (m_process <= 0)
            return std::nullopt;
        auto until = piped::Clock::now() + patience;
        m_unsent += text;
        for (;;) {
            if (auto line = takeAnswer())
                return line;
            if (afterOutput && hasOwnOutput())
                until = std::min(until, piped::Clock::now() + *std::exchange(afterOutput, {}));
            if (m_answers.size() > mostBytes)
                return giveUp(End::How::TooLong);
            const auto left =
                std::chrono::duration_cast<std::chrono::milliseconds>(until - piped::Clock::now()).count();
            if (left <= 0)
                return giveUp(End::How::Stuck);
            std::array<pollfd, 3> files{pollfd{m_output.output(), POLLIN, 0}, pollfd{m_errors.output(), POLLIN, 0},
                                        pollfd{m_unsent.empty() ? -1 : m_input.input(), POLLOUT, 0}};
            if (::poll(files.data(), files.size(), static_cast<int>(left) + 1) <= 0)
                continue;
            if (files[1].revents != 0)
                (void)takeErrors();
            if (files[2].revents != 0)
                m_unsent.erase(0, takenBytes(m_input.input(), m_unsent));
            if (files[0].revents != 0 && !takeOutput())
                return takeEnd();
        }
    }
    [[nodiscard]] const End& end() const { return m_end; }

private:
    void refuse() { m_end.how = End::How::Refused; }

    /// The next answer of those that have been read; other lines are put aside.
    std::optional<std::string> takeAnswer()
    {
        for (;;) {
            const std::size_t size = m_answers.find('\n', m_looked);
            if (size == std::string::npos) {
                m_looked = m_answers.size();
                return std::nullopt;
            }
            std::string line = m_answers.substr(0, size);
            m_answers.erase(0, size + 1);
            m_looked = 0;
            if (line.ends_with('\r'))
                line.pop_back();
            if (line.starts_with(piped::kAnswer) || line == "=")
                return line.substr(std::min(line.size(), piped::kAnswer.size()));
            if (!std::exchange(m_hasPrinted, true))
                m_first = line;
            m_printed.add(line + '\n');
        }
    }
    /// Something that is no answer, perhaps a line without its end.
    [[nodiscard]] bool hasOwnOutput() const { return m_hasPrinted || (!m_answers.empty() && m_answers.front() != '='); }
    /// Number of bytes that the program takes now. If it has ended, all: its end is seen where its output ends.
    static std::size_t takenBytes(int file, std::string_view text)
    {
        auto* const earlier = std::signal(SIGPIPE, SIG_IGN);
        const ssize_t written = ::write(file, text.data(), text.size());
        const int error = errno;
        std::signal(SIGPIPE, earlier);
        if (written >= 0)
            return static_cast<std::size_t>(written);
        return error == EAGAIN || error == EINTR ? 0 : text.size();
    }

    /// False at the end.
    template<class Take>
    static bool readSome(int file, const Take& take)
    {
        std::array<char, 1 << 16> buffer;
        const ssize_t count = ::read(file, buffer.data(), buffer.size());
        if (count > 0)
            take(std::string_view(buffer.data(), static_cast<std::size_t>(count)));
        return count > 0 || (count < 0 && (errno == EAGAIN || errno == EINTR));
    }
    bool takeOutput()
    {
        return readSome(m_output.output(), [&](std::string_view text) { m_answers += text; });
    }
    bool takeErrors()
    {
        if (readSome(m_errors.output(), [&](std::string_view text) { m_printed.add(text); }))
            return true;
        m_errors.close(0);
        return false;
    }

    void kill()
    {
        ::kill(m_process, SIGKILL);
        while (::waitpid(m_process, nullptr, 0) < 0 && errno == EINTR) {
        }
        m_process = -1;
    }
    std::optional<std::string> giveUp(End::How how)
    {
        kill();
        m_end.how = how;
        m_end.words = m_printed.value();
        if (hasOwnOutput())
            m_end.first = piped::shortened(m_hasPrinted ? m_first : m_answers);
        return std::nullopt;
    }
    /// Its output has ended: usually the program has, too.
    std::optional<std::string> takeEnd()
    {
        constexpr std::chrono::seconds kLongest(1);
        const auto until = piped::Clock::now() + kLongest;
        int status = 0;
        while (::waitpid(m_process, &status, WNOHANG) == 0) {
            if (piped::Clock::now() > until)
                return giveUp(End::How::Ended);
            pollfd errors{m_errors.output(), POLLIN, 0};
            constexpr int kLookMs = 10;
            if (::poll(&errors, 1, kLookMs) > 0)
                (void)takeErrors();
        }
        m_process = -1;
        for (pollfd errors{m_errors.output(), POLLIN, 0}; ::poll(&errors, 1, 0) > 0 && takeErrors();) {
        }
        m_end.how = End::How::Ended;
        m_end.signal = WIFSIGNALED(status) ? WTERMSIG(status) : 0;
        m_end.words = m_printed.value();
        return std::nullopt;
    }

    piped::Pipe m_input;
    piped::Pipe m_output;
    piped::Pipe m_errors;
    pid_t m_process = -1;
    std::string m_unsent;
    std::string m_answers;
    std::size_t m_looked = 0;  // bytes of it that have no end of a line
    bool m_hasPrinted = false; // lines of its own
    std::string m_first;       // the first one
    piped::LastLine m_printed;
    End m_end;
};

PipedProcess::PipedProcess(const std::vector<std::string>& words)
    : m_implementation(std::make_unique<Implementation>(words))
{}

PipedProcess::~PipedProcess() = default;

std::optional<std::string> PipedProcess::meet(std::chrono::milliseconds patience, std::chrono::milliseconds afterOutput)
{
    constexpr std::size_t kMostBytes = 1 << 16;
    return m_implementation->ask({}, patience, kMostBytes, afterOutput);
}

std::optional<std::string> PipedProcess::ask(std::string_view text, std::chrono::milliseconds patience,
                                             std::size_t mostBytes)
{
    return m_implementation->ask(text, patience, mostBytes);
}

const PipedProcess::End& PipedProcess::end() const noexcept { return m_implementation->end(); }

} // namespace broadside
