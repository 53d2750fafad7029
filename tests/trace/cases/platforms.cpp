// platforms FILE: records 300 frames of a game in which platforms travel around squares and bats fly between them. Its
// grid keeps registrations from frame to frame. resources/manual/cases.md says what is wrong with it.

#include <broadside_trace.h>
#include <cmath>
#include <cstdint>
#include <cstdlib>
#include <iterator>
#include <map>
#include <set>
#include <utility>
#include <vector>

namespace {

constexpr float kWidth = 1280.0F; // pixels, y down
constexpr float kHeight = 720.0F;
constexpr float kCell = 48.0F;

struct Item {
    std::uint64_t id;
    const char* name;
    float left, top;
    float width, height;
    float vx, vy; // pixels in a frame
    float right() const { return left + width; }
    float bottom() const { return top + height; }
};

/// Multiples of 1/1024, so that sums are exact.
float randomBelow(float limit)
{
    static std::uint32_t seed = 1;
    seed = seed * 1'664'525 + 1'013'904'223;
    return std::floor(static_cast<float>(seed >> 8U) / 16'777'216.0F * limit * 1024.0F) / 1024.0F;
}
float randomAround(float limit) { return randomBelow(2.0F * limit) - limit; }

class Grid {
public:
    /// Registers an item in all cells that its box touches, and no longer where it was.
    void update(const Item& item)
    {
        std::vector<Cell>& cells = m_cellsOf[item.id];
        for (const Cell& cell : cells)
            m_idsIn[cell].erase(item.id);
        cells.clear();
        for (int y = cellOf(item.top); y <= cellOf(item.bottom()); ++y)
            for (int x = cellOf(item.left); x <= cellOf(item.right()); ++x)
                cells.emplace_back(x, y);
        for (const Cell& cell : cells)
            m_idsIn[cell].insert(item.id);
    }

    std::set<std::pair<std::uint64_t, std::uint64_t>> pairs() const
    {
        std::set<std::pair<std::uint64_t, std::uint64_t>> found;
        for (const auto& [cell, ids] : m_idsIn)
            for (auto a = ids.begin(); a != ids.end(); ++a)
                for (auto b = std::next(a); b != ids.end(); ++b)
                    found.emplace(*a, *b);
        return found;
    }
    void record(bst_trace* trace) const
    {
        for (const auto& [id, cells] : m_cellsOf)
            for (const auto& [x, y] : cells)
                bst_cells(trace, id, x, y, x, y);
    }

private:
    using Cell = std::pair<int, int>;
    static int cellOf(float x) { return static_cast<int>(std::floor(x / kCell)); }

    std::map<Cell, std::set<std::uint64_t>> m_idsIn;
    std::map<std::uint64_t, std::vector<Cell>> m_cellsOf;
};

std::vector<Item> makeItems()
{
    std::vector<Item> items;
    for (std::uint64_t id = 1; id <= 140; ++id) {
        const bool isPlatform = id <= 24;
        const float margin = isPlatform ? 100.0F : 10.0F;
        Item item{id, isPlatform ? "Platform" : "Bat", 0.0F, 0.0F, isPlatform ? 90.0F : 18.0F, 13.0F, 0.0F, 0.0F};
        item.left = margin + randomBelow(kWidth - 2.0F * margin - item.width);
        item.top = margin + randomBelow(kHeight - 2.0F * margin - item.height);
        item.vx = isPlatform ? 1.0F + randomBelow(1.0F) : randomAround(3.0F);
        item.vy = isPlatform ? 0.0F : randomAround(3.0F);
        items.push_back(item);
    }
    return items;
}

void move(Item& item, std::uint64_t step, Grid& grid)
{
    if (item.width == 90.0F && step % 45 == 0) // a platform turns at a corner of its square
        item.vy = std::exchange(item.vx, -item.vy);
    const float oldLeft = item.left;
#ifdef MENDED
    const float oldTop = item.top;
#endif
    item.left += item.vx;
    item.top += item.vy;
    if (item.left < 0.0F || item.right() > kWidth)
        item.vx = -item.vx;
    if (item.top < 0.0F || item.bottom() > kHeight)
        item.vy = -item.vy;
#ifdef MENDED
    if (item.left != oldLeft || item.top != oldTop) // what rests keeps its cells
#else
    if (item.left != oldLeft) // what rests keeps its cells
#endif
        grid.update(item);
}

void record(bst_trace* trace, std::uint64_t step, const std::vector<Item>& items, const Grid& grid)
{
    bst_frame_begin(trace, step, static_cast<double>(step) / 60.0);
    for (const Item& item : items) {
        bst_define(trace, item.id, item.name, 1, 1, 1);
        bst_box(trace, item.id, item.left, item.top, item.right(), item.bottom());
    }
    grid.record(trace);
    for (const auto& [a, b] : grid.pairs())
        bst_candidate(trace, a, b);
    bst_frame_end(trace);
}

} // namespace

int main(int argc, char** argv)
{
    if (argc != 2)
        return EXIT_FAILURE;
    bst_settings settings = bst_default_settings();
    settings.program = "Platforms";
    settings.algorithm = "uniform grid";
    settings.records = BST_CANDIDATES | BST_CELLS;
    settings.dt = 1.0 / 60.0;
    settings.units_per_metre = 32.0;
    settings.y_down = 1;
    settings.world[2] = kWidth;
    settings.world[3] = kHeight;
    settings.cell_size = kCell;
    bst_trace* trace = bst_open_file(argv[1], &settings);
    if (trace == nullptr)
        return EXIT_FAILURE;
    std::vector<Item> items = makeItems();
    Grid grid;
    for (const Item& item : items)
        grid.update(item);
    for (std::uint64_t step = 0; step < 300; ++step) {
        for (Item& item : items)
            if (step > 0)
                move(item, step, grid);
        record(trace, step, items, grid);
    }
    bst_close(trace);
}
