#pragma once

#include <QLatin1String>
#include <QVariant>

#include <array>
#include <cstdint>
#include <span>

class QSettings;

/// @file
/// What the user can choose in the preferences: one row for each choice, with its key in the settings file, its default
/// and its limits. The settings file can be edited by hand and damaged, so a stored value outside the limits, or of
/// another kind, counts as the default.

namespace broadside {

enum class Preference : std::uint8_t {
    Theme,          ///< Index of an Appearance.
    FontSize,       ///< Index in kFontPoints.
    InterfaceScale, ///< Index in kInterfaceScales.
    // The colours of marks in the world (color_schemes.h).
    HoveredColor,
    HoveredCellsColor,
    LostCellsColor,
    PotentialColliderColor,
    BoxOverlapColor,
    ShapeOverlapColor,
    MissedPairColor,
    FaultColor,
    StaticObjectColor,
    DynamicObjectColor,
    LineContrast,    ///< Index in kLineContrasts.
    SnapGrid,        ///< Index of a SnapGridShown.
    LengthUnitShown, ///< Index: metres or pixels.
    PixelsPerMetre,  ///< Pixels of the user's game; those of View > Snapping.
    StepsPerSecond,  ///< Of new scenes: the reciprocal of their step.
    PlacedPurpose,   ///< Index of a purpose of the Place panel: target, wall, body.
    WheelUse,        ///< Index of a WheelUse.
    DragButton,      ///< Index of a ViewDragButton.
    AutosaveDelay,   ///< Seconds between an edit and the copy of it.
    VersionsKept,    ///< Earlier versions of each file.
    RecentFiles,     ///< How many files are listed.
    RestoresSession,
    WelcomesAtStart,
    HistoryMemory,   ///< Index in kHistoryMemories.
    RecordingFolder, ///< Empty: the current folder.
    Language,        ///< Code of a language; empty: that of the desktop.
    Count,
};

enum class PreferenceKind : std::uint8_t {
    Choice,
    Whole,
    Positive, ///< A number greater than 0.
    Switch,
    Color,
    Text,
};

/// Sizes of texts; 0: that of the desktop.
inline constexpr std::array kFontPoints{0, 7, 8, 9, 10, 11, 12, 13, 14, 16, 18, 20, 24};
/// Sizes of texts, icons and controls, in percent.
inline constexpr std::array kInterfaceScales{100, 125, 150, 175, 200};
/// Least contrasts of lines with the background.
inline constexpr std::array kLineContrasts{3.0, 4.5, 7.0};
/// Choices for the memory of recorded steps, in bytes: those of the timeline.
inline constexpr std::array<std::uint64_t, 4> kHistoryMemories{64ULL << 20, 256ULL << 20, 1ULL << 30, 4ULL << 30};

struct PreferenceRow {
    Preference preference;
    QLatin1String key; ///< In the settings file; never changes.
    PreferenceKind kind;
    int usual = 0; ///< Default: the index of a choice, a number, 0 or 1, or a colour as 0xRRGGBB. Texts: empty.
    int least = 0; ///< Numbers only.
    int most = 0;  ///< Numbers only.
    std::span<const QLatin1String> words = {}; ///< The stored words of a choice, by index.
};

/// All rows, in the order of Preference.
[[nodiscard]] std::span<const PreferenceRow> preferenceTable() noexcept;
[[nodiscard]] const PreferenceRow& rowOf(Preference preference) noexcept;

/// The default. The kinds give int, int, double, bool, QColor and QString.
[[nodiscard]] QVariant defaultOf(Preference preference);
/// The stored value within its limits; the default if no value is stored, or if it is damaged.
[[nodiscard]] QVariant storedIn(const QSettings& storage, Preference preference);
/// The value in the form of the settings file.
[[nodiscard]] QVariant formOf(Preference preference, const QVariant& value);
/// Whether the value is within the limits of the row.
[[nodiscard]] bool isAllowed(Preference preference, const QVariant& value);

} // namespace broadside
