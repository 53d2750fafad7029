// Files of every version that Broadside has ever written. They were written by the program of their time and are never
// made again: tests/data/versions/README.md names their origin.

#include "core/io/atlas/atlas_reader.h"
#include "core/io/project/project_reader.h"
#include "core/io/project/project_source.h"
#include "core/io/scene/scene_reader.h"
#include "core/io/scene/scene_source.h"
#include "core/io/scene/scene_writer.h"
#include "core/trace/trace_cursor.h"
#include "core/trace/trace_reader.h"
#include "core/trace/zstd_block.h"
#include "tests/support/test.h"

#include <QDir>
#include <QFile>

namespace broadside::test::tst_file_versions {

namespace {

const QString kFolder = QStringLiteral(BROADSIDE_TEST_DATA "/versions/");

std::string pathOf(const QString& name) { return (kFolder + name).toStdString(); }

std::string bytesOf(const QString& name)
{
    QFile file(kFolder + name);
    if (!file.open(QIODevice::ReadOnly))
        qFatal("cannot read %s", qPrintable(file.fileName()));
    return file.readAll().toStdString();
}

/// A format and its newest version.
struct VersionRow {
    const char* name;
    const char* suffix;
    int newest;
};
const VersionRow kVersions[] = {{"scene", ".broadside", kSceneVersion},
                                {"project", ".broadside-project", kProjectVersion},
                                {"atlas", ".atlas.json", kAtlasVersion},
                                {"trace", ".bstrace", static_cast<int>(trace::kVersion)}};

/// What each trace contains; objects are counted in each frame.
const QHash<QString, QString> kTraces{{QStringLiteral("trace-1.bstrace"), QStringLiteral("3 frames, 66 objects")},
                                      {QStringLiteral("trace-1-packed.bstrace"), QStringLiteral("3 frames, 0 objects")},
                                      {QStringLiteral("trace-2.bstrace"), QStringLiteral("6 frames, 12 objects")},
                                      {QStringLiteral("trace-3.bstrace"), QStringLiteral("9 frames, 18 objects")}};

void addFiles(const char* suffix)
{
    QTest::addColumn<QString>("name");
    for (const QString& name : QDir(kFolder).entryList({QStringLiteral("*") + QLatin1String(suffix)}))
        QTest::newRow(qPrintable(name)) << name;
}

std::string listed(const std::vector<Problem>& problems)
{
    std::string text;
    for (const Problem& problem : problems)
        text += describe(problem) + "\n";
    return text;
}

/// The same file, as if a newer program had written it.
std::string ofNextVersion(const VersionRow& row)
{
    std::string bytes =
        bytesOf(QStringLiteral("%1-%2%3").arg(QLatin1String(row.name)).arg(row.newest).arg(QLatin1String(row.suffix)));
    if (QLatin1String(row.name) == QLatin1String("trace")) {
        ++bytes[trace::kMagic.size()];
        return bytes;
    }
    const std::string key = "\"version\": ";
    const std::size_t at = bytes.find(key) + key.size();
    return bytes.replace(at, 1, std::to_string(row.newest + 1));
}

std::string refusalOf(const VersionRow& row, const std::string& bytes)
{
    const QLatin1String name(row.name);
    if (name == QLatin1String("scene"))
        return describe(readScene(bytes, "file").firstError());
    if (name == QLatin1String("project"))
        return describe(readProject(bytes, "file").firstError());
    if (name == QLatin1String("atlas"))
        return describe(readAtlas(bytes, "file").firstError());
    const auto reader = trace::TraceReader::open(trace::byteSourceOf(bytes), "file");
    return reader ? std::string() : describe(reader.problem());
}

} // namespace

class TestFileVersions : public QObject {
    Q_OBJECT
private slots:
    void everyVersionHasAFile_data() { addVersions(); }
    void everyVersionHasAFile();
    void aNewerVersionIsRefusedByName_data() { addVersions(); }
    void aNewerVersionIsRefusedByName();
    void scenesOpen_data() { addFiles(".broadside"); }
    void scenesOpen();
    void projectsOpen_data() { addFiles(".broadside-project"); }
    void projectsOpen();
    void atlasesOpen_data() { addFiles(".atlas.json"); }
    void atlasesOpen();
    void tracesOpen_data() { addFiles(".bstrace"); }
    void tracesOpen();

private:
    static void addVersions()
    {
        QTest::addColumn<int>("row");
        for (std::size_t i = 0; i < std::size(kVersions); ++i)
            QTest::newRow(kVersions[i].name) << static_cast<int>(i);
    }
};

/// A new version needs a new file here; the old ones stay.
void TestFileVersions::everyVersionHasAFile()
{
    QFETCH(const int, row);
    const VersionRow& format = kVersions[row];
    for (int version = 1; version <= format.newest; ++version) {
        const QString name =
            QStringLiteral("%1-%2%3").arg(QLatin1String(format.name)).arg(version).arg(QLatin1String(format.suffix));
        QVERIFY2(QFile::exists(kFolder + name), qPrintable(name));
    }
}

void TestFileVersions::aNewerVersionIsRefusedByName()
{
    QFETCH(const int, row);
    const std::string refusal = refusalOf(kVersions[row], ofNextVersion(kVersions[row]));
    QVERIFY2(refusal.find("version " + std::to_string(kVersions[row].newest + 1)) != std::string::npos,
             refusal.c_str());
    QVERIFY2(refusal.find("newer version of Broadside") != std::string::npos, refusal.c_str());
}

/// They also stay as they are when they are saved.
void TestFileVersions::scenesOpen()
{
    QFETCH(const QString, name);
    const SceneReading reading = readSceneFile(pathOf(name));
    QVERIFY2(reading.scene && reading.problems.empty(), listed(reading.problems).c_str());
    QCOMPARE(reading.scene->size(), name.contains(QStringLiteral("later")) ? std::size_t{10} : std::size_t{22});
    QCOMPARE(writeScene(*reading.scene), bytesOf(name));
}

void TestFileVersions::projectsOpen()
{
    QFETCH(const QString, name);
    const ProjectReading reading = readProjectFile(pathOf(name));
    QVERIFY2(reading.project && reading.problems.empty(), listed(reading.problems).c_str());
    QCOMPARE(reading.project->name, std::string("Pirates"));
    QCOMPARE(reading.project->scenes, (std::vector<std::string>{"levels/one.broadside", "levels/two.broadside"}));
    QCOMPARE(reading.project->assets, std::vector<std::string>{"pictures/walker.png"});
}

void TestFileVersions::atlasesOpen()
{
    QFETCH(const QString, name);
    const AtlasReading reading = readAtlasFile(pathOf(name));
    QVERIFY2(reading.atlas && reading.problems.empty(), listed(reading.problems).c_str());
    QCOMPARE(reading.atlas->regions.size(), std::size_t{4});
    QCOMPARE(reading.atlas->animations.size(), std::size_t{1});
}

void TestFileVersions::tracesOpen()
{
    QFETCH(const QString, name);
    const std::string bytes = bytesOf(name);
    if (name.contains(QStringLiteral("packed")) && !trace::hasZstd())
        QSKIP("this build has no Zstandard");
    const auto reader = trace::TraceReader::open(trace::byteSourceOf(bytes), name.toStdString());
    QVERIFY2(reader.ok(), reader ? "" : describe(reader.problem()).c_str());
    trace::TraceCursor cursor(*reader);
    std::size_t objects = 0;
    for (std::size_t i = 0; i < reader->frames().size(); ++i) {
        const auto problem = cursor.seek(i);
        QVERIFY2(!problem, problem ? describe(*problem).c_str() : "");
        objects += cursor.objects().size();
    }
    QCOMPARE(QStringLiteral("%1 frames, %2 objects").arg(reader->frames().size()).arg(objects), kTraces.value(name));
}

BROADSIDE_TEST(TestFileVersions)

} // namespace broadside::test::tst_file_versions

#include "tst_file_versions.moc"
