#pragma once

#include <string>

/// @file
/// Calls of the system that fail on request: for files in one folder, the n-th call that opens, writes, syncs, renames
/// or removes. The functions of the C library are replaced in the whole program; unless a failure is armed, they only
/// pass the call on.

namespace broadside::test {

/// The ways in which a call fails.
enum class CallFailure {
    NoSpace,    ///< ENOSPC
    InputError, ///< EIO
    ReadOnly,   ///< EROFS
    ShortWrite, ///< A write puts down half of the bytes, and the next write fails with ENOSPC. Other calls: ENOSPC.
};

/// From now on, call number `nth` fails, and all later ones for which the reason still holds: only reading goes on.
/// @pre nth > 0
void armFailure(const std::string& folder, int nth, CallFailure failure);
/// Ends the failing. Returns whether a call has failed.
bool disarmFailure();

} // namespace broadside::test
