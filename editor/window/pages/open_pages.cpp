#include "editor/window/pages/open_pages.h"

#include "editor/commands/offered_edits.h"
#include "editor/document/file_path.h"
#include "editor/viewport/viewport_widget.h"
#include "editor/window/files/file_dialogs.h"
#include "editor/window/pages/live_bar.h"
#include "editor/window/pages/recording_page.h"
#include "editor/window/pages/scene_page.h"
#include "editor/window/pages/scene_tabs.h"
#include "editor/window/pages/tab_names.h"

#include <QFileInfo>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace broadside {
namespace {

/// One path for all names of the same file. A file that does not exist keeps its path.
QString canonical(const QString& path)
{
    const QString real = canonicalPath(path);
    return real.isEmpty() ? path : real;
}

PageKind pageKindOf(const SceneSeen& seen)
{
    return seen.table.isEmpty() ? pageKindOf(fileKindOf(seen.file)) : PageKind::Recording;
}

} // namespace

OpenPages::OpenPages(const Page::Window& window)
    : m_window(window)
    , m_tabs(new SceneTabs)
    , m_stack(new QStackedWidget)
    , m_saver(window.preferences)
{
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_tabs);
    layout->addWidget(m_stack, 1);
    connect(m_tabs, &SceneTabs::chosen, this, &OpenPages::bringToFront);
    connect(m_tabs, &SceneTabs::closeWanted, this, &OpenPages::close);
    connect(m_tabs, &SceneTabs::closeOthersWanted, this, &OpenPages::closeOthers);
    connect(m_tabs, &QTabBar::tabMoved, this, &OpenPages::tabMoved);
}

OpenPages::~OpenPages()
{
    m_tabs->disconnect(this); // otherwise the tabs would choose another page for each removed one
}

std::vector<Page*> OpenPages::made() const
{
    std::vector<Page*> pages;
    for (const auto& [id, entry] : m_pages)
        if (entry.page)
            pages.push_back(entry.page.get());
    return pages;
}

bool OpenPages::bringUp(const QString& path)
{
    const std::optional<PageId> open = pageWith(path);
    if (open)
        bringToFront(*open);
    return open.has_value();
}

FileActions& OpenPages::placeFor(FileActions& asking)
{
    const std::vector<Page*> pages = made();
    const auto page = std::ranges::find(pages, &asking, [](Page* one) { return &one->files(); });
    return (*page)->isUntouched() ? asking : addPage(PageKind::Scene).files();
}

Page& OpenPages::addPage(PageKind kind)
{
    const PageId before = m_front;
    const PageId id = add({}, kind);
    m_pages.at(id).isNew = before != 0;
    m_pages.at(id).before = before;
    bringToFront(id);
    return current();
}

OpenPages::PageId OpenPages::add(const SceneSeen& unread, PageKind kind)
{
    const PageId id = ++m_last;
    Entry& entry = m_pages[id];
    entry.unread = unread;
    entry.kind = kind;
    m_tabs->addScene(id);
    return id;
}

void OpenPages::addUnread(const QString& file)
{
    if (!pageWith(file))
        (void)add({file, {}, 0.0}, pageKindOf(fileKindOf(file)));
    showTabs();
}

void OpenPages::bringToFront(PageId id)
{
    if (id == m_front || !m_pages.contains(id))
        return;
    window()->setUpdatesEnabled(false);
    if (m_front != 0)
        current().leaveFront();
    m_front = id;
    if (!m_pages.at(id).page)
        make(id);
    Page& page = current();
    m_stack->setCurrentWidget(&page);
    page.comeToFront();
    emit frontChanged();
    window()->setUpdatesEnabled(true);
    m_tabs->setCurrentIndex(m_tabs->indexOf(id));
    if (!m_tabs->hasFocus()) {
        QWidget* const last = page.focusWidget();
        (last ? last : &page.viewport())->setFocus();
    }
    showTabs();
    if (const SceneSeen unread = m_pages.at(id).unread; !unread.file.isEmpty() && page.files().reading().isEmpty())
        page.openSeen(unread);
}

void OpenPages::make(PageId id, const Page::Kept* kept)
{
    Entry& entry = m_pages.at(id);
    if (entry.kind == PageKind::Recording)
        entry.page = std::make_unique<RecordingPage>(m_window, kept, m_stack);
    else
        entry.page = std::make_unique<ScenePage>(m_window, kept, m_stack);
    entry.isNew = entry.isNew || !entry.unread.file.isEmpty();
    Page& page = *entry.page;
    m_stack->addWidget(&page);
    connect(&page.files(), &FileActions::opened, this, [this, id] { onOpened(id); });
    connect(&page.files(), &FileActions::gaveUp, this, [this, id] { giveUp(id); });
    connect(&page, &Page::titleChanged, this, [this, id] {
        if (!m_pages.contains(id))
            return; // the page is being destroyed
        showTabs();
        if (id == m_front)
            emit titleChanged();
    });
    emit pageMade(page);
}

void OpenPages::onOpened(PageId id)
{
    Entry& entry = m_pages.at(id);
    const bool isNewRecording = std::exchange(entry.isNew, false) && entry.kind == PageKind::Recording;
    entry.unread = {};
    if (isNewRecording)
        replacePage(entry.before);
    showTabs();
    emit opened();
    m_pages.at(id).page->followTemplates();
}

/// Replaces an untouched scene, which has no content.
void OpenPages::replacePage(PageId before)
{
    const auto entry = m_pages.find(before);
    if (entry == m_pages.end() || before == m_front || !entry->second.page || !entry->second.page->isUntouched())
        return;
    m_tabs->moveTab(m_tabs->indexOf(m_front), m_tabs->indexOf(before));
    remove(before);
}

void OpenPages::turn(int by)
{
    const QList<PageId> ids = m_tabs->ids();
    const auto count = ids.size();
    bringToFront(ids[(ids.indexOf(m_front) + by + count) % count]);
}

void OpenPages::moveTab(int by)
{
    const int from = m_tabs->indexOf(m_front);
    m_tabs->moveTab(from, (from + by + m_tabs->count()) % m_tabs->count());
}

bool OpenPages::closeFront() { return close(m_front); }

bool OpenPages::close(PageId id)
{
    if (!mayLoseRecording(id))
        return false;
    if (!maySettleEdits(id))
        return false;
    Page* const page = m_pages.at(id).page.get();
    if (page && page->document().isModified()) {
        bringToFront(id);
        if (!page->files().mayDiscard())
            return false;
    }
    const bool wasLast = count() == 1;
    if (wasLast)
        (void)addPage(PageKind::Scene);
    remove(id);
    if (wasLast)
        emit lastClosed();
    return true;
}

void OpenPages::closeOthers(PageId id)
{
    for (const PageId other : m_tabs->ids())
        if (other != id && !close(other))
            return;
    bringToFront(id);
}

void OpenPages::remove(PageId id)
{
    const Entry& entry = m_pages.at(id);
    if (id == m_front) {
        const QList<PageId> ids = m_tabs->ids();
        const auto index = ids.indexOf(id);
        const bool goesBack = entry.isNew && m_pages.contains(entry.before);
        bringToFront(goesBack ? entry.before : ids.value(index + 1, ids.value(index - 1)));
    }
    Page* const page = m_pages.extract(id).mapped().page.release();
    m_tabs->removeScene(id);
    if (page) {
        page->disconnect(this);
        page->files().disconnect(this);
        m_stack->removeWidget(page);
        page->deleteLater(); // it may be the sender of the signal
    }
    showTabs();
}

void OpenPages::giveUp(PageId id)
{
    const auto entry = m_pages.find(id);
    if (entry == m_pages.end() || !entry->second.isNew)
        return;
    entry->second.unread = {};
    if (count() > 1)
        remove(id);
}

/// A recording that was sent by a game or pasted is in no file until it is saved.
bool OpenPages::mayLoseRecording(PageId id)
{
    const auto entry = m_pages.find(id);
    auto* const page = entry == m_pages.end() ? nullptr : qobject_cast<RecordingPage*>(entry->second.page.get());
    const bool isPasted = page && page->files().isUnsaved();
    const bool isOfGame = page && page->liveBar() && page->liveBar()->isUnsaved();
    if (!isPasted && !isOfGame)
        return true;
    bringToFront(id);
    const QPointer<Page> asked = page;
    const ChangesAnswer answer = askAboutRecording(*window(), page->files().displayName(),
                                                   isPasted ? RecordingSource::PastedTable : RecordingSource::Game);
    if (answer == ChangesAnswer::Save && asked && isOfGame)
        emit page->liveBar()->saveWanted();
    else if (answer == ChangesAnswer::Save && asked)
        m_saver.save(*page, page->recording().recording()->reader().source(), tr("table"));
    return answer == ChangesAnswer::Discard;
}

/// Edits of a simulation are applied to the scene, or given up. False: the user wants to stay.
bool OpenPages::maySettleEdits(PageId id)
{
    const auto& page = m_pages.at(id).page;
    OfferedEdits* edits = page ? page->model().offeredEdits.get() : nullptr;
    if (!edits || !edits->isOffered())
        return true;
    bringToFront(id);
    const EditsAnswer answer = askAboutSimulationEdits(*window(), page->files().displayName(), edits->count());
    if (answer == EditsAnswer::Apply)
        edits->apply();
    return answer != EditsAnswer::Stay;
}

bool OpenPages::mayCloseAll()
{
    const PageId front = m_front;
    for (const PageId id : m_tabs->ids())
        if (!mayLoseRecording(id) || !maySettleEdits(id))
            return false;
    QList<PageId> modified;
    for (const PageId id : m_tabs->ids())
        if (const auto& page = m_pages.at(id).page; page && page->document().isModified())
            modified += id;
    bool savesAll = false;
    for (const PageId id : modified) {
        bringToFront(id);
        FileActions& files = current().files();
        const bool others = id != modified.back();
        const ChangesAnswer answer =
            savesAll ? ChangesAnswer::Save : askAboutChanges(*window(), files.displayName(), others);
        if (answer == ChangesAnswer::DiscardAll)
            break;
        savesAll = savesAll || answer == ChangesAnswer::SaveAll;
        if (answer == ChangesAnswer::Stay || (answer != ChangesAnswer::Discard && !files.save()))
            return false;
    }
    bringToFront(front);
    return true;
}

QString OpenPages::pathOf(const Entry& entry)
{
    if (!entry.page)
        return entry.unread.file;
    const QString reading = entry.page->files().reading();
    return reading.isEmpty() ? entry.page->document().path() : reading;
}

std::optional<OpenPages::PageId> OpenPages::pageWith(const QString& path) const
{
    const QString wanted = canonical(path);
    for (const auto& [id, entry] : m_pages)
        if (const QString file = pathOf(entry); !file.isEmpty() && canonical(file) == wanted)
            return id;
    return std::nullopt;
}

void OpenPages::restore(const QList<SceneSeen>& scenes, qsizetype front)
{
    const PageId first = m_front;
    for (qsizetype i = 0; i < scenes.size(); ++i)
        if (i != front)
            (void)add(scenes[i], pageKindOf(scenes[i]));
    m_tabs->moveTab(m_tabs->indexOf(first), static_cast<int>(front));
    showTabs();
    if (pageKindOf(scenes[front]) == PageKind::Recording)
        (void)addPage(PageKind::Recording);
    current().openSeen(scenes[front]);
}

void OpenPages::saveTo(LastSession& session) const
{
    for (const PageId id : m_tabs->ids()) {
        const Entry& entry = m_pages.at(id);
        const SceneSeen seen = entry.unread.file.isEmpty() ? entry.page->seen() : entry.unread;
        if (id == m_front)
            session.active = static_cast<int>(session.scenes.size());
        if (!seen.file.isEmpty())
            session.scenes += seen;
    }
}

std::vector<OpenPages::Kept> OpenPages::giveAway()
{
    std::vector<Kept> tabs;
    for (const PageId id : m_tabs->ids()) {
        const Entry& entry = m_pages.at(id);
        Kept& tab = tabs.emplace_back();
        tab.unread = entry.unread;
        tab.kind = entry.kind;
        tab.isInFront = id == m_front;
        const QString reading = entry.page ? entry.page->files().reading() : QString();
        if (!reading.isEmpty())
            tab.unread = {reading, {}, 0.0, entry.page->files().tableChoices()}; // reading begins again
        else if (entry.page)
            tab.page = entry.page->giveAway();
    }
    return tabs;
}

void OpenPages::takeOver(const std::vector<Kept>& tabs)
{
    const PageId first = m_front;
    PageId front = first;
    for (const Kept& tab : tabs) {
        const PageId id = add(tab.unread, tab.kind);
        if (tab.page)
            make(id, &*tab.page);
        if (tab.isInFront)
            front = id;
    }
    bringToFront(front);
    remove(first);
}

void OpenPages::setTabsWanted(bool wanted)
{
    m_tabsWanted = wanted;
    showTabs();
}

void OpenPages::showTabs()
{
    const QList<PageId> ids = m_tabs->ids();
    QStringList files;
    for (const PageId id : ids) {
        const Entry& entry = m_pages.at(id);
        const QString path = pathOf(entry);
        files += path.isEmpty() && entry.page ? entry.page->title() : path;
    }
    const QStringList names = tabNames(files);
    for (qsizetype i = 0; i < ids.size(); ++i) {
        const Entry& entry = m_pages.at(ids[i]);
        const bool isRecording = entry.kind == PageKind::Recording;
        const bool isModified = entry.page && entry.page->document().isModified();
        m_tabs->setLabel(ids[i], {names[i], pathOf(entry), isModified, isRecording});
    }
    m_tabs->setVisible(count() > 1 || m_tabsWanted);
    emit countChanged(count());
}

} // namespace broadside
