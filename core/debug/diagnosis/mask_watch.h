#pragma once

#include "core/debug/diagnosis/diagnosis.h"
#include "core/debug/frame.h"

#include <map>
#include <string>
#include <vector>

namespace broadside::diagnosis {

/// Finds overlapping pairs that masks keep apart although other objects of the same names can collide. Example: masks
/// keep Enemy 3 and Shot 3 apart, but Enemy 1 and Shot 3 can collide. Masks that keep all objects of two names apart
/// are considered intended.
class MaskWatch {
public:
    /// Looks at a frame. @pre frames come in the order of their steps
    /// Cost: that of showMaskedOverlaps(), and O(objects) for each new pair, up to kMostPairs of them.
    void look(std::uint64_t step, const Frame& frame);
    /// Adds one explanation, which is a tendency, and its groups. Adds nothing if no such pair was found.
    void explain(Diagnosis& diagnosis) const;

    static constexpr std::size_t kMostPairs = 1'000; ///< Further pairs are not looked at.

private:
    void judge(std::uint64_t step, const Frame& frame, IndexPair pair);

    std::map<IdPair, bool> m_isOdd;
    std::map<IdPair, DiagnosedGroup> m_groups;
    NameBook m_names;
    Explanation m_explanation; // of the first pair
};

} // namespace broadside::diagnosis
