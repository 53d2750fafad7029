#pragma once

#include "core/base/message/message.h"
#include "core/base/object_id.h"

#include <cstdint>
#include <vector>

namespace broadside {

/// Calls of a game to its recorder that could not be recorded, or that contradict each other. The recorder counts them,
/// because the frames do not show them.
struct RecorderFaults {
    /// One kind of fault, and the object of the first call that had it.
    struct Kind {
        std::uint64_t count = 0;
        ObjectId first;
        void add(const Kind& other) noexcept
        {
            if (count == 0)
                first = other.first;
            count += other.count;
        }
        friend bool operator==(const Kind&, const Kind&) = default;
    };
    std::uint64_t invalidIds = 0; ///< Calls with the id 0, or with one above 2^53. Nothing of them is recorded.
    Kind reversedBoxes;           ///< Boxes with left > right or low > high.
    Kind reversedCells;           ///< Ranges of cells with first > last.
    Kind secondBoxes;             ///< Boxes of an object that had one already in that frame; the last one counts.

    [[nodiscard]] bool isEmpty() const noexcept
    {
        return invalidIds + reversedBoxes.count + reversedCells.count + secondBoxes.count == 0;
    }
    void add(const RecorderFaults& other) noexcept
    {
        invalidIds += other.invalidIds;
        reversedBoxes.add(other.reversedBoxes);
        reversedCells.add(other.reversedCells);
        secondBoxes.add(other.secondBoxes);
    }
    friend bool operator==(const RecorderFaults&, const RecorderFaults&) = default;
};

/// What is wrong and what to do, a sentence or two for each kind that occurred.
[[nodiscard]] std::vector<Message> sentencesOf(const RecorderFaults& faults);

} // namespace broadside
