// The Why panel in the real window.

#include "tests/support/editor/editor_world.h"
#include "tests/support/editor/window_fixture.h"
#include "tests/support/test.h"
#include "tests/support/written_recording.h"

#include <QComboBox>
#include <QDockWidget>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>

namespace broadside::test::tst_main_window_why {

class TestMainWindowWhy : public QObject {
    Q_OBJECT
private slots:
    void init();
    void cleanup() { m.reset(); }

    void saysWhatWouldFillIt();
    void pinningTwoHoveredObjectsAsks();
    void aSelectionOfTwoAsksWhileThePanelIsShown();
    void oneSelectedObjectIsAAndWhatIsNearIsOffered();
    void theFixIsOneUndoStep();
    void undoWorksWhereTheFixLeavesTheFocus();
    void aFieldKeepsUndoForWhatWasTyped();
    void aFieldNamesAnObject();
    void boxesLettersAndCellsAreDrawn();
    void theAnswerFollowsTheSimulation();
    void whatIsGoneIsAtNoDistance();
    void goesToTheStepAtWhichTheTwoCameNearest();
    void tellsOfTheWholeRunFirst();
    void pinsLeaveWithTheirObjects();
    void aRecordingWithoutCellsDoesNotSayThatTheGameHasNone();

private:
    [[nodiscard]] QString text(const char* name) const { return m->part<QLabel>(name).text(); }
    void showPanel() const
    {
        auto& dock = m->part<QDockWidget>("WhyPanel");
        dock.show();
        dock.raise();
        QTRY_VERIFY(m->part<QComboBox>("whyA").isVisible());
    }
    void ask() const { m->page().focus().setPins({1}, {2}); }

    std::unique_ptr<test::WindowFixture> m;
};

/// Two boxes of 1 m with a gap of 0.5 m in one cell, and a third that its mask excludes from the first.
void TestMainWindowWhy::init()
{
    m = std::make_unique<test::WindowFixture>();
    Scene scene;
    scene.world.width = 9.6;
    scene.world.height = 4.8;
    scene.broadPhase.cellSize = 2.5;
    scene.append(test::makeObject(1, {0.6, 0.6}, [](SceneObject& object) {
        object.kind = ObjectKind::Dynamic;
        object.gravityScale = 0.0;
        object.name = "Ball";
    }));
    scene.append(test::makeObject(2, {1.9, 0.9}, [](SceneObject& object) {
        object.name = "Wall";
        object.shape = Box{0.6, 0.6};
    }));
    scene.append(test::makeObject(3, {7.0, 3.0}, [](SceneObject& object) { object.mask = 0; }));
    m->page().document().reset(std::move(scene), {});
    m->viewport().showWorld();
}

void TestMainWindowWhy::saysWhatWouldFillIt()
{
    showPanel();
    QTRY_VERIFY2(text("whyNote").contains(QStringLiteral("Select two objects")), qPrintable(text("whyNote")));
    QVERIFY(!m->part<QLabel>("whySentence").isVisible());
    QVERIFY(!m->part<QPushButton>("whyClear").isEnabled());
}

void TestMainWindowWhy::pinningTwoHoveredObjectsAsks()
{
    m->hover({0.6, 0.6});
    m->key(Qt::Key_P, Qt::ShiftModifier);
    QCOMPARE(m->page().focus().pins(), (Focus::Pins{ObjectId{1}, ObjectId{}}));
    m->hover({1.9, 0.9});
    m->key(Qt::Key_P, Qt::ShiftModifier);
    QCOMPARE(m->page().focus().pins(), (Focus::Pins{ObjectId{1}, ObjectId{2}}));
    QTRY_VERIFY(m->part<QLabel>("whySentence").isVisible()); // the panel opens by itself
    QVERIFY2(text("whySentence").startsWith(QStringLiteral("Ball and Wall share cell 0")),
             qPrintable(text("whySentence")));
    QCOMPARE(text("whyCandidate"), QStringLiteral("yes"));
    QCOMPARE(text("whyBoxes"), QStringLiteral("no"));
    QCOMPARE(text("whyCells"), QStringLiteral("0"));
}

void TestMainWindowWhy::aSelectionOfTwoAsksWhileThePanelIsShown()
{
    m->page().focus().select({{1}, {3}});
    QVERIFY(m->page().focus().pins()[0].isNull()); // no question while the panel is hidden
    showPanel();
    QCOMPARE(m->page().focus().pins(), (Focus::Pins{ObjectId{1}, ObjectId{3}}));
    m->page().focus().select({{1}, {2}});
    QCOMPARE(m->page().focus().pins(), (Focus::Pins{ObjectId{1}, ObjectId{2}}));
}

void TestMainWindowWhy::oneSelectedObjectIsAAndWhatIsNearIsOffered()
{
    showPanel();
    m->page().focus().select(ObjectId{2});
    QTRY_VERIFY2(m->part<QComboBox>("whyA").currentText().startsWith(QStringLiteral("Wall")),
                 qPrintable(m->part<QComboBox>("whyA").currentText()));
    QTRY_VERIFY2(text("whyNote").contains(QStringLiteral("Near A in this step: <a href=\"1\">Ball</a>")),
                 qPrintable(text("whyNote")));
    QVERIFY(m->page().focus().pins()[0].isNull()); // hovering still shows other objects
    emit m->part<QLabel>("whyNote").linkActivated(QStringLiteral("1"));
    QCOMPARE(m->page().focus().pins(), (Focus::Pins{ObjectId{2}, ObjectId{1}}));
}

void TestMainWindowWhy::theFixIsOneUndoStep()
{
    showPanel();
    m->page().focus().setPins({1}, {3});
    auto& fix = m->part<QPushButton>("whyFix");
    QTRY_VERIFY(fix.isVisible());
    QVERIFY2(fix.toolTip().contains(QStringLiteral("mask of Object 3 to 1")), qPrintable(fix.toolTip()));
    QCOMPARE(fix.text(), QStringLiteral("Fix: Set mask of Object 3 to 1"));
    QCOMPARE(text("whyTrial"), QStringLiteral("Not tried."));
    QCOMPARE(text("whyCanCollide"), QStringLiteral("no"));
    QTest::mouseClick(&fix, Qt::LeftButton);
    QTRY_COMPARE(text("whyCanCollide"), QStringLiteral("yes"));
    const QUndoStack& undo = m->page().document().undoStack();
    QCOMPARE(undo.count(), 1);
    QCOMPARE(undo.undoText(), QStringLiteral("Set mask of Object 3 to 1"));
    m->key(Qt::Key_Z, Qt::ControlModifier);
    QTRY_COMPARE(text("whyCanCollide"), QStringLiteral("no"));
}

/// The button is hidden then, and the field of the first object has the focus.
void TestMainWindowWhy::undoWorksWhereTheFixLeavesTheFocus()
{
    showPanel();
    m->page().focus().setPins({1}, {3});
    auto& fix = m->part<QPushButton>("whyFix");
    QTRY_VERIFY(fix.isVisible());
    fix.setFocus();
    QTest::mouseClick(&fix, Qt::LeftButton);
    QTRY_VERIFY(!fix.isVisible());
    QWidget* focus = QApplication::focusWidget();
    QVERIFY(focus && m->part<QDockWidget>("WhyPanel").isAncestorOf(focus));
    QTest::keyClick(focus, Qt::Key_Z, Qt::ControlModifier);
    QTRY_COMPARE(text("whyCanCollide"), QStringLiteral("no"));
    QCOMPARE(m->page().document().undoStack().index(), 0);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    QTRY_COMPARE(text("whyCanCollide"), QStringLiteral("yes"));
}

void TestMainWindowWhy::aFieldKeepsUndoForWhatWasTyped()
{
    showPanel();
    m->page().focus().setPins({1}, {3});
    auto& fix = m->part<QPushButton>("whyFix");
    QTRY_VERIFY(fix.isVisible());
    QTest::mouseClick(&fix, Qt::LeftButton);
    auto& a = m->part<QComboBox>("whyA");
    a.setFocus();
    a.lineEdit()->selectAll();
    QTest::keyClicks(&a, QStringLiteral("wa"));
    QTest::keyClick(&a, Qt::Key_Z, Qt::ControlModifier);
    QVERIFY2(a.lineEdit()->text() != QStringLiteral("wa"), qPrintable(a.lineEdit()->text()));
    QCOMPARE(m->page().document().undoStack().index(), 1);
}

void TestMainWindowWhy::aFieldNamesAnObject()
{
    showPanel();
    auto& a = m->part<QComboBox>("whyA");
    a.setFocus();
    a.lineEdit()->selectAll();
    QTest::keyClicks(a.lineEdit(), QStringLiteral("wall")); // lower case, as most users type
    QTest::keyClick(a.lineEdit(), Qt::Key_Return);
    QCOMPARE(m->page().focus().pins()[0], ObjectId{2});
}

void TestMainWindowWhy::boxesLettersAndCellsAreDrawn()
{
    showPanel();
    ask(); // the legend gets more rows, and the world moves below them
    m->page().focus().setPins({}, {});
    QTest::qWait(0);
    const QImage before = m->picture();
    ask();
    const QImage asked = m->picture();
    const auto changedIn = [&](Vec2 lo, Vec2 hi) {
        const double ratio = asked.devicePixelRatio();
        const QRect area(m->at({lo.x, hi.y}).toPoint() * ratio, m->at({hi.x, lo.y}).toPoint() * ratio);
        return before.copy(area) != asked.copy(area);
    };
    QVERIFY(changedIn({0.0, 1.1}, {0.3, 1.5})); // the letter A above the ball
    QVERIFY(changedIn({1.6, 1.2}, {1.9, 1.6})); // the letter B
    QVERIFY(changedIn({0.2, 1.8}, {2.3, 2.3})); // hatched: both are in cell 0
    QVERIFY(!changedIn({5.2, 2.7}, {7.3, 4.6}));
    m->page().focus().setPins({}, {});
    QCOMPARE(m->picture(), before);
}

void TestMainWindowWhy::theAnswerFollowsTheSimulation()
{
    SceneDocument& document = m->page().document();
    Scene scene = document.scene();
    scene.replace(edited(*scene.find({1}), [](SceneObject& object) { object.velocity = {60.0 * 0.5, 0.0}; }));
    document.reset(std::move(scene), {});
    showPanel();
    ask();
    QTRY_COMPARE(text("whyShapes"), QStringLiteral("no"));
    m->key(Qt::Key_F10);
    m->key(Qt::Key_F10);
    QTRY_COMPARE(text("whyShapes"), QStringLiteral("yes"));
    m->key(Qt::Key_F10, Qt::ControlModifier);
    m->key(Qt::Key_F10, Qt::ControlModifier);
    QTRY_COMPARE(text("whyShapes"), QStringLiteral("no"));
}

void TestMainWindowWhy::whatIsGoneIsAtNoDistance()
{
    SceneDocument& document = m->page().document();
    Scene scene = document.scene();
    scene.replace(edited(*scene.find({1}), [](SceneObject& object) {
        object.velocity = {60.0 * 0.5, 0.0};
        object.onHit = HitResponse::Remove;
    }));
    document.reset(std::move(scene), {});
    showPanel();
    ask();
    QTRY_COMPARE(text("whyDistance"), QStringLiteral("0.5 m"));
    for (int step = 0; step < 3; ++step)
        m->key(Qt::Key_F10);
    QTRY_VERIFY2(text("whySentence").contains(QStringLiteral("was removed in step 1")),
                 qPrintable(text("whySentence")));
    QCOMPARE(text("whyDistance"), QStringLiteral("\u2013"));
}

void TestMainWindowWhy::goesToTheStepAtWhichTheTwoCameNearest()
{
    SceneDocument& document = m->page().document();
    Scene scene = document.scene();
    scene.replace(edited(*scene.find({1}), [](SceneObject& object) {
        object.pose.position = {0.6, 2.4}; // it passes above the wall
        object.velocity = {60.0 * 0.3, 0.0};
    }));
    document.reset(std::move(scene), {});
    showPanel();
    ask();
    auto& go = m->part<QPushButton>("whyGoToNearest");
    QTRY_COMPARE(text("whyNearest"), QStringLiteral("nothing is recorded yet"));
    QVERIFY(!go.isEnabled());
    for (int step = 0; step < 12; ++step)
        m->key(Qt::Key_F10);
    QTRY_VERIFY2(text("whyNearest").endsWith(QStringLiteral("in step 2")), qPrintable(text("whyNearest")));
    QVERIFY2(text("whyNearest").startsWith(QStringLiteral("0.7 m")), qPrintable(text("whyNearest")));
    QTest::mouseClick(&go, Qt::LeftButton);
    QCOMPARE(m->session().world()->stepCount(), std::uint64_t{2});
    QTRY_VERIFY(!go.isEnabled()); // already at this step
}

/// No audit runs. The ball passes the wall in its second step and is far away when the Why panel is opened.
void TestMainWindowWhy::tellsOfTheWholeRunFirst()
{
    SceneDocument& document = m->page().document();
    Scene scene = document.scene();
    scene.replace(edited(*scene.find({1}), [](SceneObject& object) {
        object.pose.position = {-0.2, 0.9};
        object.shape = Box{0.2, 0.2};
        object.velocity = {60.0 * 1.4, 0.0};
    }));
    document.reset(std::move(scene), {});
    for (int step = 0; step < 5; ++step)
        m->key(Qt::Key_F10);
    showPanel();
    ask();
    auto& run = m->part<QLabel>("whyRun");
    QTRY_VERIFY2(run.isVisible() && run.text().contains(QStringLiteral("Ball passed through Wall in <a href=\"2\">")),
                 qPrintable(run.text()));
    QTRY_VERIFY(run.text().contains(QStringLiteral("nearest in"))); // found by a search over the run
    QVERIFY(run.mapTo(m->window.get(), QPoint()).y() <
            m->part<QLabel>("whySentence").mapTo(m->window.get(), QPoint()).y());
    QTRY_VERIFY2(text("whySentence").contains(QStringLiteral("passed through Wall within step 2")),
                 qPrintable(text("whySentence")));
    const auto& trial = m->part<QLabel>("whyTrial");
    QTRY_VERIFY2(trial.isVisible() && trial.text().contains(QStringLiteral(" 0 tunnellings instead of 1")),
                 qPrintable(trial.text()));
    QVERIFY2(trial.text().startsWith(QStringLiteral("Tried on steps 2 to 5: ")), qPrintable(trial.text()));
    QVERIFY2(text("whyRemedy").endsWith(QStringLiteral(" Only swept motion was tried.")),
             qPrintable(text("whyRemedy")));
    m->session().seek(0);
    QTRY_VERIFY(!text("whySentence").contains(QStringLiteral("passed through")));
    QVERIFY(!trial.isVisible());
    QVERIFY(run.text().contains(QStringLiteral("passed through"))); // it is about the run, whatever step is shown
    emit run.linkActivated(QStringLiteral("2"));
    QCOMPARE(m->session().step(), std::uint64_t{2});
}

void TestMainWindowWhy::pinsLeaveWithTheirObjects()
{
    ask();
    m->page().focus().select(ObjectId{1});
    m->key(Qt::Key_Delete);
    QCOMPARE(m->page().focus().pins(), (Focus::Pins{ObjectId{2}, ObjectId{}}));
    m->page().document().reset({}, {});
    QVERIFY(m->page().focus().pins()[0].isNull());
}

void TestMainWindowWhy::aRecordingWithoutCellsDoesNotSayThatTheGameHasNone()
{
    const QString path = m->file("cellless.bstrace");
    std::string bytes;
    trace::TraceWriter writer(test::infoOfGame("Cellless", {{0.0, 0.0}, {8.0, 8.0}}), [&](std::string_view more) {
        bytes += more;
        return true;
    });
    trace::FrameData frame = test::frameOfGame(0);
    frame.candidates = {{{1}, {2}}};
    const std::vector objects{test::writtenObject({1}, "Left", {{1.0, 1.0}, {2.0, 2.0}}),
                              test::writtenObject({2}, "Right", {{1.5, 1.0}, {2.5, 2.0}})};
    writer.write(frame, objects);
    QVERIFY(writer.finish());
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(QByteArray::fromStdString(bytes)), static_cast<qint64>(bytes.size()));
    file.close();

    m->window->openFiles({path});
    QTRY_VERIFY(m->page().model().recording && !m->page().model().recording->isEmpty());
    m->page().focus().setPins({1}, {2});
    showPanel();
    QTRY_COMPARE(text("whyCandidate"), QStringLiteral("yes"));
    QCOMPARE(text("whyCells"), QStringLiteral("not recorded"));
    QCOMPARE(text("whyCause"), QStringLiteral("not missed"));
    QTRY_COMPARE(text("cells"), QStringLiteral("not recorded"));
    for (const char* const others : {"occupied", "perCell", "registrations", "memory"}) // one row says it for all
        QVERIFY2(m->part<QLabel>(others).isHidden(), others);
}

BROADSIDE_WINDOW_TEST(TestMainWindowWhy)

} // namespace broadside::test::tst_main_window_why

#include "tst_main_window_why.moc"
