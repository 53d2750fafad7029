#include "core/debug/recorder_faults.h"

#include "core/base/count_text.h"

#include <utility>

namespace broadside {
namespace {

/// "2 boxes have"
std::string subjectOf(std::uint64_t count, const char* one, const char* several, const char* verb, const char* verbs)
{
    return groupedNumber(count) + ' ' + (count == 1 ? one : several) + ' ' + (count == 1 ? verb : verbs);
}

std::string firstOf(const RecorderFaults::Kind& kind)
{
    return (kind.count == 1 ? ", that of object " : ", the first that of object ") + std::to_string(kind.first.value);
}

} // namespace

std::vector<std::string> sentencesOf(const RecorderFaults& faults)
{
    std::vector<std::string> sentences;
    if (faults.invalidIds > 0)
        sentences.push_back(subjectOf(faults.invalidIds, "call", "calls", "names", "name") +
                            " the id 0, or one above 2^53, and nothing of " + (faults.invalidIds == 1 ? "it" : "them") +
                            " is recorded. Number the objects from 1 on.");
    if (faults.reversedBoxes.count > 0)
        sentences.push_back(subjectOf(faults.reversedBoxes.count, "box", "boxes", "has", "have") +
                            " left > right or low > high" + firstOf(faults.reversedBoxes) +
                            ". Give the smaller x and y first.");
    if (faults.reversedCells.count > 0)
        sentences.push_back(subjectOf(faults.reversedCells.count, "range of cells", "ranges of cells", "ends", "end") +
                            " before the first cell" + firstOf(faults.reversedCells) +
                            "; such a range is ignored. Give the first column and row, then the last.");
    if (faults.secondBoxes.count > 0)
        sentences.push_back(subjectOf(faults.secondBoxes.count, "box", "boxes", "is", "are") +
                            " of an object that had one in the same step already" + firstOf(faults.secondBoxes) +
                            "; the last one counts. Give each object an id of its own, and one box in each step.");
    return sentences;
}

} // namespace broadside
