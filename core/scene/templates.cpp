#include "core/scene/templates.h"

#include "core/geometry/validation.h"
#include "core/scene/template_keys.h"

#include <algorithm>
#include <array>
#include <cassert>

namespace broadside {
namespace {

/// One field of a template. All work on fields uses this table.
struct FieldRow {
    TemplateField field;
    bool (*same)(const SceneObject& a, const SceneObject& b);
    void (*copy)(const SceneObject& from, SceneObject& to);
    /// Path of the unknown members that belong to the field, with everything inside it. Empty: there are none.
    std::string_view extraPath = {};
    std::string_view invalidValueKey = {}; ///< Key of an invalid value in the file that is kept unchanged.
};

template<auto member>
constexpr FieldRow rowOf(TemplateField field, std::string_view extraPath = {}, std::string_view invalidValueKey = {})
{
    return {field, [](const SceneObject& a, const SceneObject& b) { return a.*member == b.*member; },
            [](const SceneObject& from, SceneObject& to) { to.*member = from.*member; }, extraPath, invalidValueKey};
}

template<auto member>
constexpr FieldRow poseRow(TemplateField field)
{
    return {field, [](const SceneObject& a, const SceneObject& b) { return a.pose.*member == b.pose.*member; },
            [](const SceneObject& from, SceneObject& to) { to.pose.*member = from.pose.*member; }};
}

// The order is that of the reader.
constexpr std::array<FieldRow, kTemplateFields> kRows{{
    rowOf<&SceneObject::kind>(TemplateField::Kind),
    poseRow<&Pose::angle>(TemplateField::Angle),
    poseRow<&Pose::scale>(TemplateField::Scale),
    rowOf<&SceneObject::velocity>(TemplateField::Velocity),
    rowOf<&SceneObject::acceleration>(TemplateField::Acceleration),
    rowOf<&SceneObject::mass>(TemplateField::Mass),
    rowOf<&SceneObject::force>(TemplateField::Force),
    rowOf<&SceneObject::gravityScale>(TemplateField::GravityScale),
    rowOf<&SceneObject::shape>(TemplateField::BoundingShape, "shape"),
    rowOf<&SceneObject::category>(TemplateField::Category),
    rowOf<&SceneObject::mask>(TemplateField::Mask),
    rowOf<&SceneObject::onHit>(TemplateField::OnHit),
    rowOf<&SceneObject::restitution>(TemplateField::Restitution),
    rowOf<&SceneObject::sprite>(TemplateField::Sprite, "sprite", "sprite"),
    rowOf<&SceneObject::components>(TemplateField::Components, "components"),
    rowOf<&SceneObject::properties>(TemplateField::CustomProperties, {}, "properties"),
}};
constexpr auto kRowPlaces = placesOfRows<kRows, &FieldRow::field>();

std::size_t placeOf(TemplateField field) noexcept { return kRowPlaces[static_cast<std::size_t>(field)]; }
const FieldRow& rowFor(TemplateField field) noexcept { return kRows[placeOf(field)]; }

bool owns(const FieldRow& row, const ExtraMembers::Member& member)
{
    if (member.path.empty())
        return !row.invalidValueKey.empty() && member.key == row.invalidValueKey;
    return !row.extraPath.empty() && ExtraMembers::isAtOrBelow(member.path, row.extraPath);
}

/// Index of the field that owns the member. Members are in the order of the fields, which is also the reader's order.
std::size_t ownerOf(const ExtraMembers::Member& member)
{
    const auto found = std::ranges::find_if(kRows, [&](const FieldRow& row) { return owns(row, member); });
    return static_cast<std::size_t>(found - kRows.begin());
}

std::vector<ExtraMembers::Member> membersOf(const FieldRow& row, const ExtraMembers& extra)
{
    std::vector<ExtraMembers::Member> members;
    for (const ExtraMembers::Member& member : extra.members())
        if (owns(row, member))
            members.push_back(member);
    return members;
}

bool mayHaveMembers(const FieldRow& row) noexcept { return !row.extraPath.empty() || !row.invalidValueKey.empty(); }

bool sameMembers(const FieldRow& row, const ExtraMembers& a, const ExtraMembers& b)
{
    const bool hasNone = !mayHaveMembers(row) || (a.isEmpty() && b.isEmpty());
    return hasNone || membersOf(row, a) == membersOf(row, b);
}

void copyMembers(TemplateField field, const ExtraMembers& from, ExtraMembers& to)
{
    const FieldRow& row = rowFor(field);
    if (sameMembers(row, from, to))
        return;
    const std::size_t place = placeOf(field);
    ExtraMembers merged;
    for (const ExtraMembers::Member& member : to.members())
        if (ownerOf(member) < place)
            merged.add(member);
    for (ExtraMembers::Member& member : membersOf(row, from))
        merged.add(std::move(member));
    for (const ExtraMembers::Member& member : to.members())
        if (ownerOf(member) > place)
            merged.add(member);
    to = std::move(merged);
}

void setLink(SceneObject& object, TemplateLink link) { object.instanceOf = std::move(link); }

void setOverrides(SceneObject& object, TemplateFields overrides)
{
    if (object.instanceOf->overrides == overrides)
        return;
    TemplateLink link = *object.instanceOf;
    link.overrides = overrides;
    setLink(object, std::move(link));
}

} // namespace

std::string_view keyOf(TemplateField field) noexcept { return kTemplateKeys[static_cast<std::size_t>(field)]; }

std::optional<TemplateField> templateFieldNamed(std::string_view key) noexcept
{
    const auto found = std::ranges::find(kTemplateKeys, key);
    return found == kTemplateKeys.end() ? std::nullopt
                                        : std::optional{static_cast<TemplateField>(found - kTemplateKeys.begin())};
}

TemplateFields differingFields(const SceneObject& a, const SceneObject& b)
{
    TemplateFields differing;
    for (std::size_t i = 0; i < kRows.size(); ++i)
        if (!kRows[i].same(a, b) || !sameMembers(kRows[i], a.extra, b.extra))
            differing = differing | kRows[i].field;
    return differing;
}

void copyFields(TemplateFields fields, const SceneObject& from, SceneObject& to)
{
    fields.forEach([&](TemplateField field) {
        rowFor(field).copy(from, to);
        copyMembers(field, from.extra, to.extra);
    });
}

const Template* templateNamed(std::span<const Template> templates, std::string_view name) noexcept
{
    const auto found = std::ranges::find(templates, name, &Template::name);
    return found == templates.end() ? nullptr : &*found;
}

Template templateFrom(const SceneObject& object, std::string name)
{
    assert(!name.empty());
    auto prototype = std::make_shared<SceneObject>();
    copyFields(TemplateFields::all(), object, *prototype);
    return {std::move(name), std::move(prototype)};
}

ObjectPtr instanceOf(const Template& of, Vec2 position, ObjectId id)
{
    assert(!id.isNull());
    auto object = std::make_shared<SceneObject>();
    object->id = id;
    object->name = of.name;
    object->pose.position = position;
    copyFields(TemplateFields::all(), *of.object, *object);
    setLink(*object, {of.name});
    return object;
}

ObjectPtr linkedTo(const ObjectPtr& object, const Template& of)
{
    TemplateLink link{of.name};
    if (object->instanceOf->name == of.name)
        link = *object->instanceOf;
    link.overrides = link.overrides | differingFields(*object, *of.object);
    if (*object->instanceOf == link)
        return object;
    return edited(*object, [&](SceneObject& o) { setLink(o, std::move(link)); });
}

ObjectPtr followingTemplate(const ObjectPtr& instance, const Template& of) { return withFieldsReset(instance, {}, of); }

ObjectPtr withFieldsReset(const ObjectPtr& instance, TemplateFields fields, const Template& of)
{
    const TemplateFields before = instance->instanceOf->overrides;
    TemplateFields overrides = before - fields;
    TemplateFields taken = differingFields(*instance, *of.object) - overrides;
    if (taken.isEmpty() && overrides == before)
        return instance;
    SceneObject result = *instance;
    copyFields(taken, *of.object, result);
    if (scaleFaultOf(result.shape, result.pose.scale)) { // the new shape and the new scale may be invalid together
        copyFields(kShapeAndScale, *instance, result);
        overrides = overrides | kShapeAndScale;
        taken = taken - kShapeAndScale;
    }
    if (taken.isEmpty() && overrides == before)
        return instance;
    setOverrides(result, overrides);
    result.source = {};
    return std::make_shared<const SceneObject>(std::move(result));
}

ObjectPtr detached(const ObjectPtr& object)
{
    if (object->instanceOf.isEmpty())
        return object;
    return edited(*object, [](SceneObject& o) { setLink(o, {}); });
}

ObjectPtr withOverridesMarked(const SceneObject& before, const ObjectPtr& after)
{
    if (after->instanceOf.isEmpty() || after->instanceOf->name != before.instanceOf->name)
        return after;
    const TemplateFields overrides = after->instanceOf->overrides | differingFields(before, *after);
    if (overrides == after->instanceOf->overrides)
        return after;
    return edited(*after, [&](SceneObject& o) { setOverrides(o, overrides); });
}

} // namespace broadside
