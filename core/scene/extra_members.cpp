#include "core/scene/extra_members.h"

#include <algorithm>
#include <charconv>
#include <optional>

namespace broadside {
namespace {

std::string elementPath(const std::string& list, std::size_t index) { return list + "[" + std::to_string(index) + "]"; }

/// 2 for "components[2].x" and the list "components".
std::optional<std::size_t> indexIn(std::string_view path, std::string_view list)
{
    if (!path.starts_with(list) || path.size() <= list.size() || path[list.size()] != '[')
        return std::nullopt;
    std::size_t index = 0;
    const char* const digits = path.data() + list.size() + 1;
    const auto [end, error] = std::from_chars(digits, path.data() + path.size(), index);
    return error == std::errc{} ? std::optional{index} : std::nullopt;
}

void followParts(ExtraMembers& extra, const Compound& before, const Compound& after, const std::string& list)
{
    const auto gone = std::ranges::mismatch(before.parts, after.parts).in1;
    if (after.parts.size() + 1 == before.parts.size()) {
        extra.removeElement(list, static_cast<std::size_t>(gone - before.parts.begin()));
    } else if (after.parts.size() < before.parts.size()) {
        extra.removeBelow(list);
    } else {
        for (std::size_t i = 0; i < before.parts.size(); ++i)
            followShape(extra, before.parts[i].shape, after.parts[i].shape, elementPath(list, i) + ".shape");
    }
}

} // namespace

bool ExtraMembers::isAtOrBelow(std::string_view path, std::string_view top) noexcept
{
    return path.starts_with(top) && (path.size() == top.size() || path[top.size()] == '.' || path[top.size()] == '[');
}

void ExtraMembers::removeBelow(std::string_view path)
{
    if (std::ranges::any_of(*m_members, [&](const Member& member) { return isAtOrBelow(member.path, path); }))
        std::erase_if(m_members.edit(), [&](const Member& member) { return isAtOrBelow(member.path, path); });
}

void ExtraMembers::removeElement(const std::string& list, std::size_t index)
{
    removeBelow(elementPath(list, index));
    if (isEmpty())
        return;
    for (Member& member : m_members.edit()) {
        const auto place = indexIn(member.path, list);
        if (place && *place > index)
            member.path.replace(0, elementPath(list, *place).size(), elementPath(list, *place - 1));
    }
}

void followShape(ExtraMembers& extra, const Shape& before, const Shape& after, const std::string& path)
{
    if (extra.isEmpty())
        return;
    if (before.index() != after.index()) {
        extra.removeBelow(path);
        return;
    }
    if (const auto* compound = std::get_if<Compound>(&before))
        followParts(extra, *compound, *std::get_if<Compound>(&after), path + ".parts");
}

} // namespace broadside
