#pragma once

#include "core/debug/expectation/expectation.h"
#include "core/io/json/json_writer.h"

#include <ostream>

/// @file
/// How the answers about expectations are printed.

namespace broadside {

/// The members "holds", "step", "nearest", "chain" and "remedy" of an object that has begun.
void writeExpectation(JsonWriter& json, const ExpectationAnswer& answer);

/// "nearest": {"step": ..., "distance": ...}, or null.
void writeNearest(JsonWriter& json, const std::optional<NearestApproach>& nearest);

/// One line for each reason, then the remedy.
void printChain(std::ostream& out, const ExpectationAnswer& answer);

/// "0.823 m in step 2".
[[nodiscard]] Message nearestText(const NearestApproach& nearest);

} // namespace broadside
