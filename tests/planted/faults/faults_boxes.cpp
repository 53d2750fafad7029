#include "tests/planted/faults/faults.h"

#include <map>

/// @file
/// Wrong sizes and wrong angles of the boxes that are registered.

namespace broadside::planted {
namespace {

/// Registers a box of this size around the true place, not rotated.
template<class SizeOf>
void sizeBy(Policy& policy, SizeOf sizeOf)
{
    policy.box = [sizeOf](const Body& body, const GameFrame&) {
        return boxAround(body.centre, sizeOf(body), body.angle);
    };
}
/// Registers the true rectangle with this angle.
template<class AngleOf>
void angleBy(Policy& policy, AngleOf angleOf)
{
    policy.box = [angleOf](const Body& body, const GameFrame&) {
        return boxAround(body.centre, fullSize(body), angleOf(body));
    };
}

constexpr double kDegrees = 57.29577951308232; // in a radian
constexpr double kQuarter = 1.5707963267948966;

const Fault kBoxFaults[] = {
    {"half-size", Family::Size, HostKind::Grid, World::Space, "Half extents are taken for half of the half extents.",
     [](Policy& policy, const Setting&) { sizeBy(policy, [](const Body& body) { return 0.5 * fullSize(body); }); }},
    {"first-size", Family::Size, HostKind::FatTree, World::Garden,
     "The size is read when the object is made, and growth is ignored.",
     [](Policy& policy, const Setting&) {
         sizeBy(policy, [](const Body& body) { return body.bornScale * body.size; });
     }},
    {"width-and-height-swapped", Family::Size, HostKind::Sweep, World::Shooter,
     "Width and height are swapped when the box is registered.",
     [](Policy& policy, const Setting&) {
         sizeBy(policy, [](const Body& body) { return Vec2{fullSize(body).y, fullSize(body).x}; });
     }},
    {"scale-forgotten", Family::Size, HostKind::Quadtree, World::Garden,
     "The scale of the sprite is left out of the box.",
     [](Policy& policy, const Setting&) { sizeBy(policy, [](const Body& body) { return body.size; }); }},
    {"one-size-for-all", Family::Size, HostKind::Hash, World::Platformer,
     "All objects are registered with the same size, that of a tile's half.",
     [](Policy& policy, const Setting& setting) {
         sizeBy(policy, [size = 0.25 * setting.cell()](const Body&) { return Vec2{size, size}; });
     }},
    {"size-of-the-first", Family::Size, HostKind::Grid, World::Bouncing,
     "The size is kept once for each kind, that of the first object of the kind.",
     [](Policy& policy, const Setting&) {
         policy.box = [sizes = std::map<const Kind*, Vec2>()](const Body& body, const GameFrame&) mutable {
             const Vec2 size = sizes.try_emplace(body.kind, fullSize(body)).first->second;
             return boxAround(body.centre, size, body.angle);
         };
     }},
    {"smaller-side-for-both", Family::Size, HostKind::LooseTree, World::Shooter,
     "The radius is half of the smaller side, and the box is the square around that circle.",
     [](Policy& policy, const Setting&) {
         sizeBy(policy, [](const Body& body) {
             const double side = std::min(fullSize(body).x, fullSize(body).y);
             return Vec2{side, side};
         });
     }},
    {"width-for-both", Family::Size, HostKind::FatTree, World::Shooter, "The width is taken for the height, too.",
     [](Policy& policy, const Setting&) {
         sizeBy(policy, [](const Body& body) { return Vec2{fullSize(body).x, fullSize(body).x}; });
     }},
    {"circle-of-equal-area", Family::Size, HostKind::Hash, World::Space,
     "Each object is registered as the circle that has the same area.",
     [](Policy& policy, const Setting&) {
         constexpr double kCirclePerSquare = 1.1283791670955126; // diameter of a circle of area 1
         policy.box = [](const Body& body, const GameFrame&) {
             const double side = kCirclePerSquare * std::sqrt(fullSize(body).x * fullSize(body).y);
             return boxAround(body.centre, {side, side}, 0.0);
         };
     }},
    {"fast-ones-shrunk", Family::Size, HostKind::Grid, World::Bouncing,
     "Objects faster than a limit are registered with half of their size, left over from a try against jitter.",
     [](Policy& policy, const Setting& setting) {
         sizeBy(policy, [limit = 1.5 * setting.cell()](const Body& body) {
             return (length(body.velocity) > limit ? 0.5 : 1.0) * fullSize(body);
         });
     }},
    {"half-height", Family::Size, HostKind::CentreGrid, World::Platformer,
     "The box of walkers is their upper body alone, and with a wrong centre their feet are outside.",
     [](Policy& policy, const Setting&) {
         change(policy, [](const Aabb& box, const Body& body, const GameFrame&) {
             return isDynamic(body) ? Aabb{box.lo, {box.hi.x, box.lo.y + 0.4 * box.height()}} : box;
         });
         refuse(policy, [](const Entry& asker, const Entry& other, const GameFrame&) {
             return !overlaps(asker.box, other.box);
         });
     }},
    {"parts-beyond-first", Family::Size, HostKind::Sweep, World::Bouncing,
     "Large objects are made of parts, and the box is that of the first part, a quarter of the whole.",
     [](Policy& policy, const Setting& setting) {
         change(policy, [limit = setting.cell()](const Aabb& box, const Body&, const GameFrame&) {
             return box.width() > limit ? Aabb{box.lo, {box.lo.x + 0.25 * box.width(), box.hi.y}} : box;
         });
     }},
    // ---- Rotation
    {"rotation-ignored", Family::Rotation, HostKind::Grid, World::Garden,
     "The box is that of the object before it is rotated.",
     [](Policy& policy, const Setting&) { angleBy(policy, [](const Body&) { return 0.0; }); }},
    {"rotation-at-birth", Family::Rotation, HostKind::Sweep, World::Space,
     "The box is that of the angle with which the object was made.",
     [](Policy& policy, const Setting&) { angleBy(policy, [](const Body& body) { return body.bornAngle; }); }},
    {"degrees-for-radians", Family::Rotation, HostKind::Quadtree, World::Garden,
     "The angle is in degrees, but sine and cosine want radians.",
     [](Policy& policy, const Setting&) { angleBy(policy, [](const Body& body) { return kDegrees * body.angle; }); }},
    {"quarter-turns-only", Family::Rotation, HostKind::Hash, World::Garden,
     "The box only follows quarter turns: the angle is rounded to the nearest one.",
     [](Policy& policy, const Setting&) {
         angleBy(policy, [](const Body& body) { return kQuarter * std::round(body.angle / kQuarter); });
     }},
    {"rotated-about-the-corner", Family::Rotation, HostKind::FatTree, World::Bouncing,
     "The box is rotated about its low corner and not about its centre.",
     [](Policy& policy, const Setting&) {
         policy.box = [](const Body& body, const GameFrame&) {
             if (body.angle == 0.0)
                 return body.box;
             const Vec2 half = 0.5 * fullSize(body);
             const double c = std::cos(body.angle);
             const double s = std::sin(body.angle);
             const Vec2 rotated{c * half.x - s * half.y, s * half.x + c * half.y};
             return boxAround(body.centre - half + rotated, fullSize(body), body.angle);
         };
     }},
    {"signs-kept", Family::Rotation, HostKind::Grid, World::Space,
     "The absolute values of sine and cosine are forgotten, and some angles make the box far too small.",
     [](Policy& policy, const Setting&) {
         policy.box = [](const Body& body, const GameFrame&) {
             const Vec2 size = fullSize(body);
             const double c = std::cos(body.angle);
             const double s = std::sin(body.angle);
             const Vec2 half{0.5 * std::abs(size.x * c + size.y * s), 0.5 * std::abs(size.x * s + size.y * c)};
             return Aabb{body.centre - half, body.centre + half};
         };
     }},
    {"rotation-late", Family::Rotation, HostKind::LooseGrid, World::Garden,
     "The angle that is registered is the one of ten steps ago, since the sprite follows it slowly.",
     [](Policy& policy, const Setting&) {
         policy.box = [angles = std::map<std::uint64_t, std::vector<double>>()](const Body& body,
                                                                                const GameFrame&) mutable {
             constexpr std::size_t kLate = 10;
             std::vector<double>& past = angles[body.id];
             past.push_back(body.angle);
             const double angle = past.size() > kLate ? past[past.size() - 1 - kLate] : past.front();
             return boxAround(body.centre, fullSize(body), 2.0 * angle);
         };
     }},
};

} // namespace

std::span<const Fault> boxFaults() { return kBoxFaults; }

} // namespace broadside::planted
