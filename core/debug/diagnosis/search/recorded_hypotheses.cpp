#include "core/debug/diagnosis/search/recorded_hypotheses.h"

#include <algorithm>
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

} // namespace

std::vector<Hypothesis> recordedHypotheses(const Hypothesis& base, const RegistrationContrast& contrast,
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

} // namespace broadside::diagnosis
