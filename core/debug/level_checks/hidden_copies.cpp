// Finds objects with the same shape and place, of which one is hidden or locked, and so easily forgotten.

#include "core/debug/level_checks/checks.h"
#include "core/debug/level_checks/level_check_messages.h"

#include <map>
#include <tuple>

namespace broadside::level {
namespace {

class Copies {
public:
    Copies(const Scene& scene, const ObjectTable& objects)
        : m_layers(scene.layers)
        , m_objects(objects)
    {
        objects.forEach([&](ObjectIndex row) {
            const Pose& pose = objects.poseOf(row);
            if (meetsAnything(objects.objectOf(row)))
                m_rowsAt[{pose.position.x, pose.position.y}].push_back(row);
        });
    }

    /// The first visible and unlocked object with the same pose and shape, if this one is hidden or locked.
    [[nodiscard]] const SceneObject* plainTwinOf(const SceneObject& object) const
    {
        if (isPlain(object))
            return nullptr;
        const auto rows = m_rowsAt.find({object.pose.position.x, object.pose.position.y});
        if (rows == m_rowsAt.end())
            return nullptr;
        // In a heap of thousands, the first ones are enough.
        constexpr std::size_t kMost = 64;
        for (const ObjectIndex row : std::span(rows->second).first(std::min(rows->second.size(), kMost)))
            if (const SceneObject& other = m_objects.objectOf(row);
                other.id != object.id && isPlain(other) && other.pose == object.pose && other.shape == object.shape)
                return &other;
        return nullptr;
    }
    [[nodiscard]] bool isHidden(const SceneObject& object) const { return !m_layers.isVisible(object); }

private:
    [[nodiscard]] bool isPlain(const SceneObject& object) const
    {
        return m_layers.isVisible(object) && !m_layers.isLocked(object);
    }

    LayerStates m_layers;
    const ObjectTable& m_objects;
    std::map<std::pair<double, double>, std::vector<ObjectIndex>> m_rowsAt;
};

LevelFinding forgotten(const SceneObject& object, const SceneObject& twin, bool isHidden)
{
    return {.severity = Severity::Warning,
            .objects = {object.id, twin.id},
            .message =
                (isHidden ? texts::levelHiddenCopy : texts::levelLockedCopy)(displayName(object), displayName(twin)),
            .remedy = isHidden ? texts::levelDeleteHidden() : texts::levelUnlock(),
            .fix = isHidden ? Fix(RemoveSceneObjects{{object.id}}) : Fix(),
            .field = isHidden ? "visible" : "locked"};
}

} // namespace

void checkHiddenCopies(const Scene& scene, const ObjectTable& objects, LevelReport& report)
{
    const Copies copies(scene, objects);
    List list(report, LevelCheck::HiddenCopies);
    objects.forEach([&](ObjectIndex row) {
        const SceneObject& object = objects.objectOf(row);
        if (!meetsAnything(object))
            return;
        if (const SceneObject* twin = copies.plainTwinOf(object))
            list.add([&] { return forgotten(object, *twin, copies.isHidden(object)); });
    });
}

} // namespace broadside::level
