// The diagnosis in the real window: a broken world is opened, one press of Diagnose names what is wrong with it.

#include "editor/panels/findings/explanations_model.h"
#include "editor/session/example_player.h"
#include "editor/window/files/samples.h"
#include "tests/support/audit_rows.h"
#include "tests/support/editor_world.h"
#include "tests/support/game_trace.h"
#include "tests/support/test.h"
#include "tests/support/window_fixture.h"

#include <QDockWidget>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QTreeView>

#include <algorithm>

namespace broadside::test::tst_main_window_diagnosis {

class TestMainWindowDiagnosis : public QObject {
    Q_OBJECT
private slots:
    void init() { m = std::make_unique<test::WindowFixture>(); }
    void cleanup() { m.reset(); }

    void aMysteryIsSolvedInTwoClicks_data();
    void aMysteryIsSolvedInTwoClicks();
    void aClickGoesToTheExample();
    void showMePlaysTheStepsBeforeIt();
    void afterTheFixTheFindingIsGone();
    void aWorldThatIsRightSaysSo();
    void aRecordingIsExplained();

private:
    void open(const QString& name) const;
    [[nodiscard]] QTreeView& tree() const { return m->part<QTreeView>("explanations"); }
    [[nodiscard]] QModelIndex first() const { return tree().model()->index(0, 0); }
    [[nodiscard]] QString summary() const { return m->part<QLabel>("diagnosisSummary").text(); }
    [[nodiscard]] QString details() const { return m->part<QLabel>("explanationText").text(); }
    void diagnose() const
    {
        m->action("diagnose").trigger();
        QTRY_VERIFY(tree().isVisible() && tree().model()->rowCount() > 0);
    }
    std::unique_ptr<test::WindowFixture> m;
};

void TestMainWindowDiagnosis::open(const QString& name) const
{
    const auto mystery = std::ranges::find_if(
        mysteries(), [&](const Sample& sample) { return QLatin1String(sample.name).endsWith(name); });
    for (const QMenu* menu : m->window->findChildren<QMenu*>())
        for (QAction* action : menu->actions())
            if (action->text() == titleOf(*mystery))
                return action->trigger();
    QFAIL(qPrintable(name));
}

void TestMainWindowDiagnosis::aMysteryIsSolvedInTwoClicks_data()
{
    QTest::addColumn<QString>("says"); // the first explanation
    QTest::addColumn<QString>("advises");
    const auto row = [](const char* name, const char* says, const char* advises) {
        QTest::newRow(name) << QString::fromLatin1(says) << QString::fromLatin1(advises);
    };
    row("through-the-wall", "they pass through others", "Sweep what moves");
    row("big-boss", "is registered at its corners only", "grid misses nothing");
    row("slow-right", "The cells of 8 m are too large", "Use cells of");
    row("top-row", "only in a row or column that its table does not have", "grid misses nothing");
    row("cannot-be-shot", "the mask 2 of Shot 3 does not accept the category 4 of Enemy 3", "Set the mask of Shot 3");
    row("two-runs", "cuts coordinates to whole pixels", "grid misses nothing");
}

void TestMainWindowDiagnosis::aMysteryIsSolvedInTwoClicks()
{
    QFETCH(const QString, says);
    QFETCH(const QString, advises);
    open(QString::fromLatin1(QTest::currentDataTag()));
    diagnose();
    QCOMPARE(tree().model()->rowCount(), 1);
    QVERIFY2(first().data().toString().contains(says), qPrintable(first().data().toString()));
    QVERIFY2(details().contains(advises), qPrintable(details()));
    QVERIFY2(summary().contains(QStringLiteral("steps 0 to 300")), qPrintable(summary()));
    QVERIFY(m->part<QPushButton>("explanationFix").isEnabled());
    QCOMPARE(m->session().state(), StepSession::State::Authored); // what is shown has not changed
}

void TestMainWindowDiagnosis::aClickGoesToTheExample()
{
    open(QStringLiteral("big-boss"));
    diagnose();
    const QModelIndex pair = tree().model()->index(1, 0, first());
    const std::uint64_t step = pair.siblingAtColumn(ExplanationsModel::First).data().toULongLong();
    QVERIFY(step > 1);
    test::clickRow(tree(), pair);
    QTRY_COMPARE(m->session().step(), step);
    QTRY_COMPARE(m->page().focus().selection().size(), std::size_t{2});
    QCOMPARE(m->page().focus().selection().front(), ObjectId{1});
    QCOMPARE(m->page().focus().pins()[0], ObjectId{1});
    QCOMPARE(tree().model()->rowCount(), 1); // the steps are those that were diagnosed
    QTRY_VERIFY(m->part<QLabel>("whySentence").text().contains(QStringLiteral("is registered at its corners only")));
}

void TestMainWindowDiagnosis::showMePlaysTheStepsBeforeIt()
{
    open(QStringLiteral("through-the-wall"));
    diagnose();
    std::uint64_t played = 0;
    connect(&m->session(), &StepSession::stepped, this, [&] {
        if (m->session().runPace().slowness() == ExamplePlayer::kSlowness)
            ++played;
    });
    QTest::mouseClick(&m->part<QPushButton>("explanationShow"), Qt::LeftButton);
    QTRY_COMPARE(m->session().step(), std::uint64_t{16});
    QTRY_COMPARE(m->session().state(), StepSession::State::Paused);
    QCOMPARE(played, std::uint64_t{16}); // there are no more steps before it
    QCOMPARE(m->page().focus().selection(), test::ids({1, 3}));
}

void TestMainWindowDiagnosis::afterTheFixTheFindingIsGone()
{
    open(QStringLiteral("through-the-wall"));
    for (int step = 0; step < 40; ++step)
        m->session().stepOnce();
    diagnose();
    QTest::mouseClick(&m->part<QPushButton>("explanationFix"), Qt::LeftButton);
    const auto& result = m->part<QLabel>("explanationFixed");
    QTRY_VERIFY2(result.isVisible() && result.text().contains(QStringLiteral("Gone: steps 16 to 40 were made again")),
                 qPrintable(result.text()));
    QCOMPARE(tree().model()->rowCount(), 0);
    QVERIFY(m->page().document().scene().step.continuous);
    QCOMPARE(m->session().step(), std::uint64_t{40});
    m->page().document().undoStack().undo();
    QTRY_VERIFY(!result.isVisible());
}

void TestMainWindowDiagnosis::aWorldThatIsRightSaysSo()
{
    m->action("diagnose").trigger();
    QTRY_VERIFY2(summary().startsWith(QStringLiteral("Nothing is missed")), qPrintable(summary()));
    QVERIFY(!tree().isVisible());
}

void TestMainWindowDiagnosis::aRecordingIsExplained()
{
    const QString trace = m->file("game.bstrace");
    writeGameTrace(trace, naive_grid_game::Bug::RegistersCorners, 60);
    m->window->openFiles({trace});
    QTRY_VERIFY(m->page().recording() && !m->page().recording()->isEmpty());
    diagnose();
    QVERIFY2(first().data().toString().contains(QStringLiteral("corner")), qPrintable(first().data().toString()));
    QVERIFY2(details().contains(QStringLiteral("missed pairs; none of")), qPrintable(details()));
    QVERIFY(!m->part<QPushButton>("explanationFix").isEnabled());
    const QModelIndex pair = tree().model()->index(0, 0, first());
    const std::uint64_t step = pair.siblingAtColumn(ExplanationsModel::First).data().toULongLong();
    test::clickRow(tree(), pair);
    QTRY_COMPARE(m->page().model().steps.step(), step);
}

BROADSIDE_WINDOW_TEST(TestMainWindowDiagnosis)

} // namespace broadside::test::tst_main_window_diagnosis

#include "tst_main_window_diagnosis.moc"
