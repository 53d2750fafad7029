#pragma once

#include "core/base/message/message_form.h"
#include "core/levels/level_reading.h"
#include "core/levels/reimport.h"

#include <span>
#include <string>
#include <string_view>

/// @file
/// The formats of levels that can be read: a row each. The command `convert` asks this table.

namespace broadside::levels {

struct LevelFormat {
    const texts::Form<>* nameForm;
    const texts::Form<>* shapesRemedy;          ///< What to do in its editor if nothing in a level collides.
    std::span<const std::string_view> suffixes; ///< ".tmx".
    LevelReading (*read)(const std::string& path, const ReadFile& read, const LevelOptions& options);
    std::string_view writtenSuffix;        ///< The suffix of files that can be written; empty: none.
    SourceIds ids = SourceIds::AreCounted; ///< For reimported().
    bool isInPixels = true;       ///< Its units are pixels, so that LevelOptions::pixelsPerMetre has a meaning.
    bool hasTilePictures = false; ///< LevelOptions::tilePictures has a meaning.
    bool isRounded = false;       ///< Its editor rounds numbers: see ReimportOptions::roundedPixelsPerMetre.

    [[nodiscard]] Message name() const { return (*nameForm)(); } ///< "map of Tiled".
};

/// Reads a level with LevelFormat::read. If no object of the scene can collide with any other, whatever kind it gets, a
/// warning says so before all other problems.
[[nodiscard]] LevelReading readLevel(const LevelFormat& format, const std::string& path, const ReadFile& read,
                                     const LevelOptions& options);

[[nodiscard]] std::span<const LevelFormat> levelFormats() noexcept;
/// The format by the end of the name. Null: not the name of a level.
[[nodiscard]] const LevelFormat* levelFormatOf(std::string_view path) noexcept;

} // namespace broadside::levels
