#pragma once

#include "editor/window/preferences/preferences.h"

#include <QLabel>
#include <QStringList>
#include <QToolButton>
#include <QWidget>

#include <functional>
#include <vector>

class QFormLayout;
class QVBoxLayout;

namespace broadside {

/// One page of the preferences: rows with a name, a field and a button that resets the row. Fields show the present
/// values and change them at once.
class PreferenceRows final : public QWidget {
    Q_OBJECT
public:
    /// @pre `preferences` outlives this
    explicit PreferenceRows(Preferences& preferences, QWidget* parent = nullptr);

    /// What each row says: the name of the field, and what it is for.
    struct Words {
        QString name;
        QString tip;
    };
    void addChoice(Preference preference, const Words& words, const QStringList& choices);
    /// `atZero` is shown instead of 0, if it is not empty.
    void addNumber(Preference preference, const Words& words, const QString& unit, const QString& atZero = {});
    void addSwitch(Preference preference, const Words& words);
    void addColor(Preference preference, const Words& words);
    /// `none`: shown while no folder is chosen.
    void addFolder(Preference preference, const Words& words, const QString& none);
    /// A choice among texts that are stored: `codes` has the stored text of each choice.
    void addTextChoice(Preference preference, const Words& words, const QStringList& choices, const QStringList& codes);

    /// A row that is not one preference.
    struct Special {
        QString name; ///< Object name of the field.
        QStringList choices;
        std::function<int()> current; ///< Index of the choice; -1: none of them.
        QString none;                 ///< Shown for -1.
        std::function<void(int)> choose;
    };
    void addSpecial(const Words& words, Special special);
    /// Buttons that are no row of their own, in one line.
    void addButtons(const Words& words, const std::vector<QWidget*>& buttons);

    /// Marks the rows that have each of the words, hides the others, and returns how many rows remain. Without words
    /// all rows are shown, none marked.
    int filter(const QStringList& words);
    void resetAll();
    [[nodiscard]] bool hasChanges() const; ///< Whether resetAll() would change anything.
    void refresh();                        ///< Shows the present values.

signals:
    void refreshed(); ///< hasChanges() may be another one.

private:
    struct Row {
        QWidget* field = nullptr; ///< With its buttons.
        QLabel* label = nullptr;
        QString name;
        QString found; ///< All words of the row, in which filter() searches.
        QToolButton* reset = nullptr;
        std::function<void()> show = {};
        std::function<bool()> isDefault = {};
        std::function<void()> toDefault = {};
    };
    Row& addRow(const Words& words, QWidget& control, QWidget* further = nullptr);
    void bind(Row& row, Preference preference, std::function<void()> show);

    Preferences& m_preferences;
    QFormLayout* m_form;
    std::vector<Row> m_rows;
};

} // namespace broadside
