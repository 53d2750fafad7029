#include "editor/document/file_path.h"
#include "editor/document/import_store.h"
#include "tests/support/test.h"

#include <QDir>
#include <QFile>
#include <QRegularExpression>
#include <QTemporaryDir>

namespace broadside::test::tst_import_store {

class TestImportStore : public QObject {
    Q_OBJECT
private slots:
    void whatIsRememberedComesBack();
    void anEntryOfAnOlderVersionIsRead();
    void aCopyIsOfTheSameLevel();
    void aSceneThatReplacesAnImportedOneIsOfNoLevel();
};

void TestImportStore::whatIsRememberedComesBack()
{
    const QTemporaryDir folder;
    const ImportStore store(folder.path());
    Scene scene;
    scene.world.width = 42.0;
    ImportedLevel level{decodedPath("/levels/caf\xE9.tmx"), 16.0, true};
    level.files = {{decodedPath("/levels/caf\xE9.tmx"), QByteArray("\x00\xFFhash", 6)},
                   {QStringLiteral("/levels/tiles.tsx"), QByteArray("other")}};
    level.sourceIds = {{{3}, {2}}, {{0x8000'0000'0000'0001}, {7}}};
    const QString path = folder.filePath(QStringLiteral("level.broadside"));
    QVERIFY(!store.levelOf(path));
    QVERIFY(!store.importedScene(path).ok());
    QVERIFY(!store.remember(path, level, scene));
    const std::optional<ImportedLevel> back = store.levelOf(path);
    QVERIFY(back);
    QCOMPARE(back->source, level.source);
    QCOMPARE(back->pixelsPerMetre, 16.0);
    QVERIFY(back->tilePictures);
    QCOMPARE(back->files.size(), std::size_t{2});
    QCOMPARE(back->files[0].path, level.files[0].path);
    QCOMPARE(back->files[0].hash, level.files[0].hash);
    QVERIFY(back->sourceIds == level.sourceIds);
    QCOMPARE(store.importedScene(path)->world.width, 42.0);
}

void TestImportStore::anEntryOfAnOlderVersionIsRead()
{
    const QTemporaryDir folder;
    const ImportStore store(folder.path());
    const QString path = folder.filePath(QStringLiteral("level.broadside"));
    QVERIFY(!store.remember(path, {QStringLiteral("/map.tmx"), 32.0}, Scene{}));
    const QString entry = folder.filePath(QDir(folder.path()).entryList({QStringLiteral("*.import")}).value(0));
    QFile file(entry);
    QVERIFY(file.open(QIODevice::ReadWrite));
    QByteArray text = file.readAll();
    text.replace("\"files\":[],", "").replace("\"ids\":[],", "");
    QVERIFY(!text.contains("files") && file.resize(0) && file.seek(0) && file.write(text) > 0);
    file.close();
    const std::optional<ImportedLevel> back = store.levelOf(path);
    QVERIFY(back && back->files.empty() && back->sourceIds.empty());
    QCOMPARE(back->source, QStringLiteral("/map.tmx"));
}

void TestImportStore::aCopyIsOfTheSameLevel()
{
    const QTemporaryDir folder;
    const ImportStore store(folder.path());
    const QString path = folder.filePath(QStringLiteral("level.broadside"));
    const QString copy = folder.filePath(QStringLiteral("copy.broadside"));
    Scene scene;
    scene.world.width = 42.0;
    QVERIFY(!store.remember(path, {QStringLiteral("/map.tmx"), 32.0}, scene));
    QVERIFY(!store.copy(path, copy));
    QVERIFY(!store.copy(path, path));
    for (const QString& each : {path, copy}) {
        QVERIFY(store.levelOf(each));
        QCOMPARE(store.levelOf(each)->source, QStringLiteral("/map.tmx"));
        QCOMPARE(store.importedScene(each)->world.width, 42.0);
    }
}

void TestImportStore::aSceneThatReplacesAnImportedOneIsOfNoLevel()
{
    const QTemporaryDir folder;
    const ImportStore store(folder.path());
    const QString path = folder.filePath(QStringLiteral("level.broadside"));
    QTest::failOnWarning(QRegularExpression(QStringLiteral("QFSFileEngine")));
    for (const QString& other : {QString(), folder.filePath(QStringLiteral("drawn.broadside"))}) {
        QVERIFY(!store.remember(path, {QStringLiteral("/map.tmx"), 32.0}, Scene{}));
        QVERIFY(!store.copy(other, path));
        QVERIFY(!store.levelOf(path));
    }
}

BROADSIDE_EVENT_TEST(TestImportStore)

} // namespace broadside::test::tst_import_store

#include "tst_import_store.moc"
