#include "core/debug/diagnosis/rotation/rotating_rectangles.h"

#include "core/debug/diagnosis/model/box_relation.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <numbers>
#include <set>
#include <span>

namespace broadside::diagnosis {
namespace {

constexpr double kPi = std::numbers::pi;
constexpr double kMostFlat = 0.98; // shorter side by longer one: the angle of a square says nothing of its box

/// W + H and W - H of a box, squared, and how far rounding may change each of them.
struct Squares {
    double sum = 0.0;
    double difference = 0.0;
    double slackOfSum = 0.0;
    double slackOfDifference = 0.0;
};

Squares squaresOf(const Aabb& box)
{
    const double slack = 2.0 * roundingOf(box, box);
    const double sum = box.width() + box.height();
    const double difference = std::abs(box.width() - box.height());
    return {sum * sum, difference * difference, 2.0 * sum * slack, 2.0 * difference * slack};
}

/// The box is that of a rectangle with these sides at some angle. `most`: the greatest allowed deviation, even if
/// rounding would explain a greater one.
bool isOnRectangle(Vec2 sides, const Squares& one, double most)
{
    constexpr double kRounding = 1e-9;
    const double sum = (sides.x + sides.y) * (sides.x + sides.y);
    const double difference = (sides.x - sides.y) * (sides.x - sides.y);
    const double off = one.sum / sum + one.difference / difference - 2.0;
    return std::abs(off) <= std::min(one.slackOfSum / sum + one.slackOfDifference / difference + kRounding, most);
}

/// Least squares: sum / (u + v)^2 + difference / (u - v)^2 = 2.
std::optional<Vec2> fittedSides(std::span<const Squares> all)
{
    double ss = 0.0;
    double sd = 0.0;
    double dd = 0.0;
    double s = 0.0;
    double d = 0.0;
    for (const Squares& one : all) {
        ss += one.sum * one.sum;
        sd += one.sum * one.difference;
        dd += one.difference * one.difference;
        s += one.sum;
        d += one.difference;
    }
    const double determinant = ss * dd - sd * sd;
    if (!(determinant > 1e-9 * ss * dd))
        return std::nullopt;
    const double ofSum = 2.0 * (s * dd - d * sd) / determinant;
    const double ofDifference = 2.0 * (d * ss - s * sd) / determinant;
    if (!(ofSum > 0.0) || !(ofDifference > ofSum))
        return std::nullopt;
    const double sum = 1.0 / std::sqrt(ofSum);
    const double difference = 1.0 / std::sqrt(ofDifference);
    const Vec2 sides{0.5 * (sum + difference), 0.5 * (sum - difference)};
    return sides.y > 0.0 && sides.y < kMostFlat * sides.x ? std::optional(sides) : std::nullopt;
}

/// The angle nearest to `angle`, of all angles with the same box as the angle `folded`.
double nearestTo(double angle, double folded)
{
    const auto near = [&](double one) { return one + kPi * std::round((angle - one) / kPi); };
    const double same = near(folded);
    const double other = near(-folded);
    return std::abs(same - angle) <= std::abs(other - angle) ? same : other;
}

/// The angle in [0, pi/2] of a line, without its direction.
double foldedAngle(double angle) { return std::abs(angle - kPi * std::round(angle / kPi)); }

/// Follows the angle of an object from frame to frame.
class AngleWalk {
public:
    AngleWalk(const Track& track, RotatingRectangle& rectangle)
        : m_track(track)
        , m_rectangle(rectangle)
    {}
    void walk()
    {
        for (const Aabb& box : m_track.boxes)
            m_folded.push_back(angleOf(m_rectangle.sides, box));
        m_rectangle.isAcross = movesAlong(0.5 * kPi);
        m_rectangle.isFacing = m_rectangle.isAcross || movesAlong(0.0);
        double step = 0.0; // by which it rotated last
        m_rectangle.angles.push_back(firstAngle());
        for (std::size_t i = 1; i < m_folded.size(); ++i) {
            const double before = m_rectangle.angles.back();
            const double next = pointsTo(i)                      ? targetOf(i, before)
                                : m_folded[i] == m_folded[i - 1] ? before
                                                                 : nearestTo(before + step, m_folded[i]);
            step = next != before ? next - before : step;
            m_rectangle.angles.push_back(next);
        }
    }

private:
    [[nodiscard]] Vec2 motionOf(std::size_t i) const
    {
        return m_track.motionIn(m_track.first + static_cast<FrameIndex>(i));
    }
    /// The angle in the first frame. If motions tell angles, it is the angle of the first motion: an object at rest
    /// keeps its angle.
    [[nodiscard]] double firstAngle() const
    {
        if (!m_rectangle.isFacing)
            return m_folded.front();
        std::size_t i = 1;
        while (motionOf(i) == Vec2{})
            ++i;
        const double angle = pointedAngle(i);
        return nearestTo(angle < 0.0 ? angle + 2.0 * kPi : angle, m_folded.front());
    }
    [[nodiscard]] double pointedAngle(std::size_t i) const
    {
        const Vec2 motion = motionOf(i);
        return std::atan2(motion.y, motion.x) + (m_rectangle.isAcross ? 0.5 * kPi : 0.0);
    }
    [[nodiscard]] bool pointsTo(std::size_t i) const { return m_rectangle.isFacing && motionOf(i) != Vec2{}; }
    /// Almost all motions have the direction of the longer side, rotated by `across`.
    [[nodiscard]] bool movesAlong(double across) const
    {
        constexpr double kNear = 0.02;
        constexpr double kMost = 0.9;
        constexpr std::size_t kFewest = 8;
        std::size_t moving = 0;
        std::size_t along = 0;
        for (std::size_t i = 1; i < m_folded.size(); ++i) {
            const Vec2 motion = motionOf(i);
            if (motion == Vec2{})
                continue;
            ++moving;
            const double angle = std::atan2(motion.y, motion.x) + across;
            along += std::abs(foldedAngle(angle) - m_folded[i]) <= kNear ? 1U : 0U;
        }
        return moving >= kFewest && static_cast<double>(along) >= kMost * static_cast<double>(moving);
    }
    /// The angle that its motion tells. If the object now points backwards, it has rotated by half a turn in the
    /// positive direction.
    [[nodiscard]] double targetOf(std::size_t i, double before) const
    {
        constexpr double kBack = 0.4;
        double by = pointedAngle(i) - before;
        by -= 2.0 * kPi * std::round(by / (2.0 * kPi));
        if (by < kBack - kPi)
            by += 2.0 * kPi;
        return nearestTo(before + by, m_folded[i]);
    }

    const Track& m_track;
    RotatingRectangle& m_rectangle;
    std::vector<double> m_folded;
};

RotatingRectangle followed(const Track& track, Vec2 sides)
{
    RotatingRectangle rectangle{sides, {}, false, false};
    AngleWalk(track, rectangle).walk();
    return rectangle;
}

bool hasOneSize(const Track& track)
{
    const double slack = 4.0 * roundingOf(track.boxes.front(), track.boxes.back());
    constexpr std::size_t kLooks = 8;
    const std::size_t stride = std::max<std::size_t>(track.boxes.size() / kLooks, 1);
    for (std::size_t i = 0; i < track.boxes.size(); i += stride)
        if (std::abs(track.boxes[i].width() - track.boxes.front().width()) > slack ||
            std::abs(track.boxes[i].height() - track.boxes.front().height()) > slack)
            return false;
    return true;
}

/// The size that most objects of a name have, among objects that keep their sizes: others of the name may be the same
/// rectangle at another angle.
std::map<std::uint32_t, Vec2> usualSizes(const Evidence& evidence)
{
    constexpr std::size_t kFewest = 3;
    constexpr double kUnit = 1e-3; // of a median object
    struct Size {
        Vec2 first; // without the rounding of the key
        std::size_t count = 0;
    };
    std::map<std::uint32_t, std::map<std::pair<double, double>, Size>> counts;
    for (const Track& track : evidence.tracks)
        if (hasOneSize(track)) {
            const Aabb& box = track.boxes.front();
            const double unit = kUnit * evidence.medianSize;
            Size& size = counts[track.name][{std::round(box.width() / unit), std::round(box.height() / unit)}];
            if (size.count++ == 0)
                size.first = {box.width(), box.height()};
        }
    std::map<std::uint32_t, Vec2> sizes;
    for (const auto& [name, ofName] : counts) {
        const auto most = std::ranges::max_element(ofName, {}, [](const auto& one) { return one.second.count; });
        if (most->second.count >= kFewest)
            sizes[name] = most->second.first;
    }
    return sizes;
}

/// The ratio shorter side / longer side, for names whose rectangles all have the same one.
std::map<std::uint32_t, double> usualRatios(const Evidence& evidence, const RotatingRectangles& known)
{
    constexpr std::size_t kFewest = 3;
    constexpr double kSame = 1e-3;
    std::map<std::uint32_t, std::vector<double>> ratios;
    for (const Track& track : evidence.tracks)
        if (const RotatingRectangle* const one = known.of(track))
            ratios[track.name].push_back(one->sides.y / one->sides.x);
    std::map<std::uint32_t, double> usual;
    for (auto& [name, ofName] : ratios) {
        std::ranges::sort(ofName);
        const double middle = ofName[ofName.size() / 2];
        const auto same =
            std::ranges::count_if(ofName, [&](double one) { return std::abs(one - middle) <= kSame * middle; });
        if (static_cast<std::size_t>(same) >= kFewest && 10 * static_cast<std::size_t>(same) >= 9 * ofName.size())
            usual[name] = middle;
    }
    return usual;
}

/// The sides of an object that hardly rotates, or not for long: they have this ratio.
std::optional<Vec2> sidesByRatio(const Track& track, double ratio)
{
    const auto longer = [&](const Aabb& box) {
        const Squares one = squaresOf(box);
        return std::sqrt(
            0.5 * (one.sum / ((1.0 + ratio) * (1.0 + ratio)) + one.difference / ((1.0 - ratio) * (1.0 - ratio))));
    };
    constexpr double kSame = 1e-3;
    const double first = longer(track.boxes.front());
    const Vec2 sides{first, ratio * first};
    const auto isIn = [&](const Aabb& box) {
        const double sum = box.width() + box.height();
        return std::abs(longer(box) - first) <= kSame * first && sum >= (1.0 - kSame) * (sides.x + sides.y) &&
               sum <= (1.0 + kSame) * std::numbers::sqrt2 * (sides.x + sides.y);
    };
    return isIn(track.boxes.front()) && isIn(track.boxes.back()) && isIn(track.boxes[track.boxes.size() / 2])
               ? std::optional(sides)
               : std::nullopt;
}

/// The sides of a rectangle that all these boxes are of, at angles of their own. The boxes must vary enough to tell.
std::optional<Vec2> sidesOfBoxes(std::span<const Squares> all)
{
    // The least variation of (W + H)^2. Boxes that vary little may also grow along one axis: then their numbers have
    // to fit far better.
    constexpr double kLeastChange = 0.0005;
    constexpr double kLittle = 0.02;
    constexpr double kFarBetter = 1e-4;
    const auto [least, most] = std::ranges::minmax_element(all, {}, &Squares::sum);
    if (most->sum - least->sum < kLeastChange * least->sum)
        return std::nullopt;
    const auto sides = fittedSides(all);
    const double change = most->sum / least->sum - 1.0;
    const double slack = change < kLittle ? kFarBetter * change : change;
    const bool fits =
        sides && std::ranges::all_of(all, [&](const Squares& one) { return isOnRectangle(*sides, one, slack); });
    return fits ? sides : std::nullopt;
}

/// The side of a square that begins at angle 0, if the boxes of the object are those of such a square that rotates.
std::optional<double> sideOfSquare(const Track& track)
{
    if (hasOneSize(track))
        return std::nullopt;
    const double side = track.boxes.front().width();
    const bool fits = std::ranges::all_of(track.boxes, [&](const Aabb& box) {
        const double slack = 4.0 * roundingOf(box, box);
        return std::abs(box.width() - box.height()) <= slack && box.width() >= side - slack &&
               box.width() <= std::numbers::sqrt2 * side + slack;
    });
    return fits ? std::optional(side) : std::nullopt;
}

/// Sides by name, if all objects of the name that keep their sizes are one rectangle, each at an angle of its own.
std::map<std::uint32_t, Vec2> sidesOfNames(const Evidence& evidence)
{
    constexpr std::size_t kFewest = 6;    // objects
    constexpr double kUnit = 1e-3;        // of a median object
    constexpr std::size_t kDifferent = 4; // sizes that they have
    struct OfName {
        std::vector<Squares> all;
        std::set<double> sums; // rounded
    };
    std::map<std::uint32_t, OfName> byName;
    for (const Track& track : evidence.tracks)
        if (hasOneSize(track)) {
            OfName& one = byName[track.name];
            const Aabb& box = track.boxes.front();
            one.all.push_back(squaresOf(box));
            one.sums.insert(std::round((box.width() + box.height()) / (kUnit * evidence.medianSize)));
        }
    std::map<std::uint32_t, Vec2> sides;
    for (const auto& [name, one] : byName)
        if (one.all.size() >= kFewest && one.sums.size() >= kDifferent)
            if (const auto found = sidesOfBoxes(one.all))
                sides[name] = *found;
    return sides;
}

} // namespace

std::optional<Vec2> sidesOf(const Track& track)
{
    constexpr std::size_t kMost = 48;
    constexpr std::size_t kFewest = 6;
    if (track.boxes.size() < kFewest || hasOneSize(track))
        return std::nullopt;
    std::vector<Squares> all;
    const std::size_t stride = (track.boxes.size() + kMost - 1) / kMost;
    for (std::size_t i = 0; i < track.boxes.size(); i += stride)
        all.push_back(squaresOf(track.boxes[i]));
    return sidesOfBoxes(all);
}

double angleOf(Vec2 sides, const Aabb& box) noexcept
{
    const double cosine = sides.x * box.width() - sides.y * box.height();
    const double sine = sides.x * box.height() - sides.y * box.width();
    return std::atan2(std::max(sine, 0.0), std::max(cosine, 0.0));
}

Aabb boxOfRectangle(Vec2 middle, Vec2 sides, double angle) noexcept
{
    const double c = std::abs(std::cos(angle));
    const double s = std::abs(std::sin(angle));
    const Vec2 half = 0.5 * Vec2{c * sides.x + s * sides.y, s * sides.x + c * sides.y};
    return {middle - half, middle + half};
}

std::shared_ptr<const RotatingRectangles> rotatingRectangles(const Evidence& evidence)
{
    constexpr double kLeastAngle = 0.01;
    auto all = std::make_shared<RotatingRectangles>();
    all->ofTracks.resize(evidence.tracks.size());
    all->firstOfNames.assign(evidence.names.size(), 0);
    for (auto track = evidence.tracks.rbegin(); track != evidence.tracks.rend(); ++track)
        all->firstOfNames[track->name] = track->index;
    const std::map<std::uint32_t, Vec2> usual = usualSizes(evidence);
    const std::map<std::uint32_t, Vec2> ofNames = sidesOfNames(evidence);
    const auto atOneAngle = [](const Track& track, Vec2 sides, double angle) {
        return RotatingRectangle{sides, std::vector<double>(track.boxes.size(), angle), false, false};
    };
    for (const Track& track : evidence.tracks) {
        std::optional<RotatingRectangle>& rectangle = all->ofTracks[track.index];
        if (const auto sides = sidesOf(track)) {
            rectangle = followed(track, *sides);
        } else if (const auto ofName = ofNames.find(track.name); ofName != ofNames.end() && hasOneSize(track)) {
            rectangle = atOneAngle(track, ofName->second, angleOf(ofName->second, track.boxes.front()));
        } else if (const auto size = usual.find(track.name); size != usual.end() && hasOneSize(track)) {
            const Vec2 known{std::max(size->second.x, size->second.y), std::min(size->second.x, size->second.y)};
            const Aabb& box = track.boxes.front();
            const double angle = known.y < kMostFlat * known.x ? angleOf(known, box) : 0.0;
            if (angle > kLeastAngle && angle < 0.5 * kPi - kLeastAngle && isOnRectangle(known, squaresOf(box), 1.0))
                rectangle = atOneAngle(track, known, angle);
        }
    }
    const std::map<std::uint32_t, double> ratios = usualRatios(evidence, *all);
    for (const Track& track : evidence.tracks) {
        std::optional<RotatingRectangle>& rectangle = all->ofTracks[track.index];
        if (const auto ratio = ratios.find(track.name); !rectangle && ratio != ratios.end())
            if (const auto sides = sidesByRatio(track, ratio->second))
                rectangle = followed(track, *sides);
        all->count += rectangle ? 1U : 0U;
    }
    return all;
}

std::shared_ptr<const RotatingRectangles> withSquares(const RotatingRectangles& rectangles, const Evidence& evidence)
{
    auto all = std::make_shared<RotatingRectangles>(rectangles);
    for (const Track& track : evidence.tracks)
        if (const auto side = rectangles.of(track) ? std::nullopt : sideOfSquare(track)) {
            all->ofTracks[track.index] =
                RotatingRectangle{{*side, *side}, std::vector<double>(track.boxes.size()), false, false};
            ++all->count;
        }
    return all->count > rectangles.count ? all : nullptr;
}

} // namespace broadside::diagnosis
