#include "core/base/random.h"
#include "core/io/scene/scene_difference.h"
#include "core/io/scene/scene_reader.h"
#include "core/io/scene/scene_writer.h"
#include "core/scene/generate.h"
#include "editor/document/unsaved_file.h"
#include "tests/support/test.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>

#include <algorithm>
#include <unistd.h>

namespace broadside::test::tst_unsaved_file {

class TestUnsavedFile : public QObject {
    Q_OBJECT
private slots:
    void init() { m_writer = UnsavedWriter(); }
    void randomEditsAreReadBack_data();
    void randomEditsAreReadBack();
    void aSmallEditWritesLittle();
    void theFileStaysShort();
    void aLongFileIsReplacedWhenItsChangesAreInIt();
    void aCutFileHasAnEarlierState();
    void aDamagedFileHasAnEarlierState();
    void bytesOfUneditedPartsStay();
    void aFileThatIsNotAsLeftIsReplaced_data();
    void aFileThatIsNotAsLeftIsReplaced();
    void aMissingFolderIsMadeAgain();
    void theTimeIsThatOfTheLastChange();
    void aNewNameIsWritten();
    void filesOfVersionOneAreRead();
    void failuresAreReportedAndTheNextWriteIsWhole();

private:
    [[nodiscard]] QString path() const { return m_folder.filePath(QStringLiteral("1.unsaved")); }
    [[nodiscard]] UnsavedDocument document() const
    {
        return {path(), QStringLiteral("/levels/a.broadside"), QStringLiteral("a"), QDateTime::currentDateTimeUtc(),
                false};
    }
    void write(const Scene& scene)
    {
        const auto problem = m_writer.write(document(), scene);
        QVERIFY2(!problem, problem ? problem->message.text().c_str() : "");
    }
    [[nodiscard]] bool isRead(const Scene& scene) const
    {
        const Result<Scene> read = readUnsaved({path(), {}, {}, {}, false});
        return read && differenceOf(scene, *read).isEmpty();
    }
    [[nodiscard]] qint64 size() const { return QFileInfo(path()).size(); }
    [[nodiscard]] QByteArray bytes() const
    {
        QFile file(path());
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    void put(const QByteArray& bytes) const
    {
        QFile file(path());
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(file.write(bytes), bytes.size());
    }

    QTemporaryDir m_folder;
    UnsavedWriter m_writer;
};

namespace {

Scene readSceneNamed(const QString& path) { return *readSceneFile(QFile::encodeName(path).toStdString()).scene; }

ObjectId anyOf(const Scene& scene, Random& random) { return scene.objects()[random.below(scene.size())]->id; }

/// One edit of any kind.
void edit(Scene& scene, Random& random)
{
    const bool isEmpty = scene.size() == 0;
    switch (isEmpty ? 1 : random.below(7)) {
    case 0:
        scene.replace(edited(*scene.find(anyOf(scene, random)), [&](SceneObject& object) {
            object.pose.position = {random.between(1.0, 9.0), random.between(1.0, 9.0)};
        }));
        break;
    case 1: {
        SceneObject added;
        added.id = scene.nextId();
        added.name = "New";
        scene.append(std::make_shared<SceneObject>(added));
        break;
    }
    case 2:
        scene.remove(std::vector{anyOf(scene, random)});
        break;
    case 3: { // to the front, and with it another order
        const ObjectPtr object = scene.pointerTo(anyOf(scene, random));
        scene.remove(std::vector{object->id});
        scene.insert(std::vector{Scene::Placed{0, object}});
        break;
    }
    case 4:
        scene.broadPhase.cellSize = random.between(1.0, 4.0);
        break;
    case 5:
        scene.layers.emplace_back().name = "Layer " + std::to_string(scene.layers.size());
        break;
    default: { // an object that is removed and added again with another content
        const ObjectId id = anyOf(scene, random);
        const ObjectPtr object = edited(*scene.find(id), [](SceneObject& changed) { changed.name += "x"; });
        scene.remove(std::vector{id});
        scene.append(object);
    }
    }
}

} // namespace

void TestUnsavedFile::randomEditsAreReadBack_data()
{
    QTest::addColumn<QString>("file");
    QDir scenes(QStringLiteral(BROADSIDE_SCENES));
    for (const QString& name : scenes.entryList({QStringLiteral("*.broadside")}, QDir::Files))
        QTest::newRow(qPrintable(name)) << scenes.filePath(name);
    const QDir mysteries(scenes.filePath(QStringLiteral("mysteries")));
    for (const QString& name : mysteries.entryList({QStringLiteral("*.broadside")}, QDir::Files))
        QTest::newRow(qPrintable(name)) << mysteries.filePath(name);
}

void TestUnsavedFile::randomEditsAreReadBack()
{
    QFETCH(const QString, file);
    Random random(7);
    Scene scene = readSceneNamed(file);
    for (int i = 0; i < 40; ++i) {
        for (std::size_t edits = 1 + random.below(3); edits > 0; --edits)
            edit(scene, random);
        write(scene);
        QVERIFY2(isRead(scene), qPrintable(QStringLiteral("after edit %1").arg(i)));
    }
}

void TestUnsavedFile::aSmallEditWritesLittle()
{
    Scene scene = *generateScene("mixed", {5'000, 1});
    write(scene);
    const qint64 whole = size();
    scene.replace(edited(*scene.objects()[17], [](SceneObject& object) { object.name = "Edited"; }));
    write(scene);
    QVERIFY(size() > whole);
    QVERIFY2(size() - whole < 2'000, qPrintable(QString::number(size() - whole)));
    QVERIFY(isRead(scene));
    const qint64 before = size();
    write(scene); // nothing has changed
    QCOMPARE(size(), before);
}

void TestUnsavedFile::theFileStaysShort()
{
    Scene scene = *generateScene("mixed", {2'000, 1});
    write(scene);
    const qint64 whole = size();
    qint64 longest = 0;
    for (int i = 0; i < 12; ++i) {
        for (const ObjectPtr& object : std::vector<ObjectPtr>(scene.objects().begin(), scene.objects().end()))
            scene.replace(edited(*object, [i](SceneObject& changed) { changed.name = "Name " + std::to_string(i); }));
        write(scene);
        longest = std::max(longest, size());
    }
    QVERIFY2(longest < 4 * whole, qPrintable(QStringLiteral("%1 of %2").arg(longest).arg(whole)));
    QVERIFY(isRead(scene));
}

/// Writing the whole scene takes long, and may fail.
void TestUnsavedFile::aLongFileIsReplacedWhenItsChangesAreInIt()
{
    Scene scene = *generateScene("mixed", {2'000, 1});
    write(scene);
    const qint64 whole = size();
    for (int i = 0; size() <= 2 * whole; ++i) {
        for (const ObjectPtr& object : std::vector<ObjectPtr>(scene.objects().begin(), scene.objects().end()))
            scene.replace(edited(*object, [i](SceneObject& changed) { changed.name = "Name " + std::to_string(i); }));
        write(scene);
    }
    // The file can be changed, and no other can be made next to it.
    const QFile::Permissions before = QFile::permissions(m_folder.path());
    QVERIFY(QFile::setPermissions(path(), QFile::ReadOwner | QFile::WriteOwner | QFile::ReadGroup | QFile::WriteGroup));
    QVERIFY(QFile::setPermissions(m_folder.path(),
                                  QFile::ReadOwner | QFile::ExeOwner | QFile::ReadGroup | QFile::ExeGroup));
    const uid_t user = ::geteuid();
    QVERIFY(user != 0 || ::seteuid(65534) == 0); // root could write anywhere; the group stays
    scene.replace(edited(*scene.objects()[7], [](SceneObject& changed) { changed.name = "the last edit"; }));
    const std::optional<Problem> problem = m_writer.write(document(), scene);
    QVERIFY(::seteuid(user) == 0);
    QVERIFY(QFile::setPermissions(m_folder.path(), before));
    QVERIFY(problem);
    QVERIFY(isRead(scene));
    write(scene);
    QVERIFY(size() < 2 * whole);
    QVERIFY(isRead(scene));
}

void TestUnsavedFile::aCutFileHasAnEarlierState()
{
    Random random(3);
    Scene scene = *generateScene("mixed", {30, 1});
    std::vector<std::pair<qint64, Scene>> states; // each with the size of the file that ends with it
    for (int i = 0; i < 12; ++i) {
        write(scene);
        states.emplace_back(size(), scene);
        edit(scene, random);
    }
    const QByteArray whole = bytes();
    for (qint64 cut = states.front().first; cut <= whole.size(); cut += 1 + static_cast<qint64>(random.below(40))) {
        put(whole.left(cut));
        const auto last = std::ranges::find_if(states, [cut](const auto& state) { return state.first > cut; });
        QVERIFY2(isRead(std::prev(last)->second), qPrintable(QString::number(cut)));
    }
    put(whole.left(states.front().first - 20));
    QVERIFY(!readUnsaved({path(), {}, {}, {}, false}));
}

void TestUnsavedFile::aDamagedFileHasAnEarlierState()
{
    Scene scene = *generateScene("mixed", {30, 1});
    write(scene);
    const Scene first = scene;
    const qint64 whole = size();
    scene.remove(std::vector{scene.objects()[3]->id});
    write(scene);
    QVERIFY(isRead(scene));
    QByteArray damaged = bytes();
    const qsizetype place = whole + (damaged.size() - whole) / 2;
    damaged[place] = static_cast<char>(damaged[place] ^ 1);
    put(damaged);
    QVERIFY(isRead(first));
}

void TestUnsavedFile::bytesOfUneditedPartsStay()
{
    const std::string text = R"({"format": "broadside-scene", "version": 1,
  "world": {"width":   12, "height": 8.00},
  "broadPhase": {"algorithm": "grid", "cellSize": 2.50},
  "objects": [
    {"id": 1, "kind": "static", "position": [1.50,   1], "shape": {"type": "circle", "radius": 0.10}, "mine": [1,  2]},
    {"id": 2, "kind": "static", "position": [5, 1], "shape": {"type": "circle", "radius": 1}}
  ]})";
    SceneReading reading = readScene(text, "a.broadside");
    QVERIFY(reading.scene);
    Scene scene = *reading.scene;
    write(scene);
    scene.replace(edited(*scene.find({2}), [](SceneObject& object) { object.pose.position.x = 6.0; }));
    write(scene);
    const Result<Scene> read = readUnsaved({path(), {}, {}, {}, false});
    QVERIFY(read);
    QCOMPARE(writeScene(*read), writeScene(scene));
    QVERIFY(writeScene(*read).find("\"position\": [1.50,   1]") != std::string::npos);
}

void TestUnsavedFile::aFileThatIsNotAsLeftIsReplaced_data()
{
    QTest::addColumn<QByteArray>("put"); // null: removed
    QTest::newRow("removed") << QByteArray();
    QTest::newRow("emptied") << QByteArray("");
    QTest::newRow("another file") << QByteArray("hello");
}

void TestUnsavedFile::aFileThatIsNotAsLeftIsReplaced()
{
    QFETCH(const QByteArray, put);
    Scene scene = *generateScene("mixed", {30, 1});
    write(scene);
    if (put.isNull())
        QVERIFY(QFile::remove(path()));
    else
        this->put(put);
    scene.remove(std::vector{scene.objects()[3]->id});
    write(scene);
    QVERIFY(isRead(scene));
}

void TestUnsavedFile::aMissingFolderIsMadeAgain()
{
    UnsavedDocument there = document();
    there.copy = m_folder.filePath(QStringLiteral("run/1.unsaved"));
    const Scene scene = *generateScene("mixed", {5, 1});
    QVERIFY(!m_writer.write(there, scene));
    QVERIFY(QDir(m_folder.filePath(QStringLiteral("run"))).removeRecursively());
    QVERIFY(!m_writer.write(there, scene));
    QVERIFY(readUnsaved(there));
}

void TestUnsavedFile::theTimeIsThatOfTheLastChange()
{
    Scene scene = *generateScene("mixed", {5, 1});
    UnsavedDocument written = document();
    for (int minute = 0; minute < 3; ++minute) {
        written.written = QDateTime(QDate(2026, 11, 3), QTime(10, minute), Qt::UTC);
        scene.remove(std::vector{scene.objects()[0]->id});
        QVERIFY(!m_writer.write(written, scene));
        const auto read = unsavedDocumentOf(path());
        QVERIFY(read);
        QCOMPARE(read->written, written.written);
        QCOMPARE(read->name, written.name);
        QCOMPARE(read->path, written.path);
    }
}

void TestUnsavedFile::aNewNameIsWritten()
{
    const Scene scene = *generateScene("mixed", {5, 1});
    write(scene);
    UnsavedDocument other = document();
    other.path = QStringLiteral("/levels/b.broadside");
    other.hasSimulationEdits = true;
    QVERIFY(!m_writer.write(other, scene));
    const auto read = unsavedDocumentOf(path());
    QVERIFY(read);
    QCOMPARE(read->path, other.path);
    QVERIFY(read->hasSimulationEdits);
}

void TestUnsavedFile::filesOfVersionOneAreRead()
{
    const Scene scene = *generateScene("mixed", {5, 1});
    put(QByteArray(R"({"format":"broadside-unsaved","version":1,"path":"/a","name":"a",)"
                   R"("written":"2026-11-03T10:00:00.000Z"})"
                   "\n") +
        QByteArray::fromStdString(writeScene(scene)));
    QVERIFY(isRead(scene));
    QCOMPARE(unsavedDocumentOf(path())->written, QDateTime(QDate(2026, 11, 3), QTime(10, 0), Qt::UTC));
}

void TestUnsavedFile::failuresAreReportedAndTheNextWriteIsWhole()
{
    Scene scene = *generateScene("mixed", {30, 1});
    write(scene);
    UnsavedDocument nowhere = document();
    nowhere.copy = QStringLiteral("/proc/none/1.unsaved");
    const auto problem = m_writer.write(nowhere, scene);
    QVERIFY(problem && !problem->message.empty());
    scene.remove(std::vector{scene.objects()[3]->id});
    write(scene);
    QVERIFY(isRead(scene));
}

BROADSIDE_TEST(TestUnsavedFile)

} // namespace broadside::test::tst_unsaved_file

#include "tst_unsaved_file.moc"
