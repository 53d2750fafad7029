#include "core/base/message/message.h"

#include "core/base/count_text.h"
#include "core/base/message/message_form.h"
#include "core/base/overloaded.h"
#include "core/base/text.h"

#include <algorithm>
#include <cmath>

namespace broadside {
namespace {

constexpr std::uint64_t kNoCount = 2; // the plural of a form whose text has no count

/// The first count among the arguments, or else the first number if it is whole.
std::uint64_t countIn(const std::vector<MessageArgument>& arguments)
{
    constexpr double kMostWhole = 9'007'199'254'740'992.0; // 2^53: larger doubles may stand for their neighbours
    for (const MessageArgument& argument : arguments)
        if (const auto* count = std::get_if<texts::Count>(&argument))
            return count->value;
    for (const MessageArgument& argument : arguments)
        if (const auto* number = std::get_if<texts::Number>(&argument))
            return number->value >= 0.0 && number->value <= kMostWhole && number->value == std::floor(number->value)
                       ? static_cast<std::uint64_t>(number->value)
                       : kNoCount;
    return kNoCount;
}

std::string textOfArgument(const MessageArgument& argument, const MessageLanguage& language)
{
    if (const auto* phrase = std::get_if<std::shared_ptr<const Message>>(&argument))
        return (*phrase)->textIn(language);
    return language.textOf(argument);
}

std::vector<std::string_view> namesIn(std::string_view text)
{
    std::vector<std::string_view> names;
    forEachArgument(text, [&names](std::string_view name) { names.push_back(name); });
    return names;
}

/// The text with each {name} replaced by its value; "{{" and "}}" become one brace.
std::string filled(std::string_view text, const std::vector<std::string_view>& names,
                   const std::vector<std::string>& values)
{
    std::string result;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        if ((c == '{' || c == '}') && i + 1 < text.size() && text[i + 1] == c) {
            result += c;
            ++i;
        } else if (const std::size_t end = c == '{' ? text.find('}', i) : std::string_view::npos;
                   end != std::string_view::npos) {
            const auto name = std::find(names.begin(), names.end(), text.substr(i + 1, end - i - 1));
            if (name != names.end())
                result += values[static_cast<std::size_t>(name - names.begin())];
            i = end;
        } else {
            result += c;
        }
    }
    return result;
}

} // namespace

std::string_view nameOf(ArgumentKind kind) noexcept
{
    switch (kind) {
    case ArgumentKind::Text:
        return "text";
    case ArgumentKind::Phrase:
        return "phrase";
    case ArgumentKind::Number:
        return "number";
    case ArgumentKind::Exact:
        return "exact number";
    case ArgumentKind::Count:
        return "count";
    case ArgumentKind::Integer:
        return "integer";
    case ArgumentKind::Percent:
        return "percent";
    case ArgumentKind::Duration:
        return "duration";
    }
    return "text";
}

std::string MessageLanguage::textOf(const MessageForm& form, std::uint64_t count) const
{
    return std::string(form.hasPlural() && count == 1 ? form.one : form.text);
}

std::string MessageLanguage::textOf(const MessageArgument& argument) const
{
    return std::visit(Overloaded{
                          [](const texts::Text& text) { return text.words; },
                          [](const std::shared_ptr<const Message>& phrase) { return phrase->text(); },
                          [](const texts::Number& number) { return roundedNumber(number.value, number.digits); },
                          [](const texts::Exact& number) { return shortestNumber(number.value); },
                          [](const texts::Count& count) { return groupedNumber(count.value); },
                          [](const texts::Integer& number) { return std::to_string(number.value); },
                          [](const texts::Percent& percent) { return percentText(percent.share); },
                          [](const texts::Duration& duration) { return microsecondsText(duration.microseconds); },
                      },
                      argument);
}

Message::Message(std::string words)
{
    if (!words.empty())
        m_arguments.emplace_back(texts::Text(std::move(words)));
}

std::string_view Message::id() const noexcept { return m_form ? m_form->id : std::string_view(); }

std::string Message::text() const { return textIn(MessageLanguage()); }

std::string Message::textIn(const MessageLanguage& language) const
{
    if (m_form == nullptr)
        return m_arguments.empty() ? std::string() : language.textOf(m_arguments.front());
    std::vector<std::string> values;
    values.reserve(m_arguments.size());
    for (const MessageArgument& argument : m_arguments)
        values.push_back(textOfArgument(argument, language));
    return filled(language.textOf(*m_form, countIn(m_arguments)), namesIn(m_form->text), values);
}

bool operator==(const Message& a, const Message& b) { return a.text() == b.text(); }

} // namespace broadside
