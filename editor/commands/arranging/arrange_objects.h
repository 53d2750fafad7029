#pragma once

#include "editor/commands/arranging/arrange.h"
#include "editor/commands/object_edits.h"

#include <vector>

/// @file
/// Arranges objects. Each call is one undo step ("Align 5 objects left"), or none when nothing changes. Bounding boxes
/// are the present ones; in a simulation, those of the moving objects.

namespace broadside {

/// The result of arranging objects.
struct Arranged {
    std::size_t changed = 0;
    std::size_t locked = 0; ///< Unchanged: locked.
    std::size_t unfit = 0;  ///< Unchanged: the shape does not allow it, or the object would leave the limits.
    friend bool operator==(const Arranged&, const Arranged&) = default;
};

/// A group moves as one and keeps its form; the members of one group alone are aligned with each other. Locked objects
/// stay, but count for the line to which the others move. Unknown ids are skipped, here and below.
Arranged alignObjects(ObjectEdits& edits, const std::vector<ObjectId>& ids, Alignment alignment);

/// Locked objects stay. As the first or the last object they define the ends; in between they do not count.
Arranged distributeObjects(ObjectEdits& edits, const std::vector<ObjectId>& ids, Distribution distribution);

/// Gives the box of every other object the size of the box of `model`, by changing shapes; positions and scales stay.
/// Does nothing when `model` does not exist.
Arranged matchSizes(ObjectEdits& edits, const std::vector<ObjectId>& ids, ObjectId model, SizeMatch match);

/// Moves objects by keys. Consecutive moves of the same objects, with no other edit in between, merge into one undo
/// step, and moving back returns exactly to the start.
class Nudger {
public:
    static constexpr double kStepsPerMetre = 10.0; ///< Objects have no grid of their own: a step is 0.1 m.

    /// Moves by `x` and `y` steps. Nothing moves when an object would leave the limits.
    Arranged nudge(ObjectEdits& edits, const std::vector<ObjectId>& ids, int x, int y);

private:
    struct Place {
        ObjectId id;
        Pose pose;
    };
    struct Series {
        std::vector<Vec2> from; // Positions before the first move.
        std::vector<Place> now;
        int x = 0;
        int y = 0;
        GestureId gesture{};
        quint64 revision = 0; // The revision after the last edit of the series.
        bool isLive = false;
    };
    [[nodiscard]] bool goesOn(const ObjectEdits& edits, const std::vector<ObjectEdits::Present>& objects) const;

    Series m_series;
};

} // namespace broadside
