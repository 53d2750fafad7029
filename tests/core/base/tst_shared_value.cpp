#include "core/base/shared_value.h"
#include "core/scene/scene_object.h"
#include "tests/support/test.h"

#include <utility>

namespace broadside::test::tst_shared_value {

class TestSharedValue : public QObject {
    Q_OBJECT
private slots:
    void aListReadsLikeAVector();
    void copiesOfAListAreIndependent();
    void anEmptyListIsEqualToNone();
    void objectsAreSmall();
};

void TestSharedValue::aListReadsLikeAVector()
{
    const SharedList<int> list{3, 1, 2};
    QCOMPARE(list.size(), std::size_t{3});
    QVERIFY(!list.empty());
    QCOMPARE(list[1], 1);
    QCOMPARE(list.front(), 3);
    QCOMPARE(list.at(2), 2);
    int sum = 0;
    for (const int value : list)
        sum += value;
    QCOMPARE(sum, 6);
    const std::vector<int>& vector = list;
    QVERIFY((vector == std::vector<int>{3, 1, 2}));
    QVERIFY(list == SharedList<int>(vector));
}

void TestSharedValue::copiesOfAListAreIndependent()
{
    SharedList<int> list{1, 2};
    const SharedList<int> copy = list;
    QCOMPARE(copy.data(), std::as_const(list).data()); // shared until one of them changes
    list[0] = 7;
    list.push_back(3);
    list.emplace_back(4);
    list.edit().erase(std::as_const(list).begin());
    QVERIFY((list == SharedList<int>{2, 3, 4}));
    QVERIFY((copy == SharedList<int>{1, 2}));
}

void TestSharedValue::anEmptyListIsEqualToNone()
{
    SharedList<int> list;
    QVERIFY(list.empty());
    QVERIFY(list.begin() == list.end());
    list.edit().clear();
    QVERIFY(list == SharedList<int>());
    QVERIFY(SharedList<int>(std::vector<int>()) == SharedList<int>());
}

/// Of a million objects, every eight bytes are eight megabytes. A larger object needs a reason.
void TestSharedValue::objectsAreSmall()
{
    QVERIFY2(sizeof(Shape) <= 48, QByteArray::number(quint64{sizeof(Shape)}).constData());
    QVERIFY2(sizeof(SceneObject) <= 288, QByteArray::number(quint64{sizeof(SceneObject)}).constData());
}

BROADSIDE_TEST(TestSharedValue)

} // namespace broadside::test::tst_shared_value

#include "tst_shared_value.moc"
