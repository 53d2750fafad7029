#include "core/io/scene/scene_reader.h"
#include "core/io/text_file.h"
#include "tests/core/levels/level_files.h"
#include "tests/support/printers.h"
#include "tests/support/test.h"

#include <zlib.h>

namespace broadside::test::tst_tiled_syntaxes {

/// XML and JSON, and all ways to store tiles, give the same scene.
class TiledSyntaxesTest : public QObject {
    Q_OBJECT

private slots:
    void xmlAndJsonGiveTheSameScene();
    void propertiesKeepTheirTypes_data();
    void propertiesKeepTheirTypes();
    void membersOfClassesKeepTheirTypes();
    void oldJsonPropertiesAreRead();
    void picturesBecomeAtlases();
    void tilesAreDecoded_data();
    void tilesAreDecoded();
    void wrongTilesAreRefused_data();
    void wrongTilesAreRefused();
};

namespace {

levels::LevelReading readSample(const std::string& name)
{
    return levels::readTiledMap(BROADSIDE_TEST_DATA "/levels/" + name,
                                [](const std::string& path) { return readFile(path, 1U << 20, "level"); });
}

std::string base64(const std::string& bytes) { return QByteArray::fromStdString(bytes).toBase64().toStdString(); }

/// 100 tiles as four bytes each, little endian.
std::string tileBytes(const std::vector<std::uint32_t>& gids)
{
    std::string bytes;
    for (const std::uint32_t gid : gids)
        for (int shift = 0; shift < 32; shift += 8)
            bytes += static_cast<char>(gid >> shift & 0xff);
    return bytes;
}

std::string deflated(const std::string& bytes, bool asGzip)
{
    z_stream stream{};
    if (deflateInit2(&stream, 9, Z_DEFLATED, asGzip ? 15 + 16 : 15, 8, Z_DEFAULT_STRATEGY) != Z_OK)
        qFatal("deflateInit2");
    std::string packed(bytes.size() + 200, '\0');
    stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(bytes.data()));
    stream.avail_in = static_cast<uInt>(bytes.size());
    stream.next_out = reinterpret_cast<Bytef*>(packed.data());
    stream.avail_out = static_cast<uInt>(packed.size());
    if (deflate(&stream, Z_FINISH) != Z_STREAM_END)
        qFatal("deflate");
    packed.resize(stream.total_out);
    deflateEnd(&stream);
    return packed;
}

std::vector<std::uint32_t> someTiles()
{
    std::vector<std::uint32_t> gids(100, 0);
    for (const std::size_t i : {12U, 13U, 22U, 23U, 57U})
        gids[i] = 3; // the full tile
    gids[99] = 0x8000'0003;
    return gids;
}

std::string csv(const std::vector<std::uint32_t>& gids)
{
    std::string text;
    for (std::size_t i = 0; i < gids.size(); ++i)
        text += (i > 0 ? "," : "") + std::string(i % 10 == 0 ? "\n" : "") + std::to_string(gids[i]);
    return text + "\n";
}

// someTiles(), from the command `zstd`: from a file, and from a pipe, where the size is not known beforehand.
const std::string kZstdOfFile = "KLUv/WSQAOUAADgAAAMDAACABwABoODMkBBACpcqAWDYuXcTYAFhO2Kj";
const std::string kZstdOfPipe = "KLUv/QRY5QAAOAAAAwMAAIAHAAGg4MyQEEAKlyoBYNi5dxNgAWE7YqM=";

} // namespace

void TiledSyntaxesTest::xmlAndJsonGiveTheSameScene()
{
    const auto xml = readSample("forms.tmx");
    const auto json = readSample("forms.tmj");
    QVERIFY2(xml.scene, describeAll(xml).c_str());
    QVERIFY2(json.scene, describeAll(json).c_str());
    QCOMPARE(QString::fromStdString(writeSceneCanonically(*json.scene)),
             QString::fromStdString(writeSceneCanonically(*xml.scene)));
    QCOMPARE(json.problems.size(), xml.problems.size());
    QCOMPARE(json.atlases.size(), std::size_t{1});
    QVERIFY(json.atlases.front().atlas == xml.atlases.front().atlas);
    QCOMPARE(xml.scene->world.gravity, (Vec2{0, -9.81}));
    const SceneReading again = readScene(writeSceneCanonically(*xml.scene), "again");
    QVERIFY(again.scene && again.problems.empty());
    QCOMPARE(SceneDifference(0.0).between(*xml.scene, *again.scene), std::string());
}

void TiledSyntaxesTest::propertiesKeepTheirTypes_data()
{
    QTest::addColumn<std::string>("name");
    QTest::addColumn<std::string>("json"); // as in a scene
    using S = std::string;
    QTest::newRow("text") << S("a text") << S(R"("one \"word\"")");
    QTest::newRow("lines") << S("b lines") << S(R"("first\nsecond")");
    QTest::newRow("int") << S("c int") << S("-3");
    QTest::newRow("float") << S("d float") << S("0.125");
    QTest::newRow("bool") << S("e bool") << S("true");
    QTest::newRow("color") << S("f color") << S(R"({"type": "color", "value": "#102030"})");
    QTest::newRow("glass") << S("g glass") << S(R"({"type": "color", "value": "#80102030"})");
    QTest::newRow("file") << S("h file") << S(R"({"type": "file", "value": "../a.txt"})");
    QTest::newRow("object") << S("i object") << S(R"({"type": "object", "value": 3})");
    QTest::newRow("nothing") << S("j nothing") << S(R"({"type": "object", "value": 0})");
    QTest::newRow("class")
        << S("k class")
        << S(R"({"type": "class", "class": "Stats", "value": {"armour": 1.5, "brave": true, "nick": "Bo"}})");
    QTest::newRow("list")
        << S("l list")
        << S(R"({"type": "list", "value": [{"type": "int", "value": 1}, {"type": "string", "value": "two"}]})");
}

void TiledSyntaxesTest::propertiesKeepTheirTypes()
{
    QFETCH(const std::string, name);
    QFETCH(const std::string, json);
    const auto reading = readSample("forms.tmx");
    QVERIFY(reading.scene);
    const std::string line = writeObject(*reading.scene->find({20}));
    const std::string expected = "\"" + name + "\": " + json;
    QVERIFY2(line.find(expected + ",") != std::string::npos || line.find(expected + "}") != std::string::npos,
             line.c_str());
}

void TiledSyntaxesTest::membersOfClassesKeepTheirTypes()
{
    const Scene scene = levelScene(
        {{"maps/level.tmx",
          mapWith(objectLayer(R"(<object id="1" width="8" height="8"><properties><property name="p" type="class"
              propertytype="Outer"><properties><property name="a" type="object" value="3"/><property name="a" value="twice"/><property name="b" type="class"
              propertytype="Inner"><properties><property name="c">x
y</property></properties></property></properties></property></properties></object>)"))}});
    const RawJson expected{R"({"type": "class", "class": "Outer", "value": {"a": 3, "b": {"c": "x\ny"}}})"};
    QVERIFY2(*scene.find({1})->properties == (Properties{{"p", expected}}), writeObject(*scene.find({1})).c_str());
}

void TiledSyntaxesTest::oldJsonPropertiesAreRead()
{
    const Scene scene = levelScene({{"maps/level.tmj", R"({"width": 4, "height": 4, "tilewidth": 16, "tileheight": 16,
        "version": 1, "layers": [{"type": "objectgroup", "name": "a", "objects": [{"id": 1, "x": 0, "y": 0, "width": 8,
        "height": 8, "properties": {"mass": 3, "on": true, "tone": "#ff010203", "who": "me"},
        "propertytypes": {"mass": "int", "on": "bool", "tone": "color", "who": "string"}}]}]})"}});
    const SceneObject& object = *scene.find({1});
    QCOMPARE(object.mass, 3.0);
    QVERIFY(*object.properties == (Properties{{"on", true}, {"tone", Rgb{1, 2, 3}}, {"who", std::string("me")}}));
}

void TiledSyntaxesTest::picturesBecomeAtlases()
{
    const auto reading = readSample("forms.tmx");
    QVERIFY(reading.scene && reading.atlases.size() == 1);
    const Atlas& atlas = reading.atlases.front().atlas;
    QCOMPARE(reading.atlases.front().file, std::string("level-forms.atlas.json"));
    QCOMPARE(atlas.picture, std::string(BROADSIDE_TEST_DATA "/levels/forms.png"));
    QVERIFY(atlas.size == (PixelSize{72, 20}));
    const AtlasRegion* const slope = regionNamed(atlas, "forms 1");
    QVERIFY(slope && slope->rect == (PixelRect{19, 2, 16, 16})); // a margin of 2, a spacing of 1
    const Animation* const coin = animationNamed(atlas, "forms 3");
    QVERIFY(coin && coin->frames.size() == 2);
    QCOMPARE(coin->frames[1].region, std::string("forms 0"));
    QCOMPARE(coin->frames[0].seconds, 0.25);
    const Sprite& sprite = *reading.scene->find({11})->sprite;
    QVERIFY(sprite.mirrorY && !sprite.mirrorX);
    QCOMPARE(sprite.size, (Vec2{2, 1.5}));
    QCOMPARE(reading.scene->find({13})->sprite->animation, std::string("forms 3"));
}

void TiledSyntaxesTest::tilesAreDecoded_data()
{
    QTest::addColumn<std::string>("data");
    const std::string bytes = tileBytes(someTiles());
    const auto row = [](const char* name, const std::string& attributes, const std::string& text) {
        QTest::newRow(name) << "<data" + attributes + ">" + text + "</data>";
    };
    std::string tiles;
    for (const std::uint32_t gid : someTiles())
        tiles += gid == 0 ? "<tile/>" : "<tile gid=\"" + std::to_string(gid) + "\"/>";
    row("xml", "", tiles);
    row("csv", R"( encoding="csv")", csv(someTiles()));
    row("base64", R"( encoding="base64")", "\n   " + base64(bytes) + "\n  ");
    row("zlib", R"( encoding="base64" compression="zlib")", base64(deflated(bytes, false)));
    row("gzip", R"( encoding="base64" compression="gzip")", base64(deflated(bytes, true)));
    row("zstd", R"( encoding="base64" compression="zstd")", kZstdOfFile);
    row("zstd of a pipe", R"( encoding="base64" compression="zstd")", kZstdOfPipe);
    std::string chunks;
    const auto all = someTiles();
    for (int half = 0; half < 2; ++half) {
        const auto begin = all.begin() + half * 50;
        chunks += R"(<chunk x="0" y=")" + std::to_string(half * 5) + R"(" width="10" height="5">)" +
                  csv({begin, begin + 50}) + "</chunk>";
    }
    row("chunks", R"( encoding="csv")", chunks);
}

void TiledSyntaxesTest::tilesAreDecoded()
{
    QFETCH(const std::string, data);
    const Scene scene = levelScene(
        {{"maps/level.tmx", mapWith(kTileset + R"(<layer name="Floor" width="10" height="10">)" + data + "</layer>")}});
    QCOMPARE(scene.size(), std::size_t{3}); // 2 x 2, and two single ones
    QCOMPARE(scene.objects()[0]->pose.position, (Vec2{3, 8}));
    QVERIFY(scene.objects()[0]->shape == Shape(Box{2, 2}));
    QCOMPARE(scene.objects()[1]->pose.position, (Vec2{7.5, 4.5}));
    QCOMPARE(scene.objects()[2]->pose.position, (Vec2{9.5, 0.5}));
}

void TiledSyntaxesTest::wrongTilesAreRefused_data()
{
    QTest::addColumn<std::string>("attributes");
    QTest::addColumn<std::string>("text");
    QTest::addColumn<std::string>("words");
    using S = std::string;
    const S base = R"( encoding="base64")";
    const S zlib = R"( encoding="base64" compression="zlib")";
    const std::string bytes = tileBytes(someTiles());
    QTest::newRow("few numbers") << S(R"( encoding="csv")") << S("1,2,3") << S("fewer than 100 tiles");
    QTest::newRow("many numbers") << S(R"( encoding="csv")") << csv(someTiles()) + ",1" << S("not have exactly 100");
    QTest::newRow("letters") << S(R"( encoding="csv")") << "x" + csv(someTiles()) << S("Tile 1 of the layer is \"x");
    QTest::newRow("negative") << S(R"( encoding="csv")") << "-1," + csv(someTiles()) << S("is \"-1\"");
    QTest::newRow("large") << S(R"( encoding="csv")") << "4294967296," + csv(someTiles()) << S("not a number from 0");
    QTest::newRow("no comma") << S(R"( encoding="csv")") << "1 2 " + csv(someTiles()) << S("no comma after tile 1");
    QTest::newRow("no base64") << base << S("$$$$") << S("not valid Base64");
    QTest::newRow("short base64") << base << base64("abcd") << S("does not give 100 tiles");
    QTest::newRow("no zlib") << zlib << base64(bytes) << S("damaged");
    QTest::newRow("short zlib") << zlib << base64(deflated(bytes.substr(4), false)) << S("damaged");
    QTest::newRow("long zlib") << zlib << base64(deflated(bytes + "abcd", false)) << S("damaged");
    QTest::newRow("cut zlib") << zlib << base64(deflated(bytes, false).substr(0, 20)) << S("damaged");
    QTest::newRow("no zstd") << S(R"( encoding="base64" compression="zstd")") << base64(bytes) << S("damaged");
    QTest::newRow("encoding") << S(R"( encoding="base65")") << S("AAAA") << S("The encoding \"base65\"");
    QTest::newRow("compression") << S(R"( encoding="base64" compression="lz4")") << S("AAAA")
                                 << S("The compression \"lz4\"");
    QTest::newRow("few elements") << S() << S("<tile/>") << S("not have exactly 100");
}

void TiledSyntaxesTest::wrongTilesAreRefused()
{
    QFETCH(const std::string, attributes);
    QFETCH(const std::string, text);
    QFETCH(const std::string, words);
    const auto reading = readLevel({{"maps/level.tmx", mapWith(R"(<layer name="Floor" width="10" height="10"><data)" +
                                                               attributes + ">" + text + "</data></layer>")}});
    QVERIFY(!reading.scene);
    const Problem& problem = reading.firstError();
    QVERIFY2(problem.message.text().find(words) != std::string::npos, describe(problem).c_str());
    QVERIFY2(problem.message.text().find("\"Floor\"") != std::string::npos && problem.line == 4,
             describe(problem).c_str());
    QVERIFY(!problem.remedy.empty());
}

BROADSIDE_TEST(TiledSyntaxesTest)

} // namespace broadside::test::tst_tiled_syntaxes

#include "tst_tiled_syntaxes.moc"
