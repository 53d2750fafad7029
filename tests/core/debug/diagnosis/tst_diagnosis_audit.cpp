#include "core/debug/diagnosis/diagnosis_audit.h"
#include "core/trace/byte_source.h"
#include "core/trace/recording.h"
#include "core/trace/trace_reader.h"
#include "tests/planted/planted.h"
#include "tests/support/test.h"

#include <QTemporaryDir>

#include <algorithm>
#include <broadside_trace.h>
#include <random>

namespace broadside::test::tst_diagnosis_audit {

/// Tests that audits of parts of a recording can be joined to the audit of the whole.
class TestDiagnosisAudit : public QObject {
    Q_OBJECT
private slots:
    void auditsOfPartsAreThatOfOneRun_data();
    void auditsOfPartsAreThatOfOneRun();
    void joinedAuditsListAsManyPairsAsOne();
    void aLongListDoesNotEndTheAudit();
    void theFirstMissedPairIsThatOfTheFirstPartWithOne();
};

namespace {

/// The case of a fault, or of a game without one.
planted::Case caseOf(const std::string& slug, bool everything)
{
    for (const auto& cases :
         {planted::singleFaults(), planted::moreFaults(), planted::twoFaults(), planted::correctOnes()})
        for (const planted::Case& one : cases)
            if (one.slug == slug && (one.recorded == planted::Recorded::Everything) == everything)
                return one;
    qFatal("no such case: %s", slug.c_str());
}

/// Random consecutive parts of the steps.
std::vector<StepRange> partsOf(StepRange steps, std::size_t count, std::mt19937& random)
{
    std::vector<std::uint64_t> firsts{steps.first};
    while (firsts.size() < count) {
        const std::uint64_t first = steps.first + 1 + random() % (steps.last - steps.first);
        if (std::ranges::find(firsts, first) == firsts.end())
            firsts.push_back(first);
    }
    std::ranges::sort(firsts);
    std::vector<StepRange> parts;
    for (std::size_t i = 0; i < count; ++i)
        parts.push_back({firsts[i], i + 1 < count ? firsts[i + 1] - 1 : steps.last});
    return parts;
}

DiagnosisAudit joined(const trace::Recording& recording, const std::vector<StepRange>& parts)
{
    DiagnosisAudit all = auditForDiagnosis(recording, parts.front());
    for (std::size_t i = 1; i < parts.size(); ++i)
        addAudit(all, auditForDiagnosis(recording, parts[i]));
    return all;
}

void compare(const DiagnosisAudit& joined, const DiagnosisAudit& whole)
{
    QCOMPARE(joined.steps.first, whole.steps.first);
    QCOMPARE(joined.steps.last, whole.steps.last);
    QCOMPARE(joined.missed.unlisted, whole.missed.unlisted);
    QVERIFY(joined.missed.listed == whole.missed.listed);
    QCOMPARE(joined.bothAsleep, whole.bothAsleep);
    QVERIFY(joined.stages == whole.stages);
    QCOMPARE(joined.found, whole.found);
    QCOMPARE(joined.knowsRegistrations, whole.knowsRegistrations);
    QVERIFY(joined.firstMissed == whole.firstMissed);
    QCOMPARE(joined.objectsThen, whole.objectsThen);
    QCOMPARE(joined.statesBefore, whole.statesBefore);
    QVERIFY(joined.faults == whole.faults);
    for (const Audit::Miss& miss : whole.missed.listed)
        QCOMPARE(joined.names.nameAndId(miss.step, miss.pair.a), whole.names.nameAndId(miss.step, miss.pair.a));
}

/// A recording in which all boxes lie on each other, and none of their pairs is reported.
trace::Recording heap(const QString& path, std::uint64_t boxes, std::uint64_t frames)
{
    bst_settings settings = bst_default_settings();
    settings.records = BST_CANDIDATES;
    bst_trace* trace = bst_open_file(path.toStdString().c_str(), &settings);
    for (std::uint64_t step = 0; step < frames; ++step) {
        bst_frame_begin(trace, step, 0.0);
        for (std::uint64_t id = 1; id <= boxes; ++id)
            bst_box(trace, id, 0.0, 0.0, 1.0, 1.0);
        bst_frame_end(trace);
    }
    bst_close(trace);
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        qFatal("no recording");
    return trace::Recording(
        trace::TraceReader::open(trace::byteSourceOf(file.readAll().toStdString()), path.toStdString()).value());
}

} // namespace

void TestDiagnosisAudit::auditsOfPartsAreThatOfOneRun_data()
{
    QTest::addColumn<std::string>("slug");
    QTest::addColumn<bool>("everything");
    QTest::newRow("cells") << std::string("corners-only") << true;
    QTest::newRow("candidates") << std::string("half-size") << false;
    QTest::newRow("boxes of a tree") << std::string("far-border-outside") << true;
    QTest::newRow("two faults") << planted::twoFaults().front().slug << true;
    const auto right = planted::correctOnes();
    const auto recorded = std::ranges::find(right, planted::Recorded::Everything, &planted::Case::recorded);
    QTest::newRow("nothing missed") << recorded->slug << true;
    const auto cases = planted::singleFaults();
    for (const planted::Family family : {planted::Family::Sleep, planted::Family::Borders, planted::Family::Filters}) {
        const auto found =
            std::ranges::find_if(cases, [&](const planted::Case& one) { return one.families == std::vector{family}; });
        QTest::newRow(planted::nameOf(family)) << found->slug << true;
    }
}

void TestDiagnosisAudit::auditsOfPartsAreThatOfOneRun()
{
    QFETCH(const std::string, slug);
    QFETCH(const bool, everything);
    const trace::Recording recording = planted::record(caseOf(slug, everything));
    const DiagnosisAudit whole = auditForDiagnosis(recording, recording.steps());
    std::mt19937 random(25); // NOLINT(cert-msc51-cpp): the same parts each time
    for (const std::size_t count : {2U, 3U, 7U}) {
        compare(joined(recording, partsOf(recording.steps(), count, random)), whole);
        if (QTest::currentTestFailed())
            return;
    }
}

/// Three frames miss more pairs than a list holds, and the limit is reached within a frame.
void TestDiagnosisAudit::joinedAuditsListAsManyPairsAsOne()
{
    const QTemporaryDir folder;
    const trace::Recording recording = heap(folder.filePath(QStringLiteral("heap.bstrace")), 900, 3);
    const DiagnosisAudit whole = auditForDiagnosis(recording, recording.steps());
    QCOMPARE(whole.missed.listed.size(), Audit::Misses::kMost);
    QVERIFY(whole.missed.unlisted > 0);
    compare(joined(recording, {{0, 1}, {2, 2}}), whole);
    compare(joined(recording, {{0, 0}, {1, 1}, {2, 2}}), whole);
}

/// Otherwise one run would count less than its parts.
void TestDiagnosisAudit::aLongListDoesNotEndTheAudit()
{
    const QTemporaryDir folder;
    const trace::Recording recording = heap(folder.filePath(QStringLiteral("heap.bstrace")), 900, 4);
    const DiagnosisAudit whole = auditForDiagnosis(recording, recording.steps());
    QCOMPARE(whole.steps.last, std::uint64_t{3});
    QCOMPARE(whole.missed.count(), std::uint64_t{4} * 900 * 899 / 2);
}

void TestDiagnosisAudit::theFirstMissedPairIsThatOfTheFirstPartWithOne()
{
    DiagnosisAudit audit;
    audit.steps = {0, 9};
    audit.statesBefore = 100;
    DiagnosisAudit late;
    late.steps = {10, 19};
    late.firstMissed = 14;
    late.objectsThen = 12;
    late.statesBefore = 50;
    addAudit(audit, late);
    late.steps = {20, 29};
    late.firstMissed = 20;
    late.objectsThen = 13;
    addAudit(audit, late);
    QVERIFY(audit.firstMissed == std::uint64_t{14});
    QCOMPARE(audit.objectsThen, std::uint64_t{12});
    QCOMPARE(audit.statesBefore, std::uint64_t{150});
    QCOMPARE(audit.steps.last, std::uint64_t{29});
}

BROADSIDE_TEST(TestDiagnosisAudit)

} // namespace broadside::test::tst_diagnosis_audit

#include "tst_diagnosis_audit.moc"
