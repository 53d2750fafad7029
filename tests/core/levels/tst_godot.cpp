#include "core/io/scene/scene_reader.h"
#include "core/levels/godot/godot_import.h"
#include "core/levels/godot/godot_masks.h"
#include "tests/core/levels/level_files.h"
#include "tests/support/printers.h"
#include "tests/support/test.h"

#include <QFile>

#include <numbers>

namespace broadside::test::tst_godot {

/// Scenes of Godot: 32 pixels are one metre.
class GodotTest : public QObject {
    Q_OBJECT

private slots:
    void theSampleBecomesAScene();
    void bodiesBecomeObjects();
    void transformsAddUp();
    void instancesAreReplacedByTheirNodes();
    void sizesOfGodot3AreRead();
    void frozenBodiesAreStatic();
    void nodesAreHiddenWithTheirParents();
    void bodiesAreMovedWithTheirControl_data();
    void bodiesAreMovedWithTheirControl();
    void shapesBecomeShapes_data();
    void shapesBecomeShapes();
    void masksLetTheSamePairsMeet();
    void masksThatCannotBeTheSameAreReported();
    void everythingLeftOutIsReported();
    void aBodyWithoutUsableShapesSaysWhy_data();
    void aBodyWithoutUsableShapesSaysWhy();
    void resourcesInTheirOwnFiles();
    void theProjectFolderIsFound();
    void instancesHaveLimits();
    void saysWhatIsWrong_data();
    void saysWhatIsWrong();
    void valuesThatAreNotNeededAreSkipped();
};

namespace {

std::string godotSample(const char* name)
{
    QFile file(QStringLiteral(BROADSIDE_SCENES "/../levels/") + QString::fromLatin1(name));
    if (!file.open(QIODevice::ReadOnly))
        qFatal("cannot read %s", name);
    return file.readAll().toStdString();
}

levels::LevelReading readGodot(const LevelFiles& files, const std::string& path = "game/level.tscn")
{
    return levels::readGodotScene(path, [&](const std::string& name) { return levelFileIn(files, name); });
}

levels::LevelReading arena()
{
    return readGodot({{"game/level.tscn", godotSample("arena.tscn")}, {"game/crate.tscn", godotSample("crate.tscn")}});
}

Scene godotScene(const LevelFiles& files)
{
    auto reading = readGodot(files);
    if (!reading.scene)
        qFatal("not a scene: %s", describeAll(reading).c_str());
    return std::move(*reading.scene);
}

const SceneObject& objectNamed(const Scene& scene, const std::string& name)
{
    for (const ObjectPtr& object : scene.objects())
        if (object->name == name)
            return *object;
    qFatal("there is no %s", name.c_str());
}

/// A scene with one body at (64, 64) that has one shape.
std::string sceneWith(const std::string& shape, const std::string& node = {}, int format = 3)
{
    return "[gd_scene format=" + std::to_string(format) + "]\n[sub_resource " + shape +
           "\n[node name=\"Root\" type=\"Node2D\"]\n[node name=\"Body\" type=\"StaticBody2D\" parent=\".\"]\n"
           "position = Vector2(64, 64)\n[node name=\"Shape\" type=\"CollisionShape2D\" parent=\"Body\"]\n"
           "shape = SubResource(\"s\")\n" +
           node;
}

bool isClose(Vec2 a, Vec2 b) { return length(a - b) < 1e-6; }

} // namespace

void GodotTest::theSampleBecomesAScene()
{
    const auto reading = arena();
    QVERIFY2(reading.scene, describeAll(reading).c_str());
    const Scene& scene = *reading.scene;
    QCOMPARE(scene.size(), std::size_t{6});
    QCOMPARE(scene.world.width, 10.0); // the floor is 320 pixels wide
    QCOMPARE(scene.world.height, 8.0); // its lower edge is at 320 pixels, and the wire at 64
    QVERIFY(readScene(writeSceneCanonically(scene), "again").scene.has_value());
}

void GodotTest::bodiesBecomeObjects()
{
    const auto reading = arena();
    QVERIFY2(reading.scene, describeAll(reading).c_str());
    const SceneObject& floor = objectNamed(*reading.scene, "Floor");
    QVERIFY(!floor.isDynamic());
    const auto* const compound = std::get_if<Compound>(&floor.shape);
    QVERIFY(compound && compound->parts.size() == 2);
    // The box is at y 288 to 320, the slope at 256 to 288, so the middle is 288 pixels: 1 m above the lower edge.
    QVERIFY(isClose(floor.pose.position, {5.0, 1.0}));
    const SceneObject& ball = objectNamed(*reading.scene, "Ball");
    QVERIFY(ball.isDynamic());
    QCOMPARE(ball.mass, 3.0);
    QCOMPARE(ball.gravityScale, 0.5);
    QCOMPARE(ball.restitution, 0.25);
    QCOMPARE(ball.velocity, (Vec2{1.0, 2.0}));
    QCOMPARE(*ball.group, std::string("Arena/Props"));
    const Properties expected{{"godotNode", std::string("Arena/Props/Ball")}, {"groups", std::string("toys, round")}};
    QVERIFY(*ball.properties == expected);
    const SceneObject& hero = objectNamed(*reading.scene, "Hero");
    QVERIFY(hero.isDynamic());
    QCOMPARE(hero.gravityScale, 0.0);
    QVERIFY(hero.shape == Shape(Capsule{{0, 0.5}, {0, -0.5}, 0.25}));
    const SceneObject& goal = objectNamed(*reading.scene, "Goal");
    QVERIFY(!goal.isDynamic());
    QVERIFY(goal.properties->back() == (Property{"sensor", true}));
}

void GodotTest::transformsAddUp()
{
    const auto reading = arena();
    QVERIFY2(reading.scene, describeAll(reading).c_str());
    const SceneObject& ball = objectNamed(*reading.scene, "Ball");
    // (16, 0), twice as large and rotated clockwise by 90 degrees, from (64, 64): (64, 96).
    QVERIFY(isClose(ball.pose.position, {2.0, 7.0}));
    QCOMPARE(ball.pose.angle, -90.0);
    QVERIFY(ball.shape == Shape(Circle{1.0}));
}

void GodotTest::instancesAreReplacedByTheirNodes()
{
    const auto reading = arena();
    QVERIFY2(reading.scene, describeAll(reading).c_str());
    const SceneObject& a = objectNamed(*reading.scene, "CrateA");
    const SceneObject& b = objectNamed(*reading.scene, "CrateB");
    QVERIFY(a.isDynamic() && a.shape == Shape(Box{1, 1}));
    QVERIFY(isClose(a.pose.position, {3.0, 1.5}));
    QVERIFY(isClose(b.pose.position, {1.0, 2.0})); // its shape was moved in the outer scene
    QCOMPARE(a.category & 8U, 0U);
    QCOMPARE(b.category, 8U);
}

void GodotTest::sizesOfGodot3AreRead()
{
    const Scene scene = godotScene({{"game/level.tscn", godotSample("../../tests/data/levels/arena3.tscn")}});
    QCOMPARE(scene.size(), std::size_t{3});
    QVERIFY(objectNamed(scene, "Floor").shape == Shape(Box{10, 1}));
    // A height of 32 between the circles.
    QVERIFY(objectNamed(scene, "Hero").shape == Shape(Capsule{{0, 0.5}, {0, -0.5}, 0.25}));
    const SceneObject& wall = objectNamed(scene, "Wall");
    QVERIFY(!wall.isDynamic()); // mode 1
    const auto* const lines = std::get_if<Compound>(&wall.shape);
    QVERIFY(lines && lines->parts.size() == 2); // two segments continue each other, and one is apart
}

void GodotTest::frozenBodiesAreStatic()
{
    const std::string shape = "[node name=\"S\" type=\"CollisionShape2D\" parent=\"";
    const Scene scene = godotScene({{"game/level.tscn", "[gd_scene format=3]\n"
                                                        "[sub_resource type=\"CircleShape2D\" id=\"1\"]\n"
                                                        "[node name=\"Root\" type=\"Node2D\"]\n"
                                                        "[node name=\"Ice\" type=\"RigidBody2D\" parent=\".\"]\n"
                                                        "freeze = true\n"
                                                        "[node name=\"Ball\" type=\"RigidBody2D\" parent=\".\"]\n"
                                                        "freeze = false\n" +
                                                            shape + "Ice\"]\nshape = SubResource(\"1\")\n" + shape +
                                                            "Ball\"]\nshape = SubResource(\"1\")\n"}});
    QVERIFY(objectNamed(scene, "Ice").kind == ObjectKind::Static);
    QVERIFY(objectNamed(scene, "Ball").kind == ObjectKind::Dynamic);
}

void GodotTest::nodesAreHiddenWithTheirParents()
{
    const std::string shape = "[node name=\"S\" type=\"CollisionShape2D\" parent=\"";
    const Scene scene = godotScene(
        {{"game/level.tscn", "[gd_scene format=3]\n[sub_resource type=\"CircleShape2D\" id=\"1\"]\n"
                             "[node name=\"Root\" type=\"Node2D\"]\n"
                             "[node name=\"Secret\" type=\"Node2D\" parent=\".\"]\nvisible = false\n"
                             "[node name=\"Door\" type=\"StaticBody2D\" parent=\"Secret\"]\nvisible = true\n" +
                                 shape +
                                 "Secret/Door\"]\nshape = SubResource(\"1\")\n"
                                 "[node name=\"Wall\" type=\"StaticBody2D\" parent=\".\"]\n" +
                                 shape + "Wall\"]\nshape = SubResource(\"1\")\n"}});
    QVERIFY(!objectNamed(scene, "Door").visible);
    QVERIFY(objectNamed(scene, "Wall").visible);
}

void GodotTest::bodiesAreMovedWithTheirControl_data()
{
    QTest::addColumn<std::string>("control");
    QTest::addColumn<Vec2>("place"); // pixels, y down, of the body at (32, 0) in it
    const auto row = [](const char* name, const char* control, Vec2 place) {
        QTest::newRow(name) << std::string(control) << place;
    };
    row("offsets", "offset_left = 64.0\noffset_top = 96.0\noffset_right = 90.0", {96, 96});
    row("margins of Godot 3", "margin_left = 64.0\nmargin_top = 96.0", {96, 96});
    row("without offsets", "anchor_right = 1.0\nanchor_bottom = 1.0", {32, 0});
    row("an anchor of one axis", "anchor_left = 0.5\noffset_left = 64.0\noffset_top = 96.0", {32, 96});
    // By 90 degrees clockwise about (32, 32) of the control: its (32, 0) comes to (64, 32).
    row("rotation about a pivot",
        "offset_left = 64.0\noffset_top = 96.0\nrotation = 1.5708\npivot_offset = Vector2(32, 32)", {128, 128});
    row("rotation of Godot 3",
        "margin_left = 64.0\nmargin_top = 96.0\nrect_rotation = 90.0\nrect_pivot_offset = Vector2( 32, 32 )",
        {128, 128});
    row("scale about a pivot", "scale = Vector2(2, 2)\npivot_offset = Vector2(32, 32)", {32, -32});
    row("scale of Godot 3", "rect_scale = Vector2( 2, 2 )", {64, 0});
}

void GodotTest::bodiesAreMovedWithTheirControl()
{
    QFETCH(const std::string, control);
    QFETCH(const Vec2, place);
    const std::string shape = "[node name=\"S\" type=\"CollisionShape2D\" parent=\"";
    const Scene scene = godotScene(
        {{"game/level.tscn", "[gd_scene format=3]\n[sub_resource type=\"CircleShape2D\" id=\"1\"]\n"
                             "[node name=\"Root\" type=\"Node2D\"]\n"
                             "[node name=\"Panel\" type=\"Control\" parent=\".\"]\n" +
                                 control + "\n[node name=\"Ball\" type=\"StaticBody2D\" parent=\"Panel\"]\n" +
                                 "position = Vector2(32, 0)\n" + shape +
                                 "Panel/Ball\"]\nshape = SubResource(\"1\")\n"
                                 "[node name=\"Zero\" type=\"StaticBody2D\" parent=\".\"]\n" +
                                 shape + "Zero\"]\nshape = SubResource(\"1\")\n"}});
    const Vec2 found = objectNamed(scene, "Ball").pose.position - objectNamed(scene, "Zero").pose.position;
    QVERIFY2(isClose(found, (1.0 / levels::kPixelsPerMetre) * Vec2{place.x, -place.y}),
             qPrintable(QStringLiteral("%1, %2").arg(found.x).arg(found.y)));
}

void GodotTest::shapesBecomeShapes_data()
{
    QTest::addColumn<std::string>("shape");
    QTest::addColumn<std::string>("node");
    QTest::addColumn<Shape>("expected");
    QTest::addColumn<double>("angle");
    const auto row = [](const char* name, const std::string& shape, const std::string& node, const Shape& expected,
                        double angle = 0.0) { QTest::newRow(name) << shape << node << expected << angle; };
    const std::string box = "type=\"RectangleShape2D\" id=\"s\"]\nsize = Vector2(64, 32)";
    row("box", box, "", Box{2, 1});
    row("default box", "type=\"RectangleShape2D\" id=\"s\"]", "", Box{0.625, 0.625});
    row("rotated box", box, "rotation = 0.523599", OrientedBox{2, 1}, -30.0);
    row("quarter", box, "rotation = -1.5708", Box{1, 2});
    row("scaled box", box, "scale = Vector2(2, 0.5)", Box{4, 0.5});
    row("mirrored box", box, "scale = Vector2(-1, 1)", Box{2, 1});
    row("circle", "type=\"CircleShape2D\" id=\"s\"]\nradius = 48", "", Circle{1.5});
    row("scaled circle", "type=\"CircleShape2D\" id=\"s\"]", "scale = Vector2(3.2, 3.2)", Circle{1});
    row("short capsule", "type=\"CapsuleShape2D\" id=\"s\"]\nradius = 16\nheight = 20", "", Circle{0.5});
    row("convex", "type=\"ConvexPolygonShape2D\" id=\"s\"]\npoints = PackedVector2Array(0, 0, 64, 0, 0, 64)", "",
        Polygon{{{-1, 1}, {1, 1}, {-1, -1}}});
    row("transform", box, "transform = Transform2D(1, 0, 0, 2, 8, 8)", Box{2, 2});
}

void GodotTest::shapesBecomeShapes()
{
    QFETCH(const std::string, shape);
    QFETCH(const std::string, node);
    QFETCH(const Shape, expected);
    QFETCH(const double, angle);
    const Scene scene = godotScene({{"game/level.tscn", sceneWith(shape, node)}});
    const SceneObject& body = objectNamed(scene, "Body");
    SceneObject wanted = body;
    wanted.shape = expected;
    wanted.pose.angle = angle;
    Scene other = scene;
    other.replace(std::make_shared<SceneObject>(wanted));
    QCOMPARE(SceneDifference(1e-6).between(scene, other), std::string());
}

void GodotTest::masksLetTheSamePairsMeet()
{
    using levels::godot::GodotLayers;
    // A floor that looks for nothing, a hero that looks for floors, and an area on no layer that looks for heroes.
    const std::vector<GodotLayers> objects{{"Floor", 2, 0, false, false},
                                           {"Hero", 4, 2, false, true},
                                           {"Goal", 0, 4, true, false},
                                           {"Rock", 2, 0, false, true}};
    const auto masks = levels::godot::sceneMasksOf(objects);
    const auto meet = [&](std::size_t a, std::size_t b) {
        return (masks.filters[a].category & masks.filters[b].mask) != 0 &&
               (masks.filters[b].category & masks.filters[a].mask) != 0;
    };
    QVERIFY(meet(0, 1) && meet(1, 2) && meet(1, 3));
    QVERIFY(!meet(0, 2) && !meet(0, 3) && !meet(2, 3));
    QVERIFY(masks.wrong.empty());
    QCOMPARE(masks.filters[0].category, 2U);
    QCOMPARE(masks.filters[1].category, 4U);
    QVERIFY(masks.widened.count() >= 3);
}

void GodotTest::masksThatCannotBeTheSameAreReported()
{
    using levels::godot::GodotLayers;
    // A and B do not look for each other, but X of A's layer looks for B, and Y of B's layer looks for A.
    const std::vector<GodotLayers> objects{
        {"A", 1, 0, false, true}, {"B", 2, 0, false, true}, {"X", 1, 2, false, true}, {"Y", 2, 1, false, true}};
    const auto masks = levels::godot::sceneMasksOf(objects);
    QCOMPARE(masks.wrong.size(), std::size_t{1});
    QCOMPARE(masks.wrong.front().text(), std::string("In Godot, objects with the layers of \"A\" and objects with the "
                                                     "layers of \"B\" do not collide; here they do"));
}

void GodotTest::everythingLeftOutIsReported()
{
    const auto reading = arena();
    const std::string all = describeAll(reading);
    for (const char* words :
         {"\"Arena/Map\" is left out: nodes of the type TileMapLayer", "its node \"Off\" is disabled, and is left out",
          "\"Arena/Hero\": code moves it in Godot", "The friction of 1 object (", "have a wider mask or category"})
        QVERIFY2(all.find(words) != std::string::npos, (words + std::string(" is not in\n") + all).c_str());
    const auto loose = readGodot({{"game/level.tscn", R"([gd_scene format=3]
[node name="Root" type="Node2D"]
[node name="Alone" type="CollisionShape2D" parent="."]
[node name="Empty" type="StaticBody2D" parent="."]
[node name="Shape" type="CollisionShape2D" parent="Empty"]
)"}});
    QVERIFY2(loose.scene, describeAll(loose).c_str());
    QCOMPARE(loose.scene->size(), std::size_t{0});
    const std::string reasons = describeAll(loose);
    QVERIFY(reasons.find("\"Root/Alone\" is left out: its parent is neither a body nor an area") != std::string::npos);
    QVERIFY(reasons.find("\"Root/Empty\" is left out: its node \"Shape\": it has no shape") != std::string::npos);
}

void GodotTest::aBodyWithoutUsableShapesSaysWhy_data()
{
    QTest::addColumn<std::string>("resource");
    QTest::addColumn<std::string>("property");
    QTest::addColumn<std::string>("reason");
    QTest::addColumn<bool>("isWarning");
    using S = std::string;
    QTest::newRow("no size") << S("RectangleShape2D\" id=\"1\"]\nsize = Vector2(0, 20)") << S()
                             << S("its node \"S\": it has no size") << true;
    QTest::newRow("no radius") << S("CircleShape2D\" id=\"1\"]\nradius = 0.0") << S() << S("it has no size") << true;
    QTest::newRow("half-plane") << S("WorldBoundaryShape2D\" id=\"1\"]") << S() << S("it is infinitely long") << true;
    QTest::newRow("half-plane of Godot 3") << S("LineShape2D\" id=\"1\"]") << S() << S("it is infinitely long") << true;
    QTest::newRow("ray") << S("SeparationRayShape2D\" id=\"1\"]") << S() << S("it is a ray") << true;
    QTest::newRow("unknown") << S("BlobShape2D\" id=\"1\"]") << S() << S("\"BlobShape2D\" are not read") << true;
    QTest::newRow("disabled") << S("CircleShape2D\" id=\"1\"]") << S("disabled = true\n")
                              << S("\"Root/B\" is left out: its shapes are disabled until") << false;
    QTest::newRow("from one side") << S("RayShape2D\" id=\"1\"]") << S("one_way_collision = true\n")
                                   << S("is left out: its node \"S\": it is a ray") << true;
}

void GodotTest::aBodyWithoutUsableShapesSaysWhy()
{
    QFETCH(const std::string, resource);
    QFETCH(const std::string, property);
    QFETCH(const std::string, reason);
    QFETCH(const bool, isWarning);
    const auto reading =
        readGodot({{"game/level.tscn", "[gd_scene format=3]\n[sub_resource type=\"" + resource +
                                           "\n[node name=\"Root\" type=\"RigidBody2D\"]\n"
                                           "[node name=\"B\" type=\"Area2D\" parent=\".\"]\n"
                                           "[node name=\"S\" type=\"CollisionShape2D\" parent=\"B\"]\n" +
                                           property + "shape = SubResource(\"1\")\n"}});
    QVERIFY2(reading.scene, describeAll(reading).c_str());
    QCOMPARE(reading.scene->size(), std::size_t{0});
    const auto isReason = [&](const Problem& problem) {
        return problem.message.text().find(reason) != std::string::npos && problem.object.isNull() &&
               problem.severity == (isWarning ? Severity::Warning : Severity::Info);
    };
    QVERIFY2(std::ranges::any_of(reading.problems, isReason), describeAll(reading).c_str());
    QVERIFY(describeAll(reading).find("does not follow") == std::string::npos); // an object that is not there
}

void GodotTest::resourcesInTheirOwnFiles()
{
    const Scene scene = godotScene(
        {{"game/level.tscn", "[gd_scene format=3]\n[ext_resource type=\"Shape2D\" path=\"res://big.tres\" id=\"1\"]\n"
                             "[node name=\"B\" type=\"StaticBody2D\"]\n"
                             "[node name=\"S\" type=\"CollisionShape2D\" parent=\".\"]\nshape = ExtResource(\"1\")\n"},
         {"game/big.tres", "[gd_resource type=\"CircleShape2D\" format=3]\n[resource]\nradius = 64.0\n"}});
    QVERIFY(objectNamed(scene, "B").shape == Shape(Circle{2}));
}

void GodotTest::theProjectFolderIsFound()
{
    const std::string level = "[gd_scene format=3]\n"
                              "[ext_resource type=\"PackedScene\" path=\"res://things/crate.tscn\" id=\"1\"]\n"
                              "[node name=\"R\" type=\"Node2D\"]\n"
                              "[node name=\"C\" parent=\".\" instance=ExtResource(\"1\")]\n";
    const auto reading = readGodot({{"game/levels/deep/level.tscn", level},
                                    {"game/project.godot", "config_version=5\n"},
                                    {"game/things/crate.tscn", godotSample("crate.tscn")}},
                                   "game/levels/deep/level.tscn");
    QVERIFY2(reading.scene && reading.scene->size() == 1, describeAll(reading).c_str());
    const auto missing = readGodot({{"game/level.tscn", level}});
    QVERIFY(!missing.scene);
    QCOMPARE(missing.firstError().file, std::string("game/things/crate.tscn"));
}

void GodotTest::instancesHaveLimits()
{
    const std::string itself = "[gd_scene format=3]\n"
                               "[ext_resource type=\"PackedScene\" path=\"res://level.tscn\" id=\"1\"]\n"
                               "[node name=\"R\" type=\"Node2D\"]\n"
                               "[node name=\"A\" parent=\".\" instance=ExtResource(\"1\")]\n";
    const auto deep = readGodot({{"game/level.tscn", itself}});
    QVERIFY2(deep.scene, describeAll(deep).c_str());
    QVERIFY(describeAll(deep).find("nested deeper than the limit of 16") != std::string::npos);
    const auto wide =
        readGodot({{"game/level.tscn", itself + "[node name=\"B\" parent=\".\" instance=ExtResource(\"1\")]\n"
                                                "[node name=\"C\" parent=\".\" instance=ExtResource(\"1\")]\n"}});
    QVERIFY(!wide.scene); // 3^16 nodes
    QVERIFY2(wide.firstError().message.text().find("limit of 100 000 nodes") != std::string::npos,
             wide.firstError().message.text().c_str());
    const auto hollow = readGodot({{"game/level.tscn", "[gd_scene format=3]\n"
                                                       "[ext_resource path=\"res://level.tscn\" id=\"1\"]\n"
                                                       "[node name=\"A\" instance=ExtResource(\"1\")]\n"
                                                       "[node name=\"B\" instance=ExtResource(\"1\")]\n"
                                                       "[node name=\"C\" instance=ExtResource(\"1\")]\n"}});
    QVERIFY(!hollow.scene); // no nodes at all, but many instances
    std::string many = "[gd_scene format=3]\n[sub_resource type=\"X\" id=\"1\"]\npoints = PackedVector2Array(";
    for (int i = 0; i < 8'500'000; ++i)
        many += "1,";
    const auto numbers = readGodot({{"game/level.tscn", many + "1)\n"}});
    QVERIFY(!numbers.scene);
    QVERIFY(numbers.firstError().message.text().find("8 388 608 numbers") != std::string::npos);
}

void GodotTest::saysWhatIsWrong_data()
{
    QTest::addColumn<std::string>("text");
    QTest::addColumn<std::string>("words");
    const auto row = [](const char* name, const std::string& text, const char* words) {
        QTest::newRow(name) << text << std::string(words);
    };
    const std::string head = "[gd_scene format=3]\n";
    row("empty", "", "empty");
    row("another file", "{\"a\": 1}", "This is not a Godot scene");
    row("another head", "[configuration]\n", "This is not a Godot scene");
    row("an old format", "[gd_scene format=1]\n", "The format of this file is not 2, 3 or 4");
    row("a resource", "[gd_resource type=\"Curve\" format=3]\n", "This is a Godot resource, not a scene");
    row("an open head", head + "[node name=\"a\"", "does not end with ']'");
    row("an open text", head + "[node name=\"a]", "no closing quote");
    row("no value", head + "[node name=\"a\"]\nposition =\n", "instead of a value");
    row("no equals sign", head + "[node name=\"a\"]\nposition Vector2(1, 2)\n", "instead of '=' after \"position\"");
    row("no number", head + "[node name=\"a\"]\nposition = Vector2(1-2, 2)\n", "\"1-2\" is not a number");
    row("infinite", head + "[node name=\"a\"]\nposition = Vector2(1e999, 2)\n", "\"1e999\" is not a number");
    row("an open list", head + "[node name=\"a\"]\nx = [1, 2\n", "the end of the file");
    row("deep", head + "[node name=\"a\"]\nx = " + std::string(100, '[') + "\n", "nested deeper");
    row("an escape", head + "[node name=\"\\u12\"]\n", "hexadecimal");
    row("a path",
        head + "[ext_resource type=\"PackedScene\" path=\"/etc/passwd.tscn\" id=\"1\"]\n"
               "[node name=\"a\" instance=ExtResource(\"1\")]\n",
        "does not lead to a place in the project");
}

void GodotTest::saysWhatIsWrong()
{
    QFETCH(const std::string, text);
    QFETCH(const std::string, words);
    const auto reading = readGodot({{"game/level.tscn", text}});
    QVERIFY2(!reading.scene, "it was read");
    const Problem& problem = reading.firstError();
    QVERIFY2(problem.message.text().find(words) != std::string::npos, describe(problem).c_str());
    QVERIFY(!problem.remedy.empty() && problem.line > 0);
}

void GodotTest::valuesThatAreNotNeededAreSkipped()
{
    std::string data;
    for (int i = 0; i < 20'000; ++i)
        data += "255, ";
    const Scene scene = godotScene(
        {{"game/level.tscn",
          sceneWith("type=\"CircleShape2D\" id=\"s\"]\nradius = 32\nimage = { \"data\": PackedByteArray(" + data +
                        "0), \"format\": &\"RGB8\", \"path\": NodePath(\"a/b\") }\nlist = Array[int]([1, 2])\n"
                        "text = \"two\nlines ] [node\" ; a comment\nnothing = null",
                    "metadata/a = Object(Node,\"x\":1)\n")}});
    QVERIFY(objectNamed(scene, "Body").shape == Shape(Circle{1}));
}

BROADSIDE_TEST(GodotTest)

} // namespace broadside::test::tst_godot

#include "tst_godot.moc"
