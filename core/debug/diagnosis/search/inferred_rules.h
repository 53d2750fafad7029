#pragma once

#include "core/debug/diagnosis/search/candidate_rules.h"

#include <stop_token>

/// @file
/// Rules whose numbers are inferred. If registrations are not recorded, reported pairs show them: an object that is
/// reported with others that are apart from it is registered near them.

namespace broadside::diagnosis {

/// Rules by which the objects of a scope are registered at moved, mirrored or scaled places. Along x or y, the
/// registered centre is a linear map of the own one. With this map, most of their reported partners overlap them.
/// O(pairs * log pairs) for each scope; after a stop the other scopes are left out.
[[nodiscard]] std::vector<Priced<RegistrationRule>>
mappedRules(const Evidence& evidence, const std::vector<Priced<Scope>>& scopes, const std::stop_token& stop = {});

/// The rule that some objects are not registered any more (lostSince), or keep their box (heldSince), from a frame on.
/// Each object has its own frame: most of its missed pairs come later, and hardly any found pair contradicts it. No
/// value if there is no such object. O(pairs * frames tried)
[[nodiscard]] std::optional<Priced<TimeRule>> lostSince(const Evidence& evidence);
[[nodiscard]] std::optional<Priced<TimeRule>> heldSince(const Evidence& evidence, const StructureRule& structure);

/// candidateRenewals(), and rules by which objects are registered again only while they touch a rectangle of the world,
/// or one around the lone object (Evidence::loneTrack()). A rectangle is left out if objects in it keep wrong
/// registrations. Only a part of a long recording is used.
/// @pre registrations are recorded
[[nodiscard]] std::vector<Priced<TimeRule>> renewalRules(const Evidence& evidence, const StructureRule& structure,
                                                         double margin);

} // namespace broadside::diagnosis
