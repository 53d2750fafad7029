#pragma once

#include "core/io/json/problem_log.h"
#include "core/levels/tiled/pixel_shape.h"
#include "core/levels/tiled/tile_pictures.h"
#include "core/scene/scene.h"

#include <string>
#include <unordered_set>

namespace broadside::levels::tiled {

/// The state of one conversion: the map, the scene that it becomes, and the report.
class Conversion {
public:
    Conversion(const TiledMap& map, ProblemLog& log, double pixelsPerMetre, std::string stem);

    [[nodiscard]] const TiledMap& map() const noexcept { return m_map; }
    [[nodiscard]] Scene& scene() noexcept { return m_scene; }
    [[nodiscard]] TilePictures& pictures() noexcept { return m_pictures; }
    [[nodiscard]] double pixelsPerMetre() const noexcept { return m_pixelsPerMetre; }
    /// Pixels of the map that become the world: its upper left corner, and its size.
    [[nodiscard]] Vec2 worldCorner() const noexcept { return m_corner; }
    [[nodiscard]] Vec2 worldSize() const noexcept { return m_size; }
    /// A point of the map (pixels, y down) in the scene (metres, y up).
    [[nodiscard]] Vec2 worldPoint(Vec2 pixels) const noexcept;

    /// The id itself if it is free and not 0, else a new one, above all ids of the map.
    [[nodiscard]] ObjectId takeId(std::uint64_t wanted);
    /// Counts a shape before it is made. False after the limit, which is reported once.
    [[nodiscard]] bool take(const ShapeCost& cost);
    /// Adds an object, unless it is beyond the limits of scenes; then it is reported.
    void add(SceneObject object, std::size_t offset);
    [[nodiscard]] bool isFull() const noexcept { return m_isFull; }

    /// Reports something that the scene does not have, or has in another form. `object` may be null.
    void note(std::size_t offset, ObjectId object, std::string message, std::string remedy = {});
    void warn(std::size_t offset, ObjectId object, std::string message, std::string remedy);
    void fail(std::string message, std::string remedy);
    /// Says how many notes were left out. Call it once, at the end.
    void finishReport();

private:
    [[nodiscard]] bool isLeftOut();

    const TiledMap& m_map;
    ProblemLog& m_log;
    double m_pixelsPerMetre;
    Vec2 m_corner;
    Vec2 m_size;
    Scene m_scene;
    TilePictures m_pictures;
    std::unordered_set<std::uint64_t> m_ids;
    std::uint64_t m_nextId = 1;
    bool m_isFull = false;
    std::size_t m_notes = 0;
    ShapeCost m_cost;
};

inline constexpr ShapeCost kMostShapes{256U << 20, 1'000'000'000}; ///< Limit for all objects together.

/// Notes about a map that are kept; one more says how many there are besides.
inline constexpr std::size_t kMostNotes = 999;

/// The shapes of a tile in a rectangle, in pixels: its collision shapes, or the whole rectangle if it has none.
struct TileShapes {
    std::vector<PixelShape> shapes;
    std::vector<std::string> notes;
    bool areOwn = false; ///< They are collision shapes.
};
/// `corner` and `size`: the rectangle that shows the tile. The flags of `gid` flip it.
[[nodiscard]] TileShapes tileShapesOf(const Tileset& tileset, std::uint32_t tile, std::uint32_t gid, Vec2 corner,
                                      Vec2 size);

/// One shape or a compound, around `origin` (pixels). Faults and differences go to `notes`. Nothing: no shape is valid.
[[nodiscard]] std::optional<Shape> joinedShape(const std::vector<PixelShape>& shapes, Vec2 origin,
                                               double pixelsPerMetre, bool isRotated, std::vector<std::string>& notes);

} // namespace broadside::levels::tiled
