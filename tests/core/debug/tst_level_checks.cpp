#include "core/base/overloaded.h"
#include "core/base/random.h"
#include "core/debug/level_checks.h"
#include "core/io/scene/scene_reader.h"
#include "core/scene/generate.h"
#include "core/scene/object_table.h"
#include "tests/support/test.h"

#include <cmath>
#include <set>

namespace broadside::test::tst_level_checks {

namespace {

SceneObject wall(std::uint64_t id, Vec2 position, double width = 1.0, double height = 1.0)
{
    SceneObject object;
    object.id = {id};
    object.name = "Wall " + std::to_string(id);
    object.pose.position = position;
    object.shape = Box{width, height};
    return object;
}

SceneObject ball(std::uint64_t id, Vec2 position, Vec2 velocity = {})
{
    SceneObject object;
    object.id = {id};
    object.name = "Ball " + std::to_string(id);
    object.kind = ObjectKind::Dynamic;
    object.pose.position = position;
    object.shape = Circle{0.1};
    object.velocity = velocity;
    return object;
}

Scene sceneOf(std::vector<SceneObject> objects)
{
    Scene scene;
    scene.world.width = 20.0;
    scene.world.height = 10.0;
    for (SceneObject& object : objects)
        scene.append(std::make_shared<const SceneObject>(std::move(object)));
    return scene;
}

std::vector<LevelFinding> of(const LevelReport& report, LevelCheck check)
{
    std::vector<LevelFinding> findings;
    for (const LevelFinding& finding : report.findings)
        if (finding.check == check)
            findings.push_back(finding);
    return findings;
}

/// Applies a fix like the editor does.
Scene applied(Scene scene, const Fix& fix)
{
    const auto edit = [&](ObjectId id, const auto& change) { scene.replace(edited(*scene.find(id), change)); };
    std::visit(Overloaded{[](std::monostate) {},
                          [&](const UseCellSize& use) { scene.broadPhase.cellSize = use.metres; },
                          [&](const UseAlgorithm& use) { scene.broadPhase.algorithm = use.algorithm; },
                          [&](const UseSweptCollision&) { scene.step.continuous = true; },
                          [&](const UseFilters& filters) {
                              for (const ObjectFilters& filter : filters)
                                  edit(filter.object, [&](SceneObject& o) {
                                      o.category = filter.category;
                                      o.mask = filter.mask;
                                  });
                          },
                          [&](const UsePlaces& places) {
                              for (const ObjectPlace& place : places)
                                  edit(place.object, [&](SceneObject& o) { o.pose.position = place.position; });
                          },
                          [&](const UseNames& names) {
                              for (const ObjectName& name : names)
                                  edit(name.object, [&](SceneObject& o) { o.name = name.name; });
                          },
                          [&](const RemoveSceneObjects& them) { scene.remove(them.objects); },
                          [&](const RemoveTemplates& them) {
                              for (const std::string& name : them.names)
                                  std::erase_if(scene.templates, [&](const Template& t) { return t.name == name; });
                          },
                          [&](const DetachInstances& them) {
                              for (const ObjectId id : them.objects)
                                  scene.replace(detached(scene.pointerTo(id)));
                          },
                          [&](const FollowTemplates& them) {
                              for (const ObjectId id : them.objects) {
                                  const ObjectPtr object = scene.pointerTo(id);
                                  const auto* of = templateNamed(scene.templates, object->instanceOf->name);
                                  scene.replace(followingTemplate(object, *of));
                              }
                          },
                          [&](const UseSharedTemplates& use) {
                              for (const std::string& name : use.names)
                                  std::erase_if(scene.templates, [&](const Template& t) { return t.name == name; });
                          },
                          [&](const UseOrientedBoxes& use) {
                              for (const ObjectId id : use.objects)
                                  edit(id, [](SceneObject& o) {
                                      const Box box = std::get<Box>(o.shape);
                                      o.shape = OrientedBox{box.width, box.height};
                                  });
                          }},
               fix);
    return scene;
}

} // namespace

class TestLevelChecks : public QObject {
    Q_OBJECT
private slots:
    void aGoodLevelHasNoFindings();
    void findsWhatStandsOutside_data();
    void findsWhatStandsOutside();
    void tilesThatTouchAreNoOverlap();
    void staticsInEachOtherAreThoseOfBruteForce();
    void aCopyOnTopIsToBeDeleted();
    void sizesAgainstCells_data();
    void sizesAgainstCells();
    void lonelyMasksAreThoseOfBruteForce();
    void wallsThatOnlyMeetWallsAreLonely();
    void aMaskOfZeroIsMeantSo();
    void sharedNamesGetNumbersThatAreFree();
    void speedsAgainstSizes_data();
    void speedsAgainstSizes();
    void templatesThatNobodyUsesAreFound();
    void templatesThatAreMissingAreFoundOnce();
    void instancesThatDifferInSilenceAreFound();
    void templatesThatHideSharedOnesAreFound();
    void everyFixDoesAwayWithItsFinding();
    void oneFixForAllOfACheck();
    void listsAHundredAndCountsTheRest();
    void aHeapOfObjectsEndsInTime();
    void stopsWhenAsked();
    void theWorldsThatComeWithTheProgramAreClean_data();
    void theWorldsThatComeWithTheProgramAreClean();
};

void TestLevelChecks::aGoodLevelHasNoFindings()
{
    const LevelReport report = checkLevel(sceneOf({wall(1, {1, 1}), wall(2, {4, 1}), ball(3, {5, 5}, {1, 0})}));
    QVERIFY2(report.findings.empty(), report.findings.empty() ? "" : report.findings.front().message.text().c_str());
    QVERIFY(report.isComplete);
    QVERIFY(checkLevel(Scene{}).findings.empty());
}

void TestLevelChecks::findsWhatStandsOutside_data()
{
    QTest::addColumn<double>("x");
    QTest::addColumn<double>("y");
    QTest::addColumn<bool>("outside");
    QTest::newRow("inside") << 3.0 << 3.0 << false;
    QTest::newRow("half out") << 0.0 << 3.0 << false;
    QTest::newRow("touches the border from without") << -0.5 << 3.0 << false;
    QTest::newRow("left") << -0.75 << 3.0 << true;
    QTest::newRow("right") << 20.75 << 3.0 << true;
    QTest::newRow("above") << 3.0 << 10.75 << true;
    QTest::newRow("far below") << 3.0 << -1e9 << true;
    QTest::newRow("beyond a corner") << -5.0 << -5.0 << true;
}

void TestLevelChecks::findsWhatStandsOutside()
{
    QFETCH(const double, x);
    QFETCH(const double, y);
    QFETCH(const bool, outside);
    const Scene scene = sceneOf({wall(7, {x, y})});
    const std::vector<LevelFinding> found = of(checkLevel(scene), LevelCheck::OutsideWorld);
    QCOMPARE(!found.empty(), outside);
    if (!outside)
        return;
    QCOMPARE(found.front().objects, std::vector<ObjectId>{ObjectId{7}});
    QVERIFY(!found.front().remedy.empty());
    const Scene after = applied(scene, found.front().fix);
    QVERIFY(of(checkLevel(after), LevelCheck::OutsideWorld).empty());
    const Aabb box = ObjectTable(after).boundsOf(0);
    QVERIFY2(box.lo.x >= 0 && box.lo.y >= 0 && box.hi.x <= 20 && box.hi.y <= 10, "wholly inside");
}

void TestLevelChecks::tilesThatTouchAreNoOverlap()
{
    std::vector<SceneObject> tiles;
    for (int i = 0; i < 30; ++i)
        // the borders are not exact in binary
        tiles.push_back(wall(1 + std::uint64_t(i), {0.05 + 0.1 * i, 0.05}, 0.1, 0.1));
    tiles.push_back(wall(50, {1.0, 0.15}, 0.1, 0.1));
    QVERIFY(of(checkLevel(sceneOf(std::move(tiles))), LevelCheck::OverlappingStatics).empty());
}

void TestLevelChecks::staticsInEachOtherAreThoseOfBruteForce()
{
    Random random(11);
    std::size_t count = 0;
    for (int round = 0; round < 40; ++round) {
        std::vector<SceneObject> objects;
        for (std::uint64_t id = 1; id <= 40; ++id) {
            SceneObject object = wall(id, {random.between(0, 20), random.between(0, 10)}, random.between(0.1, 2.0),
                                      random.between(0.1, 2.0));
            if (id % 5 == 0)
                object.kind = ObjectKind::Dynamic;
            if (id % 7 == 0)
                object.mask = 0;
            objects.push_back(object);
        }
        std::set<std::pair<std::uint64_t, std::uint64_t>> expected;
        const auto counts = [](const SceneObject& object) { return !object.isDynamic() && object.mask != 0; };
        for (const SceneObject& a : objects)
            for (const SceneObject& b : objects) {
                if (!(a.id < b.id) || !counts(a) || !counts(b))
                    continue;
                const Box& boxA = std::get<Box>(a.shape);
                const Box& boxB = std::get<Box>(b.shape);
                const Vec2 apart = a.pose.position - b.pose.position;
                if (std::abs(apart.x) < (boxA.width + boxB.width) / 2 - 1e-7 &&
                    std::abs(apart.y) < (boxA.height + boxB.height) / 2 - 1e-7)
                    expected.emplace(a.id.value, b.id.value);
            }
        const LevelReport report = checkLevel(sceneOf(objects));
        std::set<std::pair<std::uint64_t, std::uint64_t>> found;
        for (const LevelFinding& finding : of(report, LevelCheck::OverlappingStatics))
            found.emplace(finding.objects[0].value, finding.objects[1].value);
        count += found.size();
        QVERIFY(report.unlisted[static_cast<std::size_t>(LevelCheck::OverlappingStatics)] == 0);
        QCOMPARE(found, expected);
    }
    QVERIFY2(count > 150, "there was something to find");
}

void TestLevelChecks::aCopyOnTopIsToBeDeleted()
{
    const Scene scene = sceneOf({wall(1, {3, 3}), wall(2, {3, 3}), wall(3, {8, 8})});
    const std::vector<LevelFinding> found = of(checkLevel(scene), LevelCheck::OverlappingStatics);
    QCOMPARE(found.size(), std::size_t{1});
    QCOMPARE(found.front().severity, Severity::Warning);
    QCOMPARE(std::get<RemoveSceneObjects>(found.front().fix).objects, std::vector<ObjectId>{ObjectId{2}});
    SceneObject trigger = wall(2, {3, 3});
    trigger.onHit = HitResponse::Remove;
    const auto other = of(checkLevel(sceneOf({wall(1, {3, 3}), trigger})), LevelCheck::OverlappingStatics);
    QVERIFY2(other.front().fix == Fix{} && other.front().severity == Severity::Info, "no copy: it does something else");
}

void TestLevelChecks::sizesAgainstCells_data()
{
    QTest::addColumn<int>("algorithm");
    QTest::addColumn<double>("x");
    QTest::addColumn<double>("width");
    QTest::addColumn<int>("severity"); // -1: no finding
    const auto row = [](const char* name, Algorithm algorithm, double x, double width, int severity) {
        QTest::newRow(name) << static_cast<int>(algorithm) << x << width << severity;
    };
    const int info = static_cast<int>(Severity::Info);
    const int warning = static_cast<int>(Severity::Warning);
    row("as large as a cell", Algorithm::Grid, 1.0, 2.0, -1);
    row("larger than a cell", Algorithm::Grid, 1.0, 2.1, info);
    row("larger, without borders", Algorithm::HashedGrid, 1.0, 9.0, info);
    row("cells that choose their own size", Algorithm::PackedGrid, 1.0, 9.0, -1);
    row("a tree", Algorithm::AabbTree, 1.0, 9.0, -1);
    row("two cells in the textbook", Algorithm::CornerGrid, 2.0, 2.5, info);
    row("three cells in the textbook", Algorithm::CornerGrid, 3.0, 2.5, warning);
    row("three cells in buckets", Algorithm::BucketGrid, 3.0, 2.5, warning);
    row("three cells in ranges, which register all", Algorithm::RangeGrid, 3.0, 2.5, info);
}

void TestLevelChecks::sizesAgainstCells()
{
    QFETCH(const int, algorithm);
    QFETCH(const double, x);
    QFETCH(const double, width);
    QFETCH(const int, severity);
    Scene scene = sceneOf({wall(1, {x, 1.0}, width, 0.5), wall(2, {9, 9}, 0.1, 0.1)});
    scene.broadPhase = {static_cast<Algorithm>(algorithm), 2.0};
    const std::vector<LevelFinding> found = of(checkLevel(scene), LevelCheck::LargerThanCells);
    QCOMPARE(found.empty() ? -1 : static_cast<int>(found.front().severity), severity);
    if (!found.empty())
        QCOMPARE(found.front().objects, std::vector<ObjectId>{ObjectId{1}});
}

void TestLevelChecks::lonelyMasksAreThoseOfBruteForce()
{
    Random random(5);
    const auto bits = [&] { return static_cast<std::uint32_t>(random.between(0.0, 8.0)); };
    std::size_t count = 0;
    for (int round = 0; round < 400; ++round) {
        std::vector<SceneObject> objects;
        const int size = static_cast<int>(random.between(2.0, 8.0));
        for (int i = 0; i < size; ++i) {
            objects.push_back(wall(1 + std::uint64_t(i), {2.0 * i, 5}));
            objects.back().kind = bits() < 3 ? ObjectKind::Dynamic : ObjectKind::Static;
            objects.back().category = bits();
            objects.back().mask = bits();
        }
        std::set<ObjectId> expected;
        for (const SceneObject& a : objects) {
            bool meets = a.category == 0 || a.mask == 0;
            for (const SceneObject& b : objects)
                meets = meets || (a.id != b.id && (a.isDynamic() || b.isDynamic()) && (a.category & b.mask) != 0 &&
                                  (b.category & a.mask) != 0);
            if (!meets)
                expected.insert(a.id);
        }
        std::set<ObjectId> found;
        const auto counts = [](const SceneObject& o) { return o.category != 0 && o.mask != 0; };
        const bool isAlone =
            std::ranges::count_if(objects, counts) == 1 ||
            std::ranges::none_of(objects, [&](const SceneObject& o) { return counts(o) && o.isDynamic(); });
        for (const LevelFinding& finding : of(checkLevel(sceneOf(objects)), LevelCheck::MasksMeetNothing))
            found.insert(finding.objects.begin(), finding.objects.end());
        count += found.size();
        if (!isAlone)
            QCOMPARE(found, expected);
    }
    QVERIFY2(count > 100, "there was something to find");
}

void TestLevelChecks::wallsThatOnlyMeetWallsAreLonely()
{
    std::vector<SceneObject> objects{ball(9, {1, 8}), ball(10, {3, 8})};
    for (std::uint64_t id = 1; id <= 4; ++id) {
        objects.push_back(wall(id, {3.0 * static_cast<double>(id), 2}));
        objects.back().category = objects.back().mask = 4;
    }
    objects[0].mask = objects[1].mask = 1;
    const std::vector<LevelFinding> found = of(checkLevel(sceneOf(objects)), LevelCheck::MasksMeetNothing);
    QCOMPARE(found.size(), std::size_t{1});
    QCOMPARE(found.front().objects.size(), std::size_t{4});
    objects.erase(objects.begin(), objects.begin() + 2); // the objects that these meet may be added later
    QVERIFY(checkLevel(sceneOf(objects)).findings.empty());
}

void TestLevelChecks::aMaskOfZeroIsMeantSo()
{
    SceneObject scenery = wall(1, {-50, 1}, 30.0, 30.0);
    scenery.mask = 0;
    QVERIFY(checkLevel(sceneOf({scenery, wall(2, {4, 1}), ball(3, {5, 5})})).findings.empty());
}

void TestLevelChecks::sharedNamesGetNumbersThatAreFree()
{
    std::vector<SceneObject> objects;
    for (std::uint64_t id = 1; id <= 6; ++id)
        objects.push_back(wall(id, {2.0 * static_cast<double>(id), 5}));
    const char* names[] = {"Crate", "Crate 2", "Crate", "Crate 2", "", ""};
    for (std::size_t i = 0; i < objects.size(); ++i)
        objects[i].name = names[i];
    Scene scene = sceneOf(objects);
    const std::vector<LevelFinding> found = of(checkLevel(scene), LevelCheck::DuplicateNames);
    QCOMPARE(found.size(), std::size_t{2});
    QCOMPARE(found[0].objects, (std::vector<ObjectId>{{1}, {3}}));
    for (const LevelFinding& finding : found)
        scene = applied(std::move(scene), finding.fix);
    std::set<std::string> given;
    for (const ObjectPtr& object : scene.objects())
        if (!object->name.empty())
            QVERIFY2(given.insert(object->name).second, object->name.c_str());
    QCOMPARE(scene.find({1})->name, std::string("Crate"));
}

void TestLevelChecks::speedsAgainstSizes_data()
{
    QTest::addColumn<double>("speed");
    QTest::addColumn<double>("terminal");
    QTest::addColumn<bool>("continuous");
    QTest::addColumn<bool>("found");
    QTest::newRow("not as far as both sizes") << 17.9 << 1e9 << false << false; // 0.3 m in 1/60 s
    QTest::newRow("farther") << 18.1 << 1e9 << false << true;
    QTest::newRow("farther, but swept") << 500.0 << 1e9 << true << false;
    QTest::newRow("held back by the terminal speed") << 500.0 << 10.0 << false << false;
}

void TestLevelChecks::speedsAgainstSizes()
{
    QFETCH(const double, speed);
    QFETCH(const double, terminal);
    QFETCH(const bool, continuous);
    QFETCH(const bool, found);
    SceneObject sheer = wall(3, {8, 4}, 1.0, 0.01);
    sheer.mask = 4; // its mask excludes the ball
    Scene scene = sceneOf({wall(1, {4, 4}, 2.0, 0.1), ball(2, {1, 1}, {0, speed}), sheer});
    scene.step.continuous = continuous;
    scene.world.terminalSpeed = terminal;
    QCOMPARE(!of(checkLevel(scene), LevelCheck::FastObjects).empty(), found);
}

void TestLevelChecks::templatesThatNobodyUsesAreFound()
{
    Scene scene;
    scene.templates = {templateFrom(wall(1, {}), "Wall"), templateFrom(ball(1, {}), "Ball"),
                       templateFrom(wall(1, {}), "Door")};
    scene.append(instanceOf(scene.templates[1], {1, 1}, {7}));
    const std::vector<LevelFinding> found = of(checkLevel(scene), LevelCheck::UnusedTemplates);
    QCOMPARE(found.size(), std::size_t{2});
    QCOMPARE(found[0].subject, std::string("Wall"));
    QVERIFY(found[0].objects.empty());
    QVERIFY((found[1].fix == Fix{RemoveTemplates{{"Door"}}}));
    const Scene mended = applied(scene, fixForAll(found));
    QCOMPARE(mended.templates.size(), std::size_t{1});
    QVERIFY(of(checkLevel(mended), LevelCheck::UnusedTemplates).empty());
}

void TestLevelChecks::templatesThatAreMissingAreFoundOnce()
{
    const Template crate = templateFrom(wall(1, {}), "Crate");
    Scene scene;
    for (const std::uint64_t id : {3U, 1U, 2U})
        scene.append(instanceOf(crate, {2.0 * static_cast<double>(id), 1}, {id}));
    const std::vector<LevelFinding> found = of(checkLevel(scene), LevelCheck::MissingTemplates);
    QCOMPARE(found.size(), std::size_t{1});
    QCOMPARE(found[0].severity, Severity::Warning);
    QVERIFY((found[0].objects == std::vector<ObjectId>{{1}, {2}, {3}}));
    QVERIFY2(found[0].message.text().starts_with("The template \"Crate\" is missing; 3 objects"),
             found[0].message.text().c_str());
    QVERIFY(of(checkLevel(applied(scene, found[0].fix)), LevelCheck::MissingTemplates).empty());
    const std::vector<Template> shared{crate};
    QVERIFY(of(checkLevel(scene, {}, shared), LevelCheck::MissingTemplates).empty());
}

void TestLevelChecks::instancesThatDifferInSilenceAreFound()
{
    Scene scene;
    scene.templates = {templateFrom(wall(1, {}), "Wall")};
    const auto add = [&](std::uint64_t id, double mass, TemplateFields overrides) {
        scene.append(
            edited(*instanceOf(scene.templates[0], {3.0 * static_cast<double>(id), 1}, {id}), [&](SceneObject& o) {
                o.mass = mass;
                o.instanceOf = TemplateLink{"Wall", overrides};
            }));
    };
    add(1, 1.0, {});
    add(2, 5.0, TemplateField::Mass);
    add(3, 5.0, {});
    const std::vector<LevelFinding> found = of(checkLevel(scene), LevelCheck::InstancesBehind);
    QCOMPARE(found.size(), std::size_t{1});
    QVERIFY((found[0].objects == std::vector<ObjectId>{{3}}));
    const Scene mended = applied(scene, found[0].fix);
    QCOMPARE(mended.find({3})->mass, 1.0);
    QVERIFY(of(checkLevel(mended), LevelCheck::InstancesBehind).empty());
}

void TestLevelChecks::templatesThatHideSharedOnesAreFound()
{
    Scene scene = sceneOf({});
    scene.templates = {templateFrom(wall(1, {}), "Wall"), templateFrom(wall(1, {}), "Door")};
    std::uint64_t id = 1;
    for (const Template& own : scene.templates) {
        scene.append(instanceOf(own, {3.0 * static_cast<double>(id), 1}, {id}));
        ++id;
    }
    const std::vector<Template> shared{templateFrom(wall(1, {}, 3.0), "Door"), scene.templates[0],
                                       templateFrom(wall(1, {}), "Other")};
    const std::vector<LevelFinding> found = of(checkLevel(scene, {}, shared), LevelCheck::HidingTemplates);
    QCOMPARE(found.size(), std::size_t{2});
    QCOMPARE(found[0].severity, Severity::Info); // both templates are equal
    QCOMPARE(found[1].severity, Severity::Warning);
    QCOMPARE(found[1].subject, std::string("Door"));
    QVERIFY(of(checkLevel(scene), LevelCheck::HidingTemplates).empty());
    const Scene mended = applied(scene, fixForAll(found));
    QVERIFY(of(checkLevel(mended, {}, shared), LevelCheck::HidingTemplates).empty());
}

void TestLevelChecks::everyFixDoesAwayWithItsFinding()
{
    const std::vector<Template> shared{templateFrom(wall(1, {}, 2.0), "Wall")};
    Random random(3);
    std::array<int, kLevelChecks> fixes{};
    for (int round = 0; round < 150; ++round) {
        std::vector<SceneObject> objects;
        for (std::uint64_t id = 1; id <= 12; ++id) {
            const Vec2 place{std::floor(random.between(-5, 25)), std::floor(random.between(-5, 15))};
            objects.push_back(id % 3 == 0 ? ball(id, place, {random.between(0, 30), 0}) : wall(id, place));
            objects.back().name = id % 4 == 0 ? "Same" : objects.back().name;
            objects.back().category = 1U << static_cast<unsigned>(random.between(0, 4));
            objects.back().mask = static_cast<std::uint32_t>(random.between(0, 16));
            if (id % 5 == 0)
                objects.back().instanceOf = TemplateLink{id == 5 ? "Wall" : "Gone"};
        }
        objects.push_back(objects.front());
        objects.back().id = {13};
        objects.push_back(wall(14, {10, 5}, 4.0, 0.01)); // everything can hit it
        objects.push_back(ball(15, {10, 6}, {random.between(0, 30), 0}));
        Scene scene = sceneOf(objects);
        scene.broadPhase = {Algorithm::CornerGrid, random.between(0.2, 3.0)};
        scene.templates = {templateFrom(wall(1, {}), "Wall"), templateFrom(wall(1, {}), "Unused")};
        for (const LevelFinding& finding : checkLevel(scene, {}, shared).findings) {
            if (finding.fix == Fix{})
                continue;
            ++fixes[static_cast<std::size_t>(finding.check)];
            const auto after = of(checkLevel(applied(scene, finding.fix), {}, shared), finding.check);
            const bool isGone = std::ranges::none_of(after, [&](const LevelFinding& other) {
                return other.objects == finding.objects && other.subject == finding.subject &&
                       other.severity == finding.severity;
            });
            QVERIFY2(isGone, finding.message.text().c_str());
        }
    }
    // Later checks are tested in tst_odd_settings.
    for (std::size_t check = 0; check <= static_cast<std::size_t>(LevelCheck::HidingTemplates); ++check)
        QVERIFY2(fixes[check] > 0, titleOf(static_cast<LevelCheck>(check)).text().c_str());
}

void TestLevelChecks::oneFixForAllOfACheck()
{
    std::vector<SceneObject> objects{wall(1, {-5, 5}), wall(2, {25, 5}), wall(3, {3, 3}),  wall(4, {3, 3}),
                                     wall(5, {3, 3}),  wall(6, {8, 8}),  wall(7, {8.5, 8})};
    objects[5].name = objects[6].name = "Twin";
    const Scene scene = sceneOf(objects);
    const LevelReport report = checkLevel(scene);
    const auto fixed = [&](LevelCheck check) { return checkLevel(applied(scene, fixForAll(of(report, check)))); };
    QVERIFY(of(fixed(LevelCheck::OutsideWorld), LevelCheck::OutsideWorld).empty());
    QVERIFY(of(fixed(LevelCheck::DuplicateNames), LevelCheck::DuplicateNames).empty());
    QCOMPARE(std::get<RemoveSceneObjects>(fixForAll(of(report, LevelCheck::OverlappingStatics))).objects,
             (std::vector<ObjectId>{{4}, {5}}));
    QCOMPARE(of(fixed(LevelCheck::OverlappingStatics), LevelCheck::OverlappingStatics).size(), std::size_t{1});
    QCOMPARE(fixForAll({}), Fix{});
}

void TestLevelChecks::listsAHundredAndCountsTheRest()
{
    std::vector<SceneObject> objects;
    for (std::uint64_t id = 1; id <= 130; ++id)
        objects.push_back(wall(id, {-10.0, 2.0 * static_cast<double>(id)}));
    const LevelReport report = checkLevel(sceneOf(objects));
    QCOMPARE(of(report, LevelCheck::OutsideWorld).size(), LevelReport::kMostListed);
    QCOMPARE(report.unlisted[static_cast<std::size_t>(LevelCheck::OutsideWorld)], std::uint64_t{30});
    QVERIFY(report.isComplete);
}

void TestLevelChecks::aHeapOfObjectsEndsInTime()
{
    std::vector<SceneObject> objects;
    for (std::uint64_t id = 1; id <= 20'000; ++id)
        objects.push_back(wall(id, {5.0 + 1e-5 * static_cast<double>(id), 5.0}));
    const LevelReport report = checkLevel(sceneOf(objects));
    QVERIFY2(!report.isComplete, "200 million pairs are not looked at");
    QCOMPARE(of(report, LevelCheck::OverlappingStatics).size(), LevelReport::kMostListed);
    QVERIFY(report.unlisted[static_cast<std::size_t>(LevelCheck::OverlappingStatics)] > 1'000'000);
}

void TestLevelChecks::stopsWhenAsked()
{
    std::stop_source stop;
    stop.request_stop();
    QVERIFY(!checkLevel(sceneOf({wall(1, {3, 3}), wall(2, {3, 3})}), stop.get_token()).isComplete);
}

void TestLevelChecks::theWorldsThatComeWithTheProgramAreClean_data()
{
    QTest::addColumn<QString>("name");
    for (const char* name : {"cannon", "cannon-tall", "empty", "hover-circles", "pinball", "pong", "walkers"})
        QTest::newRow(name) << QString::fromLatin1(name);
}

void TestLevelChecks::theWorldsThatComeWithTheProgramAreClean()
{
    QFETCH(const QString, name);
    const SceneReading reading =
        readSceneFile((QStringLiteral(BROADSIDE_SCENES "/") + name + ".broadside").toStdString());
    for (const LevelFinding& finding : checkLevel(*reading.scene).findings)
        QVERIFY2(finding.severity == Severity::Info, finding.message.text().c_str());
}

BROADSIDE_TEST(TestLevelChecks)

} // namespace broadside::test::tst_level_checks

#include "tst_level_checks.moc"
