#pragma once

#include "app/merge/file_mark.h"
#include "app/merge/read_report.h"
#include "core/debug/diagnosis/diagnosis_audit.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// @file
/// The member "mergeable" in the report of a diagnosis: what merge needs besides the report to explain several shards
/// of a file as one. A report has it if it was written with --mergeable or about a range of steps.

namespace broadside {

inline constexpr std::string_view kMergeableMember = "mergeable";

struct DiagnosisShard {
    std::optional<FileMark> mark;     ///< Of the file; nothing if it was standard input.
    std::vector<std::string> options; ///< Words of the command line that change the answer, without --steps.
    /// False if shards were joined where the file could not be opened, so that the explanations are still those of the
    /// shards.
    bool isExplained = true;
    /// Without names, problem and faults. Audits of Broadside's own algorithms have only their steps.
    DiagnosisAudit audit;
};

/// The value of the member, on one line.
[[nodiscard]] std::string jsonOf(const DiagnosisShard& shard);

/// The member of a report. Nothing if the report does not have it, if it is damaged or from a newer version, or if the
/// report is about several ranges of steps.
[[nodiscard]] std::optional<DiagnosisShard> shardOf(const ReportPart& part);

/// Adds the shard with the following steps. @pre they are about the same file, with the same options
void addShard(DiagnosisShard& shard, DiagnosisShard next);

} // namespace broadside
