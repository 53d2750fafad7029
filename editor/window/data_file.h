#pragma once

#include <QString>

/// @file
/// The manual and the catalogues of other languages are a file of resources next to the program: broadside.rcc in
/// share/broadside of the folder where the program is installed, or was built. It may be missing or damaged. Then their
/// readers find nothing: the window is in English, and the manual says missingDataText().

namespace broadside {

/// The path of the file.
/// @pre there is a QCoreApplication
[[nodiscard]] QString dataFile();

/// Makes the contents readable as ":/broadside/manual/..." and ":/broadside/translations/...". Returns whether the file
/// is there and complete. Costs nothing after the first call.
/// @pre there is a QCoreApplication
bool openDataFile();

/// For the user: what is missing without the file, its path, and what to do.
[[nodiscard]] QString missingDataText();

} // namespace broadside
