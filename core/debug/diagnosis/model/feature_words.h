#pragma once

#include "core/debug/diagnosis/model/pair_feature.h"

#include <string_view>

namespace broadside::diagnosis {

/// "their ages"; for sentences.
[[nodiscard]] std::string_view wordsOf(Feature feature) noexcept;

} // namespace broadside::diagnosis
