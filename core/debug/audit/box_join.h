#pragma once

#include "core/scene/object_table.h"

#include <cstdint>
#include <functional>
#include <span>
#include <vector>

/// @file
/// Box overlaps of one frame after another, found by an algorithm that shares nothing with the broad phases, so that
/// it can judge all of them. Boxes are closed. Coordinates are doubles throughout: no value that decides is rounded.

namespace broadside {

using BoxOfRow = std::function<Aabb(ObjectIndex row)>;

/// Boxes in a stack of grids. Each box is in one cell only: the cell of its lower left corner, on the finest grid whose
/// cells are larger than the box. Every box that overlaps it is in a neighbouring cell or in a cell that it covers, on
/// each grid.
/// Source: Ericson, "Real-time collision detection", 2005, chapter 7.2, hierarchical grids.
class CornerGrids {
public:
    struct Entry {
        Aabb box;
        ObjectIndex row = 0;
    };

    /// O(n + cells), with a few cells per entry. False if grids do not suit the boxes, because most of the world is
    /// empty and the boxes crowd in the rest: then nothing can be queried. `boxOf(row)` returns the box of each of the
    /// rows, which is not empty. It is called a few times for each, so that no list of all boxes is needed.
    [[nodiscard]] bool build(std::span<const ObjectIndex> rows, const BoxOfRow& boxOf);
    /// Whether the last call of build() had the same rows and boxes.
    [[nodiscard]] bool hold(std::span<const ObjectIndex> rows, const BoxOfRow& boxOf) const;
    /// Calls `visit(entry)` for each entry, neighbours one after another.
    template<class Visit>
    void forEach(Visit&& visit) const;
    /// Calls `take(a, b)` once for each pair of entries that overlap.
    template<class Take>
    void forEachPair(Take&& take) const;
    /// Calls `take(entry)` for each entry that overlaps the box.
    template<class Take>
    void forEachIn(const Aabb& box, Take&& take) const;

private:
    struct Level {
        double cell = 0.0;
        std::uint32_t columns = 0;
        std::uint32_t rows = 0;
        std::vector<std::uint32_t> starts; // where each cell begins in `entries`, row by row; one more for the end
        std::vector<Entry> entries;
    };
    void makeLevels(std::span<const ObjectIndex> rows, const BoxOfRow& boxOf);
    [[nodiscard]] bool isCrowded(std::size_t entries) const;
    [[nodiscard]] std::size_t levelOf(const Aabb& box) const noexcept;
    [[nodiscard]] std::uint32_t columnOf(const Level& level, double x) const noexcept;
    [[nodiscard]] std::uint32_t rowOf(const Level& level, double y) const noexcept;
    void fill(Level& level, std::size_t number, std::span<const ObjectIndex> rows, const BoxOfRow& boxOf);
    template<class Take>
    static void forEachPairWithin(const Level& level, Take&& take);
    template<class Take>
    void forEachInLevel(const Level& level, const Aabb& box, Take&& take) const;

    Vec2 m_origin;
    bool m_isSparse = false;     // most of the world is empty
    std::vector<Level> m_levels; // levels in use come first; the others keep their memory
    std::size_t m_levelCount = 0;
    // One for each row of build(): its level, and its cell there, which fill() replaces by its place in `entries`.
    std::vector<std::uint8_t> m_levelOf;
    std::vector<std::uint32_t> m_placeOf;
};

/// Finds the overlaps of one table after another. Static objects are sorted again only after one of them changed.
class BoxJoin {
public:
    /// `boxOf(row)` returns the box of a present row; an empty box excludes the row. Reports pairs that can collide and
    /// whose boxes overlap, each once. False, without any pairs, if grids do not suit the world. O(n + found)
    template<class BoxOf>
    [[nodiscard]] bool find(const ObjectTable& objects, BoxOf&& boxOf, PairSink& sink)
    {
        m_moving.clear();
        m_resting.clear();
        objects.forEach([&](ObjectIndex row) {
            if (const Aabb box = boxOf(row); !box.isEmpty())
                (objects.filterOf(row).dynamic ? m_moving : m_resting).push_back(row);
        });
        return join(objects, boxOf, sink);
    }

private:
    [[nodiscard]] bool join(const ObjectTable& objects, const BoxOfRow& boxOf, PairSink& sink);

    CornerGrids m_statics;
    CornerGrids m_dynamics;
    std::vector<ObjectIndex> m_moving; // rows of this call; kept for their memory
    std::vector<ObjectIndex> m_resting;
    bool m_staticsSuit = false;
};

} // namespace broadside
