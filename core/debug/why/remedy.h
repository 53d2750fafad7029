#pragma once

#include "core/broadphase/algorithm.h"
#include "core/scene/scene_object.h"
#include "core/scene/scene_settings.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <variant>
#include <vector>

/// @file
/// What to change, as data: the content of a remedy for code that can apply it. Nothing is changed here.

namespace broadside {

/// Use this cell size in the broad phase.
struct UseCellSize {
    double metres = 0.0;
    friend bool operator==(const UseCellSize&, const UseCellSize&) = default;
};
/// Use this algorithm as the broad phase.
struct UseAlgorithm {
    Algorithm algorithm = kUsualAlgorithm;
    friend bool operator==(const UseAlgorithm&, const UseAlgorithm&) = default;
};
/// Use swept collision: fast objects then do not pass through others between two steps.
struct UseSweptCollision {
    friend bool operator==(const UseSweptCollision&, const UseSweptCollision&) = default;
};
/// A new category and mask for an object.
struct ObjectFilters {
    ObjectId object;
    std::uint32_t category = 1;
    std::uint32_t mask = 0;
    friend bool operator==(const ObjectFilters&, const ObjectFilters&) = default;
};
/// All changes together.
using UseFilters = std::vector<ObjectFilters>;

/// A new position for an object, world frame, metres.
struct ObjectPlace {
    ObjectId object;
    Vec2 position;
    friend bool operator==(const ObjectPlace&, const ObjectPlace&) = default;
};
using UsePlaces = std::vector<ObjectPlace>;
/// A new name for an object.
struct ObjectName {
    ObjectId object;
    std::string name;
    friend bool operator==(const ObjectName&, const ObjectName&) = default;
};
using UseNames = std::vector<ObjectName>;
/// Objects to remove, because they are superfluous.
struct RemoveSceneObjects {
    std::vector<ObjectId> objects;
    friend bool operator==(const RemoveSceneObjects&, const RemoveSceneObjects&) = default;
};

/// Unused templates to remove.
struct RemoveTemplates {
    std::vector<std::string> names;
    friend bool operator==(const RemoveTemplates&, const RemoveTemplates&) = default;
};
/// Instances to detach from their templates.
struct DetachInstances {
    std::vector<ObjectId> objects;
    friend bool operator==(const DetachInstances&, const DetachInstances&) = default;
};
/// Instances to reset to the values of their templates.
struct FollowTemplates {
    std::vector<ObjectId> objects;
    friend bool operator==(const FollowTemplates&, const FollowTemplates&) = default;
};

/// Templates of a scene to replace by the shared templates of the same names.
struct UseSharedTemplates {
    std::vector<std::string> names;
    friend bool operator==(const UseSharedTemplates&, const UseSharedTemplates&) = default;
};

/// Axis-aligned boxes to replace by oriented boxes with the same sides.
struct UseOrientedBoxes {
    std::vector<ObjectId> objects;
    friend bool operator==(const UseOrientedBoxes&, const UseOrientedBoxes&) = default;
};

/// One change that is enough. std::monostate: there is nothing to change, or only a person can choose.
using Fix = std::variant<std::monostate, UseCellSize, UseAlgorithm, UseSweptCollision, UseFilters, UsePlaces, UseNames,
                         RemoveSceneObjects, RemoveTemplates, DetachInstances, FollowTemplates, UseSharedTemplates,
                         UseOrientedBoxes>;

/// A correct algorithm to use instead of one that misses pairs or wastes work. It is grid; or packed-grid, which makes
/// only as many cells as it needs, if a grid with these cells would have far more cells than objects, or could not be
/// made.
/// @pre cellSize > 0
[[nodiscard]] Algorithm correctAlgorithmFor(std::size_t objects, const WorldSettings& world, double cellSize);

/// Changes that let the masks of two objects match: bits are only added. Empty if they match already.
[[nodiscard]] UseFilters filtersThatMatch(const SceneObject& a, const SceneObject& b);

} // namespace broadside
