#include "core/io/project/project_files.h"
#include "core/io/project/project_reader.h"
#include "core/io/project/project_writer.h"
#include "tests/support/test.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>

namespace broadside::test::tst_project_reader {

class TestProjectReader : public QObject {
    Q_OBJECT
private slots:
    void whatIsWrittenIsReadAgain();
    void unknownKeysAreKept();
    void theNameAndTheListsMayBeMissing();
    void onlyWhatIsEditedChangesItsBytes_data();
    void onlyWhatIsEditedChangesItsBytes();
    void sharedTemplatesAreRead();
    void sharedTemplatesThatNameObjectsAreNoted();
    void theProjectOfASceneIsTheNearestThatListsIt();
    void whatIsWrongIsSaidWithItsPlace_data();
    void whatIsWrongIsSaidWithItsPlace();
    void moreFilesThanTheLimitAreRefused();
    void aMissingFileIsAProblem();
    void entriesAreLookedForOnTheDisk();
    void pathsBecomeEntries_data();
    void pathsBecomeEntries();

private:
    static void touch(const QString& path)
    {
        QDir().mkpath(QFileInfo(path).absolutePath());
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
    }
};

namespace {

const std::string kText = R"({
  "format": "broadside-project",
  "version": 1,
  "name": "Pirates",
  "scenes": [
    "levels/one.broadside",
    "levels/two.broadside"
  ],
  "assets": [
    "pictures/walker.png"
  ]
}
)";

std::string with(const std::string& from, const std::string& to)
{
    std::string text = kText;
    return text.replace(text.find(from), from.size(), to);
}

} // namespace

void TestProjectReader::whatIsWrittenIsReadAgain()
{
    const ProjectReading reading = readProject(kText, "p");
    QVERIFY(reading.project && reading.problems.empty());
    QCOMPARE(reading.project->name, std::string("Pirates"));
    QCOMPARE(reading.project->scenes, (std::vector<std::string>{"levels/one.broadside", "levels/two.broadside"}));
    QCOMPARE(reading.project->assets, (std::vector<std::string>{"pictures/walker.png"}));
    QCOMPARE(writeProject(*reading.project), kText);
    const Project empty;
    QVERIFY(readProject(writeProject(empty), "p").project == empty);
}

void TestProjectReader::unknownKeysAreKept()
{
    const std::string text = with("\"assets\"", "\"team\": {\"lead\": [1, 2.50, \"\\u00e9\"]},\n  \"assets\"");
    const ProjectReading reading = readProject(text, "p");
    QVERIFY(reading.project);
    const std::string written = writeProject(*reading.project);
    QVERIFY2(written.find(R"("team": {"lead": [1, 2.50, "\u00e9"]})") != std::string::npos, written.c_str());
    QCOMPARE(writeProject(*readProject(written, "p").project), written);
}

namespace {

// Unusual formatting, so that every rewritten byte shows.
const std::string kOdd = R"({ "version":1, "format" : "broadside-project",
   "team": [1,  2.50],
   "templates": [
     {"name":"Crate", "kind":"static",  "shape":{"type":"box","width":1.0,"height":1.0}},
     {"name":"Ball",  "kind":"dynamic", "shape":{"type":"circle","radius":0.50}, "odd": 1e2}
   ],
   "scenes":["b.broadside",
       "a.broadside"  ]
}
)";

using Edit = void (*)(Project&);

Template crateOf(double mass)
{
    SceneObject object;
    object.mass = mass;
    object.shape = Box{1.0, 1.0};
    return templateFrom(object, "Crate");
}

} // namespace

void TestProjectReader::onlyWhatIsEditedChangesItsBytes_data()
{
    QTest::addColumn<Edit>("edit");
    QTest::addColumn<QByteArray>("from");
    QTest::addColumn<QByteArray>("to");
    QTest::newRow("nothing") << Edit([](Project&) {}) << QByteArray("{") << QByteArray("{");
    QTest::newRow("the name") << Edit([](Project& p) { p.name = "P"; }) << QByteArray("\n}\n")
                              << QByteArray(",\n  \"name\": \"P\"\n}\n");
    QTest::newRow("a scene more") << Edit([](Project& p) { p.scenes.push_back("c.broadside"); })
                                  << QByteArray("\"a.broadside\"  ]")
                                  << QByteArray("\"a.broadside\",\n    \"c.broadside\"\n  ]");
    QTest::newRow("a scene less") << Edit([](Project& p) { p.scenes.erase(p.scenes.begin()); })
                                  << QByteArray("[\"b.broadside\",\n       \"a.broadside\"")
                                  << QByteArray("[\"a.broadside\"");
    QTest::newRow("a picture") << Edit([](Project& p) { p.assets = {"x.png"}; }) << QByteArray("\n}\n")
                               << QByteArray(",\n  \"assets\": [\n    \"x.png\"\n  ]\n}\n");
    QTest::newRow("a template")
        << Edit([](Project& p) { p.templates[0] = crateOf(7.0); })
        << QByteArray(R"({"name":"Crate", "kind":"static",  "shape":{"type":"box","width":1.0,"height":1.0}})")
        << QByteArray(
               R"({"name": "Crate", "kind": "static", "mass": 7, "shape": {"type": "box", "width": 1, "height": 1}})");
    QTest::newRow("a template that became as it was")
        << Edit([](Project& p) { p.templates[0] = crateOf(1.0); }) << QByteArray("{") << QByteArray("{");
    QTest::newRow("the other template goes")
        << Edit([](Project& p) { p.templates.erase(p.templates.begin()); })
        << QByteArray("{\"name\":\"Crate\", \"kind\":\"static\",  "
                      "\"shape\":{\"type\":\"box\",\"width\":1.0,\"height\":1.0}},\n     ")
        << QByteArray();
}

void TestProjectReader::onlyWhatIsEditedChangesItsBytes()
{
    QFETCH(const Edit, edit);
    QFETCH(const QByteArray, from);
    QFETCH(const QByteArray, to);
    ProjectReading reading = readProject(kOdd, "p");
    QVERIFY(reading.project);
    edit(*reading.project);
    QByteArray expected = QByteArray::fromStdString(kOdd);
    QVERIFY(expected.contains(from));
    expected.replace(expected.lastIndexOf(from), from.size(), to);
    QCOMPARE(QByteArray::fromStdString(writeProject(*reading.project)), expected);
    QVERIFY(readProject(expected.toStdString(), "p").project == reading.project);
}

void TestProjectReader::sharedTemplatesAreRead()
{
    const ProjectReading reading = readProject(kOdd, "p");
    QCOMPARE(reading.project->templates.size(), std::size_t{2});
    QVERIFY(reading.project->templates[0] == crateOf(1.0));
    QVERIFY(reading.project->templates[1].object->isDynamic());
    Project canonical;
    canonical.templates = reading.project->templates;
    QVERIFY(readProject(writeProject(canonical), "p").project == canonical);

    const ProjectReading twice = readProject(
        with(
            "\"assets\"",
            R"("templates": [{"name": "A", "kind": "static", "shape": {"type": "circle", "radius": 1}}, {"name": "A", "kind": "static", "shape": {"type": "circle", "radius": 1}}],
  "assets")"),
        "p");
    QVERIFY(!twice.project);
    QVERIFY2(twice.firstError().message.text().find("given twice") != std::string::npos,
             twice.firstError().message.text().c_str());
}

void TestProjectReader::sharedTemplatesThatNameObjectsAreNoted()
{
    const ProjectReading reading = readProject(
        with(
            "\"assets\"",
            R"("templates": [{"name": "Cannon", "kind": "static", "shape": {"type": "circle", "radius": 1}, "components": [{"type": "launcher", "projectile": 2, "power": 2}]}],
  "assets")"),
        "p");
    QVERIFY(reading.project);
    QCOMPARE(reading.problems.size(), std::size_t{1});
    QCOMPARE(reading.problems[0].line, 9);
    QVERIFY2(reading.problems[0].message.text().find("\"Cannon\" refers to an object") != std::string::npos,
             reading.problems[0].message.text().c_str());
}

void TestProjectReader::theProjectOfASceneIsTheNearestThatListsIt()
{
    const QTemporaryDir folder;
    const auto write = [&](const char* name, const std::vector<std::string>& scenes) {
        Project project;
        project.scenes = scenes;
        const QString path = folder.filePath(QLatin1String(name));
        touch(path);
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(QByteArray::fromStdString(writeProject(project)));
    };
    const auto path = [&](const char* name) { return folder.filePath(QLatin1String(name)).toStdString(); };
    touch(folder.filePath(QStringLiteral("levels/one.broadside")));
    QVERIFY(!projectOf(path("levels/one.broadside")));
    write("top.broadside-project", {"levels/one.broadside"});
    QCOMPARE(projectOf(path("levels/one.broadside")).value_or(""), path("top.broadside-project"));
    write("levels/near.broadside-project", {"two.broadside"});
    QCOMPARE(projectOf(path("levels/one.broadside")).value_or(""), path("top.broadside-project"));
    write("levels/near.broadside-project", {"one.broadside"});
    QCOMPARE(projectOf(path("levels/one.broadside")).value_or(""), path("levels/near.broadside-project"));
    QVERIFY(!projectOf(path("levels/three.broadside")));
}

void TestProjectReader::theNameAndTheListsMayBeMissing()
{
    const ProjectReading reading = readProject(R"({"version": 1, "format": "broadside-project"})", "p");
    QVERIFY(reading.project && reading.problems.empty());
    QVERIFY(*reading.project == Project{});
}

void TestProjectReader::whatIsWrongIsSaidWithItsPlace_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<int>("line");
    QTest::addColumn<int>("column");
    QTest::addColumn<QByteArray>("message");
    const auto row = [](const char* name, const std::string& text, int line, int column, const char* message) {
        QTest::newRow(name) << QByteArray::fromStdString(text) << line << column << QByteArray(message);
    };
    const std::string one = "\"levels/one.broadside\"";
    row("empty", "", 1, 1, "empty");
    row("no object", "[]", 1, 1, "one JSON object");
    row("broken", kText.substr(0, 60), 4, 10, "");
    row("a scene", with("broadside-project", "broadside-scene"), 2, 13, "not a Broadside project");
    row("no format", with("  \"format\": \"broadside-project\",\n", ""), 1, 1, "no \"format\"");
    row("no version", with("  \"version\": 1,\n", ""), 1, 1, "no \"version\"");
    row("newer", with("\"version\": 1", "\"version\": 2"), 3, 14, "only versions up to 1");
    row("a key twice", with("\"assets\"", "\"name\": \"\",\n  \"assets\""), 9, 3, "is given twice");
    row("the name a number", with("\"Pirates\"", "7"), 4, 11, "name");
    row("scenes no array", R"({"format": "broadside-project", "version": 1, "scenes": "a"})", 1, 57, "scenes");
    row("a number among the scenes", with(one, "5"), 6, 5, "scenes");
    row("up and out", with(one, "\"../one.broadside\""), 6, 5, "contains \"..\"");
    row("up inside", with(one, "\"levels/../one.broadside\""), 6, 5, "contains \"..\"");
    row("absolute", with(one, "\"/home/one.broadside\""), 6, 5, "is absolute");
    row("with a drive", with(one, "\"C:/one.broadside\""), 6, 5, "is absolute");
    row("backslash", with(one, "\"levels\\\\one.broadside\""), 6, 5, "backslash");
    row("no path", with(one, "\"\""), 6, 5, "is empty");
    row("a folder", with(one, "\"levels/\""), 6, 5, "simplest form");
    row("a dot", with(one, "\"./one.broadside\""), 6, 5, "simplest form");
    row("twice", with(one, "\"levels/two.broadside\""), 7, 5, "given twice");
}

void TestProjectReader::whatIsWrongIsSaidWithItsPlace()
{
    QFETCH(const QByteArray, text);
    QFETCH(const int, line);
    QFETCH(const int, column);
    QFETCH(const QByteArray, message);
    const ProjectReading reading = readProject(text.toStdString(), "game.broadside-project");
    QVERIFY(!reading.project);
    const Problem& problem = reading.firstError();
    QVERIFY2(QByteArray::fromStdString(problem.message.text()).contains(message), problem.message.text().c_str());
    QVERIFY2(!problem.remedy.empty(), problem.message.text().c_str());
    QCOMPARE(problem.file, std::string("game.broadside-project"));
    QCOMPARE(problem.line, line);
    QCOMPARE(problem.column, column);
}

void TestProjectReader::moreFilesThanTheLimitAreRefused()
{
    Project project;
    for (std::size_t i = 0; i < kMostProjectFiles; ++i)
        project.scenes.push_back(std::to_string(i));
    QVERIFY(readProject(writeProject(project), "p").project == project);
    project.scenes.push_back("one too many");
    const ProjectReading reading = readProject(writeProject(project), "p");
    QVERIFY(!reading.project);
    QVERIFY2(reading.firstError().message.text().find("16 384") != std::string::npos,
             reading.firstError().message.text().c_str());
}

void TestProjectReader::aMissingFileIsAProblem()
{
    const ProjectReading reading = readProjectFile("/nowhere/game.broadside-project");
    QVERIFY(!reading.project);
    QCOMPARE(reading.firstError().file, std::string("/nowhere/game.broadside-project"));
    QVERIFY(!reading.firstError().remedy.empty());
}

void TestProjectReader::entriesAreLookedForOnTheDisk()
{
    const QTemporaryDir folder;
    const QTemporaryDir elsewhere;
    const std::string project = folder.filePath(QStringLiteral("game.broadside-project")).toStdString();
    touch(folder.filePath(QStringLiteral("levels/one")));
    touch(elsewhere.filePath(QStringLiteral("two")));
    QVERIFY(QFile::link(folder.filePath(QStringLiteral("levels/one")), folder.filePath(QStringLiteral("inside"))));
    QVERIFY(QFile::link(elsewhere.filePath(QStringLiteral("two")), folder.filePath(QStringLiteral("outside"))));
    QVERIFY(QFile::link(elsewhere.path(), folder.filePath(QStringLiteral("away"))));
    const auto message = [&](const char* entry) {
        const auto problem = entryProblem(project, entry);
        return problem && !problem->remedy.empty() ? QString::fromStdString(problem->message.text()) : QString();
    };
    QCOMPARE(message("levels/one"), QString());
    QCOMPARE(message("inside"), QString());
    QVERIFY(message("gone").contains(QStringLiteral("The file does not exist")));
    QVERIFY(message("levels").contains(QStringLiteral("not a file")));
    QVERIFY(message("outside").contains(QStringLiteral("out of the project's folder")));
    QVERIFY(message("away/two").contains(QStringLiteral("out of the project's folder")));
}

void TestProjectReader::pathsBecomeEntries_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<QString>("entry"); // empty: outside the folder
    QTest::newRow("beside") << "one"
                            << "one";
    QTest::newRow("below") << "levels/deep/one"
                           << "levels/deep/one";
    QTest::newRow("round about") << "levels/../one"
                                 << "one";
    QTest::newRow("above") << "../one"
                           << "";
    QTest::newRow("the folder itself") << "."
                                       << "";
    QTest::newRow("through a link that leads back") << "back/one"
                                                    << "levels/one";
    QTest::newRow("through a link that leads away") << "away/one"
                                                    << "";
}

void TestProjectReader::pathsBecomeEntries()
{
    QFETCH(const QString, file);
    QFETCH(const QString, entry);
    const QTemporaryDir folder;
    const QTemporaryDir elsewhere;
    touch(folder.filePath(QStringLiteral("levels/deep/one")));
    touch(folder.filePath(QStringLiteral("levels/one")));
    touch(folder.filePath(QStringLiteral("one")));
    QVERIFY(QFile::link(folder.filePath(QStringLiteral("levels")), folder.filePath(QStringLiteral("back"))));
    QVERIFY(QFile::link(elsewhere.path(), folder.filePath(QStringLiteral("away"))));
    const auto result = entryFor(folder.filePath(QStringLiteral("game.broadside-project")).toStdString(),
                                 folder.filePath(file).toStdString());
    QCOMPARE(QString::fromStdString(result.value_or("")), entry);
}

BROADSIDE_EVENT_TEST(TestProjectReader)

} // namespace broadside::test::tst_project_reader

#include "tst_project_reader.moc"
