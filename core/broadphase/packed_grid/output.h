#pragma once

#include "core/broadphase/packed_grid/float_box.h"

#include <cstdint>

/// @file
/// The destination of a scan. A scan writes up to kWritten entries and then says how many of them are valid, so that it
/// needs no branch; there is always room for that many.

namespace broadside::packed {

inline constexpr std::ptrdiff_t kWritten = 8;

template<class T>
class Output {
public:
    T* next = nullptr;
    T* last = nullptr; ///< The last position with room for kWritten entries.

    /// Called when next > last: consumes the written entries, or gets more memory. Afterwards next <= last.
    virtual void makeRoom() = 0;

protected:
    ~Output() = default;
    void setRoom(T* begin, T* end) noexcept
    {
        next = begin;
        last = end - kWritten;
    }
};

using IdOutput = Output<ObjectIndex>;

/// The true boxes, for pairs that float boxes cannot decide (float_box.h).
struct TrueBoxes {
    const Aabb* boxes = nullptr; ///< Indexed by object.
    float certain = 0.0F;        ///< certainOverlap() of all stored coordinates.
};

/// The overlap above which a pair is certain; 0 where floats alone decide.
[[nodiscard]] inline float certainOverlap(const TrueBoxes* truth) noexcept
{
    return truth == nullptr ? 0.0F : truth->certain;
}

class PairOutput : public Output<IndexPair> {
public:
    std::uint64_t checks = 0;         ///< Number of compared boxes.
    const TrueBoxes* truth = nullptr; ///< Null: every pair of overlapping float boxes is reported.

protected:
    ~PairOutput() = default;
};

} // namespace broadside::packed
