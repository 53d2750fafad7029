#include "tests/support/test.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>

namespace broadside::test::tst_plain_english {

namespace {

QDir projectFolder() { return QDir(QStringLiteral(BROADSIDE_SCENES "/../..")); }

QString textOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

QStringList filesIn(const char* folder, const QStringList& patterns)
{
    QStringList files;
    QDirIterator all(projectFolder().filePath(QLatin1String(folder)), patterns, QDir::Files,
                     QDirIterator::Subdirectories);
    while (all.hasNext())
        files << all.next();
    files.sort();
    return files;
}

/// Phrases that a reader has to read twice, or that call a program a person.
QStringList oddPhrasesIn(const QString& text)
{
    static const QRegularExpression odd(
        QStringLiteral("here stands|\\bhands? out\\b|Not now:|\\bis none\\b|\\banew\\b|so that nothing\\b|"
                       "\\b(?:whoever|somebody|nobody)\\b|as it stands|(?-i:\\bMend\\b)|\\bcut to whole\\b|"
                       "\\bunder the mouse\\b|\\bthe mouse over\\b"), // the glossary: correct, truncate, pointer
        QRegularExpression::CaseInsensitiveOption);
    QStringList found;
    for (auto matches = odd.globalMatch(text); matches.hasNext();)
        found << matches.next().captured();
    return found;
}

/// The literals of a source, each joined with those that follow it directly. Comments are left out.
QStringList literalsIn(QString source)
{
    static const QRegularExpression comment(QStringLiteral("(?m)(^|[^:\"])//.*$"));
    static const QRegularExpression joined(
        QStringLiteral("\"(?:[^\"\\\\\\n]|\\\\.)*\"(?:\\s*\"(?:[^\"\\\\\\n]|\\\\.)*\")*"));
    static const QRegularExpression seam(QStringLiteral("\"\\s*\""));
    source.replace(comment, QStringLiteral("\\1"));
    QStringList literals;
    for (auto matches = joined.globalMatch(source); matches.hasNext();)
        literals << matches.next().captured().replace(seam, QString());
    return literals;
}

} // namespace

class TestPlainEnglish : public QObject {
    Q_OBJECT
private slots:
    static void oddPhrasesAreFound();
    static void literalsAreJoined();
    static void theManualIsPlain();
    static void theTextsOfTheProgramArePlain();
};

void TestPlainEnglish::oddPhrasesAreFound()
{
    QCOMPARE(oddPhrasesIn(QStringLiteral("Nobody hands out what is none.")).size(), 3);
    QCOMPARE(oddPhrasesIn(QStringLiteral("The handout is `none`, and nothing stands still.")), QStringList());
}

void TestPlainEnglish::literalsAreJoined()
{
    const QString source = QStringLiteral("f(\"the name \"\n  \"is none\"); // \"anew\"\ng(\"a \\\" b\");");
    QCOMPARE(literalsIn(source), (QStringList{QStringLiteral("\"the name is none\""), QStringLiteral("\"a \\\" b\"")}));
}

void TestPlainEnglish::theManualIsPlain()
{
    QStringList pages = filesIn("resources/manual", {QStringLiteral("*.md")});
    QVERIFY(pages.size() > 15);
    pages << projectFolder().filePath(QStringLiteral("README.md"));
    for (const QString& page : pages)
        QVERIFY2(oddPhrasesIn(textOf(page)).isEmpty(), qPrintable(page + u' ' + oddPhrasesIn(textOf(page)).join(u',')));
}

void TestPlainEnglish::theTextsOfTheProgramArePlain()
{
    // "none" is the value of the field here.
    const QStringList allowed{QStringLiteral("`onHit` is none"), QStringLiteral(" is none.")};
    std::size_t count = 0;
    for (const char* folder : {"app", "core", "editor"})
        for (const QString& file : filesIn(folder, {QStringLiteral("*.cpp"), QStringLiteral("*.h")}))
            for (QString literal : literalsIn(textOf(file))) {
                ++count;
                for (const QString& text : allowed)
                    if (file.contains(QStringLiteral("core/debug/expectation/")))
                        literal.remove(text);
                QVERIFY2(oddPhrasesIn(literal).isEmpty(), qPrintable(file + u' ' + literal));
            }
    QVERIFY(count > 5'000);
}

BROADSIDE_TEST(TestPlainEnglish)

} // namespace broadside::test::tst_plain_english

#include "tst_plain_english.moc"
