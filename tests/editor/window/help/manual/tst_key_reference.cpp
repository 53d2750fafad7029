#include "editor/window/layout/panel_table.h"
#include "tests/support/editor/window_fixture.h"
#include "tests/support/manual/reference_page.h"
#include "tests/support/test.h"

#include <QMenu>
#include <QMenuBar>

namespace broadside::test::tst_key_reference {

/// The page of the manual that lists every menu command with its keys, and every panel.
class TestKeyReference : public QObject {
    Q_OBJECT
private slots:
    static void everyCommandAndPanelIsThere();
};

namespace {

QString plain(QString text) { return inCell(text.remove(u'&').remove(QStringLiteral("..."))); }

/// What the command does: what a click in the mode "What is this?" shows, also while the command is disabled.
QString effectOf(const QAction& action)
{
    QString effect = inCell(action.whatsThis());
    if (!effect.isEmpty() && !effect.endsWith(u'.'))
        effect += u'.';
    return effect;
}

/// The rows of a menu and of its submenus. Entries without a name, such as recent files, are those of the moment.
QString rowsOf(QMenu& menu, const QString& before)
{
    emit menu.aboutToShow();
    QString rows;
    for (QAction* action : menu.actions()) {
        const QString text = before + plain(action->text());
        if (QMenu* submenu = action->menu())
            rows += rowsOf(*submenu, text + QStringLiteral(" > "));
        else if (!action->objectName().isEmpty())
            rows += QStringLiteral("| %1 | %2 | %3 |\n")
                        .arg(text, inCell(QKeySequence::listToString(action->shortcuts(), QKeySequence::PortableText)),
                             effectOf(*action));
    }
    return rows;
}

} // namespace

void TestKeyReference::everyCommandAndPanelIsThere()
{
    const WindowFixture m;
    QString text = QStringLiteral(
        "# Menu commands, keys and panels\n\n"
        "Every command of the menus with the keys that it has at first, and what it does. *Help > Keyboard shortcuts* "
        "changes them, and "
        "*Help > Find a command* (Ctrl+Shift+P) finds any command by a few of its letters. This page is made from the "
        "program's own tables.\n");
    int commands = 0;
    for (QAction* action : m.window->menuBar()->actions()) {
        const QString rows = rowsOf(*action->menu(), {});
        text += QStringLiteral("\n## %1\n\n| command | keys | what it does |\n| --- | --- | --- |\n%2")
                    .arg(plain(action->text()), rows);
        commands += static_cast<int>(rows.count(u'\n'));
    }
    QVERIFY(commands > 100);
    text += QStringLiteral("\n## Panels\n\n| panel | more about it |\n| --- | --- |\n");
    for (const PanelRow& row : panelTable()) {
        const QString help = QLatin1String(row.help);
        text += QStringLiteral("| %1 | [%2](../%3.md#%4) |\n")
                    .arg(QLatin1String(row.title), help.section(u'#', 1).replace(u'-', u' '), help.section(u'#', 0, 0),
                         help.section(u'#', 1));
    }
    QVERIFY2(isReferencePage(QStringLiteral("keys"), text), kHowToWrite);
}

BROADSIDE_WINDOW_TEST(TestKeyReference)

} // namespace broadside::test::tst_key_reference

#include "tst_key_reference.moc"
