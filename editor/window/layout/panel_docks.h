#pragma once

#include "editor/window/layout/panels.h"

#include <QList>
#include <QObject>
#include <QPointer>

#include <functional>
#include <map>

class QDockWidget;
class QLabel;
class QMainWindow;
class QVBoxLayout;

namespace broadside {

/// The docks of the window, one for each row of the table of panels. A dock contains the panels of all pages and shows
/// that of the page in front, which is made when the dock is seen. If that page has no such panel, the dock shows a
/// note.
class PanelDocks final : public QObject {
    Q_OBJECT
public:
    /// The docks become children of `window`.
    explicit PanelDocks(QMainWindow& window);

    [[nodiscard]] QDockWidget& operator[](Panel panel) const { return *m_docks.at(panel).dock; }
    [[nodiscard]] QList<QDockWidget*> all() const; ///< All docks in the order of the table.

    void add(Panels& panels);  ///< Adds the panels of a page, hidden at first, also those that are made later.
    void show(Panels& panels); ///< Shows the panels of the page in front. @pre add(panels)
    /// Makes the panels that are seen now. Returns whether any were made: their docks may need more room than before.
    bool makeSeen();
    /// Adds a panel of the window, which is the same for all pages. It is made when it is seen first.
    void addForAll(Panel panel, std::function<PanelWidget*()> make);

signals:
    /// A shown panel, or the page in front for one of its panels, requests its dock; see PanelWidget::dockWanted.
    void wanted(broadside::Panel panel, bool opens);

private:
    struct Dock {
        QDockWidget* dock;
        QVBoxLayout* contents; ///< The panels of all pages; at most one is visible.
        QLabel* none;          ///< Visible when the page has no such panel.
        QPointer<PanelWidget> shown;
        std::function<PanelWidget*()> makeForAll; ///< Empty for a panel that each page has of its own.
        bool isOnTop = false;                     ///< Whether the dock is seen: the last state that it has signalled.
    };
    void connectDock(Panel panel);
    void addTo(Panel panel, PanelWidget& widget);
    void show(Panel panel, PanelWidget* widget);
    void showTitle(Panel panel);
    bool makeIfSeen(Panel panel); ///< Returns whether the panel was made.
    void make(Panel panel);
    [[nodiscard]] bool frontHas(Panel panel) const;

    std::map<Panel, Dock> m_docks;
    QPointer<Panels> m_front; // null before the first page
};

} // namespace broadside
