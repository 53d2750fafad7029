#include "core/base/random.h"
#include "editor/commands/arranging/group_objects.h"
#include "editor/commands/arranging/order_objects.h"
#include "editor/commands/edit_layers.h"
#include "editor/commands/object_commands.h"
#include "editor/panels/objects/objects_model.h"
#include "tests/support/editor/editor_world.h"
#include "tests/support/test.h"

#include <QAbstractItemModelTester>
#include <QElapsedTimer>
#include <QMimeData>

namespace broadside::test::tst_objects_model {

namespace {

/// The rows of the fully expanded tree, as indented lines.
QStringList linesOf(const ObjectsModel& model, const QModelIndex& parent = {}, int depth = 0)
{
    QStringList lines;
    for (int row = 0; row < model.rowCount(parent); ++row) {
        const QModelIndex index = model.index(row, 0, parent);
        lines += QString(2 * depth, u' ') + index.data().toString();
        lines += linesOf(model, index, depth + 1);
    }
    return lines;
}

} // namespace

/// The tree of objects after edits, compared with a new one.
class TestObjectsModel : public QObject {
    Q_OBJECT
private slots:
    void showsLayersAndGroupsTopFirst();
    void eyesAndLocksAreUndoSteps();
    void theLockOfALayerShowsAtItsObjects();
    void aLockedObjectKeepsItsName();
    void foldersAreRenamed();
    void droppedObjectsBelongWhereTheyWereDropped();
    void aDroppedLayerTakesItsPlace_data();
    void aDroppedLayerTakesItsPlace();
    void searchIsFlatAndKnowsLayersGroupsAndProperties();
    void searchFindsAGroupOnceAndNamesFirst();
    void randomEditsLeadToWhatANewModelShows();
    void theRowsOfAHugeSceneComeLater();
    void searchOfFiftyThousandIsFast();
};

void TestObjectsModel::showsLayersAndGroupsTopFirst()
{
    Scene scene = test::threeBoxes();
    const auto put = [&](std::uint64_t id, const char* layer, const char* group) {
        scene.replace(edited(*scene.find({id}), [&](SceneObject& o) {
            o.layer = std::string(layer);
            o.group = std::string(group);
        }));
    };
    put(2, "sky", "Cloud");
    put(3, "", "Cloud");
    test::EditorWorld world(scene);
    const ObjectsModel model(world.document, world.edits, world.focus, world.session);
    QCOMPARE(linesOf(model), QStringList({QStringLiteral("sky  (1)"), QStringLiteral("  Cloud  (group of 1)"),
                                          QStringLiteral("    Object 2"), QStringLiteral("Base layer  (2)"),
                                          QStringLiteral("  Cloud  (group of 1)"), QStringLiteral("    Object 3"),
                                          QStringLiteral("  Object 1")}));
}

void TestObjectsModel::eyesAndLocksAreUndoSteps()
{
    Scene scene = test::threeBoxes();
    scene.layers.emplace_back().name = "sky";
    scene.replace(edited(*scene.find({2}), [](SceneObject& o) { o.layer = std::string("sky"); }));
    test::EditorWorld world(scene);
    ObjectsModel model(world.document, world.edits, world.focus, world.session);
    const QPersistentModelIndex sky = model.index(0, 0);
    const auto toggle = [&](const QModelIndex& index, int column) { model.toggle(index.siblingAtColumn(column)); };
    toggle(sky, ObjectsModel::Eye);
    QVERIFY(!world.scene().layers.back().visible);
    toggle(sky, ObjectsModel::Lock);
    QVERIFY(world.scene().layers.back().locked);
    toggle(model.indexOf({1}), ObjectsModel::Eye);
    QVERIFY(!world.object(1).visible);
    QCOMPARE(world.document.undoStack().count(), 3);
    while (world.document.undoStack().canUndo())
        world.document.undoStack().undo();
    QVERIFY(world.scene().layers.front() == scene.layers.front());
    QVERIFY(world.object(1).visible);
    toggle(model.index(1, 0), ObjectsModel::Lock); // the base layer gets an entry in the list
    QCOMPARE(world.scene().layers.size(), std::size_t{2});
    QVERIFY(world.scene().layers.front().name.empty() && world.scene().layers.front().locked);
}

void TestObjectsModel::theLockOfALayerShowsAtItsObjects()
{
    Scene scene = test::threeBoxes();
    scene.layers.emplace_back().name = "sky";
    scene.replace(edited(*scene.find({2}), [](SceneObject& o) { o.layer = std::string("sky"); }));
    test::EditorWorld world(scene);
    ObjectsModel model(world.document, world.edits, world.focus, world.session);
    const auto lockOf = [&](std::uint64_t id) { return model.indexOf({id}).siblingAtColumn(ObjectsModel::Lock); };
    const auto picture = [](const QModelIndex& index) {
        return index.data(Qt::DecorationRole).value<QIcon>().pixmap(16, 16).toImage();
    };
    const QImage open = picture(lockOf(2));
    model.toggle(model.index(0, ObjectsModel::Lock));
    const QImage faded = picture(lockOf(2));
    QVERIFY(faded != open);
    QVERIFY2(lockOf(2).data(Qt::ToolTipRole).toString().contains(QStringLiteral("layer sky")),
             qPrintable(lockOf(2).data(Qt::ToolTipRole).toString()));
    QCOMPARE(picture(lockOf(1)), open);
    model.toggle(lockOf(2)); // its own lock
    QVERIFY(world.object(2).locked);
    QVERIFY(picture(lockOf(2)) != faded && picture(lockOf(2)) != open);
}

void TestObjectsModel::aLockedObjectKeepsItsName()
{
    test::EditorWorld world(test::threeBoxes());
    QString said;
    world.edits.setLockNotice([&said](const QString& sentence) { said = sentence; });
    ObjectsModel model(world.document, world.edits, world.focus, world.session);
    model.toggle(model.indexOf({1}).siblingAtColumn(ObjectsModel::Lock));
    QVERIFY(!model.setData(model.indexOf({1}), QStringLiteral("Crate")));
    QCOMPARE(world.object(1).name, std::string("Object 1"));
    QCOMPARE(said, QStringLiteral("Object 1 is locked: unlock it to change it (Shift+L)."));
}

void TestObjectsModel::foldersAreRenamed()
{
    Scene scene = test::threeBoxes();
    scene.replace(edited(*scene.find({1}), [](SceneObject& o) {
        o.layer = std::string("sky");
        o.group = std::string("A/B");
    }));
    scene.replace(edited(*scene.find({2}), [](SceneObject& o) { o.group = std::string("A/B/C"); }));
    test::EditorWorld world(scene);
    ObjectsModel model(world.document, world.edits, world.focus, world.session);
    QVERIFY(model.setData(model.indexOfLayer("sky"), QStringLiteral("air")));
    QCOMPARE(*world.object(1).layer, std::string("air"));
    const QModelIndex b = model.indexOf({1}).parent();
    QVERIFY(model.setData(b, QStringLiteral("Moat")));
    QCOMPARE(*world.object(1).group, std::string("A/Moat"));
    QCOMPARE(*world.object(2).group, std::string("A/Moat/C"));
    QVERIFY(!model.setData(model.indexOfLayer(""), QString()));
    QCOMPARE(world.document.undoStack().count(), 2);
    world.document.undoStack().undo();
    world.document.undoStack().undo();
    QVERIFY(test::isSameScene(world.scene(), scene));
}

void TestObjectsModel::droppedObjectsBelongWhereTheyWereDropped()
{
    Scene scene = test::threeBoxes();
    scene.layers.emplace_back().name = "sky";
    scene.replace(edited(*scene.find({1}), [](SceneObject& o) { o.group = std::string("G"); }));
    test::EditorWorld world(scene);
    ObjectsModel model(world.document, world.edits, world.focus, world.session);
    const auto drop = [&](std::uint64_t id, const QModelIndex& onto) {
        const std::unique_ptr<QMimeData> data(model.mimeData({model.indexOf({id})}));
        QVERIFY(model.dropMimeData(data.get(), Qt::MoveAction, -1, -1, onto));
    };
    drop(2, model.indexOf({1}).parent());
    QCOMPARE(*world.object(2).group, std::string("G"));
    drop(2, model.indexOfLayer("sky"));
    QCOMPARE(*world.object(2).layer, std::string("sky"));
    QVERIFY(world.object(2).group.isEmpty());
    QCOMPARE(world.document.undoStack().count(), 2);
}

void TestObjectsModel::aDroppedLayerTakesItsPlace_data()
{
    QTest::addColumn<int>("layer"); // rows: d, c, b, base
    QTest::addColumn<int>("before");
    QTest::addColumn<int>("onto");
    QTest::addColumn<QString>("shown");
    QTest::newRow("to the top") << 2 << 0 << -1 << "b d c Base";
    QTest::newRow("one up") << 2 << 1 << -1 << "d b c Base";
    QTest::newRow("one down") << 0 << 2 << -1 << "c d b Base";
    QTest::newRow("behind the last") << 0 << 4 << -1 << "c b Base d";
    QTest::newRow("below them all") << 1 << -1 << -1 << "d b Base c";
    QTest::newRow("onto a higher one") << 2 << -1 << 0 << "b d c Base";
    QTest::newRow("onto a lower one") << 0 << -1 << 2 << "c b d Base";
    QTest::newRow("the base layer") << 3 << 0 << -1 << "Base d c b";
    QTest::newRow("where it is") << 1 << 1 << -1 << "";
    QTest::newRow("behind itself") << 1 << 2 << -1 << "";
    QTest::newRow("onto itself") << 1 << -1 << 1 << "";
}

void TestObjectsModel::aDroppedLayerTakesItsPlace()
{
    QFETCH(int, layer);
    QFETCH(int, before);
    QFETCH(int, onto);
    QFETCH(QString, shown);
    Scene scene = test::threeBoxes();
    for (const char* name : {"b", "c", "d"})
        scene.layers.emplace_back().name = name;
    test::EditorWorld world(scene);
    ObjectsModel model(world.document, world.edits, world.focus, world.session);
    QVERIFY(model.flags(model.index(layer, 0)) & Qt::ItemIsDragEnabled);
    const std::unique_ptr<QMimeData> data(model.mimeData({model.index(layer, 0)}));
    const QModelIndex parent = onto < 0 ? QModelIndex() : model.index(onto, 0);
    QCOMPARE(model.dropMimeData(data.get(), Qt::MoveAction, before, 0, parent), !shown.isEmpty());
    QCOMPARE(world.document.undoStack().count(), shown.isEmpty() ? 0 : 1);
    QStringList rows;
    for (int row = 0; row < model.rowCount(); ++row)
        rows += model.index(row, 0).data().toString().section(u' ', 0, 0);
    QCOMPARE(rows.join(u' '), shown.isEmpty() ? QStringLiteral("d c b Base") : shown);
}

void TestObjectsModel::searchIsFlatAndKnowsLayersGroupsAndProperties()
{
    Scene scene = test::threeBoxes();
    scene.replace(edited(*scene.find({1}), [](SceneObject& o) { o.layer = std::string("Sky"); }));
    scene.replace(edited(*scene.find({2}), [](SceneObject& o) { o.group = std::string("Castle/Tower"); }));
    scene.replace(edited(*scene.find({3}), [](SceneObject& o) {
        o.properties = Properties{{"owner", std::string("Bob")}};
    }));
    test::EditorWorld world(scene);
    ObjectsModel model(world.document, world.edits, world.focus, world.session);
    for (const auto& [search, id] :
         std::vector<std::pair<const char*, std::uint64_t>>{{"sky", 1}, {"tower", 2}, {"bob", 3}, {"owner", 3}}) {
        model.setSearch(QLatin1String(search));
        QCOMPARE(model.ids(), (std::vector<ObjectId>{{id}}));
        QCOMPARE(model.rowCount(), 1);
    }
}

/// Twenty crates are in the group Castle; the names of three objects contain "castle".
void TestObjectsModel::searchFindsAGroupOnceAndNamesFirst()
{
    Scene scene;
    for (std::uint64_t id = 1; id <= 20; ++id)
        scene.append(test::makeObject(id, {0.0, 0.0}, [](SceneObject& o) { o.group = std::string("Castle"); }));
    scene.append(test::makeObject(21, {0.0, 0.0}, [](SceneObject& o) {
        o.properties = Properties{{"owner", std::string("Castle Inc")}};
    }));
    const auto append = [&](std::uint64_t id, const char* name) {
        scene.append(test::makeObject(id, {0.0, 0.0}, [name](SceneObject& o) { o.name = name; }));
    };
    append(22, "Newcastle");
    append(23, "Old castle");
    append(24, "Castle wall");
    append(25, "Castle");
    test::EditorWorld world(scene);
    ObjectsModel model(world.document, world.edits, world.focus, world.session);
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    model.setSearch(QStringLiteral("castle"));
    QCOMPARE(model.rowCount(), 6); // four names, the best first; the group; the object with the property
    const auto rowOf = [&](std::uint64_t id) { return model.indexOf({id}).row(); };
    for (const auto& [row, id] : {std::pair{0, 25U}, {1, 24U}, {2, 23U}, {3, 22U}, {5, 21U}}) {
        QCOMPARE(model.idAt(model.index(row, 0)).value, id);
        QCOMPARE(rowOf(id), row);
    }
    QVERIFY(model.folderAt(model.index(4, 0)));
    QCOMPARE(model.rowCount(model.index(4, 0)), 20);
    QCOMPARE(model.indexOf({20}).parent(), model.index(4, 0));
    QCOMPARE(model.ids().size(), std::size_t{25});
    world.edits.remove({{24}}); // rows before the group are removed and restored
    QCOMPARE(rowOf(23), 1);
    QVERIFY(model.folderAt(model.index(3, 0)));
    world.document.undoStack().undo();
    QCOMPARE(rowOf(24), 1);
    QVERIFY(model.folderAt(model.index(4, 0)));
    QVERIFY(model.setData(model.indexOf({22}), QStringLiteral("Castle")));
    QCOMPARE(rowOf(22), 0); // before 25, in the order of the file
    QCOMPARE(rowOf(23), 3);
    model.setSearch(QStringLiteral("object 20 castle")); // the words match names and the group
    QCOMPARE(model.rowCount(), 1);
    model.setSearch(QStringLiteral("25")); // matches an id
    QCOMPARE(model.idAt(model.index(0, 0)).value, 25U);
    model.setSearch(QString());
    QCOMPARE(model.rowCount(), 6);
}

void TestObjectsModel::randomEditsLeadToWhatANewModelShows()
{
    Random random{5};
    Scene scene;
    for (std::uint64_t id = 1; id <= 12; ++id)
        scene.append(test::makeObject(id, {0.0, 0.0}));
    test::EditorWorld world(scene);
    ObjectsModel model(world.document, world.edits, world.focus, world.session);
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    const std::vector<std::string> layers{"", "a", "b", "c"};
    const auto some = [&] {
        std::vector<ObjectId> ids;
        for (const ObjectPtr& object : world.scene().objects())
            if (random.below(4) == 0)
                ids.push_back(object->id);
        return ids;
    };
    const std::vector<std::function<void()>> edits{
        [&] { putOnLayer(world.edits, some(), layers[random.below(layers.size())]); },
        [&] { groupObjects(world.edits, some()); },
        [&] { ungroupObjects(world.edits, some()); },
        [&] { world.edits.remove(some()); },
        [&] {
            world.edits.add({}, {test::makeObject(world.edits.nextId().value, {0.0, 0.0})});
        },
        [&] { addLayer(world.document, freeLayerName(allLayers(world.scene()))); },
        [&] { moveLayer(world.document, layers[random.below(layers.size())], random.below(2) == 0 ? 1 : -1); },
        [&] { deleteLayer(world.document, layers[1 + random.below(3)], ObjectsOfLayer::ToBaseLayer); },
        [&] { setVisible(world.edits, some(), random.below(2) == 0); },
        [&] {
            world.document.push(std::make_unique<OrderObjects>(world.document, QStringLiteral("Order"), some(),
                                                               static_cast<Reorder>(random.below(kReorders))));
        },
        [&] { world.document.undoStack().undo(); },
        [&] { world.document.undoStack().undo(); },
        [&] { world.document.undoStack().redo(); },
    };
    for (int step = 0; step < 1'500; ++step) {
        edits[random.below(edits.size())]();
        const ObjectsModel fresh(world.document, world.edits, world.focus, world.session);
        QCOMPARE(linesOf(model), linesOf(fresh));
        for (const ObjectPtr& object : world.scene().objects())
            QCOMPARE(model.idAt(model.indexOf(object->id)), object->id);
        QCOMPARE(model.objectCount(), world.scene().size());
    }
    QVERIFY(world.scene().size() > 0);
}

/// Opening a huge scene must not block the window for long.
void TestObjectsModel::theRowsOfAHugeSceneComeLater()
{
    constexpr std::uint64_t kCount = 200'001;
    Scene scene;
    for (std::uint64_t id = 1; id <= kCount; ++id)
        scene.append(test::makeObject(id, {0.0, 0.0}));
    test::EditorWorld world{Scene()};
    ObjectsModel model(world.document, world.edits, world.focus, world.session);
    world.document.reset(scene, {});
    QVERIFY(model.isToCome());
    QCOMPARE(model.rowCount({}), 0);
    world.edits.remove(test::ids({7})); // an object that has no row yet
    QTRY_VERIFY(!model.isToCome());
    QCOMPARE(model.objectCount(), std::size_t{kCount - 1});
    QVERIFY(!model.indexOf({7}).isValid());
    world.document.undoStack().undo();
    QCOMPARE(model.objectCount(), std::size_t{kCount});
    world.document.reset(Scene(), {});
    QVERIFY(!model.isToCome());
    QCOMPARE(model.rowCount({}), 0);
}

void TestObjectsModel::searchOfFiftyThousandIsFast()
{
    Scene scene;
    for (std::uint64_t id = 1; id <= 50'000; ++id)
        scene.append(test::makeObject(id, {0.0, 0.0}, [&](SceneObject& o) {
            o.layer = "layer " + std::to_string(id % 5);
            o.group = "group " + std::to_string(id % 100);
        }));
    test::EditorWorld world(scene);
    ObjectsModel model(world.document, world.edits, world.focus, world.session);
    QElapsedTimer timer;
    timer.start();
    model.setSearch(QStringLiteral("4999"));
    const qint64 searched = timer.restart();
    model.setSearch({});
    qInfo("a key of the search: %lld ms, the tree anew: %lld ms", searched, timer.elapsed());
    QCOMPARE(model.objectCount(), std::size_t{50'000});
}

BROADSIDE_WINDOW_TEST(TestObjectsModel)

} // namespace broadside::test::tst_objects_model

#include "tst_objects_model.moc"
