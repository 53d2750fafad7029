#pragma once

namespace broadside {

/// Makes one thread do all work that Qt gives to other threads, such as the conversion of large images, and starts it.
/// Qt starts such threads when it needs them, and waits forever for one that the system refuses. Throws std::bad_alloc
/// or std::system_error if the thread cannot be started. Call it before the first picture is made.
void startImageThread();

} // namespace broadside
