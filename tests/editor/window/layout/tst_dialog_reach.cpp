#include "tests/support/editor/dialog_answer.h"
#include "tests/support/editor/dialog_rows.h"
#include "tests/support/editor/reach.h"
#include "tests/support/test.h"

#include <QDialog>
#include <QLabel>

namespace broadside::test::tst_dialog_reach {

/// Dialogs without a mouse: names, Tab, mnemonics, Escape.

namespace {

/// Widgets that are reached by Tab before it returns to the first one.
QSet<QWidget*> visitedByTab(QWidget& dialog)
{
    constexpr int kMost = 60;
    QSet<QWidget*> visited;
    for (int i = 0; i < kMost; ++i) {
        QWidget* const at = dialog.focusWidget() ? dialog.focusWidget() : &dialog;
        visited += at;
        // Backwards, because a text or a table may use Tab itself.
        QTest::keyClick(at, Qt::Key_Backtab, Qt::ShiftModifier);
    }
    return visited;
}

QStringList unreached(QWidget& dialog)
{
    const QSet<QWidget*> visited = visitedByTab(dialog);
    QStringList found;
    for (QWidget* control : controlsOf(dialog))
        if (!isReached(*control, visited))
            found += placeOf(*control);
    return found;
}

/// Mnemonics that two controls of a dialog share.
QStringList clashes(const QWidget& dialog)
{
    QHash<QString, QString> taken;
    QStringList found;
    const auto take = [&](const QString& text) {
        const QString key = QKeySequence::mnemonic(text).toString();
        if (key.isEmpty())
            return;
        if (taken.contains(key))
            found += QStringLiteral("%1: %2 and %3").arg(key, taken.value(key), text);
        taken.insert(key, text);
    };
    for (const QLabel* label : dialog.findChildren<QLabel*>())
        if (label->buddy() && label->isVisible())
            take(label->text());
    for (const QAbstractButton* button : dialog.findChildren<QAbstractButton*>())
        if (button->isVisible())
            take(button->text());
    return found;
}

} // namespace

class TestDialogReach : public QObject {
    Q_OBJECT
private slots:
    void init() { m = std::make_unique<LevelFixture>(); }
    void cleanup() { m.reset(); }

    void dialogsNeedNoMouse_data();
    void dialogsNeedNoMouse();

private:
    std::unique_ptr<LevelFixture> m;
};

void TestDialogReach::dialogsNeedNoMouse_data()
{
    QTest::addColumn<int>("row");
    int index = 0;
    for (const DialogRow& row : dialogRows())
        QTest::newRow(row.name) << index++;
}

void TestDialogReach::dialogsNeedNoMouse()
{
    QFETCH(const int, row);
    const DialogRow& wanted = dialogRows()[std::size_t(row)];
    QStringList faults;
    bool hasControls = false;
    bool isClosed = false;
    const DialogAnswer answer(QLatin1String(wanted.dialog), [&](QWidget& shown) {
        (void)QTest::qWaitForWindowActive(&shown, kPatience);
        hasControls = !controlsOf(shown).isEmpty();
        for (const QString& place : nameless(shown))
            faults += QStringLiteral("no name: ") + place;
        for (const QString& place : unreached(shown))
            faults += QStringLiteral("not reached: ") + place;
        for (const QString& letter : clashes(shown))
            faults += QStringLiteral("two with a letter: ") + letter;
        QTest::keyClick(&shown, Qt::Key_Escape);
        isClosed = !shown.isVisible();
        shown.close(); // the dialog must be closed before the faults are reported
    });
    wanted.open(*m);
    QTRY_VERIFY(answer.wasAsked());
    QVERIFY(hasControls);
    QVERIFY2(faults.isEmpty(), qPrintable(faults.join(QLatin1Char('\n'))));
    QVERIFY(isClosed);
}

BROADSIDE_WINDOW_TEST(TestDialogReach)

} // namespace broadside::test::tst_dialog_reach

#include "tst_dialog_reach.moc"
