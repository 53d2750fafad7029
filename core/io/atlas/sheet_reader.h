#pragma once

#include "core/base/problem.h"
#include "core/sprites/atlas.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace broadside {

/// The program that wrote a sprite sheet. Frames have the same form in all of them.
enum class SheetMaker : std::uint8_t { Unknown, Aseprite, TexturePacker };

struct SheetReading {
    std::optional<Atlas> atlas; ///< Nothing if a problem is an error. The picture's path is the one in the sheet.
    SheetMaker maker = SheetMaker::Unknown;
    std::vector<Problem> problems; ///< Problems in the order of the text.

    [[nodiscard]] const Problem& firstError() const; ///< @pre no atlas
};

/// Whether a JSON text is a sprite sheet of another program and not one of our own files: an object with "frames" or
/// "textures", even with errors. Cost: O(bytes).
[[nodiscard]] bool isSheet(const std::string& text);

/// Reads the JSON sheets of Aseprite and TexturePacker, in the forms "hash" and "array". Many other programs write the
/// same.
///
/// Frames      become regions with their names; if two have the same name, the second gets a number behind it. Trimmed
///             and rotated frames keep their data; a rotated one is stored rotated clockwise. Pivots go into the other
///             members of the atlas as "pivots", as shares of the whole picture, y down.
/// Animations  come from Aseprite's tags (forward, reverse, pingpong, pingpong_reverse; "repeat": "1" plays once) with
///             the frames' durations, or from "animations" of TexturePacker, with 0.1 s for each frame. Several frames
///             with durations and without tags are one animation, named after the picture.
/// Problems    have line, column and remedy. Errors: an invalid frame, no picture, no size of it. Warnings: a frame
///             outside the picture, an invalid duration, a tag without frames. Unknown keys are ignored. Limits:
///             core/base/limits.h and core/sprites/limits.h, checked before memory is reserved.
[[nodiscard]] SheetReading readSheet(const std::string& text, const std::string& fileName);
[[nodiscard]] SheetReading readSheetFile(const std::string& path);

} // namespace broadside
