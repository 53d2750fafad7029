#include "core/broadphase/algorithm.h"
#include "tests/support/command_line.h"
#include "tests/support/sanitized.h"
#include "tests/support/test.h"

#include <QFile>

namespace broadside::test::tst_crowd_memory {

namespace {

// A pair takes at least eight bytes, so that all of them would need twenty times the limit.
constexpr int kObjects = 100'000;
constexpr int kMebibytes = 2'048; // limit of the address space

} // namespace

/// Objects in one place are as many pairs as there can be. No algorithm and no question may keep them all.
class TestCrowdMemory : public QObject, private TestFolder {
    Q_OBJECT
private slots:
    void initTestCase();
    void pairsAreNotKept_data();
    void pairsAreNotKept();
};

void TestCrowdMemory::initTestCase()
{
    if (kSanitized)
        QSKIP("a sanitizer needs more addresses than there is memory");
    if (!qEnvironmentVariableIsSet("BROADSIDE_LONG_TESTS"))
        QSKIP("looking at five billion pairs takes minutes: BROADSIDE_LONG_TESTS does it");
    QByteArray text = R"({"format":"broadside-scene","version":1,"objects":[)";
    for (int id = 1; id <= kObjects; ++id)
        text += QByteArray(id == 1 ? "" : ",") + R"({"id":)" + QByteArray::number(id) +
                R"(,"kind":"dynamic","position":[5,5],"shape":{"type":"box","width":1,"height":1}})";
    (void)fileWith("crowd.broadside", text + "]}");
}

void TestCrowdMemory::pairsAreNotKept_data()
{
    QTest::addColumn<QString>("line");
    for (const AlgorithmInfo& algorithm : algorithms())
        for (const char* line : {"run SCENE --steps 1", "audit SCENE --steps 1", "diagnose SCENE"}) {
            const std::string name(algorithm.name);
            QTest::addRow("%s, %s", name.c_str(), line)
                << QStringLiteral("%1 --algorithm %2").arg(QLatin1String(line), QString::fromStdString(name));
        }
}

void TestCrowdMemory::pairsAreNotKept()
{
    QFETCH(QString, line);
    line.replace(QStringLiteral("SCENE"), path("crowd.broadside"));
    QProcess process;
    process.setProcessChannelMode(QProcess::MergedChannels);
    process.start(QStringLiteral("/bin/sh"),
                  QStringList{QStringLiteral("-c"), QStringLiteral("ulimit -v %1; exec \"$@\"").arg(kMebibytes * 1'024),
                              QStringLiteral("sh"), programFile()} +
                      line.split(u' '));
    QVERIFY(process.waitForFinished(-1));
    const QByteArray said = process.readAll();
    QVERIFY2(process.exitStatus() == QProcess::NormalExit, said.constData());
    QVERIFY2(process.exitCode() == 0 || process.exitCode() == 1, said.constData()); // 1: missed pairs
}

BROADSIDE_TEST(TestCrowdMemory)

} // namespace broadside::test::tst_crowd_memory

#include "tst_crowd_memory.moc"
