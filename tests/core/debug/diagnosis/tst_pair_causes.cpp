#include "core/base/random.h"
#include "core/debug/audit/step_audit.h"
#include "core/debug/diagnosis/pair_causes.h"
#include "core/debug/expectation/expectation.h"
#include "tests/support/test.h"
#include "tests/support/written_recording.h"

#include <algorithm>
#include <set>
#include <vector>

namespace broadside::test::tst_pair_causes {

namespace {

constexpr Vec2 kWorld{24.0, 16.0};
constexpr std::uint64_t kThings = 90;

/// How the game keeps its objects.
enum class Habit {
    Late,     ///< With the boxes of the step before.
    Shifted,  ///< With boxes that are shifted by a third of a metre: one frame alone shows wrong bounds, as of Late.
    Nothing,  ///< Registrations are not recorded. It never tests things that met once.
    FewSteps, ///< As Late, but only two steps are recorded.
};

struct Thing {
    Aabb box;
    Aabb before;
    Vec2 velocity;
};

Aabb moved(const Aabb& box, Vec2 by) { return {box.lo + by, box.hi + by}; }

trace::Recording recordingOf(Habit habit)
{
    Random random(11);
    std::vector<Thing> things;
    if (habit == Habit::FewSteps) // the second one comes into the first one in the second step
        things = {{{{5.0, 5.0}, {6.0, 6.0}}, {}, {}}, {{{8.5, 5.0}, {9.5, 6.0}}, {}, {-1.3, 0.0}}};
    for (std::uint64_t i = things.size(); i < kThings && habit != Habit::FewSteps; ++i) {
        const Vec2 low{random.between(0.0, kWorld.x - 1.0), random.between(0.0, kWorld.y - 1.0)};
        const Aabb box{low, low + Vec2{1.0, 1.0}};
        things.push_back({box, box, {random.between(-0.3, 0.3), random.between(-0.3, 0.3)}});
    }
    trace::TraceInfo info = infoOfGame("Kept", {{0.0, 0.0}, kWorld});
    info.contents.registeredBoxes = habit != Habit::Nothing;
    std::set<std::pair<std::size_t, std::size_t>> met;
    return writtenRecording(
        info, habit == Habit::FewSteps ? 2 : 90, [&](trace::TraceWriter& writer, std::uint64_t step) {
            trace::FrameData data = frameOfGame(step);
            std::vector<trace::WrittenObject> objects;
            std::vector<Aabb> kept;
            for (std::size_t i = 0; i < things.size(); ++i) {
                Thing& thing = things[i];
                thing.before = thing.box;
                for (double Vec2::*axis : {&Vec2::x, &Vec2::y})
                    if (thing.box.lo.*axis < 0.0 || thing.box.hi.*axis > kWorld.*axis)
                        thing.velocity.*axis = thing.box.lo.*axis < 0.0 ? 0.2 : -0.2;
                thing.box = moved(thing.box, thing.velocity);
                const ObjectId id{i + 1};
                objects.push_back(writtenObject(id, "Thing", thing.box));
                kept.push_back(habit == Habit::Shifted   ? moved(thing.box, i % 2 == 0 ? Vec2{0.34, 0.0} : Vec2{})
                                 : habit == Habit::Nothing ? thing.box
                                                         : thing.before);
                if (habit != Habit::Nothing)
                    data.boxes.push_back({id, kept.back()});
                for (std::size_t other = 0; other < i; ++other)
                    if (overlaps(kept[other], kept[i]) && (habit != Habit::Nothing || met.emplace(other, i).second))
                        data.candidates.push_back({{other + 1}, id});
            }
            writer.write(data, objects);
        });
}

PairCauses causesIn(const trace::Recording& recording)
{
    auto causes = pairCausesIn(recording, kThings);
    if (!causes)
        qFatal("%s", causes.problem().message.text().c_str());
    return *std::move(causes);
}

/// The answer about a missed pair, as the commands and the window give it.
WhyAnswer toldOf(const trace::Recording& recording, const Audit::Miss& miss, const PairCauses& causes)
{
    WhyAnswer answer;
    const auto walk = recording.walk();
    const auto problem = (*walk)->look(recording.frameOf(miss.step), [&](const Frame& frame) {
        const ObjectIndex a = *frame.objects().indexOf(miss.pair.a);
        const ObjectIndex b = *frame.objects().indexOf(miss.pair.b);
        answer = why(frame, a, b);
        causes.tell(frame, a, b, answer);
    });
    return problem ? WhyAnswer{} : answer;
}

} // namespace

/// All that speaks of the cause of a missed pair in a game's recording says what the diagnosis says, or only where the
/// pair was lost.
class TestPairCauses : public QObject {
    Q_OBJECT
private slots:
    void aDiagnosedPairIsToldByItsExplanation_data();
    void aDiagnosedPairIsToldByItsExplanation();
    void aTendencyIsToldWithTheStage();
    void withoutADiagnosisOnlyStagesAreTold();
    void whereADiagnosisFindsNothingTheFrameSpeaks();
    void aLongRecordingIsNotDiagnosedForOneAnswer();
    void expectationsSayTheSame();
};

void TestPairCauses::aDiagnosedPairIsToldByItsExplanation_data()
{
    QTest::addColumn<int>("habit");
    QTest::addColumn<QByteArray>("rule");
    QTest::addColumn<QByteArray>("word");
    QTest::newRow("late") << static_cast<int>(Habit::Late) << QByteArray("late-registration") << QByteArray("stale");
    QTest::newRow("shifted") << static_cast<int>(Habit::Shifted) << QByteArray("registered-shifted")
                             << QByteArray("registered-shifted");
    QTest::newRow("not recorded") << static_cast<int>(Habit::Nothing) << QByteArray("tested-once")
                                  << QByteArray("tested-once");
}

void TestPairCauses::aDiagnosedPairIsToldByItsExplanation()
{
    QFETCH(const int, habit);
    QFETCH(const QByteArray, rule);
    QFETCH(const QByteArray, word);
    const trace::Recording recording = recordingOf(static_cast<Habit>(habit));
    const auto diagnosis = diagnose(recording, recording.steps());
    QVERIFY(diagnosis && !diagnosis->explanations.empty());
    const Explanation& found = diagnosis->explanations.front();
    QVERIFY2(found.isCause && found.rule == rule.toStdString(), (found.rule + ": " + found.sentence.text()).c_str());
    const PairCauses causes = causesIn(recording);
    const AuditedSteps audited = auditSteps(recording, recording.steps());
    QVERIFY(audited.missed.listed.size() > 50);
    std::size_t explained = 0;
    for (std::size_t i = 0; i < audited.missed.listed.size(); i += 10) {
        const Audit::Miss& miss = audited.missed.listed[i];
        const WhyAnswer answer = toldOf(recording, miss, causes);
        const Explanation* explanation = causes.explanationOf(miss.pair);
        QCOMPARE(answer.rule, explanation ? explanation->rule : std::string());
        if (!explanation) {
            QCOMPARE(causes.wordOf(miss.pair, miss.cause), std::string("unknown"));
            continue;
        }
        ++explained;
        QCOMPARE(explanation->rule, found.rule);
        QCOMPARE(causes.wordOf(miss.pair, miss.cause), word.toStdString());
        QVERIFY2(answer.sentence.text().ends_with(found.sentence.text()), answer.sentence.text().c_str());
        QCOMPARE(answer.remedy.text(), found.remedy.text());
    }
    QVERIFY(explained > 0);
}

void TestPairCauses::aTendencyIsToldWithTheStage()
{
    const trace::Recording recording = recordingOf(Habit::Late);
    Diagnosis diagnosis = diagnose(recording, recording.steps()).value();
    diagnosis.explanations.front().isCause = false;
    diagnosis.explanations.resize(1);
    const PairCauses causes{diagnosis};
    const AuditedSteps audited = auditSteps(recording, recording.steps());
    const auto told = std::ranges::find_if(
        audited.missed.listed, [&](const Audit::Miss& miss) { return causes.tendencyOf(miss.pair) != nullptr; });
    QVERIFY(told != audited.missed.listed.end());
    const WhyAnswer answer = toldOf(recording, *told, causes);
    QCOMPARE(answer.rule, std::string());
    const std::string sentence = diagnosis.explanations.front().sentence.text();
    QVERIFY2(answer.remedy.text().find("a tendency: " + sentence) != std::string::npos, answer.remedy.text().c_str());
    QVERIFY(!causes.tendencyOf({{9'998}, {9'999}}));
}

void TestPairCauses::withoutADiagnosisOnlyStagesAreTold()
{
    const trace::Recording recording = recordingOf(Habit::Shifted);
    const AuditedSteps audited = auditSteps(recording, recording.steps());
    const Audit::Miss& miss = audited.missed.listed.front();
    QCOMPARE(miss.cause, MissCause::Stale);
    const WhyAnswer answer = toldOf(recording, miss, {});
    QCOMPARE(answer.cause, std::optional(MissCause::Unknown));
    QVERIFY2(answer.sentence.text().find("the boxes with which they are registered are 0.") != std::string::npos,
             answer.sentence.text().c_str());
    QVERIFY2(answer.remedy.text().starts_with("Diagnose the recording"), answer.remedy.text().c_str());
    QCOMPARE(PairCauses().wordOf(miss.pair, miss.cause), std::string("unknown"));
}

/// Two steps are too few for a diagnosis. What they show of registrations is then told.
void TestPairCauses::whereADiagnosisFindsNothingTheFrameSpeaks()
{
    const trace::Recording recording = recordingOf(Habit::FewSteps);
    const AuditedSteps audited = auditSteps(recording, recording.steps());
    QVERIFY(!audited.missed.listed.empty());
    auto diagnosis = diagnose(recording, recording.steps());
    QVERIFY(diagnosis);
    diagnosis->explanations.clear(); // it only says that no pair was found that could be compared
    diagnosis->groups.clear();
    const Audit::Miss& miss = audited.missed.listed.front();
    const WhyAnswer answer = toldOf(recording, miss, PairCauses(*diagnosis));
    QCOMPARE(answer.cause, std::optional(MissCause::Stale));
    QVERIFY2(answer.sentence.text().find("wrong bounds") != std::string::npos, answer.sentence.text().c_str());
}

void TestPairCauses::aLongRecordingIsNotDiagnosedForOneAnswer()
{
    const trace::Recording recording = recordingOf(Habit::Late);
    const auto causes = pairCausesIn(recording, 1'000'000);
    QVERIFY(causes);
    const AuditedSteps audited = auditSteps(recording, recording.steps());
    for (const Audit::Miss& miss : audited.missed.listed)
        QVERIFY(!causes->explanationOf(miss.pair));
}

void TestPairCauses::expectationsSayTheSame()
{
    const trace::Recording recording = recordingOf(Habit::Shifted);
    const PairCauses causes = causesIn(recording);
    const AuditedSteps audited = auditSteps(recording, recording.steps());
    std::size_t told = 0;
    for (std::size_t i = 0; i < audited.missed.listed.size() && told == 0; ++i) {
        const IdPair pair = audited.missed.listed[i].pair;
        const auto answer =
            checkExpectation(recording, recording.steps(), HitExpectation{pair.a, pair.b}, {.causes = &causes});
        QVERIFY(answer && *answer);
        const Explanation* explanation = causes.explanationOf(pair);
        for (const Reason& reason : (*answer)->chain)
            if (reason.rule == ReasonRule::MissedPair && explanation) {
                ++told;
                QVERIFY2(reason.sentence.text().find(explanation->sentence.text()) != std::string::npos,
                         reason.sentence.text().c_str());
            }
    }
    QVERIFY(told > 0);
}

BROADSIDE_TEST(TestPairCauses)

} // namespace broadside::test::tst_pair_causes

#include "tst_pair_causes.moc"
