#pragma once

#include "editor/commands/scene_command.h"

#include <cstddef>
#include <vector>

namespace broadside {

/// The place that objects move to in the drawing order of their layer and kind (static, dynamic, cannon).
enum class Reorder { ToFront, Raise, Lower, ToBack };
inline constexpr std::size_t kReorders = 4;

/// Changes which objects are on top, and with it their order in the file. The objects of a layer and kind exchange
/// places among themselves; all others keep their places. Several chosen objects keep their order. No undo step when
/// nothing changes. Cost: O(size of the scene).
class OrderObjects final : public SceneCommand {
public:
    OrderObjects(SceneDocument& document, const QString& text, const std::vector<ObjectId>& ids, Reorder reorder);
    void redo() override { put(m_after); }
    void undo() override { put(m_before); }

private:
    void put(const std::vector<Scene::Placed>& places);

    std::vector<Scene::Placed> m_before; // Objects that change places, by place.
    std::vector<Scene::Placed> m_after;
    std::vector<ObjectId> m_ids;
};

} // namespace broadside
