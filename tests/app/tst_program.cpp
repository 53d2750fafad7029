#include "tests/support/command_line.h"
#include "tests/support/test.h"

#include <QFile>
#include <QImage>
#include <QJsonArray>
#include <QJsonObject>
#include <QTemporaryDir>

namespace broadside::test::tst_program {

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
    void renderKeepsTextsAndLines_data();
    void renderKeepsTextsAndLines();
    void renderDrawsEachStep();
    void sequencesGoOnWithoutWhatWasRemoved();

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
    QCOMPARE(unasked,
             rendered("render SAMPLE --algorithm quadtree --show grid,ids,shapes,sprites,axes,faults,structure"));
    QVERIFY(unasked != rendered("render SAMPLE --algorithm quadtree --show grid,ids,shapes,sprites,axes,faults"));
}

void TestProgram::renderKeepsTextsAndLines_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QByteArray>("start");
    QTest::addColumn<QByteArray>("part");
    QTest::newRow("svg") << "cannon.svg" << QByteArray("<?xml") << QByteArray("viewBox=\"0 0 480 240\"");
    QTest::newRow("svg, text") << "cannon.svg" << QByteArray("<?xml") << QByteArray("<text");
    QTest::newRow("pdf") << "cannon.PDF" << QByteArray("%PDF-1.")
                         << QByteArray("/MediaBox [0 0 360.000000 180.000000]");
    QTest::newRow("pdf, text") << "cannon.PDF" << QByteArray("%PDF-1.") << QByteArray("/Type /Font");
}

void TestProgram::renderKeepsTextsAndLines()
{
    QFETCH(QString, name);
    QFETCH(QByteArray, start);
    QFETCH(QByteArray, part);
    QFile file(m_folder.filePath(name));
    const Outcome outcome = broadside::test::start(words("render SAMPLE --size 480x240") << file.fileName());
    QVERIFY2(outcome.code == 0, outcome.err.constData());
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray bytes = file.readAll();
    QVERIFY(bytes.startsWith(start));
    QVERIFY2(bytes.contains(part), bytes.left(2'000).constData());
}

void TestProgram::renderDrawsEachStep()
{
    const QString file = m_folder.filePath(QStringLiteral("walk.png"));
    const auto picture = [&](const char* number) {
        return QImage(m_folder.filePath(QStringLiteral("walk-%1.png").arg(QLatin1String(number))));
    };
    const Outcome outcome =
        start(words("render SAMPLE --size 200x100 --steps 2..10 --every 4 --shoot 1,6,3@1 --json") << file);
    QVERIFY2(outcome.code == 0, outcome.err.constData());
    QCOMPARE(outcome.json()[u"pictures"].toInteger(), 3);
    QVERIFY(!QFile::exists(file));
    QVERIFY(picture("0001").isNull() && picture("0003").isNull() && picture("0014").isNull());
    const QImage last = picture("0010");
    QCOMPARE(last.size(), QSize(200, 100));
    QVERIFY(picture("0002") != picture("0006"));
    // The same moment as one picture.
    const QString single = m_folder.filePath(QStringLiteral("single.png"));
    QCOMPARE(start(words("render SAMPLE --size 200x100 --steps 10 --shoot 1,6,3@1") << single).code, 0);
    QCOMPARE(QImage(single), last);
}

void TestProgram::sequencesGoOnWithoutWhatWasRemoved()
{
    const QJsonObject run = start(words("run SAMPLE --steps 60 --shoot 1,6,3@1 --json")).json();
    const QString removed = QString::number(run[u"removed"].toArray().first().toInteger());
    const QStringList line = words("render SAMPLE --size 100x50 --shoot 1,6,3@1 --object") << removed;
    const QString file = m_folder.filePath(QStringLiteral("gone.png"));
    QCOMPARE(start(QStringList(line) << QStringLiteral("--steps") << QStringLiteral("0..60") << file).code, 0);
    QVERIFY(QFile::exists(m_folder.filePath(QStringLiteral("gone-0060.png"))));
    const Outcome single = start(QStringList(line) << QStringLiteral("--steps") << QStringLiteral("60") << file);
    QVERIFY2(single.err.contains("was removed"), single.err.constData());
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

BROADSIDE_TEST(TestProgram)

} // namespace broadside::test::tst_program

#include "tst_program.moc"
