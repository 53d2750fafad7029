#include "core/base/count_text.h"
#include "core/base/limits.h"
#include "core/io/scene/scene_reader.h"
#include "core/io/scene/scene_writer.h"
#include "tests/core/io/scene_text.h"
#include "tests/support/test.h"

namespace broadside::test::tst_guides_section {

namespace {

const std::string kHead = "{\n  \"format\": \"broadside-scene\",\n  \"version\": 1,\n  ";

std::string sceneWith(const std::string& guides)
{
    return kHead + "\"guides\": " + guides + ",\n  \"objects\": []\n}\n";
}

const std::string kWithout = kHead + "\"objects\": []\n}\n";

std::string listOf(std::size_t count)
{
    std::string list = "[";
    for (std::size_t i = 0; i < count; ++i)
        list += (i > 0 ? "," : "") + std::to_string(i);
    return list + "]";
}

} // namespace

class TestGuidesSection : public QObject {
    Q_OBJECT
private slots:
    void bothDirectionsAreRead();
    void orderIsOfNoImportance();
    void repetitionsAreWarnedAboutAndCountOnce();
    void errors_data();
    void errors();
    void moreThanTheLimitAreRefused();

    void uneditedGuidesKeepTheirBytes();
    void editedGuidesAreCanonical();
    void newGuidesStandBehindTheLayers();
    void withoutGuidesThereIsNoSection();
    void whatIsUnknownStays();
    void canonicalScenesHaveThemBehindTheLayers();
};

void TestGuidesSection::bothDirectionsAreRead()
{
    const Scene scene = sceneIn(sceneWith(R"({"x": [1.5, -3], "y": [2]})"));
    QVERIFY((scene.guides == Guides{.x = {-3.0, 1.5}, .y = {2.0}}));
    QVERIFY(sceneIn(sceneWith("{}")).guides.isEmpty());
    QVERIFY(sceneIn(kWithout).guides.isEmpty());
}

void TestGuidesSection::orderIsOfNoImportance()
{
    const std::string text = sceneWith(R"({"y": [3, 1, 2], "x": [-0.0]})");
    const Scene scene = sceneIn(text);
    QCOMPARE(scene.guides.y, (std::vector{1.0, 2.0, 3.0}));
    QCOMPARE(writeScene(scene), text);
}

void TestGuidesSection::repetitionsAreWarnedAboutAndCountOnce()
{
    const std::string text = sceneWith(R"({"x": [1.5, 2, 1.50, 0, -0.0]})");
    const SceneReading reading = readScene(text, "test.broadside");
    QVERIFY(reading.scene);
    QCOMPARE(reading.scene->guides.x, (std::vector{0.0, 1.5, 2.0}));
    QCOMPARE(writeScene(*reading.scene), text);
    QCOMPARE(reading.problems.size(), std::size_t{2});
    const Problem& problem = reading.problems.front();
    QCOMPARE(problem.severity, Severity::Warning);
    QCOMPARE(problem.line, 4);
    QCOMPARE(problem.column, 28);
    QCOMPARE(problem.message.text(), std::string("The guide at x 1.5 is given twice"));
    QVERIFY(!problem.remedy.empty());
}

void TestGuidesSection::errors_data()
{
    QTest::addColumn<QByteArray>("guides");
    QTest::addColumn<QByteArray>("message");
    QTest::addColumn<int>("column");
    const auto row = [](const char* name, const char* guides, const char* message, int column) {
        QTest::newRow(name) << QByteArray(guides) << QByteArray(message) << column;
    };
    row("no object", "[1.5]", R"("guides" is an array of 1 value, not an object such as {"x": [1.5], "y": [2]})", 13);
    row("no array", R"({"x": 1.5})", R"("x" is 1.5, not an array of numbers such as [1.5, 3])", 19);
    row("no number", R"({"y": [1, "2"]})", R"("y" is "2", not a number)", 23);
    row("null", R"({"y": [null]})", R"("y" is null, not a number)", 20);
    row("too far", R"({"x": [2e9]})", R"("x" is 2e9, not a number from -1e9 to 1e9, the limit for coordinates)", 20);
}

void TestGuidesSection::errors()
{
    QFETCH(QByteArray, guides);
    QFETCH(QByteArray, message);
    const SceneReading reading = readScene(sceneWith(guides.toStdString()), "test.broadside");
    QVERIFY(!reading.scene);
    const Problem& problem = reading.firstError();
    QVERIFY2(problem.message.text().starts_with(message.toStdString()), problem.message.text().c_str());
    QVERIFY(!problem.remedy.empty());
    QCOMPARE(problem.line, 4);
    QTEST(problem.column, "column");
}

void TestGuidesSection::moreThanTheLimitAreRefused()
{
    QCOMPARE(sceneIn(sceneWith("{\"y\": " + listOf(limits::kGuides) + "}")).guides.count(), limits::kGuides);
    const SceneReading reading = readScene(sceneWith("{\"y\": " + listOf(limits::kGuides + 1) + "}"), "test.broadside");
    QVERIFY(!reading.scene);
    const Problem& problem = reading.firstError();
    QVERIFY2(problem.message.text().ends_with(groupedNumber(limits::kGuides)), problem.message.text().c_str());
    QCOMPARE(problem.column, 19);
}

void TestGuidesSection::uneditedGuidesKeepTheirBytes()
{
    const std::string text = sceneWith("{ \"y\" :[ 2.50,1e0 ],\n\t\"x\": []}");
    Scene scene = sceneIn(text);
    QCOMPARE(writeScene(scene), text);
    scene.guides.add({GuideAxis::X, 4.0});
    QVERIFY(writeScene(scene) != text);
    scene.guides.remove({GuideAxis::X, 4.0});
    QCOMPARE(writeScene(scene), text);
    scene.world.width = 12.0;
    QVERIFY(writeScene(scene).find("{ \"y\" :[ 2.50,1e0 ],\n\t\"x\": []}") != std::string::npos);
}

void TestGuidesSection::editedGuidesAreCanonical()
{
    Scene scene = sceneIn(sceneWith("{ \"y\" :[ 2.50,1e0 ]}"));
    scene.guides.add({GuideAxis::X, 0.1});
    QCOMPARE(writeScene(scene), sceneWith(R"({"x": [0.1], "y": [1, 2.5]})"));
    QVERIFY(sceneIn(writeScene(scene)).guides == scene.guides);
}

void TestGuidesSection::newGuidesStandBehindTheLayers()
{
    const std::string text = kHead + "\"layers\": [],\n  \"future\": 1,\n  \"objects\": []\n}\n";
    Scene scene = sceneIn(text);
    scene.guides.add({GuideAxis::Y, 2.0});
    QCOMPARE(writeScene(scene), replacedIn(text, "\"future\": 1,", "\"future\": 1,\n  \"guides\": {\"y\": [2]},"));
    scene = sceneIn(kWithout);
    scene.guides.add({GuideAxis::Y, 2.0});
    QCOMPARE(writeScene(scene), sceneWith(R"({"y": [2]})"));
}

void TestGuidesSection::withoutGuidesThereIsNoSection()
{
    Scene scene = sceneIn(sceneWith(R"({"x": [1]})"));
    scene.guides = {};
    QCOMPARE(writeScene(scene), kWithout);
    QCOMPARE(writeScene(sceneIn(sceneWith("{}"))), sceneWith("{}")); // the scene was not edited
    QCOMPARE(writeSceneCanonically(sceneIn(sceneWith("{}"))), writeSceneCanonically(sceneIn(kWithout)));
}

void TestGuidesSection::whatIsUnknownStays()
{
    Scene scene = sceneIn(sceneWith(R"({"hue":  [1, {"a": null}], "x": [1]})"));
    scene.guides.add({GuideAxis::X, 2.0});
    QCOMPARE(writeScene(scene), sceneWith(R"({"x": [1, 2], "hue": [1, {"a": null}]})"));
    scene.guides = {};
    QCOMPARE(writeScene(scene), sceneWith(R"({"hue": [1, {"a": null}]})"));
}

void TestGuidesSection::canonicalScenesHaveThemBehindTheLayers()
{
    Scene scene;
    scene.layers.emplace_back().name = "walls";
    scene.guides = {.x = {1.5}, .y = {2.0}};
    const std::string text = writeSceneCanonically(scene);
    const std::size_t at = text.find("  \"guides\": {\"x\": [1.5], \"y\": [2]},\n  \"objects\": [");
    QVERIFY2(at != std::string::npos && at > text.find("\"layers\""), text.c_str());
    QVERIFY(sceneIn(text).guides == scene.guides);
}

BROADSIDE_TEST(TestGuidesSection)

} // namespace broadside::test::tst_guides_section

#include "tst_guides_section.moc"
