#include "core/trace/trace_format.h"

#include <algorithm>

namespace broadside::trace {

std::optional<double> TraceInfo::parameter(std::string_view name) const
{
    const auto found = std::ranges::find(parameters, name, &Parameter::name);
    return found == parameters.end() ? std::nullopt : std::optional{found->value};
}

void FrameData::clear()
{
    step = 0;
    time = 0.0;
    isKeyframe = false;
    candidates.clear();
    contacts.clear();
    cells.clear();
    boxes.clear();
    surroundings.reset();
    marks.clear();
    faults = {};
    queries.clear();
    nonsense = 0;
    counters.clear();
    log.clear();
    nowhere.clear();
    hash.reset();
    dropped = 0;
}

} // namespace broadside::trace
