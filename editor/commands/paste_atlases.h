#pragma once

#include "core/scene/scene.h"
#include "editor/document/atlas_set.h"

#include <QByteArray>
#include <QString>

#include <optional>
#include <span>
#include <string>
#include <unordered_map>
#include <vector>

namespace broadside {

/// Clipboard data next to the text of a scene: where the atlases are that the text names.
[[nodiscard]] QByteArray placesData(const AtlasPlaces& places);
[[nodiscard]] std::optional<AtlasPlaces> placesFrom(const QByteArray& data);

/// How the atlases of pasted objects become atlases of the scene.
struct PastedAtlases {
    std::vector<std::string> entries;                   ///< Entries to append to the list of the scene.
    std::unordered_map<std::string, std::string> names; ///< New names of atlases with another path here.
    std::string missing; ///< The first of the entries whose file this scene cannot find; else empty.
};

/// `brought` are the atlases of the pasted objects, `from` is where they are searched, if known, `to` is where this
/// scene searches its own atlases, which are `present`. An atlas that this scene can reach gets its path from here. An
/// atlas that it cannot reach is listed nevertheless: it is missing until the user puts it there.
[[nodiscard]] PastedAtlases pastedAtlases(std::span<const std::string> brought, const std::optional<AtlasPlaces>& from,
                                          const AtlasPlaces& to, std::span<const std::string> present);

/// The object, or a copy whose sprite uses this scene's name of its atlas.
[[nodiscard]] ObjectPtr withAtlasNames(const ObjectPtr& object,
                                       const std::unordered_map<std::string, std::string>& names);

/// "The atlas ... is not here", and what to do.
[[nodiscard]] QString missingAtlasText(const std::string& entry, const AtlasPlaces& places);

} // namespace broadside
