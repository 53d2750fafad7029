#include "editor/window/layout/frame_style.h"

#include "editor/viewport/paint/colors.h"
#include "editor/widgets/icons.h"

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

/// Sizes of icons and controls and the room around them; not the width of lines.
bool isScaled(QStyle::PixelMetric metric)
{
    switch (metric) {
    case QStyle::PM_SmallIconSize:
    case QStyle::PM_ToolBarIconSize:
    case QStyle::PM_ButtonIconSize:
    case QStyle::PM_ListViewIconSize:
    case QStyle::PM_IconViewIconSize:
    case QStyle::PM_TabBarIconSize:
    case QStyle::PM_LineEditIconSize:
    case QStyle::PM_MessageBoxIconSize:
    case QStyle::PM_IndicatorWidth:
    case QStyle::PM_IndicatorHeight:
    case QStyle::PM_ExclusiveIndicatorWidth:
    case QStyle::PM_ExclusiveIndicatorHeight:
    case QStyle::PM_CheckBoxLabelSpacing:
    case QStyle::PM_RadioButtonLabelSpacing:
    case QStyle::PM_ScrollBarExtent:
    case QStyle::PM_ScrollBarSliderMin:
    case QStyle::PM_SliderThickness:
    case QStyle::PM_SliderControlThickness:
    case QStyle::PM_SliderLength:
    case QStyle::PM_SplitterWidth:
    case QStyle::PM_DockWidgetSeparatorExtent:
    case QStyle::PM_DockWidgetTitleMargin:
    case QStyle::PM_DockWidgetTitleBarButtonMargin:
    case QStyle::PM_ToolBarExtensionExtent:
    case QStyle::PM_ToolBarSeparatorExtent:
    case QStyle::PM_ToolBarItemSpacing:
    case QStyle::PM_MenuButtonIndicator:
    case QStyle::PM_ButtonMargin:
    case QStyle::PM_TabBarTabHSpace:
    case QStyle::PM_TabBarTabVSpace:
    case QStyle::PM_TabCloseIndicatorWidth:
    case QStyle::PM_TabCloseIndicatorHeight:
    case QStyle::PM_TreeViewIndentation:
    case QStyle::PM_LayoutLeftMargin:
    case QStyle::PM_LayoutTopMargin:
    case QStyle::PM_LayoutRightMargin:
    case QStyle::PM_LayoutBottomMargin:
    case QStyle::PM_LayoutHorizontalSpacing:
    case QStyle::PM_LayoutVerticalSpacing:
        return true;
    default:
        return false;
    }
}

} // namespace

FrameStyle::FrameStyle(int percent)
    : QProxyStyle(QStyleFactory::create(QStringLiteral("Fusion")))
    , m_percent(percent)
{}

int FrameStyle::pixelMetric(PixelMetric metric, const QStyleOption* option, const QWidget* widget) const
{
    const int usual = QProxyStyle::pixelMetric(metric, option, widget);
    return usual > 0 && isScaled(metric) ? (usual * m_percent + 50) / 100 : usual;
}

int FrameStyle::styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                          QStyleHintReturn* returnData) const
{
    return hint == SH_DialogButtonBox_ButtonsHaveIcons ? 0 : QProxyStyle::styleHint(hint, option, widget, returnData);
}

QIcon FrameStyle::standardIcon(StandardPixmap icon, const QStyleOption* option, const QWidget* widget) const
{
    if (icon != SP_ToolBarHorizontalExtensionButton)
        return QProxyStyle::standardIcon(icon, option, widget);
    const bool isMirrored = option && option->direction == Qt::RightToLeft;
    return themedIcon(isMirrored ? QStringLiteral("more-left") : QStringLiteral("more"));
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
