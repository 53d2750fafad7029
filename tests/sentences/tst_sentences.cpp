#include "core/debug/audit/audit.h"
#include "core/debug/why/why.h"
#include "tests/sentences/sentence_checker.h"
#include "tests/support/test.h"

#include <map>

namespace broadside::test::tst_sentences {

constexpr std::uint64_t kFrames = 10'000;

/// No sentence contradicts its frame.
class TestSentences : public QObject {
    Q_OBJECT
private slots:
    void whyContradictsNoFrame();
    void auditAndWhyNameTheSamePairs();
};

/// All algorithms, with and without the last move, and recordings with planted faults.
void TestSentences::whyContradictsNoFrame()
{
    std::map<std::string, int> causes;
    for (std::uint64_t seed = 0; seed < kFrames; ++seed) {
        const RandomFrame random(seed);
        const Frame frame = random.frame();
        const auto rows = static_cast<ObjectIndex>(random.objects().rowCount());
        for (ObjectIndex a = 0; a < rows; ++a)
            for (ObjectIndex b = 0; b < rows; ++b) {
                if (a == b)
                    continue;
                const WhyAnswer answer = why(frame, a, b);
                const std::string refuted = SentenceChecker(random, answer, a, b).refuted();
                QVERIFY2(refuted.empty(), qPrintable(QStringLiteral("seed %1, rows %2 and %3: \"%4\" in: %5 %6")
                                                         .arg(seed)
                                                         .arg(a)
                                                         .arg(b)
                                                         .arg(QString::fromStdString(refuted),
                                                              QString::fromStdString(answer.sentence.text()),
                                                              QString::fromStdString(answer.remedy.text()))));
                if (answer.cause)
                    ++causes[std::string(nameOf(*answer.cause))];
            }
    }
    for (const auto& [cause, count] : causes)
        qInfo("%s: %d", cause.c_str(), count);
    for (std::size_t i = 0; i < kMissCauses; ++i) { // otherwise no sentence of this cause was tested
        const std::string_view name = nameOf(static_cast<MissCause>(i));
        QVERIFY2(causes[std::string(name)] > 0, name.data());
    }
}

/// The audit lists the same pairs as brute force, with the cause that why gives. The same applies to boxes that are too
/// small.
void TestSentences::auditAndWhyNameTheSamePairs()
{
    int hidden = 0;
    for (std::uint64_t seed = 0; seed < kFrames; ++seed) {
        const RandomFrame random(seed);
        const Frame frame = random.frame();
        const FrameAudit audit = auditFrame(frame);
        std::vector<MissedPair> missed;
        std::vector<IndexPair> tooSmall;
        const auto rows = static_cast<ObjectIndex>(random.objects().rowCount());
        for (ObjectIndex a = 0; a < rows; ++a)
            for (ObjectIndex b = a + 1; b < rows; ++b) {
                const WhyAnswer answer = why(frame, a, b);
                if (answer.cause)
                    missed.push_back({{a, b}, *answer.cause, *answer.stage});
                if (answer.boxSmallerThanShape)
                    tooSmall.push_back({a, b});
            }
        const auto listOf = [](const std::vector<MissedPair>& pairs) {
            std::string list;
            for (const MissedPair& miss : pairs)
                list += std::to_string(miss.pair.a) + '-' + std::to_string(miss.pair.b) + ' ' +
                        std::string(nameOf(miss.cause)) + "; ";
            return list;
        };
        QVERIFY2(audit.missed == missed, (std::to_string(seed) + ", " + frame.broadPhaseName().text() + ": " +
                                          listOf(audit.missed) + " instead of " + listOf(missed))
                                             .c_str());
        QVERIFY2(audit.boxSmallerThanShape == tooSmall, std::to_string(seed).c_str());
        hidden += static_cast<int>(tooSmall.size());
    }
    QVERIFY(hidden > 0);
}

BROADSIDE_TEST(TestSentences)

} // namespace broadside::test::tst_sentences

#include "tst_sentences.moc"
