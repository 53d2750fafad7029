#pragma once

#include "core/base/problem.h"
#include "core/scene/scene.h"
#include "core/sprites/atlas.h"

#include <functional>
#include <optional>
#include <string>
#include <vector>

/// @file
/// Levels that were drawn in another editor, read as scenes. The readers of all formats have the same input and output.

namespace broadside::levels {

/// Returns the bytes of a file, or the problem because of which there are none. The path begins with the folder of the
/// level's own path. So tests need no disk.
using ReadFile = std::function<Result<std::string>(const std::string& path)>;

struct LevelOptions {
    /// Pixels of the level for each metre of the scene, > 0. Nothing: what the level says, else kPixelsPerMetre.
    std::optional<double> pixelsPerMetre;
    /// Begins the names of the atlases, which are made next to the scene: "town" for "town.broadside".
    std::string stem = "level";
    /// Also makes an object without collisions for each tile of a layer that has a picture. Only for formats with
    /// LevelFormat::hasTilePictures.
    bool tilePictures = false;
    /// At most so many notes of each file are kept, and the others are counted.
    std::size_t mostNotes = 999;
};

inline constexpr double kPixelsPerMetre = 32.0;

/// An atlas that the scene names. The caller writes it.
struct LevelAtlas {
    std::string file; ///< Relative to the scene: an entry of Scene::atlases.
    Atlas atlas;      ///< Its picture's path begins like that of the level; the caller makes it relative.
};

struct LevelReading {
    std::optional<Scene> scene; ///< Nothing if a problem is an error.
    std::vector<LevelAtlas> atlases;
    /// Errors, warnings, and as infos everything that the scene does not have, object by object. Problems of other
    /// files come first, then those of the level, each in the order of the text.
    std::vector<Problem> problems;
    double pixelsPerMetre = kPixelsPerMetre; ///< The scale that was used.

    [[nodiscard]] const Problem& firstError() const; ///< @pre !scene
};

} // namespace broadside::levels
