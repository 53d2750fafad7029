#pragma once

#include "core/scene/scene.h"

#include <functional>
#include <string_view>
#include <vector>

namespace broadside {

/// Gets a text piece by piece.
using TextSink = std::function<void(std::string_view piece)>;

/// Writes a scene as writeScene() and writeSceneCanonically() do, in pieces of about a mebibyte: so a large scene is
/// saved without a copy of its text in memory.
void streamScene(const Scene& scene, const TextSink& sink);
void streamSceneCanonically(const Scene& scene, const TextSink& sink);

/// Changes of a scene that are made while it is written, object by object, so that no second scene is in memory.
struct ObjectChanges {
    /// The object to write instead of this one of the scene: itself, or another one with the same id; null for none.
    /// May be called more than once for an object.
    std::function<ObjectPtr(const ObjectPtr& object)> now;
    /// Objects at the end, with ids that the scene does not have.
    std::vector<ObjectPtr> added;
};
/// Writes what streamScene() writes for the changed scene.
void streamChangedScene(const Scene& scene, const ObjectChanges& changes, const TextSink& sink);

} // namespace broadside
