#include "resources/trace/hooks/chipmunk_hook.h"
#include "resources/trace/hooks/chipmunk_small_hook.h"
#include "tests/core/trace/hook_recordings.h"
#include "tests/support/test.h"
#include "tests/trace/hooks/chipmunk_worlds.h"

namespace broadside::test::tst_chipmunk_hook {

/// Compares traces of Chipmunk spaces with Chipmunk's own data.

using chipmunk_worlds::Space;

namespace {

using MakeSpace = std::function<Space()>;

Aabb boxOf(const cpBB& box) { return {{box.l, box.b}, {box.r, box.t}}; }

/// Adds what Chipmunk's query finds around a shape. The query applies the filters.
void findPairs(cpSpace* space, cpShape* shape, EngineFrame& frame)
{
    struct Context {
        cpShape* shape;
        EngineFrame& frame;
    } context{shape, frame};
    const auto found = [](cpShape* other, void* data) {
        const auto* from = static_cast<const Context*>(data);
        const auto isStatic = [](cpShape* one) { return cpBodyGetType(cpShapeGetBody(one)) == CP_BODY_TYPE_STATIC; };
        if (other != from->shape && !(isStatic(other) && isStatic(from->shape)))
            from->frame.found.insert(pairOf(ChipmunkHook::idOf(from->shape), ChipmunkHook::idOf(other)));
    };
    cpSpaceBBQuery(space, cpShapeGetBB(shape), cpShapeGetFilter(shape), found, &context);
}

EngineFrame frameOf(cpSpace* space)
{
    struct Context {
        cpSpace* space;
        EngineFrame frame;
    } context{space, {}};
    cpSpaceEachShape(
        space,
        [](cpShape* shape, void* data) {
            auto* to = static_cast<Context*>(data);
            to->frame.boxes[ChipmunkHook::idOf(shape)] = boxOf(cpShapeGetBB(shape));
            findPairs(to->space, shape, to->frame);
        },
        &context);
    cpSpaceEachBody(
        space,
        [](cpBody* body, void* data) {
            cpBodyEachArbiter(
                body,
                [](cpBody*, cpArbiter* arbiter, void* to) {
                    cpShape* a = nullptr;
                    cpShape* b = nullptr;
                    cpArbiterGetShapes(arbiter, &a, &b);
                    static_cast<EngineFrame*>(to)->contacts.insert(
                        pairOf(ChipmunkHook::idOf(a), ChipmunkHook::idOf(b)));
                },
                data);
        },
        &context.frame);
    return std::move(context.frame);
}

bst_settings settings()
{
    bst_settings settings = bst_default_settings();
    settings.program = "Chipmunk space";
    settings.algorithm = "cpBBTree";
    settings.records = ChipmunkHook::kRecords;
    settings.wide_floats = 1;
    settings.units_per_metre = 30.0;
    return settings;
}

HookRecording recordingOf(cpSpace* space, std::size_t count, const std::function<void(std::uint64_t)>& before = {})
{
    std::unique_ptr<ChipmunkHook> hook;
    return {settings(), count, [&](bst_trace* trace, std::uint64_t step) {
                if (!hook)
                    hook = std::make_unique<ChipmunkHook>(trace);
                if (before)
                    before(step);
                hook->step(space, 1.0 / 60.0, step, static_cast<double>(step) / 60.0);
                return frameOf(space);
            }};
}

} // namespace

class TestChipmunkHook : public QObject {
    Q_OBJECT
private slots:
    void tracesSayWhatChipmunkSays_data()
    {
        QTest::addColumn<MakeSpace>("make");
        QTest::newRow("stack") << MakeSpace(chipmunk_worlds::stack);
        QTest::newRow("circles in a tree") << MakeSpace([] { return chipmunk_worlds::circles(300, false); });
        QTest::newRow("circles in a hash") << MakeSpace([] { return chipmunk_worlds::circles(300, true); });
        QTest::newRow("machines") << MakeSpace(chipmunk_worlds::machines);
    }
    void tracesSayWhatChipmunkSays()
    {
        QFETCH(const MakeSpace, make);
        const Space space = make();
        const HookRecording recording = recordingOf(space.get(), 180);
        const HookSums sums = compareAndCount(recording);
        QCOMPARE(sums.missed, std::size_t{0});
        QVERIFY(sums.contacts > 500);
        QVERIFY(sums.candidates > sums.contacts);
    }

    /// Chipmunk stores the contacts of sleeping bodies in a different place.
    void bodiesThatSleepStillTouch()
    {
        const Space space = chipmunk_worlds::stack();
        cpSpaceSetSleepTimeThreshold(space.get(), 0.1);
        cpSpaceSetIdleSpeedThreshold(space.get(), 10'000.0); // the bodies fall asleep at any speed
        bool sleeps = false;
        const HookRecording recording = recordingOf(space.get(), 120, [&](std::uint64_t) {
            cpSpaceEachBody(
                space.get(),
                [](cpBody* body, void* one) { *static_cast<bool*>(one) |= cpBodyIsSleeping(body) == cpTrue; }, &sleeps);
        });
        QVERIFY(sleeps);
        trace::TraceCursor cursor(recording.reader());
        std::size_t contacts = 0;
        for (std::size_t i = 0; i < recording.frames().size(); ++i) {
            QVERIFY(!cursor.seek(i));
            QVERIFY(pairsOf(cursor.frame().contacts) == recording.frames()[i].contacts);
            contacts += recording.frames()[i].contacts.size();
        }
        QVERIFY(contacts > 500);
    }

    /// The hook must not change the behaviour of the space.
    void aTracedSpaceMovesAsOneThatIsNot()
    {
        const Space plain = chipmunk_worlds::machines();
        const Space traced = chipmunk_worlds::machines();
        const HookRecording recording =
            recordingOf(traced.get(), 120, [&](std::uint64_t) { cpSpaceStep(plain.get(), 1.0 / 60.0); });
        cpSpaceStep(plain.get(), 1.0 / 60.0);
        cpSpaceStep(traced.get(), 1.0 / 60.0);
        QVERIFY(frameOf(plain.get()).boxes == frameOf(traced.get()).boxes);
    }

    /// Chipmunk has no swept motion.
    void aBallThatTunnelsIsFound()
    {
        const Space space = chipmunk_worlds::empty();
        cpSpaceSetGravity(space.get(), cpvzero);
        chipmunk_worlds::addWall(space.get(), cpv(330.0, -50.0), cpv(330.0, 50.0), 2.0);
        chipmunk_worlds::addWall(space.get(), cpv(-600.0, -200.0), cpv(1'200.0, -200.0), 2.0);
        cpBody* ball = chipmunk_worlds::addBody(space.get(), 0.0, 0.0);
        cpSpaceAddShape(space.get(), cpCircleShapeNew(ball, 3.0, cpvzero));
        cpBodySetVelocity(ball, cpv(60.0 * 20.0, 0.0));
        const std::vector<FoundPassage> passages = passagesIn(recordingOf(space.get(), 30));
        QCOMPARE(passages.size(), std::size_t{1});
        QVERIFY(std::abs(passages.front().passage.pathLength - 20.0 / 30.0) < 0.01);
    }

    /// These spaces have no fault, so nothing passes through anything.
    void nothingElseTunnels_data() { tracesSayWhatChipmunkSays_data(); }
    void nothingElseTunnels()
    {
        QFETCH(const MakeSpace, make);
        const Space space = make();
        const std::vector<FoundPassage> passages = passagesIn(recordingOf(space.get(), 180));
        for (const FoundPassage& passage : passages)
            qInfo("step %d: %d through %d, inside %g of %g", int(passage.step), int(passage.passage.object.value),
                  int(passage.passage.through.value), passage.passage.inside, passage.passage.pathLength);
        QCOMPARE(passages.size(), std::size_t{0});
    }

    void theSmallHookSaysTheSame_data()
    {
        QTest::addColumn<MakeSpace>("make");
        QTest::newRow("stack") << MakeSpace(chipmunk_worlds::stack);
        QTest::newRow("circles in a tree") << MakeSpace([] { return chipmunk_worlds::circles(300, false); });
        QTest::newRow("circles in a hash") << MakeSpace([] { return chipmunk_worlds::circles(300, true); });
        QTest::newRow("machines") << MakeSpace(chipmunk_worlds::machines);
    }
    void theSmallHookSaysTheSame()
    {
        QFETCH(const MakeSpace, make);
        const Space space = make();
        const Space plain = make();
        bst_settings small = settings();
        small.records = BST_CANDIDATES;
        const HookRecording recording(small, 120, [&](bst_trace* trace, std::uint64_t step) {
            cpSpaceStep(space.get(), 1.0 / 60.0);
            cpSpaceStep(plain.get(), 1.0 / 60.0);
            SmallChipmunkHook::record(trace, space.get(), step, 0.0);
            EngineFrame frame = frameOf(space.get());
            frame.contacts.clear();
            return frame;
        });
        const HookSums sums = compareAndCount(recording);
        QCOMPARE(sums.missed, std::size_t{0});
        QVERIFY(sums.candidates > 500);
        // the traced space moved like the untraced one
        QVERIFY(frameOf(plain.get()).boxes == frameOf(space.get()).boxes);
    }

    /// A static shape was moved without cpSpaceReindexShape(), so Chipmunk's tree has its old position.
    void whatWasNotReindexedIsMissed()
    {
        const Space space = chipmunk_worlds::empty();
        cpBody* door = cpSpaceAddBody(space.get(), cpBodyNewStatic());
        cpShape* shape = cpSpaceAddShape(space.get(), cpBoxShapeNew(door, 20.0, 20.0, 0.0));
        cpSpaceAddShape(space.get(), cpCircleShapeNew(chipmunk_worlds::addBody(space.get(), 100.0, 0.0), 5.0, cpvzero));
        const auto missed = [&](bool reindexed) {
            const HookRecording recording = recordingOf(space.get(), 2, [&](std::uint64_t) {
                cpBodySetPosition(door, cpv(100.0, 0.0));
                cpShapeCacheBB(shape); // the shape's own box is up to date
                if (reindexed)
                    cpSpaceReindexShape(space.get(), shape);
            });
            trace::TraceWorld world(recording.reader());
            static_cast<void>(world.seek(1));
            return auditFrame(world.frame()).missed.size();
        };
        QCOMPARE(missed(false), std::size_t{1});
        QCOMPARE(missed(true), std::size_t{0});
    }

    /// Boxes that only touch: Chipmunk reports them, and by its convention they overlap.
    void touchingCountsByTheConventionOfTheTrace_data()
    {
        QTest::addColumn<int>("halfOpen");
        QTest::addColumn<std::size_t>("overlaps");
        QTest::newRow("closed, as Chipmunk") << 0 << std::size_t{1};
        QTest::newRow("half-open") << 1 << std::size_t{0};
    }
    void touchingCountsByTheConventionOfTheTrace()
    {
        QFETCH(const int, halfOpen);
        QFETCH(const std::size_t, overlaps);
        const Space space = chipmunk_worlds::empty();
        cpSpaceSetGravity(space.get(), cpvzero);
        for (const double x : {0.0, 16.0})
            cpSpaceAddShape(space.get(), cpBoxShapeNew(chipmunk_worlds::addBody(space.get(), x, 0.0), 16.0, 16.0, 0.0));
        bst_settings touching = settings();
        touching.half_open = halfOpen;
        const HookRecording recording(touching, 1, [&](bst_trace* trace, std::uint64_t step) {
            ChipmunkHook(trace).step(space.get(), 1.0 / 64.0, step, 0.0);
            return EngineFrame{};
        });
        trace::TraceWorld world(recording.reader());
        QVERIFY(!world.seek(0));
        const Frame frame = world.frame();
        QCOMPARE(frame.funnel().candidates, std::uint64_t{1});
        QCOMPARE(static_cast<std::size_t>(frame.funnel().boxOverlaps), overlaps);
    }
};

BROADSIDE_EVENT_TEST(TestChipmunkHook)

} // namespace broadside::test::tst_chipmunk_hook

#include "tst_chipmunk_hook.moc"
