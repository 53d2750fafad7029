#pragma once

#include "core/levels/reimport.h"

#include <string>
#include <unordered_map>
#include <vector>

namespace broadside::levels {

/// The objects of two imports that are the same object of the source. See reimported() for the rules.
class ObjectPairs {
public:
    /// @pre both scenes outlive this
    ObjectPairs(const Scene& before, const Scene& after, const ReimportOptions& options);

    /// The object of the later import. Null: the source does not have it any more.
    [[nodiscard]] const SceneObject* after(ObjectId before) const
    {
        const auto found = m_after.find(before);
        return found == m_after.end() ? nullptr : found->second;
    }
    /// The id in the earlier import. Null: the object is new.
    [[nodiscard]] ObjectId before(ObjectId after) const
    {
        const auto found = m_before.find(after);
        return found == m_before.end() ? ObjectId{} : found->second;
    }

private:
    /// What is compared: an object, and its id in the source at that import.
    using KeyOf = std::string (*)(const SceneObject& object, ObjectId inSource);

    void pairBy(const Scene& before, const Scene& after, KeyOf keyOf);
    [[nodiscard]] ObjectId inSource(ObjectId before) const
    {
        const auto found = m_inSource.find(before);
        return found == m_inSource.end() ? before : found->second;
    }

    std::unordered_map<ObjectId, ObjectId> m_inSource;
    std::unordered_map<ObjectId, const SceneObject*> m_after;
    std::unordered_map<ObjectId, ObjectId> m_before;
};

} // namespace broadside::levels
