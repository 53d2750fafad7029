#pragma once

#include "core/geometry/shape_kinds.h"
#include "core/geometry/shape_numbers.h"
#include "core/io/scene/scene_writer.h"
#include "core/levels/tiled/tiled_import.h"

#include <QtGlobal>

#include <algorithm>
#include <cmath>
#include <map>
#include <string>

/// @file
/// Levels in memory for tests, and scenes compared within a tolerance.

namespace broadside::test {

/// Files by their paths.
using LevelFiles = std::map<std::string, std::string>;

inline Result<std::string> levelFileIn(const LevelFiles& files, const std::string& path)
{
    if (const auto found = files.find(path); found != files.end())
        return found->second;
    Problem problem;
    problem.file = path;
    problem.message = "The file does not exist";
    problem.remedy = "Check the path";
    return problem;
}

inline levels::LevelReading readLevel(const LevelFiles& files, const std::string& path = "maps/level.tmx",
                                      const levels::LevelOptions& options = {})
{
    return levels::readTiledMap(
        path, [&](const std::string& name) { return levelFileIn(files, name); }, options);
}

inline std::string describeAll(const levels::LevelReading& reading)
{
    std::string text;
    for (const Problem& problem : reading.problems)
        text += describe(problem) + "\n";
    return text;
}

/// @pre the files are a valid level
inline Scene levelScene(const LevelFiles& files, const levels::LevelOptions& options = {})
{
    auto reading = readLevel(files, files.contains("maps/level.tmx") ? "maps/level.tmx" : "maps/level.tmj", options);
    if (!reading.scene)
        qFatal("not a level: %s", describeAll(reading).c_str());
    return std::move(*reading.scene);
}

/// A map of 10 x 10 tiles of 16 pixels, and 16 pixels per metre: 10 m x 10 m.
inline std::string mapWith(const std::string& content, const std::string& attributes = {})
{
    return R"(<?xml version="1.0" encoding="UTF-8"?>
<map version="1.8" tiledversion="1.8.2" orientation="orthogonal" renderorder="right-down" width="10" height="10" )"
           R"(tilewidth="16" tileheight="16" nextlayerid="9" nextobjectid="90" )" +
           attributes +
           R"(>
<properties><property name="pixelsPerMetre" type="int" value="16"/></properties>
)" + content +
           "\n</map>\n";
}

/// Tiles of 16 pixels: 0 has no shapes; 1 has its upper left half; 2 is full; 3 has two shapes; 4 has a circle.
inline const std::string kTilesetContent = R"(
 <image source="tiles.png" width="80" height="16"/>
 <tile id="1"><objectgroup><object id="1" x="0" y="0"><polygon points="0,0 16,0 0,16"/></object></objectgroup></tile>
 <tile id="2"><objectgroup><object id="1" x="0" y="0" width="16" height="16"/></objectgroup></tile>
 <tile id="3"><objectgroup><object id="1" x="0" y="0" width="8" height="4"/>
  <object id="2" x="8" y="8" width="8" height="8"><ellipse/></object></objectgroup></tile>
 <tile id="4" type="Coin"><properties><property name="worth" type="int" value="5"/></properties>
  <objectgroup><object id="1" x="0" y="0" width="16" height="16"><ellipse/></object></objectgroup></tile>
)";
inline const std::string kTileset =
    R"(<tileset firstgid="1" name="tiles" tilewidth="16" tileheight="16" tilecount="5" columns="5">)" +
    kTilesetContent + "</tileset>\n";

inline std::string objectLayer(const std::string& objects, const std::string& attributes = R"(name="Objects")")
{
    return "<objectgroup id=\"1\" " + attributes + ">\n" + objects + "\n</objectgroup>";
}

/// What differs between two scenes beyond the tolerance; empty: nothing.
class SceneDifference {
public:
    explicit SceneDifference(double tolerance)
        : m_tolerance(tolerance)
    {}

    [[nodiscard]] std::string between(const Scene& a, const Scene& b)
    {
        near(a.world.width, b.world.width, "world width");
        near(a.world.height, b.world.height, "world height");
        same(a.size() == b.size(), "number of objects");
        for (const ObjectPtr& object : a.objects()) {
            const SceneObject* const other = b.find(object->id);
            m_place = displayName(*object) + " (" + std::to_string(object->id.value) + "): ";
            same(other != nullptr, "it is missing");
            if (other)
                compare(*object, *other);
        }
        return m_text;
    }

private:
    void same(bool isSame, const std::string& what)
    {
        if (!isSame)
            m_text += m_place + what + "\n";
    }
    void near(double a, double b, const std::string& what)
    {
        same(std::abs(a - b) <= m_tolerance, what + " " + std::to_string(a) + " and " + std::to_string(b));
    }
    void near(Vec2 a, Vec2 b, const std::string& what)
    {
        near(a.x, b.x, what + " x");
        near(a.y, b.y, what + " y");
    }
    void compare(const SceneObject& a, const SceneObject& b)
    {
        same(a.name == b.name, "name");
        same(a.kind == b.kind, "kind");
        near(a.pose.position, b.pose.position, "position");
        near(a.pose.angle, b.pose.angle, "angle");
        near(a.velocity, b.velocity, "velocity");
        near(a.mass, b.mass, "mass");
        near(a.restitution, b.restitution, "restitution");
        same(a.category == b.category && a.mask == b.mask, "category or mask");
        same(a.onHit == b.onHit, "onHit");
        same(a.visible == b.visible && a.locked == b.locked, "visible or locked");
        same(*a.layer == *b.layer, "layer " + *a.layer + " and " + *b.layer);
        same(sorted(*a.properties) == sorted(*b.properties), "properties");
        compareShapes(a.shape, b.shape);
    }
    static Properties sorted(Properties properties)
    {
        std::ranges::sort(properties, {}, &Property::name);
        return properties;
    }
    static std::vector<double> numbersOf(const Shape& shape)
    {
        std::vector<double> numbers;
        collect(shape, numbers);
        return numbers;
    }
    static void collect(const Shape& shape, std::vector<double>& numbers)
    {
        const Overloaded visit{
            [&](const ShapeLength&, double length) { numbers.push_back(length); },
            [&](const ShapePoint&, Vec2 point) {
                numbers.insert(numbers.end(), {point.x, point.y});
            },
            [&](const CompoundPart& part) {
                numbers.insert(numbers.end(), {part.offset.x, part.offset.y, part.angle});
                collect(part.shape, numbers);
            },
        };
        std::visit([&](const auto& kind) { forEachNumber(kind, visit); }, shape);
    }
    void compareShapes(const Shape& a, const Shape& b)
    {
        same(&kindOf(a) == &kindOf(b), std::string(typeNameOf(a)) + " and " + std::string(typeNameOf(b)));
        const auto numbers = numbersOf(a);
        const auto others = numbersOf(b);
        same(numbers.size() == others.size(), "points of the shape");
        for (std::size_t i = 0; i < std::min(numbers.size(), others.size()); ++i)
            near(numbers[i], others[i], "number " + std::to_string(i) + " of the shape");
    }

    double m_tolerance;
    std::string m_place;
    std::string m_text;
};

} // namespace broadside::test
