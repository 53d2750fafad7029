#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace broadside {

/// The fields that a template defines for its instances, in the order of the file's keys. Id, name, position, layer,
/// group, locked and visible belong to each instance.
enum class TemplateField : std::uint8_t {
    Kind,
    Angle,
    Scale,
    Velocity,
    Acceleration,
    Mass,
    Force,
    GravityScale,
    BoundingShape,
    Category,
    Mask,
    OnHit,
    Restitution,
    Sprite,
    Components,
    CustomProperties,
};
inline constexpr std::size_t kTemplateFields = 16;

/// A set of fields.
class TemplateFields {
public:
    constexpr TemplateFields() = default;
    constexpr TemplateFields(TemplateField field) noexcept // NOLINT(google-explicit-constructor): a set of one
        : m_bits(1U << static_cast<unsigned>(field))
    {}
    [[nodiscard]] static constexpr TemplateFields all() noexcept { return fromBits((1U << kTemplateFields) - 1U); }

    [[nodiscard]] constexpr bool isEmpty() const noexcept { return m_bits == 0; }
    [[nodiscard]] constexpr bool contains(TemplateFields fields) const noexcept { return (*this & fields) == fields; }
    [[nodiscard]] constexpr std::uint32_t bits() const noexcept { return m_bits; }

    friend constexpr TemplateFields operator|(TemplateFields a, TemplateFields b) noexcept
    {
        return fromBits(a.m_bits | b.m_bits);
    }
    friend constexpr TemplateFields operator&(TemplateFields a, TemplateFields b) noexcept
    {
        return fromBits(a.m_bits & b.m_bits);
    }
    /// The fields of `a` that are not in `b`.
    friend constexpr TemplateFields operator-(TemplateFields a, TemplateFields b) noexcept
    {
        return fromBits(a.m_bits & ~b.m_bits);
    }
    friend constexpr bool operator==(TemplateFields, TemplateFields) = default;

    /// Calls `visit(field)` for each field, in the order of the enumeration.
    template<class Visit>
    void forEach(Visit&& visit) const
    {
        for (std::size_t i = 0; i < kTemplateFields; ++i)
            if (const auto field = static_cast<TemplateField>(i); contains(field))
                visit(field);
    }

private:
    [[nodiscard]] static constexpr TemplateFields fromBits(std::uint32_t bits) noexcept
    {
        TemplateFields fields;
        fields.m_bits = bits;
        return fields;
    }

    std::uint32_t m_bits = 0;
};

/// The data of an instance about its template.
struct TemplateLink {
    std::string name;                     ///< Empty: the object is no instance.
    TemplateFields overrides = {};        ///< Fields that are not taken from the template.
    std::vector<std::string> others = {}; ///< Unknown overrides in the file: kept, without effect.
    friend bool operator==(const TemplateLink&, const TemplateLink&) = default;
};

} // namespace broadside
