#include "editor/commands/copy_names.h"
#include "editor/window/actions/object_selection.h"
#include "tests/support/editor/editor_world.h"
#include "tests/support/test.h"

namespace broadside::test::tst_copy_names {

namespace {

Scene sceneWith(std::initializer_list<const char*> names)
{
    Scene scene;
    std::uint64_t id = 0;
    for (const char* name : names) {
        ++id;
        scene.append(test::makeObject(id, {static_cast<double>(id), 1.0}, [name](SceneObject& o) { o.name = name; }));
    }
    return scene;
}

} // namespace

class TestCopyNames : public QObject {
    Q_OBJECT
private slots:
    void theNextFreeNumberIsTaken_data();
    void theNextFreeNumberIsTaken();
    void duplicatesOfDuplicatesStayShort();
};

void TestCopyNames::theNextFreeNumberIsTaken_data()
{
    QTest::addColumn<QByteArray>("name");
    QTest::addColumn<QByteArray>("copy");
    const auto row = [](const char* name, const char* copy) {
        QTest::newRow(name) << QByteArray(name) << QByteArray(copy);
    };
    row("Target 1", "Target 21");
    row("Target 20", "Target 21");
    row("Cannon", "Cannon 2");
    row("Level 007", "Level 007 2");
    row("Box2", "Box2 2");
    row("18446744073709551615", "18446744073709551615 2");
    row("", "");
    row("B\xC3\xA4r 3", "B\xC3\xA4r 4");
}

void TestCopyNames::theNextFreeNumberIsTaken()
{
    QFETCH(const QByteArray, name);
    QFETCH(const QByteArray, copy);
    const test::EditorWorld world(
        sceneWith({"Target 1", "Target 20", "Cannon", "Level 007", "Box2", "", "B\xC3\xA4r 3"}));
    QCOMPARE(QByteArray::fromStdString(CopyNames(world.edits).nextAfter(name.toStdString())), copy);
}

void TestCopyNames::duplicatesOfDuplicatesStayShort()
{
    test::EditorWorld world(sceneWith({"Target 1", "Target 2"}));
    world.focus.select(test::ids({1, 2}));
    for (int i = 0; i < 3; ++i)
        QCOMPARE(duplicateSelected(world.edits, world.focus), QString());
    QStringList names;
    for (const ObjectPtr& object : world.scene().objects())
        names << QString::fromStdString(object->name);
    QCOMPARE(names.join(QLatin1Char(',')),
             QStringLiteral("Target 1,Target 2,Target 3,Target 4,Target 5,Target 6,Target 7,"
                            "Target 8"));
}

BROADSIDE_EVENT_TEST(TestCopyNames)

} // namespace broadside::test::tst_copy_names

#include "tst_copy_names.moc"
