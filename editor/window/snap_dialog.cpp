#include "editor/window/snap_dialog.h"

#include "editor/widgets/number_field.h"
#include "editor/widgets/panel_form.h"

#include <QDialogButtonBox>
#include <QVBoxLayout>

namespace broadside {

SnapDialog::SnapDialog(const SnapSettings& settings, QWidget* parent)
    : QDialog(parent)
    , m_settings(settings)
    , m_step(new NumberField(QStringLiteral("snapStep"), tr("Step of the grid"), NumberUnit::length()))
    , m_pixels(new NumberField(QStringLiteral("snapPixels"), tr("Pixels per metre"), tr("px/m")))
{
    setObjectName(QStringLiteral("snapDialog"));
    setWindowTitle(tr("Snapping"));
    for (NumberField* field : {m_step, m_pixels})
        field->setMinimum(kSmallestSize);
    m_step->setValue(settings.gridStep);
    m_pixels->setValue(settings.pixelsPerMetre);
    QFormLayout* form = makeForm();
    addField(*form, tr("Grid step"), m_step, tr("Distance between the lines of the grid; one line is at 0"));
    addField(*form, tr("Pixels per metre"), m_pixels,
             tr("Pixels of your pictures per metre; left and bottom edges snap to whole pixels"));
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    auto* layout = new QVBoxLayout(this);
    layout->addLayout(form);
    layout->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
}

SnapSettings SnapDialog::entered() const
{
    SnapSettings settings = m_settings;
    settings.gridStep = m_step->value();
    settings.pixelsPerMetre = m_pixels->value();
    return settings;
}

} // namespace broadside
