#include "core/io/scene/scene_reader.h"
#include "core/levels/box2d/box2d_import.h"
#include "tests/core/levels/level_files.h"
#include "tests/support/printers.h"
#include "tests/support/test.h"

#include <QFile>

namespace broadside::test::tst_box2d {

/// Worlds of R.U.B.E. and shapes of PhysicsEditor.
class Box2dTest : public QObject {
    Q_OBJECT

private slots:
    void aWorldBecomesAScene();
    void filtersDivideABody();
    void theReportNamesWhatIsLeftOut();
    void shapesAreInARow();
    void saysWhatIsWrongInAWorld_data();
    void saysWhatIsWrongInAWorld();
    void saysWhatIsWrongInAList_data();
    void saysWhatIsWrongInAList();
    void refusesTooMany();
};

namespace {

std::string physicsSample(const char* name)
{
    QFile file(QStringLiteral(BROADSIDE_SCENES "/../levels/") + QString::fromLatin1(name));
    if (!file.open(QIODevice::ReadOnly))
        qFatal("cannot read %s", name);
    return file.readAll().toStdString();
}

levels::LevelReading readWorld(const std::string& text)
{
    return levels::readRubeWorld("a.json", [&](const std::string&) { return Result(text); });
}

levels::LevelReading readShapes(const std::string& text)
{
    return levels::readPhysicsEditorShapes("a.plist", [&](const std::string&) { return Result(text); });
}

const SceneObject& bodyNamed(const Scene& scene, const std::string& name)
{
    for (const ObjectPtr& object : scene.objects())
        if (object->name == name)
            return *object;
    qFatal("there is no %s", name.c_str());
}

bool areNear(Vec2 a, Vec2 b) { return length(a - b) < 1e-6; }

} // namespace

void Box2dTest::aWorldBecomesAScene()
{
    const auto reading = readWorld(physicsSample("yard.rube.json"));
    QVERIFY2(reading.scene, describeAll(reading).c_str());
    const Scene& scene = *reading.scene;
    QCOMPARE(scene.size(), std::size_t{3});
    QCOMPARE(scene.world.gravity, (Vec2{0, -9.8}));
    QCOMPARE(scene.world.width, 12.0); // from -6 to 6
    const SceneObject& ground = bodyNamed(scene, "ground");
    QVERIFY(!ground.isDynamic() && std::holds_alternative<Mesh>(ground.shape));
    QCOMPARE(ground.category, 1U);
    QCOMPARE(ground.mask, 0xffffU);
    QVERIFY(areNear(ground.pose.position, {6.0, 0.5})); // y from -3 to -2, and the world begins at -3
    const SceneObject& crate = bodyNamed(scene, "crate");
    QVERIFY(crate.isDynamic());
    QCOMPARE(crate.pose.angle, 90.0);
    QCOMPARE(crate.mass, 4.0);
    QCOMPARE(crate.restitution, 0.5);
    QCOMPARE(crate.velocity, (Vec2{2, -1}));
    QCOMPARE(crate.category, 2U);
    QCOMPARE(crate.mask, 3U);
    const auto* const parts = std::get_if<Compound>(&crate.shape);
    QVERIFY(parts && parts->parts.size() == 2);
    // The middle of the shapes is (0.5, 0) from the body, which is rotated by 90 degrees: (-2, 4).
    QVERIFY(areNear(crate.pose.position, {4.0, 7.0}));
    const Properties expected{{"points", 50.0}, {"label", std::string("red")}, {"breaks", true}};
    QVERIFY(*crate.properties == expected);
    QVERIFY(readScene(writeSceneCanonically(scene), "again").scene.has_value());
}

void Box2dTest::filtersDivideABody()
{
    const auto reading = readWorld(physicsSample("yard.rube.json"));
    QVERIFY2(reading.scene, describeAll(reading).c_str());
    const SceneObject& eye = bodyNamed(*reading.scene, "crate 2");
    QVERIFY(eye.shape == Shape(Circle{3})); // the bits of a float: 0x40400000
    QVERIFY(eye.properties->back() == (Property{"sensor", true}));
    QCOMPARE(eye.category, 1U);
}

void Box2dTest::theReportNamesWhatIsLeftOut()
{
    const std::string all = describeAll(readWorld(physicsSample("yard.rube.json")));
    for (const char* words :
         {"The friction of 1 object (\"ground\") is not kept", "The world has 1 joint, which is left out",
          "it rotates in Box2D, but keeps its angle here", "so it becomes 2 objects",
          "collision groups (groupIndex) are not kept"})
        QVERIFY2(all.find(words) != std::string::npos, (words + std::string(" is not in\n") + all).c_str());
}

void Box2dTest::shapesAreInARow()
{
    const auto reading = readShapes(physicsSample("fruit.plist"));
    QVERIFY2(reading.scene, describeAll(reading).c_str());
    QCOMPARE(reading.pixelsPerMetre, 16.0);
    const Scene& scene = *reading.scene;
    QCOMPARE(scene.size(), std::size_t{2});
    const SceneObject& pear = bodyNamed(scene, "pear");
    QVERIFY(std::holds_alternative<Compound>(pear.shape));
    QVERIFY(areNear(pear.pose.position, {1.0, 1.5})); // 2 m wide, 3 m high
    QCOMPARE(pear.category, 4U);
    QCOMPARE(pear.restitution, 0.25);
    const SceneObject& cherry = bodyNamed(scene, "cherry");
    QVERIFY(cherry.shape == Shape(Circle{0.5}));
    QVERIFY(areNear(cherry.pose.position, {3.5, 0.5})); // a metre to the right
    QVERIFY(cherry.properties->back() == (Property{"sensor", true}));
}

void Box2dTest::saysWhatIsWrongInAWorld_data()
{
    QTest::addColumn<std::string>("text");
    QTest::addColumn<std::string>("words");
    const auto row = [](const char* name, const std::string& text, const char* words) {
        QTest::newRow(name) << text << std::string(words);
    };
    row("empty", "", "empty");
    row("a list", "[]", "one JSON object");
    row("another file", "{}", "This is not a R.U.B.E. world");
    row("a number as a body", R"({"body": [3]})", "\"body\" is 3");
    row("a type", R"({"body": [{"type": 7}]})", "\"type\" is 7, not 0, 1 or 2");
    row("a word as a number", R"({"body": [{"angle": "right"}]})", "\"angle\" is \"right\"");
    row("the bits of infinity", R"({"body": [{"angle": "7f800000"}]})", "\"angle\" is \"7f800000\"");
    row("a vector", R"({"body": [{"position": [1, 2]}]})", "\"position\" is an array of 2 values");
    row("points", R"({"body": [{"fixture": [{"polygon": {"vertices": {"x": [1, 2], "y": [1]}}}]}]})",
        "of equal length");
    row("bits", R"({"body": [{"fixture": [{"filter-maskBits": 1.5}]}]})", "\"filter-maskBits\" is 1.5");
}

void Box2dTest::saysWhatIsWrongInAWorld()
{
    QFETCH(const std::string, text);
    QFETCH(const std::string, words);
    const auto reading = readWorld(text);
    QVERIFY2(!reading.scene, "it was read");
    QVERIFY2(reading.firstError().message.text().find(words) != std::string::npos,
             describe(reading.firstError()).c_str());
    QVERIFY(!reading.firstError().remedy.empty() && reading.firstError().line > 0);
}

void Box2dTest::saysWhatIsWrongInAList_data()
{
    QTest::addColumn<std::string>("text");
    QTest::addColumn<std::string>("words");
    const auto row = [](const char* name, const std::string& text, const char* words) {
        QTest::newRow(name) << text << std::string(words);
    };
    const auto list = [](const std::string& fixture, const char* ratio = "32") {
        return "<plist><dict><key>metadata</key><dict><key>ptm_ratio</key><real>" + std::string(ratio) +
               "</real></dict><key>bodies</key><dict><key>a</key><dict><key>fixtures</key><array><dict>" + fixture +
               "</dict></array></dict></dict></dict></plist>";
    };
    row("empty", "", "empty");
    row("no xml", "{}", "The file is not XML");
    row("another list", "<plist><dict><key>frames</key><dict/></dict></plist>", "it has no \"bodies\"");
    row("a ratio", list("", "0"), "\"ptm_ratio\" is not above 0");
    row("a point", list("<key>polygons</key><array><array><string>{ 1 }</string></array></array>"), "is not a point");
    row("a number", list("<key>restitution</key><real>much</real>"), "\"restitution\" is \"much\", not a number");
    row("bits", list("<key>filter_maskBits</key><integer>0.5</integer>"), "not a 32-bit whole number");
}

void Box2dTest::saysWhatIsWrongInAList()
{
    QFETCH(const std::string, text);
    QFETCH(const std::string, words);
    const auto reading = readShapes(text);
    QVERIFY2(!reading.scene, "it was read");
    QVERIFY2(reading.firstError().message.text().find(words) != std::string::npos,
             describe(reading.firstError()).c_str());
    QVERIFY(!reading.firstError().remedy.empty() && reading.firstError().line > 0);
}

void Box2dTest::refusesTooMany()
{
    std::string bodies = "{}";
    for (int i = 0; i < 100'000; ++i)
        bodies += ",{}";
    const auto reading = readWorld(R"({"body": [)" + bodies + "]}");
    QVERIFY(!reading.scene);
    QVERIFY(reading.firstError().message.text().find("limit of 100 000 bodies") != std::string::npos);
    std::string numbers = "1";
    for (int i = 1; i < 4'096; ++i)
        numbers += ",1";
    const std::string fixture = R"({"chain": {"vertices": {"x": [)" + numbers + R"(], "y": [)" + numbers + "]}}}";
    std::string large = R"({"body": [{"fixture": [)" + fixture + "]}";
    for (int i = 0; i < 1'024; ++i)
        large += R"(,{"fixture": [)" + fixture + "]}";
    const auto points = readWorld(large + "]}");
    QVERIFY(!points.scene);
    QVERIFY2(points.firstError().message.text().find("limit of 4 194 304 points") != std::string::npos,
             points.firstError().message.text().c_str());
}

BROADSIDE_TEST(Box2dTest)

} // namespace broadside::test::tst_box2d

#include "tst_box2d.moc"
