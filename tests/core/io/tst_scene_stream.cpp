// Scenes that are written in pieces, checked without being kept, and read without their text.

#include "core/io/scene/scene_lines.h"
#include "core/io/scene/scene_stream.h"
#include "core/io/scene/scene_writer.h"
#include "core/scene/generate.h"
#include "tests/support/test.h"

#include <QFile>
#include <QTemporaryDir>

#include <limits>

namespace broadside::test::tst_scene_stream {

namespace {

constexpr std::size_t kMebibyte = std::size_t{1} << 20;

/// Of more than two mebibytes.
Scene longScene() { return generateScene("mixed", {15'000, 1}).value(); }

Scene longSceneFromFile() { return *readScene(writeScene(longScene()), "long").scene; }

/// A scene whose objects are these, joined by commas.
std::string sceneWith(const std::string& objects)
{
    return R"({"format": "broadside-scene", "version": 1, "objects": [)"
           "\n" +
           objects + "\n]}";
}

std::string objectWith(int id, const std::string& more = {})
{
    return R"({"id": )" + std::to_string(id) +
           R"(, "kind": "static", "position": [1, 2], "shape": {"type": "circle", "radius": 1})" + more + "}";
}

} // namespace

class TestSceneStream : public QObject {
    Q_OBJECT
private slots:
    void thePiecesAreTheText_data();
    void thePiecesAreTheText();
    void changesAreWrittenAsOfAChangedScene_data();
    void changesAreWrittenAsOfAChangedScene();
    void aCheckFindsTheSameAsTheReader_data();
    void aCheckFindsTheSameAsTheReader();
    void placesRemainWithoutTheText();
};

void TestSceneStream::thePiecesAreTheText_data()
{
    QTest::addColumn<int>("edit");
    QTest::newRow("new") << 0;
    QTest::newRow("from a file") << 1;
    QTest::newRow("one object edited") << 2;
    QTest::newRow("most objects edited") << 3;
    QTest::newRow("settings edited") << 4;
}

void TestSceneStream::thePiecesAreTheText()
{
    QFETCH(const int, edit);
    Scene scene = edit == 0 ? longScene() : longSceneFromFile();
    if (edit == 2 || edit == 3)
        for (std::size_t i = edit == 2 ? 7'000 : 0; i < (edit == 2 ? 7'001 : scene.size()); ++i)
            scene.replace(edited(*scene.objects()[i], [](SceneObject& object) { object.mass = 2.0; }));
    if (edit == 4)
        scene.world.width = 7'777.0;
    for (const auto stream : {streamScene, streamSceneCanonically}) {
        std::string text;
        std::size_t longest = 0;
        std::size_t pieces = 0;
        stream(scene, [&](std::string_view piece) {
            text += piece;
            longest = std::max(longest, piece.size());
            ++pieces;
        });
        QVERIFY(text == (stream == streamScene ? writeScene(scene) : writeSceneCanonically(scene)));
        QVERIFY2(pieces > 2 && longest < kMebibyte + kMebibyte / 8, QByteArray::number(longest).constData());
        const SceneReading again = readScene(text, "again");
        QVERIFY(again.scene && again.scene->size() == scene.size());
        QVERIFY(sameContent(*again.scene->objects()[7'000], *scene.objects()[7'000]));
    }
}

void TestSceneStream::changesAreWrittenAsOfAChangedScene_data()
{
    QTest::addColumn<bool>("isFromFile");
    QTest::addColumn<std::uint64_t>("moved");
    QTest::addColumn<std::uint64_t>("removed");
    QTest::addColumn<int>("added");
    for (const bool isFromFile : {false, true}) {
        const QByteArray source = isFromFile ? "from a file" : "new";
        constexpr std::uint64_t kNone = std::numeric_limits<std::uint64_t>::max();
        QTest::newRow(source + ", nothing changes") << isFromFile << kNone << kNone << 0;
        QTest::newRow(source + ", some move") << isFromFile << std::uint64_t{5} << kNone << 0;
        QTest::newRow(source + ", some go") << isFromFile << kNone << std::uint64_t{7} << 0;
        QTest::newRow(source + ", some come") << isFromFile << kNone << kNone << 2;
        QTest::newRow(source + ", all of it") << isFromFile << std::uint64_t{3} << std::uint64_t{4} << 1;
    }
}

/// Every `moved`-th object moves, every `removed`-th is left out. One object was edited before.
void TestSceneStream::changesAreWrittenAsOfAChangedScene()
{
    QFETCH(const bool, isFromFile);
    QFETCH(const std::uint64_t, moved);
    QFETCH(const std::uint64_t, removed);
    QFETCH(const int, added);
    Scene scene = generateScene("mixed", {500, 1}).value();
    if (isFromFile)
        scene = *readScene(writeScene(scene), "scene").scene;
    scene.replace(edited(*scene.find({9}), [](SceneObject& object) { object.mass = 2.0; }));
    ObjectChanges changes;
    changes.now = [&](const ObjectPtr& object) {
        if (object->id.value % removed == 0)
            return ObjectPtr();
        return object->id.value % moved != 0 ? object : edited(*object, [](SceneObject& o) {
            o.pose.position = o.pose.position + Vec2{1.0, 0.5};
        });
    };
    for (int i = 0; i < added; ++i)
        changes.added.push_back(edited(
            *scene.find({1}), [&](SceneObject& o) { o.id = {scene.nextId().value + static_cast<std::uint64_t>(i)}; }));
    Scene changed = scene;
    std::vector<ObjectId> gone;
    for (const ObjectPtr& object : scene.objects())
        if (const ObjectPtr now = changes.now(object))
            changed.replace(now == object ? object : now);
        else
            gone.push_back(object->id);
    for (const ObjectPtr& object : changes.added)
        changed.append(object);
    changed.remove(gone);
    std::string text;
    streamChangedScene(scene, changes, [&](std::string_view piece) { text += piece; });
    QVERIFY(text == writeScene(changed));
}

void TestSceneStream::aCheckFindsTheSameAsTheReader_data()
{
    QTest::addColumn<QByteArray>("text");
    const auto row = [](const char* name, const std::string& text) {
        QTest::newRow(name) << QByteArray::fromStdString(text);
    };
    row("nothing", sceneWith(objectWith(1) + ",\n" + objectWith(2)));
    row("an id twice",
        sceneWith(objectWith(1) + ",\n" + objectWith(3) + ",\n" + objectWith(2) + ",\n" + objectWith(3)));
    row("an object that is missing",
        sceneWith(objectWith(1, R"(, "components": [{"type": "launcher", "projectile": 9}])") + "," + objectWith(2)));
    row("a wrong value", sceneWith(objectWith(1) + "," + objectWith(2, R"(, "mass": -1)")));
    row("no object", sceneWith("7"));
    row("cut off", sceneWith(objectWith(1)).substr(0, 90));
    row("of a later version", R"({"format": "broadside-scene", "version": 99, "objects": []})");
}

void TestSceneStream::aCheckFindsTheSameAsTheReader()
{
    QFETCH(const QByteArray, text);
    const SceneReading reading = readScene(text.toStdString(), "a.broadside");
    const std::optional<Problem> error = sceneErrorIn(text.toStdString(), "a.broadside");
    QCOMPARE(error.has_value(), !reading.scene);
    if (error)
        QCOMPARE(describe(*error), describe(reading.firstError()));
}

void TestSceneStream::placesRemainWithoutTheText()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("a.broadside"));
    QFile file(path);
    const std::string text = sceneWith(objectWith(1) + ",\n  " + objectWith(5));
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(QByteArray::fromStdString(text)) > 0);
    file.close();
    const auto [reading, lines] = readSceneWithLines(path.toStdString());
    QVERIFY(reading.scene);
    const SourceSlice& source = reading.scene->find({5})->source;
    QVERIFY(source.isNull());
    QCOMPARE(lines.size(), 4U);
    QCOMPARE(lines[1], text.find("\n") + 1);
    QCOMPARE(source.begin, lines[2] + 2);
}

BROADSIDE_TEST(TestSceneStream)

} // namespace broadside::test::tst_scene_stream

#include "tst_scene_stream.moc"
