#include "core/debug/audit/passage_remedy.h"
#include "core/debug/audit/step_audit.h"
#include "core/trace/passage_watch.h"
#include "core/trace/recording.h"
#include "tests/support/test.h"

#include <QTemporaryDir>

#include <broadside_trace.h>
#include <cmath>
#include <functional>

namespace broadside::test::tst_passage_watch {

/// Passages between two frames of a recorded game.

using namespace broadside::trace;

namespace {

constexpr double kDt = 1.0 / 64.0;
constexpr std::uint64_t kBullet = 1;
constexpr std::uint64_t kWall = 2;

/// Objects far from the wall and the bullet.
void addCrowd(bst_trace* trace, std::uint64_t number)
{
    const double x = 10.0 + 0.5 * static_cast<double>(number % 50);
    const double y = 10.0 + 0.5 * static_cast<double>(number / 50);
    bst_box(trace, 100 + number, x, y, x + 0.25, y + 0.25);
}

/// A wall 0.25 m thick at x = 5, and a bullet of 0.25 m whose left side is where `bulletAt` says, frame after frame.
class Game {
public:
    /// `crowd`: number of further objects that exist only in the first two frames.
    Game(int frames, const std::function<double(int)>& bulletAt, std::uint64_t stride = 1, bool says = false,
         std::uint64_t crowd = 0, unsigned records = BST_CANDIDATES, int handedOut = -1,
         const std::function<void(bst_trace*)>& sayInFrame3 = {})
    {
        const std::string path = m_folder.filePath(QStringLiteral("game.bstrace")).toStdString();
        bst_settings settings = bst_default_settings();
        settings.keyframe_every = 3;
        settings.records = records;
        bst_trace* trace = bst_open_file(path.c_str(), &settings);
        for (int i = 0; i < frames; ++i) {
            bst_frame_begin(trace, static_cast<std::uint64_t>(i) * stride, i * kDt);
            for (std::uint64_t other = 0; i < 2 && other < crowd; ++other)
                addCrowd(trace, other);
            const double x = bulletAt(i);
            if (!std::isnan(x))
                bst_box(trace, kBullet, x, 1.0, x + 0.25, 1.25);
            bst_box(trace, kWall, 5.0, 0.0, 5.25, 4.0);
            bst_box(trace, 3, -50.0, -50.0, -49.0, -49.0); // makes the world large
            bst_box(trace, 4, 49.0, 49.0, 50.0, 50.0);
            bst_candidate(trace, 3, 4);
            if (i == handedOut)
                bst_candidate(trace, kBullet, kWall);
            if (i == 3 && sayInFrame3)
                sayInFrame3(trace);
            if (says)
                bst_contact(trace, kBullet, kWall);
            bst_frame_end(trace);
        }
        bst_close(trace);
        auto reader = TraceReader::open(path);
        if (!reader)
            qFatal("%s", reader.problem().message.text().c_str());
        recording = std::make_unique<Recording>(std::move(*reader));
    }
    [[nodiscard]] std::vector<FoundPassage> passages(StepRange steps) const
    {
        return auditSteps(*recording, steps).passages;
    }
    [[nodiscard]] std::vector<FoundPassage> passages() const { return passages(recording->steps()); }

    std::unique_ptr<Recording> recording;

private:
    QTemporaryDir m_folder;
};

/// 2 m per frame; passes the wall between the frames 2 and 3.
double atConstantSpeed(int frame) { return 2.0 * frame; }

} // namespace

class TestPassageWatch : public QObject {
    Q_OBJECT
private slots:
    void findsWhatWentThroughBetweenTwoFrames();
    void findsItInASingleStep();
    void findsWhatGoesOnAsItCame();
    void findsItWhereManyHaveGone();
    void isSilentAbout_data();
    void isSilentAbout();
    void whatWasHandedOutThenWasNoticed_data();
    void whatWasHandedOutThenWasNoticed();
    void whatTheGameSaysIsNotConcluded_data();
    void whatTheGameSaysIsNotConcluded();
    void saysFromWhatItConcluded();
    void saysNoRemedyThatNobodyWouldTry();
};

void TestPassageWatch::findsWhatWentThroughBetweenTwoFrames()
{
    const auto found = Game(8, atConstantSpeed).passages();
    QCOMPARE(found.size(), std::size_t{1});
    QCOMPARE(found[0].step, std::uint64_t{3});
    QCOMPARE(found[0].dt, kDt);
    const Passage& passed = found[0].passage;
    QCOMPARE(passed.object.value, kBullet);
    QCOMPARE(passed.through.value, kWall);
    // By hand: the bullet's right side is at 4.25 m and moves 2 m. It reaches 5 m after 0.75 m and leaves after 1.25 m.
    QVERIFY(std::abs(passed.fraction - 0.375) < 1e-6);
    QVERIFY(std::abs(passed.pathLength - 2.0) < 1e-6);
    QVERIFY(std::abs(passed.inside - 0.5) < 1e-5);
}

void TestPassageWatch::findsItInASingleStep()
{
    const Game game(8, atConstantSpeed);
    QCOMPARE(game.passages({3, 3}).size(), std::size_t{1});
    QCOMPARE(game.passages({2, 2}).size(), std::size_t{0});
    QCOMPARE(game.passages({4, 4}).size(), std::size_t{0});
}

/// A bullet that moves more than eight times its size in its first frame may have been teleported. From the third frame
/// on it is known to move like that.
void TestPassageWatch::findsWhatGoesOnAsItCame()
{
    const auto found = Game(8, [](int i) { return i == 0 ? std::nan("") : 2.5 * i - 4.0; }).passages();
    QCOMPARE(found.size(), std::size_t{1});
    QCOMPARE(found[0].step, std::uint64_t{4});
}

/// The passage is in the frame of a keyframe that renumbers the rows; most of the earlier objects are gone.
void TestPassageWatch::findsItWhereManyHaveGone()
{
    const auto found = Game(8, atConstantSpeed, 1, false, 2'000).passages();
    QCOMPARE(found.size(), std::size_t{1});
    QCOMPARE(found[0].step, std::uint64_t{3});
}

void TestPassageWatch::isSilentAbout_data()
{
    using At = std::function<double(int)>;
    QTest::addColumn<At>("bulletAt");
    QTest::addColumn<int>("stride");
    QTest::addColumn<bool>("says");
    QTest::newRow("what is seen in a frame") << At([](int i) { return 2.5 * i; }) << 1 << false;
    QTest::newRow("what stays before it") << At([](int i) { return 0.5 * i; }) << 1 << false;
    QTest::newRow("what was teleported") << At([](int i) { return i < 3 ? 0.25 * i : 10.0 + 0.25 * i; }) << 1 << false;
    QTest::newRow("what lay in wait") << At([](int i) { return i < 3 ? 0.0 : 10.0; }) << 1 << false;
    QTest::newRow("what was parked for a frame") << At([](int i) {
        return i < 2 ? std::nan("") : i == 2 ? 0.0 : 10.0 + 2.0 * i;
    }) << 1 << false;
    QTest::newRow("what was parked when it began")
        << At([](int i) { return i == 0 ? 0.0 : 10.0 + 2.0 * i; }) << 1 << false;
    QTest::newRow("what was fired and parked again")
        << At([](int i) { return i == 3 ? 20.0 : 0.01 * i; }) << 1 << false;
    QTest::newRow("what was not there before")
        << At([](int i) { return i == 2 ? std::nan("") : atConstantSpeed(i); }) << 1 << false;
    QTest::newRow("frames that are missing") << At(atConstantSpeed) << 2 << false;
    QTest::newRow("what the game noticed") << At(atConstantSpeed) << 1 << true;
    QTest::newRow("what went round the world")
        << At([](int i) { return i < 3 ? 40.0 - 0.5 * i : -40.0; }) << 1 << false;
}

void TestPassageWatch::isSilentAbout()
{
    QFETCH(const std::function<double(int)>, bulletAt);
    QFETCH(const int, stride);
    QFETCH(const bool, says);
    QCOMPARE(Game(6, bulletAt, static_cast<std::uint64_t>(stride), says).passages().size(), std::size_t{0});
}

void TestPassageWatch::whatWasHandedOutThenWasNoticed_data()
{
    QTest::addColumn<unsigned>("records");
    QTest::addColumn<int>("handedOut");
    QTest::addColumn<bool>("passed");
    QTest::newRow("not reported") << unsigned(BST_CANDIDATES) << -1 << true;
    QTest::newRow("in that frame") << unsigned(BST_CANDIDATES) << 3 << false;
    QTest::newRow("in the frame before") << unsigned(BST_CANDIDATES) << 2 << true;
    QTest::newRow("in that frame, and did not touch") << unsigned(BST_CANDIDATES | BST_CONTACTS) << 3 << true;
}

/// A game with swept motion reports the pairs along the path as candidates.
void TestPassageWatch::whatWasHandedOutThenWasNoticed()
{
    QFETCH(const unsigned, records);
    QFETCH(const int, handedOut);
    QFETCH(const bool, passed);
    QCOMPARE(Game(8, atConstantSpeed, 1, false, 0, records, handedOut).passages().size(), std::size_t{passed});
}

void TestPassageWatch::whatTheGameSaysIsNotConcluded_data()
{
    using Tell = std::function<void(bst_trace*)>;
    QTest::addColumn<Tell>("tell");
    QTest::addColumn<bool>("passed");
    QTest::newRow("nothing") << Tell() << true;
    QTest::newRow("teleported") << Tell([](bst_trace* trace) { bst_teleported(trace, kBullet); }) << false;
    QTest::newRow("spawned again") << Tell([](bst_trace* trace) { bst_spawned(trace, kBullet); }) << false;
    QTest::newRow("swept") << Tell([](bst_trace* trace) { bst_swept(trace, kBullet); }) << false;
    QTest::newRow("reported, higher id first")
        << Tell([](bst_trace* trace) { bst_candidate(trace, kWall, kBullet); }) << false;
    QTest::newRow("asleep") << Tell([](bst_trace* trace) { bst_asleep(trace, kWall); }) << true;
    QTest::newRow("another is swept") << Tell([](bst_trace* trace) { bst_swept(trace, 3); }) << true;
}

void TestPassageWatch::whatTheGameSaysIsNotConcluded()
{
    QFETCH(const std::function<void(bst_trace*)>, tell);
    QFETCH(const bool, passed);
    QCOMPARE(Game(8, atConstantSpeed, 1, false, 0, BST_CANDIDATES, -1, tell).passages().size(), std::size_t{passed});
}

void TestPassageWatch::saysNoRemedyThatNobodyWouldTry()
{
    Passage passed;
    passed.pathLength = 442.0;
    passed.inside = 0.5;
    for (const std::string& text :
         {remedyInGame(passed, kDt, "Bullet", "Wall").text(), remedyFor(passed, kDt, "Bullet", "Wall").text()}) {
        QVERIFY2(text.find("Use swept collision for moving objects") != std::string::npos && text.ends_with('.'),
                 text.c_str());
        QVERIFY2(text.find("thicker") == std::string::npos && text.find("at most") == std::string::npos, text.c_str());
    }
    passed.pathLength = 20.0;
    const std::string some = remedyInGame(passed, kDt, "Bullet", "Wall").text();
    QVERIFY2(
        some.ends_with("Use swept collision for moving objects or make a frame of the game at most 0.00039 s long."),
        some.c_str());
}

void TestPassageWatch::saysFromWhatItConcluded()
{
    const FoundPassage passage = Game(8, atConstantSpeed).passages().at(0);
    const std::string text = remedyInGame(passage.passage, passage.dt, "Bullet", "Wall").text();
    QVERIFY2(text.find("Bullet moved 2 m between two frames") == 0, text.c_str());
    QVERIFY2(text.find("If both objects moved straight") != std::string::npos, text.c_str());
    QVERIFY2(text.find("make Wall thicker by 1.5 m") != std::string::npos, text.c_str());
}

BROADSIDE_TEST(TestPassageWatch)

} // namespace broadside::test::tst_passage_watch

#include "tst_passage_watch.moc"
