#pragma once

#include "core/broadphase/algorithm.h"
#include "core/check/check_world.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <utility>
#include <vector>

namespace broadside::check {

/// Text of at most so many bytes, and a zero at its end. It can be sent from process to process.
using LastWords = std::array<char, 201>;

/// The end of a broad phase that runs in another process than its CheckTarget.
struct TargetEnd {
    enum class How : std::uint8_t { Crashed, Stuck, BadAnswer };
    How how = How::Crashed;
    int signal = 0;       ///< Of a crash; 0: it has ended by itself.
    LastWords words = {}; ///< What it printed last, or its answer.
};

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
    /// One query for each box, which can be faster together.
    [[nodiscard]] virtual std::vector<std::vector<ObjectId>> queries(std::span<const Aabb> boxes)
    {
        std::vector<std::vector<ObjectId>> found(boxes.size());
        for (std::size_t i = 0; i < boxes.size(); ++i)
            query(boxes[i], found[i]);
        return found;
    }

    /// Nothing while it works. After its end the functions do nothing, until the next world begins.
    [[nodiscard]] virtual std::optional<TargetEnd> end() const { return std::nullopt; }
};

/// One of Broadside's own algorithms as a target.
[[nodiscard]] std::unique_ptr<CheckTarget> makeOwnTarget(Algorithm algorithm);

} // namespace broadside::check
