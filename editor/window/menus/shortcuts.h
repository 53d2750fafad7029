#pragma once

#include "editor/window/layout/settings.h"

#include <QAction>
#include <QKeySequence>
#include <QList>
#include <QMap>

#include <optional>
#include <vector>

namespace broadside {

/// The keys of all actions: the default keys, and the user's changes. A key has one meaning: an action that gets a key
/// takes it from the action that had it.
class Shortcuts {
public:
    /// The present keys of the actions become their defaults. Then the remembered keys are set. Actions without an
    /// object name are left alone. @pre the actions outlive this
    Shortcuts(const QList<QAction*>& actions, Settings settings);

    /// Reads the settings again, because another window may have changed them. If they contain a key twice, the first
    /// action keeps it. The user's keys take precedence over default keys.
    void apply();

    [[nodiscard]] const std::vector<QAction*>& actions() const noexcept { return m_actions; }
    [[nodiscard]] bool isDefault(const QAction& action) const;
    [[nodiscard]] const QList<QKeySequence>& defaultsOf(const QAction& action) const;

    /// Other actions that have the key, one that begins with it, or the beginning of it. Qt could not tell these keys
    /// apart.
    [[nodiscard]] std::vector<QAction*> takenBy(const QKeySequence& key, const QAction& except) const;
    /// The use of a key that cannot be assigned, such as "Tab hides the panels"; empty for all other keys.
    [[nodiscard]] static QString reservedFor(const QKeySequence& key);

    /// Gives the action this key alone and takes it from other actions; an empty key: no key at all. The change is
    /// remembered.
    /// @pre the key is not reserved
    void assign(QAction& action, const QKeySequence& key);
    /// Gives the action its default keys and takes them from other actions.
    void reset(QAction& action);
    void resetAll();

    /// The remembered keys of actions that do not have their default keys, by name, in portable notation.
    [[nodiscard]] QMap<QString, QStringList> changes() const;
    /// What replaceAll() would make of changes(). Actions that are not in this window are left out.
    [[nodiscard]] QMap<QString, QStringList> changesFor(const QMap<QString, QStringList>& keys) const;
    /// Gives these actions these keys, and all others the default keys that remain. The change is remembered.
    void replaceAll(const QMap<QString, QStringList>& keys);

private:
    struct Entry {
        QAction* action;
        QList<QKeySequence> defaults;
    };
    /// The default keys that the changed actions leave to this one.
    [[nodiscard]] static QList<QKeySequence> remainingDefaults(const Entry& entry,
                                                               const QMap<QString, QStringList>& changed);
    void give(QAction& action, const QList<QKeySequence>& keys);
    [[nodiscard]] const Entry& entryOf(const QAction& action) const;

    std::vector<Entry> m_entries;
    std::vector<QAction*> m_actions;
    Settings m_settings;
};

} // namespace broadside
