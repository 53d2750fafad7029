// Start, quit, start: the window and its panels are where they were, to the pixel.

#include "tests/support/test.h"
#include "tests/support/workspace_fixture.h"

#include <QDockWidget>
#include <QMainWindow>
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
    void aSecondWindowLooksLikeTheFirst_data() { oneOfEachSize(); }
    void aSecondWindowLooksLikeTheFirst();
    void resetIsWhatAFirstStartShows_data() { oneOfEachSize(); }
    void resetIsWhatAFirstStartShows();
    void tabsAreTurnedWithoutMovingAnything_data() { oneOfEachSize(); }
    void tabsAreTurnedWithoutMovingAnything();

private:
    static void oneOfEachSize();
    /// As the program does, and waits until the window has the size that it will have.
    [[nodiscard]] std::unique_ptr<Workspace> start();
    void quit(std::unique_ptr<Workspace>& workspace);
    /// The first start of a row: in its size, layout and state.
    void startFirst();
    void show(Workspace& workspace, const char* layout);
    /// Where everything is: the window, each panel that is seen, the world.
    [[nodiscard]] static QString places(const Workspace& workspace, bool withWindow = true);
    [[nodiscard]] static QDockWidget& dock(const Workspace& workspace, const char* name)
    {
        return *workspace.current().findChild<QDockWidget*>(QLatin1String(name));
    }
    [[nodiscard]] QSize wanted() const;

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<QSettings> m_settings;
    std::unique_ptr<Workspace> m_workspace;
};

void TestSameAtEveryStart::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_settings = std::make_unique<QSettings>(m_folder->filePath(QStringLiteral("settings.ini")), QSettings::IniFormat);
}

void TestSameAtEveryStart::cleanup()
{
    m_workspace.reset();
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
    return screen - QSize(8, 32); // room for what the window manager adds
}

std::unique_ptr<Workspace> TestSameAtEveryStart::start()
{
    auto workspace = std::make_unique<Workspace>(*m_settings);
    workspace->show();
    if (!QTest::qWaitForWindowActive(workspace.get(), kPatience))
        QTest::qFail("The window does not become active.", __FILE__, __LINE__);
    return workspace;
}

void TestSameAtEveryStart::quit(std::unique_ptr<Workspace>& workspace)
{
    QVERIFY(workspace->close());
    workspace.reset();
}

void TestSameAtEveryStart::show(Workspace& workspace, const char* layout)
{
    workspace.current().findChild<QAction*>(QLatin1String(layout))->trigger();
}

void TestSameAtEveryStart::startFirst()
{
    QFETCH(const QSize, size);
    QFETCH(const bool, maximised);
    QFETCH(const bool, debug);
    m_workspace = start();
    const QSize asked = size.boundedTo(wanted());
    m_workspace->resize(asked);
    QTRY_COMPARE(m_workspace->size(), asked);
    if (maximised) {
        m_workspace->showMaximized();
        QTRY_VERIFY(m_workspace->width() > wanted().width());
    }
    show(*m_workspace, debug ? "debugLayout" : "layoutLayout");
    QTRY_COMPARE(m_workspace->current().size(), m_workspace->size());
}

QString TestSameAtEveryStart::places(const Workspace& workspace, bool withWindow)
{
    QStringList lines{
        QStringLiteral("window %1%2")
            .arg(rectText(workspace.geometry()), workspace.isMaximized() ? QStringLiteral(", maximised") : QString())};
    MainWindow& page = workspace.current();
    lines += QStringLiteral("world ") + rectText(QRect(page.viewport().mapTo(&page, QPoint()), page.viewport().size()));
    QStringList docks;
    const QList<QDockWidget*> all = page.findChildren<QDockWidget*>();
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
    const QString first = places(*m_workspace);
    for (int again = 0; again < 2; ++again) {
        quit(m_workspace);
        m_workspace = start();
        QTRY_COMPARE_WITH_TIMEOUT(places(*m_workspace), first, kSettling);
    }
}

void TestSameAtEveryStart::whatWasMovedStaysMoved()
{
    startFirst();
    MainWindow& page = m_workspace->current();
    QDockWidget& objects = dock(*m_workspace, "ObjectsPanel");
    QDockWidget& timeline = dock(*m_workspace, "TimelinePanel");
    timeline.show();
    timeline.raise();
    page.resizeDocks({&objects}, {objects.width() + 37}, Qt::Horizontal);
    page.resizeDocks({&objects}, {objects.height() - 21}, Qt::Vertical);
    page.resizeDocks({&timeline}, {timeline.height() + 13}, Qt::Vertical);
    dock(*m_workspace, "PropertiesPanel").close();
    QCoreApplication::processEvents();
    const QString moved = places(*m_workspace);
    for (int again = 0; again < 2; ++again) {
        quit(m_workspace);
        m_workspace = start();
        QTRY_COMPARE_WITH_TIMEOUT(places(*m_workspace), moved, kSettling);
    }
}

void TestSameAtEveryStart::aSecondWindowLooksLikeTheFirst()
{
    startFirst();
    quit(m_workspace);
    m_workspace = start();
    const QString first = places(*m_workspace);
    std::unique_ptr<Workspace> second = start();
    QTRY_COMPARE_WITH_TIMEOUT(places(*second, false), first.section(QLatin1Char('\n'), 1), kSettling);
    quit(second);
    QCOMPARE(places(*m_workspace), first);
    quit(m_workspace);
    m_workspace = start();
    QTRY_COMPARE_WITH_TIMEOUT(places(*m_workspace), first, kSettling);
}

void TestSameAtEveryStart::resetIsWhatAFirstStartShows()
{
    QFETCH(const bool, debug);
    startFirst();
    const QString delivered = places(*m_workspace);
    QDockWidget& objects = dock(*m_workspace, "ObjectsPanel");
    m_workspace->current().resizeDocks({&objects}, {objects.width() + 60}, Qt::Horizontal);
    dock(*m_workspace, "PropertiesPanel").setFloating(true);
    dock(*m_workspace, "AuditPanel").show();
    QVERIFY(places(*m_workspace) != delivered);
    show(*m_workspace, "resetLayout");
    QTRY_COMPARE_WITH_TIMEOUT(places(*m_workspace), delivered, kSettling);
    show(*m_workspace, debug ? "layoutLayout" : "debugLayout"); // there and back
    show(*m_workspace, debug ? "debugLayout" : "layoutLayout");
    QTRY_COMPARE_WITH_TIMEOUT(places(*m_workspace), delivered, kSettling);
    quit(m_workspace);
    m_workspace = start();
    QTRY_COMPARE_WITH_TIMEOUT(places(*m_workspace), delivered, kSettling);
}

void TestSameAtEveryStart::tabsAreTurnedWithoutMovingAnything()
{
    startFirst();
    m_workspace->current().findChild<QAction*>(QStringLiteral("newScene"))->trigger();
    m_workspace->current().findChild<QAction*>(QStringLiteral("newScene"))->trigger();
    QCOMPARE(m_workspace->pageCount(), 2);
    QCoreApplication::processEvents();
    const QString before = places(*m_workspace);
    for (int turn = 0; turn < 4; ++turn) {
        m_workspace->current().findChild<QAction*>(QStringLiteral("nextScene"))->trigger();
        QTRY_COMPARE_WITH_TIMEOUT(places(*m_workspace), before, kSettling);
    }
}

BROADSIDE_WINDOW_TEST(TestSameAtEveryStart)

} // namespace broadside::test::tst_same_at_every_start

#include "tst_same_at_every_start.moc"
