#pragma once

#include "core/geometry/shape.h"

#include <cstddef>
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
    void removeBelow(std::string_view path);
    /// For an element that left its list, such as "components": its members go, those behind it move up.
    void removeElement(const std::string& list, std::size_t index);
    /// Whether `path` is `top`, or inside of it.
    [[nodiscard]] static bool isAtOrBelow(std::string_view path, std::string_view top) noexcept;
    [[nodiscard]] const std::vector<Member>& members() const noexcept { return m_members; }
    [[nodiscard]] bool isEmpty() const noexcept { return m_members.empty(); }

    friend bool operator==(const ExtraMembers&, const ExtraMembers&) = default;

private:
    std::vector<Member> m_members;
};

/// Follows an edit of a shape: what belonged to a kind of shape, or to a part of a compound, that is gone goes with it;
/// the rest stays where it was. Of several parts that were removed at once, all parts lose theirs.
void followShape(ExtraMembers& extra, const Shape& before, const Shape& after, const std::string& path = "shape");

} // namespace broadside
