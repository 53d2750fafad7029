#pragma once

#include "core/base/problem.h"
#include "core/scene/scene.h"

#include <optional>
#include <string>

namespace broadside {

/// Writes a text file in one piece; what was there before is replaced.
[[nodiscard]] std::optional<Problem> writeTextFile(const std::string& path, const std::string& text);

/// Nothing when scenes can be written under this name: its ending decides the format.
[[nodiscard]] std::optional<Problem> sceneNameProblem(const std::string& path);

} // namespace broadside
