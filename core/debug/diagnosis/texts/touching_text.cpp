#include "core/debug/diagnosis/texts/touching_text.h"

#include "core/debug/diagnosis/messages/diagnosis_messages.h"
#include "core/debug/diagnosis/messages/remedy_messages.h"
#include "core/debug/diagnosis/model/code_length.h"
#include "core/debug/diagnosis/search/cut.h"
#include "core/debug/diagnosis/search/relation_fit.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <optional>
#include <utility>
#include <vector>

namespace broadside::diagnosis {
namespace {

/// The place where two boxes touch.
struct Contact {
    bool alongX = false; ///< A left side touches a right one; likewise the next one.
    bool alongY = false;
    Vec2 place; ///< Known along the axes on which they touch.
    bool isMissed = false;
};

Contact contactOf(const Evidence& evidence, const Event& event)
{
    constexpr double kRounding = 1e-6; // relative: within it the pair overlaps by the last bits only
    const Aabb shared = intersection(evidence.boxOf(event, event.a), evidence.boxOf(event, event.b));
    const double largest = std::max({std::abs(shared.lo.x), std::abs(shared.lo.y), std::abs(shared.hi.x),
                                     std::abs(shared.hi.y), evidence.medianSize});
    return {shared.width() <= kRounding * largest, shared.height() <= kRounding * largest, shared.center(),
            event.fate == Fate::Missed};
}

/// A part of the pairs that touch, with its sentence.
struct Some {
    std::function<bool(const Contact&)> holds;
    Message sentence;
    double price = 0.0; ///< Bits.
};

/// Adds the pairs that touch at borders of squares: of cells, or of parts of the world.
void addBorders(std::vector<Some>& all, const Vec2& origin, const Vec2& size, const Message& sentence, double price)
{
    constexpr double kSlack = 1e-6;
    const auto isAt = [](double place, double from, double step) {
        const double steps = (place - from) / step;
        return std::abs(steps - std::round(steps)) <= kSlack * std::max(1.0, std::abs(steps));
    };
    const auto isAtBorder = [=](const Contact& one) {
        return (one.alongX && isAt(one.place.x, origin.x, size.x)) ||
               (one.alongY && isAt(one.place.y, origin.y, size.y));
    };
    all.push_back({isAtBorder, sentence, price});
}

std::vector<Some> someOf(const Evidence& evidence)
{
    std::vector<Some> all{
        {[](const Contact&) { return true; }, texts::diagnosisTouching(), 0.0},
        {[](const Contact& one) { return one.alongX; }, texts::diagnosisTouchingAlongX(), 3.0},
        {[](const Contact& one) { return one.alongY; }, texts::diagnosisTouchingAlongY(), 3.0},
        {[](const Contact& one) { return one.alongX && one.alongY; }, texts::diagnosisTouchingCorners(), 3.0}};
    if (evidence.cells)
        addBorders(all, evidence.cells->origin, evidence.cells->size, texts::diagnosisTouchingCells(), 4.0);
    constexpr int kMostDivisions = 10;
    for (int i = 1; i <= kMostDivisions && evidence.world; ++i) {
        const double parts = std::exp2(i);
        const Vec2 size{evidence.world->width() / parts, evidence.world->height() / parts};
        addBorders(all, evidence.world->lo, size, texts::diagnosisTouchingSquares(size.x, size.y), 8.0);
    }
    return all;
}

/// By how much recorded boxes are smaller than the objects' own boxes on each side, if it is the same for almost all.
std::optional<double> commonInset(const Evidence& evidence)
{
    std::vector<std::pair<double, double>> insets; // with what rounding makes of them
    for (const Event& event : evidence.events)
        for (const TrackIndex track : {event.a, event.b}) {
            const Registered* const known = evidence.tracks[track].registeredIn(event.frame);
            if (!known || known->kind != Registered::Kind::Box)
                continue;
            const Aabb& own = evidence.boxOf(event, track);
            const double slack = 2.0 * roundingOf(own, known->box);
            for (const double inset : {known->box.lo.x - own.lo.x, known->box.lo.y - own.lo.y,
                                       own.hi.x - known->box.hi.x, own.hi.y - known->box.hi.y})
                insets.emplace_back(inset, slack);
        }
    if (insets.empty())
        return std::nullopt;
    std::vector<std::pair<double, double>> sorted = insets;
    const auto middle = sorted.begin() + static_cast<std::ptrdiff_t>(sorted.size() / 2);
    std::ranges::nth_element(sorted, middle);
    const double usual = middle->first;
    const double slackOfUsual = middle->second;
    const auto same =
        std::ranges::count_if(insets, [&](const auto& one) { return std::abs(one.first - usual) <= one.second; });
    if (usual <= slackOfUsual || !isAlmostAll(static_cast<std::size_t>(same), insets.size()))
        return std::nullopt;
    return roundestBetween(usual - 0.25 * slackOfUsual, usual + 0.25 * slackOfUsual);
}

void takeEarlier(std::optional<Event>& example, const Event& event)
{
    if (event.fate == Fate::Missed && (!example || event.frame < example->frame))
        example = event;
}

/// The text for recorded boxes that are all too small by the same length: they are apart when their objects touch.
std::optional<Touching> touchingByBoxes(const Evidence& evidence)
{
    constexpr double kMost = 0.95;
    if (!evidence.knowsBoxes)
        return std::nullopt;
    Tally tally;
    std::optional<Event> example;
    for (const Event& event : evidence.events) {
        const Registered* const a = evidence.tracks[event.a].registeredIn(event.frame);
        const Registered* const b = evidence.tracks[event.b].registeredIn(event.frame);
        const bool areKnown = a && b && a->kind == Registered::Kind::Box && b->kind == Registered::Kind::Box;
        if (!event.isMarginal || !areKnown)
            continue;
        const bool areApart = !overlaps(a->box, b->box, evidence.touch);
        tally.count(areApart, event.fate == Fate::Missed);
        if (areApart)
            takeEarlier(example, event);
    }
    const double missed = static_cast<double>(tally.explained() + tally.unexplained);
    if (static_cast<double>(tally.explained()) < kMost * missed || tally.explained() == 0)
        return std::nullopt;
    const auto inset = commonInset(evidence);
    if (!inset)
        return std::nullopt;
    return Touching{"registered-size",
                    texts::diagnosisAllTooSmall({*inset, 6}),
                    texts::mendWholeBox(),
                    false,
                    tally.explained(),
                    tally.contradicted,
                    example};
}

} // namespace

Touching touchingOf(const Evidence& evidence)
{
    constexpr double kFew = 0.05; // of the missed ones, that a part of the pairs that touch may leave
    if (auto byBoxes = touchingByBoxes(evidence))
        return *std::move(byBoxes);
    std::vector<Event> events;
    std::vector<Contact> contacts;
    for (const Event& event : evidence.events)
        if (event.isMarginal) {
            events.push_back(event);
            contacts.push_back(contactOf(evidence, event));
        }
    Touching best;
    double least = 1e300;
    for (const Some& some : someOf(evidence)) {
        Tally tally;
        for (const Contact& one : contacts)
            tally.count(some.holds(one), one.isMissed);
        const double bits = some.price + codeLength(tally);
        const double missed = static_cast<double>(tally.explained() + tally.unexplained);
        if (static_cast<double>(tally.unexplained) > kFew * missed || bits >= least)
            continue;
        least = bits;
        best = {
            "touching", some.sentence, texts::mendTouching(), some.price > 0.0, tally.explained(), tally.contradicted,
            {}};
        for (std::size_t i = 0; i < events.size(); ++i)
            if (some.holds(contacts[i]))
                takeEarlier(best.example, events[i]);
    }
    return best;
}

} // namespace broadside::diagnosis
