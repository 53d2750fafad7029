#include "core/debug/diagnosis/texts/cause_text.h"

#include "core/debug/diagnosis/messages/diagnosis_messages.h"

namespace broadside::diagnosis {

Message sentenceOf(MissCause cause)
{
    using enum MissCause;
    switch (cause) {
    case Stale:
        return texts::diagnosisStale();
    case OutsideGrid:
        return texts::diagnosisOutsideGrid();
    case PartialLastCell:
        return texts::diagnosisPartialLastCell();
    case LargerThanCells:
        return texts::diagnosisLargerThanCells();
    case NotRegistered:
        return texts::diagnosisNotRegistered();
    case IntegerTruncation:
        return texts::diagnosisIntegerTruncation();
    case Rounding:
        return texts::diagnosisRounding();
    case Unknown:
        break;
    }
    return texts::diagnosisUnknown();
}

} // namespace broadside::diagnosis
