#include "tests/planted/faults/faults.h"

#include <memory>
#include <string_view>
#include <unordered_map>
#include <unordered_set>

/// @file
/// Mistakes with births, deaths, slots, rest and jumps that were written without knowing what is explained.

namespace broadside::planted {
namespace {

bool livesIsNamed(const Entry& entry, std::string_view name) { return entry.body.kind->name == name; }

/// The mask of each slot, as its first object had it.
class LivesMasks {
public:
    std::uint32_t of(const Body& body) { return m_masks.try_emplace(body.slot, body.kind->mask).first->second; }

private:
    std::unordered_map<std::size_t, std::uint32_t> m_masks;
};

/// Which objects were at rest in the step before and move in this one.
class LivesStarts {
public:
    bool starts(const Body& body, const GameFrame& frame)
    {
        if (frame.step != m_step)
            renew(frame);
        return m_starting.contains(body.id);
    }

private:
    void renew(const GameFrame& frame)
    {
        std::unordered_set<std::uint64_t> resting;
        m_starting.clear();
        for (const Body& body : frame.bodies) {
            if (isAtRest(body))
                resting.insert(body.id);
            else if (m_resting.contains(body.id))
                m_starting.insert(body.id);
        }
        m_resting.swap(resting);
        m_step = frame.step;
    }

    std::uint64_t m_step = 0;
    std::unordered_set<std::uint64_t> m_resting;
    std::unordered_set<std::uint64_t> m_starting;
};

/// Which objects were put elsewhere not long ago.
class LivesJumps {
public:
    explicit LivesJumps(std::uint64_t steps)
        : m_steps(steps)
    {}
    bool isFresh(const Body& body, const GameFrame& frame)
    {
        if (frame.step != m_step)
            renew(frame);
        const auto found = m_ends.find(body.id);
        return found != m_ends.end() && frame.step < found->second;
    }

private:
    void renew(const GameFrame& frame)
    {
        m_step = frame.step;
        for (const Body& body : frame.bodies) {
            if (body.hasJumped)
                m_ends[body.id] = frame.step + m_steps;
            else if (body.bornAt == frame.step)
                m_ends.erase(body.id);
        }
    }

    std::uint64_t m_steps;
    std::uint64_t m_step = 0;
    std::unordered_map<std::uint64_t, std::uint64_t> m_ends; ///< The first step in which it is as others are.
};

/// Heroes that were hit by a bat.
class LivesHits {
public:
    bool isOut(const Entry& a, const Entry& b, const GameFrame& frame)
    {
        return livesIsNamed(a, "Hero") ? isHeroOut(a, b, frame) : livesIsNamed(b, "Hero") && isHeroOut(b, a, frame);
    }

private:
    bool isHeroOut(const Entry& hero, const Entry& other, const GameFrame& frame)
    {
        constexpr std::uint64_t kSteps = 29;
        const auto found = m_hits.find(hero.body.id);
        const bool isHit = found != m_hits.end() && frame.step <= found->second + kSteps;
        if (isHit && frame.step > found->second)
            return true;
        if (livesIsNamed(other, "Bat") && overlaps(hero.box, other.box))
            m_hits[hero.body.id] = frame.step;
        return false;
    }
    std::unordered_map<std::uint64_t, std::uint64_t> m_hits; ///< The step of the last hit that counted.
};

const Fault kUnseenLives[] = {
    {"searched-before-it-had-a-layer", Family::Life, HostKind::FatTree, World::Warehouse,
     "An object is put into the tree before its layer is set, and neither its own first search nor those of others in "
     "that step find it. Setting the layer does not search again: only leaving the fat box does.",
     [](Policy& policy, const Setting&) {
         policy.tree.finds = [](const Entry& asker, const Entry& other, bool) {
             return asker.since > asker.body.bornAt && other.since > other.body.bornAt;
         };
     }},
    {"mask-of-the-slot", Family::Life, HostKind::Sweep, World::Space,
     "Masks are kept by slot and are set when a slot is used for the first time. A rock that gets the slot of a dead "
     "shot has the mask of the shot and does not meet shots.",
     [](Policy& policy, const Setting&) {
         const auto masks = std::make_shared<LivesMasks>();
         policy.registers = [masks](const Body& body, const Entry*, const GameFrame&) {
             masks->of(body);
             return true;
         };
         policy.pairs.accepts = [masks](const Entry& a, const Entry& b, const GameFrame&) {
             return (isDynamic(a.body) || isDynamic(b.body)) && (a.body.kind->category & masks->of(b.body)) != 0 &&
                    (b.body.kind->category & masks->of(a.body)) != 0;
         };
     }},
    {"pairs-lost-on-the-start", Family::Sleep, HostKind::RingGrid, World::Stacked,
     "When an object that rested begins to move, its pairs still have the mark of a resting one and are cleared away "
     "as old. They are there again in the next step.",
     [](Policy& policy, const Setting&) {
         refuse(policy, [starts = LivesStarts()](const Entry& a, const Entry& b, const GameFrame& frame) mutable {
             return starts.starts(a.body, frame) || starts.starts(b.body, frame);
         });
     }},
    {"one-new-object-a-step", Family::Life, HostKind::CentreGrid, World::Shooter,
     "New objects wait in a queue from which one is taken in each step. When more than that are made, bullets wait "
     "longer and longer, and some die before they are in the grid.",
     [](Policy& policy, const Setting&) {
         policy.registers = [last = std::uint64_t{0}](const Body&, const Entry* known, const GameFrame& frame) mutable {
             if (known || frame.step == 0)
                 return true;
             if (last == frame.step)
                 return false;
             last = frame.step;
             return true;
         };
     }},
    {"protected-after-each-jump", Family::Teleport, HostKind::RingGrid, World::Space,
     "Whoever is put elsewhere cannot be touched for 17 steps, so that nothing is hit on the way. What leaves the "
     "level at one side and comes in at the other is put elsewhere by the same function.",
     [](Policy& policy, const Setting&) {
         refuse(policy, [jumps = LivesJumps(17)](const Entry& a, const Entry& b, const GameFrame& frame) mutable {
             return jumps.isFresh(a.body, frame) || jumps.isFresh(b.body, frame);
         });
     }},
    {"born-together-taken-for-one", Family::Filters, HostKind::CentreGrid, World::Space,
     "Parts of one body are not tested with each other, and parts are known by the step in which they were made: the "
     "two halves of a rock, and whatever else is made in that step, never meet.",
     [](Policy& policy, const Setting&) {
         refuse(policy, [](const Entry& a, const Entry& b, const GameFrame&) {
             return a.body.bornAt > 0 && a.body.bornAt == b.body.bornAt;
         });
     }},
    {"static-tree-every-47-steps", Family::Updates, HostKind::LooseTree, World::Platformer,
     "The tree of static objects is made anew once in 47 steps, and the platforms that carry riders are in it.",
     [](Policy& policy, const Setting&) {
         updateOnlyIf(policy, [](const Body& body, const Entry&, const GameFrame& frame) {
             constexpr std::uint64_t kPeriod = 47;
             return isDynamic(body) || frame.step % kPeriod == 0;
         });
     }},
    {"invulnerable-through-walls", Family::Filters, HostKind::Grid, World::Shooter,
     "A hero who was hit by a bat cannot be hurt for 29 steps, and this is done by leaving out all his tests: also "
     "those with walls and rooms.",
     [](Policy& policy, const Setting&) {
         refuse(policy, [hits = LivesHits()](const Entry& a, const Entry& b, const GameFrame& frame) mutable {
             return hits.isOut(a, b, frame);
         });
     },
     3},
};

} // namespace

std::span<const Fault> unseenLifeFaults() { return kUnseenLives; }

} // namespace broadside::planted
