#include "core/debug/diagnosis/features/cell_keys.h"
#include "core/debug/diagnosis/model/placement.h"
#include "tests/support/test.h"

#include <vector>

namespace broadside::test::tst_cell_keys {

using namespace broadside::diagnosis;
using Of = CellKey::Of;

/// Tables in which different cells have one place.
class TestCellKeys : public QObject {
    Q_OBJECT
private slots:
    void cellsWithOneKeyShareAPlace_data();
    void cellsWithOneKeyShareAPlace();
    void codesAreNumbersOfKeys();
    void theFirstOrTheLastCellHasThePlace();
    void theKeyOfAGameIsFound_data();
    void theKeyOfAGameIsFound();
    void aGameThatRegistersRightHasNone();
    void blocksAreCountedFromZero();
    void theBlocksOfAGameAreFound_data();
    void theBlocksOfAGameAreFound();
};

namespace {

StructureRule gridOfOne()
{
    StructureRule structure;
    structure.kind = StructureRule::Kind::Extents;
    structure.cells = {{1.0, 1.0}, {}, 0, 0};
    return structure;
}

/// Small objects all around the origin, each in one cell, in a game whose table chooses places by the key.
Evidence gameWith(const std::optional<CellKey>& key)
{
    constexpr int kAround = 9;
    Evidence evidence;
    evidence.names = {"Thing"};
    evidence.knowsCells = true;
    evidence.cells = gridOfOne().cells;
    evidence.frames.resize(1);
    evidence.frames[0].isSampled = true;
    for (int y = -kAround; y <= kAround; ++y)
        for (int x = -kAround; x <= kAround; ++x) {
            Track track;
            track.index = static_cast<TrackIndex>(evidence.tracks.size());
            track.id = {track.index + 1U};
            const Vec2 low{x + 0.3, y + 0.3};
            track.boxes = {{low, low + Vec2{0.2, 0.2}}};
            evidence.frames[0].present.push_back(track.index);
            evidence.tracks.push_back(track);
        }
    const CellOwners owners = key ? CellOwners(evidence, gridOfOne(), *key, 0) : CellOwners();
    for (Track& track : evidence.tracks) {
        const CellCoord cell = evidence.cells->at(track.boxes[0].center());
        Registered registered;
        registered.kind = key && owners.isTaken(*key, cell) ? Registered::Kind::Nowhere : Registered::Kind::Cells;
        if (registered.kind == Registered::Kind::Cells)
            registered.cells = {cell, cell};
        track.registered = {registered};
    }
    return evidence;
}

} // namespace

void TestCellKeys::cellsWithOneKeyShareAPlace_data()
{
    QTest::addColumn<int>("of");
    QTest::addColumn<int>("x");
    QTest::addColumn<int>("y");
    QTest::addColumn<bool>("isSame"); // as of column 2 and row 5
    const auto row = [](const char* name, Of of, int x, int y, bool isSame) {
        QTest::newRow(name) << static_cast<int>(of) << x << y << isSame;
    };
    row("without the sign", Of::Signless, -2, 5, true);
    row("another column", Of::Signless, 3, 5, false);
    row("the sum", Of::Sum, 3, 4, true);
    row("the difference", Of::Difference, 5, 2, true);
    row("exclusive or", Of::Xor, 5, 2, true);
    row("the product", Of::Product, 1, 10, true);
    row("in either order", Of::Unordered, 5, 2, true);
    row("three bits", Of::Bits3, 10, 13, true);
    row("four bits", Of::Bits4, 10, 13, false);
    row("bits of negative numbers", Of::Bits3, -6, -3, true);
}

void TestCellKeys::cellsWithOneKeyShareAPlace()
{
    QFETCH(const int, of);
    QFETCH(const int, x);
    QFETCH(const int, y);
    const CellKey key{static_cast<Of>(of)};
    QTEST(key.keyOf({x, y}) == key.keyOf({2, 5}), "isSame");
}

void TestCellKeys::codesAreNumbersOfKeys()
{
    for (const Of of : {Of::Signless, Of::Product, Of::Bits6})
        for (const bool isLastKept : {false, true}) {
            const CellKey key{of, isLastKept};
            QVERIFY(key.code() > 0.0);
            QCOMPARE(CellKey::ofCode(key.code()).of, of);
            QCOMPARE(CellKey::ofCode(key.code()).isLastKept, isLastKept);
        }
}

void TestCellKeys::theFirstOrTheLastCellHasThePlace()
{
    const Evidence evidence = gameWith({});
    const CellKey first{Of::Signless, false};
    const CellKey last{Of::Signless, true};
    const CellOwners owners(evidence, gridOfOne(), first, 0);
    QVERIFY(!owners.isTaken(first, {-3, -4}));
    QVERIFY(owners.isTaken(first, {3, 4}));
    const CellOwners others(evidence, gridOfOne(), last, 0);
    QVERIFY(others.isTaken(last, {-3, -4}));
    QVERIFY(!others.isTaken(last, {3, 4}));
}

void TestCellKeys::theKeyOfAGameIsFound_data()
{
    QTest::addColumn<int>("of");
    QTest::addColumn<bool>("isLastKept");
    for (const Of of : {Of::Signless, Of::Sum, Of::Xor, Of::Unordered, Of::Bits3})
        for (const bool isLastKept : {false, true})
            QTest::addRow("%d, %s", static_cast<int>(of), isLastKept ? "last" : "first")
                << static_cast<int>(of) << isLastKept;
}

void TestCellKeys::theKeyOfAGameIsFound()
{
    QFETCH(const int, of);
    QFETCH(const bool, isLastKept);
    const auto found = likelyCellChoices(gameWith(CellKey{static_cast<Of>(of), isLastKept}), gridOfOne()).key;
    QVERIFY(found.has_value());
    QCOMPARE(static_cast<int>(found->of), of);
    QCOMPARE(found->isLastKept, isLastKept);
}

void TestCellKeys::aGameThatRegistersRightHasNone() { QVERIFY(!likelyCellChoices(gameWith({}), gridOfOne()).key); }

void TestCellKeys::blocksAreCountedFromZero()
{
    const CellBlocks columns{false, false, 7};
    QVERIFY(!columns.isBeyond({5, 0}, {6, 10}, {6, 20}));
    QVERIFY(columns.isBeyond({5, 0}, {7, 10}, {7, 0}));
    QVERIFY(columns.isBeyond({-1, 0}, {0, 0}, {0, 0}));
    QVERIFY(!columns.isBeyond({-7, 0}, {-4, 0}, {-1, 0}));
    const CellBlocks ofCentre{true, true, 4};
    QVERIFY(ofCentre.isBeyond({0, 2}, {0, 4}, {0, 3}));
    QVERIFY(!ofCentre.isBeyond({0, 2}, {0, 4}, {0, 7}));
    const CellBlocks again = CellBlocks::ofCode(ofCentre.code());
    QVERIFY(again.isOfRows && again.isOfCentre && again.size == 4);
}

void TestCellKeys::theBlocksOfAGameAreFound_data()
{
    QTest::addColumn<bool>("isOfRows");
    QTest::addColumn<int>("size");
    QTest::newRow("seven columns") << false << 7;
    QTest::newRow("three columns") << false << 3;
    QTest::newRow("five rows") << true << 5;
}

/// Objects of two by two cells, which have only the cells in the block of their first one.
void TestCellKeys::theBlocksOfAGameAreFound()
{
    QFETCH(const bool, isOfRows);
    QFETCH(const int, size);
    Evidence evidence = gameWith({});
    const CellBlocks blocks{isOfRows, false, size};
    for (Track& track : evidence.tracks) {
        track.boxes[0].hi = track.boxes[0].lo + Vec2{1.0, 1.0};
        const CellRange range = evidence.cells->of(track.boxes[0]);
        CellRange kept = range;
        if (blocks.isBeyond(range.first, range.first, range.last))
            (isOfRows ? kept.last.y : kept.last.x) -= 1;
        track.registered[0].kind = Registered::Kind::Cells;
        track.registered[0].cells = kept;
    }
    const auto found = likelyCellChoices(evidence, gridOfOne()).blocks;
    QVERIFY(found.has_value());
    QCOMPARE(found->isOfRows, isOfRows);
    QCOMPARE(found->isOfCentre, false);
    QCOMPARE(found->size, std::int64_t{size});
}

BROADSIDE_TEST(TestCellKeys)

} // namespace broadside::test::tst_cell_keys

#include "tst_cell_keys.moc"
