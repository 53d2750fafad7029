#include "core/debug/history/recorded_run.h"
#include "core/debug/story/object_story.h"
#include "core/debug/story/simulation_story.h"
#include "core/dynamics/launcher.h"
#include "core/trace/recording.h"
#include "core/trace/world_recorder.h"
#include "tests/support/printers.h"
#include "tests/support/recorded_worlds.h"
#include "tests/support/test.h"

#include <array>
#include <map>
#include <set>

namespace broadside::test::tst_story {

/// The story of each object is compared with the states of the world after each step: every change that gravity, wind,
/// force and acceleration do not explain must be an event, and every event must be true.

using Kind = StoryEvent::Kind;

namespace {

constexpr std::uint64_t kSteps = 100;

struct BodyNow {
    LoggedState body;
    Vec2 acceleration;
    bool isDynamic = false;
};
using States = std::map<ObjectId, BodyNow>;

States statesOf(const World& world)
{
    States states;
    world.objects().forEach([&](ObjectIndex row) {
        const SceneObject& object = world.objects().objectOf(row);
        states[object.id] = {
            {true, world.objects().poseOf(row).position, world.objects().poseOf(row).angle, world.velocityOf(row)},
            object.isDynamic() ? accelerationOf(object, world.settings()) : Vec2{},
            object.isDynamic()};
    });
    return states;
}

/// A run with all that the tests compare stories with.
struct ToldRun {
    ToldRun(const Scene& scene, std::uint64_t seed, RandomRun::Edits edits = RandomRun::Edits::SameBroadPhase)
    {
        RandomRun made(scene, seed, edits);
        World& world = made.world();
        std::string bytes;
        trace::WorldRecorder recorder(world, [&](std::string_view some) {
            bytes += some;
            return true;
        });
        History history(world);
        QVERIFY(!recorder.take(world));
        states.push_back(statesOf(world));
        settings.push_back({world.stepSettings(), world.settings()});
        reports.emplace_back();
        while (world.stepCount() < kSteps) {
            made.edit();
            const std::vector<Input> inputs = made.inputs();
            const StepReport report =
                world.step(inputs, {}, [&](const World& tested) { recorder.observeTested(tested); });
            history.record(world, report, inputs);
            QVERIFY(!recorder.take(world, &report));
            states.push_back(statesOf(world));
            settings.push_back({world.stepSettings(), world.settings()});
            reports.push_back(report);
        }
        QVERIFY(recorder.finish());
        for (const States& step : states)
            for (const auto& [id, state] : step)
                ids.insert(id);
        run = std::make_shared<RecordedRun>(scene, history);
        recording = std::make_shared<trace::Recording>(
            trace::TraceReader::open(trace::byteSourceOf(std::move(bytes)), "run").value());
    }

    std::vector<States> states; // after each step, from step 0 on
    std::vector<std::pair<StepSettings, WorldSettings>> settings;
    std::vector<StepReport> reports;
    std::set<ObjectId> ids;
    std::shared_ptr<const RecordedRun> run;
    std::shared_ptr<const trace::Recording> recording;
};

ObjectStory storyIn(const StepSource& source, ObjectId id) { return storyOf(source, id, {0, kSteps}); }

std::map<std::uint64_t, std::vector<StoryEvent>> byStep(const ObjectStory& story)
{
    std::map<std::uint64_t, std::vector<StoryEvent>> steps;
    for (const StoryEvent& event : story.events)
        steps[event.step].push_back(event);
    return steps;
}

bool has(const std::vector<StoryEvent>& events, Kind kind, ObjectId by = {})
{
    return std::ranges::any_of(events,
                               [&](const StoryEvent& e) { return e.kind == kind && (by.isNull() || e.by == by); });
}

bool explainsMotion(const StoryEvent& event)
{
    const Kind k = event.kind;
    return k == Kind::Appears || k == Kind::Launched || k == Kind::Touched || k == Kind::Pushed || k == Kind::AtEdge ||
           k == Kind::ByInput || k == Kind::Steered || (k == Kind::SpeedLimited && !event.asked);
}

/// The velocity after a step of free flight.
Vec2 freeVelocity(const BodyNow& before, const StepSettings& step, const WorldSettings& world)
{
    const Vec2 velocity = before.body.velocity + before.acceleration * step.dt;
    const double speed = length(velocity);
    return world.terminalSpeed && speed > *world.terminalSpeed ? (*world.terminalSpeed / speed) * velocity : velocity;
}

/// Whether something other than free flight changed the velocity or the angle.
bool movedOtherwise(const BodyNow& before, const BodyNow& after, const std::pair<StepSettings, WorldSettings>& settings)
{
    BodyNow start = before;
    start.acceleration = after.acceleration; // the settings may have changed before the step
    const Vec2 wanted = start.isDynamic ? freeVelocity(start, settings.first, settings.second) : start.body.velocity;
    return distance(wanted, after.body.velocity) > 1e-9 * std::max(1.0, length(wanted)) ||
           before.body.angle != after.body.angle;
}

/// The last event after integration, if there is one, leads to the state after the step.
bool endsWhereTheStepEnds(const std::vector<StoryEvent>& events, const LoggedState& end)
{
    const auto last = std::find_if(events.rbegin(), events.rend(), [](const StoryEvent& e) {
        return e.after && explainsMotion(e) && e.kind != Kind::Launched && e.kind != Kind::Steered &&
               e.kind != Kind::ByInput;
    });
    return last == events.rend() || (last->after->velocity == end.velocity && last->after->position == end.position);
}

QByteArray placeOf(std::uint64_t step, ObjectId id)
{
    return "step " + QByteArray::number(qulonglong(step)) + ", object " + QByteArray::number(qulonglong(id.value));
}

/// A third of the objects for each kind of edges, all of them in the four rows together.
bool isAsked(ObjectId id, int edges) { return id.value % 3 == static_cast<std::uint64_t>(edges) % 3; }

void runRows()
{
    QTest::addColumn<QByteArray>("world");
    QTest::addColumn<bool>("continuous");
    QTest::addColumn<int>("edges");
    for (const char* name : {"cannon", "mixed", "walkers", "pong", "everything", "far away"})
        for (const bool isContinuous : {false, true})
            for (const int edges : {0, 1, 2, 3})
                QTest::addRow("%s%s, edges %d", name, isContinuous ? ", continuous" : "", edges)
                    << QByteArray(name) << isContinuous << edges;
}

Scene sceneOf(const QByteArray& name, bool isContinuous, int edges)
{
    Scene scene = recordedWorld(name.toStdString());
    scene.step.continuous = isContinuous;
    scene.world.edges = static_cast<EdgeRule>(edges);
    return scene;
}

SceneObject bodyOf(std::uint64_t id, const char* name, Vec2 position, Vec2 velocity, const Shape& shape,
                   HitResponse onHit)
{
    SceneObject object;
    object.id = {id};
    object.name = name;
    object.kind = velocity == Vec2{} ? ObjectKind::Static : ObjectKind::Dynamic;
    object.pose.position = position;
    object.velocity = velocity;
    object.shape = shape;
    object.onHit = onHit;
    return object;
}

Scene sceneWith(std::initializer_list<SceneObject> objects)
{
    Scene scene;
    scene.world.width = 10.0;
    scene.world.height = 10.0;
    scene.world.gravity = {};
    scene.step.dt = 0.01;
    for (const SceneObject& object : objects)
        scene.append(std::make_shared<const SceneObject>(object));
    return scene;
}

struct BothStories {
    ObjectStory run;
    ObjectStory recording;
};
BothStories storiesOf(const Scene& scene, ObjectId id)
{
    const ToldRun told(scene, 1, RandomRun::Edits::None);
    return {storyIn(*told.run, id), storyIn(*told.recording, id)};
}

std::vector<Kind> kindsOf(const ObjectStory& story)
{
    std::vector<Kind> kinds;
    for (const StoryEvent& event : story.events)
        kinds.push_back(event.kind);
    return kinds;
}

} // namespace

class TestStory : public QObject {
    Q_OBJECT
private slots:
    void everyChangeHasAnEvent_data() { runRows(); }
    void everyChangeHasAnEvent();
    void isTheSameWhenToldDuringTheRun();
    void aPartOfTheStepsHasItsEventsAlone();
    void theContactOfABallWithAWall();
    void whatTheMasksForbidIsTold();
    void aLaunchThatTheTerminalSpeedCuts();
    void whatAHitRemoves();
    void aRecordingShowsWhatAppearsAndVanishes_data() { runRows(); }
    void aRecordingShowsWhatAppearsAndVanishes();
    void aRecordingShowsAbruptChanges();
    void aRecordingDoesNotTakeAFallForAHit();
    void aWrappedObjectIsPutElsewhere();
    void anUnknownObjectWasNotThere();
    void alikeEventsAreFolded();
};

void TestStory::everyChangeHasAnEvent()
{
    QFETCH(const QByteArray, world);
    QFETCH(const bool, continuous);
    QFETCH(const int, edges);
    const ToldRun told(sceneOf(world, continuous, edges), 7);
    std::size_t explained = 0;
    for (const ObjectId id : told.ids) {
        if (!isAsked(id, edges))
            continue;
        const ObjectStory story = storyIn(*told.run, id);
        QVERIFY(story.wasThere && !story.problem);
        auto steps = byStep(story);
        QCOMPARE(has(steps[0], Kind::Appears), told.states[0].contains(id));
        for (std::uint64_t step = 1; step <= kSteps; ++step) {
            const std::vector<StoryEvent>& events = steps[step];
            const auto before = told.states[step - 1].find(id);
            const auto after = told.states[step].find(id);
            const bool was = before != told.states[step - 1].end();
            const bool is = after != told.states[step].end();
            const QByteArray place = placeOf(step, id);
            if (was && !is)
                QVERIFY2(!events.empty() && events.back().kind == Kind::Removed, place);
            if (!was && is)
                QVERIFY2(has(events, Kind::Appears) || has(events, Kind::Spawned), place);
            for (const StoryEvent& event : events)
                QVERIFY2(event.sentence.text().ends_with('.') && event.step == step, place);
            for (const IdPair pair : told.reports[step].began)
                if (pair.a == id || pair.b == id)
                    QVERIFY2(has(events, Kind::Touched, pair.a == id ? pair.b : pair.a), place);
            if (!was || !is || std::ranges::count(told.reports[step].edited, id))
                continue;
            const bool differs = movedOtherwise(before->second, after->second, told.settings[step]);
            explained += differs ? 1U : 0U;
            QVERIFY2(!differs || std::ranges::any_of(events, explainsMotion), place);
            QVERIFY2(endsWhereTheStepEnds(events, after->second.body), place);
        }
    }
    QVERIFY(explained > 0 || world == "cannon" || world == "mixed");
}

/// Fed with each step as it is made, the story is that of the recorded steps.
void TestStory::isTheSameWhenToldDuringTheRun()
{
    for (const std::uint64_t number : {3U, 5U, 7U, 8U, 12U, 16U, 21U, 33U, 61U}) {
        const ObjectId id{number};
        RandomRun made(worldOfEverything(), 9);
        World& world = made.world();
        History history(world);
        SimulationStory live(id);
        ChangeLog log(id);
        if (const auto row = world.objects().indexOf(id))
            live.begin(world.objects(), world.velocityOf(*row));
        while (world.stepCount() < kSteps) {
            made.edit();
            const std::vector<Input> inputs = made.inputs();
            const StepReport report = world.step(inputs, {}, {}, &log);
            history.record(world, report, inputs);
            live.observe(report, log.changes(), world.objects());
        }
        const RecordedRun run(made.scene(), history);
        const std::vector<StoryEvent> events = live.take();
        QVERIFY(!events.empty());
        std::vector<StoryEvent> told = storyIn(run, id).events;
        std::erase_if(told, [](const StoryEvent& event) { return event.kind == Kind::FlownThrough; }); // in no report
        QVERIFY(told == events);
    }
}

void TestStory::aPartOfTheStepsHasItsEventsAlone()
{
    const ToldRun told(worldOfEverything(), 4);
    for (const StepSource* source :
         {static_cast<const StepSource*>(told.run.get()), static_cast<const StepSource*>(told.recording.get())})
        for (const std::uint64_t number : {3U, 8U, 12U, 16U, 33U}) {
            std::vector<StoryEvent> wanted = storyIn(*source, {number}).events;
            std::erase_if(wanted, [](const StoryEvent& event) { return event.step < 30 || event.step > 60; });
            const std::vector<StoryEvent> part = storyOf(*source, {number}, {30, 60}).events;
            QCOMPARE(part.size(), wanted.size());
            for (std::size_t i = 0; i < part.size(); ++i)
                QCOMPARE(part[i].sentence, wanted[i].sentence);
        }
}

void TestStory::theContactOfABallWithAWall()
{
    SceneObject ball = bodyOf(1, "Ball", {2.0, 5.0}, {6.0, 0.0}, Circle{0.25}, HitResponse::Bounce);
    ball.restitution = 0.5;
    const SceneObject wall = bodyOf(2, "Wall", {3.0, 5.0}, {}, Box{0.5, 3.0}, HitResponse::None);
    const ObjectStory story = storiesOf(sceneWith({ball, wall}), {1}).run;
    QCOMPARE(story.name, std::string("Ball (1)"));
    QCOMPARE(kindsOf(story), (std::vector{Kind::Appears, Kind::Touched}));
    const StoryEvent& contact = story.events[1];
    QCOMPARE(contact.by, ObjectId{2});
    QCOMPARE(*contact.normal, (Vec2{-1.0, 0.0}));
    QCOMPARE(*contact.restitution, 0.5);
    QVERIFY(*contact.push > 0.0);
    QCOMPARE(contact.after->velocity, (Vec2{-3.0, 0.0}));
    QVERIFY(effectOf(contact) == StoryEvent::Effect::Turns);
    QVERIFY(contact.sentence.text().starts_with(
        "Ball meets Wall (2) and changes its direction from (6, 0) to (-3, 0) m/s."));
    const ObjectStory other = storiesOf(sceneWith({ball, wall}), {2}).run; // a static object does not move
    QCOMPARE(kindsOf(other), (std::vector{Kind::Appears, Kind::Touched}));
    QVERIFY(!other.events[1].before && other.events[1].by == ObjectId{1});
}

void TestStory::whatTheMasksForbidIsTold()
{
    SceneObject shot = bodyOf(1, "Shot", {2.0, 5.0}, {6.0, 0.0}, Circle{0.25}, HitResponse::Remove);
    shot.mask = 2;
    const SceneObject enemy = bodyOf(2, "Enemy", {3.0, 5.0}, {}, Box{0.5, 3.0}, HitResponse::Remove);
    SceneObject cloud = bodyOf(3, "Cloud", {3.0, 5.0}, {}, Box{2.0, 2.0}, HitResponse::None);
    cloud.mask = 0; // decoration
    const Scene scene = sceneWith({shot, enemy, cloud});
    const ObjectStory story = storiesOf(scene, {2}).run;
    QCOMPARE(kindsOf(story), (std::vector{Kind::Appears, Kind::FlownThrough}));
    QCOMPARE(story.events[1].by, ObjectId{1});
    QCOMPARE(story.events[1].step, std::uint64_t{9}); // it moves by 0.06 m a step, and touches after 0.5 m
    QCOMPARE(story.events[1].sentence.text(),
             std::string("Shot (1) overlaps Enemy, but their masks do not let them collide."));
    QCOMPARE(kindsOf(storiesOf(scene, {1}).run), (std::vector{Kind::Appears, Kind::FlownThrough}));
    QCOMPARE(kindsOf(storiesOf(scene, {3}).run), (std::vector{Kind::Appears}));
    const ToldRun told(scene, 1, RandomRun::Edits::None);
    QVERIFY(storyOf(*told.run, {2}, {12, 14}).events.empty()); // it began earlier
}

void TestStory::aLaunchThatTheTerminalSpeedCuts()
{
    SceneObject cannon = bodyOf(1, "Cannon", {1.0, 1.0}, {}, Circle{0.25}, HitResponse::None);
    cannon.mask = 0;
    cannon.components = {Launcher{{2}, 2.0}};
    SceneObject ball = bodyOf(2, "Ball", {5.0, 5.0}, {}, Circle{0.1}, HitResponse::None);
    ball.kind = ObjectKind::Dynamic;
    Scene scene = sceneWith({cannon, ball});
    scene.world.terminalSpeed = 3.0;
    World world = World::fromScene(scene).value();
    History history(world);
    for (int step = 1; step <= 20; ++step) {
        const std::vector<Input> inputs =
            step == 4 ? std::vector<Input>{ShootInput{{1}, {4.0, 5.0}}} : std::vector<Input>{};
        history.record(world, world.step(inputs), inputs);
    }
    const RecordedRun run(scene, history);
    const ObjectStory story = storyIn(run, {2});
    QCOMPARE(kindsOf(story), (std::vector{Kind::Appears, Kind::Launched, Kind::SpeedLimited}));
    QCOMPARE(story.events[1].step, std::uint64_t{4});
    QCOMPARE(story.events[2].step, std::uint64_t{4});
    QCOMPARE(story.events[1].by, ObjectId{1});
    QCOMPARE(story.events[2].by, ObjectId{1});
    QCOMPARE(*story.events[1].asked, 10.0);
    QCOMPARE(*story.events[2].asked, 10.0);
    QCOMPARE(*story.events[2].limit, 3.0);
    QCOMPARE(kindsOf(storyIn(run, {1})), (std::vector{Kind::Appears, Kind::ByInput})); // the cannon is aimed
}

void TestStory::whatAHitRemoves()
{
    const SceneObject ball = bodyOf(1, "Ball", {3.0, 5.0}, {10.0, 0.0}, Circle{0.2}, HitResponse::None);
    const SceneObject target = bodyOf(2, "Target", {4.0, 5.0}, {}, Box{0.5, 0.5}, HitResponse::Remove);
    const BothStories both = storiesOf(sceneWith({ball, target}), {2});
    QCOMPARE(kindsOf(both.run), (std::vector{Kind::Appears, Kind::Touched, Kind::Removed}));
    QCOMPARE(kindsOf(both.recording), kindsOf(both.run));
    for (const ObjectStory& story : {both.run, both.recording}) {
        const StoryEvent& removal = story.events.back();
        QVERIFY(removal.reason == StoryEvent::Reason::ByHit);
        QCOMPARE(removal.by, ObjectId{1});
        QCOMPARE(removal.step, both.run.events[1].step);
        QCOMPARE(removal.isInferred, &story != &both.run && removal.isInferred);
    }
    QCOMPARE(both.run.events.back().sentence.text(), std::string("Target is removed because it hit Ball (1)."));
    QCOMPARE(both.recording.events.back().sentence.text(), std::string("Target vanishes while it overlaps Ball (1)."));
}

/// A recording has an object in a frame or not.
void TestStory::aRecordingShowsWhatAppearsAndVanishes()
{
    QFETCH(const QByteArray, world);
    QFETCH(const bool, continuous);
    QFETCH(const int, edges);
    const ToldRun told(sceneOf(world, continuous, edges), 5, RandomRun::Edits::None);
    const auto walk = told.recording->walk(WalkDepth::Objects).value();
    std::map<ObjectId, std::vector<bool>> present;
    for (std::size_t frame = 0; frame <= kSteps; ++frame) {
        QVERIFY(!walk->goTo(frame));
        for (const ObjectId id : told.ids)
            present[id].push_back(walk->find(id).has_value());
    }
    for (const ObjectId id : told.ids) {
        if (!isAsked(id, edges))
            continue;
        const ObjectStory story = storyIn(*told.recording, id);
        std::size_t appearances = 0;
        std::size_t removals = 0;
        for (std::size_t i = 0; i <= kSteps; ++i) {
            const bool was = i > 0 && present[id][i - 1];
            appearances += !was && present[id][i] ? 1U : 0U;
            removals += was && !present[id][i] ? 1U : 0U;
        }
        const auto count = [&](Kind kind) {
            return static_cast<std::size_t>(std::ranges::count(story.events, kind, &StoryEvent::kind));
        };
        QCOMPARE(count(Kind::Appears), appearances);
        QCOMPARE(count(Kind::Removed), removals);
        for (const StoryEvent& event : story.events)
            QVERIFY2(event.isInferred && event.sentence.text().ends_with('.'), event.sentence.text().c_str());
        // Where the recording names the hit, it is the one that the simulation names, in the same step.
        for (const StoryEvent& event : story.events)
            if (event.kind == Kind::Removed && event.reason == StoryEvent::Reason::ByHit) {
                const std::vector<IdPair>& began = told.reports[event.step].began;
                QVERIFY(std::ranges::count(began, IdPair{std::min(id, event.by), std::max(id, event.by)}) == 1);
            }
    }
}

void TestStory::aRecordingShowsAbruptChanges()
{
    const SceneObject ball = bodyOf(1, "Ball", {2.0, 5.0}, {6.0, 0.0}, Circle{0.25}, HitResponse::Bounce);
    const SceneObject wall = bodyOf(2, "Wall", {3.0, 5.0}, {}, Box{0.5, 3.0}, HitResponse::None);
    for (const bool isContinuous : {false, true}) {
        Scene scene = sceneWith({ball, wall});
        scene.step.continuous = isContinuous;
        const BothStories both = storiesOf(scene, {1});
        QCOMPARE(kindsOf(both.recording), kindsOf(both.run));
        const StoryEvent& contact = both.recording.events.back();
        QCOMPARE(contact.by, ObjectId{2});
        QCOMPARE(contact.step, both.run.events.back().step);
        QVERIFY(contact.before && std::abs(contact.before->velocity.x - 6.0) < 1e-3);
        QVERIFY(contact.after && contact.after->velocity.x < 0.0);
    }
}

void TestStory::aRecordingDoesNotTakeAFallForAHit()
{
    SceneObject ball = bodyOf(1, "Ball", {5.0, 9.0}, {0.0, 1e-9}, Circle{0.25}, HitResponse::None);
    Scene scene = sceneWith({ball});
    scene.world.gravity = {0.0, -10.0};
    QCOMPARE(kindsOf(storiesOf(scene, {1}).recording), (std::vector{Kind::Appears}));
}

void TestStory::aWrappedObjectIsPutElsewhere()
{
    const SceneObject ball = bodyOf(1, "Ball", {9.5, 5.0}, {4.0, 0.0}, Circle{0.25}, HitResponse::None);
    Scene scene = sceneWith({ball});
    scene.world.edges = EdgeRule::Wrap;
    const BothStories both = storiesOf(scene, {1});
    QCOMPARE(kindsOf(both.run), (std::vector{Kind::Appears, Kind::AtEdge}));
    QCOMPARE(kindsOf(both.recording), (std::vector{Kind::Appears, Kind::Teleported}));
    QCOMPARE(both.recording.events[1].step, both.run.events[1].step);
}

void TestStory::anUnknownObjectWasNotThere()
{
    const SceneObject ball = bodyOf(1, "Ball", {5.0, 5.0}, {1.0, 0.0}, Circle{0.25}, HitResponse::None);
    const BothStories both = storiesOf(sceneWith({ball}), {99});
    for (const ObjectStory& story : {both.run, both.recording}) {
        QVERIFY(!story.wasThere && story.events.empty());
        QCOMPARE(story.name, std::string("object 99"));
    }
}

void TestStory::alikeEventsAreFolded()
{
    const auto event = [](std::uint64_t step, Kind kind, std::uint64_t by) {
        StoryEvent made;
        made.step = step;
        made.kind = kind;
        made.by = {by};
        return made;
    };
    const std::vector<StoryEvent> events{
        event(0, Kind::Appears, 0), event(3, Kind::Pushed, 5),   event(3, Kind::Pushed, 6),
        event(4, Kind::Pushed, 5),  event(4, Kind::Pushed, 6),   event(5, Kind::Pushed, 5),
        event(7, Kind::Pushed, 5),  event(8, Kind::Launched, 2), event(9, Kind::Launched, 2)};
    std::vector<std::array<std::uint64_t, 4>> lines;
    for (const FoldedEvent& line : folded(events))
        lines.push_back({line.event.step, line.lastStep, line.event.by.value, line.count});
    QCOMPARE(lines, (std::vector<std::array<std::uint64_t, 4>>{
                        {0, 0, 0, 1}, {3, 5, 5, 3}, {3, 4, 6, 2}, {7, 7, 5, 1}, {8, 8, 2, 1}, {9, 9, 2, 1}}));
}

BROADSIDE_TEST(TestStory)

} // namespace broadside::test::tst_story

#include "tst_story.moc"
