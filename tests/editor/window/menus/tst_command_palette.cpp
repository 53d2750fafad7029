// Help > Find a command and Help > Keyboard shortcuts in the real window.

#include "editor/window/actions/shown_actions.h"
#include "editor/window/menus/command_palette.h"
#include "editor/window/menus/shortcuts.h"
#include "editor/window/menus/shortcuts_dialog.h"
#include "tests/support/editor/window_fixture.h"
#include "tests/support/test.h"

#include <QKeySequenceEdit>
#include <QLabel>
#include <QLineEdit>
#include <QMenuBar>
#include <QPushButton>
#include <QSignalSpy>
#include <QTimer>
#include <QTreeWidget>

#include <algorithm>
#include <functional>

namespace broadside::test::tst_command_palette {

class TestCommandPalette : public QObject {
    Q_OBJECT
private slots:
    void init() { m = std::make_unique<test::WindowFixture>(); }
    void cleanup() { m.reset(); }

    void hasEveryActionOfTheMenusOnce();
    void findsAndDoesWhatIsTyped();
    void saysWhyNot();
    void arrowsChooseAndEscapeLeaves();
    void theLatestStandFirst();

    void keysCanBeChangedAndAreRemembered();
    void aTakenKeyIsAConflict();
    void reservedKeysStay();
    void everythingBackToDefault();
    void noTwoCommandsShareAKey();
    void aKeyThatTwoWindowsGaveIsThatOfOne();
    void theSearchFindsNamesAndKeys();

private:
    /// Opens a dialog and runs `act` on it in the event loop.
    template<class Dialog>
    void inDialog(const char* action, const std::function<void(Dialog&)>& act)
    {
        bool done = false;
        QTimer::singleShot(0, m->window.get(), [&] {
            auto* dialog = qobject_cast<Dialog*>(QApplication::activeModalWidget());
            QVERIFY(dialog);
            act(*dialog);
            done = true;
            if (dialog->isVisible())
                dialog->reject();
        });
        m->action(action).trigger();
        QVERIFY(done);
    }
    void inPalette(const std::function<void(CommandPalette&)>& act) { inDialog<CommandPalette>("findCommand", act); }
    void inShortcuts(const std::function<void(ShortcutsDialog&)>& act)
    {
        inDialog<ShortcutsDialog>("editShortcuts", act);
    }
    static void type(QDialog& dialog, const char* field, const QString& text)
    {
        auto* line = dialog.findChild<QLineEdit*>(QLatin1String(field));
        line->clear();
        QTest::keyClicks(line, text);
    }
    static QTreeWidget& listOf(QDialog& dialog, const char* name)
    {
        return *dialog.findChild<QTreeWidget*>(QLatin1String(name));
    }
    static void chooseCommand(QDialog& dialog, const QString& command)
    {
        QTreeWidget& list = listOf(dialog, "shortcutList");
        const auto found = list.findItems(command, Qt::MatchExactly | Qt::MatchRecursive);
        QCOMPARE(found.size(), 1);
        list.setCurrentItem(found.front());
    }
    static void assign(QDialog& dialog, const QKeySequence& key)
    {
        dialog.findChild<QKeySequenceEdit*>(QStringLiteral("shortcutKey"))->setKeySequence(key);
        dialog.findChild<QPushButton*>(QStringLiteral("shortcutAssign"))->click();
    }
    static QString note(QDialog& dialog) { return dialog.findChild<QLabel*>(QStringLiteral("shortcutNote"))->text(); }

    std::unique_ptr<test::WindowFixture> m;
};

void TestCommandPalette::hasEveryActionOfTheMenusOnce()
{
    const std::vector<MenuCommand> commands = commandsOf(*m->window->menuBar());
    std::vector<QAction*> actions;
    for (const MenuCommand& command : commands) {
        actions.push_back(command.action);
        QVERIFY2(!command.text.isEmpty() && !command.text.contains(QLatin1Char('&')), qPrintable(command.text));
        QVERIFY(!command.path.isEmpty());
    }
    std::ranges::sort(actions);
    QVERIFY(std::ranges::adjacent_find(actions) == actions.end());
    for (const QAction* action : m->window->findChildren<ShownAction*>())
        QVERIFY2(action->menu() || std::ranges::find(actions, action) != actions.end(),
                 qPrintable(action->objectName() + QStringLiteral(" is in no menu")));
}

void TestCommandPalette::findsAndDoesWhatIsTyped()
{
    QVERIFY(!m->window->isFullScreen());
    QVERIFY(!m->action("showHeat").isChecked());
    inPalette([](CommandPalette& palette) {
        type(palette, "paletteText", QStringLiteral("heat"));
        QCOMPARE(listOf(palette, "paletteList").currentItem()->text(0), QStringLiteral("Heat map of the cells"));
        QTest::keyClick(palette.findChild<QLineEdit*>(), Qt::Key_Return);
    });
    QVERIFY(m->action("showHeat").isChecked());
}

void TestCommandPalette::saysWhyNot()
{
    inPalette([](CommandPalette& palette) {
        type(palette, "paletteText", QStringLiteral("align left"));
        QVERIFY(palette.findChild<QLabel*>(QStringLiteral("paletteReason"))
                    ->text()
                    .startsWith(QStringLiteral("Select two")));
        QTest::keyClick(palette.findChild<QLineEdit*>(), Qt::Key_Return);
        QVERIFY2(palette.isVisible(), "what cannot be done is not done");
        type(palette, "paletteText", QStringLiteral("qqqq"));
        QCOMPARE(listOf(palette, "paletteList").topLevelItemCount(), 0);
        QVERIFY(!palette.findChild<QLabel*>(QStringLiteral("paletteReason"))->text().isEmpty());
        QTest::keyClick(palette.findChild<QLineEdit*>(), Qt::Key_Return);
        QVERIFY(palette.isVisible());
    });
}

void TestCommandPalette::arrowsChooseAndEscapeLeaves()
{
    inPalette([](CommandPalette& palette) {
        auto& list = listOf(palette, "paletteList");
        auto* line = palette.findChild<QLineEdit*>();
        QTest::keyClick(line, Qt::Key_Down);
        QTest::keyClick(line, Qt::Key_Down);
        QTest::keyClick(line, Qt::Key_Up);
        QCOMPARE(list.indexOfTopLevelItem(list.currentItem()), 1);
        QTest::keyClick(&palette, Qt::Key_Escape);
        QVERIFY(!palette.isVisible());
        QVERIFY(!palette.chosen());
    });
}

void TestCommandPalette::theLatestStandFirst()
{
    const auto choose = [this](const char* letters) {
        inPalette([letters](CommandPalette& palette) {
            type(palette, "paletteText", QLatin1String(letters));
            QTest::keyClick(palette.findChild<QLineEdit*>(), Qt::Key_Return);
        });
    };
    choose("show the world");
    choose("heat map");
    inPalette([](CommandPalette& palette) {
        auto& list = listOf(palette, "paletteList");
        QCOMPARE(list.topLevelItem(0)->text(0), QStringLiteral("\u2713 Heat map of the cells"));
        QCOMPARE(list.topLevelItem(1)->text(0), QStringLiteral("Show the world"));
    });
}

void TestCommandPalette::keysCanBeChangedAndAreRemembered()
{
    const QKeySequence key(Qt::CTRL | Qt::ALT | Qt::Key_J);
    inShortcuts([&](ShortcutsDialog& dialog) {
        chooseCommand(dialog, QStringLiteral("Show the world"));
        assign(dialog, key);
    });
    QCOMPARE(m->action("showWorld").shortcuts(), QList<QKeySequence>{key});
    QVERIFY2(m->action("showWorld").toolTip().contains(QStringLiteral("Ctrl+Alt+J")), "the tooltip follows");
    m->makeWindow();
    QCOMPARE(m->action("showWorld").shortcuts(), QList<QKeySequence>{key});
    m->viewport().setFocus();
    QSignalSpy triggered(&m->action("showWorld"), &QAction::triggered);
    m->key(Qt::Key_J, Qt::ControlModifier | Qt::AltModifier);
    QCOMPARE(triggered.count(), 1);
    m->key(Qt::Key_Home);
    QCOMPARE(triggered.count(), 1); // its default key does nothing any more
}

void TestCommandPalette::aTakenKeyIsAConflict()
{
    inShortcuts([](ShortcutsDialog& dialog) {
        chooseCommand(dialog, QStringLiteral("Show the world"));
        dialog.findChild<QKeySequenceEdit*>(QStringLiteral("shortcutKey"))->setKeySequence(Qt::CTRL | Qt::Key_D);
        QVERIFY2(note(dialog).contains(QStringLiteral("\"Duplicate\"")), qPrintable(note(dialog)));
        assign(dialog, Qt::CTRL | Qt::Key_D);
    });
    QCOMPARE(m->action("showWorld").shortcut(), QKeySequence(Qt::CTRL | Qt::Key_D));
    QVERIFY(m->action("duplicate").shortcuts().isEmpty());
    inShortcuts([](ShortcutsDialog& dialog) {
        chooseCommand(dialog, QStringLiteral("Duplicate"));
        dialog.findChild<QPushButton*>(QStringLiteral("shortcutDefault"))->click();
    });
    QCOMPARE(m->action("duplicate").shortcut(), QKeySequence(Qt::CTRL | Qt::Key_D));
    QVERIFY2(m->action("showWorld").shortcuts().isEmpty(), "it is taken back");
}

void TestCommandPalette::reservedKeysStay()
{
    for (const QKeyCombination key : {QKeyCombination(Qt::Key_Tab), QKeyCombination(Qt::Key_Escape),
                                      QKeyCombination(Qt::Key_Space), QKeyCombination(Qt::Key_Return)})
        inShortcuts([&](ShortcutsDialog& dialog) {
            chooseCommand(dialog, QStringLiteral("Undo"));
            dialog.findChild<QKeySequenceEdit*>(QStringLiteral("shortcutKey"))->setKeySequence(key);
            QVERIFY2(note(dialog).startsWith(QStringLiteral("This key cannot be used")), qPrintable(note(dialog)));
            QVERIFY(!dialog.findChild<QPushButton*>(QStringLiteral("shortcutAssign"))->isEnabled());
        });
}

void TestCommandPalette::everythingBackToDefault()
{
    inShortcuts([](ShortcutsDialog& dialog) {
        chooseCommand(dialog, QStringLiteral("Show the world"));
        assign(dialog, Qt::CTRL | Qt::Key_D);
        chooseCommand(dialog, QStringLiteral("Undo"));
        dialog.findChild<QPushButton*>(QStringLiteral("shortcutClear"))->click();
        dialog.findChild<QPushButton*>(QStringLiteral("shortcutsDefault"))->click();
    });
    QCOMPARE(m->action("undo").shortcut(), QKeySequence(Qt::CTRL | Qt::Key_Z));
    QCOMPARE(m->action("duplicate").shortcut(), QKeySequence(Qt::CTRL | Qt::Key_D));
    QCOMPARE(m->action("showWorld").shortcut(), QKeySequence(Qt::Key_Home));
    m->makeWindow();
    QCOMPARE(m->action("duplicate").shortcut(), QKeySequence(Qt::CTRL | Qt::Key_D));
}

void TestCommandPalette::noTwoCommandsShareAKey()
{
    QList<QAction*> actions;
    for (const MenuCommand& command : commandsOf(*m->window->menuBar()))
        actions += command.action;
    const Shortcuts shortcuts(actions, Settings(m->settings));
    for (QAction* action : shortcuts.actions())
        for (const QKeySequence& key : action->shortcuts()) {
            const std::vector<QAction*> others = shortcuts.takenBy(key, *action);
            QVERIFY2(others.empty(), qPrintable(action->objectName() + QStringLiteral(" and ") +
                                                (others.empty() ? QString() : others.front()->objectName())));
            QVERIFY2(Shortcuts::reservedFor(key).isEmpty(), qPrintable(action->objectName()));
        }
}

void TestCommandPalette::aKeyThatTwoWindowsGaveIsThatOfOne()
{
    Settings settings(m->settings);
    settings.setShortcuts(QStringLiteral("showWorld"), QStringList{QStringLiteral("Ctrl+Alt+J")});
    settings.setShortcuts(QStringLiteral("frameSelection"), QStringList{QStringLiteral("Ctrl+Alt+J")});
    settings.setShortcuts(QStringLiteral("rename"), QStringList{QStringLiteral("Ctrl+D")});
    m->makeWindow();
    noTwoCommandsShareAKey();
    QCOMPARE(m->action("rename").shortcut(), QKeySequence(Qt::CTRL | Qt::Key_D));
    QVERIFY2(m->action("duplicate").shortcuts().isEmpty(), "what was given goes before what was there");
    QCOMPARE(m->action("showWorld").shortcuts().size() + m->action("frameSelection").shortcuts().size(), 1);
}

void TestCommandPalette::theSearchFindsNamesAndKeys()
{
    inShortcuts([](ShortcutsDialog& dialog) {
        const auto shown = [&] {
            QStringList texts;
            QTreeWidget& list = listOf(dialog, "shortcutList");
            for (int i = 0; i < list.topLevelItemCount(); ++i)
                for (int j = 0; j < list.topLevelItem(i)->childCount(); ++j)
                    if (!list.topLevelItem(i)->isHidden() && !list.topLevelItem(i)->child(j)->isHidden())
                        texts += list.topLevelItem(i)->child(j)->text(0);
            return texts;
        };
        const qsizetype all = shown().size();
        QVERIFY(all > 60);
        type(dialog, "shortcutSearch", QStringLiteral("duplic"));
        QCOMPARE(shown(), QStringList{QStringLiteral("Duplicate")});
        type(dialog, "shortcutSearch", QStringLiteral("ctrl+shift+p"));
        QVERIFY(shown().contains(QStringLiteral("Find a command")));
        type(dialog, "shortcutSearch", QStringLiteral("ctrl+shift+pgu"));
        QCOMPARE(shown(), QStringList{QStringLiteral("Move tab left")});
        type(dialog, "shortcutSearch", {});
        QCOMPARE(shown().size(), all);
    });
}

BROADSIDE_WINDOW_TEST(TestCommandPalette)

} // namespace broadside::test::tst_command_palette

#include "tst_command_palette.moc"
