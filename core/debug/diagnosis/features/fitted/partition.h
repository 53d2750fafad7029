#pragma once

#include "core/debug/diagnosis/model/evidence.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

/// @file
/// Parts into which games divide their objects, and which they test separately: stripes, rooms and lanes of the world,
/// blocks of a list for threads. Pairs of objects of different parts are lost; of teams, those of the same part.

namespace broadside::diagnosis {

/// How many objects of a frame have a lesser low side along an axis; of equal ones, those before it in the game's list.
class SortedPlaces {
public:
    /// The evidence must outlive it.
    explicit SortedPlaces(const Evidence& evidence)
        : m_evidence(evidence)
    {}
    /// Cost: O(log objects), and O(objects log objects) if it was asked for another frame before.
    [[nodiscard]] std::size_t placeOf(TrackIndex track, FrameIndex frame, bool isAlongY);

private:
    struct Axis {
        std::optional<FrameIndex> frame;
        std::vector<std::pair<double, std::size_t>> keys; // low side and place in the list, ascending
    };
    const Evidence& m_evidence;
    std::array<Axis, 2> m_axes;
};

/// Parts of equal size, one behind the other.
struct Partition {
    enum class Of : std::uint8_t {
        Columns,      ///< By the centre along x.
        Rows,         ///< By the centre along y.
        FirstColumns, ///< By the centre along x that the object had when it appeared.
        FirstRows,    ///< The same along y.
        Places,       ///< By the place in the game's list.
        Ids,
        PlaceShares, ///< By the place in the game's list, in parts of equal length; likewise in the next ones.
        SortedX,     ///< By the place in the order of the left sides, in blocks.
        SortedY,     ///< The same along y.
        SharesX,     ///< By the same order, in parts of equal length.
        SharesY,
    };
    Of of = Of::Columns;
    double size = 1.0;        ///< Of parts of equal length: how many there are.
                              ///< kTwoParts: there are two, below and above the origin.
    double origin = 0.0;      ///< A border of the parts.
    bool isOfDynamic = false; ///< Static objects are tested with those of all parts.

    static constexpr double kTwoParts = 1e300;
    /// Whether the two objects of the event are in different parts.
    /// @pre `sorted` is of the evidence
    [[nodiscard]] bool areApart(const Evidence& evidence, const Event& event, SortedPlaces& sorted) const;
    /// Whether they are in the same part. Of pairs to which the parts do not apply, neither is true. @pre likewise
    [[nodiscard]] bool areTogether(const Evidence& evidence, const Event& event, SortedPlaces& sorted) const;
    friend bool operator==(const Partition&, const Partition&) = default;

private:
    [[nodiscard]] bool applies(const Evidence& evidence, const Event& event) const;
    [[nodiscard]] bool areInOnePart(const Evidence& evidence, const Event& event, SortedPlaces& sorted) const;
};

/// Teams: pairs of objects of the same part are lost. Else those of different parts are.
enum class PartitionKind : std::uint8_t { Zones, FirstZones, Blocks, Teams };

/// The parts that tell missed pairs from found ones best. Nothing where they would tell less than half of the missed
/// pairs. Zones of the size of the game's own cells are left out: structures are about these. Cost: O(sizes * events).
[[nodiscard]] std::optional<Partition> likelyPartition(const Evidence& evidence, PartitionKind kind);

} // namespace broadside::diagnosis
