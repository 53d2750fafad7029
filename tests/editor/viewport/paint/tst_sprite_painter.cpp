#include "core/scene/generate.h"
#include "editor/document/sprite_texture.h"
#include "tests/support/editor/painting.h"
#include "tests/support/test.h"

namespace broadside::test::tst_sprite_painter {

namespace {

LoadedAtlas loaded(std::string entry, Atlas atlas)
{
    QImage image(atlas.size.width, atlas.size.height, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::white);
    LoadedAtlas result;
    result.entry = std::move(entry);
    result.texture = std::make_shared<const SpriteTexture>(SpriteTexture{std::move(image), atlas.filter});
    result.atlas = std::make_shared<const Atlas>(std::move(atlas));
    return result;
}

AtlasRegion regionOf(const char* name, PixelRect rect)
{
    AtlasRegion region;
    region.name = name;
    region.rect = rect;
    return region;
}

/// 64 pixels per metre.
Atlas sampleAtlas()
{
    Atlas atlas;
    atlas.size = {64, 64};
    atlas.regions = {regionOf("cannon", {0, 0, 64, 32}), regionOf("ball", {0, 32, 16, 16}),
                     regionOf("target", {32, 32, 32, 32}), regionOf("A", {16, 32, 8, 8}),
                     regionOf("B", {24, 32, 4, 8})};
    atlas.regions[3].glyph = U'A';
    atlas.regions[4].glyph = U'B';
    atlas.animations = {{"shift", Playback::Loop, {{"ball", 0.5}, {"target", 0.5}}}};
    return atlas;
}

AtlasSet setOf(std::vector<LoadedAtlas> atlases) { return AtlasSet(std::move(atlases)); }

Scene sceneWith(const Sprite& sprite)
{
    Scene scene;
    append(scene, 1, ObjectKind::Static, {3.0, 2.0}, Box{1.0, 1.0});
    scene.replace(edited(*scene.find({1}), [&](SceneObject& o) { o.sprite = sprite; }));
    return scene;
}

Sprite picture(const char* region)
{
    Sprite sprite;
    sprite.region = region;
    return sprite;
}

std::vector<DisplaySprite> spritesOf(const Scene& scene, const AtlasSet& atlases)
{
    Painting painting(scene);
    painting.atlases = &atlases;
    painting.paint();
    return painting.layer(DisplayLayer::Sprites).sprites;
}

} // namespace

class TestSpritePainter : public QObject {
    Q_OBJECT
private slots:
    void pictureStandsWhereItsObjectDoes();
    void sizeOffsetAndMirrorsCount();
    void turnedAndTrimmedRegionsStandUpright();
    void pictureIsMirroredWhereItsObjectMovesTheOtherWay();
    void textsAreGlyphsSideBySide();
    void missingPicturesAreCheckers_data();
    void missingPicturesAreCheckers();
    void orderAndTextureDecideWhatIsOnTop();
    void thoseBelowZeroAreBackdrops();
    void objectsWithASpriteHaveAnOutlineOnly();
    void switchedOffThereAreShapes();
    void picturesThatAreLargerThanAPixelAreNoDensity();
    void ghostsShowTheirPictures();
    void tintAndOpacityOfTheLayerMultiply();
    void sampleWorldsAreOneBatch_data();
    void sampleWorldsAreOneBatch();
};

void TestSpritePainter::pictureStandsWhereItsObjectDoes()
{
    Scene scene = sceneWith(picture("cannon"));
    scene.replace(edited(*scene.find({1}), [](SceneObject& o) {
        o.pose.angle = 90.0;
        o.pose.scale = {2.0, 3.0};
    }));
    const auto sprites = spritesOf(scene, setOf([] {
                                       std::vector<LoadedAtlas> atlases;
                                       atlases.push_back(loaded("a", sampleAtlas()));
                                       return atlases;
                                   }()));
    QCOMPARE(sprites.size(), std::size_t{1});
    const DisplaySprite& sprite = sprites.front();
    QVERIFY((sprite.center == Vec2{3.0, 2.0}));
    QVERIFY((sprite.right == Vec2{0.0, 1.0})); // half of 1 m, twice as wide, rotated
    QVERIFY((sprite.up == Vec2{-0.75, 0.0}));
    QVERIFY(sprite.x == 0 && sprite.y == 0 && sprite.width == 64 && sprite.height == 32);
}

namespace {

AtlasSet sampleSet()
{
    std::vector<LoadedAtlas> atlases;
    atlases.push_back(loaded("a", sampleAtlas()));
    return setOf(std::move(atlases));
}

} // namespace

void TestSpritePainter::sizeOffsetAndMirrorsCount()
{
    Sprite sprite = picture("ball");
    sprite.size = {2.0, 1.0};
    sprite.offset = {0.5, 0.25};
    sprite.mirrorX = sprite.mirrorY = true;
    const auto sprites = spritesOf(sceneWith(sprite), sampleSet());
    QVERIFY((sprites.at(0).center == Vec2{3.5, 2.25}));
    QVERIFY((sprites.at(0).right == Vec2{-1.0, 0.0}) && (sprites.at(0).up == Vec2{0.0, -0.5}));
}

void TestSpritePainter::turnedAndTrimmedRegionsStandUpright()
{
    Atlas atlas = sampleAtlas();
    atlas.regions[0].rotated = true; // 32 x 64 after rotation
    atlas.regions[1].whole = {32, 32};
    atlas.regions[1].trimX = 0;
    atlas.regions[1].trimY = 16; // the lower left quarter of the whole picture
    std::vector<LoadedAtlas> atlases;
    atlases.push_back(loaded("a", atlas));
    const AtlasSet set = setOf(std::move(atlases));
    const auto turned = spritesOf(sceneWith(picture("cannon")), set);
    // The right side of the source is the top of the picture.
    QVERIFY((turned.at(0).right == Vec2{0.0, 0.5}) && (turned.at(0).up == Vec2{-0.25, 0.0}));
    const auto trimmed = spritesOf(sceneWith(picture("ball")), set);
    QVERIFY((trimmed.at(0).center == Vec2{2.875, 1.875}));
    QVERIFY((trimmed.at(0).right == Vec2{0.125, 0.0}) && (trimmed.at(0).up == Vec2{0.0, 0.125}));
}

void TestSpritePainter::pictureIsMirroredWhereItsObjectMovesTheOtherWay()
{
    Sprite sprite = picture("ball");
    sprite.faces = Sprite::Facing::Left;
    Scene scene = sceneWith(sprite);
    const auto moving = [&](double x) {
        scene.replace(edited(*scene.find({1}), [&](SceneObject& o) { o.velocity.x = x; }));
        return spritesOf(scene, sampleSet()).at(0).right.x;
    };
    QVERIFY(moving(-1.0) > 0.0 && moving(1.0) < 0.0 && moving(0.0) > 0.0);
    scene.replace(edited(*scene.find({1}), [](SceneObject& o) {
        o.components = {Walker{0.5, Walker::Direction::Right, 0.0}};
    }));
    QVERIFY(spritesOf(scene, sampleSet()).at(0).right.x < 0.0);
}

void TestSpritePainter::textsAreGlyphsSideBySide()
{
    Sprite sprite;
    sprite.text = "AB A";
    const auto sprites = spritesOf(sceneWith(sprite), sampleSet());
    QCOMPARE(sprites.size(), std::size_t{3}); // 8 + 4 + a gap of 4 + 8 pixels
    const double left = 3.0 - 12.0 / 64.0;
    QVERIFY(qAbs(sprites[0].center.x - (left + 4.0 / 64.0)) < 1e-12);
    QVERIFY(qAbs(sprites[1].center.x - (left + 10.0 / 64.0)) < 1e-12);
    QVERIFY(qAbs(sprites[2].center.x - (left + 20.0 / 64.0)) < 1e-12);
    for (const DisplaySprite& glyph : sprites)
        QVERIFY(qAbs(glyph.center.y - 2.0) < 1e-12);
    QCOMPARE(sprites[1].x, 24);
}

void TestSpritePainter::missingPicturesAreCheckers_data()
{
    QTest::addColumn<QByteArray>("region");
    QTest::addColumn<bool>("hasPicture");
    QTest::newRow("no such region") << QByteArray("bell") << true;
    QTest::newRow("no picture") << QByteArray("ball") << false;
}

void TestSpritePainter::missingPicturesAreCheckers()
{
    QFETCH(QByteArray, region);
    QFETCH(bool, hasPicture);
    std::vector<LoadedAtlas> atlases;
    atlases.push_back(loaded("a", sampleAtlas()));
    if (!hasPicture)
        atlases.front().texture = nullptr;
    const AtlasSet set = setOf(std::move(atlases));
    Painting painting(sceneWith(picture(region.constData())));
    painting.atlases = &set;
    painting.paint();
    const auto& sprites = painting.layer(DisplayLayer::Sprites).sprites;
    QCOMPARE(sprites.size(), std::size_t{1});
    QVERIFY(painting.list.textures.at(sprites[0].texture)->image.size() == placeholderTexture()->image.size());
}

void TestSpritePainter::orderAndTextureDecideWhatIsOnTop()
{
    std::vector<LoadedAtlas> atlases;
    atlases.push_back(loaded("a", sampleAtlas()));
    atlases.push_back(loaded("b", sampleAtlas()));
    const AtlasSet set = setOf(std::move(atlases));
    Scene scene;
    const auto add = [&](std::uint64_t id, const char* atlas, std::int32_t order) {
        append(scene, id, ObjectKind::Static, {0.1 * static_cast<double>(id), 2.0}, Box{0.1, 0.1});
        Sprite sprite = picture("ball");
        sprite.atlas = atlas;
        sprite.order = order;
        scene.replace(edited(*scene.find({id}), [&](SceneObject& o) { o.sprite = sprite; }));
    };
    add(1, "a", 1);
    add(2, "a", 0);
    add(3, "b", 0);
    add(4, "a", 0);
    const auto sprites = spritesOf(scene, set);
    std::vector<int> ids;
    for (const DisplaySprite& sprite : sprites)
        ids.push_back(qRound(10.0 * sprite.center.x));
    QCOMPARE(ids, (std::vector<int>{2, 4, 3, 1}));
}

void TestSpritePainter::thoseBelowZeroAreBackdrops()
{
    Sprite sprite = picture("ball");
    sprite.order = -1;
    Painting painting(sceneWith(sprite));
    const AtlasSet set = sampleSet();
    painting.atlases = &set;
    painting.paint();
    QCOMPARE(painting.layer(DisplayLayer::Backdrops).sprites.size(), std::size_t{1});
    QVERIFY(painting.layer(DisplayLayer::Sprites).sprites.empty());
}

void TestSpritePainter::objectsWithASpriteHaveAnOutlineOnly()
{
    Painting painting(sceneWith(picture("ball")));
    const AtlasSet set = sampleSet();
    painting.atlases = &set;
    painting.paint();
    QVERIFY(painting.layer(DisplayLayer::Objects).boxes.empty());
    const auto& outlines = painting.layer(DisplayLayer::Sprites).boxes;
    QCOMPARE(outlines.size(), std::size_t{1});
    QVERIFY(outlines[0].fill.color.a == 0 && outlines[0].stroke.color.a > 0);
    painting.show.shapes = false;
    painting.paint();
    QVERIFY(painting.layer(DisplayLayer::Sprites).boxes.empty());
    QCOMPARE(painting.layer(DisplayLayer::Sprites).sprites.size(), std::size_t{1});
}

void TestSpritePainter::picturesThatAreLargerThanAPixelAreNoDensity()
{
    const AtlasSet set = setOf({loaded("a", sampleAtlas())});
    Scene scene = sceneWith(picture("target")); // 0.5 m, independent of the object's shape
    scene.replace(edited(*scene.find({1}), [](SceneObject& o) { o.shape = Box{0.001, 0.001}; }));
    QCOMPARE(spritesOf(scene, set).size(), std::size_t{1});
    scene.replace(edited(*scene.find({1}), [](SceneObject& o) {
        o.shape = Box{0.001, 0.001};
        Sprite small = picture("target");
        small.size = {0.001, 0.001};
        o.sprite = small;
    }));
    QCOMPARE(spritesOf(scene, set).size(), std::size_t{0});
}

void TestSpritePainter::ghostsShowTheirPictures()
{
    const AtlasSet set = setOf({loaded("a", sampleAtlas())});
    const Scene scene = sceneWith(picture("target"));
    Painting painting(scene);
    painting.atlases = &set;
    painting.tool.ghosts = {edited(*scene.find({1}), [](SceneObject& o) { o.pose.position = {5.0, 1.0}; })};
    painting.tool.replacedObject = {1};
    painting.paint();
    const std::vector<DisplaySprite>& sprites = painting.layer(DisplayLayer::Tools).sprites;
    QCOMPARE(sprites.size(), std::size_t{1});
    QVERIFY(sprites.front().center == (Vec2{5.0, 1.0}));
    QCOMPARE(int(sprites.front().tint.a), 255);
    QCOMPARE(sprites.front().texture, std::uint32_t{0}); // the texture of the scene
    painting.tool.replacedObject = {};
    painting.paint(); // the ghost of an object that does not exist yet
    QVERIFY(painting.layer(DisplayLayer::Tools).sprites.front().tint.a < 255);
}

void TestSpritePainter::switchedOffThereAreShapes()
{
    Painting painting(sceneWith(picture("ball")));
    const AtlasSet set = sampleSet();
    painting.atlases = &set;
    painting.show.sprites = false;
    painting.paint();
    QCOMPARE(painting.layer(DisplayLayer::Objects).boxes.size(), std::size_t{1});
    QVERIFY(painting.layer(DisplayLayer::Sprites).sprites.empty() && painting.list.textures.empty());
}

void TestSpritePainter::tintAndOpacityOfTheLayerMultiply()
{
    Sprite sprite = picture("ball");
    sprite.tint = {10, 20, 30};
    sprite.opacity = 0.5;
    Scene scene = sceneWith(sprite);
    Layer faint;
    faint.name = "faint";
    faint.opacity = 0.5;
    scene.layers = {faint};
    scene.replace(edited(*scene.find({1}), [](SceneObject& o) { o.layer = std::string("faint"); }));
    const auto sprites = spritesOf(scene, sampleSet());
    QCOMPARE(sprites.size(), std::size_t{1});
    QVERIFY(sprites[0].tint.r == 10 && sprites[0].tint.b == 30 && std::abs(sprites[0].tint.a - 64) <= 1);
}

void TestSpritePainter::sampleWorldsAreOneBatch_data()
{
    QTest::addColumn<QByteArray>("kind");
    QTest::addColumn<std::size_t>("count");
    QTest::addColumn<std::size_t>("sprites");
    QTest::newRow("cannon") << QByteArray("cannon") << std::size_t{20} << std::size_t{22};
    QTest::newRow("walkers") << QByteArray("walkers") << std::size_t{100} << std::size_t{100};
}

void TestSpritePainter::sampleWorldsAreOneBatch()
{
    QFETCH(QByteArray, kind);
    QFETCH(std::size_t, count);
    QFETCH(std::size_t, sprites);
    const auto scene = generateScene(kind.toStdString(), {.count = count});
    QVERIFY(scene.ok());
    const AtlasSet set = loadAtlases(scene->atlases, {});
    QVERIFY2(set.problems().empty(), set.problems().empty() ? "" : describe(set.problems().front()).c_str());
    Painting painting(*scene);
    painting.atlases = &set;
    painting.paint();
    QCOMPARE(painting.layer(DisplayLayer::Sprites).sprites.size(), sprites);
    QCOMPARE(painting.list.textures.size(), std::size_t{1});
    QCOMPARE(painting.list.textures.front()->image.size(), (kind == "cannon" ? QSize(64, 64) : QSize(256, 64)));
}

BROADSIDE_EVENT_TEST(TestSpritePainter)

} // namespace broadside::test::tst_sprite_painter

#include "tst_sprite_painter.moc"
