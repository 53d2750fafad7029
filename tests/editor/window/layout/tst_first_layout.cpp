// The first start: the world takes most of the window, with useful panels next to it, and no button is shown twice.

#include "editor/window/menus/tool_bar.h"
#include "tests/support/editor/tabs_fixture.h"
#include "tests/support/test.h"

#include <QContextMenuEvent>
#include <QDockWidget>
#include <QLabel>
#include <QMenu>
#include <QMenuBar>
#include <QToolButton>

namespace broadside::test::tst_first_layout {

class TestFirstLayout : public QObject {
    Q_OBJECT
private slots:
    void init() { m = std::make_unique<test::TabsFixture>(); }
    void cleanup()
    {
        m->forgetEdits();
        m.reset();
    }

    void theWorldHasMostOfTheWindow_data();
    void theWorldHasMostOfTheWindow();
    void theTimelineIsALineUntilSomethingIsRecorded();
    void panelsBehindTheTimelineAreNoLine();
    void panelsLeaveTheWindowAsHighAsItIs_data();
    void panelsLeaveTheWindowAsHighAsItIs();
    void whyHasRoomForItsTextInASmallWindow();
    void eachRunButtonIsThereOnce();
    void allToolsAreOnTheToolBarAndUnderTools();
    void whatIsDrawnIsChosenUnderView();
    void theToolBarIsChosenAndRemembered();
    void aNarrowToolBarHasTheStep();
    void theButtonsStayWhereTheyAreWhileItRuns();

private:
    [[nodiscard]] QDockWidget& timeline() const { return m->part<QDockWidget>("TimelinePanel"); }
    [[nodiscard]] QMenu* menu(const char* title) const
    {
        for (const QAction* action : m->window->menuBar()->actions())
            if (action->text() == QLatin1String(title))
                return action->menu();
        return nullptr;
    }

    std::unique_ptr<test::TabsFixture> m;
};

void TestFirstLayout::theWorldHasMostOfTheWindow_data()
{
    QTest::addColumn<QSize>("size");
    for (const QSize& size : {QSize(1590, 960), QSize(1360, 860), QSize(1024, 700)})
        QTest::addRow("%d x %d", size.width(), size.height()) << size;
}

void TestFirstLayout::theWorldHasMostOfTheWindow()
{
    QFETCH(const QSize, size);
    m->window->resize(size);
    QTRY_COMPARE(m->window->size(), size);
    const auto& world = m->page().viewport();
    const auto shares = [&] {
        QString text = QStringLiteral("%1 of the width, %2 of the height; least widths")
                           .arg(static_cast<double>(world.width()) / size.width())
                           .arg(static_cast<double>(world.height()) / size.height());
        const QList<QDockWidget*> docks = m->window->findChildren<QDockWidget*>();
        for (const QDockWidget* dock : docks)
            text += QStringLiteral(", %1 %2").arg(dock->objectName()).arg(dock->minimumSizeHint().width());
        return text;
    };
    const auto isMost = [&] { return world.width() >= 0.6 * size.width() && world.height() >= 0.65 * size.height(); };
    (void)QTest::qWaitFor(isMost, 3'000);
    QVERIFY2(isMost(), qPrintable(shares()));
}

void TestFirstLayout::theTimelineIsALineUntilSomethingIsRecorded()
{
    const auto& world = m->page().viewport();
    const int line = 3 * timeline().fontMetrics().lineSpacing() + 20; // the height includes the title
    QTRY_VERIFY(timeline().isVisible() && timeline().height() <= line);
    const int height = world.height();
    m->session().stepOnce();
    QTRY_VERIFY(timeline().height() > m->window->height() / 5);
    const int delivered = timeline().height();
    m->window->resizeDocks({&timeline()}, {350}, Qt::Vertical);
    QTRY_VERIFY(timeline().height() > delivered);
    const int chosen = timeline().height();
    m->session().stop();
    QTRY_VERIFY(timeline().height() <= line);
    QTRY_COMPARE_WITH_TIMEOUT(world.height(), height, 3'000);
    m->session().stepOnce();
    QTRY_COMPARE_WITH_TIMEOUT(timeline().height(), chosen, 3'000); // the height that was chosen
}

void TestFirstLayout::panelsBehindTheTimelineAreNoLine()
{
    const int line = 3 * timeline().fontMetrics().lineSpacing() + 20;
    QTRY_VERIFY(timeline().height() <= line);
    auto& audit = m->part<QDockWidget>("AuditPanel");
    audit.raise();
    QTRY_VERIFY(audit.height() > m->window->height() / 5);
    timeline().raise();
    QTRY_VERIFY(timeline().height() <= line);
}

void TestFirstLayout::panelsLeaveTheWindowAsHighAsItIs_data()
{
    QTest::addColumn<QByteArray>("layout");
    QTest::newRow("building") << QByteArray("layoutLayout");
    QTest::newRow("debugging") << QByteArray("debugLayout");
}

/// A panel that has no room scrolls. The cannon shows a picture, so the panel Shape over picture has all its fields.
void TestFirstLayout::panelsLeaveTheWindowAsHighAsItIs()
{
    QFETCH(const QByteArray, layout);
    const QSize size(1024, 700);
    m->window->resize(size);
    QTRY_COMPARE(m->window->size(), size);
    m->action(layout.constData()).trigger();
    m->page().focus().select(ObjectId{1});
    for (const PanelRow& row : panelTable()) {
        auto& dock = m->part<QDockWidget>(row.objectName);
        dock.show();
        dock.raise();
        QTRY_VERIFY(!dock.visibleRegion().isEmpty());
        QCoreApplication::sendPostedEvents();
        const int least = m->window->minimumSizeHint().height();
        QVERIFY2(least <= size.height(),
                 qPrintable(QStringLiteral("%1: %2 pixels").arg(QLatin1String(row.objectName)).arg(least)));
    }
    QCOMPARE(m->window->size(), size);
}

/// Inspector, Properties and Why share a dock. The sentence of Why takes some lines below the two choices.
void TestFirstLayout::whyHasRoomForItsTextInASmallWindow()
{
    m->action("debugLayout").trigger();
    const QSize size(1280, 800);
    m->window->resize(size);
    QTRY_COMPARE(m->window->size(), size);
    auto& why = m->part<QDockWidget>("WhyPanel");
    why.raise();
    const int lines = 14 * why.fontMetrics().lineSpacing();
    QTRY_VERIFY2(why.height() >= lines, qPrintable(QStringLiteral("%1 of %2").arg(why.height()).arg(lines)));
    QVERIFY(m->part<QDockWidget>("BroadPhasePanel").height() >= 8 * why.fontMetrics().lineSpacing());
}

void TestFirstLayout::eachRunButtonIsThereOnce()
{
    for (const char* layout : {"debugLayout", "layoutLayout"}) {
        m->action(layout).trigger();
        for (const char* name : {"run", "pause", "firstStep", "stepBack", "step", "lastStep", "stop"}) {
            int buttons = 0;
            const QList<QToolButton*> all = m->window->findChildren<QToolButton*>();
            for (const QToolButton* button : all)
                buttons += button->defaultAction() == &m->action(name) ? 1 : 0;
            QVERIFY2(buttons == 1, name);
        }
    }
}

void TestFirstLayout::allToolsAreOnTheToolBarAndUnderTools()
{
    const auto& bar = m->part<ToolBar>("toolBar");
    QMenu* tools = menu("&Tools");
    QVERIFY(tools);
    for (const char* name : {"selectTool", "placeTool", "cannonTool", "queryTool", "polygonTool", "vertexTool",
                             "measureTool", "guideTool"}) {
        QVERIFY2(bar.widgetForAction(&m->action(name)), name);
        QVERIFY2(!m->action(name).icon().isNull(), name);
        QVERIFY2(tools->actions().contains(&m->action(name)), name);
    }
}

void TestFirstLayout::whatIsDrawnIsChosenUnderView()
{
    QList<QAction*> shown;
    for (const QAction* action : menu("&View")->actions())
        if (const QMenu* submenu = action->menu())
            shown += submenu->actions();
    for (const char* name : {"showGrid", "showSprites", "showShapes", "showBoxes", "showHeat", "showLegend"}) {
        QVERIFY2(shown.contains(&m->action(name)), name);
        QVERIFY2(!menu("&Debug")->actions().contains(&m->action(name)), name);
    }
}

/// By the context menu of the tool bar, in every tab, and at the next start.
void TestFirstLayout::theToolBarIsChosenAndRemembered()
{
    const auto bar = [this] { return &m->part<ToolBar>("toolBar"); };
    const auto choose = [&](const char* name) {
        const QPoint at(5, 5);
        QContextMenuEvent event(QContextMenuEvent::Mouse, at, bar()->mapToGlobal(at));
        QApplication::sendEvent(bar(), &event);
        auto& choices = m->part<QMenu>("toolBarMenu");
        QVERIFY(choices.isVisible());
        for (QAction* choice : choices.actions())
            if (choice->text() == QLatin1String(name))
                choice->trigger();
        choices.close();
    };
    const QList<QAction*> delivered = bar()->actions();
    choose("Measure");
    QVERIFY(!bar()->widgetForAction(&m->action("measureTool")));
    m->edit();
    m->action("newScene").trigger();
    QVERIFY(!bar()->widgetForAction(&m->action("measureTool")));
    choose("Redo");
    m->clickTab(0);
    QVERIFY(!bar()->widgetForAction(&m->action("redo")));
    QVERIFY(m->action("measureTool").isEnabled()); // its key and its menu entry still work
    choose("Measure");
    choose("Redo");
    QCOMPARE(bar()->actions(), delivered); // at their old places
    choose("Stop");
    m->forgetEdits();
    QVERIFY(m->window->close());
    m->restart();
    QVERIFY(!bar()->widgetForAction(&m->action("stop")));
    QVERIFY(bar()->widgetForAction(&m->action("measureTool")));
}

/// The texts of the buttons go first; the buttons behind the step next.
void TestFirstLayout::aNarrowToolBarHasTheStep()
{
    const auto& bar = m->part<ToolBar>("toolBar");
    const auto& readout = m->part<QLabel>("stepReadout");
    const auto button = [&](const char* name) {
        return qobject_cast<QToolButton*>(bar.widgetForAction(&m->action(name)));
    };
    const auto resize = [this](QSize size) {
        m->window->resize(size);
        QTRY_COMPARE(m->window->size(), size);
    };
    resize({1360, 860});
    QTRY_COMPARE(button("selectTool")->toolButtonStyle(), Qt::ToolButtonTextBesideIcon);
    resize({1024, 700});
    QTRY_COMPARE(button("selectTool")->toolButtonStyle(), Qt::ToolButtonIconOnly);
    QTRY_VERIFY(readout.isVisible());
    QVERIFY(button("selectTool")->isVisible() && button("redo")->isVisible());
    QVERIFY(!button("selectTool")->toolTip().isEmpty());
    resize({800, 700});
    QTRY_VERIFY(!button("snapping")->isVisible());
    QVERIFY(readout.isVisible());
    resize({1360, 860});
    QTRY_COMPARE(button("selectTool")->toolButtonStyle(), Qt::ToolButtonTextBesideIcon);
}

void TestFirstLayout::theButtonsStayWhereTheyAreWhileItRuns()
{
    const auto& bar = m->part<ToolBar>("toolBar");
    const auto& readout = m->part<QLabel>("stepReadout");
    QTRY_VERIFY(readout.isVisible());
    const QWidget& undo = *bar.widgetForAction(&m->action("undo"));
    const int before = undo.x();
    for (int i = 0; i < 3; ++i)
        m->action("step").trigger();
    QTRY_VERIFY(readout.text().contains(QStringLiteral("step 3")));
    QCoreApplication::sendPostedEvents();
    QCOMPARE(undo.x(), before);
}

BROADSIDE_WINDOW_TEST(TestFirstLayout)

} // namespace broadside::test::tst_first_layout

#include "tst_first_layout.moc"
