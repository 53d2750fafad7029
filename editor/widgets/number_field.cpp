#include "editor/widgets/number_field.h"

#include "core/math/coordinate.h"
#include "editor/widgets/words/number_text.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QLineEdit>
#include <QSignalBlocker>
#include <QTimer>
#include <QToolTip>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>

namespace broadside {
namespace {

constexpr int kDecimals = 6;
constexpr int kDecimalsOfPixels = 3;     // of which there are many in a metre
constexpr int kDecimalsBehindPixels = 9; // of the metres that pixels are, so that a third of a pixel stays one

} // namespace

NumberField::NumberField(const QString& name, const QString& label, const NumberUnit& unit, QWidget* parent)
    : QDoubleSpinBox(parent)
    , m_kind(unit)
{
    setObjectName(name);
    setAccessibleName(label);
    setLocale(QLocale::c());
    setDecimals(kDecimals);
    setRange(-limits::kCoordinate, limits::kCoordinate);
    setStepType(QAbstractSpinBox::AdaptiveDecimalStepType);
    setKeyboardTracking(false);
    setFocusPolicy(Qt::StrongFocus);
    showUnit();
    connect(&LengthUnit::shared(), &LengthUnit::changed, this, [this] {
        if (m_kind.hasLength())
            showUnit();
    });
    // Without this width, the range would make the field as wide as its longest number.
    setMinimumWidth(fontMetrics().horizontalAdvance(QStringLiteral("-00.00 m/s")) + 20);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    connect(this, &NumberField::refused, this, &NumberField::showRefusal);
    connect(this, &QDoubleSpinBox::valueChanged, this, [this] { reportEntry(true); });
    connect(this, &QDoubleSpinBox::editingFinished, this, [this] { reportEntry(false); });
}

void NumberField::setKind(const NumberUnit& unit)
{
    m_kind = unit;
    showUnit();
}

void NumberField::showUnit()
{
    const QSignalBlocker blocker(this);
    const QString unit = m_kind.text();
    m_unit = unit.isEmpty() ? QString() : QLatin1Char(' ') + unit;
    if (m_kind.hasLength())
        setDecimals(m_kind.scale() == 1.0 ? kDecimals : kDecimalsBehindPixels);
    if (!m_mixed)
        setSuffix(m_unit);
    setValue(value()); // updates the text
}

void NumberField::show(double value)
{
    const QSignalBlocker blocker(this);
    m_typed.reset();
    m_mixed = false;
    setSuffix(m_unit);
    lineEdit()->setPlaceholderText({});
    setValue(value);
}

void NumberField::showMixed()
{
    const QSignalBlocker blocker(this);
    m_typed.reset();
    m_mixed = true;
    setSuffix({});
    lineEdit()->setPlaceholderText(tr("mixed"));
    setValue(value()); // updates the text
}

QString NumberField::textFromValue(double value) const { return m_mixed ? QString() : shownText(value); }

QString NumberField::shownText(double value) const
{
    const double scale = m_kind.scale();
    return plainNumber(value * scale, scale == 1.0 ? decimals() : kDecimalsOfPixels);
}

QString NumberField::limitText(double limit) const
{
    return plainNumber(limit * m_kind.scale(), std::min(decimals(), kDecimals)) + m_unit;
}

/// A factor has no unit.
TypedNumber NumberField::inMetres(TypedNumber typed) const
{
    if (typed.relation != TypedNumber::Relation::Times && typed.relation != TypedNumber::Relation::Over)
        typed.operand /= m_kind.scale();
    return typed;
}

/// Metres change by a tenth of the number's size, as in a QDoubleSpinBox; pixels change by whole pixels.
void NumberField::stepBy(int steps)
{
    if (m_kind.hasLength()) {
        const double scale = m_kind.scale();
        setStepType(scale == 1.0 ? AdaptiveDecimalStepType : DefaultStepType);
        const double shown = std::abs(value() * scale);
        const double tenth = shown < 1.0 ? 0.0 : std::pow(10.0, std::floor(std::log10(shown)) - 1.0);
        setSingleStep(std::max(1.0, tenth) / scale);
    }
    QDoubleSpinBox::stepBy(steps);
}

QString NumberField::numberPart(const QString& text) const
{
    const QString unit = m_unit.trimmed();
    QString number = text.trimmed();
    if (!number.isEmpty() && number == specialValueText())
        return textFromValue(value());
    while (!unit.isEmpty() && number.endsWith(unit)) { // the unit of the field, and one that the user typed
        number.chop(unit.size());
        number = number.trimmed();
    }
    return number;
}

double NumberField::valueFromText(const QString& text) const
{
    m_typed.reset();
    const QString number = numberPart(text);
    if (number == textFromValue(value()))
        return value();
    if (const Result<TypedNumber> typed = typedNumberFrom(number))
        m_typed = inMetres(*typed);
    return m_typed ? m_typed->appliedTo(value()) : value();
}

QString NumberField::faultOf(const QString& text) const
{
    const QString number = numberPart(text);
    if (number == textFromValue(value()))
        return {};
    const Result<TypedNumber> typed = typedNumberFrom(number);
    if (!typed)
        return sentenceOf(typed.problem());
    return m_mixed && typed->isRelative() ? QString() : faultOf(number, inMetres(*typed).appliedTo(value()));
}

QString NumberField::faultOf(const QString& typed, double number) const
{
    const QString said = numberFrom(typed) ? typed : tr("%1 = %2").arg(typed, rounded(number * m_kind.scale(), 7));
    if (number < minimum())
        return tr("%1 is too small. Type %2 or more.").arg(said, limitText(minimum()));
    if (number > maximum())
        return tr("%1 is too large. Type %2 or less.").arg(said, limitText(maximum()));
    if (decimals() == 0 && number != std::round(number))
        return tr("%1 is not a whole number. Type one without a fraction.").arg(said);
    return {};
}

QString NumberField::faultOf(double number) const { return faultOf(rounded(number * m_kind.scale(), 7), number); }

QValidator::State NumberField::validate(QString& text, int& /*position*/) const
{
    return faultOf(text).isEmpty() ? QValidator::Acceptable : QValidator::Intermediate;
}

/// For an entry that changes the value Qt emits valueChanged() first, and editingFinished() for every entry.
void NumberField::reportEntry(bool changed)
{
    const std::optional<TypedNumber> typed = std::exchange(m_typed, std::nullopt);
    if (typed)
        emit entered(*typed);
    else if (changed)
        emit entered({TypedNumber::Relation::Instead, value()});
}

NumberField::StepEnabled NumberField::stepEnabled() const { return m_mixed ? StepNone : QDoubleSpinBox::stepEnabled(); }

void NumberField::showHelp(const QPoint& place)
{
    const QWidget* told = this; // the field or the nearest parent with a tooltip
    while (told->toolTip().isEmpty() && told->parentWidget())
        told = told->parentWidget();
    QStringList help;
    if (!told->toolTip().isEmpty())
        help.append(told->toolTip());
    if (isEnabled())
        help.append(tr("Calculations work too: 2.5*3, sqrt(2)/2; += 1 or *= 2 change what is there"));
    QToolTip::showText(place, help.join(QLatin1Char('\n')), this);
}

/// Qt calls this for a finished entry that is not acceptable. It shows the old value when the text stays unacceptable.
void NumberField::fixup(QString& text) const { emit refused(faultOf(text)); }

void NumberField::showRefusal(const QString& why)
{
    // Later, after the focus has moved: every change of the focus hides the tooltip.
    QTimer::singleShot(0, this, [this, why] { QToolTip::showText(mapToGlobal(QPoint(0, height())), why, this); });
}

bool NumberField::event(QEvent* event)
{
    if (event->type() == QEvent::ShortcutOverride &&
        (text() == specialValueText() || text() == prefix() + textFromValue(value()) + suffix())) {
        const auto* key = static_cast<QKeyEvent*>(event);
        if (key->matches(QKeySequence::Undo) || key->matches(QKeySequence::Redo)) {
            event->ignore();
            return true;
        }
    }
    if (event->type() == QEvent::ToolTip) {
        showHelp(static_cast<QHelpEvent*>(event)->globalPos());
        return true;
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
