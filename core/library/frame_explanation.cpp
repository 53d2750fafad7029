#include "core/library/frame_explanation.h"

#include "core/debug/audit/audit.h"
#include "core/debug/why/why.h"

namespace broadside {

PairAudit explainFrame(const Frame& frame, std::size_t most)
{
    const FrameAudit found = auditFrame(frame);
    PairAudit audit;
    audit.missedCount = found.missedCount();
    audit.candidates = found.candidates;
    audit.falsePositives = found.falsePositives;
    for (const MissedPair& missed : found.missed) {
        if (audit.missed.size() == most)
            break;
        WhyAnswer answer = why(frame, missed.pair.a, missed.pair.b);
        audit.missed.push_back({missed.pair, missed.cause, answer.sentence.text(), answer.remedy.text()});
    }
    return audit;
}

} // namespace broadside
