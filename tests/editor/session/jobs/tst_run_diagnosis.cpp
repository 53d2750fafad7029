#include "core/io/scene/scene_reader.h"
#include "editor/commands/edit_settings.h"
#include "editor/session/jobs/run_diagnosis.h"
#include "tests/support/editor/editor_world.h"
#include "tests/support/test.h"

#include <QFile>
#include <QSignalSpy>

#include <functional>

namespace broadside::test::tst_run_diagnosis {

namespace {

Scene mystery(const char* name)
{
    QFile file(QStringLiteral(BROADSIDE_SCENES "/mysteries/%1.broadside").arg(QLatin1String(name)));
    if (!file.open(QIODevice::ReadOnly))
        qFatal("cannot read %s", name);
    return readScene(file.readAll().toStdString(), name).scene.value();
}

struct Diagnosed : EditorWorld {
    using EditorWorld::EditorWorld;
    RunDiagnosis diagnosis{document, session};

    void stepOn(int steps)
    {
        for (int step = 0; step < steps; ++step)
            session.stepOnce();
    }
    [[nodiscard]] bool has(const char* rule) const
    {
        const Diagnosis* found = diagnosis.diagnosis();
        return found && found->explanations.size() == 1 && found->explanations.front().rule == rule;
    }
};

} // namespace

class TestRunDiagnosis : public QObject {
    Q_OBJECT
private slots:
    void anAuthoredSceneGetsStepsOfItsOwn();
    void recordedStepsAreDiagnosedAllTogether();
    void whatTheSessionMakesAgainKeepsTheDiagnosis();
    void anotherSceneOrFutureDropsIt_data();
    void anotherSceneOrFutureDropsIt();
    void aRunningOneIsCancelled();
    void aSceneThatCannotBeMadeIsAProblem();
};

void TestRunDiagnosis::anAuthoredSceneGetsStepsOfItsOwn()
{
    Diagnosed w(mystery("through-the-wall"));
    w.diagnosis.start();
    QVERIFY(w.diagnosis.isRunning());
    QTRY_VERIFY(w.has("tunnelling"));
    QVERIFY(w.diagnosis.isOfAuthoredScene());
    QCOMPARE(w.diagnosis.diagnosis()->steps.last, RunDiagnosis::kStepsOfScene);
    QCOMPARE(w.diagnosis.diagnosis()->explanations.front().example->step, std::uint64_t{16});
    QCOMPARE(w.session.state(), StepSession::State::Authored);
}

void TestRunDiagnosis::recordedStepsAreDiagnosedAllTogether()
{
    Diagnosed w(mystery("big-boss"));
    w.stepOn(50);
    w.session.seek(3);
    w.diagnosis.start();
    QTRY_VERIFY(w.has("larger-than-cells"));
    QVERIFY(!w.diagnosis.isOfAuthoredScene());
    QCOMPARE(w.diagnosis.diagnosis()->steps.last, std::uint64_t{50});
    QCOMPARE(w.session.step(), std::uint64_t{3});
    w.session.stepMany(60);
    QTRY_COMPARE(w.session.recorded().last, std::uint64_t{63});
    QVERIFY(w.diagnosis.diagnosis()); // of the first 50 steps, which are the same
}

void TestRunDiagnosis::whatTheSessionMakesAgainKeepsTheDiagnosis()
{
    Diagnosed w(mystery("through-the-wall"));
    w.diagnosis.start();
    QTRY_VERIFY(w.has("tunnelling"));
    w.stepOn(20);
    QVERIFY(w.has("tunnelling"));
    w.session.stop();
    QVERIFY(w.has("tunnelling"));
}

void TestRunDiagnosis::anotherSceneOrFutureDropsIt_data()
{
    QTest::addColumn<int>("steps"); // of the session; 0: the authored scene is diagnosed
    QTest::addColumn<std::function<void(Diagnosed&)>>("change");
    const auto swept = [](Diagnosed& w) {
        SceneSettings settings = settingsOf(w.scene());
        settings.step.continuous = !settings.step.continuous;
        w.document.undoStack().push(
            new EditSettings(w.document, QStringLiteral("Edit"), settings, w.document.newGesture()));
    };
    using Change = std::function<void(Diagnosed&)>;
    QTest::newRow("a setting of the authored scene") << 0 << Change(swept);
    QTest::newRow("a stop") << 20 << Change([](Diagnosed& w) { w.session.stop(); });
    QTest::newRow("another scene") << 20 << Change([](Diagnosed& w) { w.document.reset(mystery("top-row"), {}); });
    QTest::newRow("another future") << 20 << Change([swept](Diagnosed& w) {
        w.session.seek(10);
        swept(w);
        w.session.stepOnce();
    });
}

void TestRunDiagnosis::anotherSceneOrFutureDropsIt()
{
    QFETCH(const int, steps);
    QFETCH(const std::function<void(Diagnosed&)>, change);
    for (const bool isReady : {true, false}) { // else it is still running
        Diagnosed w(mystery("through-the-wall"));
        w.stepOn(steps);
        w.diagnosis.start();
        if (isReady)
            QTRY_VERIFY(w.has("tunnelling"));
        change(w);
        QVERIFY(!w.diagnosis.diagnosis());
        QVERIFY(!w.diagnosis.isRunning());
    }
}

void TestRunDiagnosis::aRunningOneIsCancelled()
{
    Diagnosed w(mystery("slow-right"));
    w.diagnosis.start();
    QSignalSpy changes(&w.diagnosis, &RunDiagnosis::changed);
    w.diagnosis.cancel();
    QVERIFY(!w.diagnosis.isRunning());
    QCOMPARE(changes.count(), 1);
    QVERIFY(!w.diagnosis.diagnosis());
}

void TestRunDiagnosis::aSceneThatCannotBeMadeIsAProblem()
{
    Scene scene = mystery("top-row");
    scene.world.width = 1e9;
    scene.broadPhase.cellSize = 0.001;
    Diagnosed w(std::move(scene));
    w.diagnosis.start();
    QTRY_VERIFY(w.diagnosis.problem());
    QVERIFY(!w.diagnosis.diagnosis());
}

BROADSIDE_EVENT_TEST(TestRunDiagnosis)

} // namespace broadside::test::tst_run_diagnosis

#include "tst_run_diagnosis.moc"
