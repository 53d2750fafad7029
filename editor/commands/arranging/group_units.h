#pragma once

#include "editor/commands/object_edits.h"

#include <map>
#include <span>
#include <string>

namespace broadside {

/// The groups of which a selection has all members: each is edited as one. A part of a group is no unit, and neither is
/// a group with a single member.
class GroupUnits {
public:
    struct Unit {
        std::string name;        ///< Of the outermost group.
        std::size_t members = 0; ///< > 1
        Vec2 middle;             ///< Of the box around the members; world frame, metres.
        double angle = 0.0;      ///< That of the first member, in degrees: a group has no angle of its own.
    };

    GroupUnits() = default;
    /// `selected` in their present state. Cost: O(selected), and O(objects) when one of them is in a group.
    GroupUnits(const ObjectEdits& edits, std::span<const ObjectPtr> selected);

    /// Null when the object is in no unit.
    [[nodiscard]] const Unit* of(const SceneObject& object) const;
    /// The unit that has all of the selected objects; null when there is none.
    [[nodiscard]] const Unit* whole() const noexcept;

private:
    std::map<std::string, Unit, std::less<>> m_units; // by the name of the outermost group
    std::size_t m_selected = 0;
};

} // namespace broadside
