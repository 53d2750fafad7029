#pragma once

#include <QString>

class QWidget;

namespace broadside {

/// The property of the application object that has the text of `broadside --version`. Without it only the version is
/// known.
inline constexpr const char* kBuildProperty = "broadsideBuild";

/// What a report of a problem has to say about program and machine: version, commit, compiler, Qt, system, screen.
[[nodiscard]] QString versionInformation();

/// Version, copyright, the licences of all linked parts, and buttons for the functions below. Returns when it is
/// closed.
void showAbout(QWidget& window);
/// A text to fill in and copy. Nothing is sent. Returns when it is closed.
void showProblemReport(QWidget& window);

} // namespace broadside
