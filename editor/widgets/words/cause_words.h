#pragma once

#include <QString>

#include <string_view>

namespace broadside {

/// The cause of a missed pair (core/debug/why/miss_cause.h), given by its word, in plain words.
[[nodiscard]] QString causeText(std::string_view cause);

} // namespace broadside
