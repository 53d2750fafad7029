#include "core/scene/guides.h"

#include <algorithm>
#include <cmath>

namespace broadside {
namespace {

double coordinateOf(Vec2 point, GuideAxis axis) { return axis == GuideAxis::X ? point.x : point.y; }

/// Makes -0 to 0, so that both are the same place in a file, too.
double withoutSignOfZero(double at) { return at == 0.0 ? 0.0 : at; }

/// Only the two neighbours of the point can be nearest.
std::optional<Guide> nearestAlong(const std::vector<double>& places, GuideAxis axis, Vec2 point)
{
    const double wanted = coordinateOf(point, axis);
    const auto above = std::lower_bound(places.begin(), places.end(), wanted);
    std::optional<Guide> nearest;
    if (above != places.begin())
        nearest = Guide{axis, *(above - 1)};
    if (above != places.end() && (!nearest || *above - wanted < wanted - nearest->at))
        nearest = Guide{axis, *above};
    return nearest;
}

} // namespace

double Guide::distanceTo(Vec2 point) const noexcept { return std::abs(coordinateOf(point, axis) - at); }

bool Guides::contains(Guide guide) const
{
    const std::vector<double>& places = along(guide.axis);
    return std::binary_search(places.begin(), places.end(), guide.at);
}

std::vector<Guide> Guides::all() const
{
    std::vector<Guide> guides;
    guides.reserve(count());
    for (const GuideAxis axis : {GuideAxis::X, GuideAxis::Y})
        for (const double at : along(axis))
            guides.push_back({axis, at});
    return guides;
}

std::optional<Guide> Guides::nearest(Vec2 point, double tolerance) const
{
    std::optional<Guide> nearest;
    double least = tolerance;
    for (const GuideAxis axis : {GuideAxis::X, GuideAxis::Y}) {
        const std::optional<Guide> candidate = nearestAlong(along(axis), axis, point);
        const double away = candidate ? candidate->distanceTo(point) : 0.0;
        if (!candidate || away > least || (nearest && away == least))
            continue;
        nearest = candidate;
        least = away;
    }
    return nearest;
}

bool Guides::add(Guide guide)
{
    std::vector<double>& places = list(guide.axis);
    const auto place = std::lower_bound(places.begin(), places.end(), guide.at);
    if (place != places.end() && *place == guide.at)
        return false;
    places.insert(place, withoutSignOfZero(guide.at));
    return true;
}

bool Guides::remove(Guide guide)
{
    std::vector<double>& places = list(guide.axis);
    const auto place = std::lower_bound(places.begin(), places.end(), guide.at);
    if (place == places.end() || *place != guide.at)
        return false;
    places.erase(place);
    return true;
}

void Guides::tidy()
{
    for (std::vector<double>* places : {&x, &y}) {
        std::transform(places->begin(), places->end(), places->begin(), withoutSignOfZero);
        std::sort(places->begin(), places->end());
        places->erase(std::unique(places->begin(), places->end()), places->end());
    }
}

} // namespace broadside
