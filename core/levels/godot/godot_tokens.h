#pragma once

#include "core/io/json/problem_log.h"
#include "core/levels/godot/godot_value.h"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace broadside::levels::godot {

/// Reads the text format of Godot's scenes and resources, token by token:
///
///     [node name="Floor" type="StaticBody2D" parent="."]
///     position = Vector2(512, 580)
///
/// Values that an import does not need are skipped without memory. An error is logged once; then the end is reached.
class GodotTokens {
public:
    /// `numbers` counts those that were kept, in all files of a scene.
    GodotTokens(std::string_view text, std::size_t begin, ProblemLog& log, std::size_t& numbers) noexcept
        : m_text(text)
        , m_at(begin)
        , m_log(log)
        , m_numbers(numbers)
    {}

    [[nodiscard]] std::size_t offset() const noexcept { return m_at; }
    [[nodiscard]] bool hasFailed() const noexcept { return m_hasFailed; }
    /// Goes to the next section or property. False at the end of the text, and after an error.
    [[nodiscard]] bool next();
    [[nodiscard]] bool isSection() const noexcept { return m_at < m_text.size() && m_text[m_at] == '['; }

    /// Enters a section's head, and returns its name: "node". Then read attributes until there are none.
    [[nodiscard]] std::string enterSection();
    /// The name of the next attribute of the head, before its value. Nothing: the head has ended.
    [[nodiscard]] std::optional<std::string> nextAttribute();
    /// The name of a property, with its '='.
    [[nodiscard]] std::string propertyName();
    /// Reads a value. Nothing after an error.
    [[nodiscard]] std::optional<GodotValue> value();
    void skipValue();

    void fail(Message message, Message remedy);

private:
    void skipSpaces(bool alsoLines);
    [[nodiscard]] std::string word();
    [[nodiscard]] bool expectAfter(const std::string& name, char wanted);
    void advance(std::size_t count = 1) noexcept { m_at = std::min(m_at + count, m_text.size()); }
    /// The next character, for messages.
    [[nodiscard]] Message found() const;
    [[nodiscard]] char peek() const noexcept { return m_at < m_text.size() ? m_text[m_at] : '\0'; }
    /// `kept` may be null.
    void readValue(GodotValue* kept, int depth);
    void readString(std::string* kept);
    void readEscape(std::string* kept);
    void readNumber(GodotValue* kept);
    void readWord(GodotValue* kept, int depth);
    void readArguments(GodotValue* kept, int depth);
    void readList(char end, int depth);
    void take(std::vector<double>& numbers, double number);

    std::string_view m_text;
    std::size_t m_at;
    ProblemLog& m_log;
    std::size_t& m_numbers;
    bool m_hasFailed = false;
};

inline constexpr std::size_t kMostNumbers = 8U << 20; ///< Numbers in all files of a scene that are kept.

} // namespace broadside::levels::godot
