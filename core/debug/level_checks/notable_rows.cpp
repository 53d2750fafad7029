#include "core/debug/level_checks/notable_rows.h"

#include "core/debug/level_checks/checks.h"
#include "core/scene/layers.h"

namespace broadside::level {

NotableRows::NotableRows(const Scene& scene, const ObjectTable& objects)
{
    const LayerStates layers(scene.layers);
    objects.forEach([&](ObjectIndex row) {
        const SceneObject& object = objects.objectOf(row);
        if (!object.components.empty())
            acting.push_back(row);
        if (!object.instanceOf.isEmpty())
            instances.push_back(row);
        if (meetsAnything(objects, row) && (!layers.isVisible(object) || layers.isLocked(object)))
            covered.push_back(row);
    });
}

} // namespace broadside::level
