#pragma once

#include "core/debug/diagnosis/model/registration_rule.h"

#include <cstddef>
#include <optional>
#include <unordered_map>
#include <vector>

namespace broadside::diagnosis {

/// What happens to an object while a quadtree over the world is filled in the order of the game's list. A tight tree
/// keeps an object in the deepest node that holds its box. A loose tree keeps it in the deepest node that holds its
/// centre and is at least as large as the object.
struct TreePlace {
    std::size_t leafBefore = 0; ///< How many objects come before it in its node, if that is as deep as the tree may be.
    bool divides = false;       ///< It needs a child of a node that has no children yet.
};

/// Fills such trees. Their depth, and whether they are loose, is chosen so that they best tell which objects are
/// registered nowhere.
class TreePlaces {
public:
    /// The evidence must outlive it. Nothing is known unless hasQuadtree() is true and some object is registered
    /// nowhere. Cost: bounded.
    explicit TreePlaces(const Evidence& evidence);
    /// No value: not known. Cost: for the first state of a frame, O(objects * depth). @pre the frame is sampled
    [[nodiscard]] std::optional<std::size_t> leafBefore(const State& state);
    [[nodiscard]] std::optional<bool> divides(const State& state);

private:
    struct Plan {
        Aabb root;
        unsigned depth = 0;
        bool isLoose = false;
    };
    using Places = std::unordered_map<TrackIndex, TreePlace>;
    struct Filled { // in one frame, by a plan
        std::optional<Plan> plan;
        std::optional<FrameIndex> frame;
        Places places;
    };
    [[nodiscard]] Places placesIn(FrameIndex frame, const Plan& plan) const;
    [[nodiscard]] std::vector<Plan> plans() const;
    void choose();
    const TreePlace* placeOf(Filled& filled, const State& state);

    const Evidence& m_evidence;
    Filled m_leaves;
    Filled m_dividers;
    std::size_t m_filled = 0; // objects so far
};

} // namespace broadside::diagnosis
