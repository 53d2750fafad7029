#pragma once

#include <cstdint>
#include <functional>

namespace broadside {

/// Runs `work()` in this thread. Returns false if it read or wrote at `address`: some libraries end a program in this
/// way when memory runs out. Its functions are then left without their destructors, and what they own is never freed.
/// Other faults end the program as before. Exceptions are passed on. On Windows every fault ends the program.
///
/// Threads: any; calls may be nested. @pre the code that faults holds no lock that is needed later
[[nodiscard]] bool runsWithoutFaultAt(std::uintptr_t address, const std::function<void()>& work);

} // namespace broadside
