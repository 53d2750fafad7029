#pragma once

/// @file
/// How long a test waits for what must come. It comes within milliseconds on a quiet machine; under a sanitizer on a
/// busy one five seconds, Qt's own limit, are not enough. A test waits no longer than it takes, so the limit is
/// generous: only a test that fails reaches it. Every test includes this file through test.h.

#include <QTest>

namespace broadside::test {

inline constexpr int kPatience = 60'000; // milliseconds

} // namespace broadside::test

#undef QTRY_VERIFY
#define QTRY_VERIFY(expr) QTRY_VERIFY_WITH_TIMEOUT((expr), ::broadside::test::kPatience)
#undef QTRY_VERIFY2
#define QTRY_VERIFY2(expr, message) QTRY_VERIFY2_WITH_TIMEOUT((expr), message, ::broadside::test::kPatience)
#undef QTRY_COMPARE
#define QTRY_COMPARE(expr, expected) QTRY_COMPARE_WITH_TIMEOUT((expr), expected, ::broadside::test::kPatience)
