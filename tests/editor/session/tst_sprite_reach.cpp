#include "core/base/random.h"
#include "editor/document/sprite_bounds.h"
#include "editor/document/sprite_texture.h"
#include "editor/session/sprite_reach.h"
#include "tests/support/editor/painting.h"
#include "tests/support/test.h"

namespace broadside::test::tst_sprite_reach {

namespace {

AtlasRegion regionOf(const char* name, PixelRect rect)
{
    AtlasRegion region;
    region.name = name;
    region.rect = rect;
    return region;
}

/// 64 pixels per metre: a region, an animation with a larger second frame, and two glyphs.
std::shared_ptr<const AtlasSet> sampleSet()
{
    Atlas atlas;
    atlas.size = {128, 64};
    atlas.regions = {regionOf("wide", {0, 0, 128, 16}), regionOf("small", {0, 16, 16, 16}),
                     regionOf("A", {0, 32, 8, 8})};
    atlas.regions[2].glyph = U'A';
    atlas.animations = {{"grow", Playback::Loop, {{"small", 0.5}, {"wide", 0.5}}}};
    LoadedAtlas loaded;
    loaded.entry = "a";
    QImage image(128, 64, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::white);
    loaded.texture = std::make_shared<const SpriteTexture>(SpriteTexture{std::move(image), atlas.filter});
    loaded.atlas = std::make_shared<const Atlas>(std::move(atlas));
    std::vector<LoadedAtlas> atlases;
    atlases.push_back(std::move(loaded));
    return std::make_shared<const AtlasSet>(std::move(atlases));
}

Sprite randomSprite(Random& random)
{
    Sprite sprite;
    switch (random.below(5)) {
    case 0:
        sprite.region = "wide";
        break;
    case 1:
        sprite.animation = "grow";
        break;
    case 2:
        sprite.text = "AAAA AA";
        break;
    case 3:
        sprite.region = "missing";
        break;
    default:
        return sprite;
    }
    if (random.below(2) == 0)
        sprite.size = {random.between(0.1, 4.0), random.between(0.1, 4.0)};
    if (random.below(20) == 0)
        sprite.size = {random.between(10.0, 60.0), random.between(10.0, 60.0)};
    if (random.below(3) == 0)
        sprite.offset = {random.between(-2.0, 2.0), random.between(-2.0, 2.0)};
    return sprite;
}

void change(SceneObject& object, Random& random)
{
    object.pose.position = {random.between(0.0, 100.0), random.between(0.0, 100.0)};
    object.pose.angle = random.between(0.0, 360.0);
    object.pose.scale = {random.between(0.5, 2.0), random.between(0.5, 2.0)};
    object.sprite = randomSprite(random);
}

Scene randomScene(std::uint64_t count, Random& random)
{
    Scene scene;
    for (std::uint64_t id = 1; id <= count; ++id) {
        append(scene, id, ObjectKind::Static, {0.0, 0.0}, Box{random.between(0.1, 1.0), random.between(0.1, 1.0)});
        scene.replace(edited(*scene.find({id}), [&](SceneObject& object) { change(object, random); }));
    }
    return scene;
}

std::vector<ObjectIndex> boxesIn(const ObjectTable& table, const Aabb& box)
{
    std::vector<ObjectIndex> rows;
    table.forEach([&](ObjectIndex row) {
        if (overlaps(table.boundsOf(row), box))
            rows.push_back(row);
    });
    return rows;
}

std::vector<ObjectIndex> bruteForce(const ObjectTable& table, const Aabb& box, const AtlasSet& atlases)
{
    SpriteSizes sizes(&atlases);
    std::vector<ObjectIndex> rows;
    table.forEach([&](ObjectIndex row) {
        if (isDrawnIn(table, row, box, sizes))
            rows.push_back(row);
    });
    return rows;
}

} // namespace

class TestSpriteReach : public QObject {
    Q_OBJECT
private slots:
    void findsWhatBruteForceFinds_data();
    void findsWhatBruteForceFinds();
    void withoutAtlasesThereAreBoxesOnly();
    void boxesHoldWhatIsPainted();
};

void TestSpriteReach::findsWhatBruteForceFinds_data()
{
    QTest::addColumn<int>("count");
    QTest::newRow("each looked at") << 40;
    QTest::newRow("with a common reach") << 2'000;
}

/// Also after edits and removals, which are reported one by one.
void TestSpriteReach::findsWhatBruteForceFinds()
{
    QFETCH(int, count);
    Random random(7);
    Scene scene = randomScene(static_cast<std::uint64_t>(count), random);
    ObjectTable table(scene);
    const auto atlases = sampleSet();
    SpriteReach reach;
    reach.setAtlases(atlases);
    std::size_t more = 0;
    for (int i = 0; i < 300; ++i) {
        const Vec2 corner{random.between(-20.0, 110.0), random.between(-20.0, 110.0)};
        const Aabb view{corner, corner + Vec2{random.between(0.1, 15.0), random.between(0.1, 15.0)}};
        const auto found = reach.drawnIn(table, view, [&](const Aabb& box) { return boxesIn(table, box); });
        QCOMPARE(found, bruteForce(table, view, *atlases));
        more += found.size() - boxesIn(table, view).size();
        const auto row = static_cast<ObjectIndex>(random.below(table.rowCount()));
        if (!table.isPresent(row))
            continue;
        if (i % 10 == 0) {
            table.remove(row);
            continue;
        }
        table.replace(row, edited(table.objectOf(row), [&](SceneObject& object) { change(object, random); }));
        reach.note(table, row);
    }
    QVERIFY(more > 30); // otherwise nothing was tested
}

void TestSpriteReach::withoutAtlasesThereAreBoxesOnly()
{
    Random random(8);
    const ObjectTable table(randomScene(100, random));
    const Aabb view{{20, 20}, {60, 60}};
    SpriteReach reach;
    for (const auto& atlases : {std::shared_ptr<const AtlasSet>(), std::make_shared<const AtlasSet>()}) {
        reach.setAtlases(atlases);
        QCOMPARE(reach.drawnIn(table, view, [&](const Aabb& box) { return boxesIn(table, box); }),
                 boxesIn(table, view));
    }
}

void TestSpriteReach::boxesHoldWhatIsPainted()
{
    Random random(9);
    const auto atlases = sampleSet();
    SpriteSizes sizes(atlases.get());
    for (int i = 0; i < 200; ++i) {
        const Scene scene = randomScene(1, random);
        Painting painting(scene);
        painting.atlases = atlases.get();
        painting.paint();
        const SceneObject& object = *scene.find({1});
        const Vec2 size = sizes.of(object);
        sizes = SpriteSizes(atlases.get());
        if (size == Vec2{})
            continue;
        const Aabb box = grown(drawnBoxOf(*object.sprite, object.pose, size), 1e-9);
        for (const DisplaySprite& sprite : painting.layer(DisplayLayer::Sprites).sprites)
            for (const double x : {-1.0, 1.0})
                for (const double y : {-1.0, 1.0})
                    QVERIFY(contains(box, sprite.center + x * sprite.right + y * sprite.up));
    }
}

BROADSIDE_TEST(TestSpriteReach)

} // namespace broadside::test::tst_sprite_reach

#include "tst_sprite_reach.moc"
