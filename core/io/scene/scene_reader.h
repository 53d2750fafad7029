#pragma once

#include "core/base/problem.h"
#include "core/scene/scene.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// @file
/// Reads `*.broadside` scenes, format version 1 (UTF-8 JSON). The limits of core/base/limits.h are checked before
/// memory is reserved. Every problem has line, column (bytes, from 1), the object if there is one, a message and a
/// remedy.

namespace broadside {

struct SceneReading {
    std::optional<Scene> scene; ///< Nothing if a problem is an error.
    /// Problems in the order of the text. May have warnings and infos if there is a scene.
    std::vector<Problem> problems;

    /// The first error. @pre !scene
    [[nodiscard]] const Problem& firstError() const;
};

/// Reads a scene from memory. `fileName` is only used in the problems. Objects keep their bytes of `text`
/// (SceneObject::source), so that saving does not change objects that were not edited. A syntax error ends the reading;
/// errors of content are collected, at most `maxProblems` of them.
[[nodiscard]] SceneReading readScene(std::string text, const std::string& fileName, std::size_t maxProblems = 100);

/// The first error that readScene() would report for this text, without a copy of the text. For a check before saving.
[[nodiscard]] std::optional<Problem> sceneErrorIn(const std::string& text, const std::string& fileName);

enum class FileText : std::uint8_t {
    Kept,    ///< As by readScene(): the scene can be saved again.
    Dropped, ///< Objects have no bytes of the file, and the memory of its text is released.
};

/// Reads a file. Refuses folders, unreadable files and files that are too large before reading them.
[[nodiscard]] SceneReading readSceneFile(const std::string& path, std::size_t maxProblems = 100,
                                         FileText text = FileText::Kept);

} // namespace broadside
