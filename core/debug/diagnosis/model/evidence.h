#pragma once

#include "core/base/object_id.h"
#include "core/broadphase/filter.h"
#include "core/broadphase/grid_layout.h"
#include "core/debug/game_coordinates.h"
#include "core/math/aabb.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

/// @file
/// What is known of a game when its missed pairs are explained. It is where each object was in each frame, what the
/// broad phase reported, and samples of pairs of four kinds.
///
/// Units   the game's own (game_coordinates.h): a box's lo is its left and, where y points down, its top.
/// Frames  all that were read, counted from 0; samples are taken from some of them.

namespace broadside::diagnosis {

using TrackIndex = std::uint32_t;
using FrameIndex = std::uint32_t;

/// The place where a broad phase has an object.
struct Registered {
    enum class Kind : std::uint8_t { Unknown, Nowhere, Cells, Box };
    Kind kind = Kind::Unknown;
    CellRange cells;             ///< The range around all its cells.
    std::int64_t cellCount = 0;  ///< The number of its cells: fewer than in the range if there are gaps.
    std::vector<CellCoord> some; ///< Its cells, only if there are gaps; at most kMostCells.
    Aabb box;
    static constexpr std::int64_t kMostCells = 1'024;
    /// The object is in this cell. O(its cells)
    [[nodiscard]] bool isIn(CellCoord cell) const noexcept
    {
        return kind == Kind::Cells && !intersection(cells, {cell, cell}).isEmpty() &&
               (some.empty() || std::ranges::find(some, cell) != some.end());
    }
    friend bool operator==(const Registered&, const Registered&) = default;
};

/// An object from the frame in which it appears to the one in which it vanishes.
struct Track {
    ObjectId id;
    std::uint32_t name = 0; ///< Its index in Evidence::names.
    bool isDynamic = true;
    TrackIndex index = 0; ///< Its index in Evidence::tracks.
    FrameIndex first = 0;
    std::vector<Aabb> boxes;            ///< One a frame, from `first` on. Never empty.
    std::vector<Registered> registered; ///< One a box, or fewer where later ones were not recorded.
    std::optional<TrackIndex> earlier;  ///< The object that had this id before.
    CollisionFilter firstFilter = {};   ///< Its category and mask in its first frame.
    [[nodiscard]] FrameIndex last() const noexcept { return first + static_cast<FrameIndex>(boxes.size()) - 1; }
    [[nodiscard]] bool isIn(FrameIndex frame) const noexcept { return frame >= first && frame <= last(); }
    /// @pre isIn(frame)
    [[nodiscard]] const Aabb& boxIn(FrameIndex frame) const noexcept { return boxes[frame - first]; }
    /// The motion from the frame before to this one; zero in the first one. @pre isIn(frame)
    [[nodiscard]] Vec2 motionIn(FrameIndex frame) const noexcept
    {
        return frame > first ? boxIn(frame).center() - boxIn(frame - 1).center() : Vec2{};
    }
    /// The motion from this frame to the next one. It has the direction of the current velocity, also after a bounce.
    /// In the last frame: the motion from the frame before. @pre isIn(frame)
    [[nodiscard]] Vec2 nextMotionIn(FrameIndex frame) const noexcept
    {
        return motionIn(frame < last() ? frame + 1 : frame);
    }
    [[nodiscard]] const Registered* registeredIn(FrameIndex frame) const noexcept
    {
        return frame - first < registered.size() ? &registered[frame - first] : nullptr;
    }
};

/// What became of a pair in a frame.
enum class Fate : std::uint8_t {
    Missed, ///< Boxes overlap, not reported.
    Found,  ///< Boxes overlap, reported.
    Far,    ///< Boxes are apart, reported: they share cells, for example.
    Near,   ///< Boxes are apart by less than a median object, not reported.
};
inline constexpr std::size_t kFates = 4;

struct Event {
    FrameIndex frame = 0;
    TrackIndex a = 0; ///< The one with the lower id.
    TrackIndex b = 0;
    Fate fate = Fate::Found;
    /// The boxes overlap by no more than the last bits of their coordinates, or only touch.
    bool isMarginal = false;
    /// What several grids say of the pair, where both objects are in one of them: the one with the shortest cells
    /// counts.
    enum class InGrids : std::uint8_t {
        Unknown,
        Together, ///< Their recorded cells there have one in common.
        Stale,    ///< They have none, and one of the two is in the cells of an earlier box.
        Apart,    ///< They have none, for another reason.
    };
    InGrids inGrids = InGrids::Unknown;
    [[nodiscard]] bool overlaps() const noexcept { return fate == Fate::Missed || fate == Fate::Found; }
};

/// The cells of a game.
struct GameCells {
    Vec2 size;
    Vec2 origin;              ///< The corner of cell (0, 0).
    std::int64_t columns = 0; ///< 0: not known, or without end.
    std::int64_t rows = 0;
    [[nodiscard]] CellCoord at(Vec2 point) const noexcept
    {
        return {numberOf(point.x - origin.x, size.x), numberOf(point.y - origin.y, size.y)};
    }
    [[nodiscard]] CellRange of(const Aabb& box) const noexcept { return {at(box.lo), at(box.hi)}; }
    [[nodiscard]] Vec2 middleOf(CellCoord cell) const noexcept
    {
        return {origin.x + (static_cast<double>(cell.x) + 0.5) * size.x,
                origin.y + (static_cast<double>(cell.y) + 0.5) * size.y};
    }
    /// The nearest cell of the table. @pre the size of the table is known
    [[nodiscard]] CellCoord inTable(CellCoord cell) const noexcept
    {
        return {std::clamp<std::int64_t>(cell.x, 0, columns - 1), std::clamp<std::int64_t>(cell.y, 0, rows - 1)};
    }
    friend bool operator==(const GameCells&, const GameCells&) = default;

private:
    [[nodiscard]] static std::int64_t numberOf(double from, double length) noexcept
    {
        constexpr double kMost = 1e9; // the number of cells of a range fits into 64 bits
        const double cells = std::clamp(from / length, -kMost, kMost);
        const auto towardsZero = static_cast<std::int64_t>(cells); // faster than std::floor, which is a call
        return towardsZero - (static_cast<double>(towardsZero) > cells ? 1 : 0);
    }
};

struct FrameFacts {
    std::uint64_t step = 0;
    bool isSampled = false;
    std::uint32_t objects = 0;                               ///< Number of present objects.
    std::vector<std::pair<TrackIndex, TrackIndex>> reported; ///< All reported pairs of a sampled frame, ascending.
    std::vector<TrackIndex> present;                         ///< All present objects of a sampled frame, ascending.
    /// How many objects come before each of `present` in the game's list. Empty: the list has the order of `present`.
    std::vector<std::uint32_t> places;
    /// Objects of `present` that the game calls asleep, ascending.
    std::vector<TrackIndex> asleep = {};
    static constexpr std::uint8_t kNoLevel = 0xff;
    /// The place in Evidence::levels of the grid of each of `present`; kNoLevel: it is in none of the grids, or in
    /// several. Empty: the game has no levels.
    std::vector<std::uint8_t> levels = {};
    /// Whether each of `present` is recorded in all cells of its box, in each grid in which it is at all. Only if the
    /// game has several grids, else empty.
    std::vector<char> areInAllCells = {};

    /// kNoLevel: not known. O(log objects)
    [[nodiscard]] std::uint8_t levelOf(TrackIndex track) const noexcept;
    /// See areInAllCells; false: not known. O(log objects)
    [[nodiscard]] bool isInAllCells(TrackIndex track) const noexcept;
    /// How many objects come before it in the game's list; the number of all when it is absent.
    [[nodiscard]] std::size_t placeOf(TrackIndex track) const noexcept;
    /// `present` in the order of the game's list. O(objects log objects)
    [[nodiscard]] std::vector<TrackIndex> inListOrder() const;
};

/// The slice of the game's list in which an object is, if the list is cut into `slices` of equal size, at least one
/// object each. The number of slices or more for the objects that are left over. Only for sampled frames.
[[nodiscard]] std::size_t sliceOf(const FrameFacts& facts, TrackIndex track, std::size_t slices) noexcept;

struct Evidence {
    std::vector<FrameFacts> frames;
    std::vector<Track> tracks;
    std::vector<std::string> names;
    std::vector<Event> events;                ///< Missed and found ones first; those of one fate are in random order.
    std::array<std::uint64_t, kFates> seen{}; ///< Pairs of each Fate of which `events` is a sample.
    GameCoordinates coordinates;
    std::optional<GameCells> cells; ///< Cells that the game has described.
    std::int64_t rings = 0;         ///< Rings of cells that the game says it searches; 0: not said.
    /// The cells of the game's grids, the shortest ones first, if it has several grids with cells of different lengths:
    /// a hierarchical grid. Of grids with cells of one length, the first one. Else empty.
    std::vector<GameCells> levels;
    bool knowsSleep = false;  ///< The game calls some objects asleep.
    bool knowsCells = false;  ///< Registered cells are recorded.
    bool clampsCells = false; ///< Objects beyond the table are recorded in its nearest cells.
    bool knowsBoxes = false;  ///< Registered boxes are recorded.
    TouchRule touch = TouchRule::Closed;
    std::optional<Aabb> world; ///< The rectangle of the whole world.
    std::string algorithm;     ///< The game's name for its broad phase.
    double medianSize = 1.0;   ///< Median of the longer sides of the objects.

    /// The registered box, or a box from the middle of the first cell to the middle of the last one. @pre it is
    /// registered
    [[nodiscard]] Aabb boxOf(const Registered& registered) const noexcept
    {
        return registered.kind == Registered::Kind::Cells
                   ? Aabb{cells->middleOf(registered.cells.first), cells->middleOf(registered.cells.last)}
                   : registered.box;
    }
    /// The dynamic object that is the only one of its name, like the player. If there are several, the one that is
    /// present longest; of these, the first. O(tracks)
    [[nodiscard]] std::optional<TrackIndex> loneTrack() const;
    [[nodiscard]] bool knowsRegistrations() const noexcept { return knowsCells || knowsBoxes; }
    /// The name of the algorithm says that it is no sweep.
    [[nodiscard]] bool isNoSweep() const;
    [[nodiscard]] std::size_t countOf(Fate fate) const noexcept;
    /// How many pairs an event of this fate stands for; 1 if that is not known. O(events)
    [[nodiscard]] double weightOf(Fate fate) const noexcept;
    [[nodiscard]] const Aabb& boxOf(const Event& event, TrackIndex track) const noexcept
    {
        return tracks[track].boxIn(event.frame);
    }
};

/// The places of the events of each track in Evidence::events, in the order of frames. Marginal events and pairs that
/// are near and not reported are left out, because they say nothing about registrations. O(events log events)
[[nodiscard]] std::vector<std::vector<std::size_t>> tellingEventsOfTracks(const Evidence& evidence);

} // namespace broadside::diagnosis
