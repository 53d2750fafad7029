#include "core/debug/breakpoints/breakpoint_text.h"

#include "core/base/message/common_messages.h"
#include "core/debug/breakpoints/breakpoint_messages.h"

#include <algorithm>
#include <charconv>

namespace broadside {
namespace {

using BreakpointKind = Breakpoint::Kind;

constexpr std::string_view kCategory = "category";
constexpr std::string_view kName = "name";

/// "0x4"
std::string bitsText(std::uint32_t bits)
{
    char digits[8];
    const auto end = std::to_chars(digits, digits + sizeof digits, bits, 16).ptr;
    return "0x" + std::string(digits, end);
}

/// A place in a sentence: its first word has a capital letter at the start.
enum class SentencePlace { Start, Middle };

std::string nameAt(SentencePlace place, std::string name)
{
    if (place == SentencePlace::Start && !name.empty() && name[0] >= 'a' && name[0] <= 'z')
        name[0] = static_cast<char>(name[0] - 'a' + 'A');
    return name;
}

Message oneOf(const std::vector<ObjectId>& ids, const ObjectNames& names, SentencePlace place)
{
    switch (ids.size()) {
    case 0:
        return place == SentencePlace::Start ? texts::anyObjectFirst() : texts::anyObject();
    case 1:
        return nameAt(place, names(ids[0]));
    case 2:
        return texts::eitherOfTwo(nameAt(place, names(ids[0])), names(ids[1]));
    case 3:
        return texts::oneOfThree(nameAt(place, names(ids[0])), names(ids[1]), names(ids[2]));
    default:
        return (place == SentencePlace::Start ? texts::oneOfObjectsFirst : texts::oneOfObjects)(ids.size());
    }
}

Message subjectOf(const ObjectFilter& filter, const ObjectNames& names, SentencePlace place)
{
    Message subject = oneOf(filter.ids, names, place);
    if (filter.categories != 0)
        subject = texts::ofCategory(std::move(subject), bitsText(filter.categories));
    if (!filter.nameText.empty())
        subject = texts::calledSo(std::move(subject), filter.nameText);
    return subject;
}

Message bothOf(const Breakpoint& breakpoint, const ObjectNames& names, SentencePlace place)
{
    const ObjectFilter any;
    if (breakpoint.first == any && breakpoint.second == any)
        return place == SentencePlace::Start ? texts::anyTwoObjectsFirst() : texts::anyTwoObjects();
    return texts::bothOf(subjectOf(breakpoint.first, names, place),
                         subjectOf(breakpoint.second, names, SentencePlace::Middle));
}

Message regionSentence(const Breakpoint& breakpoint, Message subject, const GameCoordinates& in)
{
    const auto& [lo, hi] = in.box(breakpoint.region);
    const bool isEntered = breakpoint.kind == BreakpointKind::EntersRegion;
    const bool isInMetres = in.unitsPerMetre == 1.0;
    const auto& form = isInMetres ? (isEntered ? texts::breakEntersRegion : texts::breakLeavesRegion)
                                  : (isEntered ? texts::breakEntersGameRegion : texts::breakLeavesGameRegion);
    return form(std::move(subject), lo.x, lo.y, hi.x, hi.y);
}

Message conditionOf(const Breakpoint& breakpoint, const ObjectNames& names, const GameCoordinates& in)
{
    const auto both = [&](SentencePlace place) { return bothOf(breakpoint, names, place); };
    const auto first = [&] { return subjectOf(breakpoint.first, names, SentencePlace::Start); };
    switch (breakpoint.kind) {
    case BreakpointKind::PairBegins:
        return texts::breakPairBegins(both(SentencePlace::Start));
    case BreakpointKind::PairEnds:
        return texts::breakPairEnds(both(SentencePlace::Start));
    case BreakpointKind::ObjectHit:
        return texts::breakObjectHit(first());
    case BreakpointKind::EntersRegion:
    case BreakpointKind::LeavesRegion:
        return regionSentence(breakpoint, first(), in);
    case BreakpointKind::LeavesWorld:
        return texts::breakLeavesWorld(first());
    case BreakpointKind::CandidatesAbove:
        return texts::breakCandidatesAbove(breakpoint.count);
    case BreakpointKind::MissedPair:
        return texts::breakMissedPair(both(SentencePlace::Middle));
    case BreakpointKind::Passage:
        return texts::breakPassage(both(SentencePlace::Start));
    case BreakpointKind::NotANumber:
        return texts::breakNotANumber(first());
    case BreakpointKind::FalseCandidate:
        return texts::breakFalseCandidate(both(SentencePlace::Start));
    }
    return {};
}

/// Says that the first times do not count.
Message fromTimeOn(Message condition, std::uint64_t number)
{
    const std::uint64_t last = number % 10;
    const bool isTeen = number % 100 / 10 == 1;
    const auto& form = isTeen      ? texts::breakFromLater
                       : last == 1 ? texts::breakFromFirst
                       : last == 2 ? texts::breakFromSecond
                       : last == 3 ? texts::breakFromThird
                                   : texts::breakFromLater;
    return form(std::move(condition), number);
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
            return problem(texts::notCategoryBits(*bits), texts::writeCategoryBits());
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
        return problem(name.empty() ? texts::filterNameEmpty() : texts::filterNameTwice(), texts::writeFilterName());
    filter.nameText = name;
    return std::nullopt;
}

} // namespace

Message sentenceOf(const Breakpoint& breakpoint, const ObjectNames& names, const GameCoordinates& in)
{
    Message condition = conditionOf(breakpoint, names, in);
    return breakpoint.ignore > 0 ? fromTimeOn(std::move(condition), breakpoint.ignore + 1) : condition;
}

std::string textOf(const ObjectFilter& filter)
{
    std::string text;
    const auto add = [&text](const std::string& part) { text += (text.empty() ? "" : ", ") + part; };
    for (const ObjectId id : filter.ids)
        add(std::to_string(id.value));
    if (filter.categories != 0)
        add(std::string(kCategory) + " " + bitsText(filter.categories));
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
