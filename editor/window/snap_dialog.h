#pragma once

#include "editor/tools/snapper.h"

#include <QDialog>

namespace broadside {

class NumberField;

/// Asks for the step of the snapping grid, and for the number of pixels per metre.
class SnapDialog final : public QDialog {
    Q_OBJECT
public:
    explicit SnapDialog(const SnapSettings& settings, QWidget* parent = nullptr);

    [[nodiscard]] SnapSettings entered() const;

private:
    SnapSettings m_settings;
    NumberField* m_step;
    NumberField* m_pixels;
};

} // namespace broadside
