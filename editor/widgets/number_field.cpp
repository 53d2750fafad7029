#include "editor/widgets/number_field.h"

#include "core/base/limits.h"
#include "editor/widgets/number_text.h"

#include <QKeyEvent>
#include <QSignalBlocker>
#include <QTimer>
#include <QToolTip>
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
    connect(this, &NumberField::refused, this, &NumberField::showRefusal);
}

void NumberField::show(double value)
{
    const QSignalBlocker blocker(this);
    setValue(value);
}

QString NumberField::textFromValue(double value) const { return plainNumber(value, decimals()); }

QString NumberField::numberPart(const QString& text) const
{
    const QString unit = suffix().trimmed();
    QString number = text.trimmed();
    while (!unit.isEmpty() && number.endsWith(unit)) { // the field's own, and one that was typed
        number.chop(unit.size());
        number = number.trimmed();
    }
    return number;
}

double NumberField::valueFromText(const QString& text) const { return numberFrom(numberPart(text)).value_or(value()); }

QString NumberField::faultOf(const QString& text) const
{
    const std::optional<double> number = numberFrom(numberPart(text));
    if (!number)
        return notANumber(numberPart(text));
    if (*number < minimum())
        return tr("%1 is too small. Type %2 or more.").arg(numberPart(text), textFromValue(minimum()) + suffix());
    if (*number > maximum())
        return tr("%1 is too large. Type %2 or less.").arg(numberPart(text), textFromValue(maximum()) + suffix());
    return {};
}

QValidator::State NumberField::validate(QString& text, int& /*position*/) const
{
    return faultOf(text).isEmpty() ? QValidator::Acceptable : QValidator::Intermediate;
}

/// Qt asks for a better text when an entry is finished that cannot be, and shows the old value when there is none.
void NumberField::fixup(QString& text) const { emit refused(faultOf(text)); }

void NumberField::showRefusal(const QString& why)
{
    // Once the focus has moved on: until then every change of it would hide the message.
    QTimer::singleShot(0, this, [this, why] { QToolTip::showText(mapToGlobal(QPoint(0, height())), why, this); });
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
