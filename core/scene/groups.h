#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <unordered_map>
#include <unordered_set>
#include <utility>
#include <vector>

/// @file
/// Groups of objects. An object's group is a path, "Castle/Tower": the tower is part of the castle. There is no list of
/// groups: a group exists while it has members. Empty parts of a path are ignored.

namespace broadside {

/// "Castle" and "Tower" for "Castle/Tower".
[[nodiscard]] std::vector<std::string_view> groupParts(std::string_view path);
/// "Castle" for "Castle/Tower"; empty if there is no group.
[[nodiscard]] std::string_view outermostGroup(std::string_view path) noexcept;
/// Whether the path is the group's own or that of a group inside it.
[[nodiscard]] bool isInGroup(std::string_view path, std::string_view group);

/// Finds names for groups that are not taken yet. For example, copies of the members of a group become a group of their
/// own. Each number is tried once, so n names cost O(n log n) in every case.
class GroupNames {
public:
    /// Marks the outermost group of `path` as taken. Call it for the group of each existing object.
    void take(std::string_view path);
    /// "Group 1", or the next number that is free. The name is taken from now on.
    [[nodiscard]] std::string next();
    /// The path with another outermost group if that one is taken: "Castle 2/Tower" for "Castle/Tower". The same group
    /// gives the same result each time. The resulting group counts as taken for all other groups.
    [[nodiscard]] std::string copyOf(std::string_view path);

private:
    [[nodiscard]] std::string numbered(const std::string& base, std::uint64_t first);

    std::unordered_set<std::string> m_taken;
    std::map<std::pair<std::string, std::uint64_t>, std::uint64_t> m_next; // by base and first number
    std::unordered_map<std::string, std::string> m_copies;
};

} // namespace broadside
