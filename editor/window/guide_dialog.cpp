#include "editor/window/guide_dialog.h"

#include "editor/widgets/number_field.h"
#include "editor/widgets/panel_form.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QVBoxLayout>

namespace broadside {

GuideDialog::GuideDialog(const QString& title, Guide guide, QWidget* parent)
    : QDialog(parent)
    , m_at(guide.at)
    , m_axis(new QComboBox)
    , m_place(new NumberField(QStringLiteral("guidePlace"), tr("Position of the guide"), NumberUnit::length()))
{
    setObjectName(QStringLiteral("guideDialog"));
    setWindowTitle(title);
    m_axis->setObjectName(QStringLiteral("guideAxis"));
    m_axis->setAccessibleName(tr("Direction of the guide"));
    m_axis->addItem(tr("vertical, at an x"), static_cast<int>(GuideAxis::X));
    m_axis->addItem(tr("horizontal, at a y"), static_cast<int>(GuideAxis::Y));
    m_axis->setCurrentIndex(m_axis->findData(static_cast<int>(guide.axis)));
    m_place->show(m_at);
    QFormLayout* form = makeForm();
    addField(
        *form, tr("Guide"), m_axis,
        tr("Left, right and centre of objects snap to a vertical guide; top, bottom and centre to a horizontal one"));
    addField(*form, tr("Position"), m_place, tr("Distance from 0, which is the lower left corner of the world"));
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    auto* layout = new QVBoxLayout(this);
    layout->addLayout(form);
    layout->addWidget(buttons);
    connect(m_place, &NumberField::entered, this, [this](const TypedNumber& number) { m_at = number.appliedTo(m_at); });
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    m_place->setFocus();
    m_place->selectAll();
}

Guide GuideDialog::entered() const { return {static_cast<GuideAxis>(m_axis->currentData().toInt()), m_at}; }

} // namespace broadside
