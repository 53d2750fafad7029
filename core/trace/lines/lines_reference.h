#pragma once

#include <span>
#include <string>
#include <string_view>

namespace broadside::trace {

/// A key of JSON Lines.
struct LinesKey {
    std::string_view key;
    std::string_view value; ///< Its form, as Markdown.
    std::string_view meaning;
    std::string_view example; ///< A valid value.
};

[[nodiscard]] std::span<const LinesKey> firstLineKeys() noexcept;
[[nodiscard]] std::span<const LinesKey> frameKeys() noexcept;

/// The chapter of the manual about JSON Lines, as Markdown.
[[nodiscard]] std::string linesReference();

} // namespace broadside::trace
