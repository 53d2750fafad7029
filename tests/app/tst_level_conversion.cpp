#include "core/io/atlas/atlas_reader.h"
#include "core/io/scene/scene_reader.h"
#include "tests/support/command_line.h"
#include "tests/support/test.h"

#include <QDir>
#include <QImage>
#include <QJsonArray>

#include <algorithm>

namespace broadside::test::tst_level_conversion {

/// `convert` between maps of Tiled and scenes, on the command line.
class TestLevelConversion : public QObject, private TestFolder {
    Q_OBJECT
private slots:
    void initTestCase() { QVERIFY(m_folder.isValid()); }
    void aMapBecomesASceneWithItsPicture();
    void theResultIsRendered();
    void theScaleCanBeChosen();
    void picturesOfTilesCanBeShown();
    void notesAreInTheJson();
    void aSceneBecomesAMapAndBack();
    void otherFormatsBecomeScenes_data();
    void otherFormatsBecomeScenes();
    void aMapWithoutCollisionsIsWrittenWithAWarning();
    void wrongUsageSaysWhatWorks_data();
    void wrongUsageSaysWhatWorks();
    void brokenMapsExitWithThree_data();
    void brokenMapsExitWithThree();
};

namespace {

const QString kYard = QStringLiteral(BROADSIDE_SCENES "/../levels/yard.tmx");

QStringList convertWords(const QString& in, const QString& out) { return {QStringLiteral("convert"), in, out}; }

SceneReading sceneAt(const QString& path) { return readSceneFile(path.toStdString()); }

} // namespace

void TestLevelConversion::aMapBecomesASceneWithItsPicture()
{
    const Outcome outcome = call(convertWords(kYard, path("yard.broadside")));
    QCOMPARE(outcome.code, 0);
    QVERIFY2(outcome.out.contains("22 objects and 1 atlas file"), outcome.out.constData());
    QVERIFY2(outcome.err.contains("yard.tmx:56:4: info: \"Pond\": an ellipse becomes"), outcome.err.constData());
    const SceneReading scene = sceneAt(path("yard.broadside"));
    QVERIFY(scene.scene && scene.problems.empty());
    QCOMPARE(scene.scene->atlases, std::vector<std::string>{"yard-yard.atlas.json"});
    const AtlasReading atlas = readAtlasFile(path("yard-yard.atlas.json").toStdString());
    QVERIFY(atlas.atlas && atlas.problems.empty());
    QCOMPARE(atlas.atlas->picture, std::string("yard-yard.png")); // copied: it was in another folder
    QCOMPARE(QImage(path("yard-yard.png")).size(), QSize(64, 16));
}

void TestLevelConversion::theResultIsRendered()
{
    const QString scene = path("yard.broadside");
    QCOMPARE(call(convertWords(kYard, scene)).code, 0);
    const QString picture = path("picture.png");
    const Outcome outcome = call({QStringLiteral("render"), scene, picture, QStringLiteral("--size"),
                                  QStringLiteral("600x300"), QStringLiteral("--view"), QStringLiteral("0,0,30,15")});
    QVERIFY2(outcome.code == 0 && outcome.err.isEmpty(), outcome.err.constData());
    const QImage image(picture);
    const auto isGolden = [&](int x, int y) {
        const QColor color = image.pixelColor(x, y);
        return color.red() > 150 && color.green() > 100 && color.blue() < 120;
    };
    QVERIFY(isGolden(420, 110)); // the large coin at (21, 9.5)
    QVERIFY(!isGolden(300, 100));
}

void TestLevelConversion::theScaleCanBeChosen()
{
    QStringList line = convertWords(kYard, path("small.broadside"));
    line << QStringLiteral("--pixels-per-metre") << QStringLiteral("32");
    QCOMPARE(call(line).code, 0);
    QCOMPARE(sceneAt(path("small.broadside")).scene->world.width, 15.0);
}

void TestLevelConversion::picturesOfTilesCanBeShown()
{
    const auto withSprites = [&](const char* name) {
        const SceneReading reading = sceneAt(path(name));
        const auto objects = reading.scene->objects();
        return std::ranges::count_if(objects, [](const ObjectPtr& object) { return !object->sprite.isEmpty(); });
    };
    QCOMPARE(call(convertWords(kYard, path("plain.broadside"))).code, 0);
    const Outcome outcome = call(convertWords(kYard, path("pictures.broadside")) << QStringLiteral("--tile-pictures"));
    QCOMPARE(outcome.code, 0);
    QVERIFY2(outcome.err.contains("108 tiles are pictures that collide with nothing"), outcome.err.constData());
    QCOMPARE(withSprites("pictures.broadside"), withSprites("plain.broadside") + 108);
}

void TestLevelConversion::notesAreInTheJson()
{
    QStringList line = convertWords(kYard, path("noted.broadside"));
    line << QStringLiteral("--json");
    const QJsonObject json = call(line).json();
    QCOMPARE(json[u"objects"].toInteger(), 22);
    QCOMPARE(json[u"atlases"].toInteger(), 1);
    const QJsonArray problems = json[u"problems"].toArray();
    QCOMPARE(problems.size(), 6);
    QCOMPARE(problems[3][u"object"].toInteger(), 9);
    QCOMPARE(problems[3][u"line"].toInteger(), 56);
    QCOMPARE(problems[3][u"severity"].toString(), QStringLiteral("info"));
    QVERIFY(problems[0][u"object"].isNull());
}

void TestLevelConversion::aSceneBecomesAMapAndBack()
{
    for (const char* name : {"cannon", "pinball", "mixed", "walkers", "hover-circles"}) {
        QStringList out = convertWords(sample(name), path("out.tmj"));
        out << QStringLiteral("--pixels-per-metre") << QStringLiteral("100");
        const Outcome outcome = call(out);
        QVERIFY2(outcome.code == 0, outcome.err.constData());
        const Outcome back = call(convertWords(path("out.tmj"), path("back.broadside")));
        QVERIFY2(back.code == 0, back.err.constData());
        const SceneReading before = sceneAt(sample(name));
        const SceneReading after = sceneAt(path("back.broadside"));
        QVERIFY(after.scene);
        QCOMPARE(after.scene->world, before.scene->world);
        for (const ObjectPtr& object : before.scene->objects()) {
            const SceneObject* const same = after.scene->find(object->id);
            QVERIFY2(same && same->name == object->name && same->kind == object->kind && same->mask == object->mask &&
                         same->onHit == object->onHit,
                     name);
        }
    }
}

void TestLevelConversion::otherFormatsBecomeScenes_data()
{
    QTest::addColumn<QString>("level");
    QTest::addColumn<int>("objects");
    const auto row = [](const char* name, int objects) {
        QTest::newRow(name) << QStringLiteral(BROADSIDE_SCENES "/../levels/") + QString::fromLatin1(name) << objects;
    };
    row("caves.ldtk", 7);
    row("arena.tscn", 6);
    row("yard.rube.json", 3);
    row("fruit.plist", 2);
}

void TestLevelConversion::otherFormatsBecomeScenes()
{
    QFETCH(const QString, level);
    QFETCH(const int, objects);
    const Outcome outcome = call(convertWords(level, path("other.broadside")));
    QVERIFY2(outcome.code == 0, outcome.err.constData());
    const SceneReading scene = sceneAt(path("other.broadside"));
    QVERIFY(scene.scene && scene.problems.empty());
    QCOMPARE(static_cast<int>(scene.scene->size()), objects);
    QVERIFY2(outcome.err.contains(": info: "), outcome.err.constData());
}

void TestLevelConversion::aMapWithoutCollisionsIsWrittenWithAWarning()
{
    const QString map =
        fileWith("bare.tmx", R"(<map orientation="orthogonal" width="4" height="4" tilewidth="16" tileheight="16"/>)");
    const Outcome outcome = call(convertWords(map, path("bare.broadside")));
    QCOMPARE(outcome.code, 0);
    QVERIFY2(outcome.err.contains("bare.tmx:1:1: warning: Nothing in this level collides"), outcome.err.constData());
    QVERIFY2(outcome.out.contains("0 objects; 1 note"), outcome.out.constData());
    QVERIFY(sceneAt(path("bare.broadside")).scene);
}

void TestLevelConversion::wrongUsageSaysWhatWorks_data()
{
    QTest::addColumn<QString>("in");
    QTest::addColumn<QString>("out");
    QTest::addColumn<QString>("options");
    QTest::addColumn<QByteArray>("words");
    const auto row = [](const char* name, const QString& in, const char* out, const char* options, const char* words) {
        QTest::newRow(name) << in << QString::fromLatin1(out) << QString::fromLatin1(options) << QByteArray(words);
    };
    row("written XML", sample(), "a.tmx", "", "Let the name end in .tmj");
    row("map to map", kYard, "a.tmj", "", "Let the name end in .broadside");
    row("no number", kYard, "a.broadside", "--pixels-per-metre many", "--pixels-per-metre");
    row("zero", kYard, "a.broadside", "--pixels-per-metre 0", "--pixels-per-metre");
    row("no map", sample(), "a.broadside", "--pixels-per-metre 32", "neither file is one");
    row("metres", kYard.chopped(8) + QStringLiteral("yard.rube.json"), "a.broadside", "--pixels-per-metre 32",
        "whose units are metres");
    row("pictures of another format", kYard.chopped(8) + QStringLiteral("caves.ldtk"), "a.broadside", "--tile-pictures",
        "are not read");
    row("pictures of a scene", sample(), "a.broadside", "--tile-pictures", "neither file is one");
    row("pictures in a written map", sample(), "a.tmj", "--tile-pictures", "is for reading levels");
    row("map to LDtk", sample(), "a.ldtk", "", "Let the name end in .broadside");
    row("a step", kYard, "a.broadside", "--step 3", "--step");
    row("a table's option", sample(), "a.tmj", "--y-down", "--y-down");
}

void TestLevelConversion::wrongUsageSaysWhatWorks()
{
    QFETCH(const QString, in);
    QFETCH(const QString, out);
    QFETCH(const QString, options);
    QFETCH(const QByteArray, words);
    const QString target = m_folder.filePath(out);
    const Outcome outcome = call(convertWords(in, target) + options.split(u' ', Qt::SkipEmptyParts));
    QCOMPARE(outcome.code, 2);
    QVERIFY2(outcome.err.contains(words), outcome.err.constData());
    QVERIFY(outcome.out.isEmpty() && !QFile::exists(target));
}

void TestLevelConversion::brokenMapsExitWithThree_data()
{
    QTest::addColumn<QByteArray>("text"); // empty: no file
    QTest::addColumn<QByteArray>("words");
    QTest::newRow("no file") << QByteArray() << QByteArray("The file does not exist");
    QTest::newRow("no map") << QByteArray("<svg/>") << QByteArray(":1:1: error: This is not a Tiled map");
    QTest::newRow("no tileset") << QByteArray(R"(<map width="1" height="1" tilewidth="8" tileheight="8">
                                                 <tileset firstgid="1" source="none.tsx"/></map>)")
                                << QByteArray("none.tsx: error: The map needs this tileset");
}

void TestLevelConversion::brokenMapsExitWithThree()
{
    QFETCH(const QByteArray, text);
    QFETCH(const QByteArray, words);
    const QString map = text.isEmpty() ? path("missing.tmx") : fileWith("broken.tmx", text);
    const Outcome outcome = call(convertWords(map, path("broken.broadside")));
    QCOMPARE(outcome.code, 3);
    QVERIFY2(outcome.err.contains(words), outcome.err.constData());
    QVERIFY(outcome.out.isEmpty() && !QFile::exists(path("broken.broadside")));
}

BROADSIDE_TEST(TestLevelConversion)

} // namespace broadside::test::tst_level_conversion

#include "tst_level_conversion.moc"
