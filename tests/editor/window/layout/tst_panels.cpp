// Panels in the real window: they are made when they are seen or used first.

#include "editor/window/files/samples.h"
#include "editor/window/layout/panels.h"
#include "tests/support/editor/editor_world.h"
#include "tests/support/editor/window_fixture.h"
#include "tests/support/game_trace.h"
#include "tests/support/test.h"

#include <QDockWidget>
#include <QLabel>
#include <QTreeView>
#include <QTreeWidget>

#include <algorithm>
#include <string_view>

namespace broadside::test::tst_panels {

class TestPanels : public QObject {
    Q_OBJECT
private slots:
    void init() { m = std::make_unique<WindowFixture>(); }
    void cleanup()
    {
        m->forgetEdits();
        m.reset();
    }

    void onlyThoseThatAreSeenAreMade_data();
    void onlyThoseThatAreSeenAreMade();
    void aDockMakesItsPanelWhenItIsSeen();
    void anEventBringsUpAndMakesItsPanel();
    void theTitleOfChecksCountsBeforeItsPanelIsMade();
    void eachPageMakesItsOwn();
    void aRecordingHasNoPanelsForEditing();
    void theInspectorShowsTheLastAnswer();
    void theTemplateOfTheLastInstanceStaysCurrent();
    void aDiagnosisThatEndedIsShown();

private:
    [[nodiscard]] QDockWidget& dock(Panel panel) const { return m->part<QDockWidget>(rowOf(panel).objectName); }
    [[nodiscard]] bool isMade(Panel panel) const { return m->page().panels().find(panel) != nullptr; }
    [[nodiscard]] bool isSeen(Panel panel) const { return !dock(panel).visibleRegion().isEmpty(); }
    [[nodiscard]] bool isShown(Panel panel) const
    {
        return isSeen(panel) && isMade(panel) && m->page().panels().find(panel)->isVisible();
    }
    /// The names of the panels of the page in front that are made, in the order of the table.
    [[nodiscard]] QString made() const
    {
        QStringList names;
        for (const PanelRow& row : panelTable())
            if (isMade(row.panel))
                names += titleOf(row);
        return names.join(QStringLiteral(", "));
    }

    /// Makes a second page with an empty scene, in front.
    void makeSecondPage() const
    {
        m->edit(); // an empty scene would be replaced
        m->action("newScene").trigger();
        QCOMPARE(m->window->pageCount(), 2);
    }

    std::unique_ptr<WindowFixture> m;
};

void TestPanels::onlyThoseThatAreSeenAreMade_data()
{
    QTest::addColumn<QString>("layout");
    QTest::addColumn<QSize>("size");
    QTest::addColumn<QString>("expected");
    // Objects, Place and Timeline are made at once.
    QTest::newRow("building, narrow") << QStringLiteral("Layout") << QSize(1400, 900)
                                      << QStringLiteral("Objects, Place, Properties, Timeline");
    QTest::newRow("building, wide") << QStringLiteral("Layout") << QSize(1800, 900)
                                    << QStringLiteral("Objects, Place, Properties, Broad phase, Timeline");
    QTest::newRow("debugging, narrow") << QStringLiteral("Debug") << QSize(1400, 900)
                                       << QStringLiteral("Objects, Place, Broad phase, Inspector, Timeline");
    QTest::newRow("debugging, wide") << QStringLiteral("Debug") << QSize(1800, 900)
                                     << QStringLiteral("Objects, Simulation, Place, Broad phase, Inspector, Timeline");
}

void TestPanels::onlyThoseThatAreSeenAreMade()
{
    QFETCH(const QString, layout);
    QFETCH(const QSize, size);
    QFETCH(const QString, expected);
    m->window.reset();
    m->settings.clear();
    Settings(m->settings).setCurrentLayout(layout);
    m->window = std::make_unique<MainWindow>(m->settings);
    m->window->resize(size);
    m->window->show();
    QVERIFY(QTest::qWaitForWindowActive(m->window.get(), kPatience));
    QTRY_COMPARE(made(), expected);
    for (const PanelRow& row : panelTable())
        if (m->page().panels().has(row.panel) && isSeen(row.panel))
            QVERIFY2(isMade(row.panel), row.objectName);
    QTest::qWait(50);
    QCOMPARE(made(), expected);
}

void TestPanels::aDockMakesItsPanelWhenItIsSeen()
{
    for (const Panel panel : {Panel::Why, Panel::Events, Panel::PictureShape}) {
        QVERIFY2(!isMade(panel), rowOf(panel).objectName);
        dock(panel).show();
        dock(panel).raise();
        QTRY_VERIFY2(isMade(panel), rowOf(panel).objectName);
        QTRY_VERIFY(isShown(panel));
    }
    QVERIFY(!isMade(Panel::Queries)); // its dock is open, behind that of the events
    QVERIFY(!dock(Panel::Queries).isHidden());
}

void TestPanels::anEventBringsUpAndMakesItsPanel()
{
    QVERIFY(!isMade(Panel::Why));
    m->page().focus().setPins({1}, {2});
    QTRY_VERIFY(isSeen(Panel::Why));
    QTRY_VERIFY(isMade(Panel::Why));
    QVERIFY(!isMade(Panel::Expected));
    dock(Panel::Expected).close();
    emit m->page().model().expectation.asked();
    QTRY_VERIFY(isSeen(Panel::Expected));
    QTRY_VERIFY(isMade(Panel::Expected));
    QVERIFY(!isMade(Panel::Story));
}

void TestPanels::theTitleOfChecksCountsBeforeItsPanelIsMade()
{
    Scene scene;
    scene.world.width = 20.0;
    scene.world.height = 10.0;
    for (const std::uint64_t id : {1U, 2U, 3U})
        scene.append(makeObject(id, {-9.0 - 3.0 * static_cast<double>(id), 3.0}));
    m->document().reset(std::move(scene), {});
    QTRY_COMPARE(dock(Panel::Checks).windowTitle(), QStringLiteral("Checks (3)"));
    m->page().focus().select(ObjectId{1});
    m->action("delete").trigger();
    QTRY_COMPARE(dock(Panel::Checks).windowTitle(), QStringLiteral("Checks (2)"));
    dock(Panel::Checks).close();
    m->action("undo").trigger();
    QTest::qWait(300);
    QVERIFY2(!m->page().model().review.isCurrent(), "no work for a closed dock");
    dock(Panel::Checks).show();
    QTRY_COMPARE(dock(Panel::Checks).windowTitle(), QStringLiteral("Checks (3)"));
    QVERIFY(!isMade(Panel::Checks));
}

void TestPanels::eachPageMakesItsOwn()
{
    makeSecondPage();
    QTRY_COMPARE(made(), QStringLiteral("Objects, Place, Broad phase, Inspector, Timeline"));
    dock(Panel::Why).raise();
    QTRY_VERIFY(isMade(Panel::Why));
    m->clickTab(0);
    QVERIFY(isMade(Panel::Why)); // its dock is in front
    QTRY_VERIFY(isShown(Panel::Why));
    dock(Panel::Events).raise();
    QTRY_VERIFY(isMade(Panel::Events));
    dock(Panel::Timeline).raise();
    m->clickTab(1);
    QTest::qWait(50);
    QVERIFY(!isMade(Panel::Events));
    QTRY_VERIFY(isShown(Panel::Why));
}

void TestPanels::aRecordingHasNoPanelsForEditing()
{
    const QString trace = m->file("game.bstrace");
    writeGameTrace(trace, naive_grid_game::Bug::RegistersCorners, 5);
    m->edit(); // an empty scene would be replaced
    m->window->openFiles({trace});
    QTRY_VERIFY(m->page().model().recording && m->page().model().recording->data());
    dock(Panel::Templates).show();
    dock(Panel::Templates).raise();
    QTest::qWait(50);
    QVERIFY(!m->page().panels().has(Panel::Templates));
    QVERIFY(!isMade(Panel::Templates) && !isMade(Panel::Place));
    const QList<QLabel*> notes = dock(Panel::Templates).findChildren<QLabel*>();
    QVERIFY(std::ranges::any_of(notes, [](const QLabel* note) {
        return note->isVisible() && note->text().startsWith(QStringLiteral("A recording"));
    }));
    m->clickTab(0);
    QVERIFY(isMade(Panel::Templates));
    for (const QLabel* note : notes)
        QVERIFY(!note->isVisible());
}

void TestPanels::theInspectorShowsTheLastAnswer()
{
    dock(Panel::Inspector).close();
    makeSecondPage();
    m->document().push(std::make_unique<AddObjects>(m->document(), std::vector<ObjectPtr>{makeObject(7, {1.0, 1.0})}));
    m->page().focus().setHovered({7});
    m->page().focus().setHovered({});
    QVERIFY(m->page().model().hover.info().isEmpty());
    QVERIFY(!isMade(Panel::Inspector));
    dock(Panel::Inspector).show();
    dock(Panel::Inspector).raise();
    QTRY_VERIFY(isMade(Panel::Inspector));
    QTRY_VERIFY(m->part<QLabel>("inspectorSubject").isVisible());
    QVERIFY2(m->part<QLabel>("inspectorSubject").text().contains(QStringLiteral("Object 7")),
             qPrintable(m->part<QLabel>("inspectorSubject").text()));
}

void TestPanels::theTemplateOfTheLastInstanceStaysCurrent()
{
    for (const std::uint64_t id : {1U, 2U})
        m->document().push(std::make_unique<AddObjects>(
            m->document(), std::vector<ObjectPtr>{makeObject(id, {1.0, static_cast<double>(id)})}));
    QVERIFY(m->page().model().templates.makeFrom(ids({1})).isEmpty());
    m->page().focus().select(ObjectId{1});
    m->page().focus().select(ObjectId{2});
    QVERIFY(m->action("placeTemplate").isEnabled());
    QVERIFY(!isMade(Panel::Templates));
    dock(Panel::Templates).show();
    dock(Panel::Templates).raise();
    QTRY_VERIFY(isMade(Panel::Templates));
    auto& list = m->part<QTreeWidget>("templatesView");
    QTRY_VERIFY(list.currentItem());
    QCOMPARE(list.currentItem()->text(0), QStringLiteral("Object"));
}

void TestPanels::aDiagnosisThatEndedIsShown()
{
    const auto mystery = std::ranges::find_if(
        mysteries(), [](const Sample& sample) { return std::string_view(sample.name).ends_with("top-row"); });
    m->page().files().openSample(*mystery);
    RunDiagnosis& diagnosis = m->page().model().diagnosis;
    diagnosis.start();
    QTRY_VERIFY(!diagnosis.isRunning() && diagnosis.diagnosis());
    QVERIFY(!isMade(Panel::Diagnosis));
    dock(Panel::Diagnosis).raise();
    QTRY_VERIFY(isMade(Panel::Diagnosis));
    auto& tree = m->part<QTreeView>("explanations");
    QTRY_VERIFY(tree.isVisible());
    QVERIFY(tree.model()->rowCount() > 0);
}

BROADSIDE_WINDOW_TEST(TestPanels)

} // namespace broadside::test::tst_panels

#include "tst_panels.moc"
