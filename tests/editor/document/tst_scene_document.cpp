#include "core/io/scene/scene_reader.h"
#include "core/io/scene/scene_writer.h"
#include "editor/commands/edit_settings.h"
#include "editor/commands/object_commands.h"
#include "tests/support/editor/editor_world.h"
#include "tests/support/test.h"

#include <QDir>
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>

namespace broadside::test::tst_scene_document {

using test::ids;

namespace {

QByteArray contentOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("(cannot be read)");
}

void moveBy(SceneDocument& document, std::uint64_t id, Vec2 by)
{
    const ObjectPtr after = edited(*document.scene().find({id}), [&](SceneObject& o) { o.pose.position += by; });
    document.push(std::make_unique<ReplaceObjects>(document, QStringLiteral("Move"), std::vector{after},
                                                   SceneChange::Kind::Moved, document.newGesture()));
}

} // namespace

class TestSceneDocument : public QObject {
    Q_OBJECT
private slots:
    void startsEmptyUntitledAndUnmodified();
    void resetStartsAnew();
    void savingMakesTheStateClean();
    void failedSaveChangesNothing();
    void undoneEditsSaveTheVeryBytes();
    void commandThatChangesNothingKeepsWhatCanBeRedone();
    void everyChangeCounts();
};

void TestSceneDocument::startsEmptyUntitledAndUnmodified()
{
    const SceneDocument document;
    QCOMPARE(document.scene().size(), std::size_t{0});
    QCOMPARE(document.displayName(), QStringLiteral("Untitled"));
    QVERIFY(document.path().isEmpty());
    QVERIFY(!document.isModified());
}

void TestSceneDocument::resetStartsAnew()
{
    SceneDocument document;
    document.reset(test::threeBoxes(), {});
    moveBy(document, 1, {1.0, 0.0});
    QVERIFY(document.isModified());
    QSignalSpy changed(&document, &SceneDocument::changed);
    QSignalSpy path(&document, &SceneDocument::pathChanged);
    QSignalSpy modified(&document, &SceneDocument::modifiedChanged);
    document.reset(Scene{}, QStringLiteral("worlds/a.broadside"));
    QCOMPARE(changed.count(), 1);
    QCOMPARE(path.count(), 1);
    QCOMPARE(modified.count(), 1);
    QCOMPARE(document.path(), QDir::currentPath() + QStringLiteral("/worlds/a.broadside"));
    QCOMPARE(document.displayName(), QStringLiteral("a.broadside"));
    QVERIFY(!document.isModified());
    QVERIFY(!document.undoStack().canUndo());
}

void TestSceneDocument::savingMakesTheStateClean()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("a.broadside"));
    SceneDocument document;
    document.reset(test::threeBoxes(), {});
    moveBy(document, 1, {1.0, 0.0});
    QVERIFY(!document.saveTo(path));
    QCOMPARE(document.path(), path);
    QVERIFY(!document.isModified());
    QCOMPARE(contentOf(path).toStdString(), writeScene(document.scene()));
    document.undoStack().undo();
    QVERIFY(document.isModified());
    document.undoStack().redo();
    QVERIFY(!document.isModified());
}

void TestSceneDocument::failedSaveChangesNothing()
{
    const QTemporaryDir folder;
    SceneDocument document;
    document.reset(test::threeBoxes(), {});
    moveBy(document, 1, {1.0, 0.0});
    QSignalSpy path(&document, &SceneDocument::pathChanged);
    const auto problem = document.saveTo(folder.path());
    QVERIFY(problem);
    QCOMPARE(problem->file, folder.path().toStdString());
    QVERIFY(document.isModified());
    QVERIFY(document.path().isEmpty());
    QCOMPARE(path.count(), 0);
}

void TestSceneDocument::undoneEditsSaveTheVeryBytes()
{
    const std::string text = R"({"format": "broadside-scene", "version": 1,
  "mine":   [1, 2.50, 3e0],
  "world": {"width":   9.60, "height": 4.8},
  "broadPhase": {"algorithm": "grid", "cellSize": 2.50},
  "objects": [
      {"name":"A", "id": 1, "kind": "static", "position": [0.10, 1e0], "shape": {"type": "circle", "radius": 0.50}, "colour": "red"},
      {"id": 2, "kind": "dynamic",   "position": [1, 1], "shape": {"type": "box", "width": 1.0, "height": 1}}
  ]})";
    SceneReading reading = readScene(text, "a.broadside");
    QVERIFY2(reading.scene, reading.problems.empty() ? "" : describe(reading.problems.front()).c_str());
    SceneDocument document;
    document.reset(std::move(*reading.scene), {});

    moveBy(document, 1, {1.0, 0.0});
    document.push(std::make_unique<RemoveObjects>(document, ids({1})));
    document.push(std::make_unique<AddObjects>(document, std::vector{test::makeObject(9, {})}));
    SceneSettings settings = settingsOf(document.scene());
    settings.broadPhase.cellSize = 1.0;
    document.push(std::make_unique<EditSettings>(document, QStringLiteral("Cells"), settings, document.newGesture()));
    QVERIFY(writeScene(document.scene()) != text);
    while (document.undoStack().canUndo())
        document.undoStack().undo();
    QCOMPARE(writeScene(document.scene()), text);
}

void TestSceneDocument::commandThatChangesNothingKeepsWhatCanBeRedone()
{
    SceneDocument document;
    document.reset(test::threeBoxes(), {});
    moveBy(document, 1, {1.0, 0.0});
    document.undoStack().undo();
    QSignalSpy changed(&document, &SceneDocument::changed);
    moveBy(document, 1, {0.0, 0.0});
    document.push(std::make_unique<RemoveObjects>(document, ids({99})));
    document.push(std::make_unique<EditSettings>(document, QStringLiteral("Cells"), settingsOf(document.scene()),
                                                 document.newGesture()));
    QCOMPARE(changed.count(), 0);
    QVERIFY(document.undoStack().canRedo());
    QVERIFY(!document.isModified());
}

void TestSceneDocument::everyChangeCounts()
{
    SceneDocument document;
    const quint64 first = document.revision();
    document.reset(test::threeBoxes(), {});
    moveBy(document, 1, {1.0, 0.0});
    document.undoStack().undo();
    QCOMPARE(document.revision(), first + 3);
}

BROADSIDE_EVENT_TEST(TestSceneDocument)

} // namespace broadside::test::tst_scene_document

#include "tst_scene_document.moc"
