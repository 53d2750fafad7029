#pragma once

#include "core/io/json/field_table.h"
#include "core/scene/scene.h"

#include <span>
#include <string_view>

/// @file
/// The settings sections of a scene file. What is missing in them keeps its default.

namespace broadside {

void readWorldSettings(const FieldContext& context, const JsonValue& value, WorldSettings& world);
void readBroadPhaseSettings(const FieldContext& context, const JsonValue& value, BroadPhaseSettings& broadPhase);
void readStepSettings(const FieldContext& context, const JsonValue& value, StepSettings& step);

[[nodiscard]] std::span<const std::string_view> keysOfWorld() noexcept;
[[nodiscard]] std::span<const std::string_view> keysOfBroadPhase() noexcept;
[[nodiscard]] std::span<const std::string_view> keysOfStep() noexcept;

} // namespace broadside
