#include "app/commands/message_tables.h"
#include "app/commands/messages_command.h"
#include "tests/app/manual/messages/message_areas.h"
#include "tests/app/manual/messages/message_uses.h"
#include "tests/support/manual/reference_page.h"
#include "tests/support/test.h"

#include <QDirIterator>
#include <QSet>

namespace broadside::test::tst_message_reference {

/// The pages of the manual with all messages: those of `broadside messages` without the help, which has its own page.
class TestMessageReference : public QObject {
    Q_OBJECT
private slots:
    void initTestCase();
    static void pairsAreReadFromCalls_data();
    static void pairsAreReadFromCalls();
    void everyAreaIsInOnePage();
    void mostProblemsSayWhatToDo();
    void everyMessageIsThere_data();
    void everyMessageIsThere();

private:
    [[nodiscard]] QString chapterOf(const MessageArea& area) const;
    [[nodiscard]] QString remediesOf(const MessageUse& use) const;

    QMap<QString, QList<const MessageForm*>> m_areas;
    QHash<QString, const MessageForm*> m_forms; // by the names of the rows
    QHash<QString, QString> m_names;            // names of the rows by the ids
    QMap<QString, MessageUse> m_uses;           // by the names of the rows
};

namespace {

QString asText(std::string_view text) { return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size())); }

QStringList sources(const QString& pattern)
{
    QStringList files;
    for (const char* layer : {"core", "editor", "app"}) {
        QDirIterator all(QStringLiteral(BROADSIDE_SCENES "/../../") + QLatin1String(layer), {pattern}, QDir::Files,
                         QDirIterator::Subdirectories);
        while (all.hasNext())
            files << all.next();
    }
    files.sort();
    return files;
}

QString contentOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

/// The signs of Markdown in a message mean themselves.
QString cell(std::string_view text) { return inCell(asText(text)).replace(u'*', QStringLiteral("\\*")); }

/// Only where the text has arguments.
QString exampleCell(const MessageForm& form) { return form.arguments.empty() ? QString() : cell(exampleOf(form)); }

QString textCell(const MessageForm& form)
{
    return form.hasPlural() ? QStringLiteral("%1 (For one: %2)").arg(cell(form.text), cell(form.one)) : cell(form.text);
}

} // namespace

void TestMessageReference::initTestCase()
{
    QHash<QString, const MessageForm*> byId;
    for (const MessageForm* form : allMessages()) {
        const QString area = asText(form->id).section(u'.', 0, 0);
        byId.insert(asText(form->id), form);
        if (area != QStringLiteral("help"))
            m_areas[area].append(form);
    }
    static const QRegularExpression row(QStringLiteral("inline constexpr Form<[^{}]*>\\s+(\\w+)\\{\\s*\"([^\"]+)\""));
    QHash<QString, QString> texts;
    for (const QString& file : sources(QStringLiteral("*_messages.h"))) {
        const QString table = contentOf(file);
        for (auto matches = row.globalMatch(table); matches.hasNext();) {
            const QRegularExpressionMatch match = matches.next();
            const MessageForm* form = byId.value(match.captured(2));
            QVERIFY2(form, qPrintable(match.captured(2)));
            m_forms.insert(match.captured(1), form);
            m_names.insert(match.captured(2), match.captured(1));
            texts.insert(match.captured(1), asText(form->text));
        }
    }
    QCOMPARE(m_names.size(), byId.size());
    MessageUseReader reader(texts);
    for (const QString& file : sources(QStringLiteral("*.cpp")))
        reader.read(contentOf(file));
    m_uses = reader.uses();
}

void TestMessageReference::pairsAreReadFromCalls_data()
{
    QTest::addColumn<QString>("source");
    QTest::addColumn<QString>("found");
    const auto row = [](const char* name, const char* source, const char* found) {
        QTest::newRow(name) << QString::fromLatin1(source) << QString::fromLatin1(found);
    };
    row("an error", "log.error(at, texts::none(\"a)\"), texts::add());", "none error add");
    row("a warning", "log.warn(at, {}, texts::none(x, texts::word()), texts::add());", "none warning add");
    row("a list", "return {.severity = Severity::Info, .message = texts::none(), .remedy = texts::add()};",
        "none note add");
    row("two remedies", "say(texts::none(), isSmall ? texts::add() : texts::grow());", "none error add,grow");
    row("two messages", "say(isSmall ? texts::none() : texts::few(), texts::add());", "few error add; none error add");
    row("assignments", "p.message = texts::none(a);\n p.severity = Severity::Warning;\n p.remedy = texts::add();",
        "none warning add");
    row("arguments are no remedies", "f(texts::none(texts::word(), texts::word()));", "");
    row("separate statements", "f(texts::none()); g(texts::add());", "");
    row("a comment", "f(texts::none(), // texts::grow(),\n texts::add());", "none error add");
    row("a character", "if (c == '\"') f(texts::none(), texts::add());", "none error add");
}

void TestMessageReference::pairsAreReadFromCalls()
{
    QFETCH(const QString, source);
    MessageUseReader reader({{QStringLiteral("none"), QStringLiteral("There is none")},
                             {QStringLiteral("few"), QStringLiteral("There are few")},
                             {QStringLiteral("add"), QStringLiteral("Add one")},
                             {QStringLiteral("grow"), QStringLiteral("Let it grow")},
                             {QStringLiteral("word"), QStringLiteral("a word")}});
    reader.read(source);
    QStringList found;
    for (auto use = reader.uses().begin(); use != reader.uses().end(); ++use)
        found << QStringLiteral("%1 %2 %3").arg(use.key(), use->severities.join(u','), use->remedies.join(u','));
    QTEST(found.join(QStringLiteral("; ")), "found");
}

void TestMessageReference::everyAreaIsInOnePage()
{
    QSet<QString> known;
    for (const MessagePage& page : messagePages())
        for (const MessageArea& area : page.areas) {
            QVERIFY2(m_areas.contains(QLatin1String(area.name)), area.name);
            QVERIFY2(!known.contains(QLatin1String(area.name)), area.name);
            known.insert(QLatin1String(area.name));
        }
    for (const QString& area : m_areas.keys())
        QVERIFY2(known.contains(area), qPrintable(area + QStringLiteral(": put it into message_areas.h")));
}

/// So many that a mistake of the reader would be seen.
void TestMessageReference::mostProblemsSayWhatToDo()
{
    QVERIFY2(m_uses.size() > 500, qPrintable(QString::number(m_uses.size())));
    const MessageUse use = m_uses.value(m_names.value(QStringLiteral("atlas.region-no-rect")));
    QCOMPARE(use.remedies, QStringList{m_names.value(QStringLiteral("atlas.write-rect"))});
    QCOMPARE(use.severities, QStringList{QStringLiteral("warning")});
}

QString TestMessageReference::remediesOf(const MessageUse& use) const
{
    QStringList texts;
    for (const QString& name : use.remedies) {
        const QString text = cell(m_forms.value(name)->text);
        texts << (text.endsWith(u'.') ? text : text + u'.');
    }
    return texts.join(QStringLiteral(" Or: "));
}

QString TestMessageReference::chapterOf(const MessageArea& area) const
{
    QString problems;
    QString others;
    for (const MessageForm* form : m_areas.value(QLatin1String(area.name))) {
        const QString id = asText(form->id);
        const auto use = m_uses.constFind(m_names.value(id));
        if (use == m_uses.constEnd())
            others += QStringLiteral("| `%1` | %2 | %3 |\n").arg(id, textCell(*form), exampleCell(*form));
        else
            problems += QStringLiteral("| `%1` | %2 | %3 | %4 | %5 |\n")
                            .arg(id, textCell(*form), exampleCell(*form),
                                 area.isFinding && use->severities == QStringList{QStringLiteral("error")}
                                     ? QStringLiteral("finding")
                                     : use->severities.join(QStringLiteral(", ")),
                                 remediesOf(*use));
    }
    QString text = QStringLiteral("\n## %1\n").arg(QLatin1String(area.heading));
    if (!problems.isEmpty())
        text +=
            QStringLiteral("\n| id | message | example | severity | what to do |\n| --- | --- | --- | --- | --- |\n") +
            problems;
    if (!others.isEmpty())
        text += QStringLiteral("\n| id | text | example |\n| --- | --- | --- |\n") + others;
    return text;
}

void TestMessageReference::everyMessageIsThere_data()
{
    QTest::addColumn<int>("number");
    for (int i = 0; i < messagePages().size(); ++i)
        QTest::newRow(messagePages()[i].name) << i;
}

void TestMessageReference::everyMessageIsThere()
{
    QFETCH(const int, number);
    const MessagePage& page = messagePages()[number];
    QString text =
        QStringLiteral(
            "# %1\n\n%2 This page is made from the program's own tables, which `broadside messages` prints. Words in "
            "braces are arguments: the example shows the message with typical ones.\n\n"
            "An **error** stops what you asked for. After a **warning** Broadside goes on, but something is missing or "
            "wrong. A **note** only informs. A **finding** is about your broad phase or your level. The other texts "
            "are "
            "what to do, answers, and parts of sentences.\n")
            .arg(QLatin1String(page.title), QLatin1String(page.about));
    for (const MessageArea& area : page.areas)
        text += chapterOf(area);
    QVERIFY2(isReferencePage(QStringLiteral("messages-") + QLatin1String(page.name), text), kHowToWrite);
}

BROADSIDE_TEST(TestMessageReference)

} // namespace broadside::test::tst_message_reference

#include "tst_message_reference.moc"
