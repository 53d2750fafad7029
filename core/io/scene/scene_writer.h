#pragma once

#include "core/scene/scene.h"

#include <string>

namespace broadside {

/// The scene as text. Sections and objects that were not edited since readScene keep their bytes, unknown members
/// included; edited and new ones are canonical: one object a line, fixed key order, defaults left out, shortest
/// round-trip numbers. A scene without a source is canonical throughout.
[[nodiscard]] std::string writeScene(const Scene& scene);

/// Canonical throughout, whatever the source looked like.
[[nodiscard]] std::string writeSceneCanonically(const Scene& scene);

/// One object as its canonical line, without indentation or line break.
[[nodiscard]] std::string writeObject(const SceneObject& object);

} // namespace broadside
