#include "editor/panels/properties/sprite_section.h"

#include "editor/widgets/panel_form.h"
#include "editor/widgets/region_picture.h"

#include <QCheckBox>
#include <QColorDialog>
#include <QComboBox>
#include <QCoreApplication>
#include <QPushButton>
#include <QSignalBlocker>

#include <cmath>
#include <tuple>
#include <utility>

namespace broadside {
namespace {

constexpr int kIconSide = 20;
constexpr int kMostListed = 2'000; // More pictures are not listed; they can be placed from the panel Assets.

/// The names that identify the picture: atlas, animation, region.
std::tuple<std::string, std::string, std::string> pictureOf(const Sprite& sprite)
{
    return {sprite.atlas, sprite.animation, sprite.region};
}

QStringList keyOf(const Sprite& sprite)
{
    return {QString::fromStdString(sprite.atlas), QString::fromStdString(sprite.animation),
            QString::fromStdString(sprite.region)};
}

QString regionNameOf(const Sprite& sprite)
{
    if (!sprite.text.empty() && sprite.animation.empty() && sprite.region.empty())
        return QCoreApplication::translate("SpriteSection", "text \"%1\"").arg(QString::fromStdString(sprite.text));
    return QString::fromStdString(sprite.animation.empty() ? sprite.region : sprite.animation);
}

void setPicture(Sprite& sprite, const QStringList& key)
{
    sprite.atlas = key[0].toStdString();
    sprite.animation = key[1].toStdString();
    sprite.region = key[2].toStdString();
    sprite.text.clear();
}

QIcon iconOf(Rgb color)
{
    QPixmap swatch(kIconSide, kIconSide);
    swatch.fill(QColor(color.r, color.g, color.b));
    return QIcon(swatch);
}

} // namespace

SpriteSection::SpriteSection(ObjectEditor& editor, const SpriteAtlases& atlases)
    : PropertySection(QStringLiteral("sprite"), tr("Sprite"), editor)
    , m_atlases(atlases)
    , m_picture(new QComboBox)
    , m_faces(new QComboBox)
    , m_tint(new QPushButton)
{
    makeTitleOverridable(TemplateField::Sprite);
    addPicture();
    addSize();
    addLook();
    addTint();
    connect(&atlases, &SpriteAtlases::changed, this, [this] {
        if (const std::vector<ObjectPtr> objects = m_editor.selected(); !objects.empty())
            showObjects(objects);
    });
}

void SpriteSection::change(const QWidget& field, const QString& what, const std::function<void(Sprite&)>& edit)
{
    commit(field, settingOf(what), SceneChange::Kind::Edited, [&](SceneObject& object) {
        Sprite sprite = *object.sprite;
        edit(sprite);
        object.sprite = std::move(sprite);
    });
}

NumberField* SpriteSection::addSpriteNumber(const Naming& naming, std::function<double(const Sprite&)> get,
                                            std::function<void(Sprite&, double)> set)
{
    return addNumber(
        naming, [get](const SceneObject& object) { return get(*object.sprite); },
        [set](SceneObject& object, double value) {
            Sprite sprite = *object.sprite;
            set(sprite, value);
            object.sprite = std::move(sprite);
        });
}

void SpriteSection::addPicture()
{
    m_picture->setObjectName(QStringLiteral("spritePicture"));
    m_picture->setAccessibleName(tr("Picture"));
    m_picture->setIconSize({kIconSide, kIconSide});
    m_picture->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_picture->setMinimumContentsLength(8);
    addField(*m_form, tr("Picture"), m_picture,
             tr("A region or an animation of the scene's atlases, which the panel Assets lists. The bounding shape "
                "does not change."));
    m_pictures = m_agreement.addValue([](const SceneObject& o) { return pictureOf(*o.sprite); });
    connect(m_picture, &QComboBox::activated, this, &SpriteSection::choosePicture);
}

void SpriteSection::addSize()
{
    const StepName size = settingOf(tr("sprite size"));
    const StepName offset = settingOf(tr("sprite offset"));
    const auto side = [&](const char* name, const QString& label, double Vec2::*axis) {
        return addSpriteNumber(
            {name, label, NumberUnit::length(), size, SceneChange::Kind::Edited, 0.0},
            [axis](const Sprite& s) { return s.size.*axis; },
            [this, axis](Sprite& sprite, double value) {
                // Both sides are set, or none: a side that was not set begins with its natural length.
                if (value == 0.0) {
                    sprite.size = {};
                    return;
                }
                if (sprite.size == Vec2{}) {
                    const AtlasSet::Look look = m_atlases.set()->lookOf(sprite);
                    sprite.size =
                        look.from && look.region ? naturalSizeOf(*look.from->atlas, *look.region) : Vec2{value, value};
                }
                sprite.size.*axis = value;
            });
    };
    m_sides = {side("spriteWidth", tr("Sprite width"), &Vec2::x), side("spriteHeight", tr("Sprite height"), &Vec2::y)};
    addField(*m_form, tr("Size"), sideBySide(m_sides[0], m_sides[1]),
             tr("Width and height before the object's scale; 0 is natural: from the atlas's pixels per metre"));
    const auto place = [&](const char* name, const QString& label, double Vec2::*axis) {
        return addSpriteNumber(
            {name, label, NumberUnit::length(), offset}, [axis](const Sprite& s) { return s.offset.*axis; },
            [axis](Sprite& sprite, double value) { sprite.offset.*axis = value; });
    };
    addField(*m_form, tr("Offset"),
             sideBySide(place("spriteOffsetX", tr("Sprite offset x"), &Vec2::x),
                        place("spriteOffsetY", tr("Sprite offset y"), &Vec2::y)),
             tr("From the object's position to the centre of the picture"));
}

QCheckBox* SpriteSection::makeSwitch(const char* name, const QString& text, const QString& tip, bool Sprite::*value)
{
    auto* box = new QCheckBox(text);
    box->setObjectName(QLatin1String(name));
    box->setToolTip(tip);
    connect(box, &QCheckBox::clicked, this, [this, box, value](bool on) {
        change(*box, tr("mirroring"), [&](Sprite& sprite) { sprite.*value = on; });
    });
    m_switches.push_back(
        {box, value, m_agreement.addValue([value](const SceneObject& o) { return (*o.sprite).*value; })});
    return box;
}

void SpriteSection::addLook()
{
    QCheckBox* x = makeSwitch("spriteMirrorX", tr("left-right"), tr("Mirrored from left to right"), &Sprite::mirrorX);
    QCheckBox* y = makeSwitch("spriteMirrorY", tr("up-down"), tr("Mirrored from top to bottom"), &Sprite::mirrorY);
    addField(*m_form, tr("Mirrored"), sideBySide(x, y), tr("Mirror the picture"));
    m_faces->setObjectName(QStringLiteral("spriteFaces"));
    m_faces->setAccessibleName(tr("Faces"));
    using Facing = Sprite::Facing;
    const std::pair<Facing, QString> facings[] = {
        {Facing::None, tr("either way")}, {Facing::Left, tr("left")}, {Facing::Right, tr("right")}};
    for (const auto& [facing, name] : facings)
        m_faces->addItem(name, static_cast<int>(facing));
    addField(*m_form, tr("Faces"), m_faces,
             tr("Direction in which the picture faces; it is mirrored while its object moves the other way"));
    m_facings = m_agreement.addValue([](const SceneObject& o) { return o.sprite->faces; });
    connect(m_faces, &QComboBox::activated, this, [this] {
        const auto facing = static_cast<Facing>(m_faces->currentData().toInt());
        change(*m_faces, tr("facing"), [&](Sprite& sprite) { sprite.faces = facing; });
    });
}

void SpriteSection::addTint()
{
    m_tint->setObjectName(QStringLiteral("spriteTint"));
    m_tint->setAccessibleName(tr("Tint"));
    m_tints = m_agreement.addValue([](const SceneObject& o) { return o.sprite->tint; });
    connect(m_tint, &QPushButton::clicked, this, &SpriteSection::chooseTint);
    NumberField* opacity = addSpriteNumber(
        {"spriteOpacity", tr("Opacity"), {}, settingOf(tr("opacity")), SceneChange::Kind::Edited, 0.0, 1.0},
        [](const Sprite& s) { return s.opacity; }, [](Sprite& sprite, double value) { sprite.opacity = value; });
    opacity->setSingleStep(0.1);
    addField(
        *m_form, tr("Tint"), sideBySide(m_tint, opacity),
        tr("The colours of the picture are multiplied by the tint; white changes nothing. Opacity is from 0 to 1"));
    NumberField* order = addSpriteNumber(
        {"spriteOrder", tr("Order"), {}, settingOf(tr("order")), SceneChange::Kind::Edited, -1e6, 1e6},
        [](const Sprite& s) { return static_cast<double>(s.order); },
        [](Sprite& sprite, double value) { sprite.order = static_cast<std::int32_t>(std::lround(value)); });
    NumberField* start = addSpriteNumber(
        {"spriteStart", tr("Start time"), tr("s"), settingOf(tr("start time")), SceneChange::Kind::Edited, 0.0},
        [](const Sprite& s) { return s.startTime; }, [](Sprite& sprite, double value) { sprite.startTime = value; });
    addField(*m_form, tr("Order"), order,
             tr("Higher numbers are drawn over lower ones; numbers below 0 under all shapes"));
    addField(*m_form, tr("Start"), start, tr("Seconds into its animation when the simulation starts"));
}

void SpriteSection::listPictures()
{
    if (m_listed == m_atlases.set())
        return;
    m_listed = m_atlases.set();
    m_picture->clear();
    m_picture->addItem(tr("none"), QStringList{QString(), QString(), QString()});
    for (const LoadedAtlas& loaded : m_listed->atlases()) {
        if (!loaded.atlas)
            continue;
        const auto add = [&](Sprite sprite) {
            if (m_picture->count() >= kMostListed)
                return;
            sprite.atlas = loaded.entry;
            m_picture->addItem(broadside::iconOf(*m_listed, sprite, kIconSide), regionNameOf(sprite), keyOf(sprite));
            m_picture->setItemData(m_picture->count() - 1, QString::fromStdString(loaded.entry), Qt::ToolTipRole);
        };
        for (const Animation& animation : loaded.atlas->animations) {
            Sprite sprite;
            sprite.animation = animation.name;
            add(sprite);
        }
        for (const AtlasRegion& region : loaded.atlas->regions) {
            Sprite sprite;
            sprite.region = region.name;
            add(sprite);
        }
    }
}

void SpriteSection::choosePicture(int index)
{
    const QStringList key = m_picture->itemData(index).toStringList();
    if (key.size() == 3)
        change(*m_picture, tr("picture"), [&](Sprite& sprite) { setPicture(sprite, key); });
}

void SpriteSection::chooseTint()
{
    const std::vector<ObjectPtr> objects = m_editor.selected();
    if (objects.empty())
        return;
    const Rgb before = objects.front()->sprite->tint;
    const QColor color = QColorDialog::getColor(QColor(before.r, before.g, before.b), this, tr("Tint"));
    if (color.isValid())
        change(*m_tint, tr("tint"), [&](Sprite& sprite) {
            sprite.tint = {static_cast<std::uint8_t>(color.red()), static_cast<std::uint8_t>(color.green()),
                           static_cast<std::uint8_t>(color.blue())};
        });
}

void SpriteSection::showValues(std::span<const ObjectPtr> objects)
{
    listPictures();
    const Sprite& first = *objects.front()->sprite;
    // An empty atlas name means the first atlas with the picture: look up its name.
    Sprite shown = first;
    if (const AtlasSet::Look look = m_listed->lookOf(first); look.from)
        shown.atlas = look.from->entry;
    int index = first.isBlank() ? 0 : -1;
    const QStringList wanted = keyOf(shown);
    for (int i = 1; i < m_picture->count() && index < 0; ++i)
        if (m_picture->itemData(i).toStringList() == wanted)
            index = i;
    for (NumberField* side : m_sides)
        side->setSpecialValueText(side->isMixed() ? QString() : tr("natural"));
    const bool mixed = m_agreement.differs(m_pictures);
    showChoice(*m_picture, index, mixed);
    if (!mixed && index < 0)
        m_picture->setPlaceholderText(first.text.empty() ? tr("%1 (missing)").arg(regionNameOf(first))
                                                         : regionNameOf(first));
    showChoice(*m_faces, m_faces->findData(static_cast<int>(first.faces)), m_agreement.differs(m_facings));
    const bool tintsDiffer = m_agreement.differs(m_tints);
    m_tint->setIcon(tintsDiffer ? QIcon() : iconOf(first.tint));
    m_tint->setText(tintsDiffer ? tr("mixed") : QColor(first.tint.r, first.tint.g, first.tint.b).name());
    for (const Switch& part : m_switches)
        showSwitch(*part.box, first.*part.value, m_agreement.differs(part.question));
}

} // namespace broadside
