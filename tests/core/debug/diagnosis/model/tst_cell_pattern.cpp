#include "core/debug/diagnosis/model/cell_pattern.h"
#include "tests/support/test.h"

namespace broadside::test::tst_cell_pattern {

using diagnosis::KeptCells;
using diagnosis::keptCells;
using diagnosis::StructureRule;
using Kind = StructureRule::Kind;

class TestCellPattern : public QObject {
    Q_OBJECT
private slots:
    static void aHugeBoxIsKeptInFewCells_data();
    static void aHugeBoxIsKeptInFewCells();
};

void TestCellPattern::aHugeBoxIsKeptInFewCells_data()
{
    QTest::addColumn<int>("kind");
    for (int kind = static_cast<int>(Kind::Extents); kind <= static_cast<int>(Kind::WhollyInBox); ++kind)
        QTest::addRow("kind %d", kind) << kind;
}

/// A game may record a box as large as its mistake. The cells are asked one by one, so there has to be an end.
void TestCellPattern::aHugeBoxIsKeptInFewCells()
{
    QFETCH(const int, kind);
    StructureRule structure;
    structure.kind = static_cast<Kind>(kind);
    structure.ring = 2;
    structure.cells.size = {1e-6, 1e-6};
    const KeptCells kept = keptCells(structure, {{-1e9, -1e9}, {1e9, 9e8}});
    QVERIFY(static_cast<std::int64_t>(kept.some.size()) <= KeptCells::kMost + 1);
    QVERIFY(kept.count() > 0 && kept.around.count() > 0);
    for (const CellCoord cell : kept.some)
        QVERIFY(kept.has(cell));
}

BROADSIDE_TEST(TestCellPattern)

} // namespace broadside::test::tst_cell_pattern

#include "tst_cell_pattern.moc"
