#include "editor/window/pages/workspace.h"

#include "editor/viewport/viewport_widget.h"
#include "editor/window/editor_application.h"
#include "editor/window/files/file_actions.h"
#include "editor/window/files/file_dialogs.h"
#include "editor/window/files/recording_saver.h"
#include "editor/window/pages/live_attachment.h"
#include "editor/window/pages/live_bar.h"
#include "editor/window/pages/scene_tabs.h"
#include "editor/window/pages/tab_names.h"

#include <QCloseEvent>
#include <QDragEnterEvent>
#include <QFileInfo>
#include <QMimeData>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace broadside {
namespace {

/// The same for all names of one file; what is not there has only its own.
QString canonical(const QString& path)
{
    const QString real = QFileInfo(path).canonicalFilePath();
    return real.isEmpty() ? path : real;
}

PageKind pageKindOf(const SceneSeen& seen)
{
    return seen.table.isEmpty() ? pageKindOf(fileKindOf(seen.file)) : PageKind::Recording;
}

} // namespace

Workspace::Workspace(QSettings& storage, QWidget* parent)
    : QWidget(parent)
    , m_storage(storage)
    , m_settings(storage)
    , m_tabs(new SceneTabs)
    , m_stack(new QStackedWidget)
    , m_saver(new RecordingSaver(this))
{
    setObjectName(QStringLiteral("workspace"));
    setAcceptDrops(true);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_tabs);
    layout->addWidget(m_stack, 1);
    connect(m_tabs, &SceneTabs::chosen, this, &Workspace::bringToFront);
    connect(m_tabs, &SceneTabs::closeWanted, this, &Workspace::closeScene);
    connect(m_tabs, &SceneTabs::closeOthersWanted, this, &Workspace::closeOthers);
    if (auto* application = qobject_cast<EditorApplication*>(QCoreApplication::instance()))
        connect(application, &EditorApplication::outOfMemory, this, [this] { current().tellOutOfMemory(); });
    bringToFront(add({}, PageKind::Scene));
    placeWindow(*this, m_settings); // Qt forgets that a window is maximised when OpenGL comes into it
    connectProject();
    current().openFirstSample();
}

Workspace::~Workspace()
{
    m_live.reset();
    // The pages know this as their host: they go before it does.
    m_tabs->disconnect(this);
    for (const auto& [id, page] : m_pages)
        if (page.window) {
            stopListening(*page.window);
            delete page.window;
        }
}

void Workspace::openFiles(const QStringList& paths)
{
    if (paths.isEmpty())
        return;
    current().openFile(paths.front());
    for (const QString& path : paths.mid(1)) {
        const QString file = QFileInfo(path).absoluteFilePath();
        const FileKind kind = fileKindOf(file);
        if (!QFileInfo::exists(file) || kind == FileKind::Project || kind == FileKind::Table)
            current().openFile(file); // or says so, or asks
        else if (!pageWith(file))
            (void)add({file, {}, 0.0}, pageKindOf(kind));
    }
    showTabs();
}

bool Workspace::restoreSession()
{
    const LastSession last = m_settings.lastSession();
    const SceneSeen active = last.scenes.value(last.active);
    QList<SceneSeen> there;
    for (const SceneSeen& seen : last.scenes)
        if (QFileInfo::exists(seen.file))
            there += seen;
    if (!m_settings.restoresSession())
        return false;
    const bool hasProject = QFileInfo::exists(last.project) && !m_project.open(last.project);
    if (there.isEmpty()) {
        openFirstScene();
        return hasProject;
    }
    qsizetype front = 0;
    for (qsizetype i = 0; i < there.size(); ++i)
        if (there[i].file == active.file)
            front = i;
    const PageId first = m_front;
    for (qsizetype i = 0; i < there.size(); ++i)
        if (i != front)
            (void)add(there[i], pageKindOf(there[i]));
    m_tabs->moveTab(m_tabs->indexOf(first), static_cast<int>(front));
    showTabs();
    if (pageKindOf(there[front]) == PageKind::Recording)
        (void)addPage(PageKind::Recording);
    current().openSeen(there[front]);
    return true;
}

void Workspace::greet() { current().greet(); }

bool Workspace::bringUp(const QString& path)
{
    const std::optional<PageId> open = pageWith(path);
    if (open)
        bringToFront(*open);
    return open.has_value();
}

FileActions& Workspace::placeFor(FileActions& asking)
{
    const auto isIt = [&asking](const auto& entry) {
        return entry.second.window && &entry.second.window->files() == &asking;
    };
    const auto page = std::find_if(m_pages.begin(), m_pages.end(), isIt);
    return page->second.window->isUntouched() ? asking : addPage().files();
}

MainWindow& Workspace::addPage(PageKind kind)
{
    const PageId before = m_front;
    const PageId id = add({}, kind);
    m_pages.at(id).isNew = true;
    m_pages.at(id).before = before;
    bringToFront(id);
    return current();
}

Workspace::PageId Workspace::add(const SceneSeen& unread, PageKind kind)
{
    const PageId id = ++m_last;
    m_pages[id].unread = unread;
    m_pages[id].kind = kind;
    m_tabs->addScene(id);
    return id;
}

void Workspace::bringToFront(PageId id)
{
    if (id == m_front || !m_pages.contains(id))
        return;
    setUpdatesEnabled(false);
    std::optional<DockLayouts::Arrangement> arrangement;
    if (m_front != 0)
        arrangement = current().leaveFront();
    m_front = id;
    if (!m_pages.at(id).window)
        makeWindow(id);
    MainWindow& window = current();
    window.resize(m_stack->size());
    m_stack->setCurrentWidget(&window);
    if (arrangement)
        window.comeToFront(*arrangement);
    setUpdatesEnabled(true);
    m_tabs->setCurrentIndex(m_tabs->indexOf(id));
    if (!m_tabs->hasFocus()) {
        QWidget* last = window.focusWidget();
        if (!last)
            last = &window.viewport();
        last->setFocus();
    }
    showTabs();
    showTitle();
    if (const SceneSeen unread = m_pages.at(id).unread; !unread.file.isEmpty() && window.files().reading().isEmpty())
        window.openSeen(unread);
}

void Workspace::makeWindow(PageId id)
{
    auto* window = new MainWindow(m_storage, this, m_stack, m_pages.at(id).kind);
    window->setWindowFlags(Qt::Widget); // a QMainWindow with a parent is a window of its own, too
    m_pages.at(id).window = window;
    m_pages.at(id).isNew = m_pages.at(id).isNew || !m_pages.at(id).unread.file.isEmpty();
    m_stack->addWidget(window);
    connect(&window->files(), &FileActions::opened, this, [this, id] {
        Page& page = m_pages.at(id);
        const bool isNewRecording = std::exchange(page.isNew, false) && page.kind == PageKind::Recording;
        page.unread = {};
        if (isNewRecording)
            takeThePlaceOf(page.before);
        showTabs();
        showProjectNotice();
        m_pages.at(id).window->followTemplates();
    });
    connect(&window->files(), &FileActions::gaveUp, this, [this, id] { giveUp(id); });
    connect(&window->document(), &SceneDocument::pathChanged, this, &Workspace::showTabs);
    connect(&window->document(), &SceneDocument::modifiedChanged, this, [this] {
        showTabs();
        showTitle();
    });
    connect(window, &QWidget::windowTitleChanged, this, &Workspace::showTitle);
}

/// What ends says more than anybody wants to hear.
void Workspace::stopListening(MainWindow& window)
{
    for (QObject* sender : std::initializer_list<QObject*>{&window, &window.files(), &window.document()})
        sender->disconnect(this);
}

/// A scene that nobody touched would only be in the way.
void Workspace::takeThePlaceOf(PageId before)
{
    const auto page = m_pages.find(before);
    if (page == m_pages.end() || before == m_front || !page->second.window || !page->second.window->isUntouched())
        return;
    m_tabs->moveTab(m_tabs->indexOf(m_front), m_tabs->indexOf(before));
    remove(before);
}

LiveAttachment& Workspace::live()
{
    SceneHost& host = *this;
    if (!m_live)
        m_live = std::make_unique<LiveAttachment>(host);
    return *m_live;
}

void Workspace::attachGame() { live().showDialog(current()); }

void Workspace::listen(const QString& name) { live().listen(name); }

void Workspace::closePage(MainWindow& page) { closeScene(idOf(page)); }

void Workspace::turnPages(int by)
{
    const QList<PageId> ids = m_tabs->ids();
    const auto count = ids.size();
    bringToFront(ids[(ids.indexOf(m_front) + by + count) % count]);
}

void Workspace::moveTab(int by)
{
    const int from = m_tabs->indexOf(m_front);
    m_tabs->moveTab(from, (from + by + m_tabs->count()) % m_tabs->count());
}

bool Workspace::closeScene(PageId id)
{
    if (!mayLoseRecording(id))
        return false;
    const QPointer<MainWindow> window = m_pages.at(id).window;
    if (window && window->document().isModified()) {
        bringToFront(id);
        if (!window->files().mayDiscard())
            return false;
    }
    const bool wasLast = pageCount() == 1;
    if (wasLast)
        (void)addPage();
    remove(id);
    if (wasLast && !m_project.isOpen())
        current().welcome(); // what else there is to do
    return true;
}

void Workspace::closeOthers(PageId id)
{
    for (const PageId other : m_tabs->ids())
        if (other != id && !closeScene(other))
            return;
    bringToFront(id);
}

void Workspace::remove(PageId id)
{
    const Page page = m_pages.at(id);
    if (id == m_front) {
        const QList<PageId> ids = m_tabs->ids();
        const auto index = ids.indexOf(id);
        const bool goesBack = page.isNew && m_pages.contains(page.before);
        bringToFront(goesBack ? page.before : ids.value(index + 1, ids.value(index - 1)));
    }
    m_pages.erase(id);
    m_tabs->removeScene(id);
    if (page.window) {
        stopListening(*page.window);
        m_stack->removeWidget(page.window);
        page.window->deleteLater(); // it may be the one that asks
    }
    showTabs();
}

void Workspace::giveUp(PageId id)
{
    const auto page = m_pages.find(id);
    if (page == m_pages.end() || !page->second.isNew)
        return;
    page->second.unread = {};
    if (pageCount() > 1)
        remove(id);
}

/// What a game sent, or was pasted, is in no file until somebody saves it.
bool Workspace::mayLoseRecording(PageId id)
{
    const auto page = m_pages.find(id);
    const QPointer<MainWindow> window = page == m_pages.end() ? nullptr : page->second.window;
    const QPointer<LiveBar> bar = window ? window->findChild<LiveBar*>() : nullptr;
    const bool isPasted = window && window->files().isUnsaved();
    if (!isPasted && !(bar && bar->isUnsaved()))
        return true;
    bringToFront(id);
    const ChangesAnswer answer = askAboutRecording(*this, window->files().displayName(),
                                                   isPasted ? RecordingSource::PastedTable : RecordingSource::Game);
    if (answer == ChangesAnswer::Save && bar)
        emit bar->saveWanted();
    else if (answer == ChangesAnswer::Save && window)
        m_saver->save(*window, window->recording()->recording()->reader().source(), tr("table"));
    return answer == ChangesAnswer::Discard;
}

bool Workspace::mayCloseAll()
{
    for (const PageId id : m_tabs->ids())
        if (!mayLoseRecording(id))
            return false;
    QList<PageId> modified;
    for (const PageId id : m_tabs->ids())
        if (const auto& window = m_pages.at(id).window; window && window->document().isModified())
            modified += id;
    bool savesAll = false;
    for (const PageId id : modified) {
        bringToFront(id);
        FileActions& files = current().files();
        const bool others = id != modified.back();
        const ChangesAnswer answer =
            savesAll ? ChangesAnswer::Save : askAboutChanges(*this, files.displayName(), others);
        savesAll = savesAll || answer == ChangesAnswer::SaveAll;
        if (answer == ChangesAnswer::Stay || (answer != ChangesAnswer::Discard && !files.save()))
            return false;
    }
    return true;
}

void Workspace::closeEvent(QCloseEvent* event)
{
    const PageId front = m_front;
    if (!mayCloseAll() || !mayLeaveProject()) {
        event->ignore();
        return;
    }
    bringToFront(front);
    m_settings.setWindowGeometry(saveGeometry());
    m_settings.setLastSession(session());
    for (const auto& [id, page] : m_pages)
        if (page.window)
            page.window->session().stop();
    (void)current().leaveFront();
    event->accept();
}

void Workspace::dragEnterEvent(QDragEnterEvent* event)
{
    if (!droppedFiles(*event->mimeData()).isEmpty())
        event->acceptProposedAction();
}

void Workspace::dropEvent(QDropEvent* event)
{
    event->acceptProposedAction();
    if (const QStringList others = current().addAssets(droppedFiles(*event->mimeData())); !others.isEmpty())
        openFiles(others);
}

Workspace::PageId Workspace::idOf(const MainWindow& window) const
{
    const auto isIt = [&window](const auto& entry) { return entry.second.window == &window; };
    return std::find_if(m_pages.begin(), m_pages.end(), isIt)->first;
}

QString Workspace::pathOf(const Page& page)
{
    if (!page.window)
        return page.unread.file;
    const QString reading = page.window->files().reading();
    return reading.isEmpty() ? page.window->document().path() : reading;
}

std::optional<Workspace::PageId> Workspace::pageWith(const QString& path) const
{
    const QString wanted = canonical(path);
    for (const auto& [id, page] : m_pages)
        if (const QString file = pathOf(page); !file.isEmpty() && canonical(file) == wanted)
            return id;
    return std::nullopt;
}

LastSession Workspace::session() const
{
    LastSession session;
    session.project = m_project.path();
    for (const PageId id : m_tabs->ids()) {
        const Page& page = m_pages.at(id);
        const SceneSeen seen = page.unread.file.isEmpty() ? page.window->seen() : page.unread;
        if (id == m_front)
            session.active = static_cast<int>(session.scenes.size());
        if (!seen.file.isEmpty())
            session.scenes += seen;
    }
    return session;
}

void Workspace::showTabs()
{
    const QList<PageId> ids = m_tabs->ids();
    QStringList files;
    for (const PageId id : ids) {
        const Page& page = m_pages.at(id);
        const QString path = pathOf(page);
        files += path.isEmpty() ? page.window->files().displayName() : path;
    }
    const QStringList names = tabNames(files);
    for (qsizetype i = 0; i < ids.size(); ++i) {
        const Page& page = m_pages.at(ids[i]);
        const bool isRecording = page.kind == PageKind::Recording;
        const bool isModified = page.window && page.window->document().isModified();
        m_tabs->setLabel(ids[i], {names[i], pathOf(page), isModified, isRecording});
    }
    m_tabs->setVisible(pageCount() > 1 || m_project.isOpen());
    current().showPageCount();
}

void Workspace::showTitle()
{
    MainWindow& window = current();
    setWindowTitle(m_project.isOpen() ? tr("%1[*] - %2 - Broadside").arg(window.files().displayName(), m_project.name())
                                      : window.windowTitle());
    setWindowFilePath(window.windowFilePath());
    setWindowModified(window.isWindowModified());
}

} // namespace broadside
