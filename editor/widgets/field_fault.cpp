#include "editor/widgets/field_fault.h"

#include "editor/widgets/panel_form.h"

namespace broadside {
namespace {

/// The row that holds the field; behind the last when none does.
int rowOf(const QFormLayout& form, const QWidget& field)
{
    for (int row = 0; row < form.rowCount(); ++row)
        for (const QFormLayout::ItemRole role : {QFormLayout::FieldRole, QFormLayout::SpanningRole}) {
            const QLayoutItem* item = form.itemAt(row, role);
            const QWidget* widget = item ? item->widget() : nullptr;
            if (widget && (widget == &field || widget->isAncestorOf(&field)))
                return row;
        }
    return form.rowCount() - 1;
}

} // namespace

FieldFault::FieldFault(QFormLayout& form, const QString& name)
    : m_form(form)
    , m_note(makeProblemNote(name))
{
    m_form.addRow(m_note);
}

void FieldFault::show(const QWidget& field, const QString& why)
{
    const QFormLayout::TakeRowResult taken = m_form.takeRow(m_note);
    delete taken.fieldItem; // the note itself stays
    m_form.insertRow(rowOf(m_form, field) + 1, m_note);
    m_note->setText(why);
    m_note->show();
}

void FieldFault::hide() { m_note->hide(); }

} // namespace broadside
