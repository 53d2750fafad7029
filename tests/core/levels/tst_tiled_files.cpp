#include "tests/core/levels/level_files.h"
#include "tests/support/printers.h"
#include "tests/support/test.h"

namespace broadside::test::tst_tiled_files {

/// Tilesets and templates in files of their own, and everything that can be wrong with a file.
class TiledFilesTest : public QObject {
    Q_OBJECT

private slots:
    void aDoctypeWithoutDefinitionsIsNoMatter();
    void aTilesetOfItsOwnIsTheSame();
    void templatesGiveWhatTheObjectLeavesOut();
    void aTemplateHasItsOwnTiles();
    void otherFilesAreReadOnce();
    void saysWhatIsWrong_data();
    void saysWhatIsWrong();
    void saysWhatIsWrongInJson_data();
    void saysWhatIsWrongInJson();
    void refusesTooMuch_data();
    void refusesTooMuch();
};

namespace {

const std::string kTilesetFile =
    R"(<?xml version="1.0"?><tileset name="tiles" tilewidth="16" tileheight="16" tilecount="5" columns="5">)" +
    kTilesetContent + "</tileset>";
const std::string kUsesTileset = "<tileset firstgid=\"1\" source=\"../tiles/own.tsx\"/>";
const std::string kTiles =
    objectLayer(R"(<object id="1" gid="2" x="0" y="16"/><object id="2" gid="5" x="16" y="16"/>)");

} // namespace

/// Tiled wrote it until version 0.8.
void TiledFilesTest::aDoctypeWithoutDefinitionsIsNoMatter()
{
    std::string text = mapWith(objectLayer(R"(<object id="1" x="0" y="0" width="16" height="16"/>)"));
    text.insert(text.find("<map"), "<!DOCTYPE map SYSTEM \"http://mapeditor.org/dtd/1.0/map.dtd\">\n");
    const auto reading = readLevel({{"maps/level.tmx", text}});
    QVERIFY2(reading.scene, describeAll(reading).c_str());
    QCOMPARE(reading.scene->size(), std::size_t{1});
}

void TiledFilesTest::aTilesetOfItsOwnIsTheSame()
{
    const Scene inside = levelScene({{"maps/level.tmx", mapWith(kTileset + kTiles)}});
    const Scene outside =
        levelScene({{"maps/level.tmx", mapWith(kUsesTileset + kTiles)}, {"tiles/own.tsx", kTilesetFile}});
    QCOMPARE(SceneDifference(0.0).between(inside, outside), std::string());
    QCOMPARE(outside.find({2})->name, std::string("Coin"));
}

void TiledFilesTest::templatesGiveWhatTheObjectLeavesOut()
{
    const std::string made = R"(<template><object name="Crate" type="Wood" width="32" height="16" rotation="90">
        <properties><property name="mass" type="int" value="4"/><property name="sound" value="knock"/></properties>
        </object></template>)";
    const Scene scene = levelScene({{"maps/level.tmx", mapWith(objectLayer(R"(
        <object id="1" template="t/crate.tx" x="16" y="16"/>
        <object id="2" template="t/crate.tx" name="Own" type="Steel" x="16" y="16" width="64" height="16" rotation="0">
        <properties><property name="mass" type="int" value="9"/></properties></object>
        <object id="3" template="t/crate.tx" x="16" y="16" width="64" height="0" rotation="0"/>)"))},
                                    {"maps/t/crate.tx", made}});
    const SceneObject& plain = *scene.find({1});
    QCOMPARE(plain.name, std::string("Crate"));
    QVERIFY(plain.shape == Shape(OrientedBox{2, 1}));
    QCOMPARE(plain.pose.angle, -90.0);
    QCOMPARE(plain.mass, 4.0);
    QVERIFY(*plain.properties == (Properties{{"sound", std::string("knock")}, {"class", std::string("Wood")}}));
    const SceneObject& own = *scene.find({2});
    QCOMPARE(own.name, std::string("Own"));
    QVERIFY(own.shape == Shape(Box{4, 1}));
    QCOMPARE(own.mass, 9.0);
    QVERIFY(*own.properties == (Properties{{"sound", std::string("knock")}, {"class", std::string("Steel")}}));
    QVERIFY(scene.find({3})->shape == Shape(Box{2, 1})); // a size counts only if both sides do
}

void TiledFilesTest::aTemplateHasItsOwnTiles()
{
    // Tile 2 of the map is another than tile 2 of the template's tileset.
    const std::string made = R"(<template><tileset firstgid="1" source="../tiles/own.tsx"/>
        <object gid="2" width="16" height="16"/></template>)";
    const Scene scene =
        levelScene({{"maps/level.tmx",
                     mapWith(R"(<tileset firstgid="1" name="plain" tilewidth="16" tileheight="16" tilecount="9"/>)" +
                             objectLayer(R"(<object id="1" template="t.tx" x="0" y="16"/>
                                                   <object id="2" gid="2" x="0" y="16"/>)"))},
                    {"maps/t.tx", made},
                    {"tiles/own.tsx", kTilesetFile}});
    QVERIFY(std::holds_alternative<Polygon>(scene.find({1})->shape));
    QVERIFY(scene.find({2})->shape == Shape(Box{1, 1}));
}

void TiledFilesTest::otherFilesAreReadOnce()
{
    std::map<std::string, int> reads;
    const LevelFiles files{{"maps/level.tmx", mapWith(kUsesTileset + objectLayer(R"(<object id="1" template="t.tx"/>
                                                          <object id="2" template="./t.tx"/>)"))},
                           {"maps/t.tx", R"(<template><tileset firstgid="1" source="../tiles/own.tsx"/><object gid="3"/>
                                            </template>)"},
                           {"tiles/own.tsx", kTilesetFile}};
    const auto reading = levels::readTiledMap("maps/level.tmx", [&](const std::string& path) {
        ++reads[path];
        return levelFileIn(files, path);
    });
    QVERIFY2(reading.scene, describeAll(reading).c_str());
    QCOMPARE(reads.size(), std::size_t{3});
    for (const auto& [path, count] : reads)
        QVERIFY2(count == 1, path.c_str());
}

void TiledFilesTest::saysWhatIsWrong_data()
{
    QTest::addColumn<std::string>("text");
    QTest::addColumn<std::string>("file");
    QTest::addColumn<int>("line"); // 0: any
    QTest::addColumn<std::string>("words");
    const std::string map = "maps/level.tmx";
    const auto row = [&](const char* name, const std::string& content, const char* words) {
        QTest::newRow(name) << mapWith(content) << map << 4 << std::string(words);
    };
    using S = std::string;
    QTest::newRow("no xml") << S("<map width=\"1\"><layer></map>") << map << 1 << S("is not XML");
    QTest::newRow("cut off") << S("<map\n width=\"1\"") << map << 2 << S("is not XML");
    QTest::newRow("empty") << S() << map << 0 << S("empty");
    QTest::newRow("doctype") << S("<?xml version=\"1.0\"?>\n<!DOCTYPE map [<!ENTITY a \"b\">]><map/>") << map << 2
                             << S("DOCTYPE");
    QTest::newRow("another root") << S("<svg/>") << map << 1 << S("not a Tiled map");
    QTest::newRow("no tile size") << S("<map width=\"4\" height=\"4\"/>") << map << 1 << S("has no \"tilewidth\"");
    QTest::newRow("zero tiles") << S(R"(<map width="4" height="4" tilewidth="0" tileheight="16"/>)") << map << 1
                                << S("\"tilewidth\" of \"map\" is \"0\"");
    row("a word for a number", objectLayer(R"(<object id="1" x="far"/>)").replace(0, 0, ""), "\"x\"");
    row("infinity", R"(<objectgroup><object id="1" x="inf"/></objectgroup>)", "\"x\" of \"object\" is \"inf\"");
    row("far away", R"(<objectgroup><object id="1" x="1e10"/></objectgroup>)", "\"x\" of \"object\" is \"1e10\"");
    row("negative size", R"(<objectgroup><object id="1" width="-1" height="2"/></objectgroup>)", "size below 0");
    row("points", R"(<objectgroup><object id="1"><polygon points="1,2 3"/></object></objectgroup>)", "not two numbers");
    row("truth", R"(<objectgroup visible="maybe"/>)", "\"visible\" of \"objectgroup\" is \"maybe\"");
    row("absolute tileset", R"(<tileset firstgid="1" source="/etc/passwd"/>)", "is not relative");
    row("absolute template", R"(<objectgroup><object id="1" template="C:\a.tx"/></objectgroup>)", "is not relative");
    QTest::newRow("missing tileset") << mapWith(R"(<tileset firstgid="1" source="none.tsx"/>)") << S("maps/none.tsx")
                                     << 0 << S("The map needs this tileset: The file does not exist");
    QTest::newRow("broken tileset") << mapWith(R"(<tileset firstgid="1" source="broken.tsx"/>)") << S("maps/broken.tsx")
                                    << 1 << S("is not XML");
    QTest::newRow("no tileset") << mapWith(R"(<tileset firstgid="1" source="level.tmx"/>)") << map << 1
                                << S("not a Tiled tileset");
    QTest::newRow("no template") << mapWith(R"(<objectgroup><object id="1" template="broken.tx"/></objectgroup>)")
                                 << S("maps/broken.tx") << 1 << S("not a Tiled template");
    row("tile given twice",
        R"(<tileset firstgid="1" name="a" tilewidth="8" tileheight="8"><tile id="3"/><tile id="3"/></tileset>)",
        "tile 3 twice");
}

void TiledFilesTest::saysWhatIsWrong()
{
    QFETCH(const std::string, text);
    QFETCH(const std::string, file);
    QFETCH(const int, line);
    QFETCH(const std::string, words);
    const auto reading = readLevel(
        {{"maps/level.tmx", text}, {"maps/broken.tsx", "<tileset name=\"a"}, {"maps/broken.tx", "<template/>"}});
    QVERIFY2(!reading.scene, "it was read");
    const Problem& problem = reading.firstError();
    QVERIFY2(problem.message.text().find(words) != std::string::npos, describe(problem).c_str());
    QCOMPARE(problem.file, file);
    QVERIFY(!problem.remedy.empty());
    if (line > 0) {
        QVERIFY2(problem.line >= line && problem.line <= line + 1, describe(problem).c_str());
        QVERIFY(problem.column > 0);
    }
}

void TiledFilesTest::saysWhatIsWrongInJson_data()
{
    QTest::addColumn<std::string>("text");
    QTest::addColumn<std::string>("words");
    using S = std::string;
    const S begin = R"({"width": 4, "height": 4, "tilewidth": 16, "tileheight": 16, "layers": [)";
    QTest::newRow("cut off") << begin << S("cut off");
    QTest::newRow("array") << S("[]") << S("a Tiled map in JSON is one object");
    QTest::newRow("another object") << S("{\"width\": 4}") << S("not a Tiled map");
    QTest::newRow("text for a number") << begin + R"({"type": "objectgroup", "objects": [{"x": "far"}]}]})"
                                       << S("\"x\" of \"object\" is \"far\"");
    QTest::newRow("points") << begin + R"({"type": "objectgroup", "objects": [{"polygon": [1, 2]}]}]})"
                            << S("not two numbers");
    QTest::newRow("key given twice") << begin + R"({"type": "objectgroup", "type": "group"}]})" << S("type");
    QTest::newRow("tiles") << begin + R"({"type": "tilelayer", "width": 2, "height": 1, "data": [1, true]}]})"
                           << S("Tile 2 of the layer");
    QTest::newRow("nesting") << [] {
        std::string text;
        for (int i = 0; i < 100; ++i)
            text += "{\"a\": ";
        return text;
    }() << S("nested deeper");
}

void TiledFilesTest::saysWhatIsWrongInJson()
{
    QFETCH(const std::string, text);
    QFETCH(const std::string, words);
    const auto reading = readLevel({{"maps/level.tmj", text}}, "maps/level.tmj");
    QVERIFY2(!reading.scene, "it was read");
    const Problem& problem = reading.firstError();
    QVERIFY2(problem.message.text().find(words) != std::string::npos, describe(problem).c_str());
    QVERIFY(problem.line == 1 && problem.column > 0 && !problem.remedy.empty());
}

void TiledFilesTest::refusesTooMuch_data()
{
    QTest::addColumn<std::string>("text");
    QTest::addColumn<std::string>("words");
    using S = std::string;
    const auto repeated = [](const char* text, int count) {
        std::string all;
        for (int i = 0; i < count; ++i)
            all += text;
        return all;
    };
    QTest::newRow("tiles") << mapWith(
                                  R"(<layer name="a" width="16000000" height="16000000"><data encoding="csv">1</data>
                                         </layer>)")
                           << S("limit of 16 777 216 tiles");
    QTest::newRow("a short text for many tiles")
        << mapWith(R"(<layer name="a" width="4000" height="4000"><data encoding="csv">1</data></layer>)") << S("fewer");
    QTest::newRow("a bomb")
        << mapWith(
               R"(<layer name="a" width="4000" height="4000"><data encoding="base64" compression="zlib">eJwDAAAAAAE=</data></layer>)")
        << S("damaged");
    QTest::newRow("groups") << mapWith(repeated("<group name=\"g\">", 70) + repeated("</group>", 70))
                            << S("nested deeper than 64");
    QTest::newRow("layers") << mapWith(repeated("<objectgroup/>", 1'025)) << S("limit of 1 024 layers");
    QTest::newRow("points") << mapWith(objectLayer("<object><polyline points=\"" + repeated("0,0 1,1 ", 2'049) +
                                                   "\"/></object>"))
                            << S("limit of 4 096 points");
    QTest::newRow("name") << mapWith(objectLayer("<object name=\"" + repeated("x", 70'000) + "\"/>"))
                          << S("limit of 65 536");
    QTest::newRow("elements") << mapWith(repeated("<a/>", 7'000'000)) << S("too many elements");
    QTest::newRow("many copies of a large template")
        << mapWith(objectLayer(repeated("<object template=\"large.tx\"/>", 6'000))) << S("limit of 128 MiB");
    QTest::newRow("many copies of a large tile")
        << mapWith("<tileset firstgid=\"1\" name=\"a\" tilewidth=\"16\" tileheight=\"16\"><tile id=\"0\"><objectgroup>"
                   "<object><polygon points=\"" +
                   repeated("0,0 1,1 2,0 ", 1'000) + "\"/></object></objectgroup></tile></tileset>" +
                   objectLayer(repeated("<object gid=\"1\" width=\"8\" height=\"8\"/>", 200)))
        << S("too many points together");
    QTest::newRow("properties") << mapWith(objectLayer("<object><properties>" +
                                                       repeated("<property name=\"a\"/>", 4'097) +
                                                       "</properties></object>"))
                                << S("limit of 4 096 properties");
    QTest::newRow("deep elements") << mapWith(repeated("<a>", 200'000) + repeated("</a>", 200'000)) << S();
}

void TiledFilesTest::refusesTooMuch()
{
    QFETCH(const std::string, text);
    QFETCH(const std::string, words);
    const std::string large = "<template><object><properties><property name=\"a\" value=\"" + std::string(60'000, 'x') +
                              "\"/></properties></object></template>";
    const auto reading = readLevel({{"maps/level.tmx", text}, {"maps/large.tx", large}});
    if (words.empty()) { // elements that are no part of a map
        QVERIFY2(reading.scene, describeAll(reading).c_str());
        return;
    }
    QVERIFY2(!reading.scene, "it was read");
    const Problem& problem = reading.firstError();
    QVERIFY2(problem.message.text().find(words) != std::string::npos, describe(problem).c_str());
    QVERIFY(!problem.remedy.empty());
}

BROADSIDE_TEST(TiledFilesTest)

} // namespace broadside::test::tst_tiled_files

#include "tst_tiled_files.moc"
