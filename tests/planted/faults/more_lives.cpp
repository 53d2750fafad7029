#include "tests/planted/faults/faults.h"

#include <memory>
#include <string_view>
#include <unordered_map>
#include <unordered_set>

/// @file
/// More mistakes at birth and death, and with objects that are put elsewhere.

namespace broadside::planted {
namespace {

/// Follows objects, but not faster than a limit.
class SpeedLimit {
public:
    explicit SpeedLimit(double limit)
        : m_limit(limit)
    {}
    Aabb operator()(const Body& body)
    {
        auto& [birth, place] = m_places[body.id];
        if (birth != body.bornAt + 1)
            place = body.box.center();
        birth = body.bornAt + 1; // 0: not known yet
        const Vec2 way = body.box.center() - place;
        place += length(way) > m_limit ? m_limit * normalized(way) : way;
        return translated(body.box, place - body.box.center());
    }

private:
    double m_limit;
    std::unordered_map<std::uint64_t, std::pair<std::uint64_t, Vec2>> m_places;
};

/// Which half of the level an object was put into. A jump does not change it, flying across the middle does.
class Rooms {
public:
    void see(const GameFrame& frame)
    {
        if (m_seen == frame.step + 1)
            return;
        m_seen = frame.step + 1;
        const double middle = frame.facts->bounds.center().x;
        m_wrong.clear();
        for (const Body& body : frame.bodies) {
            const bool is = body.centre.x >= middle;
            const bool was = body.before.center().x >= middle;
            bool& room = m_rooms.try_emplace(body.id, is).first->second;
            if (body.bornAt == frame.step || (is != was && !body.hasJumped))
                room = is;
            if (room != is)
                m_wrong.insert(body.id);
        }
    }
    [[nodiscard]] bool isWrong(const Entry& entry) const { return m_wrong.contains(entry.body.id); }

private:
    std::uint64_t m_seen = 0;
    std::unordered_map<std::uint64_t, bool> m_rooms;
    std::unordered_set<std::uint64_t> m_wrong;
};

/// Parcels that count as parked: a jump out of the pool does not change it, motion does.
class ParkedMarks {
public:
    void see(const GameFrame& frame)
    {
        for (const Body& body : frame.bodies) {
            if (std::string_view(body.kind->name) != "Parcel")
                continue;
            const bool isInPool = !contains(frame.facts->bounds, body.centre);
            if (isInPool)
                m_marked.insert(body.id);
            else if (!body.hasJumped && !isAtRest(body))
                m_marked.erase(body.id);
        }
    }
    [[nodiscard]] bool differ(const Entry& a, const Entry& b) const
    {
        return m_marked.contains(a.body.id) != m_marked.contains(b.body.id);
    }

private:
    std::unordered_set<std::uint64_t> m_marked;
};

const Fault kMoreLives[] = {
    {"one-birth-a-step", Family::Life, HostKind::Quadtree, World::Space,
     "Of the objects that are made one is put into the tree in each step, and the others wait.",
     [](Policy& policy, const Setting&) {
         policy.registers = [last = std::uint64_t{0}](const Body&, const Entry* known, const GameFrame& frame) mutable {
             if (known || frame.step == 0)
                 return true;
             return std::exchange(last, frame.step) != frame.step;
         };
     }},
    {"removed-by-short-id", Family::Life, HostKind::LooseGrid, World::Shooter,
     "Dead objects are removed by the last six bits of their id, and living ones go with them.",
     [](Policy& policy, const Setting&) {
         policy.takesAlong = [](const Entry& dead, const Entry& other) {
             constexpr std::uint64_t kBits = 63;
             return ((dead.body.id ^ other.body.id) & kBits) == 0;
         };
         policy.registers = [](const Body& body, const Entry* known, const GameFrame& frame) {
             return known || body.bornAt == frame.step;
         };
     }},
    {"cleared-for-the-next-wave", Family::Life, HostKind::Hash, World::Platformer,
     "At step 120 the next wave begins and the table is emptied; static objects are not put in again.",
     [](Policy& policy, const Setting&) {
         constexpr std::uint64_t kWave = 120;
         policy.drops = [](const Body& body, const GameFrame& frame) {
             return !isDynamic(body) && frame.step >= kWave;
         };
         policy.registers = [](const Body& body, const Entry*, const GameFrame& frame) {
             return isDynamic(body) || frame.step < kWave;
         };
     }},
    {"slot-zero-is-nothing", Family::Life, HostKind::Sweep, World::Bouncing,
     "The test for a slot that is not given yet takes slot 0 for none, and the first box is never registered.",
     [](Policy& policy, const Setting&) {
         policy.registers = [](const Body& body, const Entry*, const GameFrame&) { return body.slot != 0; };
     }},
    // ---- Teleport
    {"speed-limit-for-boxes", Family::Teleport, HostKind::Sweep, World::Space,
     "A box moves by 30 pixels in a step at most, and after a jump it needs a second to arrive.",
     [](Policy& policy, const Setting&) {
         policy.box = [follow = SpeedLimit(30.0)](const Body& body, const GameFrame&) mutable { return follow(body); };
     }},
    {"room-not-changed-by-jump", Family::Teleport, HostKind::Grid, World::Space,
     "Objects are on the list of the left or the right half; flying across changes the list and a jump does not.",
     [](Policy& policy, const Setting&) {
         const auto rooms = std::make_shared<Rooms>();
         policy.registers = [rooms](const Body&, const Entry*, const GameFrame& frame) {
             rooms->see(frame);
             return true;
         };
         refuse(policy, [rooms](const Entry& a, const Entry& b, const GameFrame&) {
             return rooms->isWrong(a) || rooms->isWrong(b);
         });
     }},
    {"parked-mark-kept", Family::Teleport, HostKind::LooseTree, World::Warehouse,
     "A parcel that is put out of the pool keeps the mark of a parked one, until it is pushed.",
     [](Policy& policy, const Setting&) {
         const auto marks = std::make_shared<ParkedMarks>();
         policy.registers = [marks](const Body&, const Entry*, const GameFrame& frame) {
             marks->see(frame);
             return true;
         };
         refuse(policy, [marks](const Entry& a, const Entry& b, const GameFrame&) { return marks->differ(a, b); });
     }},
};

} // namespace

std::span<const Fault> moreLifeFaults() { return kMoreLives; }

} // namespace broadside::planted
