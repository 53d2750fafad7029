#include "core/debug/diagnosis/model/sweep_replay.h"

#include <algorithm>
#include <optional>
#include <span>
#include <utility>

namespace broadside::diagnosis {
namespace {

/// The number in a fault's name: every so many steps, or by at most so many places.
constexpr std::size_t numberIn(SweepFault fault) noexcept
{
    using enum SweepFault;
    constexpr std::array<std::pair<SweepFault, std::size_t>, 14> numbers{{{Every2, 2},
                                                                          {Every3, 3},
                                                                          {Every4, 4},
                                                                          {Every5, 5},
                                                                          {Every6, 6},
                                                                          {Every7, 7},
                                                                          {Every8, 8},
                                                                          {Every9, 9},
                                                                          {Every10, 10},
                                                                          {Moves2, 2},
                                                                          {Moves3, 3},
                                                                          {Moves4, 4},
                                                                          {Moves5, 5},
                                                                          {Moves8, 8}}};
    for (const auto& [of, number] : numbers)
        if (of == fault)
            return number;
    return 1;
}

/// The fault is in the search, not in the order of the list.
constexpr bool skipsActive(SweepFault fault) noexcept
{
    return fault == SweepFault::SwappedSkipped || fault == SweepFault::RemovedSkipped;
}

/// Updates a list of objects with those that appear in each frame and those that are removed.
class FrameOrder {
public:
    explicit FrameOrder(const Evidence& evidence)
        : m_evidence(evidence)
        , m_byFirst(evidence.tracks.size())
        , m_heir(evidence.tracks.size())
        , m_isHeir(evidence.tracks.size())
    {
        for (const Track& track : evidence.tracks)
            if (track.earlier && evidence.tracks[*track.earlier].last() + 1 == track.first) {
                m_heir[*track.earlier] = track.index;
                m_isHeir[track.index] = 1;
            }
        for (std::size_t i = 0; i < m_byFirst.size(); ++i)
            m_byFirst[i] = static_cast<TrackIndex>(i);
        std::ranges::stable_sort(m_byFirst, {}, [&](TrackIndex track) { return evidence.tracks[track].first; });
    }
    /// Takes removed objects out of the list, and appends new ones. An id that passes on within a frame keeps its
    /// place: the game has a list of ids. Call it for each frame in turn. Returns how many came.
    std::size_t update(std::vector<TrackIndex>& list, FrameIndex frame)
    {
        for (TrackIndex& track : list)
            if (!m_evidence.tracks[track].isIn(frame) && m_heir[track])
                track = *m_heir[track];
        std::erase_if(list, [&](TrackIndex track) { return !m_evidence.tracks[track].isIn(frame); });
        return append(list, frame);
    }
    /// The same, but removed objects stay in the list.
    std::size_t append(std::vector<TrackIndex>& list, FrameIndex frame)
    {
        std::size_t came = 0;
        for (; m_next < m_byFirst.size() && m_evidence.tracks[m_byFirst[m_next]].first <= frame; ++m_next)
            if (m_evidence.tracks[m_byFirst[m_next]].isIn(frame) && !m_isHeir[m_byFirst[m_next]]) {
                list.push_back(m_byFirst[m_next]);
                ++came;
            }
        return came;
    }

private:
    const Evidence& m_evidence;
    std::vector<TrackIndex> m_byFirst;
    std::vector<std::optional<TrackIndex>> m_heir; // of each track: the one that has its id from the next frame on
    std::vector<char> m_isHeir;
    std::size_t m_next = 0;
};

/// The list of a sweep with one fault.
class KeptList {
public:
    /// `startsSorted`: the list is in order in the first frame; else objects are in the order in which they were added.
    /// `looksBack`: the velocity of an object is its last motion, also while it is at rest; else its motion to the next
    /// frame.
    KeptList(const Evidence& evidence, SweepFault fault, bool startsSorted, bool looksBack)
        : m_evidence(evidence)
        , m_fault(fault)
        , m_startsSorted(startsSorted)
        , m_looksBack(looksBack)
        , m_order(evidence)
        , m_placeOf(evidence.tracks.size())
        , m_motion(looksBack ? evidence.tracks.size() : 0)
    {}
    /// Call it for each frame in turn.
    void goTo(FrameIndex frame)
    {
        m_frame = frame;
        const std::size_t before = m_list.size();
        const std::size_t came =
            m_fault == SweepFault::GapsFilled ? m_order.append(m_list, frame) : m_order.update(m_list, frame);
        m_countChanged = m_list.size() != before;
        for (const TrackIndex track : m_list)
            if (m_looksBack && m_evidence.tracks[track].isIn(frame) &&
                m_evidence.tracks[track].motionIn(frame) != Vec2{})
                m_motion[track] = m_evidence.tracks[track].motionIn(frame).x;
        frame == 0 && m_startsSorted ? sort(m_list) : sortByFault(came);
        for (std::size_t i = 0; i < m_list.size(); ++i)
            m_placeOf[m_list[i]] = i;
    }
    /// Writes which of the pairs in the events `which` the sweep does not test. @pre they are of this frame
    void markLost(const std::vector<Event>& events, std::span<const std::size_t> which, std::vector<char>& lost) const
    {
        if (skipsActive(m_fault))
            return markSkipped(events, which, lost);
        for (const std::size_t i : which)
            lost[i] = tests(events[i]) ? 0 : 1;
    }

private:
    /// The box of an object; the last one of a removed object.
    [[nodiscard]] const Aabb& boxOf(TrackIndex track) const
    {
        const Track& of = m_evidence.tracks[track];
        return of.boxIn(std::min(m_frame, of.last()));
    }
    [[nodiscard]] double left(TrackIndex track) const { return boxOf(track).lo.x; }
    [[nodiscard]] double leftBefore(TrackIndex track) const
    {
        const Track& of = m_evidence.tracks[track];
        if (m_frame == of.first && of.earlier && m_evidence.tracks[*of.earlier].last() + 1 == m_frame)
            return m_evidence.tracks[*of.earlier].boxes.back().lo.x;
        return m_frame > 0 && of.isIn(m_frame - 1) ? of.boxIn(m_frame - 1).lo.x : left(track);
    }
    void sort(std::span<TrackIndex> list) const
    {
        std::ranges::stable_sort(list, {}, [this](TrackIndex track) { return left(track); });
    }
    void swapIfWrong(std::size_t at)
    {
        if (left(m_list[at]) > left(m_list[at + 1]))
            std::swap(m_list[at], m_list[at + 1]);
    }
    /// An insertion sort that leaves some objects where they are.
    template<class Keeps>
    void sortOthers(Keeps&& keepsPlace)
    {
        for (std::size_t i = 1; i < m_list.size(); ++i)
            for (std::size_t k = i; !keepsPlace(m_list[k]) && k > 0 && left(m_list[k - 1]) > left(m_list[k]); --k)
                std::swap(m_list[k - 1], m_list[k]);
    }
    void sortWholeUnits()
    {
        for (std::size_t i = 1; i < m_list.size(); ++i)
            for (std::size_t k = i; k > 0 && left(m_list[k - 1]) - left(m_list[k]) >= 1.0; --k)
                std::swap(m_list[k - 1], m_list[k]);
    }
    void fillGaps()
    {
        for (std::size_t i = 0; i < m_list.size();) {
            if (m_evidence.tracks[m_list[i]].isIn(m_frame)) {
                ++i;
                continue;
            }
            m_list[i] = m_list.back();
            m_list.pop_back();
        }
    }
    void sortEvery(std::uint64_t steps)
    {
        if (m_evidence.frames[m_frame].step % steps == 0)
            sort(m_list);
    }
    void moveByAtMost(std::size_t places)
    {
        for (std::size_t i = 1; i < m_list.size(); ++i)
            for (std::size_t k = i; k > 0 && i - k < places && left(m_list[k - 1]) > left(m_list[k]); --k)
                std::swap(m_list[k - 1], m_list[k]);
    }
    void sortByFault(std::size_t came)
    {
        const auto motion = [this](TrackIndex track) {
            const Track& of = m_evidence.tracks[track];
            return m_looksBack && m_motion[track] ? *m_motion[track] : of.nextMotionIn(m_frame).x;
        };
        switch (m_fault) {
        case SweepFault::OnePass:
            for (std::size_t i = 0; i + 1 < m_list.size(); ++i)
                swapIfWrong(i);
            break;
        case SweepFault::OnePassBack:
            for (std::size_t i = m_list.size(); i > 1; --i)
                swapIfWrong(i - 2);
            break;
        case SweepFault::WithoutNew:
            sort(std::span(m_list).first(m_list.size() - came));
            break;
        case SweepFault::WithoutRightMovers:
            sortOthers([&](TrackIndex track) { return motion(track) > 0.0; });
            break;
        case SweepFault::WithoutLeftMovers:
            sortOthers([&](TrackIndex track) { return motion(track) < 0.0; });
            break;
        case SweepFault::LastPlaces:
            std::ranges::stable_sort(m_list, {}, [this](TrackIndex track) { return leftBefore(track); });
            break;
        case SweepFault::Every2:
        case SweepFault::Every3:
        case SweepFault::Every4:
        case SweepFault::Every5:
        case SweepFault::Every6:
        case SweepFault::Every7:
        case SweepFault::Every8:
        case SweepFault::Every9:
        case SweepFault::Every10:
            sortEvery(numberIn(m_fault));
            break;
        case SweepFault::Moves2:
        case SweepFault::Moves3:
        case SweepFault::Moves4:
        case SweepFault::Moves5:
        case SweepFault::Moves8:
            moveByAtMost(numberIn(m_fault));
            break;
        case SweepFault::WhenCountChanges:
            if (m_countChanged)
                sort(m_list);
            break;
        case SweepFault::WholeUnits:
            sortWholeUnits();
            break;
        case SweepFault::GapsFilled:
            sort(m_list);
            fillGaps();
            break;
        case SweepFault::SwappedSkipped:
        case SweepFault::RemovedSkipped:
            sort(m_list);
            break;
        }
    }
    [[nodiscard]] bool tests(const Event& event) const
    {
        const auto [first, last] = std::minmax(m_placeOf[event.a], m_placeOf[event.b]);
        const double end = boxOf(m_list[first]).hi.x;
        const std::span<const TrackIndex> between(m_list.begin() + static_cast<std::ptrdiff_t>(first),
                                                  m_list.begin() + static_cast<std::ptrdiff_t>(last));
        return std::ranges::none_of(between, [&](TrackIndex track) { return left(track) > end; });
    }
    struct Waiting {
        std::size_t last = 0;  // place of the later object of the pair
        std::size_t first = 0; // place of the other one
        std::size_t event = 0;
    };
    /// Runs the sweep with its list of active objects.
    void markSkipped(const std::vector<Event>& events, std::span<const std::size_t> which,
                     std::vector<char>& lost) const
    {
        std::vector<Waiting> waiting;
        for (const std::size_t i : which) {
            const auto [first, last] = std::minmax(m_placeOf[events[i].a], m_placeOf[events[i].b]);
            waiting.push_back({last, first, i});
            lost[i] = 1;
        }
        std::ranges::sort(waiting, {}, &Waiting::last);
        std::vector<std::size_t> active; // places
        for (std::size_t at = 0; at < m_list.size(); ++at) {
            const auto firstHere = std::ranges::lower_bound(waiting, at, {}, &Waiting::last);
            const auto lastHere = std::ranges::upper_bound(waiting, at, {}, &Waiting::last);
            for (std::size_t i = 0; i < active.size(); ++i) {
                if (boxOf(m_list[active[i]]).hi.x < left(m_list[at])) {
                    if (m_fault == SweepFault::SwappedSkipped) {
                        active[i] = active.back();
                        active.pop_back();
                    } else
                        active.erase(active.begin() + static_cast<std::ptrdiff_t>(i));
                    continue; // what is in its place now is skipped: the fault
                }
                for (auto pair = firstHere; pair != lastHere; ++pair)
                    if (pair->first == active[i])
                        lost[pair->event] = 0;
            }
            active.push_back(at);
        }
    }

    const Evidence& m_evidence;
    SweepFault m_fault;
    bool m_startsSorted;
    bool m_looksBack;
    bool m_countChanged = false;
    FrameOrder m_order;
    FrameIndex m_frame = 0;
    std::vector<TrackIndex> m_list;
    std::vector<std::size_t> m_placeOf;          // in the list
    std::vector<std::optional<double>> m_motion; // the last one along x; only if m_looksBack
};

/// For how many of the overlapping pairs the prediction is right: lost and missed, or neither.
std::size_t rightIn(const std::vector<Event>& events, const std::vector<char>& lost)
{
    std::size_t right = 0;
    for (std::size_t i = 0; i < events.size(); ++i)
        right += events[i].overlaps() && (events[i].fate == Fate::Missed) == (lost[i] != 0) ? 1U : 0U;
    return right;
}

} // namespace

std::vector<std::uint32_t> lostInSweeps(const Evidence& evidence, const std::vector<Event>& events)
{
    std::vector<std::uint32_t> lost(events.size());
    if (evidence.isNoSweep() || std::ranges::any_of(evidence.frames, [](const FrameFacts& frame) {
            return frame.present.size() > kMostSweptObjects;
        }))
        return lost;
    std::vector<std::size_t> order(events.size());
    for (std::size_t i = 0; i < order.size(); ++i)
        order[i] = i;
    std::ranges::sort(order, {}, [&](std::size_t i) { return events[i].frame; });
    for (const SweepFault which : kSweepFaults) {
        std::vector<char> best;
        const bool isOfMotion = which == SweepFault::WithoutRightMovers || which == SweepFault::WithoutLeftMovers;
        for (const auto& [startsSorted, looksBack] :
             {std::pair{true, false}, std::pair{false, false}, std::pair{true, true}, std::pair{false, true}}) {
            if ((!startsSorted && skipsActive(which)) || (looksBack && !isOfMotion))
                continue; // the list is sorted in every frame, or motions do not matter
            KeptList list(evidence, which, startsSorted, looksBack);
            std::vector<char> some(events.size());
            auto next = order.begin();
            for (FrameIndex frame = 0; frame < evidence.frames.size() && next != order.end(); ++frame) {
                list.goTo(frame);
                const auto end =
                    std::find_if(next, order.end(), [&](std::size_t i) { return events[i].frame != frame; });
                list.markLost(events, {next, end}, some);
                next = end;
            }
            if (best.empty() || rightIn(events, some) > rightIn(events, best))
                best = std::move(some);
        }
        for (std::size_t i = 0; i < events.size(); ++i)
            lost[i] |= best[i] ? bitOf(which) : 0U;
    }
    return lost;
}

} // namespace broadside::diagnosis
