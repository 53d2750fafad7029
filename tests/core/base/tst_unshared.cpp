#include "core/base/unshared.h"
#include "tests/support/test.h"

#include <vector>

namespace broadside::test::tst_unshared {

class TestUnshared : public QObject {
    Q_OBJECT
private slots:
    void whatNobodyElseHasIsItself();
    void whatOthersHaveIsCopied();
    void whereThereIsNoneOneIsMade();
};

void TestUnshared::whatNobodyElseHasIsItself()
{
    auto own = std::make_shared<std::vector<int>>(3, 7);
    const auto* before = own.get();
    unshared(own).push_back(1);
    QCOMPARE(own.get(), before);
    QCOMPARE(own.use_count(), 1);
    QCOMPARE(own->size(), std::size_t{4});
}

void TestUnshared::whatOthersHaveIsCopied()
{
    auto own = std::make_shared<std::vector<int>>(3, 7);
    const auto other = own;
    unshared(own).push_back(1);
    QCOMPARE(other->size(), std::size_t{3});
    QCOMPARE(own->size(), std::size_t{4});
}

void TestUnshared::whereThereIsNoneOneIsMade()
{
    std::shared_ptr<std::vector<int>> none;
    QVERIFY(unshared(none).empty());
    QVERIFY(none);
}

BROADSIDE_TEST(TestUnshared)

} // namespace broadside::test::tst_unshared

#include "tst_unshared.moc"
