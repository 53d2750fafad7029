#include "editor/window/menus/command_palette.h"

#include "editor/widgets/fuzzy_match.h"
#include "editor/widgets/panel_form.h"

#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace broadside {
namespace {

constexpr QSize kSize(720, 460);
constexpr int kCommandRole = Qt::UserRole;
constexpr int kTitleWeight = 3; // A match in the text counts more than one in the names of the menus.

/// A name that stays the same after a restart.
QString nameOf(const MenuCommand& command)
{
    return command.action->objectName().isEmpty() ? command.path + QLatin1Char('>') + command.text
                                                  : command.action->objectName();
}

std::optional<int> scoreOf(const MenuCommand& command, const QString& typed)
{
    const auto text = fuzzyMatch(command.text, typed);
    const auto whole = fuzzyMatch(command.path + QLatin1Char(' ') + command.text, typed);
    if (!whole)
        return std::nullopt;
    return std::max(*whole, text ? kTitleWeight * *text : 0);
}

} // namespace

CommandPalette::CommandPalette(std::vector<MenuCommand> commands, Settings settings, QWidget* parent)
    : QDialog(parent)
    , m_commands(std::move(commands))
    , m_settings(settings)
    , m_typed(new QLineEdit)
    , m_list(new QTreeWidget)
    , m_reason(makeNote(QStringLiteral("paletteReason")))
{
    // Among equal scores, the command of a menu comes before that of its submenu, such as the buttons of the tool bar.
    std::ranges::stable_sort(m_commands, {},
                             [](const MenuCommand& command) { return command.path.count(QLatin1Char('>')); });
    setObjectName(QStringLiteral("commandPalette"));
    setWindowTitle(tr("Find a command"));
    m_typed->setObjectName(QStringLiteral("paletteText"));
    m_typed->setAccessibleName(tr("Search for a command"));
    m_typed->setPlaceholderText(tr("Type a few letters of a command"));
    m_typed->setClearButtonEnabled(true);
    m_typed->installEventFilter(this);
    m_list->setObjectName(QStringLiteral("paletteList"));
    m_list->setAccessibleName(tr("Commands"));
    m_list->setHeaderLabels({tr("Command"), tr("Menu"), tr("Key")});
    // The keys are always whole. A long name of a menu gives way.
    m_list->header()->setStretchLastSection(false);
    m_list->header()->setSectionResizeMode(0, QHeaderView::ResizeToContents);
    m_list->header()->setSectionResizeMode(1, QHeaderView::Stretch);
    m_list->header()->setSectionResizeMode(2, QHeaderView::ResizeToContents);
    m_list->setRootIsDecorated(false);
    m_list->setUniformRowHeights(true);
    m_list->setAllColumnsShowFocus(true);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(m_typed);
    layout->addWidget(m_list, 1);
    layout->addWidget(m_reason);
    connect(m_typed, &QLineEdit::textChanged, this, &CommandPalette::find);
    connect(m_typed, &QLineEdit::returnPressed, this, &CommandPalette::choose);
    connect(m_list, &QTreeWidget::itemActivated, this, &CommandPalette::choose);
    connect(m_list, &QTreeWidget::currentItemChanged, this, &CommandPalette::showReason);
    resize(parent ? kSize.boundedTo(parent->size()) : kSize);
    find();
    m_typed->setFocus();
}

bool CommandPalette::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_typed && event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_Up || key == Qt::Key_Down || key == Qt::Key_PageUp || key == Qt::Key_PageDown) {
            QCoreApplication::sendEvent(m_list, event);
            return true;
        }
    }
    return QDialog::eventFilter(watched, event);
}

void CommandPalette::find()
{
    const QString typed = m_typed->text();
    const QStringList recent = m_settings.recentCommands().all();
    struct Found {
        const MenuCommand* command;
        int score;
    };
    std::vector<Found> found;
    for (const MenuCommand& command : m_commands) {
        const std::optional<int> score = scoreOf(command, typed);
        if (!score)
            continue;
        const qsizetype place = recent.indexOf(nameOf(command));
        const int recency = place < 0 ? 0 : static_cast<int>(recent.size() - place); // decides between equal scores
        found.push_back({&command, *score * (Settings::kMostRecentCommands + 1) + recency});
    }
    std::ranges::stable_sort(found, std::greater{}, &Found::score);
    m_list->clear();
    for (const Found& one : found)
        addRow(*one.command);
    m_list->setCurrentItem(m_list->topLevelItem(0));
    showReason();
}

void CommandPalette::addRow(const MenuCommand& command)
{
    QAction& action = *command.action;
    const QString mark = action.isChecked() ? QStringLiteral("\u2713 ") : QString();
    auto* item = new QTreeWidgetItem(
        m_list, {mark + command.text, command.path, action.shortcut().toString(QKeySequence::NativeText)});
    item->setData(0, kCommandRole, QVariant::fromValue(&action));
    item->setIcon(0, action.icon());
    for (int column = 0; column < m_list->columnCount(); ++column) {
        item->setToolTip(column, action.toolTip());
        if (!action.isEnabled())
            item->setForeground(column, palette().brush(QPalette::Disabled, QPalette::Text));
    }
}

void CommandPalette::showReason()
{
    const QTreeWidgetItem* item = m_list->currentItem();
    const QAction* action = item ? item->data(0, kCommandRole).value<QAction*>() : nullptr;
    if (!action)
        m_reason->setText(tr("No command matches. Type fewer letters."));
    else if (action->statusTip().isEmpty())
        m_reason->setText(plainText(action->text()));
    else
        m_reason->setText(action->statusTip());
}

void CommandPalette::choose()
{
    const QTreeWidgetItem* item = m_list->currentItem();
    QAction* action = item ? item->data(0, kCommandRole).value<QAction*>() : nullptr;
    if (!action || !action->isEnabled())
        return; // the line below gives the reason
    m_chosen = action;
    const auto command = std::ranges::find(m_commands, action, &MenuCommand::action);
    m_settings.recentCommands().add(nameOf(*command));
    accept();
}

} // namespace broadside
