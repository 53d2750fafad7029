#include "core/debug/diagnosis/model/structure_rule.h"

namespace broadside::diagnosis {

double priceOf(const StructureRule& structure) noexcept
{
    constexpr double kPattern = 6.0; // bits
    const double outside = structure.outside == StructureRule::Outside::Endless ? 0.0 : 2.0;
    const double ring = static_cast<double>(structure.ring);
    using Kind = StructureRule::Kind;
    switch (structure.kind) {
    case Kind::Boxes:
        return structure.margin > 0.0 ? 6.0 : 0.0;
    case Kind::Extents:
        return 2.0 + ring + outside;
    case Kind::CentreLoose:
        return 4.0;
    case Kind::Centre:
        return 4.0 + ring + outside;
    default:
        return kPattern + ring + outside;
    }
}

} // namespace broadside::diagnosis
