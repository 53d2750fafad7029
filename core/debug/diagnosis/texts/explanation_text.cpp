#include "core/debug/diagnosis/texts/explanation_text.h"

#include "core/base/message/common_messages.h"
#include "core/debug/diagnosis/cause_gate.h"
#include "core/debug/diagnosis/messages/diagnosis_messages.h"

namespace broadside {

Message kindText(const Explanation& explanation)
{
    if (explanation.symptom == Symptom::Cost)
        return texts::diagnosisCost();
    return explanation.isCause ? texts::diagnosisCause() : texts::diagnosisTendency();
}

Message evidenceText(const Diagnosis& diagnosis, const Explanation& explanation)
{
    const std::uint64_t count = explanation.explains;
    switch (explanation.symptom) {
    case Symptom::MissedPair:
        break;
    case Symptom::Passage:
        return texts::diagnosisPassages(count);
    case Symptom::MaskedPair:
        return texts::diagnosisOverlaps(count);
    case Symptom::Cost:
        return texts::diagnosisCandidates(count, texts::diagnosisCandidatePairs(explanation.found));
    }
    const Message missed = texts::diagnosisMissedPairs(diagnosis.missed);
    if (explanation.rule == kLostAfterStructure)
        return texts::diagnosisHoldsFor(count, missed); // as for all pairs that were found
    if (explanation.found == 0)
        return explanation.isSampled ? texts::diagnosisAboutNothingAgainst(count, missed)
                                     : texts::diagnosisNothingAgainst(count, missed);
    const Message found = texts::diagnosisFoundPairs(explanation.found);
    if (explanation.against == 0)
        return explanation.isSampled ? texts::diagnosisAboutNoneAgainst(count, missed, found)
                                     : texts::diagnosisNoneAgainst(count, missed, found);
    const Message text = explanation.isSampled
                             ? texts::diagnosisAboutSomeAgainst(count, missed, explanation.against, found)
                             : texts::diagnosisSomeAgainst(count, missed, explanation.against, found);
    const double reported = 1.0 - explanation.sure;
    return reported > diagnosis::kMostAgainstCause ? texts::sentences(text, texts::diagnosisReported(reported)) : text;
}

} // namespace broadside
