#include "editor/session/pick_index.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace broadside {
namespace {

constexpr double kMostCells = 1 << 20;

/// Values at 5 % and 95 % of the order: where the bulk lies, whatever the strays do. @pre not empty
std::pair<double, double> bulkOf(std::vector<double>& values)
{
    const std::size_t margin = values.size() / 20;
    const auto low = values.begin() + static_cast<std::ptrdiff_t>(margin);
    const auto high = values.end() - 1 - static_cast<std::ptrdiff_t>(margin);
    std::nth_element(values.begin(), low, values.end());
    const double first = *low;
    std::nth_element(low, high, values.end());
    return {first, *high};
}

double medianOf(std::vector<double>& values)
{
    const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
    std::nth_element(values.begin(), middle, values.end());
    return *middle;
}

struct Cells {
    Vec2 origin;
    Vec2 size;
    double cellSize = 1.0;
};

/// About one cell an object over the bulk of them, none smaller than the usual object.
Cells cellsFor(const ObjectTable& objects)
{
    std::vector<double> x;
    std::vector<double> y;
    std::vector<double> sizes;
    objects.forEach([&](ObjectIndex row) {
        const Aabb& box = objects.boundsOf(row);
        x.push_back(box.center().x);
        y.push_back(box.center().y);
        sizes.push_back(std::max(box.width(), box.height()));
    });
    if (x.empty())
        return {{}, {1.0, 1.0}, 1.0};
    const auto [left, right] = bulkOf(x);
    const auto [bottom, top] = bulkOf(y);
    const double usual = std::max(medianOf(sizes), 1e-9);
    const Vec2 size{std::max(right - left, usual), std::max(top - bottom, usual)};
    const double cells = std::min(static_cast<double>(x.size()), kMostCells);
    // The second term: a long thin row of objects would get one cell for each of its width and far more along it.
    const double cellSize = std::max({usual, std::sqrt(size.x * size.y / cells), std::max(size.x, size.y) / cells});
    return {{left, bottom}, size, cellSize};
}

} // namespace

void PickIndex::refresh(const ObjectTable& objects)
{
    const std::size_t count = objects.presentCount();
    if (!m_grid || objects.rowCount() < m_entries.size() || count > 2 * m_builtFor + 16 || 2 * count + 16 < m_builtFor)
        rebuild(objects);
    m_entries.resize(objects.rowCount());
    for (ObjectIndex row = 0; row < m_entries.size(); ++row)
        refreshRow(objects, row);
    m_grid->update();
}

void PickIndex::rebuild(const ObjectTable& objects)
{
    const Cells cells = cellsFor(objects);
    m_origin = cells.origin;
    m_grid.emplace(GridLayout(cells.size.x, cells.size.y, cells.cellSize), Grid::Storage::Table);
    m_builtFor = objects.presentCount();
    m_entries.clear();
}

void PickIndex::refreshRow(const ObjectTable& objects, ObjectIndex row)
{
    Entry& entry = m_entries[row];
    const bool present = objects.isPresent(row);
    const bool dynamic = objects.filterOf(row).dynamic;
    const Aabb& box = objects.boundsOf(row);
    if (entry.present && (!present || dynamic != entry.dynamic)) {
        m_grid->remove(row);
        entry.present = false;
    }
    if (!present)
        return;
    if (!entry.present)
        m_grid->add(row, toGrid(box), {.category = 1, .mask = 1, .dynamic = dynamic});
    else if (box != entry.box)
        m_grid->move(row, toGrid(box));
    entry = {box, true, dynamic};
}

/// Larger by more than the subtraction can round: an index may be too generous, never miss.
Aabb PickIndex::toGrid(const Aabb& box) const noexcept
{
    const double farthest = std::max({std::abs(box.lo.x), std::abs(box.lo.y), std::abs(box.hi.x), std::abs(box.hi.y),
                                      std::abs(m_origin.x), std::abs(m_origin.y)});
    return grown(translated(box, -m_origin), 4.0 * std::numeric_limits<double>::epsilon() * farthest);
}

std::vector<ObjectIndex> PickIndex::rowsIn(const ObjectTable& objects, const Aabb& box) const
{
    std::vector<ObjectIndex> rows;
    if (box.isEmpty())
        return rows;
    m_grid->candidatesIn(toGrid(box), rows);
    std::erase_if(rows, [&](ObjectIndex row) { return !overlaps(objects.boundsOf(row), box); });
    std::ranges::sort(rows);
    return rows;
}

} // namespace broadside
