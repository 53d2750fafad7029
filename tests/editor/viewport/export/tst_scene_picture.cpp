#include "editor/viewport/export/scene_picture.h"
#include "tests/support/cannon_world.h"
#include "tests/support/printers.h"
#include "tests/support/test.h"

#include <QGuiApplication>

#include <set>

namespace broadside::test::tst_scene_picture {

namespace {

int difference(QColor a, Rgba b)
{
    return std::max({std::abs(a.red() - b.r), std::abs(a.green() - b.g), std::abs(a.blue() - b.b)});
}

} // namespace

class TestScenePicture : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { m_atlas = std::make_unique<GlyphAtlas>(); }
    void cleanupTestCase() { m_atlas.reset(); }
    void hoveredObjectItsCellsAndTheRestHaveTheirColours_data();
    void hoveredObjectItsCellsAndTheRestHaveTheirColours();
    void wholeWorldIsSeen_data();
    void wholeWorldIsSeen();
    void whoStandsOnTheEdgeIsSeenAllOver();
    void askedForPartFillsThePicture();
    void sameSceneSamePicture();
    void whatCannotBeDrawnIsRefused_data();
    void whatCannotBeDrawnIsRefused();
    void structureIsInThePictureOnlyWhenAsked();
    void guidesAreInThePictureOnlyWhenAsked();
    void showReadsNames();
    void showRefusesUnknownNames_data();
    void showRefusesUnknownNames();
    void spritesAreShownByName();
    void spritesAreThereWhereTheirBoxesAreNot();

private:
    [[nodiscard]] QImage image(const Scene& scene, const PictureOptions& options)
    {
        const auto picture = renderScene(scene, options, *m_atlas);
        if (!picture) {
            qWarning("%s", describe(picture.problem()).c_str());
            return {};
        }
        return picture.value();
    }
    std::unique_ptr<GlyphAtlas> m_atlas;
};

void TestScenePicture::hoveredObjectItsCellsAndTheRestHaveTheirColours_data()
{
    QTest::addColumn<bool>("dark");
    QTest::newRow("dark") << true;
    QTest::newRow("light") << false;
}

void TestScenePicture::hoveredObjectItsCellsAndTheRestHaveTheirColours()
{
    QFETCH(bool, dark);
    PictureOptions options;
    options.theme = dark ? darkTheme() : lightTheme();
    options.highlighted = {3};
    const Scene scene = test::cannonWorld();
    const QImage picture = image(scene, options);
    QCOMPARE(picture.size(), QSize(1200, 700));
    const Camera2D camera = pictureOf(scene, options).value().camera;
    const auto at = [&](Vec2 world) {
        const Vec2 pixel = camera.toScreen(world);
        return picture.pixelColor(static_cast<int>(pixel.x), static_cast<int>(pixel.y));
    };
    const Theme& theme = options.theme;
    QVERIFY2(difference(at({3.0, 1.5}), theme[Mark::Hovered].stroke.color) < 8, qPrintable(at({3.0, 1.5}).name()));
    QVERIFY2(difference(at({0.2, 0.02}), theme[Mark::Launcher].fill.color) < 8, qPrintable(at({0.2, 0.02}).name()));
    QVERIFY2(difference(at({6.2, 3.7}), theme.background) < 3, qPrintable(at({6.2, 3.7}).name()));
    QVERIFY2(difference(at({-0.3, 3.0}), theme.outside) < 3, qPrintable(at({-0.3, 3.0}).name()));
    // Cell 1 is hatched: its colours differ from each other and from the ground.
    std::set<QRgb> hatch;
    for (double x = 4.0; x < 4.6; x += 0.01) {
        QVERIFY(difference(at({x, 2.2}), theme.background) > 5);
        hatch.insert(at({x, 2.2}).rgb());
    }
    QVERIFY(hatch.size() >= 2);
}

void TestScenePicture::wholeWorldIsSeen_data()
{
    QTest::addColumn<int>("width");
    QTest::addColumn<int>("height");
    QTest::newRow("usual") << 1200 << 700;
    QTest::newRow("wide") << 2000 << 300;
    QTest::newRow("high") << 300 << 900;
    QTest::newRow("a stamp") << 16 << 16;
    QTest::newRow("a pixel") << 1 << 1;
}

void TestScenePicture::wholeWorldIsSeen()
{
    QFETCH(int, width);
    QFETCH(int, height);
    PictureOptions options;
    options.size = {static_cast<double>(width), static_cast<double>(height)};
    options.show.legend = true;
    const auto picture = pictureOf(test::cannonWorld(), options);
    QVERIFY(picture.ok());
    const Aabb seen = picture.value().camera.visibleWorld();
    QVERIFY2(contains(seen, Aabb{{0.0, 0.0}, {9.6, 4.8}}), describeForTest(seen).c_str());
    QCOMPARE(image(test::cannonWorld(), options).size(), QSize(width, height));
}

void TestScenePicture::whoStandsOnTheEdgeIsSeenAllOver()
{
    Scene scene = test::cannonWorld();
    const auto append = [&](std::uint64_t id, Vec2 position) {
        SceneObject object;
        object.id = {id};
        object.kind = ObjectKind::Dynamic;
        object.shape = Box{1.0, 1.0};
        object.pose.position = position;
        scene.append(std::make_shared<const SceneObject>(object));
    };
    append(101, {4.0, 4.6});
    append(102, {4.0, 60.0}); // far away
    const Aabb seen = pictureOf(scene, {}).value().camera.visibleWorld();
    QVERIFY2(contains(seen, Aabb{{3.5, 4.1}, {4.5, 5.1}}), describeForTest(seen).c_str());
    QVERIFY2(seen.hi.y < 8.0, describeForTest(seen).c_str());
}

void TestScenePicture::askedForPartFillsThePicture()
{
    PictureOptions options;
    options.size = {400.0, 200.0};
    options.view = Aabb{{2.0, 1.0}, {4.0, 2.0}};
    const Aabb seen = pictureOf(test::cannonWorld(), options).value().camera.visibleWorld();
    VERIFY_NEAR(seen.lo, options.view->lo, 1e-9);
    VERIFY_NEAR(seen.hi, options.view->hi, 1e-9);
}

void TestScenePicture::sameSceneSamePicture()
{
    PictureOptions options;
    options.highlighted = {2};
    QCOMPARE(image(test::cannonWorld(), options), image(test::cannonWorld(), options));
}

void TestScenePicture::whatCannotBeDrawnIsRefused_data()
{
    QTest::addColumn<double>("width");
    QTest::addColumn<double>("viewWidth");
    QTest::addColumn<quint64>("object");
    QTest::addColumn<double>("cellSize");
    QTest::addColumn<QString>("words");
    QTest::newRow("no size") << 0.0 << 1.0 << quint64{0} << 2.5 << QStringLiteral("is empty");
    QTest::newRow("empty part") << 100.0 << 0.0 << quint64{0} << 2.5 << QStringLiteral("empty");
    QTest::newRow("unknown object") << 100.0 << 1.0 << quint64{99} << 2.5 << QStringLiteral("object 99");
    QTest::newRow("too many cells") << 100.0 << 1.0 << quint64{0} << 1e-6 << QStringLiteral("cell");
}

void TestScenePicture::whatCannotBeDrawnIsRefused()
{
    QFETCH(double, width);
    QFETCH(double, viewWidth);
    QFETCH(quint64, object);
    QFETCH(double, cellSize);
    QFETCH(QString, words);
    Scene scene = test::cannonWorld();
    scene.broadPhase.cellSize = cellSize;
    PictureOptions options;
    options.size.x = width;
    options.view = Aabb{{0.0, 0.0}, {viewWidth, 1.0}};
    options.highlighted = {object};
    const auto picture = pictureOf(scene, options);
    QVERIFY(!picture.ok());
    const QString text = QString::fromStdString(describe(picture.problem()));
    QVERIFY2(text.contains(words), qPrintable(text));
    QVERIFY(!picture.problem().remedy.empty());
}

void TestScenePicture::structureIsInThePictureOnlyWhenAsked()
{
    Scene scene = test::cannonWorld();
    scene.broadPhase.algorithm = Algorithm::Quadtree;
    PictureOptions options;
    const QImage plain = image(scene, options);
    QVERIFY(!pictureOf(scene, options).value().structure);
    options.show.structure = true;
    const auto picture = pictureOf(scene, options);
    QCOMPARE(picture.value().structure->structure.parts.size(), 1U); // a node is not divided for three objects
    const Aabb root = picture.value().structure->structure.parts[0].box;
    const Vec2 edge = picture.value().camera.toScreen({0.5 * root.lo.x + 0.5 * root.hi.x, root.lo.y});
    const QPoint at(static_cast<int>(edge.x), static_cast<int>(edge.y));
    QVERIFY(difference(image(scene, options).pixelColor(at), options.theme[Mark::Structure].stroke.color) < 40);
    QVERIFY(difference(plain.pixelColor(at), options.theme[Mark::Structure].stroke.color) > 40);
}

void TestScenePicture::guidesAreInThePictureOnlyWhenAsked()
{
    Scene scene = test::cannonWorld();
    PictureOptions options;
    const QImage without = image(scene, options);
    scene.guides.add({GuideAxis::X, 7.0});
    QVERIFY(image(scene, options) == without);
    options.show.guides = true;
    const QImage with = image(scene, options);
    const int x = static_cast<int>(pictureOf(scene, options).value().camera.toScreen({7.0, 0.0}).x);
    int dashes = 0;
    for (int y = 0; y < with.height(); ++y)
        dashes += difference(with.pixelColor(x, y), options.theme.guide) < 60 ? 1 : 0;
    QVERIFY2(dashes > with.height() / 4, qPrintable(QString::number(dashes)));
    QVERIFY(parseShow("guides").value().guides);
}

void TestScenePicture::showReadsNames()
{
    const auto request = parseShow("grid, heat");
    QVERIFY(request.ok());
    ShowFlags expected;
    expected.ids = expected.shapes = expected.sprites = expected.axes = expected.faults = false;
    expected.heat = true;
    QVERIFY(request.value() == expected);
}

void TestScenePicture::showRefusesUnknownNames_data()
{
    QTest::addColumn<QByteArray>("names");
    QTest::newRow("unknown") << QByteArray("grid,gird");
    QTest::newRow("empty") << QByteArray("");
    QTest::newRow("empty in between") << QByteArray("grid,,ids");
    QTest::newRow("other case") << QByteArray("Grid");
}

void TestScenePicture::showRefusesUnknownNames()
{
    QFETCH(QByteArray, names);
    const auto request = parseShow(names.constData());
    QVERIFY(!request.ok());
    QVERIFY(request.problem().remedy.text().find("grid, ids, counts, heat, shapes, boxes, labels") !=
            std::string::npos);
}

void TestScenePicture::spritesAreShownByName()
{
    QVERIFY(parseShow("shapes,sprites").value().sprites);
    QVERIFY(!parseShow("shapes").value().sprites);
}

void TestScenePicture::spritesAreThereWhereTheirBoxesAreNot()
{
    Scene scene = test::cannonWorld();
    auto target = *scene.find({3});
    Sprite sprite;
    sprite.region = "missing";
    sprite.size = {4.0, 4.0};
    target.sprite = sprite;
    scene.replace(std::make_shared<const SceneObject>(target));
    auto broadPhase = makeBroadPhase(scene.broadPhase, scene.world.width, scene.world.height).value();
    const ObjectTable objects(scene);
    addAll(objects, *broadPhase);
    broadPhase->update();
    PictureOptions options;
    options.view = Aabb{{4.5, 1.0}, {5.0, 1.5}}; // a view 1 m to the right of its box
    const AtlasSet atlases;
    const auto drawn = [&](const PictureSprites& sprites) {
        return pictureOf(objects, *broadPhase, scene.world, options, {}, {}, sprites)
            .value()
            .list[DisplayLayer::Sprites]
            .sprites.size();
    };
    QCOMPARE(drawn({&atlases, nullptr}), std::size_t{1});
    QCOMPARE(drawn({}), std::size_t{0});
}

BROADSIDE_OFFSCREEN_TEST(TestScenePicture)

} // namespace broadside::test::tst_scene_picture

#include "tst_scene_picture.moc"
