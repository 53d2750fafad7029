#include "editor/widgets/number_field.h"

#include "core/base/limits.h"

#include <QKeyEvent>
#include <QSignalBlocker>
#include <QWheelEvent>

namespace broadside {
namespace {

constexpr int kDecimals = 6;

} // namespace

NumberField::NumberField(const QString& name, const QString& label, const QString& unit, QWidget* parent)
    : QDoubleSpinBox(parent)
{
    setObjectName(name);
    setAccessibleName(label);
    setLocale(QLocale::c());
    setDecimals(kDecimals);
    setRange(-limits::kCoordinate, limits::kCoordinate);
    setStepType(QAbstractSpinBox::AdaptiveDecimalStepType);
    setKeyboardTracking(false);
    setFocusPolicy(Qt::StrongFocus);
    if (!unit.isEmpty())
        setSuffix(QLatin1Char(' ') + unit);
    // The range would make the field as wide as its longest number.
    setMinimumWidth(fontMetrics().horizontalAdvance(QStringLiteral("-00.00 m/s")) + 20);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void NumberField::show(double value)
{
    const QSignalBlocker blocker(this);
    setValue(value);
}

QString NumberField::textFromValue(double value) const
{
    QString text = QString::number(value, 'f', decimals());
    while (text.contains(QLatin1Char('.')) && (text.endsWith(QLatin1Char('0')) || text.endsWith(QLatin1Char('.'))))
        text.chop(1);
    return text == QLatin1String("-0") ? QStringLiteral("0") : text;
}

bool NumberField::event(QEvent* event)
{
    if (event->type() == QEvent::ShortcutOverride && text() == prefix() + textFromValue(value()) + suffix()) {
        const auto* key = static_cast<QKeyEvent*>(event);
        if (key->matches(QKeySequence::Undo) || key->matches(QKeySequence::Redo)) {
            event->ignore();
            return true;
        }
    }
    return QDoubleSpinBox::event(event);
}

void NumberField::wheelEvent(QWheelEvent* event)
{
    if (hasFocus())
        QDoubleSpinBox::wheelEvent(event);
    else
        event->ignore();
}

} // namespace broadside
