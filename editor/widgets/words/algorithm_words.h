#pragma once

#include "core/broadphase/broad_phase.h"

#include <QString>

/// @file
/// Texts about algorithms and the parts of their structures.

namespace broadside {

/// Whether lists show a separator above this algorithm: the ones below it are faulty on purpose.
[[nodiscard]] bool startsTextbooks(const AlgorithmInfo& info);
/// The name in a list: "corner-grid (with faults)".
[[nodiscard]] QString listedName(const AlgorithmInfo& info);
/// One sentence, to be shown below the choice.
[[nodiscard]] QString descriptionOf(const AlgorithmInfo& info);
/// Summary, cost, when to use it, faults, and why it cannot be chosen: a line each.
[[nodiscard]] QString tipOf(const AlgorithmInfo& info);

/// Names and tooltips of the numbers of a structure; empty names for numbers that have no meaning for the algorithm.
struct StructureWords {
    QString parts; ///< "Nodes".
    QString partsTip;
    QString registrations;
    QString registrationsTip;
};
[[nodiscard]] StructureWords wordsFor(const AlgorithmInfo& info);

} // namespace broadside
