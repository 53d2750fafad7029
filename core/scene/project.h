#pragma once

#include "core/scene/extra_members.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace broadside {

/// Files in each list of a project. An error that meets it names it.
inline constexpr std::size_t kMostProjectFiles = 16'384;

/// What belongs together: scenes, and what they share. The files keep their places; a project only lists them.
///
/// A path is relative to the folder of the project's file, with '/' between its parts, and stays inside that folder:
/// see pathFaultOf().
struct Project {
    std::string name;
    std::vector<std::string> scenes; ///< Paths, each once.
    std::vector<std::string> assets; ///< Paths of pictures, each once.
    ExtraMembers extra;

    friend bool operator==(const Project&, const Project&) = default;
};

/// Puts behind the others what is not listed yet.
void addEntries(std::vector<std::string>& list, const std::vector<std::string>& entries);

/// Why a project cannot list a path, and what to write; both empty when it can. Looks at the text alone.
struct PathFault {
    std::string message; ///< Without the path: "leads out of the project's folder".
    std::string remedy;
    explicit operator bool() const noexcept { return !message.empty(); }
};
[[nodiscard]] PathFault pathFaultOf(std::string_view path);

} // namespace broadside
