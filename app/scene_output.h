#pragma once

#include "core/base/problem.h"
#include "core/scene/scene.h"

#include <optional>
#include <string>

namespace broadside {

/// Writes a text file in one piece; what was there before is replaced.
[[nodiscard]] std::optional<Problem> writeTextFile(const std::string& path, const std::string& text);

/// Writes the text of a scene, after it was read back: what a world became, or what a recording holds, may be beyond
/// what a scene can be. Then the file stays as it was, and the problem names the object.
[[nodiscard]] std::optional<Problem> writeSceneFile(const std::string& path, const Scene& scene,
                                                    const std::string& text);

/// Both names lead to one file, whether it is there or not; links are followed.
[[nodiscard]] bool isSameFile(const std::string& a, const std::string& b);

/// Nothing when scenes can be written under this name: its ending decides the format.
[[nodiscard]] std::optional<Problem> sceneNameProblem(const std::string& path);

} // namespace broadside
