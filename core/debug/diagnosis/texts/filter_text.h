#pragma once

#include "core/debug/diagnosis/model/name_groups.h"
#include "core/debug/diagnosis/texts/fault_text.h"

#include <optional>
#include <string_view>

/// @file
/// The sentences for filters that leave pairs out by the ids or names of their objects, or confuse them.

namespace broadside::diagnosis {

/// A filter that puts objects into groups by their names.
[[nodiscard]] FaultText textOfGroups(const Evidence& evidence, NameGroups::Missed missed);
/// Pairs of static objects with those that move in one direction.
[[nodiscard]] FaultText textOfOneWay(const Condition& condition, const Evidence& evidence);
/// Other filters of ids, keys and names; no value for mechanisms that are no filters.
[[nodiscard]] std::optional<FaultText> textOfFilter(const Condition& condition, std::string_view rule,
                                                    const Evidence& evidence);
/// The sentence that says for which names another condition holds only. @pre the feature is of names
[[nodiscard]] Message onlyOfNames(const Condition& condition, const Evidence& evidence);
/// The value of a condition on pairs: "at least 3", "Bat and Wall".
[[nodiscard]] Message valueText(const Condition& condition, const Evidence& evidence);

} // namespace broadside::diagnosis
