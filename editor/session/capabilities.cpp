#include "editor/session/capabilities.h"

#include "core/trace/trace_format.h"

namespace broadside {

Capabilities capabilitiesOfSimulation() noexcept
{
    return {.canEdit = true,
            .canMakeSteps = true,
            .hasEvents = true,
            .hasOwnBroadPhase = true,
            .hasCandidates = true,
            .hasCells = true,
            .keepsIds = true,
            .remedies = RemedyPlace::Scene};
}

Capabilities capabilitiesOfRecording(const trace::TraceInfo& info)
{
    return {.hasCandidates = info.contents.candidates, .hasCells = info.contents.cells && info.parameter("cell-size")};
}

} // namespace broadside
