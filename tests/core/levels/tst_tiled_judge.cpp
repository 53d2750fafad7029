#include "core/io/text_file.h"
#include "core/levels/reimport.h"
#include "core/levels/tiled/tiled_export.h"
#include "tests/core/levels/level_files.h"
#include "tests/support/test.h"

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>

#include <random>

namespace broadside::test::tst_tiled_judge {

/// The program `tiled` reads what we write, and writes what we read: it is the judge. Version 1.8 knows no capsules, no
/// opacity of objects and no lists.
class TiledJudgeTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void itsMapsAreReadInBothSyntaxes_data();
    void itsMapsAreReadInBothSyntaxes();
    void objectsComeBackThroughTiled_data();
    void objectsComeBackThroughTiled();
    void savingInTiledIsNoChange_data();
    void savingInTiledIsNoChange();

private:
    /// Lets Tiled write the map in the syntax that the name of `out` says.
    [[nodiscard]] bool convertWithTiled(const QString& in, const QString& out, const QStringList& options = {});
    [[nodiscard]] QString path(const char* name) const { return m_folder.filePath(QLatin1String(name)); }

    QTemporaryDir m_folder;
};

namespace {

/// Properties that Tiled 1.8 changes: it does not know the first two, drops the name of a class that no project
/// defines, and names files from the new folder.
constexpr std::array<std::string_view, 4> kChangedProperties{"opacity", "l list", "k class", "h file"};

/// Tiled's .tmx has six digits of a number, so positions differ by some 1e-5 m.
constexpr double kTolerance = 1e-4;

levels::LevelReading readAt(const QString& path)
{
    return levels::readTiledMap(path.toStdString(),
                                [](const std::string& name) { return readFile(name, 1U << 20, "level"); });
}

void addMaps()
{
    QTest::addColumn<QString>("map");
    QTest::newRow("yard") << QStringLiteral(BROADSIDE_SCENES "/../levels/yard.tmx");
    QTest::newRow("forms") << QStringLiteral(BROADSIDE_TEST_DATA "/levels/forms.tmx");
    QTest::newRow("forms in JSON") << QStringLiteral(BROADSIDE_TEST_DATA "/levels/forms.tmj");
    QTest::newRow("packed") << QStringLiteral(BROADSIDE_TEST_DATA "/levels/packed.tmx");
    QTest::newRow("endless") << QStringLiteral(BROADSIDE_TEST_DATA "/levels/endless.tmx");
}

/// The scene without what Tiled 1.8 does not know.
Scene withoutNews(const Scene& scene)
{
    Scene plain = scene;
    for (const ObjectPtr& object : scene.objects()) {
        const bool isCapsule = std::holds_alternative<Capsule>(object->shape);
        plain.replace(edited(*object, [&](SceneObject& copy) {
            if (isCapsule) { // it becomes a rectangle
                const auto& capsule = std::get<Capsule>(object->shape);
                copy.shape =
                    OrientedBox{distance(capsule.from, capsule.to) + 2.0 * capsule.radius, 2.0 * capsule.radius};
            }
            Properties kept;
            for (const Property& property : *object->properties)
                if (std::ranges::find(kChangedProperties, property.name) == kChangedProperties.end())
                    kept.push_back(property);
            copy.properties = std::move(kept);
        }));
    }
    return plain;
}

} // namespace

void TiledJudgeTest::initTestCase()
{
    QVERIFY(m_folder.isValid());
    QVERIFY2(!QStandardPaths::findExecutable(QStringLiteral("tiled")).isEmpty(),
             "the program \"tiled\" is missing: install the Debian package of that name; tests/run does");
}

bool TiledJudgeTest::convertWithTiled(const QString& in, const QString& out, const QStringList& options)
{
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("QT_QPA_PLATFORM"), QStringLiteral("offscreen"));
    environment.remove(QStringLiteral("LD_PRELOAD")); // a sanitizer of this program
    environment.insert(QStringLiteral("HOME"), m_folder.path());
    process.setProcessEnvironment(environment);
    process.start(QStringLiteral("tiled"), options + QStringList{QStringLiteral("--export-map"), in, out});
    const bool isDone = process.waitForFinished(60'000) && process.exitCode() == 0 && QFile::exists(out);
    if (!isDone)
        qWarning("tiled: %s", process.readAllStandardError().constData());
    return isDone;
}

void TiledJudgeTest::itsMapsAreReadInBothSyntaxes_data() { addMaps(); }

/// Tiled reads the map as we do: what it writes of the map is the same scene.
void TiledJudgeTest::itsMapsAreReadInBothSyntaxes()
{
    QFETCH(const QString, map);
    const auto reading = readAt(map);
    QVERIFY2(reading.scene, describeAll(reading).c_str());
    for (const char* name : {"judged.tmj", "judged.tmx", "whole.tmj"}) {
        QStringList options;
        if (name == std::string_view("whole.tmj")) // Tiled itself reads templates and tilesets
            options << QStringLiteral("--detach-templates") << QStringLiteral("--embed-tilesets");
        QFile::remove(path(name));
        QVERIFY(convertWithTiled(map, path(name), options));
        const auto judged = readAt(path(name));
        QVERIFY2(judged.scene, describeAll(judged).c_str());
        const std::string difference =
            SceneDifference(kTolerance).between(withoutNews(*reading.scene), withoutNews(*judged.scene));
        QVERIFY2(difference.empty(), (name + (": " + difference)).c_str());
    }
}

void TiledJudgeTest::objectsComeBackThroughTiled_data() { addMaps(); }

/// In, out, through Tiled, and in again.
void TiledJudgeTest::objectsComeBackThroughTiled()
{
    QFETCH(const QString, map);
    const auto reading = readAt(map);
    QVERIFY2(reading.scene, describeAll(reading).c_str());
    const auto writing = levels::writeTiledMap(*reading.scene, reading.pixelsPerMetre);
    QVERIFY(writing.ok());
    QFile file(path("out.tmj"));
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(QByteArray::fromStdString(writing->text)) > 0);
    file.close();
    const auto direct = readAt(path("out.tmj"));
    QVERIFY2(direct.scene, describeAll(direct).c_str());
    const std::string atOnce = SceneDifference(1e-9).between(*reading.scene, *direct.scene);
    QVERIFY2(atOnce.empty(), atOnce.c_str());
    QFile::remove(path("again.tmj"));
    QVERIFY(convertWithTiled(path("out.tmj"), path("again.tmj")));
    const auto again = readAt(path("again.tmj"));
    QVERIFY2(again.scene, describeAll(again).c_str());
    const std::string difference =
        SceneDifference(kTolerance).between(withoutNews(*reading.scene), withoutNews(*again.scene));
    QVERIFY2(difference.empty(), difference.c_str());
}

void TiledJudgeTest::savingInTiledIsNoChange_data()
{
    QTest::addColumn<QString>("saved");
    QTest::newRow("tmx, six digits") << QStringLiteral("saved.tmx");
    QTest::newRow("tmj, fifteen digits") << QStringLiteral("saved.tmj");
}

/// A map that was only opened and saved in Tiled has other numbers, but nothing to import.
void TiledJudgeTest::savingInTiledIsNoChange()
{
    QFETCH(const QString, saved);
    std::mt19937 random(7);
    std::uniform_real_distribution<double> place(0.0, 300.0);
    std::uniform_real_distribution<double> size(0.1, 20.0);
    Scene scene;
    scene.world.width = 301.2345678901;
    scene.world.height = 299.8765432109;
    scene.broadPhase.cellSize = 1.0 / 3.0;
    scene.step.dt = 1.0 / 70.0;
    for (std::uint64_t id = 1; id <= 300; ++id) {
        auto object = std::make_shared<SceneObject>();
        object->id = {id};
        object->name = "Object " + std::to_string(id);
        object->pose.position = {place(random), place(random)};
        object->mass = size(random);
        object->properties = Properties{{"number", place(random) / 7.0}};
        if (id % 3 == 0) {
            object->shape = Circle{size(random)};
        } else if (id % 3 == 1) {
            object->shape = OrientedBox{size(random), size(random)};
            object->pose.angle = place(random) - 150.0;
        } else {
            object->shape = Polygon{{{0.0, 0.0}, {size(random), 0.0}, {size(random), size(random) + 1.0}}};
        }
        scene.append(object);
    }
    const auto writing = levels::writeTiledMap(scene, 32.0);
    QVERIFY(writing.ok());
    QFile file(path("exact.tmj"));
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(QByteArray::fromStdString(writing->text)) > 0);
    file.close();
    const auto before = readAt(path("exact.tmj"));
    QVERIFY2(before.scene, describeAll(before).c_str());
    QFile::remove(m_folder.filePath(saved));
    QVERIFY(convertWithTiled(path("exact.tmj"), m_folder.filePath(saved)));
    const auto after = readAt(m_folder.filePath(saved));
    QVERIFY2(after.scene, describeAll(after).c_str());
    QVERIFY(!sameContent(*before.scene->find({1}), *after.scene->find({1})));
    const levels::ReimportOptions options{levels::SourceIds::AreKept, before.pixelsPerMetre};
    const auto result = levels::reimported(*before.scene, *before.scene, *after.scene, options);
    QVERIFY(result.conflicts.empty());
    QCOMPARE(result.changed + result.added + result.removed, std::size_t{0});
    QVERIFY(result.scene.world == before.scene->world && result.scene.broadPhase == before.scene->broadPhase &&
            result.scene.step == before.scene->step);
}

BROADSIDE_EVENT_TEST(TiledJudgeTest)

} // namespace broadside::test::tst_tiled_judge

#include "tst_tiled_judge.moc"
