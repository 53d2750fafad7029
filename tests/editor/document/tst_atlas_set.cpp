#include "core/io/atlas/atlas_reader.h"
#include "editor/document/atlas_packing.h"
#include "editor/document/atlas_set.h"
#include "editor/document/picture_file.h"
#include "editor/document/sprite_texture.h"
#include "tests/support/test.h"

#include <QBuffer>
#include <QDir>
#include <QFile>
#include <QImageWriter>
#include <QTemporaryDir>

#include <random>

namespace broadside::test::tst_atlas_set {

class TestAtlasSet : public QObject {
    Q_OBJECT
private slots:
    void init();
    void everyKindOfPictureIsRead_data();
    void everyKindOfPictureIsRead();
    void largePicturesAreRead_data();
    void largePicturesAreRead();
    void everyKindOfPngIsRead();
    void badPicturesAreRefused_data();
    void badPicturesAreRefused();
    void hugePicturesAreRefusedUnread_data();
    void hugePicturesAreRefusedUnread();
    void atlasIsFoundBesideItsScene();
    void whatIsMissingIsSaid_data();
    void whatIsMissingIsSaid();
    void linksThatLeadOutAreRefused();
    void whatDidNotChangeIsKept();
    void packedPicturesAreWhereTheirRegionsAre_data();
    void packedPicturesAreWhereTheirRegionsAre();
    void whatCannotBePackedIsRefused();

private:
    [[nodiscard]] QString path(const char* name) const { return m_folder->filePath(QString::fromUtf8(name)); }
    void write(const char* name, const QByteArray& bytes) const
    {
        QFile file(path(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(file.write(bytes), bytes.size());
    }
    void writeAtlasFile(const char* name, const char* picture, int side) const
    {
        Atlas atlas;
        atlas.picture = picture;
        atlas.size = {side, side};
        AtlasRegion region;
        region.name = "all";
        region.rect = {0, 0, side, side};
        atlas.regions.push_back(region);
        write(name, QByteArray::fromStdString(writeAtlas(atlas)));
    }
    [[nodiscard]] AtlasPlaces places() const { return {path("scene.broadside"), {}}; }

    std::unique_ptr<QTemporaryDir> m_folder;
};

namespace {

QImage picture(int side, QRgb color = 0xff3366cc)
{
    QImage image(side, side, QImage::Format_ARGB32);
    image.fill(color);
    return image;
}

QByteArray png(const QImage& image)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, "PNG");
    return bytes;
}

/// A PNG with other sides in its header. Its checksum is wrong; that of a hostile file would be right.
QByteArray withSides(QByteArray bytes, quint32 width, quint32 height)
{
    for (int i = 0; i < 4; ++i) {
        bytes[16 + i] = static_cast<char>(width >> (24 - 8 * i));
        bytes[20 + i] = static_cast<char>(height >> (24 - 8 * i));
    }
    return bytes;
}

/// The header of a bitmap with this many pixels, without any pixel.
QByteArray bitmapHeader(qint32 width, qint32 height)
{
    QByteArray bytes(54, '\0');
    bytes.replace(0, 2, "BM");
    const auto put = [&](int at, qint32 value) {
        for (int i = 0; i < 4; ++i)
            bytes[at + i] = static_cast<char>(value >> (8 * i));
    };
    put(10, 54);
    put(14, 40);
    put(18, width);
    put(22, height);
    bytes[26] = 1;
    bytes[28] = 32;
    return bytes;
}

} // namespace

void TestAtlasSet::init() { m_folder = std::make_unique<QTemporaryDir>(); }

void TestAtlasSet::everyKindOfPictureIsRead_data()
{
    QTest::addColumn<QByteArray>("format");
    for (const char* format : {"png", "jpg", "bmp", "webp"})
        QTest::newRow(format) << QByteArray(format);
}

void TestAtlasSet::everyKindOfPictureIsRead()
{
    QFETCH(QByteArray, format);
    if (!QImageWriter::supportedImageFormats().contains(format))
        QSKIP("the plugin for this format is not installed");
    QVERIFY(picture(20).save(path("a"), format.constData()));
    const auto image = readPicture(path("a"));
    QVERIFY2(image.ok(), image.ok() ? "" : describe(image.problem()).c_str());
    QCOMPARE(image->size(), QSize(20, 20));
    QCOMPARE(image->format(), QImage::Format_ARGB32_Premultiplied);
    QVERIFY(std::abs(qBlue(image->pixel(10, 10)) - 0xcc) < 4);
}

void TestAtlasSet::largePicturesAreRead_data()
{
    QTest::addColumn<QByteArray>("format");
    for (const char* format : {"png", "jpg"})
        QTest::newRow(format) << QByteArray(format);
}

/// Qt's own limit is 128 MiB; the editor's is 256 MiB.
void TestAtlasSet::largePicturesAreRead()
{
    QFETCH(QByteArray, format);
    {
        QImage large(6'000, 6'000, QImage::Format_RGB32);
        large.fill(0xff336699);
        QVERIFY(large.save(path("a"), format.constData()));
    }
    const auto image = readPicture(path("a"));
    QVERIFY2(image.ok(), image.ok() ? "" : describe(image.problem()).c_str());
    QCOMPARE(image->size(), QSize(6'000, 6'000));
}

/// Compared with the pixels that Qt's own reader gives.
void TestAtlasSet::everyKindOfPngIsRead()
{
    QImage picture(9, 7, QImage::Format_ARGB32);
    for (int y = 0; y < picture.height(); ++y)
        for (int x = 0; x < picture.width(); ++x)
            picture.setPixel(x, y, qRgba(20 * x, 30 * y, 5 * x * y % 256, 255 - 10 * x));
    for (const QImage::Format format :
         {QImage::Format_ARGB32, QImage::Format_RGB32, QImage::Format_Indexed8, QImage::Format_Mono,
          QImage::Format_Grayscale8, QImage::Format_RGBA64, QImage::Format_Grayscale16}) {
        const QImage kind = picture.convertToFormat(format);
        QVERIFY(kind.save(path("kind.png"), "PNG"));
        const QImage wanted = QImage(path("kind.png")).convertToFormat(QImage::Format_ARGB32_Premultiplied);
        const auto read = readPicture(path("kind.png"));
        QVERIFY2(read.ok(), read.ok() ? "" : describe(read.problem()).c_str());
        QCOMPARE(read->size(), wanted.size());
        for (int y = 0; y < wanted.height(); ++y)
            for (int x = 0; x < wanted.width(); ++x) {
                const QRgb a = wanted.pixel(x, y);
                const QRgb b = read->pixel(x, y);
                QVERIFY2(std::abs(qRed(a) - qRed(b)) <= 1 && std::abs(qGreen(a) - qGreen(b)) <= 1 &&
                             std::abs(qBlue(a) - qBlue(b)) <= 1 && qAlpha(a) == qAlpha(b),
                         qPrintable(QStringLiteral("format %1 at %2, %3").arg(format).arg(x).arg(y)));
            }
    }
}

void TestAtlasSet::badPicturesAreRefused_data()
{
    QTest::addColumn<QByteArray>("bytes");
    const QByteArray good = png(picture(64));
    QTest::newRow("nothing") << QByteArray();
    QTest::newRow("text") << QByteArray("no picture at all");
    QTest::newRow("cut off") << good.left(good.size() / 2);
    QTest::newRow("header alone") << good.left(33);
    QTest::newRow("of another kind") << QByteArray("<svg xmlns='http://www.w3.org/2000/svg'/>");
    std::mt19937 random(2);
    QByteArray noise = good;
    for (int i = 40; i < noise.size(); ++i)
        noise[i] = static_cast<char>(random());
    QTest::newRow("damaged") << noise;
}

void TestAtlasSet::badPicturesAreRefused()
{
    QFETCH(QByteArray, bytes);
    write("bad.png", bytes);
    const auto image = readPicture(path("bad.png"));
    QVERIFY(!image.ok());
    QVERIFY(!image.problem().message.empty() && !image.problem().remedy.empty());
    QCOMPARE(image.problem().file, path("bad.png").toStdString());
}

void TestAtlasSet::hugePicturesAreRefusedUnread_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("png") << withSides(png(picture(8)), 1'000'000'000, 1'000'000'000);
    QTest::newRow("bmp, one side") << bitmapHeader(16'385, 1);
    QTest::newRow("bmp, a gigabyte") << bitmapHeader(16'384, 16'384);
    QTest::newRow("bmp, upside down") << bitmapHeader(16'384, -16'384);
}

void TestAtlasSet::hugePicturesAreRefusedUnread()
{
    QFETCH(QByteArray, bytes);
    write("huge", bytes);
    const auto image = readPicture(path("huge"));
    QVERIFY(!image.ok());
    QVERIFY(!image.problem().remedy.empty());
}

void TestAtlasSet::atlasIsFoundBesideItsScene()
{
    QDir(m_folder->path()).mkdir(QStringLiteral("art"));
    write("art/a.png", png(picture(16)));
    writeAtlasFile("art/a.atlas.json", "a.png", 16);
    const AtlasSet set = loadAtlases(std::vector<std::string>{"art/a.atlas.json"}, places());
    QVERIFY2(set.problems().empty(), set.problems().empty() ? "" : describe(set.problems().front()).c_str());
    Sprite sprite;
    sprite.region = "all";
    QVERIFY(set.lookOf(sprite).from && set.lookOf(sprite).from->texture);
    sprite.atlas = "art/a.atlas.json";
    QVERIFY(set.lookOf(sprite).from);
    sprite.atlas = "b.atlas.json";
    QVERIFY(!set.lookOf(sprite).from);
    QVERIFY(watchedPathsOf(set, places()).contains(path("art/a.png")));
    // The scene is in another folder of its project.
    const AtlasPlaces elsewhere{path("levels/one.broadside"), path("game.broadside-project")};
    QVERIFY(loadAtlases(std::vector<std::string>{"art/a.atlas.json"}, elsewhere).problems().empty());
}

void TestAtlasSet::whatIsMissingIsSaid_data()
{
    QTest::addColumn<QByteArray>("entry");
    QTest::addColumn<QByteArray>("message");
    const auto row = [](const char* entry, const char* message) {
        QTest::newRow(entry) << QByteArray(entry) << QByteArray(message);
    };
    row("nowhere.atlas.json", "The file does not exist");
    row("../a.atlas.json", "The path contains \"..\"");
    row("/etc/passwd", "The path is absolute");
    row("no-picture.atlas.json", "The file does not exist");
    row("wrong-size.atlas.json", "The picture has 16 x 16 pixels, but its atlas says 32 x 32");
    row("broken.atlas.json", "");
    row(":/broadside/sprites/nothing.atlas.json", "The program has no built-in atlas of this name");
}

void TestAtlasSet::whatIsMissingIsSaid()
{
    QFETCH(QByteArray, entry);
    QFETCH(QByteArray, message);
    write("a.png", png(picture(16)));
    writeAtlasFile("no-picture.atlas.json", "nowhere.png", 16);
    writeAtlasFile("wrong-size.atlas.json", "a.png", 32);
    write("broken.atlas.json", "{");
    const AtlasSet set = loadAtlases(std::vector<std::string>{entry.toStdString()}, places());
    QCOMPARE(set.problems().size(), std::size_t{1});
    const Problem problem = set.problems().front();
    QVERIFY2(problem.message.text().starts_with(message.toStdString()), problem.message.text().c_str());
    QVERIFY(!problem.remedy.empty() && !problem.file.empty());
    QVERIFY(!set.atlases().front().texture);
}

void TestAtlasSet::linksThatLeadOutAreRefused()
{
    QTemporaryDir outside;
    QVERIFY(picture(16).save(outside.filePath(QStringLiteral("secret.png"))));
    QVERIFY(QFile::link(outside.filePath(QStringLiteral("secret.png")), path("a.png")));
    writeAtlasFile("a.atlas.json", "a.png", 16);
    const AtlasSet set = loadAtlases(std::vector<std::string>{"a.atlas.json"}, places());
    QCOMPARE(set.problems().size(), std::size_t{1});
    QVERIFY2(set.problems().front().message.text().starts_with("Links lead from this path out of"),
             set.problems().front().message.text().c_str());
}

void TestAtlasSet::whatDidNotChangeIsKept()
{
    write("a.png", png(picture(16)));
    writeAtlasFile("a.atlas.json", "a.png", 16);
    const std::vector<std::string> entries{"a.atlas.json"};
    const AtlasSet first = loadAtlases(entries, places());
    const AtlasSet second = loadAtlases(entries, places(), first);
    QCOMPARE(second.atlases().front().texture, first.atlases().front().texture);
    QCOMPARE(second.atlases().front().atlas, first.atlases().front().atlas);
    write("a.png", png(picture(16, 0xff00ff00)).append("more bytes, so that it is another file"));
    const AtlasSet third = loadAtlases(entries, places(), second);
    QVERIFY(third.atlases().front().texture != first.atlases().front().texture);
    QCOMPARE(third.atlases().front().texture->image.pixel(3, 3), 0xff00ff00);
    QCOMPARE(third.atlases().front().atlas, first.atlases().front().atlas);
}

void TestAtlasSet::packedPicturesAreWhereTheirRegionsAre_data()
{
    QTest::addColumn<AtlasEdges>("edges");
    QTest::newRow("repeat") << AtlasEdges::Repeat;
    QTest::newRow("clear") << AtlasEdges::Clear;
}

void TestAtlasSet::packedPicturesAreWhereTheirRegionsAre()
{
    QFETCH(AtlasEdges, edges);
    std::mt19937 random(6);
    std::vector<NamedPicture> pictures;
    for (int i = 0; i < 60; ++i) {
        QImage image(1 + static_cast<int>(random() % 40), 1 + static_cast<int>(random() % 40), QImage::Format_ARGB32);
        for (int y = 0; y < image.height(); ++y)
            for (int x = 0; x < image.width(); ++x)
                image.setPixel(x, y, 0xff000000U | static_cast<QRgb>(random()));
        pictures.push_back({"p" + std::to_string(i), image});
    }
    AtlasOptions options;
    options.edges = edges;
    options.mostSide = 128;
    const auto atlases = packAtlases(pictures, options);
    QVERIFY(atlases.ok());
    QVERIFY(atlases->size() > 1);
    std::size_t found = 0;
    for (const PackedAtlas& packed : *atlases)
        for (const AtlasRegion& region : packed.atlas.regions) {
            const auto source = std::ranges::find(pictures, region.name, &NamedPicture::name);
            QVERIFY(source != pictures.end());
            ++found;
            const QImage& image = source->image;
            for (int y = -2; y < image.height() + 2; ++y)
                for (int x = -2; x < image.width() + 2; ++x) {
                    const int nearX = std::clamp(x, 0, image.width() - 1);
                    const int nearY = std::clamp(y, 0, image.height() - 1);
                    const bool isInside = x == nearX && y == nearY;
                    const QRgb expected =
                        isInside || edges == AtlasEdges::Repeat ? image.pixel(nearX, nearY) : qRgba(0, 0, 0, 0);
                    QCOMPARE(packed.picture.pixel(region.rect.x + x, region.rect.y + y), expected);
                }
        }
    QCOMPARE(found, pictures.size());
}

void TestAtlasSet::whatCannotBePackedIsRefused()
{
    AtlasOptions options;
    options.mostSide = 16;
    const NamedPicture large{"large", picture(13)};
    const NamedPicture fits{"fits", picture(12)};
    QVERIFY(packAtlases(std::vector{fits}, options).ok());
    for (const auto& pictures : {std::vector<NamedPicture>{}, std::vector{large}, std::vector{fits, fits},
                                 std::vector{NamedPicture{"", picture(2)}}}) {
        const auto refused = packAtlases(pictures, options);
        QVERIFY(!refused.ok() && !refused.problem().remedy.empty());
    }
}

BROADSIDE_EVENT_TEST(TestAtlasSet)

} // namespace broadside::test::tst_atlas_set

#include "tst_atlas_set.moc"
