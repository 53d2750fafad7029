#pragma once

#include <QtGlobal>

#include <fcntl.h>
#include <string>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

namespace broadside::test {

/// Listens at its own path.
class TraceListener {
public:
    explicit TraceListener(const std::string& path)
        : m_listening(::socket(AF_UNIX, SOCK_STREAM, 0))
    {
        sockaddr_un address{};
        address.sun_family = AF_UNIX;
        path.copy(address.sun_path, sizeof address.sun_path - 1);
        if (::bind(m_listening, reinterpret_cast<const sockaddr*>(&address), sizeof address) != 0 ||
            ::listen(m_listening, 4) != 0)
            qFatal("no socket");
    }
    ~TraceListener()
    {
        hangUp();
        ::close(m_listening);
    }
    TraceListener(const TraceListener&) = delete;
    TraceListener& operator=(const TraceListener&) = delete;
    void hangUp()
    {
        if (m_connected >= 0)
            ::close(m_connected);
        m_connected = -1;
    }
    /// Appends the available bytes without waiting.
    void take(std::string& bytes)
    {
        if (m_connected < 0) {
            ::fcntl(m_listening, F_SETFL, O_NONBLOCK);
            m_connected = ::accept(m_listening, nullptr, nullptr);
        }
        char block[65536];
        for (;;) {
            const ssize_t got = m_connected < 0 ? 0 : ::recv(m_connected, block, sizeof block, MSG_DONTWAIT);
            if (got <= 0)
                return;
            bytes.append(block, static_cast<std::size_t>(got));
        }
    }

private:
    int m_listening;
    int m_connected = -1;
};

} // namespace broadside::test
