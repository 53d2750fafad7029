#pragma once

#include "app/command.h"
#include "app/merge/diagnosis_shard.h"

#include <string>

namespace broadside {

/// `broadside diagnose`: explains all missed pairs of a run or a recording by as few faults as possible.
[[nodiscard]] Command diagnoseCommand();

/// The JSON object of one run over the steps of the shard, which may have been joined from others. Their audit is not
/// made again, except for Broadside's own algorithms. `file`: its name in the report; `path`: where it is. Nothing is
/// printed. Errors: what prevents a diagnosis. Cost: the file is opened, and see explainAudit() and findWaste(); a
/// scene makes its steps again.
[[nodiscard]] Result<std::string> explainedReport(const std::string& file, const std::string& path,
                                                  DiagnosisShard shard, bool isMergeable);

} // namespace broadside
