#include "editor/commands/copy_names.h"

#include <algorithm>
#include <charconv>
#include <system_error>

namespace broadside {
namespace {

struct NumberedName {
    std::string_view word;
    std::uint64_t number = 1;
};

bool isDigit(char c) { return c >= '0' && c <= '9'; }

/// "Target 20" becomes "Target" and 20. An unusual number is part of the word: "Level 007", "Wing 2a".
NumberedName splitName(std::string_view name)
{
    std::size_t first = name.size();
    while (first > 0 && isDigit(name[first - 1]))
        --first;
    const std::string_view digits = name.substr(first);
    std::uint64_t number = 0;
    const auto read = std::from_chars(digits.data(), digits.data() + digits.size(), number);
    const bool isNumber = !digits.empty() && digits.front() != '0' && read.ec == std::errc() && number < UINT64_MAX;
    if (first > 1 && isNumber && name[first - 1] == ' ')
        return {name.substr(0, first - 1), number};
    return {name, 1};
}

} // namespace

CopyNames::CopyNames(const ObjectEdits& objects)
{
    objects.forEach([&](const SceneObject& object) { take(object.name); });
}

void CopyNames::take(const std::string& name)
{
    const NumberedName split = splitName(name);
    std::uint64_t& greatest = m_greatest[std::string(split.word)];
    greatest = std::max(greatest, split.number);
    m_taken.insert(name);
}

std::string CopyNames::nextAfter(std::string_view name)
{
    if (name.empty())
        return {};
    const std::string word(splitName(name).word);
    std::uint64_t& greatest = m_greatest[word];
    greatest = std::max<std::uint64_t>(greatest, 1) + 1;
    std::string next = word + ' ' + std::to_string(greatest);
    m_taken.insert(next);
    return next;
}

std::string CopyNames::freeFor(std::string_view name)
{
    if (name.empty())
        return {};
    std::string same(name);
    if (m_taken.contains(same))
        return nextAfter(name);
    take(same);
    return same;
}

} // namespace broadside
