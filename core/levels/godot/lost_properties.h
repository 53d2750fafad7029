#pragma once

#include <algorithm>
#include <array>
#include <string_view>

/// @file
/// Properties of Godot's nodes that a scene does not have, and that a note names.

namespace broadside::levels::godot {

/// Of bodies and areas: a value other than 0 and false is lost.
inline constexpr std::array<std::string_view, 14> kLostProperties{
    "angular_damp",    "angular_damp_space_override", "angular_velocity",
    "applied_force", // Godot 3
    "applied_torque",  "constant_angular_velocity",   "constant_force",   "constant_linear_velocity",
    "constant_torque", "gravity_space_override",      "linear_damp",      "linear_damp_space_override",
    "lock_rotation",
    "space_override", // Godot 3
};
/// Of areas: a value other than true is lost.
inline constexpr std::array<std::string_view, 2> kLostSwitches{"monitorable", "monitoring"};
/// They move what is in a node by a share of the size of the node around it, which only the game knows. Godot 3 does
/// not write rect_position.
inline constexpr std::array<std::string_view, 3> kLostOffsets{"anchor_left", "anchor_top", "rect_position"};
/// In a container, which places its children itself, layout_mode has this value.
inline constexpr std::string_view kLostLayout = "layout_mode";
inline constexpr double kLayoutOfContainer = 2.0;
/// The same of a CanvasLayer alone: the offset of other nodes moves only their pictures.
inline constexpr std::string_view kLostLayerOffset = "offset";

[[nodiscard]] inline bool isLostProperty(std::string_view name)
{
    const auto has = [name](const auto& names) { return std::ranges::find(names, name) != names.end(); };
    return name == kLostLayerOffset || name == kLostLayout || has(kLostProperties) || has(kLostSwitches) ||
           has(kLostOffsets);
}

} // namespace broadside::levels::godot
