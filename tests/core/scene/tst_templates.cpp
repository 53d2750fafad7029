#include "core/geometry/validation.h"
#include "core/scene/template_keys.h"
#include "core/scene/templates.h"
#include "tests/support/test.h"

#include <array>
#include <functional>

namespace broadside::test::tst_templates {

namespace {

/// One edit of each field, by TemplateField.
const std::array<std::function<void(SceneObject&)>, kTemplateFields> kEdits{
    [](SceneObject& o) { o.kind = ObjectKind::Dynamic; },
    [](SceneObject& o) { o.pose.angle = 30.0; },
    [](SceneObject& o) {
        o.pose.scale = {2.0, 0.5};
    },
    [](SceneObject& o) {
        o.velocity = {1.0, 2.0};
    },
    [](SceneObject& o) {
        o.acceleration = {3.0, 4.0};
    },
    [](SceneObject& o) { o.mass = 5.0; },
    [](SceneObject& o) {
        o.force = {6.0, 7.0};
    },
    [](SceneObject& o) { o.gravityScale = 0.5; },
    [](SceneObject& o) {
        o.shape = OrientedBox{2.0, 3.0};
    },
    [](SceneObject& o) { o.category = 2; },
    [](SceneObject& o) { o.mask = 4; },
    [](SceneObject& o) { o.onHit = HitResponse::Bounce; },
    [](SceneObject& o) { o.restitution = 0.25; },
    [](SceneObject& o) {
        Sprite sprite;
        sprite.region = "ball";
        o.sprite = std::move(sprite);
    },
    [](SceneObject& o) { o.components.emplace_back(Walker{}); },
    [](SceneObject& o) {
        o.properties = Properties{{"hitPoints", 3.0}};
    },
};
/// An edit of each field that an instance never takes from its template.
const std::array<std::function<void(SceneObject&)>, 8> kOwnEdits{
    [](SceneObject& o) { o.id = {9}; },
    [](SceneObject& o) { o.name = "Mine"; },
    [](SceneObject& o) { o.layer = {"walls"}; },
    [](SceneObject& o) { o.group = {"Castle"}; },
    [](SceneObject& o) { o.locked = true; },
    [](SceneObject& o) { o.visible = false; },
    [](SceneObject& o) {
        o.pose.position = {5, 5};
    },
    [](SceneObject& o) {
        o.extra.add({"", "tint", "1"});
    },
};

ObjectPtr made(const std::function<void(SceneObject&)>& edit, ObjectId id = {1})
{
    auto object = std::make_shared<SceneObject>();
    object->id = id;
    edit(*object);
    return object;
}

Template templateOf(const std::function<void(SceneObject&)>& edit) { return templateFrom(*made(edit), "Crate"); }

void everything(SceneObject& object)
{
    for (const auto& edit : kEdits)
        edit(object);
    for (const auto& edit : kOwnEdits)
        edit(object);
}

TemplateFields overridesOf(const ObjectPtr& object) { return object->instanceOf->overrides; }

} // namespace

class TestTemplates : public QObject {
    Q_OBJECT
private slots:
    void fieldsHaveTheKeysOfTheFile();
    void eachFieldDiffersAndIsCopiedByItself_data();
    void eachFieldDiffersAndIsCopiedByItself();
    void whatIsAnInstancesOwnIsNoField_data();
    void whatIsAnInstancesOwnIsNoField();
    void membersInsideAFieldGoWithIt_data();
    void membersInsideAFieldGoWithIt();
    void membersKeepTheOrderOfTheFile();
    void templateHasTheFieldsAndNothingElse();
    void instanceHasTheFieldsAndItsOwnPlace();
    void instanceFollowsWhereItDoesNotOverride_data();
    void instanceFollowsWhereItDoesNotOverride();
    void scaleThatTheShapeCannotHaveIsNotTaken();
    void whatWouldNotChangeIsTheSameObject();
    void resetFieldsFollowAgain();
    void linkedObjectOverridesWhereItDiffers();
    void detachedObjectKeepsItsLooks();
    void editedFieldsAreMarked_data();
    void editedFieldsAreMarked();
    void editsOfTheLinkAreNotMarked();
    void objectsWithTheSameLinkShareIt();
};

void TestTemplates::fieldsHaveTheKeysOfTheFile()
{
    for (std::size_t i = 0; i < kTemplateFields; ++i) {
        const auto field = static_cast<TemplateField>(i);
        QVERIFY(templateFieldNamed(keyOf(field)) == field);
    }
    QCOMPARE(keyOf(TemplateField::BoundingShape), std::string_view("shape"));
    QVERIFY(!templateFieldNamed("position"));
    std::size_t count = 0;
    TemplateFields::all().forEach([&](TemplateField field) { QCOMPARE(static_cast<std::size_t>(field), count++); });
    QCOMPARE(count, kTemplateFields);
}

void TestTemplates::eachFieldDiffersAndIsCopiedByItself_data()
{
    QTest::addColumn<int>("field");
    for (std::size_t i = 0; i < kTemplateFields; ++i)
        QTest::newRow(kTemplateKeys[i].data()) << static_cast<int>(i);
}

void TestTemplates::eachFieldDiffersAndIsCopiedByItself()
{
    QFETCH(int, field);
    const TemplateFields one(static_cast<TemplateField>(field));
    const ObjectPtr plain = made([](SceneObject&) {});
    const ObjectPtr other = made(kEdits[static_cast<std::size_t>(field)]);
    QVERIFY(differingFields(*plain, *other) == one);

    SceneObject copy = *plain;
    copyFields(TemplateFields::all() - one, *other, copy);
    QVERIFY(sameContent(copy, *plain));
    copyFields(one, *other, copy);
    QVERIFY(sameContent(copy, *other));
    copyFields(one, *plain, copy); // and back
    QVERIFY(sameContent(copy, *plain));
}

void TestTemplates::whatIsAnInstancesOwnIsNoField_data()
{
    QTest::addColumn<int>("edit");
    for (std::size_t i = 0; i < kOwnEdits.size(); ++i)
        QTest::addRow("%zu", i) << static_cast<int>(i);
}

void TestTemplates::whatIsAnInstancesOwnIsNoField()
{
    QFETCH(int, edit);
    const ObjectPtr plain = made([](SceneObject&) {});
    const ObjectPtr other = made(kOwnEdits[static_cast<std::size_t>(edit)]);
    QVERIFY(!sameContent(*plain, *other));
    QVERIFY(differingFields(*plain, *other).isEmpty());
    SceneObject copy = *plain;
    copyFields(TemplateFields::all(), *other, copy);
    QVERIFY(sameContent(copy, *plain));
}

void TestTemplates::membersInsideAFieldGoWithIt_data()
{
    QTest::addColumn<QByteArray>("path");
    QTest::addColumn<QByteArray>("key");
    QTest::addColumn<QByteArray>("field");
    const auto row = [](const char* path, const char* key, const char* field) {
        QTest::addRow("%s/%s", path, key) << QByteArray(path) << QByteArray(key) << QByteArray(field);
    };
    row("shape", "hint", "shape");
    row("shape.parts[1].shape", "hint", "shape");
    row("components[0]", "hint", "components");
    row("", "sprite", "sprite");
    row("", "properties", "properties");
    row("", "tint", "");
    row("", "layer", "");
    row("shapes", "hint", "");
}

void TestTemplates::membersInsideAFieldGoWithIt()
{
    QFETCH(QByteArray, path);
    QFETCH(QByteArray, key);
    QFETCH(QByteArray, field);
    const ObjectPtr plain = made([](SceneObject&) {});
    const ObjectPtr other = made([&](SceneObject& o) {
        o.extra.add({path.toStdString(), key.toStdString(), "[1.0]"});
    });
    const auto owner = templateFieldNamed(field.toStdString());
    const TemplateFields expected = owner ? TemplateFields(*owner) : TemplateFields();
    QVERIFY(differingFields(*plain, *other) == expected);
    SceneObject copy = *plain;
    copyFields(TemplateFields::all(), *other, copy);
    QVERIFY(sameContent(copy, owner ? *other : *plain));
}

/// Otherwise an object that is reset to its old content would be a different one and lose its bytes in the file.
void TestTemplates::membersKeepTheOrderOfTheFile()
{
    const auto all = [](SceneObject& o) {
        for (const char* path : {"shape", "shape.parts[0]"})
            o.extra.add({path, "hint", "1"});
        o.extra.add({"sprite", "pivot", "2"});
        o.extra.add({"components[0]", "hint", "3"});
        o.extra.add({"", "properties", "4"});
        o.extra.add({"", "tint", "5"});
    };
    const ObjectPtr whole = made(all);
    for (std::size_t i = 0; i < kTemplateFields; ++i) {
        const TemplateFields field(static_cast<TemplateField>(i));
        SceneObject copy = *whole;
        copyFields(field, *made([](SceneObject&) {}), copy);
        copyFields(field, *whole, copy);
        QVERIFY2(sameContent(copy, *whole), kTemplateKeys[i].data());
    }
}

void TestTemplates::templateHasTheFieldsAndNothingElse()
{
    const ObjectPtr object = made(everything);
    const Template crate = templateFrom(*object, "Crate");
    QCOMPARE(crate.name, std::string("Crate"));
    QVERIFY(crate.object->id.isNull() && crate.object->name.empty() && crate.object->pose.position == Vec2{});
    QVERIFY(crate.object->layer.isEmpty() && crate.object->visible && crate.object->source.isNull());
    QVERIFY(differingFields(*object, *crate.object).isEmpty());
    QVERIFY(crate.object->extra.isEmpty()); // the tint belongs to the object itself
}

void TestTemplates::instanceHasTheFieldsAndItsOwnPlace()
{
    const Template crate = templateOf(everything);
    const ObjectPtr instance = instanceOf(crate, {3, 4}, {7});
    QVERIFY(instance->id == ObjectId{7} && instance->pose.position == (Vec2{3, 4}));
    QCOMPARE(instance->name, std::string("Crate"));
    QVERIFY((*instance->instanceOf == TemplateLink{"Crate"}));
    QVERIFY(differingFields(*instance, *crate.object).isEmpty());
}

void TestTemplates::instanceFollowsWhereItDoesNotOverride_data() { eachFieldDiffersAndIsCopiedByItself_data(); }

void TestTemplates::instanceFollowsWhereItDoesNotOverride()
{
    QFETCH(int, field);
    const TemplateFields one(static_cast<TemplateField>(field));
    const ObjectPtr instance = instanceOf(templateOf([](SceneObject&) {}), {}, {7});
    const ObjectPtr own = edited(*instance, [&](SceneObject& o) { o.instanceOf = TemplateLink{"Crate", one}; });
    const Template changed = templateOf(kEdits[static_cast<std::size_t>(field)]);

    const ObjectPtr followed = followingTemplate(instance, changed);
    QVERIFY(differingFields(*followed, *changed.object).isEmpty());
    QVERIFY(followed->instanceOf == instance->instanceOf);
    QVERIFY(sameContent(*followingTemplate(own, changed), *own));
    const Template allChanged = templateOf(everything);
    QVERIFY(differingFields(*followingTemplate(own, allChanged), *allChanged.object) == one);
}

void TestTemplates::scaleThatTheShapeCannotHaveIsNotTaken()
{
    const ObjectPtr round = edited(*instanceOf(templateOf([](SceneObject&) {}), {}, {7}), [](SceneObject& o) {
        o.shape = Circle{2.0};
        o.instanceOf = TemplateLink{"Crate", TemplateField::BoundingShape};
    });
    const Template flat = templateOf([](SceneObject& o) {
        o.pose.scale = {2.0, 1.0};
        o.mass = 3.0;
    });
    const ObjectPtr followed = followingTemplate(round, flat);
    QVERIFY(!scaleFaultOf(followed->shape, followed->pose.scale));
    QCOMPARE(followed->mass, 3.0);
    QVERIFY(followed->pose.scale == (Vec2{1.0, 1.0}));
    QVERIFY(overridesOf(followed) == (TemplateFields(TemplateField::BoundingShape) | TemplateField::Scale));
    QVERIFY(withFieldsReset(followed, TemplateField::Scale, flat) == followed);
    QVERIFY(sameContent(*withFieldsReset(followed, TemplateFields::all(), flat), *instanceOf(flat, {}, {7})));
}

void TestTemplates::whatWouldNotChangeIsTheSameObject()
{
    const Template crate = templateOf(everything);
    const ObjectPtr instance = instanceOf(crate, {}, {7});
    QVERIFY(followingTemplate(instance, crate) == instance);
    QVERIFY(withFieldsReset(instance, TemplateFields::all(), crate) == instance);
    QVERIFY(linkedTo(instance, crate) == instance);
    QVERIFY(withOverridesMarked(*instance, instance) == instance);
    const ObjectPtr plain = made(everything);
    QVERIFY(detached(plain) == plain);
}

void TestTemplates::resetFieldsFollowAgain()
{
    const Template crate = templateOf([](SceneObject&) {});
    const ObjectPtr changed = linkedTo(made(everything), crate);
    const ObjectPtr light = withFieldsReset(changed, TemplateField::Mass, crate);
    QCOMPARE(light->mass, 1.0);
    QVERIFY(overridesOf(light) == TemplateFields::all() - TemplateField::Mass);
    QCOMPARE(light->name, std::string("Mine"));
    const ObjectPtr all = withFieldsReset(changed, TemplateFields::all(), crate);
    QVERIFY(overridesOf(all).isEmpty() && differingFields(*all, *crate.object).isEmpty());
}

void TestTemplates::linkedObjectOverridesWhereItDiffers()
{
    const Template crate = templateOf(kEdits[0]);
    const ObjectPtr linked = linkedTo(made(kEdits[5]), crate);
    QVERIFY(overridesOf(linked) == (TemplateFields(TemplateField::Kind) | TemplateField::Mass));
    QCOMPARE(linked->mass, 5.0);
}

void TestTemplates::detachedObjectKeepsItsLooks()
{
    const Template crate = templateOf(everything);
    const ObjectPtr free = detached(instanceOf(crate, {}, {7}));
    QVERIFY(free->instanceOf.isEmpty());
    QVERIFY(differingFields(*free, *crate.object).isEmpty());
}

void TestTemplates::editedFieldsAreMarked_data() { eachFieldDiffersAndIsCopiedByItself_data(); }

void TestTemplates::editedFieldsAreMarked()
{
    QFETCH(int, field);
    const TemplateFields one(static_cast<TemplateField>(field));
    const ObjectPtr before = linkedTo(made(kEdits[0]), templateOf([](SceneObject&) {}));
    const ObjectPtr after = edited(*before, [&](SceneObject& o) {
        o.kind = ObjectKind::Static; // set back to the template's value, it still counts as overridden
        kEdits[static_cast<std::size_t>(field)](o);
        o.name = "Mine";
    });
    const ObjectPtr marked = withOverridesMarked(*before, after);
    QVERIFY(overridesOf(marked) == (TemplateFields(TemplateField::Kind) | one));
    QVERIFY(differingFields(*marked, *after).isEmpty());
    const ObjectPtr plain = made([](SceneObject&) {});
    const ObjectPtr plainAfter = edited(*plain, kEdits[static_cast<std::size_t>(field)]);
    QVERIFY(withOverridesMarked(*plain, plainAfter) == plainAfter);
}

void TestTemplates::editsOfTheLinkAreNotMarked()
{
    const ObjectPtr instance = instanceOf(templateOf([](SceneObject&) {}), {}, {7});
    const ObjectPtr other = edited(*instance, [](SceneObject& o) {
        o.mass = 9.0;
        o.instanceOf = TemplateLink{"Barrel"};
    });
    QVERIFY(withOverridesMarked(*instance, other) == other);
}

/// There may be a million instances, so a copied link must cost one pointer only.
void TestTemplates::objectsWithTheSameLinkShareIt()
{
    const ObjectPtr instance = instanceOf(templateOf(everything), {}, {7});
    const ObjectPtr moved = edited(*instance, [](SceneObject& o) { o.pose.position = {1, 1}; });
    QCOMPARE(&*moved->instanceOf, &*instance->instanceOf);
    QCOMPARE(&*withOverridesMarked(*instance, moved)->instanceOf, &*instance->instanceOf);
}

BROADSIDE_TEST(TestTemplates)

} // namespace broadside::test::tst_templates

#include "tst_templates.moc"
