#pragma once

#include "tests/bench/broad_phase/race.h"

#include <string>

namespace broadside::bench {

/// The page of the manual: the contenders, the machine, and the tables.
[[nodiscard]] std::string speedPage(std::span<const Race> races, std::span<const QueryRace> queries,
                                    std::uint32_t queryCount, const std::string& command);

} // namespace broadside::bench
