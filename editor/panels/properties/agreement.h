#pragma once

#include "core/scene/scene_object.h"

#include <functional>
#include <span>
#include <vector>

namespace broadside {

/// In which of their values several objects are alike: what a field that stands for all of them can show.
class Agreement {
public:
    using Alike = std::function<bool(const SceneObject&, const SceneObject&)>;

    /// The number of the question, for differs().
    std::size_t add(Alike alike);
    /// Whether `value(object)` is equal for all.
    template<class Value>
    std::size_t addValue(Value value)
    {
        return add([value](const SceneObject& a, const SceneObject& b) { return value(a) == value(b); });
    }
    /// Holds all objects against the first, each question until it has found a difference. Cost: O(objects * questions)
    /// when they are alike.
    void compare(std::span<const ObjectPtr> objects);
    [[nodiscard]] bool differs(std::size_t question) const { return m_differs[question]; }

private:
    std::vector<Alike> m_questions;
    std::vector<bool> m_differs;
};

} // namespace broadside
