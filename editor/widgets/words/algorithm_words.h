#pragma once

#include "core/broadphase/broad_phase.h"

#include <QString>

/// @file
/// What the window says about algorithms, and what it calls the parts of their structures.

namespace broadside {

/// One sentence, for below the choice.
[[nodiscard]] QString descriptionOf(const AlgorithmInfo& info);
/// Summary, cost, when to use it, faults, and why it cannot be chosen: a line each.
[[nodiscard]] QString tipOf(const AlgorithmInfo& info);

/// Names and tips of the numbers of a structure; empty names for numbers that mean nothing there.
struct StructureWords {
    QString parts; ///< "Nodes".
    QString partsTip;
    QString registrations;
    QString registrationsTip;
};
[[nodiscard]] StructureWords wordsFor(const AlgorithmInfo& info);

} // namespace broadside
