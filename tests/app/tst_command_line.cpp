#include "app/command_line.h"
#include "app/scene_output.h"
#include "core/dynamics/world.h"
#include "core/io/atomic_file.h"
#include "core/io/scene/scene_reader.h"
#include "core/io/scene/scene_writer.h"
#include "core/scene/generate.h"
#include "tests/support/command_line.h"
#include "tests/support/test.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonObject>
#include <QRegularExpression>

#include <algorithm>
#include <cmath>

namespace broadside::test::tst_command_line {

namespace {

std::vector<qint64> numbers(const QJsonValue& value)
{
    std::vector<qint64> list;
    for (const QJsonValue& item : value.toArray())
        list.push_back(item.toInteger());
    return list;
}

constexpr const char* kShot = "run SAMPLE --steps 120 --shoot 1,6,3@1 --json";

} // namespace

class TestCommandLine : public QObject, private TestFolder {
    Q_OBJECT
private slots:
    void initTestCase() { QVERIFY(m_folder.isValid()); }

    void everyCommandHasHelpWithAnExampleThatIsRead_data();
    void everyCommandHasHelpWithAnExampleThatIsRead();
    void helpListsEveryCommand();
    void theReadmePrintsOnlyLinesThatAreRead();
    void wrongUsageSaysWhatWorks_data();
    void wrongUsageSaysWhatWorks();
    void fileProblemsExitWithThree_data();
    void fileProblemsExitWithThree();
    void filesGoToTheEditorAndCommandsDoNot_data();
    void filesGoToTheEditorAndCommandsDoNot();

    void aShotHitsTargetsOfTheSample();
    void theBallStartsWithTwiceTheDistance();
    void nothingPassesAWallWithContinuous();
    void runsRepeatToTheLastBit();
    void correctAlgorithmsGiveTheSameHash_data();
    void correctAlgorithmsGiveTheSameHash();
    void noStepsOnlyLoads();
    void savedScenesGoOnWhereTheRunEnded();
    void shotsThatComeTooLateAreTold();
    void cellsWithoutUseAreTold();

    void queryGivesTheKeysOfTheContract();
    void queryOfThePointOfTheExample();
    void pairsCountsTheFunnelAndLists();
    void tooManyPairsAreNotListed();
    void whyGivesTheKeysOfTheContract();
    void whyExpectExitsWithOne();
    void convertMakesAtlasesOfSheets();
    void convertWritesTheCanonicalForm();
    void generateMakesWhatTheLibraryMakes();
};

void TestCommandLine::everyCommandHasHelpWithAnExampleThatIsRead_data()
{
    QTest::addColumn<int>("index");
    const auto list = commands();
    for (std::size_t i = 0; i < list.size(); ++i)
        QTest::newRow(std::string(list[i].syntax.command).c_str()) << int(i);
}

void TestCommandLine::everyCommandHasHelpWithAnExampleThatIsRead()
{
    QFETCH(const int, index);
    const Command command = commands().at(std::size_t(index));
    const QString name = QString::fromStdString(std::string(command.syntax.command));
    const Outcome help = call({name, QStringLiteral("--help")});
    QCOMPARE(help.code, 0);
    QVERIFY(help.err.isEmpty());
    for (const OptionInfo& option : command.syntax.options)
        QVERIFY2(help.out.contains(std::string(option.name).c_str()), help.out.constData());
    for (const QByteArray& line : help.out.split('\n'))
        QVERIFY2(line.size() <= 120, line.constData());

    QStringList example = QString::fromStdString(std::string(command.example)).split(u' ');
    QCOMPARE(example.takeFirst(), QStringLiteral("broadside"));
    QCOMPARE(example.takeFirst(), name);
    std::vector<std::string> rest;
    for (const QString& word : example)
        rest.push_back(word.toStdString());
    const auto arguments = Arguments::read(command.syntax, rest);
    QVERIFY2(arguments.ok(), arguments ? "" : arguments.problem().message.text().c_str());
}

void TestCommandLine::helpListsEveryCommand()
{
    const Outcome help = call({QStringLiteral("--help")});
    QCOMPARE(help.code, 0);
    for (const Command& command : commands())
        QVERIFY2(help.out.contains("\n  " + QByteArray::fromStdString(std::string(command.syntax.command)) + " "),
                 help.out.constData());
}

void TestCommandLine::theReadmePrintsOnlyLinesThatAreRead()
{
    QFile file(QStringLiteral(BROADSIDE_SCENES "/../../README.md"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray readme = file.readAll();
    for (const Command& command : commands()) {
        const QByteArray name = QByteArray::fromStdString(std::string(command.syntax.command));
        for (const QByteArray& line : readme.split('\n')) {
            if (!line.startsWith("broadside " + name + " "))
                continue;
            std::vector<std::string> rest;
            for (const QByteArray& word : line.split(' ').mid(2))
                rest.push_back(word.toStdString());
            const auto arguments = Arguments::read(command.syntax, rest);
            QVERIFY2(arguments.ok(), line.constData());
        }
    }
}

void TestCommandLine::wrongUsageSaysWhatWorks_data()
{
    QTest::addColumn<QStringList>("line");
    QTest::addColumn<QByteArray>("says");
    const auto row = [](const char* line, const char* says) { QTest::newRow(line) << words(line) << QByteArray(says); };
    row("rum", "Write run");
    row("frobnicate", "Choose one of run, query");
    row("--halp", "Write --help");
    row("run", "SCENE is missing. Write broadside run SCENE --steps N");
    row("run SAMPLE", "--steps is missing. Write, for example, --steps 120");
    row("run SAMPLE other --steps 1", "\"other\" is one argument too many");
    row("run SAMPLE --steps", "--steps needs a value");
    row("run SAMPLE --steps --json", "--steps needs a value");
    row("run SAMPLE --steps 1 --steps 2", "--steps is given twice");
    row("run SAMPLE --json=yes --steps 1", "--json takes no value");
    row("run SAMPLE --stepz 1", "Write --steps");
    row("run SAMPLE -s 1", "There is no option -s");
    row("run SAMPLE --steps 1x", "\"1x\" is not a whole number");
    row("run SAMPLE --steps 1e3", "\"1e3\" is not a whole number");
    row("run SAMPLE --steps -1", "\"-1\" is not a whole number");
    row("run SAMPLE --steps 1000000001", "from 0 to 1 000 000 000");
    row("run SAMPLE --steps 1 --dt 0", "\"0\" is not a number above 0");
    row("run SAMPLE --steps 1 --dt nan", "\"nan\" is not a number above 0");
    row("run SAMPLE --steps 1 --cell 0,5", "\"0,5\" is not a number above 0");
    row("run SAMPLE --steps 1 --cell inf", "\"inf\" is not a number above 0");
    row("run SAMPLE --steps 1 --cell 1e-9", "Make the cells 0.0017 m or larger");
    row("run SAMPLE --steps 1 --algorithm grit", "Write grid");
    row("run SAMPLE --steps 1 --shoot 1,2", "is not ID,X,Y@STEP");
    row("run SAMPLE --steps 1 --shoot 1,2,3@0", "Write @1 to shoot in the first step");
    row("run SAMPLE --steps 1 --shoot 3,2,3@1", "Target 1 has no launcher");
    row("run SAMPLE --steps 1 --shoot 99,2,3@1", "there is no object 99");
    row("run SAMPLE --steps 1 --shoot 1,2e9,3@1", "aims beyond the limit of 1 000 000 000 m");
    row("run SAMPLE --steps 1 --save out.png", "Let the name end in .broadside");
    row("query SAMPLE", "Add one of --object, --point");
    row("query SAMPLE --point 1,2 --object 2", "are two questions");
    row("query SAMPLE --point 1", "is not 2 numbers");
    row("query SAMPLE --point 1,2,", "is not 2 numbers");
    row("query SAMPLE --circle 1,1,0", "Ask with --point");
    row("query SAMPLE --object 99", "there is no object 99");
    row("query SAMPLE --object ball", "is not the id of an object");
    row("why SAMPLE 2", "B is missing");
    row("why SAMPLE 2 2", "Name two different objects");
    row("why SAMPLE 2 99", "there is no object 99");
    row("why SAMPLE 2 3 --expect rain", "is not can-collide, candidate");
    row("audit", "FILE... is missing");
    row("audit SAMPLE --algorithm corner-gird", "Write corner-grid");
    row("compare SAMPLE --algorithms grid,tree", "There is no algorithm \"tree\"");
    row("compare SAMPLE --algorithms grid,", "There is no algorithm \"\"");
    row("compare SAMPLE --cells 1", "Write --cell, or see");
    row("render SAMPLE out.gif", ".png, .svg or .pdf");
    row("render SAMPLE out.png --steps 5..2", "two whole numbers from 0 to");
    row("render SAMPLE out.png --steps 1..x", "two whole numbers from 0 to");
    row("render SAMPLE out.png --steps 3 --every 2", "--steps A..B");
    row("render SAMPLE out.png --steps 0..9000000", "100 000");
    row("run SAMPLE --steps 1..2", "a whole number");
    row("render SAMPLE out.png --size 100", "WxH with sides from 1 to 1 000 000");
    row("render SAMPLE out.png --size 0x5", "WxH with sides from 1 to 1 000 000");
    row("render SAMPLE out.png --view 0,0,0,1", "must both be above 0");
    row("convert SAMPLE out.csv", "Let the name end in .broadside");
    row("convert SAMPLE out.tmj --canonical", "Leave it out");
    row("generate canon out.broadside", "Write \"cannon\"");
    row("generate cannon", "OUT is missing");
    row("generate empty --count 3 out.broadside", "has no objects");
    row("validate", "FILE... is missing");
}

void TestCommandLine::wrongUsageSaysWhatWorks()
{
    QFETCH(const QStringList, line);
    QFETCH(const QByteArray, says);
    const Outcome outcome = call(line);
    QCOMPARE(outcome.code, 2);
    QVERIFY2(outcome.err.contains(says), outcome.err.constData());
    QVERIFY2(outcome.out.isEmpty(), outcome.out.constData());
    // A sentence begins with a capital letter, an option or an operand as it is written.
    QVERIFY2(!QRegularExpression(QStringLiteral("error: [a-z]")).match(QString::fromUtf8(outcome.err)).hasMatch(),
             outcome.err.constData());
}

void TestCommandLine::fileProblemsExitWithThree_data()
{
    QTest::addColumn<QStringList>("line");
    for (const char* line :
         {"run nowhere.broadside --steps 1", "query nowhere.broadside --point 0,0", "pairs nowhere.broadside",
          "why nowhere.broadside 1 2", "validate nowhere.broadside", "convert nowhere.broadside out.broadside",
          "run / --steps 1", "run SAMPLE --steps 1 --save /nowhere/out.broadside",
          "convert SAMPLE /nowhere/out.broadside", "generate cannon /nowhere/out.broadside",
          "render SAMPLE /nowhere/out.png"})
        QTest::newRow(line) << words(line);
}

void TestCommandLine::fileProblemsExitWithThree()
{
    QFETCH(const QStringList, line);
    const Outcome outcome = call(line);
    QCOMPARE(outcome.code, 3);
    if (line.first() == QLatin1String("validate"))
        QVERIFY(outcome.out.contains("nowhere"));
    else
        QVERIFY(!outcome.err.isEmpty());
}

void TestCommandLine::filesGoToTheEditorAndCommandsDoNot_data()
{
    QTest::addColumn<QStringList>("line");
    QTest::addColumn<bool>("isCommand");
    QTest::newRow("nothing") << QStringList{} << false;
    for (const char* line : {"SAMPLE", "nowhere.broadside", "some/folder", "-- run"})
        QTest::newRow(line) << words(line) << false;
    for (const char* line : {"run", "rum", "--help", "--version", "--frob", "SAMPLE --help", "pairs SAMPLE"})
        QTest::newRow(line) << words(line) << true;
}

void TestCommandLine::filesGoToTheEditorAndCommandsDoNot()
{
    QFETCH(const QStringList, line);
    QFETCH(const bool, isCommand);
    std::vector<std::string> arguments;
    for (const QString& word : line)
        arguments.push_back(word.toStdString());
    QCOMPARE(isForCommandLine(arguments), isCommand);
}

void TestCommandLine::aShotHitsTargetsOfTheSample()
{
    const QJsonObject json = call(words(kShot)).json();
    QCOMPARE(json[u"steps"].toInteger(), 120);
    QCOMPARE(json[u"time"].toDouble(), 2.0);
    QVERIFY(QRegularExpression(QStringLiteral("^[0-9a-f]{16}$")).match(json[u"hash"].toString()).hasMatch());
    const auto removed = numbers(json[u"removed"]);
    QVERIFY2(!removed.empty(), "the shot of the README hits nothing");
    QCOMPARE(json[u"hits"].toInteger(), qint64(removed.size()));
    QCOMPARE(json[u"objects"].toInteger(), 22 - qint64(removed.size()));
    const QJsonObject funnel = json[u"funnel"].toObject();
    for (const char* key : {"pairs", "checks", "candidates", "boxOverlaps", "overlaps"})
        QVERIFY2(funnel[QLatin1String(key)].isDouble(), key);
    QVERIFY(funnel[u"pairs"].toInteger() >= funnel[u"candidates"].toInteger());
    QVERIFY(funnel[u"candidates"].toInteger() >= funnel[u"boxOverlaps"].toInteger());
    QVERIFY(funnel[u"boxOverlaps"].toInteger() >= funnel[u"overlaps"].toInteger());
    QVERIFY(call(words("run SAMPLE --steps 120 --json")).json()[u"removed"].toArray().isEmpty()); // without a shot
}

void TestCommandLine::theBallStartsWithTwiceTheDistance()
{
    // Speed = distance * power: pointer (6, 3), cannon (0, 0), power 2. One step of 0.1 s under gravity (0, -10):
    // v = (12, 6 - 1), p = v * 0.1.
    const QString target = path("after-one-step.broadside");
    QCOMPARE(call(words("run SAMPLE --steps 1 --dt 0.1 --shoot 1,6,3@1 --save") << target).code, 0);
    const Scene scene = readSceneFile(target.toStdString()).scene.value();
    const SceneObject& ball = *scene.find({2});
    QCOMPARE(ball.velocity.x, 12.0);
    QCOMPARE(ball.velocity.y, 5.0);
    QCOMPARE(ball.pose.position.x, 1.2);
    QCOMPARE(ball.pose.position.y, 0.5);
    QVERIFY(std::abs(scene.find({1})->pose.angle - 26.56505117707799) < 1e-12); // the cannon points at the pointer
    QCOMPARE(scene.step.dt, 1.0 / 60.0);                                        // --dt applies to the run only
}

void TestCommandLine::nothingPassesAWallWithContinuous()
{
    Scene scene;
    scene.world.gravity = {};
    SceneObject wall;
    wall.id = {1};
    wall.pose.position = {5.0, 2.0};
    wall.shape = Box{0.1, 4.0};
    scene.append(std::make_shared<SceneObject>(wall));
    SceneObject ball;
    ball.id = {2};
    ball.kind = ObjectKind::Dynamic;
    ball.pose.position = {4.0, 2.0};
    ball.velocity = {300.0, 0.0};
    ball.shape = Circle{0.1};
    ball.onHit = HitResponse::Bounce;
    scene.append(std::make_shared<SceneObject>(ball));
    const QString file = path("bullet.broadside");
    QVERIFY(!writeAtomically(file.toStdString(), writeScene(scene)));
    const QStringList run = words("run") << file << words("--steps 3 --json");
    QCOMPARE(call(run).json()[u"hits"].toInteger(), 0);
    QCOMPARE(call(run + words("--continuous")).json()[u"hits"].toInteger(), 1);
}

void TestCommandLine::runsRepeatToTheLastBit() { QCOMPARE(call(words(kShot)).out, call(words(kShot)).out); }

void TestCommandLine::correctAlgorithmsGiveTheSameHash_data()
{
    QTest::addColumn<QString>("algorithm");
    for (const AlgorithmInfo& info : algorithms())
        if (info.isAvailable() && !info.isTextbook())
            QTest::newRow(std::string(info.name).c_str()) << QString::fromStdString(std::string(info.name));
}

void TestCommandLine::correctAlgorithmsGiveTheSameHash()
{
    QFETCH(const QString, algorithm);
    const QJsonObject grid = call(words(kShot)).json();
    const QJsonObject other = call(words(kShot) << QStringLiteral("--algorithm") << algorithm).json();
    for (const char* key : {"hash", "removed", "hits", "objects"})
        QCOMPARE(other[QLatin1String(key)], grid[QLatin1String(key)]);
    for (const char* key : {"pairs", "boxOverlaps", "overlaps"})
        QCOMPARE(other[u"funnel"][QLatin1String(key)], grid[u"funnel"][QLatin1String(key)]);
}

void TestCommandLine::noStepsOnlyLoads()
{
    const QJsonObject json = call(words("run SAMPLE --steps 0 --json")).json();
    QCOMPARE(json[u"steps"].toInteger(-1), 0);
    QCOMPARE(json[u"time"].toDouble(-1.0), 0.0);
    QCOMPARE(json[u"objects"].toInteger(), 22);
    QCOMPARE(json[u"funnel"][u"pairs"].toInteger(-1), 0);
    const Scene scene = readSceneFile(sample().toStdString()).scene.value();
    QCOMPARE(json[u"hash"].toString().toULongLong(nullptr, 16), World::fromScene(scene).value().hash());
}

void TestCommandLine::savedScenesGoOnWhereTheRunEnded()
{
    const QString half = path("half.broadside");
    QCOMPARE(call(words("run SAMPLE --steps 30 --shoot 1,6,3@1 --save") << half).code, 0);
    const QStringList goOn{QStringLiteral("run"), half, QStringLiteral("--steps"), QStringLiteral("90"),
                           QStringLiteral("--json")};
    QCOMPARE(call(goOn).json()[u"hash"], call(words(kShot)).json()[u"hash"]);
}

void TestCommandLine::shotsThatComeTooLateAreTold()
{
    const Outcome outcome = call(words("run SAMPLE --steps 3 --shoot 1,6,3@4"));
    QCOMPARE(outcome.code, 0);
    QVERIFY2(outcome.err.contains("1 shot after the last step did not happen"), outcome.err.constData());
}

void TestCommandLine::cellsWithoutUseAreTold()
{
    const Outcome outcome = call(words("pairs SAMPLE --algorithm brute-force --cell 1"));
    QCOMPARE(outcome.code, 0);
    QVERIFY2(outcome.err.contains("brute-force has no cells"), outcome.err.constData());
    QVERIFY(call(words("pairs SAMPLE --cell 1")).err.isEmpty());
}

void TestCommandLine::queryGivesTheKeysOfTheContract()
{
    const QJsonObject json = call(words("query SAMPLE --ray 0,0,9.6,4.8 --json")).json();
    for (const char* key : {"cells", "candidates", "boxOverlaps", "overlaps", "hits"})
        QVERIFY2(json[QLatin1String(key)].isArray(), key);
    QVERIFY(json[u"nearest"][u"id"].isDouble());
    QVERIFY(json[u"nearest"][u"distance"].isDouble());
    const QJsonObject hit = json[u"hits"][0].toObject();
    QCOMPARE(hit[u"fraction"].toDouble(-1.0), 0.0); // the ray starts inside the cannon
    QCOMPARE(hit[u"point"].toArray().size(), 2);
    QCOMPARE(hit[u"normal"].toArray().size(), 2);
    const QString empty = sample("empty");
    QVERIFY(call({QStringLiteral("query"), empty, QStringLiteral("--point"), QStringLiteral("1,1"),
                  QStringLiteral("--json")})
                .json()[u"nearest"]
                .isNull());
}

void TestCommandLine::queryOfThePointOfTheExample()
{
    // World 9.6 x 6.4, cell 2.5: the point (3, 4) is in cell (1, 1), id 5.
    const QJsonObject json = call({QStringLiteral("query"), sample("cannon-tall"), QStringLiteral("--point"),
                                   QStringLiteral("3,4"), QStringLiteral("--json")})
                                 .json();
    QCOMPARE(numbers(json[u"cells"]), std::vector<qint64>{5});
}

void TestCommandLine::pairsCountsTheFunnelAndLists()
{
    const QStringList line{QStringLiteral("pairs"), sample("hover-circles"), QStringLiteral("--list"),
                           QStringLiteral("--json")};
    const QJsonObject json = call(line).json();
    QCOMPARE(json[u"funnel"][u"pairs"].toInteger(), 124'750); // 500 objects
    for (const char* key : {"candidates", "boxOverlaps", "overlaps"}) {
        const QJsonArray list = json[QLatin1String(key)].toArray();
        QCOMPARE(list.size(), json[u"funnel"][QLatin1String(key)].toInteger());
        std::vector<std::pair<qint64, qint64>> pairs;
        for (const QJsonValue& pair : list)
            pairs.emplace_back(pair[0].toInteger(), pair[1].toInteger());
        QVERIFY(std::ranges::is_sorted(pairs));
        QVERIFY(std::ranges::all_of(pairs, [](const auto& pair) { return pair.first < pair.second; }));
    }
    QVERIFY(!call(words("pairs SAMPLE --json")).json().contains(u"candidates"));
}

void TestCommandLine::tooManyPairsAreNotListed()
{
    Scene scene = generateScene("hover-circles", {2001, 1}).value(); // 2 001 000 pairs by brute force
    const QString crowd = fileWith("crowd.broadside", QByteArray::fromStdString(writeScene(scene)));
    const QStringList line{QStringLiteral("pairs"), crowd, QStringLiteral("--list"), QStringLiteral("--algorithm"),
                           QStringLiteral("brute-force")};
    const Outcome outcome = call(line);
    QCOMPARE(outcome.code, 2);
    QVERIFY(outcome.out.isEmpty());
    QVERIFY2(outcome.err.contains("2 001 000 candidate pairs are too many to list"), outcome.err.constData());
}

void TestCommandLine::whyGivesTheKeysOfTheContract()
{
    const QJsonObject json = call(words("why SAMPLE 2 3 --json")).json();
    for (const char* key : {"sentence", "remedy"})
        QVERIFY2(json[QLatin1String(key)].toString().endsWith(u'.'), key);
    for (const char* key : {"canCollide", "candidate", "boxOverlap", "overlap"})
        QVERIFY2(json[QLatin1String(key)].isBool(), key);
    QVERIFY(json[u"distance"].isDouble());
    QVERIFY(json[u"cause"].isNull());
    QVERIFY(json[u"stage"].isNull());
    QVERIFY(json[u"sharedCells"].isArray());

    const auto removed = numbers(call(words(kShot)).json()[u"removed"]);
    const Outcome gone = call(words("why SAMPLE 2 --steps 120 --shoot 1,6,3@1") << QString::number(removed.front()));
    QVERIFY2(gone.out.contains("was removed in step"), gone.out.constData());
    QVERIFY2(!gone.out.contains("Distance"), gone.out.constData());
    const QJsonObject nowhere =
        call(words("why SAMPLE 2 --steps 120 --shoot 1,6,3@1 --json") << QString::number(removed.front())).json();
    QVERIFY(nowhere[u"distance"].isNull());
    QCOMPARE(nowhere[u"stage"].toString(), QStringLiteral("notInFrame"));
}

void TestCommandLine::whyExpectExitsWithOne()
{
    QCOMPARE(call(words("why SAMPLE 2 3 --expect no-overlap")).code, 0);
    QCOMPARE(call(words("why SAMPLE 2 3 --expect can-collide")).code, 0);
    const Outcome outcome = call(words("why SAMPLE 2 3 --expect overlap"));
    QCOMPARE(outcome.code, 1);
    QVERIFY2(outcome.err.contains("--expect overlap does not hold."), outcome.err.constData());
}

void TestCommandLine::convertMakesAtlasesOfSheets()
{
    const QString sheet = QStringLiteral(BROADSIDE_TEST_DATA "/sheets/aseprite-hash.json");
    const QString to = path("walker.atlas.json");
    const Outcome outcome = call({QStringLiteral("convert"), sheet, to, QStringLiteral("--json")});
    QVERIFY2(outcome.code == 0, outcome.err.constData());
    QCOMPARE(outcome.json()[u"regions"].toInteger(), 3);
    QCOMPARE(outcome.json()[u"animations"].toInteger(), 5);
    QVERIFY(outcome.json()[u"picture"].toString().endsWith(QStringLiteral("/sheets/walker.png")));
    QFile file(to);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QVERIFY(file.readAll().contains(R"("name": "walk")"));
    const QString broken = fileWith("broken.json", R"({"frames": {"a": {}}})");
    const Outcome refused = call({QStringLiteral("convert"), broken, to});
    QCOMPARE(refused.code, 3);
    QVERIFY2(refused.err.contains("broken.json:1:"), refused.err.constData());
}

void TestCommandLine::convertWritesTheCanonicalForm()
{
    const QByteArray untidy = R"({"version":1,"format":"broadside-scene","future":[1, 2],
        "world":{"height":4.8,"width":9.6},"objects":[{"shape":{"type":"circle","radius":0.50},"kind":"static","id":7,
        "position":[1,2],"color":"red"}]})";
    const QString from = fileWith("untidy.broadside", untidy);
    const QString to = path("tidy.broadside");
    QCOMPARE(call({QStringLiteral("convert"), from, to}).code, 0);
    QFile same(to);
    QVERIFY(same.open(QIODevice::ReadOnly));
    QCOMPARE(same.readAll(), untidy); // nothing is rewritten without being asked for
    same.close();
    QCOMPARE(call({QStringLiteral("convert"), from, to, QStringLiteral("--canonical")}).code, 0);
    QFile file(to);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray tidy = file.readAll();
    const Scene scene = readScene(untidy.toStdString(), "untidy").scene.value();
    QCOMPARE(tidy.toStdString(), writeSceneCanonically(scene));
    QVERIFY2(tidy.contains("\"future\": [1, 2]") && tidy.contains("\"color\": \"red\""), tidy.constData());
    QVERIFY2(tidy.startsWith("{\n  \"format\": \"broadside-scene\",\n  \"version\": 1,"), tidy.constData());
}

void TestCommandLine::generateMakesWhatTheLibraryMakes()
{
    const QString file = path("made.broadside");
    QCOMPARE(call(words("generate uniform --count 50 --seed 9") << file).code, 0);
    QFile made(file);
    QVERIFY(made.open(QIODevice::ReadOnly));
    QCOMPARE(made.readAll().toStdString(), writeScene(generateScene("uniform", {50, 9}).value()));
}

BROADSIDE_TEST(TestCommandLine)

} // namespace broadside::test::tst_command_line

#include "tst_command_line.moc"
