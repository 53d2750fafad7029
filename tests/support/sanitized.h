#pragma once

/// @file
/// Whether a sanitizer runs. Everything takes several times as long then, freed memory stays allocated for a while, and
/// operator new belongs to the sanitizer. Asked at run time: the programs of the tests also run with libraries that
/// were built for a sanitizer, without being built for one themselves.

extern "C" {
[[gnu::weak]] void __asan_init(); // of the run-time libraries of the sanitizers
[[gnu::weak]] void __tsan_init();
}

namespace broadside::test {

inline const bool kSanitized = __asan_init != nullptr || __tsan_init != nullptr;

} // namespace broadside::test
