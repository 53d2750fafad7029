// Locked objects and layers in the real window: what refuses to change them, and what it says.

#include "tests/support/editor/editor_world.h"
#include "tests/support/editor/window_fixture.h"
#include "tests/support/test.h"

#include <QApplication>
#include <QClipboard>
#include <QLabel>
#include <QToolButton>
#include <QTreeView>

namespace broadside::test::tst_main_window_locks {

namespace {

/// Objects 1 and 2 are on the locked layer Walls, 3 is free.
Scene wallsAndACrate()
{
    Scene scene;
    scene.layers = {{.name = "Walls", .locked = true, .color = {}, .extra = {}}};
    for (const std::uint64_t id : {1U, 2U})
        scene.append(test::makeObject(id, {2.0 * static_cast<double>(id), 2.0},
                                      [](SceneObject& o) { o.layer = std::string("Walls"); }));
    scene.append(test::makeObject(3, {8.0, 3.0}));
    return scene;
}

} // namespace

class TestMainWindowLocks : public QObject {
    Q_OBJECT
private slots:
    void init();
    void cleanup() { m.reset(); }

    void selectAllLeavesOutTheLockedLayer();
    void selectAllSaysThatEverythingIsLocked();
    void nothingIsPastedOntoALockedLayer();
    void nothingIsPlacedOnALockedLayer();
    void aLockedLayerCannotBeDeleted();
    void lockedOnesStay_data();
    void lockedOnesStay();
    void ofAMixedSelectionTheOthersAreDeleted();
    void cutCopiesOnlyWhatItDeletes();
    void aDragIsRefusedInWords();
    void theLockOfTheObjectIsNamedToo();
    void lockAndVisibilityStayFree();

private:
    [[nodiscard]] Focus& focus() const { return m->page().focus(); }
    [[nodiscard]] const Scene& scene() const { return m->document().scene(); }
    [[nodiscard]] int steps() const { return m->document().undoStack().count(); }
    [[nodiscard]] QString said() const { return m->part<QLabel>("statusHint").text(); }
    void makeWallsCurrent() const
    {
        auto& view = m->part<QTreeView>("objectsView");
        view.setCurrentIndex(view.model()
                                 ->match(view.model()->index(0, 0), Qt::DisplayRole, QStringLiteral("Walls"), 1,
                                         Qt::MatchStartsWith | Qt::MatchRecursive)
                                 .value(0));
    }
    const QString m_refusal = QStringLiteral("Walls is locked: unlock the layer to change its objects.");
    std::unique_ptr<test::WindowFixture> m;
};

void TestMainWindowLocks::init()
{
    m = std::make_unique<test::WindowFixture>();
    m->document().reset(wallsAndACrate(), {});
    m->viewport().setFocus();
}

void TestMainWindowLocks::selectAllLeavesOutTheLockedLayer()
{
    m->action("selectAll").trigger();
    QCOMPARE(focus().selection(), ids({3}));
}

void TestMainWindowLocks::selectAllSaysThatEverythingIsLocked()
{
    focus().select(ids({3}));
    m->key(Qt::Key_L, Qt::ShiftModifier);
    for (const char* command : {"selectAll", "invertSelection"}) {
        m->action(command).trigger();
        QVERIFY(focus().selection().empty());
        QCOMPARE(said(), QStringLiteral("All visible objects are locked. Unlock them (Ctrl+Shift+L) and their layers "
                                        "to select them."));
    }
}

void TestMainWindowLocks::nothingIsPastedOntoALockedLayer()
{
    focus().select(ids({1, 2, 3}));
    m->action("copy").trigger();
    m->action("pasteInPlace").trigger();
    QCOMPARE(test::idsOf(scene()), (std::vector<std::uint64_t>{1, 2, 3, 4}));
    QCOMPARE(said(), QStringLiteral("2 locked objects were left out. Walls is locked: unlock the layer, or choose "
                                    "another one in Objects."));
}

void TestMainWindowLocks::nothingIsPlacedOnALockedLayer()
{
    makeWallsCurrent();
    for (const char* tool : {"placeTool", "polygonTool"}) {
        m->action(tool).trigger();
        m->click({6.0, 6.0});
        m->click({7.0, 6.0});
        m->click({7.0, 7.0});
        m->key(Qt::Key_Return);
        QCOMPARE(steps(), 0);
        QVERIFY2(said().contains(QStringLiteral("Walls is locked: unlock the layer, or choose another one")),
                 qPrintable(said()));
    }
}

void TestMainWindowLocks::aLockedLayerCannotBeDeleted()
{
    makeWallsCurrent();
    const auto& button = m->part<QToolButton>("layerDelete");
    QVERIFY(!button.isEnabled());
    QVERIFY2(button.toolTip().contains(QStringLiteral("Unlock the layer first.")), qPrintable(button.toolTip()));
}

void TestMainWindowLocks::lockedOnesStay_data()
{
    QTest::addColumn<QString>("command");
    for (const char* command : {"delete", "cut", "nudgeLeft", "alignLeft", "turnLeft", "flipVertically", "group",
                                "orderToFront", "duplicate", "makeTemplate"})
        QTest::newRow(command) << QString::fromLatin1(command);
}

void TestMainWindowLocks::lockedOnesStay()
{
    QFETCH(const QString, command);
    QApplication::clipboard()->setText(QStringLiteral("before"));
    focus().select(ids({1, 2}));
    m->action(command.toLatin1().constData()).trigger();
    QCOMPARE(steps(), 0);
    QCOMPARE(said(), m_refusal);
    QCOMPARE(QApplication::clipboard()->text(), QStringLiteral("before"));
}

void TestMainWindowLocks::ofAMixedSelectionTheOthersAreDeleted()
{
    focus().select(ids({1, 2, 3}));
    m->key(Qt::Key_Delete);
    QCOMPARE(test::idsOf(scene()), (std::vector<std::uint64_t>{1, 2}));
    QCOMPARE(said(), QStringLiteral("2 locked objects were left out. ") + m_refusal);
}

void TestMainWindowLocks::cutCopiesOnlyWhatItDeletes()
{
    focus().select(ids({1, 2, 3}));
    m->action("cut").trigger();
    QCOMPARE(test::idsOf(scene()), (std::vector<std::uint64_t>{1, 2}));
    const QString text = QApplication::clipboard()->text();
    QVERIFY(text.contains(QStringLiteral("Object 3")) && !text.contains(QStringLiteral("Object 1")));
}

void TestMainWindowLocks::aDragIsRefusedInWords()
{
    focus().select(ids({1}));
    m->press({2.0, 2.0});
    m->drag({3.0, 2.0});
    m->release({3.0, 2.0});
    QCOMPARE(steps(), 0);
    QCOMPARE(said(), m_refusal); // also after the drag
}

void TestMainWindowLocks::theLockOfTheObjectIsNamedToo()
{
    focus().select(ids({3}));
    m->key(Qt::Key_L, Qt::ShiftModifier);
    m->key(Qt::Key_Delete);
    QVERIFY(scene().contains({3}));
    QCOMPARE(said(), QStringLiteral("Object 3 is locked: unlock it to change it (Shift+L)."));
    focus().select(ids({1, 3}));
    m->key(Qt::Key_Delete);
    QCOMPARE(said(), QStringLiteral("Unlock the objects (Shift+L) and their layers to change them."));
}

void TestMainWindowLocks::lockAndVisibilityStayFree()
{
    focus().select(ids({1}));
    m->key(Qt::Key_L, Qt::ShiftModifier);
    QVERIFY(scene().find({1})->locked);
    m->key(Qt::Key_H, Qt::ShiftModifier);
    QVERIFY(!scene().find({1})->visible);
    m->key(Qt::Key_L, Qt::ShiftModifier);
    QVERIFY(!scene().find({1})->locked);
}

BROADSIDE_WINDOW_TEST(TestMainWindowLocks)

} // namespace broadside::test::tst_main_window_locks

#include "tst_main_window_locks.moc"
