#include "core/debug/diagnosis/rotation/rotation_search.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <numbers>
#include <utility>

namespace broadside::diagnosis {
namespace {

using Rotates = RotationRule::Kind;
using Unknown = std::uint8_t;
constexpr double kQuarter = 0.5 * std::numbers::pi;
constexpr double kDegrees = 180.0 / std::numbers::pi; // in a radian

/// Bits that tell which of the choices was made for each object.
double entropyOf(const std::map<Unknown, std::size_t>& counts)
{
    double all = 0.0;
    for (const auto& [unknown, count] : counts)
        all += static_cast<double>(count);
    double bits = 0.0;
    for (const auto& [unknown, count] : counts)
        bits += static_cast<double>(count) * std::log2(all / static_cast<double>(count));
    return bits + 2.0 * static_cast<double>(counts.size());
}

/// Chooses what boxes do not tell about each object, so that its registrations and pairs are explained best.
class UnknownFit {
public:
    UnknownFit(const Workbench& bench, const StructureRule& structure)
        : m_bench(bench)
        , m_evidence(bench.evidence())
        , m_structure(structure)
        , m_rectangles(rotatingRectangles(m_evidence))
        , m_eventsOf(tellingEventsOfTracks(m_evidence))
    {}
    [[nodiscard]] std::size_t count() const noexcept { return m_rectangles->count; }
    /// From here on, squares that may rotate are looked at, too. False: there are none.
    [[nodiscard]] bool addSquares()
    {
        auto all = withSquares(*m_rectangles, m_evidence);
        const bool hasAny = all != nullptr;
        if (hasAny)
            m_rectangles = std::move(all);
        return hasAny;
    }

    /// The rule with the choices for all objects. The price includes the bits for them.
    [[nodiscard]] Priced<RegistrationRule> fitted(RotationRule rule, double price) const
    {
        rule.rectangles = m_rectangles;
        rule.unknown = std::make_shared<const std::vector<Unknown>>(m_evidence.tracks.size());
        if (rule.kind == Rotates::FirstOfName)
            fitFirsts(rule);
        auto chosen = std::make_shared<std::vector<Unknown>>(*rule.unknown);
        std::map<Unknown, std::size_t> counts;
        for (const Track& track : m_evidence.tracks) {
            const RotatingRectangle* const rectangle = m_rectangles->of(track);
            if (!rectangle)
                continue;
            const std::vector<Unknown> choices = choicesOf(rule, *rectangle);
            if (choices.size() < 2)
                continue;
            if (!isFirst(rule, track))
                (*chosen)[track.index] = bestOf(rule, track, choices).unknown;
            ++counts[(*chosen)[track.index]];
        }
        rule.unknown = std::move(chosen);
        RegistrationRule registration;
        registration.rotation = std::move(rule);
        return {std::move(registration), price + entropyOf(counts)};
    }

private:
    struct Scored {
        Unknown unknown = 0;
        double score = -1e300;
    };
    [[nodiscard]] bool isFirst(const RotationRule& rule, const Track& track) const
    {
        return rule.kind == Rotates::FirstOfName && m_rectangles->firstOfNames[track.name] == track.index;
    }
    /// Chooses for the first object of each name which side lies along x at angle 0. All other objects of the name
    /// decide.
    void fitFirsts(RotationRule& rule) const
    {
        std::vector<Unknown> best = *rule.unknown;
        for (std::uint32_t name = 0; name < m_rectangles->firstOfNames.size(); ++name) {
            const Track& first = m_evidence.tracks[m_rectangles->firstOfNames[name]];
            if (!m_rectangles->of(first))
                continue;
            std::array<double, 2> scores{};
            for (const Unknown tall : {Unknown{0}, Unknown{RotationRule::kTall}}) {
                auto tried = std::make_shared<std::vector<Unknown>>(best);
                (*tried)[first.index] = tall;
                rule.unknown = std::move(tried);
                for (const Track& track : m_evidence.tracks)
                    if (track.name == name && track.index != first.index) {
                        const RotatingRectangle* const rectangle = m_rectangles->of(track);
                        scores[tall] +=
                            bestOf(rule, track, rectangle ? choicesOf(rule, *rectangle) : std::vector<Unknown>{0})
                                .score;
                    }
            }
            best[first.index] = scores[1] > scores[0] ? Unknown{RotationRule::kTall} : Unknown{0};
        }
        rule.unknown = std::make_shared<const std::vector<Unknown>>(std::move(best));
    }
    /// The values of the unknown bits that make a difference for the rule.
    [[nodiscard]] std::vector<Unknown> choicesOf(const RotationRule& rule, const RotatingRectangle& rectangle) const
    {
        const auto choices = [&](bool tall, bool sign, unsigned halfTurns) {
            std::vector<Unknown> all;
            for (unsigned turns = 0; turns < halfTurns; ++turns)
                for (unsigned bits = 0; bits < RotationRule::kHalfTurns; ++bits)
                    if ((tall || (bits & RotationRule::kTall) == 0) &&
                        ((sign && !rectangle.isFacing) || (bits & RotationRule::kOtherSign) == 0))
                        all.push_back(static_cast<Unknown>(turns * RotationRule::kHalfTurns + bits));
            return all;
        };
        switch (rule.kind) {
        case Rotates::SignsKept:
            return choices(false, true, 1);
        case Rotates::AboutPoint:
        case Rotates::AboutOrigin:
            return choices(true, true, 2);
        case Rotates::FirstOfName:
        case Rotates::WidthOnly:
        case Rotates::HeightOnly:
            return choices(true, false, 1);
        case Rotates::Angle:
            if (rectangle.sides.x == rectangle.sides.y)
                return {0}; // all angles of a square that are not known look the same
            if (rule.number == 0.0 || rule.number == 2.0)
                return choices(true, false, 1);
            if (rule.number != 1.0) // pairs alone fit any angle
                return choices(true, true, m_evidence.knowsBoxes ? RotationRule::kMostHalfTurns : 1);
            return choices(false, rule.added != kQuarter && rule.added != 0.0, 1);
        default:
            return {0};
        }
    }
    [[nodiscard]] Scored bestOf(const RotationRule& rule, const Track& track, const std::vector<Unknown>& choices) const
    {
        Scored best;
        for (const Unknown unknown : choices) {
            const double score = scoreOfRegistrations(rule, track, unknown) + scoreOfEvents(rule, track, unknown);
            if (score > best.score)
                best = {unknown, score};
        }
        return best;
    }
    [[nodiscard]] double scoreOfRegistrations(const RotationRule& rule, const Track& track, Unknown unknown) const
    {
        constexpr std::size_t kMostFrames = 40;
        constexpr double kBits = 4.0;
        RotatedBoxes boxes(rule, m_evidence, track, unknown);
        const std::size_t stride = track.registered.size() / kMostFrames + 1;
        double score = 0.0;
        for (std::size_t i = 0; i < track.registered.size(); i += stride) {
            const Registered& known = track.registered[i];
            if (known.kind != Registered::Kind::Cells && known.kind != Registered::Kind::Box)
                continue;
            const FrameIndex frame = track.first + static_cast<FrameIndex>(i);
            Aabb box = boxes.in(frame);
            if (known.kind == Registered::Kind::Box && isWithinRoundingOf(rule, box, known.box))
                box = known.box;
            score += agrees(m_structure, placed(m_structure, box), known, m_bench.usualExcess()) ? kBits : 0.0;
        }
        return score;
    }
    [[nodiscard]] double scoreOfEvents(const RotationRule& rule, const Track& track, Unknown unknown) const
    {
        constexpr double kBitsOfMissed = 3.0; // that is explained
        constexpr double kBitsOfFound = 6.0;  // that is not
        RotatedBoxes boxes(rule, m_evidence, track, unknown);
        double score = 0.0;
        for (const std::size_t i : m_eventsOf[track.index]) {
            const Event& event = m_evidence.events[i];
            const TrackIndex other = event.a == track.index ? event.b : event.a;
            const bool isMet = meet(m_structure, m_evidence.touch, placed(m_structure, boxes.in(event.frame)),
                                    placed(m_structure, m_evidence.boxOf(event, other)));
            if (event.fate == Fate::Missed)
                score += isMet ? 0.0 : kBitsOfMissed;
            else
                score += isMet ? (event.fate == Fate::Far ? 1.0 : 0.0) : event.fate == Fate::Far ? 0.0 : -kBitsOfFound;
        }
        return score;
    }

    const Workbench& m_bench;
    const Evidence& m_evidence;
    const StructureRule& m_structure;
    std::shared_ptr<const RotatingRectangles> m_rectangles;
    std::vector<std::vector<std::size_t>> m_eventsOf; // by track, in the order of frames
};

} // namespace

std::vector<Priced<RegistrationRule>> rotationRules(const Workbench& bench, const StructureRule& structure)
{
    constexpr double kPrice = 5.0;
    constexpr std::size_t kFewest = 3;
    UnknownFit fit(bench, structure);
    std::vector<Priced<RegistrationRule>> rules;
    const auto add = [&](Rotates kind, double number, double added, FrameIndex delay, double bits) {
        rules.push_back(fit.fitted({kind, number, added, delay}, kPrice + bits));
    };
    add(Rotates::FirstOfName, 0.0, 0.0, 0, 2.0);
    add(Rotates::WidthOnly, 0.0, 0.0, 0, 1.0);
    add(Rotates::HeightOnly, 0.0, 0.0, 0, 1.0);
    if (fit.count() < kFewest)
        return rules;
    add(Rotates::Angle, 0.0, 0.0, 0, 0.0);
    add(Rotates::Quarters, 0.0, 0.0, 0, 0.0);
    add(Rotates::Angle, 1.0, kQuarter, 0, 1.0);
    add(Rotates::Angle, 1.0, 0.5 * kQuarter, 0, 3.0);
    for (const double factor : {kDegrees, 1.0 / kDegrees, 2.0, 0.5})
        add(Rotates::Angle, factor, 0.0, 0, 2.0);
    for (const FrameIndex delay : {1U, 2U, 3U, 4U, 5U, 6U, 8U, 10U, 12U, 15U, 20U, 30U})
        for (const double factor : {1.0, 2.0})
            add(Rotates::Angle, factor, 0.0, delay, factor == 1.0 ? 5.0 : 7.0);
    for (const double limit : {0.05, 0.1, 0.2, 0.25, 0.5, 1.0, 1.5})
        add(Rotates::Held, limit, 0.0, 0, 5.0);
    for (const double limit : {5.0, 10.0, 15.0, 30.0, 45.0, 90.0})
        add(Rotates::Held, limit / kDegrees, 0.0, 0, 6.0);
    add(Rotates::SignsKept, 0.0, 0.0, 0, 1.0);
    add(Rotates::LongSquare, 0.0, 0.0, 0, 1.0);
    add(Rotates::AboutOrigin, 0.0, 0.0, 0, 1.0);
    for (const double x : {-0.5, 0.0, 0.5})
        for (const double y : {-0.5, 0.0, 0.5})
            if (x != 0.0 || y != 0.0) {
                RotationRule about{Rotates::AboutPoint};
                about.pivot = {x, y};
                rules.push_back(fit.fitted(about, kPrice + 3.0));
            }
    if (fit.addSquares()) // without their angles, only this rule tells something of them
        add(Rotates::Angle, 0.0, 0.0, 0, 2.0);
    return rules;
}

} // namespace broadside::diagnosis
