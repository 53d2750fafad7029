// swarm FILE: records 240 frames of a shooter in which drones fly around four cruisers. Its spatial hash has each
// object in one cell, and searches that cell and the eight around it. resources/manual/cases.md says what is wrong with
// it.

#include <broadside_trace.h>
#include <cmath>
#include <cstdint>
#include <cstdlib>
#include <set>
#include <unordered_map>
#include <utility>
#include <vector>

namespace {

constexpr float kWidth = 1280.0F; // pixels, y down
constexpr float kHeight = 720.0F;
constexpr float kCell = 64.0F;

struct Ship {
    float x, y; // the centre
    float width, height;
    float vx, vy; // pixels in a frame
    const char* name;
    float left() const { return x - width / 2.0F; }
    float right() const { return x + width / 2.0F; }
    float top() const { return y - height / 2.0F; }
    float bottom() const { return y + height / 2.0F; }
};

/// Multiples of 1/1024, so that sums are exact.
float randomBelow(float limit)
{
    static std::uint32_t seed = 1;
    seed = seed * 1'664'525 + 1'013'904'223;
    return std::floor(static_cast<float>(seed >> 8U) / 16'777'216.0F * limit * 1024.0F) / 1024.0F;
}
float randomAround(float limit) { return randomBelow(2.0F * limit) - limit; }

std::vector<Ship> makeShips()
{
    std::vector<Ship> ships;
    for (int i = 0; i < 4; ++i) {
        const float x = 160.0F + 320.0F * static_cast<float>(i);
        ships.push_back(
            {x, 100.0F + randomBelow(520.0F), 192.0F, 96.0F, randomAround(0.5F), randomAround(0.5F), "Cruiser"});
    }
    for (int i = 0; i < 150; ++i) {
        const float size = 8.0F + randomBelow(12.0F);
        const float x = 20.0F + randomBelow(kWidth - 40.0F);
        const float y = 20.0F + randomBelow(kHeight - 40.0F);
        ships.push_back({x, y, size, size, randomAround(3.0F), randomAround(3.0F), "Drone"});
    }
    return ships;
}

void move(Ship& ship)
{
    ship.x += ship.vx;
    ship.y += ship.vy;
    if (ship.left() < 0.0F || ship.right() > kWidth)
        ship.vx = -ship.vx;
    if (ship.top() < 0.0F || ship.bottom() > kHeight)
        ship.vy = -ship.vy;
}

class SpatialHash {
public:
    void insert(std::size_t index, const Ship& ship)
    {
#ifdef MENDED
        for (int y = cellOf(ship.top()); y <= cellOf(ship.bottom()); ++y)
            for (int x = cellOf(ship.left()); x <= cellOf(ship.right()); ++x)
                m_cells[{x, y}].push_back(index);
#else
        m_cells[{cellOf(ship.x), cellOf(ship.y)}].push_back(index);
#endif
    }

    std::vector<std::size_t> near(const Ship& ship) const
    {
        std::vector<std::size_t> found;
#ifdef MENDED
        for (int y = cellOf(ship.top()); y <= cellOf(ship.bottom()); ++y)
            for (int x = cellOf(ship.left()); x <= cellOf(ship.right()); ++x)
#else
        for (int y = cellOf(ship.y) - 1; y <= cellOf(ship.y) + 1; ++y)
            for (int x = cellOf(ship.x) - 1; x <= cellOf(ship.x) + 1; ++x)
#endif
                if (const auto cell = m_cells.find({x, y}); cell != m_cells.end())
                    found.insert(found.end(), cell->second.begin(), cell->second.end());
        return found;
    }

private:
    struct Hash {
        std::size_t operator()(const std::pair<int, int>& cell) const
        {
            return static_cast<std::size_t>(cell.first) * 73'856'093U ^
                   static_cast<std::size_t>(cell.second) * 19'349'663U;
        }
    };
    static int cellOf(float x) { return static_cast<int>(std::floor(x / kCell)); }

    std::unordered_map<std::pair<int, int>, std::vector<std::size_t>, Hash> m_cells;
};

std::set<std::pair<std::size_t, std::size_t>> candidatesOf(const std::vector<Ship>& ships)
{
    SpatialHash hash;
    std::set<std::pair<std::size_t, std::size_t>> pairs;
    for (std::size_t i = 0; i < ships.size(); ++i) {
        for (const std::size_t other : hash.near(ships[i]))
            pairs.emplace(other, i);
        hash.insert(i, ships[i]);
    }
    return pairs;
}

void record(bst_trace* trace, std::uint64_t step, const std::vector<Ship>& ships)
{
    bst_frame_begin(trace, step, static_cast<double>(step) / 60.0);
    for (std::size_t i = 0; i < ships.size(); ++i) {
        const Ship& ship = ships[i];
        bst_define(trace, i + 1, ship.name, 1, 1, 1);
        bst_box(trace, i + 1, ship.left(), ship.top(), ship.right(), ship.bottom());
    }
    for (const auto& [a, b] : candidatesOf(ships))
        bst_candidate(trace, a + 1, b + 1);
    bst_frame_end(trace);
}

} // namespace

int main(int argc, char** argv)
{
    if (argc != 2)
        return EXIT_FAILURE;
    bst_settings settings = bst_default_settings();
    settings.program = "Swarm";
    settings.algorithm = "spatial hash";
    settings.records = BST_CANDIDATES;
    settings.dt = 1.0 / 60.0;
    settings.units_per_metre = 32.0;
    settings.y_down = 1;
    settings.world[2] = kWidth;
    settings.world[3] = kHeight;
    settings.cell_size = kCell;
    bst_trace* trace = bst_open_file(argv[1], &settings);
    if (trace == nullptr)
        return EXIT_FAILURE;
    std::vector<Ship> ships = makeShips();
    for (std::uint64_t step = 0; step < 240; ++step) {
        record(trace, step, ships);
        for (Ship& ship : ships)
            move(ship);
    }
    bst_close(trace);
}
