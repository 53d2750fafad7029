#pragma once

#include "core/broadphase/algorithm.h"
#include "core/scene/scene_object.h"
#include "core/scene/scene_settings.h"

#include <optional>
#include <span>
#include <string_view>

/// @file
/// The words that scene files, the command line and the panels use for the closed choices of a scene.

namespace broadside {

/// A choice and its words; choiceAt() says whose word is at which place.
template<class Choice>
struct NamesOf;

template<>
struct NamesOf<ObjectKind> {
    static std::span<const std::string_view> words() noexcept; ///< static, dynamic
};
template<>
struct NamesOf<HitResponse> {
    static std::span<const std::string_view> words() noexcept; ///< none, remove, bounce, stop
};
template<>
struct NamesOf<EdgeRule> {
    static std::span<const std::string_view> words() noexcept; ///< open, wrap, bounce, remove
};
template<>
struct NamesOf<Integrator> {
    static std::span<const std::string_view> words() noexcept; ///< semi-implicit-euler, ...
};
template<>
struct NamesOf<Algorithm> {
    static std::span<const std::string_view> words() noexcept; ///< The names of algorithms().
};

/// The choice whose word is words()[place]: the one of that value, but for algorithms, which have a table.
template<class Choice>
[[nodiscard]] Choice choiceAt(std::size_t place) noexcept
{
    return static_cast<Choice>(place);
}
template<>
[[nodiscard]] inline Algorithm choiceAt<Algorithm>(std::size_t place) noexcept
{
    return algorithms()[place].algorithm;
}

[[nodiscard]] inline std::string_view nameOf(Algorithm algorithm) noexcept { return infoOf(algorithm).name; }
template<class Choice>
[[nodiscard]] std::string_view nameOf(Choice choice) noexcept requires requires
{
    NamesOf<Choice>::words();
}
{
    return NamesOf<Choice>::words()[static_cast<std::size_t>(choice)];
}

/// Nothing when `word` is none of the words, spelt exactly.
template<class Choice>
[[nodiscard]] std::optional<Choice> choiceNamed(std::string_view word) noexcept
{
    const auto words = NamesOf<Choice>::words();
    for (std::size_t i = 0; i < words.size(); ++i)
        if (words[i] == word)
            return choiceAt<Choice>(i);
    return std::nullopt;
}

} // namespace broadside
