#include "tests/planted/faults/faults.h"

#include <algorithm>
#include <memory>
#include <string_view>
#include <unordered_map>
#include <unordered_set>

/// @file
/// More mistakes of all families, from what authors of games report of their own broad phases.

namespace broadside::planted {
namespace {

bool isNamed(const Entry& entry, std::string_view name) { return entry.body.kind->name == name; }

void onlyTheLowerAsks(Policy& policy)
{
    refuse(policy,
           [](const Entry& asker, const Entry& other, const GameFrame&) { return other.body.id < asker.body.id; });
}

/// Registers an object around the place that this remembers for it.
template<class Step>
void follow(Policy& policy, Step step)
{
    struct Followed {
        std::uint64_t birth = 0;
        Vec2 place;
        Vec2 velocity;
    };
    policy.box = [step, followed = std::unordered_map<std::uint64_t, Followed>()](const Body& body,
                                                                                  const GameFrame& frame) mutable {
        const auto [found, isNew] = followed.try_emplace(body.id);
        Followed& known = found->second;
        const Vec2 now = body.box.center();
        if (isNew || known.birth != body.bornAt)
            known = {body.bornAt, now, {}};
        else
            step(known.place, known.velocity, body, frame);
        return translated(body.box, known.place - now);
    };
}

/// Deaths, as far as the step before shows them.
class Deaths {
public:
    /// Steps since an object died last.
    std::uint64_t stepsSince(const GameFrame& frame)
    {
        if (m_seen == frame.step + 1)
            return frame.step - m_last;
        m_seen = frame.step + 1;
        std::unordered_set<std::uint64_t> now;
        for (const Body& body : frame.bodies)
            now.insert(body.id);
        for (const std::uint64_t id : m_before)
            if (!now.contains(id)) {
                m_last = frame.step;
                m_hasDied = true;
            }
        m_before = std::move(now);
        return m_hasDied ? frame.step - m_last : kUnlimited;
    }
    [[nodiscard]] bool isNow() const { return m_hasDied && m_last + 1 == m_seen; }

private:
    std::unordered_set<std::uint64_t> m_before;
    std::uint64_t m_seen = 0;
    std::uint64_t m_last = 0;
    bool m_hasDied = false;
};

const Fault kMoreGames[] = {
    {"loop-over-wrapped-cells", Family::Table, HostKind::Hash, World::Bouncing,
     "The columns of both sides are wrapped to 0 to 7 before the loop, which does nothing where the first is greater.",
     [](Policy& policy, const Setting&) {
         policy.takes = [](CellCoord, const CellRange& range, const Entry&, const Lattice&) {
             constexpr std::int64_t kColumns = 8;
             const auto wrapped = [](std::int64_t column) { return ((column % kColumns) + kColumns) % kColumns; };
             return wrapped(range.first.x) <= wrapped(range.last.x);
         };
     }},
    {"straddlers-skip-the-children", Family::Query, HostKind::Quadtree, World::Bouncing,
     "An object that does not fit into a quarter looks at its own node and those above, not at the quarters below it; "
     "each pair is looked for by the lower id alone.",
     [](Policy& policy, const Setting&) {
         onlyTheLowerAsks(policy);
         policy.tree.visits = [](const Aabb& node, const Aabb& query) { return contains(node, query); };
     }},
    {"asks-by-the-corner", Family::Query, HostKind::Quadtree, World::Garden,
     "The search takes the upper left corner of an object and leaves its width and height out.",
     [](Policy& policy, const Setting&) {
         onlyTheLowerAsks(policy);
         policy.pairs.asksWith = [](const Entry& asker) { return Aabb{asker.box.lo, asker.box.lo}; };
     }},
    {"reach-of-its-own-width", Family::Sorting, HostKind::Sweep, World::Garden,
     "The list is sorted by centres, and the loop over the next ones ends where they are the object's own width away: "
     "balloons next to a bug are wider.",
     [](Policy& policy, const Setting&) {
         policy.sweep.key = [](const Entry& entry) { return entry.box.center().x; };
         policy.sweep.ends = [](const Entry& active, const Entry& current) {
             return current.box.center().x - active.box.center().x > active.box.width();
         };
     }},
    {"moves-of-a-third-of-its-width", Family::Updates, HostKind::Grid, World::Bouncing,
     "An object is registered again when it has moved by more than a third of its own width, and barges are wide.",
     [](Policy& policy, const Setting&) {
         updateOnlyIf(policy, [](const Body& body, const Entry& known, const GameFrame&) {
             constexpr double kThird = 1.0 / 3.0;
             return distance(body.box.center(), known.box.center()) > kThird * known.box.width();
         });
     }},
    {"placeholder-while-loading", Family::Size, HostKind::Quadtree, World::Shooter,
     "Until its picture is loaded, which takes eight steps, a new object has the size of the placeholder: 4 x 4.",
     [](Policy& policy, const Setting&) {
         change(policy, [](const Aabb& box, const Body& body, const GameFrame& frame) {
             constexpr std::uint64_t kSteps = 8;
             constexpr Vec2 kPlaceholder{4.0, 4.0};
             return body.age(frame.step) < kSteps ? boxAround(box.center(), kPlaceholder, 0.0) : box;
         });
     }},
    {"trimmed-picture", Family::Size, HostKind::Hash, World::Shooter,
     "The pictures of bats were trimmed by the atlas: their boxes keep the corner and are 0.6 as wide and 0.8 as high.",
     [](Policy& policy, const Setting&) {
         change(policy, [](const Aabb& box, const Body& body, const GameFrame&) {
             constexpr Vec2 kLeft{0.6, 0.8};
             if (std::string_view(body.kind->name) != "Bat")
                 return box;
             return Aabb{box.lo, box.lo + Vec2{kLeft.x * box.width(), kLeft.y * box.height()}};
         });
     }},
    {"half-of-the-matrix", Family::Filters, HostKind::Hash, World::Shooter,
     "The table of kinds that collide is filled above its diagonal only and read with the lower id's kind first: a "
     "bat that is older than a bullet does not find it.",
     [](Policy& policy, const Setting&) {
         onlyTheLowerAsks(policy);
         refuse(policy, [](const Entry& asker, const Entry& other, const GameFrame&) {
             return isNamed(asker, "Bat") && isNamed(other, "Bullet");
         });
     }},
    {"queue-emptied-at-death", Family::Trees, HostKind::FatTree, World::Shooter,
     "When an object is removed the list of moved leaves is emptied with it, and the others of this step do not ask.",
     [](Policy& policy, const Setting&) {
         const auto deaths = std::make_shared<Deaths>();
         policy.registers = [deaths](const Body&, const Entry*, const GameFrame& frame) {
             static_cast<void>(deaths->stepsSince(frame));
             return true;
         };
         policy.tree.asksAgain = [deaths](const Entry&, bool) { return !deaths->isNow(); };
     }},
    {"culled-by-the-centre", Family::Life, HostKind::Grid, World::Platformer,
     "Objects off the screen are not registered, and their centre decides: a platform half on the screen is gone.",
     [](Policy& policy, const Setting&) {
         const auto isOff = [](const Body& body, const GameFrame& frame) {
             return isDynamic(body) ? false : !contains(frame.view, body.box.center());
         };
         policy.registers = [isOff](const Body& body, const Entry*, const GameFrame& frame) {
             return !isOff(body, frame);
         };
         policy.drops = isOff;
     }},
    {"dead-reckoning", Family::Delay, HostKind::Quadtree, World::Bouncing,
     "Places come over the network in each eighth step; between these an object goes on as fast as it was then, also "
     "where it turns back.",
     [](Policy& policy, const Setting&) {
         follow(policy, [](Vec2& place, Vec2& velocity, const Body& body, const GameFrame& frame) {
             constexpr std::uint64_t kSteps = 8;
             if (frame.step % kSteps == 0) {
                 place = body.box.center();
                 velocity = body.box.center() - body.before.center();
             } else {
                 place += velocity;
             }
         });
     }},
    {"follows-smoothly", Family::Delay, HostKind::Sweep, World::Bouncing,
     "The registered place is smoothed like the camera: it goes a quarter of the remaining way in each step.",
     [](Policy& policy, const Setting&) {
         follow(policy, [](Vec2& place, Vec2&, const Body& body, const GameFrame&) {
             constexpr double kShare = 0.25;
             place += kShare * (body.box.center() - place);
         });
     }},
    {"each-thread-its-own", Family::Filters, HostKind::Sweep, World::Swarm,
     "The array of objects is divided among threads in blocks of 64, and pairs of different blocks are never tested.",
     [](Policy& policy, const Setting&) {
         refuse(policy, [](const Entry& a, const Entry& b, const GameFrame&) {
             constexpr std::size_t kBlock = 64;
             return a.body.slot / kBlock != b.body.slot / kBlock;
         });
     }},
    {"stripes-for-threads", Family::Query, HostKind::Grid, World::Bouncing,
     "Each thread has a stripe of the level 10 m wide, and an object belongs to that of its centre alone.",
     [](Policy& policy, const Setting&) {
         refuse(policy, [](const Entry& a, const Entry& b, const GameFrame& frame) {
             constexpr double kStripe = 10.0;
             const auto stripeOf = [&](const Entry& entry) {
                 return std::floor((entry.box.center().x - frame.facts->bounds.lo.x) / kStripe);
             };
             return stripeOf(a) != stripeOf(b);
         });
     }},
    {"frozen-after-a-death", Family::Updates, HostKind::LooseGrid, World::Shooter,
     "A death freezes the picture for two steps, and the grid is not updated meanwhile although objects go on.",
     [](Policy& policy, const Setting&) {
         policy.registers = [deaths = Deaths()](const Body&, const Entry* known, const GameFrame& frame) mutable {
             constexpr std::uint64_t kSteps = 3;
             return deaths.stepsSince(frame) >= kSteps || !known;
         };
     }},
    {"lane-of-birth", Family::Filters, HostKind::Hash, World::Shooter,
     "Objects are in lanes 160 pixels high and are only tested within their lane, which stays that of their birth.",
     [](Policy& policy, const Setting&) {
         const auto lanes = std::make_shared<std::unordered_map<std::uint64_t, double>>();
         policy.registers = [lanes](const Body& body, const Entry*, const GameFrame& frame) {
             constexpr double kLane = 160.0;
             if (body.bornAt == frame.step)
                 (*lanes)[body.id] = std::floor(body.centre.y / kLane);
             return true;
         };
         refuse(policy, [lanes](const Entry& a, const Entry& b, const GameFrame&) {
             return isDynamic(a.body) && isDynamic(b.body) && (*lanes)[a.body.id] != (*lanes)[b.body.id];
         });
     }},
};

} // namespace

std::span<const Fault> moreGameFaults() { return kMoreGames; }

} // namespace broadside::planted
