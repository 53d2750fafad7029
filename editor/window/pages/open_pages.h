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

/// The middle of the window: its pages, one of them in front, and a tab for each when there are several.
///
/// A page that has never been in front is only the name of its file. It is made and read when it comes to the front, so
/// that many scenes open as fast as one. When another page comes to the front, a running simulation is paused.
class OpenPages final : public QWidget {
    Q_OBJECT
public:
    /// Makes no page: see addPage(). @pre `window` outlives this
    explicit OpenPages(const Page::Window& window);
    ~OpenPages() override;

    /// @pre there is a page
    [[nodiscard]] Page& current() const { return *m_pages.at(m_front).page; }
    [[nodiscard]] std::vector<Page*> made() const; ///< All pages except those that have never been in front.
    [[nodiscard]] int count() const { return static_cast<int>(m_pages.size()); }

    // The same as in PageHost:
    bool bringUp(const QString& path);
    [[nodiscard]] FileActions& placeFor(FileActions& asking);
    [[nodiscard]] Page& addPage(PageKind kind);
    void turn(int by);
    void moveTab(int by);

    /// Asks about unsaved changes; false when the user wants to keep the page. An empty scene replaces the last page.
    bool closeFront();
    /// Asks about all unsaved changes, one page at a time. False when the user wants to stay.
    [[nodiscard]] bool mayCloseAll();

    void addUnread(const QString& file); ///< Adds a tab behind the others, unless the file has one.
    /// Opens the scenes of a LastSession. @pre a page of an untouched scene is in front
    void restore(const QList<SceneSeen>& scenes, qsizetype front);
    void saveTo(LastSession& session) const;

    /// A tab that stays when the window is made again in another language.
    struct Kept {
        std::optional<Page::Kept> page; ///< Empty: not read yet.
        SceneSeen unread;
        PageKind kind = PageKind::Scene;
        bool isInFront = false;
    };
    [[nodiscard]] std::vector<Kept> giveAway(); ///< Nothing may be done with the pages afterwards.
    /// @pre a page of an untouched scene is in front; there is at least one tab
    void takeOver(const std::vector<Kept>& tabs);

    /// If `wanted`, the tab is shown even when there is only one page.
    void setTabsWanted(bool wanted);

signals:
    void pageMade(broadside::Page& page); ///< Emitted before the page comes to the front.
    void frontChanged();
    void opened();       ///< A file was opened in the page in front.
    void titleChanged(); ///< Title of the page in front.
    void lastClosed();   ///< The last page was closed, and an empty scene has replaced it.
    void countChanged(int count);
    void tabMoved();

private:
    using PageId = int; // the id of its tab
    struct Entry {
        std::unique_ptr<Page> page; // null until it first comes to the front
        SceneSeen unread;           // read when the page first comes to the front
        PageKind kind = PageKind::Scene;
        bool isNew = false; // made for a file that is being opened
        PageId before = 0;  // the page that was in front before, while this one is new
    };

    [[nodiscard]] PageId add(const SceneSeen& unread, PageKind kind);
    void bringToFront(PageId id);
    void make(PageId id, const Page::Kept* kept = nullptr);
    void onOpened(PageId id);
    void replacePage(PageId before);
    bool close(PageId id);
    void closeOthers(PageId id);
    void remove(PageId id);
    void giveUp(PageId id);
    [[nodiscard]] bool mayLoseRecording(PageId id);
    [[nodiscard]] bool maySettleEdits(PageId id);
    [[nodiscard]] std::optional<PageId> pageWith(const QString& path) const;
    [[nodiscard]] static QString pathOf(const Entry& entry); ///< Known also while the file is being read; empty: none.
    void showTabs();

    const Page::Window m_window;
    SceneTabs* m_tabs;
    QStackedWidget* m_stack;
    RecordingSaver m_saver;
    std::map<PageId, Entry> m_pages;
    PageId m_front = 0;
    PageId m_last = 0; // the last id that was given to a page
    bool m_tabsWanted = false;
};

} // namespace broadside
