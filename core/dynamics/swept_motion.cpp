#include "core/dynamics/swept_motion.h"

#include "core/broadphase/limits.h"
#include "core/broadphase/packed_grid.h"
#include "core/collision/obstruction.h"
#include "core/collision/sweep.h"
#include "core/dynamics/funnel.h"

#include <algorithm>
#include <utility>

namespace broadside {
namespace {

/// Meetings at an angle with a smaller sine change the path and do not end it: the seams of a floor are met like that.
constexpr double kGrazing = 0.01;
/// An object whose path changes so often in one step stops for the rest of the step.
constexpr std::uint32_t kMostTurns = 32;

} // namespace

SweptMotion::SweptMotion(const ObjectTable& objects, std::vector<SweptRow> rows, std::span<const IndexPair> overlaps)
    : m_objects(objects)
    , m_rows(std::move(rows))
    , m_overlaps(overlaps)
    , m_paths(m_rows.size())
    , m_solids(m_rows.size())
{
    for (ObjectIndex row = 0; row < m_rows.size(); ++row) {
        Path& path = m_paths[row];
        path.from = objects.poseOf(row).position;
        path.velocity = m_rows[row].motion;
        path.reach = length(path.velocity);
    }
}

void SweptMotion::run()
{
    // An object that carries others makes them reach farther, which can give new pairs: repeat until none reaches
    // farther.
    do
        findPairs();
    while (extendReach());
    listNeighbours();
    // Every pair is tested once; meetings later test only the neighbours of the objects whose paths they change.
    for (std::uint32_t pair = 0; pair < m_pairs.size(); ++pair)
        look(pair, 0.0);
    // Meetings come in order of time, because a meeting changes paths. Those of older paths have an older version and
    // are skipped.
    while (!m_meetings.empty()) {
        const Meeting next = m_meetings.top();
        m_meetings.pop();
        if (next.version == versionOf(m_pairs[next.pair]))
            meet(next);
    }
    // Sorted by pair for the report. The sort is stable, so the touches of a pair stay in order of time.
    std::ranges::stable_sort(m_touches, {}, [](const Touch& touch) { return touch.pair; });
}

/// Uses a grid of its own, never the broad phase that the user inspects: a textbook grid must not decide which objects
/// pass through others. The path of an object that gives may change to any direction, so its box grows by its reach on
/// all sides.
void SweptMotion::findPairs()
{
    PackedGrid grid;
    m_objects.forEach([&](ObjectIndex row) {
        const Aabb& box = m_objects.boundsOf(row);
        const Aabb swept = m_rows[row].gives ? grown(box, m_paths[row].reach + kSweepTolerance)
                                             : united(box, translated(box, m_rows[row].motion));
        grid.add(row, swept, m_objects.filterOf(row));
    });
    grid.update();
    // With too many pairs, every object moves as if it were alone.
    auto pairs = candidateList(grid, limits::kOverlaps);
    m_hasGivenUp = !pairs;
    m_pairs = pairs ? *std::move(pairs) : std::vector<IndexPair>{};
}

/// An object that does not give carries along what it meets, at its own speed. True if some object then reaches
/// farther.
bool SweptMotion::extendReach()
{
    bool farther = false;
    for (const auto& [a, b] : m_pairs) {
        // Only pairs of one that gives and one that does not: the first may be carried by the second.
        if (m_rows[a].gives == m_rows[b].gives)
            continue;
        const auto [taken, taking] = m_rows[a].gives ? std::pair{a, b} : std::pair{b, a};
        const double reach = length(m_rows[taken].motion) + length(m_rows[taking].motion);
        if (reach <= m_paths[taken].reach)
            continue;
        m_paths[taken].reach = reach;
        farther = true;
    }
    return farther;
}

void SweptMotion::listNeighbours()
{
    // One flat list for all rows, made by counting, needs no memory per row. First: the count of pairs of each row.
    m_firstOf.assign(m_rows.size() + 1, 0);
    for (const auto& [a, b] : m_pairs) {
        ++m_firstOf[a + 1];
        ++m_firstOf[b + 1];
    }
    // The sums of the counts are the places where the rows begin.
    for (std::size_t row = 0; row < m_rows.size(); ++row)
        m_firstOf[row + 1] += m_firstOf[row];
    // Pairs are entered in ascending order, so that meetings at the same time always have the same order.
    m_pairsOf.resize(2 * m_pairs.size());
    std::vector<std::uint32_t> next = m_firstOf;
    for (std::uint32_t pair = 0; pair < m_pairs.size(); ++pair) {
        m_pairsOf[next[m_pairs[pair].a]++] = pair;
        m_pairsOf[next[m_pairs[pair].b]++] = pair;
    }
}

bool SweptMotion::gives(ObjectIndex row) const noexcept { return m_rows[row].gives && m_paths[row].turns < kMostTurns; }

const Solid& SweptMotion::solidOf(ObjectIndex row)
{
    std::optional<Solid>& solid = m_solids[row];
    if (!solid)
        solid = broadside::solidOf(m_objects.shapeOf(row), m_objects.poseOf(row));
    return *solid;
}

void SweptMotion::look(std::uint32_t pair, double now)
{
    const auto& [a, b] = m_pairs[pair];
    if (now >= 1.0 || m_paths[a].isGone || m_paths[b].isGone || m_paths[a].velocity == m_paths[b].velocity)
        return;
    if (!isSolid(m_pairs[pair]))
        findPassing(pair, now);
    else if (gives(a) || gives(b))
        findObstruction(pair, now);
}

void SweptMotion::findObstruction(std::uint32_t pair, double now)
{
    const auto& [a, b] = m_pairs[pair];
    // The motion is seen from b, which then rests. The rest of the step is the rest of the path.
    const double rest = 1.0 - now;
    const Vec2 motion = rest * (m_paths[a].velocity - m_paths[b].velocity);
    const Vec2 goneA = m_paths[a].at(now) - m_objects.poseOf(a).position;
    const Vec2 goneB = m_paths[b].at(now) - m_objects.poseOf(b).position;
    // The boxes on the paths are cheap to test and exclude most pairs.
    const Aabb box = translated(m_objects.boundsOf(a), goneA);
    const Aabb swept = united(box, translated(box, motion));
    if (!overlaps(grown(swept, sweepToleranceFor(swept)), translated(m_objects.boundsOf(b), goneB)))
        return;
    const auto found = firstObstruction(solidOf(a), goneA, motion, solidOf(b), goneB);
    if (!found || found->fraction >= 1.0)
        return;
    // Grazing contacts, and contacts at the start, change the path only, so that rolling and sliding go on.
    const bool grazes = -dot(motion, found->normal) <= kGrazing * length(motion);
    m_meetings.push({now + found->fraction * rest, pair, versionOf(m_pairs[pair]), found->normal, found->room,
                     grazes || found->fraction == 0.0});
}

/// Finds when two objects that do not give meet, unless they overlapped before.
void SweptMotion::findPassing(std::uint32_t pair, double now)
{
    const auto& [a, b] = m_pairs[pair];
    if (now > 0.0 || std::ranges::binary_search(m_overlaps, m_pairs[pair]))
        return; // only a removed object changes its path here, and it meets nothing
    const auto fraction = firstContact(m_objects.shapeOf(a), m_objects.poseOf(a), m_rows[a].motion - m_rows[b].motion,
                                       m_objects.shapeOf(b), m_objects.poseOf(b));
    if (fraction)
        m_meetings.push({*fraction, pair, versionOf(m_pairs[pair]), {}, 0.0, false});
}

void SweptMotion::meet(const Meeting& meeting)
{
    const IndexPair pair = m_pairs[meeting.pair];
    const bool begins = meeting.fraction > 0.0 || !isSolid(pair);
    m_touches.push_back({pair, meeting.fraction, meeting.normal, begins});
    if (!isSolid(pair))
        pass(meeting);
    else if (meeting.isSlide)
        slide(meeting);
    else
        stop(meeting);
}

void SweptMotion::pass(const Meeting& meeting)
{
    const auto& [a, b] = m_pairs[meeting.pair];
    // A removed object stays where it was hit, and nothing meets it any more.
    for (const ObjectIndex row : {a, b}) {
        if (!m_rows[row].vanishes)
            continue;
        turn(row, meeting.fraction, {});
        m_paths[row].isGone = true;
    }
}

/// Removes from the objects that give the velocity against the touch. Adds velocity only where the other object pushes.
void SweptMotion::slide(const Meeting& meeting)
{
    const auto& [a, b] = m_pairs[meeting.pair];
    const Vec2 velocityA = m_paths[a].velocity;
    const Vec2 velocityB = m_paths[b].velocity;
    // Only the parts along the normal change. The remaining gap may be closed within the rest of the step.
    const double towardsA = dot(velocityA, meeting.normal);
    const double towardsB = dot(velocityB, meeting.normal);
    const double room = meeting.room / (1.0 - meeting.fraction);
    double newA = towardsA;
    double newB = towardsB;
    // Two objects that give meet at a speed between their speeds, the one nearest to 0, so none gets faster. Either may
    // use the gap.
    if (gives(a) && gives(b)) {
        const double common = std::clamp(0.0, towardsA, towardsB);
        newA = std::max(towardsA, common - room);
        newB = std::min(towardsB, newA + room);
        newA = std::max(towardsA, newB - room);
    } else if (gives(a)) {
        newA = towardsB - room;
    } else {
        newB = towardsA + room;
    }
    // Both paths change before the neighbours are tested, because these tests need both.
    if (newA != towardsA)
        turn(a, meeting.fraction, velocityA + (newA - towardsA) * meeting.normal);
    if (newB != towardsB)
        turn(b, meeting.fraction, velocityB + (newB - towardsB) * meeting.normal);
    if (newA != towardsA)
        updateMeetings(a, meeting.fraction);
    if (newB != towardsB)
        updateMeetings(b, meeting.fraction);
}

void SweptMotion::stop(const Meeting& meeting)
{
    const auto& [a, b] = m_pairs[meeting.pair];
    // Two that give both stop. One that gives is carried by one that does not, but its halt is where they met.
    const bool both = gives(a) && gives(b);
    const auto stopAt = [&](ObjectIndex row, Vec2 carried) {
        std::optional<Halt>& halt = m_paths[row].halt;
        if (!halt)
            halt = {meeting.fraction, m_paths[row].at(meeting.fraction)};
        turn(row, meeting.fraction, carried);
    };
    const bool stopsA = gives(a);
    const bool stopsB = gives(b);
    if (stopsA)
        stopAt(a, both ? Vec2{} : m_paths[b].velocity);
    if (stopsB)
        stopAt(b, both ? Vec2{} : m_paths[a].velocity);
    // Both paths must be final before the neighbours are tested, as in slide().
    if (stopsA)
        updateMeetings(a, meeting.fraction);
    if (stopsB)
        updateMeetings(b, meeting.fraction);
}

void SweptMotion::turn(ObjectIndex row, double now, Vec2 velocity)
{
    Path& path = m_paths[row];
    // Older meetings of this object become invalid by the new version.
    path.from = path.at(now);
    path.since = now;
    ++path.version;
    ++path.turns;
    // A faster object could leave the box by which findPairs() found its pairs.
    const double speed = length(velocity);
    path.velocity = speed > path.reach ? (path.reach / speed) * velocity : velocity;
    // It stops for the rest of the step, so that the step ends.
    if (m_rows[row].gives && path.turns >= kMostTurns)
        path.velocity = {};
}

void SweptMotion::updateMeetings(ObjectIndex row, double now)
{
    for (std::uint32_t i = m_firstOf[row]; i < m_firstOf[row + 1]; ++i)
        look(m_pairsOf[i], now);
}

} // namespace broadside
