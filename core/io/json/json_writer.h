#pragma once

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace broadside {

/// Writes JSON text: scene files and the command line's --json output.
///
/// Containers are written on one line, "a": 1, "b": [2, 3], or with each child on its own line, indented by two spaces
/// per level. Numbers are the shortest text that reads back as the same double. Strings are escaped as little as JSON
/// allows; bytes that are not UTF-8 become U+FFFD, so that the result can always be read. The writer adds the commas.
/// The caller must alternate keys and values and close containers (asserted).
class JsonWriter {
public:
    enum class Layout : std::uint8_t { OneLine, Lines };

    JsonWriter& beginObject(Layout layout = Layout::OneLine) { return begin('{', '}', layout); }
    JsonWriter& endObject() { return end('}'); }
    JsonWriter& beginArray(Layout layout = Layout::OneLine) { return begin('[', ']', layout); }
    JsonWriter& endArray() { return end(']'); }
    JsonWriter& key(std::string_view name);

    JsonWriter& value(std::string_view text);
    JsonWriter& value(const char* text) { return value(std::string_view{text}); }
    JsonWriter& value(const std::string& text) { return value(std::string_view{text}); }
    JsonWriter& value(double number); ///< Infinity and NaN are written as null, because JSON has no number for them.
    JsonWriter& value(bool truth) { return raw(truth ? "true" : "false"); }
    template<std::integral Integer>
    JsonWriter& value(Integer number)
    {
        return raw(std::to_string(number));
    }
    JsonWriter& value(std::span<const double> numbers); ///< An array on one line.
    template<class Value>
    JsonWriter& value(const std::optional<Value>& content) ///< null if empty
    {
        return content ? value(*content) : null();
    }
    JsonWriter& null() { return raw("null"); }
    JsonWriter& raw(std::string_view json); ///< A complete value as JSON text.

    template<class Value>
    JsonWriter& member(std::string_view name, const Value& content)
    {
        return key(name).value(content);
    }

    [[nodiscard]] const std::string& text() const noexcept { return m_text; }
    [[nodiscard]] std::string take() noexcept { return std::move(m_text); }
    void reserve(std::size_t bytes) { m_text.reserve(bytes); }

private:
    struct Level {
        char closing;
        Layout layout;
        bool empty = true;
    };

    JsonWriter& begin(char opening, char closing, Layout layout);
    JsonWriter& end(char closing);
    void beginChild();
    void lineBreak(std::size_t depth);

    std::string m_text;
    std::vector<Level> m_levels;
    bool m_afterKey = false;
};

/// Appends `text` as a JSON string with its quotes.
void appendJsonString(std::string& out, std::string_view text);

} // namespace broadside
