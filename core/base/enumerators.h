#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <string_view>
#include <type_traits>

/// @file
/// Tables with a row for each enumerator of an enum, in any order. A missing or repeated row does not compile.

namespace broadside {

/// Whether the value is one of the enumerators of its enum.
template<auto value>
[[nodiscard]] consteval bool isEnumerator()
{
    // GCC and Clang write an enumerator by its name, and any other value as a cast: "value = (Fruit)7".
    return std::string_view(__PRETTY_FUNCTION__).find("= (") == std::string_view::npos;
}

/// Whether a list has each enumerator of its enum exactly once.
/// @pre the enumerators have the values from 0 on, without gaps
template<const auto& list>
[[nodiscard]] consteval bool hasEachOnce()
{
    using Enum = std::remove_cvref_t<decltype(list[0])>;
    for (std::size_t i = 0; i < std::size(list); ++i) {
        std::size_t count = 0;
        for (const Enum one : list)
            count += one == static_cast<Enum>(i) ? 1U : 0U;
        if (count != 1)
            return false;
    }
    return !isEnumerator<static_cast<Enum>(std::size(list))>();
}

/// The enumerators of the rows of a table.
template<const auto& rows, auto key>
inline constexpr auto kKeysOfRows = [] {
    std::array<std::remove_cvref_t<decltype(rows[0].*key)>, std::size(rows)> keys{};
    for (std::size_t i = 0; i < keys.size(); ++i)
        keys[i] = rows[i].*key;
    return keys;
}();

/// The place of each enumerator's row in the table; the index is the value of the enumerator. `key` is the member of a
/// row with its enumerator.
/// @pre the enumerators have the values from 0 on, without gaps
template<const auto& rows, auto key>
[[nodiscard]] consteval auto placesOfRows()
{
    constexpr std::size_t kCount = std::size(rows);
    static_assert(kCount < 65'536, "a place has at most 16 bits");
    using Place = std::conditional_t<(kCount < 256), std::uint8_t, std::uint16_t>;
    static_assert(hasEachOnce<kKeysOfRows<rows, key>>(), "an enumerator has no row, or several");
    std::array<Place, kCount> places{};
    for (std::size_t i = 0; i < kCount; ++i)
        places[static_cast<std::size_t>(rows[i].*key)] = static_cast<Place>(i);
    return places;
}

/// The word of an enumerator, a row of a table for wordsOfRows().
template<class Enum>
struct EnumWord {
    Enum value;
    std::string_view word;
};

/// The word of each enumerator; the index is the value of the enumerator.
/// @pre the enumerators have the values from 0 on, without gaps
template<const auto& rows>
[[nodiscard]] consteval auto wordsOfRows()
{
    using Row = std::remove_cvref_t<decltype(rows[0])>;
    constexpr auto kPlaces = placesOfRows<rows, &Row::value>();
    std::array<std::string_view, kPlaces.size()> words{};
    for (std::size_t i = 0; i < words.size(); ++i)
        words[i] = rows[kPlaces[i]].word;
    return words;
}

} // namespace broadside
