#include "core/broadphase/packed_grid/parallel.h"

#include <QTest>

#include <array>
#include <atomic>
#include <vector>

using namespace broadside::packed;

class TestParallel : public QObject {
    Q_OBJECT
private slots:
    void everyPieceIsDoneOnce_data();
    void everyPieceIsDoneOnce();
    void noTwoWorkersAreTheSame();
    void piecesCoverEverything();
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
        std::vector<unsigned> done(pieces, 0); // not atomic: who does a piece is alone with it
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

void TestParallel::piecesCoverEverything()
{
    for (const unsigned pieces : {1U, 3U, 8U}) {
        QCOMPARE(firstOfPiece(1'000, 0, pieces), 0U);
        QCOMPARE(firstOfPiece(1'000, pieces, pieces), 1'000U);
        QCOMPARE(firstOfPiece(0xffff'ffff, pieces, pieces), 0xffff'ffffU);
    }
}

QTEST_APPLESS_MAIN(TestParallel)
#include "tst_parallel.moc"
