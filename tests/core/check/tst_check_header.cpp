#include "tests/core/check/faulty_target.h"
#include "tests/support/test.h"

#include <chrono>
#include <set>
#include <span>

#define BSC_RUN
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wold-style-cast" // the header is C
#include "resources/check/broadside_check.h"
#pragma GCC diagnostic pop

namespace broadside::test::tst_check_header {

/// bsc_run() of broadside_check.h with the planted faults.
class TestCheckHeader : public QObject {
    Q_OBJECT
private slots:
    void faultsAreMadeSmall_data();
    void faultsAreMadeSmall();
    void theReductionHasAnEnd();
};

namespace {

using check::CheckTarget;

std::string_view s_fault; // of the broad phases that are made
int s_waits = 0;          // milliseconds of each question

CheckTarget& targetOf(void* self) { return *static_cast<CheckTarget*>(self); }

Aabb boxOf(const bsc_box& box) { return {{box.left, box.low}, {box.right, box.high}}; }

void* create(const bsc_world* world)
{
    std::unique_ptr<CheckTarget> target = makeFaulty(s_fault);
    target->begin(boxOf(world->box), world->cell_size);
    return target.release();
}
void destroy(void* self) { delete &targetOf(self); }
void add(void* self, std::uint64_t id, const bsc_box* box)
{
    targetOf(self).apply({check::Operation::Kind::Add, ObjectId{id}, boxOf(*box)});
}
void move(void* self, std::uint64_t id, const bsc_box* box)
{
    targetOf(self).apply({check::Operation::Kind::Move, ObjectId{id}, boxOf(*box)});
}
void removeObject(void* self, std::uint64_t id)
{
    targetOf(self).apply({check::Operation::Kind::Remove, ObjectId{id}, {}});
}
void update(void* self) { targetOf(self).update(); }
void pairs(void* self, bsc_pair report, void* context)
{
    if (s_waits > 0)
        QTest::qSleep(s_waits);
    CheckTarget::Pairs found;
    targetOf(self).pairs(found);
    for (const auto& [a, b] : found)
        report(context, a.value, b.value);
}

const bsc_broad_phase kTested{BSC_VERSION, "faulty",     BSC_DEFAULT, create, destroy, add,
                              move,        removeObject, update,      pairs,  nullptr};

} // namespace

void TestCheckHeader::faultsAreMadeSmall_data()
{
    QTest::addColumn<QString>("fault");
    for (const std::string_view fault : std::span(kPlantedFaults).subspan(2)) {
        // Two end the program. The worlds of bsc_run() have no large ids, and the last two need many objects or moves.
        static const std::set<std::string_view> kOthers{"crashes outside",
                                                        "loops for points",
                                                        "ids are cut to eight bits",
                                                        "ids are cut to 32 bits",
                                                        "keys of pairs collide",
                                                        "removal forgets another object",
                                                        "a cell holds eight objects",
                                                        "every fourth move is lost"};
        if (!kOthers.contains(fault))
            QTest::newRow(fault.data()) << QString::fromUtf8(fault.data());
    }
}

void TestCheckHeader::faultsAreMadeSmall()
{
    QFETCH(const QString, fault);
    const std::string name = fault.toStdString();
    s_fault = name;
    s_waits = 0;
    bsc_run_state state;
    QVERIFY(bsc_run_search(&state, &kTested, 1, 2000));
    bsc_run_shrink(&state);
    std::set<std::uint64_t> ids;
    for (std::size_t i = 0; i < state.best.count; ++i)
        ids.insert(state.best.all[i].id);
    const QString seen = QStringLiteral("%1 objects, %2 operations").arg(ids.size()).arg(state.best.count);
    QVERIFY2(ids.size() <= 4 && state.best.count <= 6, qPrintable(seen));
    // Nothing can be left out any more.
    QVERIFY2(!bsc_run_drop(&state) && !bsc_run_join(&state), qPrintable(seen));
}

/// With a slow broad phase, the smallest world so far is the result.
void TestCheckHeader::theReductionHasAnEnd()
{
    s_fault = "a cell holds eight objects";
    s_waits = 0;
    bsc_run_state state;
    QVERIFY(bsc_run_search(&state, &kTested, 1, 2000));
    s_waits = 20;
    const auto start = std::chrono::steady_clock::now();
    bsc_run_shrink(&state);
    QVERIFY(std::chrono::steady_clock::now() - start < std::chrono::seconds(60));
    QVERIFY(state.best.count > 0 && state.best.count <= state.done.count);
    QCOMPARE(bsc_run_sort(&state.failure), 3);
}

BROADSIDE_TEST(TestCheckHeader)

} // namespace broadside::test::tst_check_header

#include "tst_check_header.moc"
