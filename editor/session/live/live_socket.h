#pragma once

#include "core/base/problem.h"

#include <memory>
#include <optional>
#include <string>
#include <string_view>

/// @file
/// The socket that games connect to: one of the user's own files, found by name. broadside_trace.h uses the same
/// places.

namespace broadside {

/// Why the name is not valid, if so: letters, digits, '-', '_' and '.', at most 32 characters, no '.' in front.
[[nodiscard]] std::optional<Problem> liveNameProblem(std::string_view name);

/// The right to listen under a name, which one program has at a time. The destructor releases it.
class LiveSocket {
public:
    /// Makes the folder, which only this user may enter, and removes a socket that a crashed program left. Refused:
    /// invalid names, names in use, and files of other users, which stay unchanged.
    [[nodiscard]] static Result<LiveSocket> claim(const std::string& name);
    LiveSocket(LiveSocket&& other) noexcept;
    LiveSocket& operator=(LiveSocket&&) = delete;
    ~LiveSocket();

    [[nodiscard]] const std::string& name() const noexcept { return m_name; }
    [[nodiscard]] const std::string& path() const noexcept { return m_path; }

private:
    LiveSocket(std::string name, std::string path, int lock)
        : m_name(std::move(name))
        , m_path(std::move(path))
        , m_lock(lock)
    {}
    std::string m_name;
    std::string m_path;
    int m_lock; // File descriptor of a lock file next to the socket; -1: moved from.
};

/// Whether the program at the other end of a connection belongs to this user.
[[nodiscard]] bool isOwnPeer(int socket, unsigned user) noexcept;

} // namespace broadside
