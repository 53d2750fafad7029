#pragma once

#include <memory>

namespace broadside {

/// Makes this pointer the only owner of its object, so that it can be changed: copies a shared object, creates a
/// missing one. The other owners may be on other threads, and may release the object at any time. Cost: O(1), or that
/// of the copy.
template<class T>
[[nodiscard]] T& unshared(std::shared_ptr<T>& shared)
{
    if (!shared)
        shared = std::make_shared<T>();
    else if (shared.use_count() > 1)
        shared = std::make_shared<T>(*shared);
    else // another owner may have released its share just now: releasing one here orders our writes after its reads
        std::shared_ptr<T>(shared).reset();
    return *shared;
}

} // namespace broadside
