#include "core/io/scene/scene_reader.h"
#include "core/io/scene/scene_writer.h"
#include "core/scene/new_component.h"
#include "tests/support/test.h"

namespace broadside::test::tst_new_component {

namespace {

Scene sceneOf(std::initializer_list<ObjectKind> kinds)
{
    Scene scene;
    for (const ObjectKind kind : kinds) {
        auto object = std::make_shared<SceneObject>();
        object->id = scene.nextId();
        object->kind = kind;
        scene.append(object);
    }
    return scene;
}

} // namespace

class TestNewComponent : public QObject {
    Q_OBJECT
private slots:
    void namesALikelyObject_data();
    void namesALikelyObject();
    void everyTypeCanBeWrittenAndRead();
};

void TestNewComponent::namesALikelyObject_data()
{
    QTest::addColumn<Scene>("scene");
    QTest::addColumn<quint64>("named");
    using enum ObjectKind;
    QTest::newRow("a dynamic one") << sceneOf({Static, Static, Dynamic, Dynamic}) << quint64{3};
    QTest::newRow("not itself") << sceneOf({Dynamic, Static, Dynamic}) << quint64{3};
    QTest::newRow("a static one") << sceneOf({Dynamic, Static}) << quint64{2};
    QTest::newRow("nobody else is there") << sceneOf({Static}) << quint64{1};
}

void TestNewComponent::namesALikelyObject()
{
    QFETCH(Scene, scene);
    QFETCH(quint64, named);
    const Component component = newComponent(*componentTypeNamed("launcher"), scene, {1});
    QCOMPARE(std::get<Launcher>(component).projectile, ObjectId{named});
}

void TestNewComponent::everyTypeCanBeWrittenAndRead()
{
    for (const ComponentType& type : componentTypes()) {
        Scene scene = sceneOf({ObjectKind::Static});
        const Component component = newComponent(type, scene, {1});
        scene.replace(edited(*scene.find({1}), [&](SceneObject& object) { object.components = {component}; }));
        const SceneReading reading = readScene(writeScene(scene), "test");
        QVERIFY2(reading.scene && reading.problems.empty(), type.name.data());
        QVERIFY(reading.scene->find({1})->components == std::vector{component});
    }
}

BROADSIDE_TEST(TestNewComponent)

} // namespace broadside::test::tst_new_component

#include "tst_new_component.moc"
