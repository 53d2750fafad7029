#pragma once

/// @file
/// How long a test waits for something. On a quiet machine it takes milliseconds; under a sanitizer on a busy machine,
/// Qt's own limit of five seconds is too short. Only a failing test reaches the limit, so it is generous. Every test
/// includes this file through test.h.

#include <QTest>

namespace broadside::test {

inline constexpr int kPatience = 240'000; // milliseconds

} // namespace broadside::test

#undef QTRY_VERIFY
#define QTRY_VERIFY(expr) QTRY_VERIFY_WITH_TIMEOUT((expr), ::broadside::test::kPatience)
#undef QTRY_VERIFY2
#define QTRY_VERIFY2(expr, message) QTRY_VERIFY2_WITH_TIMEOUT((expr), message, ::broadside::test::kPatience)
#undef QTRY_COMPARE
#define QTRY_COMPARE(expr, expected) QTRY_COMPARE_WITH_TIMEOUT((expr), expected, ::broadside::test::kPatience)
