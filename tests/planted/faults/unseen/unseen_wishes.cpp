#include "tests/planted/faults/faults.h"

#include <algorithm>
#include <cmath>
#include <string_view>
#include <unordered_map>

/// @file
/// Mistakes that came with changes of the program and with wishes for the game, and that were written without knowing
/// what is explained.

namespace broadside::planted {
namespace {

bool wishesIsNamed(const Entry& entry, std::string_view name) { return entry.body.kind->name == name; }

/// Whether others were born in this step, and this one before.
bool wishesIsCleared(const Body& body, const GameFrame& frame)
{
    if (frame.step == 0 || body.bornAt == frame.step)
        return false;
    return std::ranges::any_of(frame.bodies, [&](const Body& other) { return other.bornAt == frame.step; });
}

/// The box of what is now where the object was in the game's list at its birth.
class WishesIndices {
public:
    Aabb boxAt(const Body& body, const GameFrame& frame)
    {
        const auto [known, isNew] = m_known.try_emplace(body.id);
        auto& [index, box] = known->second;
        if (isNew)
            index =
                static_cast<std::size_t>(std::ranges::find(frame.bodies, body.id, &Body::id) - frame.bodies.begin());
        if (index < frame.bodies.size())
            box = frame.bodies[index].box;
        return box;
    }

private:
    struct Known {
        std::size_t index = 0;
        Aabb box; ///< As it was read last.
    };
    std::unordered_map<std::uint64_t, Known> m_known;
};

/// Since when objects are in rooms.
class WishesStays {
public:
    /// Whether one of the two is a room and the other one has been in it for so many steps.
    bool isAtHome(const Entry& a, const Entry& b, const GameFrame& frame)
    {
        constexpr std::uint64_t kSteps = 40;
        if (wishesIsNamed(a, "Room") == wishesIsNamed(b, "Room") || !overlaps(a.box, b.box))
            return false;
        Stay& stay = m_stays.try_emplace(keyOf(a, b), Stay{frame.step, frame.step}).first->second;
        if (frame.step > stay.last + 1)
            stay.first = frame.step;
        stay.last = frame.step;
        return frame.step - stay.first >= kSteps;
    }

private:
    struct Stay {
        std::uint64_t first;
        std::uint64_t last;
    };
    std::unordered_map<std::uint64_t, Stay> m_stays;
};

/// Moves up; y goes down.
bool wishesRises(const Entry& entry)
{
    return isDynamic(entry.body) && entry.body.box.center().y < entry.body.before.center().y;
}

/// In which lane of the hall an object is.
double wishesLaneOf(const Entry& entry)
{
    constexpr double kLane = 4.5;
    return std::floor(entry.box.center().y / kLane);
}

const Fault kUnseenWishes[] = {
    // ---- Changes of the program
    {"emptied-after-it-was-filled", Family::Life, HostKind::Hash, World::Garden,
     "When something is born the table is emptied, to be filled anew. Two calls have changed places, and it is emptied "
     "after the others were put in: in such a step only the newborn is in the table.",
     [](Policy& policy, const Setting&) {
         policy.drops = [](const Body& body, const GameFrame& frame) { return wishesIsCleared(body, frame); };
         policy.registers = [](const Body& body, const Entry*, const GameFrame& frame) {
             return !wishesIsCleared(body, frame);
         };
     }},
    {"width-copied-to-the-height", Family::Size, HostKind::Quadtree, World::Stacked,
     "The line for the high y was copied from that for the high x, and half the width is still in it: boxes end too "
     "early at the bottom when they are high, and too late when they are wide.",
     [](Policy& policy, const Setting&) {
         change(policy, [](const Aabb& box, const Body&, const GameFrame&) {
             return Aabb{box.lo, {box.hi.x, box.center().y + 0.5 * box.width()}};
         });
     }},
    {"index-kept-after-a-removal", Family::Life, HostKind::Grid, World::Shooter,
     "For each object the grid keeps its index in the game's list. When a bullet dies the younger ones move up, and "
     "the grid reads the box of another bullet, or keeps the last one when the list has become shorter than that.",
     [](Policy& policy, const Setting&) {
         policy.box = [indices = WishesIndices()](const Body& body, const GameFrame& frame) mutable {
             return indices.boxAt(body, frame);
         };
     }},
    {"renamed-and-not-in-the-table", Family::Filters, HostKind::RingGrid, World::Platformer,
     "Who meets whom is in a table by the names of the kinds. Riders had another name once, are not in it, and get the "
     "usual line: they meet what moves, but no tiles, coins and platforms.",
     [](Policy& policy, const Setting&) {
         refuse(policy, [](const Entry& a, const Entry& b, const GameFrame&) {
             return (wishesIsNamed(a, "Rider") && !isDynamic(b.body)) ||
                    (wishesIsNamed(b, "Rider") && !isDynamic(a.body));
         });
     }},
    // ---- Wishes for the game
    {"rising-through-everything", Family::Filters, HostKind::CentreGrid, World::Platformer,
     "So that the player can jump up through a floor, what rises is not tested. That also holds for coins and walkers, "
     "and for riders whose platform goes up.",
     [](Policy& policy, const Setting&) {
         refuse(policy,
                [](const Entry& a, const Entry& b, const GameFrame&) { return wishesRises(a) || wishesRises(b); });
     }},
    {"at-home-in-the-room", Family::Filters, HostKind::Hash, World::Shooter,
     "Who has been in a room for 40 steps counts as living there, and the two are not tested again before he leaves. "
     "The scripts of the room need him in each step.",
     [](Policy& policy, const Setting&) {
         refuse(policy, [stays = WishesStays()](const Entry& a, const Entry& b, const GameFrame& frame) mutable {
             return stays.isAtHome(a, b, frame);
         });
     }},
    {"zoom-of-the-places-only", Family::Shift, HostKind::LooseGrid, World::Tower,
     "While the camera zooms in, from step 120 to 164, places are multiplied by 1.15 before they come into the grid, "
     "and sizes are not.",
     [](Policy& policy, const Setting&) {
         change(policy, [](const Aabb& box, const Body&, const GameFrame& frame) {
             constexpr double kZoom = 1.15;
             const bool isZoomed = frame.step >= 120 && frame.step <= 164;
             return isZoomed ? translated(box, (kZoom - 1.0) * box.center()) : box;
         });
     }},
    {"lanes-of-the-hall", Family::Filters, HostKind::CentreGrid, World::Warehouse,
     "The hall has lanes of 4.5 metres, and who is in different ones is not tested. An object is in the lane of its "
     "centre, but it can reach into the next one.",
     [](Policy& policy, const Setting&) {
         refuse(policy,
                [](const Entry& a, const Entry& b, const GameFrame&) { return wishesLaneOf(a) != wishesLaneOf(b); });
     }},
};

} // namespace

std::span<const Fault> unseenWishFaults() { return kUnseenWishes; }

} // namespace broadside::planted
