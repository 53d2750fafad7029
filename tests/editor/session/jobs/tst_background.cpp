#include "editor/session/jobs/background.h"
#include "tests/support/test.h"

#include <QSignalSpy>

#include <atomic>
#include <new>
#include <semaphore>
#include <sys/resource.h>
#include <thread>
#include <tuple>
#include <utility>

namespace broadside::test::tst_background {

class TestBackground : public QObject {
    Q_OBJECT
private slots:
    void givesTheValueFromTheEventLoop();
    void workStepsBackBehindTheEventLoop();
    void startingAnewWaitsForNobody();
    void aCancelledResultIsDropped();
    void whatIsPostedComesInOrderAndBeforeTheResult();
    void whatIsPostedByACancelledJobIsDropped();
    void whatDoesNotFitIntoMemoryFails();
    void itsEndStopsAndWaits();
};

void TestBackground::givesTheValueFromTheEventLoop()
{
    Background background;
    int got = 0;
    background.start([](const std::stop_token&, const Background::Post&) { return 7; },
                     [&](int value) { got = value; });
    QVERIFY(background.isRunning());
    QCOMPARE(got, 0);
    QTRY_COMPARE(got, 7);
    QVERIFY(!background.isRunning());
}

void TestBackground::workStepsBackBehindTheEventLoop()
{
    const int before = getpriority(PRIO_PROCESS, 0);
    constexpr int kNice = 5;
    if (before >= kNice)
        QSKIP("all of this runs at the lowest priority");
    Background background;
    int there = before;
    int inItsThreads = before;
    background.start(
        [](const std::stop_token&, const Background::Post&) {
            std::pair<int, int> seen{getpriority(PRIO_PROCESS, 0), 0};
            std::jthread([&] { seen.second = getpriority(PRIO_PROCESS, 0); }).join();
            return seen;
        },
        [&](std::pair<int, int> seen) { std::tie(there, inItsThreads) = seen; });
    QTRY_COMPARE(there, kNice);
    QCOMPARE(inItsThreads, kNice);
    QCOMPARE(getpriority(PRIO_PROCESS, 0), before);
}

/// The exception must end neither the thread nor the program.
void TestBackground::whatDoesNotFitIntoMemoryFails()
{
    Background background;
    int taken = 0;
    int failed = 0;
    const auto work = [](const std::stop_token&, const Background::Post&) -> int { throw std::bad_alloc(); };
    const auto take = [&](int) { ++taken; };
    background.start(work, take, [&] { ++failed; });
    QTRY_COMPARE(failed, 1);
    QVERIFY(!background.isRunning() && background.isIdle());
    background.start(work, take, [&] { ++failed; });
    background.start([](const std::stop_token&, const Background::Post&) { return 7; }, take, [&] { ++failed; });
    QTRY_COMPARE(taken, 1); // the result of the first task is ignored
    QTRY_VERIFY(background.isIdle());
    QCOMPARE(failed, 1);
}

/// The first task ends only after the second one; if start() waited for it, the test would hang.
void TestBackground::startingAnewWaitsForNobody()
{
    Background background;
    std::binary_semaphore mayEnd{0};
    std::vector<int> got;
    background.start(
        [&](const std::stop_token&, const Background::Post&) {
            mayEnd.acquire();
            return 1;
        },
        [&](int value) { got.push_back(value); });
    background.start([](const std::stop_token&, const Background::Post&) { return 2; },
                     [&](int value) { got.push_back(value); });
    QTRY_COMPARE(got, std::vector<int>{2});
    mayEnd.release();
    background.start([](const std::stop_token&, const Background::Post&) { return 3; },
                     [&](int value) { got.push_back(value); });
    QTRY_COMPARE(got, (std::vector<int>{2, 3}));
}

void TestBackground::aCancelledResultIsDropped()
{
    bool came = false;
    std::atomic<bool> ended = false;
    Background background;
    background.start(
        [&](const std::stop_token& stop, const Background::Post&) {
            while (!stop.stop_requested())
                std::this_thread::yield();
            ended = true;
            return 0;
        },
        [&](int) { came = true; });
    background.cancel();
    QVERIFY(!background.isRunning());
    QTRY_VERIFY(ended);
    bool last = false;
    background.start([](const std::stop_token&, const Background::Post&) { return 0; }, [&](int) { last = true; });
    QTRY_VERIFY(last);
    QVERIFY(!came);
}

void TestBackground::whatIsPostedComesInOrderAndBeforeTheResult()
{
    Background background;
    std::vector<int> heard;
    background.start(
        [&](const std::stop_token&, const Background::Post& post) {
            for (int i = 1; i <= 3; ++i)
                post([&heard, i] { heard.push_back(i); });
            return 4;
        },
        [&](int value) { heard.push_back(value); });
    QTRY_COMPARE(heard, (std::vector<int>{1, 2, 3, 4}));
}

void TestBackground::whatIsPostedByACancelledJobIsDropped()
{
    Background background;
    std::binary_semaphore posted{0};
    bool heard = false;
    background.start(
        [&](const std::stop_token&, const Background::Post& post) {
            post([&heard] { heard = true; });
            posted.release();
            return 0;
        },
        [](int) {});
    posted.acquire();
    background.cancel();
    QCoreApplication::processEvents();
    QVERIFY(!heard);
}

void TestBackground::itsEndStopsAndWaits()
{
    std::atomic<bool> ended = false;
    {
        Background background;
        background.start(
            [&](const std::stop_token& stop, const Background::Post&) {
                while (!stop.stop_requested())
                    std::this_thread::yield();
                ended = true;
                return 0;
            },
            [](int) {});
    }
    QVERIFY(ended);
}

BROADSIDE_EVENT_TEST(TestBackground)

} // namespace broadside::test::tst_background

#include "tst_background.moc"
