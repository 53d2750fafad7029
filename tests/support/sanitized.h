#pragma once

/// @file
/// Whether a sanitizer is compiled in. Everything takes several times as long then, freed memory stays allocated for a
/// while, and operator new belongs to the sanitizer. If only the libraries are checked, the build defines
/// BROADSIDE_SANITIZED, otherwise this file does.

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
