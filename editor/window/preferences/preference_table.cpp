#include "editor/window/preferences/preference_table.h"

#include "editor/document/version_store.h"

#include <QColor>
#include <QMetaType>
#include <QSettings>

#include <algorithm>
#include <array>
#include <cmath>

namespace broadside {
namespace {

constexpr std::array kThemes{QLatin1String("system"), QLatin1String("light"), QLatin1String("dark")};
constexpr std::array kFontSizes{QLatin1String("desktop"), QLatin1String("7"),  QLatin1String("8"),  QLatin1String("9"),
                                QLatin1String("10"),      QLatin1String("11"), QLatin1String("12"), QLatin1String("13"),
                                QLatin1String("14"),      QLatin1String("16"), QLatin1String("18"), QLatin1String("20"),
                                QLatin1String("24")};
static_assert(kFontSizes.size() == kFontPoints.size());
constexpr std::array kScales{QLatin1String("100"), QLatin1String("125"), QLatin1String("150"), QLatin1String("175"),
                             QLatin1String("200")};
static_assert(kScales.size() == kInterfaceScales.size());
constexpr std::array kContrasts{QLatin1String("3"), QLatin1String("4.5"), QLatin1String("7")};
static_assert(kContrasts.size() == kLineContrasts.size());
constexpr std::array kGrids{QLatin1String("snapping"), QLatin1String("always"), QLatin1String("never")};
constexpr std::array kLengthUnits{QLatin1String("metres"), QLatin1String("pixels")};
constexpr std::array kPurposeWords{QLatin1String("target"), QLatin1String("wall"), QLatin1String("body")};
constexpr std::array kWheels{QLatin1String("zoom"), QLatin1String("pan")};
constexpr std::array kMemories{QLatin1String("64M"), QLatin1String("256M"), QLatin1String("1G"), QLatin1String("4G")};
constexpr std::array kDragButtons{QLatin1String("middle"), QLatin1String("right")};

using P = Preference;
using K = PreferenceKind;
constexpr std::array kRows{
    PreferenceRow{P::Theme, QLatin1String("appearance"), K::Choice, 0, 0, 0, kThemes},
    PreferenceRow{P::FontSize, QLatin1String("font/size"), K::Choice, 0, 0, 0, kFontSizes},
    PreferenceRow{P::InterfaceScale, QLatin1String("interface/scale"), K::Choice, 0, 0, 0, kScales},
    PreferenceRow{P::HoveredColor, QLatin1String("colors/hovered"), K::Color, 0xF0E442},
    PreferenceRow{P::HoveredCellsColor, QLatin1String("colors/hoveredCells"), K::Color, 0x56B4E9},
    PreferenceRow{P::LostCellsColor, QLatin1String("colors/lostCells"), K::Color, 0x56B4E9},
    PreferenceRow{P::PotentialColliderColor, QLatin1String("colors/candidates"), K::Color, 0xE69F00},
    PreferenceRow{P::BoxOverlapColor, QLatin1String("colors/boxOverlaps"), K::Color, 0x0072B2},
    PreferenceRow{P::ShapeOverlapColor, QLatin1String("colors/shapeOverlaps"), K::Color, 0xD55E00},
    PreferenceRow{P::MissedPairColor, QLatin1String("colors/missedPairs"), K::Color, 0xCC79A7},
    PreferenceRow{P::FaultColor, QLatin1String("colors/faults"), K::Color, 0xCC79A7},
    PreferenceRow{P::StaticObjectColor, QLatin1String("colors/staticObjects"), K::Color, 0x009E73},
    PreferenceRow{P::DynamicObjectColor, QLatin1String("colors/dynamicObjects"), K::Color, 0xA04232},
    PreferenceRow{P::LineContrast, QLatin1String("colors/contrast"), K::Choice, 0, 0, 0, kContrasts},
    PreferenceRow{P::SnapGrid, QLatin1String("snapping/gridShown"), K::Choice, 0, 0, 0, kGrids},
    PreferenceRow{P::LengthUnitShown, QLatin1String("units/length"), K::Choice, 0, 0, 0, kLengthUnits},
    PreferenceRow{P::PixelsPerMetre, QLatin1String("snapping/pixelsPerMetre"), K::Positive, 64, 0, 1'000'000},
    PreferenceRow{P::StepsPerSecond, QLatin1String("newScenes/stepsPerSecond"), K::Whole, 60, 1, 10'000},
    PreferenceRow{P::PlacedPurpose, QLatin1String("placing/purpose"), K::Choice, 0, 0, 0, kPurposeWords},
    PreferenceRow{P::WheelUse, QLatin1String("mouse/wheel"), K::Choice, 0, 0, 0, kWheels},
    PreferenceRow{P::DragButton, QLatin1String("mouse/dragButton"), K::Choice, 0, 0, 0, kDragButtons},
    PreferenceRow{P::AutosaveDelay, QLatin1String("files/autosaveSeconds"), K::Whole, 5, 2, 600},
    PreferenceRow{P::VersionsKept, QLatin1String("versions/most"), K::Whole, 5, 0, VersionStore::kLargestMost},
    PreferenceRow{P::RecentFiles, QLatin1String("files/recentMost"), K::Whole, 10, 0, 30},
    PreferenceRow{P::RestoresSession, QLatin1String("session/restores"), K::Switch, 1},
    PreferenceRow{P::WelcomesAtStart, QLatin1String("welcomesAtStart"), K::Switch, 1},
    PreferenceRow{P::HistoryMemory, QLatin1String("recording/memory"), K::Choice, 1, 0, 0, kMemories},
    PreferenceRow{P::RecordingFolder, QLatin1String("recording/folder"), K::Text},
    PreferenceRow{P::Language, QLatin1String("language"), K::Text},
};

/// Whether each preference has its row at its place.
consteval bool areInOrder()
{
    for (std::size_t i = 0; i < kRows.size(); ++i)
        if (kRows[i].preference != static_cast<Preference>(i))
            return false;
    return kRows.size() == static_cast<std::size_t>(Preference::Count);
}
static_assert(areInOrder());

/// "#rrggbb" alone: QColor would also take names and other forms.
QColor colorIn(const QString& text)
{
    return text.size() == 7 && text.startsWith(QLatin1Char('#')) ? QColor(text) : QColor();
}

/// The value that a stored one means; invalid: it is damaged.
QVariant meaningOf(const PreferenceRow& row, const QVariant& stored)
{
    bool isNumber = false;
    switch (row.kind) {
    case PreferenceKind::Choice: {
        const auto found = std::ranges::find(row.words, stored.toString());
        return found == row.words.end() ? QVariant() : QVariant(static_cast<int>(found - row.words.begin()));
    }
    case PreferenceKind::Whole: {
        const int number = stored.toInt(&isNumber);
        return isNumber ? QVariant(number) : QVariant();
    }
    case PreferenceKind::Positive: {
        const double number = stored.toDouble(&isNumber);
        return isNumber ? QVariant(number) : QVariant();
    }
    case PreferenceKind::Switch: // an INI file has only texts
        if (stored.typeId() == QMetaType::Bool || stored == QLatin1String("true") || stored == QLatin1String("false"))
            return stored.toBool();
        return {};
    case PreferenceKind::Color: {
        const QColor color = colorIn(stored.toString());
        return color.isValid() ? QVariant(color) : QVariant();
    }
    case PreferenceKind::Text:
        return stored.typeId() == QMetaType::QString ? stored : QVariant();
    }
    return {};
}

} // namespace

std::span<const PreferenceRow> preferenceTable() noexcept { return kRows; }

const PreferenceRow& rowOf(Preference preference) noexcept { return kRows[static_cast<std::size_t>(preference)]; }

QVariant defaultOf(Preference preference)
{
    const PreferenceRow& row = rowOf(preference);
    switch (row.kind) {
    case PreferenceKind::Choice:
    case PreferenceKind::Whole:
        return row.usual;
    case PreferenceKind::Positive:
        return static_cast<double>(row.usual);
    case PreferenceKind::Switch:
        return row.usual != 0;
    case PreferenceKind::Color:
        return QColor(QRgb(0xFF000000U | static_cast<QRgb>(row.usual)));
    case PreferenceKind::Text:
        return QString();
    }
    return {};
}

QVariant storedIn(const QSettings& storage, Preference preference)
{
    const PreferenceRow& row = rowOf(preference);
    if (!storage.contains(row.key))
        return defaultOf(preference);
    const QVariant value = meaningOf(row, storage.value(row.key));
    return value.isValid() && isAllowed(preference, value) ? value : defaultOf(preference);
}

QVariant formOf(Preference preference, const QVariant& value)
{
    const PreferenceRow& row = rowOf(preference);
    if (row.kind == PreferenceKind::Choice)
        return QString(row.words[static_cast<std::size_t>(value.toInt())]);
    if (row.kind == PreferenceKind::Color)
        return value.value<QColor>().name(QColor::HexRgb);
    return value;
}

bool isAllowed(Preference preference, const QVariant& value)
{
    const PreferenceRow& row = rowOf(preference);
    const int number = value.toInt();
    switch (row.kind) {
    case PreferenceKind::Choice:
        return value.typeId() == QMetaType::Int && number >= 0 && number < static_cast<int>(row.words.size());
    case PreferenceKind::Whole:
        return value.typeId() == QMetaType::Int && number >= row.least && number <= row.most;
    case PreferenceKind::Positive: {
        const double real = value.toDouble();
        return value.typeId() == QMetaType::Double && std::isfinite(real) && real > 0.0 && real <= row.most;
    }
    case PreferenceKind::Switch:
        return value.typeId() == QMetaType::Bool;
    case PreferenceKind::Color:
        return value.typeId() == QMetaType::QColor && value.value<QColor>().isValid();
    case PreferenceKind::Text:
        return value.typeId() == QMetaType::QString;
    }
    return false;
}

} // namespace broadside
