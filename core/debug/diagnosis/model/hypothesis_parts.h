#pragma once

#include "core/debug/diagnosis/model/hypothesis.h"

#include <optional>
#include <vector>

/// @file
/// What a hypothesis is composed of: its structure, its time rule, its axis rules, its conditions. Each can be a fault.

namespace broadside::diagnosis {

/// The cells that features of pairs use: those of the structure. If the structure compares boxes, those that the game
/// has named.
[[nodiscard]] std::optional<GameCells> cellsFor(const StructureRule& structure, const Evidence& evidence);
/// The structure leaves out some cells of a box, so it is a fault by itself.
[[nodiscard]] bool isPattern(const StructureRule& structure);
/// The hypothesis has all parts of the other one. It may have further parts.
[[nodiscard]] bool refines(const Hypothesis& hypothesis, const Hypothesis& other);
/// Both can be true of one game: the structure is the same, and no object is registered by two rules. (Rules that are
/// applied one after the other are one composed hypothesis.)
[[nodiscard]] bool areOfOneGame(const Hypothesis& a, const Hypothesis& b);
/// Replaces a rule that registers only the centre of each box by a structure that keeps the cell of the centre. Both
/// predict the same, and the structure is the usual way to say it.
[[nodiscard]] Hypothesis inUsualWords(Hypothesis hypothesis);
/// One hypothesis for each fault of this one, with that fault only.
[[nodiscard]] std::vector<Hypothesis> partsOf(const Hypothesis& hypothesis);
/// The hypothesis without one of its faults.
[[nodiscard]] Hypothesis without(const Hypothesis& hypothesis, const Hypothesis& part);
/// Only the time part of the registration is wrong, and the structure is no pattern. (A game would use a wrong box for
/// both registering and searching.) A rule that is AsRecorded must also say for which objects it holds, unless they are
/// registered nowhere.
[[nodiscard]] bool isOfTimeAlone(const Hypothesis& hypothesis);

} // namespace broadside::diagnosis
