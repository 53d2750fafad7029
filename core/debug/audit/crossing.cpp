#include "core/debug/audit/crossing.h"

#include "core/collision/contact.h"
#include "core/collision/overlap.h"
#include "core/collision/sweep.h"
#include "core/geometry/bounds.h"
#include "core/geometry/shape_kinds.h"

#include <algorithm>

namespace broadside {
namespace {

constexpr double kOtherSide = -0.34;     // cosine of 110 degrees
constexpr double kLeastDepth = 1 / 20.0; // of the stretch on which the two overlap
constexpr double kLeastTravel = 0.1;     // of the depth
constexpr double kDeepest = 0.5;         // at the start, of the depth in the middle

double shorterSide(const Aabb& box) { return std::min(box.width(), box.height()); }

class CrossingSearch {
public:
    CrossingSearch(const Shape& moving, const Pose& pose, Vec2 displacement, const Shape& resting,
                   const Pose& restingPose)
        : m_moving(moving)
        , m_pose(pose)
        , m_displacement(displacement)
        , m_resting(resting)
        , m_restingPose(restingPose)
        , m_isConvex(kindOf(moving).isConvex && kindOf(resting).isConvex)
    {}

    [[nodiscard]] std::optional<Crossing> find() const
    {
        const auto end = lastSide();
        if (!end || dot(m_displacement, end->outward) <= kLeastTravel * end->depth)
            return std::nullopt;
        const auto begin = firstSide(*end);
        if (!begin || dot(begin->outward, end->outward) > kOtherSide)
            return std::nullopt;
        const double middle = middleBetween(*begin, *end);
        const auto there = contactAt(middle, {});
        const double stretch = (end->fraction - begin->fraction) * length(m_displacement);
        if (!there || there->depth < kLeastDepth * stretch || begin->depth > kDeepest * there->depth ||
            dot(m_displacement, end->outward) < kLeastTravel * there->depth)
            return std::nullopt;
        return Crossing{begin->fraction, middle};
    }

private:
    struct Side {
        double fraction = 0.0;
        Vec2 outward; ///< Unit vector out of the resting shape, for the moving one.
        double depth = 0.0;
    };

    [[nodiscard]] Pose poseAt(double fraction) const
    {
        Pose pose = m_pose;
        pose.position += fraction * m_displacement;
        return pose;
    }
    [[nodiscard]] std::optional<Contact> contactAt(double fraction, Vec2 motion) const
    {
        return contactBetween(m_moving, poseAt(fraction), m_resting, m_restingPose, motion);
    }
    [[nodiscard]] bool overlapAt(double fraction) const
    {
        return overlap(m_moving, poseAt(fraction), m_resting, m_restingPose);
    }
    /// If several ways out are equally short, the one against `motion`.
    [[nodiscard]] std::optional<Side> sideAt(double fraction, Vec2 motion) const
    {
        const auto contact = contactAt(fraction, motion);
        return contact ? std::optional(Side{fraction, contact->normal, contact->depth}) : std::nullopt;
    }
    [[nodiscard]] std::optional<Side> lastSide() const
    {
        if (const auto side = sideAt(1.0, m_displacement))
            return side;
        const auto back = firstContact(m_moving, poseAt(1.0), -m_displacement, m_resting, m_restingPose);
        return back ? sideAt(1.0 - *back, m_displacement) : std::nullopt;
    }
    [[nodiscard]] std::optional<Side> firstSide(const Side& end) const;
    [[nodiscard]] std::optional<Side> touchAfter(double fraction) const;
    [[nodiscard]] double middleBetween(const Side& begin, const Side& end) const;

    const Shape& m_moving;
    const Pose& m_pose;
    Vec2 m_displacement;
    const Shape& m_resting;
    const Pose& m_restingPose;
    bool m_isConvex;
};

/// The first side of the stretch that ends at `end`. Shapes that are not convex may separate and meet again.
std::optional<CrossingSearch::Side> CrossingSearch::firstSide(const Side& end) const
{
    constexpr int kLooks = 32;
    const auto start = sideAt(0.0, -end.outward);
    if (m_isConvex)
        return start ? start : touchAfter(0.0);
    const double sizes =
        std::min(shorterSide(boundsOf(m_moving, m_pose)), shorterSide(boundsOf(m_resting, m_restingPose)));
    if (start && length(m_displacement) < 0.25 * sizes)
        return start; // too short to leave one part and cross another
    for (int i = 1; i <= kLooks; ++i)
        if (const double fraction = end.fraction * (1.0 - i / static_cast<double>(kLooks)); !overlapAt(fraction))
            return touchAfter(fraction);
    return start;
}

std::optional<CrossingSearch::Side> CrossingSearch::touchAfter(double fraction) const
{
    const auto touch =
        firstContact(m_moving, poseAt(fraction), (1.0 - fraction) * m_displacement, m_resting, m_restingPose);
    return touch ? sideAt(fraction + *touch * (1.0 - fraction), m_displacement) : std::nullopt;
}

double CrossingSearch::middleBetween(const Side& begin, const Side& end) const
{
    constexpr int kHalvings = 30;
    double near = begin.fraction;
    double far = end.fraction;
    for (int i = 0; i < kHalvings; ++i) {
        const double middle = 0.5 * (near + far);
        const auto contact = contactAt(middle, {});
        const bool isNear = contact && dot(contact->normal, begin.outward) > dot(contact->normal, end.outward);
        (isNear ? near : far) = middle;
    }
    return near;
}

} // namespace

std::optional<Crossing> crossingOf(const Shape& moving, const Pose& pose, Vec2 displacement, const Shape& resting,
                                   const Pose& restingPose)
{
    return CrossingSearch(moving, pose, displacement, resting, restingPose).find();
}

} // namespace broadside
