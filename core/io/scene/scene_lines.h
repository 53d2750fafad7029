#pragma once

#include "core/io/scene/scene_reader.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace broadside {

/// A scene whose text was dropped, and what a message needs of the text: the places of the objects.
struct SceneWithLines {
    SceneReading reading;
    std::vector<std::uint32_t> lines; ///< Offsets of the beginnings of lines; empty without a scene.
};

/// Reads a file as readSceneFile() with FileText::Dropped. The slices of objects and templates have no text, but their
/// `begin` is the offset in the file. So a check of a large scene needs the memory of its text only while it reads.
[[nodiscard]] SceneWithLines readSceneWithLines(const std::string& path, std::size_t maxProblems = 100);

} // namespace broadside
