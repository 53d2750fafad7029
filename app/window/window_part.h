#pragma once

#include "app/command.h"
#include "core/debug/step_source.h"
#include "core/report/report_page.h"
#include "core/scene/scene.h"

#include <string>
#include <vector>

/// @file
/// The part of the program that needs Qt: the window and pictures. window_part.cpp has it. A program without a window
/// is built with without_window.cpp instead, for systems that have no Qt.

namespace broadside {

/// Called before any other function of the window.
void prepareWindow();
/// The versions of Qt: "6.4.2, built with 6.4.2"; says so when there is no window.
[[nodiscard]] std::string windowVersion();
/// The commands that open a window or make pictures.
[[nodiscard]] std::vector<Command> windowCommands();
/// Whether a window follows the command in `words`: that of `broadside attach`.
[[nodiscard]] bool opensWindow(const std::vector<std::string>& words);
/// `broadside [FILE...]` and `broadside attach NAME`. Returns the exit code of the program.
[[nodiscard]] int openWindow(int& argc, char** argv, const std::vector<std::string>& words);

struct PictureProblems {
    std::vector<Problem> ofAtlases;
    std::vector<Problem> ofSprites; ///< Without a place in the file. Empty if an atlas cannot be read.
};
/// Checks the atlases of a scene, their pictures, and that they contain the pictures of all sprites. Empty without a
/// window. `file`: of the scene.
[[nodiscard]] PictureProblems pictureProblems(const Scene& scene, const std::string& file);

/// The pictures of a report (editor/viewport/export/report_pictures.h). Empty without a window.
[[nodiscard]] report::PagePictures reportPictures(const StepSource& steps, const report::FindingReport& finding);

} // namespace broadside
