#pragma once

#include "editor/window/files/recording_saver.h"
#include "editor/window/layout/settings.h"
#include "editor/window/pages/page.h"

#include <QWidget>

#include <map>
#include <memory>
#include <optional>

class QStackedWidget;

namespace broadside {

class SceneTabs;

/// The middle of the window: its pages, one of them in front, and a tab for each where there are several.
///
/// A page that never came to the front is only the name of its file: it is made and read when it comes to the front, so
/// that many scenes open as fast as one. A simulation that runs in the page that is left is paused.
class OpenPages final : public QWidget {
    Q_OBJECT
public:
    /// Without a page: see addPage(). @pre `window` outlives this
    explicit OpenPages(const Page::Window& window);
    ~OpenPages() override;

    /// @pre there is a page
    [[nodiscard]] Page& current() const { return *m_pages.at(m_front).page; }
    [[nodiscard]] std::vector<Page*> made() const; ///< All but those that never came to the front.
    [[nodiscard]] int count() const { return static_cast<int>(m_pages.size()); }

    // As PageHost says:
    bool bringUp(const QString& path);
    [[nodiscard]] FileActions& placeFor(FileActions& asking);
    [[nodiscard]] Page& addPage(PageKind kind);
    void turn(int by);
    void moveTab(int by);

    /// Asks about unsaved changes; false when the user wants to keep the page. An empty scene takes the place of the
    /// last one.
    bool closeFront();
    /// Asks about all unsaved changes, each once. False when the user wants to stay.
    [[nodiscard]] bool mayCloseAll();

    void addUnread(const QString& file); ///< A tab behind the others, unless there is one.
    /// What was open: see LastSession. @pre a page of an untouched scene is in front
    void restore(const QList<SceneSeen>& scenes, qsizetype front);
    void saveTo(LastSession& session) const;

    /// Also where there is one page only.
    void setTabsWanted(bool wanted);

signals:
    void pageMade(broadside::Page& page); ///< It comes to the front next.
    void frontChanged();
    void opened();       ///< Something was opened in the page in front.
    void titleChanged(); ///< Of the page in front.
    void lastClosed();   ///< An empty scene is in its place.
    void countChanged(int count);

private:
    using PageId = int; // as the tabs have it
    struct Entry {
        std::unique_ptr<Page> page; // null until it first comes to the front
        SceneSeen unread;           // what is read then
        PageKind kind = PageKind::Scene;
        bool isNew = false; // made for what is being opened
        PageId before = 0;  // in front before it, while it is new
    };

    [[nodiscard]] PageId add(const SceneSeen& unread, PageKind kind);
    void bringToFront(PageId id);
    void make(PageId id);
    void onOpened(PageId id);
    void takeThePlaceOf(PageId before);
    bool close(PageId id);
    void closeOthers(PageId id);
    void remove(PageId id);
    void giveUp(PageId id);
    [[nodiscard]] bool mayLoseRecording(PageId id);
    [[nodiscard]] std::optional<PageId> pageWith(const QString& path) const;
    [[nodiscard]] static QString pathOf(const Entry& entry); ///< Also while it is being read; empty for none.
    void showTabs();

    const Page::Window m_window;
    SceneTabs* m_tabs;
    QStackedWidget* m_stack;
    RecordingSaver m_saver;
    std::map<PageId, Entry> m_pages;
    PageId m_front = 0;
    PageId m_last = 0; // that was given
    bool m_tabsWanted = false;
};

} // namespace broadside
