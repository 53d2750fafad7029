// The dialog Preferences in the real window: what each row does, at once and after a new start.

#include "editor/document/recovery_store.h"
#include "editor/document/version_store.h"
#include "editor/panels/place_panel.h"
#include "editor/window/layout/appearance.h"
#include "editor/window/preferences/color_schemes.h"
#include "editor/window/preferences/key_schemes.h"
#include "editor/window/preferences/preferences.h"
#include "tests/support/editor/dialog_answer.h"
#include "tests/support/editor/reach.h"
#include "tests/support/editor/window_fixture.h"
#include "tests/support/test.h"

#include <QCheckBox>
#include <QColorDialog>
#include <QDirIterator>
#include <QFileDialog>
#include <QLabel>
#include <QListWidget>
#include <QMenu>
#include <QMenuBar>
#include <QPushButton>
#include <QStyle>
#include <QToolBar>
#include <QToolButton>
#include <QWheelEvent>

#include <algorithm>

namespace broadside::test::tst_preferences_dialog {

namespace {

/// Pixels of a colour, apart from rounding.
int pixelsOf(const QImage& picture, Rgba color)
{
    int count = 0;
    for (int y = 0; y < picture.height(); ++y)
        for (int x = 0; x < picture.width(); ++x) {
            const QColor at = picture.pixelColor(x, y);
            if (std::abs(at.red() - color.r) < 6 && std::abs(at.green() - color.g) < 6 &&
                std::abs(at.blue() - color.b) < 6)
                ++count;
        }
    return count;
}

QStringList copies()
{
    QStringList found;
    for (QDirIterator files(RecoveryStore::defaultRoot(), QDir::Files, QDirIterator::Subdirectories); files.hasNext();)
        if (const QString file = files.next(); file.endsWith(QLatin1String(".unsaved")))
            found += file;
    return found;
}

} // namespace

class TestPreferencesDialog : public QObject {
    Q_OBJECT
private slots:
    void init();
    void cleanup();

    void aColorIsThatOfTheWorld();
    void aSchemeChangesAllColors();
    void theThemeChangesAtOnce();
    void textsGetTheirSize();
    void theInterfaceIsScaled();
    void theWheelPans();
    void theRightButtonDragsAndAClickOpensTheMenu();
    void theGridIsShownWithoutSnapping();
    void newScenesHaveTheStep();
    void thePurposeReachesOpenAndNewPanels();
    void theDelayReachesTheAutosave();
    void versionsAndRecentFilesAreLimited();
    void memoryReachesTheSimulation();
    void aChoiceStaysAndIsReset_data();
    void aChoiceStaysAndIsReset();
    void resetAllAsksFirst();
    void searchFindsAndMarks();
    void theKeyboardReachesAllOfEachPage();
    void aDamagedFileOpensWithDefaults();
    void keysOfOtherProgramsAreValid_data();
    void keysOfOtherProgramsAreValid();
    void ownKeysAreNotReplacedUnasked();
    void aBrokenKeyFileChangesNothing();
    void exportedKeysAreImportedAgain();
    void theFileOfTheSettingsIsShown();

private:
    /// The open dialog.
    [[nodiscard]] QDialog& dialog() const
    {
        return *m->window->findChild<QDialog*>(QStringLiteral("preferencesDialog"));
    }
    template<class W>
    [[nodiscard]] W& part(const char* name) const
    {
        return *dialog().findChild<W*>(QLatin1String(name));
    }
    void open();
    void close();
    void choose(const char* box, int index) const
    {
        part<QComboBox>(box).setCurrentIndex(index);
        emit part<QComboBox>(box).activated(index);
    }
    void type(const char* field, const char* text) const
    {
        auto& spin = part<QAbstractSpinBox>(field);
        spin.setFocus();
        spin.selectAll();
        QTest::keyClicks(&spin, QLatin1String(text));
        QTest::keyClick(&spin, Qt::Key_Return);
    }
    void reset(const char* row) const { part<QToolButton>((QByteArray(row) + "_reset").constData()).click(); }
    void wheel(Qt::KeyboardModifiers modifiers = Qt::NoModifier) const
    {
        const QPointF at = m->viewport().rect().center();
        QWheelEvent event(at, m->viewport().mapToGlobal(at), {}, QPoint(0, 120), Qt::NoButton, modifiers,
                          Qt::NoScrollPhase, false);
        QApplication::sendEvent(&m->viewport(), &event);
    }
    void importFile(const QByteArray& text) const;

    std::unique_ptr<WindowFixture> m;
};

void TestPreferencesDialog::init()
{
    m = std::make_unique<WindowFixture>();
    open();
}

void TestPreferencesDialog::cleanup()
{
    m->forgetEdits();
    m.reset();
    applyAppearance(Appearance::System);
    useMarkColors(usualMarkColors());
    QDir(RecoveryStore::defaultRoot()).removeRecursively();
}

void TestPreferencesDialog::open()
{
    m->action("preferences").trigger();
    QVERIFY(QTest::qWaitForWindowActive(&dialog(), kPatience));
}

void TestPreferencesDialog::close()
{
    dialog().close();
    QTRY_VERIFY(!m->window->findChild<QDialog*>(QStringLiteral("preferencesDialog")));
}

void TestPreferencesDialog::aColorIsThatOfTheWorld()
{
    m->edit();
    m->viewport().frameSelection();
    m->hover({1.0, 1.0});
    const Rgba before = m->viewport().theme()[Mark::Hovered].stroke.color;
    QVERIFY(pixelsOf(m->picture(), before) > 20);
    const DialogAnswer answer(QStringLiteral("colorDialog"), [](QWidget& shown) {
        auto& colors = *qobject_cast<QColorDialog*>(&shown);
        colors.setCurrentColor(QColor(0xFF, 0x40, 0xFF));
        static_cast<QDialog&>(colors).accept();
    });
    part<QPushButton>("preference_colors_hovered").click();
    QVERIFY(answer.wasAsked());
    QTRY_VERIFY(m->viewport().theme()[Mark::Hovered].stroke.color != before);
    const Rgba after = m->viewport().theme()[Mark::Hovered].stroke.color;
    QVERIFY(pixelsOf(m->picture(), after) > 20);
    QCOMPARE(pixelsOf(m->picture(), before), 0);
    reset("preference_colors_hovered");
    QTRY_COMPARE(m->viewport().theme()[Mark::Hovered].stroke.color, before);
}

void TestPreferencesDialog::aSchemeChangesAllColors()
{
    const Theme before = m->viewport().theme();
    choose("preferenceColorScheme", 3);
    QTRY_VERIFY(m->viewport().theme()[Mark::MissedPair].stroke.color != before[Mark::MissedPair].stroke.color);
    for (const Preference color : kColorPreferences) {
        const Rgba shown = m->viewport().theme()[markOf(color)].stroke.color;
        QVERIFY2(shown.r == shown.g && shown.g == shown.b, before[markOf(color)].name);
    }
    m->restart();
    open();
    QCOMPARE(part<QComboBox>("preferenceColorScheme").currentIndex(), 3);
    QVERIFY(m->viewport().theme()[Mark::MissedPair].stroke.color != before[Mark::MissedPair].stroke.color);
    reset("preferenceColorScheme");
    QTRY_COMPARE(m->viewport().theme()[Mark::MissedPair].stroke.color, before[Mark::MissedPair].stroke.color);
}

void TestPreferencesDialog::theThemeChangesAtOnce()
{
    choose("preference_appearance", 2);
    QVERIFY(isDark(QApplication::palette()));
    QTRY_COMPARE(m->viewport().theme().background, darkTheme().background);
    choose("preference_appearance", 1);
    QVERIFY(!isDark(QApplication::palette()));
    QTRY_COMPARE(m->viewport().theme().background, lightTheme().background);
    QCOMPARE(Settings(m->settings).appearance(), Appearance::Light);
}

void TestPreferencesDialog::textsGetTheirSize()
{
    const int before = m->window->menuBar()->fontInfo().pixelSize();
    choose("preference_font_size", 10); // 18 points
    QCOMPARE(QApplication::font().pointSize(), 18);
    QTRY_VERIFY(m->window->menuBar()->fontInfo().pixelSize() > before);
    reset("preference_font_size");
    QTRY_COMPARE(m->window->menuBar()->fontInfo().pixelSize(), before);
}

/// Texts, icons and controls at once, those of the tool bar too; and back.
void TestPreferencesDialog::theInterfaceIsScaled()
{
    const auto* bar = m->window->findChild<QToolBar*>(QStringLiteral("toolBar"));
    const auto* shape = m->window->findChild<QToolButton*>(QStringLiteral("placeShapeCircle"));
    const auto sizes = [&] {
        return QList<int>{m->window->menuBar()->fontInfo().pixelSize(), bar->iconSize().width(),
                          shape->iconSize().width(), m->window->style()->pixelMetric(QStyle::PM_ScrollBarExtent)};
    };
    const QList<int> before = sizes();
    const auto isDouble = [](int large, int small) { return std::abs(large - 2 * small) <= 1; };
    choose("preference_interface_scale", 4); // 200 %
    QTRY_VERIFY(std::ranges::equal(sizes(), before, isDouble));
    choose("preference_appearance", 2); // keeps the scale
    QVERIFY(std::ranges::equal(sizes(), before, isDouble));
    reset("preference_interface_scale");
    QTRY_COMPARE(sizes(), before);
}

void TestPreferencesDialog::theWheelPans()
{
    const double zoom = m->viewport().camera().zoom();
    const Vec2 centre = m->viewport().camera().center();
    choose("preference_mouse_wheel", 1);
    wheel();
    QCOMPARE(m->viewport().camera().zoom(), zoom);
    QVERIFY(m->viewport().camera().center().y > centre.y); // upwards, as in a text
    QCOMPARE(m->viewport().camera().center().x, centre.x);
    wheel(Qt::ShiftModifier);
    QVERIFY(m->viewport().camera().center().x != centre.x);
    wheel(Qt::ControlModifier);
    QVERIFY(m->viewport().camera().zoom() != zoom);
    reset("preference_mouse_wheel");
    const double now = m->viewport().camera().zoom();
    wheel();
    QVERIFY(m->viewport().camera().zoom() != now);
}

void TestPreferencesDialog::theRightButtonDragsAndAClickOpensTheMenu()
{
    choose("preference_mouse_dragButton", 1);
    close();
    ViewportWidget& view = m->viewport();
    QSignalSpy menu(&view, &ViewportWidget::menuWanted);
    QObject::disconnect(&view, &ViewportWidget::menuWanted, nullptr, nullptr); // a menu would wait for an answer
    QSignalSpy wanted(&view, &ViewportWidget::menuWanted);
    const QPointF middle = view.rect().center();
    const Vec2 centre = view.camera().center();
    m->mouse(view, QEvent::MouseButtonPress, middle, Qt::RightButton);
    m->mouse(view, QEvent::MouseMove, middle + QPointF(40, 0), Qt::RightButton);
    m->mouse(view, QEvent::MouseButtonRelease, middle + QPointF(40, 0), Qt::RightButton);
    QVERIFY(view.camera().center().x < centre.x);
    QCOMPARE(wanted.count(), 0);
    const Vec2 dragged = view.camera().center();
    m->mouse(view, QEvent::MouseButtonPress, middle, Qt::RightButton);
    m->mouse(view, QEvent::MouseMove, middle + QPointF(1, 1), Qt::RightButton);
    m->mouse(view, QEvent::MouseButtonRelease, middle + QPointF(1, 1), Qt::RightButton);
    QCOMPARE(wanted.count(), 1);
    QVERIFY(view.camera().center() == dragged);
    m->mouse(view, QEvent::MouseButtonPress, middle, Qt::MiddleButton);
    m->mouse(view, QEvent::MouseMove, middle + QPointF(40, 0), Qt::MiddleButton);
    m->mouse(view, QEvent::MouseButtonRelease, middle + QPointF(40, 0), Qt::MiddleButton);
    QVERIFY(view.camera().center() == dragged); // no longer
}

void TestPreferencesDialog::theGridIsShownWithoutSnapping()
{
    const QImage without = m->picture();
    choose("preference_snapping_gridShown", 1);
    const QImage with = m->picture();
    QVERIFY(with != without);
    choose("preference_snapping_gridShown", 2);
    QVERIFY(m->picture() == without);
}

void TestPreferencesDialog::newScenesHaveTheStep()
{
    QCOMPARE(m->document().scene().step.dt, 1.0 / 60.0);
    type("preference_newScenes_stepsPerSecond", "120");
    QCOMPARE(m->document().scene().step.dt, 1.0 / 60.0); // of new scenes only
    close();
    m->action("newScene").trigger();
    QCOMPARE(m->document().scene().step.dt, 1.0 / 120.0);
    QVERIFY(!m->document().isModified());
}

void TestPreferencesDialog::thePurposeReachesOpenAndNewPanels()
{
    auto& panel = m->page().panels().get<PlacePanel>();
    QVERIFY(!panel.prototype().isDynamic());
    choose("preference_placing_purpose", 2);
    QVERIFY(panel.prototype().isDynamic());
    QCOMPARE(panel.prototype().onHit, HitResponse::Bounce);
    m->makeWindow();
    QVERIFY(m->page().panels().get<PlacePanel>().prototype().isDynamic());
}

void TestPreferencesDialog::theDelayReachesTheAutosave()
{
    type("preference_files_autosaveSeconds", "600");
    m->edit();
    QVERIFY(!QTest::qWaitFor([] { return !copies().isEmpty(); }, 4000)); // by default it comes after 1.5 seconds
    type("preference_files_autosaveSeconds", "2");
    QTRY_COMPARE(copies().size(), 1); // the wait of the edit has become shorter, too
}

void TestPreferencesDialog::versionsAndRecentFilesAreLimited()
{
    type("preference_versions_most", "2");
    QCOMPARE(VersionStore(m->settings, m->folder.path()).most(), 2);
    type("preference_files_recentMost", "1");
    close();
    m->open(m->write(QStringLiteral("one.broadside")));
    m->open(m->write(QStringLiteral("two.broadside")));
    const QStringList recent = Settings(m->settings).recentFiles();
    QCOMPARE(recent.size(), 1);
    QVERIFY(recent.front().endsWith(QLatin1String("two.broadside")));
}

void TestPreferencesDialog::memoryReachesTheSimulation()
{
    QCOMPARE(m->session().memory().budget, kHistoryMemories[1]);
    choose("preference_recording_memory", 0);
    QCOMPARE(m->session().memory().budget, kHistoryMemories[0]);
    m->makeWindow();
    QCOMPARE(m->session().memory().budget, kHistoryMemories[0]);
}

void TestPreferencesDialog::aChoiceStaysAndIsReset_data()
{
    QTest::addColumn<QString>("row");
    for (const PreferenceRow& row : preferenceTable())
        if (row.kind != PreferenceKind::Color && row.kind != PreferenceKind::Text)
            QTest::newRow(row.key.data()) << QStringLiteral("preference_") + QString(row.key).replace(u'/', u'_');
}

void TestPreferencesDialog::aChoiceStaysAndIsReset()
{
    QFETCH(const QString, row);
    const QByteArray name = row.toLatin1();
    const auto shown = [this, &name]() -> QString {
        if (const auto* box = dialog().findChild<QComboBox*>(QLatin1String(name)))
            return box->currentText();
        if (const auto* box = dialog().findChild<QCheckBox*>(QLatin1String(name)))
            return box->isChecked() ? QStringLiteral("on") : QStringLiteral("off");
        return part<QAbstractSpinBox>(name.constData()).text();
    };
    const auto resetButton = [this, &name]() -> QToolButton& {
        return part<QToolButton>((name + "_reset").constData());
    };
    const QString usual = shown();
    QVERIFY(!resetButton().isEnabled());
    if (auto* box = dialog().findChild<QComboBox*>(QLatin1String(name)))
        choose(name.constData(), (box->currentIndex() + 1) % box->count());
    else if (auto* check = dialog().findChild<QCheckBox*>(QLatin1String(name)))
        check->click();
    else
        part<QAbstractSpinBox>(name.constData()).stepUp();
    const QString chosen = shown();
    QVERIFY(chosen != usual);
    QVERIFY(resetButton().isEnabled());
    m->restart();
    open();
    QCOMPARE(shown(), chosen);
    resetButton().click();
    QCOMPARE(shown(), usual);
    QVERIFY(!resetButton().isEnabled());
    m->restart();
    open();
    QCOMPARE(shown(), usual);
}

void TestPreferencesDialog::resetAllAsksFirst()
{
    auto& all = part<QPushButton>("preferencesResetPage");
    part<QListWidget>("preferencePages").setCurrentRow(1);
    QVERIFY(!all.isEnabled());
    QVERIFY(!all.toolTip().isEmpty());
    choose("preference_placing_purpose", 1);
    choose("preference_mouse_wheel", 1); // of another page
    QVERIFY(all.isEnabled());
    const DialogAnswer stays(QStringLiteral("resetPreferences"), QMessageBox::Cancel);
    all.click();
    QVERIFY(stays.wasAsked());
    QCOMPARE(part<QComboBox>("preference_placing_purpose").currentIndex(), 1);
    const DialogAnswer goes(QStringLiteral("resetPreferences"), [](QWidget& box) {
        for (QAbstractButton* button : box.findChildren<QAbstractButton*>())
            if (button->text() == QLatin1String("&Reset all"))
                button->click();
    });
    all.click();
    QCOMPARE(part<QComboBox>("preference_placing_purpose").currentIndex(), 0);
    QCOMPARE(part<QComboBox>("preference_mouse_wheel").currentIndex(), 1);
    QVERIFY(!all.isEnabled());
}

void TestPreferencesDialog::searchFindsAndMarks()
{
    auto& pages = part<QListWidget>("preferencePages");
    auto& search = part<QLineEdit>("preferenceSearch");
    const auto visiblePages = [&pages] {
        QStringList titles;
        for (int i = 0; i < pages.count(); ++i)
            if (!pages.item(i)->isHidden())
                titles += pages.item(i)->text();
        return titles.join(QLatin1Char(','));
    };
    QTest::keyClicks(&search, QStringLiteral("wheel"));
    QCOMPARE(visiblePages(), QStringLiteral("Mouse and keys"));
    QCOMPARE(pages.currentRow(), 2);
    QVERIFY(part<QComboBox>("preference_mouse_wheel").isVisible());
    QVERIFY(!part<QComboBox>("preference_mouse_dragButton").isVisible());
    QStringList marked;
    for (const QLabel* label : dialog().findChildren<QLabel*>())
        if (label->isVisible() && label->text().contains(QLatin1String("<b><u>")))
            marked += label->text();
    QCOMPARE(marked, QStringList{QStringLiteral("<b><u>Wheel</u></b>")});
    search.setText(QStringLiteral("blindness")); // in the choices
    QCOMPARE(visiblePages(), QStringLiteral("Appearance"));
    QVERIFY(part<QComboBox>("preferenceColorScheme").isVisible());
    search.setText(QStringLiteral("xyzzy"));
    QCOMPARE(visiblePages(), QString());
    QVERIFY(part<QLabel>("preferenceNoMatch").isVisible());
    search.clear();
    QCOMPARE(pages.count(), 6);
    QVERIFY(!part<QLabel>("preferenceNoMatch").isVisible());
    for (int i = 0; i < pages.count(); ++i)
        QVERIFY(!pages.item(i)->isHidden());
}

void TestPreferencesDialog::theKeyboardReachesAllOfEachPage()
{
    auto& pages = part<QListWidget>("preferencePages");
    QStringList faults;
    for (int page = 0; page < pages.count(); ++page) {
        pages.setFocus();
        QTest::keyClick(&pages, page == 0 ? Qt::Key_Home : Qt::Key_Down);
        QCOMPARE(pages.currentRow(), page);
        QSet<QWidget*> visited;
        for (int i = 0; i < 80; ++i) {
            visited += dialog().focusWidget();
            QTest::keyClick(dialog().focusWidget(), Qt::Key_Backtab, Qt::ShiftModifier); // a text may use Tab itself
        }
        for (QWidget* control : controlsOf(dialog()))
            if (!isReached(*control, visited))
                faults += placeOf(*control);
        faults += nameless(dialog());
    }
    QVERIFY2(faults.isEmpty(), qPrintable(faults.join(QLatin1Char('\n'))));
}

void TestPreferencesDialog::aDamagedFileOpensWithDefaults()
{
    close();
    for (const PreferenceRow& row : preferenceTable())
        if (row.kind != PreferenceKind::Text)
            m->settings.setValue(row.key, QStringLiteral("@Invalid(%%"));
    m->restart();
    open();
    for (QToolButton* button : dialog().findChildren<QToolButton*>())
        if (button->objectName().endsWith(QLatin1String("_reset")))
            QVERIFY2(!button->isEnabled(), qPrintable(button->objectName()));
}

void TestPreferencesDialog::keysOfOtherProgramsAreValid_data()
{
    QTest::addColumn<int>("index");
    for (std::size_t i = 0; i < keySchemes().size(); ++i)
        QTest::newRow(keySchemes()[i].title) << static_cast<int>(i);
}

/// Each of their commands exists and gets all of its keys, and nothing else has one of them.
void TestPreferencesDialog::keysOfOtherProgramsAreValid()
{
    QFETCH(const int, index);
    choose("preferenceKeyScheme", index);
    QCOMPARE(part<QComboBox>("preferenceKeyScheme").currentIndex(), index);
    const KeyScheme& scheme = keySchemes()[static_cast<std::size_t>(index)];
    QCOMPARE(part<QComboBox>("preference_mouse_wheel").currentIndex(), static_cast<int>(scheme.wheel));
    for (const KeyOfScheme& row : scheme.keys) {
        const auto* action = m->window->findChild<QAction*>(QLatin1String(row.action));
        QVERIFY2(action, row.action);
        QList<QKeySequence> wanted{QKeySequence(row.key)};
        if (row.secondKey.key() != Qt::Key_unknown)
            wanted += QKeySequence(row.secondKey);
        QCOMPARE(action->shortcuts(), wanted);
        for (const QKeySequence& key : action->shortcuts()) {
            QVERIFY2(Shortcuts::reservedFor(key).isEmpty(), row.action);
            for (const QAction* other : m->window->findChildren<QAction*>())
                QVERIFY2(other == action || other->objectName() == action->objectName() ||
                             !other->shortcuts().contains(key),
                         qPrintable(other->objectName()));
        }
    }
    m->restart();
    open();
    QCOMPARE(part<QComboBox>("preferenceKeyScheme").currentIndex(), index);
    reset("preferenceKeyScheme");
    QCOMPARE(part<QComboBox>("preferenceKeyScheme").currentIndex(), 0);
    QCOMPARE(m->action("selectTool").shortcut(), QKeySequence(Qt::Key_V));
}

void TestPreferencesDialog::ownKeysAreNotReplacedUnasked()
{
    close();
    Settings(m->settings).setShortcuts(QStringLiteral("save"), QStringList{QStringLiteral("Ctrl+J")});
    open();
    QCOMPARE(part<QComboBox>("preferenceKeyScheme").currentIndex(), -1);
    const DialogAnswer stays(QStringLiteral("replaceKeys"), QMessageBox::Cancel);
    choose("preferenceKeyScheme", 1);
    QVERIFY(stays.wasAsked());
    QCOMPARE(m->action("save").shortcut(), QKeySequence(Qt::CTRL | Qt::Key_J));
    QCOMPARE(part<QComboBox>("preferenceKeyScheme").currentIndex(), -1);
}

void TestPreferencesDialog::importFile(const QByteArray& text) const
{
    const QString path = m->file("k.broadside-keys");
    QFile file(path);
    QVERIFY(file.open(QFile::WriteOnly));
    file.write(text);
    file.close();
    const DialogAnswer answer(QStringLiteral("importKeysDialog"), [&path](QWidget& shown) {
        auto& files = *qobject_cast<QFileDialog*>(&shown);
        files.setDirectory(QFileInfo(path).path());
        files.selectFile(path);
        static_cast<QDialog&>(files).accept();
    });
    part<QPushButton>("preferenceImportKeys").click();
    QVERIFY(answer.wasAsked());
}

void TestPreferencesDialog::aBrokenKeyFileChangesNothing()
{
    choose("preferenceKeyScheme", 2);
    QString said;
    {
        const DialogAnswer box(QStringLiteral("problem"), [&said](QWidget& shown) {
            const auto& message = *qobject_cast<QMessageBox*>(&shown);
            said = message.text() + message.informativeText();
            shown.close();
        });
        importFile("broadside-keys 1\nselectTool = Ctrl+J\nselectTol = S\n");
        QVERIFY(box.wasAsked());
    }
    QVERIFY2(said.contains(QLatin1String("All keys are as before")), qPrintable(said));
    QVERIFY2(said.contains(QLatin1String("k.broadside-keys:3:1: error: There is no command \"selectTol\"")),
             qPrintable(said));
    QCOMPARE(part<QComboBox>("preferenceKeyScheme").currentIndex(), 2);
    QCOMPARE(m->action("selectTool").shortcut(), QKeySequence(Qt::Key_Q));
}

void TestPreferencesDialog::exportedKeysAreImportedAgain()
{
    choose("preferenceKeyScheme", 3);
    const QString path = m->file("mine.broadside-keys");
    const DialogAnswer answer(QStringLiteral("exportKeysDialog"), [&path](QWidget& shown) {
        auto& files = *qobject_cast<QFileDialog*>(&shown);
        files.setDirectory(QFileInfo(path).path());
        files.selectFile(path);
        static_cast<QDialog&>(files).accept();
    });
    part<QPushButton>("preferenceExportKeys").click();
    QVERIFY(answer.wasAsked());
    QFile file(path);
    QVERIFY(file.open(QFile::ReadOnly));
    reset("preferenceKeyScheme");
    importFile(file.readAll());
    QCOMPARE(part<QComboBox>("preferenceKeyScheme").currentIndex(), 3);
}

void TestPreferencesDialog::theFileOfTheSettingsIsShown()
{
    QCOMPARE(part<QLineEdit>("preferencesFile").text(), m->settings.fileName());
    QVERIFY(part<QLineEdit>("preferencesFile").isReadOnly());
    QVERIFY(part<QPushButton>("preferencesFolder").isEnabled());
}

BROADSIDE_WINDOW_TEST(TestPreferencesDialog)

} // namespace broadside::test::tst_preferences_dialog

#include "tst_preferences_dialog.moc"
