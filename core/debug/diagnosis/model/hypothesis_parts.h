#pragma once

#include "core/debug/diagnosis/model/hypothesis.h"

#include <optional>
#include <vector>

/// @file
/// What a hypothesis is composed of: its structure, its time rule, its axis rules, its conditions. Each can be a fault.

namespace broadside::diagnosis {

/// The cells that features of pairs count with: those of the structure; where that compares boxes, those that the game
/// has named.
[[nodiscard]] std::optional<GameCells> cellsFor(const StructureRule& structure, const Evidence& evidence);
/// The structure leaves out some cells of a box, so it is a fault by itself.
[[nodiscard]] bool isPattern(const StructureRule& structure);
/// The hypothesis has all parts of the other one, and adds some.
[[nodiscard]] bool refines(const Hypothesis& hypothesis, const Hypothesis& other);
/// Both can be true of one game: the structure is the same, and no object is registered by two rules. (Rules that are
/// applied one after the other are one composed hypothesis.)
[[nodiscard]] bool areOfOneGame(const Hypothesis& a, const Hypothesis& b);
/// Cells of a point are the cells of a structure that keeps one cell: said as a fault of the structure.
[[nodiscard]] Hypothesis inUsualWords(Hypothesis hypothesis);
/// The hypothesis with one of its faults only, for each of them. One entry where it has one fault.
[[nodiscard]] std::vector<Hypothesis> partsOf(const Hypothesis& hypothesis);
/// The hypothesis without one of its faults.
[[nodiscard]] Hypothesis without(const Hypothesis& hypothesis, const Hypothesis& part);
/// Objects are registered late or not at all, and otherwise right: a wrong box would be used for both, registering and
/// asking. What is only measured has to tell which objects it is about.
[[nodiscard]] bool isOfTimeAlone(const Hypothesis& hypothesis);

} // namespace broadside::diagnosis
