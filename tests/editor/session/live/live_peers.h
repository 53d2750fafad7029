#pragma once

#include "editor/session/live/live_server.h"
#include "tests/support/sanitized.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <ctime>
#include <fcntl.h>
#include <string>
#include <string_view>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

// From the run-time library of the sanitizer.
extern "C" [[gnu::weak]] std::size_t __sanitizer_get_current_allocated_bytes();

/// @file
/// The other end of a LiveServer: games, and peers that imitate a game.

namespace broadside::test {

/// A folder for sockets that no other test shares. While this object lives, games and servers use it.
class RuntimeFolder {
public:
    RuntimeFolder()
        : m_folder(QStringLiteral("/tmp/bsl-XXXXXX")) // a short name, because paths of sockets are limited
    {
        qputenv("XDG_RUNTIME_DIR", m_folder.path().toUtf8());
    }
    [[nodiscard]] QString sockets() const { return m_folder.filePath(QStringLiteral("broadside")); }
    [[nodiscard]] std::string socket(const char* name) const { return sockets().toStdString() + '/' + name; }

private:
    QTemporaryDir m_folder;
};

/// The client end of a socket; it never blocks.
class Peer {
public:
    explicit Peer(const std::string& path)
        : m_socket(::socket(AF_UNIX, SOCK_STREAM | SOCK_NONBLOCK | SOCK_CLOEXEC, 0))
    {
        sockaddr_un address{};
        address.sun_family = AF_UNIX;
        path.copy(address.sun_path, sizeof address.sun_path - 1);
        m_isConnected = ::connect(m_socket, reinterpret_cast<const sockaddr*>(&address), sizeof address) == 0;
    }
    ~Peer() { ::close(m_socket); }
    Peer(const Peer&) = delete;
    Peer& operator=(const Peer&) = delete;

    [[nodiscard]] bool isConnected() const { return m_isConnected; }
    [[nodiscard]] int descriptor() const { return m_socket; }
    /// The number of sent bytes.
    std::size_t send(std::string_view bytes) const
    {
        const ssize_t put = ::send(m_socket, bytes.data(), bytes.size(), MSG_NOSIGNAL);
        return put > 0 ? static_cast<std::size_t>(put) : 0;
    }
    /// Appends the available bytes to `received`; false when the other end has closed.
    bool receive()
    {
        char block[256];
        const ssize_t got = ::recv(m_socket, block, sizeof block, 0);
        if (got > 0)
            received.append(block, static_cast<std::size_t>(got));
        return got > 0 || (got < 0 && (errno == EAGAIN || errno == EWOULDBLOCK));
    }
    std::string received;

private:
    int m_socket;
    bool m_isConnected = false;
};

/// Measures how long this thread works without returning to its event loop. It counts processor time, so that the load
/// of
/// the machine makes no difference.
class EventLoopWatch {
public:
    /// Processes events for this time.
    void watch(int milliseconds)
    {
        QElapsedTimer timer;
        timer.start();
        while (timer.elapsed() < milliseconds) {
            const double before = processorMs();
            QCoreApplication::processEvents(QEventLoop::AllEvents);
            m_longestMs = std::max(m_longestMs, processorMs() - before);
            QTest::qSleep(1);
        }
    }
    /// True if no turn of the event loop took this long. Reading a whole flood of data in one turn would take far
    /// longer.
    /// Under a sanitizer, eight times as long is allowed.
    [[nodiscard]] bool neverBlockedFor(double milliseconds) const
    {
        return m_longestMs < milliseconds * (kSanitized ? 8.0 : 1.0);
    }
    [[nodiscard]] QByteArray longest() const { return QByteArray::number(m_longestMs) + " ms"; }

private:
    static double processorMs()
    {
        timespec time{};
        ::clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
        return static_cast<double>(time.tv_sec) * 1e3 + static_cast<double>(time.tv_nsec) * 1e-6;
    }

    double m_longestMs = 0.0;
};

/// Memory that this process holds. Under a sanitizer, memory that is not freed, because freed memory stays resident.
inline std::size_t heldBytes()
{
    if (__sanitizer_get_current_allocated_bytes != nullptr)
        return __sanitizer_get_current_allocated_bytes();
    FILE* file = std::fopen("/proc/self/statm", "r");
    unsigned long pages = 0, resident = 0;
    if (file == nullptr || std::fscanf(file, "%lu %lu", &pages, &resident) != 2)
        resident = 0;
    if (file != nullptr)
        std::fclose(file);
    return resident * static_cast<std::size_t>(::sysconf(_SC_PAGESIZE));
}

} // namespace broadside::test
