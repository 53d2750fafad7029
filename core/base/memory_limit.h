#pragma once

#include <new>
#include <stdexcept>
#include <system_error>

namespace broadside {

/// Runs `work()`. False when it did not fit into memory, or when a thread could not be started: then what it had begun
/// is undone as far as its destructors undo it. Any other exception goes on.
template<class Work>
[[nodiscard]] bool fitsIntoMemory(Work&& work)
{
    try {
        work();
        return true;
    } catch (const std::bad_alloc&) {
        return false;
    } catch (const std::length_error&) { // more than any machine has
        return false;
    } catch (const std::system_error& error) { // the stack of a thread
        if (error.code() != std::errc::resource_unavailable_try_again && error.code() != std::errc::not_enough_memory)
            throw;
        return false;
    }
}

} // namespace broadside
