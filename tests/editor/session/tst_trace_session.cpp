#include "core/debug/audit/audit.h"
#include "editor/session/breakpoint_session.h"
#include "editor/session/jobs/cell_size_tuner.h"
#include "editor/session/jobs/finding_reduction.h"
#include "editor/session/jobs/heat_map.h"
#include "editor/session/jobs/pair_inquiry.h"
#include "editor/session/steps/step_pacer.h"
#include "tests/support/editor/recorded_page.h"
#include "tests/support/test.h"

#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTimer>

#include <algorithm>
#include <set>

namespace broadside::test::tst_trace_session {

/// The parts of the debugger on the recording of another game.

using naive_grid_game::Bug;

namespace {

constexpr unsigned kFrames = RecordedPage::kFrames;
using Page = RecordedPage;

} // namespace

class TestTraceSession : public QObject {
    Q_OBJECT
private slots:
    void isEmptyBeforeItIsOpened();
    void showsTheFirstStepAtOnce();
    void wrongCallsOfTheStepAreNamed();
    void stepsGoOnAndBack();
    void manyStepsGoOnAndBack();
    void slowMotionStretchesTheClock();
    void seeksToTheNearestStep();
    void runsToTheEndAndPauses();
    void everyStepIsAsAFreshReadingHasIt();
    void whatTakesLongIsReadBeside();
    void whatComesNextIsReadBesideWhenItIsMuch();
    void aLargeFirstFrameIsReadBeside();
    void aStepAskedForMeanwhileComesAfterIt();
    void hoverShowsTheGamesCandidates();
    void theFunnelIsByTheGamesConvention();
    void figuresAreCountedBeside();
    void theAuditFindsTheBug();
    void theAuditOfEveryStepFindsAll();
    void breakpointsStopIt();
    void reverseContinueGoesToTheStepBefore();
    void heatIsOfTheGamesCells();
    void whyNamesTheGamesBroadPhase();
    void ourCellSizesAreTunedOnItsFrames();
    void aFindingBecomesAScene();
    void growsAndFollowsWhileRunning();
    void staysWhereItIsWhenPaused();
    void aLongFileIsLookedThroughMeanwhile();
};

void TestTraceSession::isEmptyBeforeItIsOpened()
{
    TraceSession session;
    QVERIFY(!session.capabilities().canEdit && !session.capabilities().canMakeSteps);
    QVERIFY(session.isEmpty());
    QVERIFY(session.objects());
    QCOMPARE(session.objects()->presentCount(), std::size_t{0});
    session.stepOnce();
    session.stepBack();
    session.seek(7);
    session.run();
    QCOMPARE(session.step(), std::uint64_t{0});
    QVERIFY(!session.data());
}

void TestTraceSession::showsTheFirstStepAtOnce()
{
    Page page;
    QCOMPARE(page.session.objects()->presentCount(), std::size_t{61});
    QCOMPARE(page.session.recorded(), (StepRange{0, kFrames - 1}));
    QCOMPARE(page.session.step(), std::uint64_t{0});
    QVERIFY(!canStepBack(page.session));
    QVERIFY(page.session.isInThePast());
    QVERIFY(page.shownWorld.isLive());
    QVERIFY(page.shownWorld.broadPhase());
    QVERIFY(page.shownWorld.cellTable());
}

void TestTraceSession::stepsGoOnAndBack()
{
    Page page;
    QSignalSpy stepped(&page.session, &StepSession::stepped);
    QSignalSpy sought(&page.session, &StepSession::sought);
    page.session.stepOnce();
    page.session.stepOnce();
    QCOMPARE(page.session.step(), std::uint64_t{2});
    page.session.stepBack();
    QCOMPARE(page.session.step(), std::uint64_t{1});
    QCOMPARE(stepped.count(), 2);
    QCOMPARE(sought.count(), 1);
    page.session.seekLast();
    page.session.stepOnce();
    QCOMPARE(page.session.step(), std::uint64_t{kFrames - 1});
    QVERIFY(!page.session.isInThePast());
    page.session.stop();
    QCOMPARE(page.session.step(), std::uint64_t{0});
}

void TestTraceSession::manyStepsGoOnAndBack()
{
    Page page;
    page.session.stepMany(30);
    QTRY_COMPARE(page.session.state(), StepSession::State::Paused);
    QCOMPARE(page.session.step(), std::uint64_t{30});
    page.session.stepBackMany(12);
    QCOMPARE(page.session.step(), std::uint64_t{18});
    page.session.stepBackMany(1'000);
    QCOMPARE(page.session.step(), std::uint64_t{0});
    page.session.stepMany(1'000'000);
    QTRY_COMPARE(page.session.state(), StepSession::State::Paused);
    QCOMPARE(page.session.step(), std::uint64_t{kFrames - 1});
}

void TestTraceSession::slowMotionStretchesTheClock()
{
    Page page;
    const double dt = page.session.secondsPerStep();
    page.session.runPace().setSlowness(16);
    QCOMPARE(page.session.secondsPerStep(), 16.0 * dt);
    page.session.run();
    QVERIFY(page.session.findChild<QTimer*>());
    QCOMPARE(page.session.findChild<QTimer*>()->interval(), tickInterval(16.0 * dt));
}

void TestTraceSession::seeksToTheNearestStep()
{
    Page page;
    page.session.seek(100'000);
    QCOMPARE(page.session.step(), std::uint64_t{kFrames - 1});
    page.session.seek(70);
    QCOMPARE(page.session.step(), std::uint64_t{70});
}

void TestTraceSession::runsToTheEndAndPauses()
{
    Page page(Bug::None, 20);
    page.session.run(StepSession::Pace::Fastest);
    QCOMPARE(page.session.state(), StepSession::State::Running);
    QTRY_COMPARE(page.session.state(), StepSession::State::Paused);
    QCOMPARE(page.session.step(), std::uint64_t{19});
}

void TestTraceSession::everyStepIsAsAFreshReadingHasIt()
{
    Page page;
    const auto reader = trace::TraceReader::open(page.path.toStdString());
    for (const std::uint64_t step : {149U, 3U, 61U, 60U, 59U, 90U, 0U, 149U, 1U}) {
        page.session.seek(step);
        trace::TraceWorld fresh(*reader);
        QVERIFY(!fresh.seek(step));
        const ObjectTable& objects = *page.session.objects();
        QCOMPARE(objects.presentCount(), fresh.objects().presentCount());
        fresh.objects().forEach([&](ObjectIndex row) {
            const auto here = objects.indexOf(fresh.objects().idOf(row));
            QVERIFY(here);
            QVERIFY(objects.boundsOf(*here) == fresh.objects().boundsOf(row));
        });
    }
}

void TestTraceSession::whatTakesLongIsReadBeside()
{
    Page page;
    page.session.setPatience(0);
    page.session.seek(100);
    QVERIFY(page.session.isMaking());
    QCOMPARE(page.session.step(), std::uint64_t{0});
    QTRY_VERIFY(!page.session.isMaking());
    QCOMPARE(page.session.step(), std::uint64_t{100});
    page.session.seek(10);
    page.session.seek(20); // the last seek counts
    QTRY_VERIFY(!page.session.isMaking());
    QCOMPARE(page.session.step(), std::uint64_t{20});
    page.session.seek(80);
    page.session.pause();
    QVERIFY(!page.session.isMaking());
    QTest::qWait(0);
    QCOMPARE(page.session.step(), std::uint64_t{20});
}

/// The cost of a step is known before it is read: large frames are read in the background, even after small ones.
void TestTraceSession::whatComesNextIsReadBesideWhenItIsMuch()
{
    Page page;
    page.session.setPatience(100'000);
    page.session.stepOnce();
    QVERIFY(!page.session.isMaking());
    QCOMPARE(page.session.step(), std::uint64_t{1});
    page.session.setPatience(0);
    page.session.stepOnce();
    QVERIFY(page.session.isMaking());
    page.session.stepOnce();
    QTRY_COMPARE(page.session.step(), std::uint64_t{3});
    page.session.run(TraceSession::Pace::Fastest);
    QTRY_COMPARE(page.session.step(), page.session.recorded().last);
    QTRY_COMPARE(page.session.state(), TraceSession::State::Paused);
}

/// A first frame with millions of objects must not block the window.
void TestTraceSession::aLargeFirstFrameIsReadBeside()
{
    Page page;
    TraceSession session;
    session.setPatience(0);
    QSignalSpy changed(&session, &TraceSession::worldChanged);
    session.open(page.session.recording()->reader());
    QVERIFY(session.isMaking());
    QCOMPARE(session.objects()->presentCount(), std::size_t{0});
    QTRY_VERIFY(!session.isMaking());
    QCOMPARE(session.step(), std::uint64_t{0});
    QCOMPARE(session.objects()->presentCount(), page.session.objects()->presentCount());
    QCOMPARE(session.shown().broadPhase.cellSize, page.session.shown().broadPhase.cellSize);
    QCOMPARE(changed.count(), 2); // once when opened, once with the first frame
}

void TestTraceSession::aStepAskedForMeanwhileComesAfterIt()
{
    Page page;
    page.session.setPatience(0);
    page.session.seek(100);
    page.session.stepOnce();
    QTRY_COMPARE(page.session.step(), std::uint64_t{101});
}

void TestTraceSession::hoverShowsTheGamesCandidates()
{
    Page page;
    page.session.seek(40);
    const auto& candidates = page.session.data()->candidates;
    QVERIFY(!candidates.empty());
    const ObjectId object = candidates.front().a;
    std::vector<ObjectId> partners;
    for (const auto& [a, b] : candidates)
        if (a == object || b == object)
            partners.push_back(a == object ? b : a);
    std::ranges::sort(partners);
    page.focus.setHovered(object);
    QCOMPARE(page.hover.info().candidates.size(), partners.size());
    QVERIFY(page.hover.info().candidates == partners);
    QVERIFY(page.hover.info().own.count > 0);
    QSignalSpy changed(&page.hover, &Hover::changed);
    for (int i = 0; i < 60; ++i)
        page.session.stepOnce();
    QVERIFY(changed.count() > 0); // every object moves
}

void TestTraceSession::theFunnelIsByTheGamesConvention()
{
    Page page;
    page.session.seek(40);
    const Funnel* funnel = page.shownWorld.funnel();
    QVERIFY(funnel);
    QCOMPARE(page.session.touch(), TouchRule::HalfOpen);
    const Frame frame = page.session.frame();
    std::uint64_t boxes = 0;
    const auto candidates = frame.candidates(100'000);
    for (const IndexPair pair : *candidates)
        boxes += frame.boxesOverlap(pair.a, pair.b) ? 1U : 0U;
    QCOMPARE(funnel->boxOverlaps, boxes);
}

void TestTraceSession::figuresAreCountedBeside()
{
    Page page;
    QTRY_VERIFY(page.session.figuresOf(kFrames - 1));
    const auto figures = page.session.figuresOf(40);
    QCOMPARE(figures->objects, std::uint64_t{61});
    page.session.seek(40);
    QCOMPARE(figures->funnel.candidates, page.session.frame().funnel().candidates);
}

void TestTraceSession::theAuditFindsTheBug()
{
    Page page;
    std::uint64_t wrong = 0;
    for (std::uint64_t step = 0; step < kFrames && wrong == 0; ++step) {
        page.session.seek(step);
        if (!auditFrame(page.session.frame()).missed.empty())
            wrong = step;
    }
    QVERIFY(wrong > 0);
    page.audit.auditPresent();
    QTRY_VERIFY(!page.audit.isRunning());
    QVERIFY(!page.audit.missedInShownStep().empty());
    QCOMPARE(page.audit.missedInShownStep().front().step, wrong);
    QCOMPARE(page.audit.missedInShownStep().front().cause, MissCause::LargerThanCells);
}

void TestTraceSession::theAuditOfEveryStepFindsAll()
{
    Page page(Bug::RegistersCorners, 450); // more than one piece of work
    std::size_t expected = 0;
    trace::RecordingWalk walk(*page.session.recording());
    for (std::size_t i = 0; i < 450; ++i) {
        QVERIFY(!walk.goTo(i));
        expected += auditFrame(walk.frame()).missed.size();
    }
    page.audit.setEveryStep(true);
    QTRY_VERIFY(page.audit.audited() && page.audit.audited()->last == 449 && !page.audit.isRunning());
    QCOMPARE(page.audit.missed().size(), expected);
    QCOMPARE(page.audit.passages().size(), std::size_t{0});
}

void TestTraceSession::breakpointsStopIt()
{
    Page page;
    BreakpointSession breakpoints(page.document, page.session);
    Breakpoint missed;
    missed.kind = Breakpoint::Kind::MissedPair;
    breakpoints.add(missed);
    QSignalSpy stopped(&breakpoints, &BreakpointSession::stopped);
    breakpoints.go(BreakpointSession::Direction::Forward);
    QTRY_COMPARE(stopped.count(), 1);
    const std::uint64_t step = page.session.step();
    QVERIFY(step > 0);
    QCOMPARE(page.session.state(), StepSession::State::Paused);
    QVERIFY(!auditFrame(page.session.frame()).missed.empty());
    QVERIFY(breakpoints.stop()->met.front().sentence.text().find("The broad phase missed") != std::string::npos);
    // No earlier step has a new missed pair.
    std::set<std::uint64_t> stopsAt;
    std::set<std::pair<ObjectId, ObjectId>> missedBefore;
    for (std::uint64_t at = 0; at <= step; ++at) {
        page.session.seek(at);
        std::set<std::pair<ObjectId, ObjectId>> now;
        for (const MissedPair& miss : auditFrame(page.session.frame()).missed)
            now.emplace(page.session.objects()->idOf(miss.pair.a), page.session.objects()->idOf(miss.pair.b));
        if (at > 0 && !std::ranges::includes(missedBefore, now))
            stopsAt.insert(at);
        missedBefore = std::move(now);
    }
    QVERIFY(stopsAt == std::set{step});
}

void TestTraceSession::reverseContinueGoesToTheStepBefore()
{
    Page page;
    BreakpointSession breakpoints(page.document, page.session);
    Breakpoint begins;
    begins.kind = Breakpoint::Kind::PairBegins;
    breakpoints.add(begins);
    page.session.seekLast();
    QSignalSpy stopped(&breakpoints, &BreakpointSession::stopped);
    breakpoints.go(BreakpointSession::Direction::Back);
    QTRY_COMPARE(stopped.count(), 1);
    const std::uint64_t first = page.session.step();
    QVERIFY(first < kFrames - 1);
    breakpoints.go(BreakpointSession::Direction::Back);
    QTRY_COMPARE(stopped.count(), 2);
    QVERIFY(page.session.step() < first);
}

void TestTraceSession::heatIsOfTheGamesCells()
{
    Page page;
    page.session.seek(40);
    HeatMap heat(page.document, page.session, page.shownWorld);
    heat.setWish({HeatQuantity::Candidates, 10});
    heat.setShown(true);
    QTRY_VERIFY(heat.heat());
    QCOMPARE(heat.heat()->frames, std::size_t{10});
    QCOMPARE(heat.steps(), (StepRange{31, 40}));
    QVERIFY(heat.heat()->largest > 0.0);
}

void TestTraceSession::whyNamesTheGamesBroadPhase()
{
    Page page;
    PairInquiry inquiry(page.shownWorld, page.session, page.focus);
    for (std::uint64_t step = 0; step < kFrames; ++step) {
        page.session.seek(step);
        const FrameAudit audit = auditFrame(page.session.frame());
        if (audit.missed.empty())
            continue;
        const auto [a, b] = audit.missed.front().pair;
        page.focus.setPins(page.session.objects()->idOf(a), page.session.objects()->idOf(b));
        break;
    }
    QVERIFY(inquiry.answer());
    QVERIFY(inquiry.answer()->sentence.text().find("the game's uniform grid missed the pair") != std::string::npos);
    QCOMPARE(inquiry.answer()->cause, std::optional{MissCause::Unknown}); // without a diagnosis
    QCOMPARE(inquiry.answer()->stage, std::optional{PairStage::Registration});
}

void TestTraceSession::ourCellSizesAreTunedOnItsFrames()
{
    Page page;
    CellSizeTuner tuner(page.document, page.session);
    tuner.start();
    QTRY_VERIFY(tuner.outcome());
    QVERIFY(tuner.outcome()->tuning);
    QCOMPARE(tuner.outcome()->frames, std::size_t{61});
}

void TestTraceSession::aFindingBecomesAScene()
{
    Page page;
    page.audit.setEveryStep(true);
    QTRY_VERIFY(page.audit.audited() && page.audit.audited()->last == kFrames - 1);
    const Audit::Miss miss = page.audit.missed().front();
    FindingReduction reduction(page.session);
    std::shared_ptr<const ReducedFinding> result;
    connect(&reduction, &FindingReduction::finished, this, [&](const auto& finished) { result = finished; });
    reduction.start({Finding::Kind::MissedPair, miss.step, miss.pair.a, miss.pair.b, miss.cause});
    QTRY_VERIFY(result);
    QVERIFY(result->reduced);
    const Scene& scene = result->reduced->reduction.scene;
    QCOMPARE(scene.size(), std::size_t{2});
    QVERIFY(scene.contains(miss.pair.a));
    QVERIFY(scene.contains(miss.pair.b));
}

void TestTraceSession::growsAndFollowsWhileRunning()
{
    Page page(Bug::None, 10);
    const QString longer = page.folder.filePath(QStringLiteral("longer.bstrace"));
    writeGameTrace(longer, Bug::None, 40);
    QFile whole(longer);
    QVERIFY(whole.open(QIODevice::ReadOnly));
    const QByteArray bytes = whole.readAll();
    const auto all = trace::TraceReader::open(longer.toStdString());
    const auto cutAt = static_cast<qint64>(all->frames()[10].offset);
    QFile live(page.folder.filePath(QStringLiteral("live.bstrace")));
    QVERIFY(live.open(QIODevice::WriteOnly | QIODevice::Unbuffered));
    live.write(bytes.left(cutAt));
    page.session.open(*trace::TraceReader::open(live.fileName().toStdString()));
    QCOMPARE(page.session.frameCount(), std::size_t{10});
    page.session.setGrowing(true);
    page.session.seekLast();
    page.session.run();
    QVERIFY(!page.session.grow());
    live.write(bytes.mid(cutAt));
    QVERIFY(page.session.grow());
    QTRY_COMPARE(page.session.step(), std::uint64_t{39});
    QCOMPARE(page.session.state(), StepSession::State::Running); // it waits for more frames
    page.session.setGrowing(false);
    QCOMPARE(page.session.state(), StepSession::State::Paused);
    QTRY_VERIFY(page.session.figuresOf(39));
}

/// The bar above the recording shows this text.
void TestTraceSession::wrongCallsOfTheStepAreNamed()
{
    TraceSession session;
    session.open(*trace::TraceReader::open(BROADSIDE_TEST_DATA "/versions/trace-3.bstrace"));
    QVERIFY2(session.leftOut().text().starts_with("In step 0: 1 call uses the id 0"), session.leftOut().text().c_str());
    session.seek(1);
    QVERIFY2(session.leftOut().empty(), session.leftOut().text().c_str());
    QVERIFY(session.capabilities().hasCells);
}

void TestTraceSession::staysWhereItIsWhenPaused()
{
    Page page(Bug::None, 10);
    page.session.setGrowing(true);
    page.session.seek(4);
    page.session.run();
    page.session.pause();
    const std::uint64_t step = page.session.step();
    QVERIFY(!page.session.grow());
    QCOMPARE(page.session.step(), step);
}

void TestTraceSession::aLongFileIsLookedThroughMeanwhile()
{
    Page page;
    auto reader = trace::TraceReader::open(page.path.toStdString(), 1);
    QVERIFY(reader);
    QVERIFY(!reader->isScanned());
    QSignalSpy progressed(&page.session, &TraceSession::scanProgressed);
    page.session.open(*std::move(reader));
    QCOMPARE(page.session.step(), std::uint64_t{0}); // the first frame is available
    QVERIFY(page.session.isScanning());
    QTRY_VERIFY(!page.session.isScanning());
    QCOMPARE(page.session.recorded().last, std::uint64_t{kFrames - 1});
    QVERIFY(progressed.count() > 1);
    page.session.seekLast();
    QCOMPARE(page.session.step(), std::uint64_t{kFrames - 1});
}

BROADSIDE_EVENT_TEST(TestTraceSession)

} // namespace broadside::test::tst_trace_session

#include "tst_trace_session.moc"
