#pragma once

#include "core/base/problem.h"
#include "core/scene/scene.h"

#include <optional>
#include <string>

namespace broadside {

/// Writes a text file in one piece; what was there before is replaced.
[[nodiscard]] std::optional<Problem> writeTextFile(const std::string& path, const std::string& text);

/// Both names lead to one file, whether it is there or not; links are followed.
[[nodiscard]] bool isSameFile(const std::string& a, const std::string& b);

/// Nothing when scenes can be written under this name: its ending decides the format.
[[nodiscard]] std::optional<Problem> sceneNameProblem(const std::string& path);

} // namespace broadside
