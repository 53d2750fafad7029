#include "core/trace/trace_cursor.h"
#include "tests/planted/faults/faults.h"
#include "tests/support/sanitized.h"
#include "tests/support/test.h"

#include <algorithm>
#include <set>

Q_DECLARE_METATYPE(broadside::planted::Case)

namespace broadside::test::tst_planted {

using planted::Case;

constexpr std::size_t kFewestMissedSteps = 8; // pairs, each counted in each of its steps
constexpr std::size_t kFewestMissedPairs = 3;
constexpr std::size_t kFewestFaults = 80;
constexpr std::size_t kFewestTwoFaults = 20;
constexpr std::size_t kFewestCorrect = 40;
constexpr std::uint64_t kSeeds = 2;
constexpr std::size_t kOfRepeated = 5;  ///< One case of so many is recorded twice.
constexpr std::size_t kOfSanitized = 8; ///< One case of so many is recorded under a sanitizer.

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
        reported.insert(std::minmax(pair.a.value, pair.b.value));
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

bool missesEnough(const Missed& missed)
{
    return missed.pairSteps >= kFewestMissedSteps && missed.pairs.size() >= kFewestMissedPairs;
}
std::string countsOf(const Missed& missed)
{
    return std::to_string(missed.pairSteps) + " pair-steps of " + std::to_string(missed.pairs.size()) + " pairs";
}

std::vector<Case> allCases()
{
    std::vector<Case> all = planted::singleFaults();
    for (const std::vector<Case>& more : {planted::moreFaults(), planted::unseenFaults(), planted::twoFaults(),
                                          planted::moreTwoFaults(), planted::correctOnes()})
        all.insert(all.end(), more.begin(), more.end());
    return all;
}
std::vector<Case> someOfAll()
{
    const std::vector<Case> all = allCases();
    std::vector<Case> some;
    for (std::size_t i = 0; i < all.size(); i += kOfRepeated)
        some.push_back(all[i]);
    return some;
}

void addRows(const std::vector<Case>& cases)
{
    QTest::addColumn<Case>("asked");
    const std::size_t stride = kSanitized ? kOfSanitized : 1;
    for (std::size_t i = 0; i < cases.size(); i += stride)
        QTest::newRow(cases[i].name.c_str()) << cases[i];
}

class TestPlanted : public QObject {
    Q_OBJECT
private slots:
    void hostsWithoutFaultsMissNothing_data() { addRows(planted::plainHosts(kSeeds)); }
    void hostsWithoutFaultsMissNothing();
    void faultsMissPairs_data() { addRows(planted::singleFaults()); }
    void faultsMissPairs();
    void moreFaultsMissPairs_data() { addRows(planted::moreFaults()); }
    void moreFaultsMissPairs();
    void unseenFaultsMissPairs_data() { addRows(planted::unseenFaults()); }
    void unseenFaultsMissPairs();
    void twoFaultsMissPairs_data() { addRows(planted::twoFaults()); }
    void twoFaultsMissPairs();
    void correctOnesMissNothing_data() { addRows(planted::correctOnes()); }
    void correctOnesMissNothing();
    void aCaseHasTheSameBytesTwice_data() { addRows(someOfAll()); }
    void aCaseHasTheSameBytesTwice();
    void namesAndSentencesAreThere();
    void allFamiliesHaveFaults();
    void aThirdOfTheFaultsIsKeptApart();
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
    QVERIFY2(missesEnough(missed), countsOf(missed).c_str());
}

void TestPlanted::moreFaultsMissPairs()
{
    QFETCH(Case, asked);
    const Missed missed = missedIn(asked);
    QVERIFY2(missesEnough(missed), countsOf(missed).c_str());
}

void TestPlanted::unseenFaultsMissPairs()
{
    QFETCH(Case, asked);
    const Missed missed = missedIn(asked);
    QVERIFY2(missesEnough(missed), countsOf(missed).c_str());
}

/// Each of the two has an effect, alone and next to the other.
void TestPlanted::twoFaultsMissPairs()
{
    QFETCH(Case, asked);
    QCOMPARE(asked.plants.size(), std::size_t{2});
    QVERIFY(asked.families[0] != asked.families[1]);
    const Missed both = missedIn(asked);
    QVERIFY2(missesEnough(both), countsOf(both).c_str());
    for (const std::string& plant : asked.plants) {
        Case alone = asked;
        alone.plants = {plant};
        const Missed missed = missedIn(alone);
        QVERIFY2(missesEnough(missed), (plant + ": " + countsOf(missed)).c_str());
        QVERIFY2(missed.pairSteps != both.pairSteps || missed.pairs != both.pairs, plant.c_str());
    }
}

void TestPlanted::correctOnesMissNothing()
{
    QFETCH(Case, asked);
    const Missed missed = missedIn(asked);
    QVERIFY2(missed.pairSteps == 0, missed.first.c_str());
}

void TestPlanted::aCaseHasTheSameBytesTwice()
{
    QFETCH(Case, asked);
    QVERIFY(planted::recordBytes(asked) == planted::recordBytes(asked));
}

void TestPlanted::namesAndSentencesAreThere()
{
    std::set<std::string> names;
    for (const Case& asked : allCases()) {
        QVERIFY2(names.insert(asked.name).second, asked.name.c_str());
        QVERIFY2(asked.sentence.ends_with('.'), asked.name.c_str());
    }
    QVERIFY(planted::twoFaults().size() >= kFewestTwoFaults);
    QVERIFY(planted::correctOnes().size() >= kFewestCorrect);
}

void TestPlanted::allFamiliesHaveFaults()
{
    std::set<std::string> slugs;
    for (const std::vector<planted::Fault>& faults : {planted::allFaults(), planted::allMoreFaults()}) {
        std::set<planted::Family> families;
        for (const planted::Fault& fault : faults) {
            families.insert(fault.family);
            QVERIFY2(slugs.insert(fault.slug).second, fault.slug);
        }
        QVERIFY(!families.contains(planted::Family::None));
        QCOMPARE(families.size(), planted::kFamilies - 1);
    }
    QVERIFY(planted::allFaults().size() >= kFewestFaults);
}

void TestPlanted::aThirdOfTheFaultsIsKeptApart()
{
    const std::vector<planted::Fault> faults = planted::allFaults();
    std::size_t apart = 0;
    for (const planted::Fault& fault : faults)
        apart += planted::isKeptApart(fault.slug) ? 1U : 0U;
    const double share = static_cast<double>(apart) / static_cast<double>(faults.size());
    QVERIFY2(share > 0.25 && share < 0.42, std::to_string(share).c_str());
}

BROADSIDE_TEST(TestPlanted)

} // namespace broadside::test::tst_planted

#include "tst_planted.moc"
