#include "tests/fuzz/lines_input.h"
#include "tests/fuzz/scene_input.h"
#include "tests/fuzz/seeds.h"
#include "tests/fuzz/socket_input.h"
#include "tests/fuzz/table_input.h"
#include "tests/fuzz/tiled_input.h"
#include "tests/fuzz/trace_input.h"
#include "tests/support/test.h"

#include <QDir>
#include <QFile>

namespace broadside::test::tst_fuzz_corpora {

/// The seeds of the fuzzers, and the inputs that they found, tried again without a fuzzer.

namespace {

const QString kCorpus = QStringLiteral(BROADSIDE_SCENES "/../../tests/fuzz/corpus/");

std::string bytesOf(const QString& path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        qFatal("cannot read %s", qPrintable(path));
    return file.readAll().toStdString();
}

/// Adds a row for each input of a corpus.
void addInputs(const char* corpus)
{
    QTest::addColumn<QString>("path");
    const QDir folder(kCorpus + QLatin1String(corpus));
    for (const QString& name : folder.entryList(QDir::Files))
        QTest::newRow(qPrintable(name)) << folder.filePath(name);
}

/// The seeds must equal those in the sources; BROADSIDE_WRITE_SEEDS=1 writes them there.
void compareSeeds(const QString& corpus, const std::map<std::string, std::string>& seeds)
{
    for (const auto& [name, bytes] : seeds) {
        const QString path = kCorpus + corpus + u'/' + QString::fromStdString(name);
        if (qEnvironmentVariableIsSet("BROADSIDE_WRITE_SEEDS")) {
            QFile file(path);
            QVERIFY(QDir().mkpath(kCorpus + corpus) && file.open(QIODevice::WriteOnly));
            QCOMPARE(file.write(bytes.data(), static_cast<qint64>(bytes.size())), static_cast<qint64>(bytes.size()));
        }
        QVERIFY2(bytesOf(path) == bytes, (name + " is not what the writer writes; see BROADSIDE_WRITE_SEEDS").c_str());
    }
}

} // namespace

class TestFuzzCorpora : public QObject {
    Q_OBJECT
private slots:
    void seedsAreThoseOfTheWriter();
    void scenes_data() { addInputs("scene"); }
    void scenes();
    void traces_data() { addInputs("trace"); }
    void traces();
    void tables_data() { addInputs("table"); }
    void tables();
    void lines_data() { addInputs("lines"); }
    void lines();
    void sockets_data() { addInputs("socket"); }
    void sockets();
    void maps_data() { addInputs("tiled"); }
    void maps();
};

void TestFuzzCorpora::seedsAreThoseOfTheWriter()
{
    compareSeeds(QStringLiteral("trace"), fuzz::traceSeeds());
    compareSeeds(QStringLiteral("table"), fuzz::tableSeeds());
    if (qEnvironmentVariableIsSet("BROADSIDE_WRITE_SEEDS"))
        compareSeeds(QStringLiteral("trace"), fuzz::packedTraceSeeds());
}

// A broken rule ends the program with a message.

void TestFuzzCorpora::scenes()
{
    QFETCH(const QString, path);
    fuzz::checkScene(bytesOf(path));
}

void TestFuzzCorpora::traces()
{
    QFETCH(const QString, path);
    fuzz::checkTrace(bytesOf(path));
}

void TestFuzzCorpora::tables()
{
    QFETCH(const QString, path);
    fuzz::checkTable(bytesOf(path));
}

void TestFuzzCorpora::lines()
{
    QFETCH(const QString, path);
    fuzz::checkLines(bytesOf(path));
}

void TestFuzzCorpora::sockets()
{
    QFETCH(const QString, path);
    fuzz::checkSocket(bytesOf(path));
}

void TestFuzzCorpora::maps()
{
    QFETCH(const QString, path);
    fuzz::checkTiled(bytesOf(path));
}

BROADSIDE_TEST(TestFuzzCorpora)

} // namespace broadside::test::tst_fuzz_corpora

#include "tst_fuzz_corpora.moc"
