// Whole levels, made from the empty world with tools and panels only, as a new user does in the first hour.

#include "core/scene/component_table.h"
#include "editor/widgets/number_field.h"
#include "editor/widgets/object_chooser.h"
#include "tests/support/editor/dialog_answer.h"
#include "tests/support/editor/window_fixture.h"
#include "tests/support/test.h"

#include <QLineEdit>
#include <QMenu>
#include <QToolButton>

namespace broadside::test::tst_levels_from_nothing {

class TestLevelsFromNothing : public QObject {
    Q_OBJECT
private slots:
    void init();
    void cleanup() { m.reset(); }

    void aPlatformLevelOfTwoHundred();
    void theCannon();
    void pong();

private:
    [[nodiscard]] const Scene& scene() const { return m->page().document().scene(); }
    [[nodiscard]] SimulationSession& session() const { return m->session(); }
    [[nodiscard]] ObjectId selected() const { return m->page().focus().lastSelected(); }
    void type(const char* field, const char* text) const { type(m->part<QWidget>(field), text); }
    static void type(QWidget& field, const char* text)
    {
        field.setFocus();
        if (auto* line = field.findChild<QLineEdit*>())
            line->selectAll();
        QTest::keyClicks(&field, QLatin1String(text));
        QTest::keyClick(&field, Qt::Key_Return);
    }
    void choose(const char* box, const char* words) const
    {
        auto& combo = m->part<QComboBox>(box);
        for (int i = 0; i < combo.count(); ++i)
            if (combo.itemText(i).startsWith(QLatin1String(words))) {
                combo.setCurrentIndex(i);
                emit combo.activated(i);
                return;
            }
        QFAIL(qPrintable(QStringLiteral("%1 does not offer %2").arg(QLatin1String(box), QLatin1String(words))));
    }
    void shape(const char* preset) const { m->part<QToolButton>(preset).click(); }
    void world(const char* width, const char* height, const char* gravity, const char* edges) const
    {
        const test::DialogAnswer answer(QStringLiteral("worldDialog"), [&](QWidget& dialog) {
            type(*dialog.findChild<NumberField*>(QStringLiteral("worldWidth")), width);
            type(*dialog.findChild<NumberField*>(QStringLiteral("worldHeight")), height);
            type(*dialog.findChild<NumberField*>(QStringLiteral("gravityY")), gravity);
            for (auto* box : dialog.findChildren<QComboBox*>())
                for (int i = 0; i < box->count(); ++i)
                    if (box->itemText(i).startsWith(QLatin1String(edges)))
                        box->setCurrentIndex(i);
            static_cast<QDialog&>(dialog).accept();
        });
        m->action("worldSettings").trigger();
        QVERIFY(answer.wasAsked());
        m->action("showWorld").trigger();
    }
    void drag(Vec2 from, Vec2 to) const
    {
        m->hover(from);
        m->press(from);
        m->drag(from + (to - from) * 0.5);
        m->drag(to);
        m->release(to);
    }
    void give(const char* component) const
    {
        auto& menu = m->part<QMenu>("addComponentMenu");
        emit menu.aboutToShow();
        for (QAction* action : menu.actions())
            if (action->text() == QLatin1String(component))
                action->trigger();
    }
    void undoEverything() const
    {
        while (m->action("undo").isEnabled())
            m->action("undo").trigger();
    }

    std::unique_ptr<test::WindowFixture> m;
};

void TestLevelsFromNothing::init()
{
    m = std::make_unique<test::WindowFixture>();
    m->action("newScene").trigger();
    m->action("layoutLayout").trigger();
    QVERIFY(scene().objects().empty());
}

void TestLevelsFromNothing::aPlatformLevelOfTwoHundred()
{
    world("60", "15", "-10", "Open");
    m->key(Qt::Key_P);
    choose("placeKind", "Wall");
    drag({0.0, 0.0}, {60.0, 1.0}); // the ground is one box
    QCOMPARE(scene().size(), std::size_t{1});
    type("placeWidth", "1");
    type("placeHeight", "0.5");
    choose("placeMode", "a row");
    for (int i = 0; i < 10; ++i) { // platforms, each one higher
        const double x = 1.0 + 5.5 * i;
        drag({x, 3.0 + i}, {x + 9.1, 3.0 + i});
    }
    QCOMPARE(scene().size(), std::size_t{101});
    m->action("selectAll").trigger();
    m->action("lockObjects").trigger(); // finished objects cannot be moved any more
    m->key(Qt::Key_P);
    shape("placeShapeCircle");
    type("placeRadius", "0.2");
    choose("placeKind", "Body");
    choose("placeMode", "scattered");
    while (scene().size() < 200) {
        const std::size_t before = scene().size();
        const double x = 3.0 + static_cast<double>(before % 50);
        drag({x, 2.0}, {x + 8.0, 13.0});
        QVERIFY(scene().size() > before);
    }
    QVERIFY(scene().size() >= 200);
    QVERIFY(m->page().document().undoStack().count() < 40);

    const std::size_t made = scene().size();
    for (int i = 0; i < 60; ++i)
        session().stepOnce();
    QTRY_VERIFY(!session().isMaking());
    QVERIFY(session().hits() > 0);
    m->action("stop").trigger();
    QCOMPARE(scene().size(), made);
    QVERIFY(!m->page().document().saveTo(m->file("platforms.broadside")));
    undoEverything();
    QVERIFY(scene().objects().empty());
}

void TestLevelsFromNothing::theCannon()
{
    m->key(Qt::Key_P);
    shape("placeShapeTriangle");
    type("placeAngle", "-90");
    choose("placeOnHit", "nothing");
    m->click({0.5, 0.5});
    const ObjectId cannon = selected();
    shape("placeShapeBox");
    type("placeAngle", "0");
    type("placeWidth", "0.2");
    type("placeHeight", "0.2");
    choose("placeKind", "Body");
    choose("placeOnHit", "nothing"); // it begins inside the cannon
    m->click({0.5, 0.5});
    const ObjectId ball = selected();
    type("placeWidth", "0.5");
    type("placeHeight", "0.5");
    choose("placeKind", "Target");
    choose("placeMode", "a row");
    drag({2.5, 0.6}, {6.5, 0.6});
    QCOMPARE(scene().size(), std::size_t{7});

    m->page().focus().select(cannon);
    give("launcher");
    QTRY_VERIFY(m->window->findChild<ObjectChooser*>(QStringLiteral("launcher-projectile")));
    type("launcher-projectile", qPrintable(QString::number(ball.value)));
    type("launcher-power", "6");
    const auto* launcher = std::get_if<Launcher>(&scene().find(cannon)->components.front());
    QVERIFY(launcher);
    QCOMPARE(launcher->projectile, ball);

    m->key(Qt::Key_C);
    m->click({2.5, 0.8});
    for (int i = 0; i < 120 && session().hits() == 0; ++i)
        session().stepOnce();
    QVERIFY(session().hits() > 0);
    QVERIFY(session().removed() > 0);
    m->action("stop").trigger();
    QCOMPARE(scene().size(), std::size_t{7});
    undoEverything();
    QVERIFY(scene().objects().empty());
}

void TestLevelsFromNothing::pong()
{
    world("9.6", "4.8", "0", "Bounce");
    m->key(Qt::Key_P);
    choose("placeKind", "Wall");
    drag({0.0, 0.0}, {9.6, 0.2});
    drag({0.0, 4.6}, {9.6, 4.8});
    shape("placeShapeCircle");
    type("placeRadius", "0.1");
    choose("placeKind", "Body");
    m->click({4.8, 2.4});
    const ObjectId ball = selected();
    type("velocityX", "3.35");
    type("velocityY", "2.355");
    shape("placeShapeBox");
    type("placeWidth", "0.2");
    type("placeHeight", "1");
    choose("placeOnHit", "it stops");
    m->click({0.6, 2.4});
    m->click({9.0, 2.4});
    const ObjectId right = selected();
    give("paddle");
    QTRY_VERIFY(m->window->findChild<ObjectChooser*>(QStringLiteral("paddle-follows")));
    type("paddle-speed", "6");
    type("paddle-follows", qPrintable(QString::number(ball.value)));
    QCOMPARE(std::get<Paddle>(scene().find(right)->components.front()).follows, ball);

    for (int i = 0; i < 600; ++i)
        session().stepOnce();
    QTRY_VERIFY(!session().isMaking());
    QVERIFY(session().hits() >= 5);
    QCOMPARE(session().removed(), std::uint64_t{0}); // the walls are not removed
    const World& world = *session().world();
    const auto row = world.objects().indexOf(ball);
    QVERIFY(row);
    QVERIFY(contains(Aabb{{0.0, 0.0}, {9.6, 4.8}}, world.objects().poseOf(*row).position));
    m->action("stop").trigger();
    undoEverything();
    QVERIFY(scene().objects().empty());
}

BROADSIDE_WINDOW_TEST(TestLevelsFromNothing)

} // namespace broadside::test::tst_levels_from_nothing

#include "tst_levels_from_nothing.moc"
