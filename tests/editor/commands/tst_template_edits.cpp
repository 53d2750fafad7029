#include "core/base/limits.h"
#include "core/io/scene/scene_writer.h"
#include "editor/commands/apply_edits.h"
#include "editor/commands/apply_fix.h"
#include "editor/commands/object_commands.h"
#include "editor/commands/paste_objects.h"
#include "editor/commands/templates/template_edits.h"
#include "tests/support/editor/editor_world.h"
#include "tests/support/test.h"

#include <QElapsedTimer>
#include <QSignalSpy>
#include <QUndoStack>

namespace broadside::test::tst_template_edits {

namespace {

/// Two equal crates, "Crate 1" and "Crate 2", and a ball without a name.
Scene crates()
{
    Scene scene;
    for (const std::uint64_t id : {1U, 2U})
        scene.append(test::makeObject(id, {5.0 * static_cast<double>(id), 0.0}, [&](SceneObject& o) {
            o.name = "Crate " + std::to_string(id);
            o.mass = 2.0;
        }));
    scene.append(test::makeObject(3, {0, 5}, [](SceneObject& o) {
        o.name.clear();
        o.shape = Circle{1.0};
        o.kind = ObjectKind::Dynamic;
    }));
    return scene;
}

struct TemplateWorld : test::EditorWorld {
    explicit TemplateWorld(Scene scene = crates())
        : EditorWorld(std::move(scene))
    {}

    [[nodiscard]] const Template& templateNamed(const char* name) const
    {
        const Template* const found = library.find(name);
        if (!found)
            qFatal("no template %s", name);
        return *found;
    }
    [[nodiscard]] TemplateFields overridesOf(std::uint64_t id) const { return object(id).instanceOf->overrides; }
    [[nodiscard]] int steps() const { return document.undoStack().count(); }

    template<class Edit>
    void edit(std::uint64_t id, Edit&& change, std::optional<GestureId> gesture = {})
    {
        const ObjectPtr before = edits.find({id});
        edits.replace(QStringLiteral("Edit"), {{before, edited(*before, change)}}, SceneChange::Kind::Edited,
                      gesture.value_or(edits.newGesture()));
    }
    void makeCrates()
    {
        if (!templates.makeFrom(test::ids({1, 2})).isEmpty())
            qFatal("no template was made");
    }
};

constexpr TemplateFields kMass = TemplateField::Mass;

} // namespace

class TestTemplateEdits : public QObject {
    Q_OBJECT
private slots:
    void whatIsAlikeSharesATemplate();
    void templatesAreCalledLikeTheirObjects_data();
    void templatesAreCalledLikeTheirObjects();
    void instancesAreLeftAlone();
    void editsAreMarkedAndUndone();
    void gestureThatEndsWhereItBeganMarksNothing();
    void moveMarksNothing();
    void applyTakesTheInstancesAlong();
    void lockedInstancesKeepTheirValues();
    void aLockedObjectBecomesNoInstance();
    void applyOneFieldLeavesTheOthers();
    void applyShapeTakesTheScaleAlong();
    void resetOneFieldOrAll();
    void resetSaysWhatDoesNotSuit();
    void detachKeepsTheLooks();
    void renameTakesTheLinksAlong();
    void renameRefusals_data();
    void renameRefusals();
    void deletedTemplateLeavesItsInstances();
    void eachIsOneStep();
    void sharedTemplatesArePlacedAndNotEdited();
    void simulationIsNotDisturbed();
    void editsOfASimulationAreMarkedWhenApplied();
    void pastedInstancesKeepTheirLooks();
    void pastedTemplatesNameTheCopies();
    void templateThatComesBackFindsItsInstances();
    void fixesOfTheChecks();
    void manyInstancesFollowInTime();
};

void TestTemplateEdits::whatIsAlikeSharesATemplate()
{
    TemplateWorld world;
    QCOMPARE(world.templates.makeFrom(test::ids({1, 2, 3})), QString());
    QCOMPARE(world.scene().templates.size(), std::size_t{2});
    QCOMPARE(world.scene().templates[0].name, std::string("Crate"));
    QCOMPARE(world.scene().templates[1].name, std::string("Circle"));
    QVERIFY((world.templates.instancesOf("Crate") == test::ids({1, 2})));
    QCOMPARE(world.templates.instanceCounts().at("Circle"), std::size_t{1});
    QVERIFY(world.overridesOf(1).isEmpty());
    QCOMPARE(world.object(1).name, std::string("Crate 1"));
    QCOMPARE(world.document.undoStack().undoText(), QStringLiteral("Create 2 templates"));
}

void TestTemplateEdits::templatesAreCalledLikeTheirObjects_data()
{
    QTest::addColumn<QByteArray>("object");
    QTest::addColumn<QByteArray>("name");
    QTest::newRow("number") << QByteArray("Target 21") << QByteArray("Target");
    QTest::newRow("no number") << QByteArray("Door") << QByteArray("Door");
    QTest::newRow("only a number") << QByteArray("7") << QByteArray("7");
    QTest::newRow("number without space") << QByteArray("Box7") << QByteArray("Box7");
    QTest::newRow("nameless") << QByteArray("") << QByteArray("Box");
    QTest::newRow("taken") << QByteArray("Wall 3") << QByteArray("Wall 2");
}

void TestTemplateEdits::templatesAreCalledLikeTheirObjects()
{
    QFETCH(QByteArray, object);
    QFETCH(QByteArray, name);
    Scene scene;
    scene.append(test::makeObject(1, {0, 0}, [&](SceneObject& o) { o.name = object.toStdString(); }));
    scene.append(test::makeObject(2, {0, 0}, [&](SceneObject& o) { o.instanceOf = TemplateLink{"Wall"}; }));
    TemplateWorld world(scene); // "Wall" is missing: its instances must not become instances of a new template
    QCOMPARE(world.templates.makeFrom(test::ids({1})), QString());
    QCOMPARE(world.scene().templates.front().name, name.toStdString());
}

void TestTemplateEdits::instancesAreLeftAlone()
{
    TemplateWorld world;
    world.makeCrates();
    QVERIFY(world.templates.makeFrom(test::ids({1, 2})).contains(QStringLiteral("already instances of templates")));
    QCOMPARE(world.steps(), 1);
    QCOMPARE(world.templates.makeFrom(test::ids({1, 3})), QString());
    QCOMPARE(world.object(1).instanceOf->name, std::string("Crate"));
    QCOMPARE(world.object(3).instanceOf->name, std::string("Circle"));
}

void TestTemplateEdits::editsAreMarkedAndUndone()
{
    TemplateWorld world;
    world.makeCrates();
    const std::string before = writeScene(world.scene());
    world.edit(1, [](SceneObject& o) { o.mass = 5.0; });
    QVERIFY(world.overridesOf(1) == kMass);
    QVERIFY(world.overridesOf(2).isEmpty());
    world.edit(1, [](SceneObject& o) { o.mass = 2.0; }); // back to the template's value: it is still an override
    QVERIFY(world.overridesOf(1) == kMass);
    world.document.undoStack().undo();
    world.document.undoStack().undo();
    QCOMPARE(writeScene(world.scene()), before);
}

void TestTemplateEdits::gestureThatEndsWhereItBeganMarksNothing()
{
    TemplateWorld world;
    world.makeCrates();
    const ObjectPtr begun = world.edits.find({1});
    const GestureId gesture = world.edits.newGesture();
    for (const double angle : {10.0, 20.0, 0.0}) {
        const ObjectPtr after = edited(*begun, [&](SceneObject& o) { o.pose.angle = angle; });
        world.edits.replace(QStringLiteral("Rotate"), {{begun, after}}, SceneChange::Kind::Moved, gesture);
        QVERIFY(world.overridesOf(1).contains(TemplateField::Angle) == (angle != 0.0));
    }
    QCOMPARE(world.steps(), 1); // the gesture left no step
    QVERIFY(world.edits.find({1}) == begun);
}

void TestTemplateEdits::moveMarksNothing()
{
    TemplateWorld world;
    world.makeCrates();
    world.edit(1, [](SceneObject& o) {
        o.pose.position = {9, 9};
        o.name = "Mine";
        o.layer = {"walls"};
        o.locked = true;
    });
    QVERIFY(world.overridesOf(1).isEmpty());
}

void TestTemplateEdits::applyTakesTheInstancesAlong()
{
    TemplateWorld world;
    world.makeCrates();
    world.edit(1, [](SceneObject& o) {
        o.mass = 5.0;
        o.mask = 3;
    });
    world.edit(2, [](SceneObject& o) { o.mask = 7; });
    const int steps = world.steps();
    QCOMPARE(world.templates.applyToTemplate({1}, TemplateFields::all()), QString());
    QCOMPARE(world.steps(), steps + 1);
    QCOMPARE(world.templateNamed("Crate").object->mass, 5.0);
    QVERIFY(world.overridesOf(1).isEmpty());
    QCOMPARE(world.object(2).mass, 5.0);
    QCOMPARE(world.object(2).mask, 7U); // its own value
    QVERIFY(world.overridesOf(2) == TemplateField::Mask);
    QCOMPARE(world.document.undoStack().undoText(), QStringLiteral("Apply Crate 1 to template Crate"));
    world.document.undoStack().undo();
    QCOMPARE(world.object(2).mass, 2.0);
    QVERIFY(world.overridesOf(1).contains(kMass));
}

void TestTemplateEdits::lockedInstancesKeepTheirValues()
{
    TemplateWorld world;
    world.makeCrates();
    world.edit(1, [](SceneObject& o) { o.mass = 5.0; });
    world.edit(2, [](SceneObject& o) { o.locked = true; });
    QString said;
    world.edits.setLockNotice([&said](const QString& sentence) { said = sentence; });
    QCOMPARE(world.templates.applyToTemplate({1}, TemplateFields::all()), QString());
    QCOMPARE(world.object(2).mass, 2.0);
    QVERIFY(world.overridesOf(2) == TemplateField::Mass);
    QVERIFY2(said.startsWith(QStringLiteral("1 locked object was left out.")), qPrintable(said));
    const int steps = world.steps();
    QCOMPARE(world.templates.applyToTemplate({2}, TemplateFields::all()), QString());
    QCOMPARE(world.steps(), steps);
    QVERIFY2(said.contains(QStringLiteral("is locked: unlock it")), qPrintable(said));
}

void TestTemplateEdits::aLockedObjectBecomesNoInstance()
{
    TemplateWorld world;
    world.edit(1, [](SceneObject& o) { o.locked = true; });
    QString said;
    world.edits.setLockNotice([&said](const QString& sentence) { said = sentence; });
    const int steps = world.steps();
    QCOMPARE(world.templates.makeFrom(test::ids({1})), QString());
    QCOMPARE(world.steps(), steps);
    QVERIFY2(said.contains(QStringLiteral("is locked: unlock it")), qPrintable(said));
}

void TestTemplateEdits::applyOneFieldLeavesTheOthers()
{
    TemplateWorld world;
    world.makeCrates();
    world.edit(1, [](SceneObject& o) {
        o.mass = 5.0;
        o.mask = 3;
    });
    QCOMPARE(world.templates.applyToTemplate({1}, kMass), QString());
    QVERIFY(world.overridesOf(1) == TemplateField::Mask);
    QCOMPARE(world.object(2).mass, 5.0);
    QVERIFY(world.object(2).mask != 3U);
    QCOMPARE(world.document.undoStack().undoText(), QStringLiteral("Apply mass of Crate 1 to template Crate"));
}

void TestTemplateEdits::applyShapeTakesTheScaleAlong()
{
    TemplateWorld world;
    world.makeCrates();
    world.edit(1, [](SceneObject& o) { o.pose.scale = {2.0, 1.0}; });
    QCOMPARE(world.templates.applyToTemplate({1}, TemplateFields::all()), QString());
    world.edit(1, [](SceneObject& o) {
        o.shape = Circle{1.0};
        o.pose.scale = {1.0, 1.0};
    });
    QCOMPARE(world.templates.applyToTemplate({1}, TemplateField::BoundingShape), QString());
    QVERIFY((world.templateNamed("Crate").object->pose.scale == Vec2{1.0, 1.0}));
    QVERIFY(world.overridesOf(1).isEmpty());
    QVERIFY(std::holds_alternative<Circle>(world.object(2).shape));
}

void TestTemplateEdits::resetOneFieldOrAll()
{
    TemplateWorld world;
    world.makeCrates();
    for (const std::uint64_t id : {1U, 2U})
        world.edit(id, [](SceneObject& o) {
            o.mass = 5.0;
            o.mask = 3;
        });
    const int steps = world.steps();
    QCOMPARE(world.templates.resetToTemplate(test::ids({1, 2, 3}), kMass), QString());
    QCOMPARE(world.steps(), steps + 1);
    for (const std::uint64_t id : {1U, 2U}) {
        QCOMPARE(world.object(id).mass, 2.0);
        QVERIFY(world.overridesOf(id) == TemplateField::Mask);
    }
    QCOMPARE(world.document.undoStack().undoText(), QStringLiteral("Reset mass of 2 objects"));
    QCOMPARE(world.templates.resetToTemplate(test::ids({1}), TemplateFields::all()), QString());
    QVERIFY(world.overridesOf(1).isEmpty());
    QCOMPARE(world.document.undoStack().undoText(), QStringLiteral("Reset Crate 1"));
}

void TestTemplateEdits::resetSaysWhatDoesNotSuit()
{
    TemplateWorld world;
    world.makeCrates();
    world.edit(1, [](SceneObject& o) { o.pose.scale = {2.0, 1.0}; });
    QCOMPARE(world.templates.applyToTemplate({1}, TemplateFields::all()), QString());
    world.edit(2, [](SceneObject& o) {
        o.shape = Circle{1.0};
        o.pose.scale = {1.0, 1.0};
    });
    const int steps = world.steps();
    QVERIFY(
        world.templates.resetToTemplate(test::ids({2}), TemplateField::Scale).contains(QStringLiteral("Reset both")));
    QCOMPARE(world.steps(), steps);
    QCOMPARE(world.templates.resetToTemplate(test::ids({2}), kShapeAndScale), QString());
    QVERIFY((world.object(2).pose.scale == Vec2{2.0, 1.0}));
}

void TestTemplateEdits::detachKeepsTheLooks()
{
    TemplateWorld world;
    world.makeCrates();
    QCOMPARE(world.templates.detach(test::ids({1, 3})), QString());
    QVERIFY(world.object(1).instanceOf.isEmpty());
    QCOMPARE(world.object(1).mass, 2.0);
    QVERIFY((world.templates.instancesOf("Crate") == test::ids({2})));
    QCOMPARE(world.document.undoStack().undoText(), QStringLiteral("Detach Crate 1"));
}

void TestTemplateEdits::renameTakesTheLinksAlong()
{
    TemplateWorld world;
    world.makeCrates();
    world.edit(1, [](SceneObject& o) { o.mass = 5.0; });
    QCOMPARE(world.templates.rename("Crate", "Barrel"), QString());
    QCOMPARE(world.object(1).instanceOf->name, std::string("Barrel"));
    QVERIFY(world.overridesOf(1) == kMass);
    QVERIFY(world.library.find("Barrel") && !world.library.find("Crate"));
    world.document.undoStack().undo();
    QCOMPARE(world.object(2).instanceOf->name, std::string("Crate"));
}

void TestTemplateEdits::renameRefusals_data()
{
    QTest::addColumn<QByteArray>("from");
    QTest::addColumn<QByteArray>("to");
    QTest::addColumn<QString>("reason");
    QTest::newRow("empty") << QByteArray("Crate") << QByteArray("") << QStringLiteral("needs a name");
    QTest::newRow("taken") << QByteArray("Crate") << QByteArray("Circle") << QStringLiteral("already");
    QTest::newRow("long") << QByteArray("Crate") << QByteArray(limits::kStringBytes + 1, 'x')
                          << QStringLiteral("the limit");
    QTest::newRow("missing") << QByteArray("Nowhere") << QByteArray("Door") << QStringLiteral("There is no template");
    QTest::newRow("instances of another")
        << QByteArray("Crate") << QByteArray("Gone") << QStringLiteral("missing template");
}

void TestTemplateEdits::renameRefusals()
{
    QFETCH(QByteArray, from);
    QFETCH(QByteArray, to);
    QFETCH(QString, reason);
    Scene scene = crates();
    scene.append(test::makeObject(4, {0, 0}, [&](SceneObject& o) { o.instanceOf = TemplateLink{"Gone"}; }));
    TemplateWorld world(scene);
    QCOMPARE(world.templates.makeFrom(test::ids({1, 3})), QString());
    const int steps = world.steps();
    const QString refusal = world.templates.rename(from.toStdString(), to.toStdString());
    QVERIFY2(refusal.contains(reason), qPrintable(refusal));
    QCOMPARE(world.steps(), steps);
}

void TestTemplateEdits::deletedTemplateLeavesItsInstances()
{
    TemplateWorld world;
    world.makeCrates();
    QCOMPARE(world.templates.remove({"Crate"}), QString());
    QVERIFY(world.scene().templates.empty());
    QVERIFY(world.object(1).instanceOf.isEmpty() && world.object(1).mass == 2.0);
    world.document.undoStack().undo();
    QVERIFY((world.templates.instancesOf("Crate") == test::ids({1, 2})));
}

void TestTemplateEdits::eachIsOneStep()
{
    TemplateWorld world;
    QSignalSpy changed(&world.library, &TemplateLibrary::changed);
    std::vector<std::string> texts{writeScene(world.scene())};
    const auto step = [&](const QString& refusal) {
        QVERIFY2(refusal.isEmpty(), qPrintable(refusal));
        texts.push_back(writeScene(world.scene()));
        QCOMPARE(world.steps(), static_cast<int>(texts.size()) - 1);
    };
    step(world.templates.makeFrom(test::ids({1, 2, 3})));
    QCOMPARE(changed.count(), 1);
    world.edit(1, [](SceneObject& o) { o.mass = 5.0; });
    step({});
    QCOMPARE(changed.count(), 1);
    step(world.templates.applyToTemplate({1}, TemplateFields::all()));
    step(world.templates.rename("Crate", "Barrel"));
    step(world.templates.remove({"Barrel", "Circle"}));
    for (std::size_t i = texts.size() - 1; i > 0; --i) {
        QCOMPARE(writeScene(world.scene()), texts[i]);
        world.document.undoStack().undo();
    }
    for (const std::string& text : texts) {
        QCOMPARE(writeScene(world.scene()), text);
        world.document.undoStack().redo();
    }
}

void TestTemplateEdits::sharedTemplatesArePlacedAndNotEdited()
{
    TemplateWorld world;
    const Template barrel = templateFrom(world.object(3), "Barrel");
    const Template crate = templateFrom(world.object(3), "Crate");
    world.library.setShared({barrel, crate});
    QCOMPARE(world.library.shared().size(), std::size_t{2});
    QVERIFY(world.templates.prototypeOf("Barrel")->instanceOf->name == "Barrel");
    QVERIFY(world.templates.rename("Barrel", "Tun").contains(QStringLiteral("It is shared by the project")));
    world.edits.add({}, {instanceOf(barrel, {1, 1}, {4})});
    world.edit(4, [](SceneObject& o) { o.mass = 9.0; });
    QVERIFY(world.overridesOf(4) == kMass);
    QVERIFY(!world.templates.applyToTemplate({4}, kMass).isEmpty());
    QCOMPARE(world.templates.resetToTemplate(test::ids({4}), kMass), QString());
    QCOMPARE(world.object(4).mass, 1.0);

    QCOMPARE(world.templates.makeFrom(test::ids({1})), QString()); // the project has a template of this name
    QCOMPARE(world.scene().templates.front().name, std::string("Crate 2"));
}

void TestTemplateEdits::simulationIsNotDisturbed()
{
    TemplateWorld world;
    world.makeCrates();
    world.session.stepOnce();
    QVERIFY(world.edits.isLive());
    const std::string text = writeScene(world.scene());
    for (const QString& refusal :
         {world.templates.makeFrom(test::ids({3})), world.templates.applyToTemplate({1}, TemplateFields::all()),
          world.templates.resetToTemplate(test::ids({1}), TemplateFields::all()),
          world.templates.detach(test::ids({1})), world.templates.rename("Crate", "Door"),
          world.templates.remove({"Crate"}), world.templates.follow(test::ids({1}))})
        QVERIFY2(refusal.contains(QStringLiteral("Stop the simulation first")), qPrintable(refusal));
    QCOMPARE(writeScene(world.scene()), text);
    QVERIFY(world.edits.isLive());
}

void TestTemplateEdits::editsOfASimulationAreMarkedWhenApplied()
{
    TemplateWorld world;
    world.makeCrates();
    world.session.stepOnce();
    world.edit(1, [](SceneObject& o) { o.mass = 5.0; });
    QVERIFY(world.edits.find({1})->instanceOf->overrides == kMass); // visible at once
    QVERIFY(world.overridesOf(1).isEmpty());
    const EditsBeyondScene edits = editsBeyond(world.scene(), *world.session.world());
    applyEdits(world.document, edits);
    QVERIFY(world.overridesOf(1) == kMass);
    QCOMPARE(world.object(1).mass, 5.0);
}

void TestTemplateEdits::pastedInstancesKeepTheirLooks()
{
    TemplateWorld from;
    from.makeCrates();
    from.edit(1, [](SceneObject& o) { o.mask = 3; });
    const std::vector<ObjectPtr> copied{from.edits.find({1}), from.edits.find({2})};

    TemplateWorld empty{Scene{}};
    Pasted first = pasted(empty.edits, copied, std::nullopt, {&empty.library, from.scene().templates});
    QCOMPARE(first.templates.size(), std::size_t{1});
    empty.templates.add(QStringLiteral("Paste"), first.templates, first.objects);
    QCOMPARE(empty.steps(), 1);
    QVERIFY(empty.scene().templates == from.scene().templates);
    QVERIFY(empty.overridesOf(1) == TemplateField::Mask);
    empty.document.undoStack().undo();
    QVERIFY(empty.scene().templates.empty() && empty.scene().size() == 0);

    Scene other;
    other.templates = {templateFrom(*test::makeObject(1, {}, [](SceneObject& o) { o.mass = 7.0; }), "Crate")};
    TemplateWorld there{other};
    const Pasted second = pasted(there.edits, copied, std::nullopt, {&there.library, from.scene().templates});
    QVERIFY(second.templates.empty());
    QCOMPARE(second.objects[1]->mass, 2.0);
    QVERIFY(second.objects[1]->instanceOf->overrides == kMass);
    QVERIFY(second.objects[0]->instanceOf->overrides == (kMass | TemplateField::Mask));
}

void TestTemplateEdits::pastedTemplatesNameTheCopies()
{
    Scene scene;
    scene.append(test::makeObject(1, {0, 0}, [](SceneObject& o) { o.components.emplace_back(Launcher{{2}, 1.0}); }));
    scene.append(test::makeObject(2, {2, 0}));
    TemplateWorld from{scene};
    QCOMPARE(from.templates.makeFrom(test::ids({1})), QString());
    const Scene& source = from.scene();
    TemplateWorld there{crates()};
    const Pasted result = pasted(there.edits, source.objects(), std::nullopt, {&there.library, source.templates});
    QCOMPARE(result.dropped, std::size_t{0});
    QVERIFY((std::get<Launcher>(result.templates.at(0).object->components.at(0)).projectile == ObjectId{5}));
    QVERIFY(result.objects[0]->instanceOf->overrides.isEmpty());
    // Where the template exists, the launcher of the copy refers to its own ball, which is an override.
    const Pasted again = pasted(from.edits, source.objects(), std::nullopt, {&from.library, source.templates});
    QVERIFY(again.objects[0]->instanceOf->overrides == TemplateField::Components);
}

void TestTemplateEdits::templateThatComesBackFindsItsInstances()
{
    Scene scene;
    scene.append(test::makeObject(1, {0, 0}, [](SceneObject& o) {
        o.mass = 3.0;
        o.instanceOf = TemplateLink{"Crate"};
    }));
    TemplateWorld world{scene};
    const Template crate = templateFrom(*test::makeObject(9, {}), "Crate");
    world.templates.add(QStringLiteral("Paste"), {crate}, {instanceOf(crate, {}, {2})});
    QCOMPARE(world.steps(), 1);
    QCOMPARE(world.object(1).mass, 3.0);
    QVERIFY(world.overridesOf(1) == kMass);
}

void TestTemplateEdits::fixesOfTheChecks()
{
    TemplateWorld world;
    world.makeCrates();
    applyFix(world.document, world.edits, RemoveTemplates{{"Crate"}});
    QVERIFY(world.scene().templates.empty());
    QCOMPARE(world.document.undoStack().undoText(), QStringLiteral("Delete template Crate"));
    world.document.undoStack().undo();
    applyFix(world.document, world.edits, DetachInstances{test::ids({1})});
    QVERIFY(world.object(1).instanceOf.isEmpty());
    QCOMPARE(textOf(FollowTemplates{test::ids({1, 2})}, world.edits),
             QStringLiteral("Let 2 objects follow their templates"));
}

void TestTemplateEdits::manyInstancesFollowInTime()
{
    constexpr std::uint64_t kMany = 50'000;
    Scene scene;
    scene.templates = {templateFrom(*test::makeObject(1, {}), "Crate")};
    for (std::uint64_t id = 1; id <= kMany; ++id)
        scene.append(instanceOf(scene.templates[0], {static_cast<double>(id), 0.0}, {id}));
    TemplateWorld world{std::move(scene)};
    world.edit(1, [](SceneObject& o) { o.mass = 5.0; });
    QElapsedTimer clock;
    clock.start();
    QCOMPARE(world.templates.applyToTemplate({1}, kMass), QString());
    QVERIFY2(clock.elapsed() < 5'000, qPrintable(QString::number(clock.elapsed())));
    QCOMPARE(world.object(kMany).mass, 5.0);
}

BROADSIDE_EVENT_TEST(TestTemplateEdits)

} // namespace broadside::test::tst_template_edits

#include "tst_template_edits.moc"
