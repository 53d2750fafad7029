#include "tests/support/command_line.h"

#include <QImage>
#include <QTemporaryDir>
#include <QTest>

using namespace broadside::test;

/// The program as the shell sees it; what its commands do is tested in tst_commands.
class TestProgram : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { QVERIFY(m_folder.isValid()); }
    void theProgramNeedsNoDisplay_data();
    void theProgramNeedsNoDisplay();
    void jsonIsAllThereIsOnStandardOutput_data();
    void jsonIsAllThereIsOnStandardOutput();
    void renderMakesAPictureWithoutADisplay();
    void renderShowsTheStructureWhereThereAreNoCells();

private:
    QTemporaryDir m_folder;
};

void TestProgram::renderMakesAPictureWithoutADisplay()
{
    const QString file = m_folder.filePath(QStringLiteral("cannon.png"));
    const Outcome outcome = start(words("render SAMPLE --size 480x240 --object 2 --json") << file);
    QVERIFY2(outcome.code == 0, outcome.err.constData());
    QCOMPARE(outcome.json()[u"width"].toInteger(), 480);
    const QImage image(file);
    QCOMPARE(image.size(), QSize(480, 240));
    QVERIFY(image.convertToFormat(QImage::Format_RGB32).pixel(0, 0) != image.pixel(240, 120) ||
            image.colorCount() != 1);
}

void TestProgram::renderShowsTheStructureWhereThereAreNoCells()
{
    const auto rendered = [&](const char* line) {
        const QString file = m_folder.filePath(QStringLiteral("structure.png"));
        const Outcome outcome = start(words(line) << file);
        return outcome.code == 0 ? QImage(file) : QImage();
    };
    const QImage unasked = rendered("render SAMPLE --algorithm quadtree");
    QVERIFY(!unasked.isNull());
    QCOMPARE(unasked, rendered("render SAMPLE --algorithm quadtree --show grid,ids,shapes,axes,faults,structure"));
    QVERIFY(unasked != rendered("render SAMPLE --algorithm quadtree --show grid,ids,shapes,axes,faults"));
}

void TestProgram::theProgramNeedsNoDisplay_data()
{
    QTest::addColumn<QStringList>("line");
    QTest::addColumn<int>("code");
    QTest::addColumn<QByteArray>("says");
    const auto row = [](const char* line, int code, const char* says) {
        QTest::newRow(line) << words(line) << code << QByteArray(says);
    };
    row("--help", 0, "Commands:");
    row("--version", 0, "Broadside ");
    row("run --version", 0, "Broadside ");
    row("why --help", 0, "Usage: broadside why SCENE A B");
    row("rum", 2, "Write run");
    row("run SAMPLE --steps 1", 0, "State hash");
    row("run nowhere.broadside --steps 1", 3, "nowhere.broadside");
    row("why SAMPLE 2 3 --expect overlap", 1, "Expected overlap");
}

void TestProgram::theProgramNeedsNoDisplay()
{
    QFETCH(const QStringList, line);
    QFETCH(const int, code);
    QFETCH(const QByteArray, says);
    const Outcome outcome = start(line);
    QCOMPARE(outcome.code, code);
    QVERIFY2((outcome.out + outcome.err).contains(says), (outcome.out + outcome.err).constData());
}

void TestProgram::jsonIsAllThereIsOnStandardOutput_data()
{
    QTest::addColumn<QStringList>("line");
    for (const char* line : {"run SAMPLE --steps 5 --shoot 1,6,3@9 --json", "query SAMPLE --object 2 --json",
                             "pairs SAMPLE --algorithm brute-force --cell 1 --list --json",
                             "why SAMPLE 2 3 --expect overlap --json", "validate SAMPLE nowhere.broadside --json"})
        QTest::newRow(line) << words(line);
    for (const char* line : {"convert SAMPLE --json", "generate cannon --json"})
        QTest::newRow(line) << (words(line) << m_folder.filePath(QStringLiteral("out.broadside")));
}

void TestProgram::jsonIsAllThereIsOnStandardOutput()
{
    QFETCH(const QStringList, line);
    const Outcome outcome = start(line);
    QJsonParseError error;
    QVERIFY2(QJsonDocument::fromJson(outcome.out, &error).isObject(), outcome.out.constData());
    QCOMPARE(error.error, QJsonParseError::NoError);
}

QTEST_APPLESS_MAIN(TestProgram)
#include "tst_program.moc"
