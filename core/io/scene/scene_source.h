#pragma once

#include "core/io/json/document_header.h"
#include "core/io/json/document_messages.h"
#include "core/scene/scene.h"

#include <cstddef>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace broadside {

/// A scene as it was read. The writer compares with it, to keep the bytes of unchanged parts.
struct SceneSource {
    /// A member of the document: [begin, end) from its key to the end of its value.
    struct Member {
        std::string key;
        std::size_t begin = 0;
        std::size_t valueBegin = 0;
        std::size_t end = 0;
    };

    std::shared_ptr<const std::string> text;
    std::size_t begin = 0; ///< The document's opening brace.
    std::size_t end = 0;   ///< One past its closing brace.
    std::vector<Member> members;

    Scene scene; ///< As it was read, but without its source. Its objects have their SourceSlices.
};

inline constexpr std::string_view kSceneFormat = "broadside-scene";
inline constexpr int kSceneVersion = 1;
inline constexpr DocumentKind kSceneDocument{
    kSceneFormat,
    "scene",
    kSceneVersion,
    {&texts::sceneNotObject, &texts::sceneNotThis, &texts::sceneOrWrite, &texts::sceneOrAdd, &texts::sceneNoVersion}};

} // namespace broadside
