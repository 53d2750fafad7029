#pragma once

#include "editor/window/menus/shortcuts.h"
#include "editor/window/preferences/preferences.h"

#include <QDialog>

#include <functional>
#include <vector>

class QLabel;
class QLineEdit;
class QListWidget;
class QPushButton;
class QStackedWidget;

namespace broadside {

class PreferenceRows;

/// What the user can choose for the whole program. Every change takes effect at once and is remembered.
class PreferencesDialog final : public QDialog {
    Q_OBJECT
public:
    struct Parts {
        Preferences& preferences;
        Shortcuts& shortcuts;
        std::function<void()> editShortcuts; ///< Opens the editor of single keys.
    };
    /// @pre the parts outlive the dialog
    PreferencesDialog(Parts parts, QWidget* parent);

    /// The pages, in the order of the list.
    enum class PageName { Appearance, World, MouseAndKeys, Files, Recording, Language };
    void showPage(PageName page);

private:
    PreferenceRows& addPage(const QString& title);
    void addAppearance();
    void addColors(PreferenceRows& rows);
    void addWorld();
    void addMouseAndKeys();
    void addFiles();
    void addRecording();
    void addLanguage();
    [[nodiscard]] QWidget* makePages();
    [[nodiscard]] QWidget* makePlace();
    [[nodiscard]] QPushButton* makeHelp();
    void search(const QString& typed);
    void showCurrent();
    void resetPage();
    void chooseKeys(int scheme);
    void exportKeys();
    void importKeys();
    void refreshAll();

    const Parts m_parts;
    QLineEdit* m_search;
    QListWidget* m_list;
    QStackedWidget* m_stack;
    QLabel* m_noMatch;
    QPushButton* m_resetPage;
    std::vector<PreferenceRows*> m_pages;
};

} // namespace broadside
