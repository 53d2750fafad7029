#include "core/debug/diagnosis/features/cell_history.h"

#include <algorithm>

namespace broadside::diagnosis {
namespace {

constexpr std::int64_t kMostCellsFollowed = 64; // of an object
constexpr std::size_t kMostMovers = 200'000;    // in all frames

template<class Visit>
void forEachKey(const CellRange& range, Visit&& visit)
{
    if (range.isEmpty() || range.count() > kMostCellsFollowed)
        return;
    for (std::int64_t y = range.first.y; y <= range.last.y; ++y)
        for (std::int64_t x = range.first.x; x <= range.last.x; ++x)
            visit(CellNumbers{x, y});
}

} // namespace

CellHistory::CellHistory(const Evidence& evidence, const StructureRule& structure)
    : m_evidence(evidence)
    , m_structure(structure)
{
    const FrameIndex end = evidence.frames.empty() ? 0 : static_cast<FrameIndex>(evidence.frames.size() - 1);
    for (const Track& track : evidence.tracks) {
        if (track.first == 0 && track.isDynamic)
            forEachKey(rangeOf(track, 0), [&](const CellNumbers& key) { ++m_atStart[key]; });
        if (track.last() < end)
            forEachKey(rangeOf(track, track.last()),
                       [&](const CellNumbers& key) { m_gone[key].emplace_back(track.last(), track.index); });
    }
}

CellRange CellHistory::rangeOf(const Track& track, FrameIndex frame) const
{
    return keptCells(m_structure, track.boxIn(frame)).around;
}

std::size_t CellHistory::moversAtStart(CellCoord cell) const
{
    const auto found = m_atStart.find({cell.x, cell.y});
    return found == m_atStart.end() ? 0 : found->second;
}

void CellHistory::followUse()
{
    m_used.emplace();
    std::vector<std::vector<TrackIndex>> born(m_evidence.frames.size());
    for (const Track& track : m_evidence.tracks)
        born[track.first].push_back(track.index);
    std::vector<TrackIndex> present;
    for (FrameIndex frame = 0; frame < m_evidence.frames.size(); ++frame) {
        std::erase_if(present, [&](TrackIndex track) { return !m_evidence.tracks[track].isIn(frame); });
        present.insert(present.end(), born[frame].begin(), born[frame].end());
        const FrameFacts& facts = m_evidence.frames[frame];
        if (facts.isSampled) // else they come in the order in which they were seen first
            present = facts.inListOrder();
        for (const TrackIndex track : present)
            forEachKey(rangeOf(m_evidence.tracks[track], frame),
                       [&](const CellNumbers& key) { m_used->try_emplace(key, m_used->size()); });
    }
}

std::optional<std::size_t> CellHistory::usedBefore(CellCoord cell)
{
    if (!m_used)
        followUse();
    const auto found = m_used->find({cell.x, cell.y});
    return found == m_used->end() ? std::nullopt : std::optional(found->second);
}

bool CellHistory::isGoneFrom(const State& state, CellCoord cell) const
{
    const auto gone = m_gone.find({cell.x, cell.y});
    if (gone == m_gone.end())
        return false;
    const FrameIndex since = cameInto(state, cell);
    return std::ranges::any_of(gone->second, [&](const auto& one) {
        return one.second != state.track && one.first >= since && one.first < state.frame;
    });
}

/// The first of the frames up to this one in which the object has been in the cell all the time.
FrameIndex CellHistory::cameInto(const State& state, CellCoord cell) const
{
    const Track& track = m_evidence.tracks[state.track];
    FrameIndex since = state.frame;
    while (since > track.first && !intersection(rangeOf(track, since - 1), CellRange{cell, cell}).isEmpty())
        --since;
    return since;
}

/// The lengths of the lists of movers while the movers of a frame are put into their cells.
class CellHistory::Lists {
public:
    Lists(CellMap<std::vector<FrameIndex>>& emptied, std::size_t tracks)
        : m_emptied(emptied)
        , m_cells(tracks)
    {}
    void add(TrackIndex track, const CellRange& cells)
    {
        m_cells[track] = cells;
        forEachKey(cells, [&](const CellNumbers& key) { ++m_lengths[key]; });
    }
    void remove(TrackIndex track, FrameIndex frame)
    {
        if (!m_cells[track])
            return;
        forEachKey(*m_cells[track], [&](const CellNumbers& key) {
            if (--m_lengths[key] > 0)
                return;
            std::vector<FrameIndex>& frames = m_emptied[key];
            if (frames.empty() || frames.back() != frame)
                frames.push_back(frame);
        });
        m_cells[track].reset();
    }
    [[nodiscard]] const std::optional<CellRange>& cellsOf(TrackIndex track) const noexcept { return m_cells[track]; }

private:
    CellMap<std::vector<FrameIndex>>& m_emptied;
    CellMap<std::size_t> m_lengths;
    std::vector<std::optional<CellRange>> m_cells;
};

void CellHistory::followMovers()
{
    Lists lists(m_emptied, m_evidence.tracks.size());
    m_left.emplace();
    std::vector<std::vector<TrackIndex>> born(m_evidence.frames.size());
    for (const Track& track : m_evidence.tracks)
        if (track.isDynamic)
            born[track.first].push_back(track.index);
    std::vector<TrackIndex> movers; // of the frame, in the order in which they appeared
    CellMap<FrameIndex> last;       // in which a mover was in the cell
    std::size_t looked = 0;
    for (m_knownEnd = 0; m_knownEnd < m_evidence.frames.size() && looked < kMostMovers; ++m_knownEnd) {
        const FrameIndex frame = m_knownEnd;
        std::erase_if(movers, [&](TrackIndex track) {
            const bool isGone = !m_evidence.tracks[track].isIn(frame);
            if (isGone)
                lists.remove(track, frame);
            return isGone;
        });
        movers.insert(movers.end(), born[frame].begin(), born[frame].end());
        looked += movers.size();
        for (const TrackIndex track : movers) {
            const CellRange cells = rangeOf(m_evidence.tracks[track], frame);
            if (lists.cellsOf(track) != cells) {
                lists.remove(track, frame);
                lists.add(track, cells);
            }
            forEachKey(cells, [&](const CellNumbers& key) {
                const auto [at, isNew] = last.try_emplace(key, frame);
                if (!isNew && at->second + 1 < frame)
                    m_left->try_emplace(key, at->second + 1);
                at->second = frame;
            });
        }
    }
    for (const auto& [key, frame] : last)
        if (frame + 1 < m_knownEnd)
            m_left->try_emplace(key, frame + 1);
}

std::optional<bool> CellHistory::moversLeft(FrameIndex frame, CellCoord cell)
{
    if (!m_left)
        followMovers();
    if (frame >= m_knownEnd)
        return std::nullopt;
    const auto left = m_left->find({cell.x, cell.y});
    return left != m_left->end() && left->second <= frame;
}

std::optional<bool> CellHistory::lostMovers(const State& state, CellCoord cell)
{
    if (!m_left)
        followMovers();
    if (state.frame >= m_knownEnd)
        return std::nullopt;
    const auto emptied = m_emptied.find({cell.x, cell.y});
    if (emptied == m_emptied.end())
        return false;
    const auto later = std::ranges::upper_bound(emptied->second, state.frame);
    return later != emptied->second.begin() && *(later - 1) > cameInto(state, cell);
}

} // namespace broadside::diagnosis
