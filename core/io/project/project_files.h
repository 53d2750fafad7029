#pragma once

#include "core/base/problem.h"

#include <cstddef>
#include <optional>
#include <string>

/// @file
/// The files of a project on disk. `project` is the path of the project's file; paths are in the encoding of the file
/// system.

namespace broadside {

/// Why the file of an entry cannot be used: it does not exist, it is no regular file, or links lead out of the
/// project's folder. Nothing if it can be used.
[[nodiscard]] std::optional<Problem> entryProblem(const std::string& project, const std::string& entry);

/// The entry for a file: its path relative to the project's file, with '/'. Nothing if the file is not below the
/// project's folder. Links are resolved in the folders, but not in the last part.
[[nodiscard]] std::optional<std::string> entryFor(const std::string& project, const std::string& file);

/// The project that lists the scene. The search begins in the scene's folder and goes upwards; in one folder, projects
/// are tried by name. Nothing if no readable project lists it. Reads at most kMostProjectsTried.
inline constexpr std::size_t kMostProjectsTried = 16;
[[nodiscard]] std::optional<std::string> projectOf(const std::string& scene);

} // namespace broadside
