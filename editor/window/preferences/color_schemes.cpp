#include "editor/window/preferences/color_schemes.h"

#include <QCoreApplication>

#include <algorithm>

namespace broadside {
namespace {

struct MarkOfPreference {
    Preference preference;
    Mark mark;
};
constexpr std::array kMarks{
    MarkOfPreference{Preference::HoveredColor, Mark::Hovered},
    MarkOfPreference{Preference::HoveredCellsColor, Mark::HoveredCells},
    MarkOfPreference{Preference::LostCellsColor, Mark::LostCells},
    MarkOfPreference{Preference::PotentialColliderColor, Mark::PotentialCollider},
    MarkOfPreference{Preference::BoxOverlapColor, Mark::BoxOverlap},
    MarkOfPreference{Preference::ShapeOverlapColor, Mark::ShapeOverlap},
    MarkOfPreference{Preference::MissedPairColor, Mark::MissedPair},
    MarkOfPreference{Preference::FaultColor, Mark::Fault},
    MarkOfPreference{Preference::StaticObjectColor, Mark::StaticObject},
    MarkOfPreference{Preference::DynamicObjectColor, Mark::DynamicObject},
    MarkOfPreference{Preference::HoveredCellsColor, Mark::PinA},
    MarkOfPreference{Preference::PotentialColliderColor, Mark::PinB},
    MarkOfPreference{Preference::ShapeOverlapColor, Mark::PairCells},
};

// Hues of the third scheme lie on the axis from blue to yellow, which is seen alike with and without red and green.
constexpr std::array kSchemes{
    ColorScheme{QT_TRANSLATE_NOOP("ColorSchemes", "Okabe and Ito (default)"),
                0,
                {0xF0E442, 0x56B4E9, 0x56B4E9, 0xE69F00, 0x0072B2, 0xD55E00, 0xCC79A7, 0xCC79A7, 0x009E73, 0xA04232}},
    ColorScheme{QT_TRANSLATE_NOOP("ColorSchemes", "High contrast"),
                2,
                {0xFFFF00, 0x00E5FF, 0x00E5FF, 0xFF9500, 0x3D8BFF, 0xFF3B30, 0xFF5CFF, 0xFF5CFF, 0x00E676, 0xFF8A65}},
    ColorScheme{QT_TRANSLATE_NOOP("ColorSchemes", "Blue and yellow (red-green blindness)"),
                0,
                {0xFFF04D, 0x7FB8FF, 0x7FB8FF, 0xFFB000, 0x1F5FD0, 0xFF8A00, 0xB9A6FF, 0xB9A6FF, 0x4C7FBF, 0x9A7B3F}},
    ColorScheme{QT_TRANSLATE_NOOP("ColorSchemes", "Greys (patterns and widths differ)"),
                1,
                {0xF2F2F2, 0x9A9A9A, 0x9A9A9A, 0xC8C8C8, 0x8A8A8A, 0xFFFFFF, 0xE0E0E0, 0xE0E0E0, 0x707070, 0xA8A8A8}},
};

Rgba rgbaOf(const QColor& color)
{
    return {static_cast<std::uint8_t>(color.red()), static_cast<std::uint8_t>(color.green()),
            static_cast<std::uint8_t>(color.blue())};
}

bool isUsed(const Preferences& preferences, const ColorScheme& scheme)
{
    if (preferences.number(Preference::LineContrast) != scheme.contrast)
        return false;
    for (std::size_t i = 0; i < kColorPreferences.size(); ++i)
        if (preferences.color(kColorPreferences[i]) != QColor(scheme.colors[i]))
            return false;
    return true;
}

} // namespace

Mark markOf(Preference color) noexcept { return std::ranges::find(kMarks, color, &MarkOfPreference::preference)->mark; }

MarkColors markColorsIn(const Preferences& preferences)
{
    MarkColors colors = usualMarkColors();
    for (const MarkOfPreference& row : kMarks)
        colors[row.mark] = rgbaOf(preferences.color(row.preference));
    colors.contrast = kLineContrasts[static_cast<std::size_t>(preferences.number(Preference::LineContrast))];
    return colors;
}

std::span<const ColorScheme> colorSchemes() noexcept { return kSchemes; }

std::optional<std::size_t> colorSchemeIn(const Preferences& preferences)
{
    for (std::size_t i = 0; i < kSchemes.size(); ++i)
        if (isUsed(preferences, kSchemes[i]))
            return i;
    return std::nullopt;
}

void useColorScheme(Preferences& preferences, std::size_t index)
{
    const ColorScheme& scheme = kSchemes[index];
    const auto use = [&preferences](Preference preference, const QVariant& value) {
        if (value == defaultOf(preference))
            preferences.reset(preference);
        else
            preferences.set(preference, value);
    };
    for (std::size_t i = 0; i < kColorPreferences.size(); ++i)
        use(kColorPreferences[i], QColor(scheme.colors[i]));
    use(Preference::LineContrast, scheme.contrast);
}

} // namespace broadside
