#include "editor/viewport/export/painter_renderer.h"
#include "editor/viewport/export/picture.h"
#include "tests/support/editor/sample_picture.h"
#include "tests/support/test.h"

#include <QGuiApplication>
#include <QPainter>
#include <QTemporaryDir>

#include <limits>

namespace broadside::test::tst_painter_renderer {

namespace {

constexpr Rgba kBlack{0, 0, 0};
constexpr Rgba kRed{200, 0, 0};
constexpr Rgba kWhite{255, 255, 255};

/// 100 pixels per metre; the origin is at the lower left.
Camera2D hundredPixelsPerMetre(double zoom = 1.0) { return {{1, 1}, {2, 2}, {200, 200}, zoom}; }

DisplayList emptyList()
{
    DisplayList list;
    list.background = kBlack;
    return list;
}

} // namespace

class TestPainterRenderer : public QObject {
    Q_OBJECT

private slots:
    void backgroundFillsThePicture();
    void boxesFillTheirPixelsAndNoOthers();
    void neighbouringBoxesLeaveNoSeam();
    void cellsOfARasterArePixelsOfBoxes_data();
    void cellsOfARasterArePixelsOfBoxes();
    void ofTinyCellsAPixelShowsTheOneUnderIt();
    void outlineWidthIsTheSameAtAnyZoom_data();
    void outlineWidthIsTheSameAtAnyZoom();
    void outlineWidthFollowsTheDevicePixelRatio();
    void discsAreRoundAndTheirOutlineHasItsWidth();
    void dashesHaveGaps();
    void dashesStayWhereTheyAreWhenTheViewIsZoomedFarIn();
    void hatchingAlternatesAndMovesWithTheWorld();
    void trianglesOfOneSurfaceShowNoSeam();
    void overlappingSurfacesBlendTwice();
    void fillsLieUnderStrokesAndLayersAbove();
    void textsStandOnTheirAnchor_data();
    void textsStandOnTheirAnchor();
    void farFromTheOriginThePictureIsTheSame();
    void extremeListsAreDrawnInReasonableTime();
    void largePicturesAreDrawnInTiles();
    void pictureSizesAreLimited_data();
    void pictureSizesAreLimited();
    void pngIsWrittenAndReadBack();
    void aFolderThatDoesNotExistIsNamedWithARemedy();
    void samplePicturesForLookingAt();

private:
    QImage draw(const DisplayList& list, const Camera2D& camera)
    {
        const QSize size(static_cast<int>(camera.viewSize().x), static_cast<int>(camera.viewSize().y));
        return renderPicture(list, camera, size, m_atlas).value();
    }

    GlyphAtlas m_atlas;
};

#define COMPARE_PIXEL(picture, x, y, color)                                                                            \
    QVERIFY2((picture).pixelColor(x, y) == QColor((color).r, (color).g, (color).b),                                    \
             qPrintable(QStringLiteral("(%1, %2) is %3").arg(x).arg(y).arg((picture).pixelColor(x, y).name())))

namespace {

/// Number of pixels in a row or column that are not black.
int litInRow(const QImage& picture, int y, int from, int to)
{
    int lit = 0;
    for (int x = from; x < to; ++x)
        lit += picture.pixelColor(x, y) != QColor(Qt::black) ? 1 : 0;
    return lit;
}

double lightInRow(const QImage& picture, int y, int from, int to)
{
    double light = 0.0;
    for (int x = from; x < to; ++x)
        light += picture.pixelColor(x, y).redF();
    return light;
}

} // namespace

void TestPainterRenderer::backgroundFillsThePicture()
{
    DisplayList list;
    list.background = kRed;
    const QImage picture = draw(list, hundredPixelsPerMetre());
    COMPARE_PIXEL(picture, 0, 0, kRed);
    COMPARE_PIXEL(picture, 199, 199, kRed);
}

void TestPainterRenderer::boxesFillTheirPixelsAndNoOthers()
{
    DisplayList list = emptyList();
    list[DisplayLayer::Objects].boxes.push_back({{{0.5, 0.5}, {1.0, 1.5}}, {kRed, false}, {}});
    const QImage picture = draw(list, hundredPixelsPerMetre());
    COMPARE_PIXEL(picture, 75, 100, kRed);
    COMPARE_PIXEL(picture, 50, 50, kRed);
    COMPARE_PIXEL(picture, 99, 149, kRed);
    COMPARE_PIXEL(picture, 49, 100, kBlack);
    COMPARE_PIXEL(picture, 100, 100, kBlack);
    COMPARE_PIXEL(picture, 75, 49, kBlack);
    COMPARE_PIXEL(picture, 75, 150, kBlack);
}

void TestPainterRenderer::neighbouringBoxesLeaveNoSeam()
{
    DisplayList list = emptyList();
    for (int i = 0; i < 7; ++i)
        list[DisplayLayer::Heat].boxes.push_back(
            {{{0.237 * i, 0}, {0.237 * (i + 1), 2}}, {{255, 0, 0, 128}, false}, {}});
    const QImage picture = draw(list, hundredPixelsPerMetre());
    const QColor inside = picture.pixelColor(5, 100);
    for (int x = 0; x < 165; ++x)
        QCOMPARE(picture.pixelColor(x, 100), inside);
}

void TestPainterRenderer::cellsOfARasterArePixelsOfBoxes_data()
{
    QTest::addColumn<double>("side");
    QTest::addColumn<double>("ratio");
    for (const double ratio : {1.0, 1.5, 2.0})
        for (const double side : {0.01, 0.02, 0.0373, 0.25})
            QTest::addRow("%g px, ratio %g", 100.0 * side, ratio) << side << ratio;
}

void TestPainterRenderer::cellsOfARasterArePixelsOfBoxes()
{
    QFETCH(double, side);
    QFETCH(double, ratio);
    Random random(11);
    DisplayList rastered = emptyList();
    DisplayList boxed = emptyList();
    for (int i = 0; i < 4; ++i) {
        DisplayRaster raster;
        raster.origin = {std::round(random.between(-0.5, 1.0) * 800.0) / 800.0, random.between(-0.5, 1.0)};
        raster.side = {side, side};
        raster.columns = 7;
        raster.rows = 5;
        raster.box = {raster.origin, raster.origin + side * Vec2{7.0, 5.0}};
        if (side >= 0.02) // half of such a cell is at least a pixel
            raster.box = {raster.origin + side * Vec2{0.0, 0.5}, raster.origin + side * Vec2{6.5, 5.0}};
        for (std::size_t cell = 0; cell < 35; ++cell) {
            const auto value = static_cast<std::uint8_t>(random.between(0, 255));
            raster.cells.push_back({value, static_cast<std::uint8_t>(255 - value), 90});
            const Vec2 corner =
                raster.origin + side * Vec2{static_cast<double>(cell % 7), static_cast<double>(cell / 7)};
            const Aabb box = intersection(Aabb{corner, corner + Vec2{side, side}}, raster.box);
            boxed[DisplayLayer::Objects].boxes.push_back({box, {raster.cells.back(), false}, {}});
        }
        rastered[DisplayLayer::Objects].rasters.push_back(std::move(raster));
    }
    const auto drawn = [&](const DisplayList& list) {
        QImage image(qRound(200 * ratio), qRound(200 * ratio), QImage::Format_RGB32);
        image.setDevicePixelRatio(ratio);
        QPainter painter(&image);
        drawWithPainter(painter, list, hundredPixelsPerMetre(), m_atlas, ratio);
        painter.end();
        return image;
    };
    QCOMPARE(drawn(rastered), drawn(boxed));
}

void TestPainterRenderer::ofTinyCellsAPixelShowsTheOneUnderIt()
{
    DisplayRaster raster;
    raster.side = {0.0025, 0.0025}; // a quarter of a pixel per cell
    raster.columns = raster.rows = 800;
    raster.box = {{0, 0}, {2, 2}};
    for (std::size_t i = 0; i < 640'000; ++i)
        raster.cells.push_back(i % 800 % 4 == 1 && i / 800 % 4 == 2 ? kRed : kWhite);
    DisplayList list = emptyList();
    list[DisplayLayer::Objects].rasters.push_back(std::move(raster));
    QImage red(200, 200, QImage::Format_RGB32);
    red.fill(QColor(kRed.r, kRed.g, kRed.b));
    QCOMPARE(draw(list, hundredPixelsPerMetre()), red);
}

void TestPainterRenderer::outlineWidthIsTheSameAtAnyZoom_data()
{
    QTest::addColumn<double>("zoom");
    QTest::addColumn<float>("width");
    for (const double zoom : {0.21, 0.5, 1.0, 1.7, 4.3}) {
        for (const float width : {1.0F, 2.0F, 3.0F})
            QTest::addRow("zoom %g width %g", zoom, static_cast<double>(width)) << zoom << width;
    }
}

void TestPainterRenderer::outlineWidthIsTheSameAtAnyZoom()
{
    QFETCH(double, zoom);
    QFETCH(float, width);
    DisplayList list = emptyList();
    list[DisplayLayer::Objects].boxes.push_back({{{0.9, 0.9}, {1.1, 1.1}}, {}, {kWhite, width, LinePattern::Solid}});
    const QImage picture = draw(list, hundredPixelsPerMetre(zoom));
    const int box = static_cast<int>(100.0 - 10.0 / zoom);
    QCOMPARE(litInRow(picture, 100, box - 6, 100), static_cast<int>(width));

    DisplayList discs = emptyList();
    discs[DisplayLayer::Objects].discs.push_back({{1, 1}, 0.15 * zoom + 0.05, {}, {kWhite, width, LinePattern::Solid}});
    const double light = lightInRow(draw(discs, hundredPixelsPerMetre(zoom)), 100, 0, 100);
    QVERIFY2(std::abs(light - static_cast<double>(width)) < 0.1, qPrintable(QString::number(light)));
}

void TestPainterRenderer::outlineWidthFollowsTheDevicePixelRatio()
{
    DisplayList list = emptyList();
    list[DisplayLayer::Objects].boxes.push_back({{{0.5, 0.5}, {1.5, 1.5}}, {}, {kWhite, 1.0F, LinePattern::Solid}});
    QImage picture(400, 400, QImage::Format_RGB32);
    picture.setDevicePixelRatio(2.0);
    QPainter painter(&picture);
    drawWithPainter(painter, list, hundredPixelsPerMetre(), m_atlas, 2.0);
    painter.end();
    QCOMPARE(litInRow(picture, 200, 90, 110), 2);
    QCOMPARE(litInRow(picture, 200, 0, 400), 4);
}

void TestPainterRenderer::discsAreRoundAndTheirOutlineHasItsWidth()
{
    DisplayList list = emptyList();
    list[DisplayLayer::Objects].discs.push_back({{1, 1}, 0.5, {kRed, false}, {}});
    const QImage picture = draw(list, hundredPixelsPerMetre());
    COMPARE_PIXEL(picture, 100, 100, kRed);
    COMPARE_PIXEL(picture, 52, 100, kRed);
    COMPARE_PIXEL(picture, 48, 100, kBlack);
    COMPARE_PIXEL(picture, 100 + 34, 100 + 34, kRed);
    COMPARE_PIXEL(picture, 100 + 37, 100 + 37, kBlack);
    double area = 0.0;
    for (int y = 0; y < 200; ++y)
        area += lightInRow(picture, y, 0, 200) * 255.0 / 200.0;
    QVERIFY2(std::abs(area - 3.14159265 * 2500.0) < 25.0, qPrintable(QString::number(area)));
}

void TestPainterRenderer::dashesHaveGaps()
{
    DisplayList list = emptyList();
    const Stroke dashed{kWhite, 2.0F, LinePattern::Dashed};
    list[DisplayLayer::Objects].lines.push_back({{0.2, 1.0}, {1.8, 1.0}, dashed});
    const QImage picture = draw(list, hundredPixelsPerMetre());
    // Width 2: dashes of 8 pixels, gaps of 6.
    for (int x = 20; x < 180; ++x) {
        const Rgba expected = (x - 20) % 14 < 8 ? kWhite : kBlack;
        COMPARE_PIXEL(picture, x, 100, expected);
    }
    COMPARE_PIXEL(picture, 19, 100, kBlack);
    COMPARE_PIXEL(picture, 180, 100, kBlack);
}

void TestPainterRenderer::dashesStayWhereTheyAreWhenTheViewIsZoomedFarIn()
{
    DisplayList list = emptyList();
    list[DisplayLayer::Objects].lines.push_back({{-1e6, 1.0}, {1e6, 1.0}, {kWhite, 2.0F, LinePattern::Dashed}});
    list[DisplayLayer::Objects].lines.push_back({{-1e6, -1e6}, {1e6, 1e6}, {kWhite, 2.0F, LinePattern::Dotted}});
    const QImage picture = draw(list, hundredPixelsPerMetre(1e-3));
    const double share = lightInRow(picture, 100, 0, 90) / 90.0;
    QVERIFY2(share > 0.4 && share < 0.75, qPrintable(QString::number(share)));
}

void TestPainterRenderer::hatchingAlternatesAndMovesWithTheWorld()
{
    DisplayList list = emptyList();
    list[DisplayLayer::Objects].boxes.push_back({{{0, 0}, {2, 2}}, {{255, 255, 255, 38}, true}, {}});
    const QImage picture = draw(list, hundredPixelsPerMetre());
    QSet<int> levels;
    for (int x = 50; x < 58; ++x)
        levels.insert(picture.pixelColor(x, 100).red());
    QVERIFY(levels.contains(38));
    QVERIFY(*std::max_element(levels.begin(), levels.end()) > 90);
    for (int x = 50; x < 150; ++x) {
        QCOMPARE(picture.pixelColor(x, 100), picture.pixelColor(x + 8, 100));
        QCOMPARE(picture.pixelColor(x, 100), picture.pixelColor(x - 1, 101)); // rises to the right, like ///
    }
    Camera2D panned = hundredPixelsPerMetre();
    panned.panByPixels({3, 2});
    const QImage moved = draw(list, panned);
    for (int x = 50; x < 150; ++x)
        QCOMPARE(moved.pixelColor(x + 3, 102), picture.pixelColor(x, 100));
}

void TestPainterRenderer::trianglesOfOneSurfaceShowNoSeam()
{
    DisplayList list = emptyList();
    const Fill fill{{255, 255, 255, 128}, false};
    const Vec2 middle{1.013, 0.987};
    const Vec2 corners[] = {{0.11, 0.17}, {1.83, 0.23}, {1.91, 1.87}, {0.07, 1.79}};
    for (std::size_t i = 0; i < 4; ++i)
        list[DisplayLayer::Objects].triangles.push_back({corners[i], corners[(i + 1) % 4], middle, fill});
    std::swap(list[DisplayLayer::Objects].triangles[2].a, list[DisplayLayer::Objects].triangles[2].b);
    const QImage picture = draw(list, hundredPixelsPerMetre());
    for (int y = 30; y < 170; ++y) {
        for (int x = 30; x < 170; ++x)
            QCOMPARE(picture.pixelColor(x, y).red(), 128);
    }
}

void TestPainterRenderer::overlappingSurfacesBlendTwice()
{
    DisplayList list = emptyList();
    const Fill fill{{255, 255, 255, 128}, false};
    list[DisplayLayer::Objects].triangles.push_back({{0, 0}, {2, 0}, {0, 2}, fill});
    list[DisplayLayer::Objects].triangles.push_back({{0.1, 0.1}, {0.5, 0.1}, {0.1, 0.5}, fill});
    const QImage picture = draw(list, hundredPixelsPerMetre());
    QCOMPARE(picture.pixelColor(80, 170).red(), 128);
    QCOMPARE(picture.pixelColor(20, 180).red(), 192);
}

void TestPainterRenderer::fillsLieUnderStrokesAndLayersAbove()
{
    DisplayList list = emptyList();
    const Rgba green{0, 200, 0};
    list[DisplayLayer::Objects].lines.push_back({{0, 1}, {2, 1}, {kWhite, 1.0F, LinePattern::Solid}});
    list[DisplayLayer::Objects].boxes.push_back({{{0.5, 0.5}, {1.5, 1.5}}, {kRed, false}, {}});
    list[DisplayLayer::Highlights].boxes.push_back({{{1.4, 0.5}, {1.5, 1.5}}, {green, false}, {}});
    const QImage picture = draw(list, hundredPixelsPerMetre());
    COMPARE_PIXEL(picture, 100, 100, kWhite);
    COMPARE_PIXEL(picture, 100, 98, kRed);
    COMPARE_PIXEL(picture, 145, 100, green);
}

void TestPainterRenderer::textsStandOnTheirAnchor_data()
{
    QTest::addColumn<int>("anchor");
    QTest::addColumn<int>("left"); // Percentage of the ink left of and above the anchor.
    QTest::addColumn<int>("above");
    QTest::newRow("center") << int(TextAnchor::Center) << 50 << 50;
    QTest::newRow("bottom left") << int(TextAnchor::BottomLeft) << 0 << 100;
    QTest::newRow("top left") << int(TextAnchor::TopLeft) << 0 << 0;
    QTest::newRow("bottom right") << int(TextAnchor::BottomRight) << 100 << 100;
    QTest::newRow("top right") << int(TextAnchor::TopRight) << 100 << 0;
}

void TestPainterRenderer::textsStandOnTheirAnchor()
{
    QFETCH(int, anchor);
    QFETCH(int, left);
    QFETCH(int, above);
    DisplayList list = emptyList();
    list[DisplayLayer::Labels].texts.push_back(
        {{1, 1}, {10, 20}, "HHHH", 16.0F, kWhite, {0, 0, 0, 0}, static_cast<TextAnchor>(anchor)});
    const QImage picture = draw(list, hundredPixelsPerMetre());
    double all = 0.0;
    double leftOf = 0.0;
    double aboveOf = 0.0;
    for (int y = 0; y < 200; ++y) {
        all += lightInRow(picture, y, 0, 200);
        leftOf += lightInRow(picture, y, 0, 110); // the offset is 10 pixels right and 20 up
        aboveOf += y < 80 ? lightInRow(picture, y, 0, 200) : 0.0;
    }
    QVERIFY2(all > 50.0, "no text");
    QVERIFY2(std::abs(100.0 * leftOf / all - left) < 8.0, qPrintable(QString::number(leftOf / all)));
    QVERIFY2(std::abs(100.0 * aboveOf / all - above) < 8.0, qPrintable(QString::number(aboveOf / all)));
}

void TestPainterRenderer::farFromTheOriginThePictureIsTheSame()
{
    const Theme theme = darkTheme();
    const Camera2D camera = test::sampleCamera();
    const Vec2 far{1e7, -1e7};
    const Camera2D farCamera(camera.center() + far, camera.frustum(), camera.viewSize(), camera.zoom());
    const QImage here = draw(test::samplePicture(theme), camera);
    const QImage there = draw(test::samplePicture(theme, far), farCamera);
    int different = 0;
    for (int y = 0; y < here.height(); ++y) {
        for (int x = 0; x < here.width(); ++x)
            different += std::abs(qGreen(here.pixel(x, y)) - qGreen(there.pixel(x, y))) > 64 ? 1 : 0;
    }
    // Hatching starts at the world's origin and may be shifted; nothing else may.
    QVERIFY2(different < here.width() * here.height() / 100, qPrintable(QString::number(different)));
}

void TestPainterRenderer::extremeListsAreDrawnInReasonableTime()
{
    DisplayList list = emptyList();
    const Stroke dotted{kWhite, 1.0F, LinePattern::Dotted};
    DisplayLayerItems& items = list[DisplayLayer::Objects];
    items.boxes.push_back({{{-1e9, -1e9}, {1e9, 1e9}}, {{255, 0, 0, 38}, true}, dotted});
    items.boxes.push_back({{{1, -1e9}, {1e9, 1e9}}, {}, dotted});
    items.discs.push_back({{0, 0}, 1e9, {{255, 0, 0, 38}, true}, dotted});
    items.discs.push_back({{1e6, 0}, 1e6 - 1.0, {{255, 0, 0, 38}, false}, dotted});
    items.lines.push_back({{-1e9, -1e9}, {1e9, 1e9}, dotted});
    items.triangles.push_back({{-1e9, -1e9}, {1e9, -1e9}, {0, 1e9}, {kRed, false}});
    for (const double zoom : {1e-6, 1.0, 1e7})
        QVERIFY(!draw(list, hundredPixelsPerMetre(zoom)).isNull());
}

void TestPainterRenderer::pictureSizesAreLimited_data()
{
    QTest::addColumn<QSize>("size");
    QTest::addColumn<bool>("ok");
    QTest::newRow("one pixel") << QSize(1, 1) << true;
    QTest::newRow("widest") << QSize(1'000'000, 2) << true;
    QTest::newRow("too wide") << QSize(1'000'001, 2) << false;
    QTest::newRow("too high") << QSize(2, 1'000'001) << false;
    QTest::newRow("nothing") << QSize(0, 10) << false;
    QTest::newRow("negative") << QSize(10, -1) << false;
}

void TestPainterRenderer::pictureSizesAreLimited()
{
    QFETCH(QSize, size);
    QFETCH(bool, ok);
    const Result<QImage> picture = renderPicture(emptyList(), hundredPixelsPerMetre(), size, m_atlas);
    QCOMPARE(picture.ok(), ok);
    if (ok) {
        QCOMPARE(picture.value().size(), size);
    } else {
        QVERIFY(picture.problem().remedy.text().find("1 000 000") != std::string::npos);
    }
}

/// The same pixels as in one piece, and sizes beyond the range of Qt's painters.
void TestPainterRenderer::largePicturesAreDrawnInTiles()
{
    const QSize size(32'300, 200);
    DisplayList list = test::samplePicture(lightTheme());
    Camera2D camera = test::sampleCamera();
    const Result<QImage> picture = renderPicture(list, camera, size, m_atlas);
    QVERIFY(picture.ok());
    camera.setViewSize({32'300.0, 200.0});
    QImage whole(size, QImage::Format_RGB32);
    QPainter painter(&whole);
    drawWithPainter(painter, list, camera, m_atlas);
    painter.end();
    // Where lines are blended, the rounding of some levels differs in a tile.
    constexpr int kTolerance = 4;
    const auto isNear = [](QRgb a, QRgb b) {
        return std::abs(qRed(a) - qRed(b)) <= kTolerance && std::abs(qGreen(a) - qGreen(b)) <= kTolerance &&
               std::abs(qBlue(a) - qBlue(b)) <= kTolerance;
    };
    int different = 0;
    for (int y = 0; y < size.height(); ++y)
        for (int x = 0; x < size.width(); ++x)
            different += !isNear(picture.value().pixel(x, y), whole.pixel(x, y));
    QCOMPARE(different, 0);

    DisplayList wide = emptyList();
    const Camera2D seen({500.0, 0.5}, {1'000.0, 1.0}, {40'000.0, 40.0});
    wide[DisplayLayer::Objects].boxes.push_back({{{999.0, 0.0}, {1'000.0, 1.0}}, {kRed, false}, {}});
    const Result<QImage> far = renderPicture(wide, seen, {40'000, 40}, m_atlas);
    QVERIFY(far.ok());
    QVERIFY(far.value().pixel(39'940, 20) != QColor(kRed.r, kRed.g, kRed.b).rgb());
    QCOMPARE(far.value().pixel(39'980, 20), QColor(kRed.r, kRed.g, kRed.b).rgb());
}

void TestPainterRenderer::pngIsWrittenAndReadBack()
{
    const QTemporaryDir folder;
    const DisplayList list = test::samplePicture(lightTheme());
    const Camera2D camera = test::sampleCamera();
    const QImage picture = draw(list, camera);
    const QString file = folder.filePath(QStringLiteral("p.png"));
    QVERIFY(savePicture(list, camera, picture.size(), m_atlas, file).ok());
    QCOMPARE(QImage(file).convertToFormat(picture.format()), picture);
}

void TestPainterRenderer::aFolderThatDoesNotExistIsNamedWithARemedy()
{
    const Result<SavedPicture> saved =
        savePicture({}, test::sampleCamera(), {2, 2}, m_atlas, QStringLiteral("/nowhere/p.png"));
    QVERIFY(!saved.ok());
    QCOMPARE(saved.problem().file, "/nowhere/p.png");
    QVERIFY(!saved.problem().message.empty());
    QVERIFY(!saved.problem().remedy.empty());
}

void TestPainterRenderer::samplePicturesForLookingAt()
{
    const QString folder = qEnvironmentVariable("BROADSIDE_PICTURES");
    if (folder.isEmpty())
        QSKIP("set BROADSIDE_PICTURES to a folder to get the pictures");
    for (const Theme& theme : {darkTheme(), lightTheme()}) {
        const QString name = theme.background.r < 128 ? QStringLiteral("/dark.png") : QStringLiteral("/light.png");
        QVERIFY(draw(test::samplePicture(theme), test::sampleCamera()).save(folder + name));
    }
}

BROADSIDE_OFFSCREEN_TEST(TestPainterRenderer)

} // namespace broadside::test::tst_painter_renderer

#include "tst_painter_renderer.moc"
