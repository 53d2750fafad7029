// The welcome page and the broken worlds that open from it, in the real window.

#include "editor/widgets/fault_note.h"
#include "editor/window/files/samples.h"
#include "editor/window/help/file_picture.h"
#include "editor/window/help/mystery_progress.h"
#include "editor/window/help/welcome_card.h"
#include "editor/window/help/welcome_page.h"
#include "tests/support/editor/window_fixture.h"
#include "tests/support/test.h"
#include "tests/support/written_recording.h"

#include <QAccessible>
#include <QCheckBox>
#include <QComboBox>
#include <QDialog>
#include <QLabel>
#include <QPushButton>
#include <QTextBlock>
#include <QTextBrowser>

namespace broadside::test::tst_welcome {

class TestWelcome : public QObject {
    Q_OBJECT
private slots:
    void init() { m = std::make_unique<test::WindowFixture>(); }
    void cleanup() { m.reset(); }

    void theFirstStartShowsThePageAndThenHints();
    void hintsStayAwayWhenTheUserHasChosenAnotherWorld();
    void switchedOffItStaysAway();
    void aMysteryOpensWithItsStoryAndALeadToTheSolution_data();
    void aMysteryOpensWithItsStoryAndALeadToTheSolution();
    void theStoryStaysWhileItRuns();
    void samplesOpenFromThere();
    void itsHelpKeyOpensTheManual();
    void recentFilesOpenFromThereAndThoseThatAreGoneDoNot();
    void aRecordingHasAPictureOfAStepWithObjects_data();
    void aRecordingHasAPictureOfAStepWithObjects();
    void arrowsGoFromCardToCardAndEnterOpens();
    void itSaysWhatBroadsideIs_data();
    void itSaysWhatBroadsideIs();
    void cardsHaveNamesAndPictures();
    void noCardIsCutOff_data();
    void noCardIsCutOff();
    void picturesFollowThePalette();
    void remediesSolveMysteries_data();
    void remediesSolveMysteries();
    void aMysteryDoesNotTellItsFault_data();
    void aMysteryDoesNotTellItsFault();
    void aSolvedMysteryHasATick();
    void anotherSceneSolvesNothing();

private:
    [[nodiscard]] WelcomePage* page() const { return m->window->findChild<WelcomePage*>(); }
    void open() const
    {
        m->action("welcome").trigger();
        QVERIFY(page() && page()->isVisible());
    }
    [[nodiscard]] WelcomeCard* card(const QString& name) const { return page()->findChild<WelcomeCard*>(name); }
    void click(const QString& name) const
    {
        QVERIFY2(card(name), qPrintable(name));
        page()->ensureWidgetVisible(card(name));
        QTest::mouseClick(card(name), Qt::LeftButton);
    }
    void openMystery(const char* name) const
    {
        open();
        click(QStringLiteral("card:mysteries/") + QLatin1String(name));
        QTRY_VERIFY(!page());
    }
    static QImage drawn(const QString& path)
    {
        GlyphAtlas glyphs;
        return pictureOfFile(path, lightTheme(), glyphs);
    }
    std::unique_ptr<test::WindowFixture> m;
};

void TestWelcome::theFirstStartShowsThePageAndThenHints()
{
    m->page().openFirstSample();
    m->window->greet();
    const auto hints = [this] { return m->window->findChild<QWidget*>(QStringLiteral("hints")); };
    QVERIFY(page() && page()->isVisible());
    QVERIFY(!hints());
    m->window->findChild<QDialog*>(QStringLiteral("welcome"))->close();
    QTRY_VERIFY(hints());
    for (int i = 0; i < 3; ++i)
        QTest::mouseClick(&m->part<QPushButton>("hintNext"), Qt::LeftButton);
    QTRY_VERIFY(!hints());
    m->makeWindow();
    m->window->greet();
    QVERIFY(page() && page()->isVisible());
}

void TestWelcome::hintsStayAwayWhenTheUserHasChosenAnotherWorld()
{
    m->window->greet();
    click(QStringLiteral("card:pong"));
    QTRY_VERIFY(!page());
    QVERIFY(!m->window->findChild<QWidget*>(QStringLiteral("hints")));
}

void TestWelcome::switchedOffItStaysAway()
{
    open();
    m->part<QCheckBox>("welcomesAtStart").click();
    m->window->findChild<QDialog*>(QStringLiteral("welcome"))->close();
    m->settings.setValue(QStringLiteral("hintsDismissed"), true);
    MysteryProgress(m->settings).setWelcomed();
    m->makeWindow();
    m->window->greet();
    QVERIFY(!page());
    open();
    QVERIFY(!m->part<QCheckBox>("welcomesAtStart").isChecked());
}

void TestWelcome::aMysteryOpensWithItsStoryAndALeadToTheSolution_data()
{
    QTest::addColumn<int>("index");
    for (std::size_t i = 0; i < mysteries().size(); ++i)
        QTest::newRow(mysteries()[i].name) << static_cast<int>(i);
}

void TestWelcome::aMysteryOpensWithItsStoryAndALeadToTheSolution()
{
    QFETCH(const int, index);
    const Sample& mystery = mysteries()[static_cast<std::size_t>(index)];
    open();
    click(QStringLiteral("card:") + QLatin1String(mystery.name));
    QVERIFY(m->page().document().scene().size() > 3);
    QTRY_VERIFY(!page());
    QVERIFY2(m->window->windowTitle().contains(titleOf(mystery)), qPrintable(m->window->windowTitle()));
    QVERIFY(m->part<QLabel>("messageText").text().contains(tipOf(mystery)));
    auto& solution = m->part<QPushButton>("messageOffer");
    QVERIFY(solution.isVisible());
    solution.click();
    const auto* manual = m->window->findChild<QTextBrowser*>(QStringLiteral("manualText"));
    QVERIFY(manual && manual->isVisible());
    const QTextCursor heading = manual->document()->find(titleOf(mystery));
    QCOMPARE(heading.block().blockFormat().headingLevel(), 2);
    const QRect place = manual->cursorRect(heading);
    QVERIFY2(manual->viewport()->rect().contains(place), qPrintable(QString::number(place.top())));
    const QTextCursor after = manual->document()->find(titleOf(mysteries().front())); // the first heading of the page
    QCOMPARE(manual->cursorRect(after).top() < 0, index > 0);
}

void TestWelcome::theStoryStaysWhileItRuns()
{
    open();
    click(QStringLiteral("card:mysteries/big-boss"));
    m->key(Qt::Key_F10);
    m->key(Qt::Key_F5);
    QTRY_VERIFY(m->session().world()->stepCount() > 3);
    QVERIFY(m->part<QWidget>("messageBar").isVisible());
    m->session().stop();
}

void TestWelcome::samplesOpenFromThere()
{
    open();
    click(QStringLiteral("card:pong"));
    QTRY_VERIFY(!page());
    QVERIFY(m->window->windowTitle().contains(QStringLiteral("Pong")));
    QVERIFY(!m->part<QWidget>("messageBar").isVisible());
}

/// A new user sees this page first, and presses F1.
void TestWelcome::itsHelpKeyOpensTheManual()
{
    open();
    QTRY_VERIFY(page()->window()->isActiveWindow());
    QTest::keyClick(page()->window(), Qt::Key_F1);
    QTRY_VERIFY(m->window->findChild<QWidget*>(QStringLiteral("manual")));
    QVERIFY(page()->isVisible());
}

void TestWelcome::recentFilesOpenFromThereAndThoseThatAreGoneDoNot()
{
    const QString path = m->file("my & level #1.broadside");
    QVERIFY(QFile::copy(QStringLiteral(BROADSIDE_SCENES "/walkers.broadside"), path));
    m->settings.setValue(QStringLiteral("recentFiles"), QStringList{path, m->file("gone.broadside")});
    open();
    QVERIFY(!card(QStringLiteral("recent:gone.broadside"))->isEnabled());
    QCOMPARE(card(QStringLiteral("recent:gone.broadside"))->accessibleName(),
             QStringLiteral("gone.broadside (missing)"));
    const QString name = QStringLiteral("recent:my & level #1.broadside");
    QCOMPARE(card(name)->accessibleName(), QStringLiteral("my & level #1.broadside"));
    QTRY_VERIFY(!card(name)->picture().isNull());
    click(name);
    QTRY_COMPARE(m->page().document().path(), path);
    QTRY_VERIFY(!page());
}

void TestWelcome::aRecordingHasAPictureOfAStepWithObjects_data()
{
    QTest::addColumn<int>("first"); // the first step with objects: before it, the game shows a menu
    QTest::addColumn<int>("behindLast");
    QTest::newRow("all the time") << 0 << 20;
    QTest::newRow("at the end") << 12 << 20;
    QTest::newRow("at the beginning") << 0 << 3;
    QTest::newRow("never") << 20 << 20;
}

void TestWelcome::aRecordingHasAPictureOfAStepWithObjects()
{
    QFETCH(const int, first);
    QFETCH(const int, behindLast);
    const QString path = m->file("game.bstrace");
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    trace::TraceWriter writer(infoOfGame("game", {{0.0, 0.0}, {10.0, 5.0}}), [&](std::string_view bytes) {
        return file.write(bytes.data(), qint64(bytes.size())) == qint64(bytes.size());
    });
    for (int step = 0; step < 20; ++step) {
        std::vector<trace::WrittenObject> objects;
        if (step >= first && step < behindLast)
            objects.push_back(writtenObject({1}, "Ship", {{2.0, 2.0}, {4.0, 3.0}}));
        else
            objects.push_back(writtenObject({1}, "Ship", {{-20.0, 2.0}, {-18.0, 3.0}})); // not in the world yet
        writer.write(frameOfGame(static_cast<std::uint64_t>(step)), objects);
    }
    QVERIFY(writer.finish());
    file.close();
    m->settings.setValue(QStringLiteral("recentFiles"), QStringList{path});
    open();
    if (first < behindLast)
        QTRY_VERIFY(!card(QStringLiteral("recent:game.bstrace"))->picture().isNull());
    else
        QVERIFY(drawn(path).isNull());
}

void TestWelcome::arrowsGoFromCardToCardAndEnterOpens()
{
    open();
    const auto focused = [] { return QApplication::focusWidget()->objectName(); };
    WelcomeCard* const first = card(QStringLiteral("card:mysteries/through-the-wall"));
    first->setFocus();
    QTRY_COMPARE(QApplication::focusWidget(), first);
    QTest::keyClick(first, Qt::Key_Right);
    QCOMPARE(focused(), QStringLiteral("card:mysteries/big-boss"));
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Left);
    QCOMPARE(QApplication::focusWidget(), first);
    for (int i = 0; i < 3 && focused() != QStringLiteral("card:cannon"); ++i)
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Down);
    QCOMPARE(focused(), QStringLiteral("card:cannon"));
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    QTRY_VERIFY(!page());
    QVERIFY2(m->window->windowTitle().contains(QStringLiteral("Cannon world")), qPrintable(m->window->windowTitle()));
}

void TestWelcome::itSaysWhatBroadsideIs_data()
{
    QTest::addColumn<QSize>("size");
    QTest::newRow("usual window") << QSize(1400, 900);
    QTest::newRow("small window") << QSize(1024, 700);
}

/// Above everything else, and without scrolling.
void TestWelcome::itSaysWhatBroadsideIs()
{
    QFETCH(const QSize, size);
    m->window->resize(size);
    QTRY_COMPARE(m->window->size(), size);
    open();
    const auto* sentence = page()->findChild<QLabel*>(QStringLiteral("welcomeSentence"));
    QVERIFY(sentence && sentence->text().startsWith(QStringLiteral("Broadside ")));
    QTRY_VERIFY(sentence->isVisible() && sentence->height() >= sentence->heightForWidth(sentence->width()));
    const QRect seen(page()->viewport()->mapFromGlobal(sentence->mapToGlobal(QPoint())), sentence->size());
    QVERIFY(page()->viewport()->rect().contains(seen));
}

void TestWelcome::cardsHaveNamesAndPictures()
{
    open();
    const auto cards = page()->findChildren<WelcomeCard*>();
    QCOMPARE(static_cast<std::size_t>(cards.size()), samples().size() + mysteries().size());
    for (const WelcomeCard* each : cards) {
        QAccessibleInterface* interface = QAccessible::queryAccessibleInterface(const_cast<WelcomeCard*>(each));
        QVERIFY(interface);
        QVERIFY2(!interface->text(QAccessible::Name).isEmpty(), qPrintable(each->objectName()));
        QCOMPARE(interface->role(), QAccessible::Button);
        QTRY_VERIFY2(!each->picture().isNull(), qPrintable(each->objectName()));
    }
}

void TestWelcome::noCardIsCutOff_data()
{
    QTest::addColumn<QSize>("size");
    QTest::newRow("small") << QSize(1024, 700);
    QTest::newRow("large") << QSize(1600, 1000);
}

void TestWelcome::noCardIsCutOff()
{
    QFETCH(const QSize, size);
    m->window->resize(size);
    open();
    QTRY_VERIFY(page()->widget()->width() <= page()->viewport()->width());
    for (const WelcomeCard* each : page()->findChildren<WelcomeCard*>()) {
        const QRect place(each->mapTo(page()->widget(), QPoint()), each->size());
        QVERIFY2(page()->widget()->rect().contains(place), qPrintable(each->objectName()));
        QVERIFY2(each->height() >= each->sizeHint().height(), qPrintable(each->objectName()));
    }
}

void TestWelcome::picturesFollowThePalette()
{
    open();
    const WelcomeCard* boss = card(QStringLiteral("card:mysteries/big-boss"));
    const auto isLight = [boss] { return boss->picture().pixelColor(2, 2).lightness() > 128; };
    QTRY_VERIFY(!boss->picture().isNull());
    const bool wasLight = isLight();
    QPalette other = page()->palette();
    other.setColor(QPalette::Window, wasLight ? Qt::black : Qt::white);
    other.setColor(QPalette::WindowText, wasLight ? Qt::white : Qt::black);
    page()->setPalette(other);
    QTRY_COMPARE(isLight(), !wasLight);
}

void TestWelcome::remediesSolveMysteries_data()
{
    using Remedy = std::function<void(Scene&)>;
    QTest::addColumn<int>("index");
    QTest::addColumn<Remedy>("remedy");
    const auto row = [](const char* name, int index, Remedy remedy) { QTest::newRow(name) << index << remedy; };
    const auto toGrid = [](Scene& scene) { scene.broadPhase.algorithm = Algorithm::Grid; };
    row("swept motion", 0, [](Scene& scene) { scene.step.continuous = true; });
    row("shorter steps", 0, [](Scene& scene) { scene.step.dt = 0.006; });
    row("a correct grid finds the boss", 1, toGrid);
    row("cells as large as the boss", 1, [](Scene& scene) { scene.broadPhase.cellSize = 5.0; });
    row("small cells", 2, [](Scene& scene) { scene.broadPhase.cellSize = 1.38; });
    row("a correct grid has the top row", 3, toGrid);
    row("cells that divide the height", 3, [](Scene& scene) { scene.broadPhase.cellSize = 2.0; });
    row("the mask of the shot", 4, [](Scene& scene) {
        auto shot = std::make_shared<SceneObject>(*scene.find(ObjectId{8}));
        shot->mask = 6;
        scene.replace(shot);
    });
    row("the grid of the other build", 5, toGrid);
}

void TestWelcome::remediesSolveMysteries()
{
    QFETCH(const int, index);
    QFETCH(const std::function<void(Scene&)>, remedy);
    const Sample& mystery = mysteries()[static_cast<std::size_t>(index)];
    Scene scene = readSample(mystery);
    QVERIFY(!isSolvedIn(mystery, scene));
    remedy(scene);
    QVERIFY(isSolvedIn(mystery, scene));
}

void TestWelcome::aMysteryDoesNotTellItsFault_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("reveals");
    for (const char* name : {"big-boss", "top-row", "two-runs"})
        for (const char* reveals : {"the link", "the manual", "a diagnosis", "another algorithm"})
            QTest::addRow("%s, %s", name, reveals) << QString::fromLatin1(name) << QString::fromLatin1(reveals);
}

void TestWelcome::aMysteryDoesNotTellItsFault()
{
    QFETCH(const QString, name);
    QFETCH(const QString, reveals);
    openMystery(name.toLatin1().constData());
    QWidget& panel = m->page().panels()[Panel::BroadPhase];
    const auto& box = *panel.findChild<QComboBox*>(QStringLiteral("algorithm"));
    auto& text = *panel.findChild<QLabel*>(QStringLiteral("algorithmDescription"));
    const auto isTold = [&] { return !text.text().contains(QStringLiteral("stays hidden")); };
    QTRY_VERIFY(panel.findChild<FaultNote*>()->isHidden());
    QVERIFY(!isTold());
    QVERIFY2(!box.currentText().contains(QStringLiteral("faults")), qPrintable(box.currentText()));
    for (int row = 0; row < box.count(); ++row)
        QVERIFY(!box.itemData(row, Qt::ToolTipRole).toString().contains(QStringLiteral("Faults")));
    m->key(Qt::Key_F10);
    QVERIFY(!isTold());
    if (reveals == QStringLiteral("the link"))
        emit text.linkActivated(QStringLiteral("faults"));
    else if (reveals == QStringLiteral("the manual"))
        m->part<QPushButton>("messageOffer").click();
    else if (reveals == QStringLiteral("another algorithm"))
        m->chooseAlgorithm(Algorithm::Grid);
    else {
        m->session().stop();
        m->action("diagnose").trigger();
    }
    QTRY_VERIFY(isTold());
    m->session().stop();
    m->forgetEdits();
}

void TestWelcome::aSolvedMysteryHasATick()
{
    openMystery("big-boss");
    const Sample& boss = mysteries()[1];
    MysteryProgress progress(m->settings);
    QVERIFY(!progress.isSolved(boss));
    m->chooseAlgorithm(Algorithm::Grid);
    QVERIFY(progress.isSolved(boss));
    m->forgetEdits();
    open();
    const QString name = card(QStringLiteral("card:mysteries/big-boss"))->accessibleName();
    QVERIFY2(name.contains(QStringLiteral("solved")), qPrintable(name));
    QVERIFY(!card(QStringLiteral("card:mysteries/top-row"))->accessibleName().contains(QStringLiteral("solved")));
}

/// The cannon world has a correct grid, which says nothing of the mystery that was open before.
void TestWelcome::anotherSceneSolvesNothing()
{
    openMystery("big-boss");
    open();
    click(QStringLiteral("card:cannon"));
    QTRY_VERIFY(!page());
    m->chooseAlgorithm(Algorithm::HashedGrid);
    QVERIFY(!MysteryProgress(m->settings).isSolved(mysteries()[1]));
    m->forgetEdits();
}

BROADSIDE_WINDOW_TEST(TestWelcome)

} // namespace broadside::test::tst_welcome

#include "tst_welcome.moc"
