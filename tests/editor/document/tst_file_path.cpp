#include "editor/document/file_path.h"
#include "tests/support/test.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QUrl>

#include <array>
#include <fstream>
#include <random>

namespace broadside::test::tst_file_path {

class TestFilePath : public QObject {
    Q_OBJECT
private slots:
    void pathsOfUtf8NamesAreTheirText_data();
    void pathsOfUtf8NamesAreTheirText();
    void eachNameHasItsOwnPath();
    void aFileWithAnyNameIsFoundAndRead();
    void relativePathsKeepTheirBytes();
    void dropsAndDialogsLeadToTheFile();
};

void TestFilePath::pathsOfUtf8NamesAreTheirText_data()
{
    QTest::addColumn<QString>("text");
    for (const char* text : {"/levels/one.broadside", "/levels/café", "/关卡", "/🎮/a", "bytes", "", "/100%"})
        QTest::newRow(text) << QString::fromUtf8(text);
}

void TestFilePath::pathsOfUtf8NamesAreTheirText()
{
    QFETCH(const QString, text);
    QCOMPARE(QString::fromStdString(encodedPath(text)), text);
    QCOMPARE(decodedPath(text.toStdString()), text);
    QCOMPARE(storedPath(text), text);
    QCOMPARE(pathOfStored(text), text);
}

/// Random bytes, often pieces of UTF-8, lead back to themselves, also through stored text.
void TestFilePath::eachNameHasItsOwnPath()
{
    std::mt19937 random(1);
    const std::array pieces{
        "a", "%", "\xC3\xA9", "\xC3", "\xA9", "\xE9", "\xF0\x9F\x8E\xAE", "\xF0\x9F", "\xED\xB2\x80", "\xFF"};
    for (int round = 0; round < 5'000; ++round) {
        std::string name = "/";
        for (std::size_t i = random() % 8; i > 0; --i)
            name += pieces[random() % pieces.size()];
        QCOMPARE(encodedPath(decodedPath(name)), name);
        const QString stored = storedPath(decodedPath(name));
        QVERIFY(stored.isValidUtf16()); // so that JSON and settings keep it
        QCOMPARE(encodedPath(pathOfStored(stored)), name);
    }
}

void TestFilePath::aFileWithAnyNameIsFoundAndRead()
{
    const QTemporaryDir folder;
    const std::string name = folder.path().toStdString() + "/caf\xE9";
    std::ofstream(name) << "hello";
    const QString path = decodedPath(name);
    QVERIFY(pathExists(path));
    QVERIFY(!pathExists(path + QLatin1Char('x')));
    QVERIFY(!pathExists(QString()));
    QCOMPARE(canonicalPath(path), decodedPath(QDir(folder.path()).canonicalPath().toStdString() + "/caf\xE9"));
    QVERIFY(canonicalPath(path + QLatin1Char('x')).isEmpty());
    QFile file;
    QVERIFY(openToRead(file, path));
    QCOMPARE(file.readAll(), QByteArray("hello"));
}

void TestFilePath::relativePathsKeepTheirBytes()
{
    const QString absolute = absolutePath(decodedPath("a/../caf\xE9"));
    QCOMPARE(encodedPath(absolute), QDir::currentPath().toStdString() + "/caf\xE9");
    QCOMPARE(absolutePath(QString()), QString());
}

void TestFilePath::dropsAndDialogsLeadToTheFile()
{
    const QTemporaryDir folder;
    const std::string name = folder.path().toStdString() + "/caf\xE9";
    std::ofstream(name) << "hello";
    QCOMPARE(encodedPath(pathOfUrl(
                 QUrl::fromEncoded("file://" + QByteArray::fromStdString(folder.path().toStdString()) + "/caf%E9"))),
             name);
    QVERIFY(pathOfUrl(QUrl(QStringLiteral("https://example.org/a"))).isEmpty());
    QCOMPARE(encodedPath(pathShownAs(folder.path() + QString::fromUtf8("/caf\uFFFD"))), name);
    QCOMPARE(pathShownAs(folder.path() + QString::fromUtf8("/tea\uFFFD")),
             folder.path() + QString::fromUtf8("/tea\uFFFD"));
}

BROADSIDE_TEST(TestFilePath)

} // namespace broadside::test::tst_file_path

#include "tst_file_path.moc"
