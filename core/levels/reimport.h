#pragma once

#include "core/base/message/message.h"
#include "core/scene/scene.h"

#include <cstddef>
#include <string>
#include <vector>

/// @file
/// Imports a level again after its source changed: what was edited in the scene stays, what came from the source
/// follows, and where both changed the same value, the scene's value stays and is listed.

namespace broadside::levels {

/// A value that was changed both in the scene and in the source.
struct ReimportConflict {
    ObjectId object;     ///< In the scene; for an object that was removed here, its former id.
    Message name;        ///< Of the object, or of the setting: "The layer \"Walls\"".
    std::string subject; ///< "mass", "property \"lives\"", or "removal".
    Message message;     ///< What is in the scene now, and what the source wanted.
};

struct Reimport {
    Scene scene;
    std::vector<ReimportConflict> conflicts; ///< In the order of the scene's objects.
    std::size_t changed = 0;                 ///< Objects that follow the source.
    std::size_t added = 0;
    std::size_t removed = 0;
};

/// Whether objects that the source renames can be found by their ids.
enum class SourceIds : bool { AreCounted, AreKept };

/// `before`: the scene as the level was imported before. `edited`: the same scene with edits; its objects have the same
/// ids. `after`: the level as it is imported now. An object of the source is the same one if it has the same property
/// "iid" or "godotNode". Without these, the same id and name decide, and then the same name, group and layer in the
/// same order. If the format keeps ids (Tiled), the same id decides at last. Layers, templates and atlases are the same
/// if their names are. A field of an instance that follows the source becomes an override of its template. Cost:
/// O(n log n).
[[nodiscard]] Reimport reimported(const Scene& before, const Scene& edited, const Scene& after, SourceIds ids);

} // namespace broadside::levels
