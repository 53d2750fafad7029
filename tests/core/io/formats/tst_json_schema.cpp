#include "core/io/formats/format_examples.h"
#include "core/io/formats/json_schema.h"
#include "core/io/project/project_reader.h"
#include "core/io/scene/scene_reader.h"
#include "tests/core/io/formats/mutants.h"
#include "tests/core/io/formats/schema_judge.h"
#include "tests/support/test.h"

#include <QDirIterator>
#include <QFile>

namespace broadside::test::tst_json_schema {

namespace {

const QString kResources = QStringLiteral(BROADSIDE_SCENES "/..");

constexpr int kMutants = 500; ///< For each format.

std::string contentOf(const QString& path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        qFatal("cannot read %s", qPrintable(path));
    return file.readAll().toStdString();
}

std::vector<Problem> problemsIn(const FileFormat& format, const std::string& text)
{
    if (format.document.noun == "scene")
        return readScene(text, "file").problems;
    return readProject(text, "file").problems;
}

std::vector<std::string> errorsIn(const FileFormat& format, const std::string& text)
{
    std::vector<std::string> errors;
    for (const Problem& problem : problemsIn(format, text))
        if (problem.severity == Severity::Error)
            errors.push_back(problem.message.text());
    return errors;
}

/// The rules that a schema cannot express, by a part of the reader's messages.
constexpr std::string_view kBeyondSchemas[] = {
    "is given twice",           // ids, and names of layers and templates
    "meets the side",           // sides of a polygon cross
    "folds back on itself",     // the same
    "polygon points",           // two corners at one place
    "not a multiple of three",  // indices of a mesh
    "is too large for a mesh",  // an index of a corner that is not there
    "differs between the axes", // the scale of a round shape
    "makes the shape larger",   // a large scale of a large shape
};

bool isBeyondSchemas(const std::string& message)
{
    return std::ranges::any_of(kBeyondSchemas,
                               [&](std::string_view part) { return message.find(part) != std::string::npos; });
}

struct Tally {
    int accepted = 0;
    int refused = 0;
    int leftOut = 0; ///< Refused for a rule that a schema cannot express.
    std::vector<std::string> differences;
};

/// Compares reader and schema, with 500 mutants of the file with all keys, or up to `most` differences.
Tally comparedWithReader(const FileFormat& format, const SchemaJudge& judge, std::size_t most)
{
    Tally tally;
    Mutants mutants(exampleFile(format), 20261127);
    while (tally.accepted + tally.refused < kMutants && tally.differences.size() < most) {
        const std::string text = mutants.next();
        const std::vector<std::string> errors = errorsIn(format, text);
        const std::string refusal = judge.refusalOf(text);
        if (!errors.empty() && refusal.empty() && std::ranges::all_of(errors, isBeyondSchemas)) {
            ++tally.leftOut;
            continue;
        }
        ++(errors.empty() ? tally.accepted : tally.refused);
        if (errors.empty() != refusal.empty())
            tally.differences.push_back((errors.empty() ? "only the schema refuses it: " + refusal
                                                        : "only the reader refuses it: " + errors.front()) +
                                        "\n" + text);
    }
    return tally;
}

void addFormats()
{
    QTest::addColumn<QString>("noun");
    for (const char* noun : {"scene", "project"})
        QTest::newRow(noun) << QString::fromLatin1(noun);
}

} // namespace

/// The JSON schemas say the same as the readers.
class TestJsonSchema : public QObject {
    Q_OBJECT
private slots:
    void acceptsEverySample_data();
    void acceptsEverySample();
    void acceptsTheFileWithAllKeys_data() { addFormats(); }
    void acceptsTheFileWithAllKeys();
    void agreesWithTheReaderOnMutants_data() { addFormats(); }
    void agreesWithTheReaderOnMutants();
    void aWrongSchemaIsNoticed_data();
    void aWrongSchemaIsNoticed();
    void theFilesAreThoseThatTheProgramMakes_data() { addFormats(); }
    void theFilesAreThoseThatTheProgramMakes();
};

void TestJsonSchema::acceptsEverySample_data()
{
    QTest::addColumn<QString>("path");
    QDirIterator files(kResources, {QStringLiteral("*.broadside"), QStringLiteral("*.broadside-project")}, QDir::Files,
                       QDirIterator::Subdirectories);
    while (files.hasNext()) {
        const QString path = files.next();
        QTest::newRow(qPrintable(QDir(kResources).relativeFilePath(path))) << path;
    }
}

void TestJsonSchema::acceptsEverySample()
{
    QFETCH(const QString, path);
    const FileFormat& format = *fileFormatNamed(path.endsWith(QStringLiteral("project")) ? "project" : "scene");
    const std::string text = contentOf(path);
    QCOMPARE(errorsIn(format, text), std::vector<std::string>{});
    QCOMPARE(SchemaJudge(jsonSchemaOf(format)).refusalOf(text), std::string());
}

void TestJsonSchema::acceptsTheFileWithAllKeys()
{
    QFETCH(const QString, noun);
    const FileFormat& format = *fileFormatNamed(noun.toStdString());
    QCOMPARE(SchemaJudge(jsonSchemaOf(format)).refusalOf(exampleFile(format)), std::string());
}

void TestJsonSchema::agreesWithTheReaderOnMutants()
{
    QFETCH(const QString, noun);
    const FileFormat& format = *fileFormatNamed(noun.toStdString());
    const Tally tally = comparedWithReader(format, SchemaJudge(jsonSchemaOf(format)), 1);
    QVERIFY2(tally.differences.empty(), tally.differences.empty() ? "" : tally.differences.front().c_str());
    // The mutants are of both sorts, and few are left out.
    QVERIFY2(tally.accepted > kMutants / 10 && tally.refused > kMutants / 3 && tally.leftOut < kMutants / 5,
             qPrintable(QStringLiteral("%1 accepted, %2 refused, %3 left out")
                            .arg(tally.accepted)
                            .arg(tally.refused)
                            .arg(tally.leftOut)));
}

void TestJsonSchema::aWrongSchemaIsNoticed_data()
{
    QTest::addColumn<QString>("noun");
    QTest::addColumn<QByteArray>("from");
    QTest::addColumn<QByteArray>("to");
    QTest::newRow("a size may be 0") << "scene" << QByteArray("\"exclusiveMinimum\": 0")
                                     << QByteArray("\"minimum\": 0");
    QTest::newRow("a key is not required") << "scene" << QByteArray("\"id\", \"kind\"") << QByteArray("\"kind\"");
    QTest::newRow("an array may be longer")
        << "scene" << QByteArray("\"maxItems\": 2") << QByteArray("\"maxItems\": 3");
    QTest::newRow("a word is not known") << "scene" << QByteArray("\"dynamic\"]") << QByteArray("\"kinetic\"]");
    QTest::newRow("another path") << "project" << QByteArray("\"pattern\"") << QByteArray("\"comment\"");
}

void TestJsonSchema::aWrongSchemaIsNoticed()
{
    QFETCH(const QString, noun);
    QFETCH(const QByteArray, from);
    QFETCH(const QByteArray, to);
    const FileFormat& format = *fileFormatNamed(noun.toStdString());
    QByteArray schema = QByteArray::fromStdString(jsonSchemaOf(format));
    QVERIFY(schema.contains(from));
    schema.replace(from, to);
    QVERIFY(!comparedWithReader(format, SchemaJudge(schema.toStdString()), 1).differences.empty());
}

void TestJsonSchema::theFilesAreThoseThatTheProgramMakes()
{
    QFETCH(const QString, noun);
    const QString file = kResources + QStringLiteral("/schema/%1.schema.json").arg(noun);
    const QString say =
        QStringLiteral("from the top of the project: broadside schema %1 > resources/schema/%1.schema.json").arg(noun);
    QVERIFY2(QFile::exists(file), qPrintable(say));
    QVERIFY2(contentOf(file) == jsonSchemaOf(*fileFormatNamed(noun.toStdString())), qPrintable(say));
}

BROADSIDE_TEST(TestJsonSchema)

} // namespace broadside::test::tst_json_schema

#include "tst_json_schema.moc"
