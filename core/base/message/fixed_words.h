#pragma once

#include "core/base/message/message_form.h"

#include <string_view>

namespace broadside {

/// Words in a table of facts: a row of messages without arguments, or words of a file format as they are ("[0, 0]").
class FixedWords {
public:
    constexpr FixedWords() = default; ///< Nothing to say.
    // NOLINTBEGIN(google-explicit-constructor): rows of tables name a message or write a text
    /// @pre `form` is a constant of a table
    constexpr FixedWords(const texts::Form<>& form) noexcept
        : m_form(&form)
    {}
    constexpr FixedWords(std::string_view words) noexcept
        : m_words(words)
    {}
    constexpr FixedWords(const char* words) noexcept
        : m_words(words)
    {}
    // NOLINTEND(google-explicit-constructor)

    [[nodiscard]] constexpr bool empty() const noexcept { return m_form == nullptr && m_words.empty(); }
    [[nodiscard]] Message message() const { return m_form ? Message(*m_form, {}) : Message(m_words); }
    /// Without an allocation. @pre the text has no braces
    [[nodiscard]] constexpr std::string_view english() const noexcept { return m_form ? m_form->text : m_words; }

private:
    const MessageForm* m_form = nullptr;
    std::string_view m_words;
};

} // namespace broadside
