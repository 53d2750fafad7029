#pragma once

#include "editor/commands/scene_command.h"

namespace broadside {

/// The settings of a scene as one value.
struct SceneSettings {
    WorldSettings world;
    BroadPhaseSettings broadPhase;
    StepSettings step;
    friend bool operator==(const SceneSettings&, const SceneSettings&) = default;
};
[[nodiscard]] SceneSettings settingsOf(const Scene& scene);

/// Changes world, broad phase or step settings. Commands of one gesture (a drag of the cell-size slider) merge into one
/// step, which is removed when the settings end as they began.
class EditSettings final : public SceneCommand {
public:
    EditSettings(SceneDocument& document, const QString& text, const SceneSettings& after, GestureId gesture);
    void redo() override { set(m_after); }
    void undo() override { set(m_before); }
    int id() const override { return static_cast<int>(CommandId::EditSettings); }
    bool mergeWith(const QUndoCommand* other) override;

private:
    void set(const SceneSettings& settings);

    SceneSettings m_before;
    SceneSettings m_after;
    GestureId m_gesture;
};

} // namespace broadside
