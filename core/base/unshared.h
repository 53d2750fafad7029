#pragma once

#include <memory>

namespace broadside {

/// What only this pointer has, for writing: a copy when others have it, too, and a new one where there is none. The
/// others may be on other threads, and may let theirs go at any time. Cost: O(1), or that of a copy.
template<class T>
[[nodiscard]] T& unshared(std::shared_ptr<T>& shared)
{
    if (!shared)
        shared = std::make_shared<T>();
    else if (shared.use_count() > 1)
        shared = std::make_shared<T>(*shared);
    else // somebody may have let his go just now: letting one go here orders this after what he has read
        std::shared_ptr<T>(shared).reset();
    return *shared;
}

} // namespace broadside
