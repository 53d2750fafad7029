#include "editor/window/menus/shortcuts_dialog.h"

#include "editor/document/message_text.h"
#include "editor/widgets/fuzzy_match.h"
#include "editor/widgets/panel_form.h"

#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeySequenceEdit>
#include <QLabel>
#include <QLineEdit>
#include <QMap>
#include <QPushButton>
#include <QSignalBlocker>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace broadside {
namespace {

constexpr int kActionRole = Qt::UserRole;
constexpr int kKeyColumn = 1;

QString keysText(const QList<QKeySequence>& keys) { return QKeySequence::listToString(keys, QKeySequence::NativeText); }

template<class Visit>
void forEachAction(const QTreeWidget& list, Visit&& visit)
{
    for (int i = 0; i < list.topLevelItemCount(); ++i) {
        QTreeWidgetItem* menu = list.topLevelItem(i);
        for (int j = 0; j < menu->childCount(); ++j)
            visit(*menu->child(j), *menu->child(j)->data(0, kActionRole).template value<QAction*>());
    }
}

} // namespace

ShortcutsDialog::ShortcutsDialog(Shortcuts& shortcuts, const std::vector<MenuCommand>& commands, QWidget* parent)
    : QDialog(parent)
    , m_shortcuts(shortcuts)
    , m_search(new QLineEdit)
    , m_list(new QTreeWidget)
    , m_key(new QKeySequenceEdit)
    , m_assign(new QPushButton(tr("&Assign")))
    , m_clear(new QPushButton(tr("&No key")))
    , m_default(new QPushButton(tr("&Default")))
    , m_note(makeNote(QStringLiteral("shortcutNote")))
{
    setObjectName(QStringLiteral("shortcutsDialog"));
    setWindowTitle(tr("Keyboard shortcuts"));
    m_search->setObjectName(QStringLiteral("shortcutSearch"));
    m_search->setAccessibleName(tr("Search"));
    m_search->setPlaceholderText(tr("Search by name or key"));
    m_search->setClearButtonEnabled(true);
    m_list->setObjectName(QStringLiteral("shortcutList"));
    m_list->setAccessibleName(tr("Commands and their keys"));
    m_list->setHeaderLabels({tr("Command"), tr("Keys")});
    m_list->setUniformRowHeights(true);
    fill(commands);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    auto* all = buttons->addButton(tr("Reset all"), QDialogButtonBox::ResetRole);
    all->setObjectName(QStringLiteral("shortcutsDefault"));
    all->setToolTip(tr("Reset the keys of all commands to their defaults"));
    for (QAbstractButton* button : buttons->buttons())
        if (auto* push = qobject_cast<QPushButton*>(button))
            push->setAutoDefault(false); // Return belongs to the key field
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(m_search);
    layout->addWidget(m_list, 1);
    layout->addWidget(makeEditRow());
    layout->addWidget(m_note);
    layout->addWidget(buttons);
    connect(m_search, &QLineEdit::textChanged, this, &ShortcutsDialog::filter);
    connect(m_list, &QTreeWidget::currentItemChanged, this, &ShortcutsDialog::showCurrent);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(all, &QPushButton::clicked, this, [this] {
        m_shortcuts.resetAll();
        showKeys();
    });
    resize(680, 560);
    showKeys();
}

QWidget* ShortcutsDialog::makeEditRow()
{
    m_key->setObjectName(QStringLiteral("shortcutKey"));
    m_key->setAccessibleName(tr("New key"));
    m_key->setToolTip(tr("Press the new key of the command"));
    m_assign->setObjectName(QStringLiteral("shortcutAssign"));
    m_clear->setObjectName(QStringLiteral("shortcutClear"));
    m_clear->setToolTip(tr("Remove the key of the command"));
    m_default->setObjectName(QStringLiteral("shortcutDefault"));
    m_default->setToolTip(tr("Reset the command to its default key"));
    auto* row = new QWidget;
    auto* layout = new QHBoxLayout(row);
    layout->setContentsMargins(0, 0, 0, 0);
    auto* label = new QLabel(tr("New &key"));
    label->setBuddy(m_key);
    layout->addWidget(label);
    layout->addWidget(m_key, 1);
    for (QPushButton* button : {m_assign, m_clear, m_default}) {
        button->setAutoDefault(false);
        layout->addWidget(button);
    }
    // The field inside it, which has the focus.
    if (auto* field = m_key->findChild<QLineEdit*>())
        field->setAccessibleName(m_key->accessibleName());
    connect(m_key, &QKeySequenceEdit::keySequenceChanged, this, &ShortcutsDialog::showConflict);
    connect(m_assign, &QPushButton::clicked, this, &ShortcutsDialog::assign);
    connect(m_clear, &QPushButton::clicked, this, [this] {
        m_shortcuts.assign(*current(), {});
        showKeys();
    });
    connect(m_default, &QPushButton::clicked, this, [this] {
        m_shortcuts.reset(*current());
        showKeys();
    });
    return row;
}

void ShortcutsDialog::fill(const std::vector<MenuCommand>& commands)
{
    QMap<QString, QTreeWidgetItem*> menus;
    for (const MenuCommand& command : commands) {
        if (std::ranges::find(m_shortcuts.actions(), command.action) == m_shortcuts.actions().end())
            continue;
        const QString menu = command.path.section(QStringLiteral(" > "), 0, 0);
        QTreeWidgetItem*& parent = menus[menu];
        if (!parent) {
            parent = new QTreeWidgetItem(m_list, {menu});
            parent->setFlags(Qt::ItemIsEnabled);
            parent->setExpanded(true);
        }
        const QString submenus = command.path.section(QStringLiteral(" > "), 1);
        auto* item =
            new QTreeWidgetItem(parent, {submenus.isEmpty() ? command.text : tr("%1: %2").arg(submenus, command.text)});
        item->setIcon(0, command.action->icon());
        item->setToolTip(0, command.action->toolTip());
        item->setData(0, kActionRole, QVariant::fromValue(command.action));
    }
    m_list->header()->setSectionResizeMode(0, QHeaderView::ResizeToContents);
}

void ShortcutsDialog::filter(const QString& typed)
{
    for (int i = 0; i < m_list->topLevelItemCount(); ++i) {
        QTreeWidgetItem* menu = m_list->topLevelItem(i);
        bool any = false;
        for (int j = 0; j < menu->childCount(); ++j) {
            QTreeWidgetItem* item = menu->child(j);
            const bool matches = fuzzyMatch(menu->text(0) + QLatin1Char(' ') + item->text(0), typed).has_value() ||
                                 item->text(kKeyColumn).contains(typed, Qt::CaseInsensitive);
            item->setHidden(!matches);
            any = any || matches;
        }
        menu->setHidden(!any);
    }
}

QAction* ShortcutsDialog::current() const
{
    const QTreeWidgetItem* item = m_list->currentItem();
    return item ? item->data(0, kActionRole).value<QAction*>() : nullptr;
}

void ShortcutsDialog::showKeys()
{
    forEachAction(*m_list, [this](QTreeWidgetItem& item, const QAction& action) {
        QFont font = m_list->font();
        font.setBold(!m_shortcuts.isDefault(action));
        item.setText(kKeyColumn, keysText(action.shortcuts()));
        item.setFont(kKeyColumn, font);
        const QString own = keysText(m_shortcuts.defaultsOf(action));
        item.setToolTip(kKeyColumn, m_shortcuts.isDefault(action)
                                        ? tr("Default")
                                        : tr("Changed; default: %1").arg(own.isEmpty() ? tr("no key") : own));
    });
    showCurrent();
}

void ShortcutsDialog::showCurrent()
{
    const QAction* action = current();
    const QSignalBlocker silent(m_key);
    m_key->clear();
    m_key->setEnabled(action);
    m_clear->setEnabled(action && !action->shortcuts().isEmpty());
    m_default->setEnabled(action && !m_shortcuts.isDefault(*action));
    showConflict();
}

void ShortcutsDialog::showConflict()
{
    const QAction* action = current();
    const QKeySequence key = m_key->keySequence();
    m_assign->setEnabled(false);
    if (!action) {
        m_note->setText(tr("Select a command to give it another key."));
        return;
    }
    if (key.isEmpty()) {
        m_note->setText(tr("Press the key for: %1").arg(plainText(action->text())));
        return;
    }
    if (const QString reserved = Shortcuts::reservedFor(key); !reserved.isEmpty()) {
        m_note->setText(tr("This key cannot be used: %1.").arg(reserved));
        return;
    }
    m_assign->setEnabled(true);
    QStringList others;
    for (const QAction* other : m_shortcuts.takenBy(key, *action))
        others += tr("\"%1\"").arg(plainText(other->text()));
    m_note->setText(others.isEmpty()
                        ? tr("That key is free.")
                        : tr("Conflict: %1 has this key and loses it when you assign it.").arg(listed(others)));
}

void ShortcutsDialog::assign()
{
    m_shortcuts.assign(*current(), m_key->keySequence());
    showKeys();
}

} // namespace broadside
