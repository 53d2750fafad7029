#include "editor/panels/place_panel.h"

#include "core/geometry/shape_kinds.h"
#include "editor/document/message_text.h"
#include "editor/panels/properties/brush_section.h"
#include "editor/widgets/hit_response_items.h"
#include "editor/widgets/icons.h"
#include "editor/widgets/number_field.h"
#include "editor/widgets/object_icon.h"
#include "editor/widgets/panel_form.h"
#include "editor/widgets/words/number_text.h"
#include "editor/widgets/words/shape_words.h"

#include <QAction>
#include <QButtonGroup>
#include <QComboBox>
#include <QGridLayout>
#include <QSignalBlocker>
#include <QToolButton>
#include <QVBoxLayout>

#include <array>

namespace broadside {
namespace {

constexpr int kGalleryColumns = 6;
constexpr std::size_t kFirstPreset = 1; // a box, like the targets of the cannon world

/// The purpose of a placed object: it sets whether the object moves, and its response to a hit.
struct Purpose {
    const char* title;
    const char* tip;
    ObjectKind kind;
    HitResponse onHit;
};
constexpr std::array kPurposes{
    Purpose{QT_TRANSLATE_NOOP("broadside::PlacePanel", "Target"),
            QT_TRANSLATE_NOOP("broadside::PlacePanel", "A static object that is removed when an object hits it"),
            ObjectKind::Static, HitResponse::Remove},
    Purpose{QT_TRANSLATE_NOOP("broadside::PlacePanel", "Wall"),
            QT_TRANSLATE_NOOP("broadside::PlacePanel",
                              "A static object that stays when an object hits it: ground, walls, platforms"),
            ObjectKind::Static, HitResponse::None},
    Purpose{QT_TRANSLATE_NOOP("broadside::PlacePanel", "Body"),
            QT_TRANSLATE_NOOP("broadside::PlacePanel",
                              "A dynamic object that falls, flies and bounces off the objects that it hits"),
            ObjectKind::Dynamic, HitResponse::Bounce},
};
constexpr int kTarget = 0;
constexpr int kWall = 1;
constexpr int kBody = 2;

/// Static objects that a hit does not remove are walls, whatever their response.
int purposeOf(ObjectKind kind, HitResponse onHit)
{
    if (kind == ObjectKind::Dynamic)
        return kBody;
    return onHit == HitResponse::Remove ? kTarget : kWall;
}

QString titleOf(const ShapePreset& preset) { return translated(preset.title.message()); }

/// "walls" -> "Walls": the words of a preset as labels.
QString capitalized(const FixedWords& words)
{
    QString text = translated(words.message());
    if (!text.isEmpty())
        text[0] = text[0].toUpper();
    return text;
}

QToolButton* makeShapeButton(const ShapePreset& preset)
{
    auto* button = new QToolButton;
    button->setObjectName(QStringLiteral("placeShape") + toQString(preset.title.english()).remove(QLatin1Char(' ')));
    button->setAccessibleName(titleOf(preset));
    button->setToolTip(QStringLiteral("<b>%1</b><br>%2").arg(titleOf(preset), translated(preset.help.message())));
    button->setCheckable(true);
    button->setAutoRaise(true);
    useIconSide(*button, 22);
    return button;
}

} // namespace

PlacePanel::PlacePanel(QAction& deleteSelection, QWidget* parent)
    : PanelWidget(parent)
    , m_gallery(new QButtonGroup(this))
    , m_title(new QLabel)
    , m_template(makeNote(QStringLiteral("placeTemplate")))
    , m_kind(new QComboBox)
    , m_width(new NumberField(QStringLiteral("placeWidth"), tr("Width of placed objects"), NumberUnit::length()))
    , m_height(new NumberField(QStringLiteral("placeHeight"), tr("Height of placed objects"), NumberUnit::length()))
    , m_radius(new NumberField(QStringLiteral("placeRadius"), tr("Radius of placed objects"), NumberUnit::length()))
    , m_corners(new NumberField(QStringLiteral("placeCorners"), tr("Number of corners of placed objects"), {}))
    , m_thickness(new NumberField(QStringLiteral("placeThickness"), tr("Thickness of placed objects"), tr("%")))
    , m_angle(new NumberField(QStringLiteral("placeAngle"), tr("Angle of placed objects"), tr("\u00b0")))
    , m_onHit(new QComboBox)
    , m_restitution(new NumberField(QStringLiteral("placeRestitution"), tr("Restitution of placed objects"), {}))
    , m_brush(new BrushSection)
    , m_delete(new QToolButton)
    , m_form(makeForm())
{
    setObjectName(QStringLiteral("PlacePanel"));
    m_delete->setDefaultAction(&deleteSelection);
    m_delete->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    setScrolledWidget(*this, makeBody());
    readFields();
    showFieldsOfPreset();
    showIcons();
    showTemplate({});

    connect(m_gallery, &QButtonGroup::idClicked, this, &PlacePanel::onShapeClicked);
    connect(m_kind, &QComboBox::currentIndexChanged, this, &PlacePanel::onKindChosen);
    connect(m_onHit, &QComboBox::currentIndexChanged, this, &PlacePanel::onChanged);
    for (const NumberField* field : {m_width, m_height, m_radius, m_corners, m_thickness, m_angle, m_restitution})
        connect(field, &NumberField::valueChanged, this, &PlacePanel::onChanged);
}

PlacePanel::~PlacePanel() { stopListeningToFields(*this); }

void PlacePanel::showTemplate(const QString& name)
{
    m_template->setText(
        tr("<b>Places instances of %1.</b> Choose a shape to place that instead.").arg(name.toHtmlEscaped()));
    m_template->setVisible(!name.isEmpty());
}

QWidget* PlacePanel::makeBody()
{
    auto* body = new QWidget;
    auto* layout = new QVBoxLayout(body);
    layout->setContentsMargins(8, 8, 8, 8);
    layout->setSpacing(6);
    layout->addWidget(m_template);
    layout->addWidget(makeGallery());
    m_title->setObjectName(QStringLiteral("placeTitle"));
    layout->addWidget(m_title);
    addFields();
    layout->addLayout(m_form);
    layout->addWidget(m_brush);
    m_delete->setObjectName(QStringLiteral("deleteSelected"));
    layout->addWidget(m_delete);
    layout->addStretch(1);
    return body;
}

QWidget* PlacePanel::makeGallery()
{
    auto* gallery = new QWidget;
    gallery->setObjectName(QStringLiteral("placeShapes"));
    auto* grid = new QGridLayout(gallery);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setSpacing(2);
    grid->setColumnStretch(kGalleryColumns, 1);
    const std::span<const ShapePreset> presets = shapePresets();
    for (int i = 0; i < static_cast<int>(presets.size()); ++i) {
        QToolButton* button = makeShapeButton(presets[static_cast<std::size_t>(i)]);
        m_gallery->addButton(button, i);
        grid->addWidget(button, i / kGalleryColumns, i % kGalleryColumns);
    }
    m_gallery->button(static_cast<int>(kFirstPreset))->setChecked(true);
    return gallery;
}

void PlacePanel::addFields()
{
    m_kind->setObjectName(QStringLiteral("placeKind"));
    m_kind->setAccessibleName(tr("Purpose of placed objects"));
    for (const Purpose& purpose : kPurposes) {
        m_kind->addItem(tr(purpose.title));
        m_kind->setItemData(m_kind->count() - 1, tr(purpose.tip), Qt::ToolTipRole);
    }
    addField(*m_form, tr("Purpose"), m_kind,
             tr("A target is removed when it is hit, a wall stays, a body moves and bounces"));
    addSizeFields();
    m_angle->setRange(-360'000.0, 360'000.0);
    addField(*m_form, tr("Angle"), m_angle, tr("Degrees counter-clockwise"));
    addHitFields();
}

void PlacePanel::addSizeFields()
{
    for (NumberField* field : {m_width, m_height, m_radius})
        field->setMinimum(kSmallestSize);
    const PresetSize usual;
    m_width->setValue(usual.width);
    m_height->setValue(usual.height);
    m_radius->setValue(usual.radius);
    m_corners->setDecimals(0);
    m_corners->setRange(kFewestCorners, kMostCorners);
    m_corners->setValue(usual.corners);
    m_thickness->setRange(1.0, 99.0);
    m_thickness->setValue(100.0 * usual.thickness);

    m_sides = sideBySide(m_width, m_height);
    addField(*m_form, tr("Size"), m_sides, tr("Width and height"));
    m_width->setToolTip(tr("Width"));
    m_height->setToolTip(tr("Height"));
    addField(*m_form, tr("Radius"), m_radius, tr("From the centre to the outermost corners"));
    addField(*m_form, tr("Corners"), m_corners, tr("How many, %1 to %2").arg(kFewestCorners).arg(kMostCorners));
    addField(*m_form, tr("Thickness"), m_thickness, tr("Percent of the largest thickness for this size"));
}

void PlacePanel::addHitFields()
{
    m_onHit->setObjectName(QStringLiteral("placeOnHit"));
    m_onHit->setAccessibleName(tr("Response to hits"));
    addHitResponses(*m_onHit);
    showHitResponse(*m_onHit, kPurposes.front().onHit);
    addField(*m_form, tr("When hit"), m_onHit, tr("What happens to the placed object when another object overlaps it"));
    m_restitution->setMinimum(0.0);
    m_restitution->setValue(m_prototype.restitution);
    addField(
        *m_form, tr("Restitution"), m_restitution,
        tr("Share of the speed that a bounce keeps: 1 keeps all, 0 nothing; for two objects, the product is used"));
}

const ShapePreset& PlacePanel::preset() const
{
    return shapePresets()[static_cast<std::size_t>(m_gallery->checkedId())];
}

PresetSize PlacePanel::size() const
{
    return {m_width->value(), m_height->value(), m_radius->value(), static_cast<int>(m_corners->value()),
            m_thickness->value() / 100.0};
}

void PlacePanel::onShapeClicked()
{
    if (preset().isLong && m_width->value() == m_height->value())
        m_width->show(2.0 * m_height->value());
    onChanged();
}

void PlacePanel::choosePurpose(int purpose)
{
    {
        const QSignalBlocker silent(m_kind);
        m_kind->setCurrentIndex(purpose);
    }
    showResponseOfKind();
    readFields();
    showIcons();
}

void PlacePanel::showResponseOfKind()
{
    const QSignalBlocker silent(m_onHit);
    showHitResponse(*m_onHit, kPurposes[static_cast<std::size_t>(m_kind->currentIndex())].onHit);
}

void PlacePanel::onKindChosen()
{
    showResponseOfKind();
    onChanged();
    showIcons();
}

void PlacePanel::onChanged()
{
    readFields();
    showFieldsOfPreset();
    showTemplate({});
    emit prototypeChanged(m_prototype);
}

void PlacePanel::readFields()
{
    m_prototype.kind = kPurposes[static_cast<std::size_t>(m_kind->currentIndex())].kind;
    m_prototype.shape = preset().make(size());
    m_prototype.pose.angle = m_angle->value();
    m_prototype.onHit = hitResponseIn(*m_onHit);
    m_prototype.restitution = m_restitution->value();
    const int purpose = purposeOf(m_prototype.kind, m_prototype.onHit);
    m_prototype.name = m_prototype.isDynamic() ? preset().title.message().text()
                                               : std::string(kPurposes[static_cast<std::size_t>(purpose)].title);
    const QSignalBlocker silent(m_kind);
    m_kind->setCurrentIndex(purpose);
}

void PlacePanel::showFieldsOfPreset()
{
    const ShapePreset& shape = preset();
    const QString name = toQString(shape.title.english()).toLower().replace(QLatin1Char(' '), QLatin1Char('-'));
    m_title->setText(toQString(typeNameOf(m_prototype.shape)) == name
                         ? QStringLiteral("<b>%1</b>").arg(titleOf(shape))
                         : tr("<b>%1</b> (%2)").arg(titleOf(shape), shapeWord(m_prototype.shape)));
    m_title->setToolTip(translated(shape.help.message()));
    setRowVisible(*m_form, m_sides, !shape.isRound);
    setRowVisible(*m_form, m_radius, shape.isRound);
    setRowVisible(*m_form, m_corners, !shape.counted.empty());
    setRowVisible(*m_form, m_thickness, !shape.thickness.empty());
    qobject_cast<QLabel*>(m_form->labelForField(m_corners))->setText(capitalized(shape.counted));
    qobject_cast<QLabel*>(m_form->labelForField(m_thickness))->setText(capitalized(shape.thickness));
}

/// Draws the icons in the colour of the kind of the prototype.
void PlacePanel::showIcons()
{
    for (std::size_t i = 0; i < shapePresets().size(); ++i)
        m_gallery->button(static_cast<int>(i))->setIcon(iconOf(shapePresets()[i], m_prototype.kind));
}

} // namespace broadside
