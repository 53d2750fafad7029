#include "app/reports/fault_notes.h"

#include "app/messages/input_messages.h"
#include "app/output.h"
#include "core/base/count_text.h"

namespace broadside {

void FaultNotes::observe(const World& world)
{
    for (const BroadPhaseFault& fault : world.broadPhase().faults()) {
        Seen& seen = m_seen.try_emplace(fault.kind, Seen{fault, world.stepCount(), {}}).first->second;
        seen.objects.insert(fault.object);
    }
}

void FaultNotes::say(const World& world, Console& console) const
{
    const std::string_view algorithm = infoOf(world.broadPhaseSettings().algorithm).name;
    for (const auto& [kind, seen] : m_seen) {
        const ObjectId id = world.objects().idOf(seen.first.object);
        console.note(texts::cliNoteFault(algorithm, seen.objects.size(), seen.step, nameAndId(world.objects(), id),
                                         messageOf(seen.first), remedyOf(seen.first)));
    }
}

} // namespace broadside
