#include "editor/commands/fix_proof.h"
#include "tests/support/editor/editor_world.h"
#include "tests/support/test.h"

namespace broadside::test::tst_fix_proof {

namespace {

/// A ball that flies through a thin wall in its third step, with an audit of every step.
struct Shot : EditorWorld {
    Shot()
        : EditorWorld(flight())
    {}
    static Scene flight()
    {
        Scene scene;
        scene.world.width = 20.0;
        scene.world.height = 10.0;
        scene.append(makeObject(1, {1.0, 5.0}, [](SceneObject& ball) {
            ball.kind = ObjectKind::Dynamic;
            ball.shape = Circle{0.2};
            ball.gravityScale = 0.0;
            ball.velocity = {120.0, 0.0}; // 2 m per step
            ball.onHit = HitResponse::Stop;
        }));
        scene.append(makeObject(2, {6.0, 5.0}, [](SceneObject& wall) { wall.shape = Box{0.2, 4.0}; }));
        return scene;
    }
    void stepOn(int steps)
    {
        for (int step = 0; step < steps; ++step)
            session.stepOnce();
    }
    [[nodiscard]] bool isJudged() const { return proof.finding() && proof.verdict() != FixProof::Verdict::Trying; }

    RunAudit audit{document, session};
    FixProof proof{document, edits, session, audit};
    static constexpr Finding kPassage{Finding::Kind::Passage, 3, {1}, {2}, MissCause::Unknown};
};

} // namespace

class TestFixProof : public QObject {
    Q_OBJECT
private slots:
    void makesTheStepAgain_data();
    void makesTheStepAgain();
    void undoEndsIt();
    void theAuthoredSceneIsAuditedAgain();
    void whatIsNotRecordedIsNotTried();
};

void TestFixProof::makesTheStepAgain_data()
{
    QTest::addColumn<bool>("everyStep");
    QTest::addColumn<Fix>("fix");
    QTest::addColumn<bool>("helps");
    for (const bool everyStep : {false, true}) {
        QTest::addRow("a fix that helps, %d", everyStep) << everyStep << Fix(UseSweptCollision{}) << true;
        QTest::addRow("a fix that does not help, %d", everyStep) << everyStep << Fix(UseCellSize{1.5}) << false;
    }
}

void TestFixProof::makesTheStepAgain()
{
    QFETCH(const bool, everyStep);
    QFETCH(const Fix, fix);
    QFETCH(const bool, helps);
    Shot w;
    w.audit.setEveryStep(everyStep);
    w.stepOn(8);
    w.session.seek(5);
    w.proof.apply(Shot::kPassage, fix);
    QVERIFY(w.proof.finding());
    QTRY_VERIFY(w.isJudged());
    QCOMPARE(w.proof.verdict(), helps ? FixProof::Verdict::Mended : FixProof::Verdict::StillThere);
    QVERIFY(w.proof.text().startsWith(helps ? QStringLiteral("Fixed") : QStringLiteral("Not fixed")));
    QCOMPARE(w.session.step(), std::uint64_t{3});
    QCOMPARE(w.session.recorded().last, std::uint64_t{3}); // the run of the fix
    w.session.stepOnce();
    QCOMPARE(w.session.world()->objects().poseOf(0).position.x < 6.0, helps);
    QCOMPARE(w.document.undoStack().count(), 1);
}

void TestFixProof::undoEndsIt()
{
    Shot w;
    w.stepOn(4);
    w.proof.apply(Shot::kPassage, UseSweptCollision{});
    QTRY_VERIFY(w.isJudged());
    w.document.undoStack().undo();
    QVERIFY(!w.proof.finding());
    QVERIFY(!w.scene().step.continuous);
}

void TestFixProof::theAuthoredSceneIsAuditedAgain()
{
    Scene scene = Shot::flight();
    scene.broadPhase = {Algorithm::CornerGrid, 1.0};
    scene.replace(edited(*scene.find({1}), [](SceneObject& ball) { ball.pose.position.x = 6.0; }));
    Shot w;
    w.document.reset(std::move(scene), {});
    w.audit.auditPresent();
    QTRY_COMPARE(w.audit.missed().size(), std::size_t{1});
    w.proof.apply({Finding::Kind::MissedPair, 0, {1}, {2}, w.audit.missed()[0].cause}, UseAlgorithm{Algorithm::Grid});
    QTRY_VERIFY(w.isJudged());
    QCOMPARE(w.proof.verdict(), FixProof::Verdict::Mended);
    QCOMPARE(w.session.state(), StepSession::State::Authored);
}

void TestFixProof::whatIsNotRecordedIsNotTried()
{
    Shot w;
    w.stepOn(8);
    w.session.setMemory(1);
    QVERIFY(w.session.recorded().first > 3);
    w.proof.apply(Shot::kPassage, UseSweptCollision{});
    QVERIFY(!w.proof.finding());
    QVERIFY(w.scene().step.continuous);
}

BROADSIDE_EVENT_TEST(TestFixProof)

} // namespace broadside::test::tst_fix_proof

#include "tst_fix_proof.moc"
