#pragma once

#include "core/debug/diagnosis/diagnosis.h"
#include "core/trace/recording.h"

#include <string>

namespace broadside::planted {

/// Checks the example of each explanation of a recording: it is a missed pair of that step, and an object that is
/// registered nowhere according to the explanation is in no reported pair of that step. Returns what is wrong, a line
/// each; empty: nothing is.
[[nodiscard]] std::string wrongExamples(const Diagnosis& diagnosis, const trace::Recording& recording);

} // namespace broadside::planted
