#include "core/collision/overlap.h"

#include "core/collision/convex.h"
#include "core/geometry/bounds.h"

#include <algorithm>
#include <cassert>

namespace broadside {
namespace {

[[maybe_unused]] bool isPosed(const Pose& pose) noexcept
{
    return isFinite(pose.position) && std::isfinite(pose.angle) && isFinite(pose.scale) && pose.scale.x > 0.0 &&
           pose.scale.y > 0.0;
}

/// Whether a ring contains a whole piece. @pre the sides do not meet
bool anyRingContainsAPiece(const Solid& rings, const Solid& pieces) noexcept
{
    return std::ranges::any_of(rings.rings, [&pieces](const Solid::Ring& ring) {
        return std::ranges::any_of(
            pieces.pieces, [&ring](const Solid::Piece& piece) { return isInside(ring, piece.convex.corners[0]); });
    });
}

} // namespace

bool overlap(const Shape& a, const Pose& poseA, const Shape& b, const Pose& poseB)
{
    const Aabb boundsA = boundsOf(a, poseA);
    const Aabb boundsB = boundsOf(b, poseB);
    return overlap(PosedShape{a, poseA, boundsA}, PosedShape{b, poseB, boundsB});
}

bool overlap(const PosedShape& a, const PosedShape& b)
{
    assert(isPosed(a.pose) && isPosed(b.pose));
    if (!overlaps(a.bounds, b.bounds))
        return false;
    if (std::holds_alternative<Box>(a.shape) && std::holds_alternative<Box>(b.shape))
        return true;
    const auto pieceA = singlePieceOf(a.shape, a.pose);
    const auto pieceB = singlePieceOf(b.shape, b.pose);
    if (pieceA && pieceB)
        return overlap(Solid::Piece{*pieceA, a.bounds}, Solid::Piece{*pieceB, b.bounds}, false);
    return overlap(solidOf(a.shape, a.pose), solidOf(b.shape, b.pose));
}

bool overlap(const Solid& a, const Solid& b) noexcept
{
    if (!overlaps(a.bounds, b.bounds))
        return false;
    const bool seams = a.hasSeams() || b.hasSeams();
    for (const Solid::Piece& pieceA : a.pieces)
        for (const Solid::Piece& pieceB : b.pieces)
            if (overlap(pieceA, pieceB, seams))
                return true;
    return anyRingContainsAPiece(a, b) || anyRingContainsAPiece(b, a);
}

} // namespace broadside
