#include "core/geometry/bounds.h"
#include "resources/trace/hooks/box2d_hook.h"
#include "resources/trace/hooks/box2d_small_hook.h"
#include "tests/core/trace/hook_recordings.h"
#include "tests/support/test.h"
#include "tests/trace/hooks/box2d_worlds.h"

namespace broadside::test::tst_box2d_hook {

/// Compares traces of Box2D worlds with Box2D's own data.

namespace {

using MakeWorld = std::function<std::unique_ptr<b2World>()>;

Aabb boxOf(const b2AABB& box) { return {{box.lowerBound.x, box.lowerBound.y}, {box.upperBound.x, box.upperBound.y}}; }

std::uint64_t idOf(const b2FixtureProxy& proxy)
{
    return Box2dHook::idOf(*proxy.fixture) + static_cast<std::uint64_t>(proxy.childIndex);
}

/// True if two fixtures can collide by the data in traces. Fixtures of one body and fixtures kept apart by joints are
/// included: the broad phase does not exclude them.
bool canCollide(const b2Fixture& a, const b2Fixture& b)
{
    const bool isDynamic = a.GetBody()->GetType() == b2_dynamicBody || b.GetBody()->GetType() == b2_dynamicBody;
    return isDynamic && (a.GetFilterData().maskBits & b.GetFilterData().categoryBits) != 0 &&
           (b.GetFilterData().maskBits & a.GetFilterData().categoryBits) != 0;
}

/// Calls `visit(proxy)` for every proxy that Box2D's tree finds in a box.
struct Query {
    const b2BroadPhase& broadPhase;
    std::function<void(const b2FixtureProxy&)> visit;
    bool QueryCallback(int proxy) const
    {
        visit(*static_cast<const b2FixtureProxy*>(broadPhase.GetUserData(proxy)));
        return true;
    }
};

EngineFrame frameOf(const b2World& world)
{
    EngineFrame frame;
    const b2BroadPhase& broadPhase = world.GetContactManager().m_broadPhase;
    const float far = 1000.0F;
    Query all{broadPhase, [&](const b2FixtureProxy& proxy) {
                  b2AABB box;
                  proxy.fixture->GetShape()->ComputeAABB(&box, proxy.fixture->GetBody()->GetTransform(),
                                                         proxy.childIndex);
                  frame.boxes[idOf(proxy)] = boxOf(box);
                  frame.registered[idOf(proxy)] = boxOf(broadPhase.GetFatAABB(proxy.proxyId));
                  Query around{broadPhase, [&](const b2FixtureProxy& other) {
                                   if (&other != &proxy && canCollide(*proxy.fixture, *other.fixture))
                                       frame.found.insert(pairOf(idOf(proxy), idOf(other)));
                               }};
                  broadPhase.Query(&around, broadPhase.GetFatAABB(proxy.proxyId));
              }};
    broadPhase.Query(&all, b2AABB{{-far, -far}, {far, far}});
    for (const b2Contact* contact = world.GetContactList(); contact != nullptr; contact = contact->GetNext())
        if (contact->IsTouching())
            frame.contacts.insert(pairOf(
                Box2dHook::idOf(*contact->GetFixtureA()) + static_cast<std::uint64_t>(contact->GetChildIndexA()),
                Box2dHook::idOf(*contact->GetFixtureB()) + static_cast<std::uint64_t>(contact->GetChildIndexB())));
    return frame;
}

bst_settings settings()
{
    bst_settings settings = bst_default_settings();
    settings.program = "Box2D world";
    settings.algorithm = "b2DynamicTree";
    settings.records = Box2dHook::kRecords;
    settings.dt = 1.0 / 60.0;
    return settings;
}

HookRecording recordingOf(b2World& world, std::size_t count)
{
    std::unique_ptr<Box2dHook> hook;
    return {settings(), count, [&](bst_trace* trace, std::uint64_t step) {
                if (!hook)
                    hook = std::make_unique<Box2dHook>(trace);
                box2d_worlds::step(world);
                hook->record(world, step, static_cast<double>(step) / 60.0);
                return frameOf(world);
            }};
}

} // namespace

class TestBox2dHook : public QObject {
    Q_OBJECT
private slots:
    void tracesSayWhatBox2dSays_data()
    {
        QTest::addColumn<MakeWorld>("make");
        QTest::newRow("stack") << MakeWorld(box2d_worlds::stack);
        QTest::newRow("circles") << MakeWorld([] { return box2d_worlds::circles(300); });
        QTest::newRow("machines") << MakeWorld(box2d_worlds::machines);
    }
    void tracesSayWhatBox2dSays()
    {
        QFETCH(const MakeWorld, make);
        const auto world = make();
        const HookRecording recording = recordingOf(*world, 180);
        const HookSums sums = compareAndCount(recording);
        QCOMPARE(sums.missed, std::size_t{0});
        QVERIFY(sums.contacts > 500);
        QVERIFY(sums.candidates > sums.contacts);
    }

    void theSmallHookSaysTheSame_data()
    {
        QTest::addColumn<MakeWorld>("make");
        QTest::newRow("stack") << MakeWorld(box2d_worlds::stack);
        QTest::newRow("circles") << MakeWorld([] { return box2d_worlds::circles(300); });
    }
    void theSmallHookSaysTheSame()
    {
        QFETCH(const MakeWorld, make);
        const auto world = make();
        bst_settings small = settings();
        small.records = BST_CANDIDATES;
        SmallBox2dHook hook{nullptr, {}};
        const HookRecording recording(small, 120, [&](bst_trace* trace, std::uint64_t step) {
            hook.trace = trace;
            box2d_worlds::step(*world);
            hook.record(*world, step, 0.0);
            for (b2Body* body = world->GetBodyList(); body != nullptr; body = body->GetNext())
                for (b2Fixture* fixture = body->GetFixtureList(); fixture != nullptr; fixture = fixture->GetNext())
                    fixture->GetUserData().pointer = hook.idOf(fixture, 0); // the other hook reads the id from there
            EngineFrame frame = frameOf(*world);
            frame.registered.clear();
            frame.contacts.clear();
            return frame;
        });
        const HookSums sums = compareAndCount(recording);
        QCOMPARE(sums.missed, std::size_t{0});
        QVERIFY(sums.candidates > 500);
    }

    /// The game changes a filter and does not record it. By the trace the pairs can collide, but Box2D does not report
    /// them.
    void pairsThatAreLostAreFoundOut()
    {
        const auto world = box2d_worlds::stack();
        std::unique_ptr<Box2dHook> hook;
        const HookRecording recording(settings(), 120, [&](bst_trace* trace, std::uint64_t step) {
            if (!hook)
                hook = std::make_unique<Box2dHook>(trace);
            box2d_worlds::step(*world);
            hook->record(*world, step, 0.0);
            b2Fixture& ball = *world->GetBodyList()->GetFixtureList();
            b2Filter filter = ball.GetFilterData();
            if (step == 0) {
                filter.maskBits = 0;
                ball.SetFilterData(filter);
            }
            return EngineFrame{};
        });
        trace::TraceWorld traced(recording.reader());
        std::size_t missed = 0;
        for (std::size_t i = 0; i < recording.frames().size(); ++i) {
            QVERIFY(!traced.seek(i));
            missed += auditFrame(traced.frame()).missed.size();
        }
        QVERIFY(missed > 0);
    }

    /// Box2D sweeps every body against static ones, but only bullets against moving ones.
    void aBallThatTunnelsIsFound_data()
    {
        QTest::addColumn<bool>("isBullet");
        QTest::newRow("a body") << false;
        QTest::newRow("a bullet") << true;
    }
    void aBallThatTunnelsIsFound()
    {
        QFETCH(const bool, isBullet);
        b2World world(b2Vec2(0.0F, 0.0F));
        box2d_worlds::addBox(box2d_worlds::addBody(world, b2_dynamicBody, 10.45F, 0.0F), 0.2F, 4.0F);
        box2d_worlds::addEdge(world, {-30.0F, -30.0F}, {60.0F, -30.0F});
        b2Body& ball = box2d_worlds::addBody(world, b2_dynamicBody, 0.0F, 0.0F);
        box2d_worlds::addCircle(ball, 0.1F);
        ball.SetBullet(isBullet);
        ball.SetLinearVelocity({60.0F, 0.0F});
        const std::vector<FoundPassage> passages = passagesIn(recordingOf(world, 30));
        QCOMPARE(passages.size(), std::size_t{isBullet ? 0U : 1U});
        if (!isBullet)
            QVERIFY(std::abs(passages.front().passage.pathLength - 1.0) < 0.01);
    }

    /// These worlds have no fault, so nothing passes through anything.
    void nothingElseTunnels_data() { tracesSayWhatBox2dSays_data(); }
    void nothingElseTunnels()
    {
        QFETCH(const MakeWorld, make);
        const auto world = make();
        const std::vector<FoundPassage> passages = passagesIn(recordingOf(*world, 180));
        for (const FoundPassage& passage : passages)
            qInfo("step %d: %d through %d, inside %g of %g", int(passage.step), int(passage.passage.object.value),
                  int(passage.passage.through.value), passage.passage.inside, passage.passage.pathLength);
        QCOMPARE(passages.size(), std::size_t{0});
    }

    void shapesStandWhereTheirBoxesAre()
    {
        const auto world = box2d_worlds::machines();
        const HookRecording recording = recordingOf(*world, 60);
        trace::TraceCursor cursor(recording.reader());
        QVERIFY(!cursor.seek(59));
        for (const trace::TracedObject& object : cursor.objects()) {
            QVERIFY(object.state.placement.has_value());
            const Pose pose{object.state.placement->position, object.state.placement->angle};
            const Aabb bounds = boundsOf(object.definition->shape, pose);
            const Aabb& box = object.state.box;
            // Box2D's polygons have a skin of 0.01 m; its circles have none.
            QVERIFY(std::abs(bounds.lo.x - box.lo.x) < 0.0101 && std::abs(bounds.lo.y - box.lo.y) < 0.0101);
            QVERIFY(std::abs(bounds.hi.x - box.hi.x) < 0.0101 && std::abs(bounds.hi.y - box.hi.y) < 0.0101);
        }
    }

    void fixturesThatGoLeaveTheTrace()
    {
        const auto world = box2d_worlds::stack();
        std::unique_ptr<Box2dHook> hook;
        const HookRecording recording(settings(), 40, [&](bst_trace* trace, std::uint64_t step) {
            if (!hook)
                hook = std::make_unique<Box2dHook>(trace);
            if (step % 4 == 1)
                world->DestroyBody(world->GetBodyList());
            if (step % 4 == 3)
                box2d_worlds::addCircle(box2d_worlds::addBody(*world, b2_dynamicBody, 0.0F, 14.0F), 0.5F);
            if (step == 20)
                world->GetBodyList()->SetEnabled(false);
            box2d_worlds::step(*world);
            hook->record(*world, step, 0.0);
            return frameOf(*world);
        });
        QCOMPARE(compareAndCount(recording).missed, std::size_t{0});
    }
};

BROADSIDE_EVENT_TEST(TestBox2dHook)

} // namespace broadside::test::tst_box2d_hook

#include "tst_box2d_hook.moc"
