#include "core/debug/audit/audit.h"
#include "core/debug/why/why.h"
#include "core/dynamics/world.h"
#include "tests/support/test.h"

namespace broadside::test::tst_miss_cause {

namespace {

struct Placed {
    Aabb moving;
    Aabb standing;
};

SceneObject boxObject(ObjectId id, ObjectKind kind, const Aabb& box)
{
    SceneObject object;
    object.id = id;
    object.kind = kind;
    object.gravityScale = 0.0;
    object.pose.position = box.center();
    object.shape = Box{box.width(), box.height()};
    return object;
}

World worldOf(Algorithm algorithm, const Placed& placed, double width = 9.6, double height = 6.4, double cell = 2.5)
{
    Scene scene;
    scene.world.width = width;
    scene.world.height = height;
    scene.broadPhase = {algorithm, cell};
    scene.append(std::make_shared<const SceneObject>(boxObject({1}, ObjectKind::Dynamic, placed.moving)));
    scene.append(std::make_shared<const SceneObject>(boxObject({2}, ObjectKind::Static, placed.standing)));
    return World::fromScene(scene).value();
}

/// "none" when the pair is reported.
std::string causeIn(const World& world)
{
    const FrameAudit audit = auditFrame(Frame::of(world));
    if (audit.missed.empty())
        return "none";
    return std::string(nameOf(audit.missed.front().cause));
}

} // namespace

} // namespace broadside::test::tst_miss_cause

Q_DECLARE_METATYPE(broadside::test::tst_miss_cause::Placed)

namespace broadside::test::tst_miss_cause {

class TestMissCause : public QObject {
    Q_OBJECT
private slots:
    void everyTextbookFaultHasItsName_data();
    void everyTextbookFaultHasItsName();
    void correctAlgorithmsMissNoneOfThem_data() { everyTextbookFaultHasItsName_data(); }
    void correctAlgorithmsMissNoneOfThem();
    void floatsSeparateWhatTouchesAtABorder_data();
    void floatsSeparateWhatTouchesAtABorder();
    void aStaticObjectThatTurnedIsStale();
    void whyGivesTheSameCause();
};

void TestMissCause::everyTextbookFaultHasItsName_data()
{
    QTest::addColumn<int>("algorithm");
    QTest::addColumn<Placed>("placed");
    QTest::addColumn<double>("height");
    QTest::addColumn<QByteArray>("cause");
    const auto row = [](const char* name, Algorithm algorithm, Placed placed, const char* cause, double height = 6.4) {
        QTest::newRow(name) << int(algorithm) << placed << height << QByteArray(cause);
    };
    using A = Algorithm;
    const Placed outside{{{-2.0, -2.0}, {-1.0, -1.0}}, {{-1.5, -1.5}, {-0.5, -0.5}}};
    row("corners outside", A::CornerGrid, outside, "outside-grid");
    row("pixels outside", A::RangeGrid, {{{11.0, 1.0}, {12.0, 2.0}}, {{11.5, 1.0}, {12.5, 2.0}}}, "outside-grid");
    row("buckets outside", A::BucketGrid, outside, "outside-grid");
    row("inside, reaching out", A::CornerGrid, {{{-1.0, 1.0}, {1.0, 2.0}}, {{-0.5, 1.0}, {0.5, 2.0}}}, "none");

    // 3 x 2 buckets: the world has a partial third row, which the table lacks.
    row("partial last row", A::BucketGrid, {{{1.0, 5.2}, {1.5, 5.7}}, {{1.2, 5.3}, {1.7, 5.8}}}, "partial-last-cell");
    row("last whole row", A::BucketGrid, {{{1.0, 4.2}, {1.5, 4.7}}, {{1.2, 4.3}, {1.7, 4.8}}}, "none");
    row("partial last column wraps", A::BucketGrid, {{{8.0, 1.0}, {8.5, 1.5}}, {{8.2, 1.0}, {8.7, 1.5}}}, "none");
    row("partial last column, top", A::BucketGrid, {{{8.0, 3.0}, {8.5, 3.5}}, {{8.2, 3.0}, {8.7, 3.5}}},
        "partial-last-cell");
    row("corners in the last row", A::CornerGrid, {{{1.0, 5.2}, {1.5, 5.7}}, {{1.2, 5.3}, {1.7, 5.8}}}, "none");

    const Placed wall{{{3.0, 3.0}, {3.4, 3.4}}, {{0.5, 3.0}, {9.0, 3.4}}};
    row("wall of four columns, corners", A::CornerGrid, wall, "larger-than-cells");
    row("wall of four columns, buckets", A::BucketGrid, wall, "larger-than-cells");
    row("wall of four columns, pixels", A::RangeGrid, wall, "none");
    row("tower of three rows", A::CornerGrid, {{{1.0, 3.0}, {1.4, 3.4}}, {{1.0, 0.5}, {1.4, 6.0}}},
        "larger-than-cells");

    row("touching at a pixel border", A::RangeGrid, {{{1.5, 1.0}, {2.5, 2.0}}, {{2.5, 1.0}, {3.5, 2.0}}},
        "integer-truncation");
    row("overlap thinner than a pixel", A::RangeGrid, {{{1.5, 1.0}, {2.504, 2.0}}, {{2.502, 1.0}, {3.5, 2.0}}},
        "integer-truncation");
    row("overlap of three pixels", A::RangeGrid, {{{1.5, 1.0}, {2.53, 2.0}}, {{2.5, 1.0}, {3.5, 2.0}}}, "none");
}

void TestMissCause::everyTextbookFaultHasItsName()
{
    QFETCH(const int, algorithm);
    QFETCH(const Placed, placed);
    QFETCH(const double, height);
    QFETCH(const QByteArray, cause);
    QCOMPARE(QByteArray::fromStdString(causeIn(worldOf(Algorithm(algorithm), placed, 9.6, height))), cause);
}

void TestMissCause::correctAlgorithmsMissNoneOfThem()
{
    QFETCH(const Placed, placed);
    QFETCH(const double, height);
    for (const AlgorithmInfo& info : algorithms()) {
        if (!info.isAvailable() || info.isTextbook())
            continue;
        QVERIFY2(causeIn(worldOf(info.algorithm, placed, 9.6, height)) == "none", info.name.data());
    }
}

void TestMissCause::floatsSeparateWhatTouchesAtABorder_data()
{
    QTest::addColumn<int>("algorithm");
    QTest::newRow("corner-grid") << int(Algorithm::CornerGrid);
    QTest::newRow("bucket-grid") << int(Algorithm::BucketGrid);
}

// In float, x + width may be below the border at which the other box begins. This can happen at every border.
void TestMissCause::floatsSeparateWhatTouchesAtABorder()
{
    QFETCH(const int, algorithm);
    int missed = 0;
    for (int column = 1; column < 60; ++column) {
        const double border = column * 0.1;
        const World world =
            worldOf(Algorithm(algorithm),
                    {{{border - 0.07, 0.01}, {border, 0.05}}, {{border, 0.01}, {border + 0.03, 0.05}}}, 9.6, 6.4, 0.1);
        const std::string cause = causeIn(world);
        missed += cause != "none";
        QVERIFY2(cause == "none" || cause == "rounding", (std::to_string(column) + " " + cause).c_str());
    }
    QVERIFY(missed > 0);
}

void TestMissCause::aStaticObjectThatTurnedIsStale()
{
    Scene scene;
    scene.broadPhase = {Algorithm::CornerGrid, 1.5};
    SceneObject cannon;
    cannon.id = {1};
    cannon.pose.position = {0.2, 0.2};
    cannon.shape = Mesh{{{0.0, -0.1}, {1.4, 0.0}, {0.0, 0.1}}, {0, 1, 2}};
    cannon.components.emplace_back(Launcher{{2}, 1.0});
    scene.append(std::make_shared<const SceneObject>(cannon));
    const Aabb nearTheMuzzle{{0.17, 1.52}, {0.23, 1.58}};
    scene.append(std::make_shared<const SceneObject>(boxObject({2}, ObjectKind::Dynamic, nearTheMuzzle)));
    World world = World::fromScene(scene).value();
    QCOMPARE(causeIn(world), std::string("none"));
    const Input up = AimInput{{1}, {0.2, 5.0}};
    static_cast<void>(world.step({&up, 1}));
    QCOMPARE(causeIn(world), std::string("stale"));
    QVERIFY(!why(Frame::of(world), 0, 1).candidate);
}

void TestMissCause::whyGivesTheSameCause()
{
    const World world = worldOf(Algorithm::CornerGrid, {{{3.0, 3.0}, {3.4, 3.4}}, {{0.5, 3.0}, {9.0, 3.4}}});
    for (const auto& [a, b] : {IndexPair{0, 1}, IndexPair{1, 0}}) {
        const WhyAnswer answer = why(Frame::of(world), a, b);
        QCOMPARE(answer.cause.value_or(MissCause::Unknown), MissCause::LargerThanCells);
        QVERIFY2(answer.sentence.text().find("missed the pair") != std::string::npos, answer.sentence.text().c_str());
    }
}

BROADSIDE_TEST(TestMissCause)

} // namespace broadside::test::tst_miss_cause

#include "tst_miss_cause.moc"
