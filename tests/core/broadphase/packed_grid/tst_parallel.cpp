#include "core/broadphase/packed_grid/parallel.h"
#include "tests/support/test.h"

#include <array>
#include <atomic>
#include <chrono>
#include <new>
#include <thread>
#include <vector>

namespace broadside::test::tst_parallel {

using namespace broadside::packed;

class TestParallel : public QObject {
    Q_OBJECT
private slots:
    void everyPieceIsDoneOnce_data();
    void everyPieceIsDoneOnce();
    void noTwoWorkersAreTheSame();
    void helpersComeWhenTheyAreNeeded_data();
    void helpersComeWhenTheyAreNeeded();
    void moreThanFitIsDoneAsWell();
    void callersBesideEachOtherAreServed();
    void piecesCanShareWorkThemselves();
    void piecesCoverEverything();
    void aPieceWithoutMemoryEndsTheJob_data();
    void aPieceWithoutMemoryEndsTheJob();
};

void TestParallel::everyPieceIsDoneOnce_data()
{
    QTest::addColumn<unsigned>("workers");
    QTest::addColumn<unsigned>("pieces");
    for (const unsigned workers : {1U, 2U, 3U, 8U})
        for (const unsigned pieces : {0U, 1U, 2U, 7U, 300U})
            QTest::addRow("%u pieces for %u", pieces, workers) << workers << pieces;
}

void TestParallel::everyPieceIsDoneOnce()
{
    QFETCH(const unsigned, workers);
    QFETCH(const unsigned, pieces);
    Crew crew;
    for (unsigned job = 0; job < 200; ++job) {
        std::vector<unsigned> done(pieces, 0); // not atomic: each piece runs on one thread only
        crew.share(1 + job % workers, pieces, [&](unsigned piece, unsigned) { ++done[piece]; });
        QCOMPARE(done, std::vector<unsigned>(pieces, 1));
    }
}

void TestParallel::noTwoWorkersAreTheSame()
{
    constexpr unsigned kWorkers = 4;
    Crew crew;
    std::array<std::atomic<int>, kWorkers> busy{};
    std::atomic<bool> alone = true;
    for (int job = 0; job < 100; ++job)
        crew.share(kWorkers, 50, [&](unsigned, unsigned worker) {
            if (worker >= kWorkers || busy[worker]++ != 0)
                alone = false;
            std::this_thread::yield();
            --busy[worker];
        });
    QVERIFY(alone);
}

void TestParallel::helpersComeWhenTheyAreNeeded_data()
{
    QTest::addColumn<int>("microseconds");
    QTest::newRow("awake still") << 0;
    QTest::newRow("awake because the jobs before came as soon") << 200;
    QTest::newRow("asleep") << 2'000;
}

/// Each piece waits for the other one, so one thread alone cannot finish.
void TestParallel::helpersComeWhenTheyAreNeeded()
{
    QFETCH(const int, microseconds);
    constexpr int kJobs = 50;
    Crew crew;
    for (int job = 0; job < kJobs; ++job) {
        const auto start = std::chrono::steady_clock::now() + std::chrono::microseconds(microseconds);
        while (std::chrono::steady_clock::now() < start)
            std::this_thread::yield();
        std::atomic<int> begun = 0;
        crew.share(2, 2, [&](unsigned, unsigned) {
            ++begun;
            while (begun < 2)
                std::this_thread::yield();
        });
        QCOMPARE(begun.load(), 2);
    }
}

void TestParallel::moreThanFitIsDoneAsWell()
{
    Crew crew;
    for (const unsigned pieces : {Crew::kMostPieces, Crew::kMostPieces + 1}) {
        std::vector<unsigned> done(pieces, 0);
        crew.share(3, pieces, [&](unsigned piece, unsigned) { ++done[piece]; });
        QVERIFY(done == std::vector<unsigned>(pieces, 1));
    }
}

void TestParallel::callersBesideEachOtherAreServed()
{
    constexpr unsigned kPieces = 20;
    Crew crew;
    std::atomic<bool> right = true;
    const auto call = [&] {
        for (int job = 0; job < 200; ++job) {
            std::vector<unsigned> done(kPieces, 0);
            crew.share(3, kPieces, [&](unsigned piece, unsigned) { ++done[piece]; });
            if (done != std::vector<unsigned>(kPieces, 1))
                right = false;
        }
    };
    {
        const std::jthread other(call);
        call();
    }
    QVERIFY(right);
}

void TestParallel::piecesCanShareWorkThemselves()
{
    constexpr unsigned kPieces = 8;
    Crew crew;
    std::array<std::atomic<unsigned>, kPieces> done{};
    crew.share(2, kPieces, [&](unsigned piece, unsigned) {
        crew.share(2, kPieces, [&](unsigned, unsigned worker) { done[piece] += worker == 0 ? 1 : 1'000; });
    });
    for (const std::atomic<unsigned>& inPiece : done)
        QCOMPARE(inPiece.load(), kPieces);
}

void TestParallel::piecesCoverEverything()
{
    for (const unsigned pieces : {1U, 3U, 8U}) {
        QCOMPARE(firstOfPiece(1'000, 0, pieces), 0U);
        QCOMPARE(firstOfPiece(1'000, pieces, pieces), 1'000U);
        QCOMPARE(firstOfPiece(0xffff'ffff, pieces, pieces), 0xffff'ffffU);
    }
}

void TestParallel::aPieceWithoutMemoryEndsTheJob_data()
{
    QTest::addColumn<unsigned>("workers");
    QTest::newRow("alone") << 1U;
    QTest::newRow("with helpers") << 4U;
}

/// Memory runs out in any thread: the caller is told after all pieces have ended, and the crew can work on.
void TestParallel::aPieceWithoutMemoryEndsTheJob()
{
    QFETCH(const unsigned, workers);
    constexpr unsigned kPieces = 64;
    Crew crew;
    for (int job = 0; job < 50; ++job) {
        std::atomic<unsigned> busy = 0;
        QVERIFY_THROWS_EXCEPTION(std::bad_alloc, crew.share(workers, kPieces, [&](unsigned piece, unsigned) {
            ++busy;
            std::this_thread::yield();
            --busy;
            if (piece % 2 == 1)
                throw std::bad_alloc();
        }));
        QCOMPARE(busy.load(), 0U);
        std::atomic<unsigned> done = 0;
        crew.share(workers, kPieces, [&](unsigned, unsigned) { ++done; });
        QCOMPARE(done.load(), kPieces);
    }
}

BROADSIDE_TEST(TestParallel)

} // namespace broadside::test::tst_parallel

#include "tst_parallel.moc"
