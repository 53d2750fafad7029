// Start, quit, start: the window and its panels are at the same places, to the pixel.

#include "tests/support/editor/tabs_fixture.h"
#include "tests/support/test.h"

#include <QDockWidget>
#include <QMenuBar>
#include <QScreen>

namespace broadside::test::tst_same_at_every_start {

namespace {

constexpr int kSettling = 4'000;

QString rectText(const QRect& rect)
{
    return QStringLiteral("%1,%2 %3x%4").arg(rect.x()).arg(rect.y()).arg(rect.width()).arg(rect.height());
}

} // namespace

class TestSameAtEveryStart : public QObject {
    Q_OBJECT
private slots:
    void init();
    void cleanup();
    void startQuitStart_data();
    void startQuitStart();
    void whatWasMovedStaysMoved_data() { oneOfEachSize(); }
    void whatWasMovedStaysMoved();
    void theTimelineOpensAsHighAsItWas_data() { oneOfEachSize(); }
    void theTimelineOpensAsHighAsItWas();
    void aSecondWindowLooksLikeTheFirst_data() { oneOfEachSize(); }
    void aSecondWindowLooksLikeTheFirst();
    void resetIsWhatAFirstStartShows_data() { oneOfEachSize(); }
    void resetIsWhatAFirstStartShows();
    void tabsAreTurnedWithoutMovingAnything_data() { oneOfEachSize(); }
    void tabsAreTurnedWithoutMovingAnything();

private:
    static void oneOfEachSize();
    /// Starts the window like the program does, and waits until it has its final size.
    [[nodiscard]] std::unique_ptr<MainWindow> start();
    void quit(std::unique_ptr<MainWindow>& window);
    /// The first start of a row, with its size, layout and state.
    void startFirst();
    void show(MainWindow& window, const char* layout);
    /// The places of the window, of each visible panel and of the world.
    [[nodiscard]] static QString places(const MainWindow& window, bool withWindow = true);
    [[nodiscard]] static QDockWidget& dock(const MainWindow& window, const char* name)
    {
        return *window.findChild<QDockWidget*>(QLatin1String(name));
    }
    [[nodiscard]] QSize wanted() const;

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<QSettings> m_settings;
    std::unique_ptr<MainWindow> m_window;
};

void TestSameAtEveryStart::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_settings = std::make_unique<QSettings>(m_folder->filePath(QStringLiteral("settings.ini")), QSettings::IniFormat);
}

void TestSameAtEveryStart::cleanup()
{
    m_window.reset();
    m_settings.reset();
    m_folder.reset();
}

void TestSameAtEveryStart::startQuitStart_data()
{
    QTest::addColumn<QSize>("size");
    QTest::addColumn<bool>("maximised");
    QTest::addColumn<bool>("debug");
    for (const QSize& size : {QSize(1600, 1000), QSize(1360, 860), QSize(1024, 700)})
        for (const bool debug : {false, true})
            for (const bool maximised : {false, true})
                QTest::addRow("%d, %s%s", size.width(), debug ? "Debug" : "Layout", maximised ? ", maximised" : "")
                    << size << maximised << debug;
}

void TestSameAtEveryStart::oneOfEachSize()
{
    QTest::addColumn<QSize>("size");
    QTest::addColumn<bool>("maximised");
    QTest::addColumn<bool>("debug");
    QTest::newRow("1600, Debug, maximised") << QSize(1600, 1000) << true << true;
    QTest::newRow("1360, Layout") << QSize(1360, 860) << false << false;
    QTest::newRow("1024, Debug") << QSize(1024, 700) << false << true;
}

QSize TestSameAtEveryStart::wanted() const
{
    const QSize screen = QGuiApplication::primaryScreen()->availableSize();
    return screen - QSize(8, 32); // room for the frame of the window manager
}

std::unique_ptr<MainWindow> TestSameAtEveryStart::start()
{
    auto window = std::make_unique<MainWindow>(*m_settings);
    window->show();
    if (!QTest::qWaitForWindowActive(window.get(), kPatience))
        QTest::qFail("The window does not become active.", __FILE__, __LINE__);
    return window;
}

void TestSameAtEveryStart::quit(std::unique_ptr<MainWindow>& window)
{
    QVERIFY(window->close());
    window.reset();
}

void TestSameAtEveryStart::show(MainWindow& window, const char* layout)
{
    window.findChild<QAction*>(QLatin1String(layout))->trigger();
}

void TestSameAtEveryStart::startFirst()
{
    QFETCH(const QSize, size);
    QFETCH(const bool, maximised);
    QFETCH(const bool, debug);
    m_window = start();
    const QSize asked = size.boundedTo(wanted());
    m_window->resize(asked);
    QTRY_COMPARE(m_window->size(), asked);
    if (maximised) {
        m_window->showMaximized();
        QTRY_VERIFY(m_window->width() > wanted().width());
    }
    show(*m_window, debug ? "debugLayout" : "layoutLayout");
    QTRY_COMPARE(m_window->menuBar()->width(), m_window->width());
}

QString TestSameAtEveryStart::places(const MainWindow& window, bool withWindow)
{
    QStringList lines{
        QStringLiteral("window %1%2")
            .arg(rectText(window.geometry()), window.isMaximized() ? QStringLiteral(", maximised") : QString())};
    Page& page = window.current();
    lines +=
        QStringLiteral("world ") + rectText(QRect(page.viewport().mapTo(&window, QPoint()), page.viewport().size()));
    QStringList docks;
    const QList<QDockWidget*> all = window.findChildren<QDockWidget*>();
    for (const QDockWidget* dock : all) {
        const bool isSeen = dock->isVisible() && !dock->visibleRegion().isEmpty();
        docks += dock->objectName() + QLatin1Char(' ') +
                 (dock->isHidden() ? QStringLiteral("closed")
                  : isSeen         ? rectText(dock->geometry())
                                   : QStringLiteral("behind"));
    }
    docks.sort();
    return (withWindow ? lines + docks : lines.mid(1) + docks).join(QLatin1Char('\n'));
}

void TestSameAtEveryStart::startQuitStart()
{
    startFirst();
    const QString first = places(*m_window);
    for (int again = 0; again < 2; ++again) {
        quit(m_window);
        m_window = start();
        QTRY_COMPARE_WITH_TIMEOUT(places(*m_window), first, kSettling);
    }
}

void TestSameAtEveryStart::whatWasMovedStaysMoved()
{
    startFirst();
    QDockWidget& objects = dock(*m_window, "ObjectsPanel");
    QDockWidget& timeline = dock(*m_window, "TimelinePanel");
    timeline.show();
    timeline.raise();
    m_window->resizeDocks({&objects}, {objects.width() + 37}, Qt::Horizontal);
    m_window->resizeDocks({&objects}, {objects.height() - 21}, Qt::Vertical);
    m_window->resizeDocks({&timeline}, {timeline.height() + 13}, Qt::Vertical);
    dock(*m_window, "PropertiesPanel").close();
    QCoreApplication::processEvents();
    const QString moved = places(*m_window);
    for (int again = 0; again < 2; ++again) {
        quit(m_window);
        m_window = start();
        QTRY_COMPARE_WITH_TIMEOUT(places(*m_window), moved, kSettling);
    }
}

/// At each start the timeline has the height of one line until steps are recorded.
void TestSameAtEveryStart::theTimelineOpensAsHighAsItWas()
{
    startFirst();
    const auto stepOnce = [this] {
        QDockWidget& timeline = dock(*m_window, "TimelinePanel");
        timeline.show();
        timeline.raise();
        const int line = timeline.height();
        m_window->current().model().simulation->stepOnce();
        QTRY_VERIFY(timeline.height() > 2 * line);
    };
    stepOnce();
    QDockWidget& timeline = dock(*m_window, "TimelinePanel");
    const int delivered = timeline.height();
    m_window->resizeDocks({&timeline}, {delivered + 50}, Qt::Vertical);
    QCoreApplication::processEvents();
    const int moved = timeline.height();
    QVERIFY(moved > delivered + 20);
    quit(m_window);
    m_window = start();
    stepOnce();
    QTRY_COMPARE_WITH_TIMEOUT(dock(*m_window, "TimelinePanel").height(), moved, kSettling);
}

void TestSameAtEveryStart::aSecondWindowLooksLikeTheFirst()
{
    startFirst();
    quit(m_window);
    m_window = start();
    const QString first = places(*m_window);
    std::unique_ptr<MainWindow> second = start();
    QTRY_COMPARE_WITH_TIMEOUT(places(*second, false), first.section(QLatin1Char('\n'), 1), kSettling);
    quit(second);
    QCOMPARE(places(*m_window), first);
    quit(m_window);
    m_window = start();
    QTRY_COMPARE_WITH_TIMEOUT(places(*m_window), first, kSettling);
}

void TestSameAtEveryStart::resetIsWhatAFirstStartShows()
{
    QFETCH(const bool, debug);
    startFirst();
    const QString delivered = places(*m_window);
    QDockWidget& objects = dock(*m_window, "ObjectsPanel");
    m_window->resizeDocks({&objects}, {objects.width() + 60}, Qt::Horizontal);
    dock(*m_window, "PropertiesPanel").setFloating(true);
    dock(*m_window, "AuditPanel").show();
    QVERIFY(places(*m_window) != delivered);
    quit(m_window); // this saves the layout
    m_window = start();
    QVERIFY(!dock(*m_window, "AuditPanel").isHidden());
    show(*m_window, "resetLayout");
    QTRY_COMPARE_WITH_TIMEOUT(places(*m_window), delivered, kSettling);
    show(*m_window, debug ? "layoutLayout" : "debugLayout"); // switches layouts back and forth
    show(*m_window, debug ? "debugLayout" : "layoutLayout");
    QTRY_COMPARE_WITH_TIMEOUT(places(*m_window), delivered, kSettling);
    quit(m_window);
    m_window = start();
    QTRY_COMPARE_WITH_TIMEOUT(places(*m_window), delivered, kSettling);
}

void TestSameAtEveryStart::tabsAreTurnedWithoutMovingAnything()
{
    startFirst();
    m_window->findChild<QAction*>(QStringLiteral("newScene"))->trigger();
    m_window->findChild<QAction*>(QStringLiteral("newScene"))->trigger();
    QCOMPARE(m_window->pageCount(), 2);
    QCoreApplication::processEvents();
    const QString before = places(*m_window);
    for (int turn = 0; turn < 4; ++turn) {
        m_window->findChild<QAction*>(QStringLiteral("nextScene"))->trigger();
        QTRY_COMPARE_WITH_TIMEOUT(places(*m_window), before, kSettling);
    }
}

BROADSIDE_WINDOW_TEST(TestSameAtEveryStart)

} // namespace broadside::test::tst_same_at_every_start

#include "tst_same_at_every_start.moc"
