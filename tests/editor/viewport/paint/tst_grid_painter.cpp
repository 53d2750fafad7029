#include "tests/support/editor/painting.h"
#include "tests/support/test.h"

#include <algorithm>
#include <string>
#include <vector>

namespace broadside::test::tst_grid_painter {

class TestGridPainter : public QObject {
    Q_OBJECT
private slots:
    void axesCountAsTheGameDoes();
};

/// Of a recording, all corners are in the game's coordinates, and the arrow of y points where its y grows.
void TestGridPainter::axesCountAsTheGameDoes()
{
    Scene scene;
    scene.world.width = 20.0;
    scene.world.height = 10.0;
    Painting painting(scene);
    painting.show.grid = painting.show.ids = painting.show.shapes = false;
    painting.paint();
    const auto& ground = painting.layer(DisplayLayer::Ground);
    const auto arrowOfY = [&] { return std::ranges::find(ground.texts, "y", &DisplayText::text)->position.y; };
    QCOMPARE(wordsOf(ground), (std::vector<std::string>{"10 m", "20 m", "x", "y"}));
    QVERIFY(arrowOfY() > painting.world.height);
    painting.coordinates = {.unitsPerMetre = 10.0, .corner = {-30.0, 500.0}, .yDown = true};
    painting.paint();
    QCOMPARE(wordsOf(ground), (std::vector<std::string>{"-30", "170", "400", "500", "x", "y"}));
    QVERIFY(arrowOfY() < 0.0);
}

BROADSIDE_TEST(TestGridPainter)

} // namespace broadside::test::tst_grid_painter

#include "tst_grid_painter.moc"
