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
inline constexpr std::string_view kAtlasSuffix = ".atlas.json"; ///< Of file names.

struct AtlasReading {
    std::optional<Atlas> atlas;    ///< Nothing when a problem is an error.
    std::vector<Problem> problems; ///< In the order of the text.

    [[nodiscard]] const Problem& firstError() const; ///< @pre no atlas
};

/// Reads the text of an atlas file; `fileName` is for messages. A region that does not lie in the picture, that has a
/// name of an earlier one or none, a frame without a time or with a region that is not there, an animation without
/// frames, and what is no number, word or text where one belongs, are warned about and left out: who names them gets a
/// placeholder. A picture's path that leads elsewhere is warned about, and refused again when it is to be opened.
[[nodiscard]] AtlasReading readAtlas(const std::string& text, const std::string& fileName);
/// Reads a file. Refuses folders, unreadable and too large files before reading them.
[[nodiscard]] AtlasReading readAtlasFile(const std::string& path);

/// One line for each region and animation, defaults left out: as readAtlas() reads it.
[[nodiscard]] std::string writeAtlas(const Atlas& atlas);

} // namespace broadside
