#pragma once

#include "core/broadphase/packed_grid/float_box.h"

#include <cstdint>

/// @file
/// Where a scan writes to. It writes up to kWritten entries and then says how many of them count, so that it needs no
/// branch; there is always room for as many.

namespace broadside::packed {

inline constexpr std::ptrdiff_t kWritten = 8;

template<class T>
class Output {
public:
    T* next = nullptr;
    T* last = nullptr; ///< The last place where kWritten entries have room.

    /// Called when next > last: takes what was written, or finds more memory. Afterwards next <= last.
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

/// The true boxes, for pairs that the float boxes leave in doubt (float_box.h).
struct TrueBoxes {
    const Aabb* boxes = nullptr; ///< By object.
    float certain = 0.0F;        ///< certainOverlap() of all that is stored.
};

/// The overlap beyond which a pair is certain; 0 where floats alone count.
[[nodiscard]] inline float certainOverlap(const TrueBoxes* truth) noexcept
{
    return truth == nullptr ? 0.0F : truth->certain;
}

class PairOutput : public Output<IndexPair> {
public:
    std::uint64_t checks = 0;         ///< Boxes that were compared.
    const TrueBoxes* truth = nullptr; ///< Null: every pair of overlapping float boxes counts.

protected:
    ~PairOutput() = default;
};

} // namespace broadside::packed
