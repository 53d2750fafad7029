#include "editor/panels/properties/collision_section.h"

#include "editor/widgets/hit_response_items.h"
#include "editor/widgets/panel_form.h"

#include <QComboBox>
#include <QLineEdit>

namespace broadside {
namespace {

/// All 32 bits as hexadecimal: "0x00000001". Masks are sets of bits, not amounts.
QString bitsText(std::uint32_t bits) { return QStringLiteral("0x%1").arg(bits, 8, 16, QLatin1Char('0')); }

/// Reads a decimal number, a hexadecimal one with 0x, or an octal one with a leading 0.
std::optional<std::uint32_t> bitsFrom(const QString& text)
{
    bool ok = false;
    const qulonglong value = text.trimmed().toULongLong(&ok, 0);
    return ok && value <= 0xffff'ffffU ? std::optional{static_cast<std::uint32_t>(value)} : std::nullopt;
}

} // namespace

CollisionSection::CollisionSection(ObjectEditor& editor)
    : PropertySection(QStringLiteral("collision"), tr("Collision"), editor)
    , m_onHit(new QComboBox)
{
    m_onHit->setObjectName(QStringLiteral("onHit"));
    m_onHit->setAccessibleName(tr("When hit"));
    addHitResponses(*m_onHit);
    setFieldOf("onHit", *m_onHit);
    addField(*m_form, tr("When hit"), m_onHit, tr("What happens to this object when another object overlaps it"));
    makeRowOverridable(TemplateField::OnHit, *m_onHit);
    m_responses = m_agreement.addValue([](const SceneObject& o) { return o.onHit; });
    connect(m_onHit, &QComboBox::activated, this, [this] {
        const HitResponse response = hitResponseIn(*m_onHit);
        commit(*m_onHit, settingOf(tr("response")), SceneChange::Kind::Edited,
               [&](SceneObject& object) { object.onHit = response; });
    });

    NumberField* restitution = makeNumber(
        {"restitution", tr("Restitution"), {}, settingOf(tr("restitution")), SceneChange::Kind::Edited, 0.0},
        [](auto& o) -> auto& { return o.restitution; });
    setFieldOf("restitution", *restitution);
    addField(
        *m_form, tr("Restitution"), restitution,
        tr("Share of the speed that a bounce keeps: 1 keeps all, 0 nothing; for two objects, the product is used"));
    makeRowOverridable(TemplateField::Restitution, *restitution);
    QLineEdit* category = makeBits("category", tr("Category bits"), tr("category"), &SceneObject::category);
    addField(*m_form, tr("Category"), category, tr("Bits of the object's own categories"));
    makeRowOverridable(TemplateField::Category, *category);
    QLineEdit* mask = makeBits("mask", tr("Mask bits"), tr("mask"), &SceneObject::mask);
    addField(*m_form, tr("Mask"), mask,
             tr("Bits of the categories that the object can collide with; 0: none.\nTwo objects can collide if each "
                "mask has a bit of the other's category."));
    makeRowOverridable(TemplateField::Mask, *mask);
}

QLineEdit* CollisionSection::makeBits(const char* name, const QString& label, const QString& what,
                                      std::uint32_t SceneObject::*bits)
{
    auto* field = new QLineEdit;
    field->setObjectName(QLatin1String(name));
    setFieldOf(name, *field);
    field->setAccessibleName(label);
    connect(field, &QLineEdit::editingFinished, this, [this, field, undo = settingOf(what), bits] {
        if (isMixedAndEmpty(*field))
            return;
        if (const std::optional<std::uint32_t> value = bitsFrom(field->text())) {
            commit(*field, undo, SceneChange::Kind::Edited, [&](SceneObject& object) { object.*bits = *value; });
            return;
        }
        m_fault.show(*field, tr("\"%1\" is not a 32-bit number. Type a number from 0 to 4294967295, or 0x and up to "
                                "eight hexadecimal digits.")
                                 .arg(field->text()));
    });
    m_bits.push_back({field, bits, m_agreement.addValue([bits](const SceneObject& o) { return o.*bits; })});
    return field;
}

void CollisionSection::showValues(std::span<const ObjectPtr> objects)
{
    const SceneObject& first = *objects.front();
    showHitResponse(*m_onHit, first.onHit);
    showChoice(*m_onHit, m_onHit->currentIndex(), m_agreement.differs(m_responses));
    for (const Bits& part : m_bits)
        showLine(*part.field, bitsText(first.*part.bits), m_agreement.differs(part.question));
}

} // namespace broadside
