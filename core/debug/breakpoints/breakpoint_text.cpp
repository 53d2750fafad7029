#include "core/debug/breakpoints/breakpoint_text.h"

#include "core/base/count_text.h"
#include "core/base/text.h"

#include <algorithm>
#include <charconv>

namespace broadside {
namespace {

using BreakpointKind = Breakpoint::Kind;

constexpr std::string_view kCategory = "category";
constexpr std::string_view kName = "name";

std::string categoryText(std::uint32_t bits)
{
    char digits[8];
    const auto end = std::to_chars(digits, digits + sizeof digits, bits, 16).ptr;
    return "category 0x" + std::string(digits, end);
}

std::string idsText(const std::vector<ObjectId>& ids, const ObjectNames& names)
{
    constexpr std::size_t kMostNamed = 3;
    if (ids.size() > kMostNamed)
        return "one of " + countOf(ids.size(), "object");
    std::string text;
    for (const ObjectId id : ids)
        text += (text.empty() ? "" : " or ") + names(id);
    return text;
}

std::string subjectOf(const ObjectFilter& filter, const ObjectNames& names)
{
    std::string text = filter.ids.empty() ? "any object" : idsText(filter.ids, names);
    if (filter.categories != 0)
        text += " of " + categoryText(filter.categories);
    if (!filter.nameText.empty())
        text += " called \"" + filter.nameText + "\"";
    return text;
}

std::string pointText(Vec2 point) { return "(" + roundedNumber(point.x) + ", " + roundedNumber(point.y) + ")"; }

std::string conditionOf(const Breakpoint& breakpoint, const ObjectNames& names)
{
    const std::string first = subjectOf(breakpoint.first, names);
    const ObjectFilter any;
    const std::string both = breakpoint.first == any && breakpoint.second == any
                                 ? std::string("any two objects")
                                 : first + " and " + subjectOf(breakpoint.second, names);
    const std::string region =
        " the region " + pointText(breakpoint.region.lo) + " to " + pointText(breakpoint.region.hi) + " m";
    switch (breakpoint.kind) {
    case BreakpointKind::PairBegins:
        return both + " begin to overlap";
    case BreakpointKind::PairEnds:
        return both + " stop overlapping";
    case BreakpointKind::ObjectHit:
        return first + " is hit";
    case BreakpointKind::EntersRegion:
        return first + " enters" + region;
    case BreakpointKind::LeavesRegion:
        return first + " leaves" + region;
    case BreakpointKind::LeavesWorld:
        return first + " leaves the world";
    case BreakpointKind::CandidatesAbove:
        return "the candidates of a step exceed " + groupedNumber(breakpoint.count);
    case BreakpointKind::MissedPair:
        return "the broad phase misses " + both;
    case BreakpointKind::Passage:
        return both + " pass through each other";
    case BreakpointKind::NotANumber:
        return first + " leaves the range of numbers";
    case BreakpointKind::FalseCandidate:
        return both + " become candidates that do not overlap";
    }
    return {};
}

std::string ordinal(std::uint64_t number)
{
    const std::uint64_t last = number % 10;
    const bool teen = number % 100 / 10 == 1;
    const char* ending = teen ? "th" : last == 1 ? "st" : last == 2 ? "nd" : last == 3 ? "rd" : "th";
    return groupedNumber(number) + ending;
}

std::string_view trimmed(std::string_view text)
{
    const auto isSpace = [](char c) { return c == ' ' || c == '\t'; };
    while (!text.empty() && isSpace(text.front()))
        text.remove_prefix(1);
    while (!text.empty() && isSpace(text.back()))
        text.remove_suffix(1);
    return text;
}

template<class Number>
bool read(std::string_view text, Number& number)
{
    const bool isHexadecimal = text.starts_with("0x") || text.starts_with("0X");
    if (isHexadecimal)
        text.remove_prefix(2);
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number, isHexadecimal ? 16 : 10);
    return error == std::errc{} && end == text.data() + text.size();
}

/// The text after a keyword; no value if the part does not begin with it.
std::optional<std::string_view> after(std::string_view keyword, std::string_view part)
{
    if (!part.starts_with(keyword) || (part.size() > keyword.size() && part[keyword.size()] != ' '))
        return std::nullopt;
    return trimmed(part.substr(keyword.size()));
}

Problem problem(Message message, Message remedy)
{
    Problem problem;
    problem.message = std::move(message);
    problem.remedy = std::move(remedy);
    return problem;
}

std::optional<Problem> takePart(std::string_view part, ObjectFilter& filter)
{
    if (const auto bits = after(kCategory, part)) {
        std::uint32_t categories = 0;
        if (!read(*bits, categories) || categories == 0)
            return problem("\"" + std::string(*bits) + "\" is not a set of category bits",
                           "Write a number from 1 to 4294967295, or 0x and up to eight hexadecimal digits");
        filter.categories |= categories;
        return std::nullopt;
    }
    ObjectId id;
    if (read(part, id.value) && !id.isNull()) {
        if (std::ranges::find(filter.ids, id) == filter.ids.end())
            filter.ids.push_back(id);
        return std::nullopt;
    }
    const std::string_view name = after(kName, part).value_or(part);
    if (!filter.nameText.empty() || name.empty())
        return problem(name.empty() ? "\"name\" says no name" : "Two names are asked for",
                       "Write one part of a name: only objects that have it in their name count");
    filter.nameText = name;
    return std::nullopt;
}

} // namespace

std::string sentenceOf(const Breakpoint& breakpoint, const ObjectNames& names)
{
    std::string text = conditionOf(breakpoint, names);
    if (text.front() >= 'a' && text.front() <= 'z')
        text.front() = static_cast<char>(text.front() - 'a' + 'A');
    if (breakpoint.ignore > 0)
        text += ", from the " + ordinal(breakpoint.ignore + 1) + " time on";
    return text;
}

std::string textOf(const ObjectFilter& filter)
{
    std::string text;
    const auto add = [&text](const std::string& part) { text += (text.empty() ? "" : ", ") + part; };
    for (const ObjectId id : filter.ids)
        add(std::to_string(id.value));
    if (filter.categories != 0)
        add(categoryText(filter.categories));
    if (!filter.nameText.empty())
        add("name " + filter.nameText);
    return text;
}

Result<ObjectFilter> filterFrom(std::string_view text)
{
    ObjectFilter filter;
    while (!text.empty()) {
        const std::size_t comma = std::min(text.find(','), text.size());
        const std::string_view part = trimmed(text.substr(0, comma));
        text.remove_prefix(std::min(text.size(), comma + 1));
        if (part.empty())
            continue;
        if (auto refused = takePart(part, filter))
            return *refused;
    }
    return filter;
}

} // namespace broadside
