#include "editor/session/capabilities.h"

namespace broadside {

Capabilities capabilitiesOfSimulation() noexcept
{
    return {.canEdit = true, .canMakeSteps = true, .hasEvents = true, .hasOwnBroadPhase = true, .keepsIds = true};
}

Capabilities capabilitiesOfRecording() noexcept { return {}; }

} // namespace broadside
