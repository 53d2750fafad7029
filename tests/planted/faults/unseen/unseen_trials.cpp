#include "tests/planted/faults/faults.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <iterator>
#include <memory>
#include <string_view>
#include <unordered_set>
#include <utility>
#include <vector>

/// @file
/// Mistakes with lists of neighbours, buffers, removals, conversions and threads that were found missing when the
/// explanations were tried with games of other authors.

namespace broadside::planted {
namespace {

/// The cells of a table that a box should be in.
CellRange trialsCellsOf(const Aabb& box, const Lattice& lattice)
{
    static const CellPolicy usual;
    const auto cellOf = [&](Vec2 point) { return *usual.table(usual.cellOf(point, lattice), lattice); };
    return {cellOf(box.lo), cellOf(box.hi)};
}

/// The objects that a search found. There is room for so many.
class TrialsBuffer {
public:
    TrialsBuffer(std::size_t room, const Lattice& lattice)
        : m_room(room)
        , m_lattice(lattice)
    {}
    void clear() { m_found.clear(); }
    /// Whether the other one is in the buffer after the search has come to it.
    bool holds(const Entry& asker, const Entry& other)
    {
        if (!overlaps(asker.box, other.box))
            return false;
        if (m_found.contains(other.body.id))
            return true; // the search comes to it in each cell that both are in
        const std::size_t used = m_found.size() + (findsItselfBefore(asker, other) ? 1 : 0);
        if (used >= m_room)
            return false;
        m_found.insert(other.body.id);
        return true;
    }

private:
    /// The host does not offer the asker to itself, but the search comes to it in its first cell. @pre no object dies,
    /// so that lists are in the order of the slots
    [[nodiscard]] bool findsItselfBefore(const Entry& asker, const Entry& other) const
    {
        const CellCoord first = trialsCellsOf(asker.box, m_lattice).first;
        const CellCoord firstOfOther = trialsCellsOf(other.box, m_lattice).first;
        const bool isInFirst = firstOfOther.x <= first.x && firstOfOther.y <= first.y; // the two overlap
        return !isInFirst || asker.body.slot < other.body.slot;
    }

    std::size_t m_room;
    Lattice m_lattice;
    std::unordered_set<std::uint64_t> m_found; ///< By id, without the asker.
};

/// Removals by id, of which each is done at the end of the step after the one in which it was asked for.
class TrialsRemovals {
public:
    /// Whether the object was removed in place of one that had its id.
    bool isLost(const Body& body, const GameFrame& frame)
    {
        if (frame.step >= m_nextStep)
            renew(frame);
        return m_lost.contains(body.id);
    }

private:
    void renew(const GameFrame& frame)
    {
        m_nextStep = frame.step + 1;
        std::unordered_set<std::uint64_t> ids;
        for (const Body& body : frame.bodies)
            ids.insert(body.id);
        const std::unordered_set<std::uint64_t> due = std::exchange(m_gone, {});
        // An id that is used again in the same step is not seen to be gone, and its new owner replaces the old one.
        std::ranges::copy_if(m_ids, std::inserter(m_gone, m_gone.end()),
                             [&](std::uint64_t id) { return !ids.contains(id); });
        m_ids.swap(ids);
        for (const Body& body : frame.bodies) {
            if (body.bornAt != frame.step)
                continue;
            if (due.contains(body.id))
                m_lost.insert(body.id);
            else
                m_lost.erase(body.id);
        }
    }

    std::uint64_t m_nextStep = 0;
    std::unordered_set<std::uint64_t> m_ids;  ///< Of the last step.
    std::unordered_set<std::uint64_t> m_gone; ///< In the last step, for the first time.
    std::unordered_set<std::uint64_t> m_lost;
};

/// Towards zero, as the conversion to int does it.
Vec2 trialsCut(Vec2 point) { return {std::trunc(point.x), std::trunc(point.y)}; }
Aabb trialsCut(const Aabb& box) { return {trialsCut(box.lo), trialsCut(box.hi)}; }

bool trialsIsBullet(const Body& body) { return std::string_view(body.kind->name) == "Bullet"; }

/// Which bullets are in none of four parts of equal length.
class TrialsThreads {
public:
    bool searches(const Body& body, const GameFrame& frame)
    {
        if (frame.step >= m_nextStep)
            divide(frame);
        return m_searching.contains(body.id);
    }

private:
    void divide(const GameFrame& frame)
    {
        constexpr std::size_t kThreads = 4;
        m_nextStep = frame.step + 1;
        std::vector<std::uint64_t> bullets;
        for (const Body& body : frame.bodies)
            if (trialsIsBullet(body))
                bullets.push_back(body.id);
        const std::size_t share = bullets.size() / kThreads;
        bullets.resize(kThreads * share);
        m_searching = {bullets.begin(), bullets.end()};
    }

    std::uint64_t m_nextStep = 0;
    std::unordered_set<std::uint64_t> m_searching;
};

/// Objects are in the cells of the cut box, and searches go through those of the exact one. The host searches the cells
/// that an object holds: it holds both kinds, and is put only into its own.
void trialsPlantCut(Policy& policy, const Setting& setting)
{
    policy.range = [](const Aabb& box, const Lattice& lattice) {
        const CellPolicy usual;
        const Vec2 cut = trialsCut(box.hi);
        // Below zero the cut box begins and ends further up.
        return CellRange{usual.cellOf(box.lo, lattice),
                         usual.cellOf({std::max(box.hi.x, cut.x), std::max(box.hi.y, cut.y)}, lattice)};
    };
    const auto own = std::make_shared<CellRange>();
    policy.takes = [own](CellCoord, const CellRange&, const Entry& entry, const Lattice& lattice) {
        *own = trialsCellsOf(trialsCut(entry.box), lattice); // for put(), which comes next
        return true;
    };
    policy.put = [own](Bucket& bucket, std::size_t entry, CellCoord cell) {
        if (!intersection(*own, CellRange{cell, cell}).isEmpty())
            bucket.entries.push_back(entry);
        return true;
    };
    refuse(policy, [lattice = setting.lattice()](const Entry& asker, const Entry& other, const GameFrame&) {
        return intersection(trialsCellsOf(asker.box, lattice), trialsCellsOf(trialsCut(other.box), lattice)).isEmpty();
    });
}

const Fault kUnseenTrials[] = {
    {"one-diagonal-forgotten", Family::Query, HostKind::CentreGrid, World::Swarm,
     "The list of offsets to the neighbouring cells has one of the two diagonals only: a higher column with a lower "
     "row is left out, and so is a lower column with a higher row.",
     [](Policy& policy, const Setting&) {
         policy.looksAt = [](CellCoord offset, const Entry&) {
             constexpr std::pair<int, int> kOffsets[] = {{-1, -1}, {0, -1}, {-1, 0}, {0, 0}, {1, 0}, {0, 1}, {1, 1}};
             return std::ranges::any_of(
                 kOffsets, [&](const auto& one) { return one.first == offset.x && one.second == offset.y; });
         };
     }},
    {"buffer-of-a-search", Family::Caps, HostKind::Grid, World::Bouncing,
     "The object with the lower id searches, and its search writes what overlaps its box into an array of five. It "
     "finds "
     "itself, too, and what comes after the fifth is dropped.",
     [](Policy& policy, const Setting& setting) {
         constexpr std::size_t kRoom = 5;
         const auto buffer = std::make_shared<TrialsBuffer>(kRoom, setting.lattice());
         policy.pairs.asks = [buffer](const Entry&, const GameFrame&) {
             buffer->clear();
             return true;
         };
         policy.pairs.accepts = [buffer, usual = policy.pairs.accepts](const Entry& asker, const Entry& other,
                                                                       const GameFrame& frame) {
             // What is no pair takes a place, too.
             return buffer->holds(asker, other) && asker.body.id < other.body.id && usual(asker, other, frame);
         };
     }},
    {"removed-under-a-used-id", Family::Life, HostKind::Hash, World::Space,
     "What has vanished is put on a list by its id, and the list is done at the end of the next step, after new "
     "objects "
     "were added: a new one that took such an id is removed in place of the old one, and never comes back.",
     [](Policy& policy, const Setting&) {
         policy.registers = [removals = TrialsRemovals()](const Body& body, const Entry*,
                                                          const GameFrame& frame) mutable {
             return !removals.isLost(body, frame);
         };
     }},
    {"inserted-by-int-searched-by-floor", Family::Integers, HostKind::Grid, World::Bouncing,
     "Objects are put into cells by coordinates that were converted to int, which cuts them towards zero, and searches "
     "round the exact ones down: below zero, what begins shortly before the end of a cell is not in it.",
     trialsPlantCut},
    {"left-over-by-the-threads", Family::Query, HostKind::Quadtree, World::Shooter,
     "Bullets search for what they hit, in four threads. Each thread takes a quarter of the list, rounded down, and up "
     "to three bullets at its end do not search.",
     [](Policy& policy, const Setting&) {
         refuse(policy, [threads = TrialsThreads()](const Entry& a, const Entry& b, const GameFrame& frame) mutable {
             const bool isOfBullets = trialsIsBullet(a.body) || trialsIsBullet(b.body);
             return isOfBullets && !threads.searches(a.body, frame) && !threads.searches(b.body, frame);
         });
     }},
};

} // namespace

std::span<const Fault> unseenTrialFaults() { return kUnseenTrials; }

} // namespace broadside::planted
