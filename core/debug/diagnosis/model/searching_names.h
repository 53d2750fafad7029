#pragma once

#include "core/debug/diagnosis/model/evidence.h"

#include <vector>

namespace broadside::diagnosis {

/// Some names of the game: for each name of Evidence::names, whether it is one of them.
using NameSet = std::vector<char>;

/// In some games only objects of some names search for others, such as bullets and the player. These are the smallest
/// sets of names that may be those: each pair that overlaps or is reported has an object of the set. Nothing if such a
/// set needs all names, or if there are too many names. Cost: O(events + sets of names), bounded.
[[nodiscard]] std::vector<NameSet> likelySearchingNames(const Evidence& evidence);

/// Two objects of the set make a pair in the evidence: overlapping or reported. O(events)
[[nodiscard]] bool hasPairWithin(const Evidence& evidence, const NameSet& names);

} // namespace broadside::diagnosis
