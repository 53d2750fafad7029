#include "core/base/random.h"
#include "core/debug/level_checks.h"
#include "tests/support/test.h"

#include <algorithm>
#include <map>

namespace broadside::test::tst_many_names {

namespace {

Scene sceneOf(const std::vector<std::string>& names)
{
    Scene scene;
    scene.world.width = 1e6;
    scene.broadPhase.algorithm = Algorithm::PackedGrid;
    for (std::size_t i = 0; i < names.size(); ++i) {
        auto object = std::make_shared<SceneObject>();
        object->id = {i + 1};
        object->name = names[i];
        object->pose.position = {2.0 * static_cast<double>(i), 1.0};
        scene.append(std::move(object));
    }
    return scene;
}

std::vector<LevelFinding> of(const LevelReport& report, LevelCheck check)
{
    std::vector<LevelFinding> findings;
    std::ranges::copy_if(report.findings, std::back_inserter(findings),
                         [check](const LevelFinding& finding) { return finding.check == check; });
    return findings;
}

} // namespace

/// Levels of so many objects that names and settings are not compared one by one.
class TestManyNames : public QObject {
    Q_OBJECT
private slots:
    void everySharedNameIsFound_data();
    void everySharedNameIsFound();
    void anOddOneIsFoundAmongMany();
};

void TestManyNames::everySharedNameIsFound_data()
{
    QTest::addColumn<int>("objects");
    QTest::addColumn<int>("numbers");
    QTest::newRow("nothing") << 0 << 1;
    QTest::newRow("one") << 1 << 1;
    QTest::newRow("all the same") << 500 << 1;
    QTest::newRow("some") << 300 << 3'000;
    QTest::newRow("many") << 70'000 << 60'000'000;
}

/// Compared with a table of all names.
void TestManyNames::everySharedNameIsFound()
{
    QFETCH(const int, objects);
    QFETCH(const int, numbers);
    Random random(7);
    std::vector<std::string> names;
    for (int i = 0; i < objects; ++i)
        names.push_back("Crate " + std::to_string(static_cast<int>(random.between(0.0, numbers))));
    std::map<std::string, std::vector<ObjectId>> byName;
    for (std::size_t i = 0; i < names.size(); ++i)
        byName[names[i]].push_back({i + 1});
    std::vector<std::vector<ObjectId>> expected;
    for (const auto& [name, ids] : byName)
        if (ids.size() > 1)
            expected.push_back(ids);
    std::ranges::sort(expected);

    const LevelReport report = checkLevel(sceneOf(names));
    std::vector<std::vector<ObjectId>> found;
    for (const LevelFinding& finding : of(report, LevelCheck::DuplicateNames))
        found.push_back(finding.objects);
    const std::size_t unlisted = report.unlisted[static_cast<std::size_t>(LevelCheck::DuplicateNames)];
    QCOMPARE(found.size() + unlisted, expected.size());
    expected.resize(found.size());
    QVERIFY(found == expected);
}

/// The names differ only in their numbers, so the objects are one group.
void TestManyNames::anOddOneIsFoundAmongMany()
{
    constexpr std::size_t kObjects = 1'000;
    std::vector<std::string> names;
    for (std::size_t i = 0; i < kObjects; ++i)
        names.push_back("Crate " + std::to_string(i));
    const Scene same = sceneOf(names);
    QVERIFY(of(checkLevel(same), LevelCheck::OddOnesOut).empty());
    const auto with = [&](std::vector<std::pair<std::uint64_t, std::uint32_t>> masks) {
        Scene scene = same;
        for (const auto& [id, mask] : masks)
            scene.replace(edited(*scene.find({id}), [mask = mask](SceneObject& object) { object.mask = mask; }));
        return of(checkLevel(scene), LevelCheck::OddOnesOut);
    };
    for (const std::uint64_t odd : {std::uint64_t{1}, std::uint64_t{2}, std::uint64_t{500}, std::uint64_t{kObjects}}) {
        const auto found = with({{odd, 3}});
        QCOMPARE(found.size(), std::size_t{1});
        QCOMPARE(found[0].objects, (std::vector<ObjectId>{{odd}, {odd == 1 ? 2U : 1U}}));
    }
    QVERIFY(with({{1, 3}, {2, 3}}).empty());
    QVERIFY(with({{1, 3}, {2, 5}}).empty()); // two odd ones are a choice
}

BROADSIDE_TEST(TestManyNames)

} // namespace broadside::test::tst_many_names

#include "tst_many_names.moc"
