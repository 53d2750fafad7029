#include "core/io/atlas/atlas_reader.h"
#include "core/io/formats/json_schema.h"
#include "core/io/project/project_reader.h"
#include "core/io/scene/scene_reader.h"
#include "tests/support/command_line.h"
#include "tests/support/test.h"

#include <QJsonArray>

namespace broadside::test::tst_formats_command {

/// The commands `formats` and `schema`, and the pages of the manual about files.
class TestFormatsCommand : public QObject {
    Q_OBJECT
private slots:
    void theManualHasWhatTheCommandPrints();
    void oneFormatIsOneChapter_data();
    void oneFormatIsOneChapter();
    void jsonHasAllChapters();
    void aSchemaIsJson_data();
    void aSchemaIsJson();
    void whatIsNotKnownIsWrongUsage_data();
    void whatIsNotKnownIsWrongUsage();
    void examplesOfTheManualCanBeOpened_data();
    void examplesOfTheManualCanBeOpened();
    void theFilesOfTheManualAreKnown();
};

namespace {

const QString kManual = QStringLiteral(BROADSIDE_SCENES "/../manual/");

QByteArray pageOf(const char* name)
{
    QFile file(kManual + QLatin1String(name) + QStringLiteral(".md"));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// The errors of a file of ours; those of another JSON file are no matter of Broadside.
QString errorsIn(const QJsonObject& document, const std::string& text)
{
    const QString format = document.value(QStringLiteral("format")).toString();
    std::vector<Problem> problems;
    if (format == QStringLiteral("broadside-scene"))
        problems = readScene(text, "example").problems;
    else if (format == QStringLiteral("broadside-project"))
        problems = readProject(text, "example").problems;
    else if (format == QStringLiteral("broadside-atlas"))
        problems = readAtlas(text, "example").problems;
    QString errors;
    for (const Problem& problem : problems)
        if (problem.severity == Severity::Error)
            errors += QString::fromStdString(describe(problem)) + u'\n';
    return errors;
}

} // namespace

void TestFormatsCommand::theManualHasWhatTheCommandPrints()
{
    const Outcome outcome = call({QStringLiteral("formats")});
    QCOMPARE(outcome.code, 0);
    QVERIFY2(outcome.out == pageOf("formats"),
             "from the top of the project: broadside formats > resources/manual/formats.md");
}

void TestFormatsCommand::oneFormatIsOneChapter_data()
{
    QTest::addColumn<QByteArray>("title");
    QTest::newRow("scene") << QByteArray("## Scenes: `*.broadside`\n");
    QTest::newRow("project") << QByteArray("## Projects: `*.broadside-project`\n");
    QTest::newRow("atlas") << QByteArray("## Atlases: `*.atlas.json`\n");
    QTest::newRow("trace") << QByteArray("## Traces: `*.bstrace`\n");
    QTest::newRow("lines") << QByteArray("## JSON Lines: `*.jsonl`\n");
}

void TestFormatsCommand::oneFormatIsOneChapter()
{
    QFETCH(const QByteArray, title);
    const Outcome outcome = call({QStringLiteral("formats"), QLatin1String(QTest::currentDataTag())});
    QCOMPARE(outcome.code, 0);
    QVERIFY(outcome.out.startsWith(title));
    QCOMPARE(outcome.out.count("\n## "), 0);
    QVERIFY(pageOf("formats").contains(outcome.out));
}

void TestFormatsCommand::jsonHasAllChapters()
{
    const QJsonArray formats =
        call({QStringLiteral("formats"), QStringLiteral("--json")}).json().value(QStringLiteral("formats")).toArray();
    QCOMPARE(formats.size(), 5);
    const QByteArray page = pageOf("formats");
    for (const QJsonValue& format : formats)
        QVERIFY(page.contains(format[QStringLiteral("text")].toString().toUtf8()));
}

void TestFormatsCommand::aSchemaIsJson_data()
{
    QTest::addColumn<QStringList>("words");
    QTest::newRow("scene") << QStringList{QStringLiteral("schema"), QStringLiteral("scene")};
    QTest::newRow("project") << QStringList{QStringLiteral("schema"), QStringLiteral("project"),
                                            QStringLiteral("--json")};
}

void TestFormatsCommand::aSchemaIsJson()
{
    QFETCH(const QStringList, words);
    const Outcome outcome = call(words);
    QCOMPARE(outcome.code, 0);
    QCOMPARE(outcome.json().value(QStringLiteral("$schema")).toString(),
             QStringLiteral("http://json-schema.org/draft-07/schema#"));
    QCOMPARE(outcome.out.toStdString(), jsonSchemaOf(*fileFormatNamed(words[1].toStdString())));
}

void TestFormatsCommand::whatIsNotKnownIsWrongUsage_data()
{
    QTest::addColumn<QStringList>("words");
    QTest::newRow("another format") << QStringList{QStringLiteral("formats"), QStringLiteral("picture")};
    QTest::newRow("two formats") << QStringList{QStringLiteral("formats"), QStringLiteral("scene"),
                                                QStringLiteral("atlas")};
    QTest::newRow("no schema") << QStringList{QStringLiteral("schema")};
    QTest::newRow("the schema of a trace") << QStringList{QStringLiteral("schema"), QStringLiteral("trace")};
}

void TestFormatsCommand::whatIsNotKnownIsWrongUsage()
{
    QFETCH(const QStringList, words);
    const Outcome outcome = call(words);
    QCOMPARE(outcome.code, 2);
    QVERIFY(outcome.out.isEmpty());
    QVERIFY(!outcome.err.isEmpty());
}

void TestFormatsCommand::examplesOfTheManualCanBeOpened_data()
{
    QTest::addColumn<QByteArray>("text");
    for (const char* name : {"files", "formats"}) {
        const QByteArray page = pageOf(name);
        int count = 0;
        for (qsizetype at = page.indexOf("```json\n"); at >= 0; at = page.indexOf("```json\n", at + 1)) {
            const qsizetype begin = at + 8;
            QTest::addRow("%s, example %d", name, ++count) << page.mid(begin, page.indexOf("```", begin) - begin);
        }
        QVERIFY(count >= 2);
    }
}

void TestFormatsCommand::examplesOfTheManualCanBeOpened()
{
    QFETCH(const QByteArray, text);
    QJsonParseError error;
    const QJsonObject document = QJsonDocument::fromJson(text, &error).object();
    QCOMPARE(error.error, QJsonParseError::NoError);
    QCOMPARE(errorsIn(document, text.toStdString()), QString());
}

/// The page names the suffix of each format, and its newest version.
void TestFormatsCommand::theFilesOfTheManualAreKnown()
{
    const QByteArray page = pageOf("files");
    for (const FileFormat& format : fileFormats()) {
        const QByteArray suffix = QByteArray::fromStdString("| `*" + std::string(format.suffix) + "` | ");
        QVERIFY2(page.contains(suffix), suffix.constData());
        const QByteArray version = QByteArray::fromStdString("| " + std::string(format.document.noun) + " | ");
        QVERIFY2(page.contains(version), version.constData());
    }
}

BROADSIDE_TEST(TestFormatsCommand)

} // namespace broadside::test::tst_formats_command

#include "tst_formats_command.moc"
