// The broken worlds solved in the real window with the steps of the manual: each remedy must be found there and repair
// the world.

#include "editor/window/files/samples.h"
#include "tests/support/audit_rows.h"
#include "tests/support/editor/window_fixture.h"
#include "tests/support/test.h"

#include <QCheckBox>
#include <QDockWidget>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QTreeView>

#include <algorithm>

namespace broadside::test::tst_solving_mysteries {

class TestSolvingMysteries : public QObject {
    Q_OBJECT
private slots:
    void init() { m = std::make_unique<test::WindowFixture>(); }
    void cleanup() { m.reset(); }

    void theBallThatGoesThroughTheWall();
    void theBossThatIsHitAtItsCorners();
    void theSlowRight();
    void theTopRow();
    void theEnemyThatCannotBeShot();
    void twoRunsThatDiffer();

private:
    void open(const char* name) const;
    void show(const char* dock) const
    {
        m->part<QDockWidget>(dock).show();
        m->part<QDockWidget>(dock).raise();
    }
    void steps(int count) const
    {
        for (int i = 0; i < count; ++i)
            m->session().stepOnce();
    }
    [[nodiscard]] QTreeView& findings() const { return m->part<QTreeView>("auditList"); }
    void clickFinding(const QString& text) const;
    [[nodiscard]] QString why() const { return m->part<QLabel>("whySentence").text(); }
    [[nodiscard]] bool isThere(std::uint64_t id) const
    {
        return m->session().world()->objects().indexOf(ObjectId{id}).has_value();
    }
    std::unique_ptr<test::WindowFixture> m;
};

void TestSolvingMysteries::open(const char* name) const
{
    const auto mystery = std::ranges::find_if(
        mysteries(), [name](const Sample& sample) { return QLatin1String(sample.name).endsWith(QLatin1String(name)); });
    const QList<QMenu*> menus = m->window->findChildren<QMenu*>();
    for (const QMenu* menu : menus)
        for (QAction* action : menu->actions())
            if (action->text() == titleOf(*mystery))
                return action->trigger();
    QFAIL(name);
}

/// Clicks the first finding with this text.
void TestSolvingMysteries::clickFinding(const QString& text) const
{
    QTRY_VERIFY(!test::auditPairs(findings()).isEmpty());
    for (const QModelIndex& pair : test::auditPairs(findings()))
        if (pair.data().toString().contains(text))
            return test::clickRow(findings(), pair);
    QFAIL(qPrintable(text));
}

void TestSolvingMysteries::theBallThatGoesThroughTheWall()
{
    open("through-the-wall");
    show("AuditPanel");
    m->part<QCheckBox>("auditEvery").click();
    steps(30);
    clickFinding(QStringLiteral("Fast ball"));
    QCOMPARE(m->session().world()->stepCount(), std::uint64_t{16});
    show("WhyPanel");
    QTRY_VERIFY2(why().startsWith(QStringLiteral("Fast ball passed through Wall within step 16")), qPrintable(why()));
    m->part<QPushButton>("whyFix").click();
    QVERIFY(m->page().document().scene().step.continuous);
    m->session().stop();
    steps(240);
    const World& world = *m->session().world();
    for (std::uint64_t ball = 2; ball <= 4; ++ball)
        QVERIFY(world.objects().poseOf(*world.objects().indexOf(ObjectId{ball})).position.x < 9.0);
}

void TestSolvingMysteries::theBossThatIsHitAtItsCorners()
{
    open("big-boss");
    show("AuditPanel");
    steps(48);
    m->part<QPushButton>("auditNow").click();
    QTRY_COMPARE(test::auditPairs(findings()).size(), 7);
    clickFinding(QStringLiteral("Dart 4"));
    show("WhyPanel");
    QTRY_VERIFY2(why().contains(QStringLiteral("spans three or more cells and is registered only at its corners")),
                 qPrintable(why()));
    m->part<QPushButton>("whyFix").click();
    QCOMPARE(m->page().document().scene().broadPhase.algorithm, Algorithm::Grid);
    m->session().stop();
    steps(60);
    for (std::uint64_t dart = 2; dart <= 10; ++dart)
        QVERIFY(!isThere(dart));
}

void TestSolvingMysteries::theSlowRight()
{
    open("slow-right");
    steps(20);
    QTRY_VERIFY(m->page().shownWorld().funnel());
    const std::uint64_t before = m->page().shownWorld().funnel()->candidates;
    show("TunerPanel");
    QTRY_VERIFY(m->part<QPushButton>("tunerMeasure").isEnabled());
    m->part<QPushButton>("tunerMeasure").click();
    QTRY_VERIFY(m->part<QPushButton>("tunerUse").isEnabled());
    m->part<QPushButton>("tunerUse").click();
    const double size = m->page().document().scene().broadPhase.cellSize;
    // measured times: a busy machine decides which of the better sizes wins
    QVERIFY2(size < 8.0, qPrintable(QString::number(size)));
    QTRY_VERIFY(m->page().shownWorld().funnel());
    QVERIFY(m->page().shownWorld().funnel()->candidates < before);
}

void TestSolvingMysteries::theTopRow()
{
    open("top-row");
    show("AuditPanel");
    m->part<QCheckBox>("auditEvery").click();
    steps(60);
    clickFinding(QStringLiteral("Coin C"));
    show("WhyPanel");
    QTRY_VERIFY2(why().contains(QStringLiteral(
                     "because they overlap only in a row or column that the table of cells does not have")),
                 qPrintable(why()));
    m->part<QPushButton>("whyFix").click();
    m->session().stop();
    steps(120);
    for (std::uint64_t coin = 1; coin <= 15; ++coin)
        QVERIFY(!isThere(coin));
}

void TestSolvingMysteries::theEnemyThatCannotBeShot()
{
    open("cannot-be-shot");
    show("WhyPanel");
    m->page().focus().select(std::vector<ObjectId>{ObjectId{3}, ObjectId{8}});
    QTRY_VERIFY2(why().contains(QStringLiteral("does not accept the category 4 of Enemy 3")), qPrintable(why()));
    m->part<QPushButton>("whyFix").click();
    steps(120);
    for (std::uint64_t enemy = 1; enemy <= 5; ++enemy)
        QVERIFY(!isThere(enemy));
}

void TestSolvingMysteries::twoRunsThatDiffer()
{
    open("two-runs");
    steps(180);
    const QList<QAction*> algorithms = m->part<QMenu>("repeatWith").actions();
    (*std::ranges::find(algorithms, QStringLiteral("grid"), &QAction::text))->trigger();
    auto& go = m->part<QPushButton>("messageOffer");
    QTRY_COMPARE(go.text(), QStringLiteral("Go there"));
    go.click();
    QCOMPARE(m->session().world()->stepCount(), std::uint64_t{132});
    show("AuditPanel");
    m->part<QPushButton>("auditNow").click();
    clickFinding(QStringLiteral("Marble 2"));
    show("WhyPanel");
    QTRY_VERIFY2(why().contains(QStringLiteral("because it truncates coordinates to whole pixels")), qPrintable(why()));
}

BROADSIDE_WINDOW_TEST(TestSolvingMysteries)

} // namespace broadside::test::tst_solving_mysteries

#include "tst_solving_mysteries.moc"
