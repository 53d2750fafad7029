#include "core/scene/new_component.h"
#include "editor/commands/component_edits.h"
#include "tests/support/editor/editor_world.h"
#include "tests/support/printers.h"
#include "tests/support/test.h"

namespace broadside::test::tst_component_edits {

class TestComponentEdits : public QObject {
    Q_OBJECT
private slots:
    void whatAllHaveIsCommon();
    void theSecondOfATypeIsAnother();
    void removingTakesItsMembersAlong();
    void madeTogetherAsMadeOneByOne_data();
    void madeTogetherAsMadeOneByOne();
};

namespace {

ObjectPtr with(std::uint64_t id, std::vector<Component> components)
{
    return test::makeObject(id, {}, [&](SceneObject& o) { o.components = std::move(components); });
}

} // namespace

void TestComponentEdits::whatAllHaveIsCommon()
{
    const UnknownComponent glow{"glow", "{}"};
    const std::vector<ObjectPtr> objects{with(1, {Walker{}, glow, Lifetime{}}), with(2, {Lifetime{}, glow}),
                                         with(3, {glow, Paddle{}, Lifetime{}})};
    QVERIFY(commonComponents(objects) == (std::vector<ComponentKey>{{"glow", 0}, {"lifetime", 0}}));
    QCOMPARE(componentTypesOf(objects), (std::vector<std::string>{"walker", "glow", "lifetime", "paddle"}));
    QVERIFY(hasComponent(*objects[1], "glow"));
    QVERIFY(!hasComponent(*objects[1], "walker"));
}

void TestComponentEdits::theSecondOfATypeIsAnother()
{
    const std::vector<ObjectPtr> objects{with(1, {Lifetime{1.0}, Walker{}, Lifetime{2.0}}), with(2, {Lifetime{3.0}})};
    QCOMPARE(placeOf(*objects[0], {"lifetime", 1}), std::optional<std::size_t>{2});
    QCOMPARE(placeOf(*objects[1], {"lifetime", 1}), std::optional<std::size_t>{});
    QVERIFY(commonComponents(objects) == (std::vector<ComponentKey>{{"lifetime", 0}}));
}

void TestComponentEdits::removingTakesItsMembersAlong()
{
    SceneObject object = *with(1, {Lifetime{1.0}, Walker{}, Lifetime{2.0}});
    object.extra.add({"components[0]", "note", "1"});
    object.extra.add({"components[1]", "note", "2"});
    removeComponents(object, "lifetime");
    QCOMPARE(object.components.size(), std::size_t{1});
    QCOMPARE(object.extra.members().size(), std::size_t{1});
    QCOMPARE(object.extra.members().front().path, std::string("components[0]"));
    QCOMPARE(object.extra.members().front().json, std::string("2"));
}

void TestComponentEdits::madeTogetherAsMadeOneByOne_data()
{
    QTest::addColumn<int>("dynamics");
    for (const int count : {0, 1, 3})
        QTest::newRow(qPrintable(QString::number(count))) << count;
}

void TestComponentEdits::madeTogetherAsMadeOneByOne()
{
    QFETCH(int, dynamics);
    Scene scene;
    for (int i = 0; i < 5; ++i)
        scene.append(test::makeObject(static_cast<std::uint64_t>(i) + 1, {}, [&](SceneObject& o) {
            o.kind = i >= 5 - dynamics ? ObjectKind::Dynamic : ObjectKind::Static;
        }));
    for (const ComponentType& type : componentTypes()) {
        const ComponentMaker maker(type, scene);
        for (const ObjectPtr& owner : scene.objects())
            QVERIFY(maker.make(owner->id) == newComponent(type, scene, owner->id));
    }
}

BROADSIDE_TEST(TestComponentEdits)

} // namespace broadside::test::tst_component_edits

#include "tst_component_edits.moc"
