#pragma once

#include "core/debug/diagnosis/diagnosis.h"
#include "core/debug/frame.h"

#include <map>
#include <string>
#include <vector>

namespace broadside::diagnosis {

/// Finds overlapping pairs that masks keep apart although others of their names can collide: Enemy 3 and Shot 3 of
/// which Enemy 1 and Shot 3 can. Masks that keep all of two names apart are taken as wanted.
class MaskWatch {
public:
    /// Looks at a frame. @pre frames come in the order of their steps
    /// Cost: of masked overlaps a sweep along x; for each pair that is new, up to kMostPairs of them, O(objects).
    void look(std::uint64_t step, const Frame& frame);
    /// Adds one explanation, a tendency, and its groups; nothing where no such pair was found.
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
