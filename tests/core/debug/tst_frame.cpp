#include "core/debug/audit/audit.h"
#include "core/debug/frame.h"
#include "core/debug/why/why.h"
#include "tests/support/recorded_worlds.h"
#include "tests/support/test.h"

namespace broadside::test::tst_frame {

namespace {

ObjectPtr box(std::uint64_t id, Vec2 position)
{
    auto o = std::make_shared<SceneObject>();
    o->id = {id};
    o->kind = ObjectKind::Dynamic;
    o->pose.position = position;
    o->shape = Box{1.0, 1.0};
    return o;
}

/// 0 and 1 overlap, 1 and 2 touch, 3 is alone.
ObjectTable fourBoxes()
{
    Scene scene;
    scene.append(box(1, {1.0, 1.0}));
    scene.append(box(2, {1.5, 1.0}));
    scene.append(box(3, {2.5, 1.0}));
    scene.append(box(4, {8.0, 4.0}));
    return ObjectTable(scene);
}

/// The recording of a game: only the tables are known.
FrameParts trace(const ObjectTable& objects, std::vector<IndexPair> candidates, TouchRule touch)
{
    FrameParts parts;
    parts.objects = &objects;
    parts.candidates = std::move(candidates);
    parts.broadPhaseName = "the game's grid";
    parts.touch = touch;
    return parts;
}

} // namespace

class TestFrame : public QObject {
    Q_OBJECT
private slots:
    void aWorldIsSeenAsItStands_data() { recordedWorldRows(); }
    void aWorldIsSeenAsItStands();
    void candidatesMayBeGiven();
    void touchingIsTheConventionOfTheSource();
    void missedPairsOfSomebodyElse();
    void whyNamesSomebodyElsesBroadPhase();
    void withoutAnyBroadPhaseNothingIsHandedOut();
};

void TestFrame::aWorldIsSeenAsItStands()
{
    QFETCH(const QByteArray, world);
    RandomRun run(recordedWorld(world.toStdString()), 1);
    for (int step = 0; step < 20; ++step) {
        const StepReport report = run.step();
        const Frame frame = Frame::of(run.world(), &report);
        QCOMPARE(frame.step(), report.step);
        QCOMPARE(frame.time(), report.time);
        QCOMPARE(frame.hash(), std::optional{report.hash});
        QVERIFY(frame.timings());
        const FunnelPairs expected = funnelPairs(run.world().objects(), run.world().broadPhase());
        QVERIFY(frame.boxPairs().boxOverlaps == expected.boxOverlaps);
        QVERIFY(frame.funnel() == expected.funnel);
        QVERIFY(std::ranges::equal(frame.overlaps(), expected.overlaps));
        const auto candidates = frame.candidates(1'000'000);
        QVERIFY(candidates);
        QCOMPARE(candidates->size(), expected.funnel.candidates);
        for (const IndexPair pair : *candidates)
            QVERIFY(frame.isCandidate(pair.a, pair.b) && frame.isCandidate(pair.b, pair.a));
    }
}

void TestFrame::candidatesMayBeGiven()
{
    const ObjectTable objects = fourBoxes();
    const Frame frame(trace(objects, {{0, 1}, {0, 3}}, TouchRule::Closed));
    QCOMPARE(frame.funnel().candidates, std::uint64_t{2});
    QCOMPARE(frame.funnel().boxOverlaps, std::uint64_t{1});
    QCOMPARE(frame.funnel().overlaps, std::uint64_t{1});
    QCOMPARE(frame.funnel().pairs, std::uint64_t{6});
    QVERIFY(frame.isCandidate(3, 0) && !frame.isCandidate(1, 2));
    QVERIFY(!frame.candidates(1));
    QVERIFY(!frame.cellTable() && !frame.broadPhase());
}

void TestFrame::touchingIsTheConventionOfTheSource()
{
    const ObjectTable objects = fourBoxes();
    const Frame closed(trace(objects, {{0, 1}, {1, 2}}, TouchRule::Closed));
    const Frame halfOpen(trace(objects, {{0, 1}, {1, 2}}, TouchRule::HalfOpen));
    QVERIFY(closed.boxesOverlap(1, 2) && closed.shapesOverlap(2, 1));
    QVERIFY(!halfOpen.boxesOverlap(1, 2) && !halfOpen.shapesOverlap(2, 1));
    QVERIFY(halfOpen.boxesOverlap(0, 1) && halfOpen.shapesOverlap(0, 1));
    QCOMPARE(closed.overlaps().size(), std::size_t{2});
    QCOMPARE(halfOpen.overlaps().size(), std::size_t{1});
    QCOMPARE(halfOpen.funnel().boxOverlaps, std::uint64_t{1});
}

void TestFrame::missedPairsOfSomebodyElse()
{
    const ObjectTable objects = fourBoxes();
    const FrameAudit closed = auditFrame(Frame(trace(objects, {{0, 1}, {0, 3}}, TouchRule::Closed)));
    QVERIFY(closed.missed == (std::vector<MissedPair>{{{1, 2}, MissCause::Unknown}}));
    QCOMPARE(closed.falsePositives, std::uint64_t{1});
    const FrameAudit halfOpen = auditFrame(Frame(trace(objects, {{0, 3}}, TouchRule::HalfOpen)));
    QVERIFY(halfOpen.missed == (std::vector<MissedPair>{{{0, 1}, MissCause::Unknown}}));
}

void TestFrame::whyNamesSomebodyElsesBroadPhase()
{
    const ObjectTable objects = fourBoxes();
    const Frame frame(trace(objects, {{0, 3}}, TouchRule::Closed));
    const WhyAnswer missed = why(frame, 0, 1);
    QVERIFY(missed.boxOverlap && missed.overlap && !missed.candidate);
    QVERIFY2(missed.sentence.text().find("the game's grid missed the pair: it is not recorded where") !=
                 std::string::npos,
             missed.sentence.text().c_str());
    const WhyAnswer apart = why(frame, 3, 0);
    QVERIFY2(apart.candidate && apart.sentence.text().find("The game's grid reports") == 0,
             apart.sentence.text().c_str());
}

void TestFrame::withoutAnyBroadPhaseNothingIsHandedOut()
{
    const ObjectTable objects = fourBoxes();
    FrameParts parts;
    parts.objects = &objects;
    const Frame frame(std::move(parts));
    QVERIFY(!frame.isCandidate(0, 1));
    QVERIFY(frame.candidates(10)->empty());
    const WhyAnswer answer = why(frame, 0, 1);
    QVERIFY(answer.overlap && !answer.cause);
    QVERIFY2(answer.sentence.text().find("is not recorded") != std::string::npos, answer.sentence.text().c_str());
    QCOMPARE(auditFrame(frame).missed.size(), std::size_t{2});
}

BROADSIDE_TEST(TestFrame)

} // namespace broadside::test::tst_frame

#include "tst_frame.moc"
