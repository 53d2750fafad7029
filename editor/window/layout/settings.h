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

/// The run that was open with a scene, or the place in a recording.
struct RunSeen {
    quint64 last = 0;         ///< The last step; 0: there was no run.
    quint64 step = 0;         ///< The shown step.
    bool isDiagnosed = false; ///< The panel Diagnosis had a result.
};

/// A file, and how it was shown.
struct SceneSeen {
    QString file;       ///< Absolute; empty: the scene has no file.
    QPointF centre;     ///< Centre of the camera, in metres.
    double zoom = 1.0;  ///< Zoom of the camera; 0: not shown yet, so the whole world will be shown.
    QString table = {}; ///< How to read a file that is a table of frames (table_choices.h); empty for other files.
    RunSeen run = {};
};

/// What is open. It is written shortly after it changes, so that it is known also if the program ends abruptly.
struct LastSession {
    QList<SceneSeen> scenes; ///< Scenes that have a file, from left to right.
    int active = 0;          ///< Index into `scenes`; may be out of range in an edited settings file.
    QString project;         ///< File of the open project; empty: none.
};

/// The docks of a layout.
struct LayoutState {
    QByteArray docks; ///< The result of QMainWindow::saveState; empty: the user has not changed the docks yet.
    QSize page;       ///< Size of the window with these docks.
    int timeline = 0; ///< Height of the timeline with its charts, in logical pixels; 0: not yet known.
};

/// The latest values of one kind, each once. The storage belongs to the caller.
class RecentList {
public:
    /// Keeps at most `most` values under this key. @pre `storage` outlives this
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

/// The remembered choices of the user, by name and type. The storage belongs to the caller, so that tests have their
/// own.
class Settings {
public:
    /// @pre `storage` outlives this.
    explicit Settings(QSettings& storage)
        : m_storage(storage)
    {}

    [[nodiscard]] Appearance appearance() const;

    [[nodiscard]] QStringList recentFiles() const; ///< Absolute paths, the latest first.
    void addRecentFile(const QString& path);
    void clearRecentFiles();

    [[nodiscard]] bool hintsDismissed() const;
    void dismissHints();

    [[nodiscard]] bool welcomesAtStart() const; ///< Whether a start shows the welcome page.
    void setWelcomesAtStart(bool welcomes);

    [[nodiscard]] SnapSettings snapping() const;
    void setSnapping(const SnapSettings& snapping);
    /// Parts of the view that stay hidden after a new start.
    enum class ViewPart : std::uint8_t { Guides, Legend };
    [[nodiscard]] bool shows(ViewPart part) const;
    void setShows(ViewPart part, bool shows);
    [[nodiscard]] LastSession lastSession() const;
    void setLastSession(const LastSession& session);
    [[nodiscard]] bool pausesAtRest() const; ///< Whether runs of a simulation pause when nothing moves.
    void setPausesAtRest(bool pauses);
    [[nodiscard]] bool restoresSession() const; ///< Whether a start without a file opens the last session.
    void setRestoresSession(bool restores);

    [[nodiscard]] QByteArray windowGeometry() const;
    void setWindowGeometry(const QByteArray& geometry);
    [[nodiscard]] LayoutState layoutState(const QString& layout) const;
    void setLayoutState(const QString& layout, const LayoutState& state);
    [[nodiscard]] QString currentLayout() const;
    void setCurrentLayout(const QString& layout);

    [[nodiscard]] QStringList hiddenButtons() const; ///< Names of the actions that the tool bar does not show.
    void setHiddenButtons(const QStringList& actions);

    [[nodiscard]] RecentList recentCommands() const; ///< Names of commands in the command palette.

    /// The keys of an action, in portable notation; empty: the action has its default keys.
    [[nodiscard]] std::optional<QStringList> shortcuts(const QString& action) const;
    void setShortcuts(const QString& action, const std::optional<QStringList>& keys);

    static constexpr int kMostRecentCommands = 10;

private:
    [[nodiscard]] int recentFilesKept() const;

    QSettings& m_storage;
};

} // namespace broadside
