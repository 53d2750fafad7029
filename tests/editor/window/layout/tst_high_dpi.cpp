// The real window with two device pixels per logical pixel: CMake sets QT_SCALE_FACTOR=2 for this test.

#include "core/scene/generate.h"
#include "tests/support/editor/editor_world.h"
#include "tests/support/editor/window_fixture.h"
#include "tests/support/test.h"

#include <QHash>

namespace broadside::test::tst_high_dpi {

class TestHighDpi : public QObject {
    Q_OBJECT
private slots:
    void init();
    void cleanup() { m.reset(); }

    void thePictureHasEveryPixelOfTheScreen();
    void thePointerHitsWhatItIsOn_data();
    void thePointerHitsWhatItIsOn();
    void aDragMovesByWhatTheHandMoved();
    void linesAreOneToTwoLogicalPixels();
    void iconsAreSharp();

private:
    static constexpr int kScale = 2;
    std::unique_ptr<test::WindowFixture> m;
};

/// A box of 2 x 2 m at (4, 4) in a world of 8 x 8 m, with cells of 2 m.
void TestHighDpi::init()
{
    m = std::make_unique<test::WindowFixture>();
    m->window->resize(780, 460);
    Scene scene;
    scene.world.width = 8.0;
    scene.world.height = 8.0;
    scene.broadPhase = {Algorithm::Grid, 2.0};
    scene.append(test::makeObject(1, {4.0, 4.0}, [](SceneObject& o) { o.shape = Box{2.0, 2.0}; }));
    m->page().document().reset(std::move(scene), {});
    m->viewport().showWorld();
    QCOMPARE(m->viewport().devicePixelRatioF(), double(kScale)); // fails if the test is started without its environment
}

void TestHighDpi::thePictureHasEveryPixelOfTheScreen() { QCOMPARE(m->picture().size(), m->viewport().size() * kScale); }

void TestHighDpi::thePointerHitsWhatItIsOn_data()
{
    QTest::addColumn<double>("pixels"); // logical pixels from the right edge of the box outwards
    QTest::addColumn<bool>("hits");
    QTest::newRow("inside") << -3.0 << true;
    QTest::newRow("as near as counts") << 3.0 << true;
    QTest::newRow("beside") << 6.0 << false;
    QTest::newRow("twice as far as counts") << 9.0 << false;
}

void TestHighDpi::thePointerHitsWhatItIsOn()
{
    QFETCH(const double, pixels);
    QFETCH(const bool, hits);
    m->mouse(m->viewport(), QEvent::MouseMove, m->at({5.0, 4.0}) + QPointF(pixels, 0.0), Qt::NoButton);
    QCOMPARE(m->page().focus().hovered() == ObjectId{1}, hits);
}

void TestHighDpi::aDragMovesByWhatTheHandMoved()
{
    m->action("snapping").setChecked(false);
    m->hover({4.0, 4.0});
    m->press({4.0, 4.0});
    m->drag({4.5, 4.5});
    m->drag({5.0, 5.0});
    m->release({5.0, 5.0});
    const Vec2 now = m->page().document().scene().find({1})->pose.position;
    QVERIFY2(distance(now, Vec2{5.0, 5.0}) < 2.0 / m->viewport().camera().pixelsPerMetre(),
             qPrintable(QStringLiteral("%1, %2").arg(now.x).arg(now.y)));
}

void TestHighDpi::linesAreOneToTwoLogicalPixels()
{
    ShowFlags flags{};
    for (bool ShowFlags::*flag : {&ShowFlags::ids, &ShowFlags::counts, &ShowFlags::faults, &ShowFlags::shapes,
                                  &ShowFlags::boxes, &ShowFlags::labels, &ShowFlags::axes, &ShowFlags::legend})
        flags.*flag = false;
    flags.grid = true;
    m->viewport().setShowFlags(flags);
    const QImage picture = m->picture().convertToFormat(QImage::Format_RGB32);
    const int y = static_cast<int>(m->at({4.0, 3.0}).y() * kScale); // through the middle of cells
    const int begin = static_cast<int>(m->at({0.5, 3.0}).x() * kScale);
    const int end = static_cast<int>(m->at({7.5, 3.0}).x() * kScale);
    const QRgb ground = picture.pixel(static_cast<int>(m->at({1.0, 3.0}).x() * kScale), y);
    QList<int> widths;
    int width = 0;
    for (int x = begin; x <= end; ++x) {
        const bool isLine = picture.pixel(x, y) != ground;
        if (isLine)
            ++width;
        else if (width > 0)
            widths += std::exchange(width, 0);
    }
    QCOMPARE(widths.size(), 3); // the borders at 2, 4 and 6 m
    for (const int device : widths)
        // one smoothed logical pixel at most
        QVERIFY2(device >= kScale && device <= 2 * kScale + 1, qPrintable(QString::number(device)));
}

void TestHighDpi::iconsAreSharp()
{
    const QPixmap icon = m->action("selectTool").icon().pixmap(QSize(20, 20), m->window->devicePixelRatioF());
    QCOMPARE(icon.size(), QSize(40, 40));
}

BROADSIDE_WINDOW_TEST(TestHighDpi)

} // namespace broadside::test::tst_high_dpi

#include "tst_high_dpi.moc"
