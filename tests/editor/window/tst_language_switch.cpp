// The real window is made again in another language, and nothing of the work is lost.

#include "editor/window/files/samples.h"
#include "editor/window/language_switch.h"
#include "editor/window/layout/languages.h"
#include "editor/window/pages/live_bar.h"
#include "tests/editor/session/live/live_peers.h"
#include "tests/support/editor/tabs_fixture.h"
#include "tests/support/test.h"

#include <QLocale>
#include <QMenuBar>
#include <QProcess>
#include <QSignalSpy>

namespace broadside::test::tst_language_switch {

class TestLanguageSwitch : public QObject {
    Q_OBJECT
private slots:
    void init();
    void cleanup();

    void theProgramHasFiveLanguages();
    void aLanguageChangesMenusAtOnce_data();
    void aLanguageChangesMenusAtOnce();
    void unsavedWorkStaysWithItsUndoHistory();
    void aSimulationStays();
    void tabsAndViewsStay();
    void undoTextsAndNamesChangeTheirLanguage_data();
    void undoTextsAndNamesChangeTheirLanguage();
    void aGameStaysAttached();
    void closingTheWindowStillEndsTheProgram();

private:
    void choose(const QString& code);
    [[nodiscard]] MainWindow& window() const { return m_switch->window(); }
    [[nodiscard]] Page& page() const { return window().current(); }
    [[nodiscard]] QString menuTitle(int index) const
    {
        QString title = window().menuBar()->actions().at(index)->text();
        return title.remove(QLatin1Char('&'));
    }
    [[nodiscard]] QAction& action(const char* name) const { return *window().findChild<QAction*>(QLatin1String(name)); }
    void edit() const
    {
        auto object = std::make_shared<SceneObject>();
        object->id = page().document().scene().nextId();
        object->pose.position = {1.0, 1.0};
        page().document().push(std::make_unique<AddObjects>(page().document(), std::vector<ObjectPtr>{object}));
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<QSettings> m_settings;
    std::unique_ptr<LanguageSwitch> m_switch;
};

void TestLanguageSwitch::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_settings = std::make_unique<QSettings>(m_folder->filePath(QStringLiteral("s.ini")), QSettings::IniFormat);
    chooseLanguage(*m_settings, QStringLiteral("en"));
    m_switch = std::make_unique<LanguageSwitch>(*m_settings);
    window().show();
    QVERIFY(QTest::qWaitForWindowActive(&window(), kPatience));
}

void TestLanguageSwitch::cleanup()
{
    for (Page* one : window().openPages())
        one->document().undoStack().setClean();
    m_switch.reset();
    QLocale::setDefault(QLocale::c());
}

/// Chooses a language in the menu, as the user does, and waits for the window.
void TestLanguageSwitch::choose(const QString& code)
{
    QSignalSpy made(m_switch.get(), &LanguageSwitch::windowMade);
    const auto* menu = window().findChild<QMenu*>(QStringLiteral("languageMenu"));
    QVERIFY(menu);
    for (QAction* one : menu->actions())
        if (!one->isSeparator() && one->data().toString() == code)
            one->trigger();
    QTRY_COMPARE(made.count(), 1);
    QVERIFY(QTest::qWaitForWindowActive(&window(), kPatience));
}

void TestLanguageSwitch::theProgramHasFiveLanguages()
{
    QStringList found;
    for (const Language& language : languages())
        found += language.code + QLatin1Char(' ') + language.name;
    QCOMPARE(found.join(QStringLiteral(", ")),
             QString::fromUtf8("en English, de Deutsch, es Español, ru Русский, zh_CN 简体中文"));
}

void TestLanguageSwitch::aLanguageChangesMenusAtOnce_data()
{
    QTest::addColumn<QString>("code");
    QTest::addColumn<QString>("file");
    QTest::addColumn<QString>("decimal");
    QTest::newRow("German") << QStringLiteral("de") << QStringLiteral("Datei") << QStringLiteral(",");
    QTest::newRow("Russian") << QStringLiteral("ru") << QString::fromUtf8("Файл") << QStringLiteral(",");
    QTest::newRow("Chinese") << QStringLiteral("zh_CN") << QString::fromUtf8("文件(A)") << QStringLiteral(".");
    QTest::newRow("Spanish") << QStringLiteral("es") << QStringLiteral("Archivo") << QStringLiteral(",");
}

void TestLanguageSwitch::aLanguageChangesMenusAtOnce()
{
    QFETCH(const QString, code);
    QCOMPARE(menuTitle(0), QStringLiteral("File"));
    choose(code);
    QTEST(menuTitle(0), "file");
    QTEST(QLocale().decimalPoint(), "decimal");
    choose(QStringLiteral("en"));
    QCOMPARE(menuTitle(0), QStringLiteral("File"));
}

void TestLanguageSwitch::unsavedWorkStaysWithItsUndoHistory()
{
    const std::size_t before = page().document().scene().size();
    edit();
    edit();
    choose(QStringLiteral("de"));
    QCOMPARE(page().document().scene().size(), before + 2);
    QVERIFY(page().document().isModified());
    QVERIFY(window().isWindowModified());
    action("undo").trigger();
    action("undo").trigger();
    QCOMPARE(page().document().scene().size(), before);
    action("redo").trigger();
    QCOMPARE(page().document().scene().size(), before + 1);
}

void TestLanguageSwitch::aSimulationStays()
{
    for (int i = 0; i < 3; ++i)
        action("step").trigger();
    QCOMPARE(page().steps().step(), 3U);
    choose(QStringLiteral("ru"));
    QCOMPARE(page().steps().step(), 3U);
    action("step").trigger();
    QCOMPARE(page().steps().step(), 4U);
    action("stepBack").trigger();
    QCOMPARE(page().steps().step(), 3U);
    action("stop").trigger();
    QCOMPARE(page().steps().state(), StepSession::State::Authored);
}

void TestLanguageSwitch::tabsAndViewsStay()
{
    edit(); // an untouched scene would be replaced
    action("newScene").trigger();
    QCOMPARE(window().pageCount(), 2);
    page().viewport().showView({3.0, 4.0}, 80.0);
    choose(QStringLiteral("es"));
    QCOMPARE(window().pageCount(), 2);
    QCOMPARE(page().document().scene().size(), std::size_t(0));
    QCOMPARE(page().viewport().camera().center().x, 3.0);
    QCOMPARE(page().viewport().camera().zoom(), 80.0);
    action("previousScene").trigger();
    QVERIFY(page().document().scene().size() > 0);
    QVERIFY(page().document().isModified());
}

void TestLanguageSwitch::undoTextsAndNamesChangeTheirLanguage_data()
{
    QTest::addColumn<QString>("code");
    QTest::addColumn<QString>("title");
    QTest::newRow("German") << QStringLiteral("de") << QStringLiteral("(Beispiel)");
    QTest::newRow("Russian") << QStringLiteral("ru") << QString::fromUtf8("(пример)");
}

void TestLanguageSwitch::undoTextsAndNamesChangeTheirLanguage()
{
    QFETCH(const QString, code);
    page().files().openSample(firstSample());
    edit();
    const QString undo = page().document().undoStack().undoText();
    const QString title = page().title();
    choose(code);
    const QString translatedUndo = page().document().undoStack().undoText();
    QVERIFY2(translatedUndo != undo, qPrintable(undo));
    QTEST(page().title().section(u' ', -1), "title");
    choose(QStringLiteral("en"));
    QCOMPARE(page().document().undoStack().undoText(), undo);
    QCOMPARE(page().title(), title);
}

void TestLanguageSwitch::aGameStaysAttached()
{
    const RuntimeFolder folder;
    window().listen(QStringLiteral("game"));
    QTRY_VERIFY(QFile::exists(folder.sockets() + QStringLiteral("/game")));
    QProcess game;
    game.start(QStringLiteral(BROADSIDE_EXAMPLE_GAME), {QStringLiteral("game")});
    QVERIFY(game.waitForStarted());
    const auto frames = [this] { return page().model().recording ? page().model().recording->frameCount() : 0; };
    QTRY_VERIFY(frames() > 20);
    choose(QStringLiteral("de"));
    QVERIFY(page().model().recording);
    const std::size_t before = frames();
    QTRY_VERIFY(frames() > before + 20);
    const auto* bar = page().findChild<LiveBar*>();
    QVERIFY(bar);
    QVERIFY2(bar->text().contains(QStringLiteral("verbunden")), qPrintable(bar->text()));
    QVERIFY(bar->isUnsaved());
    game.terminate();
    game.waitForFinished();
    QTRY_VERIFY(!page().model().recording->isGrowing());
}

void TestLanguageSwitch::closingTheWindowStillEndsTheProgram()
{
    choose(QStringLiteral("de"));
    QVERIFY(QGuiApplication::quitOnLastWindowClosed());
    QVERIFY(window().isVisible());
}

BROADSIDE_WINDOW_TEST(TestLanguageSwitch)

} // namespace broadside::test::tst_language_switch

#include "tst_language_switch.moc"
