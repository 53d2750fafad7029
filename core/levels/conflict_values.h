#pragma once

#include "core/scene/scene.h"

#include <string>

/// @file
/// Values of objects and settings for lists of conflicts: JSON on one line, as in a scene file, also of default values.

namespace broadside::levels {

[[nodiscard]] std::string valueText(double value);
[[nodiscard]] std::string valueText(bool value);
[[nodiscard]] std::string valueText(std::uint32_t value);
[[nodiscard]] std::string valueText(const std::string& value);
[[nodiscard]] std::string valueText(ObjectKind value);
[[nodiscard]] std::string valueText(HitResponse value);
[[nodiscard]] std::string valueText(EdgeRule value);
[[nodiscard]] std::string valueText(Algorithm value);
[[nodiscard]] std::string valueText(Integrator value);
[[nodiscard]] std::string valueText(Vec2 value);
[[nodiscard]] std::string valueText(const std::optional<double>& value);
[[nodiscard]] std::string valueText(const Pose& value);
[[nodiscard]] std::string valueText(const Shape& value);
[[nodiscard]] std::string valueText(const SharedValue<std::string>& value);
[[nodiscard]] std::string valueText(const SharedValue<Sprite>& value);
[[nodiscard]] std::string valueText(const SharedValue<TemplateLink>& value);
[[nodiscard]] std::string valueText(const std::vector<Component>& value);
[[nodiscard]] std::string valueText(const ExtraMembers& value);
[[nodiscard]] std::string valueText(const PropertyValue& value);
[[nodiscard]] std::string valueText(const SceneObject& value);
[[nodiscard]] std::string valueText(const Layer& value);
[[nodiscard]] std::string valueText(const Template& value);

} // namespace broadside::levels
