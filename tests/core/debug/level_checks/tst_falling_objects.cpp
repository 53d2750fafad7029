#include "core/debug/level_checks.h"
#include "tests/support/metatypes.h"
#include "tests/support/test.h"

namespace broadside::test::tst_falling_objects {

namespace {

std::vector<LevelFinding> fastObjectsOf(const Scene& scene)
{
    std::vector<LevelFinding> found = checkLevel(scene).findings;
    std::erase_if(found, [](const LevelFinding& finding) { return finding.check != LevelCheck::FastObjects; });
    return found;
}

template<class Edit>
void append(Scene& scene, std::uint64_t id, Vec2 position, Edit edit)
{
    SceneObject object;
    object.id = {id};
    object.pose.position = position;
    edit(object);
    scene.append(std::make_shared<const SceneObject>(std::move(object)));
}

} // namespace

class TestFallingObjects : public QObject {
    Q_OBJECT
private slots:
    void fallsAgainstSizes_data();
    void fallsAgainstSizes();
};

void TestFallingObjects::fallsAgainstSizes_data()
{
    QTest::addColumn<Vec2>("gravity");
    QTest::addColumn<double>("scale");
    QTest::addColumn<double>("terminal");
    QTest::addColumn<bool>("continuous");
    QTest::addColumn<QByteArray>("sentence"); // empty: no finding
    // The ball is 0.2 m thick, the floor 0.1 m. A fall of 16.2 m at 10 m/s2 gives 18 m/s, which is 0.3 m in 1/60 s.
    const auto row = [](const char* name, Vec2 gravity, double scale, double terminal, bool continuous,
                        const char* sentence) {
        QTest::newRow(name) << gravity << scale << terminal << continuous << QByteArray(sentence);
    };
    row("not as far as both sizes", {0, -9.9}, 1.0, 1e9, false, "");
    row("farther", {0, -10.1}, 1.0, 1e9, false,
        "Ball 2 falls: over the 16.2 m of the world, gravity makes it as fast as 18.09 m/s. That is 0.3015 m in a "
        "step: "
        "it can pass through Wall 1, which is 0.1 m thick");
    row("farther, but swept", {0, -1000}, 1.0, 1e9, true, "");
    row("feels no gravity", {0, -1000}, 0.0, 1e9, false, "");
    row("feels four times the gravity", {0, -3}, 4.0, 1e9, false, "Ball 2 falls: ");
    row("rises", {0, -20}, -1.0, 1e9, false, "Ball 2 rises: ");
    row("held back by the terminal speed", {0, -1000}, 1.0, 17.9, false, "");
    row("up to the terminal speed", {0, -1000}, 1.0, 30.0, false,
        "Ball 2 falls: over the 16.2 m of the world, gravity makes it as fast as 30 m/s, the terminal speed of the "
        "world. ");
    row("along the floor, which is 2 m long", {-20, 0}, 1.0, 1e9, false, "");
}

void TestFallingObjects::fallsAgainstSizes()
{
    QFETCH(const Vec2, gravity);
    QFETCH(const double, scale);
    QFETCH(const double, terminal);
    QFETCH(const bool, continuous);
    QFETCH(const QByteArray, sentence);
    Scene scene;
    append(scene, 1, {4, 4}, [](SceneObject& o) {
        o.name = "Wall 1";
        o.shape = Box{2.0, 0.1};
    });
    append(scene, 2, {1, 15}, [scale](SceneObject& o) {
        o.name = "Ball 2";
        o.kind = ObjectKind::Dynamic;
        o.shape = Circle{0.1};
        o.gravityScale = scale;
    });
    append(scene, 3, {8, 4}, [](SceneObject& o) {
        o.shape = Box{1.0, 0.01};
        o.mask = 4; // its mask excludes the ball
    });
    scene.world.height = 16.2;
    scene.world.gravity = gravity;
    scene.world.terminalSpeed = terminal;
    scene.step.continuous = continuous;
    const std::vector<LevelFinding> found = fastObjectsOf(scene);
    QCOMPARE(found.size(), std::size_t{sentence.isEmpty() ? 0U : 1U});
    if (found.empty())
        return;
    QVERIFY2(QByteArray::fromStdString(found[0].message.text()).startsWith(sentence), found[0].message.text().c_str());
    QVERIFY((found[0].objects == std::vector<ObjectId>{{2}, {1}}));
    QVERIFY(found[0].fix == Fix{UseSweptCollision{}});
}

BROADSIDE_TEST(TestFallingObjects)

} // namespace broadside::test::tst_falling_objects

#include "tst_falling_objects.moc"
