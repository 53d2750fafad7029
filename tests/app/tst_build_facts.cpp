#include "editor/window/help/linked_parts.h"
#include "tests/support/command_line.h"
#include "tests/support/test.h"

#include <QDir>
#include <QRegularExpression>

namespace broadside::test::tst_build_facts {

/// What --version prints, and where the build finds the commit.
class TestBuildFacts : public QObject, private TestFolder {
    Q_OBJECT
private slots:
    void theVersionIsAloneInTheFirstLine();
    void theCommitIsFound_data();
    void theCommitIsFound();
    void everyLinkedLibraryHasItsLicence();
    void theChangesBeginWithThisVersion();
};

void TestBuildFacts::theVersionIsAloneInTheFirstLine()
{
    const Outcome outcome = call(words("--version"));
    QCOMPARE(outcome.code, 0);
    static const QRegularExpression whole(
        QStringLiteral("\\ABroadside [0-9]+\\.[0-9]+\\.[0-9]+\n"
                       "Commit: (unknown|[0-9a-f]{12} of [0-9]{4}-[0-9]{2}-[0-9]{2})\n"
                       "Compiler: (GCC|Clang) [^\n]+\n"
                       "Build: [^\n]+\n"
                       "Qt: 6\\.[^\n]+, built with 6\\.[^\n]+\n\\z"));
    QVERIFY2(whole.match(QString::fromUtf8(outcome.out)).hasMatch(), outcome.out.constData());
}

void TestBuildFacts::theCommitIsFound_data()
{
    QTest::addColumn<QByteArray>("archived"); // the file of an archive
    QTest::addColumn<QByteArray>("commit");
    QTest::newRow("archive made by git") << QByteArray("0123456789abcdef0123456789abcdef01234567 2026-11-27\n")
                                         << QByteArray("{\"0123456789ab of 2026-11-27\",");
    QTest::newRow("copy without git") << QByteArray("$Format:%H %cs$\n") << QByteArray("{\"unknown\",");
}

void TestBuildFacts::theCommitIsFound()
{
    QFETCH(const QByteArray, archived);
    QFETCH(const QByteArray, commit);
    QVERIFY(QDir(m_folder.path()).mkpath(QStringLiteral("app")));
    (void)fileWith("app/archived_commit.txt", archived);
    QProcess cmake;
    cmake.start(QStringLiteral("cmake"),
                {QStringLiteral("-DTOP=") + m_folder.path(), QStringLiteral("-DOUTPUT=") + path("facts.cpp"),
                 QStringLiteral("-P"), QStringLiteral(BROADSIDE_SCENES "/../../app/build_facts.cmake")});
    QVERIFY(cmake.waitForFinished(kPatience));
    QFile facts(path("facts.cpp"));
    QVERIFY(facts.open(QIODevice::ReadOnly));
    const QByteArray source = facts.readAll();
    QVERIFY2(source.contains(commit), source.constData());
}

void TestBuildFacts::everyLinkedLibraryHasItsLicence()
{
    QProcess readelf;
    readelf.start(QStringLiteral("readelf"), {QStringLiteral("-d"), programFile()});
    QVERIFY(readelf.waitForFinished(kPatience));
    QStringList libraries;
    static const QRegularExpression needed(QStringLiteral("\\(NEEDED\\).*\\[(.*)\\]"));
    for (auto matches = needed.globalMatch(QString::fromLocal8Bit(readelf.readAllStandardOutput())); matches.hasNext();)
        libraries += matches.next().captured(1);
    QVERIFY(!libraries.isEmpty());
    static const QRegularExpression sanitizer(QStringLiteral("^lib(a|t|ub)san[.]"));
    libraries.removeIf([](const QString& library) { return library.contains(sanitizer); });
    for (const LinkedPart& part : linkedParts()) {
        const auto before = libraries.size();
        for (const std::string_view start : splitAt(part.libraries, ' '))
            libraries.removeIf(
                [start](const QString& library) { return !start.empty() && library.toStdString().starts_with(start); });
        QVERIFY2(part.libraries.empty() || libraries.size() < before, std::string(part.name).c_str());
    }
    QVERIFY2(libraries.isEmpty(), qPrintable(QStringLiteral("not in linked_parts.cpp: ") + libraries.join(u' ')));
}

void TestBuildFacts::theChangesBeginWithThisVersion()
{
    QFile file(QStringLiteral(BROADSIDE_SCENES "/../../.github/CHANGELOG.md"));
    QFile metainfo(QStringLiteral(BROADSIDE_SCENES "/../desktop/broadside.metainfo.xml"));
    QVERIFY(file.open(QIODevice::ReadOnly) && metainfo.open(QIODevice::ReadOnly));
    const QByteArray changes = file.readAll();
    const QByteArray version = call(words("--version")).out.split('\n').front().mid(int(sizeof("Broadside")));
    QVERIFY2(changes.mid(changes.indexOf("\n## ")).startsWith("\n## " + version + "\n"), version.constData());
    const QByteArray releases = metainfo.readAll();
    QVERIFY2(releases.mid(releases.indexOf("<release ")).startsWith("<release version=\"" + version + "\""),
             version.constData());
}

BROADSIDE_TEST(TestBuildFacts)

} // namespace broadside::test::tst_build_facts

#include "tst_build_facts.moc"
