#pragma once

#include "core/collision/queries.h"
#include "core/math/aabb.h"
#include "core/math/angle.h"
#include "core/math/pose.h"
#include "tests/support/metatypes.h"

#include <QTest>

#include <string>

/// @file
/// Lets QCOMPARE print values of the library with all 17 digits. Include it before the first QCOMPARE.

namespace broadside {

inline std::string describeForTest(double value) { return QByteArray::number(value, 'g', 17).toStdString(); }
inline std::string describeForTest(Vec2 v) { return "(" + describeForTest(v.x) + ", " + describeForTest(v.y) + ")"; }
inline std::string describeForTest(const Aabb& box)
{
    return "[" + describeForTest(box.lo) + " .. " + describeForTest(box.hi) + "]";
}
inline std::string describeForTest(const Pose& pose)
{
    return "at " + describeForTest(pose.position) + " turned " + describeForTest(pose.angle) + " scaled " +
           describeForTest(pose.scale);
}
inline std::string describeForTest(Rotation r)
{
    return "cosine " + describeForTest(r.cosine) + ", sine " + describeForTest(r.sine);
}
inline std::string describeForTest(const RayHit& hit)
{
    return "fraction " + describeForTest(hit.fraction) + " point " + describeForTest(hit.point) + " normal " +
           describeForTest(hit.normal);
}

inline char* toString(Vec2 v) { return qstrdup(describeForTest(v).c_str()); }
inline char* toString(const Aabb& box) { return qstrdup(describeForTest(box).c_str()); }
inline char* toString(const Pose& pose) { return qstrdup(describeForTest(pose).c_str()); }
inline char* toString(Rotation r) { return qstrdup(describeForTest(r).c_str()); }
inline char* toString(const RayHit& hit) { return qstrdup(describeForTest(hit).c_str()); }

/// True when the numbers differ by at most `tolerance`, in absolute terms.
[[nodiscard]] inline bool near(double a, double b, double tolerance) { return std::abs(a - b) <= tolerance; }
[[nodiscard]] inline bool near(Vec2 a, Vec2 b, double tolerance)
{
    return near(a.x, b.x, tolerance) && near(a.y, b.y, tolerance);
}

} // namespace broadside

/// Like QVERIFY; prints both values when they differ by more than `tolerance`.
#define VERIFY_NEAR(actual, expected, tolerance)                                                                       \
    QVERIFY2(broadside::near(actual, expected, tolerance),                                                             \
             (broadside::describeForTest(actual) + " is not within " + broadside::describeForTest(tolerance) +         \
              " of " + broadside::describeForTest(expected))                                                           \
                 .c_str())
