#include "core/base/system/marked_fault.h"
#include "tests/support/sanitized.h"
#include "tests/support/test.h"

#include <csignal>
#include <stdexcept>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>

namespace broadside::test::tst_marked_fault {

namespace {

constexpr std::uintptr_t kMark = 0xbbadbeef;

void writeAt(std::uintptr_t address)
{
    *reinterpret_cast<volatile char*>(address) = 1; // NOLINT(performance-no-int-to-ptr): the fault is wanted
}

} // namespace

class TestMarkedFault : public QObject {
    Q_OBJECT
private slots:
    static void initTestCase() { std::signal(SIGSEGV, SIG_DFL); } // Qt Test would print where the fault is
    static void workIsDone();
    static void aFaultAtTheMarkEndsTheWork();
    static void eachThreadHasItsOwnWork();
    static void innerWorkEndsAlone();
    static void otherFaultsEndTheProgram();
    static void exceptionsArePassedOn();
};

void TestMarkedFault::workIsDone()
{
    bool isDone = false;
    QVERIFY(runsWithoutFaultAt(kMark, [&] { isDone = true; }));
    QVERIFY(isDone);
}

void TestMarkedFault::aFaultAtTheMarkEndsTheWork()
{
    for (int time = 0; time < 3; ++time) {
        bool isAfter = false;
        QVERIFY(!runsWithoutFaultAt(kMark, [&] {
            writeAt(kMark);
            isAfter = true;
        }));
        QVERIFY(!isAfter);
    }
}

void TestMarkedFault::eachThreadHasItsOwnWork()
{
    bool isFine = true;
    QVERIFY(runsWithoutFaultAt(
        kMark, [&] { std::thread([&] { isFine = runsWithoutFaultAt(kMark, [] { writeAt(kMark); }); }).join(); }));
    QVERIFY(!isFine);
}

void TestMarkedFault::innerWorkEndsAlone()
{
    bool isInnerFine = true;
    QVERIFY(!runsWithoutFaultAt(kMark, [&] {
        isInnerFine = runsWithoutFaultAt(kMark, [] { writeAt(kMark); });
        writeAt(kMark);
    }));
    QVERIFY(!isInnerFine);
}

void TestMarkedFault::otherFaultsEndTheProgram()
{
    if (kSanitized)
        QSKIP("a sanitizer reports the fault itself");
    const pid_t child = ::fork();
    if (child == 0) {
        static_cast<void>(runsWithoutFaultAt(kMark, [] { writeAt(kMark + 0x10'0000); }));
        ::_exit(0);
    }
    int status = 0;
    QCOMPARE(::waitpid(child, &status, 0), child);
    QVERIFY(WIFSIGNALED(status));
    QCOMPARE(WTERMSIG(status), SIGSEGV);
}

void TestMarkedFault::exceptionsArePassedOn()
{
    QVERIFY_EXCEPTION_THROWN(
        static_cast<void>(runsWithoutFaultAt(kMark, [] { throw std::runtime_error("passed on"); })),
        std::runtime_error);
    QVERIFY(!runsWithoutFaultAt(kMark, [] { writeAt(kMark); }));
}

BROADSIDE_TEST(TestMarkedFault)

} // namespace broadside::test::tst_marked_fault

#include "tst_marked_fault.moc"
