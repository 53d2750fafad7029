#pragma once

#include "core/base/problem.h"
#include "core/scene/scene.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

/// @file
/// Sample worlds of any size from a seed: for a first look, for tests and for measuring. The same kind, count and seed
/// give the same scene on every machine.

namespace broadside {

/// What help texts and messages need to know of a kind of sample world.
struct GeneratorInfo {
    std::string_view name;    ///< On the command line: "cannon".
    std::string_view summary; ///< One line in plain words.
    std::string_view counted; ///< What `count` counts, in the plural: "targets".
    std::size_t usualCount;   ///< When nobody says otherwise.
    std::size_t largestCount; ///< More is refused; 0 for a world that has nothing to count.
};

[[nodiscard]] std::span<const GeneratorInfo> generators() noexcept;

struct GenerateOptions {
    std::optional<std::size_t> count; ///< Nothing: the usual one.
    std::uint64_t seed = 1;
};

/// Refused: an unknown kind (the remedy names all of them), and a count above the largest of its kind.
[[nodiscard]] Result<Scene> generateScene(std::string_view kind, const GenerateOptions& options);

} // namespace broadside
