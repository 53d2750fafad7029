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

/// Where the atlases of a scene are looked for: beside its file, then beside that of its project.
struct AtlasPlaces {
    QString scene;   ///< Absolute; empty for an untitled scene.
    QString project; ///< Absolute, or empty.
    friend bool operator==(const AtlasPlaces&, const AtlasPlaces&) = default;
};

/// Of a scene's file, with the project that lists it, if one does: see projectOf().
[[nodiscard]] AtlasPlaces atlasPlacesOf(const QString& scene);
/// The file that an entry of a scene's list leads to, or why there is none.
[[nodiscard]] Result<QString> atlasFileOf(const std::string& entry, const AtlasPlaces& places);
/// The entry that leads to the file, which is there; nothing where it stands in none of the folders, nor below them.
[[nodiscard]] std::optional<std::string> atlasEntryFor(const QString& file, const AtlasPlaces& places);

/// A file as it was when it was read.
struct FileStamp {
    QString path;       ///< Absolute, or inside the program; empty: it was not found.
    qint64 changed = 0; ///< Milliseconds since 1970, UTC.
    qint64 bytes = -1;  ///< -1: it was not there.
    friend bool operator==(const FileStamp&, const FileStamp&) = default;
};
[[nodiscard]] FileStamp stampOf(const QString& path);

/// An entry of a scene's list of atlases, with all that it led to.
struct LoadedAtlas {
    std::string entry;
    FileStamp file;
    FileStamp picture;
    std::shared_ptr<const Atlas> atlas;           ///< Null: it could not be read.
    std::shared_ptr<const SpriteTexture> texture; ///< Null: the picture could not be read, or is none of the atlas's.
    std::vector<Problem> problems;                ///< Of both files.
};

/// The atlases of a scene. It never changes: whoever has it may read it on any thread.
class AtlasSet {
public:
    AtlasSet() = default;
    explicit AtlasSet(std::vector<LoadedAtlas> atlases);
    AtlasSet(AtlasSet&&) noexcept = default; // what it found points into it
    AtlasSet& operator=(AtlasSet&&) noexcept = default;
    AtlasSet(const AtlasSet&) = delete;
    AtlasSet& operator=(const AtlasSet&) = delete;

    [[nodiscard]] std::span<const LoadedAtlas> atlases() const noexcept { return m_atlases; }
    [[nodiscard]] std::vector<Problem> problems() const; ///< Of all.

    /// A picture to draw; the pointers are good as long as the set is.
    struct Look {
        const LoadedAtlas* from = nullptr;    ///< Null: there is no such picture.
        const Animation* animation = nullptr; ///< Null: it is the region, whatever the time.
        const AtlasRegion* region = nullptr;  ///< Of an animation: its first frame.
    };
    /// What a sprite's animation or region is. Cost: O(1) where the sprite names its atlas, else O(atlases).
    [[nodiscard]] Look lookOf(const Sprite& sprite) const;
    /// The frame at a state time, seconds. @pre look.from
    [[nodiscard]] const AtlasRegion& frameOf(const Look& look, double time) const;
    /// The atlas for a sprite's text: the one that it names, else the first that has glyphs. Null: there is none.
    [[nodiscard]] const LoadedAtlas* glyphsFor(const Sprite& sprite) const;
    /// Null: the atlas has none.
    [[nodiscard]] const AtlasRegion* glyph(const LoadedAtlas& atlas, char32_t character) const;

private:
    struct Index {
        std::unordered_map<std::string_view, const AtlasRegion*> regions;
        std::unordered_map<std::string_view, const Animation*> animations;
        std::unordered_map<char32_t, const AtlasRegion*> glyphs;
    };
    [[nodiscard]] Look lookIn(std::size_t atlas, const Sprite& sprite) const;

    std::vector<LoadedAtlas> m_atlases;
    std::vector<Index> m_indices;                                // by atlas
    std::unordered_map<std::string_view, std::size_t> m_byEntry; // of m_atlases
};

/// Reads the atlases and their pictures. May run on any thread. What `before` has already and did not change on the
/// disk since is taken from there. Whatever is missing, damaged, leads out of its folder or goes beyond a limit becomes
/// a problem of its entry; the rest is read.
[[nodiscard]] AtlasSet loadAtlases(std::span<const std::string> entries, const AtlasPlaces& places,
                                   const AtlasSet& before = {});

/// All files and folders whose change can change a set: those that are not there yet included.
[[nodiscard]] QStringList watchedPathsOf(const AtlasSet& set, const AtlasPlaces& places);

} // namespace broadside
