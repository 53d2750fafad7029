#include "editor/window/help/manual/page_view.h"
#include "editor/window/layout/panel_table.h"
#include "tests/support/editor/window_fixture.h"
#include "tests/support/test.h"

#include <QDockWidget>
#include <QHelpEvent>
#include <QToolButton>

namespace broadside::test::tst_panel_help {

/// The button "?" of each panel, and "What is this?".
class TestPanelHelp : public QObject {
    Q_OBJECT
private slots:
    static void theButtonOpensThePlaceOfItsPanel();
    static void theButtonIsInTheTitle();
    static void aClickInTheModeOpensIt();
};

namespace {

QDockWidget& dockOf(const WindowFixture& m, Panel panel)
{
    return *m.window->findChild<QDockWidget*>(QLatin1String(rowOf(panel).objectName));
}

QToolButton* buttonOf(const WindowFixture& m, Panel panel)
{
    return dockOf(m, panel).findChild<QToolButton*>(QStringLiteral("panelHelp"), Qt::FindDirectChildrenOnly);
}

QString shownPage(const WindowFixture& m)
{
    const auto* view = m.window->findChild<ManualPageView*>(QStringLiteral("manualText"));
    return view && view->isVisible() ? view->page() : QString();
}

} // namespace

void TestPanelHelp::theButtonOpensThePlaceOfItsPanel()
{
    const WindowFixture m;
    for (const PanelRow& row : panelTable()) {
        QToolButton* button = buttonOf(m, row.panel);
        QVERIFY2(button, row.objectName);
        QVERIFY(!button->accessibleName().isEmpty());
        button->click();
        QCOMPARE(shownPage(m), QString::fromLatin1(row.help).section(u'#', 0, 0));
    }
}

void TestPanelHelp::theButtonIsInTheTitle()
{
    const WindowFixture m;
    int seen = 0;
    for (const PanelRow& row : panelTable()) {
        const QDockWidget& dock = dockOf(m, row.panel);
        if (!dock.isVisible())
            continue;
        const QToolButton& button = *buttonOf(m, row.panel);
        QTRY_VERIFY(button.isVisible() && button.y() + button.height() <= dock.widget()->y() + 2);
        for (const auto* other : dock.findChildren<QAbstractButton*>(QString(), Qt::FindDirectChildrenOnly))
            QVERIFY(other == &button || other->isHidden() || !other->geometry().intersects(button.geometry()));
        ++seen;
    }
    QVERIFY(seen > 3);
}

void TestPanelHelp::aClickInTheModeOpensIt()
{
    const WindowFixture m;
    QWidget& inside = *dockOf(m, Panel::Objects).widget();
    const QPoint at = inside.rect().center();
    QHelpEvent asks(QEvent::QueryWhatsThis, at, inside.mapToGlobal(at));
    QCoreApplication::sendEvent(&inside, &asks);
    QVERIFY(asks.isAccepted());
    QHelpEvent click(QEvent::WhatsThis, at, inside.mapToGlobal(at));
    QCoreApplication::sendEvent(&inside, &click);
    QCOMPARE(shownPage(m), QString::fromLatin1(rowOf(Panel::Objects).help).section(u'#', 0, 0));
}

BROADSIDE_WINDOW_TEST(TestPanelHelp)

} // namespace broadside::test::tst_panel_help

#include "tst_panel_help.moc"
