// Queries of the broad phase with the mouse in the real window, and the display of their answers.

#include "tests/support/editor/window_fixture.h"
#include "tests/support/test.h"

#include <QDockWidget>
#include <QLabel>
#include <QPushButton>
#include <QTableWidget>
#include <QTreeWidget>

namespace broadside::test::tst_query_window {

class TestQueryWindow : public QObject {
    Q_OBJECT
private slots:
    void init();
    void cleanup() { m.reset(); }

    void keyQChoosesTheTool();
    void aBoxIsDrawnAndCountedUntilEsc();
    void aRayShowsWhatItHits();
    void anotherToolEndsTheQuery();
    void keptQueriesAreAskedAfterEachStep();
    void aKeptQueryIsDrawnByItsNameAndAskedAgain();
    void keptQueriesAreRenamedAndDeleted();
    void noMoreThanSixteenAreKept();
    void anotherSceneDropsThem();

private:
    void ask(Vec2 from, Vec2 to, Qt::KeyboardModifiers keys) const
    {
        send(QEvent::MouseButtonPress, from, keys);
        send(QEvent::MouseMove, to, keys);
        send(QEvent::MouseButtonRelease, to, keys);
    }
    void send(QEvent::Type type, Vec2 world, Qt::KeyboardModifiers keys) const
    {
        const QPointF at = m->at(world);
        QMouseEvent event(type, at, m->viewport().mapToGlobal(at),
                          type == QEvent::MouseMove ? Qt::NoButton : Qt::LeftButton,
                          type == QEvent::MouseButtonRelease ? Qt::NoButton : Qt::LeftButton, keys);
        QApplication::sendEvent(&m->viewport(), &event);
    }
    [[nodiscard]] static bool isQuery(QRgb pixel)
    {
        return qRed(pixel) > 150 && qGreen(pixel) > 140 && qBlue(pixel) < 110;
    }
    /// True if a yellow line is within two pixels.
    [[nodiscard]] bool isMarked(Vec2 world) const
    {
        const QImage picture = m->picture();
        const QPoint at = m->at(world).toPoint();
        for (int x = at.x() - 2; x <= at.x() + 2; ++x)
            for (int y = at.y() - 2; y <= at.y() + 2; ++y)
                if (isQuery(picture.pixel(x, y)))
                    return true;
        return false;
    }
    [[nodiscard]] QTableWidget& kept() const { return m->part<QTableWidget>("queriesTable"); }
    [[nodiscard]] QString cell(int row, int column) const { return kept().item(row, column)->text(); }
    /// Makes a query with the box and keeps it.
    void keepBox(Vec2 from, Vec2 to) const
    {
        ask(from, to, Qt::NoModifier);
        m->part<QDockWidget>("QueriesPanel").raise();
        m->part<QPushButton>("keepQuery").click();
    }
    std::unique_ptr<test::WindowFixture> m;
};

void TestQueryWindow::init()
{
    m = std::make_unique<test::WindowFixture>();
    m->page().openFirstSample();
    m->viewport().setTheme(darkTheme());
    m->key(Qt::Key_Q);
}

void TestQueryWindow::keyQChoosesTheTool()
{
    QVERIFY(m->action("queryTool").isChecked());
    QVERIFY(m->action("queryTool").toolTip().contains(QStringLiteral("(Q)")));
    QVERIFY(m->part<QLabel>("statusHint").toolTip().contains(QStringLiteral("Ctrl+drag")));
}

void TestQueryWindow::aBoxIsDrawnAndCountedUntilEsc()
{
    const QImage before = m->picture();
    ask({0.3, 0.4}, {3.3, 3.1}, Qt::NoModifier);
    m->hover({8.0, 1.0}); // with the pointer elsewhere, the box stays
    QVERIFY(isMarked({1.1, 0.4}) && isMarked({0.3, 1.3}) && isMarked({3.3, 1.3}) && isMarked({1.1, 3.1}));
    QVERIFY(!isMarked({4.2, 1.3}));
    QTRY_VERIFY2(m->part<QLabel>("inspectorSubject").text().startsWith(QStringLiteral("Query: box 3 x 2.7 m")),
                 qPrintable(m->part<QLabel>("inspectorSubject").text()));
    QVERIFY(m->part<QLabel>("inspectorCells").text().contains(QStringLiteral("Answered in")));
    QVERIFY(m->part<QLabel>("statusHint").toolTip().contains(QStringLiteral("candidates")));
    m->key(Qt::Key_F10);
    QVERIFY(isMarked({1.1, 0.4})); // the query is repeated
    m->key(Qt::Key_F5, Qt::ShiftModifier);
    m->key(Qt::Key_Escape);
    QEvent leave(QEvent::Leave);
    QApplication::sendEvent(&m->viewport(), &leave);
    QVERIFY(m->picture() == before);
}

void TestQueryWindow::aRayShowsWhatItHits()
{
    ask({0.1, 0.2}, {9.3, 4.6}, Qt::ControlModifier);
    QVERIFY(isMarked({0.56, 0.42}));
    const Answer found = answer(m->page().shownWorld().objects(), *m->page().shownWorld().broadPhase(),
                                Ray{m->viewport().camera().toWorld(m->viewport().camera().toScreen({0.1, 0.2})),
                                    m->viewport().camera().toWorld(m->viewport().camera().toScreen({9.3, 4.6}))});
    QVERIFY(!found.hits.empty());
    for (const RayMeeting& meeting : found.hits)
        QVERIFY(isMarked(meeting.hit.point));
    auto& list = m->part<QTreeWidget>("inspectorList");
    QTRY_VERIFY(list.topLevelItemCount() == 3 && list.topLevelItem(0)->text(0).contains(QStringLiteral("hit")));
    QVERIFY(m->part<QLabel>("inspectorCells").text().contains(QStringLiteral("First hit: ")));
}

void TestQueryWindow::anotherToolEndsTheQuery()
{
    ask({3.0, 3.0}, {4.0, 3.0}, Qt::ShiftModifier);
    QVERIFY(isMarked({2.0, 3.0}));
    m->key(Qt::Key_V);
    QVERIFY(!isMarked({2.0, 3.0}));
}

void TestQueryWindow::keptQueriesAreAskedAfterEachStep()
{
    QVERIFY(!m->part<QPushButton>("keepQuery").isEnabled());
    QVERIFY(m->part<QPushButton>("keepQuery").toolTip().startsWith(QStringLiteral("Choose the Query tool")));
    keepBox({-0.4, -0.4}, {0.4, 0.4}); // where the ball begins
    QCOMPARE(cell(0, 0), QStringLiteral("Box 1"));
    QCOMPARE(cell(0, 4), QStringLiteral("2")); // the ball and its cannon
    SimulationSession& session = m->session();
    session.shoot({1}, {3.0, 3.0});
    session.pause();
    for (int step = 0; step < 40; ++step)
        session.stepOnce();
    QTRY_COMPARE(cell(0, 4), QStringLiteral("1"));
    session.seek(1);
    QTRY_COMPARE(cell(0, 4), QStringLiteral("2"));
    session.stop();
    QTRY_COMPARE(cell(0, 4), QStringLiteral("2"));
}

void TestQueryWindow::aKeptQueryIsDrawnByItsNameAndAskedAgain()
{
    keepBox({1.0, 1.0}, {3.0, 2.5});
    ask({6.0, 1.0}, {8.0, 2.0}, Qt::ControlModifier);
    m->part<QPushButton>("keepQuery").click();
    QCOMPARE(cell(1, 0), QStringLiteral("Ray 1"));
    m->key(Qt::Key_V);
    const auto yellowOnTheLeft = [this] {
        const QImage picture = m->picture();
        const QPoint at = m->at({1.0, 1.75}).toPoint();
        int count = 0;
        for (int y = at.y() - 30; y < at.y() + 30; ++y)
            for (int x = at.x() - 2; x <= at.x() + 2; ++x)
                count += isQuery(picture.pixel(x, y)) ? 1 : 0;
        return count;
    };
    const int dashed = yellowOnTheLeft();
    QVERIFY(dashed > 10);
    kept().setCurrentCell(0, 0);
    QVERIFY(m->action("queryTool").isChecked());
    QVERIFY(yellowOnTheLeft() > dashed); // a solid and wider line
    m->key(Qt::Key_Escape);
    QCOMPARE(yellowOnTheLeft(), dashed);
    m->part<QPushButton>("deleteQuery").click();
    QCOMPARE(yellowOnTheLeft(), 0);
}

void TestQueryWindow::keptQueriesAreRenamedAndDeleted()
{
    keepBox({1.0, 1.0}, {3.0, 2.5});
    keepBox({2.0, 1.0}, {4.0, 2.5});
    QTRY_COMPARE(kept().rowCount(), 2);
    kept().item(0, 0)->setText(QStringLiteral("Gate"));
    QTRY_COMPARE(cell(0, 0), QStringLiteral("Gate"));
    kept().item(0, 0)->setText(QStringLiteral("  "));
    QTRY_COMPARE(cell(0, 0), QStringLiteral("Gate"));
    kept().setCurrentCell(1, 0);
    m->part<QPushButton>("deleteQuery").click();
    QTRY_COMPARE(kept().rowCount(), 1);
    keepBox({2.0, 1.0}, {4.0, 2.5});
    QTRY_COMPARE(kept().rowCount(), 2);
    QCOMPARE(cell(1, 0), QStringLiteral("Box 1")); // the name is free again
}

void TestQueryWindow::noMoreThanSixteenAreKept()
{
    for (std::size_t i = 0; i < QueryBook::kMost; ++i)
        keepBox({1.0, 1.0}, {3.0, 2.5});
    QTRY_COMPARE(kept().rowCount(), static_cast<int>(QueryBook::kMost));
    QVERIFY(!m->part<QPushButton>("keepQuery").isEnabled());
    QVERIFY(m->part<QPushButton>("keepQuery").toolTip().contains(QStringLiteral("Delete one first")));
}

void TestQueryWindow::anotherSceneDropsThem()
{
    keepBox({1.0, 1.0}, {3.0, 2.5});
    m->page().openFirstSample();
    QTRY_COMPARE(kept().rowCount(), 0);
    QVERIFY(m->part<QLabel>("queriesNote").text().contains(QStringLiteral("Query tool (Q)")));
}

BROADSIDE_WINDOW_TEST(TestQueryWindow)

} // namespace broadside::test::tst_query_window

#include "tst_query_window.moc"
