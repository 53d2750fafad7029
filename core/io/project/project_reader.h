#pragma once

#include "core/base/problem.h"
#include "core/scene/project.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace broadside {

inline constexpr std::string_view kProjectSuffix = ".broadside-project"; ///< The end of the names of project files.

struct ProjectReading {
    std::optional<Project> project; ///< Nothing if there is an error.
    std::vector<Problem> problems;  ///< Problems in the order of the file.

    [[nodiscard]] const Problem& firstError() const; ///< @pre no project
};

/// Reads the text of a project file: UTF-8, JSON, versions up to 1. `fileName` is for messages. Unknown members are
/// kept; a key that looks like a typing error gets a warning. Whether the listed files exist is not checked here: see
/// project_files.h. Errors: those of readScene(), and paths that a project cannot list.
[[nodiscard]] ProjectReading readProject(const std::string& text, const std::string& fileName);
/// @pre the path is in the encoding of the file system
[[nodiscard]] ProjectReading readProjectFile(const std::string& path);

} // namespace broadside
