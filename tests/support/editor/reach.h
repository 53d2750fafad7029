#pragma once

#include <QAbstractItemView>
#include <QAbstractSpinBox>
#include <QAccessible>
#include <QButtonGroup>
#include <QComboBox>
#include <QHeaderView>
#include <QLineEdit>
#include <QScrollBar>
#include <QSet>
#include <QSlider>
#include <QTabBar>
#include <QToolButton>

/// @file
/// What a user without mouse and sight finds in a window: its controls, their names, and where Tab leads.

namespace broadside::test {

/// "BroadPhasePanel/algorithm (QComboBox)"
inline QString placeOf(const QWidget& widget)
{
    QString place;
    for (const QWidget* at = &widget; at && place.count(QLatin1Char('/')) < 3; at = at->parentWidget())
        if (!at->objectName().isEmpty())
            place = at->objectName() + (place.isEmpty() ? QString() : QLatin1Char('/') + place);
    return QStringLiteral("%1 (%2)").arg(place, QLatin1String(widget.metaObject()->className()));
}

/// True for a part of another control, which is tested instead.
inline bool isPart(const QWidget& widget)
{
    const QString name = widget.objectName();
    if (name.startsWith(QLatin1String("qt_")) || widget.inherits("QTableCornerButton") ||
        qobject_cast<const QScrollBar*>(&widget) || qobject_cast<const QHeaderView*>(&widget))
        return true;
    for (const QWidget* at = widget.parentWidget(); at; at = at->parentWidget())
        if (qobject_cast<const QAbstractSpinBox*>(at) || qobject_cast<const QComboBox*>(at) ||
            qobject_cast<const QLineEdit*>(at) || qobject_cast<const QHeaderView*>(at) ||
            qobject_cast<const QTabBar*>(at) || at->inherits("QComboBoxPrivateContainer"))
            return true;
    return false;
}

/// True for a widget that the user operates; false for a widget that only shows something.
inline bool isControl(const QWidget& widget)
{
    const bool isKind = qobject_cast<const QAbstractButton*>(&widget) || qobject_cast<const QLineEdit*>(&widget) ||
                        qobject_cast<const QComboBox*>(&widget) || qobject_cast<const QAbstractSpinBox*>(&widget) ||
                        qobject_cast<const QAbstractItemView*>(&widget) || qobject_cast<const QSlider*>(&widget);
    return (isKind || (widget.focusPolicy() & Qt::TabFocus) != 0) && !isPart(widget);
}

inline QList<QWidget*> controlsOf(const QWidget& parent)
{
    QList<QWidget*> controls;
    for (QWidget* widget : parent.findChildren<QWidget*>())
        if (widget->isVisible() && widget->isEnabled() && widget->window() == parent.window() && isControl(*widget))
            controls += widget;
    return controls;
}

inline QString accessibleName(QWidget& widget)
{
    QAccessibleInterface* interface = QAccessible::queryAccessibleInterface(&widget);
    return interface ? interface->text(QAccessible::Name) : QString();
}

/// Controls for which a screen reader has no name.
inline QStringList nameless(const QWidget& in)
{
    QStringList found;
    for (QWidget* control : controlsOf(in))
        if (accessibleName(*control).trimmed().isEmpty())
            found += placeOf(*control);
    return found;
}

/// True when the keyboard reaches the control: by Tab (`visited`), by a shortcut, or by arrow keys in its group.
inline bool isReached(const QWidget& control, const QSet<QWidget*>& visited)
{
    const auto* button = qobject_cast<const QAbstractButton*>(&control);
    const bool isOfGroup = button && button->isCheckable() &&
                           (button->autoExclusive() || (button->group() && button->group()->exclusive()));
    const bool hasShortcut = button && !button->shortcut().isEmpty();
    const bool isNear = visited.contains(const_cast<QWidget*>(&control)) || visited.contains(control.focusProxy());
    return isNear || isOfGroup || hasShortcut;
}

} // namespace broadside::test
