#pragma once

#include <QDoubleSpinBox>

namespace broadside {

/// A number with its unit, in the notation of the files: a point, no group separators, no trailing zeros.
///
/// Reports finished entries, not keys, and leaves the wheel to the panel that scrolls unless it has the focus.
class NumberField final : public QDoubleSpinBox {
    Q_OBJECT
public:
    /// `name` is the object name, `label` what a screen reader says. The unit stands behind the number.
    NumberField(const QString& name, const QString& label, const QString& unit, QWidget* parent = nullptr);

    /// Shows a value; showing is not editing, so nothing is signalled.
    void show(double value);
    using QDoubleSpinBox::show; // the widget's own

    [[nodiscard]] QString textFromValue(double value) const override;

protected:
    /// Leaves undo and redo to the window while nothing is being typed: a finished entry is an edit of the scene.
    bool event(QEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
};

/// Smallest size of anything that is typed, metres: what the field's decimals can say.
inline constexpr double kSmallestSize = 1e-6;

} // namespace broadside
