#pragma once

#include "core/debug/diagnosis/features/pair_feature.h"

namespace broadside::diagnosis {

/// Fills in where the two objects are, and how coarse their coordinates may be before they no longer overlap: the
/// features from Feature::FirstCentreX to Feature::CommonStepY.
void fillPlacesOfObjects(const Evidence& evidence, const Event& event, FeatureRow& row);

} // namespace broadside::diagnosis
