// The catalogues of the window's languages, resources/translations/broadside_*.ts: complete, and with the same
// arguments as the English texts.

#include "app/commands/message_tables.h"
#include "app/commands/messages_command.h"
#include "tests/support/test.h"

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QXmlStreamReader>

namespace broadside::test::tst_catalogues {

namespace {

struct Entry {
    QString context;
    QString source;
    QStringList texts; ///< One, or one for each plural form.
    bool isFinished = true;
    bool isPlural = false;
};

Entry readEntry(QXmlStreamReader& xml, const QString& context)
{
    Entry entry;
    entry.context = context;
    entry.isPlural = xml.attributes().value(QLatin1String("numerus")) == QLatin1String("yes");
    while (xml.readNextStartElement()) {
        if (xml.name() == QLatin1String("source")) {
            entry.source = xml.readElementText();
        } else if (xml.name() == QLatin1String("translation")) {
            entry.isFinished = !xml.attributes().hasAttribute(QLatin1String("type"));
            if (!entry.isPlural)
                entry.texts += xml.readElementText();
            else
                while (xml.readNextStartElement())
                    entry.texts += xml.readElementText();
        } else {
            xml.skipCurrentElement();
        }
    }
    return entry;
}

QList<Entry> readCatalogue(const QString& path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    QXmlStreamReader xml(&file);
    QList<Entry> entries;
    QString context;
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement)
            continue;
        if (xml.name() == QLatin1String("name"))
            context = xml.readElementText();
        else if (xml.name() == QLatin1String("message"))
            entries += readEntry(xml, context);
    }
    return entries;
}

/// "%1", "%n", "{object}" and tags of a text, each once, in alphabetical order.
QStringList argumentsOf(const QString& text)
{
    static const QRegularExpression pattern(QStringLiteral("%L?\\d|%n|\\{\\w+\\}|</?[a-z]+"));
    QSet<QString> found;
    for (auto match = pattern.globalMatch(text); match.hasNext();)
        found += match.next().captured();
    QStringList sorted(found.begin(), found.end());
    sorted.sort();
    return sorted;
}

QString lupdate()
{
    for (const QString& name : {QStringLiteral("/usr/lib/qt6/bin/lupdate"), QStringLiteral("lupdate-qt6")})
        if (const QString found = QStandardPaths::findExecutable(name); !found.isEmpty())
            return found;
    return QStringLiteral("lupdate");
}

QSet<QString> keysOf(const QList<Entry>& entries)
{
    QSet<QString> keys;
    for (const Entry& entry : entries)
        keys += entry.context + QStringLiteral(": ") + entry.source;
    return keys;
}

/// At most twenty of them, a line each.
QByteArray someOf(const QStringList& faults)
{
    return (QStringLiteral("%1:\n").arg(faults.size()) + faults.mid(0, 20).join(QLatin1Char('\n'))).toUtf8();
}

} // namespace

class TestCatalogues : public QObject {
    Q_OBJECT
private slots:
    void initTestCase();
    void everyTextIsTranslated_data() { catalogues(); }
    void everyTextIsTranslated();
    void translationsHaveTheArgumentsOfTheirTexts_data() { catalogues(); }
    void translationsHaveTheArgumentsOfTheirTexts();
    void everyMessageOfCoreIsInIt_data() { catalogues(); }
    void everyMessageOfCoreIsInIt();
    void everyTextOfTheWindowIsInIt_data() { catalogues(); }
    void everyTextOfTheWindowIsInIt();
    void idsAreUniqueAndExamplesWhole();

private:
    void catalogues() const
    {
        QTest::addColumn<QString>("path");
        const QDir folder(QStringLiteral(BROADSIDE_TRANSLATIONS));
        const QStringList files = folder.entryList({QStringLiteral("broadside_*.ts")});
        QCOMPARE(files.size(), 4);
        for (const QString& file : files)
            QTest::newRow(qPrintable(file)) << folder.filePath(file);
    }

    QTemporaryDir m_folder;
    QSet<QString> m_inSources; // "context: text"
};

void TestCatalogues::initTestCase()
{
    const QString found = m_folder.filePath(QStringLiteral("found.ts"));
    const QString root = QStringLiteral(BROADSIDE_TRANSLATIONS "/../..");
    QProcess process;
    process.start(lupdate(), {QStringLiteral("-silent"), QStringLiteral("-I"), root, root + QStringLiteral("/editor"),
                              root + QStringLiteral("/app"), QStringLiteral("-ts"), found});
    QVERIFY2(process.waitForFinished(120'000) && process.exitCode() == 0, process.readAllStandardError().constData());
    m_inSources = keysOf(readCatalogue(found));
    QVERIFY(m_inSources.size() > 2'000);
}

void TestCatalogues::everyTextIsTranslated()
{
    QFETCH(const QString, path);
    QStringList faults;
    for (const Entry& entry : readCatalogue(path))
        if (!entry.isFinished || entry.texts.isEmpty() || entry.texts.contains(QString()))
            faults += entry.context + QStringLiteral(": ") + entry.source;
    QVERIFY2(faults.isEmpty(), someOf(faults).constData());
}

void TestCatalogues::translationsHaveTheArgumentsOfTheirTexts()
{
    QFETCH(const QString, path);
    QStringList faults;
    for (const Entry& entry : readCatalogue(path))
        for (const QString& text : entry.texts)
            if (argumentsOf(text) != argumentsOf(entry.source))
                faults += entry.source + QStringLiteral(" -> ") + text;
    QVERIFY2(faults.isEmpty(), someOf(faults).constData());
}

void TestCatalogues::everyMessageOfCoreIsInIt()
{
    QFETCH(const QString, path);
    const QSet<QString> known = keysOf(readCatalogue(path));
    QStringList faults;
    for (const MessageForm* form : allMessages()) {
        const QString text = QString::fromUtf8(form->text.data(), qsizetype(form->text.size()));
        const bool isOfCommandLine =
            form->id.starts_with("help.") || form->id.starts_with("cli-"); // which speaks English
        if (!isOfCommandLine && !known.contains(QStringLiteral("messages: ") + text))
            faults += text;
    }
    QVERIFY2(faults.isEmpty(), someOf(faults).constData());
}

void TestCatalogues::everyTextOfTheWindowIsInIt()
{
    QFETCH(const QString, path);
    const QSet<QString> missing = m_inSources - keysOf(readCatalogue(path));
    QVERIFY2(missing.isEmpty(), someOf(missing.values()).constData());
}

void TestCatalogues::idsAreUniqueAndExamplesWhole()
{
    QSet<QByteArray> ids;
    for (const MessageForm* form : allMessages()) {
        const QByteArray id(form->id.data(), qsizetype(form->id.size()));
        QVERIFY2(!ids.contains(id), id.constData());
        ids += id;
        const std::string example = exampleOf(*form);
        QVERIFY2(!example.empty(), id.constData());
        static const QRegularExpression argument(QStringLiteral("\\{\\w+\\}"));
        QVERIFY2(!QString::fromStdString(example).contains(argument), id.constData());
        if (form->hasPlural())
            for (const QString& name : argumentsOf(QString::fromStdString(std::string(form->one))))
                QVERIFY2(form->text.find(name.toStdString()) != std::string_view::npos, id.constData());
    }
    QVERIFY(ids.size() > 100);
}

BROADSIDE_TEST(TestCatalogues)

} // namespace broadside::test::tst_catalogues

#include "tst_catalogues.moc"
