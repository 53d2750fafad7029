// What the window says by itself: hints of the first start, and the status bar.

#include "tests/support/editor/editor_world.h"
#include "tests/support/editor/window_fixture.h"
#include "tests/support/test.h"

#include <QLabel>
#include <QLineEdit>

namespace broadside::test::tst_hints_and_status {

class TestHintsAndStatus : public QObject {
    Q_OBJECT
private slots:
    void init() { m = std::make_unique<test::WindowFixture>(); }
    void cleanup() { m.reset(); }

    void hintsLeaveWithTheirTab();
    void switchesByKeySayWhatTheyDid();
    void aToolSaysItsNameWhenItIsChosen();
    void aWorldWithoutPairsIsSaidToHaveNone();
    void aLackOfACannonIsSaidWithoutDots();
    void theSelectedObjectsAreCounted();
    void objectsThatLeaveTheWorldAreCounted_data();
    void objectsThatLeaveTheWorldAreCounted();
    void theManualOpensWithTheFocusInItsSearch();

private:
    [[nodiscard]] QString hint() const { return m->part<QLabel>("statusHint").toolTip(); }
    std::unique_ptr<test::WindowFixture> m;
};

void TestHintsAndStatus::hintsLeaveWithTheirTab()
{
    m->page().openFirstSample();
    m->page().offerHints();
    const auto& hints = m->part<QWidget>("hints");
    QVERIFY(hints.isVisible());
    m->action("newScene").trigger();
    QTRY_VERIFY(!hints.isVisible()); // else they would lie over the panels of the other tab
}

void TestHintsAndStatus::switchesByKeySayWhatTheyDid()
{
    m->viewport().setFocus();
    const bool wasOn = m->action("snapping").isChecked();
    m->key(Qt::Key_S);
    QCOMPARE(hint(), wasOn ? QStringLiteral("Snap: off") : QStringLiteral("Snap: on"));
    m->key(Qt::Key_S);
    QCOMPARE(hint(), wasOn ? QStringLiteral("Snap: on") : QStringLiteral("Snap: off"));
}

void TestHintsAndStatus::aToolSaysItsNameWhenItIsChosen()
{
    m->key(Qt::Key_Q);
    QVERIFY2(hint().startsWith(QStringLiteral("Query: ")), qPrintable(hint()));
}

void TestHintsAndStatus::aWorldWithoutPairsIsSaidToHaveNone()
{
    Scene scene;
    scene.append(test::makeObject(1, {1.0, 1.0}));
    scene.append(test::makeObject(2, {1.5, 1.0})); // static, too
    m->page().document().reset(std::move(scene), {});
    QTRY_COMPARE(m->part<QLabel>("statusFunnel").text(), QStringLiteral("0 pairs: no two objects here can collide"));
}

void TestHintsAndStatus::aLackOfACannonIsSaidWithoutDots()
{
    m->window->resize(1'280, 800);
    m->key(Qt::Key_C);
    const auto& label = m->part<QLabel>("statusHint");
    QTRY_COMPARE(m->window->width(), 1'280);
    QVERIFY2(label.text().endsWith(QStringLiteral("No cannon yet: add a launcher in Properties")),
             qPrintable(label.text()));
    QTRY_VERIFY(label.contentsRect().width() >= label.fontMetrics().horizontalAdvance(label.text()));
    QVERIFY(label.toolTip().contains(QStringLiteral("open the cannon world")));
}

void TestHintsAndStatus::theSelectedObjectsAreCounted()
{
    Scene scene;
    scene.append(test::makeObject(1, {1.0, 1.0}));
    scene.append(test::makeObject(2, {3.0, 1.0}));
    m->page().document().reset(std::move(scene), {});
    m->page().focus().select(test::ids({1}));
    QTRY_VERIFY2(hint().startsWith(QStringLiteral("Selected: 1 x 1 m.")), qPrintable(hint()));
    m->page().focus().select(test::ids({1, 2}));
    QTRY_VERIFY2(hint().startsWith(QStringLiteral("Selected: 2 objects, 3 x 1 m.")), qPrintable(hint()));
}

void TestHintsAndStatus::objectsThatLeaveTheWorldAreCounted_data()
{
    QTest::addColumn<EdgeRule>("edges");
    QTest::addColumn<QString>("reason");
    QTest::newRow("remove") << EdgeRule::Remove << QStringLiteral(" Its edges remove objects.");
    QTest::newRow("open") << EdgeRule::Open << QStringLiteral(" Its edges are open.");
}

/// Objects 1 to 3 leave one after the other to the right.
void TestHintsAndStatus::objectsThatLeaveTheWorldAreCounted()
{
    QFETCH(const EdgeRule, edges);
    QFETCH(const QString, reason);
    Scene scene;
    scene.world.gravity = {};
    scene.world.edges = edges;
    for (const std::uint64_t id : {1U, 2U, 3U})
        scene.append(test::makeObject(id, {8.0 - static_cast<double>(id), static_cast<double>(id)}, [](SceneObject& o) {
            o.kind = ObjectKind::Dynamic;
            o.velocity = {10.0, 0.0};
        }));
    scene.append(test::makeObject(4, {-5.0, 1.0})); // outside from the beginning
    m->page().document().reset(std::move(scene), {});
    const auto left = [&] { return hint().contains(QStringLiteral("left the world")); };
    while (!left() && m->session().step() < 100)
        m->session().stepOnce();
    QCOMPARE(hint(), QStringLiteral("1 object left the world in step %1.").arg(m->session().step()) + reason);
    const std::uint64_t first = m->session().step();
    m->session().stop();
    m->session().run();
    QTRY_VERIFY(m->session().step() > first + 20);
    m->session().pause();
    QVERIFY2(hint().startsWith(QStringLiteral("3 objects left the world in steps %1 to ").arg(first)),
             qPrintable(hint()));
    QVERIFY2(hint().endsWith(reason), qPrintable(hint()));
}

void TestHintsAndStatus::theManualOpensWithTheFocusInItsSearch()
{
    m->action("manualContents").trigger();
    const auto* search = m->window->findChild<QLineEdit*>(QStringLiteral("manualSearch"));
    QVERIFY(search);
    QTRY_VERIFY(search->hasFocus());
}

BROADSIDE_WINDOW_TEST(TestHintsAndStatus)

} // namespace broadside::test::tst_hints_and_status

#include "tst_hints_and_status.moc"
