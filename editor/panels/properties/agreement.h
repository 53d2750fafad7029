#pragma once

#include "core/scene/scene_object.h"

#include <functional>
#include <span>
#include <vector>

namespace broadside {

/// The values in which several objects are equal: only these can be shown in a field for all of them.
class Agreement {
public:
    using Alike = std::function<bool(const SceneObject&, const SceneObject&)>;

    /// Adds a question. Returns its number, for differs().
    std::size_t add(Alike alike);
    /// Adds the question whether `value(object)` is equal for all objects. Returns its number.
    template<class Value>
    std::size_t addValue(Value value)
    {
        return add([value](const SceneObject& a, const SceneObject& b) { return value(a) == value(b); });
    }
    /// Compares all objects with the first one, for each question until the first difference. Cost: O(objects *
    /// questions) when all are equal.
    void compare(std::span<const ObjectPtr> objects);
    [[nodiscard]] bool differs(std::size_t question) const { return m_differs[question]; }

private:
    std::vector<Alike> m_questions;
    std::vector<bool> m_differs;
};

} // namespace broadside
