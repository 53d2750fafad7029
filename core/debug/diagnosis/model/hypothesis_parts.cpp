#include "core/debug/diagnosis/model/hypothesis_parts.h"

namespace broadside::diagnosis {
namespace {

/// No object is in both scopes.
bool areDisjoint(const Scope& a, const Scope& b)
{
    using Kind = Scope::Kind;
    const auto isEither = [&](Kind one, Kind other) {
        return (a.kind == one && b.kind == other) || (a.kind == other && b.kind == one);
    };
    return isEither(Kind::Dynamic, Kind::Static) || isEither(Kind::OddIds, Kind::EvenIds) ||
           (isEither(Kind::LongerThan, Kind::ShorterThan) && a.number == b.number) ||
           (a.kind == Kind::Named && b.kind == Kind::Named && a.name != b.name) ||
           (a.kind == Kind::NamedAnyOf && b.kind == Kind::NamedAnyOf && (a.name & b.name) == 0);
}

/// It loses pairs also when all registrations are right.
bool losesByItself(const StructureRule& structure)
{
    using Outside = StructureRule::Outside;
    return isPattern(structure) || structure.outside == Outside::Dropped || structure.outside == Outside::HighDropped;
}

} // namespace

std::optional<GameCells> cellsFor(const StructureRule& structure, const Evidence& evidence)
{
    return structure.kind == StructureRule::Kind::Boxes ? evidence.cells : std::optional(structure.cells);
}

bool isPattern(const StructureRule& structure)
{
    using Kind = StructureRule::Kind;
    switch (structure.kind) {
    case Kind::Boxes:
    case Kind::Extents:
    case Kind::CentreAsked:
    case Kind::CentreLoose:
        return false;
    case Kind::Centre:
    case Kind::LowCorner:
        return structure.ring == 0;
    case Kind::Corners:
    case Kind::TwoCorners:
    case Kind::FivePoints:
    case Kind::Outline:
    case Kind::Circle:
    case Kind::EverySecond:
    case Kind::HighRow:
    case Kind::HighColumn:
    case Kind::Diagonal:
    case Kind::WithoutFirstRow:
    case Kind::WithoutLastRow:
    case Kind::WithoutFirstColumn:
    case Kind::WithoutLastColumn:
    case Kind::AtMostColumns:
    case Kind::AtMostRows:
    case Kind::AtMostCells:
    case Kind::CountFromSize:
    case Kind::SwappedCounts:
    case Kind::LowRounded:
    case Kind::ChessBoard:
    case Kind::Cross:
    case Kind::CentreRow:
    case Kind::CentreColumn:
    case Kind::MiddlesInBox:
    case Kind::WhollyInBox:
        return true;
    }
    return false;
}

bool refines(const Hypothesis& hypothesis, const Hypothesis& other)
{
    const RegistrationRule& rule = hypothesis.registration;
    const RegistrationRule& less = other.registration;
    const bool hasTime = less.time == rule.time || less.time.kind == TimeRule::Kind::Now;
    const bool hasX = less.x == rule.x || less.x.kind == AxisRule::Kind::Whole;
    const bool hasY = less.y == rule.y || less.y.kind == AxisRule::Kind::Whole;
    const bool isSameStructure =
        hypothesis.structure.kind == other.structure.kind && hypothesis.structure.ring == other.structure.ring;
    const bool hasConditions = other.conditions.empty() || other.conditions == hypothesis.conditions;
    const bool hasRotation = less.rotation == rule.rotation || less.rotation.isRight();
    const bool isOfStructure = less.isRight() && other.conditions.empty();
    return hasTime && hasX && hasY && hasRotation && hasConditions && (isSameStructure || !isOfStructure);
}

bool areOfOneGame(const Hypothesis& a, const Hypothesis& b)
{
    return a.structure == b.structure &&
           (a.isOfCommonOnly || b.isOfCommonOnly || a.registration.isRight() || b.registration.isRight() ||
            areDisjoint(a.registration.scope, b.registration.scope));
}

Hypothesis inUsualWords(Hypothesis hypothesis)
{
    RegistrationRule& rule = hypothesis.registration;
    StructureRule& structure = hypothesis.structure;
    const bool isCentre = rule.x.kind == AxisRule::Kind::Centre && rule.y.kind == AxisRule::Kind::Centre;
    if (isCentre && rule.scope.kind == Scope::Kind::All && structure.kind == StructureRule::Kind::Extents &&
        structure.ring == 0) {
        structure.kind = StructureRule::Kind::Centre;
        rule.x = rule.y = {};
    }
    return hypothesis;
}

std::vector<Hypothesis> partsOf(const Hypothesis& hypothesis)
{
    const RegistrationRule& rule = hypothesis.registration;
    Hypothesis right = hypothesis;
    right.registration = {};
    right.conditions.clear();
    right.isOfNames = false;
    if (losesByItself(right.structure))
        right.structure = {StructureRule::Kind::Extents, 0, StructureRule::Outside::Endless, right.structure.cells};
    std::vector<Hypothesis> parts;
    const auto add = [&](auto&& change) {
        parts.push_back(right);
        change(parts.back());
    };
    if (rule.time.kind != TimeRule::Kind::Now)
        add([&](Hypothesis& part) { part.registration = {rule.time, {}, {}, rule.scope, rule.recorded, rule.when}; });
    if (!rule.isWhole())
        add([&](Hypothesis& part) {
            part.registration = {{}, rule.x, rule.y, rule.scope, {}, rule.when, rule.rotation};
        });
    if (losesByItself(hypothesis.structure))
        add([&](Hypothesis& part) { part.structure = hypothesis.structure; });
    if (!hypothesis.conditions.empty())
        add([&](Hypothesis& part) {
            part.conditions = hypothesis.conditions;
            part.isOfNames = hypothesis.isOfNames;
        });
    return parts;
}

Hypothesis without(const Hypothesis& hypothesis, const Hypothesis& part)
{
    Hypothesis less = hypothesis;
    if (part.registration.time.kind != TimeRule::Kind::Now) {
        less.registration.time = {};
        less.registration.recorded = {};
    } else if (!part.registration.isRight()) {
        less.registration.x = less.registration.y = {};
        less.registration.rotation = {};
    } else if (!part.conditions.empty()) {
        less.conditions.clear();
        less.isOfNames = false;
    } else {
        less.structure = {StructureRule::Kind::Extents, 0, StructureRule::Outside::Endless, less.structure.cells};
    }
    return less;
}

bool isOfTimeAlone(const Hypothesis& hypothesis)
{
    const RegistrationRule& rule = hypothesis.registration;
    const bool tellsWhich = rule.time.kind != TimeRule::Kind::AsRecorded || !hypothesis.common.empty() ||
                            hypothesis.manner == Manner::Missing;
    return rule.time.kind != TimeRule::Kind::Now && rule.isWhole() && tellsWhich && !isPattern(hypothesis.structure);
}

} // namespace broadside::diagnosis
