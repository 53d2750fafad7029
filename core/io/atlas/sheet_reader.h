#pragma once

#include "core/base/problem.h"
#include "core/sprites/atlas.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace broadside {

/// Who wrote a sprite sheet. All of them agree in what a frame is.
enum class SheetMaker : std::uint8_t { Unknown, Aseprite, TexturePacker };

struct SheetReading {
    std::optional<Atlas> atlas; ///< Nothing when a problem is an error. Its picture's path is as the sheet gives it.
    SheetMaker maker = SheetMaker::Unknown;
    std::vector<Problem> problems; ///< In the order of the text.

    [[nodiscard]] const Problem& firstError() const; ///< @pre no atlas
};

/// Whether a JSON text is a sprite sheet of another program rather than one of our own files: an object with "frames",
/// sound or not. Cost: O(bytes).
[[nodiscard]] bool isSheet(const std::string& text);

/// Reads the JSON sheets of Aseprite and TexturePacker (also of the many programs that write the same), in the forms
/// "hash" and "array".
///
/// Frames      become regions with their names; of two with one name the second gets a number behind it. Trimmed and
///             rotated ones keep what they were; a rotated one lies turned clockwise. Pivots go into the atlas's other
///             members as "pivots", shares of the whole, y down.
/// Animations  come from Aseprite's tags (forward, reverse, pingpong, pingpong_reverse; "repeat": "1" plays once) with
///             the frames' durations, or from "animations" of TexturePacker, a tenth of a second a frame. Several
///             frames with durations and without tags are one animation, with the name of the picture.
/// Problems    have line, column and remedy. A frame that is none, or no picture or size of it, are errors; a frame
///             outside of the picture, a duration of 0 and a tag without frames are warned about. Unknown keys are
///             ignored. Limits: core/base/limits.h and core/sprites/limits.h, before memory is reserved.
[[nodiscard]] SheetReading readSheet(const std::string& text, const std::string& fileName);
[[nodiscard]] SheetReading readSheetFile(const std::string& path);

} // namespace broadside
