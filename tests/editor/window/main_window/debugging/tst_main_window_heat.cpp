// The heat map of the cells in the real window.

#include "tests/support/editor/editor_world.h"
#include "tests/support/editor/window_fixture.h"
#include "tests/support/test.h"

#include <QLabel>

namespace broadside::test::tst_main_window_heat {

class TestMainWindowHeat : public QObject {
    Q_OBJECT
private slots:
    void init();
    void cleanup() { m.reset(); }

    void aKeyShowsIt();
    void eachNumberHasItsPicture();
    void theMeanOfRecordedStepsSaysWhich();

private:
    void choose(const char* name, int index) const { m->part<QComboBox>(name).setCurrentIndex(index); }
    [[nodiscard]] QString state() const { return m->part<QLabel>("heatState").text(); }

    std::unique_ptr<test::WindowFixture> m;
};

/// Three objects that move apart in the lower left cell, and one alone.
void TestMainWindowHeat::init()
{
    m = std::make_unique<test::WindowFixture>();
    Scene scene;
    scene.world = {10.0, 5.0, {}, {}, {}, EdgeRule::Open};
    scene.broadPhase.cellSize = 2.5;
    for (const std::uint64_t id : {1UL, 2UL, 3UL})
        scene.append(test::makeObject(id, {0.4 + 0.3 * static_cast<double>(id), 0.5}, [&](SceneObject& object) {
            object.kind = ObjectKind::Dynamic;
            object.shape = Box{0.2, 0.2};
            object.velocity = {static_cast<double>(id - 1), 0.0};
        }));
    scene.append(test::makeObject(4, {8.0, 4.0}));
    m->page().document().reset(std::move(scene), {});
    m->viewport().showWorld();
}

void TestMainWindowHeat::aKeyShowsIt()
{
    const QImage without = m->picture();
    m->key(Qt::Key_H);
    QVERIFY(m->action("showHeat").isChecked());
    const QImage with = m->picture();
    QVERIFY(with != without);
    m->key(Qt::Key_H);
    QCOMPARE(m->picture(), without);
}

void TestMainWindowHeat::eachNumberHasItsPicture()
{
    m->key(Qt::Key_H);
    const QImage objects = m->picture();
    choose("heatQuantity", 1);
    QTRY_COMPARE(state(), QStringLiteral("At most 3 in a cell"));
    const QImage candidates = m->picture();
    QVERIFY(candidates != objects); // the object alone has no candidates
    choose("heatQuantity", 2);
    QTRY_COMPARE(state(), QStringLiteral("At most 3 in a cell"));
    QVERIFY(m->picture() != candidates); // the legend differs
    const QImage logarithmic = m->picture();
    choose("heatScale", 1);
    QVERIFY(m->picture() != logarithmic);
    choose("heatQuantity", 0);
    choose("heatScale", 0);
    QCOMPARE(m->picture(), objects);
}

void TestMainWindowHeat::theMeanOfRecordedStepsSaysWhich()
{
    m->key(Qt::Key_H);
    for (int step = 0; step < 5; ++step)
        m->key(Qt::Key_F10);
    choose("heatQuantity", 2);
    choose("heatSteps", 3);
    QTRY_COMPARE(state(), QStringLiteral("At most 3 in a cell; mean of 6 steps, 0 to 5"));
    m->session().seek(2);
    QTRY_COMPARE(state(), QStringLiteral("At most 3 in a cell; mean of 3 steps, 0 to 2"));
}

BROADSIDE_WINDOW_TEST(TestMainWindowHeat)

} // namespace broadside::test::tst_main_window_heat

#include "tst_main_window_heat.moc"
