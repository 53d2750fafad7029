#pragma once

#include "core/base/message/message.h"
#include "core/debug/frame.h"
#include "core/debug/why/miss_cause.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

/// @file
/// How far did a pair get before the game lost it? The path of a pair: both objects are in the frame; the structure has
/// them; their cells or boxes in it meet; it reports the pair; the shapes touch; an object responds. Masks may end the
/// path at any stage.

namespace broadside {

/// The stage at which a pair was lost. The first four are stages of missed pairs, the others of pairs that were not
/// missed.
enum class PairStage : std::uint8_t {
    NotInFrame,    ///< One of the two is not in the frame.
    NotRegistered, ///< One has no cell, or no box, in the structure.
    Registration,  ///< The cells or boxes of the two in the structure do not meet, not even with the cells around in
                   ///< which a game also searches: see RecordedBroadPhase::ring().
    /// Nothing that is known separates the two in the structure, but it does not report the pair. If registrations are
    /// unknown, this is all that can be said of a pair with an unknown cause.
    AfterStructure,
    Masked,              ///< A mask does not accept the other's category.
    BoxSmallerThanShape, ///< Shapes overlap, but boxes do not: see Frame::boxesHideOverlap().
    NoContact,           ///< The game got the pair and its shapes overlap, but it recorded no contact.
    NoResponse,          ///< Shapes overlap, but neither object responds to a hit.
};
inline constexpr std::size_t kPairStages = 8;

/// The word in JSON, such as "notInFrame".
[[nodiscard]] std::string_view nameOf(PairStage stage) noexcept;
/// The same for people: "registrations do not meet".
[[nodiscard]] Message wordsOf(PairStage stage);

/// No value if the pair was not lost: it is apart, or everything happened that should. `cause`: that of why() and of
/// audits; no value for a pair that is not missed. Cost: the cells of the two, and once per frame its recorded
/// candidates.
/// @pre a != b
[[nodiscard]] std::optional<PairStage> stageOf(const Frame& frame, ObjectIndex a, ObjectIndex b,
                                               const std::optional<MissCause>& cause);

/// Whether a hit has an effect on the object.
[[nodiscard]] bool respondsToHits(const SceneObject& object) noexcept;

} // namespace broadside
