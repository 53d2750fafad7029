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

// What is worth trying on this evidence; the numbers are round ones, and those that occur in it.

/// Few for a game that described its cells or registered boxes. Otherwise with cells of many sizes.
[[nodiscard]] std::vector<Priced<StructureRule>> candidateStructures(const Evidence& evidence);
/// Structures with cells of this size and origin.
[[nodiscard]] std::vector<Priced<StructureRule>> cellStructures(const GameCells& cells, double price);
/// Structures that leave out some cells of a box, with cells of this size. `price`: bits that name the size.
[[nodiscard]] std::vector<Priced<StructureRule>> patternStructures(const GameCells& cells, double price);
[[nodiscard]] std::vector<Priced<TimeRule>> candidateTimes(const Evidence& evidence);
/// Times at which an object has left its registered box, grown by the margin; for registrations that are recorded.
[[nodiscard]] std::vector<Priced<TimeRule>> candidateRenewals(double margin);
struct AxisRules {
    AxisRule x;
    AxisRule y;
};
[[nodiscard]] std::vector<Priced<AxisRules>> candidateAxes(const Evidence& evidence);
[[nodiscard]] std::vector<Priced<Scope>> candidateScopes(const Evidence& evidence);
[[nodiscard]] std::vector<Priced<When>> candidateWhens(const Evidence& evidence);

} // namespace broadside::diagnosis
