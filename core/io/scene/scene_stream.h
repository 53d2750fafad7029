#pragma once

#include "core/scene/scene.h"

#include <functional>
#include <string_view>

namespace broadside {

/// Gets a text piece by piece.
using TextSink = std::function<void(std::string_view piece)>;

/// Writes a scene as writeScene() and writeSceneCanonically() do, in pieces of about a mebibyte: so a large scene is
/// saved without a copy of its text in memory.
void streamScene(const Scene& scene, const TextSink& sink);
void streamSceneCanonically(const Scene& scene, const TextSink& sink);

} // namespace broadside
