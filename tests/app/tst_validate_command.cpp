#include "tests/support/command_line.h"
#include "tests/support/test.h"

#include <QFile>
#include <QImage>
#include <QJsonArray>
#include <QJsonObject>

#include <algorithm>

namespace broadside::test::tst_validate_command {

class TestValidateCommand : public QObject, private TestFolder {
    Q_OBJECT
private slots:
    void initTestCase() { QVERIFY(m_folder.isValid()); }

    void tellsErrorsFromUnreadableFiles();
    void saysHowManyObjectsAreInAScene();
    void namesABroadPhaseThatCannotBeMade();
    void remarksOnTheLevel();
    void checksAProjectWithItsScenes();
    void knowsTheTemplatesOfAProject();
    void looksIntoAtlases();
    void checksLevelsOfOtherEditors_data();
    void checksLevelsOfOtherEditors();
};

void TestValidateCommand::tellsErrorsFromUnreadableFiles()
{
    QCOMPARE(call(words("validate SAMPLE")).code, 0);
    const QString broken = fileWith("broken.broadside", "{\n  \"format\": \"broadside-scene\",,\n}");
    const Outcome outcome = call({QStringLiteral("validate"), sample(), broken, QStringLiteral("--json")});
    QCOMPARE(outcome.code, 1);
    const QJsonObject problem = outcome.json()[u"problems"][0].toObject();
    QCOMPARE(problem[u"file"].toString(), broken);
    QCOMPARE(problem[u"line"].toInteger(), 2);
    QVERIFY(problem[u"column"].toInteger() > 0);
    QVERIFY(problem[u"object"].isNull());
    QCOMPARE(problem[u"severity"].toString(), QStringLiteral("error"));
    QVERIFY(!problem[u"message"].toString().isEmpty());
    QVERIFY(!problem[u"remedy"].toString().isEmpty());
    QCOMPARE(call({QStringLiteral("validate"), fileWith("none.broadside", "")}).code, 1);
    QCOMPARE(call({QStringLiteral("validate"), broken, path("nowhere.broadside")}).code, 3);
    QCOMPARE(call({QStringLiteral("run"), broken, QStringLiteral("--steps"), QStringLiteral("1")}).code, 3);
}

void TestValidateCommand::saysHowManyObjectsAreInAScene()
{
    const QString file = fileWith("two.broadside", R"({"format": "broadside-scene", "version": 1, "objects": [
{"id": 1, "kind": "static", "position": [1, 1], "shape": {"type": "box", "width": 1, "height": 1}},
{"id": 2, "kind": "static", "position": [3, 1], "shape": {"type": "box", "width": 1, "height": 1}}]})");
    const Outcome outcome = call({QStringLiteral("validate"), file});
    QCOMPARE(outcome.code, 0);
    QCOMPARE(QString::fromUtf8(outcome.out),
             file + QStringLiteral(": 2 objects\n1 file checked: 0 errors, 0 other remarks.\n"));
    const QJsonValue found = call({QStringLiteral("validate"), file, QStringLiteral("--json")}).json()[u"scenes"][0];
    QCOMPARE(found[u"file"].toString(), file);
    QCOMPARE(found[u"objects"].toInt(), 2);
    const QString broken = fileWith("broken.broadside", "{");
    QVERIFY(!call({QStringLiteral("validate"), broken, QStringLiteral("--json")}).json().contains(u"scenes"));
}

void TestValidateCommand::namesABroadPhaseThatCannotBeMade()
{
    const QString file = fileWith("cells.broadside", R"({
  "format": "broadside-scene",
  "version": 1,
  "world": {"width": 10, "height": 10},
  "broadPhase": {"algorithm": "grid", "cellSize": 0.0001},
  "objects": []
})");
    const Outcome outcome = call({QStringLiteral("validate"), file, QStringLiteral("--json")});
    QCOMPARE(outcome.code, 1);
    const QJsonArray problems = outcome.json()[u"problems"].toArray();
    QCOMPARE(problems.size(), 1);
    QCOMPARE(problems[0][u"file"].toString(), file);
    QVERIFY(problems[0][u"message"].toString().contains(QStringLiteral("16 777 216")));
    QVERIFY(problems[0][u"remedy"].toString().contains(QStringLiteral("0.0025 m")));
}

void TestValidateCommand::remarksOnTheLevel()
{
    const QString file = fileWith("odd.broadside", R"({
  "format": "broadside-scene",
  "version": 1,
  "world": {"width": 10, "height": 10},
  "objects": [
    {"id": 1, "kind": "static", "position": [5, 5], "shape": {"type": "box", "width": 1, "height": 1}},
    {"id": 2, "kind": "static", "position": [5, 5], "shape": {"type": "box", "width": 1, "height": 1}},
      {"id": 3, "kind": "static", "position": [50, 5], "shape": {"type": "box", "width": 1, "height": 1}}
  ]
})");
    const Outcome outcome = call({QStringLiteral("validate"), file, QStringLiteral("--json")});
    QCOMPARE(outcome.code, 0);
    const QJsonArray problems = outcome.json()[u"problems"].toArray();
    QCOMPARE(problems.size(), 2);
    QCOMPARE(problems[0][u"object"].toInteger(), 3);
    QCOMPARE(problems[0][u"severity"].toString(), QStringLiteral("warning"));
    QCOMPARE(problems[0][u"line"].toInteger(), 8);
    QCOMPARE(problems[0][u"column"].toInteger(), 7);
    QCOMPARE(problems[0][u"file"].toString(), file);
    QCOMPARE(problems[1][u"object"].toInteger(), 2);
    QCOMPARE(problems[1][u"line"].toInteger(), 7);
    QVERIFY(!problems[1][u"remedy"].toString().isEmpty());
}

void TestValidateCommand::checksAProjectWithItsScenes()
{
    const auto project = [&](const char* scenes) {
        return fileWith("game.broadside-project",
                        QByteArray(R"({"format": "broadside-project", "version": 1, "name": "x", "scenes": [)") +
                            scenes + "]}");
    };
    QVERIFY(QFile::copy(sample(), path("one.broadside")));
    const Outcome fine = call({QStringLiteral("validate"), project("\"one.broadside\"")});
    QCOMPARE(fine.code, 0);
    QVERIFY2(fine.out.contains("2 files checked"), fine.out.constData());
    const Outcome missing = call({QStringLiteral("validate"), project("\"gone.broadside\", \"one.broadside\"")});
    QCOMPARE(missing.code, 3);
    QVERIFY2(missing.out.contains("gone.broadside") && missing.out.contains("The file does not exist"),
             missing.out.constData());
    const Outcome wrong = call({QStringLiteral("validate"), project("\"../one.broadside\""), QStringLiteral("--json")});
    QCOMPARE(wrong.code, 1);
    QCOMPARE(wrong.json()[u"problems"][0][u"line"].toInt(), 1);
    QVERIFY(wrong.json()[u"problems"][0][u"message"].toString().contains(QStringLiteral("contains \"..\"")));
}

void TestValidateCommand::knowsTheTemplatesOfAProject()
{
    const QString scene = fileWith("member.broadside", R"({"format": "broadside-scene", "version": 1, "objects": [
{"id": 1, "kind": "static", "position": [1, 1], "template": "Crate", "shape": {"type": "box", "width": 1, "height": 1}}]})");
    const auto project = [&](const char* width) {
        return fileWith(
            "game.broadside-project",
            QByteArray(R"({"format": "broadside-project", "version": 1, "scenes": ["member.broadside"], "templates": [
{"name": "Crate", "kind": "static", "shape": {"type": "box", "height": 1, "width": )") +
                width + R"(}},
{"name": "Barrel", "kind": "static", "shape": {"type": "circle", "radius": 1}}]})");
    };
    QVERIFY2(call({QStringLiteral("validate"), scene}).out.contains("\"Crate\" is missing"), "no project yet");
    const Outcome whole = call({QStringLiteral("validate"), project("1")});
    QCOMPARE(whole.code, 0);
    QVERIFY2(!whole.out.contains("missing"), whole.out.constData());
    QVERIFY2(whole.out.contains("game.broadside-project:3:1") &&
                 whole.out.contains("instance of the template \"Barrel\""),
             whole.out.constData());
    const Outcome alone = call({QStringLiteral("validate"), scene}); // the project next to the scene lists it
    QVERIFY2(!alone.out.contains("missing") && !alone.out.contains("Barrel"), alone.out.constData());
    (void)project("2");
    QVERIFY2(call({QStringLiteral("validate"), scene}).out.contains("differs from it"), "one is behind");
}

void TestValidateCommand::looksIntoAtlases()
{
    const QString scene = fileWith("pictures.broadside", R"({"format": "broadside-scene", "version": 1,
"atlases": ["town.atlas.json"], "objects": [
{"id": 1, "kind": "static", "position": [1, 1], "shape": {"type": "circle", "radius": 1}, "sprite": {"region": "tree"}},
{"id": 2, "kind": "static", "position": [5, 1], "shape": {"type": "circle", "radius": 1}, "sprite": {"region": "house"}}]})");
    const auto atlas = [&](const char* picture) {
        return fileWith("town.atlas.json", QByteArray(R"({"format": "broadside-atlas", "version": 1, "size": [8, 8],
"regions": [{"name": "tree", "rect": [0, 0, 8, 8]}, {"name": "rock", "rect": [4, 0, 8, 8]}], "picture": ")") +
                                               picture + "\"}");
    };
    const Outcome none = call({QStringLiteral("validate"), scene});
    QVERIFY2(none.out.contains("town.atlas.json") && none.out.contains("The file does not exist"),
             none.out.constData());
    QImage image(8, 8, QImage::Format_RGB32);
    image.fill(Qt::green);
    QVERIFY(image.save(path("town.png")));
    (void)atlas("town.png");
    const Outcome fine = call({QStringLiteral("validate"), scene});
    QVERIFY2(fine.out.contains("town.atlas.json:2:") && fine.out.contains("\"rock\""), fine.out.constData());
    QVERIFY2(fine.out.contains("pictures.broadside:4:1") && fine.out.contains("the region \"house\""),
             fine.out.constData());
    QVERIFY2(!fine.out.contains("\"tree\""), fine.out.constData());
    (void)atlas("../town.png");
    const Outcome up = call({QStringLiteral("validate"), scene});
    QVERIFY2(up.out.contains("lead out of the atlas's folder"), up.out.constData());
    QVERIFY(QFile::remove(path("town.png")));
    (void)atlas("town.png");
    QVERIFY(call({QStringLiteral("validate"), scene}).out.contains("town.png"));
}

void TestValidateCommand::checksLevelsOfOtherEditors_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<int>("code");
    QTest::addColumn<QString>("message");
    QTest::addColumn<int>("line");
    const QByteArray map = R"(<map orientation="orthogonal" width="4" height="4" tilewidth="16" tileheight="16">
<objectgroup name="O">
<object id="3" x="%1" y="8" width="16" height="16"/><object id="4" x="16" y="16"><point/></object>
</objectgroup></map>)";
    const auto mapAt = [&](const char* x) { return QByteArray(map).replace("%1", x); };
    QTest::newRow("what is different in the scene") << "m.tmx" << mapAt("8") << 0 << "a point has no shape" << 3;
    QTest::newRow("what is likely a mistake") << "m.tmx" << mapAt("8000") << 0 << "outside" << 0;
    QTest::newRow("a level that does not parse") << "m.tmx" << QByteArray("<map><objectgroup>") << 1 << "not XML" << 1;
    QTest::newRow("LDtk") << "p.ldtk" << QByteArray("{\n\"levels\": [{}]}") << 1 << "pxWid" << 2;
    QTest::newRow("Godot") << "s.tscn" << QByteArray("[gd_scene format=3]\n[node name=") << 1 << "" << 2;
    QTest::newRow("R.U.B.E.") << "w.json" << QByteArray("{\"body\": [{}]}") << 0 << "no fixtures" << 1;
    QTest::newRow("a scene with the name of a R.U.B.E. world")
        << "s.json" << QByteArray(R"({"format": "broadside-scene", "version": 1, "objects": [
{"id": 1, "kind": "static", "position": [-5, 1], "shape": {"type": "box", "width": 1, "height": 1}}]})")
        << 0 << "outside" << 2;
}

void TestValidateCommand::checksLevelsOfOtherEditors()
{
    QFETCH(const QString, name);
    QFETCH(const QByteArray, text);
    QFETCH(const int, code);
    QFETCH(const QString, message);
    QFETCH(const int, line);
    const QString file = fileWith(name.toUtf8().constData(), text);
    const Outcome outcome = call({QStringLiteral("validate"), file, QStringLiteral("--json")});
    QCOMPARE(outcome.code, code);
    const QJsonArray problems = outcome.json()[u"problems"].toArray();
    const auto isMeant = [&](const QJsonValue& problem) {
        return problem[u"file"].toString() == file && problem[u"line"].toInt() == line &&
               problem[u"message"].toString().contains(message);
    };
    QVERIFY2(std::any_of(problems.begin(), problems.end(), isMeant), outcome.out.constData());
    QCOMPARE(call({QStringLiteral("validate"), path("nowhere.tmx")}).code, 3);
}

BROADSIDE_EVENT_TEST(TestValidateCommand)

} // namespace broadside::test::tst_validate_command

#include "tst_validate_command.moc"
