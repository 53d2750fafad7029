#pragma once

#include "core/base/long_array.h"
#include "core/scene/scene_object.h"

#include <algorithm>
#include <cstddef>
#include <memory>

namespace broadside {

/// Makes the objects of a file, or of an edit of many objects, in blocks, which grow: a million allocations of their
/// own need more memory and time. A block is freed when the last of its objects is. In small pages, a third of the time
/// of reading would be page faults.
class ObjectBlocks {
public:
    /// A new object: a default one, or a copy of `other`.
    template<class... Other>
    [[nodiscard]] std::shared_ptr<SceneObject> next(const Other&... other)
    {
        if (!m_block || m_block->size() == m_room) {
            m_room = std::min(2 * m_room, kMost);
            m_block = std::make_shared<LongArray<SceneObject>>();
            m_block->reserve(m_room); // so that no object moves
        }
        return {m_block, &m_block->emplace_back(other...)};
    }

private:
    static constexpr std::size_t kMost = 16'384; // a few megabytes

    std::shared_ptr<LongArray<SceneObject>> m_block;
    std::size_t m_room = 8;
};

} // namespace broadside
