#pragma once

#include "editor/commands/scene_command.h"

#include <cstddef>
#include <vector>

namespace broadside {

/// Where objects go among those that they are drawn with: of the same layer and kind (static, dynamic, cannon).
enum class Reorder { ToFront, Raise, Lower, ToBack };
inline constexpr std::size_t kReorders = 4;

/// Changes who lies on top, and with it the order of the objects in the file: those of a layer and kind exchange their
/// places among each other, all others keep theirs. Several keep their order. Without effect it is no step.
/// Cost: O(size of the scene).
class OrderObjects final : public SceneCommand {
public:
    OrderObjects(SceneDocument& document, const QString& text, const std::vector<ObjectId>& ids, Reorder reorder);
    void redo() override { put(m_after); }
    void undo() override { put(m_before); }

private:
    void put(const std::vector<Scene::Placed>& places);

    std::vector<Scene::Placed> m_before; // those that change places, by place
    std::vector<Scene::Placed> m_after;
    std::vector<ObjectId> m_ids;
};

} // namespace broadside
