#include "tests/planted/faults/faults.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <unordered_map>

/// @file
/// Mistakes that came with caches, batches, time slices and threads, and that were written without knowing what is
/// explained.

namespace broadside::planted {
namespace {

/// The place of a body in the game's list.
std::size_t speedPlaceOf(const Body& body, const GameFrame& frame)
{
    return static_cast<std::size_t>(std::ranges::find(frame.bodies, body.id, &Body::id) - frame.bodies.begin());
}

/// Two boxes for each object: one for even and one for odd steps.
class SpeedTwoBuffers {
public:
    Aabb read(const Aabb& box, const Body& body, const GameFrame& frame)
    {
        const auto [known, isNew] = m_boxes.try_emplace(body.id, std::array{box, box});
        Aabb& current = known->second[frame.step % 2];
        if (!isAtRest(body))
            current = box;
        return current;
    }

private:
    std::unordered_map<std::uint64_t, std::array<Aabb, 2>> m_boxes;
};

/// In which part of the sorted list an object is.
class SpeedChunks {
public:
    explicit SpeedChunks(std::size_t chunks)
        : m_chunks(chunks)
    {}
    std::size_t of(const Entry& entry, const GameFrame& frame)
    {
        if (m_of.empty() || frame.step != m_step)
            renew(frame);
        return m_of[entry.body.id];
    }

private:
    void renew(const GameFrame& frame)
    {
        m_step = frame.step;
        m_of.clear();
        std::vector<const Body*> order;
        for (const Body& body : frame.bodies)
            order.push_back(&body);
        std::ranges::stable_sort(order, {}, [](const Body* body) { return body->box.lo.x; });
        const std::size_t size = (order.size() + m_chunks - 1) / m_chunks;
        for (std::size_t i = 0; i < order.size(); ++i)
            m_of[order[i]->id] = i / size;
    }

    std::size_t m_chunks;
    std::uint64_t m_step = 0;
    std::unordered_map<std::uint64_t, std::size_t> m_of;
};

/// Strips of the level from left to right.
std::uint64_t speedStripOf(const Aabb& box, const Aabb& level, std::uint64_t strips)
{
    const double share = (box.center().x - level.lo.x) / level.width();
    const double number = std::floor(static_cast<double>(strips) * share);
    return static_cast<std::uint64_t>(std::clamp(number, 0.0, static_cast<double>(strips - 1)));
}

const Fault kUnseenSpeed[] = {
    // ---- Caches, batches and time slices
    {"rest-of-the-batch", Family::Updates, HostKind::LooseTree, World::Space,
     "New boxes are computed in batches of sixteen, and what is left over when the number of objects is divided by "
     "sixteen is not computed: the last ones of the list stay where they were.",
     [](Policy& policy, const Setting&) {
         updateOnlyIf(policy, [](const Body& body, const Entry&, const GameFrame& frame) {
             constexpr std::size_t kBatch = 16;
             const std::size_t done = frame.bodies.size() / kBatch * kBatch;
             return speedPlaceOf(body, frame) < done;
         });
     }},
    {"flag-shared-by-the-kind", Family::Updates, HostKind::Quadtree, World::Warehouse,
     "The flag for a move is in the kind and not in the object, and it is set and cleared by the first object of the "
     "kind: the others are updated only in steps in which that one moves.",
     [](Policy& policy, const Setting&) {
         updateOnlyIf(policy, [](const Body& body, const Entry&, const GameFrame& frame) {
             return !isAtRest(*std::ranges::find(frame.bodies, body.kind, &Body::kind));
         });
     }},
    {"two-buffers-and-a-flag", Family::Updates, HostKind::LooseTree, World::Stacked,
     "Boxes are kept in two buffers that are swapped in each step, and only what moved is written. When an object "
     "stops, the other buffer still has the place before the last one, and it is read in every second step.",
     [](Policy& policy, const Setting&) {
         change(policy,
                [buffers = SpeedTwoBuffers()](const Aabb& box, const Body& body, const GameFrame& frame) mutable {
                    return buffers.read(box, body, frame);
                });
     }},
    {"five-strips-in-turn", Family::Updates, HostKind::LooseGrid, World::Bouncing,
     "To save time the level is divided into five strips of eight metres, and in each step only the objects of one "
     "strip are updated, in turn.",
     [](Policy& policy, const Setting&) {
         updateOnlyIf(policy, [](const Body&, const Entry& known, const GameFrame& frame) {
             constexpr std::uint64_t kStrips = 5;
             return speedStripOf(known.box, frame.facts->bounds, kStrips) == frame.step % kStrips;
         });
     }},
    // ---- Threads
    {"quarters-of-the-sorted-list", Family::Sorting, HostKind::Sweep, World::Swarm,
     "The sorted list is divided into quarters for four threads, and each thread begins with an empty list of active "
     "ones: what reaches from one quarter into the next is not found there.",
     [](Policy& policy, const Setting&) {
         refuse(policy, [chunks = SpeedChunks(4)](const Entry& a, const Entry& b, const GameFrame& frame) mutable {
             return chunks.of(a, frame) != chunks.of(b, frame);
         });
     }},
    {"strips-of-threads", Family::Points, HostKind::Grid, World::Swarm,
     "Each thread fills seven columns of the grid. An object belongs to the thread of its low corner, and its cells "
     "beyond the columns of that thread are left out.",
     [](Policy& policy, const Setting&) {
         policy.takes = [](CellCoord cell, const CellRange& range, const Entry&, const Lattice&) {
             const auto threadOf = [](std::int64_t column) {
                 constexpr std::int64_t kColumns = 7;
                 return std::max<std::int64_t>(column, 0) / kColumns;
             };
             return threadOf(cell.x) == threadOf(range.first.x);
         };
     }},
    {"threads-counted-from-one", Family::Trees, HostKind::FatTree, World::Bouncing,
     "The list of leaves that changed is shared out in chunks of nine, and the threads take chunks by their number, "
     "which begins at one: the first nine of the list never ask.",
     [](Policy& policy, const Setting&) {
         policy.tree.asksAgain = [step = std::uint64_t{0}, count = std::size_t{0}](const Entry& entry, bool) mutable {
             constexpr std::size_t kChunk = 9;
             if (step != entry.since)
                 count = 0;
             step = entry.since;
             return count++ >= kChunk;
         };
     }},
};

} // namespace

std::span<const Fault> unseenSpeedFaults() { return kUnseenSpeed; }

} // namespace broadside::planted
