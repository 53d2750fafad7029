#include "core/debug/diagnosis/diagnosis_rules.h"

namespace broadside {
namespace {

constexpr DiagnosisRule kRules[] = {
    {"diagnosis/stale", "Stale registration"},
    {"diagnosis/outside-grid", "Outside the grid"},
    {"diagnosis/partial-last-cell", "Row or column left out of the table"},
    {"diagnosis/larger-than-cells", "Larger than the registered cells"},
    {"diagnosis/not-registered", "Not registered"},
    {"diagnosis/integer-truncation", "Coordinates cut to integers"},
    {"diagnosis/rounding", "Rounding"},
    {"diagnosis/unknown", "Unknown cause"},
    {"diagnosis/late-registration", "Registered late"},
    {"diagnosis/early-registration", "Registered ahead"},
    {"diagnosis/registered-once", "Registered once and never again"},
    {"diagnosis/conditional-update", "Registered again under a condition only"},
    {"diagnosis/periodic-update", "Registered again in some steps only"},
    {"diagnosis/added-late", "Added late"},
    {"diagnosis/never-registered", "Never registered"},
    {"diagnosis/resting-unregistered", "Resting objects not registered"},
    {"diagnosis/registration-limit", "Limit of registered objects"},
    {"diagnosis/reused-id", "Id used by two objects"},
    {"diagnosis/registered-point", "Registered at a point"},
    {"diagnosis/registered-size", "Registered with another size"},
    {"diagnosis/registered-shifted", "Registered at another place"},
    {"diagnosis/outside-table", "Outside the table"},
    {"diagnosis/centre-cell-only", "Cell of the centre only"},
    {"diagnosis/larger-than-ring", "Larger than the searched ring"},
    {"diagnosis/centre-registered", "Registered by the centre"},
    {"diagnosis/low-corner-cell-only", "Cell of the low corner only"},
    {"diagnosis/corner-cells-only", "Cells of the corners only"},
    {"diagnosis/cells-of-object-limit", "Limit of cells of an object"},
    {"diagnosis/cells-left-out", "Cells left out"},
    {"diagnosis/new-pair-delayed", "New pairs reported late"},
    {"diagnosis/both-resting", "Pairs of resting objects"},
    {"diagnosis/one-resting", "Pairs with a resting object"},
    {"diagnosis/query-radius", "Search radius too small"},
    {"diagnosis/region-left-out", "Region left out"},
    {"diagnosis/cell-capacity", "Limit of objects in a cell"},
    {"diagnosis/sweep-window", "Window of the sweep"},
    {"diagnosis/sweep-ends-early", "Sweep ends early"},
    {"diagnosis/id-bits", "Ids cut to a few bits"},
    {"diagnosis/pair-key", "Pairs with the same key"},
    {"diagnosis/names-skipped", "Pairs of certain names skipped"},
    {"diagnosis/same-name-skipped", "Pairs of the same name skipped"},
    {"diagnosis/pair-limit", "Limit of pairs in a step"},
    {"diagnosis/partner-limit", "Limit of partners of an object"},
    {"diagnosis/registered-elsewhere", "Registered elsewhere"},
    {"diagnosis/not-updated", "Not registered again"},
    {"diagnosis/placed-late", "Registered at the right place late"},
    {"diagnosis/rows-left-out", "Rows or columns of cells left out"},
    {"diagnosis/statics-skipped", "Pairs with static objects skipped"},
    {"diagnosis/sorted-by-centre", "Sorted by centres"},
    {"diagnosis/one-sided-test", "Compared one way only"},
    {"diagnosis/tested-once", "Tested once and never again"},
    {"diagnosis/neighbours-not-searched", "Neighbouring cells not searched"},
    {"diagnosis/touching", "Touching boxes"},
    {"diagnosis/tunnelling", "Passed through"},
    {"diagnosis/masks-differ", "Kept apart by masks"},
    {"diagnosis/contrast", "What missed pairs have in common"},
};

} // namespace

std::span<const DiagnosisRule> diagnosisRules() { return kRules; }

} // namespace broadside
