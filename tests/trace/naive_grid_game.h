#pragma once

#include <algorithm>
#include <broadside_trace.h>
#include <cmath>
#include <cstdint>
#include <set>
#include <string>
#include <utility>
#include <vector>

/// @file
/// A game by another developer: boxes fly on a screen of 640 x 500 pixels, y down. It has its own uniform grid, with a
/// bug of your choice. The one header is all that it uses of Broadside.

namespace naive_grid_game {

enum class Bug {
    None,
    ForgetsToMove,       ///< Asteroids are put into the grid when they appear, but not again when they move.
    RegistersCorners,    ///< An object that spans more than two cells is only in the cells of its corners.
    RoundsRowsDown,      ///< 500 / 64 rows are rounded down to 7, so that the lowest 52 pixels have no cells.
    CutsToWholePixels,   ///< Coordinates are truncated to whole pixels; the last pixel of a box is left out.
    LosesObjectsOutside, ///< Objects beyond the screen are in no cell, even where two of them meet.
};

constexpr double kWidth = 640.0;
constexpr double kHeight = 500.0;
constexpr double kCell = 64.0;
constexpr int kColumns = 10;

struct Box {
    Box(std::uint64_t number, double x, double y, double w, double h)
        : id(number)
        , left(x)
        , top(y)
        , width(w)
        , height(h)
    {}
    std::uint64_t id;
    double left, top, width, height;
    double vx = 0.0, vy = 0.0;
    bool isShip = false;
    struct Cells {
        int firstColumn = 0, firstRow = 0, lastColumn = -1, lastRow = -1;
    } cells; ///< The cells of the object in the grid.
    double right() const { return left + width; }
    double bottom() const { return top + height; }
};

class Game {
public:
    explicit Game(Bug bug, std::uint32_t seed = 7)
        : m_bug(bug)
    {
        const auto random = [&](int below) {
            seed = seed * 1'664'525 + 1'013'904'223;
            return static_cast<double>((seed >> 8) % static_cast<std::uint32_t>(below));
        };
        for (std::uint64_t id = 1; id <= 60; ++id) {
            const double left = random(600), top = random(420), width = 10.0 + random(30);
            Box box(id, left, top, width, 10.0 + random(30));
            box.vx = (random(41) - 20.0) / 4.0;
            box.vy = (random(41) - 20.0) / 4.0;
            box.isShip = id <= 10;
            m_boxes.push_back(box);
        }
        m_boxes.emplace_back(61, 40.0, 200.0, 500.0, 20.0); // a bar across the screen
        for (Box& box : m_boxes)
            putIntoGrid(box);
        findCandidates();
    }

    void step()
    {
        ++m_step;
        for (Box& box : m_boxes) {
            move(box);
            const bool isForgotten = m_bug == Bug::ForgetsToMove && !box.isShip;
            if (!isForgotten)
                putIntoGrid(box);
        }
        findCandidates();
    }

    /// These functions, with traceCells(), are all that a game needs for Broadside. Half of their lines describe the
    /// game.
    bst_trace* openTrace(const std::string& path) const
    {
        const bst_settings described = settings(m_bug);
        return bst_open_file(path.c_str(), &described);
    }
    static bst_settings settings(Bug bug)
    {
        bst_settings settings = bst_default_settings();
        settings.program = "Naive grid game";
        settings.algorithm = "uniform grid";
        settings.records = BST_CANDIDATES | BST_CELLS;
        settings.dt = 1.0 / 64.0;
        settings.units_per_metre = 32.0;
        settings.y_down = 1;
        settings.half_open = 1;
        settings.world[2] = kWidth;
        settings.world[3] = kHeight;
        settings.cell_size = kCell;
        settings.grid_columns = kColumns;
        settings.grid_rows = rowsWith(bug);
        return settings;
    }
    void trace(bst_trace* trace) const
    {
        bst_frame_begin(trace, m_step, static_cast<double>(m_step) / 64.0);
        for (const Box& box : m_boxes) {
            if (m_step == 0)
                bst_define(trace, box.id, box.isShip ? "Ship" : box.vx == 0.0 ? "Bar" : "Asteroid", box.id != 61, 1, 1);
            bst_box(trace, box.id, box.left, box.top, box.right(), box.bottom());
            traceCells(trace, box);
        }
        for (const auto& [a, b] : m_candidates)
            bst_candidate(trace, a, b);
        bst_counter(trace, "candidates", static_cast<double>(m_candidates.size()), BST_COUNT);
        bst_frame_end(trace);
    }

private:
    static int rowsWith(Bug bug) { return static_cast<int>(bug == Bug::RoundsRowsDown ? kHeight / kCell : 8.0); }

    void move(Box& box) const
    {
        box.left += box.vx;
        box.top += box.vy;
        // They leave the screen by up to 40 pixels, and come back.
        if (box.right() < -40.0 || box.left > kWidth + 40.0)
            box.vx = -box.vx;
        if (box.bottom() < -40.0 || box.top > kHeight + 40.0)
            box.vy = -box.vy;
    }

    int cellOf(double x) const
    {
        return static_cast<int>(std::floor((m_bug == Bug::CutsToWholePixels ? std::trunc(x) : x) / kCell));
    }
    void putIntoGrid(Box& box) const
    {
        box.cells = {cellOf(box.left), cellOf(box.top), cellOf(box.right()), cellOf(box.bottom())};
        const int rows = rowsWith(m_bug);
        if (m_bug == Bug::CutsToWholePixels) { // the far side is left out
            box.cells.lastColumn = cellOf(box.right() - 1.0);
            box.cells.lastRow = cellOf(box.bottom() - 1.0);
        }
        if (m_bug != Bug::LosesObjectsOutside) { // objects outside are in the outermost cells
            const int last = static_cast<int>(std::ceil(kHeight / kCell)) - 1;
            box.cells.firstColumn = std::min(std::max(box.cells.firstColumn, 0), kColumns - 1);
            box.cells.lastColumn = std::min(std::max(box.cells.lastColumn, 0), kColumns - 1);
            box.cells.firstRow = std::min(std::max(box.cells.firstRow, 0), last);
            box.cells.lastRow = std::min(std::max(box.cells.lastRow, 0), last);
        }
        box.cells.firstColumn = std::max(box.cells.firstColumn, 0);
        box.cells.firstRow = std::max(box.cells.firstRow, 0);
        box.cells.lastColumn = std::min(box.cells.lastColumn, kColumns - 1);
        box.cells.lastRow = std::min(box.cells.lastRow, rows - 1);
    }

    template<class Visit>
    void forEachCell(const Box& box, Visit&& visit) const
    {
        const bool corners = m_bug == Bug::RegistersCorners;
        for (int row = box.cells.firstRow; row <= box.cells.lastRow; ++row)
            for (int column = box.cells.firstColumn; column <= box.cells.lastColumn; ++column)
                if (!corners || ((row == box.cells.firstRow || row == box.cells.lastRow) &&
                                 (column == box.cells.firstColumn || column == box.cells.lastColumn)))
                    visit(column, row);
    }
    void findCandidates()
    {
        std::vector<std::vector<const Box*>> cells(static_cast<std::size_t>(kColumns * 8));
        m_candidates.clear();
        for (const Box& box : m_boxes)
            forEachCell(box, [&](int column, int row) {
                auto& cell = cells[static_cast<std::size_t>(row * kColumns + column)];
                for (const Box* other : cell)
                    m_candidates.insert({other->id, box.id});
                cell.push_back(&box);
            });
    }
    void traceCells(bst_trace* trace, const Box& box) const
    {
        if (m_bug == Bug::RegistersCorners)
            forEachCell(box, [&](int column, int row) { bst_cells(trace, box.id, column, row, column, row); });
        else
            bst_cells(trace, box.id, box.cells.firstColumn, box.cells.firstRow, box.cells.lastColumn,
                      box.cells.lastRow);
    }

    Bug m_bug;
    std::uint64_t m_step = 0;
    std::vector<Box> m_boxes;
    std::set<std::pair<std::uint64_t, std::uint64_t>> m_candidates;
};

} // namespace naive_grid_game
