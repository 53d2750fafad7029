#include "core/base/random.h"
#include "core/debug/diagnosis/diagnosis.h"
#include "tests/core/debug/diagnosis/first_explanation.h"
#include "tests/support/test.h"
#include "tests/support/written_recording.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace broadside::test::tst_grid_levels {

namespace {

/// What the search in the levels does wrong.
enum class Fault {
    None,
    NextLevelOnly,    ///< A search goes one level up and no further.
    LastLevelLeftOut, ///< The loop over the levels ends before the last one.
    OwnLevelLeftOut,  ///< A search begins one level above its own.
    WrongLevel,       ///< The shorter side decides about the level, and a search looks only at the cells around.
    TestsLost,        ///< Every seventh pair is forgotten behind the search.
};

/// Discs, boats and islands in a hierarchical grid of three levels. The level of an object has cells that are at least
/// as long as the object. Objects are in the cells of their boxes; a search looks at the cells of its box in its own
/// level and in those with longer cells.
class Lake {
public:
    explicit Lake(Fault fault)
        : m_fault(fault)
    {
        const int count = fault == Fault::WrongLevel ? 300 : 130;
        for (int i = 0; i < count; ++i) {
            const double most = i % 13 == 0 ? 220.0 : i % 2 == 0 ? 60.0 : 15.0;
            const Vec2 size{m_random.between(0.5 * most, most), m_random.between(0.1 * most, most)};
            const Vec2 low{m_random.between(0.0, kSide - size.x), m_random.between(0.0, kSide - size.y)};
            m_boxes.push_back({low, low + size});
            m_velocities.push_back({m_random.between(-2.0, 2.0), m_random.between(-2.0, 2.0)});
        }
    }
    trace::Recording record()
    {
        trace::TraceInfo info = infoOfGame("Lake", {{0.0, 0.0}, {kSide, kSide}});
        info.algorithm = "hierarchical grid";
        info.contents.cells = true;
        return writtenRecording(info, kSteps, [this](trace::TraceWriter& writer, std::uint64_t step) {
            for (std::size_t i = 0; step > 0 && i < m_boxes.size(); ++i)
                fly(m_boxes[i], m_velocities[i], {kSide, kSide});
            write(writer, step);
        });
    }

private:
    static constexpr double kSide = 900.0;
    static constexpr std::uint64_t kSteps = 160;
    static constexpr std::array kCells{16.0, 64.0, 256.0};

    [[nodiscard]] std::size_t levelOf(const Aabb& box) const
    {
        const double side =
            m_fault == Fault::WrongLevel ? std::min(box.width(), box.height()) : std::max(box.width(), box.height());
        return static_cast<std::size_t>(std::ranges::find_if(kCells, [=](double cell) { return side <= cell; }) -
                                        kCells.begin());
    }
    static CellCoord cellAt(Vec2 point, std::size_t level)
    {
        return {static_cast<std::int64_t>(std::floor(point.x / kCells[level])),
                static_cast<std::int64_t>(std::floor(point.y / kCells[level]))};
    }
    [[nodiscard]] CellRange rangeOf(const Aabb& box, std::size_t level) const
    {
        if (m_fault == Fault::WrongLevel)
            return {cellAt(box.center(), level), cellAt(box.center(), level)};
        return {cellAt(box.lo, level), cellAt(box.hi, level)};
    }
    /// `a` is in the same level as `b`, or in one with shorter cells.
    [[nodiscard]] bool finds(const Aabb& a, const Aabb& b) const
    {
        const std::size_t own = levelOf(a);
        const std::size_t level = levelOf(b);
        if (own > level || (m_fault == Fault::NextLevelOnly && level > own + 1) ||
            (m_fault == Fault::LastLevelLeftOut && level == 2) || (m_fault == Fault::OwnLevelLeftOut && level == own))
            return false;
        CellRange searched = rangeOf(a, level);
        if (m_fault == Fault::WrongLevel)
            searched = {{searched.first.x - 1, searched.first.y - 1}, {searched.last.x + 1, searched.last.y + 1}};
        return !intersection(searched, rangeOf(b, level)).isEmpty();
    }
    void write(trace::TraceWriter& writer, std::uint64_t step)
    {
        trace::FrameData data = frameOfGame(step);
        auto surroundings = std::make_shared<trace::Surroundings>();
        for (std::size_t level = 0; level < kCells.size(); ++level)
            surroundings->grids.push_back({static_cast<std::uint32_t>(level), "", {}, {kCells[level], kCells[level]}});
        data.surroundings = surroundings;
        std::vector<trace::WrittenObject> objects;
        for (std::size_t i = 0; i < m_boxes.size(); ++i) {
            objects.push_back(writtenObject({i + 1}, "boat", m_boxes[i]));
            const std::size_t level = levelOf(m_boxes[i]);
            data.cells.push_back({{i + 1}, rangeOf(m_boxes[i], level), static_cast<std::uint32_t>(level)});
            for (std::size_t k = 0; k < i; ++k)
                if ((finds(m_boxes[i], m_boxes[k]) || finds(m_boxes[k], m_boxes[i])) &&
                    (m_fault != Fault::TestsLost || (13 * i + 29 * k + step / 3) % 7 != 0))
                    data.candidates.push_back({{k + 1}, {i + 1}});
        }
        writer.write(data, objects);
    }

    Fault m_fault;
    Random m_random{5};
    std::vector<Aabb> m_boxes;
    std::vector<Vec2> m_velocities;
};

} // namespace

/// Games with a hierarchical grid: several grids, and a search that goes through all of them.
class TestGridLevels : public QObject {
    Q_OBJECT
private slots:
    static void aSearchThatLeavesLevelsOutIsNamed_data();
    static void aSearchThatLeavesLevelsOutIsNamed();
    static void aRightGameHasNoFault();
    static void objectsOfDifferentLevelsMeetInTheLongerCells();
};

void TestGridLevels::aSearchThatLeavesLevelsOutIsNamed_data()
{
    QTest::addColumn<int>("fault");
    QTest::addColumn<QString>("rule");
    QTest::addColumn<QString>("words");
    QTest::addColumn<bool>("isCause");
    const auto row = [](const char* name, Fault fault, const char* rule, const char* words, bool isCause = true) {
        QTest::newRow(name) << static_cast<int>(fault) << QString::fromLatin1(rule) << QString::fromLatin1(words)
                            << isCause;
    };
    row("next level only", Fault::NextLevelOnly, "levels-not-searched", "2 or more sizes of cells apart");
    row("last level left out", Fault::LastLevelLeftOut, "levels-not-searched", "cells of 256 or more");
    row("own level left out", Fault::OwnLevelLeftOut, "levels-not-searched", "in the same grid");
    row("wrong level", Fault::WrongLevel, "too-large-for-level", "2 or more cells apart");
}

void TestGridLevels::aSearchThatLeavesLevelsOutIsNamed()
{
    QFETCH(const int, fault);
    QFETCH(const QString, rule);
    QFETCH(const QString, words);
    QFETCH(const bool, isCause);
    const trace::Recording recording = Lake(static_cast<Fault>(fault)).record();
    const Diagnosis found = diagnose(recording, recording.steps()).value();
    const QString difference = differenceFrom({rule, words, isCause, isCause ? 1.0 : 0.0}, found);
    QVERIFY2(difference.isEmpty(), qPrintable(difference));
}

void TestGridLevels::aRightGameHasNoFault()
{
    const trace::Recording recording = Lake(Fault::None).record();
    const Diagnosis found = diagnose(recording, recording.steps()).value();
    QCOMPARE(found.missed, std::uint64_t{0});
    QVERIFY(found.explanations.empty());
}

/// Pairs that are forgotten behind a right search are no matter of where objects are registered.
void TestGridLevels::objectsOfDifferentLevelsMeetInTheLongerCells()
{
    const trace::Recording recording = Lake(Fault::TestsLost).record();
    const Diagnosis found = diagnose(recording, recording.steps()).value();
    QVERIFY2(found.missed > 20, qPrintable(QString::number(found.missed)));
    QCOMPARE(found.stages[static_cast<std::size_t>(PairStage::AfterStructure)], found.missed);
}

BROADSIDE_TEST(TestGridLevels)

} // namespace broadside::test::tst_grid_levels

#include "tst_grid_levels.moc"
