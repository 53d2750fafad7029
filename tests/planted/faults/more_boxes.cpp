#include "tests/planted/faults/faults.h"

#include <string_view>
#include <unordered_map>

/// @file
/// More wrong boxes: size, rotation, place, and numbers that are cut.

namespace broadside::planted {
namespace {

bool isNamed(const Body& body, std::string_view name) { return body.kind->name == name; }
bool turns(const Body& body) { return body.angle != 0.0; }

/// Registers a box of this size around the true place.
template<class SizeOf>
void resize(Policy& policy, SizeOf sizeOf)
{
    policy.box = [sizeOf](const Body& body, const GameFrame&) {
        return boxAround(body.centre, sizeOf(body), body.angle);
    };
}

/// Registers boxes moved by this.
template<class By>
void displace(Policy& policy, By by)
{
    change(policy, [by](const Aabb& box, const Body& body, const GameFrame& frame) {
        return translated(box, by(box, body, frame));
    });
}

Vec2 turned(Vec2 point, double angle)
{
    const double c = std::cos(angle);
    const double s = std::sin(angle);
    return {c * point.x - s * point.y, s * point.x + c * point.y};
}

/// Adds the whole part of each move to the place; births and jumps are right.
class WholeMoves {
public:
    Aabb operator()(const Body& body, const GameFrame& frame)
    {
        Vec2& lost = m_lost[body.id];
        if (body.bornAt == frame.step || body.hasJumped) {
            lost = {};
        } else {
            const Vec2 move = body.box.center() - body.before.center();
            lost += move - Vec2{std::trunc(move.x), std::trunc(move.y)};
        }
        return translated(body.box, -lost);
    }

private:
    std::unordered_map<std::uint64_t, Vec2> m_lost;
};

const Fault kMoreBoxes[] = {
    {"inset-taken-off", Family::Size, HostKind::Quadtree, World::Shooter,
     "Three pixels are taken off each side for the sprite's empty border, which the size does not have.",
     [](Policy& policy, const Setting&) {
         change(policy, [](const Aabb& box, const Body&, const GameFrame&) {
             constexpr double kInset = 3.0;
             return grown(box, -kInset);
         });
     }},
    {"one-kind-in-tiles", Family::Size, HostKind::Sweep, World::Shooter,
     "The size of bats is in tiles and that of all others in pixels.",
     [](Policy& policy, const Setting&) {
         resize(policy, [](const Body& body) {
             constexpr double kPixelsPerTile = 32.0;
             return (isNamed(body, "Bat") ? 1.0 / kPixelsPerTile : 1.0) * fullSize(body);
         });
     }},
    {"scale-up-to-one", Family::Size, HostKind::Hash, World::Garden,
     "The scale is limited to one when the box is made, and things grow larger.",
     [](Policy& policy, const Setting&) {
         resize(policy, [](const Body& body) { return std::min(1.0, body.scale) * body.size; });
     }},
    {"clipped-to-a-cell", Family::Size, HostKind::LooseTree, World::Bouncing,
     "Boxes are at most as large as a cell: the rest of a barge is cut off on all sides.",
     [](Policy& policy, const Setting& setting) {
         change(policy, [cell = setting.cell()](const Aabb& box, const Body&, const GameFrame&) {
             return boxAround(box.center(), {std::min(cell, box.width()), std::min(cell, box.height())}, 0.0);
         });
     }},
    // ---- Rotation
    {"cells-along-the-axis", Family::Rotation, HostKind::Grid, World::Garden,
     "What is rotated fills the cells along its long middle line, and not those beside it.",
     [](Policy& policy, const Setting&) {
         policy.takes = [](CellCoord cell, const CellRange&, const Entry& entry, const Lattice& lattice) {
             constexpr int kPoints = 8; // on each half of the line
             const Body& body = entry.body;
             if (!turns(body))
                 return true;
             const Vec2 half = turned({0.5 * fullSize(body).x, 0.0}, body.angle);
             for (int i = -kPoints; i <= kPoints; ++i)
                 if (CellPolicy{}.cellOf(body.centre + (1.0 / kPoints * i) * half, lattice) == cell)
                     return true;
             return false;
         };
     }},
    {"art-faces-up", Family::Rotation, HostKind::FatTree, World::Garden,
     "The picture faces up where the angle is zero, and the box is rotated by a quarter turn too much.",
     [](Policy& policy, const Setting&) {
         policy.box = [](const Body& body, const GameFrame&) {
             constexpr double kQuarterTurn = 1.5707963267948966;
             return boxAround(body.centre, fullSize(body), turns(body) ? body.angle + kQuarterTurn : 0.0);
         };
     }},
    {"box-kept-until-it-turns", Family::Rotation, HostKind::Hash, World::Space,
     "The size of the rotated box is computed again when the angle has changed by a radian.",
     [](Policy& policy, const Setting&) {
         policy.box = [angles = std::unordered_map<std::uint64_t, std::pair<std::uint64_t, double>>()](
                          const Body& body, const GameFrame&) mutable {
             constexpr double kEnough = 1.0;
             const auto [known, isNew] = angles.try_emplace(body.id, body.bornAt, body.angle);
             auto& [birth, angle] = known->second;
             if (birth != body.bornAt || std::abs(body.angle - angle) > kEnough)
                 known->second = {body.bornAt, body.angle};
             return boxAround(body.centre, fullSize(body), angle);
         };
     }},
    {"moved-before-rotated", Family::Rotation, HostKind::Sweep, World::Bouncing,
     "The matrices are multiplied the wrong way round: the object is moved and then rotated about the origin.",
     [](Policy& policy, const Setting&) {
         policy.box = [](const Body& body, const GameFrame&) {
             return boxAround(turned(body.centre, body.angle), fullSize(body), body.angle);
         };
     }},
    {"line-copied", Family::Rotation, HostKind::Quadtree, World::Garden,
     "The line for the height of the rotated box is a copy of that for the width.",
     [](Policy& policy, const Setting&) {
         change(policy, [](const Aabb& box, const Body& body, const GameFrame&) {
             return turns(body) ? boxAround(box.center(), {box.width(), box.width()}, 0.0) : box;
         });
     }},
    // ---- Shift
    {"flipped-about-the-corner", Family::Shift, HostKind::Hash, World::Platformer,
     "A sprite that faces left is flipped about its left side, and its box is a width too far left.",
     [](Policy& policy, const Setting&) {
         displace(policy, [](const Aabb& box, const Body& body, const GameFrame&) {
             return body.velocity.x < 0.0 ? Vec2{-box.width(), 0.0} : Vec2{};
         });
     }},
    {"zoom-not-undone", Family::Shift, HostKind::Quadtree, World::Shooter,
     "Bullets are made where they are drawn: the camera's zoom of 1.15 about the middle of the screen is not undone.",
     [](Policy& policy, const Setting&) {
         displace(policy, [](const Aabb& box, const Body& body, const GameFrame& frame) {
             constexpr double kZoom = 1.15;
             return isNamed(body, "Bullet") ? (kZoom - 1.0) * (box.center() - frame.view.center()) : Vec2{};
         });
     }},
    {"parallax-for-walls", Family::Shift, HostKind::LooseGrid, World::Shooter,
     "Static objects are on a layer that scrolls a little slower, and are registered where it is drawn.",
     [](Policy& policy, const Setting&) {
         displace(policy, [](const Aabb&, const Body& body, const GameFrame& frame) {
             constexpr double kSlower = 0.1;
             return isDynamic(body) ? Vec2{} : kSlower * frame.view.lo;
         });
     }},
    // ---- Integers
    {"sixteen-bits", Family::Integers, HostKind::Sweep, World::Platformer,
     "Places of tiles have 16 bits, five of them for fractions, and wrap to negative numbers at 1024 pixels.",
     [](Policy& policy, const Setting&) {
         displace(policy, [](const Aabb& box, const Body& body, const GameFrame&) {
             constexpr double kLimit = 1024.0;
             return isNamed(body, "Tile") && box.center().x >= kLimit ? Vec2{-2.0 * kLimit, 0.0} : Vec2{};
         });
     }},
    {"moves-in-whole-pixels", Family::Integers, HostKind::Grid, World::Space,
     "Each move is cut to whole pixels before it is added to the registered place, and slow objects stay behind.",
     [](Policy& policy, const Setting&) {
         policy.box = [moves = WholeMoves()](const Body& body, const GameFrame& frame) mutable {
             return moves(body, frame);
         };
     }},
    {"half-is-zero", Family::Integers, HostKind::FatTree, World::Bouncing,
     "Half of the size is computed with 1 / 2, which is zero in whole numbers: each box is a point.",
     [](Policy& policy, const Setting&) {
         change(policy, [](const Aabb& box, const Body&, const GameFrame&) {
             return Aabb{box.center(), box.center()};
         });
     }},
};

} // namespace

std::span<const Fault> moreBoxFaults() { return kMoreBoxes; }

} // namespace broadside::planted
