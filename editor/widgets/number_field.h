#pragma once

#include "core/math/typed_number.h"
#include "editor/widgets/words/length_text.h"

#include <QDoubleSpinBox>

#include <optional>

namespace broadside {

/// A number with its unit, in the notation of the files: a decimal point, no group separators, no trailing zeros.
///
/// A length is shown and typed in the unit that the user chose (LengthUnit). value(), the range and all signals are in
/// metres.
///
/// It reports finished entries, not single keys. Without the focus it ignores the wheel, so that the panel scrolls. Any
/// text can be typed; numbers, calculations and relative entries are understood (core/math/typed_number.h), and the
/// field then shows their result. An entry that is not a number, or out of range, is refused when it is finished: the
/// field says why below itself and shows its value again.
class NumberField final : public QDoubleSpinBox {
    Q_OBJECT
public:
    /// `name` is the object name, `label` the name for screen readers. The field shows the unit behind the number.
    NumberField(const QString& name, const QString& label, const NumberUnit& unit, QWidget* parent = nullptr);

    /// Another unit: a recording has that of its game.
    void setKind(const NumberUnit& unit);
    /// Shows a value without emitting a signal: this is not an edit.
    void show(double value);
    using QDoubleSpinBox::show; // QWidget::show()
    /// Shows that the objects have different values. The field then has no step buttons, and does not check the range
    /// of relative entries: only the receiver of entered() knows their results.
    void showMixed();
    [[nodiscard]] bool isMixed() const noexcept { return m_mixed; }
    /// Why the field refuses the number; empty when it accepts it.
    [[nodiscard]] QString faultOf(double number) const;

    [[nodiscard]] QString textFromValue(double value) const override;
    [[nodiscard]] double valueFromText(const QString& text) const override;
    QValidator::State validate(QString& text, int& position) const override;
    void fixup(QString& text) const override;
    void stepBy(int steps) override;

signals:
    void refused(const QString& why) const;
    /// Emitted for a finished entry as it was typed, or for a step, also when the shown number stays the same. The
    /// number has all its digits; valueChanged() has only as many as the field shows.
    void entered(const broadside::TypedNumber& number);

protected:
    /// Leaves the undo and redo keys to the window while the text is unchanged: a finished entry is an edit of the
    /// scene.
    bool event(QEvent* event) override;
    [[nodiscard]] StepEnabled stepEnabled() const override;
    void wheelEvent(QWheelEvent* event) override;

private:
    void showUnit();
    [[nodiscard]] QString shownText(double value) const; ///< The number alone, in the unit of the field.
    [[nodiscard]] QString limitText(double limit) const;
    [[nodiscard]] TypedNumber inMetres(TypedNumber typed) const;
    [[nodiscard]] QString numberPart(const QString& text) const; ///< The text without the unit.
    /// Why the entry is refused; empty when it is accepted.
    [[nodiscard]] QString faultOf(const QString& text) const;
    /// Why `number`, the value of the entry `typed`, is refused; empty when it is accepted.
    [[nodiscard]] QString faultOf(const QString& typed, double number) const;
    void reportEntry(bool changed);
    void showRefusal(const QString& why);
    void showHelp(const QPoint& place); ///< Shows the tooltip, and how numbers can be typed.

    NumberUnit m_kind;
    QString m_unit; // with a leading space
    bool m_mixed = false;
    // Set by const functions of Qt that read a finished text, before its signals.
    mutable std::optional<TypedNumber> m_typed;
};

/// Smallest size that can be typed, in metres: the last decimal of the field.
inline constexpr double kSmallestSize = 1e-6;

} // namespace broadside
