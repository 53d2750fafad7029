#include "editor/window/menus/shortcuts.h"

#include "editor/window/actions/shown_actions.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace broadside {
namespace {

struct Reserved {
    QKeyCombination key;
    const char* meaning;
};

bool areAlike(const QKeySequence& a, const QKeySequence& b)
{
    return !a.isEmpty() && !b.isEmpty() &&
           (a.matches(b) != QKeySequence::NoMatch || b.matches(a) != QKeySequence::NoMatch);
}

QStringList textsOf(const QList<QKeySequence>& keys)
{
    QStringList texts;
    for (const QKeySequence& key : keys)
        texts += key.toString(QKeySequence::PortableText);
    return texts;
}

QList<QKeySequence> keysOf(const QStringList& texts)
{
    QList<QKeySequence> keys;
    for (const QString& text : texts)
        if (const QKeySequence key = QKeySequence::fromString(text, QKeySequence::PortableText); !key.isEmpty())
            keys += key;
    return keys;
}

} // namespace

Shortcuts::Shortcuts(const QList<QAction*>& actions, Settings settings)
    : m_settings(settings)
{
    for (QAction* action : actions) {
        if (action->objectName().isEmpty())
            continue;
        m_entries.push_back({action, action->shortcuts()});
        m_actions.push_back(action);
    }
    apply();
}

void Shortcuts::apply()
{
    QList<QKeySequence> given; // keys of changed actions, which no other action keeps
    for (const Entry& entry : m_entries) {
        const auto texts = m_settings.shortcuts(entry.action->objectName());
        QList<QKeySequence> keys = texts ? keysOf(*texts) : QList<QKeySequence>();
        keys.removeIf([&](const QKeySequence& key) {
            return std::ranges::any_of(given, [&](const QKeySequence& other) { return areAlike(key, other); });
        });
        if (texts) {
            setKeys(*entry.action, keys);
            given += keys;
        }
    }
    for (const Entry& entry : m_entries) {
        if (m_settings.shortcuts(entry.action->objectName()))
            continue;
        QList<QKeySequence> keys = entry.defaults;
        keys.removeIf([&](const QKeySequence& key) {
            return std::ranges::any_of(given, [&](const QKeySequence& other) { return areAlike(key, other); });
        });
        setKeys(*entry.action, keys);
    }
}

const Shortcuts::Entry& Shortcuts::entryOf(const QAction& action) const
{
    return *std::ranges::find(m_entries, &action, [](const Entry& entry) -> const QAction* { return entry.action; });
}

const QList<QKeySequence>& Shortcuts::defaultsOf(const QAction& action) const { return entryOf(action).defaults; }

bool Shortcuts::isDefault(const QAction& action) const { return action.shortcuts() == defaultsOf(action); }

std::vector<QAction*> Shortcuts::takenBy(const QKeySequence& key, const QAction& except) const
{
    std::vector<QAction*> others;
    for (QAction* action : m_actions)
        if (action != &except &&
            std::ranges::any_of(action->shortcuts(), [&](const QKeySequence& other) { return areAlike(key, other); }))
            others.push_back(action);
    return others;
}

QString Shortcuts::reservedFor(const QKeySequence& key)
{
    constexpr std::array kReserved{
        Reserved{Qt::Key_Tab, QT_TRANSLATE_NOOP("Shortcuts", "Tab moves to the next field and hides the panels")},
        Reserved{Qt::SHIFT | Qt::Key_Tab, QT_TRANSLATE_NOOP("Shortcuts", "Shift+Tab moves to the previous field")},
        Reserved{Qt::SHIFT | Qt::Key_Backtab, QT_TRANSLATE_NOOP("Shortcuts", "Shift+Tab moves to the previous field")},
        Reserved{Qt::Key_Space, QT_TRANSLATE_NOOP("Shortcuts", "Space pans the view while held and presses buttons")},
        Reserved{Qt::Key_Escape, QT_TRANSLATE_NOOP("Shortcuts", "Esc cancels the current action")},
        Reserved{Qt::Key_Return, QT_TRANSLATE_NOOP("Shortcuts", "Return finishes typing")},
        Reserved{Qt::Key_Enter, QT_TRANSLATE_NOOP("Shortcuts", "Enter finishes typing")},
    };
    for (const Reserved& reserved : kReserved)
        if (!key.isEmpty() && key[0] == reserved.key)
            return QCoreApplication::translate("Shortcuts", reserved.meaning);
    return {};
}

void Shortcuts::assign(QAction& action, const QKeySequence& key)
{
    give(action, key.isEmpty() ? QList<QKeySequence>() : QList<QKeySequence>{key});
}

void Shortcuts::reset(QAction& action) { give(action, QList<QKeySequence>(defaultsOf(action))); }

void Shortcuts::resetAll()
{
    for (const Entry& entry : m_entries) {
        setKeys(*entry.action, entry.defaults);
        m_settings.setShortcuts(entry.action->objectName(), std::nullopt);
    }
}

QMap<QString, QStringList> Shortcuts::changes() const
{
    QMap<QString, QStringList> changed;
    for (const Entry& entry : m_entries)
        if (const auto texts = m_settings.shortcuts(entry.action->objectName()))
            changed.insert(entry.action->objectName(), *texts);
    return changed;
}

QMap<QString, QStringList> Shortcuts::changesFor(const QMap<QString, QStringList>& keys) const
{
    QMap<QString, QStringList> changed;
    for (const Entry& entry : m_entries) {
        const auto found = keys.constFind(entry.action->objectName());
        if (found != keys.constEnd() && keysOf(*found) != entry.defaults)
            changed.insert(found.key(), found.value());
    }
    QMap<QString, QStringList> left = changed;
    for (const Entry& entry : m_entries)
        if (const QString name = entry.action->objectName();
            changed.contains(name) && keysOf(changed[name]) == remainingDefaults(entry, changed))
            left.remove(name); // apply() gives it the same keys
    return left;
}

QList<QKeySequence> Shortcuts::remainingDefaults(const Entry& entry, const QMap<QString, QStringList>& changed)
{
    QList<QKeySequence> keys = entry.defaults;
    for (auto other = changed.constBegin(); other != changed.constEnd(); ++other)
        if (other.key() != entry.action->objectName())
            for (const QKeySequence& given : keysOf(other.value()))
                keys.removeIf([&given](const QKeySequence& key) { return areAlike(key, given); });
    return keys;
}

void Shortcuts::replaceAll(const QMap<QString, QStringList>& keys)
{
    const QMap<QString, QStringList> changed = changesFor(keys);
    for (const Entry& entry : m_entries) {
        const auto found = changed.constFind(entry.action->objectName());
        m_settings.setShortcuts(entry.action->objectName(),
                                found == changed.constEnd() ? std::nullopt : std::optional(found.value()));
    }
    apply();
}

void Shortcuts::give(QAction& action, const QList<QKeySequence>& keys)
{
    const auto set = [this](QAction& to, const QList<QKeySequence>& given) {
        setKeys(to, given);
        m_settings.setShortcuts(to.objectName(),
                                isDefault(to) ? std::nullopt : std::optional<QStringList>(textsOf(given)));
    };
    for (const QKeySequence& key : keys)
        for (QAction* other : takenBy(key, action)) {
            QList<QKeySequence> left = other->shortcuts();
            left.removeIf([&](const QKeySequence& had) { return areAlike(key, had); });
            set(*other, left);
        }
    set(action, keys);
}

} // namespace broadside
