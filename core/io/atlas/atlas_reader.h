#pragma once

#include "core/base/problem.h"
#include "core/sprites/atlas.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// @file
/// Reads `*.atlas.json`, format version 1 (UTF-8 JSON). The limits of core/base/limits.h and core/sprites/limits.h are
/// checked before memory is reserved. Every problem has line, column, a message and a remedy.

namespace broadside {

inline constexpr std::string_view kAtlasFormat = "broadside-atlas";
inline constexpr int kAtlasVersion = 1;
inline constexpr std::string_view kAtlasSuffix = ".atlas.json"; ///< The end of the names of atlas files.

struct AtlasReading {
    std::optional<Atlas> atlas;    ///< Nothing if a problem is an error.
    std::vector<Problem> problems; ///< Problems in the order of the text.

    [[nodiscard]] const Problem& firstError() const; ///< @pre no atlas
};

/// Reads the text of an atlas file; `fileName` is for messages. These elements are left out with a warning: a region
/// outside the picture, without a valid "rect", or without a unique name; a frame without a valid time or with an
/// unknown region; an animation without frames or without a unique name. Objects that name a missing region get a
/// placeholder. A picture's path that leads out of the folder is a warning here, and is refused when the picture is
/// opened.
[[nodiscard]] AtlasReading readAtlas(const std::string& text, const std::string& fileName);
/// Reads a file. Refuses folders, unreadable files and files that are too large before reading them.
[[nodiscard]] AtlasReading readAtlasFile(const std::string& path);

/// One line for each region and animation, without default values. readAtlas() reads the result.
[[nodiscard]] std::string writeAtlas(const Atlas& atlas);

} // namespace broadside
