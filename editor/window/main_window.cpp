#include "editor/window/main_window.h"

#include "editor/document/file_path.h"
#include "editor/panels/project_panel.h"
#include "editor/panels/timeline_panel.h"
#include "editor/viewport/viewport_widget.h"
#include "editor/window/actions/help_actions.h"
#include "editor/window/actions/layout_actions.h"
#include "editor/window/actions/page_actions.h"
#include "editor/window/actions/snap_actions.h"
#include "editor/window/editor_application.h"
#include "editor/window/extensions/extensions.h"
#include "editor/window/files/samples.h"
#include "editor/window/help/mystery_progress.h"
#include "editor/window/help/panel_help.h"
#include "editor/window/layout/appearance.h"
#include "editor/window/layout/dock_fold.h"
#include "editor/window/menus/command_palette.h"
#include "editor/window/menus/menus.h"
#include "editor/window/menus/shortcuts.h"
#include "editor/window/menus/shortcuts_dialog.h"
#include "editor/window/menus/tool_bar.h"
#include "editor/window/menus/undo_keys.h"
#include "editor/window/pages/live_attachment.h"
#include "editor/window/pages/open_pages.h"
#include "editor/window/pages/project_desk.h"
#include "editor/window/preferences/preferences_dialog.h"
#include "editor/window/saving/recovery_offer.h"

#include <QCloseEvent>
#include <QDockWidget>
#include <QDragEnterEvent>
#include <QFileInfo>
#include <QMenuBar>
#include <QMimeData>
#include <QScreen>
#include <QStackedWidget>
#include <QStatusBar>

#include <chrono>
#include <utility>

namespace broadside {
namespace {

constexpr QSize kFirstSize(1360, 860);
constexpr std::chrono::milliseconds kSessionDelay(1000);
constexpr QSize kFrame(8, 32); // room for the frame of the window manager

/// Restores the size and the place of the window. Without remembered ones, the window fits the screen.
void placeWindow(QWidget& window, const Settings& settings)
{
    window.resize(kFirstSize.boundedTo(window.screen()->availableSize() - kFrame));
    window.restoreGeometry(settings.windowGeometry());
}

/// The files that are being dropped.
QStringList droppedFiles(const QMimeData& data)
{
    QStringList files;
    for (const QUrl& url : data.urls())
        if (const QString path = pathOfUrl(url); !path.isEmpty())
            files += path;
    return files;
}

} // namespace

MainWindow::MainWindow(QSettings& storage, QWidget* parent)
    : QMainWindow(parent)
    , m_storage(storage)
    , m_settings(storage)
    , m_preferences(storage)
    , m_effects(m_preferences)
    , m_versions(storage)
    , m_manual(storage, *this)
    , m_shown(*this)
    , m_actions(m_shown, {.canEdit = true, .canMakeSteps = true})
    , m_docks(*this)
    , m_layouts(*this, m_docks, m_settings)
    , m_strides(new QStackedWidget)
    , m_readouts(new QStackedWidget)
    , m_statusLines(new QStackedWidget)
    , m_desk(std::make_unique<ProjectDesk>(m_actions, m_settings, asHost(), *this))
    , m_pages(std::make_unique<OpenPages>(
          Page::Window{storage, m_preferences, asHost(), m_shown, m_versions, m_recovery, m_manual}))
{
    setObjectName(QStringLiteral("mainWindow"));
    setAcceptDrops(true);
    setDockNestingEnabled(true);
    setCentralWidget(m_pages.get());
    makeFeatures();
    connectPages();
    (void)addPage(PageKind::Scene);
    makeBars();
    connectProject();
    placeWindow(*this, m_settings); // Qt forgets that a window is maximised once OpenGL is used in it
    m_layouts.restore();
    current().openFirstSample();
}

MainWindow::~MainWindow() = default;

/// Actions of the window itself, in the order of the menus.
void MainWindow::makeFeatures()
{
    m_pageActions = &m_features.add<PageActions>(m_actions, asHost());
    QAction& quit = m_actions.add(*this, MenuSection::FileClose,
                                  {.name = "quit",
                                   .text = tr("&Quit"),
                                   .keys = {QKeySequence(Qt::CTRL | Qt::Key_Q)},
                                   .tip = tr("Close the window"),
                                   .perform = [this] { close(); }});
    quit.setMenuRole(QAction::QuitRole);
    m_layoutActions = &m_features.add<LayoutActions>(LayoutActions::Parts{m_actions, m_docks, m_layouts, *this});
    addThemeMenu(m_actions, m_preferences);
    addLanguageMenu(m_actions, m_preferences);
    followPreferences();
    auto& help = m_features.add<HelpActions>(m_actions, m_manual, *this);
    connect(&help, &HelpActions::paletteWanted, this, &MainWindow::findCommand);
    connect(&help, &HelpActions::shortcutsWanted, this, &MainWindow::editShortcuts);
    auto& panelHelp = m_features.add<PanelHelp>(m_docks, m_manual);
    panelHelp.explain(*m_pages, QStringLiteral("algorithms#what-does-each-algorithm-look-like"));
    connect(&help, &HelpActions::welcomeWanted, this, [this] { current().showWelcome(); });
    connect(&help, &HelpActions::guideWanted, this, [this] {
        current().files().openSample(guidedMystery());
        current().startGuide();
    });
    m_features.add<UndoKeys>(nullptr);
    m_docks.addForAll(Panel::Project, [this] { return makeProjectPanel(); });
    m_toolBarMenu = &m_actions.addMenu(MenuSection::ViewWindow, tr("Tool &bar"), QStringLiteral("toolBarMenu"));
    m_shown.followAlways(m_actions);
}

void MainWindow::connectPages()
{
    connect(m_pages.get(), &OpenPages::pageMade, this, &MainWindow::takePage);
    connect(m_pages.get(), &OpenPages::frontChanged, this, &MainWindow::showFront);
    connect(m_pages.get(), &OpenPages::countChanged, m_pageActions, &PageActions::showPageCount);
    connect(m_pages.get(), &OpenPages::titleChanged, this, [this] {
        showTitle();
        m_desk->showAvailable();
    });
    connect(m_pages.get(), &OpenPages::opened, m_desk.get(), &ProjectDesk::showNotice);
    m_sessionTimer.setSingleShot(true);
    m_sessionTimer.setInterval(kSessionDelay);
    connect(&m_sessionTimer, &QTimer::timeout, this, &MainWindow::rememberSession);
    for (const auto& signal : {&OpenPages::frontChanged, &OpenPages::opened, &OpenPages::titleChanged})
        connect(m_pages.get(), signal, this, &MainWindow::rememberSoon);
    connect(m_pages.get(), &OpenPages::countChanged, this, &MainWindow::rememberSoon);
    connect(m_pages.get(), &OpenPages::tabMoved, this, &MainWindow::rememberSoon);
    connect(&m_layouts, &DockLayouts::docksMoved, this, &MainWindow::rememberSoon);
    connect(m_pages.get(), &OpenPages::lastClosed, this, [this] {
        if (!project().isOpen())
            current().welcome(); // shows what else can be done
    });
    if (auto* application = qobject_cast<EditorApplication*>(QCoreApplication::instance()))
        connect(application, &EditorApplication::outOfMemory, this, [this] {
            current().tell(MessageBar::Kind::Warning,
                           tr("There was not enough memory to finish this. Everything that was open is still open. "
                              "Save your scenes, then close other tabs or programs, or use fewer objects."));
        });
}

PanelWidget* MainWindow::makeProjectPanel()
{
    auto* panel =
        new ProjectPanel(m_desk->project(), {m_actions.all({"newProject", "openProject"}), m_actions["addToProject"]});
    m_desk->connectPanel(*panel);
    return panel;
}

void MainWindow::connectProject()
{
    connect(m_desk.get(), &ProjectDesk::changed, this, [this] {
        m_pages->setTabsWanted(project().isOpen());
        m_layouts.setShowsProject(project().isOpen());
        showTitle();
    });
    connect(m_desk.get(), &ProjectDesk::panelWanted, this, [this](bool shows) {
        QDockWidget& dock = m_docks[Panel::Project];
        dock.setVisible(shows && !m_layouts.panelsAreHidden());
        if (!shows)
            return;
        dock.raise();
        (void)m_docks.makeSeen();
    });
}

/// @pre a page has declared its actions
void MainWindow::makeBars()
{
    for (QWidget* fields : {m_strides, m_readouts}) // otherwise they would take all the room of the tool bar
        fields->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Preferred);
    auto* toolBar =
        new ToolBar(m_actions, {*m_toolBarMenu, *m_shown.menu(m_toolBarMenu->objectName()), *m_shown.menu(kSnapMenu)},
                    m_settings, {*m_strides, *m_readouts});
    addToolBar(toolBar);
    m_features.add<Extensions>(Extensions::Parts{m_actions, asHost(), m_storage, *this}); // below the page's entries
    m_recoveryOffer = &m_features.add<RecoveryOffer>(RecoveryOffer::Parts{m_actions, m_recovery, asHost(), *this});
    m_shown.followAlways(m_actions);
    m_shown.follow(current().actions());
    fillMenuBar(*menuBar(), m_shown);
    connect(menuBar()->actions().front()->menu(), &QMenu::aboutToShow, m_recoveryOffer, &RecoveryOffer::showAvailable);
    statusBar()->addWidget(m_statusLines, 1);
    QList<QAction*> commands;
    for (const MenuCommand& command : commandsOf(*menuBar()))
        commands += command.action;
    m_shortcuts = std::make_unique<Shortcuts>(commands, m_settings);
}

void MainWindow::takePage(Page& page)
{
    page.panels().whenMade<TimelinePanel>([this, &page](TimelinePanel& timeline) {
        connect(&timeline, &TimelinePanel::emptyChanged, this, [this, &page](bool isEmpty) {
            if (&page == &current())
                m_layouts.timelineFold().setEmpty(isEmpty);
        });
    });
    m_docks.add(page.panels());
    m_strides->addWidget(&page.stride());
    m_readouts->addWidget(&page.readout());
    m_statusLines->addWidget(&page.statusLine());
    m_layoutActions->hidePanelsWithTab(page.viewport());
    connect(&page.viewport(), &ViewportWidget::cameraChanged, this, &MainWindow::rememberSoon);
    if (!page.steps().capabilities().canMakeSteps) { // the shown step of a recording is remembered, too
        connect(&page.steps(), &StepSession::sought, this, &MainWindow::rememberSoon);
        connect(&page.steps(), &StepSession::stepped, this, &MainWindow::rememberSoon);
    }
}

void MainWindow::showFront()
{
    Page& page = current();
    m_layouts.keepPlacesWhile([&] {
        m_docks.show(page.panels());
        const auto* timeline = page.panels().find<TimelinePanel>();
        m_layouts.timelineFold().setEmpty(!timeline || timeline->isEmpty());
    });
    m_shown.follow(page.actions());
    m_strides->setCurrentWidget(&page.stride());
    m_readouts->setCurrentWidget(&page.readout());
    m_statusLines->setCurrentWidget(&page.statusLine());
    m_desk->showAvailable();
    showTitle();
}

void MainWindow::openFiles(const QStringList& paths)
{
    if (paths.isEmpty())
        return;
    current().openFile(paths.front());
    for (const QString& path : paths.mid(1)) {
        const QString file = absolutePath(path);
        const FileKind kind = fileKindOf(file);
        if (!pathExists(file) || kind == FileKind::Project || kind == FileKind::Table || kind == FileKind::Report)
            current().openFile(file); // reports a missing file, asks how to open it, or opens what is in it
        else
            m_pages->addUnread(file);
    }
}

bool MainWindow::restoreSession()
{
    const LastSession last = m_settings.lastSession();
    if (!m_settings.restoresSession())
        return false;
    const SceneSeen active = last.scenes.value(last.active);
    QList<SceneSeen> there;
    qsizetype front = 0;
    for (const SceneSeen& seen : last.scenes) {
        if (!pathExists(seen.file))
            continue;
        if (seen.file == active.file)
            front = there.size();
        there += seen;
    }
    const bool hasProject = pathExists(last.project) && !project().open(last.project);
    if (there.isEmpty()) {
        m_desk->openFirstScene();
        return hasProject;
    }
    m_pages->restore(there, front);
    return true;
}

void MainWindow::offerUnsaved() { m_recoveryOffer->offer(); }

void MainWindow::greet()
{
    MysteryProgress progress(m_storage);
    if (!progress.isWelcomed()) {
        progress.setWelcomed();
        current().showWelcome(); // the hints come when it is closed without a choice
    } else if (!m_settings.hintsDismissed())
        current().offerHints();
    else
        current().welcome();
}

Page& MainWindow::current() const { return m_pages->current(); }
std::vector<Page*> MainWindow::openPages() const { return m_pages->made(); }
int MainWindow::pageCount() const { return m_pages->count(); }
ProjectDocument& MainWindow::project() { return m_desk->project(); }
bool MainWindow::bringUp(const QString& path) { return m_pages->bringUp(path); }
FileActions& MainWindow::placeFor(FileActions& asking) { return m_pages->placeFor(asking); }
Page& MainWindow::addPage(PageKind kind) { return m_pages->addPage(kind); }
void MainWindow::closeFront() { m_pages->closeFront(); }
void MainWindow::switchPageBy(int by) { m_pages->turn(by); }
void MainWindow::moveTab(int by) { m_pages->moveTab(by); }
void MainWindow::attachGame() { live().showDialog(*this); }
void MainWindow::listen(const QString& name) { live().listen(name); }
void MainWindow::openProjectFile(const QString& path) { m_desk->openFile(path); }

LiveAttachment& MainWindow::live()
{
    if (!m_live) {
        const Result<QString> folder = m_recovery.folder();
        m_live = std::make_unique<LiveAttachment>(
            asHost(), m_preferences, std::make_shared<LiveServer>(nullptr, LiveLimits{}, folder ? *folder : QString()));
    }
    return *m_live;
}

void MainWindow::findCommand()
{
    m_recoveryOffer->showAvailable();
    CommandPalette palette(commandsOf(*menuBar()), m_settings, this);
    if (palette.exec() == QDialog::Accepted)
        palette.chosen()->trigger();
}

void MainWindow::editShortcuts()
{
    m_shortcuts->apply(); // another program may have changed them
    ShortcutsDialog(*m_shortcuts, commandsOf(*menuBar()), this).exec();
}

void MainWindow::followPreferences()
{
    m_actions
        .add(*this, MenuSection::EditPreferences,
             {.name = "preferences",
              .text = tr("Preferences..."),
              .keys = {QKeySequence(Qt::CTRL | Qt::Key_Comma)},
              .tip = tr("Choose colours, keys, mouse, files and language of the program"),
              .perform = [this] { editPreferences(); }})
        .setMenuRole(QAction::PreferencesRole);
    connect(&m_preferences, &Preferences::changed, this, [this](Preference changed) {
        if (changed == Preference::Language)
            emit languageChosen();
    });
}

/// The dialog is not waited for, because another language makes this window again while it is open.
PreferencesDialog& MainWindow::editPreferences()
{
    m_shortcuts->apply(); // another program may have changed them
    auto* dialog = new PreferencesDialog({m_preferences, *m_shortcuts, [this] { editShortcuts(); }}, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
    return *dialog;
}

void MainWindow::showTitle()
{
    Page& page = current();
    const QString name = page.windowTitle();
    setWindowTitle(project().isOpen() ? tr("%1[*] - %2 - Broadside").arg(name, project().name())
                                      : tr("%1[*] - Broadside").arg(name));
    setWindowFilePath(page.document().path());
    setWindowModified(page.document().isModified());
}

/// The timer is not restarted while it runs, because a camera that follows an object never stops changing.
void MainWindow::rememberSoon()
{
    if (!m_sessionTimer.isActive())
        m_sessionTimer.start();
}

void MainWindow::rememberSession()
{
    LastSession session;
    session.project = project().path();
    m_pages->saveTo(session);
    m_settings.setLastSession(session);
    rememberPlaces();
}

/// Also remembers the window and its docks, which a proper end remembers in any case.
void MainWindow::rememberPlaces()
{
    if (!isVisible())
        return;
    m_settings.setWindowGeometry(saveGeometry());
    if (!m_layouts.isSettling())
        m_layouts.remember();
}

bool MainWindow::event(QEvent* event)
{
    const QEvent::Type type = event->type();
    if (isVisible() && (type == QEvent::Move || type == QEvent::Resize || type == QEvent::WindowStateChange))
        rememberSoon();
    return QMainWindow::event(event);
}

MainWindow::Kept MainWindow::giveAway()
{
    m_sessionTimer.stop();
    m_settings.setWindowGeometry(saveGeometry());
    m_layouts.remember();
    const auto live = m_live ? std::make_shared<const LiveKept>(m_live->giveAway()) : nullptr;
    const auto* preferences = findChild<PreferencesDialog*>();
    return {m_pages->giveAway(), project().path(), preferences && preferences->isVisible(), live};
}

void MainWindow::takeOver(const Kept& kept)
{
    if (!kept.project.isEmpty())
        (void)project().open(kept.project);
    m_pages->takeOver(kept.tabs);
    if (kept.live) {
        m_live = std::make_unique<LiveAttachment>(asHost(), m_preferences, kept.live->server);
        m_live->takeOver(*kept.live);
    }
    if (kept.editsPreferences) // once the window is shown
        QTimer::singleShot(0, this, [this] { editPreferences().showPage(PreferencesDialog::PageName::Language); });
}

void MainWindow::closeEvent(QCloseEvent* event)
{
    if (!m_pages->mayCloseAll() || !m_desk->mayLeave()) {
        event->ignore();
        return;
    }
    m_settings.setWindowGeometry(saveGeometry());
    rememberSession();
    for (Page* page : openPages())
        page->stopRun();
    current().leaveFront();
    m_layouts.remember();
    event->accept();
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event)
{
    if (!droppedFiles(*event->mimeData()).isEmpty())
        event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent* event)
{
    event->acceptProposedAction();
    if (const QStringList others = current().addAssets(droppedFiles(*event->mimeData())); !others.isEmpty())
        openFiles(others);
}

} // namespace broadside
