#include "app/shell/expected_values.h"

#include "core/broadphase/algorithm.h"

#include <algorithm>
#include <array>

namespace broadside {
namespace {

constexpr std::array<std::string_view, 4> kFileValues{"OUT", "FILE", "TRACE", "REPORT"};

/// "repeat|clear": words in small letters. "N|A..B" describes a form.
std::vector<std::string_view> alternatives(std::string_view text)
{
    const bool areWords =
        std::ranges::all_of(text, [](char letter) { return (letter >= 'a' && letter <= 'z') || letter == '|'; });
    return areWords && text.find('|') != std::string_view::npos ? splitAt(text, '|') : std::vector<std::string_view>();
}

} // namespace

std::vector<std::string_view> choicesOf(const OptionInfo& option)
{
    if (option.name != "--algorithm")
        return alternatives(option.value);
    std::vector<std::string_view> names;
    for (const AlgorithmInfo& algorithm : algorithms())
        names.push_back(algorithm.name);
    return names;
}

std::vector<std::string_view> choicesOf(const Syntax& syntax)
{
    return syntax.choices.empty() ? alternatives(syntax.operands) : syntax.choices;
}

ValueKind valueKindOf(const OptionInfo& option)
{
    if (option.value.empty())
        return ValueKind::None;
    if (!choicesOf(option).empty())
        return ValueKind::Choice;
    return std::ranges::find(kFileValues, option.value) != kFileValues.end() ? ValueKind::File : ValueKind::Free;
}

std::string joinedWords(const std::vector<std::string_view>& words)
{
    std::string text;
    for (const std::string_view word : words) {
        text += text.empty() ? "" : " ";
        text += word;
    }
    return text;
}

} // namespace broadside
