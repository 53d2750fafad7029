#pragma once

#include "app/console.h"
#include "core/dynamics/world.h"

#include <map>
#include <set>

namespace broadside {

/// What a textbook algorithm did wrong in the worlds that it was shown: a note for each kind of fault, with the first
/// object, the step and the remedy, and how many objects had it.
class FaultNotes {
public:
    void observe(const World& world);
    /// One line for each kind; nothing for algorithms that are correct.
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
