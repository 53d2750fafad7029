#include "core/debug/diagnosis/diagnosis_rules.h"
#include "tests/support/command_line.h"
#include "tests/support/manual/reference_page.h"
#include "tests/support/test.h"

#include <QHash>
#include <QJsonArray>
#include <QTemporaryDir>

#include <algorithm>

namespace broadside::test::tst_reference_pages {

/// The pages of the manual that are made from the tables of commands and of rules.
class TestReferencePages : public QObject {
    Q_OBJECT
private slots:
    static void everyCommandAndOptionIsThere();
    static void everyRuleIsThere();
};

namespace {

QString words(std::string_view text) { return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size())); }

QString chapterOf(const Command& command)
{
    QString text = QStringLiteral("\n## broadside %1\n\n%2.\n\n```text\n%3\n```\n\n```text\n%4\n```\n")
                       .arg(words(command.syntax.command), words(command.summary.text()),
                            words(usageText(command.syntax)), words(command.details.text()));
    text += QStringLiteral("\n| option | meaning |\n| --- | --- |\n");
    for (const OptionInfo& option : command.syntax.options) {
        QString name = words(option.name);
        if (!option.value.empty())
            name += u' ' + words(option.value);
        QString meaning = inCell(words(helpOf(option).text()));
        if (option.isRequired)
            meaning += QStringLiteral(" (required)");
        text += QStringLiteral("| `%1` | %2 |\n").arg(QString(name).replace(u'|', QStringLiteral("\\|")), meaning);
    }
    return text + QStringLiteral("\nExample:\n\n```sh\n%1\n```\n").arg(words(command.example));
}

/// Starts with a capital letter and ends with a full stop.
QString sentence(const QJsonValue& text)
{
    const QString written = text.toObject().value(QStringLiteral("text")).toString().trimmed();
    return written.endsWith(u'.') ? written : written + u'.';
}

/// Where the manual shows how code with this fault looks; empty for other rules.
QString linkToCode(const QString& rule)
{
    const auto known = std::ranges::find(diagnosisRules(), rule.toStdString(), &DiagnosisRule::path);
    return known == diagnosisRules().end()
               ? QString()
               : QStringLiteral(" [How such code looks](../faults.md#%1).").arg(words(known->section));
}

/// All rules that a command knows, from a report for another program. A help that many share is left out.
QString rulesOf(const QString& command, const QString& file)
{
    const QTemporaryDir folder;
    const QString report = folder.filePath(QStringLiteral("report.sarif"));
    (void)call({command, file, QStringLiteral("--sarif"), report});
    QFile written(report);
    if (!written.open(QIODevice::ReadOnly))
        return {};
    const QJsonObject whole = QJsonDocument::fromJson(written.readAll()).object();
    const QJsonObject run = whole.value(QStringLiteral("runs")).toArray().at(0).toObject();
    const QJsonObject driver = run.value(QStringLiteral("tool")).toObject().value(QStringLiteral("driver")).toObject();
    const QJsonArray rules = driver.value(QStringLiteral("rules")).toArray();
    QHash<QString, int> shared;
    for (const QJsonValue& rule : rules)
        ++shared[sentence(rule[QStringLiteral("help")])];
    constexpr int kMany = 10;
    QString text;
    for (const QJsonValue& rule : rules) {
        const QString help = sentence(rule[QStringLiteral("help")]);
        const QString id = rule[QStringLiteral("id")].toString();
        text += QStringLiteral("\n### %1\n\n**%2**%3%4\n")
                    .arg(id, sentence(rule[QStringLiteral("shortDescription")]),
                         shared[help] < kMany ? u' ' + help : QString(), linkToCode(id));
    }
    return text;
}

} // namespace

void TestReferencePages::everyCommandAndOptionIsThere()
{
    QString text = QStringLiteral("# Commands and their options\n\n"
                                  "Each command of `broadside` on the command line, as `broadside COMMAND --help` "
                                  "prints it. This page is made from "
                                  "the program's own table of commands.\n\n"
                                  "Exit codes:\n\n| code | meaning |\n| --- | --- |\n");
    for (const ExitCodeMeaning& code : kExitCodeMeanings)
        text +=
            QStringLiteral("| %1 | %2 |\n").arg(static_cast<int>(code.code)).arg(inCell(words(code.meaning.english())));
    for (const Command& command : commands())
        text += chapterOf(command);
    QVERIFY2(isReferencePage(QStringLiteral("options"), text), kHowToWrite);
}

void TestReferencePages::everyRuleIsThere()
{
    const QString scene = QStringLiteral(BROADSIDE_SCENES "/cannon.broadside");
    QString text = QStringLiteral(
        "# Causes and rules\n\n"
        "The causes of missed pairs, the explanations of the diagnosis, and the checks of a level. Reports for build "
        "servers name them by the ids that are the headings here. This page is made from the program's own tables.\n");
    const struct {
        const char* command;
        const char* heading;
        const char* about;
    } parts[] = {
        {"audit", "What an audit finds", "The panel *Diagnosis* and `broadside audit` list these, pair by pair."},
        {"diagnose", "What a diagnosis explains",
         "Each is one fault of a broad phase that explains many missed pairs. The panel *Diagnosis* and `broadside "
         "diagnose` say it in a sentence with the objects and the numbers, and what to change. If it is a tendency, "
         "record "
         "what they name, and diagnose again."},
        {"validate", "What a check of a level finds", "The panel *Checks* and `broadside validate` list these."},
    };
    for (const auto& part : parts) {
        const QString rules = rulesOf(QLatin1String(part.command), scene);
        QVERIFY2(rules.count(QStringLiteral("\n### ")) > 5, part.command);
        text += QStringLiteral("\n## %1\n\n%2\n").arg(QLatin1String(part.heading), QLatin1String(part.about)) + rules;
    }
    QVERIFY2(isReferencePage(QStringLiteral("rules"), text), kHowToWrite);
}

BROADSIDE_TEST(TestReferencePages)

} // namespace broadside::test::tst_reference_pages

#include "tst_reference_pages.moc"
