#include "core/base/free_memory.h"
#include "tests/support/sanitized.h"
#include "tests/support/test.h"

#include <sys/resource.h>

namespace broadside::test::tst_free_memory {

class TestFreeMemory : public QObject {
    Q_OBJECT
private slots:
    void readsTheLineOfAvailableMemory_data();
    void readsTheLineOfAvailableMemory();
    void theLimitOfAddressesCounts();
};

void TestFreeMemory::readsTheLineOfAvailableMemory_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<qint64>("bytes"); // -1: unknown

    QTest::newRow("as Linux writes it") << QByteArray("MemTotal: 64 kB\nMemFree: 9 kB\nMemAvailable:       41 kB\n")
                                        << qint64{41 * 1'024};
    QTest::newRow("an old Linux") << QByteArray("MemTotal: 64 kB\nMemFree: 9 kB\n") << qint64{-1};
    QTest::newRow("without a number") << QByteArray("MemAvailable:") << qint64{-1};
    QTest::newRow("words") << QByteArray("MemAvailable: much") << qint64{-1};
    QTest::newRow("nothing") << QByteArray() << qint64{-1};
}

void TestFreeMemory::readsTheLineOfAvailableMemory()
{
    QFETCH(const QByteArray, text);
    QFETCH(const qint64, bytes);
    const auto read = availableIn({text.constData(), static_cast<std::size_t>(text.size())});
    QCOMPARE(read ? static_cast<qint64>(*read) : qint64{-1}, bytes);
}

void TestFreeMemory::theLimitOfAddressesCounts()
{
    const auto before = freeMemory();
    QVERIFY(before && *before > 0);
    if (kSanitized)
        QSKIP("a sanitizer needs more addresses than the limit");
    rlimit unlimited{};
    QVERIFY(::getrlimit(RLIMIT_AS, &unlimited) == 0);
    rlimit limited = unlimited;
    limited.rlim_cur = 1ULL << 20U; // less than this program has
    QVERIFY(::setrlimit(RLIMIT_AS, &limited) == 0);
    const auto left = freeMemory();
    QVERIFY(::setrlimit(RLIMIT_AS, &unlimited) == 0);
    QCOMPARE(left.value_or(1), std::uint64_t{0});
}

BROADSIDE_TEST(TestFreeMemory)

} // namespace broadside::test::tst_free_memory

#include "tst_free_memory.moc"
