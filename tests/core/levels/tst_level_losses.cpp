#include "core/levels/box2d/box2d_import.h"
#include "core/levels/godot/godot_import.h"
#include "core/levels/tiled/tiled_export.h"
#include "tests/core/levels/level_files.h"
#include "tests/support/test.h"

namespace broadside::test::tst_level_losses {

/// What a scene does not have of a level, or a level of a scene, is said with its reason.
class LevelLossesTest : public QObject {
    Q_OBJECT

private slots:
    void mapsSayWhatTheyLose_data();
    void mapsSayWhatTheyLose();
    void theSameIsSaidOfJson();
    void aTextInATileIsNotSolid();
    void aTemplateInATileIsRead();
    void settingsThatDoNotFitAreKept();
    void allNotesCanBeListed();
    void godotScenesSayWhatTheyLose_data();
    void godotScenesSayWhatTheyLose();
    void worldsOfBox2dSayWhatTheyLose_data();
    void worldsOfBox2dSayWhatTheyLose();
    void exportsSayWhatTheyLose();
    void aPointKeepsItsRadiusAndMask();
};

namespace {

using S = std::string;

const S kProperties = R"(<properties><property name="a" value="1"/><property name="b" value="2"/></properties>)";

S tilesetWith(const S& tiles, const S& attributes = {})
{
    return R"(<tileset firstgid="1" name="Ground" tilewidth="16" tileheight="16" tilecount="5" columns="5" )" +
           attributes + R"(><image source="tiles.png" width="80" height="16"/>)" + tiles + "</tileset>";
}

S tileWith(const S& object) { return R"(<tile id="3"><objectgroup>)" + object + "</objectgroup></tile>"; }

S oneTile()
{
    S cells = "4";
    for (int i = 1; i < 100; ++i)
        cells += ",0";
    return R"(<layer name="Floor" width="10" height="10"><data encoding="csv">)" + cells + "</data></layer>";
}

bool says(const levels::LevelReading& reading, const S& words) { return describeAll(reading).find(words) != S::npos; }

levels::LevelReading readGodot(const LevelFiles& files)
{
    return levels::readGodotScene("game/level.tscn", [&](const S& name) { return levelFileIn(files, name); });
}

} // namespace

void LevelLossesTest::mapsSayWhatTheyLose_data()
{
    QTest::addColumn<S>("map");
    QTest::addColumn<S>("words");
    const auto row = [](const char* name, const S& map, const char* words) { QTest::newRow(name) << map << S(words); };
    const S layer = R"(<objectgroup name="Things"/>)";
    row("class of a group", mapWith(R"(<group name="Far" class="Sky">)" + layer + "</group>"),
        R"(The group "Far" has the class "Sky", which is not kept)");
    row("properties of a group", mapWith(R"(<group name="Far">)" + kProperties + layer + "</group>"),
        R"(The group "Far" has the properties "a", "b", which are not kept)");
    row("blend mode", mapWith(R"(<objectgroup name="Glow" mode="add"/>)"),
        R"(The layer "Glow" has the blend mode "add", which is not kept)");
    row("background", mapWith(layer, R"(backgroundcolor="#112233")"), "The background colour of the map is not kept");
    row("class of the map", mapWith(layer, R"(class="Level")"), R"(The map has the class "Level", which is not kept)");
    row("size of tiles", mapWith(tilesetWith("", R"(tilerendersize="grid")")),
        R"(The tileset "Ground" draws its tiles in the size of the map's tiles)");
    row("proportions of tiles", mapWith(tilesetWith("", R"(fillmode="preserve-aspect-fit")")),
        R"(The tileset "Ground" keeps the proportions of resized tiles)");
    row("class of a tile's shape",
        mapWith(tilesetWith(tileWith(R"(<object id="7" class="Ice" width="9" height="9"/>)"))),
        R"(Tile 3: the class "Ice" of its collision shape object 7 is not kept)");
    row("properties of a tile's shape",
        mapWith(
            tilesetWith(tileWith(R"(<object id="7" name="Edge" width="9" height="9">)" + kProperties + "</object>"))),
        R"(Tile 3: the properties "a", "b" of its collision shape "Edge" are not kept)");
    row("point in a tile", mapWith(tilesetWith(tileWith(R"(<object id="7" x="3" y="3"><point/></object>)"))),
        "Tile 3: its collision shape object 7 is a point, which has no area, and is left out");
    row("text in a tile",
        mapWith(tilesetWith(tileWith(R"(<object id="7" width="9" height="9"><text>Hi</text></object>)"))),
        "Tile 3: its collision shape object 7 is a text, which collides with nothing, and is left out");
    for (const char* name : {"gravity", "wind", "edges", "algorithm", "integrator", "dt", "cellSize", "continuous",
                             "worldWidth", "terminalSpeed"}) {
        S map = mapWith(layer);
        map.replace(map.find("</properties>"), 0, S(R"(<property name=")") + name + R"(" value="round"/>)");
        QTest::newRow(name) << map << "The map has the property \"" + S(name) + "\", whose value does not fit";
    }
}

void LevelLossesTest::mapsSayWhatTheyLose()
{
    QFETCH(const S, map);
    QFETCH(const S, words);
    const auto reading = readLevel({{"maps/level.tmx", map}});
    QVERIFY2(reading.scene, describeAll(reading).c_str());
    QVERIFY2(says(reading, words), describeAll(reading).c_str());
}

void LevelLossesTest::theSameIsSaidOfJson()
{
    const S map = R"({"type":"map","orientation":"orthogonal","width":2,"height":2,"tilewidth":16,"tileheight":16,
"backgroundcolor":"#112233","class":"Level","layers":[{"type":"group","name":"Far","class":"Sky",
"properties":[{"name":"a","type":"string","value":"1"}],"layers":[{"type":"objectgroup","name":"Glow","mode":"add",
"objects":[]}]}],"tilesets":[{"firstgid":1,"name":"Ground","tilewidth":16,"tileheight":16,"tilecount":5,"columns":5,
"tilerendersize":"grid","fillmode":"preserve-aspect-fit","tiles":[{"id":3,"objectgroup":{"type":"objectgroup",
"objects":[{"id":7,"x":0,"y":0,"width":0,"height":0,"point":true}]}}]}]})";
    const auto reading = readLevel({{"maps/level.tmj", map}}, "maps/level.tmj");
    QVERIFY2(reading.scene, describeAll(reading).c_str());
    for (const char* words : {"background colour", "class \"Level\"", "class \"Sky\"", "properties \"a\"",
                              "blend mode \"add\"", "size of the map's tiles", "proportions", "is a point"})
        QVERIFY2(says(reading, words), (S(words) + "\n" + describeAll(reading)).c_str());
}

void LevelLossesTest::aTextInATileIsNotSolid()
{
    const S text = R"(<object id="7" width="9" height="9"><text>Hi</text></object>)";
    const Scene scene = levelScene({{"maps/level.tmx", mapWith(tilesetWith(tileWith(text)) + oneTile())}});
    QVERIFY(scene.objects().empty());
}

void LevelLossesTest::aTemplateInATileIsRead()
{
    const S part = R"(<template><object width="16" height="16"/></template>)";
    const S tile = tileWith(R"(<object id="7" template="part.tx" x="0" y="0"/>)");
    const LevelFiles files{{"maps/level.tmx", mapWith(tilesetWith(tile) + oneTile())}, {"maps/part.tx", part}};
    const auto reading = readLevel(files);
    QVERIFY2(reading.scene, describeAll(reading).c_str());
    QCOMPARE(reading.scene->size(), std::size_t{1});
    // In the tileset of a template, the template of a shape could lead back to that tileset.
    const S ball = R"(<template><tileset firstgid="1" source="balls.tsx"/><object gid="4" width="16" height="16"/>)"
                   "</template>";
    S balls = tilesetWith(tile);
    balls.erase(balls.find(R"( firstgid="1")"), S(R"( firstgid="1")").size());
    const S things = R"(<objectgroup name="Things"><object id="1" template="ball.tx" x="16" y="16"/></objectgroup>)";
    const auto nested = readLevel({{"maps/level.tmx", mapWith(things)},
                                   {"maps/part.tx", part},
                                   {"maps/ball.tx", ball},
                                   {"maps/balls.tsx", balls}});
    QVERIFY2(says(nested, "a collision shape that comes from a template itself"), describeAll(nested).c_str());
}

void LevelLossesTest::settingsThatDoNotFitAreKept()
{
    S map = mapWith(R"(<objectgroup name="Things"/>)");
    map.replace(map.find("</properties>"), 0, R"(<property name="gravity" value="down"/>)");
    const Scene scene = levelScene({{"maps/level.tmx", map}});
    QVERIFY(scene.extra.members().size() == 1);
    QVERIFY(scene.extra.members().front().json.find("down") != S::npos);
}

void LevelLossesTest::allNotesCanBeListed()
{
    constexpr std::size_t kObjects = 1'500;
    S objects = R"(<objectgroup name="Things">)";
    for (std::size_t i = 1; i <= kObjects; ++i)
        objects += R"(<object id=")" + std::to_string(i) + R"(" x="3" y="3"><point/></object>)";
    const LevelFiles files{{"maps/level.tmx", mapWith(objects + "</objectgroup>")}};
    const auto some = readLevel(files);
    QCOMPARE(some.problems.size(), std::size_t{1'000});
    QCOMPARE(some.problems.back().message.text(), S("501 more notes are not listed"));
    levels::LevelOptions options;
    options.mostNotes = 10'000;
    QCOMPARE(readLevel(files, "maps/level.tmx", options).problems.size(), kObjects);
}

void LevelLossesTest::godotScenesSayWhatTheyLose_data()
{
    QTest::addColumn<S>("nodes");
    QTest::addColumn<S>("words");
    const auto row = [](const char* name, const S& nodes, const char* words) {
        QTest::newRow(name) << nodes << S(words);
    };
    const auto body = [](const S& type, const S& properties) {
        return "[node name=\"A\" type=\"" + type + "\" parent=\".\"]\n" + properties +
               "\n[node name=\"S\" type=\"CollisionShape2D\" parent=\"A\"]\nshape = SubResource(\"1\")\n";
    };
    row("damping", body("RigidBody2D", "linear_damp = 0.5"), "its linear_damp is not kept");
    row("conveyor", body("StaticBody2D", "constant_linear_velocity = Vector2(40, 0)"),
        "its constant_linear_velocity is not kept");
    row("turntable", body("StaticBody2D", "constant_angular_velocity = 2.0"),
        "its constant_angular_velocity is not kept");
    row("monitoring", body("Area2D", "monitoring = false"), "its monitoring is not kept");
    row("freeze", body("RigidBody2D", "freeze = \"yes\""), "its freeze is neither true nor false, and is not used");
    row("cast", "[node name=\"Feeler\" type=\"ShapeCast2D\" parent=\".\"]\n",
        "\"Main/Feeler\" is left out: nodes of the type ShapeCast2D are not read");
    const auto inside = [](const S& parent) {
        return parent + "\n[node name=\"A\" type=\"StaticBody2D\" parent=\"P\"]\n"
                        "[node name=\"S\" type=\"CollisionShape2D\" parent=\"P/A\"]\nshape = SubResource(\"1\")\n";
    };
    row("anchor of a control",
        inside("[node name=\"P\" type=\"Control\" parent=\".\"]\nanchor_left = 0.5\noffset_left = 40.0"),
        "\"Main/P\" moves the nodes in it, but here they are placed without its offset");
    row("place in a container", inside("[node name=\"P\" type=\"Control\" parent=\".\"]\nlayout_mode = 2"),
        "\"Main/P\" moves the nodes in it, but here they are placed without its offset");
    row("offset of a layer", inside("[node name=\"P\" type=\"CanvasLayer\" parent=\".\"]\noffset = Vector2(40, 0)"),
        "\"Main/P\" moves the nodes in it, but here they are placed without its offset");
    row("binary shape",
        "[node name=\"A\" type=\"StaticBody2D\" parent=\".\"]\n[node name=\"S\" type=\"CollisionShape2D\" "
        "parent=\"A\"]\nshape = ExtResource(\"2\")\n",
        "its shape is in \"res://box.res\", which is not a resource in text form (.tres)");
}

void LevelLossesTest::godotScenesSayWhatTheyLose()
{
    QFETCH(const S, nodes);
    QFETCH(const S, words);
    const auto reading =
        readGodot({{"game/level.tscn", "[gd_scene format=3]\n[ext_resource type=\"Shape2D\" path=\"res://box.res\" "
                                       "id=\"2\"]\n[sub_resource type=\"CircleShape2D\" id=\"1\"]\nradius = 8.0\n"
                                       "[node name=\"Main\" type=\"Node2D\"]\n" +
                                           nodes}});
    QVERIFY2(says(reading, words), describeAll(reading).c_str());
}

void LevelLossesTest::worldsOfBox2dSayWhatTheyLose_data()
{
    QTest::addColumn<S>("world");
    QTest::addColumn<S>("words");
    const auto row = [](const char* name, const S& body, const char* words, const S& fixture = {},
                        const S& world = {}) {
        QTest::newRow(name) << R"({"body":[{"name":"A","type":2,)" + body + R"("fixture":[{"name":"f",)" + fixture +
                                   R"("circle":{"center":0,"radius":1}}]}])" + world + "}"
                            << S(words);
    };
    row("inactive", R"("active":false,)", "it is not active in Box2D");
    row("colour", R"("customProperties":[{"name":"tint","color":[1,2,3,4]}],)",
        R"(its custom property "tint" is not kept)");
    row("twice", R"("customProperties":[{"name":"a","int":1},{"name":"a","int":2}],)",
        R"(its custom property "a" is not kept)");
    row("no name", R"("customProperties":[{"int":1}],)", "a custom property without a name");
    row("fixture", "", R"(the custom properties of its fixture "f" are not kept)",
        R"("customProperties":[{"name":"a","int":1}],)");
    row("world", "", "The custom properties of the world are not kept", "",
        R"(,"customProperties":[{"name":"a","int":1}])");
}

void LevelLossesTest::worldsOfBox2dSayWhatTheyLose()
{
    QFETCH(const S, world);
    QFETCH(const S, words);
    const auto reading = levels::readRubeWorld("a.json", [&](const S&) { return Result(world); });
    QVERIFY2(reading.scene, describeAll(reading).c_str());
    QVERIFY2(says(reading, words), describeAll(reading).c_str());
}

void LevelLossesTest::exportsSayWhatTheyLose()
{
    Scene scene;
    scene.guides.x = {1.0};
    scene.templates.push_back(templateFrom(SceneObject{}, "Crate"));
    scene.extra.add({"world", "sky", "1"});
    Layer layer;
    layer.name = "Far";
    layer.extra.add({"", "fog", "2"});
    scene.layers.push_back(layer);
    const auto writing = levels::writeTiledMap(scene);
    QVERIFY(writing);
    S said;
    for (const Problem& problem : writing->problems)
        said += describe(problem) + "\n";
    for (const char* words :
         {"The scene's guides are not written", R"(The template "Crate" is not written)",
          R"(The scene's key "world.sky" is not written)", R"(The key "fog" of the layer "Far" is not written)"})
        QVERIFY2(said.find(words) != S::npos, said.c_str());
}

void LevelLossesTest::aPointKeepsItsRadiusAndMask()
{
    const S point = R"(<objectgroup name="Things"><object id="1" x="16" y="16"><point/></object></objectgroup>)";
    Scene scene = levelScene({{"maps/level.tmx", mapWith(point)}});
    scene.replace(edited(*scene.objects()[0], [](SceneObject& object) {
        object.category = SceneObject().category;
        object.mask = SceneObject().mask;
    }));
    const auto masked = levels::writeTiledMap(scene);
    QVERIFY(masked && masked->problems.empty());
    QVERIFY(masked->text.find("\"point\"") != S::npos);
    const Scene again = levelScene({{"maps/level.tmj", masked->text}});
    QCOMPARE(again.objects()[0]->category, SceneObject().category);
    QCOMPARE(again.objects()[0]->mask, SceneObject().mask);
    scene.replace(edited(*scene.objects()[0], [](SceneObject& object) { object.shape = Circle{2.0}; }));
    const auto enlarged = levels::writeTiledMap(scene);
    QVERIFY(enlarged);
    QCOMPARE(enlarged->problems.size(), std::size_t{1});
    QVERIFY(describe(enlarged->problems[0]).find("is no point any more") != S::npos);
    const Scene large = levelScene({{"maps/level.tmj", enlarged->text}});
    QCOMPARE(std::get<Circle>(large.objects()[0]->shape).radius, 2.0);
}

BROADSIDE_TEST(LevelLossesTest)

} // namespace broadside::test::tst_level_losses

#include "tst_level_losses.moc"
