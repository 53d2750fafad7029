#include "tests/planted/faults/faults.h"

#include <unordered_map>
#include <unordered_set>

/// @file
/// More mistakes with pairs: keys, searches, limits and filters.

namespace broadside::planted {
namespace {

std::uint64_t keyFor(const Entry& a, const Entry& b)
{
    return PairPolicy{}.key(std::min(a.body.id, b.body.id), std::max(a.body.id, b.body.id));
}

void lowerOneAsks(Policy& policy)
{
    refuse(policy,
           [](const Entry& asker, const Entry& other, const GameFrame&) { return other.body.id < asker.body.id; });
}

/// Places for pairs that meet. They are given back when a pair parts, if it is offered to say so.
class Contacts {
public:
    /// Whether there is no place. @param places for pairs that meet from now on
    bool refuses(const Entry& a, const Entry& b, std::size_t places)
    {
        if (!overlaps(a.box, b.box))
            return false;
        if (m_known.contains(keyFor(a, b)))
            return false;
        if (m_begun >= places)
            return true;
        ++m_begun;
        m_known.insert(keyFor(a, b));
        return false;
    }
    void forgetCount() { m_begun = 0; }
    void part(const Entry& a, const Entry& b)
    {
        if (!overlaps(a.box, b.box))
            m_known.erase(keyFor(a, b));
    }

private:
    std::unordered_set<std::uint64_t> m_known;
    std::size_t m_begun = 0;
};

/// Objects after a hit.
class Immunity {
public:
    bool refuses(const Entry& a, const Entry& b, std::uint64_t step)
    {
        constexpr std::uint64_t kSteps = 15;
        if (!overlaps(a.box, b.box))
            return false;
        const auto isImmune = [&](const Entry& entry) {
            const auto hit = m_hits.find(entry.body.id);
            return hit != m_hits.end() && step > hit->second && step <= hit->second + kSteps;
        };
        if (isImmune(a) || isImmune(b))
            return true;
        for (const Entry* entry : {&a, &b})
            if (isDynamic(entry->body))
                m_hits[entry->body.id] = step;
        return false;
    }

private:
    std::unordered_map<std::uint64_t, std::uint64_t> m_hits; ///< Step of the last hit, by id.
};

const Fault kMoreKeys[] = {
    {"key-in-a-float", Family::PairKeys, HostKind::Grid, World::Swarm,
     "The key of a pair is one id times 100000 plus the other in a float, which has no room for the last digits.",
     [](Policy& policy, const Setting&) {
         policy.pairs.key = [](std::uint64_t low, std::uint64_t high) {
             constexpr float kFactor = 100000.0F;
             return static_cast<std::uint64_t>(static_cast<float>(low) * kFactor + static_cast<float>(high));
         };
     }},
    {"second-find-ends-the-pair", Family::PairKeys, HostKind::Grid, World::Bouncing,
     "A pair that is found again in another cell is taken off the list: an even number of common cells is none.",
     [](Policy& policy, const Setting&) {
         policy.pairs.secondFindEnds = true;
         lowerOneAsks(policy);
     }},
    {"tested-in-the-first-cell", Family::PairKeys, HostKind::Grid, World::Bouncing,
     "To test a pair once, it is only tested in the first cell of one of the two, where the first cell of their "
     "overlap "
     "is meant.",
     [](Policy& policy, const Setting& setting) {
         refuse(policy, [lattice = setting.lattice()](const Entry& asker, const Entry& other, const GameFrame&) {
             const auto cellOf = CellPolicy{}.cellOf;
             const CellCoord at = cellOf(asker.box.lo, lattice);
             const CellCoord low = cellOf(other.box.lo, lattice);
             const CellCoord high = cellOf(other.box.hi, lattice);
             return at.x < low.x || at.y < low.y || at.x > high.x || at.y > high.y;
         });
     }},
    // ---- Query
    {"levels-not-crossed", Family::Query, HostKind::Hash, World::Bouncing,
     "There are two levels of cells by size, and an object only looks at its own level.",
     [](Policy& policy, const Setting& setting) {
         refuse(policy, [cell = setting.cell()](const Entry& a, const Entry& b, const GameFrame&) {
             const auto isLarge = [&](const Aabb& box) { return std::max(box.width(), box.height()) > cell; };
             return isLarge(a.box) != isLarge(b.box);
         });
     }},
    {"own-cell-forgotten", Family::Query, HostKind::CentreGrid, World::Swarm,
     "The search looks at the eight cells around that of the object and forgets the cell itself.",
     [](Policy& policy, const Setting&) {
         policy.looksAt = [](CellCoord offset, const Entry&) { return offset.x != 0 || offset.y != 0; };
     }},
    {"neighbours-kept-too-long", Family::Query, HostKind::CentreGrid, World::Swarm,
     "The list of neighbours is good for twelve steps, and has a margin that is good for two.",
     [](Policy& policy, const Setting& setting) {
         refuse(policy,
                [near = std::unordered_set<std::uint64_t>(), built = std::uint64_t{1},
                 margin = 0.05 * setting.cell()](const Entry& a, const Entry& b, const GameFrame& frame) mutable {
                    constexpr std::uint64_t kSteps = 12;
                    const std::uint64_t turn = frame.step - frame.step % kSteps;
                    if (built != turn)
                        near.clear();
                    built = turn;
                    if (frame.step == turn && overlaps(grown(a.box, margin), grown(b.box, margin)))
                        near.insert(keyFor(a, b));
                    return !near.contains(keyFor(a, b));
                });
     }},
    {"break-for-continue", Family::Query, HostKind::Grid, World::Bouncing,
     "The loop over a cell ends at the asker itself instead of going on; only dynamic objects ask, and pillars come "
     "last.",
     [](Policy& policy, const Setting&) {
         policy.pairs.asks = [](const Entry& asker, const GameFrame&) { return isDynamic(asker.body); };
         refuse(policy, [](const Entry& asker, const Entry& other, const GameFrame&) {
             return other.body.slot > asker.body.slot;
         });
     }},
    // ---- Caps
    {"twelve-of-a-kind", Family::Caps, HostKind::Hash, World::Warehouse,
     "Each kind of object has a list for twelve pairs in a step.",
     [](Policy& policy, const Setting&) {
         lowerOneAsks(policy);
         refuse(policy, [counts = std::unordered_map<const Kind*, int>(), step = std::uint64_t{0}](
                            const Entry& asker, const Entry& other, const GameFrame& frame) mutable {
             constexpr int kPlaces = 12;
             if (other.body.id < asker.body.id || !overlaps(asker.box, other.box))
                 return false;
             if (step != frame.step)
                 counts.clear();
             step = frame.step;
             return ++counts[asker.body.kind] > kPlaces;
         });
     }},
    {"contacts-leak", Family::Caps, HostKind::Grid, World::Bouncing,
     "There are 260 contacts, and those of pairs that part are not given back: later pairs get none.",
     [](Policy& policy, const Setting&) {
         refuse(policy, [contacts = Contacts()](const Entry& a, const Entry& b, const GameFrame&) mutable {
             constexpr std::size_t kPlaces = 260;
             return contacts.refuses(a, b, kPlaces);
         });
     }},
    {"two-begin-in-a-step", Family::Caps, HostKind::LooseGrid, World::Swarm,
     "Two pairs can begin in a step; the others have to wait for a step in which fewer do.",
     [](Policy& policy, const Setting&) {
         refuse(policy, [contacts = Contacts(), step = std::uint64_t{0}](const Entry& a, const Entry& b,
                                                                         const GameFrame& frame) mutable {
             constexpr std::size_t kBegin = 2;
             if (step != frame.step)
                 contacts.forgetCount();
             step = frame.step;
             contacts.part(a, b);
             return contacts.refuses(a, b, kBegin);
         });
     }},
    // ---- Filters
    {"one-way-for-all", Family::Filters, HostKind::Sweep, World::Garden,
     "The rule of one-way platforms holds for all: what rises is not tested with static objects.",
     [](Policy& policy, const Setting&) {
         refuse(policy, [](const Entry& a, const Entry& b, const GameFrame&) {
             const auto rises = [](const Body& body) {
                 return isDynamic(body) && body.box.center().y > body.before.center().y;
             };
             return (rises(a.body) && !isDynamic(b.body)) || (rises(b.body) && !isDynamic(a.body));
         });
     }},
    {"own-mask-asked", Family::Filters, HostKind::FatTree, World::Shooter,
     "The filter compares the category of an object with its own mask, and bullets leave out bullets.",
     [](Policy& policy, const Setting&) {
         refuse(policy, [](const Entry& a, const Entry& b, const GameFrame&) {
             return (a.body.kind->category & a.body.kind->mask) == 0 ||
                    (b.body.kind->category & b.body.kind->mask) == 0;
         });
     }},
    {"circles-by-width-first", Family::Filters, HostKind::Hash, World::Shooter,
     "The quick test takes circles as wide as the objects, and high walls stick out of theirs.",
     [](Policy& policy, const Setting&) {
         refuse(policy, [](const Entry& a, const Entry& b, const GameFrame&) {
             return distance(a.box.center(), b.box.center()) > 0.5 * (a.box.width() + b.box.width());
         });
     }},
    {"immune-after-a-hit", Family::Filters, HostKind::Quadtree, World::Shooter,
     "After a hit an object is left out for 15 steps, with whomever it meets.",
     [](Policy& policy, const Setting&) {
         refuse(policy, [immunity = Immunity()](const Entry& a, const Entry& b, const GameFrame& frame) mutable {
             return immunity.refuses(a, b, frame.step);
         });
     }},
};

} // namespace

std::span<const Fault> morePairFaults() { return kMoreKeys; }

} // namespace broadside::planted
