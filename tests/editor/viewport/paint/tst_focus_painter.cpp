#include "editor/viewport/paint/focus_painter.h"
#include "tests/support/editor/painting.h"
#include "tests/support/test.h"

#include <algorithm>
#include <memory>

namespace broadside::test::tst_focus_painter {

class TestFocusPainter : public QObject {
    Q_OBJECT
private slots:
    void nothingIsDimmedUnasked();
    void nothingIsDimmedWithoutAFocus();
    void hoveredObjectItsCellsAndCandidatesAreClear();
    void elsewhereTheSelectionIsClear();
    void selectedObjectsOutOfViewAreLeftOut();
    void tinyObjectsAreStillFound();
    void theMaskGoesWithItsFocus();
};

namespace {

/// Three boxes in one cell, one far away.
Scene someBoxes()
{
    Scene scene;
    scene.world.width = 9.6;
    scene.world.height = 4.8;
    scene.broadPhase.cellSize = 2.4;
    std::uint64_t id = 0;
    for (const Vec2 position : {Vec2{1.0, 1.0}, Vec2{1.5, 1.5}, Vec2{2.0, 0.5}, Vec2{8.0, 4.0}}) {
        auto object = std::make_shared<SceneObject>();
        object->id = ObjectId{++id};
        object->kind = ObjectKind::Dynamic;
        object->shape = Box{0.2, 0.2};
        object->pose.position = position;
        scene.append(std::move(object));
    }
    return scene;
}

bool isClear(const FocusMask& mask, Vec2 point)
{
    return std::ranges::any_of(
        mask.clear.boxes, [&](const DisplayBox& box) { return box.fill.color.a == 255 && contains(box.box, point); });
}

} // namespace

void TestFocusPainter::nothingIsDimmedUnasked()
{
    Painting painting(someBoxes());
    painting.hover(1);
    painting.paint();
    QCOMPARE(int(painting.list.focus.veil.a), 0);
}

void TestFocusPainter::nothingIsDimmedWithoutAFocus()
{
    Painting painting(someBoxes());
    painting.show.focus = true;
    painting.paint();
    QCOMPARE(int(painting.list.focus.veil.a), 0);
}

void TestFocusPainter::hoveredObjectItsCellsAndCandidatesAreClear()
{
    Painting painting(someBoxes());
    painting.show.focus = true;
    painting.hover(1);
    painting.selection = {ObjectId{4}}; // ignored while an object is hovered
    painting.paint();
    const FocusMask& mask = painting.list.focus;
    QVERIFY(mask.veil.a > 128 && mask.veil.a < 255);
    QVERIFY(isClear(mask, {0.1, 2.3})); // in its cell
    for (const Vec2 position : {Vec2{1.0, 1.0}, Vec2{1.5, 1.5}, Vec2{2.0, 0.5}})
        QVERIFY(
            std::ranges::any_of(mask.clear.boxes, [&](const DisplayBox& box) { return box.box.center() == position; }));
    QVERIFY(!isClear(mask, {8.0, 4.0}));
    QVERIFY(!isClear(mask, {5.0, 1.0}));
}

void TestFocusPainter::elsewhereTheSelectionIsClear()
{
    Painting painting(someBoxes());
    painting.show.focus = true;
    painting.selection = {ObjectId{2}, ObjectId{4}};
    painting.paint();
    const FocusMask& mask = painting.list.focus;
    QVERIFY(isClear(mask, {1.5, 1.5}));
    QVERIFY(isClear(mask, {8.0, 4.0}));
    QVERIFY(!isClear(mask, {1.0, 1.0}));
}

void TestFocusPainter::selectedObjectsOutOfViewAreLeftOut()
{
    Painting painting(someBoxes());
    painting.show.focus = true;
    painting.selection = {ObjectId{1}, ObjectId{4}};
    painting.camera.show({{0.0, 0.0}, {3.0, 3.0}});
    painting.paint();
    QCOMPARE(painting.list.focus.clear.boxes.size(), 1U);
}

void TestFocusPainter::tinyObjectsAreStillFound()
{
    Painting painting(someBoxes());
    painting.show.focus = true;
    painting.selection = {ObjectId{4}};
    painting.camera.show({{0.0, 0.0}, {4000.0, 2000.0}});
    painting.paint();
    QCOMPARE(painting.list.focus.clear.boxes.size(), 1U);
    const double pixels = painting.list.focus.clear.boxes[0].box.width() * painting.camera.pixelsPerMetre();
    QVERIFY2(pixels > 2.9, qPrintable(QString::number(pixels)));
}

void TestFocusPainter::theMaskGoesWithItsFocus()
{
    Painting painting(someBoxes());
    painting.show.focus = true;
    painting.hover(1);
    painting.paint();
    painting.info = {};
    painting.paint();
    QCOMPARE(int(painting.list.focus.veil.a), 0);
    QVERIFY(painting.list.focus.clear.boxes.empty());
}

BROADSIDE_WINDOW_TEST(TestFocusPainter)

} // namespace broadside::test::tst_focus_painter

#include "tst_focus_painter.moc"
