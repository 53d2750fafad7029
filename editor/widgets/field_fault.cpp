#include "editor/widgets/field_fault.h"

#include "editor/widgets/panel_form.h"

#include <QScrollArea>
#include <QTimer>

namespace broadside {
namespace {

/// The row of the field; the number of rows when the field is in none.
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

QScrollArea* scrollAreaAround(const QWidget& widget)
{
    for (QWidget* parent = widget.parentWidget(); parent; parent = parent->parentWidget())
        if (auto* area = qobject_cast<QScrollArea*>(parent))
            return area;
    return nullptr;
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
    // The note may be out of view, and has its place only after the form is laid out.
    QTimer::singleShot(0, m_note, [note = m_note] {
        if (QScrollArea* area = scrollAreaAround(*note))
            area->ensureWidgetVisible(note, 0, 0);
    });
}

void FieldFault::hide() { m_note->hide(); }

} // namespace broadside
