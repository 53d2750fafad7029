#pragma once

#include "core/io/scene/scene_reader.h"
#include "core/scene/scene.h"

#include <span>
#include <string>

/// @file
/// Parts of a scene as text, for clipboards: what one program copies, another one or a text editor can paste.

namespace broadside {

/// A complete canonical scene with just these objects: the settings of `scene`, and of its layers, templates and
/// atlases those that the objects name; all of the atlases where a sprite leaves it to their order. It can be saved as
/// a file and opened. Templates that the scene does not have may be in `shared`.
[[nodiscard]] std::string writeFragment(const Scene& scene, std::span<const ObjectPtr> objects,
                                        std::span<const Template> shared = {});

/// Reads a scene, a bare list of objects, or objects as they stand in a file, one or several, also with the comma
/// behind them. Problems have the line and the column in `text`. Limits and errors are those of readScene().
[[nodiscard]] SceneReading readFragment(std::string text);

} // namespace broadside
