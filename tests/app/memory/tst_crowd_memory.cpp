#include "core/broadphase/algorithm.h"
#include "tests/support/command_line.h"
#include "tests/support/sanitized.h"
#include "tests/support/test.h"

#include <string>
#include <string_view>

namespace broadside::test::tst_crowd_memory {

namespace {

/// Objects on one spot, and the limit of the address space.
struct Crowd {
    const char* name;
    int objects;
    int mebibytes;
};
// Of its 32 million pairs only half are kept. All of them would take 256 MB for each list.
constexpr Crowd kCrowd{"crowd.broadside", 8'000, 700};
// The largest crowd whose pairs are kept: here the lists are longest.
constexpr Crowd kKept{"kept.broadside", 5'790, 2'048};
// All pairs would need twenty times the limit.
constexpr Crowd kHuge{"huge.broadside", 100'000, 2'048};

constexpr const char* kRun = "run SCENE --steps 1";
constexpr const char* kAudit = "audit SCENE --steps 1";
constexpr const char* kDiagnose = "diagnose SCENE";

bool isLong() { return qEnvironmentVariableIsSet("BROADSIDE_LONG_TESTS"); }

} // namespace

/// Objects in one place are as many pairs as there can be. No algorithm and no question may keep them all.
class TestCrowdMemory : public QObject, private TestFolder {
    Q_OBJECT
private slots:
    void initTestCase();
    void pairsAreNotKept_data();
    void pairsAreNotKept();
    void billionsOfPairsAreNotKept_data();
    void billionsOfPairsAreNotKept();

private:
    static void addRow(const Crowd& crowd, std::string_view algorithm, const char* line);
    void writeCrowd(const Crowd& crowd);
};

void TestCrowdMemory::writeCrowd(const Crowd& crowd)
{
    QByteArray text = R"({"format":"broadside-scene","version":1,"objects":[)";
    for (int id = 1; id <= crowd.objects; ++id)
        text += QByteArray(id == 1 ? "" : ",") + R"({"id":)" + QByteArray::number(id) +
                R"(,"kind":"dynamic","position":[5,5],"shape":{"type":"box","width":1,"height":1}})";
    (void)fileWith(crowd.name, text + "]}");
}

void TestCrowdMemory::initTestCase()
{
    if (kSanitized)
        QSKIP("a sanitizer needs more addresses than there is memory");
    for (const Crowd& crowd : {kCrowd, kKept})
        writeCrowd(crowd);
    if (isLong())
        writeCrowd(kHuge);
}

void TestCrowdMemory::addRow(const Crowd& crowd, std::string_view algorithm, const char* line)
{
    const std::string name(algorithm);
    QTest::addRow("%s, %s, %s", crowd.name, name.c_str(), line)
        << QString::fromLatin1(line).replace(QStringLiteral("SCENE"), QLatin1String(crowd.name)) +
               QStringLiteral(" --algorithm %1").arg(QString::fromStdString(name))
        << crowd.mebibytes;
}

void TestCrowdMemory::pairsAreNotKept_data()
{
    QTest::addColumn<QString>("line");
    QTest::addColumn<int>("mebibytes");
    for (const AlgorithmInfo& info : algorithms())
        for (const char* line : {kRun, kAudit, kDiagnose})
            addRow(kCrowd, info.name, line);
    for (const char* line : {kRun, kAudit, kDiagnose})
        addRow(kKept, "grid", line);
}

/// More pairs need more time, but no more memory, whatever is asked. So five billion of them are only made once by each
/// algorithm, and examined for one.
void TestCrowdMemory::billionsOfPairsAreNotKept_data()
{
    QTest::addColumn<QString>("line");
    QTest::addColumn<int>("mebibytes");
    for (const AlgorithmInfo& info : algorithms())
        addRow(kHuge, info.name, kRun);
    for (const char* line : {kAudit, kDiagnose})
        addRow(kHuge, "packed-grid", line);
}

void TestCrowdMemory::billionsOfPairsAreNotKept()
{
    if (!isLong())
        QSKIP("looking at five billion pairs takes minutes: BROADSIDE_LONG_TESTS does it");
    pairsAreNotKept();
}

void TestCrowdMemory::pairsAreNotKept()
{
    QFETCH(const QString, line);
    QFETCH(const int, mebibytes);
    QProcess process;
    process.setProcessChannelMode(QProcess::MergedChannels);
    process.setWorkingDirectory(m_folder.path());
    process.start(QStringLiteral("/bin/sh"),
                  QStringList{QStringLiteral("-c"), QStringLiteral("ulimit -v %1; exec \"$@\"").arg(mebibytes * 1'024),
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
