#pragma once

#include "core/levels/level_reading.h"

#include <optional>
#include <string>
#include <vector>

/// @file
/// Levels, and the atlases that are made for them, as files on the disk.

namespace broadside::levels {

/// The bytes of a file of a level: ReadFile for the disk. Refuses what is larger than limits::kFileBytes.
[[nodiscard]] Result<std::string> readLevelFile(const std::string& path);

/// `path` as a file in the folder of `target` would name it: relative to this folder, with '/'.
[[nodiscard]] std::string pathSeenFrom(const std::string& target, const std::string& path);

/// Writes the atlases of a level next to its scene, the file `target`. A picture that is not in the folder of the
/// scene, or below it, is copied there. `warnings`: gets a problem for each picture that cannot be copied; its atlas is
/// written all the same. Returns the problem of a file that cannot be written; later files are then not written.
[[nodiscard]] std::optional<Problem> writeLevelAtlases(const std::string& target, std::vector<LevelAtlas> atlases,
                                                       std::vector<Problem>& warnings);

} // namespace broadside::levels
