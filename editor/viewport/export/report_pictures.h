#pragma once

#include "core/debug/step_source.h"
#include "core/report/report_page.h"

#include <stop_token>

namespace broadside {

/// The pictures of a report: the step before the example, the example, and an animation of the steps around it, in
/// light and dark colours. Empty where a step cannot be read, or has no such objects. May be made on any thread; needs
/// a QGuiApplication. After a stop, the result means nothing. Cost: drawing of some 60 small pictures.
[[nodiscard]] report::PagePictures picturesFor(const StepSource& steps, const report::FindingReport& report,
                                               const std::stop_token& stop = {});

} // namespace broadside
