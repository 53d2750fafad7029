#pragma once

#include "core/debug/diagnosis/texts/fault_text.h"

/// @file
/// The sentences of faults of trees.

namespace broadside::diagnosis {

/// The text for leaves of a dynamic tree that do not find new partners when they are changed: rule "leaf-not-asked".
[[nodiscard]] FaultText textOfLeaf(const Condition& condition, const Evidence& evidence);
/// The text for pairs that a tree drops too early: rule "pair-dropped".
[[nodiscard]] FaultText textOfDropped(Feature feature);
/// The text for faults by which trees lose pairs. @pre the feature is of a tree replay
[[nodiscard]] FaultText textOfTree(const Condition& condition, const Evidence& evidence);

} // namespace broadside::diagnosis
