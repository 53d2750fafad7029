#include "core/base/random.h"
#include "core/debug/tuning/rule_of_thumb.h"
#include "core/debug/tuning/tuner.h"
#include "core/scene/generate.h"
#include "tests/core/dynamics/small_worlds.h"
#include "tests/support/test.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>

namespace broadside::test::tst_tuner {

namespace {

Footage footageOf(const World& world)
{
    Footage footage;
    if (!footage.take(world.objects(), world.settings()))
        qFatal("no room");
    return footage;
}

Measured point(double cellSize, double microseconds, std::uint64_t memory = 1000, std::uint64_t missed = 0)
{
    Measured measured;
    measured.settings.cellSize = cellSize;
    measured.played.microseconds = microseconds;
    measured.played.memory = memory;
    measured.missed = missed;
    return measured;
}

/// Real counts, but times from `cost` instead of a clock.
MeasureOptions measureWithCosts(std::function<double(const BroadPhaseSettings&, int run)> cost)
{
    MeasureOptions options;
    options.meter = [cost = std::move(cost), runs = std::map<std::pair<Algorithm, double>, int>{}](
                        const Footage& footage, const BroadPhaseSettings& settings) mutable -> Result<Played> {
        auto played = play(footage, settings, [now = 0.0]() mutable { return now += 10'000.0; });
        if (played)
            played->microseconds = cost(settings, runs[{settings.algorithm, settings.cellSize}]++);
        return played;
    };
    return options;
}

/// Costs grow on both sides of a cell size of 4 m.
double costsAroundFourMetres(const BroadPhaseSettings& settings, int = 0)
{
    return 10.0 + 5.0 * std::abs(std::log2(settings.cellSize / 4.0));
}

bool says(const std::string& text, const char* words) { return text.find(words) != std::string::npos; }

} // namespace

class TestTuner : public QObject {
    Q_OBJECT
private slots:
    void pointsAreThoseOfTheWorld();
    void theShortestRunCounts();
    void runsTakeTurns();
    void recommendsTheValley();
    void neverMuchWorseThanTheBestPoint();
    void reasons_data();
    void reasons();
    void sizesThatMissPairsAreNotRecommended();
    void othersAreMeasuredOnDemand();
    void anAlgorithmWithoutCellsIsTunedAsGrid();
    void canBeStoppedAtAnyTime();
    void sizesAreSensible_data();
    void sizesAreSensible();
    void sizesGrowByTheSameFactor();
    void tooSmallCellsAreRefused();
    void theRuleOfAGameIsMeasured_data();
    void theRuleOfAGameIsMeasured();
    void aGameIsNotAdvisedToGetWorse_data();
    void aGameIsNotAdvisedToGetWorse();
    void aFasterGameKeepsItsRule();
};

void TestTuner::pointsAreThoseOfTheWorld()
{
    Scene scene = generateScene("mixed", {100, 4}).value();
    const World world = worldOf(scene);
    TunerOptions options;
    options.cellSizes = {1.5, 6.0, 40.0};
    options.measure = measureWithCosts(costsAroundFourMetres);
    const Tuning tuning = tune(footageOf(world), scene.broadPhase, options).value();
    QVERIFY(tuning.complete);
    QCOMPARE(tuning.points.size(), std::size_t{3});
    for (std::size_t i = 0; i < 3; ++i) {
        scene.broadPhase.cellSize = options.cellSizes[i];
        const World same = worldOf(scene);
        const Funnel funnel = funnelPairs(same.objects(), same.broadPhase()).funnel;
        const Measured& one = tuning.points[i];
        QCOMPARE(one.settings.cellSize, options.cellSizes[i]);
        QCOMPARE(one.played.candidates, funnel.candidates);
        QCOMPARE(one.played.checks, funnel.checks);
        QCOMPARE(one.played.boxOverlaps, funnel.boxOverlaps);
        QCOMPARE(one.missed, std::uint64_t{0});
        QCOMPARE(one.played.cells, same.broadPhase().statistics().cells);
        QVERIFY(one.played.memory > 0);
        QCOMPARE(one.played.microseconds, costsAroundFourMetres(one.settings));
    }
}

void TestTuner::theShortestRunCounts()
{
    const Scene scene = generateScene("cannon", {}).value();
    MeasureOptions options = measureWithCosts([](const BroadPhaseSettings&, int run) {
        // most of them are disturbed by other work of the machine
        constexpr std::array kTimes{30.0, 1000.0, 10.0, 20.0, 40.0};
        return kTimes.at(static_cast<std::size_t>(run));
    });
    const std::vector<BroadPhaseSettings> one{{Algorithm::Grid, 1.0}};
    const auto measured = measure(footageOf(worldOf(scene)), one, options).value();
    QCOMPARE(measured.at(0).played.microseconds, 10.0);
    QCOMPARE(measured.at(0).spread, 20.0); // from 20 to 40
}

void TestTuner::runsTakeTurns()
{
    const Scene scene = generateScene("cannon", {}).value();
    std::vector<double> order;
    std::vector<double> shares;
    MeasureOptions options = measureWithCosts([&](const BroadPhaseSettings& settings, int) {
        order.push_back(settings.cellSize);
        return 1.0;
    });
    options.runs = 2;
    options.progress = [&](double share) { shares.push_back(share); };
    const std::vector<BroadPhaseSettings> two{{Algorithm::Grid, 1.0}, {Algorithm::Grid, 2.0}};
    QVERIFY(measure(footageOf(worldOf(scene)), two, options).ok());
    QCOMPARE(order, (std::vector<double>{1.0, 2.0, 1.0, 2.0}));
    QCOMPARE(shares, (std::vector<double>{0.25, 0.5, 0.75, 1.0}));
}

void TestTuner::recommendsTheValley()
{
    Scene scene = generateScene("uniform", {200, 1}).value();
    scene.broadPhase.cellSize = 0.5;
    TunerOptions options;
    options.cellSizes = logarithmicSizes({0.5, 32.0}, 7);
    options.measure = measureWithCosts(costsAroundFourMetres);
    const Tuning tuning = tune(footageOf(worldOf(scene)), scene.broadPhase, options).value();
    const Recommendation& made = tuning.recommended.value();
    QCOMPARE(made.cellSize, 4.0);
    QCOMPARE(made.microseconds, 10.0);
    QCOMPARE(made.gain.value_or(0.0), 1.0 - 10.0 / 25.0);
    QCOMPARE(tuning.present.value().played.microseconds, 25.0);
    QVERIFY(!made.hardlyMatters);
    QVERIFY2(says(made.reason.text(), "60 % less than with the present size of 0.5 m (25 \u00b5s)"),
             made.reason.text().c_str());
}

void TestTuner::neverMuchWorseThanTheBestPoint()
{
    Random random(5);
    for (int round = 0; round < 2000; ++round) {
        std::vector<Measured> points;
        for (std::uint64_t i = 0; i <= random.below(12); ++i)
            points.push_back(point(1.0 + static_cast<double>(i), random.between(10.0, 14.0), random.below(5),
                                   random.below(20) == 0 ? 1 : 0));
        const Measured present = point(0.9, random.between(8.0, 16.0), 0, random.below(20) == 0 ? 1 : 0);
        const Recommendation made = recommend(points, &present);
        const bool allMiss = std::ranges::all_of(points, [](const Measured& p) { return p.missed == 1; });
        double best = 1e9;
        const Measured* chosen = made.cellSize == present.settings.cellSize ? &present : nullptr;
        for (const Measured& p : points) {
            if (p.missed == 0 || allMiss)
                best = std::min(best, p.played.microseconds);
            if (p.settings.cellSize == made.cellSize)
                chosen = &p;
        }
        QVERIFY(chosen && (chosen->missed == 0 || allMiss));
        QVERIFY(chosen->played.microseconds <= 1.05 * best);
        QCOMPARE(made.microseconds, chosen->played.microseconds);
        QVERIFY(made.microseconds <= present.played.microseconds || present.missed > chosen->missed);
        QVERIFY(made.reason.text().ends_with('.'));
    }
}

void TestTuner::reasons_data()
{
    QTest::addColumn<double>("present");
    QTest::addColumn<double>("slowest");
    QTest::addColumn<QByteArray>("words");
    QTest::addColumn<bool>("hardlyMatters");
    QTest::newRow("better") << 200.0 << 300.0
                            << QByteArray("takes 100 \u00b5s, which is 50 % less than with the present size of 3 m")
                            << false;
    QTest::newRow("as good") << 103.0 << 300.0 << QByteArray("; the present size of 3 m is as good (103 \u00b5s)")
                             << false;
    QTest::newRow("worse") << 50.0 << 300.0 << QByteArray("Keep the present cells of 3 m: with them a step takes 50")
                           << false;
    QTest::newRow("a little worse") << 99.0 << 300.0 << QByteArray("best of the other sizes, 2 m, 100 \u00b5s.")
                                    << false;
    QTest::newRow("all the same") << 103.0 << 109.0 << QByteArray("hardly matters: from 1 m to 4 m") << true;
    QTest::newRow("plateau") << 200.0 << 300.0 << QByteArray("All sizes from 1 m to 2 m are within 10 %") << false;
}

void TestTuner::reasons()
{
    QFETCH(const double, present);
    QFETCH(const double, slowest);
    QFETCH(const QByteArray, words);
    QFETCH(const bool, hardlyMatters);
    const std::vector<Measured> points{point(1.0, 105.0), point(2.0, 100.0), point(4.0, slowest)};
    const Measured now = point(3.0, present);
    const Recommendation made = recommend(points, &now);
    QCOMPARE(made.cellSize, present < 100.0 ? 3.0 : 2.0);
    QCOMPARE(made.microseconds, std::min(present, 100.0));
    QVERIFY(made.gain.value() >= 0.0);
    QCOMPARE(made.hardlyMatters, hardlyMatters);
    QVERIFY2(says(made.reason.text(), words), made.reason.text().c_str());
    const Recommendation alone = recommend(points, nullptr);
    QVERIFY(!alone.gain);
    QVERIFY2(!says(alone.reason.text(), "scene"), alone.reason.text().c_str());
}

void TestTuner::sizesThatMissPairsAreNotRecommended()
{
    Scene scene = generateScene("mixed", {{}, 1}).value();
    scene.broadPhase = {Algorithm::CornerGrid, 1.0};
    TunerOptions options;
    options.cellSizes = {1.0, 10.0, 60.0, 100.0};
    options.measure =
        measureWithCosts([](const BroadPhaseSettings& s, int) { return s.cellSize; }); // small cells are fastest
    const Tuning tuning = tune(footageOf(worldOf(scene)), scene.broadPhase, options).value();
    QVERIFY(tuning.points[0].missed > 0);
    QCOMPARE(tuning.points[2].missed, std::uint64_t{0});
    QCOMPARE(tuning.recommended.value().cellSize, 60.0);
    QVERIFY(!tuning.recommended.value().gain);
    const std::string& reason = tuning.recommended.value().reason.text();
    QVERIFY2(says(reason, "with the present size of 1 m, more pairs are missed"), reason.c_str());
    QVERIFY2(says(reason, "Sizes with which corner-grid misses more pairs are left out."), reason.c_str());
}

void TestTuner::othersAreMeasuredOnDemand()
{
    const Scene scene = generateScene("mixed", {50, 1}).value();
    TunerOptions options;
    options.cellSizes = {5.0};
    options.measure = measureWithCosts(costsAroundFourMetres);
    QVERIFY(tune(footageOf(worldOf(scene)), scene.broadPhase, options).value().others.empty());
    options.withOthers = true;
    const Tuning tuning = tune(footageOf(worldOf(scene)), scene.broadPhase, options).value();
    QCOMPARE(tuning.points.size(), std::size_t{1});
    QCOMPARE(tuning.others.size(), std::size_t{5});
    for (const Measured& other : tuning.others)
        QVERIFY(!infoOf(other.settings.algorithm).usesCellSize);
}

void TestTuner::anAlgorithmWithoutCellsIsTunedAsGrid()
{
    Scene scene = generateScene("mixed", {50, 1}).value();
    TunerOptions options;
    options.cellSizes = {5.0};
    options.measure = measureWithCosts(costsAroundFourMetres);
    for (const AlgorithmInfo& info : algorithms()) {
        scene.broadPhase.algorithm = info.algorithm;
        const Tuning tuning = tune(footageOf(worldOf(scene)), scene.broadPhase, options).value();
        QVERIFY(tuning.algorithm == (info.usesCellSize ? info.algorithm : Algorithm::Grid));
    }
}

void TestTuner::canBeStoppedAtAnyTime()
{
    const Scene scene = generateScene("mixed", {50, 1}).value();
    for (int after = 0; after <= 16; ++after) {
        std::stop_source stop;
        int done = 0;
        TunerOptions options;
        options.cellSizes = {1.0, 4.0, 16.0};
        options.measure = measureWithCosts(costsAroundFourMetres);
        options.measure.stop = stop.get_token();
        options.measure.progress = [&](double) {
            if (++done == after)
                stop.request_stop();
        };
        if (after == 0)
            stop.request_stop();
        const Tuning tuning = tune(footageOf(worldOf(scene)), scene.broadPhase, options).value();
        QCOMPARE(done, after);
        QVERIFY(!tuning.complete);
        QCOMPARE(tuning.points.size(), std::size_t(std::min(after, 3)));
        QCOMPARE(tuning.recommended.has_value(), after > 0);
    }
}

void TestTuner::sizesAreSensible_data()
{
    QTest::addColumn<QString>("kind");
    QTest::addColumn<int>("count");
    for (const GeneratorInfo& info : generators())
        for (const std::size_t count : {std::size_t{2}, info.usualCount, std::size_t{20'000}})
            if (count <= info.largestCount)
                QTest::addRow("%s %zu", info.name.data(), count)
                    << QString::fromLatin1(info.name.data(), qsizetype(info.name.size())) << int(count);
}

void TestTuner::sizesAreSensible()
{
    QFETCH(const QString, kind);
    QFETCH(const int, count);
    const Scene scene = generateScene(kind.toStdString(), {std::size_t(count), 1}).value();
    const ObjectTable objects(scene);
    const SizeRange range = sensibleCellSizes(objects, scene.world);
    QVERIFY(range.from > 0.0 && range.to >= 7.5 * range.from);
    QVERIFY(makeBroadPhase({Algorithm::Grid, range.from}, scene.world.width, scene.world.height).ok());
    if (const auto rule = ruleOfThumbCellSize(objects); rule && count <= 2000)
        QVERIFY2(range.from < *rule, std::to_string(range.from).c_str());
}

void TestTuner::sizesGrowByTheSameFactor()
{
    QCOMPARE(logarithmicSizes({1.0, 16.0}, 5), (std::vector<double>{1.0, 2.0, 4.0, 8.0, 16.0}));
    QCOMPARE(logarithmicSizes({0.1, 10.0}, 3), (std::vector<double>{0.1, 1.0, 10.0}));
    QCOMPARE(logarithmicSizes({2.5, 9.0}, 1), (std::vector<double>{2.5}));
    QCOMPARE(logarithmicSizes({2.5, 2.5}, 4), (std::vector<double>{2.5}));
    const std::vector<double> near = logarithmicSizes({1.0, 1.001}, 100);
    QVERIFY(std::ranges::adjacent_find(near, std::greater_equal<>()) == near.end());
    const std::vector<double> rounded = logarithmicSizes({1.0, 7.0}, 4);
    QCOMPARE(rounded, (std::vector<double>{1.0, 1.91, 3.66, 7.0}));
}

void TestTuner::tooSmallCellsAreRefused()
{
    const Scene scene = generateScene("mixed", {50, 1}).value();
    TunerOptions options;
    options.cellSizes = {1e-9, 1.0};
    options.measure = measureWithCosts(costsAroundFourMetres);
    const auto refused = tune(footageOf(worldOf(scene)), scene.broadPhase, options);
    QVERIFY(!refused && !refused.problem().remedy.empty());
}

void TestTuner::theRuleOfAGameIsMeasured_data()
{
    QTest::addColumn<int>("rings"); // 0: by extents
    QTest::addColumn<bool>("isBounded");
    QTest::newRow("extents") << 0 << false;
    QTest::newRow("centre, one ring") << 1 << false;
    QTest::newRow("centre, two rings") << 2 << false;
    QTest::newRow("extents in a table") << 0 << true;
    QTest::newRow("centre, one ring, in a table") << 1 << true;
}

/// Candidates, tests and missed pairs are counted here by brute force.
void TestTuner::theRuleOfAGameIsMeasured()
{
    QFETCH(const int, rings);
    QFETCH(const bool, isBounded);
    const Scene scene = generateScene("mixed", {80, 4}).value();
    const Aabb within{{0.7, -1.3}, {30.7, 28.7}}; // a part of the world
    const auto table = isBounded ? std::optional(within) : std::nullopt;
    const World world = worldOf(scene);
    const ObjectTable& objects = world.objects();
    const CellRule rule{rings == 0 ? CellRule::Kind::Extents : CellRule::Kind::Centre, 3.0, {0.7, -1.3}, rings, table};
    TunerOptions options;
    options.cellSizes = {2.0, 9.0};
    options.measure = measureWithCosts(costsAroundFourMetres);
    options.gameRule = rule;
    const Tuning tuning = tune(footageOf(world), scene.broadPhase, options).value();
    QVERIFY(tuning.game);
    QCOMPARE(tuning.game->points.size(), std::size_t{2});
    std::vector<Measured> all = tuning.game->points;
    all.push_back(tuning.game->present);
    for (const Measured& measured : all) {
        const double cell = measured.settings.cellSize;
        const auto at = [&](double place, double origin) {
            const double index = std::floor((place - origin) / cell);
            return isBounded ? std::clamp(index, 0.0, std::ceil(30.0 / cell) - 1.0) : index;
        };
        const auto meet = [&](const Aabb& a, const Aabb& b) {
            const Vec2 from = rule.origin;
            if (rings == 0)
                return at(a.lo.x, from.x) <= at(b.hi.x, from.x) && at(b.lo.x, from.x) <= at(a.hi.x, from.x) &&
                       at(a.lo.y, from.y) <= at(b.hi.y, from.y) && at(b.lo.y, from.y) <= at(a.hi.y, from.y);
            const auto apart = [&](double one, double other, double origin) {
                return std::abs(at(one, origin) - at(other, origin));
            };
            return apart(0.5 * (a.lo.x + a.hi.x), 0.5 * (b.lo.x + b.hi.x), from.x) <= rings &&
                   apart(0.5 * (a.lo.y + a.hi.y), 0.5 * (b.lo.y + b.hi.y), from.y) <= rings;
        };
        std::uint64_t candidates = 0;
        std::uint64_t missed = 0;
        for (ObjectIndex a = 0; a < objects.rowCount(); ++a)
            for (ObjectIndex b = a + 1; b < objects.rowCount(); ++b) {
                if (!canCollide(objects.filterOf(a), objects.filterOf(b)))
                    continue;
                const bool isFound = meet(objects.boundsOf(a), objects.boundsOf(b));
                candidates += isFound ? 1U : 0U;
                missed += !isFound && overlaps(objects.boundsOf(a), objects.boundsOf(b)) ? 1U : 0U;
            }
        QCOMPARE(measured.played.candidates, candidates);
        QCOMPARE(measured.missed, missed);
    }
}

void TestTuner::aGameIsNotAdvisedToGetWorse_data()
{
    QTest::addColumn<double>("microseconds");
    QTest::addColumn<int>("candidates");
    QTest::addColumn<int>("missed");
    QTest::addColumn<bool>("isAdvised");
    QTest::newRow("faster, with fewer candidates") << 50.0 << 50 << 0 << true;
    QTest::newRow("faster, with as many") << 50.0 << 100 << 0 << true;
    QTest::newRow("faster, with more candidates") << 50.0 << 101 << 0 << false;
    QTest::newRow("slower, with fewer candidates") << 110.0 << 50 << 0 << false;
    QTest::newRow("as fast") << 99.0 << 50 << 0 << false;
    QTest::newRow("misses pairs") << 50.0 << 50 << 1 << false;
}

void TestTuner::aGameIsNotAdvisedToGetWorse()
{
    QFETCH(const double, microseconds);
    QFETCH(const int, candidates);
    QFETCH(const int, missed);
    QFETCH(const bool, isAdvised);
    Measured present = point(4.0, 100.0);
    present.played.candidates = 100;
    present.rule = CellRule{CellRule::Kind::Centre, 4.0, {}, 1, {}};
    std::vector<Measured> points{point(2.0, microseconds, 1000, static_cast<std::uint64_t>(missed))};
    points[0].played.candidates = static_cast<std::uint64_t>(candidates);
    const Recommendation made = recommendForGame(points, present, nullptr);
    QCOMPARE(made.cellSize, isAdvised ? 2.0 : 4.0);
    QVERIFY2(says(made.reason.text(), "the cell of the centre, with 1 ring of neighbours"), made.reason.text().c_str());
    QVERIFY2(says(made.reason.text(), isAdvised ? "with cells of 2 m, instead of" : "keep the present cells of 4 m"),
             made.reason.text().c_str());
}

void TestTuner::aFasterGameKeepsItsRule()
{
    const Scene scene = generateScene("uniform", {100, 1}).value();
    TunerOptions options;
    options.cellSizes = {2.0, 4.0};
    options.gameRule = CellRule{CellRule::Kind::Extents, 3.0, {}, 0, {}};
    for (const double ofGame : {5.0, 50.0}) {
        options.measure = measureWithCosts(costsAroundFourMetres); // at best 10 microseconds
        options.measure.ruleMeter = [&](const Footage&, const CellRule&) -> Result<Played> {
            Played played;
            played.microseconds = ofGame;
            return played;
        };
        const Tuning tuning = tune(footageOf(worldOf(scene)), scene.broadPhase, options).value();
        QCOMPARE(tuning.recommended->cellSize, ofGame < 10.0 ? 3.0 : 4.0);
        QCOMPARE(says(tuning.recommended->reason.text(), "Your game's own rule"), ofGame < 10.0);
    }
}

BROADSIDE_TEST(TestTuner)

} // namespace broadside::test::tst_tuner

#include "tst_tuner.moc"
