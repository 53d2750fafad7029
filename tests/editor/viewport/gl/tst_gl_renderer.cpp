#include "editor/viewport/export/painter_renderer.h"
#include "editor/viewport/gl/gl_probe.h"
#include "tests/support/editor/offscreen_gl.h"
#include "tests/support/editor/sample_picture.h"
#include "tests/support/test.h"

#include <QGuiApplication>
#include <QOpenGLFunctions>
#include <QPainter>

#include <memory>

namespace broadside::test::tst_gl_renderer {

namespace {

/// How two pictures differ. Channels are from 0 to 255.
struct Difference {
    double mean = 0.0;  ///< Mean absolute difference over all channels.
    double share = 0.0; ///< Share of pixels with a channel that differs by more than 64.
    [[nodiscard]] QByteArray text() const
    {
        return "mean " + QByteArray::number(mean) + ", share of different pixels " + QByteArray::number(share);
    }
};

Difference differenceOf(const QImage& a, const QImage& b)
{
    Difference difference;
    for (int y = 0; y < a.height(); ++y) {
        for (int x = 0; x < a.width(); ++x) {
            const QRgb p = a.pixel(x, y);
            const QRgb q = b.pixel(x, y);
            const int channels[] = {std::abs(qRed(p) - qRed(q)), std::abs(qGreen(p) - qGreen(q)),
                                    std::abs(qBlue(p) - qBlue(q))};
            for (const int channel : channels)
                difference.mean += channel;
            difference.share += *std::max_element(std::begin(channels), std::end(channels)) > 64 ? 1.0 : 0.0;
        }
    }
    const double pixels = double(a.width()) * a.height();
    difference.mean /= 3.0 * pixels;
    difference.share /= pixels;
    return difference;
}

DisplayList manyBoxes(std::size_t count)
{
    DisplayList list;
    Random random(5);
    for (std::size_t i = 0; i < count; ++i) {
        const Vec2 corner{random.between(0, 9), random.between(0, 4)};
        list[DisplayLayer::Objects].boxes.push_back(
            {{corner, corner + Vec2{0.1, 0.1}}, {{0, 200, 0, 60}, false}, {{0, 200, 0}, 1.0F, LinePattern::Solid}});
    }
    return list;
}

} // namespace

class TestGlRenderer : public QObject, private test::OffscreenGl {
    Q_OBJECT

private slots:
    void initTestCase() { begin(); }
    void cleanupTestCase() { end(); }
    void theProbeFindsThisDisplayUsable();
    void platformsWithoutOpenGlAreRefusedByName_data();
    void platformsWithoutOpenGlAreRefusedByName();
    void samePictureAsThePainter_data();
    void samePictureAsThePainter();
    void samePictureOnASharpDisplay();
    void particularPixelsAreRight();
    void uprightThingsAreTheSameToThePixel();
    void cellsOfARasterAreTheSameToThePixel_data();
    void cellsOfARasterAreTheSameToThePixel();
    void panningAndZoomingUploadNothing();
    void aChangedRevisionUploads();
    void onlyThePartThatChangedIsUploaded();
    void farFromTheOriginThePictureIsTheSame();
    void oneDrawCallPerKindAndPass();
    void whatHasNoOutlineCostsNoPassForIt();
    void anEmptyListIsItsBackground();
    void extremeValuesDoNoHarm();
    void timeToUploadAHundredThousandBoxes();
};

void TestGlRenderer::theProbeFindsThisDisplayUsable()
{
    QVERIFY(!openGlProblem());
    m_context.makeCurrent(&m_surface); // the probe leaves no context current
}

void TestGlRenderer::platformsWithoutOpenGlAreRefusedByName_data()
{
    QTest::addColumn<QString>("platform");
    QTest::addColumn<bool>("refused");
    for (const char* name : {"offscreen", "minimal", "vnc", "linuxfb"})
        QTest::newRow(name) << QString::fromLatin1(name) << true;
    for (const char* name : {"xcb", "wayland"})
        QTest::newRow(name) << QString::fromLatin1(name) << false;
}

void TestGlRenderer::platformsWithoutOpenGlAreRefusedByName()
{
    QFETCH(QString, platform);
    QFETCH(bool, refused);
    const std::optional<Problem> problem = platformProblem(platform);
    QCOMPARE(problem.has_value(), refused);
    if (problem) {
        QVERIFY(problem->message.text().find(platform.toStdString()) != std::string::npos);
        QVERIFY(!problem->remedy.empty());
    }
}

void TestGlRenderer::samePictureAsThePainter_data()
{
    QTest::addColumn<bool>("dark");
    QTest::addColumn<double>("zoom");
    QTest::addColumn<QPointF>("pan");
    for (const bool dark : {true, false}) {
        for (const double zoom : {0.13, 0.5, 1.05, 1.37, 3.0})
            QTest::addRow("%s, zoom %g", dark ? "dark" : "light", zoom) << dark << zoom << QPointF(17.3, -8.9);
    }
}

void TestGlRenderer::samePictureAsThePainter()
{
    QFETCH(bool, dark);
    QFETCH(double, zoom);
    QFETCH(QPointF, pan);
    const DisplayList list = test::samplePicture(dark ? darkTheme() : lightTheme());
    Camera2D camera = test::sampleCamera();
    camera.setZoom(zoom);
    camera.panByPixels({pan.x(), pan.y()});
    const QImage gl = drawGl(list, camera);
    const QImage painter = drawPainter(list, camera);
    const QString folder = qEnvironmentVariable("BROADSIDE_PICTURES");
    if (!folder.isEmpty()) {
        const QString name =
            QStringLiteral("/%1 %2 %3.png").arg(dark ? QStringLiteral("dark") : QStringLiteral("light")).arg(zoom);
        QVERIFY(gl.save(folder + name.arg(QStringLiteral("gl"))));
        QVERIFY(painter.save(folder + name.arg(QStringLiteral("painter"))));
    }
    const Difference difference = differenceOf(gl, painter);
    QVERIFY2(difference.mean < 0.5 && difference.share < 0.003, difference.text());
}

void TestGlRenderer::samePictureOnASharpDisplay()
{
    const DisplayList list = test::samplePicture(darkTheme());
    const Camera2D camera = test::sampleCamera();
    const QImage gl = drawGl(list, camera, 2.0);
    QImage painted(gl.size(), QImage::Format_RGB32);
    painted.setDevicePixelRatio(2.0);
    QPainter painter(&painted);
    drawWithPainter(painter, list, camera, *m_atlas, 2.0);
    painter.end();
    const Difference difference = differenceOf(gl, painted);
    QVERIFY2(difference.mean < 0.5 && difference.share < 0.003, difference.text());
}

void TestGlRenderer::particularPixelsAreRight()
{
    DisplayList list;
    list.background = {10, 20, 30};
    DisplayLayerItems& items = list[DisplayLayer::Objects];
    items.boxes.push_back(
        {{{0.5, 0.5}, {1.0, 1.5}}, {{200, 0, 0}, false}, {{255, 255, 255}, 2.0F, LinePattern::Solid}});
    items.discs.push_back({{1.5, 1.0}, 0.3, {{0, 200, 0}, false}, {}});
    items.triangles.push_back({{0, 0}, {0.3, 0}, {0, 0.3}, {{0, 0, 200}, false}});
    list[DisplayLayer::Labels].lines.push_back({{0.2, 1.8}, {1.8, 1.8}, {{255, 255, 0}, 2.0F, LinePattern::Dashed}});
    const QImage picture = drawGl(list, {{1, 1}, {2, 2}, {200, 200}});
    const auto at = [&picture](int x, int y) { return picture.pixelColor(x, y); };
    QCOMPARE(at(0, 0), QColor(10, 20, 30));
    QCOMPARE(at(75, 100), QColor(200, 0, 0));
    QCOMPARE(at(49, 100), QColor(255, 255, 255));
    QCOMPARE(at(50, 100), QColor(255, 255, 255));
    QCOMPARE(at(48, 100), QColor(10, 20, 30));
    QCOMPARE(at(51, 100), QColor(200, 0, 0));
    QCOMPARE(at(150, 100), QColor(0, 200, 0));
    QCOMPARE(at(150, 72), QColor(0, 200, 0));
    QCOMPARE(at(150, 68), QColor(10, 20, 30));
    QCOMPARE(at(5, 194), QColor(0, 0, 200));
    QCOMPARE(at(25, 170), QColor(10, 20, 30));
    for (int x = 20; x < 180; ++x)
        QCOMPARE(at(x, 20), (x - 20) % 14 < 8 ? QColor(255, 255, 0) : QColor(10, 20, 30));
}

void TestGlRenderer::uprightThingsAreTheSameToThePixel()
{
    // Boxes, vertical lines and texts have no anti-aliasing, so the tolerance is zero. Positions are multiples of 1/8
    // pixel. Many are exactly on a border, where float and double must decide alike.
    DisplayList list;
    list.background = {20, 22, 26};
    const Theme theme = darkTheme();
    Random random(9);
    const auto steps = [&random](double low, double high) {
        return std::round(random.between(low, high) * 400.0) / 400.0;
    };
    DisplayLayerItems& items = list[DisplayLayer::Objects];
    for (std::size_t i = 0; i < 40; ++i) {
        const Vec2 corner{steps(-1, 9), steps(-1, 4)};
        const Meaning& meaning = theme.meanings[i % theme.meanings.size()];
        items.boxes.push_back({{corner, corner + Vec2{steps(0, 2), steps(0, 2)}}, meaning.fill, meaning.stroke});
        items.lines.push_back({corner, corner + Vec2{steps(-3, 3), 0}, {theme.text, 1.0F, LinePattern(i % 3)}});
        items.lines.push_back({corner, corner + Vec2{0, steps(-3, 3)}, {theme.text, 2.0F, LinePattern(i % 3)}});
        items.texts.push_back({corner, {3, 3}, "1234", 12.0F, theme.text, theme.plate, TextAnchor::BottomLeft});
    }
    for (const double zoom : {0.25, 0.5, 1.0, 2.0}) {
        Camera2D camera = test::sampleCamera();
        camera.setZoom(zoom);
        const QImage gl = drawGl(list, camera);
        const QImage painter = drawPainter(list, camera);
        int different = 0;
        for (int y = 0; y < gl.height(); ++y) {
            for (int x = 0; x < gl.width(); ++x)
                different += std::abs(qGreen(gl.pixel(x, y)) - qGreen(painter.pixel(x, y))) > 3 ? 1 : 0;
        }
        QVERIFY2(different == 0, qPrintable(QStringLiteral("zoom %1: %2 pixels").arg(zoom).arg(different)));
    }
}

void TestGlRenderer::cellsOfARasterAreTheSameToThePixel_data()
{
    QTest::addColumn<double>("zoom");
    for (const double zoom : {0.01, 0.25, 0.999, 1.0, 2.0, 7.3})
        QTest::addRow("zoom %g", zoom) << zoom;
}

void TestGlRenderer::cellsOfARasterAreTheSameToThePixel()
{
    QFETCH(double, zoom);
    Random random(4);
    DisplayList list;
    for (const double side : {0.02, 0.025, 0.04}) { // 100 px/m: whole pixels, halves, and more than a row of texels
        DisplayRaster raster;
        raster.origin = {side * 100.0, 1.0 - side};
        raster.side = {side, 0.75 * side};
        raster.columns = 90;
        raster.rows = 70;
        raster.box = {raster.origin, raster.origin + side * Vec2{89.5, 0.75 * 69.5}};
        for (std::size_t i = 0; i < raster.columns * raster.rows; ++i)
            raster.cells.push_back({static_cast<std::uint8_t>(random.between(0, 255)), 200, 40,
                                    static_cast<std::uint8_t>(random.between(0, 255))});
        list[DisplayLayer::Objects].rasters.push_back(std::move(raster));
    }
    Camera2D camera = test::sampleCamera();
    camera.setZoom(zoom);
    const QImage gl = drawGl(list, camera);
    QCOMPARE(m_renderer->statistics().drawCalls, 1);
    const QImage painter = drawPainter(list, camera);
    int different = 0;
    for (int y = 0; y < gl.height(); ++y)
        for (int x = 0; x < gl.width(); ++x)
            different += std::abs(qRed(gl.pixel(x, y)) - qRed(painter.pixel(x, y))) > 3 ? 1 : 0;
    QCOMPARE(different, 0);
}

void TestGlRenderer::panningAndZoomingUploadNothing()
{
    const DisplayList list = test::samplePicture(darkTheme());
    Camera2D camera = test::sampleCamera();
    QOpenGLFramebufferObject target(960, 480);
    target.bind();
    m_renderer->draw(list, ++m_revision, camera);
    const std::uint64_t uploads = m_renderer->statistics().uploads;
    for (int i = 0; i < 20; ++i) {
        camera.panByPixels({13, 7});
        camera.zoomAt({100, 100}, 1.05);
        m_renderer->draw(list, m_revision, camera);
    }
    QCOMPARE(m_renderer->statistics().uploads, uploads);
    camera.panByPixels({200'000, 0});
    m_renderer->draw(list, m_revision, camera);
    QCOMPARE(m_renderer->statistics().uploads, uploads + 1);
}

void TestGlRenderer::aChangedRevisionUploads()
{
    DisplayList list;
    const Camera2D camera({1, 1}, {2, 2}, {200, 200});
    const QImage before = drawGl(list, camera);
    list[DisplayLayer::Objects].boxes.push_back({{{0, 0}, {2, 2}}, {{200, 0, 0}, false}, {}});
    const QImage after = drawGl(list, camera);
    QCOMPARE(before.pixelColor(100, 100), QColor(0, 0, 0));
    QCOMPARE(after.pixelColor(100, 100), QColor(200, 0, 0));
}

void TestGlRenderer::onlyThePartThatChangedIsUploaded()
{
    const Camera2D camera({1, 1}, {2, 2}, {200, 200});
    QOpenGLFramebufferObject target(200, 200);
    target.bind();
    const auto boxIn = [](DisplayList& list, DisplayLayer layer, double left, Rgba color) {
        list[layer].boxes.push_back({{{left, 0.0}, {left + 0.5, 2.0}}, {color, false}, {}});
    };
    DisplayList list = manyBoxes(1'000);
    list.upperObjects.resize(2);
    list.upperObjects[1].boxes.push_back({{{1.5, 0.0}, {2.0, 2.0}}, {{9, 9, 200}, false}, {}});
    boxIn(list, DisplayLayer::Ground, 0.0, {200, 0, 0});
    DisplayRevisions revisions;
    revisions.fill(++m_revision);
    m_renderer->draw(list, revisions, camera);
    const std::uint64_t all = m_renderer->statistics().uploadedBytes;
    boxIn(list, DisplayLayer::Labels, 1.0, {0, 200, 0});
    revisions[static_cast<std::size_t>(DisplayPart::Focus)] = ++m_revision;
    m_renderer->draw(list, revisions, camera);
    const std::uint64_t ofFocus = m_renderer->statistics().uploadedBytes - all;
    QVERIFY2(ofFocus > 0 && ofFocus < 100, QByteArray::number(qulonglong(ofFocus)));
    DisplayList hidden; // the objects that were uploaded before are drawn again
    hidden.upperObjects.resize(2);
    m_renderer->draw(hidden, revisions, camera);
    const QImage picture = target.toImage();
    QCOMPARE(picture.pixelColor(125, 100), QColor(0, 200, 0));
    QCOMPARE(picture.pixelColor(175, 100), QColor(9, 9, 200));
    QCOMPARE(m_renderer->statistics().uploadedBytes, all + ofFocus);
    ++m_revision;
}

void TestGlRenderer::farFromTheOriginThePictureIsTheSame()
{
    const Theme theme = darkTheme();
    const Vec2 far{1e7, -1e7};
    const Camera2D camera = test::sampleCamera();
    const Camera2D farCamera(camera.center() + far, camera.frustum(), camera.viewSize(), camera.zoom());
    const DisplayList list = test::samplePicture(theme, far);
    const Difference difference = differenceOf(drawGl(list, farCamera), drawPainter(list, farCamera));
    QVERIFY2(difference.mean < 0.5 && difference.share < 0.003, difference.text());
}

void TestGlRenderer::oneDrawCallPerKindAndPass()
{
    static_cast<void>(drawGl(manyBoxes(5000), test::sampleCamera()));
    QCOMPARE(m_renderer->statistics().drawCalls, 2);
}

void TestGlRenderer::whatHasNoOutlineCostsNoPassForIt()
{
    const Camera2D camera = test::sampleCamera();
    const Stroke stroke{{255, 255, 255}, 2.0F, LinePattern::Solid};
    const Fill fill{{200, 0, 0}, false};
    DisplayList list;
    DisplayLayerItems& items = list[DisplayLayer::Objects];
    items.boxes.push_back({{{0, 0}, {2, 2}}, fill, {}});
    items.discs.push_back({{4, 2}, 1.0, fill, {}});
    static_cast<void>(drawGl(list, camera));
    QCOMPARE(m_renderer->statistics().drawCalls, 2);
    for (int i = 0; i < 3; ++i) {
        items.boxes.push_back({{{0, 0}, {2, 2}}, {}, i == 1 ? stroke : Stroke{}});
        items.discs.push_back({{6.0 + i, 2}, 1.0, i == 0 ? Fill{} : fill, i == 2 ? stroke : Stroke{}});
    }
    const Difference difference = differenceOf(drawGl(list, camera), drawPainter(list, camera));
    QCOMPARE(m_renderer->statistics().drawCalls, 4);
    QVERIFY2(difference.mean < 0.5 && difference.share < 0.003, difference.text());
}

void TestGlRenderer::anEmptyListIsItsBackground()
{
    DisplayList list;
    list.background = {1, 2, 3};
    const QImage picture = drawGl(list, test::sampleCamera());
    QCOMPARE(picture.pixelColor(0, 0), QColor(1, 2, 3));
    QCOMPARE(picture.pixelColor(959, 479), QColor(1, 2, 3));
    QCOMPARE(m_renderer->statistics().drawCalls, 0);
}

void TestGlRenderer::extremeValuesDoNoHarm()
{
    DisplayList list;
    const Stroke dotted{{255, 255, 255}, 1.0F, LinePattern::Dotted};
    DisplayLayerItems& items = list[DisplayLayer::Objects];
    items.boxes.push_back({{{-1e9, -1e9}, {1e9, 1e9}}, {{255, 0, 0, 38}, true}, dotted});
    items.boxes.push_back({{{1, -1e9}, {1e9, 1e9}}, {}, {{255, 255, 255}, 1.0F, LinePattern::Solid}});
    items.discs.push_back({{0, 0}, 1e9, {{255, 0, 0, 38}, true}, dotted});
    items.lines.push_back({{-1e9, -1e9}, {1e9, 1e9}, dotted});
    items.lines.push_back({{1, 1}, {1, 1}, dotted});
    items.texts.push_back(
        {{1, 1}, {0, 0}, std::string(65536, 'x'), 12.0F, {255, 255, 255}, {0, 0, 0, 200}, TextAnchor::Center});
    for (const double zoom : {1e-6, 1.0, 1e7})
        static_cast<void>(drawGl(list, {{1, 1}, {2, 2}, {200, 200}, zoom}));
    const QImage picture = drawGl(list, {{1, 1}, {2, 2}, {200, 200}});
    // the edge at x = 1 is sharp, although it is 1e9 m long
    QCOMPARE(picture.pixelColor(100, 30), QColor(255, 255, 255));
}

void TestGlRenderer::timeToUploadAHundredThousandBoxes()
{
    const DisplayList list = manyBoxes(100'000);
    const Camera2D elsewhere({1000, 1000}, {9.6, 4.8}, {960, 480}); // the boxes are uploaded but not visible
    double best = 1e9;
    for (int i = 0; i < 5; ++i) {
        static_cast<void>(drawGl(list, elsewhere));
        best = std::min(best, m_renderer->statistics().uploadMilliseconds);
    }
    qInfo("100,000 boxes: %.2f ms to build and upload, best of 5", best);
    QCOMPARE(m_renderer->statistics().drawCalls, 2);
}

BROADSIDE_GUI_TEST(TestGlRenderer)

} // namespace broadside::test::tst_gl_renderer

#include "tst_gl_renderer.moc"
