#include "core/base/random.h"
#include "tests/support/editor/painting.h"
#include "tests/support/test.h"

namespace broadside::test::tst_highlight_painter {

using test::Painting;

class TestHighlightPainter : public QObject {
    Q_OBJECT
private slots:
    void everythingSelectedLeavesTheWorldSeen();
};

/// The outlines of many selected objects may cover only a part of the view, so that the world stays visible.
void TestHighlightPainter::everythingSelectedLeavesTheWorldSeen()
{
    for (const std::uint64_t count : {300U, 1'000U, 1'900U}) {
        Scene scene;
        Random random(3);
        for (std::uint64_t id = 1; id <= count; ++id)
            test::append(scene, id, ObjectKind::Static, {random.between(0.2, 9.4), random.between(0.2, 4.6)},
                         Box{0.15, 0.15});
        Painting painting(scene);
        for (std::uint64_t id = 1; id <= count; ++id)
            painting.selection.push_back({id});
        painting.paint();
        const DisplayLayerItems& items = painting.layer(DisplayLayer::Highlights);
        const double scale = painting.camera.pixelsPerMetre();
        double covered = 0.0; // in pixels, weighted by opacity
        for (const DisplayBox& box : items.boxes)
            covered += 2.0 * scale * (box.box.width() + box.box.height()) * static_cast<double>(box.stroke.width) *
                       box.stroke.color.a / 255.0;
        for (const DisplayLine& line : items.lines)
            covered += scale * distance(line.from, line.to) * static_cast<double>(line.stroke.width) *
                       line.stroke.color.a / 255.0;
        QVERIFY(covered > 0.0);
        QVERIFY2(covered < 0.1 * 960.0 * 480.0, qPrintable(QStringLiteral("%1: %2").arg(count).arg(covered)));
    }
}

BROADSIDE_TEST(TestHighlightPainter)

} // namespace broadside::test::tst_highlight_painter

#include "tst_highlight_painter.moc"
