#include "editor/viewport/framing.h"
#include "tests/support/cannon_world.h"
#include "tests/support/painting.h"

#include <QTest>

using namespace broadside;
using namespace broadside::test;

class TestLegendPainter : public QObject {
    Q_OBJECT
private slots:
    void legendTakesARowMoreInANarrowView();
};

void TestLegendPainter::legendTakesARowMoreInANarrowView()
{
    ShowFlags show;
    show.legend = true;
    double former = 0.0;
    for (const double width : {1'200.0, 430.0}) {
        Painting painting(test::cannonWorld());
        painting.show.legend = true;
        painting.camera.setViewSize({width, 390.0});
        painting.paint();
        const DisplayLayerItems& items = painting.layer(DisplayLayer::Tools);
        QCOMPARE(wordsOf(items).size(), std::size_t{5});
        const Aabb plate = items.boxes.front().box;
        QVERIFY(contains(painting.camera.visibleWorld(), plate));
        const double height = plate.height() * painting.camera.pixelsPerMetre();
        QVERIFY(height > former);
        former = height;
        // A framed world stands below it.
        QVERIFY(insetsFor({width, 390.0}, show).top > height);
    }
}

QTEST_GUILESS_MAIN(TestLegendPainter)
#include "tst_legend_painter.moc"
