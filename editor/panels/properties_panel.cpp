#include "editor/panels/properties_panel.h"

#include "core/base/overloaded.h"
#include "core/geometry/validation.h"
#include "editor/commands/object_commands.h"
#include "editor/widgets/hit_response_items.h"
#include "editor/widgets/number_field.h"
#include "editor/widgets/number_text.h"
#include "editor/widgets/panel_form.h"

#include <QComboBox>
#include <QLineEdit>
#include <QVBoxLayout>

namespace broadside {
namespace {

NumberField* field(const char* name, const QString& label, const QString& unit)
{
    return new NumberField(QString::fromLatin1(name), label, unit);
}

/// All 32 bits as hexadecimal: "0x00000001". Masks are sets of bits, not amounts.
QString bitsText(std::uint32_t bits) { return QStringLiteral("0x%1").arg(bits, 8, 16, QLatin1Char('0')); }

/// Decimal, or hexadecimal with 0x.
std::optional<std::uint32_t> bitsFrom(const QString& text)
{
    bool ok = false;
    const qulonglong value = text.trimmed().toULongLong(&ok, 0);
    return ok && value <= 0xffff'ffffU ? std::optional{static_cast<std::uint32_t>(value)} : std::nullopt;
}

} // namespace

PropertiesPanel::PropertiesPanel(SceneDocument& document, Focus& focus, QWidget* parent)
    : QDockWidget(tr("Properties"), parent)
    , m_document(document)
    , m_focus(focus)
    , m_note(makeNote(QStringLiteral("propertiesNote")))
    , m_fields(new QWidget)
    , m_form(makeForm())
    , m_fault(makeProblemNote(QStringLiteral("propertiesFault")))
    , m_name(new QLineEdit)
    , m_kind(new QComboBox)
    , m_x(field("positionX", tr("Position x"), tr("m")))
    , m_y(field("positionY", tr("Position y"), tr("m")))
    , m_angle(field("angle", tr("Angle"), tr("\u00b0")))
    , m_shape(nullptr)
    , m_width(field("width", tr("Width"), tr("m")))
    , m_height(field("height", tr("Height"), tr("m")))
    , m_radius(field("radius", tr("Radius"), tr("m")))
    , m_velocityX(field("velocityX", tr("Velocity x"), tr("m/s")))
    , m_velocityY(field("velocityY", tr("Velocity y"), tr("m/s")))
    , m_onHit(new QComboBox)
    , m_category(new QLineEdit)
    , m_mask(new QLineEdit)
{
    setObjectName(QStringLiteral("PropertiesPanel"));
    setScrolledWidget(*this, makeBody());
    connectFields();
    connect(&document, &SceneDocument::changed, this, &PropertiesPanel::refresh);
    connect(&focus, &Focus::selectionChanged, this, &PropertiesPanel::refresh);
    refresh();
}

PropertiesPanel::~PropertiesPanel() { stopListeningToFields(*this); }

QWidget* PropertiesPanel::makeBody()
{
    addFields();
    addSizeFields();
    addCollisionFields();
    auto* column = new QVBoxLayout(m_fields);
    column->setContentsMargins(0, 0, 0, 0);
    column->addLayout(m_form);
    column->addWidget(m_fault);

    auto* body = new QWidget;
    auto* layout = new QVBoxLayout(body);
    layout->setContentsMargins(8, 8, 8, 8);
    layout->addWidget(m_note);
    layout->addWidget(m_fields);
    layout->addStretch(1);
    return body;
}

void PropertiesPanel::addFields()
{
    m_name->setObjectName(QStringLiteral("name"));
    m_name->setAccessibleName(tr("Name"));
    addField(*m_form, tr("Name"), m_name, tr("How lists and sentences call the object"));

    m_kind->setObjectName(QStringLiteral("kind"));
    m_kind->setAccessibleName(tr("Kind"));
    m_kind->addItem(tr("static"), static_cast<int>(ObjectKind::Static));
    m_kind->addItem(tr("dynamic"), static_cast<int>(ObjectKind::Dynamic));
    addField(*m_form, tr("Kind"), m_kind, tr("Static objects never move; of two that collide one must be dynamic"));

    addField(*m_form, tr("Position"), sideBySide(m_x, m_y), tr("x to the right, y up, metres from the world's corner"));
    m_angle->setRange(-360'000.0, 360'000.0);
    addField(*m_form, tr("Angle"), m_angle, tr("Degrees counter-clockwise"));
}

void PropertiesPanel::addSizeFields()
{
    m_shape = addValue(*m_form, QStringLiteral("shape"), tr("Shape"), tr("Bounding shape, used to test for overlaps"));
    for (NumberField* size : {m_width, m_height, m_radius})
        size->setMinimum(kSmallestSize);
    addField(*m_form, tr("Width"), m_width, tr("Of the shape, before the object's scale"));
    addField(*m_form, tr("Height"), m_height, tr("Of the shape, before the object's scale"));
    addField(*m_form, tr("Radius"), m_radius, tr("Of the shape, before the object's scale"));
}

void PropertiesPanel::addCollisionFields()
{
    addField(*m_form, tr("Velocity"), sideBySide(m_velocityX, m_velocityY), tr("At the start of the simulation"));
    m_onHit->setObjectName(QStringLiteral("onHit"));
    m_onHit->setAccessibleName(tr("When hit"));
    addHitResponses(*m_onHit);
    addField(*m_form, tr("When hit"), m_onHit, tr("What happens to this object when something overlaps it"));

    m_category->setObjectName(QStringLiteral("category"));
    m_category->setAccessibleName(tr("Category bits"));
    m_mask->setObjectName(QStringLiteral("mask"));
    m_mask->setAccessibleName(tr("Mask bits"));
    addField(*m_form, tr("Category"), m_category, tr("Bits that say what the object is"));
    addField(*m_form, tr("Mask"), m_mask,
             tr("Bits of the categories that the object meets; 0 meets nothing.\n"
                "Two objects can collide when each one's mask holds a bit of the other's category."));
}

void PropertiesPanel::connectFields()
{
    using Kind = SceneChange::Kind;
    const auto onNumber = [this](NumberField* number, const QString& text, Kind kind, auto set) {
        connect(number, &NumberField::valueChanged, this, [this, text, kind, set](double value) {
            commit(text, kind, [&](SceneObject& object) { set(object, value); });
        });
    };
    onNumber(m_x, tr("Move object"), Kind::Moved, [](SceneObject& o, double v) { o.pose.position.x = v; });
    onNumber(m_y, tr("Move object"), Kind::Moved, [](SceneObject& o, double v) { o.pose.position.y = v; });
    onNumber(m_angle, tr("Turn object"), Kind::Moved, [](SceneObject& o, double v) { o.pose.angle = v; });
    onNumber(m_velocityX, tr("Change velocity"), Kind::Edited, [](SceneObject& o, double v) { o.velocity.x = v; });
    onNumber(m_velocityY, tr("Change velocity"), Kind::Edited, [](SceneObject& o, double v) { o.velocity.y = v; });
    onNumber(m_radius, tr("Change size"), Kind::Edited, [](SceneObject& o, double v) {
        if (auto* circle = std::get_if<Circle>(&o.shape))
            circle->radius = v;
    });
    const auto onSide = [&](NumberField* number, double Box::*boxSide, double OrientedBox::*orientedSide) {
        onNumber(number, tr("Change size"), Kind::Edited, [boxSide, orientedSide](SceneObject& o, double v) {
            if (auto* box = std::get_if<Box>(&o.shape))
                box->*boxSide = v;
            else if (auto* oriented = std::get_if<OrientedBox>(&o.shape))
                oriented->*orientedSide = v;
        });
    };
    onSide(m_width, &Box::width, &OrientedBox::width);
    onSide(m_height, &Box::height, &OrientedBox::height);

    connect(m_name, &QLineEdit::editingFinished, this, [this] {
        const std::string name = m_name->text().trimmed().toStdString();
        commit(tr("Rename object"), Kind::Edited, [&](SceneObject& object) { object.name = name; });
    });
    connect(m_kind, &QComboBox::activated, this, [this] {
        const auto kind = static_cast<ObjectKind>(m_kind->currentData().toInt());
        commit(tr("Change kind"), Kind::Edited, [&](SceneObject& object) { object.kind = kind; });
    });
    connect(m_onHit, &QComboBox::activated, this, [this] {
        const HitResponse response = hitResponseIn(*m_onHit);
        commit(tr("Change response"), Kind::Edited, [&](SceneObject& object) { object.onHit = response; });
    });
    connect(m_category, &QLineEdit::editingFinished, this,
            [this] { commitBits(*m_category, tr("Change category"), &SceneObject::category); });
    connect(m_mask, &QLineEdit::editingFinished, this,
            [this] { commitBits(*m_mask, tr("Change mask"), &SceneObject::mask); });
}

const SceneObject* PropertiesPanel::shown() const
{
    return m_focus.selection().size() == 1 ? m_document.scene().find(m_focus.selection().front()) : nullptr;
}

void PropertiesPanel::refresh()
{
    const SceneObject* object = shown();
    m_fields->setVisible(object != nullptr);
    m_note->setVisible(object == nullptr);
    m_fault->hide();
    if (object)
        showObject(*object);
    else if (m_focus.selection().empty())
        m_note->setText(tr("Nothing is selected.\nClick an object in the world or in the list to see and edit it."));
    else
        m_note->setText(tr("%1 objects are selected.\nSelect one to edit it; Delete and Duplicate work on all of them.")
                            .arg(grouped(m_focus.selection().size())));
}

void PropertiesPanel::showObject(const SceneObject& object)
{
    m_name->setText(QString::fromStdString(object.name));
    m_name->setPlaceholderText(QString::fromStdString(displayName(object)));
    m_kind->setCurrentIndex(m_kind->findData(static_cast<int>(object.kind)));
    m_x->show(object.pose.position.x);
    m_y->show(object.pose.position.y);
    m_angle->show(object.pose.angle);
    m_velocityX->show(object.velocity.x);
    m_velocityY->show(object.velocity.y);
    showHitResponse(*m_onHit, object.onHit);
    m_category->setText(bitsText(object.category));
    m_mask->setText(bitsText(object.mask));
    const QString onlyDynamic = object.isDynamic() ? tr("At the start of the simulation")
                                                   : tr("Static objects do not move: make it dynamic first");
    for (NumberField* velocity : {m_velocityX, m_velocityY}) {
        velocity->setEnabled(object.isDynamic());
        velocity->setToolTip(onlyDynamic);
    }
    showShape(object);
}

void PropertiesPanel::showShape(const SceneObject& object)
{
    m_shape->setText(toQString(typeNameOf(object.shape)));
    const auto showSides = [this](double width, double height) {
        m_width->show(width);
        m_height->show(height);
    };
    std::visit(Overloaded{
                   [this](const Circle& circle) { m_radius->show(circle.radius); },
                   [&](const Box& box) { showSides(box.width, box.height); },
                   [&](const OrientedBox& box) { showSides(box.width, box.height); },
                   [](const auto&) {}, // no size of its own: its points say it
               },
               object.shape);
    const bool circle = std::holds_alternative<Circle>(object.shape);
    const bool box = std::holds_alternative<Box>(object.shape) || std::holds_alternative<OrientedBox>(object.shape);
    const auto showRow = [this](QWidget* number, bool visible) {
        number->setVisible(visible);
        m_form->labelForField(number)->setVisible(visible);
    };
    showRow(m_width, box);
    showRow(m_height, box);
    showRow(m_radius, circle);
}

void PropertiesPanel::commit(const QString& text, SceneChange::Kind kind, const std::function<void(SceneObject&)>& edit)
{
    const SceneObject* object = shown();
    if (!object)
        return;
    ObjectPtr after = edited(*object, edit);
    if (sameContent(*object, *after))
        return;
    if (const std::optional<ShapeFault> fault = faultOf(after->shape)) {
        refresh(); // the field shows what is, the note what was wrong with the entry
        Problem problem;
        problem.message = fault->message;
        problem.remedy = fault->remedy;
        m_fault->setText(sentenceOf(problem));
        m_fault->show();
        return;
    }
    m_document.push(std::make_unique<ReplaceObjects>(m_document, text, std::vector{std::move(after)}, kind,
                                                     m_document.newGesture()));
}

void PropertiesPanel::commitBits(QLineEdit& field, const QString& text, std::uint32_t SceneObject::*bits)
{
    const std::optional<std::uint32_t> value = bitsFrom(field.text());
    if (value) {
        m_fault->hide();
        commit(text, SceneChange::Kind::Edited, [&](SceneObject& object) { object.*bits = *value; });
        return;
    }
    m_fault->setText(tr("\"%1\" is not a set of 32 bits. Type a number from 0 to 4294967295, or 0x and up to eight "
                        "hexadecimal digits.")
                         .arg(field.text()));
    m_fault->show();
}

} // namespace broadside
