#include "core/levels/box2d/plist_reader.h"

#include "core/base/limits.h"
#include "core/base/utf8.h"
#include "core/levels/box2d/box2d_messages.h"
#include "core/levels/tiled/map_node.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <pugixml.hpp>

namespace broadside::levels::box2d {
namespace {

constexpr double kMostPlistPixels = 1e9; // of coordinates

class PlistReader {
public:
    explicit PlistReader(LevelSource& source)
        : m_source(source)
    {}

    [[nodiscard]] std::optional<ShapeCatalogue> read();

private:
    [[nodiscard]] LevelPlace placeOf(const pugi::xml_node& node) const
    {
        return {&m_source, static_cast<std::size_t>(std::max<std::ptrdiff_t>(0, node.offset_debug()))};
    }
    [[nodiscard]] bool parse();
    /// The value of a key in a dictionary. Cost: O(members).
    [[nodiscard]] static pugi::xml_node valueOf(const pugi::xml_node& dictionary, std::string_view key);
    [[nodiscard]] double number(const pugi::xml_node& dictionary, std::string_view key, double fallback);
    [[nodiscard]] std::uint32_t bits(const pugi::xml_node& dictionary, std::string_view key, std::uint32_t fallback);
    /// "{ 12.5, -3 }"
    [[nodiscard]] std::optional<Vec2> point(const pugi::xml_node& node);
    void readBody(const std::string& name, const pugi::xml_node& dictionary);
    void readFixture(const pugi::xml_node& dictionary, Body& body);
    void readPolygons(const pugi::xml_node& list, Fixture& fixture);
    void readCircle(const pugi::xml_node& dictionary, Fixture& fixture);

    LevelSource& m_source;
    pugi::xml_document m_document;
    ShapeCatalogue m_catalogue;
    std::size_t m_fixtures = 0;
};

bool PlistReader::parse()
{
    if (m_source.text.size() > kMostPlistBytes) {
        m_source.log.error(0, texts::plistLarge(kMostPlistBytes >> 20), texts::plistFewer());
        return false;
    }
    const auto result =
        m_document.load_buffer(m_source.text.data(), m_source.text.size(), pugi::parse_default, pugi::encoding_utf8);
    if (!result)
        m_source.log.error(static_cast<std::size_t>(std::max<std::ptrdiff_t>(0, result.offset)),
                           texts::plistNoXml(result.description()), texts::plistExportAgain());
    return static_cast<bool>(result);
}

pugi::xml_node PlistReader::valueOf(const pugi::xml_node& dictionary, std::string_view key)
{
    for (const pugi::xml_node& child : dictionary.children("key"))
        if (key == child.text().get())
            return child.next_sibling();
    return {};
}

double PlistReader::number(const pugi::xml_node& dictionary, std::string_view key, double fallback)
{
    const pugi::xml_node value = valueOf(dictionary, key);
    if (!value)
        return fallback;
    const auto number = tiled::wholeNumberText(value.text().get());
    if (number && std::abs(*number) <= kMostPlistPixels * 10.0)
        return *number;
    placeOf(value).error(texts::plistNoNumber(key, inQuotes(value.text().get())), texts::plistExportAgain());
    return fallback;
}

std::uint32_t PlistReader::bits(const pugi::xml_node& dictionary, std::string_view key, std::uint32_t fallback)
{
    const double value = number(dictionary, key, fallback);
    if (value == -1.0) // all bits, in a number with a sign
        return 0xffff;
    if (value >= 0.0 && value <= 4294967295.0 && value == std::floor(value))
        return static_cast<std::uint32_t>(value);
    placeOf(dictionary).error(texts::plistNoBits(key), texts::plistExportAgain());
    return fallback;
}

std::optional<Vec2> PlistReader::point(const pugi::xml_node& node)
{
    std::string text = node.text().get();
    std::erase_if(text, [](char c) { return c == ' ' || c == '\t' || c == '\n' || c == '\r' || c == '{' || c == '}'; });
    const tiled::MapPoints points = tiled::pointsIn(text, 1);
    if (points.areValid && points.points.size() == 1)
        return Vec2{points.points.front().x, 0.0 - points.points.front().y}; // y down
    placeOf(node).error(texts::plistNoPoint(inQuotes(node.text().get())), texts::plistExportAgain());
    return std::nullopt;
}

void PlistReader::readPolygons(const pugi::xml_node& list, Fixture& fixture)
{
    for (const pugi::xml_node& polygon : list.children("array")) {
        std::vector<Vec2> points;
        for (const pugi::xml_node& node : polygon.children("string")) {
            const auto read = point(node);
            if (!read)
                return;
            points.push_back(*read);
            if (points.size() > limits::kPointsPerShape)
                return placeOf(polygon).error(texts::plistManyPoints(limits::kPointsPerShape), texts::plistSimpler());
        }
        if (++m_fixtures > kMostFixtures)
            return placeOf(polygon).error(texts::plistManyShapes(kMostFixtures), texts::plistFewer());
        if (points.size() >= 3)
            fixture.shapes.emplace_back(tiled::PixelPolygon{std::move(points)});
    }
}

void PlistReader::readCircle(const pugi::xml_node& dictionary, Fixture& fixture)
{
    const pugi::xml_node position = valueOf(dictionary, "position");
    const auto centre = position ? point(position) : std::optional(Vec2{});
    if (centre)
        fixture.shapes.emplace_back(tiled::PixelDisc{*centre, number(dictionary, "radius", 0.0)});
}

void PlistReader::readFixture(const pugi::xml_node& dictionary, Body& body)
{
    if (m_source.log.isFull())
        return;
    Fixture fixture;
    fixture.name = std::string(valueOf(dictionary, "id").text().get()).substr(0, kShownBytes);
    fixture.category = bits(dictionary, "filter_categoryBits", 1);
    fixture.mask = bits(dictionary, "filter_maskBits", 0xffff);
    fixture.group = static_cast<std::int64_t>(number(dictionary, "filter_groupIndex", 0.0));
    fixture.hasFriction = number(dictionary, "friction", 0.0) != 0.0;
    fixture.restitution = std::max(0.0, number(dictionary, "restitution", 0.0));
    const pugi::xml_node sensor = valueOf(dictionary, "isSensor");
    fixture.isSensor = std::string_view(sensor.name()) == "true" || std::string_view(sensor.text().get()) == "1";
    if (const pugi::xml_node polygons = valueOf(dictionary, "polygons"))
        readPolygons(polygons, fixture);
    if (const pugi::xml_node circle = valueOf(dictionary, "circle"))
        readCircle(circle, fixture);
    if (fixture.shapes.empty())
        body.notes.push_back(texts::box2dFixture(inQuotes(fixture.name)));
    else
        body.fixtures.push_back(std::move(fixture));
}

void PlistReader::readBody(const std::string& name, const pugi::xml_node& dictionary)
{
    Body& body = m_catalogue.bodies.emplace_back();
    body.place = placeOf(dictionary);
    body.name = name.substr(0, limits::kStringBytes);
    for (const pugi::xml_node& fixture : valueOf(dictionary, "fixtures").children("dict"))
        readFixture(fixture, body);
}

std::optional<ShapeCatalogue> PlistReader::read()
{
    if (!parse())
        return std::nullopt;
    const pugi::xml_node root = m_document.child("plist").child("dict");
    const pugi::xml_node bodies = valueOf(root, "bodies");
    if (std::string_view(bodies.name()) != "dict") {
        m_source.log.error(0, texts::plistNoBodies(), texts::plistExporter());
        return std::nullopt;
    }
    m_catalogue.pixelsPerMetre = number(valueOf(root, "metadata"), "ptm_ratio", m_catalogue.pixelsPerMetre);
    if (m_catalogue.pixelsPerMetre <= 0.0)
        placeOf(valueOf(root, "metadata")).error(texts::plistScale(), texts::plistExportAgain());
    for (const pugi::xml_node& key : bodies.children("key")) {
        if (m_catalogue.bodies.size() >= kMostBodies) {
            placeOf(key).error(texts::plistManyBodies(kMostBodies), texts::plistFewer());
            break;
        }
        readBody(key.text().get(), key.next_sibling());
    }
    return m_source.log.hasErrors() ? std::nullopt : std::optional(std::move(m_catalogue));
}

} // namespace

std::optional<ShapeCatalogue> readPlist(LevelSource& source) { return PlistReader(source).read(); }

} // namespace broadside::levels::box2d
