#include "tests/support/sanitized.h"
#include "tests/support/test.h"

#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>

namespace broadside::test::tst_check_run {

/// bsc_run() of broadside_check.h: a test program of a game that needs no Broadside.
class TestCheckRun : public QObject {
    Q_OBJECT
private slots:
    void findsTheKnownFaults_data();
    void findsTheKnownFaults();
};

void TestCheckRun::findsTheKnownFaults_data()
{
    QTest::addColumn<QStringList>("options");
    QTest::addColumn<int>("code");
    QTest::addColumn<QByteArray>("says");
    QTest::newRow("correct") << QStringList() << 0 << QByteArray();
    QTest::newRow("correct, in C++") << QStringList{QStringLiteral("c++")} << 0 << QByteArray();
    QTest::newRow("moves are forgotten") << QStringList{QStringLiteral("-DFORGET_MOVES")} << 1
                                         << QByteArray("example grid: world ");
}

void TestCheckRun::findsTheKnownFaults()
{
    QFETCH(QStringList, options);
    QFETCH(const int, code);
    QFETCH(const QByteArray, says);
    const bool isCpp = options.removeOne(QStringLiteral("c++"));
    const QString compiler = QStandardPaths::findExecutable(isCpp ? QStringLiteral("c++") : QStringLiteral("cc"));
    if (compiler.isEmpty())
        QSKIP("There is no compiler.");
    const QTemporaryDir folder;
    const QString program = folder.filePath(QStringLiteral("test"));
    const QString sources = QStringLiteral(BROADSIDE_SCENES "/../check");
    QString source = sources + QStringLiteral("/example_grid.c");
    if (isCpp) { // the header alone
        source = folder.filePath(QStringLiteral("test.cpp"));
        QFile file(source);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("#include \"broadside_check.h\"\n"
                   "int main() { bsc_broad_phase none = {}; return bsc_run(&none, 1, 0); }\n");
        options << QStringLiteral("-std=c++11") << QStringLiteral("-Wno-missing-field-initializers");
    } else {
        options << QStringLiteral("-std=c99");
    }
    QProcess build;
    build.setProcessChannelMode(QProcess::MergedChannels);
    build.start(compiler, options + QStringList{QStringLiteral("-Wall"), QStringLiteral("-Wextra"),
                                                QStringLiteral("-Werror"), QStringLiteral("-O1"),
                                                QStringLiteral("-DBSC_RUN"), QStringLiteral("-I") + sources,
                                                QStringLiteral("-o"), program, source, QStringLiteral("-lm")});
    QVERIFY(build.waitForFinished(kSanitized ? 300'000 : 120'000));
    const QByteArray messages = build.readAll();
    QVERIFY2(build.exitStatus() == QProcess::NormalExit && build.exitCode() == 0, messages.constData());
    QProcess run;
    run.start(program, QStringList());
    QVERIFY(run.waitForFinished(120'000));
    const QByteArray output = run.readAllStandardOutput();
    QCOMPARE(run.exitCode(), code);
    QVERIFY2(output.startsWith(says), output.constData());
    QCOMPARE(output.isEmpty(), says.isEmpty());
    if (code == 1) { // a small world, with the operation that fails at its end
        QVERIFY2(output.contains("does not find object"), output.constData());
        QVERIFY2(output.count('\n') <= 6, output.constData()); // three operations
        QVERIFY2(output.contains("  move "), output.constData());
        QFile page(QStringLiteral(BROADSIDE_SCENES "/../manual/check.md"));
        QVERIFY(page.open(QIODevice::ReadOnly));
        QVERIFY2(page.readAll().contains(output), output.constData());
    }
}

BROADSIDE_TEST(TestCheckRun)

} // namespace broadside::test::tst_check_run

#include "tst_check_run.moc"
