#include "core/debug/audit/box_join.h"

#include "core/broadphase/pair_batch.h"

#include <algorithm>
#include <cmath>

namespace broadside {
namespace {

/// A box is smaller than its cell by at least this factor, so that rounding never extends it over a whole cell.
constexpr double kFill = 1.0 - 0x1p-16;
/// Limit of cells on an axis: up to it, the position of a corner in cells has an error of less than 2^-28.
constexpr double kMostJoinCells = 0x1p24;
constexpr double kCellsPerBox = 4.0;
/// If cells are larger than this many boxes side by side, boxes in one cell may be far from each other.
constexpr double kMostSidesPerCell = 8.0;
/// Limit of useless tests per box in that case; up to kFewTests in total are always allowed.
constexpr std::uint64_t kMostCrowding = 16;
constexpr std::uint64_t kFewTests = 4096;

double sideOf(const Aabb& box) noexcept { return std::max(box.width(), box.height()); }

} // namespace

std::size_t CornerGrids::levelOf(const Aabb& box) const noexcept
{
    const double side = sideOf(box);
    std::size_t level = 0;
    while (level + 1 < m_levelCount && side > kFill * m_levels[level].cell)
        ++level;
    return level;
}

std::uint32_t CornerGrids::columnOf(const Level& level, double x) const noexcept
{
    return static_cast<std::uint32_t>(
        std::clamp((x - m_origin.x) / level.cell, 0.0, static_cast<double>(level.columns - 1)));
}

std::uint32_t CornerGrids::rowOf(const Level& level, double y) const noexcept
{
    return static_cast<std::uint32_t>(
        std::clamp((y - m_origin.y) / level.cell, 0.0, static_cast<double>(level.rows - 1)));
}

/// Cell sizes double from level to level, up to one cell that contains everything, so that no box can be missed.
void CornerGrids::makeLevels(std::span<const ObjectIndex> rows, const BoxOfRow& boxOf)
{
    Aabb corners;
    double sides = 0.0;
    for (const ObjectIndex row : rows) {
        const Aabb box = boxOf(row);
        corners = united(corners, box.lo);
        sides += sideOf(box);
    }
    const auto count = static_cast<double>(rows.size());
    const double width = corners.width();
    const double height = corners.height();
    double cell =
        std::max({std::sqrt(width * height / (kCellsPerBox * count)), width / kMostJoinCells, height / kMostJoinCells,
                  (width + height) / (8.0 * count)}); // also if all boxes are in a line
    m_isSparse = cell * count > kMostSidesPerCell * sides;
    cell = std::max(cell, sides / (2.0 * count));
    if (cell == 0.0)
        cell = 1.0; // all boxes are points in one place
    m_origin = corners.lo;
    for (bool isLast = false; !isLast; cell *= 2.0) {
        if (m_levelCount == m_levels.size())
            m_levels.emplace_back();
        isLast = width < cell && height < cell;
        Level& level = m_levels[m_levelCount++];
        level.cell = cell;
        level.columns = static_cast<std::uint32_t>(width / cell) + 1;
        level.rows = static_cast<std::uint32_t>(height / cell) + 1;
    }
}

bool CornerGrids::isCrowded(std::size_t entries) const
{
    std::uint64_t tests = 0;
    for (std::size_t i = 0; i < m_levelCount; ++i) {
        const std::vector<std::uint32_t>& starts = m_levels[i].starts;
        for (std::size_t cell = 1; cell < starts.size(); ++cell) {
            const std::uint64_t there = starts[cell] - starts[cell - 1];
            tests += there * there;
        }
    }
    return tests > kMostCrowding * entries + kFewTests;
}

bool CornerGrids::build(std::span<const ObjectIndex> rows, const BoxOfRow& boxOf)
{
    m_levelCount = 0;
    m_levelOf.clear();
    m_placeOf.clear();
    if (rows.empty())
        return true;
    makeLevels(rows, boxOf);
    m_levelOf.reserve(rows.size());
    m_placeOf.reserve(rows.size());
    for (std::size_t i = 0; i < m_levelCount; ++i) {
        Level& level = m_levels[i];
        level.entries.clear();
        level.starts.clear();
    }
    std::vector<std::uint32_t> counts(m_levelCount);
    for (const ObjectIndex row : rows) {
        const Aabb box = boxOf(row);
        const std::size_t number = levelOf(box);
        const Level& level = m_levels[number];
        m_levelOf.push_back(static_cast<std::uint8_t>(number));
        m_placeOf.push_back(rowOf(level, box.lo.y) * level.columns + columnOf(level, box.lo.x));
        ++counts[number];
    }
    for (std::size_t i = 0; i < m_levelCount; ++i)
        if (counts[i] > 0) {
            m_levels[i].entries.resize(counts[i]);
            fill(m_levels[i], i, rows, boxOf);
        }
    return !m_isSparse || !isCrowded(rows.size());
}

bool CornerGrids::hold(std::span<const ObjectIndex> rows, const BoxOfRow& boxOf) const
{
    if (rows.size() != m_placeOf.size())
        return false;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const Entry& entry = m_levels[m_levelOf[i]].entries[m_placeOf[i]];
        if (entry.row != rows[i] || entry.box != boxOf(rows[i]))
            return false;
    }
    return true;
}

/// Counting sort by cell.
void CornerGrids::fill(Level& level, std::size_t number, std::span<const ObjectIndex> rows, const BoxOfRow& boxOf)
{
    level.starts.assign(std::size_t{level.columns} * level.rows + 1, 0);
    for (std::size_t i = 0; i < rows.size(); ++i)
        if (m_levelOf[i] == number)
            ++level.starts[m_placeOf[i]];
    std::uint32_t total = 0;
    for (std::uint32_t& start : level.starts)
        start = total += start; // the END of each cell; scattering backwards turns it into the start
    for (std::size_t i = rows.size(); i-- > 0;)
        if (m_levelOf[i] == number) {
            const std::uint32_t place = --level.starts[m_placeOf[i]];
            level.entries[place] = {boxOf(rows[i]), rows[i]};
            m_placeOf[i] = place;
        }
}

/// Two boxes of one level that overlap are at most one cell apart. Each box is tested against those after it in its
/// cell, those in the next cell of its row, and those in the three cells above.
template<class Take>
void CornerGrids::forEachPairWithin(const Level& level, Take&& take)
{
    const auto test = [&](const Entry& a, std::uint32_t begin, std::uint32_t end) {
        for (std::uint32_t i = begin; i < end; ++i)
            if (overlapsBranchless(a.box, level.entries[i].box))
                take(a, level.entries[i]);
    };
    for (std::uint32_t y = 0; y < level.rows; ++y) {
        for (std::uint32_t x = 0; x < level.columns; ++x) {
            const std::size_t cell = std::size_t{y} * level.columns + x;
            const std::uint32_t begin = level.starts[cell];
            const std::uint32_t end = level.starts[cell + 1];
            if (begin == end)
                continue;
            const std::size_t right = x + 1 < level.columns ? 2 : 1;
            const std::uint32_t rowNeighbourEnd = level.starts[cell + right];
            std::uint32_t aboveBegin = 0;
            std::uint32_t aboveEnd = 0;
            if (y + 1 < level.rows) {
                aboveBegin = level.starts[cell + level.columns - (x > 0 ? 1 : 0)];
                aboveEnd = level.starts[cell + level.columns + right];
            }
            for (std::uint32_t i = begin; i < end; ++i) {
                test(level.entries[i], i + 1, rowNeighbourEnd);
                test(level.entries[i], aboveBegin, aboveEnd);
            }
        }
    }
}

/// The corner of a box that overlaps `box` is at most one cell to the left of `box` or below it, and not beyond its
/// other sides. Subtraction, division and truncation keep the order of numbers, so that rounding hides no box.
template<class Take>
void CornerGrids::forEachInLevel(const Level& level, const Aabb& box, Take&& take) const
{
    const std::uint32_t firstColumn = columnOf(level, box.lo.x - level.cell);
    const std::uint32_t lastColumn = columnOf(level, box.hi.x);
    const std::uint32_t lastRow = rowOf(level, box.hi.y);
    for (std::uint32_t y = rowOf(level, box.lo.y - level.cell); y <= lastRow; ++y) {
        const std::size_t line = std::size_t{y} * level.columns;
        const std::uint32_t end = level.starts[line + lastColumn + 1];
        for (std::uint32_t i = level.starts[line + firstColumn]; i < end; ++i)
            if (overlapsBranchless(box, level.entries[i].box))
                take(level.entries[i]);
    }
}

template<class Take>
void CornerGrids::forEachPair(Take&& take) const
{
    for (std::size_t i = 0; i < m_levelCount; ++i) {
        const Level& finer = m_levels[i];
        if (finer.entries.empty())
            continue;
        forEachPairWithin(finer, take);
        for (std::size_t j = i + 1; j < m_levelCount; ++j)
            if (!m_levels[j].entries.empty())
                for (const Entry& entry : finer.entries)
                    forEachInLevel(m_levels[j], entry.box, [&](const Entry& coarser) { take(entry, coarser); });
    }
}

template<class Take>
void CornerGrids::forEachIn(const Aabb& box, Take&& take) const
{
    for (std::size_t i = 0; i < m_levelCount; ++i)
        if (!m_levels[i].entries.empty())
            forEachInLevel(m_levels[i], box, take);
}

template<class Visit>
void CornerGrids::forEach(Visit&& visit) const
{
    for (std::size_t i = 0; i < m_levelCount; ++i)
        for (const Entry& entry : m_levels[i].entries)
            visit(entry);
}

bool BoxJoin::join(const ObjectTable& objects, const BoxOfRow& boxOf, PairSink& sink)
{
    if (!m_staticsSuit || !m_statics.hold(m_resting, boxOf))
        m_staticsSuit = m_statics.build(m_resting, boxOf);
    if (!m_staticsSuit || !m_dynamics.build(m_moving, boxOf))
        return false;
    PairBatch batch(sink);
    const auto take = [&](const CornerGrids::Entry& a, const CornerGrids::Entry& b) {
        batch.addIf(canCollide(objects.filterOf(a.row), objects.filterOf(b.row)), orderedPair(a.row, b.row));
    };
    m_dynamics.forEachPair(take);
    if (!m_resting.empty())
        m_dynamics.forEach([&](const CornerGrids::Entry& asker) {
            m_statics.forEachIn(asker.box, [&](const CornerGrids::Entry& other) { take(asker, other); });
        });
    batch.finish();
    return true;
}

} // namespace broadside
