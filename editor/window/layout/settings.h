#pragma once

#include "editor/tools/snapper.h"
#include "editor/window/layout/appearance.h"

#include <QByteArray>
#include <QPointF>
#include <QSettings>
#include <QSize>
#include <QStringList>

#include <optional>
#include <utility>

namespace broadside {

/// A scene file, and what was seen of it.
struct SceneSeen {
    QString file;       ///< Absolute; empty for a scene without a file.
    QPointF centre;     ///< Of the camera, metres.
    double zoom = 1.0;  ///< Of the camera; 0: not seen yet, so the whole world is shown.
    QString table = {}; ///< How the file is read (table_choices.h), where it is a table of frames; else empty.
};

/// What was open when the last window was closed.
struct LastSession {
    QList<SceneSeen> scenes; ///< Those that have a file, from the left to the right.
    int active = 0;          ///< Of `scenes`; whatever somebody wrote into the file.
    QString project;         ///< File of the open project; empty for none.
};

/// The docks of a layout.
struct LayoutState {
    QByteArray docks; ///< As QMainWindow::saveState gave them; empty when nobody changed them yet.
    QSize page;       ///< That held them.
    int timeline = 0; ///< Height of the timeline with its charts; 0: not yet seen.
};

/// The latest of something, each once. The storage belongs to the caller.
class RecentList {
public:
    /// Keeps at most `most` under this key. @pre `storage` outlives this
    RecentList(QSettings& storage, QString key, int most)
        : m_storage(storage)
        , m_key(std::move(key))
        , m_most(most)
    {}

    [[nodiscard]] QStringList all() const { return m_storage.value(m_key).toStringList(); } ///< The latest first.
    void add(const QString& latest);

private:
    QSettings& m_storage;
    QString m_key;
    int m_most;
};

/// What the program remembers of its user, by name and type. The storage belongs to the caller, so that tests have
/// their own.
class Settings {
public:
    /// @pre `storage` outlives this.
    explicit Settings(QSettings& storage)
        : m_storage(storage)
    {}

    [[nodiscard]] Appearance appearance() const;
    void setAppearance(Appearance appearance);

    [[nodiscard]] QStringList recentFiles() const; ///< The latest first, absolute.
    void addRecentFile(const QString& path);
    void clearRecentFiles();

    [[nodiscard]] bool hintsDismissed() const;
    void dismissHints();

    [[nodiscard]] bool welcomesAtStart() const; ///< With the welcome page.
    void setWelcomesAtStart(bool welcomes);

    [[nodiscard]] SnapSettings snapping() const;
    void setSnapping(const SnapSettings& snapping);
    [[nodiscard]] bool showsGuides() const;
    void setShowsGuides(bool shows);
    [[nodiscard]] LastSession lastSession() const;
    void setLastSession(const LastSession& session);
    [[nodiscard]] bool pausesAtRest() const; ///< Runs of a simulation.
    void setPausesAtRest(bool pauses);
    [[nodiscard]] bool restoresSession() const; ///< A start without a file opens it.
    void setRestoresSession(bool restores);

    [[nodiscard]] QByteArray windowGeometry() const;
    void setWindowGeometry(const QByteArray& geometry);
    [[nodiscard]] LayoutState layoutState(const QString& layout) const;
    void setLayoutState(const QString& layout, const LayoutState& state);
    [[nodiscard]] QString currentLayout() const;
    void setCurrentLayout(const QString& layout);

    [[nodiscard]] QStringList hiddenButtons() const; ///< Actions that the tool bar does not show, by name.
    void setHiddenButtons(const QStringList& actions);

    [[nodiscard]] RecentList recentCommands() const; ///< Of the command palette, by name.

    /// The keys of an action, in portable notation; nothing where it has those that the program comes with.
    [[nodiscard]] std::optional<QStringList> shortcuts(const QString& action) const;
    void setShortcuts(const QString& action, const std::optional<QStringList>& keys);

    static constexpr int kMostRecentFiles = 10;
    static constexpr int kMostRecentCommands = 10;

private:
    QSettings& m_storage;
};

} // namespace broadside
