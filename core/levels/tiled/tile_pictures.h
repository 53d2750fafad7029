#pragma once

#include "core/levels/level_reading.h"
#include "core/levels/tiled/tiled_map.h"

#include <map>
#include <optional>
#include <string>
#include <unordered_set>
#include <utility>
#include <vector>

namespace broadside::levels::tiled {

/// Makes an atlas of each picture that a tile object shows.
class TilePictures {
public:
    TilePictures(std::string stem, double pixelsPerMetre)
        : m_stem(std::move(stem))
        , m_pixelsPerMetre(pixelsPerMetre)
    {}

    /// The picture of a tile, without a size. Nothing if it has none, or its place in it is unknown.
    [[nodiscard]] std::optional<Sprite> spriteOf(const Tileset& tileset, std::uint32_t tile);
    [[nodiscard]] std::vector<LevelAtlas> take();

private:
    struct Sheet {
        LevelAtlas made;
        std::unordered_set<std::string> names;
    };
    using Key = std::pair<const Tileset*, std::uint32_t>;

    [[nodiscard]] std::optional<Sprite> makeSprite(const Tileset& tileset, std::uint32_t tile);
    /// Adds a region. Nothing if the picture has no size or does not contain it.
    [[nodiscard]] std::optional<std::string> addRegion(const Tileset& tileset, std::uint32_t tile,
                                                       const std::string& picture);
    /// The atlas of a picture; null if there are too many.
    [[nodiscard]] Sheet* sheetOf(const TileImage& image);
    void addAnimation(const Tileset& tileset, const Tile& tile, const std::string& picture, Sprite& sprite);

    std::string m_stem;
    double m_pixelsPerMetre;
    std::map<std::string, Sheet> m_sheets; ///< Sheets by the path of the picture.
    std::unordered_set<std::string> m_files;
    std::map<Key, std::optional<Sprite>> m_sprites;
    std::map<Key, std::string> m_regions;
};

} // namespace broadside::levels::tiled
