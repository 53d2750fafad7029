#include "core/base/random.h"
#include "core/levels/tiled/tile_rectangles.h"
#include "core/math/angle.h"
#include "tests/core/levels/level_files.h"
#include "tests/support/printers.h"
#include "tests/support/test.h"

#include <set>

namespace broadside::test::tst_tiled_tiles {

using levels::tiled::mergedCells;
using levels::tiled::TileCell;
using levels::tiled::TileRectangle;

/// Solid tiles of layers become few static objects.
class TiledTilesTest : public QObject {
    Q_OBJECT

private slots:
    void cellsAreMerged_data();
    void cellsAreMerged();
    void rectanglesCoverRandomCellsOnce();
    void onlySolidTilesCollide_data();
    void onlySolidTilesCollide();
    void shapesOfTilesAreFlipped();
    void fieldsComeFromLayersAndTiles();
    void shapesThatChangeAreReportedOnce();
    void largeTilesStandOnTheirCell();
    void aLayerInJsonCanHaveManyTiles();
    void picturesOfTilesCollideWithNothing();
    void picturesAreFlippedLikeTheirTiles_data();
    void picturesAreFlippedLikeTheirTiles();
};

namespace {

/// A layer of 10 x 10 tiles with these gids in its first row, then zeros.
std::string floorWith(const std::string& first, const std::string& properties = {})
{
    std::string text = first;
    for (auto count = std::count(first.begin(), first.end(), ',') + 1; count < 100; ++count)
        text += ",0";
    return R"(<layer name="Floor" width="10" height="10">)" + properties + R"(<data encoding="csv">)" + text +
           "</data></layer>";
}

const std::string kSolid = R"(<properties><property name="solid" type="bool" value="true"/></properties>)";

std::string describeRectangles(const std::vector<TileRectangle>& rectangles)
{
    std::string text;
    for (const TileRectangle& r : rectangles)
        text += (text.empty() ? "" : " ") + std::to_string(r.x) + "," + std::to_string(r.y) + "," +
                std::to_string(r.width) + "x" + std::to_string(r.height);
    return text;
}

} // namespace

void TiledTilesTest::cellsAreMerged_data()
{
    QTest::addColumn<std::string>("picture"); // rows from the top; # is solid
    QTest::addColumn<std::string>("expected");
    using S = std::string;
    QTest::newRow("none") << S("..\n..") << S();
    QTest::newRow("one") << S("..\n.#") << S("1,1,1x1");
    QTest::newRow("room") << S("###\n#.#\n###") << S("0,0,3x1 0,1,1x2 2,1,1x2 1,2,1x1");
    QTest::newRow("block") << S("###\n###") << S("0,0,3x2");
    QTest::newRow("steps") << S("#..\n##.\n###") << S("0,0,1x3 1,1,1x2 2,2,1x1");
    QTest::newRow("wide below") << S(".#.\n###") << S("1,0,1x2 0,1,1x1 2,1,1x1");
    QTest::newRow("gap") << S("#.#") << S("0,0,1x1 2,0,1x1");
}

void TiledTilesTest::cellsAreMerged()
{
    QFETCH(const std::string, picture);
    QFETCH(const std::string, expected);
    std::vector<TileCell> cells;
    TileCell at;
    for (const char c : picture) {
        if (c == '#')
            cells.push_back(at);
        at = c == '\n' ? TileCell{0, at.y + 1} : TileCell{at.x + 1, at.y};
    }
    QCOMPARE(describeRectangles(mergedCells(cells)), expected);
}

void TiledTilesTest::rectanglesCoverRandomCellsOnce()
{
    for (std::uint64_t seed = 1; seed <= 200; ++seed) {
        Random random(seed);
        std::set<std::pair<int, int>> cells;
        std::vector<TileCell> list;
        const auto side = 1 + static_cast<std::int32_t>(random.below(12));
        for (std::uint64_t i = random.below(120); i-- > 0;) {
            const TileCell cell{static_cast<std::int32_t>(random.below(static_cast<std::uint64_t>(side))) - 5,
                                static_cast<std::int32_t>(random.below(static_cast<std::uint64_t>(side))) - 5};
            cells.insert({cell.x, cell.y});
            list.push_back(cell);
        }
        const auto rectangles = mergedCells(list);
        for (const TileRectangle& r : rectangles)
            for (int y = r.y; y < r.y + r.height; ++y)
                for (int x = r.x; x < r.x + r.width; ++x)
                    QVERIFY2(cells.erase({x, y}) == 1, qPrintable(QStringLiteral("seed %1").arg(seed)));
        QVERIFY2(cells.empty(), qPrintable(QStringLiteral("seed %1").arg(seed)));
        QVERIFY(rectangles.size() <= list.size());
    }
}

void TiledTilesTest::onlySolidTilesCollide_data()
{
    QTest::addColumn<std::string>("layer");
    QTest::addColumn<std::string>("positions"); // x of each object
    using S = std::string;
    QTest::newRow("without shapes") << floorWith("1,1,1") << S();
    QTest::newRow("full tiles") << floorWith("0,3,3,0,3") << S("2 4.5 ");
    QTest::newRow("solid layer") << floorWith("1,1,0,1", kSolid) << S("1 3.5 ");
    QTest::newRow("solid layer with full tiles") << floorWith("1,3,0,3", kSolid) << S("1 3.5 ");
    QTest::newRow("own shapes stay single") << floorWith("2,2,3") << S("0.5 1.5 2.5 ");
    QTest::newRow("two shapes") << floorWith("4") << S("0.5 ");
    QTest::newRow("empty") << floorWith("0,3") << S("1.5 ");
    QTest::newRow("flags alone") << floorWith("2147483648,3") << S("1.5 ");
}

void TiledTilesTest::onlySolidTilesCollide()
{
    QFETCH(const std::string, layer);
    QFETCH(const std::string, positions);
    const Scene scene = levelScene({{"maps/level.tmx", mapWith(kTileset + layer)}});
    std::string actual;
    for (const ObjectPtr& object : scene.objects()) {
        actual += QString::number(object->pose.position.x).toStdString() + " ";
        QCOMPARE(*object->layer, std::string("Floor"));
        QVERIFY(!object->isDynamic());
        QVERIFY(object->id.value >= 90);
    }
    QCOMPARE(actual, positions);
}

void TiledTilesTest::shapesOfTilesAreFlipped()
{
    const Scene scene = levelScene({{"maps/level.tmx", mapWith(kTileset + floorWith("2,2147483650,1610612738"))}});
    QCOMPARE(scene.size(), std::size_t{3});
    const Vec2 a{-0.5, 0.5};
    const Vec2 b{0.5, 0.5};
    const Vec2 c{-0.5, -0.5};
    const Vec2 d{0.5, -0.5};
    QVERIFY(scene.objects()[0]->shape == Shape(Polygon{{a, b, c}}));
    QVERIFY(scene.objects()[1]->shape == Shape(Polygon{{b, a, d}}));
    QVERIFY(scene.objects()[2]->shape == Shape(Polygon{{c, a, d}})); // diagonally, then top to bottom
}

void TiledTilesTest::fieldsComeFromLayersAndTiles()
{
    std::string tileset = kTileset;
    tileset.replace(tileset.find("worth"), 5, "mask\" type=\"int\" value=\"6\"/><property name=\"w");
    const Scene scene =
        levelScene({{"maps/level.tmx",
                     mapWith(tileset + floorWith("3,5", R"(<properties><property name="category" type="int" value="2"/>
              <property name="sound" value="stone"/></properties>)"))}});
    QCOMPARE(scene.size(), std::size_t{2});
    QCOMPARE(scene.objects()[0]->mask, 6U);
    QCOMPARE(scene.objects()[0]->name, std::string("Floor 1"));
    QCOMPARE(scene.objects()[1]->category, 2U);
    QVERIFY(scene.objects()[1]->properties.isEmpty());
    QVERIFY2(writeSceneCanonically(scene).find(R"("name": "sound", "type": "string", "value": "stone")") !=
                 std::string::npos,
             writeSceneCanonically(scene).c_str());
}

void TiledTilesTest::shapesThatChangeAreReportedOnce()
{
    const std::string tileset = R"(<tileset firstgid="1" name="eggs" tilewidth="16" tileheight="16"><tile id="0">
        <objectgroup><object id="1" width="16" height="8"><ellipse/></object></objectgroup></tile></tileset>)";
    const auto reading = readLevel({{"maps/level.tmx", mapWith(tileset + floorWith("1,1,1"))}});
    QVERIFY2(reading.scene && reading.scene->size() == 3, describeAll(reading).c_str());
    QCOMPARE(reading.problems.size(), std::size_t{2});
    QVERIFY(reading.problems[0].message.text().find("Tile 0 of \"eggs\" in the layer \"Floor\": an ellipse") == 0);
}

void TiledTilesTest::largeTilesStandOnTheirCell()
{
    const std::string tileset = R"(<tileset firstgid="1" name="big" tilewidth="32" tileheight="48" tilecount="1"
        columns="1"><tile id="0"><objectgroup><object id="1" x="0" y="0" width="32" height="48"/></objectgroup></tile>
        </tileset>)";
    const std::string layer = floorWith("0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1");
    const Scene scene = levelScene({{"maps/level.tmx", mapWith(tileset + layer)}});
    QCOMPARE(scene.size(), std::size_t{1});
    QVERIFY(scene.objects()[0]->shape == Shape(Box{2, 3}));
    QCOMPARE(scene.objects()[0]->pose.position, (Vec2{2, 7.5})); // pixels (16, 16) to (48, 64)
}

void TiledTilesTest::aLayerInJsonCanHaveManyTiles()
{
    constexpr int kSide = 2'100; // more tiles than values of other kinds are allowed
    std::string row = "1";
    for (int i = 1; i < kSide; ++i)
        row += ",1";
    std::string tiles = row;
    for (int i = 1; i < kSide; ++i)
        tiles += "," + row;
    const std::string size = R"("width": 2100, "height": 2100, )";
    const Scene scene =
        levelScene({{"maps/level.tmj", "{" + size +
                                           R"("tilewidth": 16, "tileheight": 16, "tilesets": [{"firstgid": 1,
        "name": "t", "tilewidth": 16, "tileheight": 16}], "layers": [{"type": "tilelayer", "name": "Floor", )" +
                                           size + R"("properties": [{"name": "solid", "type": "bool",
        "value": true}], "data": [)" + tiles +
                                           "]}]}"}});
    QCOMPARE(scene.size(), std::size_t{1});
}

void TiledTilesTest::picturesOfTilesCollideWithNothing()
{
    levels::LevelOptions options;
    options.tilePictures = true;
    const LevelFiles files{{"maps/level.tmx", mapWith(kTileset + floorWith("1,2,3,3"))}};
    const auto reading = readLevel(files, "maps/level.tmx", options);
    QVERIFY2(reading.scene, describeAll(reading).c_str());
    QCOMPARE(reading.atlases.size(), std::size_t{1});
    QCOMPARE(reading.atlases[0].atlas.regions.size(), std::size_t{3});
    std::size_t pictures = 0;
    for (const ObjectPtr& object : reading.scene->objects()) {
        if (object->sprite.isEmpty())
            continue;
        ++pictures;
        QCOMPARE(object->category | object->mask, 0U);
        QVERIFY(object->locked && object->sprite->order < 0);
        QCOMPARE(object->sprite->size, (Vec2{1, 1}));
    }
    QCOMPARE(pictures, std::size_t{4});
    QCOMPARE(reading.scene->size() - pictures, levelScene(files).size());
    QVERIFY(describeAll(reading).find("4 tiles are pictures that collide with nothing") != std::string::npos);
    const auto unknown = readLevel({{"maps/level.tmx", mapWith(R"(<tileset firstgid="1" name="t" tilewidth="16"
        tileheight="16"><image source="a.png"/></tileset>)" + floorWith("1,2"))}},
                                   "maps/level.tmx", options);
    QVERIFY2(unknown.scene && unknown.scene->size() == 0, describeAll(unknown).c_str());
    QVERIFY(describeAll(unknown).find("2 tiles whose pictures are not shown") != std::string::npos);
}

void TiledTilesTest::picturesAreFlippedLikeTheirTiles_data()
{
    QTest::addColumn<bool>("flipX");
    QTest::addColumn<bool>("flipY");
    QTest::addColumn<bool>("flipDiagonally");
    for (int flips = 0; flips < 8; ++flips)
        QTest::addRow("%d", flips) << ((flips & 1) != 0) << ((flips & 2) != 0) << ((flips & 4) != 0);
}

void TiledTilesTest::picturesAreFlippedLikeTheirTiles()
{
    QFETCH(const bool, flipX);
    QFETCH(const bool, flipY);
    QFETCH(const bool, flipDiagonally);
    levels::LevelOptions options;
    options.tilePictures = true;
    const std::uint32_t gid =
        1U | (flipX ? 0x8000'0000U : 0U) | (flipY ? 0x4000'0000U : 0U) | (flipDiagonally ? 0x2000'0000U : 0U);
    const Scene scene = levelScene({{"maps/level.tmx", mapWith(kTileset + floorWith(std::to_string(gid)))}}, options);
    QCOMPARE(scene.size(), std::size_t{1});
    const SceneObject& picture = *scene.objects().front();
    for (const Vec2 corner : {Vec2{0.25, 0.5}, Vec2{0.5, -0.25}}) { // y up, around the middle
        // Tiled: first the diagonal from the upper left to the lower right is the axis, then the others.
        Vec2 expected = flipDiagonally ? Vec2{-corner.y, -corner.x} : corner;
        expected = {flipX ? -expected.x : expected.x, flipY ? -expected.y : expected.y};
        const Vec2 mirrored{picture.sprite->mirrorX ? -corner.x : corner.x,
                            picture.sprite->mirrorY ? -corner.y : corner.y};
        QCOMPARE(rotated(mirrored, picture.pose.angle), expected);
    }
}

BROADSIDE_TEST(TiledTilesTest)

} // namespace broadside::test::tst_tiled_tiles

#include "tst_tiled_tiles.moc"
