#include "core/debug/tuning/cell_heat.h"

#include <algorithm>

namespace broadside {
namespace {

CellRange inBlocks(const CellRange& cells, std::int64_t block) noexcept
{
    return {{cells.first.x / block, cells.first.y / block}, {cells.last.x / block, cells.last.y / block}};
}

} // namespace

const char* nameOf(HeatQuantity quantity) noexcept
{
    switch (quantity) {
    case HeatQuantity::Objects:
        return "objects";
    case HeatQuantity::Candidates:
        return "candidates";
    case HeatQuantity::FalsePositives:
        return "false positives";
    }
    return "";
}

void CellHeatMeter::look(const CellTable& table)
{
    std::int64_t block = 1;
    while (table.cellCount() / (static_cast<double>(block) * static_cast<double>(block)) > kMostBlocks)
        block *= 2;
    m_sum.emplace(CellHeat{m_quantity, table, block, {{0, 0}, {-1, -1}}, {}, 0.0, 0});
    if (table.isEmpty())
        return;
    m_sum->blocks = inBlocks({{0, 0}, {table.columns() - 1, table.rows() - 1}}, block);
    m_sum->values.assign(static_cast<std::size_t>(m_sum->blocks.count()), 0.0);
}

bool CellHeatMeter::add(const ObjectTable& objects, const BroadPhase& broadPhase)
{
    const std::optional<CellTable> table = broadPhase.cellTable();
    if (!table || (m_sum && m_sum->table != *table))
        return false;
    if (!m_sum)
        look(*table);
    ++m_sum->frames;
    m_objects = &objects;
    m_places.assign(objects.rowCount(), {});
    m_ranges.clear();
    broadPhase.showRegistrations(*this);
    if (m_quantity == HeatQuantity::Objects)
        for (ObjectIndex row = 0; row < m_places.size(); ++row)
            for (const CellRange& blocks : blocksOf(row))
                count(blocks);
    else
        broadPhase.candidatePairs(*this);
    return true;
}

void CellHeatMeter::take(ObjectIndex object, const CellRange& cells)
{
    const CellRange blocks = inBlocks(cells, m_sum->block);
    Place& place = m_places[object];
    if (place.count == 0)
        place.first = m_ranges.size();
    else if (m_sum->block > 1 && m_ranges.back() == blocks)
        return; // counts once in a block
    ++place.count;
    m_ranges.push_back(blocks);
}

std::span<const CellRange> CellHeatMeter::blocksOf(ObjectIndex object) const
{
    const Place& place = m_places[object];
    return std::span(m_ranges).subspan(place.first, place.count);
}

void CellHeatMeter::take(std::span<const IndexPair> pairs)
{
    for (const IndexPair pair : pairs) {
        if (m_quantity == HeatQuantity::FalsePositives &&
            overlaps(m_objects->boundsOf(pair.a), m_objects->boundsOf(pair.b)))
            continue;
        for (const CellRange& a : blocksOf(pair.a))
            for (const CellRange& b : blocksOf(pair.b))
                count(intersection(a, b));
    }
}

void CellHeatMeter::count(const CellRange& blocks)
{
    const CellRange counted = intersection(blocks, m_sum->blocks);
    const std::int64_t columns = m_sum->blocks.columns();
    for (std::int64_t y = counted.first.y; y <= counted.last.y; ++y)
        for (std::int64_t x = counted.first.x; x <= counted.last.x; ++x)
            m_sum->values[static_cast<std::size_t>(y * columns + x)] += 1.0;
}

std::optional<CellHeat> CellHeatMeter::heat() const
{
    std::optional<CellHeat> heat = m_sum;
    if (!heat)
        return heat;
    for (double& value : heat->values) {
        value /= static_cast<double>(heat->frames);
        heat->largest = std::max(heat->largest, value);
    }
    return heat;
}

StepsHeat heatOf(const StepSource& source, HeatQuantity quantity, std::uint64_t last, std::uint64_t count,
                 const std::optional<BroadPhaseSettings>& asked, const std::stop_token& stop,
                 const std::function<void(double)>& tell)
{
    const std::size_t end = source.frameOf(last);
    const std::size_t from = end - static_cast<std::size_t>(std::min<std::uint64_t>(end, count - 1));
    StepsHeat result;
    result.steps = {source.stepOf(end), source.stepOf(end)};
    const auto walk = source.walk();
    if (!walk)
        return result;
    StepWalk& at = **walk;
    CellHeatMeter meter(quantity);
    const auto add = [&](std::size_t i) {
        if (at.goTo(i))
            return;
        if (asked && i != end && at.broadPhaseSettings() != *asked)
            return;
        const Result<Frame> frame = asked && i == end ? at.frameWith(*asked) : Result<Frame>(at.frame());
        if (frame && frame->broadPhase() && meter.add(frame->objects(), *frame->broadPhase()))
            result.steps.first = std::min(result.steps.first, source.stepOf(i));
    };
    add(end); // first, because its cells are the ones that are shown
    for (std::size_t i = from; i < end && !stop.stop_requested(); ++i) {
        tell(static_cast<double>(i - from + 1) / static_cast<double>(end - from + 1));
        add(i);
    }
    tell(1.0);
    result.heat = meter.heat();
    return result;
}

} // namespace broadside
