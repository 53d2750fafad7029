#pragma once

#include "core/debug/diagnosis/model/registration_rule.h"
#include "core/debug/diagnosis/model/structure_rule.h"

#include <vector>

namespace broadside::diagnosis {

/// A rule with the bits that tell it from others of its kind.
template<class Rule>
struct Priced {
    Rule rule;
    double price = 0.0;
};

// Rules that are worth trying on this evidence. Their numbers are round ones, and numbers that occur in it.

/// Few structures if the game has described its cells or registered boxes; otherwise structures with cells of many
/// sizes.
[[nodiscard]] std::vector<Priced<StructureRule>> candidateStructures(const Evidence& evidence);
/// Round lengths that cells often have, ascending: from half of a median object to 40 of them.
[[nodiscard]] std::vector<double> usualCellSizes(const Evidence& evidence);
/// Structures with cells of this size and origin.
[[nodiscard]] std::vector<Priced<StructureRule>> cellStructures(const GameCells& cells, double price);
/// Structures that leave out some cells of a box, with cells of this size. `price`: bits that name the size.
[[nodiscard]] std::vector<Priced<StructureRule>> patternStructures(const GameCells& cells, double price);
[[nodiscard]] std::vector<Priced<TimeRule>> candidateTimes(const Evidence& evidence);
/// Rules by which an object is registered again when it has left its registered box, grown by the margin. For recorded
/// registrations.
[[nodiscard]] std::vector<Priced<TimeRule>> candidateRenewals(double margin);
struct AxisRules {
    AxisRule x;
    AxisRule y;
};
[[nodiscard]] std::vector<Priced<AxisRules>> candidateAxes(const Evidence& evidence);
[[nodiscard]] std::vector<Priced<Scope>> candidateScopes(const Evidence& evidence);
[[nodiscard]] std::vector<Priced<When>> candidateWhens(const Evidence& evidence);

} // namespace broadside::diagnosis
