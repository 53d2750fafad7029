#include "core/debug/recorder_faults.h"

#include "core/debug/recorder_messages.h"

namespace broadside {

std::vector<Message> sentencesOf(const RecorderFaults& faults)
{
    std::vector<Message> sentences;
    if (faults.invalidIds > 0)
        sentences.push_back(texts::recorderInvalidIds(faults.invalidIds));
    const auto add = [&sentences](const RecorderFaults::Kind& kind, const auto& form) {
        if (kind.count > 0)
            sentences.push_back(form(kind.count, kind.first.value));
    };
    add(faults.reversedBoxes, texts::recorderReversedBoxes);
    add(faults.reversedCells, texts::recorderReversedCells);
    add(faults.secondBoxes, texts::recorderSecondBoxes);
    return sentences;
}

} // namespace broadside
