#include "core/dynamics/change_log.h"
#include "core/dynamics/launcher.h"
#include "core/dynamics/world.h"
#include "tests/support/printers.h"
#include "tests/support/recorded_worlds.h"
#include "tests/support/test.h"

#include <bit>
#include <map>

namespace broadside::test::tst_change_log {

/// The log of a step must explain the whole step: from the state before it, the integrator and the logged changes lead
/// to the state after it, bit by bit. The integrator is written here a second time.

namespace {

constexpr std::uint64_t kSteps = 120;

using States = std::map<ObjectId, LoggedState>;

States statesOf(const World& world)
{
    States states;
    const ObjectTable& objects = world.objects();
    for (ObjectIndex row = 0; row < objects.rowCount(); ++row)
        states[objects.idOf(row)] = {objects.isPresent(row), objects.poseOf(row).position, objects.poseOf(row).angle,
                                     world.velocityOf(row)};
    return states;
}

bool sameNumber(double a, double b)
{
    return std::bit_cast<std::uint64_t>(a) == std::bit_cast<std::uint64_t>(b) || a == b;
}

bool sameMotion(const LoggedState& a, const LoggedState& b)
{
    return sameNumber(a.position.x, b.position.x) && sameNumber(a.position.y, b.position.y) &&
           sameNumber(a.angle, b.angle) && sameNumber(a.velocity.x, b.velocity.x) &&
           sameNumber(a.velocity.y, b.velocity.y);
}

/// Free motion over one step.
LoggedState moved(LoggedState state, Vec2 a, const World& world)
{
    const double dt = world.stepSettings().dt;
    const Vec2 old = state.velocity;
    Vec2 v = old + a * dt;
    if (const auto limit = world.settings().terminalSpeed)
        if (const double speed = length(v); speed > *limit)
            v = (*limit / speed) * v;
    state.velocity = v;
    switch (world.stepSettings().integrator) {
    case Integrator::SemiImplicitEuler:
        state.position = state.position + v * dt;
        break;
    case Integrator::ExplicitEuler:
        state.position = state.position + old * dt;
        break;
    case Integrator::VelocityVerlet:
        state.position = state.position + old * dt + a * (0.5 * dt * dt);
        break;
    }
    return state;
}

bool comesBeforeIntegration(ObjectChange::Cause cause)
{
    using Cause = ObjectChange::Cause;
    return cause == Cause::Launched || cause == Cause::Aimed || cause == Cause::Edited || cause == Cause::Steered;
}

/// Follows the changes of one object through a step.
class Chain {
public:
    Chain(const World& world, ObjectId id, const States& before, const StepReport& report)
        : m_world(world)
        , m_object(world.objects().objectOf(*world.objects().rowOf(id)))
        , m_isKnown(before.contains(id))
        , m_now(m_isKnown ? before.at(id) : LoggedState{})
    {
        for (const StepEvent& event : report.events)
            if (event.object == id && event.kind == StepEvent::Kind::RemovedByLifetime)
                m_isGone = true;
        if (!m_isKnown)
            m_now.isPresent = false;
    }
    [[nodiscard]] bool take(const ObjectChange& change)
    {
        if (!comesBeforeIntegration(change.cause))
            integrate();
        // What is out of the range of numbers is stopped where it is, before it moves.
        if (change.cause == ObjectChange::Cause::BeyondNumbers && !(change.before == m_now))
            m_now = change.before;
        const bool fits = sameMotion(change.before, m_now) && change.before.isPresent == m_now.isPresent;
        m_now = change.after;
        return fits;
    }
    [[nodiscard]] LoggedState end()
    {
        integrate();
        return m_now;
    }

private:
    void integrate()
    {
        if (!m_isIntegrated && m_object.isDynamic() && m_now.isPresent && !m_isGone)
            m_now = moved(m_now, accelerationOf(m_object, m_world.settings()), m_world);
        m_isIntegrated = true;
    }

    const World& m_world;
    const SceneObject& m_object;
    bool m_isKnown;
    bool m_isGone = false;
    bool m_isIntegrated = false;
    LoggedState m_now;
};

Scene sceneOf(const QByteArray& name, bool isContinuous)
{
    Scene scene = recordedWorld(name.toStdString());
    scene.step.continuous = isContinuous;
    return scene;
}

void worldRows()
{
    QTest::addColumn<QByteArray>("world");
    QTest::addColumn<bool>("continuous");
    QTest::addColumn<int>("edges");
    for (const char* name : {"cannon", "uniform", "mixed", "level", "walkers", "pong", "everything", "far away"})
        for (const bool isContinuous : {false, true})
            for (int edges = 0; edges < 4; ++edges)
                QTest::addRow("%s%s, edges %d", name, isContinuous ? ", continuous" : "", edges)
                    << QByteArray(name) << isContinuous << edges;
}

} // namespace

class TestChangeLog : public QObject {
    Q_OBJECT
private slots:
    void explainsEveryBitOfAStep_data() { worldRows(); }
    void explainsEveryBitOfAStep();
    void changesNoBits_data() { worldRows(); }
    void changesNoBits();
    void ofOneObjectIsPartOfTheWhole();
    void namesWhatChangedTheObject();
};

void TestChangeLog::explainsEveryBitOfAStep()
{
    QFETCH(const QByteArray, world);
    QFETCH(const bool, continuous);
    QFETCH(const int, edges);
    Scene scene = sceneOf(world, continuous);
    scene.world.edges = static_cast<EdgeRule>(edges);
    RandomRun run(scene, 7);
    ChangeLog log;
    std::size_t changes = 0;
    for (std::uint64_t step = 1; step <= kSteps; ++step) {
        run.edit();
        const States before = statesOf(run.world());
        const StepReport report = run.world().step(run.inputs(), {}, {}, &log);
        const States after = statesOf(run.world());
        std::map<ObjectId, std::vector<ObjectChange>> byObject;
        for (const ObjectChange& change : log.changes())
            byObject[change.object].push_back(change);
        changes += log.changes().size();
        for (const auto& [id, now] : after) {
            const bool isNew = !before.contains(id);
            if (isNew && byObject[id].empty())
                continue; // a spawned object has no state before the step
            Chain chain(run.world(), id, before, report);
            for (const ObjectChange& change : byObject[id]) {
                const bool fits = chain.take(change) || isNew;
                QVERIFY2(fits, qPrintable(QStringLiteral("step %1, object %2, cause %3")
                                              .arg(step)
                                              .arg(id.value)
                                              .arg(static_cast<int>(change.cause))));
            }
            if (!now.isPresent && !std::ranges::count(report.edited, id))
                continue; // its place when it was removed is not part of the state
            QVERIFY2(sameMotion(chain.end(), now),
                     qPrintable(QStringLiteral("step %1, object %2").arg(step).arg(id.value)));
        }
    }
    QVERIFY(changes > 0 || world == "uniform" || world == "cannon");
}

/// Hash and report are the same with a log and without one.
void TestChangeLog::changesNoBits()
{
    QFETCH(const QByteArray, world);
    QFETCH(const bool, continuous);
    QFETCH(const int, edges);
    Scene scene = sceneOf(world, continuous);
    scene.world.edges = static_cast<EdgeRule>(edges);
    RandomRun with(scene, 11);
    RandomRun without(scene, 11);
    ChangeLog log;
    for (std::uint64_t step = 1; step <= kSteps; ++step) {
        with.edit();
        without.edit();
        const StepReport logged = with.world().step(with.inputs(), {}, {}, &log);
        const StepReport plain = without.world().step(without.inputs());
        QVERIFY(sameReport(logged, plain));
    }
}

void TestChangeLog::ofOneObjectIsPartOfTheWhole()
{
    const Scene scene = worldOfEverything();
    ChangeLog all;
    std::vector<std::vector<ObjectChange>> whole;
    RandomRun run(scene, 3);
    for (std::uint64_t step = 1; step <= kSteps; ++step) {
        run.edit();
        run.world().step(run.inputs(), {}, {}, &all);
        whole.emplace_back(all.changes().begin(), all.changes().end());
    }
    for (std::uint64_t id = 1; id <= 70; id += 3) {
        RandomRun again(scene, 3);
        ChangeLog one({id});
        for (std::uint64_t step = 1; step <= kSteps; ++step) {
            again.edit();
            again.world().step(again.inputs(), {}, {}, &one);
            std::vector<ObjectChange> wanted;
            std::ranges::copy_if(whole[step - 1], std::back_inserter(wanted),
                                 [&](const ObjectChange& change) { return change.object == ObjectId{id}; });
            QVERIFY(std::ranges::equal(one.changes(), wanted));
        }
    }
}

/// A ball that bounces off a wall, in both kinds of collision.
void TestChangeLog::namesWhatChangedTheObject()
{
    for (const bool isContinuous : {false, true}) {
        Scene scene;
        scene.world.gravity = {};
        scene.step.continuous = isContinuous;
        SceneObject ball;
        ball.id = {1};
        ball.kind = ObjectKind::Dynamic;
        ball.onHit = HitResponse::Bounce;
        ball.pose.position = {2.0, 2.0};
        ball.velocity = {6.0, 0.0};
        ball.restitution = 0.5;
        ball.shape = Circle{0.25};
        SceneObject wall;
        wall.id = {2};
        wall.pose.position = {3.0, 2.0};
        wall.shape = Box{0.5, 3.0};
        scene.append(std::make_shared<const SceneObject>(ball));
        scene.append(std::make_shared<const SceneObject>(wall));
        World world = World::fromScene(scene).value();
        ChangeLog log({1});
        std::vector<ObjectChange> found;
        for (int step = 0; step < 30; ++step) {
            world.step({}, {}, {}, &log);
            found.insert(found.end(), log.changes().begin(), log.changes().end());
        }
        std::erase_if(found, [](const ObjectChange& c) { return c.cause == ObjectChange::Cause::Obstructed; });
        QCOMPARE(found.size(), std::size_t{1});
        QCOMPARE(found[0].cause, ObjectChange::Cause::Touched);
        QCOMPARE(found[0].by, ObjectId{2});
        QCOMPARE(found[0].normal, (Vec2{-1.0, 0.0}));
        QCOMPARE(found[0].restitution, 0.5);
        QCOMPARE(found[0].before.velocity, (Vec2{6.0, 0.0}));
        QCOMPARE(found[0].after.velocity, (Vec2{-3.0, 0.0}));
        QVERIFY(isContinuous ? found[0].push < 1e-9 : found[0].push > 0.0);
    }
}

BROADSIDE_TEST(TestChangeLog)

} // namespace broadside::test::tst_change_log

#include "tst_change_log.moc"
