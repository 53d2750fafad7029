#pragma once

#include "core/scene/project.h"

#include <array>
#include <string>
#include <string_view>

namespace broadside {

/// The members of a project file that have a meaning, in their canonical order.
inline constexpr std::array<std::string_view, 5> kProjectKeys{"format", "version", "name", "scenes", "assets"};

/// The project as text: one path a line, and behind it what the reader did not know.
[[nodiscard]] std::string writeProject(const Project& project);

} // namespace broadside
