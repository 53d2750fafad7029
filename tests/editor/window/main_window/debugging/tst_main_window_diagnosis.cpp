// The diagnosis in the real window: a broken world is opened, one press of Diagnose names what is wrong with it.

#include "editor/panels/findings/example_view.h"
#include "editor/panels/findings/explanations_model.h"
#include "editor/session/example_player.h"
#include "editor/viewport/export/example_picture.h"
#include "editor/window/files/samples.h"
#include "editor/window/layout/appearance.h"
#include "tests/support/audit_rows.h"
#include "tests/support/editor/editor_world.h"
#include "tests/support/editor/window_fixture.h"
#include "tests/support/game_trace.h"
#include "tests/support/test.h"

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
    void theStatusBarTellsTheMissedPairsOfTheStep();
    void afterTheFixTheFindingIsGone();
    void theRuleOfThumbGivesWayToTheSizeOfAFix();
    void aRunIsDiagnosedUpToNowAndThePanelSaysSo();
    void aWorldThatIsRightSaysSo();
    void aRecordingIsExplained();
    void thePictureShowsTheExample_data();
    void thePictureShowsTheExample();
    void thePictureOfARecordingIsOfTheStepOfTheExample();
    void thePictureFollowsWhatIsChosen();
    void aClickOnThePictureGoesToTheExample();
    void aNarrowPanelHasNoPicture();
    void longNamesOfAPairAreNotCut();
    void theDetailsFitIntoALowPanel();
    void pairsCanBeToldApart_data();
    void pairsCanBeToldApart();

private:
    void open(const QString& name) const;
    [[nodiscard]] QTreeView& tree() const { return m->part<QTreeView>("explanations"); }
    [[nodiscard]] QModelIndex first() const { return tree().model()->index(0, 0); }
    [[nodiscard]] QString summary() const { return m->part<QLabel>("diagnosisSummary").text(); }
    [[nodiscard]] ExampleView& picture() const { return m->part<ExampleView>("examplePicture"); }
    /// The panel as a window of its own, as large as a test needs it.
    void resizePanel(QSize size) const;
    void makeRoomForThePicture() const { resizePanel({1000, 400}); }
    [[nodiscard]] PicturedExample firstExample() const;
    [[nodiscard]] bool showsBothObjects(const PicturedExample& example) const;
    [[nodiscard]] QImage drawn(const PicturedExample& example) const;
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

/// The picture that the panel should have for an example.
QImage TestMainWindowDiagnosis::drawn(const PicturedExample& example) const
{
    const Theme theme = isDark(picture().palette()) ? darkTheme() : lightTheme();
    return drawnExample(*m->page().model().diagnosis.source(), example, picture().size(),
                        picture().picture().devicePixelRatio(), theme)
        .value();
}

void TestMainWindowDiagnosis::aMysteryIsSolvedInTwoClicks_data()
{
    QTest::addColumn<QString>("says"); // the first explanation
    QTest::addColumn<QString>("advises");
    const auto row = [](const char* name, const char* says, const char* advises) {
        QTest::newRow(name) << QString::fromLatin1(says) << QString::fromLatin1(advises);
    };
    row("through-the-wall", "they pass through others", "Use swept collision for moving objects");
    row("big-boss", "is registered only at its corners", "grid misses no pairs");
    row("slow-right", "The cells of 8 m are too large", "Use cells of");
    row("top-row", "only in a row or column that the table of cells does not have", "grid misses no pairs");
    row("cannot-be-shot", "the mask 2 of Shot 3 does not accept the category 4 of Enemy 3", "Set the mask of Shot 3");
    row("two-runs", "truncates coordinates to whole pixels", "grid misses no pairs");
}

void TestMainWindowDiagnosis::aMysteryIsSolvedInTwoClicks()
{
    QFETCH(const QString, says);
    QFETCH(const QString, advises);
    open(QString::fromLatin1(QTest::currentDataTag()));
    diagnose();
    QCOMPARE(tree().model()->rowCount(), 1);
    QVERIFY2(details().contains(says), qPrintable(details()));
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
    QTRY_VERIFY(m->part<QLabel>("whySentence").text().contains(QStringLiteral("is registered only at its corners")));
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

/// The funnel counts only what the broad phase reports.
void TestMainWindowDiagnosis::theStatusBarTellsTheMissedPairsOfTheStep()
{
    open(QStringLiteral("big-boss"));
    for (int step = 0; step < 60; ++step)
        m->session().stepOnce();
    const auto& funnel = m->part<QLabel>("statusFunnel");
    QTRY_VERIFY(funnel.text().contains(QStringLiteral("candidate")));
    diagnose();
    const DiagnosedGroup group = m->page().model().diagnosis.diagnosis()->groups.front();
    QVERIFY(group.first > 0);
    m->session().seek(group.first);
    const auto missed = std::ranges::count(m->page().model().diagnosis.diagnosis()->groups, group.first,
                                           &DiagnosedGroup::first); // it is the first step with missed pairs
    const QString told =
        missed == 1 ? QStringLiteral("; 1 missed pair") : QStringLiteral("; %1 missed pairs").arg(missed);
    QTRY_VERIFY2(funnel.text().endsWith(told), qPrintable(funnel.text()));
    m->session().seek(group.first - 1);
    QTRY_VERIFY2(!funnel.text().contains(QStringLiteral("missed")), qPrintable(funnel.text()));
}

void TestMainWindowDiagnosis::afterTheFixTheFindingIsGone()
{
    open(QStringLiteral("through-the-wall"));
    for (int step = 0; step < 40; ++step)
        m->session().stepOnce();
    diagnose();
    QTest::mouseClick(&m->part<QPushButton>("explanationFix"), Qt::LeftButton);
    const auto& result = m->part<QLabel>("explanationFixed");
    QTRY_VERIFY2(result.isVisible() && result.text().contains(QStringLiteral(": steps 16 to 40 were simulated again")),
                 qPrintable(result.text()));
    QCOMPARE(tree().model()->rowCount(), 0);
    QVERIFY(m->page().document().scene().step.continuous);
    QCOMPARE(m->session().step(), std::uint64_t{40});
    auto& again = m->part<QPushButton>("diagnoseAgain");
    QVERIFY(!again.isVisible());
    m->page().document().undoStack().undo();
    QTRY_VERIFY(!result.isVisible());
    QTRY_VERIFY(again.isVisible());
    QVERIFY(m->part<QLabel>("diagnosisSummary").text().contains(QStringLiteral("before the settings were changed")));
    QTest::mouseClick(&again, Qt::LeftButton);
    QTRY_VERIFY(!again.isVisible() && tree().model()->rowCount() == 1);
}

void TestMainWindowDiagnosis::theRuleOfThumbGivesWayToTheSizeOfAFix()
{
    open(QStringLiteral("slow-right"));
    m->page().panels().bringUp(Panel::BroadPhase);
    const auto& name = m->part<QLabel>("offeredSizeName");
    const auto& size = m->part<QLabel>("ruleOfThumb");
    QTRY_COMPARE(name.text(), QStringLiteral("Rule of thumb"));
    diagnose();
    auto& fix = m->part<QPushButton>("explanationFix");
    QTRY_VERIFY(fix.isVisible() && fix.isEnabled());
    fix.click();
    m->page().panels().bringUp(Panel::BroadPhase);
    QTRY_COMPARE(name.text(), QStringLiteral("Diagnosed best"));
    QVERIFY2(
        size.text().endsWith(QStringLiteral("has the fewest tests. The rule of thumb would be 8 m, not measured.")),
        qPrintable(size.text()));
    QVERIFY(!m->part<QPushButton>("useRuleOfThumb").isEnabled()); // the cells have that size
    m->page().document().undoStack().undo();
    QTRY_VERIFY(m->part<QPushButton>("useRuleOfThumb").isEnabled());
}

void TestMainWindowDiagnosis::aRunIsDiagnosedUpToNowAndThePanelSaysSo()
{
    open(QStringLiteral("big-boss"));
    m->session().run();
    QTRY_VERIFY(m->session().recorded().last > 45);
    m->page().panels().bringUp(Panel::Diagnosis);
    const auto& button = m->part<QPushButton>("diagnose");
    QTRY_VERIFY2(button.toolTip().contains(QStringLiteral("of the steps so far; the run goes on")),
                 qPrintable(button.toolTip()));
    diagnose();
    QCOMPARE(m->session().state(), StepSession::State::Running);
    const std::uint64_t last = m->page().model().diagnosis.diagnosis()->steps.last;
    QTRY_VERIFY(m->session().recorded().last > last);
    QTRY_VERIFY2(summary().contains(QStringLiteral("The run has gone on since then")), qPrintable(summary()));
    QVERIFY2(summary().contains(QStringLiteral("to %1").arg(last)), qPrintable(summary()));
    m->session().stop();
}

void TestMainWindowDiagnosis::aWorldThatIsRightSaysSo()
{
    m->action("diagnose").trigger();
    QTRY_VERIFY2(summary().startsWith(QStringLiteral("No pair is missed")), qPrintable(summary()));
    QVERIFY(!tree().isVisible());
}

void TestMainWindowDiagnosis::aRecordingIsExplained()
{
    const QString trace = m->file("game.bstrace");
    writeGameTrace(trace, naive_grid_game::Bug::RegistersCorners, 60);
    m->window->openFiles({trace});
    QTRY_VERIFY(m->page().model().recording && !m->page().model().recording->isEmpty());
    const auto& offer = m->part<QPushButton>("recordingDiagnose"); // a new user does not know the command
    QVERIFY(offer.isVisible());
    QTest::mouseClick(&m->part<QPushButton>("recordingDiagnose"), Qt::LeftButton);
    QTRY_VERIFY(tree().isVisible() && tree().model()->rowCount() > 0);
    QVERIFY(!offer.isVisible());
    QVERIFY2(details().contains(QStringLiteral("corner")), qPrintable(details()));
    QVERIFY2(details().contains(QStringLiteral("missed pairs; none of")), qPrintable(details()));
    QVERIFY(!m->part<QPushButton>("explanationFix").isEnabled());
    const QModelIndex pair = tree().model()->index(0, 0, first());
    const std::uint64_t step = pair.siblingAtColumn(ExplanationsModel::First).data().toULongLong();
    test::clickRow(tree(), pair);
    QTRY_COMPARE(m->page().model().steps.step(), step);
}

void TestMainWindowDiagnosis::resizePanel(QSize size) const
{
    auto& dock = m->part<QDockWidget>("AuditPanel");
    dock.setFloating(true);
    dock.resize(size);
    QTRY_COMPARE(dock.size(), size);
}

PicturedExample TestMainWindowDiagnosis::firstExample() const
{
    const Explanation& explanation = m->page().model().diagnosis.diagnosis()->explanations.front();
    return {*explanation.example, explanation.symptom};
}

/// Whether the picture has pixels of both objects' colours next to the left edges of their boxes at that step.
bool TestMainWindowDiagnosis::showsBothObjects(const PicturedExample& example) const
{
    const QImage& image = picture().picture();
    const StepSource& steps = *m->page().model().diagnosis.source();
    const Theme theme = isDark(picture().palette()) ? darkTheme() : lightTheme();
    const Vec2 size{static_cast<double>(picture().width()), static_cast<double>(picture().height())};
    const Camera2D camera = pictureOf(steps, example, size, theme)->camera;
    const auto walk = steps.walk().value();
    int seen = 0;
    static_cast<void>(walk->look(steps.frameOf(example.pair.step), [&](const Frame& frame) {
        for (const auto& [id, mark] : {std::pair{example.pair.a, Mark::PinA}, std::pair{example.pair.b, Mark::PinB}}) {
            const Aabb& box = frame.objects().boundsOf(*frame.objects().indexOf(id));
            const QPointF edge(camera.toScreen(box.lo).x - 2.0, camera.toScreen(box.center()).y);
            const Rgba wanted = theme[mark].stroke.color;
            const QColor color = image.pixelColor((edge * image.devicePixelRatio()).toPoint());
            const int difference = std::abs(color.red() - wanted.r) + std::abs(color.green() - wanted.g) +
                                   std::abs(color.blue() - wanted.b);
            seen += difference < 60 ? 1 : 0;
        }
    }));
    if (seen != 2)
        image.save(QStringLiteral("/tmp/ex.png"));
    return seen == 2;
}

void TestMainWindowDiagnosis::thePictureShowsTheExample_data()
{
    QTest::addColumn<bool>("hasRun"); // else the scene is diagnosed without having run
    QTest::newRow("of a scene") << false;
    QTest::newRow("of a simulation") << true;
}

void TestMainWindowDiagnosis::thePictureShowsTheExample()
{
    QFETCH(const bool, hasRun);
    open(QStringLiteral("top-row"));
    for (int step = 0; hasRun && step < 60; ++step)
        m->session().stepOnce();
    diagnose();
    makeRoomForThePicture();
    QTRY_VERIFY(picture().isVisible() && !picture().picture().isNull());
    QTRY_COMPARE(picture().picture().deviceIndependentSize().toSize(), picture().size());
    QVERIFY(showsBothObjects(firstExample()));
    QVERIFY(!picture().accessibleName().isEmpty());
    QVERIFY2(picture().toolTip().contains(QString::number(firstExample().pair.step)), qPrintable(picture().toolTip()));
    QCOMPARE(m->session().step(), hasRun ? std::uint64_t{60} : std::uint64_t{0});
}

void TestMainWindowDiagnosis::thePictureOfARecordingIsOfTheStepOfTheExample()
{
    const QString trace = m->file("game.bstrace");
    writeGameTrace(trace, naive_grid_game::Bug::RegistersCorners, 60);
    m->window->openFiles({trace});
    QTRY_VERIFY(m->page().model().recording && !m->page().model().recording->isEmpty());
    diagnose();
    makeRoomForThePicture();
    const PicturedExample example = firstExample();
    m->page().model().steps.seek(example.pair.step + 20);
    QTRY_VERIFY(picture().isVisible() && !picture().picture().isNull());
    QTRY_COMPARE(picture().picture().deviceIndependentSize().toSize(), picture().size());
    QVERIFY(picture().picture() == drawn(example));
    PicturedExample later = example;
    later.pair.step += 20;
    QVERIFY(picture().picture() != drawn(later));
}

void TestMainWindowDiagnosis::thePictureFollowsWhatIsChosen()
{
    open(QStringLiteral("big-boss"));
    diagnose();
    makeRoomForThePicture();
    QTRY_VERIFY(picture().isVisible() && !picture().picture().isNull());
    const QImage before = picture().picture();
    test::clickRow(tree(), tree().model()->index(1, 0, first()));
    QTRY_VERIFY(!picture().picture().isNull() && picture().picture() != before);
    tree().setCurrentIndex({});
    QVERIFY(!picture().isVisible());
    QVERIFY(picture().picture().isNull());
}

void TestMainWindowDiagnosis::aClickOnThePictureGoesToTheExample()
{
    open(QStringLiteral("big-boss"));
    diagnose();
    makeRoomForThePicture();
    QTRY_VERIFY(picture().isVisible() && !picture().picture().isNull());
    const Explanation::Example example = firstExample().pair;
    QVERIFY(m->page().focus().pins()[0].isNull());
    QTest::mouseClick(&picture(), Qt::LeftButton);
    QTRY_COMPARE(m->page().focus().pins()[0], example.a);
    QCOMPARE(m->page().focus().pins()[1], example.b);
    QCOMPARE(m->session().step(), example.step);
}

void TestMainWindowDiagnosis::aNarrowPanelHasNoPicture()
{
    open(QStringLiteral("top-row"));
    diagnose();
    makeRoomForThePicture();
    QTRY_VERIFY(picture().isVisible());
    resizePanel({380, 600});
    QTRY_VERIFY(!picture().isVisible());
    QVERIFY(m->part<QLabel>("explanationText").isVisible());
    resizePanel({500, 600});
    QTRY_VERIFY(picture().isVisible());
    QTRY_VERIFY(!picture().picture().isNull());
}

void TestMainWindowDiagnosis::pairsCanBeToldApart_data()
{
    QTest::addColumn<QSize>("size");
    for (const QSize& size : {QSize(930, 200), QSize(700, 170), QSize(500, 170)})
        QTest::addRow("%d x %d", size.width(), size.height()) << size;
}

/// The names of both objects are not cut, if the first and the last step have to go for it.
void TestMainWindowDiagnosis::pairsCanBeToldApart()
{
    QFETCH(const QSize, size);
    open(QStringLiteral("big-boss"));
    diagnose();
    resizePanel(size);
    const QModelIndex pair = tree().model()->index(0, ExplanationsModel::What, first());
    const int needed = QFontMetrics(tree().font()).horizontalAdvance(pair.data().toString());
    QTRY_VERIFY2(tree().visualRect(pair).width() >= needed, qPrintable(pair.data().toString()));
    QVERIFY(!tree().isColumnHidden(ExplanationsModel::Count));
    resizePanel({1400, 300});
    QTRY_VERIFY(!tree().isColumnHidden(ExplanationsModel::First) && !tree().isColumnHidden(ExplanationsModel::Last));
}

/// Names that do not fit into one line get more of them.
void TestMainWindowDiagnosis::longNamesOfAPairAreNotCut()
{
    open(QStringLiteral("big-boss"));
    std::vector<ObjectEdits::Replacement> renamed;
    for (std::uint64_t id = 1; id <= 10; ++id) {
        const ObjectPtr object = m->page().model().edits.find({id});
        renamed.push_back({object, edited(*object, [id](SceneObject& o) {
                               o.name = id == 1 ? "Boss of the third level" : "Dart of the lower crossbow";
                           })});
    }
    m->page().model().edits.replace({}, std::move(renamed), SceneChange::Kind::Edited,
                                    m->page().document().newGesture());
    diagnose();
    resizePanel({500, 300});
    const auto isReadable = [this] {
        const QModelIndex pair = tree().model()->index(0, ExplanationsModel::What, first());
        const QRect row = tree().visualRect(pair);
        const QRect needed =
            QFontMetrics(tree().font()).boundingRect(0, 0, row.width(), 0, Qt::TextWordWrap, pair.data().toString());
        return pair.data().toString().contains(QStringLiteral("crossbow")) && row.height() >= needed.height() &&
               row.width() >= needed.width();
    };
    QTRY_VERIFY(isReadable());
}

/// Sentence, remedy, evidence and example can be read without scrolling.
void TestMainWindowDiagnosis::theDetailsFitIntoALowPanel()
{
    open(QStringLiteral("big-boss"));
    diagnose();
    QVERIFY2(details().contains(QStringLiteral("Remedy: ")), qPrintable(details()));
    QVERIFY2(details().contains(QStringLiteral("Example: ")), qPrintable(details()));
    const auto& text = m->part<QLabel>("explanationText");
    const QWidget& shown = *text.parentWidget()->parentWidget();  // the viewport of its scroll area
    for (const QSize size : {QSize(940, 225), QSize(570, 260)}) { // in windows of 1500 x 950 and 1024 x 700
        resizePanel(size);
        QTRY_VERIFY(text.isVisible() && text.height() >= text.heightForWidth(text.width()));
        QTRY_VERIFY2(text.geometry().bottom() <= shown.height(),
                     qPrintable(QStringLiteral("%1 > %2").arg(text.geometry().bottom()).arg(shown.height())));
    }
}

BROADSIDE_WINDOW_TEST(TestMainWindowDiagnosis)

} // namespace broadside::test::tst_main_window_diagnosis

#include "tst_main_window_diagnosis.moc"
