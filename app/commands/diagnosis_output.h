#pragma once

#include "app/file_answers.h"
#include "core/debug/diagnosis/diagnosis.h"
#include "core/debug/waste/waste.h"
#include "core/scene/scene.h"

#include <string>

namespace broadside {

/// A diagnosis and its waste as the answer about a file. `scene` gives the places of objects in the file. It is null
/// for a recording.
[[nodiscard]] FileAnswer diagnosisAnswer(const std::string& file, StepRange steps, Diagnosis found, Waste wasted,
                                         const Scene* scene);

} // namespace broadside
