#include "core/base/random.h"
#include "core/broadphase/cell_index.h"
#include "tests/support/test.h"

#include <map>

namespace broadside::test::tst_cell_index {

class TestCellIndex : public QObject {
    Q_OBJECT
private slots:
    void everyCellHasItsObjects_data();
    void everyCellHasItsObjects();
    void aHugeTableOfFewObjectsIsSmall();
};

namespace {

using Cells = std::map<std::size_t, std::vector<ObjectIndex>>; // by slot

std::vector<ObjectIndex> objectsOf(std::span<const CellIndex::Registration> there)
{
    std::vector<ObjectIndex> objects;
    for (const CellIndex::Registration one : there)
        objects.push_back(one.object());
    return objects;
}

/// Objects in random cells of a table, each in up to 3 by 3 of them.
struct Table {
    Table(std::int64_t ofColumns, std::int64_t ofRows, ObjectIndex count, std::uint64_t seed)
        : columns(ofColumns)
        , rows(ofRows)
    {
        Random random(seed);
        const auto below = [&](std::int64_t end) {
            return static_cast<std::int64_t>(random.below(static_cast<std::uint64_t>(end)));
        };
        for (ObjectIndex i = 0; i < count; ++i) {
            const CellCoord first{below(columns), below(rows)};
            ranges.push_back(
                {first, {std::min(columns - 1, first.x + below(3)), std::min(rows - 1, first.y + below(3))}});
            objects.push_back(i);
            for (std::int64_t y = ranges.back().first.y; y <= ranges.back().last.y; ++y)
                for (std::int64_t x = ranges.back().first.x; x <= ranges.back().last.x; ++x)
                    expected[static_cast<std::size_t>(x + y * columns)].push_back(i);
        }
    }
    void build(CellIndex& index) const
    {
        index.buildDense(columns, rows, objects, [this](ObjectIndex object) {
            return CellIndex::Entry{object, ranges[object]};
        });
    }

    std::int64_t columns;
    std::int64_t rows;
    std::vector<ObjectIndex> objects;
    std::vector<CellRange> ranges;
    Cells expected;
};

} // namespace

void TestCellIndex::everyCellHasItsObjects_data()
{
    QTest::addColumn<int>("columns");
    QTest::addColumn<int>("rows");
    QTest::addColumn<uint>("objects");
    QTest::newRow("crowded") << 7 << 5 << 400U;
    QTest::newRow("nearly empty") << 64 << 65 << 30U;
    QTest::newRow("huge and nearly empty") << 4'096 << 1'025 << 3'000U;
    QTest::newRow("huge and one object") << 4'194'305 << 1 << 1U;
    QTest::newRow("huge and full") << 4'096 << 1'024 << 600'000U;
}

/// Also when the index had other objects before, in another kind of table.
void TestCellIndex::everyCellHasItsObjects()
{
    QFETCH(const int, columns);
    QFETCH(const int, rows);
    QFETCH(const uint, objects);
    const Table table(columns, rows, objects, 5);
    CellIndex used;
    Table(4'096, 1'024, 10, 6).build(used);
    CellIndex small;
    Table(9, 9, 100, 7).build(small);
    for (CellIndex* index : {&used, &small}) {
        table.build(*index);
        Cells inUse;
        QVERIFY(index->forEachInUse([&](std::size_t slot, std::span<const CellIndex::Registration> there) {
            inUse[slot] = objectsOf(there);
            return true;
        }));
        QVERIFY(inUse == table.expected);
        const std::int64_t cells = std::int64_t{columns} * rows;
        const std::int64_t stride = cells > 100'000 ? 89 : 1; // of millions, some are enough
        for (std::int64_t i = 0; i < cells; i += stride) {
            const auto found = table.expected.find(static_cast<std::size_t>(i));
            const auto there = index->objectsNear({i % columns, i / columns});
            const bool isRight = found == table.expected.end() ? there.empty() : objectsOf(there) == found->second;
            QVERIFY2(isRight, qPrintable(QString::number(i)));
        }
        std::size_t visited = 0;
        const auto visitOne = [&](std::size_t, std::span<const CellIndex::Registration>) { return ++visited < 1; };
        QVERIFY(!index->forEachInUse(visitOne));
        QCOMPARE(visited, std::size_t{1});
    }
}

/// A million objects in 16 million cells: with a start for each cell, the index would be larger than the objects.
void TestCellIndex::aHugeTableOfFewObjectsIsSmall()
{
    CellIndex index;
    Table(4'096, 4'096, 1'000, 8).build(index);
    QVERIFY2(index.bytes() < 4'096 * 4'096 / 5, qPrintable(QString::number(index.bytes())));
}

BROADSIDE_TEST(TestCellIndex)

} // namespace broadside::test::tst_cell_index

#include "tst_cell_index.moc"
