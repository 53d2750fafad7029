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
    LevelFormat{&texts::levelTiledMap, kTiledSuffixes, readTiledMap, kTmjSuffix, SourceIds::AreKept, true, true, true},
    LevelFormat{&texts::levelLdtkProject, kLdtkSuffixes, readLdtkProject, {}, SourceIds::AreCounted, true},
    LevelFormat{&texts::levelGodotScene, kGodotSuffixes, readGodotScene, {}, SourceIds::AreCounted, true},
    LevelFormat{&texts::levelRubeWorld, kRubeSuffixes, readRubeWorld, {}, SourceIds::AreCounted, false},
    LevelFormat{&texts::levelPhysicsEditorShapes,
                kPhysicsEditorSuffixes,
                readPhysicsEditorShapes,
                {},
                SourceIds::AreCounted,
                true},
};

} // namespace

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
