#pragma once

#include "core/debug/diagnosis/features/pair_feature.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

/// @file
/// A hash of cells with a fixed number of buckets. Cells far apart may share a bucket; their objects are then reported
/// although they are apart. Such pairs show the hash.

namespace broadside::diagnosis {

/// The bucket of a cell: (column * first) combined with (row * second), divided by `count`, of which the remainder
/// counts.
struct CellBucket {
    enum class Of : std::uint8_t { Xor, Sum };
    Of of = Of::Xor;
    std::int64_t first = 1;
    std::int64_t second = 1;
    std::uint64_t count = 1;
    [[nodiscard]] std::uint64_t at(CellCoord cell) const noexcept;
    friend bool operator==(const CellBucket&, const CellBucket&) = default;
};
/// The hash by which nearly all reported pairs that share no cell share a bucket. No value if there are too few such
/// pairs, or no usual hash explains them. Cost: O(hashes * those pairs * their cells)
[[nodiscard]] std::optional<CellBucket> likelyBucket(const Evidence& evidence, const GameCells& cells);
/// "((column * 73856093) ^ (row * 19349663)) % 211".
[[nodiscard]] std::string textOf(const CellBucket& bucket);

/// The objects of each bucket in a frame, in the order of the game's list.
class BucketLists {
public:
    /// O(objects * their cells * log). @pre the frame is sampled
    BucketLists(const Evidence& evidence, FrameIndex frame, const GameCells& cells, const CellBucket& bucket);
    /// How many objects come before the later of the two in the shared bucket where they are fewest; unknown if they
    /// share none.
    [[nodiscard]] double rankOf(TrackIndex a, TrackIndex b) const;

private:
    [[nodiscard]] std::vector<std::uint64_t> bucketsOf(TrackIndex track) const;

    const Evidence& m_evidence;
    FrameIndex m_frame;
    GameCells m_cells;
    CellBucket m_bucket;
    std::vector<std::pair<std::uint64_t, std::size_t>> m_places; // bucket and place of an object, ascending
};

} // namespace broadside::diagnosis
