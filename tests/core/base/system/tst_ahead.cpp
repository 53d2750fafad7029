#include "core/base/system/ahead.h"
#include "tests/support/test.h"

#include <stdexcept>
#include <thread>

namespace broadside::test::tst_ahead {

/// Values that another thread computes.
class TestAhead : public QObject {
    Q_OBJECT
private slots:
    void theValueIsThatOfTheWork_data();
    void theValueIsThatOfTheWork();
    void theWorkHasAThreadOfItsOwn();
    void whatTheWorkThrowsIsThrownToTheOwner_data();
    void whatTheWorkThrowsIsThrownToTheOwner();
    void aValueThatNobodyTakesIsComputedToItsEnd();
};

void TestAhead::theValueIsThatOfTheWork_data()
{
    QTest::addColumn<bool>("isParallel");
    QTest::newRow("on another thread") << true;
    QTest::newRow("on this thread") << false;
}

void TestAhead::theValueIsThatOfTheWork()
{
    QFETCH(const bool, isParallel);
    Ahead<int> sum(isParallel, [] { return 40 + 2; });
    QCOMPARE(sum.take(), 42);
}

void TestAhead::theWorkHasAThreadOfItsOwn()
{
    Ahead<std::thread::id> other(true, [] { return std::this_thread::get_id(); });
    Ahead<std::thread::id> own(false, [] { return std::this_thread::get_id(); });
    QVERIFY(other.take() != std::this_thread::get_id());
    QVERIFY(own.take() == std::this_thread::get_id());
}

void TestAhead::whatTheWorkThrowsIsThrownToTheOwner_data() { theValueIsThatOfTheWork_data(); }

void TestAhead::whatTheWorkThrowsIsThrownToTheOwner()
{
    QFETCH(const bool, isParallel);
    Ahead<int> nothing(isParallel, []() -> int { throw std::bad_alloc(); });
    QVERIFY_THROWS_EXCEPTION(std::bad_alloc, (void)nothing.take());
}

void TestAhead::aValueThatNobodyTakesIsComputedToItsEnd()
{
    bool isDone = false;
    {
        const Ahead<int> left(true, [&] {
            isDone = true;
            return 1;
        });
    }
    QVERIFY(isDone);
}

BROADSIDE_TEST(TestAhead)

} // namespace broadside::test::tst_ahead

#include "tst_ahead.moc"
