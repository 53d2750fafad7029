#pragma once

#include "core/base/problem.h"

#include <cstddef>
#include <optional>
#include <string>

/// @file
/// The files that a project lists, on the disk. `project` is the path of the project's file; paths are in the encoding
/// of the file system.

namespace broadside {

/// Why the file of an entry cannot be used: it is not there, it is no file, or links lead out of the project's folder.
/// Nothing when it can.
[[nodiscard]] std::optional<Problem> entryProblem(const std::string& project, const std::string& entry);

/// As entries are written: relative to the project's file, with '/'. Nothing where the file is not below its folder;
/// links are resolved in the folders, not in the last part.
[[nodiscard]] std::optional<std::string> entryFor(const std::string& project, const std::string& file);

/// The project that lists the scene: looked for in the scene's folder and those above it, the nearest first; of several
/// in one folder, the first by name. Nothing where none can be read and lists it. Reads at most kMostProjectsTried.
inline constexpr std::size_t kMostProjectsTried = 16;
[[nodiscard]] std::optional<std::string> projectOf(const std::string& scene);

} // namespace broadside
