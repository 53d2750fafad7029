// Explains recordings of games whose fault is known.

#include "core/debug/diagnosis/diagnosis.h"
#include "core/debug/diagnosis/diagnosis_rules.h"
#include "core/debug/diagnosis/model/fault_rule.h"
#include "tests/planted/planted.h"
#include "tests/support/sanitized.h"
#include "tests/support/test.h"

#include <algorithm>

namespace broadside::test::tst_explained_faults {

class TestExplainedFaults : public QObject {
    Q_OBJECT
private slots:
    void theFaultComesFirst_data();
    void theFaultComesFirst();
    void whatIsRecordedIsMeasured_data();
    void whatIsRecordedIsMeasured();
    void bothOfTwoFaultsAreNamed_data();
    void bothOfTwoFaultsAreNamed();
    void aFilterThatAnotherOneCoversIsLeftOut();
    void faultsAreAlsoKnownInOtherWorlds_data();
    void faultsAreAlsoKnownInOtherWorlds();
    void causesOfFurtherFaultsAreRight_data();
    void causesOfFurtherFaultsAreRight();
    void everyRuleHasATitle();
    void aMeasuredPlaceIsACauseWhereItIsOfKnownObjects();
    void whatIsNotRegisteredIsNotElsewhere();
    void withoutRegistrationsNoCauseIsGuessed_data();
    void withoutRegistrationsNoCauseIsGuessed();
    void withoutItsFamilyNoFaultIsNamed_data();
    void withoutItsFamilyNoFaultIsNamed();
    void correctGamesHaveNoFault();
    void theSameTwice();
};

namespace {

/// Each row explains a recording, which takes seconds: usually every second one is a row, with BROADSIDE_LONG_TESTS
/// all.
class EveryThird {
public:
    [[nodiscard]] bool takes() { return m_isLong || m_count++ % 3 == 0; }

private:
    bool m_isLong = qEnvironmentVariableIsSet("BROADSIDE_LONG_TESTS");
    int m_count = 0;
};

/// @pre the slug is one of the single faults
planted::Case caseOf(const QByteArray& slug, bool everything)
{
    for (const planted::Case& one : planted::singleFaults())
        if (one.slug == slug.toStdString() && (one.recorded == planted::Recorded::Everything) == everything)
            return one;
    return {};
}

/// Of a case that was recorded with everything.
Diagnosis diagnosed(const QByteArray& slug, const DiagnosisOptions& options = {}, bool everything = true)
{
    const trace::Recording recording = planted::record(caseOf(slug, everything));
    return diagnose(recording, recording.steps(), options).value();
}

} // namespace

void TestExplainedFaults::theFaultComesFirst_data()
{
    QTest::addColumn<QByteArray>("slug");
    QTest::addColumn<QByteArray>("rule");
    QTest::addColumn<bool>("isCause");
    EveryThird some;
    const auto row = [&](const char* name, const char* slug, const char* rule, bool isCause = true) {
        if (some.takes())
            QTest::newRow(name) << QByteArray(slug) << QByteArray(rule) << isCause;
    };
    row("corners", "corners-only", "corner-cells-only");
    if (kSanitized)
        return; // one explanation runs all the code, and each takes long
    row("half size", "half-size", "registered-size");
    row("swapped sides", "width-and-height-swapped", "registered-size");
    row("late", "registered-before-the-move", "late-registration");
    row("key of a multiple", "key-times-hundred", "pair-key");
    row("key of low bits", "ids-of-six-bits", "id-bits");
    row("a limit that is reached in each step", "forty-pairs-a-step", "pair-limit", false);
    row("limit of partners", "three-hits-a-body", "partner-limit");
    row("search in half a box", "query-of-half-extents", "query-radius");
    row("static ones do not ask", "only-dynamic-lower-asks", "statics-skipped");
    row("one pass of sorting", "one-place-a-step", "sweep-unsorted");
    row("new ones not sorted", "new-ones-not-sorted", "sweep-unsorted");
    row("active one skipped", "swapped-one-not-looked-at", "sweep-skips-active");
    row("search ahead", "ahead-only", "search-ahead-only");
    row("search with the past box", "query-of-the-last-step", "query-late");
    row("in turns", "round-robin", "periodic-update");
}

void TestExplainedFaults::theFaultComesFirst()
{
    QFETCH(const QByteArray, slug);
    QFETCH(const QByteArray, rule);
    const Diagnosis diagnosis = diagnosed(slug);
    QVERIFY(!diagnosis.explanations.empty());
    const Explanation& first = diagnosis.explanations.front();
    QCOMPARE(first.rule, rule.toStdString());
    QFETCH(const bool, isCause);
    QCOMPARE(first.isCause, isCause);
    QVERIFY(first.explains * 100 >= diagnosis.missed * 95);
    QVERIFY(first.explains <= diagnosis.missed);
    QCOMPARE(first.remedy.empty(), !isCause && first.rivals.empty());
    std::uint64_t grouped = 0; // each missed pair is in one group, in the steps that the group names
    for (const DiagnosedGroup& group : diagnosis.groups) {
        QVERIFY(group.first <= group.last && group.count <= group.last - group.first + 1);
        grouped += group.count;
    }
    QCOMPARE(grouped, diagnosis.missed);
    QVERIFY(first.example);
    const auto isExample = [&](const DiagnosedGroup& group) {
        return group.a == first.example->a && group.b == first.example->b && group.first <= first.example->step &&
               first.example->step <= group.last;
    };
    QVERIFY(std::ranges::any_of(diagnosis.groups, isExample));
    const auto& stages = diagnosis.stages;
    QCOMPARE(stages[0] + stages[1] + stages[2] + stages[3], diagnosis.missed);
}

void TestExplainedFaults::whatIsRecordedIsMeasured_data()
{
    QTest::addColumn<QByteArray>("slug");
    QTest::addColumn<QByteArray>("rule");
    QTest::addColumn<QString>("sentence"); // a part of it
    EveryThird some;
    const auto row = [&](const char* slug, const char* rule, const char* sentence) {
        if (some.takes())
            QTest::newRow(slug) << QByteArray(slug) << QByteArray(rule) << QString::fromLatin1(sentence);
    };
    row("stride-too-small", "region-left-out", "from number 252 on in the table, as row * 20 + column");
    if (kSanitized)
        return;
    row("rotation-ignored", "registered-size",
        "that rotate are registered with the box that they have without rotation");
    row("rotated-about-the-corner", "registered-elsewhere", "rotated around their lower left corner");
    row("degrees-for-radians", "registered-size", "the angle is in degrees, but sine and cosine take radians");
    row("size-of-the-first", "registered-size", "with the size of the first object of their name");
    row("width-for-both", "registered-size", "with their width as the height, too");
    row("margin-of-the-wrong-sign", "late-registration", "against their motion, by 4 steps of it");
    row("skin-taken-off", "registered-size", "boxes that are 0.064 too small on each side");
    row("wrap-not-registered", "conditional-update", "registered at their place before the jump for 30 steps");
    row("woken-after-ten-steps", "conditional-update", "registered again only after 10 steps of motion");
    row("budget-of-updates", "registration-limit", "Only the first 60 objects are registered again");
    row("odd-rows-overwritten", "rows-left-out", "in rows whose number has the remainder 4 when divided by 5");
    row("parts-beyond-first", "registered-size",
        "Objects named Barge are registered with 0.25 of their size along x, from the lowest corner");
    row("removal-is-late", "not-registered",
        "New objects are registered for 10 steps, then not for 30 steps, and then again");
    row("born-at-the-origin", "placed-late",
        "Objects that appeared at most 2 steps ago are registered with their lower left corner at (0, 0)");
    row("camera-offset", "registered-shifted",
        "all by the same distance within a step, but by a different distance in other steps");
    row("parent-added-twice", "registered-shifted",
        "with the centre of their parent object, named Platform, added to their own centre");
    row("last-row-missing", "region-left-out", "with their centre in rows of cells from 7 on are not registered");
    row("negative-lost", "region-left-out", "those in rows up to -1 or in columns up to -1");
    row("high-side-truncated", "cells-left-out",
        "in the last row of objects wholly at y <= 0 or in the last column of objects wholly at x <= 0");
    row("death-clears-the-cell", "not-registered",
        "Static objects that were at most 32 away from an object when it was removed");
    row("every-third-not-told", "not-registered", "Objects that appear as the 3rd, 6th, 9th and so on");
    row("pool-of-links-empty", "registration-limit", "those after the first 423 cells of all objects in a step");
    row("leaves-are-full", "cell-capacity", "after 1 other object in a node of the deepest level of the tree");
    row("sleeper-at-its-bed", "conditional-update", "after 20 steps at rest are registered where they first");
    row("off-screen-frozen", "conditional-update", "the part of the world from (30.03, 20.02) to (69.98, 50)");
    row("grid-follows-the-camera", "region-left-out",
        "Objects at least 320 away from Player along x or at least 240 away from Player along y are not registered");
}

/// No rule predicts where the objects are, but the recording tells which ones are wrong, and in which way.
void TestExplainedFaults::whatIsRecordedIsMeasured()
{
    QFETCH(const QByteArray, slug);
    QFETCH(const QByteArray, rule);
    QFETCH(const QString, sentence);
    const Diagnosis diagnosis = diagnosed(slug);
    QVERIFY(!diagnosis.explanations.empty());
    const Explanation& first = diagnosis.explanations.front();
    const QString text = QString::fromStdString(first.sentence.text());
    QCOMPARE(first.rule, rule.toStdString());
    QVERIFY2(text.contains(sentence), qPrintable(text));
    QVERIFY(first.explains * 100 >= diagnosis.missed * 95);
    QVERIFY(!first.remedy.empty());
}

void TestExplainedFaults::bothOfTwoFaultsAreNamed_data()
{
    QTest::addColumn<QByteArray>("couple");
    QTest::addColumn<QByteArray>("rules");
    QTest::newRow("a structure and a time")
        << QByteArray("corners-only+round-robin") << QByteArray("corner-cells-only periodic-update");
    if (kSanitized)
        return;
    if (qEnvironmentVariableIsSet("BROADSIDE_LONG_TESTS"))
        QTest::newRow("another structure and time")
            << QByteArray("own-cell-only+slow-ones-not-updated") << QByteArray("centre-cell-only conditional-update");
    QTest::newRow("two filters") << QByteArray("key-by-exclusive-or+parent-shared")
                                 << QByteArray("pair-key same-name-skipped");
}

void TestExplainedFaults::bothOfTwoFaultsAreNamed()
{
    QFETCH(QByteArray, couple);
    QFETCH(QByteArray, rules);
    const auto cases = planted::twoFaults();
    const auto asked = std::ranges::find(cases, couple.toStdString(), &planted::Case::slug);
    QVERIFY(asked != cases.end());
    const trace::Recording recording = planted::record(*asked);
    const Diagnosis diagnosis = diagnose(recording, recording.steps(), {}).value();
    QByteArrayList causes;
    for (const Explanation& one : diagnosis.explanations)
        if (one.isCause)
            causes += QByteArray::fromStdString(one.rule);
    std::ranges::sort(causes);
    QCOMPARE(causes.join(' '), rules);
}

/// The first objects of the list are the static ones. So pairs of one of these with a later object are missed, too.
void TestExplainedFaults::aFilterThatAnotherOneCoversIsLeftOut()
{
    const auto cases = planted::moreTwoFaults();
    const auto asked = std::ranges::find(cases, "query-of-half-extents+two-dynamic-only", &planted::Case::slug);
    QVERIFY(asked != cases.end());
    const trace::Recording recording = planted::record(*asked);
    const Diagnosis diagnosis = diagnose(recording, recording.steps(), {}).value();
    QVERIFY(!diagnosis.explanations.empty());
    QCOMPARE(diagnosis.explanations.front().rule, std::string("statics-skipped"));
    for (const Explanation& explanation : diagnosis.explanations)
        QVERIFY2(explanation.rule != "group-skipped", explanation.sentence.text().c_str());
}

void TestExplainedFaults::faultsAreAlsoKnownInOtherWorlds_data()
{
    QTest::addColumn<int>("turn");
    QTest::addColumn<QByteArray>("slug");
    QTest::addColumn<bool>("everything");
    QTest::addColumn<QByteArray>("cause");
    QTest::newRow("whole numbers below zero")
        << 4 << QByteArray("whole-pixels") << true << QByteArray("integer-truncation");
    QTest::newRow("pairs of a single step") << 5 << QByteArray("still-ones-left-out") << false << QByteArray();
}

void TestExplainedFaults::faultsAreAlsoKnownInOtherWorlds()
{
    QFETCH(const int, turn);
    QFETCH(const QByteArray, slug);
    QFETCH(const bool, everything);
    QFETCH(const QByteArray, cause);
    const auto cases = planted::movedFaults(static_cast<std::size_t>(turn));
    const auto asked = std::ranges::find_if(cases, [&](const planted::Case& one) {
        return one.slug == slug.toStdString() && (one.recorded == planted::Recorded::Everything) == everything;
    });
    QVERIFY(asked != cases.end());
    const trace::Recording recording = planted::record(*asked);
    const Diagnosis diagnosis = diagnose(recording, recording.steps(), {}).value();
    QVERIFY(diagnosis.missed > 0);
    QByteArray causes; // their rules
    for (const Explanation& one : diagnosis.explanations)
        causes += one.isCause ? QByteArray::fromStdString(one.rule) : QByteArray();
    QCOMPARE(causes, cause);
}

void TestExplainedFaults::causesOfFurtherFaultsAreRight_data()
{
    QTest::addColumn<QByteArray>("slug");
    QTest::addColumn<QByteArray>("cause"); // empty: another fault would lose the same pairs
    QTest::newRow("each by its own clock") << QByteArray("own-timers") << QByteArray("periodic-update");
    if (kSanitized)
        return;
    QTest::newRow("a search along x, in cells of centres")
        << QByteArray("ring-along-x-only") << QByteArray("neighbours-not-searched");
    QTest::newRow("the same pair after a hit") << QByteArray("marks-for-three-steps") << QByteArray("tested-once");
}

void TestExplainedFaults::causesOfFurtherFaultsAreRight()
{
    QFETCH(const QByteArray, slug);
    QFETCH(const QByteArray, cause);
    const auto cases = planted::furtherFaults();
    const auto asked = std::ranges::find(cases, slug.toStdString(), &planted::Case::slug);
    QVERIFY(asked != cases.end());
    const trace::Recording recording = planted::record(*asked);
    const Diagnosis diagnosis = diagnose(recording, recording.steps(), {}).value();
    QVERIFY(!diagnosis.explanations.empty());
    QByteArray causes; // their rules
    for (const Explanation& one : diagnosis.explanations)
        causes += one.isCause ? QByteArray::fromStdString(one.rule) : QByteArray();
    QCOMPARE(causes, cause);
}

void TestExplainedFaults::everyRuleHasATitle()
{
    const auto isKnown = [](std::string_view rule) {
        return std::ranges::find(diagnosisRules(), rule, &DiagnosisRule::id) != diagnosisRules().end();
    };
    std::vector<planted::Case> cases = planted::singleFaults();
    const std::vector<planted::Case> further = planted::furtherFaults();
    cases.insert(cases.end(), further.begin(), further.end());
    for (const planted::Case& one : cases)
        for (const std::string_view rule : planted::rulesThatName(one.slug))
            QVERIFY2(isKnown(rule), std::string(rule).c_str());
    for (const diagnosis::Mechanism& mechanism : diagnosis::mechanisms())
        QVERIFY2(isKnown(mechanism.rule), std::string(mechanism.rule).c_str());
}

void TestExplainedFaults::aMeasuredPlaceIsACauseWhereItIsOfKnownObjects()
{
    const Diagnosis known = diagnosed("parent-forgotten");
    QVERIFY(!known.explanations.empty());
    const Explanation& first = known.explanations.front();
    QCOMPARE(first.rule, std::string("registered-shifted"));
    QCOMPARE(first.explains, known.missed);
    QVERIFY(first.isCause && !first.remedy.empty());
    QVERIFY(first.sentence.text().starts_with("Objects named Rider ")); // and no others

    const Diagnosis unknown = diagnosed("fast-ones-shrunk");
    QVERIFY(!unknown.explanations.empty());
    QVERIFY(unknown.explanations.front().sentence.text().starts_with("Some objects "));
    QVERIFY(!unknown.explanations.front().isCause && !unknown.explanations.front().remedy.empty());
}

void TestExplainedFaults::whatIsNotRegisteredIsNotElsewhere()
{
    const Diagnosis diagnosis = diagnosed("rows-for-columns"); // objects outside of the table are nowhere
    QVERIFY(!diagnosis.explanations.empty());
    for (const Explanation& explanation : diagnosis.explanations)
        QVERIFY2(explanation.rule != "registered-elsewhere", explanation.sentence.text().c_str());
}

void TestExplainedFaults::withoutRegistrationsNoCauseIsGuessed_data()
{
    QTest::addColumn<QByteArray>("slug");
    EveryThird some;
    const auto row = [&](const char* name, const char* slug) {
        if (some.takes())
            QTest::newRow(name) << QByteArray(slug);
    };
    row("place without the parent's", "parent-forgotten");
    if (kSanitized)
        return;
    row("the parent's place twice", "parent-added-twice");
    row("few pairs", "three-columns-at-most");
    row("two rules in one", "drifts-with-time");
    row("one touching pair in twenty is found", "thin-query");
    row("explained before", "parent-shared");
    row("two in a hundred speak against it", "whole-metres-inside");
    row("most missed pairs only touch", "quantised-and-open");
    row("a limit that is not reached", "registered-at-birth-only");
}

/// In these games a wrong rule fits what was reported nearly as well as the right one.
void TestExplainedFaults::withoutRegistrationsNoCauseIsGuessed()
{
    QFETCH(const QByteArray, slug);
    const Diagnosis diagnosis = diagnosed(slug, {}, false);
    QVERIFY(diagnosis.missed > 0);
    for (const Explanation& explanation : diagnosis.explanations)
        QVERIFY2(!explanation.isCause, qPrintable(QString::fromStdString(explanation.sentence.text())));
}

void TestExplainedFaults::withoutItsFamilyNoFaultIsNamed_data()
{
    QTest::addColumn<QByteArray>("slug");
    QTest::addColumn<int>("family");
    QTest::newRow("late") << QByteArray("registered-before-the-move") << static_cast<int>(diagnosis::Family::Time);
    if (kSanitized)
        return;
    QTest::newRow("swapped sides") << QByteArray("width-and-height-swapped")
                                   << static_cast<int>(diagnosis::Family::Geometry);
}

void TestExplainedFaults::withoutItsFamilyNoFaultIsNamed()
{
    QFETCH(const QByteArray, slug);
    QFETCH(const int, family);
    DiagnosisOptions options;
    options.without = static_cast<diagnosis::Family>(family);
    for (const Explanation& explanation : diagnosed(slug, options).explanations)
        QVERIFY2(!explanation.isCause, qPrintable(QString::fromStdString(explanation.sentence.text())));
}

void TestExplainedFaults::correctGamesHaveNoFault()
{
    const std::vector<planted::Case> cases = planted::correctOnes();
    for (std::size_t i = 0; i < cases.size(); i += kSanitized ? 16 : 8) {
        const trace::Recording recording = planted::record(cases[i]);
        const Diagnosis diagnosis = diagnose(recording, recording.steps()).value();
        QVERIFY2(diagnosis.missed == 0 && diagnosis.explanations.empty(), cases[i].name.c_str());
    }
}

void TestExplainedFaults::theSameTwice()
{
    if (kSanitized)
        QSKIP("two more explanations, each of which takes a minute");
    const Diagnosis first = diagnosed("round-robin");
    const Diagnosis second = diagnosed("round-robin");
    QCOMPARE(first.explanations.size(), second.explanations.size());
    for (std::size_t i = 0; i < first.explanations.size(); ++i) {
        QCOMPARE(first.explanations[i].sentence, second.explanations[i].sentence);
        QCOMPARE(first.explanations[i].against, second.explanations[i].against);
    }
}

BROADSIDE_TEST(TestExplainedFaults)

} // namespace broadside::test::tst_explained_faults

#include "tst_explained_faults.moc"
