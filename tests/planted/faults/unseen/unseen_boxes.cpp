#include "tests/planted/faults/faults.h"

#include <algorithm>
#include <cmath>
#include <unordered_map>

/// @file
/// Mistakes with boxes, times, sleep, births and jumps that were written without knowing what is explained.

namespace broadside::planted {
namespace {

/// The boxes of an object since it was made.
class UnseenPast {
public:
    /// The box of so many steps ago; of a younger object its first.
    Aabb before(std::size_t late, const Aabb& box, const Body& body, const GameFrame& frame)
    {
        std::vector<Aabb>& boxes = m_boxes[body.id];
        if (body.bornAt == frame.step)
            boxes.clear();
        boxes.push_back(box);
        return boxes.size() > late ? boxes[boxes.size() - 1 - late] : boxes.front();
    }

private:
    std::unordered_map<std::uint64_t, std::vector<Aabb>> m_boxes;
};

/// Of the objects that were made in one step, the last one stands for all of them.
class UnseenLastMade {
public:
    Aabb boxFor(const Body& body, const GameFrame& frame)
    {
        if (body.bornAt == 0)
            return body.box;
        Last& last = m_last[body.bornAt];
        for (const Body& other : frame.bodies)
            if (other.bornAt == body.bornAt && (body.bornAt == frame.step || other.id == last.id))
                last = {other.id, other.box};
        return last.box;
    }

private:
    struct Last {
        std::uint64_t id = 0;
        Aabb box; ///< As it was last, when it has died.
    };
    std::unordered_map<std::uint64_t, Last> m_last; ///< By the step of birth.
};

/// The chunk in which an object was made.
class UnseenChunks {
public:
    explicit UnseenChunks(double size)
        : m_size(size)
    {}
    /// From the object's own chunk to that of its birth.
    Vec2 wayBack(const Body& body)
    {
        const Vec2 at = body.box.center();
        const Vec2 now{std::floor(at.x / m_size), std::floor(at.y / m_size)};
        return m_size * (m_chunks.try_emplace(body.id, now).first->second - now);
    }

private:
    double m_size;
    std::unordered_map<std::uint64_t, Vec2> m_chunks;
};

/// The nearest of 256 places from the low to the high side of the level.
double unseenByte(double place, double low, double high)
{
    constexpr double kMost = 255.0;
    const double number = std::round(kMost * (place - low) / (high - low));
    return low + (high - low) * std::clamp(number, 0.0, kMost) / kMost;
}

const Fault kUnseenBoxes[] = {
    {"scale-of-the-width-only", Family::Size, HostKind::LooseTree, World::Garden,
     "The scale is applied to the width of the box, and the height stays as it is in the picture.",
     [](Policy& policy, const Setting&) {
         policy.box = [](const Body& body, const GameFrame&) {
             return boxAround(body.centre, {body.scale * body.size.x, body.size.y}, body.angle);
         };
     }},
    {"chunk-of-birth", Family::Shift, HostKind::LooseTree, World::Shooter,
     "A place is the corner of a chunk and a place in the chunk. The chunk stays the one of the birth when the object "
     "goes on into another one.",
     [](Policy& policy, const Setting&) {
         change(policy, [chunks = UnseenChunks(320.0)](const Aabb& box, const Body& body, const GameFrame&) mutable {
             return translated(box, chunks.wayBack(body));
         });
     }},
    {"places-in-bytes", Family::Integers, HostKind::Quadtree, World::Platformer,
     "Places come from the server as two bytes, one for each axis of the level: steps of eight pixels along x and of "
     "three along y. The size around the place is right.",
     [](Policy& policy, const Setting&) {
         change(policy, [](const Aabb& box, const Body&, const GameFrame& frame) {
             const Aabb& level = frame.facts->bounds;
             const Vec2 at = box.center();
             const Vec2 packed{unseenByte(at.x, level.lo.x, level.hi.x), unseenByte(at.y, level.lo.y, level.hi.y)};
             return translated(box, packed - at);
         });
     }},
    {"angle-clamped-not-wrapped", Family::Rotation, HostKind::FatTree, World::Garden,
     "Angles are limited to half a turn in both directions where they should begin again at the other end, and the box "
     "of what turns on no longer follows.",
     [](Policy& policy, const Setting&) {
         policy.box = [](const Body& body, const GameFrame&) {
             constexpr double kHalfTurn = 3.141592653589793;
             return boxAround(body.centre, fullSize(body), std::clamp(body.angle, -kHalfTurn, kHalfTurn));
         };
     }},
    // ---- Time
    {"later-with-each-batch", Family::Delay, HostKind::Sweep, World::Tower,
     "Objects are moved in four batches, of which each is done one step after the one before it.",
     [](Policy& policy, const Setting&) {
         change(policy, [past = UnseenPast()](const Aabb& box, const Body& body, const GameFrame& frame) mutable {
             constexpr std::size_t kBatches = 4;
             return past.before(body.slot % kBatches, box, body, frame);
         });
     }},
    {"absolute-value-forgotten", Family::Updates, HostKind::Hash, World::Shooter,
     "An object is registered again when its x or its y is larger than before by a pixel. The absolute value was "
     "forgotten, and what flies to the left and up is never far enough.",
     [](Policy& policy, const Setting&) {
         updateOnlyIf(policy, [](const Body& body, const Entry& known, const GameFrame&) {
             constexpr double kPixel = 1.0;
             const Vec2 way = body.box.center() - known.box.center();
             return way.x > kPixel || way.y > kPixel;
         });
     }},
    {"carried-ones-not-updated", Family::Updates, HostKind::FatTree, World::Platformer,
     "An object is updated when its place in its parent changes, and a rider stands still on its platform.",
     [](Policy& policy, const Setting&) {
         updateOnlyIf(policy, [](const Body& body, const Entry&, const GameFrame&) { return !body.hasParent; });
     }},
    {"between-two-trees", Family::Sleep, HostKind::Quadtree, World::Warehouse,
     "What falls asleep is taken out of the tree of moving objects at once, and put into that of resting ones when it "
     "is built the next time, once in 50 steps.",
     [](Policy& policy, const Setting&) {
         const auto isInNone = [](const Body& body, const GameFrame& frame) {
             constexpr std::uint64_t kPeriod = 50;
             const int asleep = body.restSteps - kStepsUntilSleep;
             return body.isAsleep && static_cast<std::uint64_t>(asleep) < frame.step % kPeriod;
         };
         policy.drops = isInNone;
         policy.registers = [isInNone](const Body& body, const Entry*, const GameFrame& frame) {
             return !isInNone(body, frame);
         };
     }},
    // ---- Birth and jumps
    {"loop-variable-captured", Family::Life, HostKind::Hash, World::Space,
     "The function that gives the box of a new object holds the variable of the loop: all that are made in one step "
     "give the box of the last of them.",
     [](Policy& policy, const Setting&) {
         policy.box = [last = UnseenLastMade()](const Body& body, const GameFrame& frame) mutable {
             return last.boxFor(body, frame);
         };
     }},
    {"jump-taken-for-a-glitch", Family::Teleport, HostKind::RingGrid, World::Space,
     "A place that is more than one and a half cells from the known one is taken for a wrong number and thrown away, "
     "and after a jump all places are.",
     [](Policy& policy, const Setting& setting) {
         updateOnlyIf(policy, [far = 1.5 * setting.cell()](const Body& body, const Entry& known, const GameFrame&) {
             return distance(body.box.center(), known.box.center()) <= far;
         });
     }},
};

} // namespace

std::span<const Fault> unseenBoxFaults() { return kUnseenBoxes; }

} // namespace broadside::planted
