#pragma once

#include "core/base/problem.h"

#include <memory>
#include <optional>
#include <string>
#include <string_view>

/// @file
/// Where games find Broadside: a socket among this user's own files, by a name. broadside_trace.h knows the same
/// places.

namespace broadside {

/// Why it is no name to listen under, if so: letters, digits, '-', '_' and '.', up to 32 of them, no '.' in front.
[[nodiscard]] std::optional<Problem> liveNameProblem(std::string_view name);

/// The right to listen under a name; one program has it at a time. Gives it back when it goes.
class LiveSocket {
public:
    /// Makes the folder, which nobody else may enter, and takes away a socket that a program left behind when it died.
    /// Refused: names that are none or are taken, and files of somebody else, which stay as they are.
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
    int m_lock; // of a file beside the socket; -1: moved from
};

/// Whether the program at the other end of a connection is this user's.
[[nodiscard]] bool isOwnPeer(int socket, unsigned user) noexcept;

} // namespace broadside
