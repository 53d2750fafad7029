#pragma once

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

namespace broadside {

/// The members of a JSON section that the model has no field for, kept so that saving writes them back.
///
/// A path says where inside the section: "" is the section itself, "shape" an object's shape, "shape.parts[2]" the
/// third part of a compound, "components[0]" the first component.
class ExtraMembers {
public:
    struct Member {
        std::string path;
        std::string key;
        std::string json; ///< The value on one line, ", " and ": " between its parts: as onOneLine() of io/json_value.h
                          ///< gives it.
        friend bool operator==(const Member&, const Member&) = default;
    };

    void add(Member member) { m_members.push_back(std::move(member)); }
    /// Nothing of `path` itself, or of anything inside it, stays: for a shape that was replaced by another kind.
    void removeBelow(std::string_view path)
    {
        std::erase_if(m_members, [&](const Member& member) {
            return member.path.starts_with(path) &&
                   (member.path.size() == path.size() || member.path[path.size()] == '.' ||
                    member.path[path.size()] == '[');
        });
    }
    [[nodiscard]] const std::vector<Member>& members() const noexcept { return m_members; }
    [[nodiscard]] bool isEmpty() const noexcept { return m_members.empty(); }

    friend bool operator==(const ExtraMembers&, const ExtraMembers&) = default;

private:
    std::vector<Member> m_members;
};

} // namespace broadside
