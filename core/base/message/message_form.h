#pragma once

#include "core/base/message/message.h"

#include <array>
#include <cstddef>
#include <span>
#include <stdexcept>
#include <string_view>
#include <utility>
#include <vector>

/// @file
/// The forms of messages: fixed texts with named arguments in braces. Tables of them (`*_messages.h`) hold every
/// sentence that core says; nothing is joined from parts elsewhere, so that each can be translated as a whole.

namespace broadside {

/// What stands for an argument in a text.
enum class ArgumentKind {
    Text,     ///< Words from a file, a game or a user, as they are: names, paths, keys.
    Phrase,   ///< Another message of a table.
    Number,   ///< A number with few digits.
    Exact,    ///< The shortest number that reads back as the same value.
    Count,    ///< How many; in groups of three digits. Chooses singular or plural.
    Integer,  ///< A step, an id, a line: digits without groups.
    Percent,  ///< A share.
    Duration, ///< Microseconds, in the unit that fits.
};

/// "text", "phrase", "number", "exact number", "count", "integer", "percent", "duration".
[[nodiscard]] std::string_view nameOf(ArgumentKind kind) noexcept;

/// The fixed part of a message.
struct MessageForm {
    std::string_view id;   ///< Never changes and is never used again: "grid.cells-too-small".
    std::string_view text; ///< English, with the arguments as {name}. The plural where there is a singular.
    std::string_view one;  ///< The text where the first count, or else the first number, is 1; empty: the same.
    std::span<const ArgumentKind> arguments; ///< In the order in which the names first appear in `text`.

    [[nodiscard]] bool hasPlural() const noexcept { return !one.empty(); }
};

/// The names of arguments in a text, each once, in the order of their first appearance. "{{" is a brace, not a name.
template<class Take>
constexpr void forEachArgument(std::string_view text, Take take)
{
    constexpr std::size_t kMost = 16;
    std::array<std::string_view, kMost> seen{};
    std::size_t count = 0;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] != '{')
            continue;
        if (i + 1 < text.size() && text[i + 1] == '{') {
            ++i;
            continue;
        }
        const std::size_t end = text.find('}', i);
        const std::string_view name = text.substr(i + 1, end - i - 1);
        bool isKnown = false;
        for (std::size_t k = 0; k < count; ++k)
            isKnown = isKnown || seen[k] == name;
        if (!isKnown) {
            take(name);
            seen[count++] = name; // a constant expression ends here when there are too many
        }
        i = end;
    }
}

[[nodiscard]] constexpr std::size_t argumentCount(std::string_view text)
{
    std::size_t count = 0;
    forEachArgument(text, [&count](std::string_view) { ++count; });
    return count;
}

namespace texts {

template<class Argument>
struct KindOf;
template<>
struct KindOf<Text> {
    static constexpr ArgumentKind value = ArgumentKind::Text;
};
template<>
struct KindOf<Phrase> {
    static constexpr ArgumentKind value = ArgumentKind::Phrase;
};
template<>
struct KindOf<Number> {
    static constexpr ArgumentKind value = ArgumentKind::Number;
};
template<>
struct KindOf<Exact> {
    static constexpr ArgumentKind value = ArgumentKind::Exact;
};
template<>
struct KindOf<Count> {
    static constexpr ArgumentKind value = ArgumentKind::Count;
};
template<>
struct KindOf<Integer> {
    static constexpr ArgumentKind value = ArgumentKind::Integer;
};
template<>
struct KindOf<Percent> {
    static constexpr ArgumentKind value = ArgumentKind::Percent;
};
template<>
struct KindOf<Duration> {
    static constexpr ArgumentKind value = ArgumentKind::Duration;
};

template<class Argument>
[[nodiscard]] MessageArgument argumentOf(Argument value)
{
    return MessageArgument(std::move(value));
}
[[nodiscard]] inline MessageArgument argumentOf(Message value)
{
    return std::make_shared<const Message>(std::move(value));
}

/// A row of a table of messages. Calling it with its arguments makes the message:
///
///     inline constexpr Form<Text, Count> tooManyPaths{"atlas.too-many-paths", "{key} has {count} path",
///                                                     "{key} has {count} paths"};
///     Message message = texts::tooManyPaths(key, Count{paths.size()});
///
/// The types are in the order in which the names first appear in the text. A form with another number of names does not
/// compile.
template<class... Arguments>
struct Form : MessageForm {
    static constexpr std::array<ArgumentKind, sizeof...(Arguments)> kKinds{KindOf<Arguments>::value...};

    constexpr Form(std::string_view ownId, std::string_view ownText)
        : MessageForm{ownId, ownText, {}, kKinds}
    {
        check(ownText);
    }
    constexpr Form(std::string_view ownId, std::string_view singular, std::string_view plural)
        : MessageForm{ownId, plural, singular, kKinds}
    {
        check(plural);
    }

    /// Not inlined: thousands of places call it, and one function for each list of types is enough.
    [[nodiscard, gnu::noinline]] Message operator()(Arguments... values) const
    {
        std::vector<MessageArgument> list;
        list.reserve(sizeof...(Arguments));
        (list.push_back(argumentOf(std::move(values))), ...);
        return {*this, std::move(list)};
    }

private:
    static constexpr void check(std::string_view text)
    {
        if (argumentCount(text) != sizeof...(Arguments))
            throw std::logic_error("the text names another number of arguments"); // no constant expression
    }
};

} // namespace texts
} // namespace broadside
