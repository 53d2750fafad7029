#pragma once

#include "editor/window/layout/languages.h"
#include "editor/window/main_window.h"

#include <QObject>

#include <memory>

class QSettings;

namespace broadside {

/// The window of the program in the chosen language. When another language is chosen, the window is made again, and
/// shows the same scenes, simulations and recordings with their undo histories.
class LanguageSwitch final : public QObject {
    Q_OBJECT
public:
    /// Makes the window, which is not shown yet. @pre `storage` outlives this; see MainWindow
    explicit LanguageSwitch(QSettings& storage);
    ~LanguageSwitch() override;

    [[nodiscard]] MainWindow& window() noexcept { return *m_window; }

signals:
    void windowMade(); ///< Another window() has replaced the one before.

private:
    void makeWindow();
    void change();

    QSettings& m_storage;
    Catalogues m_catalogues;
    std::unique_ptr<MainWindow> m_window;
};

} // namespace broadside
