#pragma once

#include "core/io/scene/scene_reader.h"
#include "core/scene/scene.h"

#include <span>
#include <string>

/// @file
/// Parts of a scene as text, for clipboards: text that one program copies can be pasted in another one or in a text
/// editor.

namespace broadside {

/// A complete canonical scene with only these objects: the settings of `scene`, and those of its layers, templates and
/// atlases that the objects name. All atlases are included if a sprite names none, because it then depends on their
/// order. The text can be saved as a file and opened. `shared` may have templates that are not in the scene.
[[nodiscard]] std::string writeFragment(const Scene& scene, std::span<const ObjectPtr> objects,
                                        std::span<const Template> shared = {});

/// Reads a scene, a bare list of objects, or one or several objects as in a file, also with a comma at the end.
/// Problems have line and column in `text`. Limits and errors are those of readScene().
[[nodiscard]] SceneReading readFragment(std::string text);

} // namespace broadside
