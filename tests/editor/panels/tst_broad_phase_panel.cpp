#include "editor/commands/fix_run.h"
#include "editor/commands/object_edits.h"
#include "editor/panels/broad_phase_panel.h"
#include "editor/session/jobs/cell_size_tuner.h"
#include "editor/session/simulation_session.h"
#include "editor/session/sprite_atlases.h"
#include "editor/widgets/fault_note.h"
#include "editor/widgets/number_field.h"
#include "editor/widgets/words/number_text.h"
#include "tests/support/cannon_world.h"
#include "tests/support/editor/editor_world.h"
#include "tests/support/test.h"

#include <QAction>
#include <QComboBox>
#include <QImage>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QSlider>
#include <QStandardItemModel>
#include <QTextDocumentFragment>
#include <QToolButton>

namespace broadside::test::tst_broad_phase_panel {

class TestBroadPhasePanel : public QObject {
    Q_OBJECT
private slots:
    void init();
    void cleanup();
    void showsCellsAndFunnel();
    void aDragOfTheSliderIsOneUndoStep();
    void aDragBackHomeLeavesNoStep();
    void keysOnTheSliderChangeTheCells();
    void typingChangesTheCells();
    void cellsAreThoseOfTheAlgorithm();
    void moreCellsThanCanBeCountedAreNamed();
    void ruleOfThumbIsUsed();
    void ruleOfThumbHasAllItsLines();
    void cellsLargerThanTheWorldAreNotOffered();
    void aSizeThatWasMeasuredReplacesTheRuleOfThumb();
    void faultyAlgorithmsAreListedApart();
    void algorithmsThatCannotRunSayWhy();
    void bruteForceHasNoCells();
    void numbersAreNamedForTheStructure_data();
    void numbersAreNamedForTheStructure();
    void everyAlgorithmIsDescribed_data();
    void everyAlgorithmIsDescribed();
    void faultsAreSaidAndSelected();
    void theNumberOfFaultsOpensTheirList();
    void manyFaultsAreListedInPart();
    void faultsFollowTheCells();
    void theManualIsOneKeyAway();
    void theLinkFollowsThePalette();
    void theStructureIsSwitchedHere();
    void refusedCellsShowTheRemedy();
    void sliderAndSizeAgree_data();
    void sliderAndSizeAgree();

private:
    template<class W>
    W& part(const char* name) const
    {
        return *m_panel->findChild<W*>(QLatin1String(name));
    }
    QString text(const char* name) const { return part<QLabel>(name).text(); }
    QString plainText(const char* name) const { return QTextDocumentFragment::fromHtml(text(name)).toPlainText(); }
    bool isShown(const char* name) const { return part<QLabel>(name).isVisible(); }
    void choose(Algorithm algorithm) const
    {
        auto& box = part<QComboBox>("algorithm");
        box.setCurrentIndex(box.findData(static_cast<int>(algorithm)));
        emit box.activated(box.currentIndex());
    }
    double cellSize() const { return m_document->scene().broadPhase.cellSize; }

    std::unique_ptr<SceneDocument> m_document;
    std::unique_ptr<SimulationSession> m_session;
    std::unique_ptr<SpriteAtlases> m_atlases;
    std::unique_ptr<ShownWorld> m_shownWorld;
    std::unique_ptr<Focus> m_focus;
    QAction m_showStructure;
    std::unique_ptr<CellSizeTuner> m_tuner;
    std::unique_ptr<ObjectEdits> m_edits;
    std::unique_ptr<RunDiagnosis> m_diagnosis;
    std::unique_ptr<FixRun> m_fixRun;
    std::unique_ptr<BroadPhasePanel> m_panel;
};

void TestBroadPhasePanel::init()
{
    m_document = std::make_unique<SceneDocument>();
    m_session = std::make_unique<SimulationSession>(*m_document);
    m_atlases = std::make_unique<SpriteAtlases>(*m_document);
    m_shownWorld = std::make_unique<ShownWorld>(*m_document, *m_session, *m_atlases);
    m_document->reset(test::cannonWorld(), {});
    m_focus = std::make_unique<Focus>();
    m_tuner = std::make_unique<CellSizeTuner>(*m_document, *m_session);
    m_edits = std::make_unique<ObjectEdits>(*m_document, m_session.get());
    m_diagnosis = std::make_unique<RunDiagnosis>(*m_document, *m_session);
    m_fixRun = std::make_unique<FixRun>(*m_document, *m_edits, *m_session, *m_diagnosis, m_tuner.get());
    m_panel = std::make_unique<BroadPhasePanel>(*m_document, *m_focus, *m_session, *m_shownWorld, *m_tuner, *m_fixRun,
                                                m_showStructure);
    m_panel->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_panel.get(), test::kPatience));
}

void TestBroadPhasePanel::cleanup()
{
    m_panel.reset();
    m_fixRun.reset();
    m_diagnosis.reset();
    m_edits.reset();
    m_tuner.reset();
    m_focus.reset();
    m_shownWorld.reset();
    m_atlases.reset();
    m_session.reset();
    m_document.reset();
}

void TestBroadPhasePanel::showsCellsAndFunnel()
{
    QTRY_COMPARE(text("cells"), QStringLiteral("4 x 2 = 8"));
    // Ball and target can collide; the cannon collides with nothing. They share no cell.
    QTRY_COMPARE(text("funnel"), QStringLiteral("1 pair > 0 candidates > 0 box overlaps > 0 shape overlaps"));
    QCOMPARE(text("spared"), QStringLiteral("100 %"));
    QCOMPARE(text("perCell"), QStringLiteral("mean 1.5, most 2"));
    QCOMPARE(text("occupied"), QStringLiteral("6 (75 %)"));
}

void TestBroadPhasePanel::aDragOfTheSliderIsOneUndoStep()
{
    auto& slider = part<QSlider>("cellSizeSlider");
    slider.setSliderDown(true);
    for (int position = slider.value(); position > 150; position -= 10)
        slider.setValue(position);
    slider.setSliderDown(false);
    QCOMPARE(m_document->undoStack().count(), 1);
    QVERIFY2(cellSize() < 0.5, qPrintable(QString::number(cellSize())));
    QTRY_VERIFY(text("cells") != QStringLiteral("4 x 2 = 8"));
    m_document->undoStack().undo();
    QCOMPARE(cellSize(), 2.5);
    QCOMPARE(part<NumberField>("cellSize").value(), 2.5);
}

void TestBroadPhasePanel::aDragBackHomeLeavesNoStep()
{
    m_document->reset(Scene(), {}); // 9.6 m wide
    auto& slider = part<QSlider>("cellSizeSlider");
    slider.setValue(200);
    m_document->undoStack().clear();
    slider.setSliderDown(true);
    slider.setValue(180);
    slider.setValue(200);
    slider.setSliderDown(false);
    QCOMPARE(m_document->undoStack().count(), 0);
}

void TestBroadPhasePanel::keysOnTheSliderChangeTheCells()
{
    QTest::keyClick(&part<QSlider>("cellSizeSlider"), Qt::Key_Left);
    QVERIFY2(cellSize() < 2.5 && cellSize() > 2.3, qPrintable(QString::number(cellSize())));
    QCOMPARE(m_document->undoStack().count(), 1);
}

void TestBroadPhasePanel::typingChangesTheCells()
{
    auto& field = part<NumberField>("cellSize");
    field.selectAll();
    QTest::keyClicks(&field, QStringLiteral("1.25"));
    QCOMPARE(m_document->undoStack().count(), 0); // one edit, not one per key
    QTest::keyClick(&field, Qt::Key_Return);
    QCOMPARE(cellSize(), 1.25);
    QCOMPARE(m_document->undoStack().count(), 1);
    QTRY_COMPARE(text("cells"), QStringLiteral("8 x 4 = 32"));
}

void TestBroadPhasePanel::cellsAreThoseOfTheAlgorithm()
{
    for (const auto& [algorithm, cells] :
         {std::pair{Algorithm::CornerGrid, "4 x 2 = 8"}, std::pair{Algorithm::BucketGrid, "3 x 1 = 3"},
          std::pair{Algorithm::RangeGrid, "4 x 2 = 8"}}) {
        choose(algorithm);
        QTRY_COMPARE(text("cells"), QString::fromLatin1(cells));
    }
}

void TestBroadPhasePanel::moreCellsThanCanBeCountedAreNamed()
{
    choose(Algorithm::HashedGrid);
    part<NumberField>("cellSize").setValue(1e-5);
    QTRY_VERIFY2(text("cells").startsWith(QStringLiteral("960 000 x 480 000")) ||
                     text("cells").startsWith(QStringLiteral("960,000 x 480,000")),
                 qPrintable(text("cells")));
    QCOMPARE(text("occupied"), QStringLiteral("nearly all"));
}

void TestBroadPhasePanel::ruleOfThumbHasAllItsLines()
{
    m_panel->resize(300, 700);
    const auto& rule = part<QLabel>("ruleOfThumb");
    QTRY_VERIFY(rule.text().contains(QStringLiteral("not measured. This is more than a tenth of the world")));
    QTRY_COMPARE_WITH_TIMEOUT(rule.height() >= rule.heightForWidth(rule.width()), true, 3'000);
}

void TestBroadPhasePanel::ruleOfThumbIsUsed()
{
    QTRY_COMPARE(text("ruleOfThumb"), QStringLiteral("2.5 m, not measured. This is more than a tenth of the world, "
                                                     "because the largest object is 0.5 m large."));
    auto& use = part<QPushButton>("useRuleOfThumb");
    QVERIFY(!use.isEnabled());
    QVERIFY(!use.toolTip().isEmpty());
    part<NumberField>("cellSize").setValue(0.3);
    QTRY_VERIFY(use.isEnabled());
    QTest::mouseClick(&use, Qt::LeftButton);
    QCOMPARE(cellSize(), 2.5);
}

/// In a world 9.6 m wide, a floor of 7.8 m would give cells of 39 m.
void TestBroadPhasePanel::cellsLargerThanTheWorldAreNotOffered()
{
    Scene scene = test::cannonWorld();
    scene.append(test::makeObject(100, {4.8, 0.1}, [](SceneObject& floor) { floor.shape = Box{7.8, 0.2}; }));
    m_document->reset(scene, {});
    QTRY_COMPARE(text("ruleOfThumb"),
                 QStringLiteral("2.5 m, not measured, for objects of up to 0.5 m. The largest object is 7.8 m large: "
                                "for it the rule gives 39 m, more than the world (9.6 m)."));
    part<NumberField>("cellSize").setValue(0.3);
    auto& use = part<QPushButton>("useRuleOfThumb");
    QTRY_VERIFY(use.isEnabled());
    QTest::mouseClick(&use, Qt::LeftButton);
    QCOMPARE(cellSize(), 2.5);

    Scene onlyLarge;
    for (const std::uint64_t id : {std::uint64_t{1}, std::uint64_t{2}})
        onlyLarge.append(test::makeObject(id, {4.8, 0.1}, [](SceneObject& large) {
            large.kind = ObjectKind::Dynamic;
            large.shape = Box{7.8, 0.2};
        }));
    m_document->reset(onlyLarge, {});
    QTRY_COMPARE(text("ruleOfThumb"), QStringLiteral("None: the largest object is 7.8 m large, so the rule gives 39 m, "
                                                     "more than the world (9.6 m)."));
    QVERIFY(!use.isEnabled());
    QVERIFY2(use.toolTip().contains(QStringLiteral("larger than the world")), qPrintable(use.toolTip()));
}

void TestBroadPhasePanel::aSizeThatWasMeasuredReplacesTheRuleOfThumb()
{
    QTRY_COMPARE(text("offeredSizeName"), QStringLiteral("Rule of thumb"));
    m_tuner->start();
    QTRY_COMPARE(text("offeredSizeName"), QStringLiteral("Measured best"));
    const double best = m_tuner->bestFor(Algorithm::Grid).value();
    QCOMPARE(text("ruleOfThumb"), QStringLiteral("%1 m").arg(rounded(best)));
    part<NumberField>("cellSize").setValue(0.3);
    auto& use = part<QPushButton>("useRuleOfThumb");
    QTRY_VERIFY(use.isEnabled());
    QTest::mouseClick(&use, Qt::LeftButton);
    QCOMPARE(cellSize(), best);
    choose(Algorithm::HashedGrid); // its sizes were not measured
    QTRY_COMPARE(text("offeredSizeName"), QStringLiteral("Rule of thumb"));
}

void TestBroadPhasePanel::faultyAlgorithmsAreListedApart()
{
    const auto& box = part<QComboBox>("algorithm");
    bool isBelowSeparator = false;
    for (int row = 0; row < box.count(); ++row) {
        if (!box.itemData(row).isValid()) {
            QVERIFY(!isBelowSeparator);
            isBelowSeparator = true;
            continue;
        }
        const AlgorithmInfo& info = infoOf(static_cast<Algorithm>(box.itemData(row).toInt()));
        QCOMPARE(info.isTextbook(), isBelowSeparator);
        QCOMPARE(box.itemText(row).contains(QStringLiteral("with faults")), info.isTextbook());
    }
    QVERIFY(isBelowSeparator);
}

void TestBroadPhasePanel::algorithmsThatCannotRunSayWhy()
{
    const auto& box = part<QComboBox>("algorithm");
    const auto* items = qobject_cast<const QStandardItemModel*>(box.model());
    for (const AlgorithmInfo& info : algorithms()) {
        const int row = box.findData(static_cast<int>(info.algorithm));
        QVERIFY2(row >= 0, info.name.data());
        QCOMPARE(items->item(row)->isEnabled(), info.isAvailable());
        QCOMPARE(box.itemData(row, Qt::ToolTipRole).toString().contains(QStringLiteral("Not available")),
                 !info.isAvailable());
    }
}

void TestBroadPhasePanel::bruteForceHasNoCells()
{
    choose(Algorithm::BruteForce);
    QCOMPARE(m_document->scene().broadPhase.algorithm, Algorithm::BruteForce);
    QVERIFY(!part<QSlider>("cellSizeSlider").isEnabled());
    QVERIFY(part<QSlider>("cellSizeSlider").toolTip().contains(QStringLiteral("brute-force")));
    QTRY_VERIFY(part<QPushButton>("useRuleOfThumb").toolTip().contains(QStringLiteral("brute-force")));
    QTRY_COMPARE(text("funnel"), QStringLiteral("1 pair > 1 candidate > 0 box overlaps > 0 shape overlaps"));
    for (const char* row : {"cells", "occupied", "perCell", "registrations"})
        QVERIFY2(!isShown(row), row);
    QVERIFY(isShown("memory"));
    choose(Algorithm::Grid);
    QTRY_VERIFY(isShown("cells") && isShown("occupied") && isShown("perCell") && isShown("registrations"));
}

void TestBroadPhasePanel::numbersAreNamedForTheStructure_data()
{
    QTest::addColumn<int>("algorithm");
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("number");
    const auto row = [](Algorithm algorithm, const char* name, const char* number) {
        QTest::newRow(infoOf(algorithm).name.data())
            << static_cast<int>(algorithm) << QString::fromLatin1(name) << QString::fromLatin1(number);
    };
    row(Algorithm::Grid, "Cells", "4 x 2 = 8");
    row(Algorithm::Quadtree, "Nodes", "1");
    row(Algorithm::AabbTree, "Nodes", "4"); // cannon and target in one tree, the ball in another
    row(Algorithm::SweepAndPrune, "Intervals", "3");
}

void TestBroadPhasePanel::numbersAreNamedForTheStructure()
{
    QFETCH(const int, algorithm);
    QFETCH(const QString, name);
    QFETCH(const QString, number);
    choose(static_cast<Algorithm>(algorithm));
    QTRY_COMPARE(text("cells"), number);
    QCOMPARE(part<QLabel>("cells").accessibleName(), name);
    QVERIFY(!part<QLabel>("cells").toolTip().isEmpty());
    QCOMPARE(isShown("perCell"), infoOf(static_cast<Algorithm>(algorithm)).usesCellSize);
    QVERIFY2(text("memory").contains(QStringLiteral("an object")), qPrintable(text("memory")));
}

void TestBroadPhasePanel::everyAlgorithmIsDescribed_data()
{
    QTest::addColumn<int>("algorithm");
    for (const AlgorithmInfo& info : algorithms())
        if (info.isAvailable())
            QTest::newRow(info.name.data()) << static_cast<int>(info.algorithm);
}

void TestBroadPhasePanel::everyAlgorithmIsDescribed()
{
    QFETCH(const int, algorithm);
    const AlgorithmInfo& info = infoOf(static_cast<Algorithm>(algorithm));
    choose(info.algorithm);
    QTRY_VERIFY(text("algorithmDescription").startsWith(QString::fromStdString(Message(*info.summary, {}).text())));
    const QString tip = part<QComboBox>("algorithm").toolTip();
    for (const char* word : {"Cost: ", "Use it "})
        QVERIFY2(tip.contains(QLatin1String(word)), qPrintable(tip));
    QCOMPARE(tip.contains(QStringLiteral("Faults: ")), info.isTextbook());
    QCOMPARE(part<NumberField>("cellSize").isEnabled(), info.usesCellSize);
    QTRY_COMPARE(isShown("faults"), info.isTextbook());
}

void TestBroadPhasePanel::faultsAreSaidAndSelected()
{
    Scene scene = test::cannonWorld();
    scene.broadPhase = {Algorithm::CornerGrid, 2.5};
    SceneObject wall;
    wall.id = {9};
    wall.name = "Long <b>wall";
    wall.shape = Box{7.0, 0.2};
    wall.pose.position = {4.5, 3.0};
    scene.append(std::make_shared<const SceneObject>(wall));
    m_document->reset(std::move(scene), {});
    QTRY_VERIFY2(plainText("faults").contains(QStringLiteral("Faults: 1 object")), qPrintable(text("faults")));
    QVERIFY(text("faults").contains(QStringLiteral("Long &lt;b&gt;wall: it spans three or more cells")));
    QVERIFY(text("faults").contains(QStringLiteral("choose grid.")));
    QTest::mouseClick(&part<QPushButton>("selectFaults"), Qt::LeftButton);
    QCOMPARE(m_focus->selection(), std::vector<ObjectId>{{9}});
}

void TestBroadPhasePanel::theNumberOfFaultsOpensTheirList()
{
    Scene scene = test::cannonWorld();
    scene.broadPhase = {Algorithm::CornerGrid, 2.5};
    for (const auto& [id, name] : {std::pair{9U, "Wall"}, {11U, "Wall"}, {10U, "Floor"}}) {
        SceneObject wall;
        wall.id = {id};
        wall.name = name;
        wall.shape = Box{7.0, 0.2};
        wall.pose.position = {4.5, 3.0};
        scene.append(std::make_shared<const SceneObject>(wall));
    }
    m_document->reset(std::move(scene), {});
    QTRY_VERIFY2(plainText("faults").contains(QStringLiteral("Faults: 3 objects")), qPrintable(text("faults")));
    auto& list = part<QListWidget>("faultList");
    QVERIFY(!list.isVisible());
    auto& note = part<QLabel>("faults");
    m_panel->activateWindow();
    note.setFocus();
    QTest::keyClick(&note, Qt::Key_Tab); // Tab leads to the link
    QTest::keyClick(&note, Qt::Key_Return);
    QTRY_COMPARE(list.count(), 3);
    QVERIFY(list.isVisible());
    QVERIFY2(list.item(0)->text().startsWith(QStringLiteral("Wall (9): it spans")), qPrintable(list.item(0)->text()));
    QVERIFY(list.item(1)->text().startsWith(QStringLiteral("Floor: it spans")));
    QVERIFY(list.item(2)->text().startsWith(QStringLiteral("Wall (11): it spans")));
    int framed = 0;
    connect(m_panel.get(), &BroadPhasePanel::frameRequested, this, [&] { ++framed; });
    QTest::mouseClick(list.viewport(), Qt::LeftButton, {}, list.visualItemRect(list.item(1)).center());
    QCOMPARE(m_focus->selection(), std::vector<ObjectId>{{10}});
    QCOMPARE(framed, 0);
    QTest::keyClick(&list, Qt::Key_Down);
    QTest::keyClick(&list, Qt::Key_Return);
    QCOMPARE(m_focus->selection(), std::vector<ObjectId>{{11}});
    QCOMPARE(framed, 1);
    choose(Algorithm::Grid); // grid has no faults
    QTRY_VERIFY(!list.isVisible());
}

/// One row per fault up to the limit; the last row has the number of the others.
void TestBroadPhasePanel::manyFaultsAreListedInPart()
{
    Scene scene;
    scene.broadPhase = {Algorithm::CornerGrid, 0.05};
    for (std::uint64_t id = 100; id < 100 + FaultNote::kMostListed + 5; ++id)
        scene.append(test::makeObject(id, {4.5, 3.0}, [](SceneObject& o) { o.kind = ObjectKind::Dynamic; }));
    m_document->reset(std::move(scene), {});
    m_panel->listFaults();
    auto& list = part<QListWidget>("faultList");
    QTRY_COMPARE(list.count(), static_cast<int>(FaultNote::kMostListed) + 1);
    QCOMPARE(list.item(list.count() - 1)->text(), QStringLiteral("5 more"));
}

void TestBroadPhasePanel::faultsFollowTheCells()
{
    choose(Algorithm::CornerGrid);
    QTRY_VERIFY(text("faults").contains(QStringLiteral("No faults")));
    QVERIFY(!part<QPushButton>("selectFaults").isVisible());
    // ball and target cover more than two cells; the cannon collides with nothing
    part<NumberField>("cellSize").setValue(0.1);
    QTRY_VERIFY2(plainText("faults").contains(QStringLiteral("Faults: 2 objects")), qPrintable(text("faults")));
    QVERIFY(part<QPushButton>("selectFaults").isVisible());
}

void TestBroadPhasePanel::theManualIsOneKeyAway()
{
    auto& about = part<QLabel>("aboutAlgorithms");
    int wanted = 0;
    connect(m_panel.get(), &BroadPhasePanel::manualWanted, this, [&] { ++wanted; });
    m_panel->activateWindow();
    about.setFocus();
    QTest::keyClick(&about, Qt::Key_Tab); // Tab leads to the link
    about.setFocus(Qt::TabFocusReason);
    QTest::keyClick(&about, Qt::Key_Return);
    QCOMPARE(wanted, 1);
}

void TestBroadPhasePanel::theLinkFollowsThePalette()
{
    auto& about = part<QLabel>("aboutAlgorithms");
    for (const auto& [window, link] :
         {std::pair{QColor(0x24282e), QColor(0x6cb8ee)}, std::pair{QColor(0xf1f2f4), QColor(0x0a5d9c)}}) {
        QPalette palette(window, window);
        palette.setColor(QPalette::Link, link);
        m_panel->setPalette(palette);
        const QImage image = about.grab().toImage();
        bool found = false; // the underline has exactly this colour
        for (int y = 0; y < image.height(); ++y)
            for (int x = 0; x < image.width(); ++x)
                found = found || image.pixelColor(x, y) == link;
        QVERIFY2(found, qPrintable(link.name()));
    }
}

void TestBroadPhasePanel::theStructureIsSwitchedHere()
{
    m_showStructure.setText(QStringLiteral("Structure"));
    m_showStructure.setCheckable(true);
    m_showStructure.setChecked(false);
    QTest::mouseClick(&part<QToolButton>("structureButton"), Qt::LeftButton);
    QVERIFY(m_showStructure.isChecked());
}

void TestBroadPhasePanel::refusedCellsShowTheRemedy()
{
    part<NumberField>("cellSize").setValue(1e-6);
    auto& problem = part<QLabel>("broadPhaseProblem");
    QTRY_VERIFY(problem.isVisible());
    QVERIFY2(problem.text().contains(QStringLiteral("or larger.")), qPrintable(problem.text()));
    m_document->undoStack().undo();
    QTRY_VERIFY(!problem.isVisible());
}

void TestBroadPhasePanel::sliderAndSizeAgree_data()
{
    QTest::addColumn<double>("longerSide");
    QTest::newRow("cannon") << 9.6;
    QTest::newRow("hundred") << 100.0;
    QTest::newRow("tiny") << 1e-3;
    QTest::newRow("huge") << 1e9;
}

void TestBroadPhasePanel::sliderAndSizeAgree()
{
    QFETCH(const double, longerSide);
    double before = 0.0;
    for (int position = 0; position <= BroadPhasePanel::kPositions; ++position) {
        const double size = BroadPhasePanel::cellSizeAt(position, longerSide);
        QVERIFY2(size > before, qPrintable(QStringLiteral("%1 at %2").arg(size).arg(position)));
        QCOMPARE(BroadPhasePanel::positionOf(size, longerSide), position);
        before = size;
    }
    QCOMPARE(BroadPhasePanel::positionOf(1e300, longerSide), BroadPhasePanel::kPositions);
    QCOMPARE(BroadPhasePanel::positionOf(1e-300, longerSide), 0);
}

BROADSIDE_WINDOW_TEST(TestBroadPhasePanel)

} // namespace broadside::test::tst_broad_phase_panel

#include "tst_broad_phase_panel.moc"
