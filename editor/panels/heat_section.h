#pragma once

#include "editor/session/jobs/heat_map.h"

#include <QWidget>

class QAction;
class QComboBox;
class QLabel;
class QToolButton;

namespace broadside {

/// Choices for the heat map of the cells: quantity, steps and scale. Part of the panel "Broad phase".
class HeatSection final : public QWidget {
    Q_OBJECT
public:
    /// `showHeat` is the action that shows the heat map. @pre both outlive it.
    HeatSection(HeatMap& heat, QAction& showHeat, QWidget* parent = nullptr);

signals:
    void scaleChosen(bool logarithmic);

private:
    void makeChoices();
    void showState();
    [[nodiscard]] QString stateText() const;

    HeatMap& m_heat;
    QToolButton* m_shown;
    QComboBox* m_quantity;
    QComboBox* m_steps;
    QComboBox* m_scale;
    QLabel* m_state;
};

} // namespace broadside
