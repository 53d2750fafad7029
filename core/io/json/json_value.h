#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace broadside {

enum class JsonType : std::uint8_t { Null, False, True, Number, String, Array, Object };

/// A JSON value with its position in the text: one node of a tree. Nodes lie in memory in the order of the text, each
/// followed by its descendants, so a tree is built by appending, reused without freeing, and traversed without
/// pointers. Valid until the parser continues.
struct JsonValue {
    std::string_view key;    ///< Unescaped; empty for an element of an array.
    std::string_view string; ///< Unescaped; empty unless this is a string.
    double number = 0.0;     ///< Finite; 0 unless this is a number.
    std::uint32_t begin = 0; ///< Bytes of the value in the text: [begin, end).
    std::uint32_t end = 0;
    std::uint32_t keyBegin = 0; ///< Position of the key's opening quote.
    std::uint32_t size = 1;     ///< Number of nodes in this subtree, including this node.
    std::uint32_t count = 0;    ///< Number of children: members or elements.
    JsonType type = JsonType::Null;

    [[nodiscard]] bool isObject() const noexcept { return type == JsonType::Object; }
    [[nodiscard]] bool isArray() const noexcept { return type == JsonType::Array; }
    [[nodiscard]] bool isNumber() const noexcept { return type == JsonType::Number; }
    [[nodiscard]] bool isString() const noexcept { return type == JsonType::String; }
    [[nodiscard]] bool isBool() const noexcept { return type == JsonType::True || type == JsonType::False; }

    /// Members or elements, for a range-based for.
    class Children {
    public:
        class Iterator {
        public:
            explicit Iterator(const JsonValue* at) noexcept
                : m_at(at)
            {}
            const JsonValue& operator*() const noexcept { return *m_at; }
            Iterator& operator++() noexcept
            {
                m_at += m_at->size;
                return *this;
            }
            bool operator==(const Iterator&) const noexcept = default;

        private:
            const JsonValue* m_at;
        };

        explicit Children(const JsonValue& parent) noexcept
            : m_begin(&parent + 1)
            , m_end(&parent + parent.size)
        {}
        [[nodiscard]] Iterator begin() const noexcept { return Iterator{m_begin}; }
        [[nodiscard]] Iterator end() const noexcept { return Iterator{m_end}; }

    private:
        const JsonValue* m_begin;
        const JsonValue* m_end;
    };
    [[nodiscard]] Children children() const noexcept { return Children{*this}; }

    /// Null if there is no such member. Cost: O(members).
    [[nodiscard]] const JsonValue* find(std::string_view name) const noexcept
    {
        for (const JsonValue& child : children())
            if (child.key == name)
                return &child;
        return nullptr;
    }
};

/// The bytes of one JSON value on one line, with ", " and ": " as separators. Numbers and strings keep their spelling.
/// @pre `json` is valid JSON
[[nodiscard]] std::string onOneLine(std::string_view json);

} // namespace broadside
