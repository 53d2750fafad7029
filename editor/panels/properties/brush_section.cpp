#include "editor/panels/properties/brush_section.h"

#include "editor/widgets/number_field.h"
#include "editor/widgets/panel_form.h"

#include <QCheckBox>
#include <QComboBox>

namespace broadside {
namespace {

constexpr double kMostAtOnce = 1'000.0;
constexpr double kLargestSeed = 1e9;

} // namespace

BrushSection::BrushSection(QWidget* parent)
    : QWidget(parent)
    , m_mode(new QComboBox)
    , m_step(new NumberField(QStringLiteral("rowStep"), tr("Step of a row"), NumberUnit::length()))
    , m_radius(new NumberField(QStringLiteral("brushRadius"), tr("Radius of the brush"), NumberUnit::length()))
    , m_count(new NumberField(QStringLiteral("brushCount"), tr("Number of objects that the brush places"), {}))
    , m_distance(new NumberField(QStringLiteral("brushDistance"), tr("Least distance of scattered objects"),
                                 NumberUnit::length()))
    , m_seed(new NumberField(QStringLiteral("brushSeed"), tr("Seed of the brush"), {}))
    , m_overlaps(new QCheckBox(tr("May overlap")))
    , m_form(makeForm())
{
    addFields();
    setLayout(m_form);
    m_form->setContentsMargins(0, 0, 0, 0);
    showFieldsOfMode();
    const auto changed = [this] { emit settingsChanged(settings()); };
    connect(m_mode, &QComboBox::currentIndexChanged, this, &BrushSection::showFieldsOfMode);
    connect(m_mode, &QComboBox::currentIndexChanged, this, changed);
    connect(m_overlaps, &QCheckBox::toggled, this, changed);
    for (const NumberField* field : {m_step, m_radius, m_count, m_distance, m_seed})
        connect(field, &NumberField::valueChanged, this, changed);
}

void BrushSection::addFields()
{
    const PlaceSettings usual;
    m_mode->setObjectName(QStringLiteral("placeMode"));
    m_mode->setAccessibleName(tr("Objects that a drag places"));
    m_mode->addItem(tr("one object"), static_cast<int>(PlaceMode::Single));
    m_mode->addItem(tr("a row"), static_cast<int>(PlaceMode::Row));
    m_mode->addItem(tr("scattered"), static_cast<int>(PlaceMode::Scatter));
    addField(*m_form, tr("A drag places"), m_mode,
             tr("One object where you release the button, a row along the drag (also with Shift), or scattered objects "
                "within a brush"));
    for (NumberField* size : {m_step, m_radius})
        size->setMinimum(kSmallestSize);
    m_step->setValue(usual.step);
    addField(*m_form, tr("Step"), m_step, tr("Distance between the objects of a row"));
    m_radius->setValue(usual.radius);
    addField(*m_form, tr("Brush"), m_radius, tr("Radius of the brush"));
    m_count->setRange(1.0, kMostAtOnce);
    m_count->setDecimals(0);
    m_count->setValue(static_cast<double>(usual.count));
    addField(*m_form, tr("Count"), m_count,
             tr("How many objects the brush tries to place at each spot; a drag starts a new spot after each radius"));
    m_distance->setMinimum(0.0);
    m_distance->setValue(usual.leastDistance);
    addField(*m_form, tr("Distance"), m_distance, tr("Smallest distance between the positions of scattered objects"));
    m_seed->setRange(0.0, kLargestSeed);
    m_seed->setDecimals(0);
    m_seed->setValue(static_cast<double>(usual.seed));
    addField(*m_form, tr("Seed"), m_seed, tr("The same seed and the same drag give the same positions"));
    m_overlaps->setObjectName(QStringLiteral("brushOverlaps"));
    addField(*m_form, {}, m_overlaps, tr("Also place objects over others; boxes (AABBs) count"));
}

PlaceMode BrushSection::mode() const { return static_cast<PlaceMode>(m_mode->currentData().toInt()); }

PlaceSettings BrushSection::settings() const
{
    PlaceSettings settings;
    settings.mode = mode();
    settings.step = m_step->value();
    settings.radius = m_radius->value();
    settings.count = static_cast<std::size_t>(m_count->value());
    settings.leastDistance = m_distance->value();
    settings.seed = static_cast<std::uint64_t>(m_seed->value());
    settings.overlaps = m_overlaps->isChecked();
    return settings;
}

void BrushSection::showFieldsOfMode()
{
    const bool scatters = mode() == PlaceMode::Scatter;
    setRowVisible(*m_form, m_step, !scatters);
    for (QWidget* field : std::initializer_list<QWidget*>{m_radius, m_count, m_distance, m_seed, m_overlaps})
        setRowVisible(*m_form, field, scatters);
}

} // namespace broadside
