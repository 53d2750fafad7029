#pragma once

#include "core/scene/extra_members.h"
#include "core/scene/templates.h"

#include <cstddef>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace broadside {

/// Most files in each list of a project. Error messages about the limit name it.
inline constexpr std::size_t kMostProjectFiles = 16'384;

/// The text that a project was read from, and the positions of its members in it. The writer needs it to leave
/// everything else unchanged.
struct ProjectSource;

/// Scenes, and the assets and templates that they share. The files stay where they are; a project only lists them.
/// Shared templates are stored in the project itself.
///
/// A path is relative to the folder of the project's file, with '/' between its parts, and stays inside that folder:
/// see pathFaultOf().
struct Project {
    std::string name;
    std::vector<std::string> scenes; ///< Paths, without duplicates.
    std::vector<std::string> assets; ///< Paths of pictures, without duplicates.
    /// Unique names. They refer to no objects, because an object belongs to one scene.
    std::vector<Template> templates;
    ExtraMembers extra;
    std::shared_ptr<const ProjectSource> source; ///< Null for a project that was not read from a file. Not compared.

    friend bool operator==(const Project& a, const Project& b)
    {
        return a.name == b.name && a.scenes == b.scenes && a.assets == b.assets && a.templates == b.templates &&
               a.extra == b.extra;
    }
};

/// Appends the entries that are not in the list yet.
void addEntries(std::vector<std::string>& list, const std::vector<std::string>& entries);

/// A file that lists other files, for messages about its paths.
struct PathOwner {
    std::string_view name = "project";
    std::string_view example = "levels/one.broadside"; ///< A path that it could list.
};

inline constexpr PathOwner kAtlasPaths{"atlas", "town.png"};
inline constexpr PathOwner kScenePaths{"scene", "art/town.atlas.json"}; ///< A path of an atlas.

/// Why a file cannot list a path, and what to write instead; both are empty if it can. Checks only the text.
struct PathFault {
    Message message; ///< The message without the path: "leads out of the project's folder".
    Message remedy;
    explicit operator bool() const noexcept { return !message.empty(); }
};
[[nodiscard]] PathFault pathFaultOf(std::string_view path, const PathOwner& owner = {});

} // namespace broadside
