// No part of the window needs the mouse: a search through the whole real window, and each mouse gesture done by keys.

#include "core/geometry/bounds.h"
#include "editor/viewport/pointer_keys.h"
#include "editor/window/menus/command_list.h"
#include "tests/support/editor/editor_world.h"
#include "tests/support/editor/reach.h"
#include "tests/support/editor/tabs_fixture.h"
#include "tests/support/test.h"

#include <QDockWidget>
#include <QMenu>
#include <QMenuBar>
#include <QTimer>
#include <QToolButton>

namespace broadside::test::tst_keyboard_reach {

namespace {

constexpr double kOutward = 8.0; // pixels from the corner of the box to its handle

QString mnemonicOf(const QAction& action)
{
    const QKeySequence key = QKeySequence::mnemonic(action.text());
    return key.isEmpty() ? QString() : key.toString();
}

void collectClashes(const QList<QAction*>& actions, const QString& where, QStringList& clashes)
{
    QHash<QString, QString> taken;
    for (const QAction* action : actions) {
        if (action->isSeparator() || !action->isVisible())
            continue;
        const QString key = mnemonicOf(*action);
        if (key.isEmpty())
            clashes += QStringLiteral("%1 > %2 has no letter").arg(where, action->text());
        else if (taken.contains(key))
            clashes += QStringLiteral("%1: %2 and %3 both have %4").arg(where, taken.value(key), action->text(), key);
        taken.insert(key, action->text());
    }
}

} // namespace

class TestKeyboardReach : public QObject {
    Q_OBJECT
private slots:
    void init();
    void cleanup()
    {
        m->forgetEdits();
        m.reset();
    }

    void everyControlHasAName_data() { states(); }
    void everyControlHasAName();
    void everyControlIsReachedByTabOrAnAction_data() { states(); }
    void everyControlIsReachedByTabOrAnAction();
    void everyActionIsInTheMenus();
    void lettersOfAMenuDoNotClash();
    void listsHaveTheirMenuByKeys();
    void theSweepFindsWhatIsUnreachable();

    void gesturesHaveAnotherWay_data();
    void gesturesHaveAnotherWay();
    void escapeCancelsWhatSpaceBegan();
    void theViewMovesAtItsEdge();
    void theCrossIsThereWhileTheWorldHasTheKeys();

private:
    using Gesture = void (TestKeyboardReach::*)();
    void band();
    void moving();
    void sizing();
    void turning();
    void pivot();
    void placing();
    void brushing();
    void polygon();
    void vertex();
    void guide();
    void measuring();
    void shooting();
    void tabs();
    void layers();

    [[nodiscard]] QList<QDockWidget*> docks() const { return m->window->findChildren<QDockWidget*>(); }
    /// Shows the panel in front of the others.
    void show(QDockWidget& dock) const
    {
        dock.show();
        dock.raise();
        QTRY_VERIFY(dock.widget()->isVisible());
        QTest::qWait(0);
    }
    static void states();
    void makeState() const;
    /// Widgets that are reached by Shift+Tab from the viewport before it returns.
    [[nodiscard]] QSet<QWidget*> visitedByTab() const;
    [[nodiscard]] bool hasAction(const QWidget& widget) const;
    [[nodiscard]] QStringList unreached(const QWidget& in) const;

    void key(int key, Qt::KeyboardModifiers modifiers = Qt::NoModifier) const
    {
        QTest::keyClick(&m->page().viewport(), static_cast<Qt::Key>(key), modifiers);
    }
    [[nodiscard]] PointerKeys& pointer() const { return *m->page().viewport().findChild<PointerKeys*>(); }
    /// Moves the pointer by arrow keys, with an error below one step.
    void go(Vec2 world) const;
    void space(Qt::KeyboardModifiers modifiers = Qt::NoModifier) const { key(Qt::Key_Space, modifiers); }
    void drag(Vec2 from, Vec2 to) const
    {
        go(from);
        space();
        go(to);
        space();
    }
    [[nodiscard]] const Scene& scene() const { return m->document().scene(); }
    [[nodiscard]] const SceneObject& object(std::uint64_t id) const { return *scene().find({id}); }
    void openBoxes() const;
    std::unique_ptr<test::TabsFixture> m;
    QSet<QAction*> m_commands;
};

void TestKeyboardReach::init()
{
    m = std::make_unique<test::TabsFixture>();
    m_commands.clear();
    for (const MenuCommand& command : commandsOf(*m->window->menuBar()))
        m_commands += command.action;
}

/// A world of 16 x 8 m with a box of 2 x 2 m at (4, 4), id 1, and one at (12, 4), id 2; snapping is off.
void TestKeyboardReach::openBoxes() const
{
    Scene scene;
    scene.world.width = 16.0;
    scene.world.height = 8.0;
    for (const std::uint64_t id : {1U, 2U})
        scene.append(test::makeObject(id, {8.0 * static_cast<double>(id) - 4.0, 4.0}, [](SceneObject& o) {
            o.shape = OrientedBox{2.0, 2.0};
        }));
    m->document().reset(std::move(scene), {});
    m->action("snapping").setChecked(false);
    m->page().viewport().showWorld();
    m->page().viewport().setFocus();
    key(Qt::Key_F7);
    QVERIFY(pointer().isOn());
}

void TestKeyboardReach::states()
{
    QTest::addColumn<QStringList>("actions");
    QTest::newRow("scene with one selected") << QStringList{};
    QTest::newRow("scene with all selected") << QStringList{QStringLiteral("selectAll")};
    QTest::newRow("simulation with edits")
        << QStringList{QStringLiteral("step"), QStringLiteral("step"), QStringLiteral("nudgeLeft")};
    QTest::newRow("the past of a simulation")
        << QStringList{QStringLiteral("step"), QStringLiteral("step"), QStringLiteral("stepBack")};
}

/// Makes the state of the row from states().
void TestKeyboardReach::makeState() const
{
    QFETCH(const QStringList, actions);
    m->page().focus().select(m->document().scene().objects().front()->id);
    for (const QString& name : actions)
        m->action(name.toLatin1().constData()).trigger();
}

void TestKeyboardReach::go(Vec2 world) const
{
    ViewportWidget& viewport = m->page().viewport();
    const auto away = [&] {
        const Vec2 wanted = viewport.camera().toScreen(world);
        return QPointF(wanted.x, wanted.y) - pointer().place();
    };
    for (int i = 0; i < 1'000 && std::abs(away().x()) > 4.0; ++i)
        key(away().x() > 0.0 ? Qt::Key_Right : Qt::Key_Left);
    for (int i = 0; i < 1'000 && std::abs(away().y()) > 4.0; ++i)
        key(away().y() > 0.0 ? Qt::Key_Down : Qt::Key_Up);
}

QSet<QWidget*> TestKeyboardReach::visitedByTab() const
{
    constexpr int kMost = 600;
    QSet<QWidget*> visited;
    m->page().viewport().setFocus();
    for (int i = 0; i < kMost; ++i) {
        QWidget* at = QApplication::focusWidget();
        if (!at || (visited.contains(at) && at == &m->page().viewport()))
            break;
        visited += at;
        QTest::keyClick(at, Qt::Key_Backtab, Qt::ShiftModifier);
    }
    return visited;
}

bool TestKeyboardReach::hasAction(const QWidget& widget) const
{
    const auto* tool = qobject_cast<const QToolButton*>(&widget);
    return tool && tool->defaultAction() && m_commands.contains(tool->defaultAction());
}

QStringList TestKeyboardReach::unreached(const QWidget& in) const
{
    const QSet<QWidget*> visited = visitedByTab();
    QStringList found;
    for (QWidget* control : controlsOf(in)) {
        if (!isReached(*control, visited) && !hasAction(*control))
            found += placeOf(*control);
    }
    return found;
}

void TestKeyboardReach::everyControlHasAName()
{
    makeState();
    QStringList found;
    for (QDockWidget* dock : docks()) {
        show(*dock);
        found += nameless(*dock);
    }
    found += nameless(*m->window);
    found.removeDuplicates();
    QVERIFY2(found.isEmpty(), qPrintable(found.join(QLatin1Char('\n'))));
}

void TestKeyboardReach::everyControlIsReachedByTabOrAnAction()
{
    makeState();
    QStringList found;
    for (QDockWidget* dock : docks()) {
        show(*dock);
        found += unreached(*dock);
    }
    found += unreached(*m->window);
    found.removeDuplicates();
    for (const QString& place : found)
        qWarning("%s", qPrintable(place));
    QVERIFY(found.isEmpty());
}

void TestKeyboardReach::everyActionIsInTheMenus()
{
    QStringList outside;
    for (QAction* action : m->window->findChildren<QAction*>()) {
        const bool isCommand = !action->objectName().isEmpty() && !action->text().isEmpty() && !action->isSeparator() &&
                               !action->menu() && action->parent() == &m->page();
        if (isCommand && !m_commands.contains(action) && action->isVisible())
            outside += action->objectName();
    }
    QVERIFY2(outside.isEmpty(), qPrintable(outside.join(QLatin1Char('\n'))));
}

void TestKeyboardReach::lettersOfAMenuDoNotClash()
{
    QStringList clashes;
    collectClashes(m->window->menuBar()->actions(), QStringLiteral("menu bar"), clashes);
    for (QMenu* menu : m->window->menuBar()->findChildren<QMenu*>()) {
        const bool isFilledByTheUser = menu->objectName() == QLatin1String("categories") || menu->actions().isEmpty();
        if (!isFilledByTheUser && menu->title() != QLatin1String("Open &recent"))
            collectClashes(menu->actions(), menu->title(), clashes);
    }
    clashes.erase(std::remove_if(clashes.begin(), clashes.end(),
                                 [](const QString& clash) { return clash.contains(QLatin1String("has no letter")); }),
                  clashes.end());
    QVERIFY2(clashes.isEmpty(), qPrintable(clashes.join(QLatin1Char('\n'))));
}

void TestKeyboardReach::listsHaveTheirMenuByKeys()
{
    m->page().focus().select(m->document().scene().objects().front()->id);
    m->action("makeTemplate").trigger(); // otherwise the list of templates does not exist
    int menus = 0;
    for (QDockWidget* dock : docks()) {
        show(*dock);
        for (QWidget* control : controlsOf(*dock)) {
            auto* view = qobject_cast<QAbstractItemView*>(control);
            const bool hasMenu = view && (view->contextMenuPolicy() == Qt::CustomContextMenu ||
                                          view->contextMenuPolicy() == Qt::ActionsContextMenu);
            if (!hasMenu)
                continue;
            view->setFocus();
            bool isShown = false;
            QTimer look;
            connect(&look, &QTimer::timeout, this, [&isShown] {
                if (QWidget* popup = QApplication::activePopupWidget()) {
                    isShown = true;
                    popup->close();
                }
            });
            look.start(10);
            QTest::keyClick(view, Qt::Key_F10, Qt::ShiftModifier);
            QTRY_VERIFY2(isShown, qPrintable(placeOf(*view)));
            ++menus;
        }
    }
    QVERIFY(menus >= 2);
}

void TestKeyboardReach::theSweepFindsWhatIsUnreachable()
{
    QDockWidget& dock = m->part<QDockWidget>("ObjectsPanel");
    show(dock);
    auto* button = new QToolButton(dock.widget());
    button->setObjectName(QStringLiteral("byMouseOnly"));
    button->setFocusPolicy(Qt::NoFocus);
    button->show();
    QVERIFY(accessibleName(*button).isEmpty());
    QCOMPARE(unreached(dock).filter(QStringLiteral("byMouseOnly")).size(), 1);
    button->setFocusPolicy(Qt::TabFocus);
    QCOMPARE(unreached(dock).filter(QStringLiteral("byMouseOnly")).size(), 0);
}

void TestKeyboardReach::gesturesHaveAnotherWay_data()
{
    QTest::addColumn<Gesture>("byKeys");
    // Mouse gesture: the keys that do the same.
    QTest::newRow("rubber band: F7, Space, arrows, Space") << &TestKeyboardReach::band;
    QTest::newRow("drag objects: the same; or arrows, or numbers in Properties") << &TestKeyboardReach::moving;
    QTest::newRow("drag a handle: F7; or numbers in Properties") << &TestKeyboardReach::sizing;
    QTest::newRow("turn: F7; or the angle in Properties") << &TestKeyboardReach::turning;
    QTest::newRow("move the pivot: F7") << &TestKeyboardReach::pivot;
    QTest::newRow("place: F7, Space twice") << &TestKeyboardReach::placing;
    QTest::newRow("brush: F7 with Space held by another Space") << &TestKeyboardReach::brushing;
    QTest::newRow("draw a polygon: F7, Return closes it") << &TestKeyboardReach::polygon;
    QTest::newRow("drag a vertex: F7; or its row in Properties") << &TestKeyboardReach::vertex;
    QTest::newRow("drag a guide: F7; or its number") << &TestKeyboardReach::guide;
    QTest::newRow("measure: F7") << &TestKeyboardReach::measuring;
    QTest::newRow("aim and shoot: F7") << &TestKeyboardReach::shooting;
    QTest::newRow("drag a layer to another place: its buttons") << &TestKeyboardReach::layers;
    QTest::newRow("drag a tab to another place: Ctrl+Shift+PageUp, PageDown") << &TestKeyboardReach::tabs;
}

void TestKeyboardReach::gesturesHaveAnotherWay()
{
    QFETCH(const Gesture, byKeys);
    openBoxes();
    (this->*byKeys)();
}

void TestKeyboardReach::band()
{
    drag({2.0, 6.5}, {14.0, 1.5});
    QCOMPARE(m->page().focus().selection().size(), std::size_t{2});
    drag({2.0, 6.5}, {7.0, 1.5});
    QCOMPARE(m->page().focus().selection(), test::ids({1}));
    go({12.0, 4.0});
    space(Qt::ShiftModifier);
    space(Qt::ShiftModifier);
    QCOMPARE(m->page().focus().selection().size(), std::size_t{2});
}

void TestKeyboardReach::moving()
{
    const Vec2 before = object(1).pose.position;
    drag({4.0, 4.0}, {4.0, 6.0});
    QVERIFY(object(1).pose.position.y > before.y + 1.5);
    QCOMPARE(m->document().undoStack().count(), 1);
    key(Qt::Key_F7); // ends the mode, so that the arrows nudge
    const double x = object(1).pose.position.x;
    key(Qt::Key_Right);
    QVERIFY(object(1).pose.position.x > x);
}

void TestKeyboardReach::sizing()
{
    m->page().focus().select(test::ids({1}));
    const double out = kOutward / m->page().viewport().camera().pixelsPerMetre();
    drag({5.0 + out, 5.0 + out}, {6.0, 6.0});
    const Aabb box = boundsOf(object(1).shape, object(1).pose);
    QVERIFY2(box.width() > 2.4 && box.height() > 2.4,
             qPrintable(QStringLiteral("%1 x %2").arg(box.width()).arg(box.height())));
}

void TestKeyboardReach::turning()
{
    m->page().focus().select(test::ids({1}));
    const double arm = 1.0 + 30.0 / m->page().viewport().camera().pixelsPerMetre();
    drag({4.0, 4.0 + arm}, {4.0 - arm, 4.0}); // the round handle above the box
    QVERIFY2(std::abs(object(1).pose.angle - 90.0) < 10.0, qPrintable(QString::number(object(1).pose.angle)));
}

void TestKeyboardReach::pivot()
{
    m->page().focus().select(test::ids({1}));
    const double pixel = 1.0 / m->page().viewport().camera().pixelsPerMetre();
    const double arm = 1.0 + 30.0 * pixel;
    drag({4.0 + 18.0 * pixel, 4.0 + arm}, {4.0, 3.0}); // the pivot's cross is next to the round handle
    QCOMPARE(m->document().undoStack().count(), 0);    // the pivot is not part of the scene
    drag({4.0, 4.0 + arm}, {4.0 - arm, 3.0});          // now the box rotates about its lower edge
    QVERIFY2(distance(object(1).pose.position, Vec2{4.0, 4.0}) > 0.5, "the middle has moved");
}

void TestKeyboardReach::placing()
{
    m->action("placeTool").trigger();
    go({8.0, 6.0});
    space();
    space();
    QCOMPARE(scene().size(), std::size_t{3});
}

void TestKeyboardReach::brushing()
{
    m->action("placeTool").trigger();
    auto& mode = m->part<QComboBox>("placeMode");
    mode.setFocus();
    QTest::keyClick(&mode, Qt::Key_End); // the brush is the last entry
    m->page().viewport().setFocus();
    drag({2.0, 1.5}, {13.0, 1.5});
    QVERIFY(scene().size() > 4);
    QCOMPARE(m->document().undoStack().count(), 1);
}

void TestKeyboardReach::polygon()
{
    m->action("polygonTool").trigger();
    for (const Vec2 corner : {Vec2{7.0, 6.0}, Vec2{9.0, 6.0}, Vec2{8.0, 7.0}}) {
        go(corner);
        space();
        space();
    }
    key(Qt::Key_Return);
    QCOMPARE(scene().size(), std::size_t{3});
    QVERIFY(std::holds_alternative<Polygon>(scene().objects().back()->shape));
}

void TestKeyboardReach::vertex()
{
    polygon();
    m->page().focus().select(scene().objects().back()->id);
    m->action("vertexTool").trigger();
    const Shape before = scene().objects().back()->shape;
    drag({8.0, 7.0}, {8.0, 5.0});
    QVERIFY(!(scene().objects().back()->shape == before));
}

void TestKeyboardReach::guide()
{
    m->action("guideTool").trigger();
    drag({2.0, 2.0}, {2.0, 6.0});
    QVERIFY(!scene().guides.isEmpty());
}

void TestKeyboardReach::measuring()
{
    m->action("measureTool").trigger();
    drag({2.0, 2.0}, {10.0, 2.0});
    QVERIFY2(m->page().viewport().tool()->hint().contains(QLatin1Char('m')),
             qPrintable(m->page().viewport().tool()->hint()));
}

void TestKeyboardReach::shooting()
{
    m->page().openFirstSample(); // opens another page, because this one has edits
    m->page().viewport().showWorld();
    m->page().viewport().setFocus();
    if (!pointer().isOn())
        key(Qt::Key_F7);
    m->action("cannonTool").trigger();
    go({3.0, 2.0});
    space();
    go({5.0, 3.0});
    space();
    QVERIFY(m->session().world());
}

void TestKeyboardReach::layers()
{
    QDockWidget& dock = m->part<QDockWidget>("ObjectsPanel");
    show(dock);
    auto& add = m->part<QAbstractButton>("layerAdd");
    add.setFocus();
    QTest::keyClick(&add, Qt::Key_Space);
    QTest::keyClick(&add, Qt::Key_Space);
    QCOMPARE(scene().layers.size(), std::size_t{2});
    const std::string top = scene().layers.back().name;
    auto& down = m->part<QAbstractButton>("layerDown");
    QTRY_VERIFY(down.isEnabled());
    down.setFocus();
    QTest::keyClick(&down, Qt::Key_Space);
    QCOMPARE(scene().layers.front().name, top);
}

void TestKeyboardReach::tabs()
{
    m->edit(); // so that the page stays open
    m->action("newScene").trigger();
    m->page().viewport().setFocus();
    const int id = m->tabs().idAt(1);
    const auto isAt = [&](int index) { return m->tabs().idAt(index) == id && m->tabs().currentIndex() == index; };
    QVERIFY(isAt(1));
    key(Qt::Key_PageUp, Qt::ControlModifier | Qt::ShiftModifier);
    QVERIFY(isAt(0));
    key(Qt::Key_PageUp, Qt::ControlModifier | Qt::ShiftModifier); // the tabs form a cycle
    QVERIFY(isAt(1));
    key(Qt::Key_PageDown, Qt::ControlModifier | Qt::ShiftModifier);
    QVERIFY(isAt(0));
}

void TestKeyboardReach::escapeCancelsWhatSpaceBegan()
{
    openBoxes();
    go({4.0, 4.0});
    space();
    go({8.0, 6.0});
    key(Qt::Key_Escape);
    QVERIFY(!pointer().isPressed());
    QCOMPARE(object(1).pose.position, (Vec2{4.0, 4.0}));
    QCOMPARE(m->document().undoStack().count(), 0);
    QVERIFY(pointer().isOn());
}

void TestKeyboardReach::theViewMovesAtItsEdge()
{
    openBoxes();
    const Vec2 before = m->page().viewport().camera().center();
    for (int i = 0; i < 400 && m->page().viewport().camera().center() == before; ++i)
        key(Qt::Key_Right);
    QVERIFY(m->page().viewport().camera().center().x > before.x);
    QVERIFY(QRectF(m->page().viewport().rect()).contains(pointer().place()));
}

void TestKeyboardReach::theCrossIsThereWhileTheWorldHasTheKeys()
{
    openBoxes();
    auto& cross = m->part<QWidget>("keyPointer");
    QVERIFY(cross.isVisible());
    m->part<QWidget>("objectsSearch").setFocus();
    QVERIFY(!cross.isVisible());
    m->page().viewport().setFocus();
    QVERIFY(cross.isVisible());
    key(Qt::Key_F7);
    QVERIFY(!cross.isVisible());
    QVERIFY(!m->page().focus().hovered().value);
}

BROADSIDE_WINDOW_TEST(TestKeyboardReach)

} // namespace broadside::test::tst_keyboard_reach

#include "tst_keyboard_reach.moc"
