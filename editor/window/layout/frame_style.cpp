#include "editor/window/layout/frame_style.h"

#include "editor/viewport/paint/colors.h"

#include <QAbstractScrollArea>
#include <QPainter>
#include <QPalette>
#include <QStyleFactory>
#include <QStyleOption>

namespace broadside {
namespace {

constexpr double kFrameContrast = 4.2; // more than 3, because antialiasing makes curves weaker
constexpr double kCornerRadius = 2.0;

Rgba rgbaOf(const QColor& color)
{
    return {static_cast<std::uint8_t>(color.red()), static_cast<std::uint8_t>(color.green()),
            static_cast<std::uint8_t>(color.blue())};
}

void drawFrame(QPainter& painter, const QStyleOption& option, bool isRound)
{
    const QRectF rect = QRectF(option.rect).adjusted(0.5, 0.5, -0.5, -0.5);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(frameColor(option.palette), 1.0));
    painter.setBrush(Qt::NoBrush);
    if (isRound)
        painter.drawEllipse(rect);
    else
        painter.drawRoundedRect(rect, kCornerRadius, kCornerRadius);
    painter.restore();
}

/// A focused control has a frame in another colour.
bool hasFocus(const QStyleOption& option) { return option.state.testFlag(QStyle::State_HasFocus); }

/// Lists and texts of several lines.
bool isField(const QWidget* widget) { return qobject_cast<const QAbstractScrollArea*>(widget) != nullptr; }

} // namespace

FrameStyle::FrameStyle()
    : QProxyStyle(QStyleFactory::create(QStringLiteral("Fusion")))
{}

int FrameStyle::styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                          QStyleHintReturn* returnData) const
{
    return hint == SH_DialogButtonBox_ButtonsHaveIcons ? 0 : QProxyStyle::styleHint(hint, option, widget, returnData);
}

void FrameStyle::drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                               const QWidget* widget) const
{
    QProxyStyle::drawPrimitive(element, option, painter, widget);
    if (element == PE_IndicatorCheckBox || element == PE_IndicatorRadioButton)
        drawFrame(*painter, *option, element == PE_IndicatorRadioButton);
    else if ((element == PE_FrameLineEdit || (element == PE_Frame && isField(widget))) && !hasFocus(*option))
        drawFrame(*painter, *option, false);
}

void FrameStyle::drawComplexControl(ComplexControl control, const QStyleOptionComplex* option, QPainter* painter,
                                    const QWidget* widget) const
{
    QProxyStyle::drawComplexControl(control, option, painter, widget);
    if ((control == CC_SpinBox || control == CC_ComboBox) && !hasFocus(*option))
        drawFrame(*painter, *option, false);
}

QColor frameColor(const QPalette& palette)
{
    const Rgba window = rgbaOf(palette.color(QPalette::Window));
    const Rgba wanted = withContrast(window, window, kFrameContrast);
    const Rgba found = withContrast(wanted, rgbaOf(palette.color(QPalette::Base)), kFrameContrast);
    return {found.r, found.g, found.b};
}

} // namespace broadside
