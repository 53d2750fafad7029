#include "core/debug/diagnosis/features/sweep_order.h"

#include "core/debug/diagnosis/model/code_length.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <string_view>
#include <vector>

namespace broadside::diagnosis {
namespace {

/// A number that has the order of decimal texts: "-5" before "1000", and this before "95".
double textKey(double number)
{
    constexpr std::string_view kLetters = "-.0123456789e"; // in their order; what is behind the end comes first
    constexpr std::size_t kMost = 13;                      // letters that fit into the bits of a double
    std::array<char, 40> text{};
    const auto end = std::to_chars(text.data(), text.data() + text.size(), number).ptr;
    const std::string_view written(text.data(), static_cast<std::size_t>(end - text.data()));
    double key = 0.0;
    for (std::size_t i = 0; i < kMost; ++i) {
        const std::size_t letter = i < written.size() ? kLetters.find(written[i]) + 1 : 0;
        key = key * static_cast<double>(kLetters.size() + 1) + static_cast<double>(letter);
    }
    return key;
}

double keyBy(SweepOrder::By by, const Aabb& box)
{
    switch (by) {
    case SweepOrder::By::LowX:
        return box.lo.x;
    case SweepOrder::By::CentreX:
        return box.center().x;
    case SweepOrder::By::HighX:
        return box.hi.x;
    case SweepOrder::By::LowY:
        return box.lo.y;
    case SweepOrder::By::CentreY:
        return box.center().y;
    case SweepOrder::By::HighY:
        return box.hi.y;
    case SweepOrder::By::TextX:
        return textKey(box.lo.x);
    case SweepOrder::By::TextY:
        break;
    }
    return textKey(box.lo.y);
}

/// The place of an object in the list is where this number has it.
double keyIn(const SweepOrder& order, const FrameBoxes::Entry& entry)
{
    if (order.ahead == 0)
        return keyBy(order.by, entry.box);
    return keyBy(order.by, translated(entry.box, static_cast<double>(order.ahead) * entry.nextMotion));
}

bool isRightOrder(const SweepOrder& order)
{
    return order.ahead == 0 && order.by == (order.endsAlongY ? SweepOrder::By::LowY : SweepOrder::By::LowX);
}

/// Fewer where frames have many objects, because each event is compared with all of them.
std::vector<Event> someEvents(const Evidence& evidence)
{
    constexpr std::size_t kMostComparisons = 600'000;
    constexpr std::size_t kFewestOfFate = 60;
    const std::size_t objects = evidence.frames.empty() ? 1 : std::max<std::size_t>(evidence.frames.front().objects, 1);
    const std::size_t mostOfFate = std::clamp<std::size_t>(kMostComparisons / objects, kFewestOfFate, 300);
    std::array<std::size_t, 2> taken{};
    std::vector<Event> some;
    for (const Event& event : evidence.events)
        if (event.overlaps() && !event.isMarginal && ++taken[event.fate == Fate::Missed ? 0 : 1] <= mostOfFate)
            some.push_back(event);
    std::stable_partition(some.begin(), some.end(), // clang 14 cannot compile that of ranges
                          [](const Event& event) { return event.fate == Fate::Missed; });
    return some;
}

/// Orders that a list may have by mistake.
std::vector<SweepOrder> wrongOrders()
{
    using By = SweepOrder::By;
    std::vector<SweepOrder> orders;
    for (const By by : {By::HighX, By::LowY, By::CentreY, By::HighY, By::LowX, By::CentreX, By::TextX, By::TextY})
        for (const bool endsAlongY : {false, true})
            if (const SweepOrder order{by, endsAlongY}; !isRightOrder(order) && (by != By::CentreX || endsAlongY))
                orders.push_back(order);
    constexpr int kMostAhead = 16;
    for (int ahead = 1; ahead <= kMostAhead; ++ahead)
        for (const int sign : {-1, 1}) {
            orders.push_back({By::LowX, false, sign * ahead});
            orders.push_back({By::LowY, true, sign * ahead});
        }
    return orders;
}

/// What the order does to the events, of which the missed ones come first. No value: it tells too little, as the first
/// ones show already.
std::optional<Tally> tallyOf(const SweepOrder& order, const Evidence& evidence, const std::vector<Event>& events,
                             FrameBoxes& boxes)
{
    constexpr std::uint64_t kFirst = 60;
    constexpr std::uint64_t kFewest = 12; // one of the first events in so many must be told
    Tally tally;
    for (const Event& event : events) {
        tally.count(order.loses(evidence, event, boxes), event.fate == Fate::Missed);
        if (tally.explained() + tally.unexplained == kFirst && kFewest * tally.explained() < kFirst)
            return std::nullopt;
    }
    return tally;
}

} // namespace

bool SweepOrder::loses(const Evidence& evidence, const Event& event, FrameBoxes& boxes) const
{
    const auto entryOf = [&](TrackIndex track) {
        return FrameBoxes::Entry{evidence.boxOf(event, track), evidence.tracks[track].nextMotionIn(event.frame)};
    };
    const double keyA = keyIn(*this, entryOf(event.a));
    const double keyB = keyIn(*this, entryOf(event.b));
    const Aabb& first = evidence.boxOf(event, keyA <= keyB ? event.a : event.b);
    const auto [from, to] = std::minmax(keyA, keyB);
    return std::ranges::any_of(boxes.of(event.frame), [&, from = from, to = to](const FrameBoxes::Entry& entry) {
        if (endsAlongY ? entry.box.lo.y <= first.hi.y : entry.box.lo.x <= first.hi.x)
            return false;
        const double key = keyIn(*this, entry);
        return from < key && key < to;
    });
}

std::optional<SweepOrder> likelySweepOrder(const Evidence& evidence)
{
    constexpr double kFew = 0.05;        // found pairs among those that are lost
    constexpr std::uint64_t kFewest = 3; // one missed pair in so many is told
    std::optional<SweepOrder> best;
    if (evidence.isNoSweep())
        return best;
    const std::vector<Event> events = someEvents(evidence);
    FrameBoxes boxes(evidence);
    double least = 0.0;
    for (const SweepOrder& order : wrongOrders()) {
        const std::optional<Tally> tally = tallyOf(order, evidence, events, boxes);
        if (!tally || tally->explained() == 0 ||
            kFewest * tally->explained() < tally->explained() + tally->unexplained ||
            static_cast<double>(tally->contradicted) > kFew * static_cast<double>(tally->lost))
            continue;
        if (const double bits = codeLength(*tally); !best || bits < least) {
            best = order;
            least = bits;
        }
    }
    return best;
}

} // namespace broadside::diagnosis
