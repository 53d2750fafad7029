#include "core/sprites/animation.h"
#include "tests/support/test.h"

#include <cmath>
#include <limits>
#include <random>

namespace broadside::test::tst_animation {

namespace {

Animation playing(Playback playback, const std::vector<double>& seconds)
{
    Animation animation{"walk", playback, {}};
    for (const double time : seconds)
        animation.frames.push_back({"frame " + std::to_string(animation.frames.size()), time});
    return animation;
}

/// The frames in the order in which they are shown, `length` of them.
std::vector<std::size_t> film(const Animation& animation, std::size_t length)
{
    const std::size_t count = animation.frames.size();
    std::vector<std::size_t> shown;
    bool back = false;
    for (std::size_t frame = 0; shown.size() < length;) {
        shown.push_back(frame);
        if (animation.playback == Playback::Loop) {
            frame = (frame + 1) % count;
        } else if (animation.playback == Playback::Once) {
            frame = std::min(frame + 1, count - 1);
        } else if (count > 1) {
            back = frame + 1 == count || (back && frame > 0);
            frame = back ? frame - 1 : frame + 1;
        }
    }
    return shown;
}

} // namespace

class TestAnimation : public QObject {
    Q_OBJECT
private slots:
    void walkersShowFourFramesOfAFifthOfASecond_data();
    void walkersShowFourFramesOfAFifthOfASecond();
    void everyStepShowsTheFrameOfTheFilm_data();
    void everyStepShowsTheFrameOfTheFilm();
    void timesThatAreNone();
    void durationIsTheSum();
};

void TestAnimation::walkersShowFourFramesOfAFifthOfASecond_data()
{
    QTest::addColumn<Playback>("playback");
    QTest::addColumn<double>("time");
    QTest::addColumn<std::size_t>("frame");
    const auto row = [](Playback playback, double time, std::size_t frame) {
        QTest::addRow("%d at %g", static_cast<int>(playback), time) << playback << time << frame;
    };
    for (const Playback playback : {Playback::Loop, Playback::Once, Playback::PingPong}) {
        row(playback, 0.0, 0);
        row(playback, 0.19, 0);
        row(playback, 0.2, 1);
        row(playback, 0.59, 2);
        row(playback, 0.6, 3); // 0.6 / 0.2 is below 3
        row(playback, 0.79, 3);
    }
    row(Playback::Loop, 0.8, 0);
    row(Playback::Loop, 10.0, 2);
    row(Playback::Once, 0.8, 3);
    row(Playback::Once, 1e300, 3);
    row(Playback::PingPong, 0.8, 2);
    row(Playback::PingPong, 1.0, 1);
    row(Playback::PingPong, 1.2, 0);
    row(Playback::PingPong, 1.4, 1);
}

void TestAnimation::walkersShowFourFramesOfAFifthOfASecond()
{
    QFETCH(Playback, playback);
    QFETCH(double, time);
    QFETCH(std::size_t, frame);
    QCOMPARE(playing(playback, {0.2, 0.2, 0.2, 0.2}).frameAt(time), frame);
}

void TestAnimation::everyStepShowsTheFrameOfTheFilm_data()
{
    QTest::addColumn<Playback>("playback");
    QTest::addColumn<std::vector<double>>("seconds");
    std::mt19937 random(8);
    const char* const names[] = {"loop", "once", "ping-pong"};
    for (int i = 0; i < 60; ++i) {
        std::vector<double> seconds(1 + random() % 6);
        const bool equal = random() % 3 == 0;
        for (double& time : seconds)
            time = 0.1 * static_cast<double>(1 + (equal ? 1 : random() % 5));
        QTest::addRow("%s %d", names[i % 3], i) << static_cast<Playback>(i % 3) << seconds;
    }
}

void TestAnimation::everyStepShowsTheFrameOfTheFilm()
{
    QFETCH(Playback, playback);
    QFETCH(std::vector<double>, seconds);
    const Animation animation = playing(playback, seconds);
    double begin = 0.0;
    for (const std::size_t frame : film(animation, 40)) {
        const double time = seconds[frame];
        QCOMPARE(animation.frameAt(begin), frame); // `begin` is a sum of rounded times
        QCOMPARE(animation.frameAt(begin + 0.5 * time), frame);
        QCOMPARE(animation.frameAt(begin + 0.999 * time), frame);
        begin += time;
    }
}

void TestAnimation::timesThatAreNone()
{
    constexpr double kInfinity = std::numeric_limits<double>::infinity();
    for (const Playback playback : {Playback::Loop, Playback::Once, Playback::PingPong})
        for (const auto& seconds : {std::vector{0.2, 0.2}, std::vector{0.2, 0.3, 1e-300}}) {
            const Animation animation = playing(playback, seconds);
            QCOMPARE(animation.frameAt(-1.0), std::size_t{0});
            QCOMPARE(animation.frameAt(std::nan("")), std::size_t{0});
            QVERIFY(animation.frameAt(kInfinity) < seconds.size());
            QVERIFY(animation.frameAt(1e308) < seconds.size());
        }
}

void TestAnimation::durationIsTheSum()
{
    QCOMPARE(playing(Playback::Loop, {0.25, 0.5}).duration(), 0.75);
    QCOMPARE(playing(Playback::Loop, {}).duration(), 0.0);
}

BROADSIDE_TEST(TestAnimation)

} // namespace broadside::test::tst_animation

#include "tst_animation.moc"
