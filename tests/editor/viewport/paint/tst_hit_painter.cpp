#include "tests/support/cannon_world.h"
#include "tests/support/editor/painting.h"
#include "tests/support/test.h"

namespace broadside::test::tst_hit_painter {

class TestHitPainter : public QObject {
    Q_OBJECT
private slots:
    void hitsBurstAndFade();
};

void TestHitPainter::hitsBurstAndFade()
{
    Painting painting(test::cannonWorld());
    painting.paint();
    const std::size_t before = painting.layer(DisplayLayer::Highlights).lines.size();
    painting.hits = {{Aabb{{1.0, 1.0}, {1.5, 1.5}}, 0.0}, {Aabb{{2.0, 1.0}, {2.5, 1.5}}, 0.5}};
    painting.paint();
    const std::vector<DisplayLine>& lines = painting.layer(DisplayLayer::Highlights).lines;
    QCOMPARE(lines.size(), before + 20);
    QVERIFY(lines[before + 10].stroke.color.a < lines[before].stroke.color.a);
    painting.hits = {{Aabb{{901.0, 1.0}, {901.5, 1.5}}, 0.0}}; // outside the view
    painting.paint();
    QCOMPARE(painting.layer(DisplayLayer::Highlights).lines.size(), before);
}

BROADSIDE_EVENT_TEST(TestHitPainter)

} // namespace broadside::test::tst_hit_painter

#include "tst_hit_painter.moc"
