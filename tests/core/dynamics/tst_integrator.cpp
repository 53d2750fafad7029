#include "core/dynamics/integrator.h"
#include "tests/support/test.h"

#include <array>
#include <cmath>
#include <numbers>

namespace broadside::test::tst_integrator {

namespace {

constexpr double kTolerance = 1e-12; // metres, metres per second

}

class TestIntegrator : public QObject {
    Q_OBJECT
private slots:
    void semiImplicitEulerFallsAsPublished();
    void fallAfterOneSecond_data();
    void fallAfterOneSecond();
    void terminalSpeedIsExact_data();
    void terminalSpeedIsExact();
    void constantVelocityMovesExactly();
};

// From rest at (0, 0), a = (0, -10), dt = 0.1: y of position and velocity after the steps 1 to 10.
void TestIntegrator::semiImplicitEulerFallsAsPublished()
{
    constexpr std::array kHeights{-0.1, -0.3, -0.6, -1.0, -1.5, -2.1, -2.8, -3.6, -4.5, -5.5};
    Motion motion;
    for (std::size_t i = 0; i < kHeights.size(); ++i) {
        motion = integrated(motion, {0.0, -10.0}, 0.1, Integrator::SemiImplicitEuler, {});
        QVERIFY2(std::abs(motion.position.y - kHeights[i]) < kTolerance,
                 qPrintable(QString::number(motion.position.y)));
        QVERIFY(std::abs(motion.velocity.y + static_cast<double>(i + 1)) < kTolerance);
        QCOMPARE(motion.position.x, 0.0);
    }
}

void TestIntegrator::fallAfterOneSecond_data()
{
    QTest::addColumn<int>("integrator");
    QTest::addColumn<double>("height"); // the exact fall is -5 m
    QTest::newRow("semi-implicit Euler, 10 % too far") << static_cast<int>(Integrator::SemiImplicitEuler) << -5.5;
    QTest::newRow("explicit Euler, 10 % too short") << static_cast<int>(Integrator::ExplicitEuler) << -4.5;
    QTest::newRow("velocity Verlet, exact") << static_cast<int>(Integrator::VelocityVerlet) << -5.0;
}

void TestIntegrator::fallAfterOneSecond()
{
    QFETCH(const int, integrator);
    QFETCH(const double, height);
    Motion motion;
    for (int i = 0; i < 10; ++i)
        motion = integrated(motion, {0.0, -10.0}, 0.1, static_cast<Integrator>(integrator), {});
    QVERIFY2(std::abs(motion.position.y - height) < kTolerance,
             qPrintable(QString::number(motion.position.y, 'g', 17)));
}

void TestIntegrator::terminalSpeedIsExact_data()
{
    QTest::addColumn<double>("dt");
    QTest::addColumn<int>("steps");
    QTest::newRow("reached slowly") << 0.1 << 100;
    QTest::newRow("jumped past in one step") << 100.0 << 1;
}

void TestIntegrator::terminalSpeedIsExact()
{
    QFETCH(const double, dt);
    QFETCH(const int, steps);
    for (const Integrator integrator :
         {Integrator::SemiImplicitEuler, Integrator::ExplicitEuler, Integrator::VelocityVerlet}) {
        Motion straight;
        Motion slanted;
        for (int i = 0; i < steps; ++i) {
            straight = integrated(straight, {0.0, -10.0}, dt, integrator, 55.5);
            slanted = integrated(slanted, {6.0, -8.0}, dt, integrator, 55.5);
        }
        QVERIFY(std::abs(straight.velocity.y + 55.5) < kTolerance);
        QVERIFY(std::abs(length(slanted.velocity) - 55.5) < kTolerance);
        QVERIFY(std::abs(slanted.velocity.x / slanted.velocity.y + 0.75) < kTolerance); // the direction stays
    }
}

void TestIntegrator::constantVelocityMovesExactly()
{
    Motion motion{{1.0, 2.0}, {3.0, -4.0}};
    for (int i = 0; i < 4; ++i)
        motion = integrated(motion, {}, 0.25, Integrator::SemiImplicitEuler, {});
    QCOMPARE(motion.position, (Vec2{4.0, -2.0}));
}

BROADSIDE_TEST(TestIntegrator)

} // namespace broadside::test::tst_integrator

#include "tst_integrator.moc"
