// Every command of the menus, done without its key: Ctrl+Shift+P, its words, Return. A command without a row fails
// here.

#include "tests/editor/window/menus/command_rows.h"
#include "tests/support/sanitized.h"
#include "tests/support/test.h"

namespace broadside::test::tst_every_command {

class TestEveryCommand : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { QApplication::setAttribute(Qt::AA_DontUseNativeDialogs); }
    void isDoneFromThePalette_data();
    void isDoneFromThePalette();
    void hasARow();
};

void TestEveryCommand::isDoneFromThePalette_data()
{
    QTest::addColumn<std::size_t>("row");
    const std::vector<CommandTrial::Row> rows = commandRows();
    const std::size_t stride = kSanitized ? 4 : 1; // each row opens a window
    for (std::size_t i = 0; i < rows.size(); i += stride)
        QTest::newRow(rows[i].command) << i;
}

void TestEveryCommand::isDoneFromThePalette()
{
    QFETCH(const std::size_t, row);
    CommandTrial trial;
    trial.run(commandRows()[row]);
    QVERIFY(!QTest::currentTestFailed());
    QVERIFY2(trial.m_refusal.isEmpty(), qPrintable(trial.m_refusal));
    QTRY_VERIFY(trial.m_row.isDone(trial));
    QVERIFY(!trial.m_row.dialog || trial.m_answer->wasAsked());
}

void TestEveryCommand::hasARow()
{
    const CommandTrial trial;
    const std::vector<CommandTrial::Row> rows = commandRows();
    QStringList without;
    for (const MenuCommand& command : commandsOf(*trial.m->window->menuBar())) {
        const QString name = CommandTrial::nameOf(command);
        if (command.path == QLatin1String("View > Tool bar"))
            continue; // tested in tst_first_layout
        if (std::ranges::none_of(rows, [&](const CommandTrial::Row& row) {
                const auto of = QLatin1String(row.command);
                return of == name || of.startsWith(name + QStringLiteral(" > "));
            }))
            without += name;
    }
    QVERIFY2(without.isEmpty(), qPrintable(without.join(QStringLiteral(", "))));
}

BROADSIDE_WINDOW_TEST(TestEveryCommand)

} // namespace broadside::test::tst_every_command

#include "tst_every_command.moc"
