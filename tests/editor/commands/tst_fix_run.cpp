#include "core/io/scene/scene_reader.h"
#include "editor/commands/edit_settings.h"
#include "editor/commands/fix_run.h"
#include "editor/session/jobs/cell_size_tuner.h"
#include "tests/support/editor/editor_world.h"
#include "tests/support/test.h"

#include <QFile>
#include <QSignalSpy>

namespace broadside::test::tst_fix_run {

namespace {

Scene mystery(const QString& name)
{
    QFile file(QStringLiteral(BROADSIDE_SCENES "/mysteries/%1.broadside").arg(name));
    if (!file.open(QIODevice::ReadOnly))
        qFatal("cannot read %s", qPrintable(name));
    return readScene(file.readAll().toStdString(), name.toStdString()).scene.value();
}

struct Fixed : EditorWorld {
    explicit Fixed(const QString& name)
        : EditorWorld(mystery(name))
    {}
    CellSizeTuner tuner{document, session};
    RunDiagnosis diagnosis{document, session, &tuner};
    FixRun fixRun{document, edits, session, diagnosis, &tuner};

    void stepOn(int steps)
    {
        for (int step = 0; step < steps; ++step)
            session.stepOnce();
    }
    [[nodiscard]] bool isDiagnosed() const { return diagnosis.diagnosis() && !diagnosis.isRunning(); }
    [[nodiscard]] bool isJudged() const
    {
        return fixRun.explanation() && fixRun.verdict() != FixRun::Verdict::Trying && isDiagnosed();
    }
    [[nodiscard]] bool isThere(std::uint64_t id) const { return session.objects()->rowOf({id}).has_value(); }
};

} // namespace

class TestFixRun : public QObject {
    Q_OBJECT
private slots:
    void aMysteryIsGoneAfterItsFix_data();
    void aMysteryIsGoneAfterItsFix();
    void aMeasuredCellSizeIsTheFix();
    void aMeasurementTellsThatFixesAreOthers();
    void aSizeThatWasMeasuredAsGoodIsNotCalledWrong();
    void theRunThatWasFixedIsTheOneThatIsShown();
    void inputsOfTheRunAreAppliedAgain();
    void whatStaysIsStillThere();
    void undoForgetsTheResult();
    void stepsOfOtherSettingsAreKnownAndMadeAgain_data();
    void stepsOfOtherSettingsAreKnownAndMadeAgain();
};

void TestFixRun::aMysteryIsGoneAfterItsFix_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<int>("steps"); // of the session; 0: the authored scene is diagnosed
    for (const char* name : {"through-the-wall", "big-boss", "top-row", "cannot-be-shot", "two-runs", "slow-right"})
        for (const int steps : {0, 140})
            QTest::addRow("%s, %d steps", name, steps) << QString::fromLatin1(name) << steps;
}

void TestFixRun::aMysteryIsGoneAfterItsFix()
{
    QFETCH(const QString, name);
    QFETCH(const int, steps);
    Fixed w(name);
    w.stepOn(steps);
    w.diagnosis.start();
    QTRY_VERIFY(w.isDiagnosed());
    QCOMPARE(w.diagnosis.diagnosis()->explanations.size(), std::size_t{1});
    w.fixRun.apply(w.diagnosis.diagnosis()->explanations.front());
    QCOMPARE(w.document.undoStack().count(), 1);
    QTRY_VERIFY(w.isJudged());
    QCOMPARE(w.fixRun.verdict(), FixRun::Verdict::Gone);
    QVERIFY(w.diagnosis.diagnosis()->explanations.empty());
    QVERIFY2(w.fixRun.text().startsWith(QStringLiteral("Fixed (")), qPrintable(w.fixRun.text()));
    QCOMPARE(w.session.recorded().last, static_cast<std::uint64_t>(steps)); // as far as before
}

/// Playing from the start shows no tunnelling any more.
void TestFixRun::aMeasuredCellSizeIsTheFix()
{
    Fixed w(QStringLiteral("slow-right"));
    w.diagnosis.start();
    QTRY_VERIFY(w.isDiagnosed());
    const Explanation explanation = w.diagnosis.diagnosis()->explanations.front();
    QVERIFY(std::holds_alternative<UseCellSize>(w.fixRun.fixFor(explanation)));
    QVERIFY(!w.fixRun.measuredSizeFor(explanation));
    w.tuner.start();
    QTRY_VERIFY(!w.tuner.isRunning());
    const double measured = w.tuner.bestFor(w.document.scene().broadPhase.algorithm).value();
    QCOMPARE(w.fixRun.measuredSizeFor(explanation).value(), measured);
    w.fixRun.apply(explanation);
    QCOMPARE(w.document.scene().broadPhase.cellSize, measured);
    QTRY_VERIFY(w.isJudged());
    QCOMPARE(w.fixRun.verdict(), FixRun::Verdict::Gone);
    QVERIFY(w.diagnosis.diagnosis()->explanations.empty());
}

/// What shows a fix has to show it again.
void TestFixRun::aMeasurementTellsThatFixesAreOthers()
{
    Fixed w(QStringLiteral("slow-right"));
    const QSignalSpy others(&w.fixRun, &FixRun::fixesChanged);
    w.tuner.start();
    QCOMPARE(others.count(), 0);
    QTRY_VERIFY(!w.tuner.isRunning());
    QCOMPARE(others.count(), 1);
}

void TestFixRun::aSizeThatWasMeasuredAsGoodIsNotCalledWrong()
{
    Fixed w(QStringLiteral("slow-right"));
    w.stepOn(60);
    w.tuner.start();
    QTRY_VERIFY(!w.tuner.isRunning());
    const Recommendation measured = *w.tuner.recommendedFor(w.scene().broadPhase.algorithm);
    QVERIFY(measured.good.from <= measured.cellSize && measured.cellSize <= measured.good.to);
    for (const double size : {measured.good.from, measured.cellSize, measured.good.to}) {
        SceneSettings after = settingsOf(w.scene());
        after.broadPhase.cellSize = size;
        w.document.push(
            std::make_unique<EditSettings>(w.document, QStringLiteral("Set"), after, w.document.newGesture()));
        w.session.stop();
        w.stepOn(60);
        w.diagnosis.start();
        QTRY_VERIFY(w.isDiagnosed());
        QVERIFY2(w.diagnosis.diagnosis()->explanations.empty(), qPrintable(QString::number(size)));
    }
}

void TestFixRun::theRunThatWasFixedIsTheOneThatIsShown()
{
    Fixed w(QStringLiteral("through-the-wall"));
    w.stepOn(60);
    w.diagnosis.start();
    QTRY_VERIFY(w.isDiagnosed());
    w.fixRun.apply(w.diagnosis.diagnosis()->explanations.front());
    QTRY_VERIFY(w.isJudged());
    w.session.seek(0);
    while (w.session.step() < 60) {
        w.session.stepOnce();
        QVERIFY(w.session.objects()->poseOf(*w.session.objects()->rowOf({3})).position.x < 9.0);
    }
}

/// A ball that the user put into the world in step 5 is there again, from the same step on.
void TestFixRun::inputsOfTheRunAreAppliedAgain()
{
    for (const char* name : {"through-the-wall", "cannot-be-shot"}) { // made again from step 15, and from the start
        Fixed w(QString::fromLatin1(name));
        w.stepOn(20);
        const ObjectId added = w.edits.nextId();
        w.session.addEdit(EditInput{{{makeObject(added.value, {2.0, 2.5},
                                                 [](SceneObject& ball) {
                                                     ball.kind = ObjectKind::Dynamic;
                                                     ball.shape = Circle{0.05};
                                                 })}},
                                    {}});
        w.stepOn(60);
        w.diagnosis.start();
        QTRY_VERIFY(w.isDiagnosed());
        w.fixRun.apply(w.diagnosis.diagnosis()->explanations.front());
        QTRY_VERIFY(w.isJudged());
        QCOMPARE(w.session.recorded().last, std::uint64_t{80});
        w.session.seek(20);
        QVERIFY(!w.isThere(added.value));
        w.session.stepOnce();
        QVERIFY(w.isThere(added.value));
    }
}

void TestFixRun::whatStaysIsStillThere()
{
    Fixed w(QStringLiteral("through-the-wall"));
    w.diagnosis.start();
    QTRY_VERIFY(w.isDiagnosed());
    Explanation other = w.diagnosis.diagnosis()->explanations.front();
    other.symptom = Symptom::MissedPair; // its fix is another algorithm, which ends no tunnelling
    w.fixRun.apply(other);
    QCOMPARE(w.document.undoStack().count(), 0); // it has this algorithm already
    QTRY_VERIFY(w.isJudged());
    QCOMPARE(w.fixRun.verdict(), FixRun::Verdict::StillThere);
    QVERIFY2(w.fixRun.text().contains(QStringLiteral("10 times, before the fix 10 times")),
             qPrintable(w.fixRun.text()));
}

void TestFixRun::undoForgetsTheResult()
{
    Fixed w(QStringLiteral("big-boss"));
    w.diagnosis.start();
    QTRY_VERIFY(w.isDiagnosed());
    w.fixRun.apply(w.diagnosis.diagnosis()->explanations.front());
    QTRY_VERIFY(w.isJudged());
    w.document.undoStack().undo();
    QVERIFY(!w.fixRun.explanation());
    QCOMPARE(w.scene().broadPhase.algorithm, Algorithm::CornerGrid);
}

void TestFixRun::stepsOfOtherSettingsAreKnownAndMadeAgain_data()
{
    QTest::addColumn<QString>("name");
    for (const char* name : {"through-the-wall", "big-boss", "top-row", "two-runs", "slow-right"})
        QTest::newRow(name) << QString::fromLatin1(name);
}

/// Undo after a fix does not change the steps that were made with it.
void TestFixRun::stepsOfOtherSettingsAreKnownAndMadeAgain()
{
    QFETCH(const QString, name);
    Fixed w(name);
    w.stepOn(140);
    w.diagnosis.start();
    QTRY_VERIFY(w.isDiagnosed());
    QVERIFY(!w.diagnosis.isOfOtherSettings());
    const std::size_t before = w.diagnosis.diagnosis()->explanations.size();
    w.fixRun.apply(w.diagnosis.diagnosis()->explanations.front());
    QTRY_VERIFY(w.isJudged());
    QVERIFY(!w.diagnosis.isOfOtherSettings());
    w.document.undoStack().undo();
    QVERIFY(w.diagnosis.isOfOtherSettings());
    QVERIFY(w.diagnosis.diagnosis()->explanations.empty());
    w.fixRun.repeat();
    QTRY_VERIFY(w.isDiagnosed());
    QVERIFY(!w.diagnosis.isOfOtherSettings());
    QCOMPARE(w.diagnosis.diagnosis()->explanations.size(), before);
    QCOMPARE(w.session.recorded().last, std::uint64_t{140});
    QVERIFY(!w.fixRun.explanation());
}

BROADSIDE_EVENT_TEST(TestFixRun)

} // namespace broadside::test::tst_fix_run

#include "tst_fix_run.moc"
