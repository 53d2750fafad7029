#include "core/collision/obstruction.h"

#include "core/collision/convex.h"
#include "core/collision/piece_contact.h"
#include "core/collision/piece_sweep.h"
#include "core/collision/sweep.h"

#include <algorithm>

namespace broadside {
namespace {

Solid::Piece moved(Solid::Piece piece, Vec2 by) noexcept
{
    for (Vec2& corner : piece.convex.corners)
        corner += by;
    piece.bounds = translated(piece.bounds, by);
    return piece;
}

/// A moving piece and a resting one.
class PiecePair {
public:
    PiecePair(const Solid::Piece& moving, Vec2 displacement, const Solid::Piece& resting, double tolerance)
        : m_moving(moving)
        , m_displacement(displacement)
        , m_resting(resting)
        , m_tolerance(tolerance)
    {}

    [[nodiscard]] std::optional<Obstruction> firstObstruction() const
    {
        if (gap(m_moving) <= m_tolerance)
            return touchAt(0.0, m_moving);
        // Half the tolerance deep, so that overlap() surely sees it.
        const auto fraction = firstTouchOf(m_moving.convex, m_displacement, m_resting.convex, 0.5 * m_tolerance);
        return fraction ? touchAt(*fraction, moved(m_moving, *fraction * m_displacement)) : std::nullopt;
    }

private:
    [[nodiscard]] double gap(const Solid::Piece& piece) const
    {
        return overlap(piece, m_resting, true) ? 0.0 : gapBetween(piece.convex, m_resting.convex);
    }

    [[nodiscard]] std::optional<Obstruction> touchAt(double fraction, const Solid::Piece& piece) const
    {
        const Contact contact = slidingContactOf(piece.convex, m_resting.convex, m_displacement, m_tolerance);
        const double room = std::max(0.0, 0.5 * m_tolerance - contact.depth);
        const double against = -(1.0 - fraction) * dot(m_displacement, contact.normal);
        if (!(against > room + 0.25 * m_tolerance))
            return std::nullopt;
        return Obstruction{fraction, contact.normal, room};
    }

    const Solid::Piece& m_moving;
    Vec2 m_displacement;
    const Solid::Piece& m_resting;
    double m_tolerance;
};

bool isWorse(const Obstruction& a, const Obstruction& b, Vec2 displacement) noexcept
{
    if (a.fraction != b.fraction)
        return a.fraction < b.fraction;
    return dot(displacement, a.normal) < dot(displacement, b.normal);
}

} // namespace

std::optional<Obstruction> firstObstruction(const Solid& moving, Vec2 offset, Vec2 displacement, const Solid& resting,
                                            Vec2 restingOffset)
{
    // Computed in the frame of the resting solid: the larger an offset is, the more it rounds when it is added.
    const Vec2 relative = offset - restingOffset;
    const Aabb start = translated(moving.bounds, relative);
    const Aabb swept = united(start, translated(start, displacement));
    const double tolerance = sweepToleranceFor(swept);
    if (!overlaps(grown(swept, tolerance), resting.bounds))
        return std::nullopt;
    std::optional<Obstruction> first;
    for (const Solid::Piece& piece : moving.pieces) {
        const Solid::Piece placed = moved(piece, relative);
        const Aabb sweptBox = grown(united(placed.bounds, translated(placed.bounds, displacement)), tolerance);
        if (!overlaps(sweptBox, resting.bounds))
            continue;
        for (const Solid::Piece& other : resting.pieces) {
            if (!overlaps(sweptBox, other.bounds))
                continue;
            const auto found = PiecePair(placed, displacement, other, tolerance).firstObstruction();
            if (found && (!first || isWorse(*found, *first, displacement)))
                first = found;
        }
    }
    return first;
}

} // namespace broadside
