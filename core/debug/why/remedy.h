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
/// What to change, as data: the words of a remedy, for whoever can apply it. Nothing is changed here.

namespace broadside {

/// The cells of the broad phase.
struct UseCellSize {
    double metres = 0.0;
    friend bool operator==(const UseCellSize&, const UseCellSize&) = default;
};
/// The algorithm of the broad phase.
struct UseAlgorithm {
    Algorithm algorithm = Algorithm::Grid;
    friend bool operator==(const UseAlgorithm&, const UseAlgorithm&) = default;
};
/// Swept collision: fast objects do not pass through others between two steps.
struct UseSweptCollision {
    friend bool operator==(const UseSweptCollision&, const UseSweptCollision&) = default;
};
/// Category and mask that an object is to have.
struct ObjectFilters {
    ObjectId object;
    std::uint32_t category = 1;
    std::uint32_t mask = 0;
    friend bool operator==(const ObjectFilters&, const ObjectFilters&) = default;
};
/// All of them together.
using UseFilters = std::vector<ObjectFilters>;

/// A place that an object is to have: its position, world frame, metres.
struct ObjectPlace {
    ObjectId object;
    Vec2 position;
    friend bool operator==(const ObjectPlace&, const ObjectPlace&) = default;
};
using UsePlaces = std::vector<ObjectPlace>;
/// A name that an object is to have.
struct ObjectName {
    ObjectId object;
    std::string name;
    friend bool operator==(const ObjectName&, const ObjectName&) = default;
};
using UseNames = std::vector<ObjectName>;
/// Objects that are too much.
struct RemoveThem {
    std::vector<ObjectId> objects;
    friend bool operator==(const RemoveThem&, const RemoveThem&) = default;
};

/// Templates that nobody uses.
struct RemoveTemplates {
    std::vector<std::string> names;
    friend bool operator==(const RemoveTemplates&, const RemoveTemplates&) = default;
};
/// Instances that are to be objects like others.
struct DetachThem {
    std::vector<ObjectId> objects;
    friend bool operator==(const DetachThem&, const DetachThem&) = default;
};
/// Instances that are to be what their templates say.
struct FollowTemplates {
    std::vector<ObjectId> objects;
    friend bool operator==(const FollowTemplates&, const FollowTemplates&) = default;
};

/// Templates of a scene that are to give way to those of their names that scenes share.
struct UseSharedTemplates {
    std::vector<std::string> names;
    friend bool operator==(const UseSharedTemplates&, const UseSharedTemplates&) = default;
};

/// Axis-aligned boxes that are to be oriented ones, of the same sides.
struct UseOrientedBoxes {
    std::vector<ObjectId> objects;
    friend bool operator==(const UseOrientedBoxes&, const UseOrientedBoxes&) = default;
};

/// One change that is enough. Nothing (monostate): there is nothing to change, or only a person can choose.
using Fix =
    std::variant<std::monostate, UseCellSize, UseAlgorithm, UseSweptCollision, UseFilters, UsePlaces, UseNames,
                 RemoveThem, RemoveTemplates, DetachThem, FollowTemplates, UseSharedTemplates, UseOrientedBoxes>;

/// A correct algorithm to use instead of one that misses pairs, or wastes: grid, or packed-grid, which makes as many
/// cells as it needs, where a grid of these cells would have far more cells than there are objects, or could not be
/// made.
/// @pre cellSize > 0
[[nodiscard]] Algorithm correctAlgorithmFor(std::size_t objects, const WorldSettings& world, double cellSize);

/// What lets the masks of two objects match: bits are only added. Empty when they match already.
[[nodiscard]] UseFilters filtersThatMatch(const SceneObject& a, const SceneObject& b);

} // namespace broadside
