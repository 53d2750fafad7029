#pragma once

#include "core/base/problem.h"
#include "editor/document/atlas_set.h"

#include <QStringList>

#include <string>
#include <vector>

namespace broadside {

/// What became of files that shall be assets of a scene.
struct AssetImport {
    std::vector<std::string> entries; ///< Atlases for the scene's list, in the order of the files.
    std::vector<Problem> problems;    ///< Of files that are none, or could not be written; warnings of the others.
};

/// Whether a file may be an asset, by its name: a picture, an atlas, or a JSON sheet.
[[nodiscard]] bool mayBeAsset(const QString& path);

/// Makes atlases of files: may run on any thread.
///
/// Atlases     (*.atlas.json) are listed as they are, sheets of Aseprite and TexturePacker become an atlas beside them
///             (SHEET.atlas.json). Both must be in the scene's folder or the project's, because scenes list them by
///             paths from there.
/// Pictures    are packed, with the names of their files, into one atlas (or several where they have no room on one)
///             beside the scene; a single one that stands in its folder becomes an atlas of its own, and stays.
///
/// Never writes over a file that is there: a number goes behind the name, unless it is the same atlas. Refused: an
/// untitled scene.
[[nodiscard]] AssetImport importAssets(const QStringList& files, const AtlasPlaces& places);

} // namespace broadside
