#include "core/debug/diagnosis/features/fitted/partition.h"

#include "core/base/decades.h"
#include "core/debug/diagnosis/model/code_length.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <set>
#include <span>
#include <utility>
#include <vector>

namespace broadside::diagnosis {
namespace {

using Of = Partition::Of;

/// By what an object is given to a part.
double numberOf(Of of, const Evidence& evidence, const Event& event, TrackIndex track, SortedPlaces& sorted)
{
    const Track& one = evidence.tracks[track];
    switch (of) {
    case Of::Columns:
        return one.boxIn(event.frame).center().x;
    case Of::Rows:
        return one.boxIn(event.frame).center().y;
    case Of::FirstColumns:
        return one.boxes.front().center().x;
    case Of::FirstRows:
        return one.boxes.front().center().y;
    case Of::Places:
        return static_cast<double>(evidence.frames[event.frame].placeOf(track));
    case Of::Ids:
        return static_cast<double>(one.id.value);
    case Of::PlaceShares:
        return static_cast<double>(evidence.frames[event.frame].placeOf(track));
    case Of::SortedX:
    case Of::SharesX:
        return static_cast<double>(sorted.placeOf(track, event.frame, false));
    case Of::SortedY:
    case Of::SharesY:
        break;
    }
    return static_cast<double>(sorted.placeOf(track, event.frame, true));
}

bool isOfShares(Of of) { return of == Of::PlaceShares || of == Of::SharesX || of == Of::SharesY; }

/// `objects`: in the frame.
double partOf(const Partition& parts, double number, double objects)
{
    const double size = isOfShares(parts.of) ? std::ceil(objects / parts.size) : parts.size;
    return std::floor((number - parts.origin) / size);
}

/// The two numbers of a pair.
struct Ends {
    double low = 0.0;
    double high = 0.0;
    bool isMissed = false;
    bool hasStatic = false;
    double objects = 0.0; ///< In the frame.
    [[nodiscard]] bool areApart(const Partition& parts) const
    {
        return partOf(parts, low, objects) != partOf(parts, high, objects);
    }
};

std::vector<Ends> endsOf(Of of, const Evidence& evidence)
{
    constexpr std::size_t kMost = 1'500; // of each fate
    std::array<std::size_t, 2> taken{};
    std::vector<const Event*> events;
    for (const Event& event : evidence.events)
        if (event.overlaps() && !event.isMarginal && ++taken[event.fate == Fate::Missed ? 0 : 1] <= kMost)
            events.push_back(&event);
    std::ranges::sort(events, {}, [](const Event* event) { return event->frame; }); // each frame is sorted once
    SortedPlaces sorted(evidence);
    std::vector<Ends> ends;
    for (const Event* event : events) {
        const auto [low, high] = std::minmax(
            {numberOf(of, evidence, *event, event->a, sorted), numberOf(of, evidence, *event, event->b, sorted)});
        const bool hasStatic = !evidence.tracks[event->a].isDynamic || !evidence.tracks[event->b].isDynamic;
        ends.push_back({low, high, event->fate == Fate::Missed, hasStatic,
                        static_cast<double>(evidence.frames[event->frame].present.size())});
    }
    return ends;
}

/// The number with the fewest digits above `low`, up to `high`.
double roundBorder(double low, double high)
{
    constexpr int kMostDigits = 18;
    const double largest = std::max({high - low, std::abs(low), std::abs(high)});
    if (!std::isfinite(largest) || largest <= 0.0)
        return high;
    const int exponent = decadeAbove(largest);
    for (int digits = 0; digits < kMostDigits; ++digits) {
        const double unit = powerOfTen(exponent - digits);
        if (unit <= 1e-3 * (high - low))
            break;
        if (const double round = (std::floor(low / unit) + 1.0) * unit; round <= high)
            return round;
    }
    return high;
}

bool isOfBlocks(Of of) { return of >= Of::Places; }
/// There may be two parts with a fixed border.
bool isPlain(Of of) { return of <= Of::Ids; }
bool isAlongX(Of of) { return of == Of::Columns || of == Of::FirstColumns; }

/// Round sizes; parts of the world; multiples of the cells.
std::set<double> sizesOf(Of of, const Evidence& evidence)
{
    if (isOfShares(of))
        return {2, 3, 4, 5, 6, 7, 8, 10, 12, 16};
    if (isOfBlocks(of))
        return {8,  10,  12,  16,  20,  24,  25,  30,  32,  40,  48,  50,  60,  64,   80,
                96, 100, 120, 128, 150, 160, 200, 250, 256, 300, 400, 500, 512, 1000, 1024};
    constexpr double kSmallest = 1.0; // of a median object
    constexpr double kLargest = 60.0;
    const double low = kSmallest * evidence.medianSize;
    const double high = kLargest * evidence.medianSize;
    std::set<double> sizes;
    if (std::isfinite(high) && low > 0.0) { // objects without a size have no sizes to compare with
        const int lastDecade = decadeOf(high);
        for (int decade = decadeOf(low); decade <= lastDecade; ++decade)
            for (const double mantissa : {1.0, 1.2, 1.25, 1.5, 1.6, 1.8, 2.0, 2.25, 2.4, 2.5, 3.0, 3.2, 3.5,
                                          3.6, 4.0, 4.5,  4.8, 5.0, 5.5, 6.0, 6.4,  7.0, 7.5, 8.0, 9.0})
                if (const double size = powerOfTen(decade) * mantissa; size >= low && size <= high)
                    sizes.insert(size);
        const int lastPower = static_cast<int>(std::floor(std::log2(high)));
        for (int power = static_cast<int>(std::ceil(std::log2(low))); power <= lastPower; ++power)
            sizes.insert(std::exp2(power));
    }
    if (evidence.world)
        for (const double parts : {2.0, 3.0, 4.0, 5.0, 6.0, 8.0, 10.0, 16.0})
            sizes.insert((isAlongX(of) ? evidence.world->width() : evidence.world->height()) / parts);
    if (evidence.cells) {
        const double cell = isAlongX(of) ? evidence.cells->size.x : evidence.cells->size.y;
        for (const double count : {2.0, 3.0, 4.0, 5.0, 6.0, 8.0, 10.0, 16.0})
            sizes.insert(count * cell);
        sizes.erase(cell);
    }
    return sizes;
}

std::set<double> originsOf(Of of, const Evidence& evidence)
{
    std::set<double> origins{0.0};
    if (isOfBlocks(of))
        return origins;
    if (evidence.world)
        origins.insert(isAlongX(of) ? evidence.world->lo.x : evidence.world->lo.y);
    if (evidence.cells)
        origins.insert(isAlongX(of) ? evidence.cells->origin.x : evidence.cells->origin.y);
    return origins;
}

/// The one border that lies between the two numbers of most missed pairs.
std::optional<double> borderOf(const std::vector<Ends>& ends)
{
    std::vector<std::pair<double, int>> borders;
    for (const Ends& one : ends)
        if (one.isMissed && one.low < one.high) {
            borders.emplace_back(one.low, 1);
            borders.emplace_back(one.high, -1);
        }
    std::ranges::sort(borders);
    std::optional<double> best;
    int open = 0;
    int most = 0;
    for (std::size_t i = 0; i + 1 < borders.size(); ++i) {
        open += borders[i].second;
        if (open > most && borders[i + 1].first > borders[i].first) {
            most = open;
            best = roundBorder(borders[i].first, borders[i + 1].first);
        }
    }
    return best;
}

/// Keeps the parts that tell most, of those that tell as much the largest.
class PartitionChoice {
public:
    explicit PartitionChoice(bool isOfTeams)
        : m_isOfTeams(isOfTeams)
    {}
    void offer(const Partition& one, const std::vector<Ends>& ends)
    {
        constexpr double kFew = 0.05; // found pairs among those that are lost
        Tally tally;
        for (const Ends& pair : ends)
            tally.count((!one.isOfDynamic || !pair.hasStatic) && pair.areApart(one) != m_isOfTeams, pair.isMissed);
        if (tally.explained() <= tally.unexplained ||
            static_cast<double>(tally.contradicted) > kFew * static_cast<double>(tally.lost))
            return;
        const double bits = codeLength(tally);
        if (!m_best || bits < m_bits || (bits == m_bits && one.size > m_best->size)) {
            m_best = one;
            m_bits = bits;
        }
    }
    [[nodiscard]] const std::optional<Partition>& best() const { return m_best; }

private:
    bool m_isOfTeams;
    std::optional<Partition> m_best;
    double m_bits = 0.0;
};

} // namespace

std::size_t SortedPlaces::placeOf(TrackIndex track, FrameIndex frame, bool isAlongY)
{
    const FrameFacts& facts = m_evidence.frames[frame];
    const auto keyOf = [&](TrackIndex one) {
        const Vec2 low = m_evidence.tracks[one].boxIn(frame).lo;
        return std::pair(isAlongY ? low.y : low.x, facts.placeOf(one));
    };
    Axis& axis = m_axes[isAlongY ? 1 : 0];
    if (axis.frame != frame) {
        axis.frame = frame;
        axis.keys.clear();
        for (const TrackIndex one : facts.present)
            axis.keys.push_back(keyOf(one));
        std::ranges::sort(axis.keys);
    }
    return static_cast<std::size_t>(std::ranges::lower_bound(axis.keys, keyOf(track)) - axis.keys.begin());
}

bool Partition::applies(const Evidence& evidence, const Event& event) const
{
    return !isOfDynamic || (evidence.tracks[event.a].isDynamic && evidence.tracks[event.b].isDynamic);
}

bool Partition::areInOnePart(const Evidence& evidence, const Event& event, SortedPlaces& sorted) const
{
    const auto objects = static_cast<double>(evidence.frames[event.frame].present.size());
    return partOf(*this, numberOf(of, evidence, event, event.a, sorted), objects) ==
           partOf(*this, numberOf(of, evidence, event, event.b, sorted), objects);
}

bool Partition::areApart(const Evidence& evidence, const Event& event, SortedPlaces& sorted) const
{
    return applies(evidence, event) && !areInOnePart(evidence, event, sorted);
}

bool Partition::areTogether(const Evidence& evidence, const Event& event, SortedPlaces& sorted) const
{
    return applies(evidence, event) && areInOnePart(evidence, event, sorted);
}

std::optional<Partition> likelyPartition(const Evidence& evidence, PartitionKind kind)
{
    constexpr std::array kZones{Of::Columns, Of::Rows};
    constexpr std::array kFirstZones{Of::FirstColumns, Of::FirstRows};
    constexpr std::array kBlocks{Of::Places, Of::Ids, Of::PlaceShares};
    constexpr std::array kTeams{Of::Ids, Of::Places};
    constexpr std::array kBlocksAndSweeps{Of::Places,  Of::Ids,     Of::PlaceShares, Of::SortedX,
                                          Of::SortedY, Of::SharesX, Of::SharesY};
    const std::span<const Of> blocks =
        evidence.isNoSweep() ? std::span<const Of>(kBlocks) : std::span<const Of>(kBlocksAndSweeps);
    const std::span<const Of> kinds = kind == PartitionKind::Zones        ? std::span<const Of>(kZones)
                                      : kind == PartitionKind::FirstZones ? std::span<const Of>(kFirstZones)
                                      : kind == PartitionKind::Teams      ? std::span<const Of>(kTeams)
                                                                          : blocks;
    const bool isOfTeams = kind == PartitionKind::Teams;
    PartitionChoice choice(isOfTeams);
    for (const Of of : kinds) {
        const std::vector<Ends> ends = endsOf(of, evidence);
        std::set<double> sizes = sizesOf(of, evidence);
        std::set<double> origins = originsOf(of, evidence);
        if (isOfTeams) {
            sizes.insert({2, 3, 4, 5, 6});
            origins.insert(1.0); // the first id may be 1
        }
        for (const bool isOfDynamic : {false, true}) {
            for (const double origin : origins)
                for (const double size : sizes)
                    choice.offer({of, size, origin, isOfDynamic}, ends);
            if (const auto border = isPlain(of) && !isOfTeams ? borderOf(ends) : std::nullopt)
                choice.offer({of, Partition::kTwoParts, *border, isOfDynamic}, ends);
        }
    }
    return choice.best();
}

} // namespace broadside::diagnosis
