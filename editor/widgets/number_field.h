#pragma once

#include "core/math/typed_number.h"

#include <QDoubleSpinBox>

#include <optional>

namespace broadside {

/// A number with its unit, in the notation of the files: a point, no group separators, no trailing zeros.
///
/// Reports finished entries, not keys, and leaves the wheel to the panel that scrolls unless it has the focus. Any text
/// can be typed; numbers, calculations and relative entries are understood (core/math/typed_number.h), and their result
/// stands there afterwards. What is none, or out of range, is refused when the entry is finished: the field says why
/// beside itself and shows its value again.
class NumberField final : public QDoubleSpinBox {
    Q_OBJECT
public:
    /// `name` is the object name, `label` what a screen reader says. The unit stands behind the number.
    NumberField(const QString& name, const QString& label, const QString& unit, QWidget* parent = nullptr);

    /// Shows a value; showing is not editing, so nothing is signalled.
    void show(double value);
    using QDoubleSpinBox::show; // the widget's own
    /// Shows that what it stands for has several values. There are no steps from there, and only who listens to
    /// entered() knows what a relative entry makes of them, and whether that is in range.
    void showMixed();
    [[nodiscard]] bool isMixed() const noexcept { return m_mixed; }
    /// Why the field cannot take the number; empty when it can.
    [[nodiscard]] QString faultOf(double number) const;

    [[nodiscard]] QString textFromValue(double value) const override;
    [[nodiscard]] double valueFromText(const QString& text) const override;
    QValidator::State validate(QString& text, int& position) const override;
    void fixup(QString& text) const override;

signals:
    void refused(const QString& why) const;
    /// A finished entry as it was typed, or a step; also one that leaves the shown number as it is. A number comes with
    /// all its digits, of which valueChanged() has as many as the field shows.
    void entered(const broadside::TypedNumber& number);

protected:
    /// Leaves undo and redo to the window while nothing is being typed: a finished entry is an edit of the scene.
    bool event(QEvent* event) override;
    [[nodiscard]] StepEnabled stepEnabled() const override;
    void wheelEvent(QWheelEvent* event) override;

private:
    [[nodiscard]] QString numberPart(const QString& text) const; ///< Without the unit.
    /// Why the entry cannot be; empty when it can.
    [[nodiscard]] QString faultOf(const QString& text) const;
    /// Why the number cannot be `typed`, which says `number`; empty when it can.
    [[nodiscard]] QString faultOf(const QString& typed, double number) const;
    void reportEntry(bool changed);
    void showRefusal(const QString& why);
    void showHelp(const QPoint& place); ///< The tooltip, and how numbers can be typed.

    QString m_unit; // with the space before it
    bool m_mixed = false;
    mutable std::optional<TypedNumber> m_typed; // Qt asks const functions what a finished text means, before it tells
};

/// Smallest size of anything that is typed, metres: what the field's decimals can say.
inline constexpr double kSmallestSize = 1e-6;

} // namespace broadside
