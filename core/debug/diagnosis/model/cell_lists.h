#pragma once

#include "core/debug/diagnosis/model/evidence.h"

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <utility>
#include <vector>

namespace broadside::diagnosis {

/// The lists of objects that cells have in a frame: each object in all cells that its box touches, in the order of the
/// game's list.
class CellLists {
public:
    /// Both must outlive it. O(cells of all objects * log)
    CellLists(const Evidence& evidence, FrameIndex frame, const GameCells& cells);

    /// How many objects of the cell have places from `begin` to before `end` in the game's list.
    [[nodiscard]] std::ptrdiff_t countIn(CellCoord cell, std::size_t begin, std::size_t end) const;
    /// The same of static or of dynamic ones only. O(objects of the cell)
    [[nodiscard]] std::ptrdiff_t countOfKindIn(CellCoord cell, std::size_t end, bool isDynamic) const;
    /// How many entries a search reads before it finds `other`. It reads the cells of `asker` row by row, with the
    /// asker's own entries. If it does not find it, the number of all entries.
    [[nodiscard]] std::ptrdiff_t entriesBefore(TrackIndex asker, TrackIndex other) const;

    /// How many objects overlap the box of `asker` among those that its search comes to before `other`: each counts
    /// once, and so does `asker` itself. Nothing if the search does not find it, or if it goes through very many cells.
    /// Cost: O(objects in the cells of `asker`)
    [[nodiscard]] std::optional<std::size_t> hitsBefore(TrackIndex asker, TrackIndex other) const;

    /// Whether the search of `asker` finds a static object that overlaps its box before `other`. Nothing where
    /// hitsBefore() knows nothing. Cost: the same.
    [[nodiscard]] std::optional<bool> findsStaticBefore(TrackIndex asker, TrackIndex other) const;

    /// How many overlaps are found before a pair is found, if each object searches its cells for objects with higher
    /// ids. An overlap that is found in several cells counts in each of them.
    struct Finds {
        std::size_t all = 0;
        std::size_t tests = 0;     ///< Tests of two objects before it, also of those that are apart.
        std::size_t once = 0;      ///< Pairs that are found before it: a pair counts once.
        std::size_t ofDynamic = 0; ///< Those of them that have two dynamic objects.
        std::size_t ofName = 0;    ///< Those of them that are found by objects with the name of the searching object.
    };
    using Pair = std::pair<TrackIndex, TrackIndex>; // the one with the lower id first
    /// The numbers of each pair that is found. Two static objects are no pair. Cost: O(objects that share cells, in
    /// pairs)
    [[nodiscard]] std::map<Pair, Finds> finds() const;

private:
    using Place = std::pair<std::pair<std::int64_t, std::int64_t>, std::size_t>; // a cell, and the place of an object
    [[nodiscard]] CellRange rangeOf(TrackIndex track) const;
    [[nodiscard]] std::optional<std::vector<TrackIndex>> listedBefore(TrackIndex asker, TrackIndex other) const;

    const Evidence& m_evidence;
    FrameIndex m_frame;
    const GameCells& m_cells;
    std::vector<TrackIndex> m_inOrder; // by place
    std::vector<Place> m_places;       // ascending
    std::vector<char> m_isDynamic;     // by place
    std::vector<TrackIndex> m_large;   // objects in too many cells for m_places
};

} // namespace broadside::diagnosis
