#include "editor/tools/snap_lines.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace broadside {
namespace {

constexpr std::array kParts{SnapPart::Low, SnapPart::Middle, SnapPart::High};

bool has(SnapParts parts, SnapPart part) { return (parts >> static_cast<unsigned>(part) & 1U) != 0; }

/// The stretch that ends last, of those that end at or before `end`.
const Stretch* lastBefore(std::span<const Stretch> all, double end)
{
    const Stretch* last = nullptr;
    for (const Stretch& stretch : all)
        if (stretch.hi <= end && (!last || stretch.hi > last->hi))
            last = &stretch;
    return last;
}

const Stretch* firstAfter(std::span<const Stretch> all, double begin)
{
    const Stretch* first = nullptr;
    for (const Stretch& stretch : all)
        if (stretch.lo >= begin && (!first || stretch.lo < first->lo))
            first = &stretch;
    return first;
}

SnapLine gapLine(double at, SnapParts parts, Stretch first, Stretch second)
{
    return {.at = at, .source = SnapSource::Gaps, .parts = parts, .gaps = {first, second}};
}

} // namespace

double Stretch::part(SnapPart part) const noexcept
{
    switch (part) {
    case SnapPart::Low:
        return lo;
    case SnapPart::High:
        return hi;
    case SnapPart::Middle:
        break;
    }
    return 0.5 * lo + 0.5 * hi;
}

std::optional<AxisSnap> nearestLine(const Stretch& moving, SnapParts parts, std::span<const SnapLine> lines,
                                    double tolerance)
{
    std::optional<AxisSnap> nearest;
    for (const SnapLine& line : lines)
        for (const SnapPart part : kParts) {
            if (!has(parts & line.parts, part))
                continue;
            const double offset = line.at - moving.part(part);
            if (std::abs(offset) <= tolerance && (!nearest || std::abs(offset) < std::abs(nearest->offset)))
                nearest = AxisSnap{line, part, offset};
        }
    return nearest;
}

std::optional<AxisSnap> nearestMultiple(const Stretch& moving, SnapParts parts, double step, SnapSource source)
{
    constexpr double kEqual = 1e-9; // as a share of a step
    const double largest = std::max(std::abs(moving.lo), std::abs(moving.hi));
    if (step < 4.0 * std::numeric_limits<double>::epsilon() * largest)
        return std::nullopt;
    std::optional<AxisSnap> nearest;
    for (const SnapPart part : kParts) {
        if (!has(parts, part))
            continue;
        const double at = std::round(moving.part(part) / step) * step;
        const double offset = at - moving.part(part);
        if (!nearest || std::abs(offset) < std::abs(nearest->offset) - kEqual * step)
            nearest = AxisSnap{{.at = at, .source = source}, part, offset};
    }
    return nearest;
}

std::vector<SnapLine> gapLines(const Stretch& moving, std::span<const Stretch> others)
{
    std::vector<SnapLine> lines;
    const double middle = moving.part(SnapPart::Middle);
    const Stretch* left = lastBefore(others, middle);
    const Stretch* right = firstAfter(others, middle);
    if (left)
        if (const Stretch* beyond = lastBefore(others, left->lo); beyond && beyond->hi < left->lo) {
            const double at = left->hi + (left->lo - beyond->hi);
            lines.push_back(gapLine(at, kLowPart, {beyond->hi, left->lo}, {left->hi, at}));
        }
    if (right)
        if (const Stretch* beyond = firstAfter(others, right->hi); beyond && beyond->lo > right->hi) {
            const double at = right->lo - (beyond->lo - right->hi);
            lines.push_back(gapLine(at, kHighPart, {right->hi, beyond->lo}, {at, right->lo}));
        }
    const double room = left && right ? (right->lo - left->hi) - (moving.hi - moving.lo) : 0.0;
    if (room > 0.0)
        lines.push_back(gapLine(0.5 * left->hi + 0.5 * right->lo, kMiddlePart, {left->hi, left->hi + 0.5 * room},
                                {right->lo - 0.5 * room, right->lo}));
    return lines;
}

} // namespace broadside
