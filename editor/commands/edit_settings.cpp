#include "editor/commands/edit_settings.h"

namespace broadside {

SceneSettings settingsOf(const Scene& scene) { return {scene.world, scene.broadPhase, scene.step}; }

EditSettings::EditSettings(SceneDocument& document, const QString& text, const SceneSettings& after, GestureId gesture)
    : SceneCommand(document, text)
    , m_before(settingsOf(document.scene()))
    , m_after(after)
    , m_gesture(gesture)
{
    setObsolete(m_before == m_after);
}

void EditSettings::set(const SceneSettings& settings)
{
    apply({SceneChange::Kind::Settings, {}}, [&](Scene& scene) {
        scene.world = settings.world;
        scene.broadPhase = settings.broadPhase;
        scene.step = settings.step;
    });
}

bool EditSettings::mergeWith(const QUndoCommand* other)
{
    const auto& next = static_cast<const EditSettings&>(*other); // QUndoStack has compared id().
    if (next.m_gesture != m_gesture)
        return false;
    m_after = next.m_after;
    setText(next.text()); // The text contains the value: "Change cell size to 1.25 m".
    setObsolete(m_before == m_after);
    return true;
}

} // namespace broadside
