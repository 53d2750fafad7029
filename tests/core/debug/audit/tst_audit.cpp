#include "core/broadphase/limits.h"
#include "core/debug/audit/audit.h"
#include "core/scene/generate.h"
#include "tests/support/heaps.h"
#include "tests/support/recorded_worlds.h"
#include "tests/support/test.h"

#include <algorithm>
#include <iterator>

namespace broadside::test::tst_audit {

namespace {

Scene generated(const char* kind, std::uint64_t seed, std::size_t count)
{
    return generateScene(kind, {count, seed}).value();
}

/// By definition: tests every pair.
std::vector<IndexPair> boxOverlapsOf(const ObjectTable& objects)
{
    std::vector<IndexPair> pairs;
    objects.forEach([&](ObjectIndex a) {
        objects.forEach([&](ObjectIndex b) {
            if (a < b && canCollide(objects.filterOf(a), objects.filterOf(b)) &&
                overlaps(objects.boundsOf(a), objects.boundsOf(b)))
                pairs.push_back({a, b});
        });
    });
    return pairs;
}

constexpr std::uint64_t kHeap = 2'900; // objects in each of the two heaps
constexpr std::uint64_t kPairsOfHeaps = kHeap * (2 * kHeap - 1);
static_assert(kPairsOfHeaps > limits::kOverlaps);

/// Balls and crates that bounce on the platforms of a level.
Scene bouncingWorld(Algorithm algorithm)
{
    Scene scene = generated("level", 3, 600);
    scene.broadPhase = {algorithm, 0.7};
    return scene;
}

} // namespace

class TestAudit : public QObject {
    Q_OBJECT
private slots:
    void everyAlgorithmIsJudgedAsBruteForceWould_data();
    void everyAlgorithmIsJudgedAsBruteForceWould();
    void textbooksAreCaught();
    void correctAlgorithmsMissNothingWhileThingsBounce_data();
    void correctAlgorithmsMissNothingWhileThingsBounce();
    void aRunIsAuditedAsItsFramesAre_data() { everyAlgorithmIsJudgedAsBruteForceWould_data(); }
    void aRunIsAuditedAsItsFramesAre();
    void whatHasNoWayIsAuditedToo();
    void masksAndStaticPairsAreNotMissed();
    void removedObjectsAreNotAudited();
    void falsePositivesAreCandidatesWhoseBoxesDoNotOverlap();
    void aHeapIsAuditedWithoutKeepingItsPairs();
    void ofTooManyMissedPairsSomeAreListed();
};

void TestAudit::aHeapIsAuditedWithoutKeepingItsPairs()
{
    const World world = World::fromScene(twoHeaps(kHeap, {1.8, 1.8})).value();
    const FrameAudit audit = auditFrame(Frame::of(world));
    QCOMPARE(audit.candidates, kPairsOfHeaps);
    QCOMPARE(audit.missedCount(), 0U);
    QCOMPARE(audit.falsePositives, 0U);
}

/// A game that reports a single candidate.
void TestAudit::ofTooManyMissedPairsSomeAreListed()
{
    const World world = World::fromScene(twoHeaps(kHeap, {1.8, 1.8})).value();
    FrameParts parts;
    parts.objects = &world.objects();
    parts.world = world.settings();
    parts.candidates = std::vector<IndexPair>{{3, 4}};
    const Frame frame(std::move(parts));
    const FrameAudit audit = auditFrame(frame);
    QCOMPARE(audit.candidates, 1U);
    QCOMPARE(audit.missedCount(), kPairsOfHeaps - 1);
    QCOMPARE(audit.missed.size(), FrameAudit::kMostSampled);
    QVERIFY(std::ranges::is_sorted(audit.missed, {}, &MissedPair::pair));
    QVERIFY(audit.missed == auditFrame(frame).missed);

    Audit::Misses misses;
    for (int i = 0; i < 101; ++i)
        misses.add(0, world.objects(), audit);
    QCOMPARE(misses.listed.size(), Audit::Misses::kMost);
    QCOMPARE(misses.count(), 101 * (kPairsOfHeaps - 1));
}

void TestAudit::everyAlgorithmIsJudgedAsBruteForceWould_data()
{
    QTest::addColumn<int>("algorithm");
    for (const AlgorithmInfo& info : algorithms())
        if (info.isAvailable())
            QTest::newRow(info.name.data()) << int(info.algorithm);
}

void TestAudit::everyAlgorithmIsJudgedAsBruteForceWould()
{
    QFETCH(const int, algorithm);
    for (const char* kind : {"mixed", "clustered", "uniform"}) {
        for (std::uint64_t seed = 1; seed <= 3; ++seed) {
            Scene scene = generated(kind, seed, 200);
            scene.broadPhase.algorithm = Algorithm(algorithm);
            const World world = World::fromScene(scene).value();
            const std::vector<IndexPair> expected = boxOverlapsOf(world.objects());
            QVERIFY(expected.size() > 10);
            QVERIFY(trueBoxOverlaps(world.objects(), Algorithm(algorithm)) == expected);

            const auto candidates = candidateList(world.broadPhase(), 1'000'000).value();
            std::vector<IndexPair> missed;
            std::ranges::set_difference(expected, candidates, std::back_inserter(missed));
            const FrameAudit audit = auditFrame(Frame::of(world));
            QCOMPARE(audit.candidates, candidates.size());
            QCOMPARE(audit.falsePositives, candidates.size() - (expected.size() - missed.size()));
            QCOMPARE(audit.missed.size(), missed.size());
            for (std::size_t i = 0; i < missed.size(); ++i) {
                QVERIFY(audit.missed[i].pair == missed[i]);
                QVERIFY2(audit.missed[i].cause != MissCause::Unknown, std::to_string(i).c_str());
            }
        }
    }
}

void TestAudit::textbooksAreCaught()
{
    for (const Algorithm algorithm : {Algorithm::CornerGrid, Algorithm::BucketGrid}) {
        Scene scene = generated("mixed", 1, 200);
        scene.broadPhase.algorithm = algorithm;
        const World world = World::fromScene(scene).value();
        QVERIFY(!auditFrame(Frame::of(world)).missed.empty());
    }
}

void TestAudit::correctAlgorithmsMissNothingWhileThingsBounce_data()
{
    QTest::addColumn<int>("algorithm");
    for (const AlgorithmInfo& info : algorithms())
        if (info.isAvailable() && !info.isTextbook())
            QTest::newRow(info.name.data()) << int(info.algorithm);
}

// A bounce moves an object after the broad phase was queried, so queries after the step must see the new box.
void TestAudit::correctAlgorithmsMissNothingWhileThingsBounce()
{
    QFETCH(const int, algorithm);
    World world = World::fromScene(bouncingWorld(Algorithm(algorithm))).value();
    Audit audit;
    audit.observe(world);
    std::uint64_t hits = 0;
    for (int step = 1; step <= 150; ++step) {
        hits += world.step().hits;
        audit.observe(world);
    }
    QVERIFY2(hits > 50, std::to_string(hits).c_str());
    QCOMPARE(audit.frames(), std::uint64_t{151});
    QVERIFY2(audit.missed().empty(), std::to_string(audit.missed().size()).c_str());
    if (Algorithm(algorithm) == Algorithm::AabbTree)
        QCOMPARE(audit.falsePositives(), std::uint64_t{0}); // its candidates are exactly the box overlaps
}

/// The audit of a run uses one search for overlaps and for passages; its findings must equal those of single frames.
void TestAudit::aRunIsAuditedAsItsFramesAre()
{
    QFETCH(const int, algorithm);
    std::size_t findings = 0;
    for (const char* name : {"everything", "cannon"}) {
        Scene scene = recordedWorld(name);
        scene.broadPhase.algorithm = Algorithm(algorithm);
        scene.world.terminalSpeed.reset();
        const std::vector<ObjectPtr> objects(scene.objects().begin(), scene.objects().end());
        for (const ObjectPtr& object : objects)
            scene.replace(edited(*object, [](SceneObject& o) { o.velocity = 15.0 * o.velocity; }));
        World world = World::fromScene(scene).value();
        Audit audit;
        PassageTracker watch(world);
        audit.observe(world);
        static_cast<void>(audit.takeMissed());
        std::uint64_t candidates = audit.candidates();
        std::uint64_t falsePositives = audit.falsePositives();
        for (int step = 1; step <= 60; ++step) {
            const StepReport report = world.step();
            audit.observe(world, &report);
            const FrameAudit frame = auditFrame(Frame::of(world));
            candidates += frame.candidates;
            falsePositives += frame.falsePositives;
            const std::vector<Audit::Miss> missed = audit.takeMissed();
            QCOMPARE(missed.size(), frame.missed.size());
            for (std::size_t i = 0; i < missed.size(); ++i) {
                const auto [a, b] = frame.missed[i].pair;
                QVERIFY((missed[i].pair == IdPair{world.objects().idOf(a), world.objects().idOf(b)}));
                QCOMPARE(missed[i].cause, frame.missed[i].cause);
            }
            std::vector<Passage> passages;
            for (const FoundPassage& found : audit.takePassages())
                passages.push_back(found.passage);
            QVERIFY(passages == watch.observe(world, report));
            findings += missed.size() + passages.size();
        }
        QCOMPARE(audit.candidates(), candidates);
        QCOMPARE(audit.falsePositives(), falsePositives);
    }
    QVERIFY(findings > 0);
}

/// Swept motion stops objects that bounce; the search for tunnelling then skips them.
void TestAudit::whatHasNoWayIsAuditedToo()
{
    Scene scene;
    scene.broadPhase.algorithm = Algorithm::CornerGrid;
    scene.step.continuous = true;
    scene.world.gravity = {};
    for (std::uint64_t id = 1; id <= 2; ++id) {
        SceneObject object; // both are outside the world, where corner-grid registers nothing
        object.id = {id};
        object.kind = id == 1 ? ObjectKind::Static : ObjectKind::Dynamic;
        object.onHit = id == 1 ? HitResponse::None : HitResponse::Bounce;
        object.pose.position = {-5.0, -5.0};
        scene.append(std::make_shared<const SceneObject>(object));
    }
    World world = World::fromScene(scene).value();
    Audit audit;
    audit.startFrom(world);
    const StepReport report = world.step();
    audit.observe(world, &report);
    const std::vector<Audit::Miss> expected{{1, {{1}, {2}}, MissCause::OutsideGrid, PairStage::NotRegistered}};
    QVERIFY(audit.missed() == expected);
}

void TestAudit::masksAndStaticPairsAreNotMissed()
{
    Scene scene;
    scene.broadPhase.algorithm = Algorithm::CornerGrid;
    for (std::uint64_t id = 1; id <= 4; ++id) {
        SceneObject object; // all are at one place outside the world, where corner-grid registers nothing
        object.id = {id};
        object.kind = id <= 2 ? ObjectKind::Static : ObjectKind::Dynamic;
        object.mask = id == 4 ? 0 : 0xffff'ffff;
        object.pose.position = {-5.0, -5.0};
        scene.append(std::make_shared<const SceneObject>(object));
    }
    const World world = World::fromScene(scene).value();
    Audit audit;
    audit.observe(world);
    const std::vector<Audit::Miss> expected{{0, {{1}, {3}}, MissCause::OutsideGrid, PairStage::NotRegistered},
                                            {0, {{2}, {3}}, MissCause::OutsideGrid, PairStage::NotRegistered}};
    QVERIFY(audit.missed() == expected);
}

void TestAudit::removedObjectsAreNotAudited()
{
    Scene scene;
    scene.broadPhase = {Algorithm::CornerGrid, 1.0};
    SceneObject ball;
    ball.id = {1};
    ball.kind = ObjectKind::Dynamic;
    ball.gravityScale = 0.0;
    ball.shape = Box{0.2, 0.2};
    ball.pose.position = {2.5, 2.5};
    scene.append(std::make_shared<const SceneObject>(ball));
    SceneObject wall; // over nine columns: the ball in the middle is missed until the wall is removed
    wall.id = {2};
    wall.shape = Box{8.0, 0.2};
    wall.pose.position = {4.5, 2.5};
    wall.components.emplace_back(Lifetime{0.1});
    scene.append(std::make_shared<const SceneObject>(wall));
    World world = World::fromScene(scene).value();
    Audit audit;
    audit.observe(world);
    for (int step = 1; step <= 20; ++step) {
        static_cast<void>(world.step());
        audit.observe(world);
    }
    QCOMPARE(audit.missed().size(), std::size_t{6}); // steps 0 to 5; in step 6 the wall is 0.1 s old
    QCOMPARE(audit.missed().back().step, std::uint64_t{5});
    QVERIFY(audit.missed().back().cause == MissCause::LargerThanCells);
}

void TestAudit::falsePositivesAreCandidatesWhoseBoxesDoNotOverlap()
{
    Scene scene;
    scene.broadPhase = {Algorithm::BruteForce, 1.0};
    for (std::uint64_t id = 1; id <= 10; ++id) {
        SceneObject object;
        object.id = {id};
        object.kind = ObjectKind::Dynamic;
        object.shape = Box{1.0, 1.0};
        object.pose.position = {static_cast<double>(id), 1.0}; // each box touches the next one: 9 of 45 pairs
        scene.append(std::make_shared<const SceneObject>(object));
    }
    const World world = World::fromScene(scene).value();
    const FrameAudit audit = auditFrame(Frame::of(world));
    QCOMPARE(audit.candidates, std::uint64_t{45});
    QCOMPARE(audit.falsePositives, std::uint64_t{36});
}

BROADSIDE_TEST(TestAudit)

} // namespace broadside::test::tst_audit

#include "tst_audit.moc"
