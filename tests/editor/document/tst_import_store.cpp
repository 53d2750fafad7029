#include "editor/document/file_path.h"
#include "editor/document/import_store.h"
#include "tests/support/test.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>

namespace broadside::test::tst_import_store {

class TestImportStore : public QObject {
    Q_OBJECT
private slots:
    void whatIsRememberedComesBack();
    void anEntryOfAnOlderVersionIsRead();
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

BROADSIDE_EVENT_TEST(TestImportStore)

} // namespace broadside::test::tst_import_store

#include "tst_import_store.moc"
