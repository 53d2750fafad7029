#pragma once

#include "editor/tools/snapper.h"
#include "editor/window/appearance.h"

#include <QByteArray>
#include <QSettings>
#include <QStringList>

namespace broadside {

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

    [[nodiscard]] QByteArray windowGeometry() const;
    void setWindowGeometry(const QByteArray& geometry);
    /// The docks of a layout as QMainWindow::saveState gave them; empty when nobody changed them yet.
    [[nodiscard]] QByteArray layoutState(const QString& layout) const;
    void setLayoutState(const QString& layout, const QByteArray& state);
    [[nodiscard]] QString currentLayout() const;
    void setCurrentLayout(const QString& layout);

    static constexpr int kMostRecentFiles = 10;

private:
    QSettings& m_storage;
};

} // namespace broadside
