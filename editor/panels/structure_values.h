#pragma once

#include "editor/session/capabilities.h"
#include "editor/session/shown_world.h"

#include <QString>

class QFormLayout;
class QLabel;

namespace broadside {

/// The numbers of an algorithm's structure, as rows of a form: cells, nodes or intervals, how full the cells are,
/// registrations, memory. Rows without a meaning for the algorithm are hidden, and those of what a game did not record.
class StructureValues {
public:
    /// Appends the rows. @pre the form outlives this.
    explicit StructureValues(QFormLayout& form);

    void show(const ShownWorld& shownWorld, const Capabilities& known);

private:
    void nameRows(const AlgorithmInfo& info);
    void showOccupancy(const ShownWorld& shownWorld);
    void nameRow(QLabel& value, const QString& name, const QString& tip);

    QFormLayout& m_form;
    QLabel* m_parts;
    QLabel* m_empty;
    QLabel* m_perCell;
    QLabel* m_registrations;
    QLabel* m_memory;
};

} // namespace broadside
