#pragma once

#include "core/scene/scene.h"

#include <array>
#include <cstddef>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace broadside {

/// A scene as it was read: what the writer compares with, to leave the bytes of the rest alone.
struct SceneSource {
    /// A member of the document: [begin, end) from its key to the end of its value.
    struct Member {
        std::string key;
        std::size_t begin = 0;
        std::size_t valueBegin = 0;
        std::size_t end = 0;
    };

    std::shared_ptr<const std::string> text;
    std::size_t begin = 0; ///< Of the document's opening brace.
    std::size_t end = 0;   ///< One past its closing brace.
    std::vector<Member> members;

    WorldSettings world;
    BroadPhaseSettings broadPhase;
    StepSettings step;
    std::vector<Component> components;
    std::vector<Layer> layers;
    Guides guides;
    std::vector<std::string> atlases;
    std::vector<Template> templates;
    ExtraMembers extra;
    std::vector<ObjectPtr> objects; ///< In the order of the file, each with its SourceSlice.
};

/// The members of a scene document that have a meaning, in their canonical order.
inline constexpr std::array<std::string_view, 11> kSceneKeys{"format",  "version",    "world",  "broadPhase",
                                                             "step",    "components", "layers", "guides",
                                                             "atlases", "templates",  "objects"};
inline constexpr std::size_t kFormatKey = 0;
inline constexpr std::size_t kVersionKey = 1;
inline constexpr std::size_t kWorldKey = 2;
inline constexpr std::size_t kBroadPhaseKey = 3;
inline constexpr std::size_t kStepKey = 4;
inline constexpr std::size_t kComponentsKey = 5;
inline constexpr std::size_t kLayersKey = 6;
inline constexpr std::size_t kGuidesKey = 7;
inline constexpr std::size_t kAtlasesKey = 8;
inline constexpr std::size_t kTemplatesKey = 9;
inline constexpr std::size_t kObjectsKey = 10;
inline constexpr std::string_view kSceneFormat = "broadside-scene";
inline constexpr int kSceneVersion = 1;

} // namespace broadside
