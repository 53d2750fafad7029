#pragma once

#include "core/io/json/json_writer.h"
#include "core/scene/scene.h"

#include <cstddef>

namespace broadside {

/// The canonical value of a member of the scene document, on one line. Settings are written in full.
/// `key` is an index into kSceneKeys. @pre none of "layers", "templates" and "objects"
void writeSection(JsonWriter& writer, const Scene& scene, std::size_t key);

/// Whether the scene says anything about guides; else there is no such section.
[[nodiscard]] bool hasGuides(const Scene& scene);

} // namespace broadside
