#pragma once

/// @file
/// Tells whether a sanitizer is compiled in: then everything takes several times as long, what is freed stays in memory
/// for a while, and operator new is the sanitizer's own. BROADSIDE_SANITIZED is defined then: by the build where only
/// the libraries are checked, else here.

#if !defined(BROADSIDE_SANITIZED)
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
#define BROADSIDE_SANITIZED
#elif defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
#define BROADSIDE_SANITIZED
#endif
#endif
#endif

namespace broadside::test {

#ifdef BROADSIDE_SANITIZED
inline constexpr bool kSanitized = true;
#else
inline constexpr bool kSanitized = false;
#endif

} // namespace broadside::test
