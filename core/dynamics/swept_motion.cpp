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

/// A meeting under less than this sine turns the way and does not end it: the seams of a floor are met like that.
constexpr double kGrazing = 0.01;
/// Whoever was turned so often in one step stops for the rest of it.
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
        path.velocity = m_rows[row].way;
        path.reach = length(path.velocity);
    }
}

void SweptMotion::run()
{
    do
        findPairs();
    while (extendReach());
    listNeighbours();
    for (std::uint32_t pair = 0; pair < m_pairs.size(); ++pair)
        look(pair, 0.0);
    while (!m_meetings.empty()) {
        const Meeting next = m_meetings.top();
        m_meetings.pop();
        if (next.version == versionOf(m_pairs[next.pair]))
            meet(next);
    }
    std::ranges::stable_sort(m_touches, {}, [](const Touch& touch) { return touch.pair; });
}

/// A grid of its own, never the broad phase under inspection: a textbook grid must not decide what tunnels. Whoever
/// gives may be turned any way.
void SweptMotion::findPairs()
{
    PackedGrid grid;
    m_objects.forEach([&](ObjectIndex row) {
        const Aabb& box = m_objects.boundsOf(row);
        const Aabb swept = m_rows[row].gives ? grown(box, m_paths[row].reach + kSweepTolerance)
                                             : united(box, translated(box, m_rows[row].way));
        grid.add(row, swept, m_objects.filterOf(row));
    });
    grid.update();
    auto pairs = candidateList(grid, limits::kOverlaps);
    m_hasGivenUp = !pairs;
    m_pairs = pairs ? *std::move(pairs) : std::vector<IndexPair>{};
}

/// What does not give takes along what it meets, at its own speed. Says whether that makes anything reach farther.
bool SweptMotion::extendReach()
{
    bool farther = false;
    for (const auto& [a, b] : m_pairs) {
        if (m_rows[a].gives == m_rows[b].gives)
            continue;
        const auto [taken, taking] = m_rows[a].gives ? std::pair{a, b} : std::pair{b, a};
        const double reach = length(m_rows[taken].way) + length(m_rows[taking].way);
        if (reach <= m_paths[taken].reach)
            continue;
        m_paths[taken].reach = reach;
        farther = true;
    }
    return farther;
}

void SweptMotion::listNeighbours()
{
    m_firstOf.assign(m_rows.size() + 1, 0);
    for (const auto& [a, b] : m_pairs) {
        ++m_firstOf[a + 1];
        ++m_firstOf[b + 1];
    }
    for (std::size_t row = 0; row < m_rows.size(); ++row)
        m_firstOf[row + 1] += m_firstOf[row];
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
        lookForPassing(pair, now);
    else if (gives(a) || gives(b))
        lookForObstruction(pair, now);
}

void SweptMotion::lookForObstruction(std::uint32_t pair, double now)
{
    const auto& [a, b] = m_pairs[pair];
    const double rest = 1.0 - now;
    const Vec2 way = rest * (m_paths[a].velocity - m_paths[b].velocity);
    const Vec2 goneA = m_paths[a].at(now) - m_objects.poseOf(a).position;
    const Vec2 goneB = m_paths[b].at(now) - m_objects.poseOf(b).position;
    const Aabb box = translated(m_objects.boundsOf(a), goneA);
    const Aabb swept = united(box, translated(box, way));
    if (!overlaps(grown(swept, sweepToleranceFor(swept)), translated(m_objects.boundsOf(b), goneB)))
        return;
    const auto found = firstObstruction(solidOf(a), goneA, way, solidOf(b), goneB);
    if (!found || found->fraction >= 1.0)
        return;
    const bool grazes = -dot(way, found->normal) <= kGrazing * length(way);
    m_meetings.push({now + found->fraction * rest, pair, versionOf(m_pairs[pair]), found->normal, found->room,
                     grazes || found->fraction == 0.0});
}

/// Two that do not give. Those that overlapped before have met.
void SweptMotion::lookForPassing(std::uint32_t pair, double now)
{
    const auto& [a, b] = m_pairs[pair];
    if (now > 0.0 || std::ranges::binary_search(m_overlaps, m_pairs[pair]))
        return; // only what is gone changes its way, and that meets nobody
    const auto fraction = firstContact(m_objects.shapeOf(a), m_objects.poseOf(a), m_rows[a].way - m_rows[b].way,
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
    for (const ObjectIndex row : {a, b}) {
        if (!m_rows[row].vanishes)
            continue;
        turn(row, meeting.fraction, {});
        m_paths[row].isGone = true;
    }
}

/// Takes from the two, as far as they give, what goes against the touch, and adds nothing but what pushes.
void SweptMotion::slide(const Meeting& meeting)
{
    const auto& [a, b] = m_pairs[meeting.pair];
    const Vec2 velocityA = m_paths[a].velocity;
    const Vec2 velocityB = m_paths[b].velocity;
    const double towardsA = dot(velocityA, meeting.normal);
    const double towardsB = dot(velocityB, meeting.normal);
    const double room = meeting.room / (1.0 - meeting.fraction);
    double newA = towardsA;
    double newB = towardsB;
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
    if (newA != towardsA)
        turn(a, meeting.fraction, velocityA + (newA - towardsA) * meeting.normal);
    if (newB != towardsB)
        turn(b, meeting.fraction, velocityB + (newB - towardsB) * meeting.normal);
    if (newA != towardsA)
        lookAround(a, meeting.fraction);
    if (newB != towardsB)
        lookAround(b, meeting.fraction);
}

void SweptMotion::stop(const Meeting& meeting)
{
    const auto& [a, b] = m_pairs[meeting.pair];
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
    if (stopsA)
        lookAround(a, meeting.fraction);
    if (stopsB)
        lookAround(b, meeting.fraction);
}

void SweptMotion::turn(ObjectIndex row, double now, Vec2 velocity)
{
    Path& path = m_paths[row];
    path.from = path.at(now);
    path.since = now;
    ++path.version;
    ++path.turns;
    const double speed = length(velocity);
    path.velocity = speed > path.reach ? (path.reach / speed) * velocity : velocity;
    if (m_rows[row].gives && path.turns >= kMostTurns)
        path.velocity = {};
}

void SweptMotion::lookAround(ObjectIndex row, double now)
{
    for (std::uint32_t i = m_firstOf[row]; i < m_firstOf[row + 1]; ++i)
        look(m_pairsOf[i], now);
}

} // namespace broadside
