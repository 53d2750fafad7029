// The window's one set of actions, which follows the actions of two pages.

#include "core/trace/trace_format.h"
#include "editor/window/actions/action_registry.h"
#include "tests/support/test.h"

#include <QActionGroup>
#include <QSignalSpy>
#include <QWidget>

#include <memory>

namespace broadside::test::tst_shown_actions {

class TestShownActions : public QObject {
    Q_OBJECT
private slots:
    void init();
    void cleanup();

    void looksLikeTheActionInFront();
    void triggersTheActionInFrontOnce();
    void aSwitchIsPassedOnOnce_data();
    void aSwitchIsPassedOnOnce();
    void oneOfSeveralStaysOnWhenItIsChosenAgain();
    void whatThePageHasNotIsDisabledAndSaysWhy();
    void actionsOfTheWindowStayWhenPagesChange();
    void theTooltipNamesTheKeyThatItHasNow();
    void menusHaveTheEntriesOfTheFront();
    void aPageThatEndsLeavesNothingToTrigger();

private:
    [[nodiscard]] ShownAction& shown(const char* name) const { return (*m_shown)[QLatin1String(name)]; }

    std::unique_ptr<QWidget> m_window;
    std::unique_ptr<ShownActions> m_shown;
    std::unique_ptr<QObject> m_owner;
    std::unique_ptr<ActionRegistry> m_first;
    std::unique_ptr<ActionRegistry> m_second;
    int m_firstRuns = 0;
    int m_secondRuns = 0;
};

void TestShownActions::init()
{
    m_window = std::make_unique<QWidget>();
    m_shown = std::make_unique<ShownActions>(*m_window);
    m_owner = std::make_unique<QObject>();
    m_first = std::make_unique<ActionRegistry>(*m_shown, capabilitiesOfSimulation());
    m_second = std::make_unique<ActionRegistry>(*m_shown, capabilitiesOfSimulation());
    m_firstRuns = m_secondRuns = 0;
    const auto add = [this](ActionRegistry& page, int& runs) {
        page.add(*m_owner, MenuSection::EditUndo,
                 {.name = "undo",
                  .text = QStringLiteral("Undo"),
                  .keys = {QKeySequence(QStringLiteral("Ctrl+Z"))},
                  .tip = QStringLiteral("Undoes"),
                  .perform = [&runs] { ++runs; }});
        page.add(*m_owner, MenuSection::ViewShow,
                 {.name = "heat", .text = QStringLiteral("Heat"), .tip = QStringLiteral("Shows"), .isCheckable = true});
    };
    add(*m_first, m_firstRuns);
    add(*m_second, m_secondRuns);
    m_shown->follow(*m_first);
}

void TestShownActions::cleanup()
{
    m_second.reset();
    m_first.reset();
    m_owner.reset();
    m_shown.reset();
    m_window.reset();
}

void TestShownActions::looksLikeTheActionInFront()
{
    m_first->find(QStringLiteral("undo"))->setText(QStringLiteral("Undo Move"));
    m_second->find(QStringLiteral("heat"))->setChecked(true);
    ActionRegistry::setAvailable(*m_second->find(QStringLiteral("undo")), false, QStringLiteral("there is nothing"));
    QCOMPARE(shown("undo").text(), QStringLiteral("Undo Move"));
    QVERIFY(shown("undo").isEnabled() && !shown("heat").isChecked());
    m_shown->follow(*m_second);
    QCOMPARE(shown("undo").text(), QStringLiteral("Undo"));
    QVERIFY(!shown("undo").isEnabled() && shown("heat").isChecked());
    QVERIFY(shown("undo").toolTip().contains(QStringLiteral("there is nothing")));
    m_first->find(QStringLiteral("undo"))->setText(QStringLiteral("elsewhere"));
    QCOMPARE(shown("undo").text(), QStringLiteral("Undo"));
}

void TestShownActions::triggersTheActionInFrontOnce()
{
    shown("undo").trigger();
    QCOMPARE(m_firstRuns, 1);
    m_shown->follow(*m_second);
    shown("undo").trigger();
    QCOMPARE(m_firstRuns, 1);
    QCOMPARE(m_secondRuns, 1);
}

void TestShownActions::aSwitchIsPassedOnOnce_data()
{
    QTest::addColumn<bool>("byHand");
    QTest::newRow("triggered") << true;
    QTest::newRow("switched by the program") << false;
}

void TestShownActions::aSwitchIsPassedOnOnce()
{
    QFETCH(const bool, byHand);
    QAction& own = *m_first->find(QStringLiteral("heat"));
    const QSignalSpy toggled(&own, &QAction::toggled);
    const QSignalSpy triggered(&own, &QAction::triggered);
    for (const bool on : {true, false}) {
        if (byHand)
            shown("heat").trigger();
        else
            shown("heat").setChecked(on);
        QCOMPARE(own.isChecked(), on);
        QCOMPARE(shown("heat").isChecked(), on);
    }
    QCOMPARE(toggled.size(), 2);
    QCOMPARE(triggered.size(), byHand ? 2 : 0);
    QVERIFY(!m_second->find(QStringLiteral("heat"))->isChecked());
}

void TestShownActions::oneOfSeveralStaysOnWhenItIsChosenAgain()
{
    QAction& heat = *m_first->find(QStringLiteral("heat"));
    QActionGroup group(nullptr);
    group.addAction(&heat);
    heat.setChecked(true);
    const QSignalSpy triggered(&heat, &QAction::triggered);
    shown("heat").trigger();
    QVERIFY(heat.isChecked() && shown("heat").isChecked());
    QCOMPARE(triggered.size(), 1);
}

void TestShownActions::whatThePageHasNotIsDisabledAndSaysWhy()
{
    const ActionRegistry recording(*m_shown, capabilitiesOfRecording({}));
    m_shown->follow(recording);
    QVERIFY(!shown("undo").isEnabled());
    QVERIFY(shown("undo").toolTip().contains(QStringLiteral("Convert a step to a scene")));
    m_shown->follow(*m_first);
    QVERIFY(shown("undo").isEnabled());
}

void TestShownActions::actionsOfTheWindowStayWhenPagesChange()
{
    ActionRegistry window(*m_shown, capabilitiesOfSimulation());
    int quits = 0;
    window.add(*m_owner, MenuSection::FileClose,
               {.name = "quit", .text = QStringLiteral("Quit"), .perform = [&quits] { ++quits; }});
    m_shown->followAlways(window);
    m_shown->follow(*m_first);
    m_shown->follow(*m_second);
    shown("quit").trigger();
    QCOMPARE(quits, 1);
}

void TestShownActions::theTooltipNamesTheKeyThatItHasNow()
{
    QCOMPARE(shown("undo").toolTip(), QStringLiteral("Undoes (Ctrl+Z)"));
    setKeys(shown("undo"), {QKeySequence(QStringLiteral("Ctrl+U"))});
    QCOMPARE(shown("undo").toolTip(), QStringLiteral("Undoes (Ctrl+U)"));
    m_shown->follow(*m_second);
    QCOMPARE(shown("undo").toolTip(), QStringLiteral("Undoes (Ctrl+U)"));
    setKeys(shown("undo"), {});
    QCOMPARE(shown("undo").toolTip(), QStringLiteral("Undoes"));
}

void TestShownActions::menusHaveTheEntriesOfTheFront()
{
    const QString name = QStringLiteral("samples");
    QMenu& first = m_first->addMenu(MenuSection::FileOpen, QStringLiteral("Samples"), name);
    QMenu& second = m_second->addMenu(MenuSection::FileOpen, QStringLiteral("Samples"), name);
    first.addAction(QStringLiteral("one"));
    connect(&second, &QMenu::aboutToShow, m_owner.get(), [&second] {
        second.clear();
        second.addAction(QStringLiteral("made when it opens"));
    });
    m_first->add(*m_owner, first, {.name = "named", .text = QStringLiteral("Named")});
    m_shown->follow(*m_first);
    QMenu& menu = *m_shown->menu(name);
    QCOMPARE(menu.actions().size(), 2);
    QCOMPARE(menu.actions()[0]->text(), QStringLiteral("one"));
    QCOMPARE(menu.actions()[1], static_cast<QAction*>(&shown("named"))); // the same action, with its keys
    m_shown->follow(*m_second);
    emit menu.aboutToShow();
    QCOMPARE(menu.actions().size(), 1);
    QCOMPARE(menu.actions()[0]->text(), QStringLiteral("made when it opens"));
}

void TestShownActions::aPageThatEndsLeavesNothingToTrigger()
{
    m_first.reset();
    shown("undo").trigger();
    QCOMPARE(m_firstRuns, 0);
    QVERIFY(!shown("undo").isEnabled()); // disabled after the attempt
}

BROADSIDE_WINDOW_TEST(TestShownActions)

} // namespace broadside::test::tst_shown_actions

#include "tst_shown_actions.moc"
