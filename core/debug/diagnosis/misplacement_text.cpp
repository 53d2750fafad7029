#include "core/debug/diagnosis/misplacement_text.h"

#include "core/base/count_text.h"
#include "core/base/text.h"
#include "core/debug/diagnosis/history_text.h"
#include "core/debug/diagnosis/mechanism_text.h"
#include "core/debug/diagnosis/model/fault_rule.h"
#include "core/debug/diagnosis/model/misplacement.h"
#include "core/debug/diagnosis/relation_text.h"

#include <algorithm>
#include <cmath>
#include <vector>

namespace broadside::diagnosis {
namespace {

using Compare = Condition::Compare;

/// "at least 3", "at most 3" or "3".
std::string boundText(const StateCondition& one)
{
    return (one.compare == Compare::AtLeast  ? "at least "
            : one.compare == Compare::AtMost ? "at most "
                                             : "") +
           roundedNumber(one.value);
}

/// "Objects named Bat".
std::string commonSubjectOf(const std::vector<StateCondition>& common, const Evidence& evidence)
{
    std::string kind = "Objects";
    std::string name;
    for (const StateCondition& one : common) {
        if (one.feature == StateFeature::IsStatic)
            kind = one.value == 1.0 ? "Static objects" : "Dynamic objects";
        if (one.feature == StateFeature::Name) {
            const std::string& text = evidence.names[static_cast<std::size_t>(one.value)];
            name = text.empty() ? " without a name" : " named " + text;
        }
    }
    return kind + name;
}

std::string divisionText(const StateCondition& one, double divisor)
{
    return "leaves " + roundedNumber(one.value) + " when divided by " + roundedNumber(divisor);
}

/// The clause that says where an object is in the world, in the table of cells, or from the lone object; empty for
/// other features.
std::string clauseOfBorders(const StateCondition& one, const Evidence& evidence)
{
    const bool isSo = one.value == 1.0;
    const auto away = [&](const char* axis) {
        const std::string& name = evidence.names[evidence.tracks[*evidence.loneTrack()].name];
        return (one.compare == Compare::AtLeast ? "at least " : "at most ") + roundedNumber(one.value) + " away from " +
               name + " along " + axis;
    };
    const auto room = [&](Vec2 corner) {
        const std::string borders =
            "the border of the world at x = " + roundedNumber(corner.x) + " or y = " + roundedNumber(corner.y);
        const std::string verb = one.value == 0.0 ? " reach " : " come within " + roundedNumber(one.value) + " of ";
        return (one.compare == Compare::AtMost ? "that" + verb : "that do not" + verb) + borders;
    };
    switch (one.feature) {
    case StateFeature::SticksOut:
        return isSo ? "that are not wholly within the world" : "that are wholly within the world";
    case StateFeature::IsOutside:
        return isSo ? "outside the world" : "that are at least partly within the world";
    case StateFeature::RoomAtLow:
        return room(evidence.world->lo);
    case StateFeature::RoomAtHigh:
        return room(evidence.world->hi);
    case StateFeature::SticksOutOfCells:
        return isSo ? "that stick out of the table of cells" : "that are wholly within the table of cells";
    case StateFeature::AwayX:
        return away("x");
    case StateFeature::AwayY:
        return away("y");
    case StateFeature::CentreColumn:
        return std::string("with their middle in columns of cells ") +
               (one.compare == Compare::AtLeast ? "from " : "up to ") + roundedNumber(one.value) +
               (one.compare == Compare::AtLeast ? " on" : "");
    case StateFeature::CentreRow:
        return std::string("with their middle in rows of cells ") +
               (one.compare == Compare::AtLeast ? "from " : "up to ") + roundedNumber(one.value) +
               (one.compare == Compare::AtLeast ? " on" : "");
    default:
        return {};
    }
}

std::string clauseOfPlace(const StateCondition& one, const Evidence& evidence)
{
    const bool isAtLeast = one.compare == Compare::AtLeast;
    switch (one.feature) {
    case StateFeature::Left:
        return isAtLeast ? "wholly at x >= " + roundedNumber(one.value)
                         : "that begin at x <= " + roundedNumber(one.value);
    case StateFeature::Right:
        return isAtLeast ? "that end at x >= " + roundedNumber(one.value)
                         : "wholly at x <= " + roundedNumber(one.value);
    case StateFeature::Low:
        return isAtLeast ? "wholly at y >= " + roundedNumber(one.value)
                         : "that begin at y <= " + roundedNumber(one.value);
    case StateFeature::High:
        return isAtLeast ? "that end at y >= " + roundedNumber(one.value)
                         : "wholly at y <= " + roundedNumber(one.value);
    case StateFeature::VelocityX:
        return "that move by " + boundText(one) + " along x in a step";
    case StateFeature::FacesLow:
        return one.value == 1.0 ? "whose last motion along x was to the left"
                                : "whose last motion along x was to the right";
    case StateFeature::VelocityY:
        return "that move by " + boundText(one) + " along y in a step";
    case StateFeature::Speed:
        return "that move by " + boundText(one) + " in a step";
    case StateFeature::Side:
        return "with a longer side of " + boundText(one);
    default: {
        const std::string text = clauseOfLife(one);
        return text.empty() ? clauseOfBorders(one, evidence) : text;
    }
    }
}

/// The clause that says which objects; empty for names and for features of cells.
std::string clauseOf(const StateCondition& one, const Evidence& evidence)
{
    switch (one.feature) {
    case StateFeature::Age:
        return "that appeared " + std::string(one.compare == Compare::AtLeast ? "at least " : "at most ") +
               stepsText(one.value) + " ago";
    case StateFeature::Rest:
        return "that have been at rest for " + std::string(one.compare == Compare::AtLeast ? "at least " : "at most ") +
               stepsText(one.value);
    case StateFeature::LongestRest:
        return one.compare == Compare::AtLeast ? "that were once at rest for " + stepsText(one.value) + " or more"
                                               : "that were never at rest for more than " + stepsText(one.value);
    case StateFeature::RestInAll:
        return one.compare == Compare::AtLeast
                   ? "that have been at rest for " + stepsText(one.value) + " or more in all"
                   : "that have been at rest for at most " + stepsText(one.value) + " in all";
    case StateFeature::CellCount:
        return "that touch " + boundText(one) + " cells";
    case StateFeature::MoveAge:
        return "that began to move " + std::string(one.compare == Compare::AtLeast ? "at least " : "at most ") +
               stepsText(one.value) + " ago";
    case StateFeature::JumpAge:
        return "that jumped " + std::string(one.compare == Compare::AtLeast ? "at least " : "at most ") +
               stepsText(one.value) + " ago";
    case StateFeature::HasOldId:
        return one.value == 1.0 ? "with the id of an earlier one" : "with an id of their own";
    case StateFeature::Place:
        return one.compare == Compare::AtLeast ? "after the first " + roundedNumber(one.value) + " in the list"
                                               : "among the first " + roundedNumber(one.value + 1.0) + " in the list";
    case StateFeature::Id:
        return "with an id of " + boundText(one);
    case StateFeature::IdOf2:
        return "whose id " + divisionText(one, 2.0);
    case StateFeature::IdOf3:
        return "whose id " + divisionText(one, 3.0);
    case StateFeature::IdOf4:
        return "whose id " + divisionText(one, 4.0);
    case StateFeature::IdOf5:
        return "whose id " + divisionText(one, 5.0);
    case StateFeature::IdOf8:
        return "whose id " + divisionText(one, 8.0);
    case StateFeature::GoneIdBits:
        return (one.compare == Compare::AtLeast ? "whose id has the same lowest "
                                                : "whose id has at most the same lowest ") +
               roundedNumber(one.value) + " bits as that of an object that was removed";
    case StateFeature::Step:
        return one.compare == Compare::AtLeast ? "from step " + roundedNumber(one.value) + " on"
                                               : "up to step " + roundedNumber(one.value);
    default:
        return clauseOfPlace(one, evidence);
    }
}

std::string withSmall(std::string text)
{
    if (!text.empty())
        text.front() = static_cast<char>(std::tolower(static_cast<unsigned char>(text.front())));
    return text;
}

/// The clause that says which cells are missing; empty for features of objects.
std::string clauseOfCell(const StateCondition& one, const Evidence& evidence)
{
    const bool isAtLeast = one.compare == Compare::AtLeast;
    const auto edge = [&](const char* which, const char* line) {
        const std::string count = roundedNumber(isAtLeast ? one.value : one.value + 1.0);
        const std::string lines = count == "1" ? line : std::string(line) + "s";
        return isAtLeast ? "after the " + std::string(which) + " " + (count == "1" ? "" : count + " ") + lines
                         : "in the " + std::string(which) + " " + (count == "1" ? "" : count + " ") + lines;
    };
    switch (one.feature) {
    case StateFeature::Column:
        return isAtLeast ? "in columns from " + roundedNumber(one.value) + " on"
                         : "in columns up to " + roundedNumber(one.value);
    case StateFeature::Row:
        return isAtLeast ? "in rows from " + roundedNumber(one.value) + " on"
                         : "in rows up to " + roundedNumber(one.value);
    case StateFeature::CellNumber: // only where the table has an end
        return (isAtLeast ? "from number " + roundedNumber(one.value) + " on"
                          : "up to number " + roundedNumber(one.value)) +
               " in the table, as row * " + std::to_string(evidence.cells->columns) + " + column";
    case StateFeature::ColumnOf2:
        return "in columns whose number " + divisionText(one, 2.0);
    case StateFeature::ColumnOf3:
        return "in columns whose number " + divisionText(one, 3.0);
    case StateFeature::ColumnOf4:
        return "in columns whose number " + divisionText(one, 4.0);
    case StateFeature::ColumnOf5:
        return "in columns whose number " + divisionText(one, 5.0);
    case StateFeature::RowOf2:
        return "in rows whose number " + divisionText(one, 2.0);
    case StateFeature::RowOf3:
        return "in rows whose number " + divisionText(one, 3.0);
    case StateFeature::RowOf4:
        return "in rows whose number " + divisionText(one, 4.0);
    case StateFeature::RowOf5:
        return "in rows whose number " + divisionText(one, 5.0);
    case StateFeature::FromFirstColumn:
        return edge("first", "column of the object");
    case StateFeature::FromLastColumn:
        return edge("last", "column of the object");
    case StateFeature::FromFirstRow:
        return edge("first", "row of the object");
    case StateFeature::FromLastRow:
        return edge("last", "row of the object");
    case StateFeature::Before:
        return isAtLeast
                   ? "into which " + roundedNumber(one.value) + " objects or more belong that come earlier in the list"
                   : "into which at most " + roundedNumber(one.value) + " objects belong that come earlier in the list";
    case StateFeature::After:
        return isAtLeast
                   ? "into which " + roundedNumber(one.value) + " objects or more belong that come later in the list"
                   : "into which at most " + roundedNumber(one.value) + " objects belong that come later in the list";
    case StateFeature::FullOf4:
    case StateFeature::FullOf8:
    case StateFeature::FullOf16:
        return "of which the list is emptied whenever it holds " +
               std::string(one.feature == StateFeature::FullOf4   ? "4"
                           : one.feature == StateFeature::FullOf8 ? "8"
                                                                  : "16") +
               " objects";
    default:
        return clauseOfPastCell(one);
    }
}

using Term = std::vector<StateCondition>;

template<class Clause>
std::string clausesOf(const Term& term, const Evidence& evidence, Clause clause)
{
    std::string text;
    for (const StateCondition& one : term)
        if (const std::string more = clause(one, evidence); !more.empty())
            text += (text.empty() ? "" : " and ") + more;
    return text;
}

/// "Objects named Bat that touch at least 3 cells".
std::string subjectOf(const Term& term, const Evidence& evidence)
{
    const std::string clauses = clausesOf(term, evidence, clauseOf);
    return commonSubjectOf(term, evidence) + (clauses.empty() ? "" : " " + clauses);
}

/// Which objects are wrong, and which cells of them.
struct WrongOnes {
    std::string objects;
    std::string cells;  ///< Empty: all that are wrong.
    std::string second; ///< A second sentence, about a part of them, or nothing.
};

constexpr std::string_view kOfTheObject = " of the object"; // ends the clauses of its first and last lines

WrongOnes wrongOnesOf(const Hypothesis& hypothesis, const Evidence& evidence)
{
    constexpr double kAlmostAll = 0.95;
    const auto& terms = hypothesis.common;
    if (terms.empty())
        return {hypothesis.relation && hypothesis.relation->isOfAll ? "All objects" : "Some objects", {}, {}};
    WrongOnes subject;
    if (terms.size() == 1) {
        subject = {subjectOf(terms.front(), evidence), clausesOf(terms.front(), evidence, clauseOfCell), {}};
    } else {
        subject.objects = commonSubjectOf(terms.front(), evidence);
        for (const Term& term : terms) {
            std::string cells = clausesOf(term, evidence, clauseOfCell);
            const std::string objects = clausesOf(term, evidence, clauseOf);
            if (!objects.empty() && cells.ends_with(kOfTheObject))
                cells.erase(cells.size() - kOfTheObject.size());
            if (hypothesis.manner == Manner::Incomplete || !cells.empty())
                subject.cells += (subject.cells.empty() ? "" : " or ") + cells +
                                 (cells.empty() || objects.empty() ? "" : " ") +
                                 (objects.empty() ? "" : "of objects " + objects);
            else
                subject.objects += (&term == &terms.front() ? " " : " or ") + objects;
        }
    }
    if (hypothesis.commonShare >= kAlmostAll)
        return subject;
    const std::string share = " Of those, " + roundedNumber(std::floor(100.0 * hypothesis.commonShare)) + "% ";
    const bool isOfAll = subject.objects == commonSubjectOf({}, evidence);
    const std::string objects = withSmall(subject.objects);
    if (subject.cells.empty())
        subject.second = share + "are " + objects + ".";
    else if (hypothesis.manner == Manner::Missing)
        subject.second = share + "are " + objects + " with a cell " + subject.cells + ".";
    else
        subject.second = share + "are " + subject.cells + (isOfAll ? "" : ", of " + objects) + ".";
    return {"Some objects", {}, subject.second};
}

/// Sums over misplaced objects.
struct Measured {
    std::size_t looked = 0;
    std::size_t wrong = 0;
    std::int64_t cells = 0; ///< Number of cells in which wrong registrations belong.
    std::int64_t missing = 0;
    double width = 0.0; ///< Share of their own.
    double height = 0.0;
    Vec2 offset; ///< Offset from their middles to those of what is registered.
    double nearest = 0.0;
    double farthest = 0.0;
    std::vector<double> steps; ///< Offset of the middle along the motion, in steps of this motion.
};

void countCells(Measured& sum, const Placed& recorded, const Placed& right)
{
    for (std::int64_t y = right.cells.around.first.y; y <= right.cells.around.last.y; ++y)
        for (std::int64_t x = right.cells.around.first.x; x <= right.cells.around.last.x; ++x) {
            if (!right.cells.has({x, y}))
                continue;
            ++sum.cells;
            sum.missing += !recorded.box || !recorded.cells.has({x, y}) ? 1 : 0;
        }
}

void measureBox(Measured& sum, const Aabb& registered, const Aabb& box)
{
    const auto share = [](double part, double whole) { return whole > 0.0 ? part / whole : 1.0; };
    sum.width += share(registered.width(), box.width());
    sum.height += share(registered.height(), box.height());
    const Vec2 offset = registered.center() - box.center();
    const double away = length(offset);
    sum.nearest = sum.wrong == 1 ? away : std::min(sum.nearest, away);
    sum.farthest = std::max(sum.farthest, away);
    sum.offset = sum.offset + offset;
}

void addState(Measured& sum, const Hypothesis& hypothesis, const Evidence& evidence, const State& state)
{
    constexpr std::int64_t kMostLooked = 4'096;
    ++sum.looked;
    // A margin makes boxes too large only: what is short, shifted or elsewhere is so without it, too.
    if (!hypothesis.registration.recorded.has(misplacementOf(hypothesis.structure, evidence, state, 0.0)))
        return;
    ++sum.wrong;
    const Track& track = evidence.tracks[state.track];
    const Registered& known = *track.registeredIn(state.frame);
    const Aabb& box = track.boxIn(state.frame);
    const Placed right = placed(hypothesis.structure, box);
    if (hypothesis.structure.kind != StructureRule::Kind::Boxes && right.cells.around.count() <= kMostLooked)
        countCells(sum, placedAsRecorded(known), right);
    if (known.kind == Registered::Kind::Nowhere)
        return;
    measureBox(sum, evidence.boxOf(known), box);
    const Vec2 motion = track.motionIn(state.frame);
    if (motion != Vec2{})
        sum.steps.push_back(dot(evidence.boxOf(known).center() - box.center(), motion) / lengthSquared(motion));
}

Measured measure(const Hypothesis& hypothesis, const Evidence& evidence)
{
    constexpr std::size_t kMost = 20'000;
    std::size_t all = 0;
    for (const Track& track : evidence.tracks)
        all += track.registered.size();
    const std::size_t every = all / kMost + 1;
    Measured sum;
    std::size_t at = 0;
    for (std::size_t track = 0; track < evidence.tracks.size(); ++track)
        for (std::size_t i = 0; i < evidence.tracks[track].registered.size(); ++i)
            if (at++ % every == 0)
                addState(sum, hypothesis, evidence,
                         {static_cast<TrackIndex>(track), evidence.tracks[track].first + static_cast<FrameIndex>(i)});
    return sum;
}

std::string misplacementRemedy(std::string_view rule)
{
    if (rule == "cell-capacity")
        return "Let the list of a cell grow.";
    if (rule == "region-left-out" || rule == "rows-left-out")
        return "Look at the table of cells, or at the root of the tree: it must be as large as the world, with "
               "ceil(width/size) columns and ceil(height/size) rows, and no part of it may be overwritten.";
    if (rule == "outside-table")
        return "Clamp cell numbers to the table, or make the table as large as the world: ceil(width/size) columns and "
               "ceil(height/size) rows.";
    if (rule == "registration-limit")
        return "Let the list of the broad phase grow with the objects, and update all of them.";
    if (rule == "resting-unregistered")
        return "Keep objects at rest registered: only skip their update.";
    if (rule == "added-late")
        return "Add an object to the broad phase in the step in which it appears, before pairs are asked for.";
    if (rule == "cells-left-out")
        return "Register objects in every cell from floor(minX/size) to floor(maxX/size), and likewise on y.";
    if (rule == "registered-size")
        return "Register the whole box, from its least to its greatest x and y.";
    if (rule == "conditional-update" || rule == "not-updated")
        return "Register each object again in every step in which its box changed, before pairs are asked for.";
    if (rule == "late-registration" || rule == "early-registration")
        return "Update the broad phase after objects have moved, and before its pairs are asked for; if boxes are "
               "enlarged for the motion, enlarge them towards it.";
    if (rule == "registered-elsewhere")
        return "Look at each function that changes where such an object is registered: adding, moving, removing. Look "
               "also at the line that computes its box: its place, its parent, its units and its origin.";
    if (rule == "registered-shifted" || rule == "placed-late")
        return "Look at the line that computes the box of such an object for the broad phase: its place, its parent, "
               "its units and its origin.";
    return "Look for what keeps such an object from being added to the broad phase, or takes it out.";
}

/// "on average by 3 along x and -2 along y".
std::string meanText(const Measured& sum)
{
    const double count = static_cast<double>(std::max<std::size_t>(sum.wrong, 1));
    return "on average by " + roundedNumber(sum.offset.x / count) + " along x and " +
           roundedNumber(sum.offset.y / count) + " along y";
}

/// ", by 4 steps of it, as if ...": the usual distance in steps of the motion; empty if there is none.
std::string stepsOfMotion(const Measured& sum)
{
    constexpr double kNear = 0.05;
    if (sum.steps.empty())
        return {};
    std::vector<double> steps = sum.steps;
    const auto middle = steps.begin() + static_cast<std::ptrdiff_t>(steps.size() / 2);
    std::ranges::nth_element(steps, middle);
    const double usual = *middle;
    const auto same =
        std::ranges::count_if(steps, [&](double one) { return std::abs(one - usual) <= kNear * std::abs(usual); });
    if (2 * static_cast<std::size_t>(same) < steps.size() || usual == 0.0)
        return {};
    constexpr double kRound = 20.0;
    const double count = std::round(kRound * std::abs(usual)) / kRound;
    return ", by " + roundedNumber(count) + (count == 1.0 ? " step" : " steps") + " of it" +
           (usual < 0.0 ? ", as with a margin for the motion that has the wrong sign" : "");
}

std::string misplacementSentence(const Hypothesis& hypothesis, const WrongOnes& name, const Evidence& evidence,
                                 const Measured& sum)
{
    const std::string& subject = name.objects;
    const std::string& cells = name.cells;
    const double count = static_cast<double>(std::max<std::size_t>(sum.wrong, 1));
    if (hypothesis.relation)
        return subject + " are registered " + relationText(*hypothesis.relation, evidence) + ".";
    switch (hypothesis.manner) {
    case Manner::Missing:
        return subject + (ruleOf(hypothesis) == "outside-table" ? ", outside the table of cells," : "") +
               " are not registered (" + groupedNumber(sum.wrong) + " of " +
               countOf(sum.looked, "recorded registration") + ")" +
               (cells.empty() ? "." : ": those with a cell " + cells + ".");
    case Manner::Incomplete:
        return subject + " are not registered in all cells that their boxes touch: " +
               groupedNumber(static_cast<std::uint64_t>(sum.missing)) + " of " +
               countOf(static_cast<std::uint64_t>(sum.cells), "cell") + " are missing" +
               (cells.empty() ? "" : ", those " + cells) + ".";
    case Manner::Resized:
        if (sum.cells > 0)
            return subject + " are registered in fewer cells than their boxes touch, as if they were smaller: " +
                   groupedNumber(static_cast<std::uint64_t>(sum.missing)) + " of " +
                   countOf(static_cast<std::uint64_t>(sum.cells), "cell") + " are missing.";
        return subject + " are registered with another size than theirs: on average " +
               roundedNumber(sum.width / count) + " of their width and " + roundedNumber(sum.height / count) +
               " of their height.";
    case Manner::Moved:
        return subject + " are registered beside their place, " + meanText(sum) + ".";
    case Manner::Behind:
        return subject + " are registered behind their place, against their motion" + stepsOfMotion(sum) + ".";
    case Manner::Ahead:
        return subject + " are registered ahead of their place, in the direction of their motion" + stepsOfMotion(sum) +
               ".";
    case Manner::Earlier:
        return subject + " are registered where they were in an earlier step.";
    case Manner::Elsewhere:
        break;
    }
    return subject + " are registered in other places than where they are: their middles are off by " +
           roundedNumber(sum.nearest) + " to " + roundedNumber(sum.farthest) + ", " + meanText(sum) + ".";
}

} // namespace

FaultText textOfMisplacement(const Hypothesis& hypothesis, const Evidence& evidence)
{
    const Measured sum = measure(hypothesis, evidence);
    const WrongOnes subject = wrongOnesOf(hypothesis, evidence);
    const std::string_view ofPast = remedyOfPast(hypothesis);
    FaultText text{misplacementSentence(hypothesis, subject, evidence, sum) + subject.second,
                   hypothesis.relation ? remedyOf(*hypothesis.relation)
                   : ofPast.empty()    ? misplacementRemedy(ruleOf(hypothesis))
                                       : std::string(ofPast),
                   {{"wrong", static_cast<double>(sum.wrong)}, {"looked", static_cast<double>(sum.looked)}}};
    if (hypothesis.relation) {
        const auto numbers = parametersOf(*hypothesis.relation);
        text.parameters.insert(text.parameters.end(), numbers.begin(), numbers.end());
    }
    return text;
}

} // namespace broadside::diagnosis
