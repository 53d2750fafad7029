// The pictures of the window in the pages of the manual, in light and dark, taken from the real window: the steps are
// those of the page.

#include "editor/window/layout/appearance.h"
#include "tests/support/editor/window_pictures.h"
#include "tests/support/game_trace.h"
#include "tests/support/test.h"

#include <QAbstractItemView>
#include <QCheckBox>
#include <QDockWidget>
#include <QLabel>
#include <QPushButton>
#include <QTreeView>

namespace broadside::test::tst_manual_pictures {
namespace {

constexpr QSize kManualWindow(1100, 720);
constexpr int kTwoSeconds = 120; // steps
constexpr int kOnTheWall = 35;   // the step in which the balls are near it

} // namespace

class TestManualPictures;
using Scenery = void (TestManualPictures::*)();

class TestManualPictures : public QObject {
    Q_OBJECT
private slots:
    void cleanup()
    {
        m->forgetEdits();
        m.reset();
        applyAppearance(Appearance::System);
    }
    void aPictureShowsTheWindowOfToday_data();
    void aPictureShowsTheWindowOfToday();

private:
    void openLevel() const
    {
        m->page().openFile(
            m->write(QStringLiteral("first-level.broadside"), QStringLiteral("../manual/scenes/first-level")));
        QTRY_COMPARE(m->page().document().scene().size(), std::size_t{5});
    }
    void steps(int count) const
    {
        for (int i = 0; i < count; ++i)
            m->session().stepOnce();
    }
    [[nodiscard]] const SceneObject& object(const char* name) const
    {
        for (const ObjectPtr& each : m->document().scene().objects())
            if (each->name == name)
                return *each;
        qFatal("There is no %s.", name);
    }
    void raise(const char* panel) const
    {
        auto& dock = m->part<QDockWidget>(panel);
        dock.show();
        dock.raise();
        QTRY_VERIFY(!dock.visibleRegion().isEmpty());
    }
    void diagnoseTheFault() const;

    // The pictures of the tutorial.
    void drawTheLevel();
    void hoverABall();
    void showTheFault();
    void diagnose();
    void fix();
    // Those of the page about recordings.
    void hoverTheBar();
    void auditTheRecording();
    void openTheRecording() const;

    std::unique_ptr<WindowFixture> m;
};

void TestManualPictures::drawTheLevel()
{
    openLevel();
    m->action("placeTool").trigger();
    raise("PlacePanel");
    m->action("selectTool").trigger();
    m->page().focus().select(object("Circle 4").id);
}

void TestManualPictures::hoverABall()
{
    openLevel();
    steps(kOnTheWall);
    const ObjectTable& objects = m->session().world()->objects();
    m->hover(objects.poseOf(*objects.rowOf(object("Circle 1").id)).position);
}

void TestManualPictures::showTheFault()
{
    openLevel();
    m->chooseAlgorithm(Algorithm::CornerGrid);
    m->hover(object("Wall 1").pose.position);
}

void TestManualPictures::diagnoseTheFault() const
{
    openLevel();
    m->chooseAlgorithm(Algorithm::CornerGrid);
    steps(kTwoSeconds);
    m->action("diagnose").trigger();
    auto& tree = m->part<QTreeView>("explanations");
    QTRY_VERIFY(tree.isVisible() && tree.model()->rowCount() > 0);
    tree.setCurrentIndex(tree.model()->index(0, 0).siblingAtColumn(0));
}

void TestManualPictures::diagnose() { diagnoseTheFault(); }

void TestManualPictures::fix()
{
    diagnoseTheFault();
    QTest::mouseClick(&m->part<QPushButton>("explanationFix"), Qt::LeftButton);
    QTRY_VERIFY(m->part<QLabel>("diagnosisSummary").text().startsWith(QStringLiteral("No pair is missed")));
    QTRY_VERIFY(m->part<QLabel>("explanationFixed").isVisible());
}

void TestManualPictures::openTheRecording() const
{
    const QString path = m->file("my_game.bstrace");
    writeGameTrace(path, naive_grid_game::Bug::RegistersCorners, 300);
    m->page().openFile(path);
    QTRY_VERIFY(m->page().document().isReadOnly());
    QTRY_VERIFY(m->page().model().shownWorld.objects().presentCount() > 3);
}

void TestManualPictures::hoverTheBar()
{
    openTheRecording();
    const ObjectTable& objects = m->page().model().shownWorld.objects();
    objects.forEach([&](ObjectIndex row) {
        if (objects.objectOf(row).name == "Bar")
            m->hover(objects.poseOf(row).position);
    });
    QVERIFY(!m->page().focus().hovered().isNull());
    auto& subject = m->part<QLabel>("inspectorSubject");
    QTRY_VERIFY(subject.isVisible() && subject.text().startsWith(QStringLiteral("Bar")));
}

void TestManualPictures::auditTheRecording()
{
    openTheRecording();
    m->action("debugLayout").trigger();
    m->action("auditStep").trigger();
    auto& list = m->part<QTreeView>("auditList");
    QTRY_VERIFY(list.isVisible() && list.model()->rowCount() > 0);
    const QModelIndex first = list.model()->index(0, 0);
    list.setCurrentIndex(first);
    QTest::mouseClick(list.viewport(), Qt::LeftButton, {}, list.visualRect(first).center());
    raise("WhyPanel");
    QTRY_VERIFY(m->part<QLabel>("whyRun").isVisible()); // found in the background
}

void TestManualPictures::aPictureShowsTheWindowOfToday_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<Scenery>("prepare");
    QTest::addColumn<Appearance>("appearance");
    const auto row = [](const char* name, Scenery prepare) {
        QTest::addRow("%s", name) << QString::fromLatin1(name) << prepare << Appearance::Light;
        QTest::addRow("%s-dark", name) << QString::fromLatin1(name) + QStringLiteral("-dark") << prepare
                                       << Appearance::Dark;
    };
    row("tutorial/level", &TestManualPictures::drawTheLevel);
    row("tutorial/candidates", &TestManualPictures::hoverABall);
    row("tutorial/fault", &TestManualPictures::showTheFault);
    row("tutorial/diagnosis", &TestManualPictures::diagnose);
    row("tutorial/fixed", &TestManualPictures::fix);
    row("traces/hover", &TestManualPictures::hoverTheBar);
    row("traces/audit", &TestManualPictures::auditTheRecording);
}

void TestManualPictures::aPictureShowsTheWindowOfToday()
{
    QFETCH(const QString, name);
    QFETCH(const Scenery, prepare);
    QFETCH(const Appearance, appearance);
    m = std::make_unique<WindowFixture>();
    applyAppearance(appearance);
    m->window->resize(kManualWindow);
    QTRY_COMPARE(m->window->size(), kManualWindow);
    (this->*prepare)();
    if (QTest::currentTestFailed())
        return;
    comparePicture(name + QStringLiteral(".png"), grabbedWhenSettled(*m, *m->window));
}

BROADSIDE_WINDOW_TEST(TestManualPictures)

} // namespace broadside::test::tst_manual_pictures

#include "tst_manual_pictures.moc"
