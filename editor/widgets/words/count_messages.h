#pragma once

#include "core/base/message/message_form.h"

/// @file
/// How many there are of something, for lists and for sentences that are the same with every number.

namespace broadside::texts {

inline constexpr Form<Count> countedBoxOverlaps{"count.box-overlaps", "{count} box overlap", "{count} box overlaps"};
inline constexpr Form<Count> countedCandidates{"count.candidates", "{count} candidate", "{count} candidates"};
inline constexpr Form<Count> countedCellSizes{"count.cell-sizes", "{count} cell size", "{count} cell sizes"};
inline constexpr Form<Count> countedDocuments{"count.documents", "{count} document", "{count} documents"};
inline constexpr Form<Count> countedEvents{"count.events", "{count} event", "{count} events"};
inline constexpr Form<Count> countedHits{"count.hits", "{count} hit", "{count} hits"};
inline constexpr Form<Count> countedInstances{"count.instances", "{count} instance", "{count} instances"};
inline constexpr Form<Count> countedDifferentPairs{"count.different-pairs", "{count} pair", "{count} different pairs"};
inline constexpr Form<Count> countedMissedPairs{"count.missed-pairs", "{count} missed pair", "{count} missed pairs"};
inline constexpr Form<Count> countedOtherRemarks{"count.other-remarks", "{count} other remark",
                                                 "{count} other remarks"};
inline constexpr Form<Count> countedPictures{"count.pictures", "{count} picture", "{count} pictures"};
inline constexpr Form<Count> countedReferences{"count.references", "{count} reference", "{count} references"};
inline constexpr Form<Count> countedRows{"count.rows", "{count} row", "{count} rows"};
inline constexpr Form<Count> countedRuns{"count.runs", "{count} run", "{count} runs"};
inline constexpr Form<Count> countedScenes{"count.scenes", "{count} scene", "{count} scenes"};
inline constexpr Form<Count> countedShapeOverlaps{"count.shape-overlaps", "{count} shape overlap",
                                                  "{count} shape overlaps"};
inline constexpr Form<Count> countedSharedTemplates{"count.shared-templates", "{count} shared template",
                                                    "{count} shared templates"};
inline constexpr Form<Count> countedShots{"count.shots", "{count} shot", "{count} shots"};
inline constexpr Form<Count> countedTunnellings{"count.tunnellings", "{count} tunnelling", "{count} tunnellings"};
inline constexpr Form<Count> countedValues{"count.values", "{count} value", "{count} values"};
inline constexpr Form<Count> countedWarnings{"count.warnings", "{count} warning", "{count} warnings"};

inline constexpr Form<Count> pairsAsleep{"count.pairs-asleep",
                                         "{count} pair of two sleeping objects is left out, as engines do.",
                                         "{count} pairs of two sleeping objects are left out, as engines do."};

inline constexpr Form<> numberMissing{"number.missing", "a number is missing"};

inline constexpr Form<Count> agoMinutes{"age.minutes", "{count} minute ago", "{count} minutes ago"};
inline constexpr Form<Count> agoHours{"age.hours", "{count} hour ago", "{count} hours ago"};
inline constexpr Form<Count> agoDays{"age.days", "{count} day ago", "{count} days ago"};

} // namespace broadside::texts
