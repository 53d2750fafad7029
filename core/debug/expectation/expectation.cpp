#include "core/debug/expectation/expectation.h"

#include "core/debug/expectation/hit_check.h"
#include "core/debug/expectation/run_view.h"
#include "core/debug/expectation/stay_check.h"
#include "core/debug/expectation/untouched_check.h"

namespace broadside {

Result<std::optional<ExpectationAnswer>> checkExpectation(const StepSource& source, StepRange steps,
                                                          const Expectation& expected,
                                                          const ExpectationOptions& options)
{
    auto view = expectation::RunView::open(source, steps, options);
    if (!view)
        return view.problem();
    auto answer = std::visit([&](const auto& one) { return expectation::check(*view, one); }, expected);
    if (options.stop.stop_requested())
        return std::optional<ExpectationAnswer>{};
    if (!answer) // an object may only seem to be absent
        return view->unreadable() ? *view->unreadable() : answer.problem();
    answer->unreadable = view->unreadable();
    return std::optional(std::move(*answer));
}

} // namespace broadside
