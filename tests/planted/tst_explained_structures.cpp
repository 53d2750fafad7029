// Explains recordings of quadtrees whose nodes are divided when they are full and of sweeps along y, and checks the
// examples of explanations.

#include "core/debug/diagnosis/diagnosis.h"
#include "tests/planted/examples.h"
#include "tests/planted/planted.h"
#include "tests/support/sanitized.h"
#include "tests/support/test.h"

#include <algorithm>
#include <iterator>

namespace broadside::test::tst_explained_structures {

class TestExplainedStructures : public QObject {
    Q_OBJECT
private slots:
    void theStructureIsTheCause_data();
    void theStructureIsTheCause();
    void examplesShowWhatTheirExplanationSays_data();
    void examplesShowWhatTheirExplanationSays();
};

namespace {

std::vector<planted::Case> allCases()
{
    std::vector<planted::Case> all = planted::furtherFaults();
    for (const std::vector<planted::Case>& more : {planted::singleFaults(), planted::twoFaults()})
        std::ranges::copy_if(more, std::back_inserter(all), [](const planted::Case& one) { return !one.keptApart; });
    return all;
}

} // namespace

void TestExplainedStructures::theStructureIsTheCause_data()
{
    QTest::addColumn<QByteArray>("slug");
    QTest::addColumn<int>("seed");
    QTest::addColumn<int>("recorded");
    QTest::addColumn<QByteArray>("rule");
    QTest::addColumn<QString>("sentence"); // a part of it
    using planted::Recorded;
    const auto row = [](const char* slug, int seed, Recorded recorded, const char* rule, const char* sentence) {
        QTest::addRow("%s, seed %d, recorded %d", slug, seed, static_cast<int>(recorded))
            << QByteArray(slug) << seed << static_cast<int>(recorded) << QByteArray(rule)
            << QString::fromLatin1(sentence);
    };
    constexpr auto kName = Recorded::CellSize; // of the algorithm: these structures have no cells
    constexpr const char* kNodes = "tree-nodes-not-searched";
    constexpr const char* kOwn = "looks only into the node of its own object.";
    row("compared-within-nodes", 1, kName, kNodes, kOwn);
    if (kSanitized)
        return;
    row("compared-within-nodes", 2, Recorded::Candidates, kNodes, kOwn);
    row("compared-within-nodes", 3, Recorded::Everything, kNodes, kOwn);
    row("own-path-by-one", 2, kName, kNodes,
        "does not look into the children. In each pair, only the object with the lower id");
    row("one-level-down", 1, kName, kNodes, "looks only into the node of its own object and into the");
    row("full-nodes-only-leaves", 1, kName, kNodes, "looks only at objects in its lowest nodes");
    row("corner-decides-the-node", 1, kName, kNodes, "in the node with one of its corners");
    row("centre-decides-the-node", 1, kName, kNodes, "in the node with its centre");
    row("ends-when-apart-in-x", 1, kName, "sweep-ends-early", "The sweep goes along y");
    row("removed-in-the-loop", 1, Recorded::Everything, "sweep-skips-active", "it skips the next object of that list");
    row("sorted-as-text", 1, Recorded::Candidates, "sweep-unsorted", "low sides along x as texts");
    // Registrations that are recorded, and right, are not blamed for lost pairs.
    row("owner-of-the-minima", 1, Recorded::Everything, "wrong-owner-cell", "smallest column and row of both objects");
    row("owner-between-the-centres", 1, Recorded::CellSize, "wrong-owner-cell", "in the middle between the centres");
    row("left-to-the-higher-node", 1, Recorded::Everything, "leaf-not-asked", "the higher number in the tree");
    row("six-behind-along-y", 1, Recorded::Everything, "sweep-window", "only with the next 6 in its order");
}

/// The node of an object depends on all objects, because nodes are divided when they are full.
void TestExplainedStructures::theStructureIsTheCause()
{
    QFETCH(const QByteArray, slug);
    QFETCH(const int, seed);
    QFETCH(const int, recorded);
    QFETCH(const QByteArray, rule);
    QFETCH(const QString, sentence);
    const auto cases = planted::furtherFaults();
    auto asked = *std::ranges::find(cases, slug.toStdString(), &planted::Case::slug);
    asked.seed = static_cast<std::uint64_t>(seed);
    asked.recorded = static_cast<planted::Recorded>(recorded);
    const trace::Recording recording = planted::record(asked);
    const Diagnosis diagnosis = diagnose(recording, recording.steps(), {}).value();
    QVERIFY(!diagnosis.explanations.empty());
    const Explanation& first = diagnosis.explanations.front();
    const QString text = QString::fromStdString(first.sentence.text());
    QVERIFY2(text.contains(sentence), qPrintable(text));
    QCOMPARE(first.rule, rule.toStdString());
    QVERIFY2(first.isCause, qPrintable(text));
    QVERIFY(first.explains * 100 >= diagnosis.missed * 95);
    QVERIFY(!first.remedy.empty());
    QCOMPARE(QString::fromStdString(planted::wrongExamples(diagnosis, recording)), QString());
}

void TestExplainedStructures::examplesShowWhatTheirExplanationSays_data()
{
    QTest::addColumn<int>("number");
    const std::vector<planted::Case> cases = allCases();
    const bool isLong = qEnvironmentVariableIsSet("BROADSIDE_LONG_TESTS");
    const std::size_t ofAll = kSanitized ? 200 : isLong ? 20 : 80; // explain_faults checks all of them
    for (std::size_t i = 0; i < cases.size(); i += ofAll)
        QTest::newRow(cases[i].name.c_str()) << static_cast<int>(i);
}

void TestExplainedStructures::examplesShowWhatTheirExplanationSays()
{
    QFETCH(const int, number);
    const trace::Recording recording = planted::record(allCases().at(static_cast<std::size_t>(number)));
    const Diagnosis diagnosis = diagnose(recording, recording.steps(), {}).value();
    QVERIFY(!diagnosis.explanations.empty());
    QCOMPARE(QString::fromStdString(planted::wrongExamples(diagnosis, recording)), QString());
}

BROADSIDE_TEST(TestExplainedStructures)

} // namespace broadside::test::tst_explained_structures

#include "tst_explained_structures.moc"
