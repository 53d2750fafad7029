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

/// Two ready arrangements of the docks, "Layout" for building and "Debug" for watching. Each remembers how the user
/// changed it.
///
/// A window gets its size in steps when it is shown: small at first, then its own, then that of the screen. Each step
/// would squeeze the docks in a way that the next one does not undo. So an arrangement is put in place again at each of
/// them, until the window has the size that belongs to it, or somebody uses the window.
class DockLayouts final : public QObject {
    Q_OBJECT
public:
    static constexpr auto kLayout = QLatin1String("Layout");
    static constexpr auto kDebug = QLatin1String("Debug");

    /// @pre the docks are those of `window`, and both outlive this.
    DockLayouts(QMainWindow& window, const PanelDocks& docks, Settings settings);
    ~DockLayouts() override;

    void restore(); ///< The one that was last used; Debug at the first start.
    void choose(const QString& layout);
    void reset(); ///< The present one as it was delivered.
    void remember();
    [[nodiscard]] const QString& current() const noexcept { return m_current; }

    /// Whether the dock of the project belongs to what is delivered: while a project is open.
    void setShowsProject(bool shows) noexcept { m_showsProject = shows; }

    /// The timeline is one line while nothing is recorded.
    [[nodiscard]] DockFold& timelineFold() noexcept { return *m_timelineFold; }

    /// Does something with the contents of docks that must not move them, such as showing other panels.
    void keepPlacesWhile(const std::function<void()>& change);

    void setPanelsHidden(bool hidden);
    [[nodiscard]] bool panelsAreHidden() const noexcept { return !m_beforeHiding.isEmpty(); }

signals:
    void changed();

protected:
    /// Watches the window for tab bars of docks, which Qt makes when it wants them, and for its sizes.
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void bringUp(Panel panel, bool opens);
    void show(const QString& layout);
    bool putBack(const QByteArray& docks, int timeline); ///< False when that is of another version.
    void putInPlace();                                   ///< What is settling.
    void stopSettling();
    void takeAllLimits();
    void arrange();
    [[nodiscard]] LayoutKind kind() const;
    /// The heads of the places of one side, with their heights, and the width of all of them.
    struct Column {
        QList<QDockWidget*> docks;
        QList<int> heights;
        int width = 0;
    };
    Column placeColumn(Qt::DockWidgetArea area, double share);
    void resize(const Column& column);
    void placeTabs();

    QMainWindow& m_window;
    const PanelDocks& m_docks;
    Settings m_settings;
    std::unique_ptr<DockFold> m_timelineFold;
    QString m_current;
    bool m_showsProject = false;
    QByteArray m_beforeHiding;             // empty: the panels are not hidden
    std::optional<LayoutState> m_settling; // without docks: as it was delivered
    QPointer<QObject> m_useWatch;
    bool m_isPutting = false;
};

} // namespace broadside
