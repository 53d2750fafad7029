#pragma once

#include "core/broadphase/algorithm.h"
#include "core/scene/scene_object.h"
#include "core/scene/scene_settings.h"

#include <optional>
#include <span>
#include <string_view>

/// @file
/// The words for the enumerations of a scene, in scene files, on the command line and in panels.

namespace broadside {

/// The words of an enumeration. choiceAt() gives the value at each place of the list.
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

/// The value whose word is words()[place]. It is the enumeration value `place`, except for algorithms, which have a
/// table.
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

/// Nothing if `word` is not in the list. The spelling must be exact.
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
