#include "core/levels/level_reading.h"

#include <algorithm>
#include <cassert>

namespace broadside::levels {

const Problem& LevelReading::firstError() const
{
    const auto found = std::ranges::find(problems, Severity::Error, &Problem::severity);
    assert(found != problems.end());
    return *found;
}

} // namespace broadside::levels
