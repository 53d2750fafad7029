#include "core/debug/waste/waste_explanation.h"

#include <algorithm>

namespace broadside {

Explanation explanationOf(const WasteFinding& finding, const Waste& waste)
{
    Explanation explanation;
    explanation.rule = finding.rule;
    explanation.symptom = Symptom::Cost;
    explanation.sentence = finding.sentence;
    explanation.remedy = finding.remedy;
    explanation.isCause = true; // its remedy was tried
    explanation.explains = static_cast<std::uint64_t>(std::max<std::int64_t>(finding.candidates, 0));
    explanation.found = waste.candidates;
    explanation.sure = 1.0;
    explanation.parameters = finding.parameters;
    return explanation;
}

std::optional<double> betterCellSize(const Explanation& explanation)
{
    const auto found = std::ranges::find(explanation.parameters, "better", &std::pair<std::string, double>::first);
    const bool isOfCells = explanation.symptom == Symptom::Cost && found != explanation.parameters.end();
    return isOfCells ? std::optional(found->second) : std::nullopt;
}

} // namespace broadside
