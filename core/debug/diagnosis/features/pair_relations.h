#pragma once

#include "core/debug/diagnosis/features/pair_feature.h"

namespace broadside::diagnosis {

/// Fills in how the two objects of a pair compare: their areas, ages and speeds, the order of their ids as texts, and
/// whether they move apart.
void fillRelations(const Evidence& evidence, const Event& event, FeatureRow& row);

} // namespace broadside::diagnosis
