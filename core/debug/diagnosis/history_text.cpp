#include "core/debug/diagnosis/history_text.h"

#include "core/base/text.h"
#include "core/debug/diagnosis/mechanism_text.h"

#include <array>
#include <cmath>

namespace broadside::diagnosis {
namespace {

/// "1st", "22nd", "13th".
std::string ordinal(int number)
{
    constexpr std::array kEndings{"th", "st", "nd", "rd"};
    const int last = number % 10;
    const bool isTeen = number / 10 % 10 == 1;
    return std::to_string(number) + kEndings[static_cast<std::size_t>(isTeen || last > 3 ? 0 : last)];
}

/// "whose birth is the 3rd, 6th, 9th and so on".
std::string birthText(const StateCondition& one)
{
    const int of = infoOf(one.feature).divisor;
    const int first = one.value == 0.0 ? of : static_cast<int>(one.value);
    return "whose birth is the " + ordinal(first) + ", " + ordinal(first + of) + ", " + ordinal(first + 2 * of) +
           " and so on of the recording";
}

/// The steps to which the condition applies: "in steps with fewer objects than the step before".
std::string moreText(const StateCondition& one)
{
    const double by = std::abs(one.value);
    const std::string than = " objects than the step before";
    const std::string count = by == 1.0 ? "" : "at least " + roundedNumber(by) + " ";
    if (one.compare == Condition::Compare::AtMost)
        return one.value < 0.0    ? "in steps with " + count + "fewer" + than
               : one.value == 0.0 ? "in steps in which the number of objects does not rise"
                                  : "in steps with at most " + roundedNumber(by) + " more" + than;
    return one.value > 0.0    ? "in steps with " + count + "more" + than
           : one.value == 0.0 ? "in steps in which the number of objects does not fall"
                              : "in steps with at most " + roundedNumber(by) + " fewer" + than;
}

std::string slotText(const StateCondition& one)
{
    const bool isAtLeast = one.compare == Condition::Compare::AtLeast;
    return "in slot " + roundedNumber(one.value) + (isAtLeast ? " or a higher one" : " or a lower one") +
           " of an array (from 0), in which the slot that became free last is used first";
}

} // namespace

std::string clauseOfLife(const StateCondition& one)
{
    const bool isAtLeast = one.compare == Condition::Compare::AtLeast;
    const std::string value = roundedNumber(one.value);
    switch (one.feature) {
    case StateFeature::BirthOf2:
    case StateFeature::BirthOf3:
    case StateFeature::BirthOf4:
    case StateFeature::BirthOf5:
        return birthText(one);
    case StateFeature::BornBefore:
        return isAtLeast ? "that appear after " + value + " or more others in the same step"
                         : "that appear after at most " + value + " others in the same step";
    case StateFeature::Waits:
        return isAtLeast ? "that wait in a queue of new objects, of which one is added in a step,"
                         : "that have come out of a queue of new objects, of which one is added in a step,";
    case StateFeature::Slot:
    case StateFeature::SlotBefore:
        return slotText(one);
    case StateFeature::GoneGap:
        return isAtLeast ? "from which each object that was removed since they appeared was at least " + value + " away"
                         : "from which another object was at most " + value +
                               " away when it was removed, at any time since they appeared,";
    case StateFeature::More:
        return moreText(one);
    case StateFeature::LeafBefore:
        return isAtLeast ? "that come after " + value + (one.value == 1.0 ? " other object" : " other objects") +
                               " in a node of the deepest level of the tree"
                         : "that come after at most " + value + " others in a node of the deepest level of the tree";
    case StateFeature::Divides:
        return one.value == 1.0 ? "for which a node of the tree is divided"
                                : "for which no node of the tree is divided";
    default:
        return {};
    }
}

std::string clauseOfPastCell(const StateCondition& one)
{
    const bool isAtLeast = one.compare == Condition::Compare::AtLeast;
    const bool isSo = one.value == 1.0;
    switch (one.feature) {
    case StateFeature::LinksBefore:
        return (isAtLeast ? "after the first " + roundedNumber(one.value)
                          : "among the first " + roundedNumber(one.value + 1.0)) +
               " cells of all objects in a step, counted in the order of the list";
    case StateFeature::MoversAtStart:
        if (!isAtLeast && one.value == 0.0)
            return "in which there was no dynamic object in the first step";
        return "in which there were at " + std::string(isAtLeast ? "least " : "most ") + roundedNumber(one.value) +
               " dynamic objects in the first step";
    case StateFeature::GoneFromCell:
        return std::string(isSo ? "from which another" : "from which no other") +
               " object was removed since this one came there";
    case StateFeature::MoversLeft:
        return isSo ? "which all dynamic objects had left at some time before"
                    : "which dynamic objects had never left before";
    default:
        return {};
    }
}

FaultText textOfHistory(const Condition& condition, std::string_view rule)
{
    const double n = condition.value;
    if (condition.feature == Feature::MetStep)
        return {"Pairs that came together first in step " + roundedNumber(n) +
                    " or before are not reported: the filter is asked only then, and its answer is kept.",
                "Ask the filter again in every step, or forget its answers when what it asks for changes.",
                {{"step", n}}};
    if (rule == "jump-mark-kept")
        return {"An object that has not moved since it was put elsewhere is not tested with those that have: it is "
                "still marked as what it was before.",
                "Set the marks and lists of an object again when it is put elsewhere.",
                {}};
    if (rule == "skipped-after-hit")
        return {"An object is not tested for " + stepsText(n) +
                    " after it was reported with another one that it overlapped.",
                "Let only the response wait after a hit, and report all pairs.",
                {{"steps", n}}};
    if (rule == "pair-limit")
        return {"The list of pairs" +
                    std::string(condition.feature == Feature::FindsOfName
                                    ? ", one for each name of the object with the lower id,"
                                    : "") +
                    " has " + roundedNumber(n) +
                    " places in a step, and a pair takes one in each common cell: what is found later is dropped.",
                "Let the list of pairs grow, and add a pair only once.",
                {{"pairs", n}}};
    return {"A search ends after " + roundedNumber(n) +
                " entries of the cells of an object: an object counts once in each of these cells, and so does the "
                "object itself" +
                (condition.feature == Feature::EntriesByLower ? ", and of two objects the lower id searches." : "."),
            "Let the search go through all entries of all cells.",
            {{"entries", n}}};
}

std::string_view remedyOfPast(const Hypothesis& hypothesis) noexcept
{
    for (const auto& term : hypothesis.common)
        for (const StateCondition& one : term)
            switch (one.feature) {
            case StateFeature::BirthOf2:
            case StateFeature::BirthOf3:
            case StateFeature::BirthOf4:
            case StateFeature::BirthOf5:
                return "Look at what tells the broad phase of a new object: it must do so for each one.";
            case StateFeature::BornBefore:
            case StateFeature::Waits:
                return "Add all new objects in the step in which they appear, not only one of them.";
            case StateFeature::Slot:
            case StateFeature::SlotBefore:
                return "Let the array of the broad phase grow with the slots of objects.";
            case StateFeature::GoneGap:
            case StateFeature::GoneFromCell:
                return "When an object is removed, remove only its own entry, and keep the others in its cell.";
            case StateFeature::More:
                return "Remove objects after the loop that updates them, or do not step on after a removal.";
            case StateFeature::LeafBefore:
                return "Let the list of a node of the deepest level grow.";
            case StateFeature::Divides:
                return "When a node is divided, put the new object into one of its children, too.";
            case StateFeature::LinksBefore:
                return "Let the pool of links between objects and cells grow.";
            case StateFeature::MoversAtStart:
                return "Make a cell that does not exist yet when a static object is put into it, too.";
            case StateFeature::MoversLeft:
                return "Delete a cell only when it holds no object at all, static ones included.";
            default:
                break;
            }
    return {};
}

} // namespace broadside::diagnosis
