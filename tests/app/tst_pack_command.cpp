#include "core/io/atlas/atlas_reader.h"
#include "tests/support/command_line.h"
#include "tests/support/test.h"

#include <QDir>
#include <QImage>
#include <QTemporaryDir>

#include <algorithm>

namespace broadside::test::tst_pack_command {

namespace {

QStringList wordsOf(const char* line) { return QString::fromLatin1(line).split(u' '); }

} // namespace

class TestPackCommand : public QObject {
    Q_OBJECT
private slots:
    void initTestCase();
    void regionsAreCalledAsTheirFilesAndShowThem();
    void whatHasNoRoomGoesToAnotherAtlas();
    void noPictureIsWrittenOver_data();
    void noPictureIsWrittenOver();
    void wrongUsageSaysWhatWorks_data();
    void wrongUsageSaysWhatWorks();

private:
    QString path(const char* name) const { return m_folder.filePath(QLatin1String(name)); }
    QTemporaryDir m_folder;
};

void TestPackCommand::initTestCase()
{
    QVERIFY(m_folder.isValid());
    const auto save = [&](const char* name, QSize size, Qt::GlobalColor color) {
        QImage image(size, QImage::Format_ARGB32);
        image.fill(color);
        return image.save(path(name));
    };
    QVERIFY(save("red.png", {12, 7}, Qt::red));
    QVERIFY(save("blue.png", {5, 20}, Qt::blue));
    QVERIFY(save("green.bmp", {20, 20}, Qt::green));
    QFile broken(path("broken.png"));
    QVERIFY(broken.open(QIODevice::WriteOnly) && broken.write("no picture") > 0);
}

void TestPackCommand::regionsAreCalledAsTheirFilesAndShowThem()
{
    const QString target = path("town.atlas.json");
    const Outcome outcome = call({QStringLiteral("pack"), target, path("red.png"), path("blue.png"), path("green.bmp"),
                                  QStringLiteral("--json")});
    QCOMPARE(outcome.code, 0);
    QCOMPARE(outcome.json()[u"atlases"][0][u"regions"].toInteger(), 3);
    const AtlasReading reading = readAtlasFile(target.toStdString());
    QVERIFY(reading.atlas);
    QVERIFY(reading.problems.empty());
    const QImage picture(path("town.png"));
    QCOMPARE(picture.width(), reading.atlas->size.width);
    QCOMPARE(picture.height(), reading.atlas->size.height);
    const auto colorOf = [&](const char* name) {
        const auto region = std::ranges::find(reading.atlas->regions, name, &AtlasRegion::name);
        if (region == reading.atlas->regions.end())
            return QColor();
        return picture.pixelColor(region->rect.x + region->rect.width / 2, region->rect.y + region->rect.height / 2);
    };
    QCOMPARE(colorOf("red"), QColor(Qt::red));
    QCOMPARE(colorOf("blue"), QColor(Qt::blue));
    QCOMPARE(colorOf("green"), QColor(Qt::green));
}

void TestPackCommand::whatHasNoRoomGoesToAnotherAtlas()
{
    const QString target = path("small.atlas.json");
    const Outcome outcome = call({QStringLiteral("pack"), target, path("red.png"), path("blue.png"), path("green.bmp"),
                                  QStringLiteral("--size"), QStringLiteral("32")});
    QCOMPARE(outcome.code, 0);
    QVERIFY(QFile::exists(path("small-2.atlas.json")));
    QVERIFY(QFile::exists(path("small-2.png")));
    QVERIFY2(outcome.out.contains("small-2.atlas.json: "), outcome.out.constData());
}

void TestPackCommand::noPictureIsWrittenOver_data()
{
    QTest::addColumn<QString>("atlas");
    QTest::addColumn<QString>("picture"); // already exists at the path of the picture that would be written
    QTest::newRow("the first") << "own.atlas.json"
                               << "own.png";
    QTest::newRow("the second") << "pair.atlas.json"
                                << "pair-2.png";
    QTest::newRow("by another way") << "./sub/../own.atlas.json"
                                    << "own.png";
    QTest::newRow("by a link") << "linked.atlas.json"
                               << "linked.png";
}

void TestPackCommand::noPictureIsWrittenOver()
{
    QFETCH(const QString, atlas);
    QFETCH(const QString, picture);
    const QString file = m_folder.filePath(picture);
    QVERIFY(QDir(m_folder.path()).mkpath(QStringLiteral("sub")));
    const bool isLink = picture.startsWith(QLatin1String("linked"));
    if (!QFile::exists(file))
        QVERIFY(isLink ? QFile::link(path("red.png"), file) : QFile::copy(path("red.png"), file));
    const QImage before(file);
    const Outcome outcome = call({QStringLiteral("pack"), m_folder.filePath(atlas), isLink ? path("red.png") : file,
                                  path("green.bmp"), QStringLiteral("--size"), QStringLiteral("26")});
    QCOMPARE(outcome.code, 2);
    QVERIFY2(outcome.err.contains("would be written over"), outcome.err.constData());
    QVERIFY(!QFile::exists(m_folder.filePath(atlas)));
    QCOMPARE(QImage(file), before);
}

void TestPackCommand::wrongUsageSaysWhatWorks_data()
{
    QTest::addColumn<QStringList>("words");
    QTest::addColumn<int>("code");
    QTest::addColumn<QByteArray>("says");
    QTest::newRow("no atlas's name") << wordsOf("town.json red.png") << 2 << QByteArray("end in .atlas.json");
    QTest::newRow("unknown edges") << wordsOf("a.atlas.json red.png --edges round") << 2 << QByteArray("repeat, clear");
    QTest::newRow("missing") << wordsOf("a.atlas.json nowhere.png") << 3 << QByteArray("nowhere.png");
    QTest::newRow("damaged") << wordsOf("a.atlas.json broken.png") << 3 << QByteArray("broken.png");
    QTest::newRow("too large for the atlas") << wordsOf("a.atlas.json green.bmp --size 8") << -1 << QByteArray("green");
}

void TestPackCommand::wrongUsageSaysWhatWorks()
{
    QFETCH(const QStringList, words);
    QFETCH(const int, code);
    QFETCH(const QByteArray, says);
    QStringList line{QStringLiteral("pack")};
    for (const QString& word : words)
        line << (word.contains(u'.') ? m_folder.filePath(word) : word);
    const Outcome outcome = call(line);
    QVERIFY2(outcome.code != 0, outcome.out.constData());
    if (code > 0)
        QCOMPARE(outcome.code, code);
    QVERIFY2(outcome.err.contains(says), outcome.err.constData());
    QVERIFY(!QFile::exists(path("a.atlas.json")));
}

BROADSIDE_TEST(TestPackCommand)

} // namespace broadside::test::tst_pack_command

#include "tst_pack_command.moc"
