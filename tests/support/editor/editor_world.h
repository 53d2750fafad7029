#pragma once

#include "editor/commands/object_edits.h"
#include "editor/commands/templates/template_edits.h"
#include "editor/document/focus.h"
#include "editor/document/scene_document.h"
#include "editor/session/shown_world.h"
#include "editor/session/simulation_session.h"
#include "editor/session/sprite_atlases.h"
#include "tests/support/cannon_world.h"

#include <initializer_list>
#include <vector>

namespace broadside::test {

/// Everything below the window: a document with its focus, simulation and shown world.
struct EditorWorld {
    explicit EditorWorld(Scene scene = {})
    {
        focus.follow(document);
        document.reset(std::move(scene), {});
    }

    SceneDocument document;
    Focus focus;
    SimulationSession session{document};
    SpriteAtlases atlases{document};
    ShownWorld shownWorld{document, session, atlases};
    ObjectEdits edits{document, &session};
    TemplateLibrary library{document};
    TemplateEdits templates{document, edits, library};

    [[nodiscard]] const Scene& scene() const { return document.scene(); }
    [[nodiscard]] const SceneObject& object(std::uint64_t id) const { return *document.scene().find({id}); }
};

inline std::vector<ObjectId> ids(std::initializer_list<std::uint64_t> values)
{
    std::vector<ObjectId> result;
    for (const std::uint64_t value : values)
        result.push_back({value});
    return result;
}

/// A static box of 1 x 1 m at `position`; `edit` changes it.
template<class Edit>
ObjectPtr makeObject(std::uint64_t id, Vec2 position, Edit&& edit)
{
    auto object = std::make_shared<SceneObject>();
    object->id = {id};
    object->name = "Object " + std::to_string(id);
    object->pose.position = position;
    edit(*object);
    return object;
}
inline ObjectPtr makeObject(std::uint64_t id, Vec2 position)
{
    return makeObject(id, position, [](SceneObject&) {});
}

/// Three boxes of 1 x 1 m at (0,0), (5,0) and (10,0), ids 1 to 3, the third one dynamic.
inline Scene threeBoxes()
{
    Scene scene;
    scene.append(makeObject(1, {0.0, 0.0}));
    scene.append(makeObject(2, {5.0, 0.0}));
    scene.append(makeObject(3, {10.0, 0.0}, [](SceneObject& o) { o.kind = ObjectKind::Dynamic; }));
    return scene;
}

inline std::vector<std::uint64_t> idsOf(const Scene& scene)
{
    std::vector<std::uint64_t> result;
    for (const ObjectPtr& object : scene.objects())
        result.push_back(object->id.value);
    return result;
}

/// True for the same objects in the same order, and equal settings.
inline bool isSameScene(const Scene& a, const Scene& b)
{
    return std::ranges::equal(a.objects(), b.objects()) && a.world == b.world && a.broadPhase == b.broadPhase &&
           a.step == b.step;
}

} // namespace broadside::test
