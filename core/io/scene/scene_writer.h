#pragma once

#include "core/scene/scene.h"

#include <string>

namespace broadside {

/// The scene as text. Sections and objects that were not edited since readScene() keep their bytes, including unknown
/// members. Edited and new ones are canonical: one line for each object, fixed order of keys, no default values,
/// shortest round-trip numbers. A scene without a source is completely canonical.
[[nodiscard]] std::string writeScene(const Scene& scene);

/// The text of a scene, canonical in all parts and independent of the source.
[[nodiscard]] std::string writeSceneCanonically(const Scene& scene);

/// One object as a canonical line, without indentation or line break.
[[nodiscard]] std::string writeObject(const SceneObject& object);

} // namespace broadside
