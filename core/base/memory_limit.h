#pragma once

#include <new>
#include <stdexcept>
#include <system_error>

namespace broadside {

/// Runs `work()`. Returns false when memory ran out or when a thread could not be started. Unfinished work is undone
/// only by its destructors. Other exceptions are passed on.
template<class Work>
[[nodiscard]] bool fitsIntoMemory(Work&& work)
{
    try {
        work();
        return true;
    } catch (const std::bad_alloc&) {
        return false;
    } catch (const std::length_error&) { // longer than a std::vector can be
        return false;
    } catch (const std::system_error& error) { // no memory for the stack of a thread
        if (error.code() != std::errc::resource_unavailable_try_again && error.code() != std::errc::not_enough_memory)
            throw;
        return false;
    }
}

} // namespace broadside
