#include "tests/support/command_line.h"
#include "tests/support/sanitized.h"
#include "tests/support/test.h"

#include <QBuffer>
#include <QDir>
#include <QFile>
#include <QImage>
#include <QJsonArray>
#include <QJsonObject>
#include <QTemporaryDir>

#include <csignal>
#include <filesystem>
#include <sys/types.h>

namespace broadside::test::tst_program {

/// Tests the program as the shell sees it. The commands are tested in tst_command_line.
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
    void picturesHaveNamesInAnyBytes();
    void onlyOwnSentencesReachStandardError_data();
    void onlyOwnSentencesReachStandardError();
    void longRendersAreAnnounced();
    void ctrlCEndsAHugeRender();
    void anInterruptedRunLeavesNoFile_data();
    void anInterruptedRunLeavesNoFile();
    void outOfMemoryIsAProblem_data();
    void outOfMemoryIsAProblem();
    void packWritesNoHalfPicture();
    void aSceneThatCannotFitIsRefusedFirst();
    void crowdsFitIntoMemory();

private:
    QTemporaryDir m_folder;
    bool m_hasRunOut = false;
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
    // The same step as a single picture.
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
    row("why SAMPLE 2 3 --expect overlap", 1, "--expect overlap does not hold.");
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

void TestProgram::picturesHaveNamesInAnyBytes()
{
    const Outcome outcome = shell("\"$@\" --steps 0..1 \"$(printf '%s/p\\377.png' \"$FOLDER\")\"",
                                  words("render SAMPLE --size 20x10"), {QStringLiteral("FOLDER=") + m_folder.path()});
    QVERIFY2(outcome.code == 0, outcome.err.constData());
    for (const char* name : {"p\xff-0000.png", "p\xff-0001.png"})
        QVERIFY(std::filesystem::exists(std::filesystem::path(m_folder.path().toStdString()) / name));
}

void TestProgram::onlyOwnSentencesReachStandardError_data()
{
    QTest::addColumn<QByteArray>("bytes"); // of a picture
    QTest::addColumn<int>("code");
    QTest::addColumn<QByteArray>("says");
    QByteArray good;
    QBuffer buffer(&good);
    QImage picture(64, 64, QImage::Format_ARGB32);
    picture.fill(0xff336699);
    QVERIFY(buffer.open(QIODevice::WriteOnly) && picture.save(&buffer, "PNG"));
    constexpr int kHeader = 33; // bytes of the signature and the first chunk
    const auto chunk = QByteArray::fromHex("0000000869434350"
                                           "780000616263646500000000"); // iCCP, with a wrong checksum
    QByteArray damaged = good;
    damaged[damaged.size() - 20] = static_cast<char>(~damaged[damaged.size() - 20]);
    QTest::newRow("good") << good << 0 << QByteArray();
    QTest::newRow("odd profile") << (good.left(kHeader) + chunk + good.mid(kHeader)) << 0 << QByteArray();
    QTest::newRow("damaged") << damaged << 3 << QByteArray("error: The picture is damaged: IDAT: ");
    QByteArray jpeg;
    QBuffer jpegBuffer(&jpeg);
    QVERIFY(jpegBuffer.open(QIODevice::WriteOnly) && picture.save(&jpegBuffer, "JPG"));
    QTest::newRow("odd bytes in a jpg") << jpeg.insert(jpeg.size() - 2, "more than there should be") << 0
                                        << QByteArray();
    QTest::newRow("cut off") << good.left(good.size() / 2) << 3
                             << QByteArray("error: The picture is damaged: the file ends too soon.");
}

/// Qt, libpng and libjpeg have remarks of their own, which do not help a user.
void TestProgram::onlyOwnSentencesReachStandardError()
{
    QFETCH(const QByteArray, bytes);
    QFETCH(const int, code);
    QFETCH(const QByteArray, says);
    const QString file = m_folder.filePath(QStringLiteral("sprite.png"));
    QFile picture(file);
    QVERIFY(picture.open(QIODevice::WriteOnly) && picture.write(bytes) == bytes.size());
    picture.close();
    const Outcome outcome = shell("env -u XDG_RUNTIME_DIR \"$@\"",
                                  {QStringLiteral("pack"), m_folder.filePath(QStringLiteral("a.atlas.json")), file});
    QCOMPARE(outcome.code, code);
    QVERIFY2(outcome.err.contains(says), outcome.err.constData());
    QCOMPARE(outcome.err.count('\n'), code == 0 ? 0 : 1);
}

void TestProgram::longRendersAreAnnounced()
{
    const Outcome quick = start(words("render SAMPLE --size 480x240") << m_folder.filePath(QStringLiteral("q.png")));
    QVERIFY2(quick.err.isEmpty(), quick.err.constData());
    const Outcome vector =
        start(words("render SAMPLE --size 1000000x1000000") << m_folder.filePath(QStringLiteral("q.svg")));
    QVERIFY2(vector.err.isEmpty(), vector.err.constData());
}

/// The program reacts to Ctrl+C before the first row of tiles is drawn; the whole picture would take hours.
void TestProgram::ctrlCEndsAHugeRender()
{
    const QString file = m_folder.filePath(QStringLiteral("huge.png"));
    QProcess process;
    process.setProcessChannelMode(QProcess::MergedChannels);
    process.start(programFile(), words("render SAMPLE --size 1000000x1000000 --show grid") << file);
    QVERIFY(process.waitForStarted());
    QByteArray said;
    while (!said.contains('\n') && process.waitForReadyRead(60'000))
        said += process.readAll();
    QVERIFY2(said.contains("1 000 000 x 1 000 000 pixels take about 6 hours or more"), said.constData());
    // When this file exists, the program reacts to Ctrl+C.
    QTRY_VERIFY(!QDir(m_folder.path()).entryList({QStringLiteral("huge.png.*")}).isEmpty());
    ::kill(static_cast<pid_t>(process.processId()), SIGINT);
    QVERIFY(process.waitForFinished(20'000));
    QCOMPARE(process.exitStatus(), QProcess::CrashExit); // ended by the signal, like other interrupted programs
    QVERIFY(QDir(m_folder.path()).entryList({QStringLiteral("huge.png*")}).isEmpty());
}

void TestProgram::anInterruptedRunLeavesNoFile_data()
{
    QTest::addColumn<int>("signal");
    QTest::newRow("Ctrl+C") << SIGINT;
    QTest::newRow("kill") << SIGTERM;
    QTest::newRow("closed terminal") << SIGHUP;
}

void TestProgram::anInterruptedRunLeavesNoFile()
{
    QFETCH(const int, signal);
    const QTemporaryDir folder;
    QProcess process;
    process.start(programFile(), words("run SAMPLE --steps 100000000 --trace")
                                     << folder.filePath(QStringLiteral("a.bstrace")));
    QVERIFY(process.waitForStarted());
    QTRY_VERIFY(!QDir(folder.path()).isEmpty());
    ::kill(static_cast<pid_t>(process.processId()), signal);
    QVERIFY(process.waitForFinished());
    QCOMPARE(process.exitStatus(), QProcess::CrashExit); // ended by the signal, like other interrupted programs
    QVERIFY2(QDir(folder.path()).isEmpty(), qPrintable(QDir(folder.path()).entryList().join(u' ')));
}

void TestProgram::outOfMemoryIsAProblem_data()
{
    QTest::addColumn<int>("mebibytes"); // limit of the address space
    for (int mebibytes = 320; mebibytes <= 960; mebibytes += 160)
        QTest::addRow("%d MiB", mebibytes) << mebibytes;
}

/// Under every limit, the program reports an error with exit code 3, or prints the whole answer.
void TestProgram::outOfMemoryIsAProblem()
{
    if (kSanitized)
        QSKIP("a sanitizer needs more addresses than there is memory");
    QFETCH(const int, mebibytes);
    const QString scene = m_folder.filePath(QStringLiteral("many.broadside"));
    if (!QFile::exists(scene))
        QCOMPARE(start(words("generate uniform --count 300000") << scene).code, 0);
    const QByteArray limit = "ulimit -v " + QByteArray::number(mebibytes * 1'024) + "; \"$@\"";
    if (shell(limit.constData(), words("--version")).code != 0)
        QSKIP("the program itself has no room");
    const QString saved = m_folder.filePath(QStringLiteral("saved %1.broadside").arg(mebibytes));
    const Outcome outcome = shell(limit.constData(), words("run") << scene << words("--steps 1 --save") << saved);
    m_hasRunOut = m_hasRunOut || outcome.code == 3;
    QVERIFY2(outcome.code == 0 || (outcome.code == 3 && outcome.err.contains("memory")), outcome.err.constData());
    QVERIFY2(!outcome.err.contains("std::") && !outcome.err.contains("terminate"), outcome.err.constData());
    QVERIFY(outcome.code != 3 || outcome.out.isEmpty());
    QCOMPARE(QFile::exists(saved), outcome.code == 0);
    if (mebibytes < 400)
        QVERIFY2(m_hasRunOut, "there was memory enough: nothing was tried");
}

/// Where memory does not suffice for the picture of an atlas, nothing is written.
void TestProgram::packWritesNoHalfPicture()
{
    if (kSanitized)
        QSKIP("a sanitizer needs more addresses than there is memory");
    QImage image(300, 200, QImage::Format_RGB32);
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            image.setPixel(x, y, static_cast<unsigned>(0x9e3779b9U * static_cast<unsigned>(y * image.width() + x + 1)));
    const QString source = m_folder.filePath(QStringLiteral("noise.png"));
    QVERIFY(image.save(source));
    int whole = 0;
    for (int mebibytes = 96; mebibytes <= 160; mebibytes += 2) {
        const QTemporaryDir folder;
        const QString atlas = folder.filePath(QStringLiteral("noise.atlas.json"));
        const QByteArray limit = "ulimit -v " + QByteArray::number(mebibytes * 1'024) + "; \"$@\"";
        const Outcome outcome = shell(limit, QStringList{QStringLiteral("pack"), atlas, source});
        const QImage packed(folder.filePath(QStringLiteral("noise.png")));
        QCOMPARE(outcome.code == 0, !packed.isNull());
        QCOMPARE(outcome.code == 0, QFile::exists(atlas));
        whole += outcome.code == 0 ? 1 : 0;
    }
    QVERIFY(whole > 0);
}

/// Not only when memory has run out, which may be too late for other programs.
void TestProgram::aSceneThatCannotFitIsRefusedFirst()
{
    if (kSanitized)
        QSKIP("a sanitizer needs more addresses than there is memory");
    const QString scene = m_folder.filePath(QStringLiteral("many.broadside"));
    if (!QFile::exists(scene))
        QCOMPARE(start(words("generate uniform --count 300000") << scene).code, 0);
    const Outcome outcome = shell("ulimit -v 300000; \"$@\"", words("run") << scene << words("--steps 1"));
    QCOMPARE(outcome.code, 3);
    QVERIFY2(outcome.err.contains("many.broadside: ") && outcome.err.contains(" of memory, and only "),
             outcome.err.constData());
    QVERIFY(outcome.out.isEmpty());
}

/// 40,000 objects in one place are 800 million pairs, which would need 6.4 GB.
void TestProgram::crowdsFitIntoMemory()
{
    if (kSanitized)
        QSKIP("a sanitizer needs more addresses than there is memory");
    QByteArray text = R"({"format":"broadside-scene","version":1,"broadPhase":{"algorithm":"packed-grid"},"objects":[)";
    for (int id = 1; id <= 40'000; ++id)
        text += QByteArray(id == 1 ? "" : ",") + R"({"id":)" + QByteArray::number(id) +
                R"(,"kind":"dynamic","position":[5,5],"shape":{"type":"box","width":1,"height":1}})";
    QFile file(m_folder.filePath(QStringLiteral("crowd.broadside")));
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(text + "]}") > 0);
    file.close();
    const Outcome outcome =
        shell("ulimit -v 2500000; \"$@\"", {QStringLiteral("pairs"), file.fileName(), QStringLiteral("--json")});
    QVERIFY2(outcome.code == 0, outcome.err.constData());
    QCOMPARE(outcome.json()[u"funnel"][u"candidates"].toInteger(), 799'980'000);
}

BROADSIDE_TEST(TestProgram)

} // namespace broadside::test::tst_program

#include "tst_program.moc"
