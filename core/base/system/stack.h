#pragma once

#include <cstddef>

namespace broadside {

/// Takes memory for the stack of this thread now, so that it need not grow later. A stack that cannot grow, since no
/// memory is left, ends the program by a signal and without a word; any other lack of memory is an error that can be
/// told. Takes kReservedStack bytes, or less where the stack may not be so large. On Windows it does nothing: there
/// the start of a program reserves the addresses.
void reserveStack() noexcept;

inline constexpr std::size_t kReservedStack = std::size_t{1} << 20; ///< Bytes: more than any command uses.

} // namespace broadside
