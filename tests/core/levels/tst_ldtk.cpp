#include "core/io/scene/scene_reader.h"
#include "core/levels/level_formats.h"
#include "tests/core/levels/ldtk_files.h"
#include "tests/support/printers.h"
#include "tests/support/test.h"

#include <QFile>

namespace broadside::test::tst_ldtk {

/// Projects of LDtk as scenes: 16 pixels are one metre.
class LdtkTest : public QObject {
    Q_OBJECT

private slots:
    void theSampleBecomesAScene();
    void fieldsBecomeProperties();
    void levelsAreWhereTheWorldHasThem();
    void gridCellsAreMerged();
    void layersAreShifted();
    void levelsInARowAreNextToEachOther();
    void entitiesArePlacedByTheirPivot_data();
    void entitiesArePlacedByTheirPivot();
    void everythingLeftOutIsReported();
    void otherFilesAreNamed();
    void saysWhatIsWrong_data();
    void saysWhatIsWrong();
    void aLayerCanHaveManyTiles();
    void refusesTooMuch();
    void theTableKnowsTheSuffix();
};

namespace {

const levels::LevelOptions kSixteen{16.0, "level"};

std::string bytesOfSample(const char* name)
{
    QFile file(QStringLiteral(BROADSIDE_SCENES "/../levels/") + QString::fromLatin1(name));
    if (!file.open(QIODevice::ReadOnly))
        qFatal("cannot read %s", name);
    return file.readAll().toStdString();
}

levels::LevelReading sampleReading()
{
    return readLdtk({{"maps/world.ldtk", bytesOfSample("caves.ldtk")},
                     {"maps/caves/Treasury.ldtkl", bytesOfSample("caves/Treasury.ldtkl")}},
                    kSixteen);
}

Scene ldtkScene(const LevelFiles& files)
{
    auto reading = readLdtk(files, kSixteen);
    if (!reading.scene)
        qFatal("not a project: %s", describeAll(reading).c_str());
    return std::move(*reading.scene);
}

const SceneObject& named(const Scene& scene, const std::string& name)
{
    for (const ObjectPtr& object : scene.objects())
        if (object->name == name)
            return *object;
    qFatal("there is no %s", name.c_str());
}

const PropertyValue* propertyOf(const SceneObject& object, const std::string& name)
{
    for (const Property& property : *object.properties)
        if (property.name == name)
            return &property.value;
    return nullptr;
}

} // namespace

void LdtkTest::theSampleBecomesAScene()
{
    const auto reading = sampleReading();
    QVERIFY2(reading.scene, describeAll(reading).c_str());
    const Scene& scene = *reading.scene;
    QCOMPARE(scene.world.width, 8.0); // x from -64 to 64, y from 0 to 128
    QCOMPARE(scene.world.height, 8.0);
    QCOMPARE(scene.size(), std::size_t{7}); // Walls 1 to 4, the value without a name, player and coin
    QCOMPARE(scene.broadPhase.cellSize, 4.0);
    QCOMPARE(scene.layers.size(), std::size_t{2});
    QCOMPARE(scene.layers[0].name, std::string("Ground")); // bottom to top
    QCOMPARE(scene.layers[0].opacity, 0.5);
    QCOMPARE(scene.layers[1].name, std::string("Things"));
    const SceneObject& player = named(scene, "Player");
    QVERIFY(player.isDynamic());
    QCOMPARE(*player.layer, std::string("Things"));
    QCOMPARE(*player.group, std::string("Entrance"));
    QVERIFY(player.shape == Shape(Box{1, 2}));
    QCOMPARE(player.pose.position, (Vec2{1.5, 6.0}));
    const SceneObject& coin = named(scene, "Coin");
    QVERIFY(coin.shape == Shape(Circle{0.5}));
    QVERIFY(!coin.isDynamic() && !coin.visible);
    QVERIFY(readScene(writeSceneCanonically(scene), "again").scene.has_value());
}

void LdtkTest::fieldsBecomeProperties()
{
    const auto reading = sampleReading();
    QVERIFY2(reading.scene, describeAll(reading).c_str());
    const SceneObject& player = named(*reading.scene, "Player");
    const SceneObject& coin = named(*reading.scene, "Coin");
    QCOMPARE(player.mass, 2.5);
    QCOMPARE(player.onHit, HitResponse::Bounce);
    QVERIFY(*propertyOf(player, "lives") == PropertyValue(3.0));
    QVERIFY(*propertyOf(player, "boss") == PropertyValue(false));
    QVERIFY(*propertyOf(player, "wants") == PropertyValue(coin.id));
    QVERIFY(*propertyOf(player, "tags") == PropertyValue(std::string("actor, dynamic")));
    QVERIFY(*propertyOf(player, "iid") == PropertyValue(std::string("8ab0c1d0-0000-11ee-8a4b-000000000201")));
    QVERIFY(*propertyOf(player, "sounds") == PropertyValue(RawJson{R"({"type": "list", "value": ["a", "b"]})"}));
    QVERIFY(propertyOf(player, "start"));
    QVERIFY(!propertyOf(player, "title") && !propertyOf(player, "icon") && !propertyOf(player, "mass"));
    QVERIFY(*propertyOf(coin, "tint") == PropertyValue(Rgb{0xff, 0xcc, 0}));
    QVERIFY(*propertyOf(coin, "velocity") == PropertyValue(std::string("fast")));
}

void LdtkTest::levelsAreWhereTheWorldHasThem()
{
    const auto reading = sampleReading();
    QVERIFY2(reading.scene, describeAll(reading).c_str());
    // (32, 32) in a level at (0, 64): pixel (96, 96) of the world's area, whose height is 128.
    QCOMPARE(named(*reading.scene, "Coin").pose.position, (Vec2{6.0, 2.0}));
}

void LdtkTest::gridCellsAreMerged()
{
    const Scene scene = ldtkScene({{"maps/world.ldtk", projectWith(gridLayer("1,1,0,0, 1,1,0,7, 0,0,0,0, 1,1,1,1"))}});
    QCOMPARE(scene.size(), std::size_t{3});
    const SceneObject& block = named(scene, "Walls 1");
    QVERIFY(block.shape == Shape(Box{2, 2}));
    QCOMPARE(block.pose.position, (Vec2{1, 3}));
    const SceneObject& floor = named(scene, "Walls 2");
    QVERIFY(floor.shape == Shape(Box{4, 1}));
    QCOMPARE(floor.pose.position, (Vec2{2, 0.5}));
    QVERIFY(!floor.isDynamic());
    QVERIFY(*propertyOf(floor, "intGridValue") == PropertyValue(1.0));
    QCOMPARE(named(scene, "Ground value 7 1").pose.position, (Vec2{3.5, 2.5}));
}

void LdtkTest::layersAreShifted()
{
    const Scene scene =
        ldtkScene({{"maps/world.ldtk", projectWith(gridLayer("1,0,0,0, 0,0,0,0, 0,0,0,0, 0,0,0,0",
                                                             R"("__pxTotalOffsetX": 8, "__pxTotalOffsetY": -16, )"))}});
    QCOMPARE(named(scene, "Walls 1").pose.position, (Vec2{1, 4.5}));
}

void LdtkTest::levelsInARowAreNextToEachOther()
{
    const auto level = [](const std::string& name, const char* width) {
        return R"({"identifier": ")" + name + R"(", "worldX": -1, "worldY": -1, "pxWid": )" + width +
               R"(, "pxHei": 64, "layerInstances": [)" + gridLayer("1,0,0,0, 0,0,0,0, 0,0,0,0, 0,0,0,0") + "]}";
    };
    const auto project = [&](const char* layout) {
        return std::string(R"({"worldLayout": ")") + layout + R"(", "levels": [)" + level("A", "64") + ", " +
               level("B", "128") + "]}";
    };
    const Scene row = ldtkScene({{"maps/world.ldtk", project("LinearHorizontal")}});
    QCOMPARE(row.world.width, 12.0);
    QCOMPARE(row.objects()[1]->pose.position, (Vec2{4.5, 3.5}));
    const Scene column = ldtkScene({{"maps/world.ldtk", project("LinearVertical")}});
    QCOMPARE(column.world.height, 8.0);
    QCOMPARE(column.objects()[1]->pose.position, (Vec2{0.5, 3.5}));
}

void LdtkTest::entitiesArePlacedByTheirPivot_data()
{
    QTest::addColumn<std::string>("pivot");
    QTest::addColumn<Vec2>("position");
    QTest::newRow("corner") << std::string("[0, 0]") << Vec2{2, 2.5};
    QTest::newRow("middle") << std::string("[0.5, 0.5]") << Vec2{1, 3};
    QTest::newRow("lower right") << std::string("[1, 1]") << Vec2{0, 3.5};
}

void LdtkTest::entitiesArePlacedByTheirPivot()
{
    QFETCH(const std::string, pivot);
    QFETCH(const Vec2, position);
    const Scene scene = ldtkScene(
        {{"maps/world.ldtk",
          projectWith(entityLayer(R"({"__identifier": "E", "px": [16, 16], "width": 32, "height": 16, "__pivot": )" +
                                  pivot + "}"))}});
    QCOMPARE(named(scene, "E").pose.position, position);
}

void LdtkTest::everythingLeftOutIsReported()
{
    const auto reading = sampleReading();
    const std::string all = describeAll(reading);
    for (const char* words :
         {"The layer \"Deco\": 1 tile is a picture", "The layer \"Ground\": 2 tiles are pictures",
          "The layer \"Ground\": 9 cells became 5 static objects",
          "the type of its field \"icon\" is not supported, so the field is not kept",
          "the value of its field \"velocity\" does not fit", "The picture of 1 entity (\"Coin\") is not shown",
          "The world's upper left corner is the pixel -64, 0"})
        QVERIFY2(all.find(words) != std::string::npos, (words + std::string(" is not in\n") + all).c_str());
    for (const Problem& problem : reading.problems)
        QVERIFY2(problem.severity == Severity::Info && problem.line > 0, describe(problem).c_str());
    QVERIFY(all.find("maps/caves/Treasury.ldtkl:13:") != std::string::npos);
}

void LdtkTest::otherFilesAreNamed()
{
    const auto missing = readLdtk({{"maps/world.ldtk", bytesOfSample("caves.ldtk")}});
    QVERIFY(!missing.scene);
    QCOMPARE(missing.firstError().file, std::string("maps/caves/Treasury.ldtkl"));
    const auto broken = readLdtk({{"maps/world.ldtk", bytesOfSample("caves.ldtk")},
                                  {"maps/caves/Treasury.ldtkl", R"({"layerInstances": [{]})"}});
    QVERIFY(!broken.scene);
    QCOMPARE(broken.firstError().file, std::string("maps/caves/Treasury.ldtkl"));
    QCOMPARE(broken.firstError().line, 1);
}

void LdtkTest::saysWhatIsWrong_data()
{
    QTest::addColumn<std::string>("text");
    QTest::addColumn<std::string>("words");
    const auto row = [](const char* name, const std::string& text, const char* words) {
        QTest::newRow(name) << text << std::string(words);
    };
    const std::string zeros = "0,0,0,0, 0,0,0,0, 0,0,0,0, 0,0,0,";
    row("empty", "", "empty");
    row("no json", "<map/>", "");
    row("a list", "[]", "is one JSON object");
    row("another file", "{}", "This is not an LDtk project");
    row("too few cells", projectWith(gridLayer("0,1")), "has 2 values instead of one for each of its 4 x 4 cells");
    row("no cells", projectWith(R"({"__type": "IntGrid", "__cWid": 1, "__cHei": 1, "__gridSize": 8})"), "intGridCsv");
    row("a word as a cell", projectWith(gridLayer(zeros + "\"1\"")), "\"intGridCsv\" is \"1\"");
    row("a negative cell", projectWith(gridLayer(zeros + "-1")), "\"intGridCsv\" is -1");
    row("a broken cell", projectWith(gridLayer(zeros + "1.5")), "\"intGridCsv\" is 1.5");
    row("no cell size", projectWith(R"({"__type": "Tiles", "__cWid": 1, "__cHei": 1})"), "has no \"__gridSize\"");
    row("no cell", projectWith(R"({"__type": "Tiles", "__cWid": 1, "__cHei": 1, "__gridSize": 0})"),
        "\"__gridSize\" is 0");
    row("no position", projectWith(entityLayer(R"({"width": 8, "height": 8})")), "has no \"px\"");
    row("a text as a position", projectWith(entityLayer(R"({"px": "1", "width": 8, "height": 8})")), "\"px\" is \"1\"");
    row("a wrong field", projectWith(entityLayer(R"({"px": [1, 1], "width": 8, "height": 8,
            "fieldInstances": [{"__identifier": "n", "__type": "Int", "__value": "3"}]})")),
        "\"n\" is \"3\", not a value of the type Int");
    row("no size", R"({"levels": [{"identifier": "A", "layerInstances": []}]})", "has no \"pxWid\"");
    row("no layers", R"({"levels": [{"identifier": "A", "pxWid": 8, "pxHei": 8}]})", "has no \"layerInstances\"");
    row("a path that is absolute",
        R"({"levels": [{"identifier": "A", "pxWid": 8, "pxHei": 8, "externalRelPath": "/etc/passwd"}]})",
        "is not relative");
    row("a version that is too old", R"({"jsonVersion": "0.5.0-beta", "levels": [{"layerInstances": [{}]}]})",
        "was saved by LDtk 0.5.0-beta");
    row("a key twice", R"({"levels": [], "levels": []})", "twice");
}

void LdtkTest::saysWhatIsWrong()
{
    QFETCH(const std::string, text);
    QFETCH(const std::string, words);
    const auto reading = readLdtk({{"maps/world.ldtk", text}});
    QVERIFY2(!reading.scene, "it was read");
    const Problem& problem = reading.firstError();
    QVERIFY2(problem.message.text().find(words) != std::string::npos, describe(problem).c_str());
    QVERIFY(!problem.remedy.empty() && problem.file == "maps/world.ldtk" && problem.line > 0);
}

/// Their values are more than a level may have of other kinds.
void LdtkTest::aLayerCanHaveManyTiles()
{
    constexpr int kTiles = 350'000;
    const std::string tile = R"({"px":[0,8],"src":[8,0],"f":0,"t":1,"d":[[1],{"b":"c"}],"a":1})";
    std::string tiles = tile;
    for (int i = 1; i < kTiles; ++i)
        tiles += "," + tile;
    const auto reading = readLdtk({{"maps/world.ldtk", projectWith(R"({"__identifier": "Deco", "__type": "AutoLayer",
        "__cWid": 4, "__cHei": 4, "__gridSize": 8, "autoLayerTiles": [)" +
                                                                   tiles + R"(], "visible": false})")}});
    QVERIFY2(reading.scene, describeAll(reading).c_str());
    QVERIFY(describeAll(reading).find("The layer \"Deco\": 350 000 tiles are pictures") != std::string::npos);
}

void LdtkTest::refusesTooMuch()
{
    std::string entities;
    for (int i = 0; i <= 200'000; ++i)
        entities += std::string(i == 0 ? "" : ",") + R"({"px":[0,0],"width":1,"height":1})";
    const auto reading = readLdtk({{"maps/world.ldtk", projectWith(entityLayer(entities))}});
    QVERIFY(!reading.scene);
    QVERIFY2(reading.firstError().message.text().find("limit of 200 000 entities") != std::string::npos,
             reading.firstError().message.text().c_str());
}

void LdtkTest::theTableKnowsTheSuffix()
{
    const levels::LevelFormat* const format = levels::levelFormatOf("a/b.ldtk");
    QVERIFY(format && format->read == levels::readLdtkProject);
    QVERIFY(levels::levelFormatOf("a.tmx") != format && levels::levelFormatOf("a.tmj"));
    QVERIFY(!levels::levelFormatOf("a.broadside") && !levels::levelFormatOf("ldtk"));
}

BROADSIDE_TEST(LdtkTest)

} // namespace broadside::test::tst_ldtk

#include "tst_ldtk.moc"
