#pragma once

#include <QDoubleSpinBox>

namespace broadside {

/// A number with its unit, in the notation of the files: a point, no group separators, no trailing zeros.
///
/// Reports finished entries, not keys, and leaves the wheel to the panel that scrolls unless it has the focus. Any text
/// can be typed and every number that numberFrom() reads is understood; what is none, or out of range, is refused when
/// the entry is finished: the field says why beside itself and shows its value again.
class NumberField final : public QDoubleSpinBox {
    Q_OBJECT
public:
    /// `name` is the object name, `label` what a screen reader says. The unit stands behind the number.
    NumberField(const QString& name, const QString& label, const QString& unit, QWidget* parent = nullptr);

    /// Shows a value; showing is not editing, so nothing is signalled.
    void show(double value);
    using QDoubleSpinBox::show; // the widget's own

    [[nodiscard]] QString textFromValue(double value) const override;
    [[nodiscard]] double valueFromText(const QString& text) const override;
    QValidator::State validate(QString& text, int& position) const override;
    void fixup(QString& text) const override;

signals:
    void refused(const QString& why) const;

protected:
    /// Leaves undo and redo to the window while nothing is being typed: a finished entry is an edit of the scene.
    bool event(QEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;

private:
    [[nodiscard]] QString numberPart(const QString& text) const; ///< Without the unit.
    /// Why the entry cannot be; empty when it can.
    [[nodiscard]] QString faultOf(const QString& text) const;
    void showRefusal(const QString& why);
};

/// Smallest size of anything that is typed, metres: what the field's decimals can say.
inline constexpr double kSmallestSize = 1e-6;

} // namespace broadside
