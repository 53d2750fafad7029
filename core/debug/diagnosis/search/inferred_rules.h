#pragma once

#include "core/debug/diagnosis/search/candidate_rules.h"

/// @file
/// Rules whose numbers follow from reported pairs, where registrations are not recorded: an object that is reported
/// with others that are apart from it is registered where they meet.

namespace broadside::diagnosis {

/// Objects of one name, or all static or dynamic ones, are registered at places that are a linear map of theirs along x
/// or y: moved, mirrored or scaled. The map is the one with which most of their reported partners meet them.
/// O(pairs * log pairs) for each kind of objects
[[nodiscard]] std::vector<Priced<RegistrationRule>> mappedRules(const Evidence& evidence,
                                                                const std::vector<Priced<Scope>>& scopes);

/// Some objects are lost, or keep their box, each from a frame of its own on: in which most of its missed pairs and
/// hardly a found one come later. No value where no object is so. O(pairs * frames tried)
[[nodiscard]] std::optional<Priced<TimeRule>> lostSince(const Evidence& evidence);
[[nodiscard]] std::optional<Priced<TimeRule>> heldSince(const Evidence& evidence, const StructureRule& structure);

/// candidateRenewals(), and registrations that change only while objects touch a rectangle of the world, or one around
/// the lone object (Evidence::loneTrack()): unless others change as well. Looks at a part of long recordings.
/// @pre registrations are recorded
[[nodiscard]] std::vector<Priced<TimeRule>> renewalRules(const Evidence& evidence, const StructureRule& structure,
                                                         double margin);

} // namespace broadside::diagnosis
