#include "core/base/random.h"
#include "core/debug/level_checks.h"
#include "tests/support/test.h"

#include <algorithm>

namespace broadside::test::tst_odd_settings {

namespace {

SceneObject named(std::uint64_t id, const std::string& name, Vec2 position)
{
    SceneObject object;
    object.id = {id};
    object.name = name;
    object.pose.position = position;
    return object;
}

/// Six targets in a row, a ball away from them, and a cannon without components.
std::vector<SceneObject> level()
{
    std::vector<SceneObject> objects;
    for (std::uint64_t id = 1; id <= 6; ++id)
        objects.push_back(named(id, "Target " + std::to_string(id), {2.0 * static_cast<double>(id), 5.0}));
    SceneObject ball = named(7, "Ball", {1.0, 1.0});
    ball.kind = ObjectKind::Dynamic;
    ball.shape = Circle{0.25};
    objects.push_back(ball);
    objects.push_back(named(8, "Cannon", {0.0, 0.0}));
    return objects;
}

Scene sceneOf(const std::vector<SceneObject>& objects)
{
    Scene scene;
    scene.world.width = 20.0;
    scene.world.height = 10.0;
    scene.broadPhase.algorithm = Algorithm::PackedGrid; // it has no cells, so that no object is larger than a cell
    for (const SceneObject& object : objects)
        scene.append(std::make_shared<const SceneObject>(object));
    return scene;
}

std::vector<LevelFinding> of(const LevelReport& report, LevelCheck check)
{
    std::vector<LevelFinding> findings;
    std::ranges::copy_if(report.findings, std::back_inserter(findings),
                         [check](const LevelFinding& finding) { return finding.check == check; });
    return findings;
}

using Objects = std::vector<SceneObject>;
/// Changes the objects of the level or the settings of the scene.
using Change = std::function<void(Objects&, Scene&)>;

LevelReport reportOf(const Change& change)
{
    Objects objects = level();
    Scene settings;
    settings.world.width = 20.0;
    settings.world.height = 10.0;
    change(objects, settings);
    Scene scene = sceneOf(objects);
    scene.world = settings.world;
    scene.step = settings.step;
    scene.layers = settings.layers;
    return checkLevel(scene);
}

} // namespace

/// Odd settings: each check with a case that it reports, and with similar cases that are intended.
class TestOddSettings : public QObject {
    Q_OBJECT
private slots:
    void thePlainLevelIsClean();
    void finds_data();
    void finds();
    void isSilentAbout_data();
    void isSilentAbout();
    void fixesDoAwayWithTheirFindings_data() { finds_data(); }
    void fixesDoAwayWithTheirFindings();
    void oddOnesAreThoseThatWereMadeOdd();
    void everyCheckHasWordsAndAnIdOfItsOwn();

private:
    static void row(const char* name, LevelCheck check, std::vector<std::uint64_t> objects, const char* says,
                    Change change);
};

void TestOddSettings::row(const char* name, LevelCheck check, std::vector<std::uint64_t> objects, const char* says,
                          Change change)
{
    QTest::newRow(name) << static_cast<int>(check) << objects << QByteArray(says) << change;
}

void TestOddSettings::thePlainLevelIsClean()
{
    const LevelReport report = reportOf([](Objects&, Scene&) {});
    QVERIFY2(report.findings.empty(), report.findings.empty() ? "" : report.findings.front().message.text().c_str());
}

void TestOddSettings::finds_data()
{
    QTest::addColumn<int>("check");
    QTest::addColumn<std::vector<std::uint64_t>>("objects");
    QTest::addColumn<QByteArray>("says");
    QTest::addColumn<Change>("change");
    using Check = LevelCheck;
    row("a ball of the mask 0", Check::ZeroFilters, {7},
        "Ball has the mask 0, so it never collides, although it is dynamic", [](Objects& o, Scene&) { o[6].mask = 0; });
    row("a target of the category 0", Check::ZeroFilters, {3},
        "category 0, so it never collides, although it should be removed", [](Objects& o, Scene&) {
            o[2].category = 0;
            o[2].onHit = HitResponse::Remove;
        });
    row("a rotated box", Check::RotatedBoxes, {2}, "is rotated by 45 degrees: it collides as a box of 1.414 m",
        [](Objects& o, Scene&) { o[1].pose.angle = 45.0; });
    row("a hidden copy", Check::HiddenCopies, {9, 4}, "Copy, which is hidden, is exactly where Target 4 is",
        [](Objects& o, Scene&) {
            o.push_back(named(9, "Copy", o[3].pose.position));
            o.back().visible = false;
        });
    row("a copy on a hidden layer", Check::HiddenCopies, {9, 4}, "which is hidden", [](Objects& o, Scene& s) {
        Layer old;
        old.name = "Old";
        old.visible = false;
        s.layers = {old};
        o.push_back(named(9, "Copy", o[3].pose.position));
        o.back().layer = std::string("Old");
    });
    row("a locked copy", Check::HiddenCopies, {9, 4}, "which is locked", [](Objects& o, Scene&) {
        o.push_back(named(9, "Copy", o[3].pose.position));
        o.back().locked = true;
    });
    row("copies without end", Check::EndlessCopies, {7, 8},
        "Cannon creates up to 100 copies of Ball, and nothing removes them", [](Objects& o, Scene&) {
            o[7].components = {Spawner{{7}, 0.5, 100}};
        });
    row("one of another mask", Check::OddOnesOut, {5, 1},
        "Target 5 has the mask 4; the 5 similar objects have the mask 4294967295",
        [](Objects& o, Scene&) { o[4].mask = 4; });
    row("one of another response", Check::OddOnesOut, {1, 2}, "Target 1 has no response to hits",
        [](Objects& o, Scene&) {
            for (std::size_t i = 1; i < 6; ++i)
                o[i].onHit = HitResponse::Remove;
        });
    row("one with a lifetime", Check::OddOnesOut, {6, 1}, "Target 6 has a lifetime of 3 s",
        [](Objects& o, Scene&) { o[5].components = {Lifetime{3.0}}; });
    row("a cannon that is cut", Check::CutLaunches, {8}, "Cannon shoots with up to 44.72 m/s",
        [](Objects& o, Scene& s) {
            o[7].components = {Launcher{{7}, 2.0}};
            s.world.terminalSpeed = 10.0;
        });
    row("a wall thinner than a shot's way", Check::FastObjects, {1, 8, 7}, "Target 1 is only 0.1 m thick",
        [](Objects& o, Scene&) {
            o[0].shape = Box{0.1, 1.0};
            o[7].components = {Launcher{{7}, 2.0}};
        });
}

void TestOddSettings::finds()
{
    QFETCH(const int, check);
    QFETCH(const std::vector<std::uint64_t>, objects);
    QFETCH(const QByteArray, says);
    QFETCH(const Change, change);
    const std::vector<LevelFinding> found = of(reportOf(change), static_cast<LevelCheck>(check));
    QCOMPARE(found.size(), std::size_t{1});
    std::vector<std::uint64_t> ids;
    for (const ObjectId id : found.front().objects)
        ids.push_back(id.value);
    QCOMPARE(ids, objects);
    QVERIFY2(found.front().message.text().find(says.toStdString()) != std::string::npos,
             found.front().message.text().c_str());
    QVERIFY(!found.front().remedy.empty());
}

void TestOddSettings::isSilentAbout_data()
{
    QTest::addColumn<int>("check");
    QTest::addColumn<std::vector<std::uint64_t>>("objects");
    QTest::addColumn<QByteArray>("says");
    QTest::addColumn<Change>("change");
    using Check = LevelCheck;
    const auto quiet = [](const char* name, Check check, Change change) {
        row(name, check, {}, "", std::move(change));
    };
    quiet("scenery of the mask 0", Check::ZeroFilters, [](Objects& o, Scene&) { o[2].mask = 0; });
    quiet("a box rotated by a right angle", Check::RotatedBoxes, [](Objects& o, Scene&) { o[1].pose.angle = -270.0; });
    quiet("an oriented box", Check::RotatedBoxes, [](Objects& o, Scene&) {
        o[1].pose.angle = 45.0;
        o[1].shape = OrientedBox{1.0, 1.0};
    });
    quiet("a cannon that aims", Check::RotatedBoxes, [](Objects& o, Scene&) {
        o[7].pose.angle = 30.0;
        o[7].components = {Launcher{{7}, 0.1}};
    });
    quiet("a hidden object elsewhere", Check::HiddenCopies, [](Objects& o, Scene&) {
        o.push_back(named(9, "Copy", {3.0, 8.0}));
        o.back().visible = false;
    });
    quiet("a hidden object of another shape", Check::HiddenCopies, [](Objects& o, Scene&) {
        o.push_back(named(9, "Glow", o[3].pose.position));
        o.back().shape = Circle{1.0};
        o.back().visible = false;
    });
    quiet("a hidden picture that collides with nothing", Check::HiddenCopies, [](Objects& o, Scene&) {
        o.push_back(named(9, "Picture", o[3].pose.position));
        o.back().visible = false;
        o.back().mask = 0;
    });
    quiet("two locked ones", Check::HiddenCopies, [](Objects& o, Scene&) {
        o.push_back(named(9, "Copy", o[3].pose.position));
        o[3].locked = o.back().locked = true;
    });
    quiet("copies with a lifetime", Check::EndlessCopies, [](Objects& o, Scene&) {
        o[6].components = {Lifetime{5.0}};
        o[7].components = {Spawner{{7}, 0.5, 100}};
    });
    quiet("copies that are removed when hit", Check::EndlessCopies, [](Objects& o, Scene&) {
        o[6].onHit = HitResponse::Remove;
        o[7].components = {Spawner{{7}, 0.5, 100}};
    });
    quiet("copies that the edges remove", Check::EndlessCopies, [](Objects& o, Scene& s) {
        s.world.edges = EdgeRule::Remove;
        o[7].components = {Spawner{{7}, 0.5, 100}};
    });
    quiet("a few copies", Check::EndlessCopies, [](Objects& o, Scene&) { o[7].components = {Spawner{{7}, 0.5, 3}}; });
    quiet("two of another mask", Check::OddOnesOut, [](Objects& o, Scene&) { o[1].mask = o[4].mask = 4; });
    quiet("one of four", Check::OddOnesOut, [](Objects& o, Scene&) {
        o.erase(o.begin() + 4, o.begin() + 6);
        o[1].mask = 4;
    });
    quiet("one of another shape", Check::OddOnesOut, [](Objects& o, Scene&) {
        o[1].mask = 4;
        o[1].shape = Circle{0.5};
    });
    quiet("one of another name", Check::OddOnesOut, [](Objects& o, Scene&) {
        o[1].mask = 4;
        o[1].name = "Boss";
    });
    quiet("an instance that overrides it", Check::OddOnesOut, [](Objects& o, Scene&) {
        for (std::size_t i = 0; i < 6; ++i)
            o[i].instanceOf = TemplateLink{"Target"};
        o[1].mask = 4;
        o[1].instanceOf = TemplateLink{"Target", TemplateField::Mask};
    });
    quiet("no speed limit", Check::CutLaunches, [](Objects& o, Scene&) { o[7].components = {Launcher{{7}, 2.0}}; });
    quiet("a limit that only the corners meet", Check::CutLaunches, [](Objects& o, Scene& s) {
        o[7].components = {Launcher{{7}, 2.0}};
        s.world.terminalSpeed = 40.0;
    });
    quiet("a thin wall with swept collision", Check::FastObjects, [](Objects& o, Scene& s) {
        s.step.continuous = true;
        o[0].shape = Box{0.1, 1.0};
        o[7].components = {Launcher{{7}, 2.0}};
    });
    quiet("a thin wall under a low speed limit", Check::FastObjects, [](Objects& o, Scene& s) {
        s.world.terminalSpeed = 10.0;
        o[0].shape = Box{0.1, 1.0};
        o[7].components = {Launcher{{7}, 2.0}};
    });
    quiet("a thin wall that shots do not meet", Check::FastObjects, [](Objects& o, Scene&) {
        o[0].shape = Box{0.1, 1.0};
        o[0].category = 2;
        o[6].mask = 1;
        o[7].components = {Launcher{{7}, 2.0}};
    });
}

void TestOddSettings::isSilentAbout()
{
    QFETCH(const int, check);
    QFETCH(const Change, change);
    const std::vector<LevelFinding> found = of(reportOf(change), static_cast<LevelCheck>(check));
    QVERIFY2(found.empty(), found.empty() ? "" : found.front().message.text().c_str());
}

void TestOddSettings::fixesDoAwayWithTheirFindings()
{
    QFETCH(const int, check);
    QFETCH(const Change, change);
    const auto kind = static_cast<LevelCheck>(check);
    const std::vector<LevelFinding> before = of(reportOf(change), kind);
    QCOMPARE(before.size(), std::size_t{1});
    const Fix fix = before.front().fix;
    const auto fixed = reportOf([&](Objects& objects, Scene& settings) {
        change(objects, settings);
        settings.step.continuous = settings.step.continuous || std::holds_alternative<UseSweptCollision>(fix);
        if (const auto* filters = std::get_if<UseFilters>(&fix))
            for (SceneObject& object : objects)
                if (object.id == filters->front().object) {
                    object.category = filters->front().category;
                    object.mask = filters->front().mask;
                }
        if (const auto* boxes = std::get_if<UseOrientedBoxes>(&fix))
            for (SceneObject& object : objects)
                if (object.id == boxes->objects.front())
                    object.shape = OrientedBox{std::get<Box>(object.shape).width, std::get<Box>(object.shape).height};
        if (const auto* them = std::get_if<RemoveSceneObjects>(&fix))
            std::erase_if(objects, [&](const SceneObject& o) { return o.id == them->objects.front(); });
    });
    QCOMPARE(of(fixed, kind).size(), std::size_t{fix == Fix{} ? 1U : 0U});
}

/// Of many groups, exactly those with one changed object are reported, whatever the others are like.
void TestOddSettings::oddOnesAreThoseThatWereMadeOdd()
{
    Random random(26);
    for (int round = 0; round < 200; ++round) {
        Objects objects;
        std::vector<ObjectId> odd;
        std::uint64_t id = 1;
        for (int group = 0; group < 5; ++group) {
            const std::size_t members = 2 + random.below(8);
            const auto common = static_cast<std::uint32_t>(1 + random.below(7));
            const std::size_t changed = random.below(3); // the first `changed` members of the group get another setting
            for (std::size_t i = 0; i < members; ++i, ++id) {
                objects.push_back(named(id, std::string(1, static_cast<char>('A' + group)) + " " + std::to_string(id),
                                        {static_cast<double>(id), 5.0}));
                objects.back().mask = i < changed ? common + 8 : common;
            }
            if (changed == 1 && members >= 5)
                odd.push_back({id - members});
        }
        std::vector<ObjectId> found;
        for (const LevelFinding& finding : of(checkLevel(sceneOf(objects)), LevelCheck::OddOnesOut))
            found.push_back(finding.objects.front());
        QCOMPARE(found, odd);
    }
}

void TestOddSettings::everyCheckHasWordsAndAnIdOfItsOwn()
{
    std::vector<std::string_view> rules;
    for (std::size_t i = 0; i < kLevelChecks; ++i) {
        const auto check = static_cast<LevelCheck>(i);
        QVERIFY(!titleOf(check).empty() && !reasonOf(check).empty());
        QVERIFY(ruleOf(check).starts_with("level/"));
        QVERIFY(std::ranges::find(rules, ruleOf(check)) == rules.end());
        rules.push_back(ruleOf(check));
    }
}

BROADSIDE_TEST(TestOddSettings)

} // namespace broadside::test::tst_odd_settings

#include "tst_odd_settings.moc"
