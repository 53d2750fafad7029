#include "editor/window/layout/appearance.h"

#include "editor/window/layout/frame_style.h"

#include <QApplication>
#include <QPalette>
#include <QStyle>

#include <mutex>

namespace broadside {
namespace {

struct Colors {
    QRgb window, base, alternate, text, muted, button, highlight, highlightedText, link, tip, tipText;
};

constexpr int kUsualScale = 100; // percent

constexpr Colors kDark{0xff24282e, 0xff1b1e23, 0xff20242a, 0xffe6e8eb, 0xff979da5, 0xff30353d,
                       0xff5d72a2, 0xffffffff, 0xff6cb8ee, 0xff39404a, 0xfff0f2f4};
constexpr Colors kLight{0xfff1f2f4, 0xffffffff, 0xfff6f7f9, 0xff1c2026, 0xff646870, 0xffe6e8ec,
                        0xff1d6fa5, 0xffffffff, 0xff0a5d9c, 0xffffffe6, 0xff1c2026};

/// Pictures are drawn in the background, too.
struct SharedMarkColors {
    std::mutex lock;
    MarkColors colors = usualMarkColors();
};

SharedMarkColors& sharedMarkColors()
{
    static SharedMarkColors shared;
    return shared;
}

QPalette paletteOf(const Colors& c)
{
    QPalette palette(QColor::fromRgb(c.button), QColor::fromRgb(c.window));
    palette.setColor(QPalette::Base, c.base);
    palette.setColor(QPalette::AlternateBase, c.alternate);
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText}) {
        palette.setColor(role, c.text);
        palette.setColor(QPalette::Disabled, role, c.muted);
    }
    palette.setColor(QPalette::PlaceholderText, c.muted);
    palette.setColor(QPalette::Highlight, c.highlight);
    palette.setColor(QPalette::HighlightedText, c.highlightedText);
    palette.setColor(QPalette::Disabled, QPalette::Highlight, c.button);
    palette.setColor(QPalette::Disabled, QPalette::HighlightedText, c.muted);
    palette.setColor(QPalette::Link, c.link);
    palette.setColor(QPalette::LinkVisited, c.link);
    palette.setColor(QPalette::ToolTipBase, c.tip);
    palette.setColor(QPalette::ToolTipText, c.tipText);
    return palette;
}

} // namespace

QString nameOf(Appearance appearance)
{
    switch (appearance) {
    case Appearance::System:
        return QStringLiteral("system");
    case Appearance::Light:
        return QStringLiteral("light");
    case Appearance::Dark:
        return QStringLiteral("dark");
    }
    return {};
}

Appearance appearanceNamed(const QString& name)
{
    for (const Appearance appearance : {Appearance::Light, Appearance::Dark})
        if (name == nameOf(appearance))
            return appearance;
    return Appearance::System;
}

void applyAppearance(Appearance appearance)
{
    // Fusion draws with any palette; other styles add colours of their own.
    const QStyle& now = *QApplication::style();
    const bool isWanted = appearance != Appearance::System || now.name() == QLatin1String("fusion");
    if (isWanted && !dynamic_cast<const FrameStyle*>(&now))
        QApplication::setStyle(new FrameStyle(kUsualScale));
    switch (appearance) {
    case Appearance::System:
        QApplication::setPalette(QPalette());
        break;
    case Appearance::Light:
        QApplication::setPalette(paletteOf(kLight));
        break;
    case Appearance::Dark:
        QApplication::setPalette(paletteOf(kDark));
        break;
    }
}

void applyScale(int percent)
{
    const auto* own = dynamic_cast<const FrameStyle*>(QApplication::style());
    if (percent != (own ? own->scale() : kUsualScale))
        QApplication::setStyle(new FrameStyle(percent));
}

bool isDark(const QPalette& palette)
{
    return palette.color(QPalette::Window).lightness() < palette.color(QPalette::WindowText).lightness();
}

void useMarkColors(const MarkColors& colors)
{
    const std::scoped_lock lock(sharedMarkColors().lock);
    sharedMarkColors().colors = colors;
}

Theme themeFor(const QPalette& palette)
{
    const std::scoped_lock lock(sharedMarkColors().lock);
    const MarkColors& colors = sharedMarkColors().colors;
    Theme theme = isDark(palette) ? darkTheme(colors) : lightTheme(colors);
    if (const auto* own = dynamic_cast<const FrameStyle*>(QApplication::style()))
        theme.textScale = own->scale() / static_cast<double>(kUsualScale);
    return theme;
}

} // namespace broadside
