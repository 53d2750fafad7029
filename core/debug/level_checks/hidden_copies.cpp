// Finds objects with the same shape and place, of which one is hidden or locked, and so easily forgotten.

#include "core/debug/level_checks/checks.h"
#include "core/debug/level_checks/level_check_messages.h"

#include <span>
#include <vector>

namespace broadside::level {
namespace {

bool isPlain(const LayerStates& layers, const SceneObject& object)
{
    return layers.isVisible(object) && !layers.isLocked(object);
}

class Copies {
public:
    Copies(const LayerStates& layers, const ObjectTable& objects)
        : m_layers(layers)
        , m_objects(objects)
    {
        objects.forEach([&](ObjectIndex row) {
            if (meetsAnything(objects, row))
                m_rows.push_back(row);
        });
        std::ranges::sort(m_rows, {}, [&](ObjectIndex row) { return std::pair(placeOf(row), row); });
    }

    /// The first visible and unlocked object with the same pose and shape as this one, which is hidden or locked.
    [[nodiscard]] const SceneObject* plainTwinOf(const SceneObject& object) const
    {
        const std::pair place(object.pose.position.x, object.pose.position.y);
        const auto placed = [&](ObjectIndex row) { return placeOf(row); };
        const auto begin = std::ranges::lower_bound(m_rows, place, {}, placed);
        const auto end = std::ranges::upper_bound(m_rows, place, {}, placed);
        // In a heap of thousands, the first ones are enough.
        constexpr std::ptrdiff_t kMost = 64;
        for (const ObjectIndex row : std::span(begin, begin + std::min(end - begin, kMost)))
            if (const SceneObject& other = m_objects.objectOf(row); other.id != object.id && isPlain(m_layers, other) &&
                                                                    other.pose == object.pose &&
                                                                    other.shape == object.shape)
                return &other;
        return nullptr;
    }

private:
    [[nodiscard]] std::pair<double, double> placeOf(ObjectIndex row) const
    {
        const Vec2 position = m_objects.poseOf(row).position;
        return {position.x, position.y};
    }

    const LayerStates& m_layers;
    const ObjectTable& m_objects;
    std::vector<ObjectIndex> m_rows; // by their places
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

void checkHiddenCopies(const Scene& scene, const ObjectTable& objects, const NotableRows& notable, LevelReport& report)
{
    if (notable.covered.empty())
        return;
    const LayerStates layers(scene.layers);
    const Copies copies(layers, objects);
    List list(report, LevelCheck::HiddenCopies);
    for (const ObjectIndex row : notable.covered) {
        const SceneObject& object = objects.objectOf(row);
        if (const SceneObject* twin = copies.plainTwinOf(object))
            list.add([&] { return forgotten(object, *twin, !layers.isVisible(object)); });
    }
}

} // namespace broadside::level
