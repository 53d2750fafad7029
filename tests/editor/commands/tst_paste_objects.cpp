#include "core/base/random.h"
#include "core/geometry/bounds.h"
#include "core/io/scene/scene_fragment.h"
#include "editor/commands/paste_objects.h"
#include "tests/support/editor/editor_world.h"
#include "tests/support/printers.h"
#include "tests/support/test.h"

#include <QElapsedTimer>

#include <cmath>

namespace broadside::test::tst_paste_objects {

class TestPasteObjects : public QObject {
    Q_OBJECT
private slots:
    void copiesHaveNewIdsAndFreeNames();
    void namesThatAreFreeStay();
    void middleComesToThePointer();
    void eachPasteAtTheSamePointIsMovedOn();
    void distancesStayToTheLastBit();
    void referencesAmongThemLeadToTheCopies();
    void referencesToOthersStayWhereTheyAreThere();
    void groupsAreGroupsOfTheirOwn();
    void limitsRefuseAll();
    void idsThatNoFileCanSayAreRefused();
    void fiftyThousandAreFast();
    void inASimulationTheyGetIdsOfItsWorld();
};

void TestPasteObjects::copiesHaveNewIdsAndFreeNames()
{
    Scene scene = test::threeBoxes();
    scene.replace(edited(*scene.find({1}), [](SceneObject& o) { o.name = "Target 1"; }));
    scene.replace(edited(*scene.find({2}), [](SceneObject& o) { o.name = "Target 20"; }));
    test::EditorWorld world(scene);
    const Pasted result = pasted(world.edits, world.scene().objects(), std::nullopt);
    QCOMPARE(result.objects.size(), std::size_t{3});
    for (std::size_t i = 0; i < 3; ++i) {
        QCOMPARE(result.objects[i]->id.value, 4 + i);
        QCOMPARE(result.objects[i]->pose, world.scene().objects()[i]->pose);
    }
    QCOMPARE(result.objects[0]->name, std::string("Target 21"));
    QCOMPARE(result.objects[1]->name, std::string("Target 22"));
    QCOMPARE(result.objects[2]->name, std::string("Object 4"));
    world.edits.add(QStringLiteral("Paste"), result.objects);
    QCOMPARE(world.document.undoStack().count(), 1);
    QCOMPARE(world.scene().size(), std::size_t{6});
}

/// Pasting after a cut, or into another scene. Two copies never get the same name.
void TestPasteObjects::namesThatAreFreeStay()
{
    Scene clip = test::threeBoxes();
    clip.replace(edited(*clip.find({1}), [](SceneObject& o) { o.name = "Target 1"; }));
    clip.replace(edited(*clip.find({2}), [](SceneObject& o) { o.name = "Target 1"; }));
    clip.replace(edited(*clip.find({3}), [](SceneObject& o) { o.name = "Cannon"; }));
    Scene scene;
    scene.append(test::makeObject(1, {0.0, 0.0}, [](SceneObject& o) { o.name = "Target 7"; }));
    test::EditorWorld world(scene);
    const Pasted result = pasted(world.edits, clip.objects(), std::nullopt);
    QCOMPARE(result.objects[0]->name, std::string("Target 1"));
    QCOMPARE(result.objects[1]->name, std::string("Target 8"));
    QCOMPARE(result.objects[2]->name, std::string("Cannon"));
}

void TestPasteObjects::middleComesToThePointer()
{
    test::EditorWorld world(test::threeBoxes()); // their common box is from -0.5 to 10.5, with its centre at 5
    const Pasted result = pasted(world.edits, world.scene().objects(), Vec2{7.0, 3.0});
    QVERIFY(distance(result.objects[1]->pose.position, {7.0, 3.0}) < 1e-3);
}

void TestPasteObjects::eachPasteAtTheSamePointIsMovedOn()
{
    test::EditorWorld world(test::threeBoxes());
    const std::vector<ObjectPtr> clip(world.scene().objects().begin(), world.scene().objects().begin() + 2);
    const auto paste = [&] {
        const Pasted result = pasted(world.edits, clip, Vec2{7.0, 3.0});
        world.edits.add(QStringLiteral("Paste"), result.objects);
        return result.objects.front()->pose.position;
    };
    const Vec2 first = paste();
    const Vec2 second = paste();
    const Vec2 offset = copyOffset(world.scene().world);
    QVERIFY(offset.x > 0.0 && offset.y < 0.0);
    QVERIFY2(distance(second, first + offset) < 1e-2, qPrintable(QString::number(distance(second, first))));
    QVERIFY2(distance(paste(), first + offset * 2.0) < 1e-2, "the third");
    world.document.undoStack().undo();
    world.document.undoStack().undo();
    QCOMPARE(paste(), second); // an undone paste leaves its place free
}

void TestPasteObjects::distancesStayToTheLastBit()
{
    Random random{3};
    for (int round = 0; round < 200; ++round) {
        Scene scene;
        for (std::uint64_t id = 1; id <= 5; ++id) // multiples of 2^-20 m, so that sums in double are exact
            scene.append(test::makeObject(id, {std::ldexp(static_cast<double>(random.below(1U << 24U)), -20),
                                               std::ldexp(static_cast<double>(random.below(1U << 24U)), -20)}));
        test::EditorWorld world(scene);
        const Pasted result =
            pasted(world.edits, scene.objects(), Vec2{random.between(-100.0, 100.0), random.between(-100.0, 100.0)});
        const Vec2 by = result.objects[0]->pose.position - scene.objects()[0]->pose.position;
        for (std::size_t i = 0; i < 5; ++i)
            QCOMPARE(result.objects[i]->pose.position - scene.objects()[i]->pose.position, by);
    }
}

void TestPasteObjects::referencesAmongThemLeadToTheCopies()
{
    test::EditorWorld world(test::cannonWorld());
    Scene clip = world.scene();
    clip.replace(edited(*clip.find({3}), [](SceneObject& o) { o.properties = Properties{{"friend", ObjectId{1}}}; }));
    const Pasted result = pasted(world.edits, clip.objects(), std::nullopt);
    QCOMPARE(result.dropped, std::size_t{0});
    const ObjectId first = world.scene().nextId();
    QCOMPARE(std::get<Launcher>(result.objects[0]->components.front()).projectile, ObjectId{first.value + 1});
    QVERIFY((result.objects[2]->properties->front().value == PropertyValue{first}));
}

void TestPasteObjects::referencesToOthersStayWhereTheyAreThere()
{
    test::EditorWorld world(test::cannonWorld());
    const auto paddle = test::makeObject(50, {0.0, 0.0}, [](SceneObject& o) {
        Launcher there;
        there.projectile = {2};
        Launcher gone;
        gone.projectile = {99};
        Paddle follows;
        follows.follows = {99};
        o.components = {gone, there, follows};
        o.extra.add({"components[1]", "note", "1"});
        o.properties = Properties{{"there", ObjectId{3}}, {"gone", ObjectId{98}}, {"text", std::string("x")}};
    });
    const Pasted result = pasted(world.edits, std::vector<ObjectPtr>{paddle}, std::nullopt);
    QCOMPARE(result.dropped, std::size_t{3});
    const SceneObject& copy = *result.objects.front();
    QCOMPARE(copy.components.size(), std::size_t{2});
    QCOMPARE(std::get<Launcher>(copy.components[0]).projectile, ObjectId{2});
    QVERIFY(std::get<Paddle>(copy.components[1]).follows.isNull());
    QCOMPARE(copy.extra.members().front().path, std::string("components[0]"));
    QVERIFY((*copy.properties == Properties{{"there", ObjectId{3}}, {"text", std::string("x")}}));
    Scene scene = world.scene();
    scene.append(result.objects.front());
    QVERIFY(readFragment(writeFragment(scene, scene.objects())).problems.empty());
}

void TestPasteObjects::groupsAreGroupsOfTheirOwn()
{
    Scene scene = test::threeBoxes();
    const auto group = [&](std::uint64_t id, const char* path) {
        scene.replace(edited(*scene.find({id}), [path](SceneObject& o) { o.group = std::string(path); }));
    };
    group(1, "Castle/Tower");
    group(2, "Castle");
    test::EditorWorld world(scene);
    const Pasted result = pasted(world.edits, scene.objects(), std::nullopt);
    QCOMPARE(*result.objects[0]->group, std::string("Castle 2/Tower"));
    QCOMPARE(*result.objects[1]->group, std::string("Castle 2"));
    QVERIFY(result.objects[2]->group.isEmpty());
    world.edits.remove({{1}, {2}, {3}});
    QCOMPARE(*pasted(world.edits, scene.objects(), std::nullopt).objects[0]->group, std::string("Castle/Tower"));
}

void TestPasteObjects::limitsRefuseAll()
{
    test::EditorWorld world(test::threeBoxes());
    const Pasted result = pasted(world.edits, world.scene().objects(), Vec2{1e9, 0.0});
    QVERIFY(result.objects.empty());
    QVERIFY(result.refusal.contains(QStringLiteral("1e9")));
}

/// 2^53 is the largest id in a file.
void TestPasteObjects::idsThatNoFileCanSayAreRefused()
{
    Scene scene = test::threeBoxes();
    scene.append(test::makeObject(ObjectId::kLargest - 1, {0.0, 0.0}));
    test::EditorWorld world(scene);
    const std::vector<ObjectPtr> one{scene.pointerTo({1})};
    const Pasted two = pasted(world.edits, std::vector<ObjectPtr>{one[0], scene.pointerTo({2})}, std::nullopt);
    QVERIFY(two.objects.empty());
    QVERIFY(two.refusal.contains(QStringLiteral("largest id")));
    const Pasted last = pasted(world.edits, one, std::nullopt);
    QCOMPARE(last.objects.front()->id.value, ObjectId::kLargest);
    world.edits.add({}, last.objects);
    QVERIFY(!pasted(world.edits, one, std::nullopt).refusal.isEmpty());
}

void TestPasteObjects::fiftyThousandAreFast()
{
    Scene many;
    for (std::uint64_t id = 1; id <= 50'000; ++id)
        many.append(test::makeObject(id, {1.0, 2.0}));
    test::EditorWorld world(many);
    (void)world.shownWorld.objects();
    QElapsedTimer timer;
    timer.start();
    const std::string text = writeFragment(world.scene(), world.scene().objects());
    const qint64 written = timer.restart();
    const SceneReading reading = readFragment(text);
    const qint64 read = timer.restart();
    const Pasted result = pasted(world.edits, reading.scene->objects(), Vec2{});
    const qint64 made = timer.restart();
    world.edits.add({}, result.objects);
    qInfo("written in %lld ms, read in %lld, copied in %lld, added in %lld", written, read, made, timer.elapsed());
    QCOMPARE(world.scene().size(), std::size_t{100'000});
}

void TestPasteObjects::inASimulationTheyGetIdsOfItsWorld()
{
    test::EditorWorld world(test::cannonWorld());
    world.session.stepOnce();
    const std::vector<ObjectPtr> clip(world.scene().objects().begin(), world.scene().objects().end());
    const Pasted first = pasted(world.edits, clip, std::nullopt);
    world.edits.add({}, first.objects);
    const Pasted second = pasted(world.edits, clip, std::nullopt);
    QVERIFY(second.objects.front()->id > first.objects.back()->id);
    QCOMPARE(world.scene().size(), clip.size());
}

BROADSIDE_EVENT_TEST(TestPasteObjects)

} // namespace broadside::test::tst_paste_objects

#include "tst_paste_objects.moc"
