#pragma once

#include "editor/window/layout/panels.h"

#include <QList>
#include <QObject>
#include <QPointer>

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
    /// A panel that is the same for all pages; see addForAll().
    template<class Of>
    [[nodiscard]] Of& get(Panel panel) const
    {
        return *qobject_cast<Of*>(m_docks.at(panel).shown.data());
    }
    [[nodiscard]] QList<QDockWidget*> all() const; ///< In the order of the table.

    void add(Panels& panels);  ///< Adds the panels of a page, hidden at first, also those that are made later.
    void show(Panels& panels); ///< Shows the panels of the page in front. @pre add(panels)
    /// Makes the panels that are seen now. Returns whether any were made: their docks may need more room than before.
    bool makeSeen();
    /// Adds a panel of the window, which is the same for all pages.
    void addForAll(Panel panel, PanelWidget& widget);

signals:
    /// A shown panel, or the page in front for one of its panels, requests its dock; see PanelWidget::dockWanted.
    void wanted(broadside::Panel panel, bool opens);

private:
    struct Dock {
        QDockWidget* dock;
        QVBoxLayout* contents; ///< The panels of all pages; at most one is visible.
        QLabel* none;          ///< Visible when the page has no such panel.
        QPointer<PanelWidget> shown;
        bool isForAll = false;
        bool isOnTop = false; ///< Whether the dock is seen: the last state that it has signalled.
    };
    void connectDock(Panel panel);
    void addTo(Panel panel, PanelWidget& widget);
    void show(Panel panel, PanelWidget* widget);
    void showTitle(Panel panel);
    bool makeIfSeen(Panel panel); ///< Returns whether the panel was made.
    [[nodiscard]] bool frontHas(Panel panel) const;

    std::map<Panel, Dock> m_docks;
    QPointer<Panels> m_front; // null before the first page
};

} // namespace broadside
