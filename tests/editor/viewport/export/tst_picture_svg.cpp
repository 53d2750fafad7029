#include "core/scene/generate.h"
#include "editor/viewport/export/picture.h"
#include "editor/viewport/export/scene_picture.h"
#include "tests/support/test.h"

#include <QBuffer>
#include <QGuiApplication>

#include <algorithm>
#include <cstdlib>
#include <memory>

namespace broadside::test::tst_picture_svg {

namespace {

constexpr QSize kSize(720, 400);
constexpr int kTolerance = 60;       // Of 255; SVG smooths edges and shapes glyphs differently.
constexpr double kMostOthers = 0.01; // Share of all pixels.

ScenePicture pictureOfSample(const QByteArray& kind, PictureOptions options, ObjectId highlighted)
{
    const Scene scene = generateScene(kind.toStdString(), {.count = 20}).value();
    const AtlasSet atlases = loadAtlases(scene.atlases, {});
    auto broadPhase = makeBroadPhase(scene.broadPhase, scene.world.width, scene.world.height).value();
    const ObjectTable objects(scene);
    addAll(objects, *broadPhase);
    broadPhase->update();
    options.size = {static_cast<double>(kSize.width()), static_cast<double>(kSize.height())};
    options.highlighted = highlighted;
    return pictureOf(objects, *broadPhase, scene.world, options, scene.layers, {}, {&atlases}).value();
}

double shareOfOthers(const QImage& a, const QImage& b)
{
    int others = 0;
    for (int y = 0; y < a.height(); ++y)
        for (int x = 0; x < a.width(); ++x) {
            const QRgb p = a.pixel(x, y);
            const QRgb q = b.pixel(x, y);
            others += std::abs(qRed(p) - qRed(q)) > kTolerance || std::abs(qGreen(p) - qGreen(q)) > kTolerance ||
                      std::abs(qBlue(p) - qBlue(q)) > kTolerance;
        }
    return static_cast<double>(others) / (a.width() * a.height());
}

} // namespace

class TestPictureSvg : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { m_atlas = std::make_unique<GlyphAtlas>(); }
    void cleanupTestCase() { m_atlas.reset(); }
    void showsWhatThePixelsShow_data();
    void showsWhatThePixelsShow();
    void isAsLargeAsAskedFor();
    void everyImageIsThereOnce();
    void textsNameAnySansFont();

private:
    QByteArray svgOf(const ScenePicture& picture, QSize size)
    {
        QBuffer out;
        out.open(QIODevice::WriteOnly);
        const auto problem = writePicture(out, picture.list, picture.camera, size, *m_atlas, PictureFormat::Svg);
        return problem ? QByteArray() : out.data();
    }

    std::unique_ptr<GlyphAtlas> m_atlas;
};

void TestPictureSvg::showsWhatThePixelsShow_data()
{
    QTest::addColumn<QByteArray>("kind");
    QTest::addColumn<quint64>("highlighted");
    QTest::newRow("sprites") << QByteArray("cannon") << quint64{0};
    QTest::newRow("hatched cells, marks and a label") << QByteArray("cannon") << quint64{8};
    QTest::newRow("frames of an animation, mirrored") << QByteArray("walkers") << quint64{3};
    QTest::newRow("shapes") << QByteArray("mixed") << quint64{5};
}

void TestPictureSvg::showsWhatThePixelsShow()
{
    QFETCH(QByteArray, kind);
    QFETCH(quint64, highlighted);
    const ScenePicture picture = pictureOfSample(kind, {}, {highlighted});
    const QImage pixels = renderPicture(picture.list, picture.camera, kSize, *m_atlas).value();
    const QByteArray svg = svgOf(picture, kSize);
    const QImage drawn = QImage::fromData(svg, "svg");
    QCOMPARE(drawn.size(), kSize);
    const double others = shareOfOthers(pixels, drawn);
    if (others > kMostOthers) {
        pixels.save(QStringLiteral("picture_svg_pixels.png"));
        drawn.save(QStringLiteral("picture_svg_drawn.png"));
    }
    QVERIFY2(others <= kMostOthers, qPrintable(QString::number(100.0 * others) + QStringLiteral(" % differ")));
}

void TestPictureSvg::isAsLargeAsAskedFor()
{
    const ScenePicture picture = pictureOfSample("cannon", {}, {});
    const QByteArray svg = svgOf(picture, QSize(800, 601));
    QVERIFY2(svg.contains("<svg width=\"800\" height=\"601\"\n"), svg.left(200).constData());
}

void TestPictureSvg::everyImageIsThereOnce()
{
    const QByteArray svg = svgOf(pictureOfSample("cannon", {}, {}), kSize);
    QCOMPARE(svg.count("<use xlink:href=\"#image"), 22); // a cannon, a ball and twenty targets
    QCOMPARE(svg.count("<image "), 3);
    QCOMPARE(svg.count("data:image/png"), 3);
    QVERIFY(svg.indexOf("<image ") < svg.indexOf("</defs>") && svg.lastIndexOf("<image ") < svg.indexOf("</defs>"));
}

void TestPictureSvg::textsNameAnySansFont()
{
    const QByteArray svg = svgOf(pictureOfSample("cannon", {}, {}), kSize);
    QVERIFY(svg.contains(", sans-serif\" font-size="));
    QCOMPARE(svg.count("font-family="), svg.count(", sans-serif\" font-size="));
}

BROADSIDE_WINDOW_TEST(TestPictureSvg)

} // namespace broadside::test::tst_picture_svg

#include "tst_picture_svg.moc"
