#pragma once

#include <QString>

#include <string_view>

namespace broadside {

/// The cause of a missed pair (core/debug/why/miss_cause.h) as a text, from its word.
[[nodiscard]] QString causeText(std::string_view cause);

} // namespace broadside
