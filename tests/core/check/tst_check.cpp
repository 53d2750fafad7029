#include "core/broadphase/broad_phase.h"
#include "core/check/check.h"
#include "core/check/failure_scene.h"
#include "core/debug/audit/finding.h"
#include "core/io/scene/scene_reader.h"
#include "core/io/scene/scene_writer.h"
#include "core/trace/recording.h"
#include "core/trace/trace_cursor.h"
#include "core/trace/trace_reader.h"
#include "tests/core/check/faulty_target.h"
#include "tests/support/test.h"

#include <algorithm>
#include <cmath>
#include <set>
#include <span>

namespace broadside::test::tst_check {

namespace {

using check::CheckFailure;
using check::CheckReport;

CheckReport checkFault(std::string_view fault, check::CheckOptions options = {})
{
    const check::Checked checked{[fault] { return makeFaulty(fault); }, std::string(fault), TouchRule::Closed, {}};
    options.patience = std::chrono::milliseconds(500);
    auto report = check::check(checked, options);
    return report ? std::move(*report) : CheckReport{};
}

} // namespace

class TestCheck : public QObject {
    Q_OBJECT
private slots:
    void worldsArePossibleAndRepeatable();
    void worldsInsideStayInside();
    void correctOnesPass_data();
    void correctOnesPass();
    void faultsAreFoundAndMadeSmall_data();
    void faultsAreFoundAndMadeSmall();
    void textbookGridsFail_data();
    void textbookGridsFail();
    void aSeedRepeatsItsFailure();
    void theTraceShowsTheMissedPair();
    void theTraceSaysWhatFails_data();
    void theTraceSaysWhatFails();
    void theSceneShowsTheFailure_data();
    void theSceneShowsTheFailure();
    void causesAreExplained_data();
    void causesAreExplained();
};

void TestCheck::worldsArePossibleAndRepeatable()
{
    for (std::uint64_t seed = 0; seed < 500; ++seed) {
        const check::CheckWorld world = check::makeWorld(seed);
        QCOMPARE(check::makeWorld(seed).operations, world.operations);
        std::set<ObjectId> present;
        for (const check::Operation& operation : world.operations) {
            const bool isThere = present.contains(operation.id);
            QCOMPARE(isThere, operation.kind != check::Operation::Kind::Add);
            if (operation.kind == check::Operation::Kind::Remove) {
                present.erase(operation.id);
                continue;
            }
            present.insert(operation.id);
            for (const double number : {operation.box.lo.x, operation.box.lo.y, operation.box.hi.x, operation.box.hi.y})
                QVERIFY(std::abs(number) < 524'288.0 && static_cast<double>(static_cast<float>(number)) == number);
            QVERIFY(operation.box.lo.x <= operation.box.hi.x && operation.box.lo.y <= operation.box.hi.y);
        }
    }
}

void TestCheck::worldsInsideStayInside()
{
    for (std::uint64_t seed = 0; seed < 200; ++seed) {
        const check::CheckWorld world = check::makeWorld(seed, {true});
        for (const check::Operation& operation : world.operations)
            QVERIFY(operation.kind == check::Operation::Kind::Remove || contains(world.bounds, operation.box));
    }
}

void TestCheck::correctOnesPass_data()
{
    QTest::addColumn<QString>("name");
    for (const AlgorithmInfo& info : algorithms())
        if (!info.isTextbook())
            QTest::newRow(info.name.data()) << QString::fromUtf8(info.name.data());
    for (const std::string_view name : std::span(kPlantedFaults).first(2))
        QTest::newRow(name.data()) << QString::fromUtf8(name.data());
}

void TestCheck::correctOnesPass()
{
    QFETCH(const QString, name);
    const std::string wanted = name.toStdString();
    const auto algorithm = algorithmNamed(wanted);
    const check::Checked checked{[&] { return algorithm ? check::makeOwnTarget(*algorithm) : makeFaulty(wanted); },
                                 wanted,
                                 TouchRule::Closed,
                                 {}};
    check::CheckOptions options;
    const bool isLong = qEnvironmentVariableIsSet("BROADSIDE_LONG_TESTS");
    options.mostWorlds = isLong ? 200'000 : 210;
    options.time = std::chrono::hours(1);
    const auto report = check::check(checked, options);
    QVERIFY(report);
    for (const CheckFailure& failure : report->failures)
        QFAIL(qPrintable(QString::fromStdString(failure.family + ": " + failure.sentence.text())));
    QCOMPARE(report->worlds, options.mostWorlds);
    QVERIFY2(!isLong || report->operations >= 10'000'000, qPrintable(QString::number(report->operations)));
    QVERIFY(report->microseconds > 0.0 && report->packedGridMicroseconds > 0.0);
}

void TestCheck::faultsAreFoundAndMadeSmall_data()
{
    QTest::addColumn<QString>("fault");
    QTest::addColumn<int>("objects");
    QTest::addColumn<int>("operations");
    for (const std::string_view fault : std::span(kPlantedFaults).subspan(2)) {
        // These need more: a full cell, a number of moves, and moves that add up to the way into the next cell.
        const bool isFull = fault == "a cell holds eight objects";
        const bool isCounting = fault == "every fourth move is lost";
        const bool isAddingUp = fault == "small moves are ignored";
        QTest::newRow(fault.data()) << QString::fromUtf8(fault.data())
                                    << (isFull       ? 12
                                        : isCounting ? 6
                                                     : 4)
                                    << (isFull       ? 12
                                        : isCounting ? 10
                                        : isAddingUp ? 20
                                                     : 6);
    }
}

void TestCheck::faultsAreFoundAndMadeSmall()
{
    QFETCH(const QString, fault);
    const std::string name = fault.toStdString();
    const CheckReport report = checkFault(name, {.mostWorlds = 2'000, .mostFailures = 1, .explains = false});
    QVERIFY(!report.failures.empty());
    const CheckFailure& first = report.failures.front();
    const std::size_t left = check::objectCount(first.small.world.operations);
    const QString seen =
        QString::fromStdString(first.sentence.text() + " / " + first.rule + " / " + first.cause.text());
    QFETCH(const int, objects);
    QVERIFY2(left <= static_cast<std::size_t>(objects), qPrintable(seen));
    QFETCH(const int, operations);
    QVERIFY2(first.small.world.operations.size() <= static_cast<std::size_t>(operations), qPrintable(seen));
}

void TestCheck::textbookGridsFail_data()
{
    QTest::addColumn<QString>("name");
    for (const AlgorithmInfo& info : algorithms())
        if (info.isTextbook())
            QTest::newRow(info.name.data()) << QString::fromUtf8(info.name.data());
}

void TestCheck::textbookGridsFail()
{
    QFETCH(const QString, name);
    const std::string wanted = name.toStdString();
    const check::Checked checked{
        [&] { return check::makeOwnTarget(*algorithmNamed(wanted)); }, wanted, TouchRule::Closed, {}};
    const auto report = check::check(checked, {.mostWorlds = 500, .mostFailures = 1, .explains = false});
    QVERIFY(report && !report->failures.empty());
    QVERIFY(check::objectCount(report->failures.front().small.world.operations) <= 2);
}

void TestCheck::aSeedRepeatsItsFailure()
{
    const CheckReport report =
        checkFault("the last cell is left out", {.mostWorlds = 500, .mostFailures = 1, .explains = false});
    QVERIFY(!report.failures.empty());
    const CheckReport again = checkFault("the last cell is left out",
                                         {.seed = report.failures.front().seed, .mostWorlds = 1, .explains = false});
    QCOMPARE(again.failures.size(), std::size_t{1});
    QCOMPARE(again.failures.front().sentence, report.failures.front().sentence);
    QCOMPARE(again.failures.front().small.world.operations, report.failures.front().small.world.operations);
}

void TestCheck::theTraceShowsTheMissedPair()
{
    const CheckReport report =
        checkFault("registered at the corners", {.mostWorlds = 500, .mostFailures = 1, .explains = false});
    QVERIFY(!report.failures.empty());
    const CheckFailure& failure = report.failures.front();
    auto reader = trace::TraceReader::open(trace::byteSourceOf(failure.trace), "small");
    QVERIFY(reader);
    QCOMPARE(reader->frames().size(), failure.small.world.operations.size());
    QVERIFY(reader->info().contents.candidates);
    QVERIFY(reader->notices().empty());
}

void TestCheck::theTraceSaysWhatFails_data()
{
    QTest::addColumn<QString>("fault");
    QTest::addColumn<bool>("answers");
    QTest::newRow("a miss") << QStringLiteral("registered at the corners") << true;
    QTest::newRow("a crash") << QStringLiteral("crashes outside") << false;
    QTest::newRow("an endless loop") << QStringLiteral("loops for points") << false;
    QTest::newRow("an unknown object") << QStringLiteral("removed objects stay") << true;
    QTest::newRow("an own partner") << QStringLiteral("reports itself") << true;
}

void TestCheck::theTraceSaysWhatFails()
{
    QFETCH(const QString, fault);
    QFETCH(const bool, answers);
    const CheckReport report =
        checkFault(fault.toStdString(), {.mostWorlds = 500, .mostFailures = 1, .explains = false});
    QVERIFY(!report.failures.empty());
    const CheckFailure& failure = report.failures.front();
    auto reader = trace::TraceReader::open(trace::byteSourceOf(failure.trace), "small");
    QVERIFY(reader);
    QCOMPARE(reader->frames().size(), failure.small.world.operations.size());
    QCOMPARE(reader->info().contents.candidates, answers);
    trace::TraceCursor cursor(*reader);
    QVERIFY(!cursor.seek(reader->frames().size() - 1));
    QCOMPARE(cursor.frame().log, std::vector<std::string>{failure.sentence.text()});
    // What is reported although it is no pair is in the trace, too.
    const trace::Recording recording(*std::move(reader));
    const auto walk = recording.walk();
    QVERIFY(walk);
    QVERIFY(!(*walk)->goTo(recording.frameCount() - 1));
    const bool isStrange = failure.small.failure.kind == check::FailureKind::UnknownObject;
    QCOMPARE((*walk)->invalidData().strangeCandidates > 0, isStrange);
}

void TestCheck::theSceneShowsTheFailure_data()
{
    QTest::addColumn<QString>("fault");
    QTest::addColumn<QString>("algorithm");
    QTest::newRow("as a textbook") << QStringLiteral("registered at the corners") << QStringLiteral("corner-grid");
    QTest::newRow("as no algorithm") << QStringLiteral("ids are cut to eight bits") << QString();
    QTest::newRow("a crash") << QStringLiteral("crashes outside") << QString();
}

void TestCheck::theSceneShowsTheFailure()
{
    QFETCH(const QString, fault);
    QFETCH(const QString, algorithm);
    const CheckReport report =
        checkFault(fault.toStdString(), {.mostWorlds = 500, .mostFailures = 1, .explains = false});
    QVERIFY(!report.failures.empty());
    const CheckFailure& failure = report.failures.front();
    const auto made = check::sceneOf(failure);
    QVERIFY(made);
    QCOMPARE(made->shownBy.has_value(), !algorithm.isEmpty());
    const auto read = readScene(writeSceneCanonically(made->scene), "small.broadside");
    QVERIFY(read.scene);
    const Scene& scene = *read.scene;
    const SceneObject* object = scene.find(failure.small.failure.a);
    if (failure.small.failure.a.value != 0) {
        QVERIFY(object);
        QCOMPARE(object->properties->front(), (Property{"failure", failure.sentence.text()}));
    }
    const auto finding = firstFinding(scene, {});
    QVERIFY(finding);
    QCOMPARE(finding->has_value(), made->shownBy.has_value());
    if (!made->shownBy)
        return;
    QCOMPARE(QString::fromUtf8(infoOf(*made->shownBy).name.data()), algorithm);
    QCOMPARE((*finding)->kind, Finding::Kind::MissedPair);
    QCOMPARE((*finding)->a, failure.small.failure.a);
    QCOMPARE((*finding)->b, failure.small.failure.b);
}

void TestCheck::causesAreExplained_data()
{
    QTest::addColumn<QString>("fault");
    for (const char* fault : {"the last column is missing", "asks in its first cell only",
                              "asks the cell of its centre only", "touching is no overlap", "keys of pairs collide"})
        QTest::newRow(fault) << QString::fromUtf8(fault);
}

void TestCheck::causesAreExplained()
{
    QFETCH(const QString, fault);
    const CheckReport report = checkFault(fault.toStdString(), {.mostWorlds = 300, .mostFailures = 3});
    std::string rules;
    for (const CheckFailure& failure : report.failures)
        rules += failure.rule + ": " + failure.cause.text() + '\n';
    QVERIFY2(std::ranges::any_of(report.failures, [](const CheckFailure& each) { return !each.cause.empty(); }),
             rules.c_str());
}

BROADSIDE_TEST(TestCheck)

} // namespace broadside::test::tst_check

#include "tst_check.moc"
