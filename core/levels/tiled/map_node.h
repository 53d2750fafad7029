#pragma once

#include "core/io/json/problem_log.h"
#include "core/levels/tiled/tiled_map.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// @file
/// The two syntaxes of Tiled's files, XML and JSON, behind one interface, so that each element is read by one function.
/// Elements have the names of the XML: a layer of tiles is a "layer" in JSON, too.

namespace broadside::levels::tiled {

class MapSyntax;

/// An element of a file: a handle, valid as long as its MapSyntax.
struct MapNode {
    const MapSyntax* syntax = nullptr;
    const void* at = nullptr; ///< Only the syntax uses it.
    std::string_view name;    ///< "layer", "object"...

    explicit operator bool() const noexcept { return at != nullptr; }
};

/// Elements of which there can be many in another.
enum class MapPart : std::uint8_t {
    Layers, ///< layer, objectgroup, imagelayer and group, in the order of the file.
    Objects,
    Tilesets,
    Tiles,
    Frames,
    Chunks,
};

/// The points of a polygon; invalid ones are a problem.
struct MapPoints {
    std::vector<Vec2> points;
    bool areValid = true;
};

/// The tiles of a layer or a chunk, not yet decoded.
struct RawTiles {
    std::string_view encoding; ///< "csv", "base64", or empty: `gids` has them.
    std::string_view compression;
    std::string_view text;
    std::vector<std::uint32_t> gids;
    std::size_t offset = 0;
};

class MapSyntax {
public:
    virtual ~MapSyntax() = default;

    [[nodiscard]] virtual MapNode root() const = 0; ///< Named map, tileset or template in XML; "root" in JSON.
    [[nodiscard]] virtual std::size_t offsetOf(const MapNode& node) const = 0; ///< Bytes from the start of the file.
    /// The value as text: "1.5", "true". Nothing if the element has no such attribute.
    [[nodiscard]] virtual std::optional<std::string_view> attribute(const MapNode& node,
                                                                    std::string_view key) const = 0;
    [[nodiscard]] virtual std::vector<MapNode> parts(const MapNode& node, MapPart part) const = 0;
    /// Null if there is none.
    [[nodiscard]] virtual MapNode child(const MapNode& node, std::string_view name) const = 0;
    /// Whether an object is marked as "ellipse", "point" or "capsule".
    [[nodiscard]] virtual bool isMarked(const MapNode& node, std::string_view key) const = 0;
    /// Nothing if the element has no such points. At most `most` + 1 points.
    [[nodiscard]] virtual std::optional<MapPoints> points(const MapNode& node, std::string_view key,
                                                          std::size_t most) const = 0;
    /// The text inside an element "text".
    [[nodiscard]] virtual std::string_view content(const MapNode& node) const = 0;
    [[nodiscard]] virtual std::vector<TiledProperty> properties(const MapNode& node) const = 0;
    /// The gids of a layer or a chunk, at most `most` + 1 of them.
    [[nodiscard]] virtual RawTiles tiles(const MapNode& node, std::size_t most) const = 0;
};

/// Reads attributes, and logs those that are invalid.
class MapFields {
public:
    explicit MapFields(ProblemLog& log) noexcept
        : m_log(log)
    {}

    [[nodiscard]] ProblemLog& log() noexcept { return m_log; }
    /// A coordinate or a size in pixels, an angle, a share: at most kMostPixels.
    [[nodiscard]] std::optional<double> number(const MapNode& node, std::string_view key);
    [[nodiscard]] double number(const MapNode& node, std::string_view key, double fallback);
    [[nodiscard]] std::int64_t whole(const MapNode& node, std::string_view key, std::int64_t fallback, std::int64_t low,
                                     std::int64_t high);
    [[nodiscard]] bool truth(const MapNode& node, std::string_view key, bool fallback);
    [[nodiscard]] std::string text(const MapNode& node, std::string_view key);
    [[nodiscard]] static bool has(const MapNode& node, std::string_view key);
    void error(const MapNode& node, Message message, Message remedy);
    void warning(const MapNode& node, Message message, Message remedy);
    /// Something that the scene does not have.
    void note(const MapNode& node, Message message);

private:
    ProblemLog& m_log;
};

inline constexpr double kMostPixels = 1e9;

/// Parses a file, in the syntax that its first byte shows. Null: the log has the reason. The result refers to the text.
[[nodiscard]] std::unique_ptr<MapSyntax> parseMapFile(const std::string& text, ProblemLog& log);

/// "a,b c,d" of an XML polygon. At most `most` + 1 points.
[[nodiscard]] MapPoints pointsIn(std::string_view text, std::size_t most);
/// A number that is the whole text, without spaces at the ends.
[[nodiscard]] std::optional<double> wholeNumberText(std::string_view text) noexcept;

} // namespace broadside::levels::tiled
