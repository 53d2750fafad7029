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
/// Groups of objects. An object's group is a path, "Castle/Tower": the tower is part of the castle. No table lists
/// them: a group is there while it has members. Parts of a path that are empty do not count.

namespace broadside {

/// "Castle", "Tower"
[[nodiscard]] std::vector<std::string_view> groupParts(std::string_view path);
/// "Castle" of "Castle/Tower"; empty where there is no group.
[[nodiscard]] std::string_view outermostGroup(std::string_view path) noexcept;
/// Whether the path is that of the group, or of one inside it.
[[nodiscard]] bool isInGroup(std::string_view path, std::string_view group);

/// Names for groups that are none of those taken: copies of the members of a group are a group of their own. Every
/// number is tried once: n names cost O(n log n), however they are called.
class GroupNames {
public:
    /// `path` is one of an object that is there: its outermost group is taken.
    void take(std::string_view path);
    /// "Group 1", or the next number that is free; taken from now on.
    [[nodiscard]] std::string next();
    /// The path with another outermost group where that is taken: "Castle 2/Tower" for "Castle/Tower". The same for the
    /// same group each time; what it gives is taken for everybody else.
    [[nodiscard]] std::string copyOf(std::string_view path);

private:
    [[nodiscard]] std::string numbered(const std::string& base, std::uint64_t first);

    std::unordered_set<std::string> m_taken;
    std::map<std::pair<std::string, std::uint64_t>, std::uint64_t> m_next; // by base and first number
    std::unordered_map<std::string, std::string> m_copies;
};

} // namespace broadside
