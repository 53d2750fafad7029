#pragma once

#include "editor/commands/arranging/placing.h"

#include <QWidget>

class QCheckBox;
class QComboBox;
class QFormLayout;

namespace broadside {

class NumberField;

/// Settings of a drag with the Place tool: one object, a row, or objects scattered with a brush; and their numbers.
class BrushSection final : public QWidget {
    Q_OBJECT
public:
    explicit BrushSection(QWidget* parent = nullptr);

    [[nodiscard]] PlaceSettings settings() const;

signals:
    void settingsChanged(const broadside::PlaceSettings& settings);

private:
    void addFields();
    void showFieldsOfMode();
    [[nodiscard]] PlaceMode mode() const;

    QComboBox* m_mode;
    NumberField* m_step;
    NumberField* m_radius;
    NumberField* m_count;
    NumberField* m_distance;
    NumberField* m_seed;
    QCheckBox* m_overlaps;
    QFormLayout* m_form;
};

} // namespace broadside
