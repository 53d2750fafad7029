#pragma once

#include "core/base/message/message_form.h"
#include "core/scene/extra_members.h"
#include "core/scene/templates.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
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

/// The kinds of files that list other files. The second is for the pictures of an atlas, the third for the atlases of a
/// scene.
enum class PathOwner : std::uint8_t { Project, Atlas, Scene };

/// Why a file cannot list a path, and what to write instead; empty if it can. Checks only the text.
struct PathFault {
    const texts::Form<texts::Phrase>* sentence = nullptr; ///< "{what} has a backslash in it"
    Message remedy;

    explicit operator bool() const noexcept { return sentence != nullptr; }
    /// The message; `what` is the path as a subject (path_messages.h). @pre it is not empty
    [[nodiscard]] Message about(Message what) const { return (*sentence)(std::move(what)); }
};
[[nodiscard]] PathFault pathFaultOf(std::string_view path, PathOwner owner = PathOwner::Project);

} // namespace broadside
