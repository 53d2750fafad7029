#include "core/debug/diagnosis/model/cell_lists.h"

#include <algorithm>

namespace broadside::diagnosis {
namespace {

constexpr std::int64_t kMostCellsListed = 64; // of an object

} // namespace

CellLists::CellLists(const Evidence& evidence, FrameIndex frame, const GameCells& cells)
    : m_evidence(evidence)
    , m_frame(frame)
    , m_cells(cells)
{
    const FrameFacts& facts = evidence.frames[frame];
    for (const TrackIndex track : facts.present) {
        const CellRange range = rangeOf(track);
        if (range.count() > kMostCellsListed) {
            m_large.push_back(track);
            continue;
        }
        const std::size_t place = facts.placeOf(track);
        for (std::int64_t y = range.first.y; y <= range.last.y; ++y)
            for (std::int64_t x = range.first.x; x <= range.last.x; ++x)
                m_places.push_back({{x, y}, place});
    }
    std::ranges::sort(m_places);
}

CellRange CellLists::rangeOf(TrackIndex track) const { return m_cells.of(m_evidence.tracks[track].boxIn(m_frame)); }

std::ptrdiff_t CellLists::countIn(CellCoord cell, std::size_t begin, std::size_t end) const
{
    const auto isHere = [&](TrackIndex track) {
        const std::size_t place = m_evidence.frames[m_frame].placeOf(track);
        return begin <= place && place < end && !intersection(rangeOf(track), CellRange{cell, cell}).isEmpty();
    };
    const Place first{{cell.x, cell.y}, begin};
    const Place last{{cell.x, cell.y}, std::max(begin, end)};
    return std::ranges::lower_bound(m_places, last) - std::ranges::lower_bound(m_places, first) +
           std::ranges::count_if(m_large, isHere);
}

std::ptrdiff_t CellLists::entriesBefore(TrackIndex asker, TrackIndex other) const
{
    const FrameFacts& facts = m_evidence.frames[m_frame];
    const CellRange range = rangeOf(asker);
    const CellRange there = rangeOf(other);
    std::ptrdiff_t entries = 0;
    for (std::int64_t y = range.first.y; y <= range.last.y; ++y)
        for (std::int64_t x = range.first.x; x <= range.last.x; ++x) {
            const CellCoord cell{x, y};
            const bool isHere = !intersection(there, CellRange{cell, cell}).isEmpty();
            entries += countIn(cell, 0, isHere ? facts.placeOf(other) : facts.present.size());
            if (isHere)
                return entries;
        }
    return entries;
}

} // namespace broadside::diagnosis
