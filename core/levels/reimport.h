#pragma once

#include "core/base/message/message.h"
#include "core/scene/scene.h"

#include <cstddef>
#include <vector>

/// @file
/// Imports a level again after its source changed: what was edited in the scene stays, what came from the source
/// follows, and where both changed the same value, the scene's value stays unless the user chooses the other one.

namespace broadside::levels {

/// A value that was changed both in the scene and in the source.
struct ReimportConflict {
    ObjectId object; ///< In the scene; for an object that was removed here, its former id. Null: a setting.
    Message name;    ///< Of the object, or of the setting: "The layer \"Walls\"".
    Message field;   ///< "mass", "property \"lives\"", "removal"; of a setting "gravity" or "all values".
    Message message; ///< What was changed, and which value the scene has now.
    // JSON as in a scene file, shortened to kLongestValue, or "not there".
    Message here;   ///< In the edited scene.
    Message there;  ///< In the source.
    Message before; ///< At the last import.
    bool followsLevel = false;

    /// One sentence for each: the message and the three values, shortened to what fits into a few lines.
    [[nodiscard]] Message line() const;
};

inline constexpr std::size_t kLongestValue = 2'000; // bytes of a value in a conflict

/// An object whose id in the scene differs from the one in the source.
struct SourceId {
    ObjectId here;
    ObjectId there;
    friend bool operator==(const SourceId&, const SourceId&) = default;
};

/// Whether objects that the source renames can be found by their ids.
enum class SourceIds : bool { AreCounted, AreKept };

struct ReimportOptions {
    SourceIds ids = SourceIds::AreCounted;
    /// Pixels per metre of a source whose editor rounds numbers (rounding.h); 0: each difference is a change.
    double roundedPixelsPerMetre = 0.0;
    std::vector<SourceId> sourceIds = {}; ///< Reimport::sourceIds of the import that made `before`.
    /// The conflicts, by their place in Reimport::conflicts, where the level's value is taken. Ascending.
    std::vector<std::size_t> fromLevel = {};
};

struct Reimport {
    Scene scene;
    /// In the order of the scene's objects, then the settings. Their order does not depend on
    /// ReimportOptions::fromLevel.
    std::vector<ReimportConflict> conflicts;
    std::size_t changed = 0; ///< Objects that follow the source.
    std::size_t added = 0;
    std::size_t removed = 0;
    /// The level as it is imported now, with the ids of the scene: `before` of the next import.
    Scene imported;
    std::vector<SourceId> sourceIds; ///< Of `imported`.
};

/// `before`: the scene as the level was imported before. `edited`: the same scene with edits; its objects have the same
/// ids. `after`: the level as it is imported now. An object of the source is the same one if it has the same property
/// "iid" or "godotNode". Without these, the same id and name decide, and then the same name, group and layer in the
/// same order. If the format keeps ids (Tiled), the same id decides at last. Layers, templates and atlases are the same
/// if their names are. A field of an instance that follows the source becomes an override of its template. Cost:
/// O(n log n).
[[nodiscard]] Reimport reimported(const Scene& before, const Scene& edited, const Scene& after,
                                  const ReimportOptions& options);

} // namespace broadside::levels
