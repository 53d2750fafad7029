#include "editor/commands/replace_scene.h"

#include <optional>
#include <string_view>
#include <utility>

namespace broadside {
namespace {

using Kind = SceneChange::Kind;

std::vector<Scene::Placed> placesIn(const Scene& scene, const std::vector<ObjectId>& ids)
{
    std::vector<Scene::Placed> places;
    places.reserve(ids.size());
    for (const ObjectId id : ids)
        if (const std::optional<std::size_t> index = scene.indexOf(id))
            places.push_back({*index, scene.objects()[*index]});
    return places;
}

std::vector<ObjectId> idsInOrder(const Scene& scene)
{
    std::vector<ObjectId> ids;
    ids.reserve(scene.size());
    for (const ObjectPtr& object : scene.objects())
        ids.push_back(object->id);
    return ids;
}

} // namespace

ReplaceScene::ReplaceScene(SceneDocument& document, const QString& text, Scene after, SceneDifference difference)
    : SceneCommand(document, text)
    , m_before(document.scene())
    , m_after(std::move(after))
    , m_difference(std::move(difference))
{}

void ReplaceScene::redo() { exchange(m_after, m_difference.removed, m_difference.added); }

void ReplaceScene::undo() { exchange(m_before, m_difference.added, m_difference.removed); }

/// Each step leaves a scene that is valid: objects leave before others come, and all objects are there before their
/// order changes.
void ReplaceScene::exchange(const Scene& target, const std::vector<ObjectId>& removed,
                            const std::vector<ObjectId>& added)
{
    exchangeSections(target);
    if (!removed.empty())
        apply({Kind::Removed, removed}, [&](Scene& scene) { scene.remove(removed); });
    if (!added.empty())
        apply({Kind::Added, added}, [&](Scene& scene) {
            if (!m_difference.isReordered)
                scene.insert(placesIn(target, added));
            else
                for (const ObjectId id : added)
                    scene.append(target.pointerTo(id));
        });
    if (!m_difference.changed.empty())
        apply({Kind::Edited, m_difference.changed}, [&](Scene& scene) {
            for (const ObjectId id : m_difference.changed)
                scene.replace(target.pointerTo(id));
        });
    if (m_difference.isReordered)
        apply({Kind::Ordered, idsInOrder(target)}, [&](Scene& scene) { scene = target; });
    // The target itself, with the bytes of its file also for objects whose content is the same.
    apply({Kind::Settings, {}}, [&](Scene& scene) { scene = target; });
}

void ReplaceScene::exchangeSections(const Scene& target)
{
    for (const std::string_view section : m_difference.sections) {
        if (section == "layers")
            apply({Kind::Layers, {}}, [&](Scene& scene) { scene.layers = target.layers; });
        if (section == "guides")
            apply({Kind::Guides, {}}, [&](Scene& scene) { scene.guides = target.guides; });
        if (section == "atlases")
            apply({Kind::Atlases, {}}, [&](Scene& scene) { scene.atlases = target.atlases; });
        if (section == "templates")
            apply({Kind::Templates, {}}, [&](Scene& scene) { scene.templates = target.templates; });
    }
}

} // namespace broadside
