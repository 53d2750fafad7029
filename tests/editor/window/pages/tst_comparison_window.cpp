// Debug > Compare algorithms in the real window.

#include "editor/viewport/linked_view.h"
#include "editor/window/pages/comparison_window.h"
#include "tests/support/editor/window_fixture.h"
#include "tests/support/test.h"

#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QTableWidget>
#include <QToolButton>
#include <QWheelEvent>

#include <algorithm>

namespace broadside::test::tst_comparison_window {

class TestComparisonWindow : public QObject {
    Q_OBJECT
private slots:
    void init();
    void cleanup() { m.reset(); }

    void showsWhatTheSceneHasBesideAnother();
    void missedPairsAreCountedListedAndDrawn();
    void aChosenPairIsSelectedAndBroughtIntoView();
    void viewsMoveTogether();
    void followsTheSimulation();
    void keysAndButtonsRunTheSimulation();
    void allRowsOfTheNumbersAreSeen();
    void twoToFourViews();
    void saysWhyAnAlgorithmCannotBe();
    void clickingSelects();
    void closesWithTheWindowWhileItCompares();
    void closedItRestsAndComesBackAsItWas();
    void openedOverAnotherAlgorithmItOffersThat();

private:
    void open(const char* scene, int steps = 0);
    [[nodiscard]] ComparisonWindow* comparison() const
    {
        return m->window->findChild<ComparisonWindow*>(QStringLiteral("comparison"));
    }
    [[nodiscard]] QTableWidget& numbers() const { return m->part<QTableWidget>("comparisonNumbers"); }
    [[nodiscard]] QTableWidget& pairs() const { return m->part<QTableWidget>("comparisonPairs"); }
    [[nodiscard]] LinkedView& view(int number) const
    {
        return m->part<LinkedView>(QByteArray("comparedView").append(QByteArray::number(number)).constData());
    }
    [[nodiscard]] QString summary(int number) const
    {
        return m->part<QLabel>(QByteArray("comparedSummary").append(QByteArray::number(number)).constData()).text();
    }
    [[nodiscard]] QString verdict() const { return m->part<QLabel>("comparisonVerdict").text(); }
    void choose(int number, const char* algorithm) const
    {
        auto& box = m->part<QComboBox>(QByteArray("comparedAlgorithm").append(QByteArray::number(number)).constData());
        box.setCurrentText(QLatin1String(algorithm));
        emit box.activated(box.currentIndex());
    }
    /// Number of pixels in the colour of missed pairs, whose green is far below red and blue.
    [[nodiscard]] static int purplePixels(const QImage& picture)
    {
        int count = 0;
        for (int y = 0; y < picture.height(); ++y)
            for (int x = 0; x < picture.width(); ++x) {
                const QColor color = picture.pixelColor(x, y);
                count += color.red() > color.green() + 50 && color.blue() > color.green() + 25 ? 1 : 0;
            }
        return count;
    }
    std::unique_ptr<test::WindowFixture> m;
};

void TestComparisonWindow::init() { m = std::make_unique<test::WindowFixture>(); }

void TestComparisonWindow::open(const char* scene, int steps)
{
    const QString name = QLatin1String(scene);
    m->page().openFile(m->write(name + QStringLiteral(".broadside"), name));
    QTRY_VERIFY(m->page().document().scene().size() > 3);
    for (int i = 0; i < steps; ++i)
        m->session().stepOnce();
    m->action("compareAlgorithms").trigger();
    QVERIFY(comparison() && comparison()->isVisible());
    QTRY_VERIFY(!summary(1).isEmpty() && !summary(2).isEmpty());
    QTRY_VERIFY(!view(1).picture().isNull() && !view(2).picture().isNull());
}

void TestComparisonWindow::showsWhatTheSceneHasBesideAnother()
{
    open("cannon");
    QCOMPARE(m->part<QComboBox>("comparedAlgorithm1").currentText(), QStringLiteral("grid"));
    QVERIFY(m->part<QComboBox>("comparedAlgorithm2").currentText() != QStringLiteral("grid"));
    QCOMPARE(numbers().rowCount(), 2);
    QVERIFY(!view(3).isVisible() && !view(4).isVisible());
    choose(2, "brute-force");
    QTRY_COMPARE(summary(2), QStringLiteral("20 candidates"));
    QVERIFY2(verdict().contains(QStringLiteral("Their boxes do not overlap")), qPrintable(verdict()));
    choose(2, "grid");
    QTRY_COMPARE(verdict(), QStringLiteral("All algorithms report the same pairs."));
    QCOMPARE(pairs().rowCount(), 0);
}

void TestComparisonWindow::missedPairsAreCountedListedAndDrawn()
{
    open("mysteries/big-boss", 48);
    QCOMPARE(m->part<QComboBox>("comparedAlgorithm1").currentText(), QStringLiteral("corner-grid"));
    QCOMPARE(m->part<QComboBox>("comparedAlgorithm2").currentText(), QStringLiteral("grid"));
    QVERIFY2(summary(1).endsWith(QStringLiteral(", 7 missed")), qPrintable(summary(1)));
    QVERIFY2(!summary(2).contains(QStringLiteral("missed")), qPrintable(summary(2)));
    QCOMPARE(numbers().item(0, 2)->text(), QStringLiteral("7"));
    QCOMPARE(numbers().item(1, 2)->text(), QStringLiteral("0"));
    for (int row = 0; row < 7; ++row) {
        QVERIFY(pairs().item(row, 0)->text().startsWith(QStringLiteral("Boss - Dart ")));
        QCOMPARE(pairs().item(row, 1)->text(), QStringLiteral("overlap"));
        QCOMPARE(pairs().item(row, 2)->text(), QStringLiteral("grid"));
        QCOMPARE(pairs().item(row, 3)->text(), QStringLiteral("corner-grid"));
    }
    // The frame of the fault is purple too; more pixels than that are links.
    choose(2, "corner-grid");
    QTRY_COMPARE(verdict(), QStringLiteral("All algorithms report the same pairs."));
    QTRY_VERIFY(view(1).picture() == view(2).picture());
    const int frame = purplePixels(view(1).picture());
    choose(2, "grid");
    QTRY_VERIFY(purplePixels(view(1).picture()) > frame + 200);
    QTRY_COMPARE(purplePixels(view(2).picture()), 0);
}

void TestComparisonWindow::aChosenPairIsSelectedAndBroughtIntoView()
{
    open("mysteries/big-boss", 48);
    Camera2D away = view(1).camera();
    away.setCenter({200.0, 200.0});
    view(1).setCamera(away);
    pairs().setCurrentCell(2, 0);
    QCOMPARE(m->page().focus().selection().size(), std::size_t{2});
    QCOMPARE(m->page().focus().selection().front(), ObjectId{1}); // the boss comes first
    QVERIFY(contains(view(1).camera().visibleWorld(), Vec2{10.5, 4.0}));
    QVERIFY(view(2).camera().center() == view(1).camera().center());
}

void TestComparisonWindow::viewsMoveTogether()
{
    open("cannon");
    LinkedView& one = view(1);
    const Camera2D before = one.camera();
    QWheelEvent wheel({40.0, 40.0}, one.mapToGlobal(QPointF{40.0, 40.0}), {}, {0, 120}, Qt::NoButton, Qt::NoModifier,
                      Qt::NoScrollPhase, false);
    QApplication::sendEvent(&one, &wheel);
    QVERIFY(one.camera().zoom() < before.zoom());
    QCOMPARE(view(2).camera().zoom(), one.camera().zoom());
    const Vec2 center = one.camera().center();
    m->mouse(view(2), QEvent::MouseButtonPress, {60.0, 60.0});
    m->mouse(view(2), QEvent::MouseMove, {110.0, 85.0});
    m->mouse(view(2), QEvent::MouseButtonRelease, {110.0, 85.0});
    QVERIFY(view(2).camera().center() != center);
    QVERIFY(one.camera().center() == view(2).camera().center());
    QTest::keyClick(&one, Qt::Key_Left);
    QVERIFY(one.camera().center() == view(2).camera().center());
    QVERIFY(m->page().focus().selection().empty()); // a drag is not a click
    m->part<QPushButton>("comparisonShowWorld").click();
    QCOMPARE(one.camera().zoom(), before.zoom());
}

void TestComparisonWindow::followsTheSimulation()
{
    open("mysteries/big-boss");
    QCOMPARE(numbers().item(0, 2)->text(), QStringLiteral("0"));
    for (int i = 0; i < 48; ++i)
        m->session().stepOnce();
    QTRY_COMPARE(numbers().item(0, 2)->text(), QStringLiteral("7"));
    m->session().stop();
    QTRY_COMPARE(numbers().item(0, 2)->text(), QStringLiteral("0"));
}

void TestComparisonWindow::keysAndButtonsRunTheSimulation()
{
    open("cannon");
    QVERIFY(QTest::qWaitForWindowActive(comparison(), test::kPatience));
    const auto press = [this](Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier) {
        QTest::keyClick(comparison(), key, modifiers);
    };
    press(Qt::Key_F10);
    QTRY_COMPARE(m->session().step(), std::uint64_t{1});
    press(Qt::Key_F5);
    QTRY_COMPARE(m->session().state(), SimulationSession::State::Running);
    press(Qt::Key_F6);
    QTRY_COMPARE(m->session().state(), SimulationSession::State::Paused);
    press(Qt::Key_F5, Qt::ShiftModifier);
    QTRY_COMPARE(m->session().state(), SimulationSession::State::Authored);
    for (const char* name : {"run", "pause", "stepBack", "step", "stop"}) {
        const QList<QToolButton*> buttons = comparison()->findChildren<QToolButton*>();
        QVERIFY2(std::ranges::any_of(buttons,
                                     [&](const QToolButton* button) {
                                         return button->isVisible() && button->defaultAction() == &m->action(name);
                                     }),
                 name);
    }
}

void TestComparisonWindow::allRowsOfTheNumbersAreSeen()
{
    open("cannon");
    choose(3, "quadtree");
    choose(4, "aabb-tree");
    comparison()->resize(900, 560);
    QTRY_COMPARE(numbers().rowCount(), 4);
    QTRY_VERIFY(numbers().rowViewportPosition(3) + numbers().rowHeight(3) <= numbers().viewport()->height());
}

void TestComparisonWindow::twoToFourViews()
{
    open("mixed");
    choose(3, "quadtree");
    choose(4, "sweep-and-prune");
    QTRY_COMPARE(numbers().rowCount(), 4);
    QTRY_VERIFY(!view(4).picture().isNull());
    QVERIFY(view(3).isVisible() && view(4).isVisible());
    QCOMPARE(numbers().verticalHeaderItem(3)->text(), QStringLiteral("sweep-and-prune"));
    QVERIFY(view(4).camera().center() == view(1).camera().center());
    choose(3, "(none)");
    QTRY_COMPARE(numbers().rowCount(), 3);
    QVERIFY(!view(3).isVisible());
    QCOMPARE(numbers().verticalHeaderItem(2)->text(), QStringLiteral("sweep-and-prune"));
}

void TestComparisonWindow::saysWhyAnAlgorithmCannotBe()
{
    open("cannon");
    Scene tooFine = m->page().document().scene();
    tooFine.broadPhase = {Algorithm::AabbTree, 1e-6};
    m->page().document().reset(tooFine, {});
    choose(2, "grid");
    QTRY_VERIFY2(verdict().contains(QStringLiteral("cell")), qPrintable(verdict()));
    choose(1, "aabb-tree");
    choose(2, "quadtree");
    QTRY_VERIFY2(verdict().startsWith(QStringLiteral("Only some algorithms report ")), qPrintable(verdict()));
}

void TestComparisonWindow::clickingSelects()
{
    open("mysteries/big-boss");
    const Vec2 at = view(2).camera().toScreen({10.5, 4.0});
    m->mouse(view(2), QEvent::MouseButtonPress, {at.x, at.y});
    m->mouse(view(2), QEvent::MouseButtonRelease, {at.x, at.y});
    QCOMPARE(m->page().focus().selection(), std::vector<ObjectId>{ObjectId{1}});
}

void TestComparisonWindow::closesWithTheWindowWhileItCompares()
{
    open("hover-circles");
    m->session().stepOnce();
    m->window.reset();
    m->makeWindow();
    QVERIFY(!comparison());
}

void TestComparisonWindow::closedItRestsAndComesBackAsItWas()
{
    open("hover-circles");
    choose(2, "quadtree");
    QTRY_VERIFY(!summary(2).isEmpty());
    ComparisonWindow* window = comparison();
    window->close();
    QVERIFY(!window->isVisible());
    QCOMPARE(numbers().rowCount(), 0);
    m->session().stepOnce();
    QTRY_VERIFY(m->session().history() && !m->session().isMaking());
    QCOMPARE(numbers().rowCount(), 0);
    m->action("compareAlgorithms").trigger();
    QCOMPARE(comparison(), window);
    QTRY_COMPARE(numbers().rowCount(), 2);
    QCOMPARE(numbers().verticalHeaderItem(1)->text(), QStringLiteral("quadtree"));
}

void TestComparisonWindow::openedOverAnotherAlgorithmItOffersThat()
{
    open("hover-circles");
    choose(1, "grid");
    choose(2, "aabb-tree");
    comparison()->close();
    m->chooseAlgorithm(Algorithm::CornerGrid);
    QCOMPARE(m->document().scene().broadPhase.algorithm, Algorithm::CornerGrid);
    m->action("compareAlgorithms").trigger();
    QTRY_COMPARE(numbers().rowCount(), 2);
    QCOMPARE(numbers().verticalHeaderItem(0)->text(), QStringLiteral("corner-grid"));
    QCOMPARE(numbers().verticalHeaderItem(1)->text(), QStringLiteral("grid"));
}

BROADSIDE_WINDOW_TEST(TestComparisonWindow)

} // namespace broadside::test::tst_comparison_window

#include "tst_comparison_window.moc"
