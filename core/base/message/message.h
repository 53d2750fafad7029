#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

/// @file
/// What core says, as data: the form of a sentence and the values in it. The text is made when it is shown, in
/// English or in another language.

namespace broadside {

class Message;
struct MessageForm;

namespace texts {

// The kinds of arguments; see ArgumentKind. Each is made from its value: `texts::tooFew(3, "Crate")`.
// NOLINTBEGIN(google-explicit-constructor)

struct Number {
    double value;
    int digits;

    Number(double number, int digitCount = 4)
        : value(number)
        , digits(digitCount)
    {}
};
struct Exact {
    double value;

    Exact(double number)
        : value(number)
    {}
};
struct Count {
    std::uint64_t value;

    Count(std::uint64_t count)
        : value(count)
    {}
};
struct Integer {
    std::uint64_t value;

    Integer(std::uint64_t number)
        : value(number)
    {}
};
struct Percent {
    double share; ///< 0 .. 1

    Percent(double ownShare)
        : share(ownShare)
    {}
};
struct Duration {
    double microseconds;

    Duration(double ownMicroseconds)
        : microseconds(ownMicroseconds)
    {}
};
struct Text {
    std::string words;

    Text(std::string text)
        : words(std::move(text))
    {}
    Text(std::string_view text)
        : words(text)
    {}
    Text(const char* text)
        : words(text)
    {}
};
using Phrase = Message;

// NOLINTEND(google-explicit-constructor)

} // namespace texts

using MessageArgument = std::variant<texts::Text, std::shared_ptr<const Message>, texts::Number, texts::Exact,
                                     texts::Count, texts::Integer, texts::Percent, texts::Duration>;

/// How a language says messages and numbers. This class says them in English, with the numbers of base/text.h.
class MessageLanguage {
public:
    MessageLanguage() = default;
    MessageLanguage(const MessageLanguage&) = default;
    MessageLanguage& operator=(const MessageLanguage&) = default;
    virtual ~MessageLanguage() = default;

    /// The text of a form, with its arguments in braces.
    [[nodiscard]] virtual std::string textOf(const MessageForm& form, std::uint64_t count) const;
    /// @pre the argument is not a phrase
    [[nodiscard]] virtual std::string textOf(const MessageArgument& argument) const;
};

/// A sentence or a part of one: a form with its arguments, or words that come from elsewhere.
class Message {
public:
    Message() = default;        ///< Nothing to say.
    Message(std::string words); // NOLINT(google-explicit-constructor): words of a file or of the system, as they are
    Message(const char* words)  // NOLINT(google-explicit-constructor)
        : Message(std::string(words))
    {}
    Message(std::string_view words) // NOLINT(google-explicit-constructor)
        : Message(std::string(words))
    {}
    /// @pre the arguments are of the kinds of the form, in its order: see texts::Form, which makes sure
    Message(const MessageForm& form, std::vector<MessageArgument> arguments)
        : m_form(&form)
        , m_arguments(std::move(arguments))
    {}

    [[nodiscard]] bool empty() const noexcept { return m_form == nullptr && m_arguments.empty(); }
    /// Null for words that come from elsewhere, and for nothing.
    [[nodiscard]] const MessageForm* form() const noexcept { return m_form; }
    [[nodiscard]] std::string_view id() const noexcept; ///< The id of its form, which never changes; may be empty.
    [[nodiscard]] const std::vector<MessageArgument>& arguments() const noexcept { return m_arguments; }

    [[nodiscard]] std::string text() const; ///< In English.
    [[nodiscard]] std::string textIn(const MessageLanguage& language) const;

    /// True when both have the same form and the same arguments, or say the same words.
    friend bool operator==(const Message& a, const Message& b);

private:
    const MessageForm* m_form = nullptr; // a row of a table; null: the first argument is the text
    std::vector<MessageArgument> m_arguments;
};

} // namespace broadside
