#include "editor/window/world_dialog.h"

#include "editor/commands/edit_settings.h"
#include "editor/widgets/number_field.h"
#include "editor/widgets/panel_form.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QVBoxLayout>

namespace broadside {
namespace {

constexpr double kHumanTerminalSpeed = 55.5; // m/s, of a falling human: a plausible first value

} // namespace

WorldDialog::WorldDialog(SceneDocument& document, QWidget* parent)
    : QDialog(parent)
    , m_document(document)
    , m_width(new NumberField(QStringLiteral("worldWidth"), tr("Width of the world"), NumberUnit::length()))
    , m_height(new NumberField(QStringLiteral("worldHeight"), tr("Height of the world"), NumberUnit::length()))
    , m_gravityX(new NumberField(QStringLiteral("gravityX"), tr("Gravity x"), NumberUnit::acceleration()))
    , m_gravityY(new NumberField(QStringLiteral("gravityY"), tr("Gravity y"), NumberUnit::acceleration()))
    , m_windX(new NumberField(QStringLiteral("windX"), tr("Wind x"), NumberUnit::acceleration()))
    , m_windY(new NumberField(QStringLiteral("windY"), tr("Wind y"), NumberUnit::acceleration()))
    , m_limited(new QCheckBox(tr("Limit")))
    , m_terminalSpeed(new NumberField(QStringLiteral("terminalSpeed"), tr("Terminal speed"), NumberUnit::speed()))
    , m_edges(new QComboBox)
{
    setObjectName(QStringLiteral("worldDialog"));
    setWindowTitle(tr("World settings"));
    for (NumberField* size : {m_width, m_height, m_terminalSpeed})
        size->setMinimum(kSmallestSize);
    m_edges->addItem(tr("Open: nothing happens"), static_cast<int>(EdgeRule::Open));
    m_edges->addItem(tr("Wrap: comes in at the opposite edge"), static_cast<int>(EdgeRule::Wrap));
    m_edges->addItem(tr("Bounce"), static_cast<int>(EdgeRule::Bounce));
    m_edges->addItem(tr("Remove"), static_cast<int>(EdgeRule::Remove));

    QFormLayout* form = makeForm();
    form->addRow(tr("Width, height"), sideBySide(m_width, m_height));
    form->addRow(tr("Gravity x, y"), sideBySide(m_gravityX, m_gravityY));
    form->addRow(tr("Wind x, y"), sideBySide(m_windX, m_windY));
    form->addRow(tr("Terminal speed"), sideBySide(m_limited, m_terminalSpeed));
    form->addRow(tr("Beyond an edge"), m_edges);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    auto* layout = new QVBoxLayout(this);
    layout->addLayout(form);
    layout->addWidget(buttons);

    connect(m_limited, &QCheckBox::toggled, m_terminalSpeed, &QWidget::setEnabled);
    connect(buttons, &QDialogButtonBox::accepted, this, &WorldDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &WorldDialog::reject);
    showSettings(document.scene().world);
}

void WorldDialog::accept()
{
    SceneSettings after = settingsOf(m_document.scene());
    after.world = entered();
    if (after.world != m_document.scene().world)
        m_document.push(std::make_unique<EditSettings>(m_document, tr("Change world"), after, m_document.newGesture()));
    QDialog::accept();
}

void WorldDialog::showSettings(const WorldSettings& world)
{
    m_width->setValue(world.width);
    m_height->setValue(world.height);
    m_gravityX->setValue(world.gravity.x);
    m_gravityY->setValue(world.gravity.y);
    m_windX->setValue(world.wind.x);
    m_windY->setValue(world.wind.y);
    m_limited->setChecked(world.terminalSpeed.has_value());
    m_terminalSpeed->setValue(world.terminalSpeed.value_or(kHumanTerminalSpeed));
    m_terminalSpeed->setEnabled(world.terminalSpeed.has_value());
    m_edges->setCurrentIndex(m_edges->findData(static_cast<int>(world.edges)));
}

WorldSettings WorldDialog::entered() const
{
    WorldSettings world = m_document.scene().world;
    world.width = m_width->value();
    world.height = m_height->value();
    world.gravity = {m_gravityX->value(), m_gravityY->value()};
    world.wind = {m_windX->value(), m_windY->value()};
    world.terminalSpeed = m_limited->isChecked() ? std::optional{m_terminalSpeed->value()} : std::nullopt;
    world.edges = static_cast<EdgeRule>(m_edges->currentData().toInt());
    return world;
}

} // namespace broadside
