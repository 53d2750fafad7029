#pragma once

#include "editor/window/layout/panel_table.h"

#include <QList>
#include <QObject>
#include <QPointer>

#include <map>

class QDockWidget;
class QLabel;
class QMainWindow;
class QVBoxLayout;

namespace broadside {

/// The docks of the window, one for each row of the table of panels. A dock holds the panels of all pages, and shows
/// the one of the page in front; where that page has none, the dock says so.
class PanelDocks final : public QObject {
    Q_OBJECT
public:
    /// The docks are children of `window`.
    explicit PanelDocks(QMainWindow& window);

    [[nodiscard]] QDockWidget& operator[](Panel panel) const { return *m_docks.at(panel).dock; }
    /// A panel that is the same for all pages; see addForAll().
    template<class Of>
    [[nodiscard]] Of& get(Panel panel) const
    {
        return *qobject_cast<Of*>(m_docks.at(panel).shown.data());
    }
    [[nodiscard]] QList<QDockWidget*> all() const; ///< In the order of the table.

    void add(const Panels& panels);  ///< Of a page. They are not shown yet.
    void show(const Panels& panels); ///< Of the page in front. @pre add(panels)
    /// A panel of the window: the same for all pages.
    void addForAll(Panel panel, PanelWidget& widget);

signals:
    /// A panel that is shown asks for its dock; see PanelWidget::dockWanted.
    void wanted(broadside::Panel panel, bool opens);

private:
    struct Dock {
        QDockWidget* dock;
        QVBoxLayout* contents; ///< The panels of all pages, of which one is not hidden.
        QLabel* none;          ///< Is shown where the page has no such panel.
        QPointer<PanelWidget> shown;
        bool isForAll = false;
        bool isOnTop = false; ///< As the dock told last.
    };
    void addTo(Panel panel, PanelWidget& widget);
    void show(Panel panel, PanelWidget* widget);
    void showTitle(Panel panel);

    std::map<Panel, Dock> m_docks;
};

} // namespace broadside
