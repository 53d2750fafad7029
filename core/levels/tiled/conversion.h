#pragma once

#include "core/levels/building/level_report.h"
#include "core/levels/tiled/pixel_shape.h"
#include "core/levels/tiled/tile_pictures.h"
#include "core/scene/scene.h"

#include <string>
#include <unordered_set>

namespace broadside::levels::tiled {

/// The state of one conversion: the map, the scene that it becomes, and the report.
class Conversion {
public:
    Conversion(const TiledMap& map, LevelSource& source, double pixelsPerMetre, const LevelOptions& options);

    [[nodiscard]] const TiledMap& map() const noexcept { return m_map; }
    [[nodiscard]] Scene& scene() noexcept { return m_scene; }
    [[nodiscard]] TilePictures& pictures() noexcept { return m_pictures; }
    /// Whether tiles of layers also become pictures: LevelOptions::tilePictures.
    [[nodiscard]] bool hasTilePictures() const noexcept { return m_hasTilePictures; }
    [[nodiscard]] double pixelsPerMetre() const noexcept { return m_pixelsPerMetre; }
    /// Pixels of the map that become the world: its upper left corner, and its size.
    [[nodiscard]] Vec2 worldCorner() const noexcept { return m_corner; }
    [[nodiscard]] Vec2 worldSize() const noexcept { return m_size; }
    /// A point of the map (pixels, y down) in the scene (metres, y up).
    [[nodiscard]] Vec2 worldPoint(Vec2 pixels) const noexcept;

    /// The id itself if it is free and not 0, else a new one, above all ids of the map.
    [[nodiscard]] ObjectId takeId(std::uint64_t wanted);
    /// Counts a shape before it is made. False after the limit, which is reported once.
    [[nodiscard]] bool take(const ShapeCost& cost) { return m_report.take(cost); }
    /// Adds an object, unless it is beyond the limits of levels; then it is reported.
    void add(SceneObject object, std::size_t offset);
    [[nodiscard]] bool isFull() const noexcept { return m_report.isFull(); }

    /// Reports something that the scene does not have, or has in another form. `object` may be null.
    void note(std::size_t offset, ObjectId object, Message message, Message remedy = {})
    {
        m_report.note({m_report.level().source, offset}, object, std::move(message), std::move(remedy));
    }
    void warn(std::size_t offset, ObjectId object, Message message, Message remedy)
    {
        m_report.warn({m_report.level().source, offset}, object, std::move(message), std::move(remedy));
    }
    [[nodiscard]] LevelReport& report() noexcept { return m_report; }

private:
    const TiledMap& m_map;
    LevelReport m_report;
    double m_pixelsPerMetre;
    Vec2 m_corner;
    Vec2 m_size;
    Scene m_scene;
    TilePictures m_pictures;
    bool m_hasTilePictures;
    std::unordered_set<std::uint64_t> m_ids;
    std::uint64_t m_nextId = 1;
};

/// The shapes of a tile in a rectangle, in pixels: its collision shapes, or the whole rectangle if it has none.
struct TileShapes {
    std::vector<PixelShape> shapes;
    std::vector<Message> notes;
    bool areOwn = false; ///< They are collision shapes.
};
/// `corner` and `size`: the rectangle that shows the tile. The flags of `gid` flip it.
[[nodiscard]] TileShapes tileShapesOf(const Tileset& tileset, std::uint32_t tile, std::uint32_t gid, Vec2 corner,
                                      Vec2 size);

/// One shape or a compound, around `origin` (pixels). Faults and differences go to `notes`. Nothing: no shape is valid.
[[nodiscard]] std::optional<Shape> joinedShape(const std::vector<PixelShape>& shapes, Vec2 origin,
                                               double pixelsPerMetre, bool isRotated, std::vector<Message>& notes);

} // namespace broadside::levels::tiled
