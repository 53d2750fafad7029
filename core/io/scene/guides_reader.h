#pragma once

#include "core/io/json/field_table.h"
#include "core/scene/guides.h"

#include <span>
#include <string_view>

namespace broadside {

/// The scene's member "guides". Order is of no importance; what is there twice is warned about, and counts once.
void readGuides(const FieldContext& context, const JsonValue& value, Guides& guides);

[[nodiscard]] std::span<const std::string_view> keysOfGuides() noexcept;

} // namespace broadside
