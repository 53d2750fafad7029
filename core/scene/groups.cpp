#include "core/scene/groups.h"

#include <algorithm>

namespace broadside {

std::vector<std::string_view> groupParts(std::string_view path)
{
    std::vector<std::string_view> parts;
    while (!path.empty()) {
        const std::string_view part = path.substr(0, path.find('/'));
        if (!part.empty())
            parts.push_back(part);
        path.remove_prefix(std::min(part.size() + 1, path.size()));
    }
    return parts;
}

std::string_view outermostGroup(std::string_view path) noexcept
{
    path.remove_prefix(std::min(path.find_first_not_of('/'), path.size()));
    return path.substr(0, path.find('/'));
}

bool isInGroup(std::string_view path, std::string_view group)
{
    const std::vector<std::string_view> outer = groupParts(group);
    const std::vector<std::string_view> inner = groupParts(path);
    return inner.size() >= outer.size() && std::equal(outer.begin(), outer.end(), inner.begin());
}

void GroupNames::take(std::string_view path)
{
    if (const std::string_view outer = outermostGroup(path); !outer.empty())
        m_taken.emplace(outer);
}

std::string GroupNames::numbered(const std::string& base, std::uint64_t first)
{
    std::uint64_t& number = m_next.try_emplace({base, first}, first).first->second;
    std::string name;
    do
        name = base + ' ' + std::to_string(number++);
    while (m_taken.contains(name));
    m_taken.insert(name);
    return name;
}

std::string GroupNames::next() { return numbered("Group", 1); }

std::string GroupNames::copyOf(std::string_view path)
{
    const std::string outer(outermostGroup(path));
    if (outer.empty())
        return {};
    const auto [copy, isNew] = m_copies.try_emplace(outer, outer);
    if (isNew && !m_taken.insert(outer).second) {
        // "Group 7" is copied as the next free "Group N".
        const std::size_t digits = outer.find_last_not_of("0123456789") + 1;
        const bool isNumbered = digits > 1 && digits < outer.size() && outer[digits - 1] == ' ';
        copy->second = isNumbered ? numbered(outer.substr(0, digits - 1), 1) : numbered(outer, 2);
    }
    std::string result = copy->second;
    for (const std::string_view part : groupParts(path.substr(path.find(outer) + outer.size())))
        result.append("/").append(part);
    return result;
}

} // namespace broadside
