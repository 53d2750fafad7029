#include "core/levels/tiled/tiled_map.h"
#include "tests/core/levels/level_files.h"
#include "tests/support/metatypes.h"
#include "tests/support/printers.h"
#include "tests/support/test.h"

namespace broadside::test::tst_tiled_objects {

/// Objects of Tiled become objects of a scene. The expected numbers were computed by hand from the rules of
/// resources/manual/levels.md: 16 pixels are one metre, and the map is 10 m high.
class TiledObjectsTest : public QObject {
    Q_OBJECT

private slots:
    void formsBecomeShapes_data();
    void formsBecomeShapes();
    void tilesBecomeShapes_data();
    void tilesBecomeShapes();
    void anEllipseIsAPolygonOnIt();
    void groupsAddUp();
    void objectsAreOrderedAsTheyAreDrawn();
    void idsStayAndAreUnique();
    void theScaleIsChosen_data();
    void theScaleIsChosen();
    void whatIsNotCarriedOverIsReported_data();
    void whatIsNotCarriedOverIsReported();
    void otherOrientationsKeepObjects();
    void anInfiniteMapBeginsWhereItIsUsed();
};

namespace {

/// A row for an object with these attributes and children.
void addForm(const char* name, const char* attributes, const char* content, const Shape& shape, Vec2 position,
             double angle)
{
    QTest::newRow(name) << std::string(attributes) << std::string(content) << shape << position << angle;
}

Mesh lineThrough(std::vector<Vec2> points)
{
    Mesh mesh;
    for (std::uint32_t i = 0; i + 1 < points.size(); ++i)
        mesh.indices.edit().insert(mesh.indices.end(), {i, i + 1, i + 1});
    mesh.vertices = std::move(points);
    mesh.asTriangles = false;
    return mesh;
}

std::string differenceOf(const SceneObject& object, const Shape& shape, Vec2 position, double angle)
{
    Scene actual;
    Scene expected;
    actual.append(std::make_shared<SceneObject>(object));
    expected.append(edited(object, [&](SceneObject& copy) {
        copy.shape = shape;
        copy.pose = {position, angle, {1.0, 1.0}};
    }));
    return SceneDifference(1e-7).between(actual, expected);
}

} // namespace

void TiledObjectsTest::formsBecomeShapes_data()
{
    QTest::addColumn<std::string>("attributes");
    QTest::addColumn<std::string>("content");
    QTest::addColumn<Shape>("shape");
    QTest::addColumn<Vec2>("position");
    QTest::addColumn<double>("angle");
    const char* const rectangle = R"(x="32" y="16" width="48" height="16")";
    const auto rotatedBy = [&](const char* degrees) {
        return std::string(rectangle) + " rotation=\"" + degrees + "\"";
    };
    addForm("rectangle", rectangle, "", Box{3, 1}, {3.5, 8.5}, 0);
    // (24, 8) from the corner to the middle, rotated clockwise by 90 degrees: (-8, 24)
    addForm("rectangle, 90 degrees", rotatedBy("90").c_str(), "", OrientedBox{3, 1}, {1.5, 7.5}, -90);
    addForm("rectangle, -270 degrees", rotatedBy("-270").c_str(), "", OrientedBox{3, 1}, {1.5, 7.5}, 270);
    // (24 cos 30 - 8 sin 30, 24 sin 30 + 8 cos 30) = (16.7846097, 18.9282032)
    addForm("rectangle, 30 degrees", rotatedBy("30").c_str(), "", OrientedBox{3, 1}, {3.04903811, 7.81698730}, -30);
    addForm("rectangle without height", R"(x="16" y="32" width="32")", "", lineThrough({{-1, 0}, {1, 0}}), {2, 8}, 0);
    addForm("circle", R"(x="16" y="16" width="32" height="32")", "<ellipse/>", Circle{1}, {2, 8}, 0);
    addForm("circle, 90 degrees", R"(x="16" y="16" width="32" height="32" rotation="90")", "<ellipse/>", Circle{1},
            {0, 8}, -90);
    addForm("capsule", R"(x="0" y="0" width="48" height="16")", "<capsule/>", Capsule{{-1, 0}, {1, 0}, 0.5}, {1.5, 9.5},
            0);
    addForm("high capsule", R"(x="0" y="0" width="16" height="48")", "<capsule/>", Capsule{{0, 1}, {0, -1}, 0.5},
            {0.5, 8.5}, 0);
    addForm("round capsule", R"(x="0" y="0" width="16" height="16")", "<capsule/>", Circle{0.5}, {0.5, 9.5}, 0);
    addForm("polygon", R"(x="64" y="64")", R"(<polygon points="0,0 32,0 0,32"/>)", Polygon{{{-1, 1}, {1, 1}, {-1, -1}}},
            {5, 5}, 0);
    addForm("polygon, 90 degrees", R"(x="64" y="64" rotation="90")", R"(<polygon points="0,0 32,0 0,32"/>)",
            Polygon{{{-1, 1}, {1, 1}, {-1, -1}}}, {3, 5}, -90);
    addForm("closed polygon", R"(x="64" y="64")", R"(<polygon points="0,0 32,0 32,0 0,32 0,0"/>)",
            Polygon{{{-1, 1}, {1, 1}, {-1, -1}}}, {5, 5}, 0);
    addForm("polygon of two points", R"(x="0" y="0")", R"(<polygon points="0,0 32,0"/>)",
            lineThrough({{-1, 0}, {1, 0}}), {1, 10}, 0);
    addForm("polyline that begins elsewhere", R"(x="0" y="0")", R"(<polyline points="16,0 48,32"/>)",
            lineThrough({{-1, 1}, {1, -1}}), {2, 9}, 0);
    addForm("polyline, 180 degrees", R"(x="64" y="64" rotation="180")", R"(<polyline points="0,0 32,0 32,32"/>)",
            lineThrough({{-1, 1}, {1, 1}, {1, -1}}), {3, 7}, -180);
    addForm("point", R"(x="80" y="48")", "<point/>", Circle{0.25}, {5, 7}, 0);
    addForm("nothing", R"(x="80" y="48")", "", Circle{0.25}, {5, 7}, 0);
    addForm("text", R"(x="0" y="0" width="64" height="32")", "<text>Hello</text>", Box{4, 2}, {2, 9}, 0);
}

void TiledObjectsTest::formsBecomeShapes()
{
    QFETCH(const std::string, attributes);
    QFETCH(const std::string, content);
    QFETCH(const Shape, shape);
    QFETCH(const Vec2, position);
    QFETCH(const double, angle);
    const Scene scene = levelScene(
        {{"maps/level.tmx", mapWith(objectLayer("<object id=\"7\" " + attributes + ">" + content + "</object>"))}});
    QCOMPARE(scene.size(), std::size_t{1});
    const std::string difference = differenceOf(*scene.find({7}), shape, position, angle);
    QVERIFY2(difference.empty(), (difference + writeObject(*scene.find({7}))).c_str());
}

void TiledObjectsTest::tilesBecomeShapes_data()
{
    QTest::addColumn<std::string>("attributes");
    QTest::addColumn<std::string>("tileset"); // more attributes
    QTest::addColumn<Shape>("shape");
    QTest::addColumn<Vec2>("position");
    QTest::addColumn<double>("angle");
    // Triangles of the tile, in metres around its middle.
    const Vec2 upperLeft{-0.5, 0.5};
    const Vec2 upperRight{0.5, 0.5};
    const Vec2 lowerLeft{-0.5, -0.5};
    const Vec2 lowerRight{0.5, -0.5};
    const auto gid = [](std::uint32_t flags) {
        return "gid=\"" + std::to_string(flags | 2) + R"(" x="0" y="16" width="16" height="16")";
    };
    const auto add = [](const char* name, const std::string& attributes, const Shape& shape, Vec2 position,
                        double angle = 0.0, const char* tileset = "") {
        QTest::newRow(name) << attributes << std::string(tileset) << shape << position << angle;
    };
    using levels::tiled::kFlipDiagonal;
    using levels::tiled::kFlipX;
    using levels::tiled::kFlipY;
    add("plain", gid(0), Polygon{{upperLeft, upperRight, lowerLeft}}, {0.5, 9.5});
    add("flipped left to right", gid(kFlipX), Polygon{{upperRight, upperLeft, lowerRight}}, {0.5, 9.5});
    add("flipped top to bottom", gid(kFlipY), Polygon{{lowerLeft, lowerRight, upperLeft}}, {0.5, 9.5});
    add("flipped diagonally", gid(kFlipDiagonal), Polygon{{upperLeft, lowerLeft, upperRight}}, {0.5, 9.5});
    // A quarter clockwise: diagonal first, then left to right.
    add("quarter", gid(kFlipDiagonal | kFlipX), Polygon{{upperRight, lowerRight, upperLeft}}, {0.5, 9.5});
    add("hexagonal flag", gid(0x1000'0000), Polygon{{upperLeft, upperRight, lowerLeft}}, {0.5, 9.5});
    add("stretched", R"(gid="2" x="0" y="32" width="64" height="32")", Polygon{{{-2, 1}, {2, 1}, {-2, -1}}}, {2, 9});
    add("its tile's size", R"(gid="2" x="0" y="16")", Polygon{{upperLeft, upperRight, lowerLeft}}, {0.5, 9.5});
    add("without shapes", R"(gid="1" x="32" y="48" width="32" height="16")", Box{2, 1}, {3, 7.5});
    // (16, -8) from the lower left corner to the middle, rotated clockwise by 90 degrees: (8, 16)
    add("rotated", R"(gid="1" x="32" y="48" width="32" height="16" rotation="90")", OrientedBox{2, 1}, {2.5, 6}, -90);
    add("circle", R"(gid="5" x="0" y="32" width="32" height="32")", Circle{1}, {1, 9});
    add("two shapes", R"(gid="4" x="0" y="16")",
        Compound{{{{-0.25, 0.375}, 0, OrientedBox{0.5, 0.25}}, {{0.25, -0.25}, 0, Circle{0.25}}}}, {0.5, 9.5});
    add("aligned at the top left", R"(gid="1" x="32" y="48")", Box{1, 1}, {2.5, 6.5}, 0,
        R"(objectalignment="topleft")");
    add("aligned at the middle", R"(gid="1" x="32" y="48")", Box{1, 1}, {2, 7}, 0, R"(objectalignment="center")");
    add("aligned at the right", R"(gid="1" x="32" y="48")", Box{1, 1}, {1.5, 7}, 0, R"(objectalignment="right")");
}

void TiledObjectsTest::tilesBecomeShapes()
{
    QFETCH(const std::string, attributes);
    QFETCH(const std::string, tileset);
    QFETCH(const Shape, shape);
    QFETCH(const Vec2, position);
    QFETCH(const double, angle);
    std::string text = kTileset;
    text.insert(text.find(" firstgid"), " " + tileset);
    const Scene scene =
        levelScene({{"maps/level.tmx", mapWith(text + objectLayer("<object id=\"7\" " + attributes + "/>"))}});
    QCOMPARE(scene.size(), std::size_t{1});
    const std::string difference = differenceOf(*scene.find({7}), shape, position, angle);
    QVERIFY2(difference.empty(), (difference + writeObject(*scene.find({7}))).c_str());
}

void TiledObjectsTest::anEllipseIsAPolygonOnIt()
{
    const Scene scene = levelScene(
        {{"maps/level.tmx",
          mapWith(objectLayer(R"(<object id="1" x="16" y="32" width="64" height="32"><ellipse/></object>)"))}});
    const SceneObject& object = *scene.find({1});
    QCOMPARE(object.pose.position, (Vec2{3, 7}));
    const auto* const polygon = std::get_if<Polygon>(&object.shape);
    QVERIFY(polygon && polygon->points.size() == 32);
    for (const Vec2 point : polygon->points)
        VERIFY_NEAR(point.x * point.x / 4.0 + point.y * point.y, 1.0, 1e-12);
}

void TiledObjectsTest::groupsAddUp()
{
    const std::string object = R"(<object id="1" x="16" y="16" width="16" height="16"/>)";
    const Scene scene = levelScene(
        {{"maps/level.tmx",
          mapWith(
              R"(<group name="Outer" offsetx="16" offsety="32" opacity="0.5"><group name="Inner" offsetx="8" locked="1">)" +
              objectLayer(object, R"(name="Deep" offsety="-16" opacity="0.5" visible="0" color="#ff112233")") +
              "</group></group>")}});
    QCOMPARE(scene.find({1})->pose.position, (Vec2{3.0, 7.5}));
    QCOMPARE(*scene.find({1})->layer, std::string("Outer/Inner/Deep"));
    QCOMPARE(scene.layers.size(), std::size_t{1});
    const Layer& layer = scene.layers.front();
    QCOMPARE(layer.name, std::string("Outer/Inner/Deep"));
    QCOMPARE(layer.opacity, 0.25);
    QVERIFY(!layer.visible && layer.locked);
    QVERIFY(layer.color && hexOf(*layer.color) == "#112233");
}

void TiledObjectsTest::objectsAreOrderedAsTheyAreDrawn()
{
    const std::string objects = R"(<object id="1" x="0" y="90" width="8" height="8"/>
        <object id="2" x="0" y="10" width="8" height="8"/><object id="3" x="0" y="90" width="8" height="8"/>)";
    const auto order = [&](const std::string& attributes) {
        const Scene scene = levelScene({{"maps/level.tmx", mapWith(objectLayer(objects, attributes))}});
        std::string ids;
        for (const ObjectPtr& object : scene.objects())
            ids += std::to_string(object->id.value);
        return ids;
    };
    QCOMPARE(order(R"(name="a")"), std::string("213"));
    QCOMPARE(order(R"(name="a" draworder="index")"), std::string("123"));
}

void TiledObjectsTest::idsStayAndAreUnique()
{
    const auto reading =
        readLevel({{"maps/level.tmx", mapWith(objectLayer(R"(<object id="5" name="a" width="1" height="1"/>
        <object id="5" name="b" width="1" height="1"/><object name="c" width="1" height="1"/>)"))}});
    QVERIFY2(reading.scene, describeAll(reading).c_str());
    QCOMPARE(reading.scene->find({5})->name, std::string("a"));
    QCOMPARE(reading.scene->find({90})->name, std::string("b")); // nextobjectid
    QCOMPARE(reading.scene->find({91})->name, std::string("c"));
    QVERIFY2(describeAll(reading).find("The id 5 is given twice") != std::string::npos, describeAll(reading).c_str());
}

void TiledObjectsTest::theScaleIsChosen_data()
{
    QTest::addColumn<double>("option"); // 0: none
    QTest::addColumn<bool>("hasProperty");
    QTest::addColumn<double>("width");
    QTest::newRow("of the map") << 0.0 << true << 10.0;
    QTest::newRow("of the option") << 8.0 << true << 20.0;
    QTest::newRow("usual") << 0.0 << false << 5.0;
}

void TiledObjectsTest::theScaleIsChosen()
{
    QFETCH(const double, option);
    QFETCH(const bool, hasProperty);
    QFETCH(const double, width);
    std::string text = mapWith(objectLayer(R"(<object id="1" x="0" y="0" width="16" height="16"/>)"));
    if (!hasProperty)
        text.replace(text.find("pixelsPerMetre"), 14, "pixelsPerMeter");
    levels::LevelOptions options;
    if (option > 0.0)
        options.pixelsPerMetre = option;
    const Scene scene = levelScene({{"maps/level.tmx", text}}, options);
    QCOMPARE(scene.world.width, width);
    QCOMPARE(scene.world.height, width);
    const double side = 16.0 * width / 160.0;
    QCOMPARE(scene.find({1})->pose.position, (Vec2{0.5 * side, width - 0.5 * side}));
}

void TiledObjectsTest::whatIsNotCarriedOverIsReported_data()
{
    QTest::addColumn<std::string>("content");
    QTest::addColumn<std::string>("words");
    const auto object = [](const char* attributes, const char* content) {
        return objectLayer(std::string("<object id=\"3\" name=\"It\" ") + attributes + ">" + content + "</object>");
    };
    using S = std::string;
    QTest::newRow("ellipse") << object(R"(width="9" height="8")", "<ellipse/>") << S("\"It\": an ellipse becomes");
    QTest::newRow("point") << object("", "<point/>") << S("\"It\": a point has no shape");
    QTest::newRow("text") << object(R"(width="9" height="8")", "<text>x</text>") << S("\"It\": a text becomes");
    QTest::newRow("opacity") << object(R"(width="9" height="8" opacity="0.5")", "")
                             << S("only sprites have their own opacity");
    QTest::newRow("crossing sides") << object("", R"(<polygon points="0,0 9,9 9,0 0,9"/>)")
                                    << S("not a simple polygon");
    QTest::newRow("one point") << object("", R"(<polygon points="0,0"/>)") << S("fewer than two");
    QTest::newRow("unknown tile") << object(R"(gid="7" width="9" height="8")", "") << S("is in no tileset");
    QTest::newRow("wrong kind") << object(R"(width="9" height="8")",
                                          R"(<properties><property name="kind" value="flying"/></properties>)")
                                << S("\"It\" has the property \"kind\", whose value");
    QTest::newRow("picture") << S(R"(<imagelayer id="4" name="Sky"><image source="sky.png"/></imagelayer>)")
                             << S("The layer \"Sky\" is a picture");
    QTest::newRow("parallax") << S(R"(<objectgroup name="Far" parallaxx="0.5"/>)")
                              << S("\"Far\" has a parallax factor");
    QTest::newRow("class of a layer") << S(R"(<objectgroup name="Far" class="Sky"/>)") << S("\"Far\" has the class");
    QTest::newRow("tint") << S(R"(<objectgroup name="Red" tintcolor="#ff0000"/>)") << S("\"Red\" has a tint colour");
}

void TiledObjectsTest::whatIsNotCarriedOverIsReported()
{
    QFETCH(const std::string, content);
    QFETCH(const std::string, words);
    const auto reading = readLevel({{"maps/level.tmx", mapWith(content)}});
    QVERIFY2(reading.scene, describeAll(reading).c_str());
    QCOMPARE(reading.problems.size(), std::size_t{1});
    const Problem& problem = reading.problems.front();
    QVERIFY2(problem.message.text().find(words) != std::string::npos, describe(problem).c_str());
    QCOMPARE(problem.file, std::string("maps/level.tmx"));
    QVERIFY(problem.line >= 4 && problem.column >= 1);
    QVERIFY(problem.severity != Severity::Error);
}

void TiledObjectsTest::otherOrientationsKeepObjects()
{
    std::string text = mapWith(kTileset + objectLayer(R"(<object id="1" x="16" y="32" width="16" height="16"/>)") +
                               R"(<layer name="Floor" width="10" height="10"><data encoding="csv">)" +
                               [] {
                                   std::string zeros = "3";
                                   for (int i = 1; i < 100; ++i)
                                       zeros += ",3";
                                   return zeros;
                               }() +
                               "</data></layer>");
    text.replace(text.find("orthogonal"), 10, "isometric");
    const auto reading = readLevel({{"maps/level.tmx", text}});
    QVERIFY2(reading.scene, describeAll(reading).c_str());
    QCOMPARE(reading.scene->size(), std::size_t{1});
    QCOMPARE(reading.scene->find({1})->pose.position, (Vec2{1.5, 7.5}));
    QVERIFY(describeAll(reading).find("\"Floor\" is left out: tiles of isometric maps") != std::string::npos);
}

void TiledObjectsTest::anInfiniteMapBeginsWhereItIsUsed()
{
    const auto reading = readLevel(
        {{"maps/level.tmx",
          mapWith(
              kTileset + objectLayer(R"(<object id="1" x="-40" y="-20" width="8" height="4"/>)") +
                  R"(<layer name="Floor"><data encoding="csv"><chunk x="2" y="1" width="2" height="2">3,0,0,3</chunk>
                      </data></layer>)",
              R"(infinite="1")")}});
    QVERIFY2(reading.scene, describeAll(reading).c_str());
    // From the pixel (-48, -32) to (64, 48).
    QCOMPARE(reading.scene->world.width, 7.0);
    QCOMPARE(reading.scene->world.height, 5.0);
    QCOMPARE(reading.scene->find({1})->pose.position, (Vec2{0.75, 4.125}));
    QCOMPARE(reading.scene->size(), std::size_t{3});
    QCOMPARE(reading.scene->objects()[1]->pose.position, (Vec2{5.5, 1.5}));
    QCOMPARE(reading.scene->objects()[2]->pose.position, (Vec2{6.5, 0.5}));
    QVERIFY(describeAll(reading).find("upper left corner is the pixel -48, -32") != std::string::npos);
}

BROADSIDE_TEST(TiledObjectsTest)

} // namespace broadside::test::tst_tiled_objects

#include "tst_tiled_objects.moc"
