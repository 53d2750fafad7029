#include "core/levels/level_formats.h"

#include "core/levels/box2d/box2d_import.h"
#include "core/levels/godot/godot_import.h"
#include "core/levels/ldtk/ldtk_import.h"
#include "core/levels/level_messages.h"
#include "core/levels/tiled/tiled_import.h"

#include <algorithm>
#include <array>

namespace broadside::levels {
namespace {

constexpr std::array<std::string_view, 2> kTiledSuffixes{".tmx", kTmjSuffix};
constexpr std::array<std::string_view, 1> kLdtkSuffixes{".ldtk"};
constexpr std::array<std::string_view, 1> kGodotSuffixes{".tscn"};
constexpr std::array<std::string_view, 1> kRubeSuffixes{".json"};
constexpr std::array<std::string_view, 1> kPhysicsEditorSuffixes{".plist"};

constexpr std::array kFormats{
    LevelFormat{&texts::levelTiledMap, &texts::levelSolidTiles, kTiledSuffixes, readTiledMap, kTmjSuffix,
                SourceIds::AreKept, true, true, true},
    LevelFormat{&texts::levelLdtkProject,
                &texts::levelAddCells,
                kLdtkSuffixes,
                readLdtkProject,
                {},
                SourceIds::AreCounted,
                true},
    LevelFormat{&texts::levelGodotScene,
                &texts::levelAddBodies,
                kGodotSuffixes,
                readGodotScene,
                {},
                SourceIds::AreCounted,
                true},
    LevelFormat{&texts::levelRubeWorld,
                &texts::levelAddFixtures,
                kRubeSuffixes,
                readRubeWorld,
                {},
                SourceIds::AreCounted,
                false},
    LevelFormat{&texts::levelPhysicsEditorShapes,
                &texts::levelAddPolygons,
                kPhysicsEditorSuffixes,
                readPhysicsEditorShapes,
                {},
                SourceIds::AreCounted,
                true},
};

/// Whether the masks let any object collide. Kinds do not count: a level of walls gets its dynamic objects later.
bool hasCollisions(const Scene& scene)
{
    return std::ranges::any_of(scene.objects(),
                               [](const ObjectPtr& object) { return object->category != 0 && object->mask != 0; });
}

} // namespace

LevelReading readLevel(const LevelFormat& format, const std::string& path, const ReadFile& read,
                       const LevelOptions& options)
{
    LevelReading reading = format.read(path, read, options);
    if (reading.scene && !hasCollisions(*reading.scene)) {
        Problem problem;
        problem.severity = Severity::Warning;
        problem.file = path;
        problem.line = problem.column = 1;
        problem.message = texts::levelNothingCollides();
        problem.remedy = (*format.shapesRemedy)();
        reading.problems.insert(reading.problems.begin(), std::move(problem));
    }
    return reading;
}

std::span<const LevelFormat> levelFormats() noexcept { return kFormats; }

const LevelFormat* levelFormatOf(std::string_view path) noexcept
{
    const auto hasSuffix = [&](const LevelFormat& format) {
        return std::ranges::any_of(format.suffixes, [&](std::string_view suffix) { return path.ends_with(suffix); });
    };
    const auto row = std::ranges::find_if(kFormats, hasSuffix);
    return row == kFormats.end() ? nullptr : &*row;
}

} // namespace broadside::levels
