#pragma once

#include "core/io/json/value_reader.h"
#include "core/levels/ldtk/ldtk_project.h"

#include <optional>
#include <string>
#include <string_view>

namespace broadside::levels::ldtk {

/// Reads values of LDtk's JSON, and logs those that are invalid. A missing member, or null, has the given default.
class LdtkValues {
public:
    explicit LdtkValues(LevelSource& source)
        : m_source(source)
        , m_values(source.text, source.log)
    {}

    [[nodiscard]] LevelPlace placeOf(const JsonValue& value) const { return {&m_source, value.begin}; }
    [[nodiscard]] ProblemLog& log() noexcept { return m_source.log; }
    [[nodiscard]] double number(const JsonValue& owner, std::string_view key, double fallback);
    /// A whole number in the range. A missing one is an error if there is no default.
    [[nodiscard]] std::int64_t whole(const JsonValue& owner, std::string_view key, std::int64_t low, std::int64_t high,
                                     std::optional<std::int64_t> fallback);
    /// "[x, y]". A missing one is an error if there is no default.
    [[nodiscard]] Vec2 vector(const JsonValue& owner, std::string_view key, std::optional<Vec2> fallback);
    [[nodiscard]] std::string text(const JsonValue& owner, std::string_view key);
    [[nodiscard]] bool truth(const JsonValue& owner, std::string_view key, bool fallback);
    /// Null if it is missing or null. Another value than an array is an error.
    [[nodiscard]] const JsonValue* list(const JsonValue& owner, std::string_view key);
    /// Adds the field to those of the entity.
    void readField(const JsonValue& field, Entity& entity);
    [[nodiscard]] ValueReader& values() noexcept { return m_values; }

private:
    LevelSource& m_source;
    ValueReader m_values;
};

/// The member, unless it is missing or null.
[[nodiscard]] const JsonValue* memberOf(const JsonValue& owner, std::string_view key);

} // namespace broadside::levels::ldtk
