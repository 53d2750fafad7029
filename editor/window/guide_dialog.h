#pragma once

#include "core/scene/guides.h"

#include <QDialog>

class QComboBox;

namespace broadside {

class NumberField;

/// Asks for the direction and the exact position of a guide.
class GuideDialog final : public QDialog {
    Q_OBJECT
public:
    /// Shows `guide` at first.
    GuideDialog(const QString& title, Guide guide, QWidget* parent = nullptr);

    [[nodiscard]] Guide entered() const; ///< The position has all digits that were typed.

private:
    double m_at;
    QComboBox* m_axis;
    NumberField* m_place;
};

} // namespace broadside
