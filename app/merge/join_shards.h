#pragma once

#include "app/console.h"
#include "app/merge/read_report.h"

#include <string>
#include <vector>

namespace broadside {

struct JoinOptions {
    std::string recordings;   ///< Folder in which files are looked for by their names; empty: none.
    bool isMergeable = false; ///< The result can be joined with further shards.
};

/// Joins reports about one file like joinParts(). For several shards of a diagnosis, the explanations are then made
/// again for all their steps, so that the result is that of one run. Where this is not possible, they stay those of the
/// shards, and a note says why. Errors: those of joinParts(), shards with different options, and a file that has
/// changed since a shard was written.
/// @pre at least one part
[[nodiscard]] Result<ReportPart> joinShards(std::vector<ReportPart> parts, ReportKind kind, const JoinOptions& options,
                                            Console& console);

} // namespace broadside
