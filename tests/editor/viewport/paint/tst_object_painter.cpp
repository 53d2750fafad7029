#include "editor/viewport/paint/paint_tools.h"
#include "tests/support/editor/painting.h"
#include "tests/support/test.h"

namespace broadside::test::tst_object_painter {

using test::Painting;

namespace {

bool discAt(const DisplayLayerItems& items, Vec2 center)
{
    return std::ranges::find(items.discs, center, &DisplayDisc::center) != items.discs.end();
}

} // namespace

/// The layers of the scene in the picture.
class TestObjectPainter : public QObject {
    Q_OBJECT
private slots:
    void hiddenLayersAreNotDrawn();
    void upperLayersAreDrawnOverLowerOnes();
    void namesAndHandlesDoNotCoverEachOther();
    void aNameAndTheLetterOfAPinDoNotCoverEachOther();
};

void TestObjectPainter::hiddenLayersAreNotDrawn()
{
    Scene scene;
    test::append(scene, 5, ObjectKind::Static, {8.0, 1.0}, Circle{0.5});
    test::append(scene, 6, ObjectKind::Static, {4.0, 3.0}, Circle{0.5});
    scene.replace(edited(*scene.find({5}), [](SceneObject& object) { object.layer = std::string("fog"); }));
    scene.layers = {{.name = "fog", .color = {}, .extra = {}}};
    Painting painting(scene);
    painting.show.labels = true;
    painting.paint();
    QVERIFY(discAt(painting.list.upperObjects.at(0), {8.0, 1.0}));
    const std::size_t names = painting.layer(DisplayLayer::Labels).texts.size();
    painting.layers.front().visible = false;
    painting.paint();
    QVERIFY(!discAt(painting.list.upperObjects.at(0), {8.0, 1.0}));
    QVERIFY(!discAt(painting.layer(DisplayLayer::Objects), {8.0, 1.0}));
    QCOMPARE(painting.layer(DisplayLayer::Labels).texts.size(), names - 1);
}

void TestObjectPainter::upperLayersAreDrawnOverLowerOnes()
{
    Scene scene;
    const auto add = [&](std::uint64_t id, const std::string& layer, ObjectKind kind) {
        test::append(scene, id, kind, {1.0, 1.0}, Circle{static_cast<double>(id)});
        scene.replace(edited(*scene.find({id}), [&](SceneObject& object) { object.layer = layer; }));
    };
    add(1, "high", ObjectKind::Static);
    add(2, "", ObjectKind::Dynamic);
    add(3, "low", ObjectKind::Static);
    add(4, "low", ObjectKind::Dynamic);
    add(5, "unlisted", ObjectKind::Static);
    scene.layers = {{.name = "low", .opacity = 0.5, .color = {}, .extra = {}},
                    {.name = "high", .color = {}, .extra = {}}};
    Painting painting(scene);
    painting.paint();
    std::vector<double> drawn;
    std::vector<int> strengths;
    painting.list.forEachLayer([&](const DisplayLayerItems& items) {
        for (const DisplayDisc& disc : items.discs) {
            drawn.push_back(disc.radius);
            strengths.push_back(disc.stroke.color.a);
        }
    });
    QCOMPARE(drawn, (std::vector<double>{2, 3, 4, 1, 5}));
    QVERIFY(strengths[1] < strengths[3] && 2 * strengths[1] >= strengths[3] - 2);
    QCOMPARE(strengths[3], strengths[4]);
}

void TestObjectPainter::namesAndHandlesDoNotCoverEachOther()
{
    Scene scene;
    test::append(scene, 1, ObjectKind::Static, {5.0, 2.0}, Box{1.0, 1.0});
    Painting painting(scene);
    painting.show.labels = true;
    painting.hover(1);
    for (const Vec2 at : {Vec2{5.0, 2.5}, Vec2{5.0, 1.5}, Vec2{4.5, 2.5}, Vec2{5.5, 2.5}})
        painting.tool.handles.push_back({.position = at, .kind = ToolOverlay::Handle::Kind::Square, .isChosen = false});
    painting.tool.handles.push_back({.position = {5.0, 2.5},
                                     .kind = ToolOverlay::Handle::Kind::Round,
                                     .isChosen = false,
                                     .offset = {0.0, 22.0}}); // the rotation handle
    painting.paint();
    const double pixel = 1.0 / painting.camera.pixelsPerMetre();
    const auto& texts = painting.layer(DisplayLayer::Labels).texts;
    QCOMPARE(test::wordsOf(painting.layer(DisplayLayer::Labels)), std::vector<std::string>{"Object 1"});
    for (const ToolOverlay::Handle& handle : painting.tool.handles) {
        const Vec2 at = handle.position + pixel * handle.offset;
        const Vec2 middle = texts.front().position + pixel * texts.front().offset;
        const Vec2 half{0.5 * pixel * approximateTextWidth(texts.front().text, texts.front().size),
                        0.5 * pixel * texts.front().size};
        QVERIFY(!overlaps(Aabb{middle - half, middle + half}, grown(Aabb{at, at}, 4.5 * pixel)));
    }
}

/// Both are above the box: the letter at its left side, the name in its middle.
void TestObjectPainter::aNameAndTheLetterOfAPinDoNotCoverEachOther()
{
    Scene scene;
    test::append(scene, 1, ObjectKind::Static, {5.0, 2.0}, Box{0.2, 0.2});
    Painting painting(scene);
    painting.hover(1);
    painting.pins = {ObjectId{1}, ObjectId{}};
    painting.paint();
    const double pixel = 1.0 / painting.camera.pixelsPerMetre();
    std::optional<Aabb> letter;
    std::optional<Aabb> name;
    painting.list.forEachLayer([&](const DisplayLayerItems& items) {
        for (const DisplayText& text : items.texts) {
            const Vec2 at = text.position + pixel * text.offset;
            const Vec2 size{pixel * approximateTextWidth(text.text, text.size), pixel * text.size};
            if (text.text == "A")
                letter = Aabb{at, at + size};
            if (text.text == "Object 1")
                name = Aabb{at - 0.5 * size, at + 0.5 * size};
        }
    });
    QVERIFY(letter && name);
    QVERIFY(!overlaps(*letter, *name));
}

BROADSIDE_TEST(TestObjectPainter)

} // namespace broadside::test::tst_object_painter

#include "tst_object_painter.moc"
