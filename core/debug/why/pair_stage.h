#pragma once

#include "core/debug/frame.h"
#include "core/debug/why/miss_cause.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

/// @file
/// How far did a pair get before the game lost it? The path of a pair: both objects are in the frame, the structure has
/// them, where it has them they meet, it reports the pair, shapes touch, something responds. Masks may end it anywhere.

namespace broadside {

/// Where a pair was lost. The first four are stages of missed pairs, the others of pairs that were not missed.
enum class PairStage : std::uint8_t {
    NotInFrame,    ///< One of the two is not in the frame.
    NotRegistered, ///< One has no cell, or no box, in the structure.
    Registration,  ///< The cells, or the boxes, with which the structure has the two do not meet. Of a game that also
                   ///< looks into cells around: not even then, see RecordedBroadPhase::ring().
    /// Nothing that is known keeps the two apart in the structure, and it does not report the pair. Where it is not
    /// known where objects are registered, this is all that can be said of a pair with an unknown cause.
    AfterStructure,
    Masked,              ///< A mask does not accept the other's category.
    BoxSmallerThanShape, ///< Shapes overlap, boxes do not: see Frame::boxesHideOverlap().
    NoContact,           ///< The game got the pair and its shapes overlap, but it recorded no contact.
    NoResponse,          ///< Shapes overlap, and neither object responds to a hit.
};
inline constexpr std::size_t kPairStages = 8;

/// "notInFrame": the word in JSON.
[[nodiscard]] std::string_view nameOf(PairStage stage) noexcept;

/// Nothing where the pair was not lost: it is apart, or everything happened that should. `cause`: that of why() and of
/// audits, nothing for a pair that is not missed. Cost: the cells of the two, and once a frame its recorded candidates.
/// @pre a != b
[[nodiscard]] std::optional<PairStage> stageOf(const Frame& frame, ObjectIndex a, ObjectIndex b,
                                               const std::optional<MissCause>& cause);

/// Something comes of it when the owner is hit.
[[nodiscard]] bool respondsToHits(const SceneObject& object) noexcept;

} // namespace broadside
