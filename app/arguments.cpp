#include "app/arguments.h"

#include "app/help/help_messages.h"
#include "app/messages/usage_messages.h"
#include "core/base/count_text.h"
#include "core/base/message/common_messages.h"
#include "core/base/suggestion.h"
#include "core/math/coordinate.h"

#include <algorithm>
#include <charconv>
#include <cmath>

namespace broadside {
namespace {

constexpr std::uint64_t kCoordinateLimit{static_cast<std::uint64_t>(limits::kCoordinate)};

const OptionInfo* optionNamed(std::span<const OptionInfo> options, std::string_view name)
{
    const auto found = std::ranges::find(options, name, &OptionInfo::name);
    return found == options.end() ? nullptr : &*found;
}

Problem unknownOption(const Syntax& syntax, std::string_view name)
{
    std::vector<std::string_view> names;
    for (const OptionInfo& option : syntax.options)
        names.push_back(option.name);
    const auto meant = nearestWord(name, names);
    return usageProblem(texts::cliOptionUnknown(name), meant ? texts::cliOptionWriteOrSee(*meant, syntax.command)
                                                             : texts::cliOptionSee(syntax.command));
}

/// False for negative numbers and for "-".
bool looksLikeOption(std::string_view word)
{
    return word.size() > 1 && word[0] == '-' && word[1] != '.' && (word[1] < '0' || word[1] > '9');
}

Message withExample(const OptionInfo& option) { return texts::cliOptionExample(option.name, option.example); }

/// How many words follow the option.
std::size_t valueCount(const OptionInfo& option)
{
    return option.value.empty() ? 0 : splitAt(option.value, ' ').size();
}

std::optional<Problem> operandProblem(const Syntax& syntax, const std::vector<std::string>& operands)
{
    const auto wanted = syntax.operands.empty() ? std::vector<std::string_view>() : splitAt(syntax.operands, ' ');
    const bool isOpen = syntax.operands.ends_with("...") || syntax.operands.ends_with("...]");
    const std::size_t optional = syntax.operands.ends_with(']') ? 1 : 0;
    if (operands.size() + optional >= wanted.size() && (isOpen || operands.size() <= wanted.size()))
        return std::nullopt;
    return usageProblem(operands.size() > wanted.size() ? texts::cliTooManyArguments(operands[wanted.size()])
                                                        : texts::cliArgumentMissing(wanted[operands.size()]),
                        texts::cliWriteUsage(usageText(syntax), syntax.command));
}

} // namespace

Message helpOf(const OptionInfo& option)
{
    return option.isRepeatable ? texts::helpRepeatable(option.help) : option.help;
}

std::string usageText(const Syntax& syntax)
{
    std::string usage = "broadside " + std::string(syntax.command);
    if (!syntax.operands.empty())
        usage += " " + std::string(syntax.operands);
    bool hasMore = false;
    for (const OptionInfo& option : syntax.options) {
        if (option.isRequired)
            usage += " " + std::string(option.name) + " " + std::string(option.value);
        hasMore = hasMore || !option.isRequired;
    }
    return usage + (hasMore ? " [OPTION...]" : "");
}

Problem usageProblem(Message message, Message remedy)
{
    Problem problem;
    problem.message = std::move(message);
    problem.remedy = std::move(remedy);
    return problem;
}

std::optional<double> numberFrom(std::string_view text)
{
    double number = 0.0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc{} || end != text.data() + text.size() || !std::isfinite(number))
        return std::nullopt;
    return number;
}

std::optional<std::uint64_t> countFrom(std::string_view text)
{
    std::uint64_t number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc{} || end != text.data() + text.size())
        return std::nullopt;
    return number;
}

std::vector<std::string_view> splitAt(std::string_view text, char separator)
{
    std::vector<std::string_view> parts;
    for (std::size_t begin = 0;;) {
        const std::size_t end = text.find(separator, begin);
        parts.push_back(text.substr(begin, end - begin));
        if (end == std::string_view::npos)
            return parts;
        begin = end + 1;
    }
}

Message commaList(std::span<const std::string_view> names)
{
    Message list;
    for (const std::string_view name : names)
        list = list.empty() ? Message(name) : texts::listed(std::move(list), name);
    return list;
}

Result<Arguments> Arguments::read(const Syntax& syntax, std::span<const std::string> words)
{
    Arguments arguments;
    arguments.m_options = syntax.options;
    bool optionsEnded = false;
    for (std::size_t i = 0; i < words.size();) {
        const std::string& word = words[i];
        if (optionsEnded || !looksLikeOption(word)) {
            arguments.m_operands.push_back(word);
            ++i;
        } else if (word == "--") {
            optionsEnded = true;
            arguments.m_hasSeparator = arguments.m_operands.empty();
            ++i;
        } else {
            const auto next = arguments.readOption(syntax, words, i);
            if (!next)
                return next.problem();
            i = *next;
        }
    }
    if (const auto problem = operandProblem(syntax, arguments.m_operands))
        return *problem;
    for (const OptionInfo& option : syntax.options)
        if (option.isRequired && !arguments.has(option.name))
            return usageProblem(texts::cliOptionMissing(option.name), withExample(option));
    return arguments;
}

Result<std::size_t> Arguments::readOption(const Syntax& syntax, std::span<const std::string> words, std::size_t at)
{
    const std::string& word = words[at];
    const std::size_t equals = std::min(word.find('='), word.size());
    const std::string name = word.substr(0, equals);
    const OptionInfo* option = optionNamed(syntax.options, name);
    if (!option)
        return unknownOption(syntax, name);
    if (has(name) && !option->isRepeatable)
        return usageProblem(texts::cliOptionTwice(name), texts::cliRemoveOne());
    std::vector<std::string>& values = m_values[name];
    std::size_t missing = valueCount(*option);
    if (equals < word.size()) {
        if (missing == 0)
            return usageProblem(texts::cliOptionNoValue(name), texts::cliWrite(name));
        values.push_back(word.substr(equals + 1));
        --missing;
    }
    std::size_t next = at + 1;
    for (; missing > 0; --missing, ++next) {
        if (next == words.size() || words[next].starts_with("--"))
            return usageProblem(texts::cliOptionNeeds(name, valueCount(*option)), withExample(*option));
        values.push_back(words[next]);
    }
    return next;
}

Arguments Arguments::forOperand(std::string operand) const
{
    Arguments one = *this;
    one.m_operands = {std::move(operand)};
    return one;
}

void Arguments::setIfMissing(const std::string& option, const std::vector<std::string>& values)
{
    if (optionNamed(m_options, option))
        m_values.try_emplace(option, values);
}

std::span<const std::string> Arguments::values(std::string_view option) const
{
    const auto found = m_values.find(option);
    return found == m_values.end() ? std::span<const std::string>{} : std::span<const std::string>{found->second};
}

std::optional<std::string> Arguments::value(std::string_view option) const
{
    const auto all = values(option);
    return all.empty() ? std::nullopt : std::optional{all.front()};
}

Problem Arguments::badValue(std::string_view option, const std::string& value, Message wanted) const
{
    const OptionInfo* info = optionNamed(m_options, option);
    return usageProblem(texts::cliOptionNot(option, value, std::move(wanted)),
                        info ? withExample(*info) : texts::cliOptionSeeHelp());
}

Result<std::uint64_t> Arguments::count(std::string_view option, std::uint64_t usual, std::uint64_t low,
                                       std::uint64_t high) const
{
    const auto text = value(option);
    if (!text)
        return usual;
    const auto number = countFrom(*text);
    if (!number || *number < low || *number > high)
        return badValue(option, *text, texts::cliWholeNumber(low, high));
    return *number;
}

Result<Arguments::Range> Arguments::range(std::string_view option, std::uint64_t usual, std::uint64_t low,
                                          std::uint64_t high) const
{
    constexpr std::string_view kDots = "..";
    const auto info = std::ranges::find(m_options, option, &OptionInfo::name);
    const std::string text = value(option).value_or("");
    const std::size_t dots = text.find(kDots);
    const bool takesRange = info != m_options.end() && info->value.find(kDots) != std::string_view::npos;
    if (dots == std::string::npos || !takesRange) {
        const auto number = count(option, usual, low, high);
        return number ? Result<Range>(Range{*number, *number, false}) : Result<Range>(number.problem());
    }
    const auto first = countFrom(std::string_view(text).substr(0, dots));
    const auto last = countFrom(std::string_view(text).substr(dots + kDots.size()));
    if (!first || !last || *first < low || *last > high || *first > *last)
        return badValue(option, text, texts::cliTwoWholeNumbers(low, high));
    return Range{*first, *last, true};
}

Result<std::optional<double>> Arguments::size(std::string_view option) const
{
    const auto text = value(option);
    if (!text)
        return std::optional<double>{};
    const auto number = numberFrom(*text);
    if (!number || !(*number > 0.0) || *number > limits::kCoordinate)
        return badValue(option, *text, texts::cliPositiveNumber(kCoordinateLimit));
    return std::optional<double>{*number};
}

Result<std::vector<double>> Arguments::coordinates(std::string_view option, std::size_t howMany,
                                                   std::size_t place) const
{
    const auto given = values(option);
    const std::string text = place < given.size() ? given[place] : std::string();
    const auto parts = splitAt(text, ',');
    std::vector<double> numbers;
    for (const std::string_view part : parts) {
        const auto number = numberFrom(part);
        if (number && std::abs(*number) <= limits::kCoordinate)
            numbers.push_back(*number);
    }
    if (parts.size() != howMany || numbers.size() != howMany)
        return badValue(option, text, texts::cliNumbers(howMany, kCoordinateLimit));
    return numbers;
}

} // namespace broadside
