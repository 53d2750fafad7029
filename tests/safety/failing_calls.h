#pragma once

#include <string>

/// @file
/// Calls of the system that fail on request: for files in one folder, the n-th call that opens, writes, cuts, syncs,
/// closes, renames or removes, that changes a mode or makes a folder. The functions of the C library are replaced in
/// the whole program; unless a failure is armed, they only pass the call on.

namespace broadside::test {

/// The ways in which a call fails.
enum class CallFailure {
    NoSpace,    ///< ENOSPC
    InputError, ///< EIO
    ReadOnly,   ///< EROFS
    ShortWrite, ///< A write puts down half of the bytes, and the next write fails with ENOSPC. Other calls: ENOSPC.
};

/// How many calls fail.
enum class CallsThatFail {
    One,    ///< A fault that passes.
    AndAll, ///< All later calls fail, too: only reading goes on.
};

/// From now on, call number `nth` fails.
/// @pre nth > 0
void armFailure(const std::string& folder, int nth, CallFailure failure, CallsThatFail calls);
/// Ends the failing. Returns the name of the first call that has failed; empty: none has.
std::string disarmFailure();

} // namespace broadside::test
