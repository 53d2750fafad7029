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
    m_inOrder = facts.inListOrder();
    m_isDynamic.resize(facts.present.size());
    for (const TrackIndex track : facts.present) {
        const CellRange range = rangeOf(track);
        if (const std::size_t own = facts.placeOf(track); own < m_isDynamic.size())
            m_isDynamic[own] = evidence.tracks[track].isDynamic ? 1 : 0;
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

std::ptrdiff_t CellLists::countOfKindIn(CellCoord cell, std::size_t end, bool isDynamic) const
{
    const auto isOfKind = [&](const Place& place) { return (m_isDynamic[place.second] != 0) == isDynamic; };
    const auto first = std::ranges::lower_bound(m_places, Place{{cell.x, cell.y}, 0});
    const auto last = std::ranges::lower_bound(m_places, Place{{cell.x, cell.y}, end});
    return std::count_if(first, last, isOfKind) + std::ranges::count_if(m_large, [&](TrackIndex track) {
               return m_evidence.frames[m_frame].placeOf(track) < end &&
                      m_evidence.tracks[track].isDynamic == isDynamic &&
                      !intersection(rangeOf(track), CellRange{cell, cell}).isEmpty();
           });
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

/// The objects that overlap the box of `asker`, in the order in which its search finds them, up to `other`.
std::optional<std::vector<TrackIndex>> CellLists::listedBefore(TrackIndex asker, TrackIndex other) const
{
    const CellRange range = rangeOf(asker);
    if (range.count() > kMostCellsListed)
        return std::nullopt;
    const Aabb& box = m_evidence.tracks[asker].boxIn(m_frame);
    std::vector<TrackIndex> hits;
    for (std::int64_t y = range.first.y; y <= range.last.y; ++y)
        for (std::int64_t x = range.first.x; x <= range.last.x; ++x) {
            auto at = std::ranges::lower_bound(m_places, Place{{x, y}, 0});
            for (; at != m_places.end() && at->first == std::pair{x, y}; ++at) {
                const TrackIndex found = m_inOrder[at->second];
                if (found == other)
                    return hits;
                if (overlaps(box, m_evidence.tracks[found].boxIn(m_frame), m_evidence.touch) &&
                    std::ranges::find(hits, found) == hits.end())
                    hits.push_back(found);
            }
        }
    return std::nullopt;
}

std::optional<std::size_t> CellLists::hitsBefore(TrackIndex asker, TrackIndex other) const
{
    const auto hits = listedBefore(asker, other);
    return hits ? std::optional(hits->size()) : std::nullopt;
}

std::optional<bool> CellLists::findsStaticBefore(TrackIndex asker, TrackIndex other) const
{
    const auto hits = listedBefore(asker, other);
    if (!hits)
        return std::nullopt;
    return std::ranges::any_of(*hits,
                               [&](TrackIndex hit) { return hit != asker && !m_evidence.tracks[hit].isDynamic; });
}

std::map<CellLists::Pair, CellLists::Finds> CellLists::finds() const
{
    std::map<Pair, Finds> finds;
    std::size_t all = 0;
    std::size_t tests = 0;
    std::size_t ofDynamic = 0;
    std::map<std::uint32_t, std::size_t> ofNames;
    const auto look = [&](const Track& asker, const Track& other) {
        if (other.id <= asker.id || (!asker.isDynamic && !other.isDynamic))
            return;
        const std::size_t before = tests++;
        if (!overlaps(asker.boxIn(m_frame), other.boxIn(m_frame), m_evidence.touch))
            return;
        std::size_t& ofName = ofNames[asker.name];
        const std::size_t once = finds.size();
        if (finds.try_emplace({asker.index, other.index}, Finds{all, before, once, ofDynamic, ofName}).second)
            ofDynamic += asker.isDynamic && other.isDynamic ? 1U : 0U;
        ++all;
        ++ofName;
    };
    for (const TrackIndex asker : m_inOrder) {
        const CellRange range = rangeOf(asker);
        for (std::int64_t y = range.first.y; y <= range.last.y && range.count() <= kMostCellsListed; ++y)
            for (std::int64_t x = range.first.x; x <= range.last.x; ++x)
                for (auto at = std::ranges::lower_bound(m_places, Place{{x, y}, 0});
                     at != m_places.end() && at->first == std::pair{x, y}; ++at)
                    look(m_evidence.tracks[asker], m_evidence.tracks[m_inOrder[at->second]]);
    }
    return finds;
}

} // namespace broadside::diagnosis
