#pragma once

#include "editor/window/layout/settings.h"

#include <QAction>
#include <QKeySequence>
#include <QList>

#include <optional>
#include <vector>

namespace broadside {

/// Which keys do what: what the program comes with, and what its user has made of it. A key has one meaning: to give it
/// to an action takes it from the one that had it.
class Shortcuts {
public:
    /// Takes the keys of the actions for those that the program comes with, and gives them those that are remembered.
    /// Actions without an object name are left alone. @pre the actions outlive this
    Shortcuts(const QList<QAction*>& actions, Settings settings);

    /// Reads again what is remembered: another window may have changed it. Where that gives a key twice the first
    /// action keeps it, and what was given goes before what the program comes with.
    void apply();

    [[nodiscard]] const std::vector<QAction*>& actions() const noexcept { return m_actions; }
    [[nodiscard]] bool isDefault(const QAction& action) const;
    [[nodiscard]] const QList<QKeySequence>& defaultsOf(const QAction& action) const;

    /// Others that have the key, or one that begins with it, or the beginning of it: none of them could be told from
    /// it.
    [[nodiscard]] std::vector<QAction*> takenBy(const QKeySequence& key, const QAction& except) const;
    /// What a key does that cannot be given away, as in "Tab hides the panels"; empty for all others.
    [[nodiscard]] static QString reservedFor(const QKeySequence& key);

    /// No key but this, which others lose; an empty one: no key at all. Remembered.
    /// @pre the key is not reserved
    void assign(QAction& action, const QKeySequence& key);
    /// Those that the program came with, which others lose.
    void reset(QAction& action);
    void resetAll();

private:
    struct Entry {
        QAction* action;
        QList<QKeySequence> defaults;
    };
    void give(QAction& action, const QList<QKeySequence>& keys);
    [[nodiscard]] const Entry& entryOf(const QAction& action) const;

    std::vector<Entry> m_entries;
    std::vector<QAction*> m_actions;
    Settings m_settings;
};

} // namespace broadside
