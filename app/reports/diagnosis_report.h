#pragma once

#include "app/reports/check_report.h"
#include "core/debug/diagnosis/diagnosis.h"
#include "core/scene/scene.h"

#include <string>

namespace broadside {

/// The explanations of a diagnosis as findings: one for each fault, and one for the missed pairs that no fault
/// explains. The rule of a finding is "diagnosis/" and Explanation::rule; "diagnosis/other" for a rule that has no
/// entry in the list of rules. `scene` gives the places of objects in the file. It is null for a recording.
[[nodiscard]] CheckReport diagnosisReport(const std::string& file, const Diagnosis& diagnosis, const Scene* scene);
/// The report for a file that could not be diagnosed.
[[nodiscard]] CheckReport unreadableDiagnosis(const std::string& file, const Problem& problem);

} // namespace broadside
