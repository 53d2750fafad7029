#include "core/debug/diagnosis/search/recorded_hypotheses.h"

#include "core/debug/diagnosis/model/fault_rule.h"
#include "core/debug/diagnosis/search/registration_contrast.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <iterator>
#include <utility>

namespace broadside::diagnosis {
namespace {

/// Bits that say which registrations are wrong, and where.
double bitsOfWrong(const RegistrationContrast& contrast, bool ofCells)
{
    constexpr double kBitsOfPlace = 2.0;      // that tell where an object is that is registered elsewhere
    constexpr double kBitsOfEarlier = 1.0;    // the same where it is an earlier place
    constexpr double kBitsOfOrder = 0.75;     // the same where there is an order in it, like that of a delay
    constexpr double kPriceOfRelation = 24.0; // with its numbers
    constexpr double kMostBits = 3.0;         // for each that is wrong
    constexpr double kMostBitsOfRelated = 2.5;
    const double wrong = static_cast<double>(contrast.wrong);
    const bool isTold = ofCells || contrast.manner == Manner::Missing || contrast.relation;
    const double order = contrast.manner == Manner::Earlier ? kBitsOfEarlier : kBitsOfOrder;
    const double place = isTold ? 0.0 : contrast.manner == Manner::Elsewhere ? kBitsOfPlace : order;
    const double price = contrast.relation ? kPriceOfRelation : 0.0;
    const double most = contrast.relation ? kMostBitsOfRelated : kMostBits;
    return std::min(contrast.bits + place * wrong + price, most * wrong);
}

/// Other wrong registrations do not fulfil the conditions, and hardly a right one does.
bool mayHoldForSome(const RegistrationContrast& contrast)
{
    constexpr double kAlmostAll = 0.98;
    constexpr double kFewRight = 0.05;
    const Tally& tally = contrast.tally;
    return !contrast.terms.empty() && !contrast.relation && contrast.share < kAlmostAll &&
           static_cast<double>(tally.contradicted) <= kFewRight * static_cast<double>(tally.lost);
}

double priceOfConditions(const RegistrationContrast& contrast)
{
    constexpr double kPriceOfStateCondition = 8.0;
    double price = 0.0;
    for (const std::vector<StateCondition>& term : contrast.terms)
        price += kPriceOfStateCondition * static_cast<double>(term.size());
    return price;
}

/// Hypotheses that take these wrong registrations from the recording: all of them, or only those that fulfil the
/// conditions of the contrast. `base` has the structure, and right registrations. @pre contrast.wrong > 0
std::vector<Hypothesis> hypothesesOf(const Hypothesis& base, const RegistrationContrast& contrast,
                                     Misplacements misplacements, bool ofCells)
{
    constexpr double kPriceOfRecord = 12.0;
    Hypothesis all = base;
    all.registration.time.kind = TimeRule::Kind::AsRecorded;
    all.registration.recorded = misplacements;
    all.common = contrast.terms;
    all.commonShare = contrast.share;
    all.manner = contrast.manner;
    all.isExact = contrast.isExact;
    all.relation = contrast.relation;
    all.isOfCells = ofCells;
    all.price += kPriceOfRecord + bitsOfWrong(contrast, ofCells);
    std::vector<Hypothesis> hypotheses;
    // An object that is missing in a cell may still search there for others.
    if (contrast.manner == Manner::Missing || contrast.manner == Manner::Incomplete) {
        hypotheses.push_back(all);
        hypotheses.back().asking = Asking::Own;
        hypotheses.back().price += kPriceOfOwnAsking;
    }
    if (mayHoldForSome(contrast)) {
        Hypothesis some = all;
        some.commonShare = 1.0;
        some.isExact = false; // so it is never a cause
        some.isOfCommonOnly = true;
        some.price = base.price + kPriceOfRecord + priceOfConditions(contrast);
        hypotheses.push_back(std::move(some));
    }
    hypotheses.push_back(std::move(all));
    return hypotheses;
}

/// How registrations may be misplaced.
struct Way {
    Misplacements misplacements;
    bool ofCells = false; ///< Single cells are.
};

std::array<Way, 6> waysIn(const StructureRule& structure)
{
    const bool hasCells = structure.kind != StructureRule::Kind::Boxes;
    return {{{Misplacements::missing(), false},
             {Misplacements::incomplete(), false},
             {Misplacements::incomplete(), hasCells},
             {Misplacements::missingOrIncomplete(), hasCells},
             {Misplacements::earlier(), false},
             {Misplacements::displaced(), false}}};
}

/// Says which ways are only others in other words.
class KnownWays {
public:
    /// All these registrations are known to be incomplete. Or they follow no pattern and are known to be at earlier
    /// places, which says more.
    [[nodiscard]] bool has(const Way& way, const RegistrationContrast& contrast) const
    {
        const bool isEarlier = contrast.manner == Manner::Elsewhere && contrast.wrong == m_earlier;
        return way.misplacements == Misplacements::displaced() && (isEarlier || contrast.wrong == m_incomplete);
    }
    void add(const Way& way, std::size_t wrong)
    {
        if (way.misplacements == Misplacements::incomplete())
            m_incomplete = wrong;
        if (way.misplacements == Misplacements::earlier())
            m_earlier = wrong;
    }

private:
    std::size_t m_incomplete = 0; // registrations
    std::size_t m_earlier = 0;
};

} // namespace

std::vector<Hypothesis> recordedHypotheses(const Workbench& bench, const std::vector<Judged>& structures,
                                           const std::stop_token& stop)
{
    Contrasts contrasts(bench);
    std::vector<Hypothesis> hypotheses;
    for (const Judged& structure : structures) {
        if (!ruleOf(structure.hypothesis).empty() && structure.tally.lost > 0)
            continue; // it loses pairs of objects that are registered right
        KnownWays known;
        for (const Way& way : waysIn(structure.hypothesis.structure)) {
            if (stop.stop_requested())
                return hypotheses;
            const RegistrationContrast& contrast =
                contrasts.of(structure.hypothesis.structure, way.misplacements, way.ofCells);
            if (contrast.wrong > 0 && !known.has(way, contrast))
                std::ranges::move(hypothesesOf(structure.hypothesis, contrast, way.misplacements, way.ofCells),
                                  std::back_inserter(hypotheses));
            known.add(way, contrast.wrong);
        }
    }
    return hypotheses;
}

} // namespace broadside::diagnosis
