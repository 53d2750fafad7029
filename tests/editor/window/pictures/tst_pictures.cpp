// The pictures of the window in the README, taken from the real window.

#include "editor/viewport/linked_view.h"
#include "editor/window/layout/appearance.h"
#include "editor/window/pages/comparison_window.h"
#include "tests/support/editor/window_pictures.h"
#include "tests/support/test.h"

#include <QDockWidget>
#include <QLabel>
#include <QPushButton>
#include <QTreeView>

namespace broadside::test::tst_pictures {
namespace {

constexpr QSize kWindow(1280, 800);
constexpr QSize kFilm(1000, 640);
constexpr int kFrames = 40;

} // namespace

class TestPictures;
using Prepare = void (TestPictures::*)();

class TestPictures : public QObject {
    Q_OBJECT
private slots:
    void cleanup()
    {
        m->forgetEdits();
        m_shown = nullptr;
        m.reset();
        applyAppearance(Appearance::System);
    }

    void aPictureShowsTheWindowOfToday_data();
    void aPictureShowsTheWindowOfToday();
    void theFilmShowsAShot();

private:
    void makeWindow(Appearance appearance);
    void open(const char* scene) const
    {
        const QString name = QLatin1String(scene);
        m->page().openFile(m->write(name + QStringLiteral(".broadside"), name));
        QTRY_VERIFY(m->page().document().scene().size() > 3);
    }
    void steps(int count) const
    {
        for (int i = 0; i < count; ++i)
            m->session().stepOnce();
    }
    void shoot() const;
    /// Leaves room for other panels.
    void hidePanels(std::initializer_list<const char*> panels) const
    {
        for (const char* panel : panels)
            m->part<QDockWidget>(panel).hide();
    }
    [[nodiscard]] Vec2 placeOf(ObjectId id) const;
    [[nodiscard]] QImage grabbed() const;

    void showTheHoveredBall();
    void showADiagnosis();
    void showWhy();
    void showCellSizes();
    void showAComparison();

    std::unique_ptr<WindowFixture> m;
    QWidget* m_shown = nullptr; // null: the main window
};

void TestPictures::makeWindow(Appearance appearance)
{
    m = std::make_unique<WindowFixture>();
    applyAppearance(appearance);
    m->window->resize(kWindow);
    QTRY_COMPARE(m->window->size(), kWindow);
}

void TestPictures::shoot() const
{
    m->action("cannonTool").trigger();
    m->hover({3.6, 3.1});
    m->press({3.6, 3.1});
    m->release({3.6, 3.1});
    m->action("selectTool").trigger();
}

Vec2 TestPictures::placeOf(ObjectId id) const
{
    const ObjectTable& objects = m->session().world()->objects();
    const auto row = objects.rowOf(id);
    return row ? objects.poseOf(*row).position : Vec2{};
}

QImage TestPictures::grabbed() const { return grabbedWhenSettled(*m, m_shown ? *m_shown : *m->window); }

void TestPictures::showTheHoveredBall()
{
    open("cannon");
    shoot();
    steps(12);
    m->hover(placeOf(ObjectId{2}));
}

void TestPictures::showADiagnosis()
{
    open("mysteries/big-boss");
    m->action("debugLayout").trigger();
    m->action("diagnose").trigger();
    auto& tree = m->part<QTreeView>("explanations");
    QTRY_VERIFY(tree.isVisible() && tree.model()->rowCount() > 0);
    const QModelIndex first = tree.model()->index(0, 0);
    QTest::mouseClick(tree.viewport(), Qt::LeftButton, {}, tree.visualRect(first).center());
}

void TestPictures::showWhy()
{
    open("mysteries/big-boss");
    steps(48);
    ObjectId boss;
    ObjectId dart;
    for (const ObjectPtr& object : m->document().scene().objects()) {
        if (object->name == "Boss")
            boss = object->id;
        if (object->name == "Dart 5")
            dart = object->id;
    }
    QVERIFY(!boss.isNull() && !dart.isNull());
    m->page().focus().setPins(boss, dart);
    hidePanels({"ObjectsPanel", "SimulationPanel", "PlacePanel", "BroadPhasePanel", "BreakpointsPanel", "TunerPanel"});
    auto& dock = m->part<QDockWidget>("WhyPanel");
    dock.show();
    dock.raise();
    QTRY_VERIFY(m->part<QLabel>("whySentence").isVisible());
}

void TestPictures::showCellSizes()
{
    open("mysteries/slow-right");
    m->action("debugLayout").trigger();
    hidePanels({"ObjectsPanel", "SimulationPanel", "PlacePanel", "InspectorPanel", "PropertiesPanel", "WhyPanel"});
    auto& measure = m->part<QPushButton>("tunerMeasure");
    for (QWidget* above = &measure; above; above = above->parentWidget())
        if (auto* dock = qobject_cast<QDockWidget*>(above))
            dock->raise();
    QTRY_VERIFY(measure.isVisible());
    QTest::mouseClick(&measure, Qt::LeftButton);
    QTRY_VERIFY(m->part<QPushButton>("tunerUse").isEnabled());
}

void TestPictures::showAComparison()
{
    open("mysteries/big-boss");
    steps(48);
    m->action("compareAlgorithms").trigger();
    m_shown = m->window->findChild<ComparisonWindow*>(QStringLiteral("comparison"));
    QVERIFY(m_shown);
    for (const char* summary : {"comparedSummary1", "comparedSummary2"})
        QTRY_VERIFY(!m->part<QLabel>(summary).text().isEmpty());
    for (const char* view : {"comparedView1", "comparedView2"})
        QTRY_VERIFY(!m->part<LinkedView>(view).picture().isNull());
}

void TestPictures::aPictureShowsTheWindowOfToday_data()
{
    QTest::addColumn<Prepare>("prepare");
    QTest::addColumn<Appearance>("appearance");
    const auto row = [](const char* name, Prepare prepare) {
        for (const Appearance appearance : {Appearance::Light, Appearance::Dark})
            QTest::addRow("%s-%s", name, qPrintable(nameOf(appearance))) << prepare << appearance;
    };
    row("hover", &TestPictures::showTheHoveredBall);
    row("diagnosis", &TestPictures::showADiagnosis);
    row("why", &TestPictures::showWhy);
    row("cell-size", &TestPictures::showCellSizes);
    row("compare", &TestPictures::showAComparison);
}

void TestPictures::aPictureShowsTheWindowOfToday()
{
    QFETCH(const Prepare, prepare);
    QFETCH(const Appearance, appearance);
    makeWindow(appearance);
    (this->*prepare)();
    if (QTest::currentTestFailed())
        return;
    comparePicture(QStringLiteral("window/%1.png").arg(QLatin1String(QTest::currentDataTag())), grabbed());
}

/// A shot in the cannon world, one picture for each step.
void TestPictures::theFilmShowsAShot()
{
    makeWindow(Appearance::Light);
    m->window->resize(kFilm);
    open("cannon");
    shoot();
    QImage before;
    for (int frame = 0; frame < kFrames; ++frame) {
        steps(1);
        m->hover(placeOf(ObjectId{2}));
        const QImage now = grabbed();
        QVERIFY(now != before);
        before = now;
        if (!pictureFolder().isEmpty())
            comparePicture(QStringLiteral("film-%1.png").arg(frame, 2, 10, QLatin1Char('0')), now);
    }
}

BROADSIDE_WINDOW_TEST(TestPictures)

} // namespace broadside::test::tst_pictures

#include "tst_pictures.moc"
