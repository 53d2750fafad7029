#include "core/trace/trace_cursor.h"
#include "tests/planted/faults.h"
#include "tests/support/test.h"

#include <set>

Q_DECLARE_METATYPE(broadside::planted::Case)

namespace broadside::test::tst_planted {

using planted::Case;

constexpr std::size_t kFewestMissedSteps = 8; // pairs, each counted in each of its steps
constexpr std::size_t kFewestMissedPairs = 3;
constexpr std::size_t kFewestFaults = 80;
constexpr std::uint64_t kSeeds = 2;

struct Missed {
    std::size_t pairSteps = 0;
    std::set<std::pair<std::uint64_t, std::uint64_t>> pairs;
    std::string first; ///< Where the first one is.
};

bool canCollide(const trace::Definition& a, const trace::Definition& b)
{
    return (a.isDynamic || b.isDynamic) && (a.category & b.mask) != 0 && (b.category & a.mask) != 0;
}

/// What overlaps in the frame at which the cursor is, and was not reported.
void addMissed(const trace::TraceCursor& cursor, TouchRule touch, Missed& missed)
{
    std::set<std::pair<std::uint64_t, std::uint64_t>> reported;
    for (const IdPair& pair : cursor.frame().candidates)
        reported.emplace(pair.a.value, pair.b.value);
    std::vector<const trace::TracedObject*> there;
    for (const trace::TracedObject& object : cursor.objects())
        if (object.isPresent())
            there.push_back(&object);
    for (std::size_t i = 0; i < there.size(); ++i)
        for (std::size_t k = i + 1; k < there.size(); ++k) {
            if (!overlaps(there[i]->state.box, there[k]->state.box, touch) ||
                !canCollide(*there[i]->definition, *there[k]->definition))
                continue;
            const auto pair = std::minmax(there[i]->definition->id.value, there[k]->definition->id.value);
            if (reported.contains(pair))
                continue;
            if (missed.pairSteps++ == 0)
                missed.first = "step " + std::to_string(cursor.frame().step) + ": " + std::to_string(pair.first) +
                               " and " + std::to_string(pair.second);
            missed.pairs.insert(pair);
        }
}

/// By brute force over all that was recorded.
Missed missedIn(const Case& asked)
{
    const trace::Recording recording = planted::record(asked);
    trace::TraceCursor cursor(recording.reader());
    Missed missed;
    for (std::size_t frame = 0; frame < recording.frameCount(); ++frame) {
        if (cursor.seek(frame))
            throw std::logic_error("frame " + std::to_string(frame) + " cannot be read");
        addMissed(cursor, recording.info().touch, missed);
    }
    return missed;
}

void addRows(const std::vector<Case>& cases)
{
    QTest::addColumn<Case>("asked");
    for (const Case& asked : cases)
        QTest::newRow(asked.name.c_str()) << asked;
}

class TestPlanted : public QObject {
    Q_OBJECT
private slots:
    void hostsWithoutFaultsMissNothing_data() { addRows(planted::plainHosts(kSeeds)); }
    void hostsWithoutFaultsMissNothing();
    void faultsMissPairs_data() { addRows(planted::singleFaults()); }
    void faultsMissPairs();
};

void TestPlanted::hostsWithoutFaultsMissNothing()
{
    QFETCH(Case, asked);
    const Missed missed = missedIn(asked);
    QVERIFY2(missed.pairSteps == 0, missed.first.c_str());
}

void TestPlanted::faultsMissPairs()
{
    QFETCH(Case, asked);
    const Missed missed = missedIn(asked);
    const std::string counts =
        std::to_string(missed.pairSteps) + " pair-steps of " + std::to_string(missed.pairs.size()) + " pairs";
    QVERIFY2(missed.pairSteps >= kFewestMissedSteps && missed.pairs.size() >= kFewestMissedPairs, counts.c_str());
}

BROADSIDE_TEST(TestPlanted)

} // namespace broadside::test::tst_planted

#include "tst_planted.moc"
