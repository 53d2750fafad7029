#pragma once

#include "editor/window/layout/panel_docks.h"
#include "editor/window/layout/settings.h"

#include <QMainWindow>
#include <QObject>
#include <QPointer>

#include <functional>
#include <memory>
#include <optional>

namespace broadside {

class DockFold;

/// Two ready layouts of the docks, "Layout" for building and "Debug" for watching. Each remembers the user's changes.
///
/// A window gets its size in several steps when it is shown: first a small one, then its own, then that of the screen.
/// Each step may squeeze the docks, and the next step does not undo that. So the layout is restored at each step, until
/// the window has the right size or the user uses the window.
class DockLayouts final : public QObject {
    Q_OBJECT
public:
    static constexpr auto kLayout = QLatin1String("Layout");
    static constexpr auto kDebug = QLatin1String("Debug");

    /// @pre the docks are those of `window`, and both outlive this.
    DockLayouts(QMainWindow& window, PanelDocks& docks, Settings settings);
    ~DockLayouts() override;

    void restore(); ///< Restores the layout that was used last; Debug at the first start.
    void choose(const QString& layout);
    void reset(); ///< Resets the current layout to its default.
    void remember();
    /// Whether the docks are still getting their remembered places, so that their present ones mean nothing.
    [[nodiscard]] bool isSettling() const noexcept { return m_settling.has_value(); }
    [[nodiscard]] const QString& current() const noexcept { return m_current; }

    /// Whether the default includes the dock of the project; true while a project is open.
    void setShowsProject(bool shows) noexcept { m_showsProject = shows; }

    /// The timeline is one line while nothing is recorded.
    [[nodiscard]] DockFold& timelineFold() noexcept { return *m_timelineFold; }

    /// Calls `change`, which may change the contents of docks, such as showing other panels, and keeps the docks in
    /// place.
    void keepPlacesWhile(const std::function<void()>& change);

    void setPanelsHidden(bool hidden);
    [[nodiscard]] bool panelsAreHidden() const noexcept { return !m_beforeHiding.isEmpty(); }

signals:
    void changed();
    void docksMoved(); ///< A dock was moved, resized, shown or hidden.

protected:
    /// Watches the window for its size, and for tab bars of docks, which Qt makes when it needs them; and the docks.
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void bringUp(Panel panel, bool opens);
    void show(const QString& layout);
    bool putBack(const QByteArray& docks, int timeline); ///< False when the state is of another version.
    void restoreLayout();                                ///< Restores the layout in m_settling.
    void stopSettling();
    void takeAllLimits();
    void arrange();
    [[nodiscard]] LayoutKind kind() const;
    /// The head panels of the places of one side, with their heights, and the width of the column.
    struct Column {
        QList<QDockWidget*> docks;
        QList<int> heights;
        int width = 0;
    };
    /// Docks that were placed for a window of this size, and are not resized yet.
    struct Placed {
        QSize window;
        QList<Column> columns;
    };
    void placeDocks();
    Column placeColumn(Qt::DockWidgetArea area, double share);
    void resize(const Column& column);
    void placeTabs();

    QMainWindow& m_window;
    PanelDocks& m_docks;
    Settings m_settings;
    std::unique_ptr<DockFold> m_timelineFold;
    QString m_current;
    bool m_showsProject = false;
    QByteArray m_beforeHiding; // empty: the panels are not hidden
    std::optional<Placed> m_placed;
    std::optional<LayoutState> m_settling; // the layout to restore; without docks: the default
    QPointer<QObject> m_useWatch;
    bool m_isPutting = false;
};

} // namespace broadside
