#pragma once

#include "core/broadphase/algorithm.h"
#include "core/check/check_world.h"

#include <memory>
#include <utility>
#include <vector>

namespace broadside::check {

/// A broad phase that is being checked. It may be wrong in any way; the functions are called in the order of
/// broadside_check.h.
class CheckTarget {
public:
    using Pairs = std::vector<std::pair<ObjectId, ObjectId>>;

    CheckTarget() = default;
    CheckTarget(const CheckTarget&) = delete;
    CheckTarget& operator=(const CheckTarget&) = delete;
    virtual ~CheckTarget() = default;

    /// Begins a world without objects; the one before ends.
    virtual void begin(const Aabb& bounds, double cellSize) = 0;
    virtual void apply(const Operation& operation) = 0;
    virtual void update() = 0; ///< Before questions.

    // At least one of the two questions can be asked.

    [[nodiscard]] virtual bool hasPairs() const = 0;
    [[nodiscard]] virtual bool hasQuery() const = 0;
    /// Appends all pairs that it reports.
    virtual void pairs(Pairs& pairs) = 0;
    /// Appends the objects that it finds in a box.
    virtual void query(const Aabb& box, std::vector<ObjectId>& found) = 0;
};

/// One of Broadside's own algorithms as a target.
[[nodiscard]] std::unique_ptr<CheckTarget> makeOwnTarget(Algorithm algorithm);

} // namespace broadside::check
