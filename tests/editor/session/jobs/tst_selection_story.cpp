#include "editor/session/jobs/selection_story.h"
#include "editor/session/made_steps.h"
#include "tests/support/editor/editor_world.h"
#include "tests/support/editor/recorded_page.h"
#include "tests/support/test.h"

#include <QSignalSpy>

namespace broadside::test::tst_selection_story {

namespace {

/// The cannon world with a shot at its target: the ball is launched, and removes the target.
struct Shot : EditorWorld {
    Shot()
        : EditorWorld(cannonWorld())
    {
        session.shoot({1}, {3.25, 2.75});
        session.pause();
        // As a view that is always visible.
        QObject::connect(&story, &SelectionStory::changed, &story, &SelectionStory::update, Qt::QueuedConnection);
    }
    void stepOn(int steps)
    {
        for (int step = 0; step < steps; ++step)
            session.stepOnce();
    }
    [[nodiscard]] bool isTold() const
    {
        return !story.isRunning() && story.steps() && story.steps()->last == session.recorded().last;
    }
    /// The events of the whole run, told in one go.
    [[nodiscard]] std::vector<StoryEvent> oracle(ObjectId id) const
    {
        return storyOf(*session.source(session.recorded()), id, session.recorded()).events;
    }

    SelectionStory story{session, focus};
};

} // namespace

class TestSelectionStory : public QObject {
    Q_OBJECT
private slots:
    void isAboutOneSelectedObject();
    void isThatOfTheWholeRun_data();
    void isThatOfTheWholeRun();
    void anotherFutureIsToldAgain();
    void restoredStepsAreToldAgain();
    void nothingIsSearchedWhileTheSimulationRuns();
    void aCancelledSearchWaits();
    void aRecordingHasAStoryToo();
};

void TestSelectionStory::isAboutOneSelectedObject()
{
    Shot w;
    w.stepOn(3);
    w.story.update();
    QVERIFY(!w.story.isRunning());
    w.focus.select(ids({2, 3}));
    QVERIFY(w.story.object().isNull());
    QSignalSpy changes(&w.story, &SelectionStory::changed);
    w.focus.select(ObjectId{2});
    QCOMPARE(w.story.object(), ObjectId{2});
    QCOMPARE(changes.count(), 1);
    QTRY_VERIFY(w.isTold());
    QCOMPARE(w.story.story()->name, std::string("Ball (2)"));
    QVERIFY(w.story.story()->wasThere);
}

void TestSelectionStory::isThatOfTheWholeRun_data()
{
    QTest::addColumn<int>("parts");
    QTest::newRow("in one go") << 1;
    QTest::newRow("in three parts") << 3;
    QTest::newRow("in twelve parts") << 12;
}

void TestSelectionStory::isThatOfTheWholeRun()
{
    QFETCH(const int, parts);
    for (const ObjectId id : ids({2, 3})) {
        Shot w;
        w.focus.select(id);
        for (int part = 0; part < parts; ++part) {
            w.stepOn(60 / parts);
            QTRY_VERIFY(w.isTold());
        }
        QVERIFY(w.story.story()->events.size() >= 2);
        QVERIFY(w.story.story()->events == w.oracle(id));
    }
}

void TestSelectionStory::anotherFutureIsToldAgain()
{
    Shot w;
    w.focus.select(ObjectId{3});
    w.stepOn(60);
    QTRY_VERIFY(w.isTold());
    QVERIFY(w.story.story()->events.back().kind == StoryEvent::Kind::Removed);
    w.session.seek(0);
    w.session.shoot({1}, {-1.0, 3.0}); // misses the target
    w.session.pause();
    w.stepOn(60);
    QTRY_VERIFY(w.isTold() && w.story.story()->events.back().kind != StoryEvent::Kind::Removed);
    QVERIFY(w.story.story()->events == w.oracle({3}));
}

/// The range of recorded steps does not change.
void TestSelectionStory::restoredStepsAreToldAgain()
{
    Shot w;
    w.focus.select(ObjectId{2});
    w.stepOn(1);
    QTRY_VERIFY(w.isTold());
    const std::vector<StoryEvent> before = w.story.story()->events;
    w.session.seek(0);
    w.session.shoot({1}, {-1.0, 3.0});
    w.session.pause();
    w.stepOn(1);
    QTRY_VERIFY(w.isTold() && w.story.story()->events != before);
    w.session.made()->swapDroppedSteps();
    QTRY_VERIFY(w.isTold() && w.story.story()->events == before);
}

void TestSelectionStory::nothingIsSearchedWhileTheSimulationRuns()
{
    Shot w;
    w.stepOn(2);
    w.session.run(StepSession::Pace::RealTime);
    w.focus.select(ObjectId{2});
    w.story.update();
    QVERIFY(!w.story.isRunning());
    w.session.pause();
    QTRY_VERIFY(w.isTold());
}

void TestSelectionStory::aCancelledSearchWaits()
{
    Shot w;
    w.stepOn(60);
    w.focus.select(ObjectId{2});
    w.story.update();
    QVERIFY(w.story.isRunning());
    w.story.cancel();
    w.story.update();
    QVERIFY(!w.story.isRunning());
    QVERIFY(w.story.wasCancelled());
    w.story.restart();
    QTRY_VERIFY(w.isTold());
    QVERIFY(w.story.story()->events == w.oracle({2}));
}

void TestSelectionStory::aRecordingHasAStoryToo()
{
    RecordedPage page;
    SelectionStory story(page.session, page.focus);
    const ObjectId id = page.session.objects()->objectOf(0).id;
    page.focus.select(id);
    story.update();
    QTRY_VERIFY(!story.isRunning());
    QVERIFY(story.story());
    QCOMPARE(story.steps()->last, page.session.recorded().last);
    QVERIFY(!story.story()->events.empty());
    QVERIFY(story.story()->events.front().isInferred);
    QVERIFY(story.story()->events ==
            storyOf(*page.session.source(page.session.recorded()), id, page.session.recorded()).events);
}

BROADSIDE_EVENT_TEST(TestSelectionStory)

} // namespace broadside::test::tst_selection_story

#include "tst_selection_story.moc"
