// "Show me how": the mystery that is solved with the user, in the real window.

#include "editor/widgets/fault_note.h"
#include "editor/window/files/samples.h"
#include "editor/window/help/callout.h"
#include "editor/window/help/mystery_progress.h"
#include "editor/window/layout/panels.h"
#include "tests/support/editor/window_fixture.h"
#include "tests/support/test.h"

#include <QDockWidget>
#include <QLabel>
#include <QPushButton>
#include <QToolBar>

namespace broadside::test::tst_guided_mystery {

class TestGuidedMystery : public QObject {
    Q_OBJECT
private slots:
    void init()
    {
        m = std::make_unique<test::WindowFixture>();
        m->action("showMeHow").trigger();
        QVERIFY(callout() && callout()->isVisible());
    }
    void cleanup()
    {
        m->session().stop();
        m->forgetEdits();
        m.reset();
    }

    void eachCalloutWaitsForTheActAndTheMysteryIsSolved();
    void nothingThatItSpeaksOfIsCovered_data();
    void nothingThatItSpeaksOfIsCovered();
    void theSolutionIsNotGivenAway();
    void whoLeavesItIsToldTheSolution();
    void aFramedWorldIsBelowTheLegend();
    void aTouchOfTheBossIsNotEnough();
    void nothingElseGoesOn();
    void aClosedDockIsOpened();
    void aHiddenToolBarIsShown();
    void itFollowsAResize();
    void itCanBeLeft_data();
    void itCanBeLeft();
    void anotherSceneEndsIt();
    void theHintsOfTheFirstStartGiveWay();

private:
    [[nodiscard]] Callout* callout() const { return m->window->findChild<Callout*>(); }
    [[nodiscard]] bool shows(const char* count) const
    {
        if (!callout())
            return false;
        for (const QLabel* label : callout()->findChildren<QLabel*>())
            if (label->text() == QLatin1String(count))
                return true;
        return false;
    }
    /// The control is seen, and the bubble is next to it.
    [[nodiscard]] bool pointsAtWhatItSpeaksOf() const
    {
        const QRect target = callout()->target();
        return !target.isEmpty() && m->window->rect().contains(callout()->geometry()) &&
               !callout()->geometry().intersects(target);
    }
    [[nodiscard]] bool isSolutionTold() const
    {
        const QWidget& panel = m->page().panels()[Panel::BroadPhase];
        return !panel.findChild<FaultNote*>()->isHidden() ||
               panel.findChild<QLabel*>(QStringLiteral("algorithmDescription"))
                   ->text()
                   .contains(QStringLiteral("corners"));
    }
    void runUntilItIsPaused() const
    {
        m->key(Qt::Key_F5);
        QTRY_VERIFY(shows("2 of 5"));
        QCOMPARE(m->session().state(), StepSession::State::Paused);
    }
    void goToAMissedPair() const
    {
        QTRY_VERIFY(!m->page().model().audit.missed().empty());
        m->session().seek(m->page().model().audit.missed().front().step);
        QTRY_VERIFY(shows("3 of 5"));
    }
    std::unique_ptr<test::WindowFixture> m;
};

void TestGuidedMystery::eachCalloutWaitsForTheActAndTheMysteryIsSolved()
{
    QVERIFY(shows("1 of 5"));
    QTRY_VERIFY(pointsAtWhatItSpeaksOf());
    runUntilItIsPaused();
    QTRY_VERIFY(pointsAtWhatItSpeaksOf());
    goToAMissedPair();
    QTRY_VERIFY(pointsAtWhatItSpeaksOf());
    m->hover({10.5, 4.0});
    QTRY_VERIFY(shows("4 of 5"));
    QTRY_VERIFY(pointsAtWhatItSpeaksOf());
    m->part<QPushButton>("diagnose").click();
    QTRY_VERIFY(shows("5 of 5"));
    QTRY_VERIFY(pointsAtWhatItSpeaksOf());
    const auto coversTheSentence = [this] {
        const auto& text = m->part<QLabel>("explanationText");
        const QRect seen = text.visibleRegion().boundingRect();
        return callout()->geometry().intersects({text.mapTo(m->window.get(), seen.topLeft()), seen.size()});
    };
    QTRY_VERIFY(!coversTheSentence());
    auto& fix = m->part<QPushButton>("explanationFix");
    QTRY_VERIFY(fix.isVisible() && fix.isEnabled());
    const std::uint64_t last = m->session().recorded().last;
    QTest::mouseClick(&fix, Qt::LeftButton); // takes the focus, and the run hides the button
    QTRY_VERIFY(!callout());
    QCOMPARE(m->session().recorded().last, last);
    QVERIFY(m->part<QLabel>("messageText").text().startsWith(QStringLiteral("Solved")));
    QVERIFY(MysteryProgress(m->settings).isSolved(guidedMystery()));
}

void TestGuidedMystery::nothingThatItSpeaksOfIsCovered_data()
{
    QTest::addColumn<QSize>("size");
    QTest::newRow("usual window") << QSize(1400, 900);
    QTest::newRow("small window") << QSize(1024, 700);
}

void TestGuidedMystery::nothingThatItSpeaksOfIsCovered()
{
    QFETCH(const QSize, size);
    m->window->resize(size);
    QTRY_COMPARE(m->window->size(), size);
    const auto isCovered = [this](const QWidget& control, const QRect& within = {}) {
        const QRect part = within.isNull() ? control.visibleRegion().boundingRect() : within;
        return callout()->geometry().intersects({control.mapTo(m->window.get(), part.topLeft()), part.size()});
    };
    const auto boss = [this] { return QRectF(m->at({8.0, 6.5}), m->at({13.0, 1.5})).toAlignedRect(); };
    QTRY_VERIFY(pointsAtWhatItSpeaksOf() && !isCovered(m->part<QWidget>("messageBar")));
    runUntilItIsPaused();
    Panels& panels = m->page().panels();
    QTRY_VERIFY(pointsAtWhatItSpeaksOf() && !isCovered(panels[Panel::Timeline]));
    QTRY_VERIFY(!isCovered(m->viewport(), boss()));
    goToAMissedPair();
    QTRY_VERIFY(pointsAtWhatItSpeaksOf() && !isCovered(panels[Panel::Inspector]));
    const auto itsCells = [this] { return QRectF(m->at({8.0, 7.0}), m->at({14.0, 1.0})).toAlignedRect(); };
    QTRY_VERIFY(!isCovered(m->viewport(), itsCells()));
    m->hover({10.5, 4.0});
    QTRY_VERIFY(shows("4 of 5"));
    QTRY_VERIFY(pointsAtWhatItSpeaksOf() && !isCovered(m->part<QLabel>("diagnosisSummary")));
    m->part<QPushButton>("diagnose").click();
    QTRY_VERIFY(shows("5 of 5"));
    QTRY_VERIFY(pointsAtWhatItSpeaksOf() && !isCovered(m->part<QLabel>("explanationText")));
}

/// The panel Broad phase and the marks in the world say what is wrong, but only after the user has found out.
void TestGuidedMystery::theSolutionIsNotGivenAway()
{
    QTRY_VERIFY(!isSolutionTold());
    runUntilItIsPaused();
    goToAMissedPair();
    QVERIFY(!isSolutionTold());
    m->page().focus().select(ObjectId{1});
    QTRY_VERIFY(shows("4 of 5"));
    m->part<QPushButton>("diagnose").click();
    QTRY_VERIFY(shows("5 of 5"));
    QTRY_VERIFY(isSolutionTold());
}

void TestGuidedMystery::whoLeavesItIsToldTheSolution()
{
    QTRY_VERIFY(!isSolutionTold());
    m->part<QPushButton>("calloutLeave").click();
    QTRY_VERIFY(isSolutionTold());
}

/// The legend has a second row when pairs are missed.
void TestGuidedMystery::aFramedWorldIsBelowTheLegend()
{
    runUntilItIsPaused();
    goToAMissedPair();
    m->action("showWorld").trigger();
    constexpr double kTwoRows = 55.0; // logical pixels, with the margin above them
    QVERIFY2(m->at({0.0, 8.0}).y() > kTwoRows, qPrintable(QString::number(m->at({0.0, 8.0}).y())));
}

void TestGuidedMystery::aTouchOfTheBossIsNotEnough()
{
    runUntilItIsPaused();
    goToAMissedPair();
    m->hover({10.5, 4.0});
    m->hover({1.0, 1.0}); // on the way to somewhere else
    QCoreApplication::processEvents();
    QVERIFY(shows("3 of 5"));
    m->page().focus().select(ObjectId{1});
    QTRY_VERIFY(shows("4 of 5"));
}

void TestGuidedMystery::nothingElseGoesOn()
{
    m->hover({10.5, 4.0}); // the act of the third callout
    QCoreApplication::processEvents();
    QVERIFY(shows("1 of 5"));
    m->key(Qt::Key_F10);
    QTRY_COMPARE(m->session().step(), std::uint64_t{1});
    QVERIFY(shows("1 of 5"));
}

void TestGuidedMystery::aClosedDockIsOpened()
{
    for (QDockWidget* dock : m->window->findChildren<QDockWidget*>())
        dock->close();
    runUntilItIsPaused();
    QTRY_VERIFY(m->page().panels()[Panel::Timeline].isVisible());
    QTRY_VERIFY(pointsAtWhatItSpeaksOf());
}

void TestGuidedMystery::aHiddenToolBarIsShown()
{
    auto* bar = m->window->findChild<QToolBar*>(QStringLiteral("toolBar"));
    bar->hide();
    m->action("showMeHow").trigger();
    QTRY_VERIFY(bar->isVisible());
    QTRY_VERIFY(pointsAtWhatItSpeaksOf());
}

void TestGuidedMystery::itFollowsAResize()
{
    runUntilItIsPaused();
    for (const QSize size : {QSize(1024, 700), QSize(1500, 950)}) {
        m->window->resize(size);
        QTRY_COMPARE(m->window->size(), size);
        QTRY_VERIFY(pointsAtWhatItSpeaksOf());
    }
}

void TestGuidedMystery::itCanBeLeft_data()
{
    QTest::addColumn<bool>("byKey");
    QTest::newRow("Esc") << true;
    QTest::newRow("button") << false;
}

void TestGuidedMystery::itCanBeLeft()
{
    QFETCH(const bool, byKey);
    if (byKey)
        m->key(Qt::Key_Escape);
    else
        m->part<QPushButton>("calloutLeave").click();
    QTRY_VERIFY(!callout());
    QVERIFY(!MysteryProgress(m->settings).isSolved(guidedMystery()));
    m->action("showMeHow").trigger();
    QTRY_VERIFY(callout() && callout()->isVisible());
}

void TestGuidedMystery::anotherSceneEndsIt()
{
    m->page().files().newScene();
    QTRY_VERIFY(!callout() || !callout()->isVisible());
}

void TestGuidedMystery::theHintsOfTheFirstStartGiveWay()
{
    m->page().offerHints();
    QVERIFY(!m->window->findChild<QWidget*>(QStringLiteral("hints")));
}

BROADSIDE_WINDOW_TEST(TestGuidedMystery)

} // namespace broadside::test::tst_guided_mystery

#include "tst_guided_mystery.moc"
