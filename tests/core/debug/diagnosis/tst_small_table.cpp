#include "core/base/random.h"
#include "core/debug/diagnosis/diagnosis.h"
#include "tests/support/test.h"
#include "tests/support/written_recording.h"

#include <cmath>
#include <map>
#include <set>

namespace broadside::test::tst_small_table {

namespace {

/// A game in whole pixels, with half-open boxes and a table of cells that is smaller than its world. An object is
/// registered up to its last pixel, or also in the cell after it, and not in cells that the table does not have.
class Garden {
public:
    explicit Garden(bool takesCellAfter)
        : m_takesCellAfter(takesCellAfter)
    {}
    trace::Recording record()
    {
        for (std::uint64_t id = 1; id <= kObjects; ++id) {
            const Vec2 size{whole(8, 24), whole(8, 24)};
            const Vec2 low{whole(0, kWorld - 24), whole(0, kWorld - 24)};
            m_things.push_back({{id}, {low, low + size}, {whole(-3, 3), whole(-3, 3)}});
        }
        trace::TraceInfo info = infoOfGame("Garden", {{0.0, 0.0}, {kWorld, kWorld}});
        info.touch = TouchRule::HalfOpen;
        info.contents.cells = true;
        info.parameters = {{"cell-size", kCell},
                           {"grid-x", 0.0},
                           {"grid-y", 0.0},
                           {"grid-columns", static_cast<double>(kCells)},
                           {"grid-rows", static_cast<double>(kCells)}};
        return writtenRecording(info, kSteps, [this](trace::TraceWriter& writer, std::uint64_t step) {
            if (step > 0)
                for (Thing& thing : m_things)
                    fly(thing);
            write(writer, step);
        });
    }

private:
    struct Thing {
        ObjectId id;
        Aabb box;
        Vec2 velocity;
    };
    static constexpr std::uint64_t kObjects = 120;
    static constexpr std::uint64_t kSteps = 120;
    static constexpr int kWorld = 500;
    static constexpr double kCell = 32.0;
    static constexpr std::int64_t kCells = 13; // 416 pixels

    double whole(int low, int high) { return std::floor(m_random.between(low, high + 1)); }
    static void fly(Thing& thing)
    {
        for (double Vec2::*axis : {&Vec2::x, &Vec2::y})
            if (thing.box.lo.*axis + thing.velocity.*axis < 0.0 || thing.box.hi.*axis + thing.velocity.*axis > kWorld)
                thing.velocity.*axis = -thing.velocity.*axis;
        thing.box = translated(thing.box, thing.velocity);
    }
    void write(trace::TraceWriter& writer, std::uint64_t step) const
    {
        const auto cellOf = [](double at) { return static_cast<std::int64_t>(std::floor(at / kCell)); };
        const double less = m_takesCellAfter ? 0.0 : 1.0;
        trace::FrameData data = frameOfGame(step);
        std::vector<trace::WrittenObject> objects;
        std::map<std::pair<std::int64_t, std::int64_t>, std::vector<ObjectId>> buckets;
        for (const Thing& thing : m_things) {
            objects.push_back(writtenObject(thing.id, "Bee", thing.box));
            for (std::int64_t y = cellOf(thing.box.lo.y); y <= cellOf(thing.box.hi.y - less); ++y)
                for (std::int64_t x = cellOf(thing.box.lo.x); x <= cellOf(thing.box.hi.x - less); ++x)
                    if (x < kCells && y < kCells) {
                        buckets[{x, y}].push_back(thing.id);
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

    bool m_takesCellAfter;
    Random m_random{11};
    std::vector<Thing> m_things;
};

} // namespace

class TestSmallTable : public QObject {
    Q_OBJECT
private slots:
    static void theTableIsTheCauseAndNotTheLastPixel_data();
    static void theTableIsTheCauseAndNotTheLastPixel();
};

void TestSmallTable::theTableIsTheCauseAndNotTheLastPixel_data()
{
    QTest::addColumn<bool>("takesCellAfter");
    QTest::newRow("up to the last pixel") << false;
    QTest::newRow("also the cell after it") << true;
}

void TestSmallTable::theTableIsTheCauseAndNotTheLastPixel()
{
    QFETCH(const bool, takesCellAfter);
    const trace::Recording recording = Garden(takesCellAfter).record();
    const Diagnosis found = diagnose(recording, recording.steps(), {}).value();
    QCOMPARE(found.explanations.size(), std::size_t{1});
    const Explanation& cause = found.explanations.front();
    QCOMPARE(cause.rule, std::string("outside-table"));
    QVERIFY(cause.isCause);
    QVERIFY(cause.rivals.empty());
    QCOMPARE(cause.explains, found.missed);
}

BROADSIDE_TEST(TestSmallTable)

} // namespace broadside::test::tst_small_table

#include "tst_small_table.moc"
