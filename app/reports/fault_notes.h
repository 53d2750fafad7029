#pragma once

#include "app/console.h"
#include "core/dynamics/world.h"

#include <map>
#include <set>

namespace broadside {

/// Collects the faults of a textbook algorithm in the observed worlds. Prints a note for each kind of fault, with the
/// first object, the step, the remedy and the number of affected objects.
class FaultNotes {
public:
    void observe(const World& world);
    /// Prints one line for each kind of fault; nothing for algorithms that are correct.
    void say(const World& world, Console& console) const;

private:
    struct Seen {
        BroadPhaseFault first;
        std::uint64_t step = 0;
        std::set<ObjectIndex> objects;
    };
    std::map<BroadPhaseFault::Kind, Seen> m_seen;
};

} // namespace broadside
