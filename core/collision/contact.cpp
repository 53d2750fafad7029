#include "core/collision/contact.h"

#include "core/collision/piece_contact.h"
#include "core/collision/solid.h"
#include "core/geometry/pieces.h"

#include <algorithm>
#include <cmath>
#include <span>
#include <utility>
#include <vector>

namespace broadside {
namespace {

/// Touching shapes must have a contact even if rounding leaves a gap: 2^-44 of the largest coordinate, a tenth of the
/// tolerance of overlap.h.
double touchSlackOf(const Aabb& a, const Aabb& b) noexcept
{
    const Aabb both = united(a, b);
    return 0x1p-44 *
           std::max({1.0, std::abs(both.lo.x), std::abs(both.lo.y), std::abs(both.hi.x), std::abs(both.hi.y)});
}

} // namespace

std::optional<Contact> contactBetween(const Shape& a, const Pose& poseA, const Shape& b, const Pose& poseB, Vec2 motion)
{
    const auto singleA = singlePieceOf(a, poseA);
    const auto singleB = singlePieceOf(b, poseB);
    std::vector<ConvexPiece> manyA; // stay empty, and allocate no memory, if the shapes have one piece each
    std::vector<ConvexPiece> manyB;
    if (!singleA)
        appendPieces(a, poseA, manyA);
    if (!singleB)
        appendPieces(b, poseB, manyB);
    const std::span<const ConvexPiece> piecesA = singleA ? std::span(&*singleA, 1) : std::span(std::as_const(manyA));
    const std::span<const ConvexPiece> piecesB = singleB ? std::span(&*singleB, 1) : std::span(std::as_const(manyB));
    std::optional<Contact> deepest;
    for (const ConvexPiece& pieceA : piecesA) {
        const Aabb boundsA = boundsOfPiece(pieceA);
        for (const ConvexPiece& pieceB : piecesB) {
            const Aabb boundsB = boundsOfPiece(pieceB);
            const double slack = touchSlackOf(boundsA, boundsB);
            if (!overlaps(grown(boundsA, slack), boundsB))
                continue;
            const Contact contact = contactOf(pieceA, pieceB, motion, slack);
            if (contact.depth >= -slack && (!deepest || contact.depth > deepest->depth))
                deepest = contact;
        }
    }
    if (deepest)
        deepest->depth = std::max(deepest->depth, 0.0);
    return deepest;
}

} // namespace broadside
