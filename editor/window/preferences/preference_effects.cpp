#include "editor/window/preferences/preference_effects.h"

#include "editor/widgets/words/length_text.h"
#include "editor/window/layout/appearance.h"
#include "editor/window/preferences/color_schemes.h"

#include <QApplication>
#include <QFont>
#include <QFontInfo>
#include <QWidget>

#include <algorithm>
#include <utility>

namespace broadside {
namespace {

/// The font before the first window changed it.
const QFont& fontOfDesktop()
{
    static const QFont font = QApplication::font();
    return font;
}

/// Pictures of worlds are drawn again in all widgets that draw them: as after a change of the theme.
void redrawWorlds()
{
    for (QWidget* widget : QApplication::allWidgets()) {
        QEvent event(QEvent::PaletteChange);
        QCoreApplication::sendEvent(widget, &event);
    }
}

} // namespace

PreferenceEffects::PreferenceEffects(const Preferences& preferences)
    : m_preferences(preferences)
{
    applySizes();
    applyUnit();
    useMarkColors(markColorsIn(preferences));
    connect(&preferences, &Preferences::changed, this, &PreferenceEffects::apply);
}

void PreferenceEffects::apply(Preference changed)
{
    if (changed == Preference::Theme)
        applyAppearance(static_cast<Appearance>(m_preferences.number(Preference::Theme)));
    else if (changed == Preference::FontSize || changed == Preference::InterfaceScale)
        applySizes();
    else if (changed == Preference::LengthUnitShown || changed == Preference::PixelsPerMetre) {
        applyUnit();
        redrawWorlds();
    } else if (changed == Preference::LineContrast || std::ranges::count(kColorPreferences, changed) > 0)
        applyColors();
}

void PreferenceEffects::applySizes() const
{
    const int percent = kInterfaceScales[static_cast<std::size_t>(m_preferences.number(Preference::InterfaceScale))];
    applyScale(percent);
    QFont font = fontOfDesktop();
    if (const int points = kFontPoints[static_cast<std::size_t>(m_preferences.number(Preference::FontSize))])
        font.setPointSize(points);
    if (percent != 100)
        font.setPointSizeF(QFontInfo(font).pointSizeF() * percent / 100.0);
    if (QApplication::font() != font)
        QApplication::setFont(font);
}

void PreferenceEffects::applyUnit() const
{
    if (m_preferences.number(Preference::LengthUnitShown) == 1)
        LengthUnit::shared().usePixels(m_preferences.real(Preference::PixelsPerMetre));
    else
        LengthUnit::shared().useMetres();
}

/// A scheme changes many colours; they are drawn once, from the event loop.
void PreferenceEffects::applyColors()
{
    useMarkColors(markColorsIn(m_preferences));
    if (std::exchange(m_colorsChanged, true))
        return;
    QMetaObject::invokeMethod(
        this,
        [this] {
            m_colorsChanged = false;
            redrawWorlds();
        },
        Qt::QueuedConnection);
}

} // namespace broadside
