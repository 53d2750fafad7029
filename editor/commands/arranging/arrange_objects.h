#pragma once

#include "editor/commands/arranging/arrange.h"
#include "editor/commands/object_edits.h"

#include <vector>

/// @file
/// Laying out objects, each call one undo step ("Align 5 objects left"), none when nothing changes. Bounding boxes are
/// those of now: in a simulation where things stand.

namespace broadside {

/// What became of the objects that were to be laid out.
struct Arranged {
    std::size_t changed = 0;
    std::size_t locked = 0; ///< Left alone: locked.
    std::size_t unfit = 0;  ///< Left alone: the shape does not allow it, or it would go beyond the limits.
    friend bool operator==(const Arranged&, const Arranged&) = default;
};

/// Locked objects stay, and count for the line that the others come to. Ids that are not there are passed over, here
/// and below.
Arranged alignObjects(ObjectEdits& edits, const std::vector<ObjectId>& ids, Alignment alignment);

/// Locked objects stay; as the first or the last they hold the ends, in between they are passed over.
Arranged distributeObjects(ObjectEdits& edits, const std::vector<ObjectId>& ids, Distribution distribution);

/// Gives the boxes of the others the size that the box of `model` has, by other shapes; positions and scales stay.
/// Nothing happens when `model` is not there.
Arranged matchSizes(ObjectEdits& edits, const std::vector<ObjectId>& ids, ObjectId model, SizeMatch match);

/// Moves objects by keys. What follows at once, with the same objects and nothing else in between, joins the undo step,
/// and comes back to exactly where it began.
class Nudger {
public:
    static constexpr double kStepsPerMetre = 10.0; ///< There is no grid that objects keep to: a step is 0.1 m.

    /// So many steps along x and y. Nothing moves when something would go beyond the limits.
    Arranged nudge(ObjectEdits& edits, const std::vector<ObjectId>& ids, int x, int y);

private:
    struct Series {
        std::vector<Vec2> from; // positions before the first
        std::vector<ObjectPtr> now;
        int x = 0;
        int y = 0;
        GestureId gesture{};
        quint64 revision = 0; // after our last edit
        bool isLive = false;
    };
    [[nodiscard]] bool goesOn(const ObjectEdits& edits, const std::vector<ObjectPtr>& objects) const;

    Series m_series;
};

} // namespace broadside
