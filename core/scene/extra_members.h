#pragma once

#include "core/base/shared_value.h"
#include "core/geometry/shape.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace broadside {

/// Members of a JSON section that the model has no field for. They are kept so that saving writes them back.
///
/// A path says where inside the section: "" is the section itself, "shape" an object's shape, "shape.parts[2]" the
/// third part of a compound, "components[0]" the first component.
class ExtraMembers {
public:
    struct Member {
        std::string path;
        std::string key;
        std::string json; ///< The value on one line, with ", " and ": " as separators, as from onOneLine() of
                          ///< io/json/json_value.h.
        friend bool operator==(const Member&, const Member&) = default;
    };

    void add(Member member) { m_members.edit().push_back(std::move(member)); }
    /// Removes the members of `path` and of everything inside it. For a shape that was replaced by one of another kind.
    void removeBelow(std::string_view path);
    /// Call it after an element was removed from a list such as "components": removes its members and renumbers those
    /// of the later elements.
    void removeElement(const std::string& list, std::size_t index);
    /// Whether `path` is `top` or inside it.
    [[nodiscard]] static bool isAtOrBelow(std::string_view path, std::string_view top) noexcept;
    [[nodiscard]] const std::vector<Member>& members() const noexcept { return *m_members; }
    [[nodiscard]] bool isEmpty() const noexcept { return m_members->empty(); }

    friend bool operator==(const ExtraMembers&, const ExtraMembers&) = default;

private:
    SharedValue<std::vector<Member>> m_members;
};

/// Updates the members after an edit of a shape. Members of a shape or a part that no longer exists are removed, the
/// others stay. If several parts of a compound were removed at once, the members of all its parts are removed.
void followShape(ExtraMembers& extra, const Shape& before, const Shape& after, const std::string& path = "shape");

} // namespace broadside
