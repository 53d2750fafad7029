#include "core/io/scene/scene_reader.h"
#include "core/io/scene/scene_writer.h"
#include "core/scene/scene.h"
#include "tests/support/command_line.h"
#include "tests/support/sanitized.h"
#include "tests/support/test.h"

#include <QDir>

#include <filesystem>
#include <fstream>

namespace broadside::test::tst_scene_output {

namespace {

namespace fs = std::filesystem;

constexpr const char* kName = "caf\xe9-\xff"; // Latin 1, invalid as UTF-8
constexpr const char* kIn = "in-\xff.broadside";

std::string bytesOf(const fs::path& file)
{
    std::ifstream in(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
}

/// A ball that leaves the range of coordinates in the first step.
Scene runaway()
{
    Scene scene;
    scene.world.gravity = {};
    SceneObject ball;
    ball.id = {7};
    ball.name = "Runaway";
    ball.kind = ObjectKind::Dynamic;
    ball.pose.position = {999'999'999.0, 5.0};
    ball.velocity = {1'000.0, 0.0};
    ball.shape = Circle{0.5};
    scene.append(std::make_shared<SceneObject>(ball));
    return scene;
}

} // namespace

class TestSceneOutput : public QObject {
    Q_OBJECT
private slots:
    void init();
    void namesAreUsedByteForByte_data();
    void namesAreUsedByteForByte();
    void whatNoReaderAcceptsIsNotWritten();
    void whatFitsIsWritten();
    void lostNamesAreSaid_data();
    void lostNamesAreSaid();
    void samplesCanBeOpenedAfterManySteps_data();
    void samplesCanBeOpenedAfterManySteps();

private:
    [[nodiscard]] std::string at(const char* name) const { return (m_folder / name).string(); }
    static Outcome callBytes(const std::vector<std::string>& words);

    std::unique_ptr<QTemporaryDir> m_dir;
    fs::path m_folder;
};

void TestSceneOutput::init()
{
    m_dir = std::make_unique<QTemporaryDir>();
    QVERIFY(m_dir->isValid());
    m_folder = m_dir->path().toStdString();
}

/// The same as call(), for bytes that QString would change.
Outcome TestSceneOutput::callBytes(const std::vector<std::string>& words)
{
    std::ostringstream out;
    std::ostringstream err;
    Console console{out, err};
    const ExitCode code = runCommandLine(words, console);
    return {static_cast<int>(code), QByteArray::fromStdString(out.str()), QByteArray::fromStdString(err.str())};
}

void TestSceneOutput::namesAreUsedByteForByte_data()
{
    QTest::addColumn<QByteArray>("line"); // contains SCENE, and OUT for the name without its ending
    QTest::addColumn<QByteArray>("ending");
    const auto row = [](const char* line, const char* ending) {
        QTest::newRow(line) << QByteArray(line) << QByteArray(ending);
    };
    row("run SCENE --steps 1 --save OUT", ".broadside");
    row("run SCENE --steps 1 --trace OUT", ".bstrace");
    row("convert SCENE OUT", ".broadside");
    row("generate cannon OUT", ".broadside");
    row("audit SCENE --junit OUT", ".xml");
    row("audit SCENE --sarif OUT", ".sarif");
}

void TestSceneOutput::namesAreUsedByteForByte()
{
    QFETCH(const QByteArray, line);
    QFETCH(const QByteArray, ending);
    std::string out = at(kName);
    out += ending.constData();
    const std::string scene = at(kIn); // also read byte for byte
    fs::copy_file(sample().toStdString(), scene);
    std::vector<std::string> words;
    for (const QByteArray& word : line.split(' '))
        words.push_back(word == "OUT" ? out : word == "SCENE" ? scene : word.toStdString());
    const Outcome outcome = callBytes(words);
    QVERIFY2(outcome.code == 0, outcome.err.constData());
    QVERIFY(fs::exists(out));
    QCOMPARE(std::distance(fs::directory_iterator(m_folder), {}), std::ptrdiff_t{2});
    QVERIFY(!bytesOf(out).empty());
}

void TestSceneOutput::whatNoReaderAcceptsIsNotWritten()
{
    const std::string scene = at("runaway.broadside");
    const std::string out = at("out.broadside");
    std::ofstream(scene, std::ios::binary) << writeScene(runaway());
    std::ofstream(out, std::ios::binary) << "as it was";
    const Outcome outcome = callBytes({"run", scene, "--steps", "60", "--save", out});
    QCOMPARE(outcome.code, 3);
    for (const char* part : {"out.broadside", "was not written", "Runaway", "(object 7)"})
        QVERIFY2(outcome.err.contains(part), outcome.err.constData());
    QCOMPARE(bytesOf(out), std::string("as it was"));
    QVERIFY(outcome.out.isEmpty());
}

void TestSceneOutput::whatFitsIsWritten()
{
    const std::string scene = at("runaway.broadside");
    const std::string out = at("out.broadside");
    std::ofstream(scene, std::ios::binary) << writeScene(runaway());
    QCOMPARE(callBytes({"run", scene, "--steps", "0", "--save", out}).code, 0);
    QCOMPARE(callBytes({"validate", out}).code, 0);
}

void TestSceneOutput::samplesCanBeOpenedAfterManySteps_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<int>("steps");
    const bool isLong = qEnvironmentVariableIsSet("BROADSIDE_LONG_TESTS");
    const QDir scenes(QStringLiteral(BROADSIDE_SCENES));
    for (const QString& folder : {scenes.path(), scenes.filePath(QStringLiteral("mysteries"))})
        for (const QString& name : QDir(folder).entryList({QStringLiteral("*.broadside")}, QDir::Files))
            for (const int steps : {10, 10'000, 1'000'000})
                // A million steps of a sample with many objects take minutes.
                if (steps <= 10'000 || isLong || name.startsWith(QStringLiteral("pong")))
                    QTest::addRow("%s, %d steps", qPrintable(name), steps) << QDir(folder).filePath(name) << steps;
}

void TestSceneOutput::samplesCanBeOpenedAfterManySteps()
{
    QFETCH(const QString, file);
    QFETCH(const int, steps);
    const std::string saved = at("after.broadside");
    const Outcome outcome = callBytes({"run", file.toStdString(), "--steps", std::to_string(steps), "--save", saved});
    if (outcome.code == 0) {
        const SceneReading reading = readSceneFile(saved);
        QVERIFY2(reading.scene, reading.scene ? "" : reading.firstError().message.text().c_str());
        return;
    }
    QCOMPARE(outcome.code, 3);
    QVERIFY2(outcome.err.contains("The scene was not written"), outcome.err.constData());
    QVERIFY(!fs::exists(saved));
}

void TestSceneOutput::lostNamesAreSaid_data()
{
    QTest::addColumn<QString>("line");
    QTest::addColumn<QString>("name");
    for (const auto& [line, name] : {std::pair{"render SAMPLE OUT", "a.png"},
                                     {"render SAMPLE OUT", "a.svg"},
                                     {"render SAMPLE OUT", "a.pdf"},
                                     {"render SAMPLE OUT --steps 0..1 --animate", "b.png"},
                                     {"run SAMPLE --steps 1 --save OUT", "a.broadside"},
                                     {"run SAMPLE --steps 1 --trace OUT", "a.bstrace"},
                                     {"convert SAMPLE OUT", "a.tmj"},
                                     {"--script SAVE SAMPLE OUT", "b.broadside"},
                                     {"--script WRITE SAMPLE OUT", "a.txt"}})
        QTest::addRow("%s %s", line, name) << line << name;
}

/// A file is replaced in one piece, so that another name of it goes on naming the old bytes.
void TestSceneOutput::lostNamesAreSaid()
{
    QFETCH(QString, line);
    QFETCH(const QString, name);
    std::ofstream(m_folder / "save.js")
        << "broadside.open(broadside.arguments[0]); broadside.save(broadside.arguments[1]);";
    std::ofstream(m_folder / "write.js") << "broadside.write(broadside.arguments[1], 'new');";
    const fs::path out = m_folder / name.toStdString();
    fs::remove(out);
    fs::remove(m_folder / "other");
    std::ofstream(out) << "old";
    fs::create_hard_link(out, m_folder / "other");
    line.replace(QStringLiteral("SAVE"), QString::fromStdString(at("save.js")))
        .replace(QStringLiteral("WRITE"), QString::fromStdString(at("write.js")))
        .replace(QStringLiteral("SAMPLE"), sample())
        .replace(QStringLiteral("OUT"), QString::fromStdString(out.string()));
    const Outcome outcome = start(line.split(u' '));
    QVERIFY2(outcome.code == 0, outcome.err.constData());
    QCOMPARE(bytesOf(m_folder / "other"), std::string("old"));
    QVERIFY(bytesOf(out) != "old");
    QVERIFY2(outcome.err.contains("without the other names (hard links) of the previous file"),
             outcome.err.constData());
}

BROADSIDE_TEST(TestSceneOutput)

} // namespace broadside::test::tst_scene_output

#include "tst_scene_output.moc"
