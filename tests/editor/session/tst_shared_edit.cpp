// Two edits of one gesture become one by join().

#include "editor/session/shared_edit.h"
#include "tests/support/editor/editor_world.h"
#include "tests/support/test.h"

#include <random>

namespace broadside::test::tst_shared_edit {

class TestSharedEdit : public QObject {
    Q_OBJECT
private slots:
    void isWhatJoinMakes();
    void movesOfADragShareTheLast();
};

namespace {

EditInput randomEdit(std::mt19937& random, bool ofAll)
{
    const auto coin = [&] { return random() % 2 == 0; };
    EditInput edit;
    for (std::uint64_t id = 1; id <= 4; ++id) {
        if (!ofAll && coin())
            continue;
        EditInput::Put put;
        put.object = test::makeObject(id, {static_cast<double>(random() % 8), 0.0});
        if (coin())
            put.pose = Pose{{static_cast<double>(random() % 8), 1.0}, 0.0};
        if (coin())
            put.velocity = Vec2{static_cast<double>(random() % 8), 2.0};
        put.onlyIfPresent = coin();
        edit.put.push_back(std::move(put));
    }
    if (!ofAll && coin())
        edit.takeOut.push_back({1 + random() % 4});
    return edit;
}

} // namespace

void TestSharedEdit::isWhatJoinMakes()
{
    std::mt19937 random(7);
    int shared = 0;
    for (int i = 0; i < 20'000; ++i) {
        const bool ofAll = i % 2 == 0;
        const auto edit = std::make_shared<const EditInput>(randomEdit(random, ofAll));
        const auto later = std::make_shared<const EditInput>(randomEdit(random, ofAll));
        EditInput expected = *edit;
        join(expected, *later);
        const SharedEdit both = joined(edit, later);
        QVERIFY2(*both == expected, qPrintable(QString::number(i)));
        shared += both == later ? 1 : 0;
    }
    QVERIFY(shared > 100);
    QVERIFY(shared < 10'000);
}

void TestSharedEdit::movesOfADragShareTheLast()
{
    const ObjectPtr object = test::makeObject(1, {});
    const auto moveTo = [&](Vec2 place) {
        EditInput edit;
        edit.put.push_back({.object = object, .pose = Pose{place, 0.0}, .onlyIfPresent = true});
        return std::make_shared<const EditInput>(std::move(edit));
    };
    const SharedEdit later = moveTo({2.0, 0.0});
    QCOMPARE(joined(moveTo({1.0, 0.0}), later), later);
}

BROADSIDE_TEST(TestSharedEdit)

} // namespace broadside::test::tst_shared_edit

#include "tst_shared_edit.moc"
