#pragma once

#include "core/base/problem.h"
#include "core/sprites/atlas.h"
#include "core/sprites/sprite.h"

#include <QString>
#include <QStringList>

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace broadside {

struct SpriteTexture;

/// The places where the atlases of a scene are searched: next to the scene's file, then next to its project's file.
struct AtlasPlaces {
    QString scene;   ///< Absolute; empty for an untitled scene.
    QString project; ///< Absolute, or empty.
    friend bool operator==(const AtlasPlaces&, const AtlasPlaces&) = default;
};

/// The places for a scene's file, with the project that lists it, if any: see projectOf().
[[nodiscard]] AtlasPlaces atlasPlacesOf(const QString& scene);
/// The file that an entry of a scene's list leads to, or why there is none.
[[nodiscard]] Result<QString> atlasFileOf(const std::string& entry, const AtlasPlaces& places);
/// The entry that leads to an existing file; nothing when the file is outside both folders.
[[nodiscard]] std::optional<std::string> atlasEntryFor(const QString& file, const AtlasPlaces& places);

/// Identifies the version of a file that was read.
struct FileStamp {
    QString path;       ///< Absolute, or in the program's resources; empty when the entry leads to no file.
    qint64 changed = 0; ///< Milliseconds since 1970, UTC.
    qint64 bytes = -1;  ///< -1: the file did not exist.
    friend bool operator==(const FileStamp&, const FileStamp&) = default;
};
[[nodiscard]] FileStamp stampOf(const QString& path);

/// An entry of a scene's list of atlases, with everything that was loaded for it.
struct LoadedAtlas {
    std::string entry;
    FileStamp file;
    FileStamp picture;
    std::shared_ptr<const Atlas> atlas;           ///< Null: it could not be read.
    std::shared_ptr<const SpriteTexture> texture; ///< Null: the picture could not be read, or its size is wrong.
    std::vector<Problem> problems;                ///< Problems of the atlas file and of the picture.
};

/// The atlases of a scene. A set never changes, so any thread may read it.
class AtlasSet {
public:
    AtlasSet() = default;
    explicit AtlasSet(std::vector<LoadedAtlas> atlases);
    AtlasSet(AtlasSet&&) noexcept = default; // A move keeps the pointers of m_indices valid; a copy would not.
    AtlasSet& operator=(AtlasSet&&) noexcept = default;
    AtlasSet(const AtlasSet&) = delete;
    AtlasSet& operator=(const AtlasSet&) = delete;

    [[nodiscard]] std::span<const LoadedAtlas> atlases() const noexcept { return m_atlases; }
    [[nodiscard]] std::vector<Problem> problems() const; ///< The problems of all atlases.

    /// A picture to draw. The pointers are valid as long as the set exists.
    struct Look {
        const LoadedAtlas* from = nullptr;    ///< Null: there is no such picture.
        const Animation* animation = nullptr; ///< Null: `region` is shown at all times.
        const AtlasRegion* region = nullptr;  ///< The first frame, for an animation.
    };
    /// Finds the animation or region of a sprite. Cost: O(1) when the sprite names its atlas, else O(atlases).
    [[nodiscard]] Look lookOf(const Sprite& sprite) const;
    /// The frame of the picture at a state time in seconds. @pre look.from
    [[nodiscard]] const AtlasRegion& frameOf(const Look& look, double time) const;
    /// The atlas for a sprite's text: the one that the sprite names, else the first one with glyphs. Null: there is
    /// none.
    [[nodiscard]] const LoadedAtlas* glyphsFor(const Sprite& sprite) const;
    /// Null: the atlas has no glyph for the character.
    [[nodiscard]] const AtlasRegion* glyph(const LoadedAtlas& atlas, char32_t character) const;

private:
    struct Index {
        std::unordered_map<std::string_view, const AtlasRegion*> regions;
        std::unordered_map<std::string_view, const Animation*> animations;
        std::unordered_map<char32_t, const AtlasRegion*> glyphs;
    };
    [[nodiscard]] Look lookIn(std::size_t atlas, const Sprite& sprite) const;

    std::vector<LoadedAtlas> m_atlases;
    std::vector<Index> m_indices;                                // One for each atlas.
    std::unordered_map<std::string_view, std::size_t> m_byEntry; // Indices into m_atlases.
};

/// Reads the atlases and their pictures. May run on any thread. Files of `before` that have not changed on the disk are
/// not read again. An entry that is missing, damaged, outside its folder or beyond a limit becomes a problem of its
/// own; the others are read.
[[nodiscard]] AtlasSet loadAtlases(std::span<const std::string> entries, const AtlasPlaces& places,
                                   const AtlasSet& before = {});

/// All existing files and folders whose change can change the set, including folders in which missing files may appear.
[[nodiscard]] QStringList watchedPathsOf(const AtlasSet& set, const AtlasPlaces& places);

} // namespace broadside
