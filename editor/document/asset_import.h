#pragma once

#include "core/base/problem.h"
#include "editor/document/atlas_set.h"

#include <QStringList>

#include <string>
#include <vector>

namespace broadside {

/// The result of importing files as assets of a scene.
struct AssetImport {
    std::vector<std::string> entries; ///< New entries of the scene's list of atlases, in the order of the files.
    std::vector<Problem> problems;    ///< Errors of files that were not imported, and warnings of the others.
};

/// Whether the file may be an asset, judged by its name: a picture, an atlas, or a JSON sheet.
[[nodiscard]] bool isPossibleAsset(const QString& path);

/// Makes atlases of files. May run on any thread.
///
/// Atlases     (*.atlas.json) are listed as they are. A sheet of Aseprite or TexturePacker becomes an atlas next to it
///             (SHEET.atlas.json). Both must be in the folder of the scene or of the project, because scenes list them
///             by paths from there.
/// Pictures    are packed into one atlas next to the scene, or into several when one has no room for all. Regions get
///             the names of the files. A single picture in the folder of the scene or of the project is not packed: an
///             atlas of one region is made next to it.
///
/// Never overwrites a file: a number is appended to the name, unless the existing file is the same atlas. Refused: an
/// untitled scene.
[[nodiscard]] AssetImport importAssets(const QStringList& files, const AtlasPlaces& places);

} // namespace broadside
