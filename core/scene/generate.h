#pragma once

#include "core/base/message/fixed_words.h"
#include "core/base/problem.h"
#include "core/scene/scene.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

/// @file
/// Sample worlds of any size from a seed: for a first look, for tests and for measurements. The same kind, count and
/// seed give the same scene on every machine.

namespace broadside {

/// Facts about a kind of sample world, for help texts and messages.
struct GeneratorInfo {
    std::string_view name;                                  ///< Name on the command line: "cannon".
    FixedWords summary;                                     ///< One line of description.
    const texts::Form<texts::Count, texts::Count>* tooMany; ///< "300 targets are too many; the limit is 200"
    std::size_t usualCount;                                 ///< The default.
    std::size_t largestCount; ///< A larger count is refused; 0 for a world that has nothing to count.
};

[[nodiscard]] std::span<const GeneratorInfo> generators() noexcept;

struct GenerateOptions {
    std::optional<std::size_t> count; ///< Nothing: GeneratorInfo::usualCount.
    std::uint64_t seed = 1;
};

/// Errors: an unknown kind (the remedy lists all kinds), and a count above the largest of its kind.
[[nodiscard]] Result<Scene> generateScene(std::string_view kind, const GenerateOptions& options);

} // namespace broadside
