#include "editor/viewport/paint/scene_painter.h"
#include "tests/support/editor/painting.h"
#include "tests/support/printers.h"
#include "tests/support/test.h"

namespace broadside::test::tst_overlay_painter {

using test::Painting;

class TestOverlayPainter : public QObject {
    Q_OBJECT
private slots:
    void handlesKeepTheirSizeOnTheScreen();
    void labelsStayInTheView();
};

void TestOverlayPainter::handlesKeepTheirSizeOnTheScreen()
{
    using Handle = ToolOverlay::Handle;
    Painting painting(Scene{});
    painting.tool.handles = {{.position = {2.0, 2.0}, .offset = {10.0, -20.0}},
                             {.position = {3.0, 2.0}, .kind = Handle::Kind::Round, .isChosen = true}};
    for (const double zoom : {1.0, 0.25}) {
        painting.camera.setZoom(zoom);
        painting.paint();
        const DisplayLayerItems& items = painting.layer(DisplayLayer::Tools);
        const double scale = painting.camera.pixelsPerMetre();
        QCOMPARE(items.boxes.size(), 1U);
        VERIFY_NEAR(items.boxes[0].box.width() * scale, 9.0, 1e-9);
        VERIFY_NEAR((items.boxes[0].box.center().x - 2.0) * scale, 10.0, 1e-9);
        VERIFY_NEAR((items.boxes[0].box.center().y - 2.0) * scale, -20.0, 1e-9);
        VERIFY_NEAR(items.discs[0].radius * scale, 4.5, 1e-9);
        QCOMPARE(items.discs[0].fill.color, painting.theme.text);
    }
}

void TestOverlayPainter::labelsStayInTheView()
{
    Painting painting(Scene{});
    const QString text = QStringLiteral("a label that is not short");
    const Vec2 size = painting.camera.viewSize();
    const auto anchorAt = [&](Vec2 screen) {
        painting.tool.labels = {{painting.camera.toWorld(screen), text}};
        painting.paint();
        return painting.layer(DisplayLayer::Tools).texts.front().anchor;
    };
    QCOMPARE(anchorAt({20.0, 0.5 * size.y}), TextAnchor::BottomLeft);
    QCOMPARE(anchorAt({size.x - 20.0, 0.5 * size.y}), TextAnchor::BottomRight);
    QCOMPARE(anchorAt({20.0, 5.0}), TextAnchor::TopLeft);
    QCOMPARE(anchorAt({size.x - 20.0, 5.0}), TextAnchor::TopRight);
}

BROADSIDE_EVENT_TEST(TestOverlayPainter)

} // namespace broadside::test::tst_overlay_painter

#include "tst_overlay_painter.moc"
