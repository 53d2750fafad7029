#include "editor/commands/edit_settings.h"
#include "editor/session/jobs/pair_inquiry.h"
#include "tests/support/editor/editor_world.h"
#include "tests/support/test.h"

namespace broadside::test::tst_pair_passages {

namespace {

/// A ball that flies through a thin wall in its third step. No audit runs.
struct Shot : EditorWorld {
    Shot()
    {
        Scene scene;
        scene.world.width = 40.0;
        scene.world.height = 10.0;
        scene.append(makeObject(1, {1.0, 5.0}, [](SceneObject& ball) {
            ball.kind = ObjectKind::Dynamic;
            ball.shape = Circle{0.2};
            ball.gravityScale = 0.0;
            ball.velocity = {120.0, 0.0}; // 2 m per step
            ball.onHit = HitResponse::Stop;
            ball.name = "Ball";
        }));
        scene.append(makeObject(2, {6.0, 5.0}, [](SceneObject& wall) { wall.shape = Box{0.2, 4.0}; }));
        document.reset(std::move(scene), {});
    }
    void stepOn(int steps)
    {
        for (int step = 0; step < steps; ++step)
            session.stepOnce();
    }
    [[nodiscard]] std::vector<std::uint64_t> steps() const
    {
        std::vector<std::uint64_t> list;
        for (const FoundPassage& passage : inquiry.passages().found())
            list.push_back(passage.step);
        return list;
    }

    PairInquiry inquiry{shownWorld, session, focus};
};

using Steps = std::vector<std::uint64_t>;

} // namespace

class TestPairPassages : public QObject {
    Q_OBJECT
private slots:
    void theRunIsSearchedOnceSomebodyAsks();
    void newStepsAreSearchedToo();
    void anotherFutureIsSearchedAgain();
    void theWholeRunIsKnownAtEveryStep();
};

void TestPairPassages::theRunIsSearchedOnceSomebodyAsks()
{
    Shot w;
    w.stepOn(6);
    QVERIFY(!w.inquiry.passages().isRunning());
    w.focus.setPins({1}, {2});
    QTRY_COMPARE(w.steps(), Steps{3});
    QVERIFY2(w.inquiry.answer()->sentence.text().find("passed through") != std::string::npos,
             w.inquiry.answer()->sentence.text().c_str());
    w.session.seek(1); // before the passage
    QVERIFY(w.inquiry.answer()->sentence.text().find("passed through") == std::string::npos);
    QCOMPARE(w.steps(), Steps{3});
}

void TestPairPassages::newStepsAreSearchedToo()
{
    Shot w;
    w.focus.setPins({1}, {2});
    w.stepOn(2);
    QTRY_VERIFY(!w.inquiry.passages().isRunning());
    QCOMPARE(w.steps(), Steps{});
    w.stepOn(4);
    QTRY_COMPARE(w.steps(), Steps{3});
}

void TestPairPassages::anotherFutureIsSearchedAgain()
{
    Shot w;
    w.stepOn(6);
    w.focus.setPins({1}, {2});
    QTRY_COMPARE(w.steps(), Steps{3});
    w.session.seek(2);
    w.document.push(std::make_unique<EditSettings>(
        w.document, QStringLiteral("Sweep"),
        [&] {
            SceneSettings swept = settingsOf(w.scene());
            swept.step.continuous = true;
            return swept;
        }(),
        w.document.newGesture()));
    w.stepOn(3);
    QTRY_COMPARE(w.steps(), Steps{});
}

/// The target is where the ball is after the fourth step.
void TestPairPassages::theWholeRunIsKnownAtEveryStep()
{
    Shot w;
    Scene scene = w.scene();
    scene.append(makeObject(3, {9.0, 5.0}, [](SceneObject& target) { target.onHit = HitResponse::Remove; }));
    w.document.reset(std::move(scene), {});
    QVERIFY(!w.inquiry.wholeRun());
    w.focus.setPins({1}, {3});
    w.stepOn(6);
    for (const std::uint64_t step : Steps{6, 1}) {
        w.session.seek(step);
        QVERIFY(w.inquiry.wholeRun());
        QCOMPARE(w.inquiry.wholeRun()->removed({3}), std::optional<std::uint64_t>(4));
        QVERIFY(!w.inquiry.wholeRun()->removed({1}));
    }
}

BROADSIDE_EVENT_TEST(TestPairPassages)

} // namespace broadside::test::tst_pair_passages

#include "tst_pair_passages.moc"
