#include "core/base/limits.h"
#include "core/io/scene/scene_reader.h"
#include "core/io/scene/scene_writer.h"
#include "tests/core/io/scene_text.h"
#include "tests/support/test.h"

#include <QFile>
#include <QTemporaryDir>

#include <algorithm>
#include <array>

namespace broadside::test::tst_scene_reader {

namespace {

const std::string kHead = R"({"format": "broadside-scene", "version": 1)";

/// The text without its "@", and the line and column of the mark.
struct MarkedText {
    std::string text;
    int line = 1;
    int column = 1;
};

MarkedText unmarked(std::string text)
{
    const std::size_t at = text.find('@');
    if (at == std::string::npos)
        qFatal("no mark in %s", text.c_str());
    text.erase(at, 1);
    MarkedText result{text};
    for (std::size_t i = 0; i < at; ++i) {
        ++result.column;
        if (text[i] == '\n') {
            ++result.line;
            result.column = 1;
        }
    }
    return result;
}

void addErrorColumns()
{
    QTest::addColumn<QByteArray>("marked"); // '@' marks the place that the problem must name
    QTest::addColumn<QString>("message");   // a part of the message
    QTest::addColumn<QString>("remedy");    // a part of the remedy
}

void errorRow(const char* name, const std::string& marked, const char* message, const char* remedy = "")
{
    QTest::newRow(name) << QByteArray::fromStdString(marked) << QString::fromUtf8(message) << QString::fromUtf8(remedy);
}

/// An object whose shape is `shape`.
std::string shaped(const std::string& shape)
{
    return R"({"id": 7, "kind": "static", "position": [0, 0], "shape": )" + shape + "}";
}

std::string repeated(const std::string& text, int count)
{
    std::string result;
    for (int i = 0; i < count; ++i)
        result += text;
    return result;
}

void compareFirstError(const SceneReading& reading, const MarkedText& marked, const QString& message,
                       const QString& remedy)
{
    const std::string all = describeAll(reading);
    QVERIFY2(!reading.scene, "read without an error");
    const Problem& problem = reading.firstError();
    QVERIFY2(QString::fromStdString(problem.message.text()).contains(message), all.c_str());
    QVERIFY2(QString::fromStdString(problem.remedy.text()).contains(remedy) && !problem.remedy.empty(), all.c_str());
    QVERIFY2(problem.line == marked.line && problem.column == marked.column, all.c_str());
    QCOMPARE(problem.file, std::string("test.broadside"));
}

} // namespace

class TestSceneReader : public QObject {
    Q_OBJECT
private slots:
    void everyFieldIsRead();
    void everyShapeIsRead();
    void everySettingIsRead();
    void whatIsMissingHasItsDefault();
    void integersMayBeSpeltAsDecimals();

    void textErrors_data();
    void textErrors();
    void settingsErrors_data();
    void settingsErrors();
    void objectErrors_data();
    void objectErrors();
    void shapeErrors_data();
    void shapeErrors();
    void limitErrors_data();
    void limitErrors();
    void errorsNameTheirObject();
    void errorsAreCollectedInTheOrderOfTheText();
    void duplicateIdsNameTheFirst();
    void moreObjectsThanTheLimitAreRefused();
    void columnsCountBytesFromTheByteOrderMark();

    void unknownComponentsAreReportedOncePerType();
    void missingProjectileIsAWarning();
    void slipsOfKnownKeysAreWarnedAboutOnce();
    void otherUnknownKeysAreNoProblem();

    void filesThatCannotBeRead_data();
    void filesThatCannotBeRead();
    void hugeFileIsRefusedUnread();

    void cutTextsAreErrors();
};

void TestSceneReader::everyFieldIsRead()
{
    const Scene scene = sceneIn(sceneOf({R"({"id": 9007199254740992, "name": "n\u00e9", "kind": "dynamic",
        "position": [1, -2e1], "angle": -30.5, "scale": [2, 3], "velocity": [1, 2], "acceleration": [3, 4], "mass": 5,
        "force": [6, 7], "gravityScale": -1, "shape": {"type": "box", "width": 1, "height": 2}, "category": 4294967295,
        "mask": 0, "onHit": "stop", "restitution": 0, "layer": 3, "locked": true, "visible": false, "sprite": {"s": 1},
        "components": [{"type": "launcher", "projectile": 9007199254740992, "power": 0.5}], "properties": [1]})"}));
    const SceneObject& object = *scene.objects().front();
    QCOMPARE(object.id.value, ObjectId::kLargest);
    QCOMPARE(object.name, std::string("n\xc3\xa9"));
    QCOMPARE(object.kind, ObjectKind::Dynamic);
    QCOMPARE(object.pose, (Pose{{1, -20}, -30.5, {2, 3}}));
    QCOMPARE(object.velocity, (Vec2{1, 2}));
    QCOMPARE(object.acceleration, (Vec2{3, 4}));
    QCOMPARE(object.mass, 5.0);
    QCOMPARE(object.force, (Vec2{6, 7}));
    QCOMPARE(object.gravityScale, -1.0);
    QCOMPARE(object.shape, Shape(Box{1, 2}));
    QCOMPARE(object.category, 0xffff'ffffU);
    QCOMPARE(object.mask, 0U);
    QCOMPARE(object.onHit, HitResponse::Stop);
    QCOMPARE(object.restitution, 0.0);
    QVERIFY(object.locked);
    QVERIFY(!object.visible);
    QVERIFY((object.components == SharedList<Component>{Launcher{object.id, 0.5}}));
    const std::vector<ExtraMembers::Member> kept{{"", "layer", "3"}, {"sprite", "s", "1"}, {"", "properties", "[1]"}};
    QCOMPARE(object.extra.members(), kept);
    QVERIFY(object.source.view().starts_with("{\"id\"") && object.source.view().ends_with("[1]}"));
}

void TestSceneReader::everyShapeIsRead()
{
    const Scene scene = sceneIn(sceneOf({
        R"({"id": 1, "kind": "static", "position": [0, 0], "shape": {"type": "circle", "radius": 2}})",
        R"({"id": 2, "kind": "static", "position": [0, 0], "shape": {"type": "oriented-box", "width": 2, "height": 3}})",
        R"({"id": 3, "kind": "static", "position": [0, 0], "shape": {"type": "mesh", "triangles": [[0,0,1,0,0,2]]}})",
        R"({"id": 4, "kind": "static", "position": [0, 0],
            "shape": {"type": "mesh", "vertices": [[0,0],[1,0],[0,2]], "indices": [2,1,0]}})",
        R"({"id": 5, "kind": "static", "position": [0, 0], "shape": {"type": "polygon", "points": [[0,0],[1,0],[0,2]]}})",
        R"({"id": 6, "kind": "static", "position": [0, 0], "scale": 2, "shape": {"type": "compound", "parts": [
            {"offset": [1, 2], "angle": 45, "shape": {"type": "circle", "radius": 1}},
            {"shape": {"type": "compound", "parts": [{"shape": {"type": "box", "width": 1, "height": 2}}]}}]}})",
        R"({"id": 7, "kind": "static", "position": [0, 0],
            "shape": {"type": "capsule", "from": [-1, 0], "to": [2, 0.5], "radius": 0.25}})",
    }));
    const std::vector<Vec2> corners{{0, 0}, {1, 0}, {0, 2}};
    const std::array<Shape, 7> expected{
        Circle{2},
        OrientedBox{2, 3},
        Mesh{corners, {0, 1, 2}, true},
        Mesh{corners, {2, 1, 0}, false},
        Polygon{corners},
        Compound{{{{1, 2}, 45, Circle{1}}, {{}, 0, Compound{{{{}, 0, Box{1, 2}}}}}}},
        Capsule{{-1, 0}, {2, 0.5}, 0.25},
    };
    QCOMPARE(scene.size(), expected.size());
    for (std::size_t i = 0; i < expected.size(); ++i)
        QVERIFY2(scene.objects()[i]->shape == expected[i], writeObject(*scene.objects()[i]).c_str());
}

void TestSceneReader::everySettingIsRead()
{
    const Scene scene = sceneIn(kHead + R"(, "step": {"dt": 0.1, "integrator": "velocity-verlet", "continuous": true},
        "components": [{"type": "odd"}], "broadPhase": {"algorithm": "sweep-and-prune", "cellSize": 0.5},
        "world": {"width": 1, "height": 2, "gravity": [3, 4], "wind": [5, 6], "terminalSpeed": 55.5, "edges": "wrap"}})");
    QCOMPARE(scene.world, (WorldSettings{1, 2, {3, 4}, {5, 6}, 55.5, EdgeRule::Wrap}));
    QCOMPARE(scene.broadPhase, (BroadPhaseSettings{Algorithm::SweepAndPrune, 0.5}));
    QCOMPARE(scene.step, (StepSettings{0.1, Integrator::VelocityVerlet, true}));
    QCOMPARE(scene.components, (std::vector<Component>{UnknownComponent{"odd", R"({"type": "odd"})"}}));
}

void TestSceneReader::whatIsMissingHasItsDefault()
{
    const Scene scene = sceneIn(kHead + R"(, "world": {"width": 5}, "objects": [)" + boxWith("") + "]}");
    WorldSettings world;
    world.width = 5;
    QCOMPARE(scene.world, world);
    QCOMPARE(scene.broadPhase, BroadPhaseSettings{});
    QCOMPARE(scene.step, StepSettings{});
    SceneObject object;
    object.id = ObjectId{1};
    QVERIFY(sameContent(*scene.objects().front(), object));
}

void TestSceneReader::integersMayBeSpeltAsDecimals()
{
    const Scene scene = sceneIn(sceneOf({R"({"id": 1.2e1, "kind": "static", "position": [0, 1e-400], "category": 2.0,
        "shape": {"type": "box", "width": 1, "height": 1}})"}));
    QCOMPARE(scene.objects().front()->id.value, 12U);
    QCOMPARE(scene.objects().front()->category, 2U);
    QCOMPARE(scene.objects().front()->pose.position, Vec2{}); // too small for a double: IEEE 754 rounds it to zero
}

void TestSceneReader::textErrors_data()
{
    addErrorColumns();
    errorRow("empty", "@", "empty");
    errorRow("white space", " \n@", "white space");
    errorRow("UTF-16 with a mark", std::string("@\xff\xfe{\0", 5), "UTF-16", "UTF-8");
    errorRow("UTF-16 without a mark", std::string("@{\0\n\0", 5), "UTF-16", "UTF-8");
    errorRow("binary", std::string("{\"abc\": @\0}", 11), "binary");
    errorRow("Latin-1", kHead + ", \"caf@\xe9\": 1}", "0xe9", "UTF-8");
    errorRow("overlong UTF-8", kHead + ", \"@\xc0\xaf\": 1}", "0xc0");
    errorRow("surrogate in UTF-8", kHead + ", \"@\xed\xa0\x80\": 1}", "0xed");
    errorRow("half a pair in escapes", kHead + R"(, "x": "@\ud800"})", "surrogate");
    errorRow("the other half in escapes", kHead + R"(, "x": @"a\udc00b"})", "surrogate");
    errorRow("cut off in an object", kHead + ",\n\"objects\": [{\"id\": 1@", "cut off", "backup");
    errorRow("cut off in a string", kHead + ", \"obj@", "cut off");
    errorRow("cut off behind a comma", kHead + ", @", "cut off");
    errorRow("a list", "@[1, 2]", "one JSON object", "broadside-scene");
    errorRow("a number", " @42", "one JSON object");
    errorRow("something else", "@cmake_minimum_required", "This is not a scene file", "Choose a scene file");
    errorRow("prose", "\n  @Once upon a time", "This is not a scene file", "Choose a scene file");
    errorRow("text behind the end", kHead + "}\n @{}", "after the end");
    errorRow("missing comma", kHead + "\n @\"world\": {}}", "comma");
    errorRow("missing comma in an array", kHead + ", \"x\": [1 @2]}", "comma");
    errorRow("missing colon", kHead + ", \"world\" @{}}", "colon");
    errorRow("missing value", kHead + ", \"world\": @}", "A JSON value is missing");
    errorRow("comma too many", kHead + ", \"x\": 1, @}", "key");
    errorRow("comma too many in an array", kHead + ", \"x\": [1, @]}", "A JSON value is missing");
    errorRow("single quotes", kHead + ", @'x': 1}", "key");
    errorRow("comment", kHead + ", @// no", "key");
    errorRow("unknown escape", kHead + R"(, "x": "a@\q"})", "escape");
    errorRow("line break in a string", kHead + ", \"x\": \"a@\n\"}", "control character");
    errorRow("bad hexadecimal digit", kHead + R"(, "x": "@\u12g4"})", "hexadecimal");
    errorRow("NaN", kHead + R"(, "x": @NaN})", "A JSON value is missing");
    errorRow("infinity", kHead + R"(, "x": -@Infinity})", "A JSON value is missing");
    errorRow("1e400", kHead + R"(, "x": @1e400})", "1e400", "1.8e308");
    errorRow("10e308", kHead + R"(, "x": [@10e308]})", "10e308");
    errorRow("many digits", kHead + R"(, "x": @1)" + std::string(400, '0') + "}", "too large");
    errorRow("no digit after the point", kHead + R"(, "x": 1.@})", "point");
    errorRow("no digit in the exponent", kHead + R"(, "x": 1e@})", "exponent");
    errorRow("plus sign", kHead + R"(, "x": @+1})", "A JSON value is missing");
    errorRow("twice the same key", kHead + R"(, "x": {"a": 1, @"a": 2}})",
             "\"a\" is given twice in the same object, first in line 1");
    errorRow("twice the same key, escaped", kHead + R"(, "x": [{"a": 1, @"\u0061": 2}]})", "\"a\"");
    errorRow("twice the same key among many",
             kHead + R"(, "x": {"a":1,"b":1,"c":1,"d":1,"e":1,"f":1,"g":1,"h":1,"i":1,"j":1,"k":1,"l":1,"m":1,"n":1,)"
                     R"("o":1,"p":1,"q":1,@"c":1}})",
             "\"c\" is given twice");
    errorRow("twice the same section", kHead + ",\n\"world\": {},\n@\"world\": {}}", "first in line 2");
    errorRow("twice the objects", kHead + ",\n\"objects\": [],\n@\"objects\": []}", "first in line 2");
    errorRow("no format", R"(@{"version": 1})", "no \"format\"", "\"broadside-scene\"");
    errorRow("another format", R"({"version": 1, "format": @"tiled", "world": 5})",
             "\"format\" is \"tiled\", not \"broadside-scene\"");
    errorRow("no version", R"(@{"format": "broadside-scene"})", "no \"version\"", "\"version\": 1");
    errorRow("newer version", R"({"objects": 5, "world": 7, "format": "broadside-scene", "version": @2})", "version 2",
             "newer version of Broadside");
    errorRow("version 0", R"({"format": "broadside-scene", "version": @0})", "is 0");
    errorRow("version in words", R"({"format": "broadside-scene", "version": @"1"})", "version");
}

void TestSceneReader::textErrors()
{
    QFETCH(QByteArray, marked);
    QFETCH(QString, message);
    QFETCH(QString, remedy);
    const MarkedText text = unmarked(marked.toStdString());
    compareFirstError(readScene(text.text, "test.broadside"), text, message, remedy);
}

void TestSceneReader::settingsErrors_data()
{
    addErrorColumns();
    const auto row = [](const char* name, const std::string& member, const char* message, const char* remedy = "") {
        errorRow(name, kHead + ",\n  " + member + "\n}", message, remedy);
    };
    row("world is no object", R"("world": @[])", "array of 0 values");
    row("width 0", R"("world": {"width": @0})", "\"width\" is 0", "above 0");
    row("height negative", R"("world": {"height": @-4.8})", "-4.8");
    row("width too large", R"("world": {"width": @1e10})", "1e10", "1e9");
    row("gravity with three numbers", R"("world": {"gravity": @[0, -10, 0]})", "array of 3 values", "[x, y]");
    row("gravity in words", R"("world": {"gravity": [0, @"down"]})", "\"down\"");
    row("terminal speed 0", R"("world": {"terminalSpeed": @0})", "\"terminalSpeed\" is 0");
    row("unknown edges", R"("world": {"edges": @"warp"})", "\"warp\"", "Did you mean \"wrap\"?");
    row("edges null", R"("world": {"edges": @null})", "null", "\"open\", \"wrap\", \"bounce\" or \"remove\"");
    row("unknown algorithm", R"("broadPhase": {"algorithm": @"gird"})", "\"gird\"", "Did you mean \"grid\"?");
    row("no algorithm at all", R"("broadPhase": {"algorithm": @"xyzzy"})", "\"xyzzy\"", "Write \"grid\"");
    row("cell size 0", R"("broadPhase": {"cellSize": @0.0})", "\"cellSize\" is 0.0");
    row("cell size true", R"("broadPhase": {"cellSize": @true})", "true");
    row("dt 0", R"("step": {"dt": @0})", "\"dt\" is 0");
    row("unknown integrator", R"("step": {"integrator": @"explicit-eular"})", "eular", "\"explicit-euler\"?");
    row("continuous 1", R"("step": {"continuous": @1})", "is 1", "true or false");
    row("components an object", R"("components": @{})", "an object");
    row("component a number", R"("components": [@1])", "is 1");
    row("component without type", R"("components": [@{"power": 1}])", "no \"type\"");
    row("component type a number", R"("components": [{"type": @1}])", "is 1");
    row("launcher without projectile", R"("components": [@{"type": "launcher"}])", "no \"projectile\"");
    row("launcher of nothing", R"("components": [{"type": "launcher", "projectile": @0}])", "\"projectile\" is 0");
    row("launcher without power", R"("components": [{"type": "launcher", "projectile": 1, "power": @0}])", "is 0");
    row("objects an object", R"("objects": @{})", "\"objects\" is an object");
    row("object a number", R"("objects": [@5])", "\"objects\" is 5");
}

void TestSceneReader::settingsErrors() { textErrors(); }

void TestSceneReader::objectErrors_data()
{
    addErrorColumns();
    const auto row = [](const char* name, const std::string& object, const char* message, const char* remedy = "") {
        errorRow(name, sceneOf({boxWith("", 99), object}), message, remedy);
    };
    const std::string shape = R"("shape": {"type": "box", "width": 1, "height": 1}})";
    row("no id", R"(@{"kind": "static", "position": [0, 0], )" + shape, "no \"id\"", "Add \"id\"");
    row("id 0", R"({"id": @0, "kind": "static", "position": [0, 0], )" + shape, "\"id\" is 0", "from 1 to");
    row("id negative", R"({"id": @-1, "kind": "static", "position": [0, 0], )" + shape, "-1");
    row("id with a fraction", R"({"id": @1.5, "kind": "static", "position": [0, 0], )" + shape, "1.5");
    row("id above 2^53", R"({"id": @9007199254740993, "kind": "static", "position": [0, 0], )" + shape,
        "9007199254740993");
    row("id in quotes", R"({"id": @"1", "kind": "static", "position": [0, 0], )" + shape, "\"1\"");
    row("no kind", R"(@{"id": 1, "position": [0, 0], )" + shape, "no \"kind\"", "\"static\"");
    row("unknown kind", R"({"id": 1, "kind": @"dinamic", "position": [0, 0], )" + shape, "dinamic", "\"dynamic\"?");
    row("no position", R"(@{"id": 1, "kind": "static", )" + shape, "no \"position\"", "[x, y]");
    row("position too far", R"({"id": 1, "kind": "static", "position": [0, @-1.5e9], )" + shape, "-1.5e9", "1e9");
    row("no shape", R"(@{"id": 1, "kind": "static", "position": [0, 0]})", "no \"shape\"", "\"box\"");
    row("name a number", boxWith(R"("name": @5)"), "\"name\" is 5");
    row("mass 0", boxWith(R"("mass": @0)"), "\"mass\" is 0");
    row("restitution negative", boxWith(R"("restitution": @-0.5)"), "-0.5", "a number of at least 0");
    row("category too large", boxWith(R"("category": @4294967296)"), "4294967296", "4294967295");
    row("mask negative", boxWith(R"("mask": @-1)"), "\"mask\" is -1");
    row("mask with a fraction", boxWith(R"("mask": @0.5)"), "0.5");
    row("unknown onHit", boxWith(R"("onHit": @"bounse")"), "bounse", "\"bounce\"?");
    row("locked null", boxWith(R"("locked": @null)"), "null");
    row("angle in words", boxWith(R"("angle": @"90")"), "\"90\"");
    row("scale 0", boxWith(R"("scale": @0)"), "\"scale\" is 0");
    row("scale negative on one axis", boxWith(R"("scale": [1, @-1])"), "-1");
    row("scale too large", boxWith(R"("scale": @1e10)"), "scale");
    row("circle with two scales",
        R"({"id": 1, "kind": "static", "position": [0, 0], "scale": @[1, 2], "shape": {"type": "circle", "radius": 1}})",
        "circle scale");
    row("velocity one number", boxWith(R"("velocity": @3)"), "is 3", "[x, y]");
}

void TestSceneReader::objectErrors() { textErrors(); }

void TestSceneReader::shapeErrors_data()
{
    addErrorColumns();
    const auto row = [](const char* name, const std::string& shape, const char* message, const char* remedy = "") {
        errorRow(name, sceneOf({shaped(shape)}), message, remedy);
    };
    row("no object", R"(@"box")", "\"box\"", "{\"type\"");
    row("no type", R"(@{"radius": 1})", "no \"type\"", "\"circle\"");
    row("unknown type", R"({"type": @"cirle"})", "cirle", "Did you mean \"circle\"?");
    row("circle without radius", R"(@{"type": "circle"})", "no \"radius\"");
    row("capsule without an end", R"(@{"type": "capsule", "from": [0, 0], "radius": 1})", "no \"to\"", "[0.5, 0]");
    row("capsule with a number for an end", R"({"type": "capsule", "from": @3, "to": [1, 0], "radius": 1})",
        "\"from\"");
    row("capsule without thickness", R"({"type": "capsule", "from": [0, 0], "to": [1, 0], "radius": @0})",
        "\"radius\" is 0");
    row("radius 0", R"({"type": "circle", "radius": @0})", "\"radius\" is 0");
    row("box without height", R"(@{"type": "box", "width": 1})", "no \"height\"");
    row("width too large", R"({"type": "box", "width": @2e9, "height": 1})", "2e9", "1e9");
    row("oriented box with a negative height", R"({"type": "oriented-box", "width": 1, "height": @-1})", "-1");
    row("mesh of nothing", R"(@{"type": "mesh"})", "either");
    row("mesh of both", R"(@{"type": "mesh", "triangles": [], "vertices": [], "indices": []})", "either");
    row("mesh of vertices alone", R"(@{"type": "mesh", "vertices": [[0, 0]]})", "either");
    row("mesh of triangles and indices", R"(@{"type": "mesh", "triangles": [], "indices": []})", "either");
    row("mesh without triangles", R"(@{"type": "mesh", "triangles": []})", "no triangles");
    row("triangle of five numbers", R"({"type": "mesh", "triangles": [@[0, 0, 1, 0, 0]]})", "array of 5 values");
    row("triangle with a far corner", R"({"type": "mesh", "triangles": [[0, 0, @1e10, 0, 0, 1]]})", "1e10");
    row("index out of bounds", R"(@{"type": "mesh", "vertices": [[0, 0], [1, 0], [0, 1]], "indices": [0, 1, 3]})",
        "index 3");
    row("two indices", R"(@{"type": "mesh", "vertices": [[0, 0], [1, 0], [0, 1]], "indices": [0, 1]})",
        "multiple of three");
    row("index negative", R"({"type": "mesh", "vertices": [[0, 0], [1, 0], [0, 1]], "indices": [0, @-1, 2]})", "-1");
    row("polygon of two points", R"(@{"type": "polygon", "points": [[0, 0], [1, 0]]})", "2 points");
    row("polygon that crosses itself", R"(@{"type": "polygon", "points": [[0, 0], [1, 1], [1, 0], [0, 1]]})", "meets");
    row("point of one number", R"({"type": "polygon", "points": [[0, 0], @[1], [1, 0]]})", "array of 1 value");
    row("compound of nothing", R"(@{"type": "compound", "parts": []})", "no parts");
    row("part a shape", R"({"type": "compound", "parts": [@{"type": "circle", "radius": 1}]})",
        "The part has no \"shape\"");
    row("fault in a part", R"({"type": "compound", "parts": [{"shape": {"type": "circle", "radius": @0}}]})", "is 0");
}

void TestSceneReader::shapeErrors() { textErrors(); }

void TestSceneReader::limitErrors_data()
{
    addErrorColumns();
    const std::string nested = kHead + ", \"x\": " + std::string(62, '[');
    errorRow("nesting", nested + "[@[" + std::string(64, ']') + "}", "64");
    errorRow("string", kHead + ", \"x\": @\"" + std::string(limits::kStringBytes + 1, 'a') + "\"}", "65 536");
    errorRow("key", kHead + ", @\"" + std::string(limits::kStringBytes + 1, 'a') + "\": 1}", "65 536");
    errorRow("points", sceneOf({shaped(R"({"type": "polygon", "points": @[[0, 0])" + repeated(",[0,0]", 4096) + "]}")}),
             "4 096");
    errorRow(
        "triangles",
        sceneOf({shaped(R"({"type": "mesh", "triangles": @[[0,0,0,0,0,0])" + repeated(",[0,0,0,0,0,0]", 1365) + "]}")}),
        "1 365");
    errorRow("values in one section", kHead + ", \"x\": @[1" + repeated(",1", 1 << 20) + "]}", "1 048 576");
}

void TestSceneReader::limitErrors()
{
    textErrors();
    if (QByteArray(QTest::currentDataTag()) == "nesting") { // one level less is allowed
        const std::string text = kHead + ", \"x\": " + std::string(63, '[') + std::string(63, ']') + "}";
        QCOMPARE(writeScene(sceneIn(text)), text);
    }
}

void TestSceneReader::errorsNameTheirObject()
{
    const SceneReading reading = readScene(sceneOf({boxWith(R"("mass": -1)", 42)}), "test.broadside");
    QCOMPARE(reading.firstError().object, ObjectId{42});
    const SceneReading other = readScene(sceneOf({R"({"mass": -1, "id": 43})"}), "test.broadside");
    for (const Problem& problem : other.problems)
        QCOMPARE(problem.object, ObjectId{43});
}

void TestSceneReader::errorsAreCollectedInTheOrderOfTheText()
{
    const std::string text = sceneOf({boxWith(R"("mass": 0, "mask": -1)", 1), boxWith(R"("angle": null)", 2),
                                      boxWith("", 3), boxWith(R"("onHit": "x")", 4)});
    const SceneReading all = readScene(text, "test.broadside");
    QCOMPARE(all.problems.size(), 4U);
    QVERIFY(std::ranges::is_sorted(all.problems, {}, [](const Problem& p) { return std::pair(p.line, p.column); }));
    const SceneReading two = readScene(text, "test.broadside", 2);
    QCOMPARE(two.problems, (std::vector(all.problems.begin(), all.problems.begin() + 2)));

    const SceneReading syntaxToo = readScene(text + "x", "test.broadside");
    QCOMPARE(syntaxToo.problems.size(), 5U);
}

void TestSceneReader::duplicateIdsNameTheFirst()
{
    const std::string marked =
        sceneOf({boxWith("", 1), boxWith("", 5), boxWith("", 6), R"({"name": "x", "id": @5, "kind": "static",
        "position": [0, 0], "shape": {"type": "box", "width": 1, "height": 1}})"});
    const MarkedText text = unmarked(marked);
    const SceneReading reading = readScene(text.text, "test.broadside");
    compareFirstError(reading, text, QStringLiteral("id 5 is given twice, first in line 6"),
                      QStringLiteral("id of its own"));
    QCOMPARE(reading.firstError().object, ObjectId{5});
}

void TestSceneReader::moreObjectsThanTheLimitAreRefused()
{
    std::string text = kHead + ", \"objects\": [\n";
    const std::string tail = R"(,"kind":"static","position":[0,0],"shape":{"type":"circle","radius":1}})";
    text.reserve(200'000'000);
    for (std::size_t id = 1; id <= limits::kObjects; ++id)
        text += "{\"id\":" + std::to_string(id) + tail + ",\n";
    text += "{\"id\":" + std::to_string(limits::kObjects + 1) + tail + "]}";
    const SceneReading reading = readScene(std::move(text), "test.broadside");
    QVERIFY(!reading.scene);
    QCOMPARE(reading.problems.size(), 1U);
    QVERIFY(reading.firstError().message.text().find("2 000 000") != std::string::npos);
    QCOMPARE(reading.firstError().line, static_cast<int>(limits::kObjects) + 2);
}

void TestSceneReader::columnsCountBytesFromTheByteOrderMark()
{
    const SceneReading first = readScene("\xef\xbb\xbf[1]", "test.broadside");
    QCOMPARE(first.firstError().column, 1);
    const SceneReading second = readScene("{\"\xc3\xa9\": x}", "test.broadside");
    QCOMPARE(second.firstError().column, 8);
    const SceneReading third = readScene("{\r\n\r\n  x}", "test.broadside");
    QCOMPARE(third.firstError().line, 3);
    QCOMPARE(third.firstError().column, 3);
}

void TestSceneReader::unknownComponentsAreReportedOncePerType()
{
    const SceneReading reading =
        readScene(sceneOf({boxWith(R"("components": [{"type": "spring"}, {"type": "spring"}])", 1),
                           boxWith(R"("components": [{"type": "spring"}, {"type": "luancher"}])", 2)}),
                  "test.broadside");
    QVERIFY(reading.scene);
    QCOMPARE(reading.problems.size(), 2U);
    QCOMPARE(reading.problems[0].severity, Severity::Info);
    QVERIFY(reading.problems[0].message.text().find("spring") != std::string::npos);
    QCOMPARE(reading.problems[0].object, ObjectId{1});
    QCOMPARE(reading.problems[1].severity, Severity::Warning);
    QVERIFY(reading.problems[1].remedy.text().find("launcher") != std::string::npos);
    QCOMPARE(reading.scene->find(ObjectId{1})->components.size(), 2U);
}

void TestSceneReader::missingProjectileIsAWarning()
{
    const SceneReading reading = readScene(
        sceneOf({boxWith("\"components\": [{\"type\": \"launcher\", \"projectile\":\n 77}]", 5)}), "test.broadside");
    QVERIFY(reading.scene);
    QCOMPARE(reading.problems.size(), 1U);
    const Problem& problem = reading.problems.front();
    QCOMPARE(problem.severity, Severity::Warning);
    QVERIFY(problem.message.text().find("77") != std::string::npos && !problem.remedy.empty());
    QCOMPARE(problem.object, ObjectId{5});
    QCOMPARE(problem.line, 6);
    QCOMPARE(problem.column, 2);
}

void TestSceneReader::slipsOfKnownKeysAreWarnedAboutOnce()
{
    const SceneReading reading =
        readScene(sceneOf({boxWith(R"("maks": 0)", 1), boxWith(R"("maks": 0)", 2)}), "test.broadside");
    QVERIFY(reading.scene);
    QCOMPARE(reading.problems.size(), 1U);
    QCOMPARE(reading.problems.front().severity, Severity::Warning);
    QVERIFY(reading.problems.front().remedy.text().find("\"mask\"") != std::string::npos);
}

void TestSceneReader::otherUnknownKeysAreNoProblem()
{
    const SceneReading reading = readScene(kHead + R"(, "editor": {"zoom": 2}, "world": {"colour": 1}, "objects": [)" +
                                               boxWith(R"("note": "x")") + "]}",
                                           "test.broadside");
    QVERIFY(reading.scene);
    QVERIFY2(reading.problems.empty(), describeAll(reading).c_str());
}

void TestSceneReader::filesThatCannotBeRead_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<QString>("message");
    QTest::newRow("missing") << QStringLiteral("/no such folder/x.broadside")
                             << QStringLiteral("The file does not exist");
    QTest::newRow("folder") << QStringLiteral("/tmp") << QStringLiteral("folder");
    QTest::newRow("device") << QStringLiteral("/dev/zero") << QStringLiteral("device");
    QTest::newRow("no path") << QString{} << QStringLiteral("The file does not exist");
    QTest::newRow("a file as a folder") << QStringLiteral("/etc/passwd/x") << QStringLiteral("");
}

void TestSceneReader::filesThatCannotBeRead()
{
    QFETCH(QString, path);
    QFETCH(QString, message);
    const SceneReading reading = readSceneFile(path.toStdString());
    QVERIFY(!reading.scene);
    const Problem& problem = reading.firstError();
    QVERIFY2(QString::fromStdString(problem.message.text()).contains(message), problem.message.text().c_str());
    QVERIFY(!problem.remedy.empty());
    QCOMPARE(problem.file, path.toStdString());
    QCOMPARE(problem.line, 0);
}

void TestSceneReader::hugeFileIsRefusedUnread()
{
    const QTemporaryDir folder;
    QFile file(folder.filePath(QStringLiteral("huge.broadside")));
    QVERIFY(file.open(QIODevice::WriteOnly));
    QVERIFY(file.resize(static_cast<qint64>(limits::kFileBytes) + 1)); // sparse, so it takes no disk space
    file.close();
    const SceneReading reading = readSceneFile(file.fileName().toStdString());
    QVERIFY(reading.firstError().message.text().find("256 MiB") != std::string::npos);
}

void TestSceneReader::cutTextsAreErrors()
{
    for (std::size_t length = 0; length + 2 < kExample.size(); ++length) {
        const SceneReading reading = readScene(kExample.substr(0, length), "test.broadside");
        QVERIFY2(!reading.scene && !reading.firstError().remedy.empty(), std::to_string(length).c_str());
    }
}

BROADSIDE_TEST(TestSceneReader)

} // namespace broadside::test::tst_scene_reader

#include "tst_scene_reader.moc"
