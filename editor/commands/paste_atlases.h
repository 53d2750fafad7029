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

/// What the clipboard has beside the text of a scene: where the atlases are that the text names.
[[nodiscard]] QByteArray placesData(const AtlasPlaces& places);
[[nodiscard]] std::optional<AtlasPlaces> placesFrom(const QByteArray& data);

/// What becomes of the atlases of objects that come from another scene.
struct PastedAtlases {
    std::vector<std::string> entries;                   ///< To be put behind those of the scene.
    std::unordered_map<std::string, std::string> names; ///< Those that have another path from here.
    std::string missing; ///< Of the entries the first whose file is not where this scene finds it; else empty.
};

/// `brought` are the atlases that came along, `from` is where they are, if that is known, `to` where this scene looks
/// for its own, which are `present`. An atlas that this scene can reach where it is gets its path from here. One that
/// it cannot is listed all the same: it is missing, and found when it is put there.
[[nodiscard]] PastedAtlases pastedAtlases(std::span<const std::string> brought, const std::optional<AtlasPlaces>& from,
                                          const AtlasPlaces& to, std::span<const std::string> present);

/// The object, or a copy whose sprite names its atlas as this scene does.
[[nodiscard]] ObjectPtr withAtlasNames(const ObjectPtr& object,
                                       const std::unordered_map<std::string, std::string>& names);

/// "The atlas ... is not here", with what helps.
[[nodiscard]] QString missingAtlasText(const std::string& entry, const AtlasPlaces& places);

} // namespace broadside
