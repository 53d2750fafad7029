// Pictures that are drawn in bands: the pixels equal those of one piece, and the memory is that of one band.

#include "editor/viewport/export/painter_renderer.h"
#include "editor/viewport/export/picture.h"
#include "editor/viewport/export/picture_bands.h"
#include "editor/viewport/export/png_rows.h"
#include "tests/support/editor/sample_picture.h"
#include "tests/support/test.h"

#include <QBuffer>
#include <QDir>
#include <QFile>
#include <QGuiApplication>
#include <QImageReader>
#include <QPainter>
#include <QTemporaryDir>

#include <algorithm>
#include <csignal>
#include <memory>
#include <random>
#include <sys/resource.h>

namespace broadside::test::tst_picture_bands {

namespace {

/// The sample with a focus mask, the cells of a raster, and lines that leave the picture.
DisplayList fullPicture()
{
    DisplayList list = test::samplePicture(lightTheme());
    list.focus.veil = {20, 20, 40, 150};
    list.focus.clear.discs.push_back({{4.1, 2.3}, 1.7, {{0, 0, 0}, false}, {}});
    list.focus.clear.triangles.push_back({{1.1, 0.2}, {3.7, 0.9}, {2.2, 3.9}, {{0, 0, 0}, false}});
    DisplayRaster raster;
    raster.side = {0.03, 0.03};
    raster.columns = raster.rows = 70;
    raster.box = {{0.0, 0.0}, {2.1, 2.1}};
    std::mt19937 random(3);
    for (std::size_t i = 0; i < raster.columns * raster.rows; ++i)
        raster.cells.push_back({static_cast<std::uint8_t>(random()), 90, 120, 100});
    list[DisplayLayer::Heat].rasters.push_back(std::move(raster));
    for (const LinePattern pattern : {LinePattern::Solid, LinePattern::Dashed, LinePattern::Dotted})
        for (int i = 0; i < 9; ++i)
            list[DisplayLayer::Objects].lines.push_back(
                {{-3.3, 0.37 * i}, {11.7, 4.9 - 0.61 * i}, {{200, 30, 60}, 1.0F + static_cast<float>(i % 3), pattern}});
    list[DisplayLayer::Objects].discs.push_back(
        {{0.1, 4.7}, 2.9, {{40, 90, 200, 90}, true}, {{10, 10, 10}, 2.0F, LinePattern::Dashed}});
    return list;
}

QImage inOnePiece(const DisplayList& list, Camera2D camera, QSize size, GlyphAtlas& atlas)
{
    camera.setViewSize({static_cast<double>(size.width()), static_cast<double>(size.height())});
    QImage picture(size, QImage::Format_RGB32);
    QPainter painter(&picture);
    drawWithPainter(painter, list, camera, atlas);
    painter.end();
    return picture;
}

/// A limit on the size of files causes the same short write as a full disk. It is set in this process, because painters
/// have threads that a child process would lack.
class SmallFiles {
public:
    SmallFiles()
        : m_handler(::signal(SIGXFSZ, SIG_IGN))
    {
        ::getrlimit(RLIMIT_FSIZE, &m_before);
        ::rlimit limit = m_before;
        limit.rlim_cur = 10'000;
        ::setrlimit(RLIMIT_FSIZE, &limit);
    }
    ~SmallFiles()
    {
        ::setrlimit(RLIMIT_FSIZE, &m_before);
        ::signal(SIGXFSZ, m_handler);
    }
    SmallFiles(const SmallFiles&) = delete;
    SmallFiles& operator=(const SmallFiles&) = delete;

private:
    void (*m_handler)(int);
    ::rlimit m_before{};
};

} // namespace

class TestPictureBands : public QObject {
    Q_OBJECT
private slots:
    void bandsShowThePixelsOfOnePiece_data();
    void bandsShowThePixelsOfOnePiece();
    void ofAVeryWidePictureEveryPixelIsInItsPlace();
    void pngHoldsThePixels();
    void aPictureLargerThanMemoryNeedsABand();
    void aStopIsHeardSoonInHugePictures();
    void stoppedPictureLeavesTheOldFile();
    void fullDiskNamesTheFileAndLeavesTheOldOne();

private:
    GlyphAtlas m_atlas;
};

void TestPictureBands::bandsShowThePixelsOfOnePiece_data()
{
    QTest::addColumn<QSize>("size");
    QTest::newRow("one band") << QSize(800, 500);
    QTest::newRow("as wide as painters count") << QSize(32'000, 700);
    QTest::newRow("several bands") << QSize(16'000, 3'300);
    QTest::newRow("bands of other heights") << QSize(6'101, 3'003);
    QTest::newRow("high") << QSize(1'501, 16'000);
}

void TestPictureBands::bandsShowThePixelsOfOnePiece()
{
    QFETCH(QSize, size);
    const DisplayList list = fullPicture();
    const QImage whole = inOnePiece(list, test::sampleCamera(), size, m_atlas);
    PictureBands bands(list, test::sampleCamera(), size, m_atlas);
    std::vector<QRgb> row(static_cast<std::size_t>(size.width()));
    int number = 0;
    while (bands.drawn() < size.height()) {
        const int first = bands.drawn();
        QVERIFY(bands.drawNext() > 0);
        ++number;
        for (int y = first; y < bands.drawn(); ++y) {
            bands.copyRow(y, row.data());
            const auto* expected = reinterpret_cast<const QRgb*>(whole.constScanLine(y));
            const auto other = std::mismatch(row.begin(), row.end(), expected).first;
            QVERIFY2(other == row.end(), qPrintable(QStringLiteral("(%1, %2)").arg(other - row.begin()).arg(y)));
        }
    }
    QCOMPARE(number, (size.height() - 1) / (PictureBands::kMostPixels / size.width()) + 1);
}

/// Beyond the range of Qt's painters: each post of a row must be at its exact place.
void TestPictureBands::ofAVeryWidePictureEveryPixelIsInItsPlace()
{
    const QSize size(400'000, 30);
    const Camera2D camera({2'000.0, 0.15}, {4'000.0, 0.3}, {1.0, 1.0});
    DisplayList list;
    list.background = {0, 0, 0};
    for (int i = 0; i < 400; ++i)
        list[DisplayLayer::Objects].boxes.push_back(
            {{{10.0 * i + 1.0, 0.1}, {10.0 * i + 1.5, 0.2}}, {{200, 0, 0}, false}, {}});
    PictureBands bands(list, camera, size, m_atlas);
    std::vector<QRgb> row(static_cast<std::size_t>(size.width()));
    QCOMPARE(bands.drawNext(), size.height());
    for (const int y : {0, 9, 10, 19, 20, 29}) {
        bands.copyRow(y, row.data());
        for (std::size_t x = 0; x < row.size(); ++x) {
            const bool isPost = x % 1'000 >= 100 && x % 1'000 < 150 && y >= 10 && y < 20;
            if (row[x] != (isPost ? qRgb(200, 0, 0) : qRgb(0, 0, 0)))
                QFAIL(qPrintable(QStringLiteral("(%1, %2)").arg(x).arg(y)));
        }
    }
}

void TestPictureBands::pngHoldsThePixels()
{
    const QSize size(801, 503);
    const DisplayList list = fullPicture();
    QBuffer out;
    QVERIFY(out.open(QIODevice::WriteOnly));
    std::vector<double> shares;
    const auto told = [&](double share) {
        shares.push_back(share);
        return true;
    };
    QVERIFY(!writePicture(out, list, test::sampleCamera(), size, m_atlas, PictureFormat::Png, told));
    const QImage read = QImage::fromData(out.data(), "png");
    QCOMPARE(read.convertToFormat(QImage::Format_RGB32), inOnePiece(list, test::sampleCamera(), size, m_atlas));
    QCOMPARE(read.dotsPerMeterX(), 3780);
    QVERIFY(shares.size() > 100 && std::is_sorted(shares.begin(), shares.end()));
    QVERIFY(shares.front() >= 0.0 && shares.back() < 1.0);
}

/// 1,200 million pixels, five times too many for one piece. The test stops early, because the rest is the same.
void TestPictureBands::aPictureLargerThanMemoryNeedsABand()
{
    const QSize size(300'000, 4'000);
    QBuffer out;
    QVERIFY(out.open(QIODevice::WriteOnly));
    double last = 0.0;
    const auto untilABandIsWritten = [&last](double share) {
        last = share;
        return share < 0.02;
    };
    const auto problem =
        writePicture(out, fullPicture(), test::sampleCamera(), size, m_atlas, PictureFormat::Png, untilABandIsWritten);
    QVERIFY(problem.has_value());
    QVERIFY2(problem->message.text().find("cancelled") != std::string::npos, problem->message.text().c_str());
    QVERIFY(last >= 0.02 && last < 0.03);
    QBuffer in(&out.buffer());
    QVERIFY(in.open(QIODevice::ReadOnly));
    QCOMPARE(QImageReader(&in, "png").size(), size);
}

/// 1e12 pixels take hours. The stop must be checked after each row or tile, not after thousands of rows.
void TestPictureBands::aStopIsHeardSoonInHugePictures()
{
    constexpr int kSide = 1'000'000;
    QBuffer out;
    QVERIFY(out.open(QIODevice::WriteOnly));
    std::vector<double> shares;
    const auto twoBands = [&shares](double share) {
        shares.push_back(share);
        return shares.size() < 300;
    };
    const auto problem =
        writePicture(out, DisplayList{}, test::sampleCamera(), {kSide, kSide}, m_atlas, PictureFormat::Png, twoBands);
    QVERIFY(problem.has_value());
    QCOMPARE(shares.size(), std::size_t{300});
    QVERIFY(shares.back() > 0.0);
    for (std::size_t i = 1; i < shares.size(); ++i)
        QVERIFY2((shares[i] - shares[i - 1]) * kSide <= 1.001, QByteArray::number((shares[i] - shares[i - 1]) * kSide));
}

void TestPictureBands::stoppedPictureLeavesTheOldFile()
{
    const QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("p.png"));
    QVERIFY(savePicture(fullPicture(), test::sampleCamera(), {40, 30}, m_atlas, file).ok());
    const auto half = [](double share) { return share < 0.5; };
    const auto saved = savePicture(fullPicture(), test::sampleCamera(), {400, 300}, m_atlas, file, half);
    QVERIFY(!saved.ok());
    QCOMPARE(QImage(file).size(), QSize(40, 30));
    QCOMPARE(QDir(folder.path()).entryList(QDir::Files), QStringList{QStringLiteral("p.png")});
}

void TestPictureBands::fullDiskNamesTheFileAndLeavesTheOldOne()
{
    const QTemporaryDir folder;
    for (const char* name : {"p.png", "p.svg", "p.pdf"}) {
        const QString file = folder.filePath(QLatin1String(name));
        QVERIFY(savePicture(DisplayList{}, test::sampleCamera(), {10, 10}, m_atlas, file).ok());
        QFile before(file);
        QVERIFY(before.open(QIODevice::ReadOnly));
        const QByteArray old = before.readAll();
        const QByteArray text = [&] {
            const SmallFiles limited;
            const auto saved = savePicture(fullPicture(), test::sampleCamera(), {1'200, 900}, m_atlas, file);
            return QByteArray::fromStdString(saved ? std::string("saved") : describe(saved.problem()));
        }();
        QVERIFY2(text.startsWith(file.toUtf8() + ": error: The file cannot be written: "), text);
        QVERIFY2(text.contains("Free some space"), text);
        QFile after(file);
        QVERIFY(after.open(QIODevice::ReadOnly));
        QCOMPARE(after.readAll(), old);
    }
    QCOMPARE(QDir(folder.path()).entryList(QDir::Files).size(), 3);
}

BROADSIDE_OFFSCREEN_TEST(TestPictureBands)

} // namespace broadside::test::tst_picture_bands

#include "tst_picture_bands.moc"
