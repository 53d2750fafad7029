#include "core/debug/diagnosis/explanation_text.h"

#include "core/base/count_text.h"

namespace broadside {

std::string kindText(const Explanation& explanation)
{
    if (explanation.symptom == Symptom::Cost)
        return "Cost";
    return explanation.isCause ? "Cause" : "Tendency, not certain";
}

std::string evidenceText(const Diagnosis& diagnosis, const Explanation& explanation)
{
    switch (explanation.symptom) {
    case Symptom::MissedPair:
        break;
    case Symptom::Passage:
        return "Explains " + countOf(explanation.explains, "passage") + " of an object through another.";
    case Symptom::MaskedPair:
        return "Explains " + countOf(explanation.explains, "overlap") +
               " without a collision, counted in each step. The masks may be wanted.";
    case Symptom::Cost:
        return "Explains " + groupedNumber(explanation.explains) + " of " +
               countOf(explanation.found, "candidate pair") + " of a step, on average.";
    }
    const std::string about = explanation.isSampled ? "about " : "";
    std::string text =
        "Explains " + about + groupedNumber(explanation.explains) + " of " + countOf(diagnosis.missed, "missed pair");
    const std::string found = countOf(explanation.found, "found pair") + " that were looked at";
    if (explanation.against == 0)
        return text + "; none of " + found + " speaks against it.";
    return text + "; " + groupedNumber(explanation.against) + " of " + found + " speak against it.";
}

} // namespace broadside
