#include "core/base/random.h"
#include "core/debug/audit/step_audit.h"
#include "core/debug/diagnosis/diagnosis.h"
#include "tests/support/sanitized.h"
#include "tests/support/test.h"
#include "tests/support/written_recording.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <set>

namespace broadside::test::tst_moves_in_cells {

namespace {

/// What the function does that moves an object in the hash.
enum class Move {
    Right,
    NeverAdds,       ///< The loop over the new cells is one over the old ones.
    LowCornerOnly,   ///< It returns early if the first cell is the same.
    FirstColumnOnly, ///< It returns early if the column of the first cell is the same.
};

/// A warehouse with a spatial hash that keeps its objects from step to step.
class Warehouse {
public:
    /// Up to the step `faultyFrom` the move is right. `unit`: all places and sizes are multiples of it, so that boxes
    /// often touch.
    Warehouse(Move move, bool tellsCells, std::uint64_t faultyFrom = 0, double unit = 1e-6)
        : m_move(move)
        , m_tellsCells(tellsCells)
        , m_faultyFrom(faultyFrom)
    {
        for (std::uint64_t id = 1; id <= kObjects; ++id) {
            const bool rests = id % 3 == 0;
            const auto between = [&](double low, double high) {
                return std::round(m_random.between(low, high) / unit) * unit;
            };
            const Vec2 size{between(16.0, 36.0), between(16.0, 36.0)};
            const Vec2 low{between(0.0, kWidth - size.x), between(0.0, kHeight - size.y)};
            const Vec2 velocity{between(-2.0, 2.0), between(-2.0, 2.0)};
            m_things.push_back({{id}, {low, low + size}, rests ? Vec2{} : velocity, cellsOf({low, low + size})});
        }
    }
    trace::Recording record()
    {
        trace::TraceInfo info = infoOfGame("Warehouse", {{0.0, 0.0}, {kWidth, kHeight}});
        info.contents.cells = m_tellsCells;
        info.parameters = {{"cell-size", kCell}};
        return writtenRecording(info, kSteps, [this](trace::TraceWriter& writer, std::uint64_t step) {
            if (step > 0)
                for (Thing& thing : m_things)
                    fly(thing, step < m_faultyFrom ? Move::Right : m_move);
            write(writer, step);
        });
    }

private:
    using Cells = std::set<std::pair<std::int64_t, std::int64_t>>; // column and row
    struct Thing {
        ObjectId id;
        Aabb box;
        Vec2 velocity;
        Cells cells; ///< In which the hash has it.
    };
    static constexpr std::uint64_t kObjects = 140;
    static constexpr std::uint64_t kSteps = 160;
    static constexpr double kWidth = 960.0;
    static constexpr double kHeight = 640.0;
    static constexpr double kCell = 48.0;

    static std::int64_t cellOf(double at) { return static_cast<std::int64_t>(std::floor(at / kCell)); }
    static Cells cellsOf(const Aabb& box)
    {
        Cells cells;
        for (std::int64_t y = cellOf(box.lo.y); y <= cellOf(box.hi.y); ++y)
            for (std::int64_t x = cellOf(box.lo.x); x <= cellOf(box.hi.x); ++x)
                cells.emplace(x, y);
        return cells;
    }
    static void fly(Thing& thing, Move move)
    {
        const Aabb before = thing.box;
        for (double Vec2::*axis : {&Vec2::x, &Vec2::y}) {
            const double end = axis == &Vec2::x ? kWidth : kHeight;
            if (thing.box.lo.*axis + thing.velocity.*axis < 0.0 || thing.box.hi.*axis + thing.velocity.*axis > end)
                thing.velocity.*axis = -thing.velocity.*axis;
        }
        thing.box = translated(thing.box, thing.velocity);
        const Cells now = cellsOf(thing.box);
        const bool isSameColumn = cellOf(before.lo.x) == cellOf(thing.box.lo.x);
        const bool isSameRow = cellOf(before.lo.y) == cellOf(thing.box.lo.y);
        if (move == Move::NeverAdds)
            std::erase_if(thing.cells, [&](const auto& cell) { return !now.contains(cell); });
        else if (!(move == Move::LowCornerOnly && isSameColumn && isSameRow) &&
                 !(move == Move::FirstColumnOnly && isSameColumn))
            thing.cells = now;
    }
    void write(trace::TraceWriter& writer, std::uint64_t step) const
    {
        trace::FrameData data = frameOfGame(step);
        std::vector<trace::WrittenObject> objects;
        std::map<std::pair<std::int64_t, std::int64_t>, std::vector<ObjectId>> buckets;
        for (const Thing& thing : m_things) {
            objects.push_back(writtenObject(thing.id, "Robot", thing.box));
            for (const auto& [x, y] : thing.cells) {
                buckets[{x, y}].push_back(thing.id);
                if (m_tellsCells)
                    data.cells.push_back({thing.id, {{x, y}, {x, y}}});
            }
        }
        std::set<std::pair<ObjectId, ObjectId>> pairs;
        for (const auto& [cell, ids] : buckets)
            for (std::size_t i = 0; i < ids.size(); ++i)
                for (std::size_t k = i + 1; k < ids.size(); ++k)
                    pairs.emplace(ids[i], ids[k]);
        for (const auto& [a, b] : pairs)
            data.candidates.push_back({a, b});
        writer.write(data, objects);
    }

    Move m_move;
    bool m_tellsCells;
    std::uint64_t m_faultyFrom;
    Random m_random{7};
    std::vector<Thing> m_things;
};

} // namespace

/// Objects that a spatial hash keeps, and the function that moves them: the fault is in it.
class TestMovesInCells : public QObject {
    Q_OBJECT
private slots:
    void theFaultOfTheMoveIsNamed_data();
    void theFaultOfTheMoveIsNamed();
    void aRightMoveMissesNothing();
    void aFaultThatBeginsLateIsNamed();
    void pairsThatTouchAreOfTheSameFault();
};

void TestMovesInCells::theFaultOfTheMoveIsNamed_data()
{
    QTest::addColumn<int>("move");
    QTest::addColumn<bool>("tellsCells");
    QTest::addColumn<QString>("sentence"); // a part of it
    const auto row = [](const char* name, Move move, bool tellsCells, const char* sentence) {
        QTest::newRow(name) << static_cast<int>(move) << tellsCells << QString::fromLatin1(sentence);
    };
    row("new cells, recorded", Move::NeverAdds, true, "not added to cells that they enter");
    if (kSanitized)
        return; // one explanation runs all the code, and each takes long
    row("new cells", Move::NeverAdds, false, "not added to cells that they enter");
    row("low corner, recorded", Move::LowCornerOnly, true, "only when the low corner of their box enters another cell");
    row("low corner", Move::LowCornerOnly, false, "only when the low corner of their box enters another cell");
    row("column, recorded", Move::FirstColumnOnly, true, "only when they enter another column of cells");
    row("column", Move::FirstColumnOnly, false, "only when they enter another column of cells");
}

void TestMovesInCells::theFaultOfTheMoveIsNamed()
{
    QFETCH(const int, move);
    QFETCH(const bool, tellsCells);
    QFETCH(const QString, sentence);
    const auto recording = Warehouse(static_cast<Move>(move), tellsCells).record();
    const Diagnosis diagnosis = diagnose(recording, recording.steps(), {}).value();
    QVERIFY(diagnosis.missed > 100);
    QCOMPARE(diagnosis.explanations.size(), std::size_t{1});
    const Explanation& first = diagnosis.explanations.front();
    QVERIFY2(first.isCause, first.sentence.text().c_str());
    QVERIFY2(QString::fromStdString(first.sentence.text()).contains(sentence), first.sentence.text().c_str());
    QCOMPARE(first.explains, diagnosis.missed);
    QCOMPARE(first.against, std::uint64_t{0});
}

void TestMovesInCells::aRightMoveMissesNothing()
{
    const auto recording = Warehouse(Move::Right, true).record();
    const Diagnosis diagnosis = diagnose(recording, recording.steps(), {}).value();
    QCOMPARE(diagnosis.missed, std::uint64_t{0});
    QVERIFY(diagnosis.explanations.empty());
}

/// Only a third of the recording can be kept: that with the missed pairs.
void TestMovesInCells::aFaultThatBeginsLateIsNamed()
{
    if (kSanitized)
        QSKIP("one explanation runs all the code");
    const auto recording = Warehouse(Move::FirstColumnOnly, true, 120).record();
    DiagnosisOptions options;
    options.states = 140 * 60;
    const Diagnosis diagnosis = diagnose(recording, recording.steps(), options).value();
    QVERIFY(diagnosis.missed > 100);
    QVERIFY(!diagnosis.explanations.empty());
    const Explanation& first = diagnosis.explanations.front();
    QVERIFY2(first.sentence.text().find("another column of cells") != std::string::npos, first.sentence.text().c_str());
}

/// Some missed pairs only touch. What loses the others loses them, too.
void TestMovesInCells::pairsThatTouchAreOfTheSameFault()
{
    if (kSanitized)
        QSKIP("one explanation runs all the code");
    const auto recording = Warehouse(Move::FirstColumnOnly, false, 0, 1.0).record();
    std::uint64_t touching = 0;
    AuditOptions auditing;
    auditing.look = [&](std::uint64_t, const Frame& frame, const FrameAudit& audit) {
        for (const MissedPair& missed : audit.missed) {
            const Aabb shared =
                intersection(frame.objects().boundsOf(missed.pair.a), frame.objects().boundsOf(missed.pair.b));
            touching += std::min(shared.width(), shared.height()) < 1e-9 ? 1U : 0U;
        }
    };
    static_cast<void>(auditSteps(recording, recording.steps(), auditing));
    QVERIFY(touching > 50);
    const Diagnosis diagnosis = diagnose(recording, recording.steps(), {}).value();
    QCOMPARE(diagnosis.explanations.size(), std::size_t{1});
    QCOMPARE(diagnosis.explanations.front().explains, diagnosis.missed);
}

BROADSIDE_TEST(TestMovesInCells)

} // namespace broadside::test::tst_moves_in_cells

#include "tst_moves_in_cells.moc"
