#pragma once

#include "core/scene/extra_members.h"
#include "core/scene/templates.h"

#include <cstddef>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace broadside {

/// Files in each list of a project. An error that meets it names it.
inline constexpr std::size_t kMostProjectFiles = 16'384;

/// The text a project was read from, and where its members stand in it: what the writer needs to leave the rest alone.
struct ProjectSource;

/// What belongs together: scenes, and what they share. The files keep their places; a project only lists them.
/// Templates that scenes share stand in the project itself.
///
/// A path is relative to the folder of the project's file, with '/' between its parts, and stays inside that folder:
/// see pathFaultOf().
struct Project {
    std::string name;
    std::vector<std::string> scenes; ///< Paths, each once.
    std::vector<std::string> assets; ///< Paths of pictures, each once.
    std::vector<Template> templates; ///< Each name once. They name no objects: an object is of one scene.
    ExtraMembers extra;
    std::shared_ptr<const ProjectSource> source; ///< Null for one that was not read from a file. Not compared.

    friend bool operator==(const Project& a, const Project& b)
    {
        return a.name == b.name && a.scenes == b.scenes && a.assets == b.assets && a.templates == b.templates &&
               a.extra == b.extra;
    }
};

/// Puts behind the others what is not listed yet.
void addEntries(std::vector<std::string>& list, const std::vector<std::string>& entries);

/// A file that lists others, in what is said of its paths.
struct PathOwner {
    std::string_view name = "project";
    std::string_view example = "levels/one.broadside"; ///< A path that it could list.
};

inline constexpr PathOwner kAtlasPaths{"atlas", "town.png"};
inline constexpr PathOwner kScenePaths{"scene", "art/town.atlas.json"}; ///< Of its atlases.

/// Why a file cannot list a path, and what to write; both empty when it can. Looks at the text alone.
struct PathFault {
    std::string message; ///< Without the path: "leads out of the project's folder".
    std::string remedy;
    explicit operator bool() const noexcept { return !message.empty(); }
};
[[nodiscard]] PathFault pathFaultOf(std::string_view path, const PathOwner& owner = {});

} // namespace broadside
