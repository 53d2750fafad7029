#include "editor/panels/findings/breakpoints_panel.h"

#include "core/base/message/common_messages.h"
#include "editor/document/message_text.h"
#include "editor/panels/findings/breakpoint_editor.h"
#include "editor/widgets/action_buttons.h"
#include "editor/widgets/icons.h"
#include "editor/widgets/lazy_refresh.h"
#include "editor/widgets/panel_form.h"
#include "editor/widgets/words/breakpoint_words.h"
#include "editor/widgets/words/number_text.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QMenu>
#include <QPushButton>
#include <QStyle>
#include <QToolButton>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace broadside {
namespace {

enum BreakpointColumn { kSentence, kFired };
constexpr int kMostTextLines = 16; // lines of text before the list scrolls

} // namespace

BreakpointsPanel::BreakpointsPanel(BreakpointSession& breakpoints, const Focus& focus, const ShownWorld& shownWorld,
                                   const QList<QAction*>& travel, QWidget* parent)
    : PanelWidget(parent)
    , m_breakpoints(breakpoints)
    , m_focus(focus)
    , m_add(makeMenuButton(QStringLiteral("breakpointAdd"), tr("Add"),
                           tr("Stop the simulation when something happens, to the selected objects or to any object")))
    , m_delete(new QToolButton)
    , m_stop(makeProblemNote(QStringLiteral("breakpointStop")))
    , m_empty(makeNote(
          QStringLiteral("breakpointsEmpty"),
          tr("A breakpoint stops the simulation at the first step in which an event happens, and finds the earlier "
             "steps in which it happened.\n\nAdd one here, or select one or two objects and press F9.")))
    , m_list(new QTreeWidget)
    , m_editor(new BreakpointEditor(breakpoints, focus, shownWorld))
    , m_refresh(new LazyRefresh(*this, [this] { refresh(); }))
{
    setObjectName(QStringLiteral("BreakpointsPanel"));
    setScrolledWidget(*this, makeBody(travel));
    connectParts();
    m_refresh->request();
}

BreakpointsPanel::~BreakpointsPanel() { stopListeningToFields(*this); }

QWidget* BreakpointsPanel::makeBody(const QList<QAction*>& travel)
{
    auto* body = new QWidget;
    auto* layout = new QVBoxLayout(body);
    layout->setContentsMargins(8, 8, 8, 8);
    layout->setSpacing(6);
    layout->addWidget(makeButtons(travel));
    layout->addWidget(m_stop);
    m_list->setObjectName(QStringLiteral("breakpointList"));
    m_list->setAccessibleName(tr("Breakpoints"));
    m_list->setHeaderLabels({tr("Stop when"), tr("Fired")});
    m_list->headerItem()->setToolTip(kSentence, tr("On or off, and the event of a step"));
    m_list->headerItem()->setToolTip(kFired, tr("The number of recorded steps in which it fired"));
    m_list->header()->setStretchLastSection(false);
    m_list->header()->setSectionResizeMode(kSentence, QHeaderView::Stretch);
    m_list->header()->setSectionResizeMode(kFired, QHeaderView::ResizeToContents);
    m_list->setRootIsDecorated(false);
    m_list->setWordWrap(true);
    m_list->setTextElideMode(Qt::ElideNone);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setSizeAdjustPolicy(QAbstractScrollArea::AdjustToContents); // leaves the room to the fields below
    m_list->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Maximum);
    m_list->installEventFilter(this);
    layout->addWidget(m_list);
    layout->addWidget(m_empty);
    layout->addWidget(m_editor);
    layout->addStretch(1);
    return body;
}

QWidget* BreakpointsPanel::makeButtons(const QList<QAction*>& travel)
{
    auto* row = new QWidget;
    auto* buttons = new QHBoxLayout(row);
    buttons->setContentsMargins(0, 0, 0, 0);
    buttons->setSpacing(4);
    m_delete->setObjectName(QStringLiteral("breakpointDelete"));
    m_delete->setIcon(themedIcon(QStringLiteral("delete")));
    m_delete->setAccessibleName(tr("Delete the breakpoint"));
    m_delete->setAutoRaise(true);
    buttons->addWidget(m_add);
    insertActionButtons(*buttons, 1, travel, true);
    buttons->addStretch(1);
    buttons->addWidget(m_delete);
    fillMenu();
    return row;
}

void BreakpointsPanel::fillMenu()
{
    QMenu& menu = *m_add->menu();
    QAction* about = menu.addSection(QString());
    connect(&menu, &QMenu::aboutToShow, about, [this, about] { about->setText(aboutSelection()); });
    for (const BreakpointInfo& info : breakpointKinds()) {
        QAction* action = menu.addAction(titleOf(info.kind), this, [this, kind = info.kind] { add(kind); });
        action->setObjectName(QStringLiteral("add-") + toQString(info.name));
        action->setToolTip(tipOf(info.kind));
    }
}

QString BreakpointsPanel::aboutSelection() const
{
    const std::size_t count = m_focus.selection().size();
    return count == 0 ? tr("For any object")
                      : tr("For the selected objects: %1").arg(translated(texts::objectCount(count)));
}

void BreakpointsPanel::connectParts()
{
    const auto soon = [this] { m_refresh->request(); };
    connect(&m_breakpoints, &BreakpointSession::listChanged, this, soon);
    connect(&m_breakpoints, &BreakpointSession::currentChanged, this, soon);
    connect(&m_breakpoints, &BreakpointSession::stopped, this, soon);
    connect(&m_breakpoints, &BreakpointSession::stopForgotten, this, soon);
    connect(&m_breakpoints, &BreakpointSession::metChanged, this,
            [this] { m_refresh->request(kLiveRefreshMilliseconds); });
    connect(m_list, &QTreeWidget::itemChanged, this, &BreakpointsPanel::onItemChanged);
    connect(m_list, &QTreeWidget::currentItemChanged, this, [this](QTreeWidgetItem* item) {
        if (!m_filling && item)
            m_breakpoints.setCurrent(static_cast<std::size_t>(m_list->indexOfTopLevelItem(item)));
    });
    connect(m_list->header(), &QHeaderView::sectionResized, this, [this] {
        m_filling = true;
        fitRows();
        m_filling = false;
    });
    connect(m_delete, &QToolButton::clicked, this, &BreakpointsPanel::removeCurrent);
    connect(m_editor, &BreakpointEditor::drawRegionWanted, this, &BreakpointsPanel::drawRegionWanted);
}

void BreakpointsPanel::addForSelection()
{
    switch (m_focus.selection().size()) {
    case 0:
        m_add->showMenu();
        break;
    case 1:
        add(Breakpoint::Kind::ObjectHit);
        break;
    default:
        add(Breakpoint::Kind::PairBegins);
    }
}

/// Adds a breakpoint for the selection. Two selected objects are the two sides of a pair; of more than two, any pair
/// counts.
void BreakpointsPanel::add(Breakpoint::Kind kind)
{
    const BreakpointInfo& info = infoOf(kind);
    const std::vector<ObjectId>& selected = m_focus.selection();
    Breakpoint breakpoint;
    breakpoint.kind = kind;
    if (info.filters == 2 && selected.size() == 2) {
        breakpoint.first.ids = {selected[0]};
        breakpoint.second.ids = {selected[1]};
    } else if (info.filters > 0) {
        breakpoint.first.ids = selected;
        if (info.filters == 2 && selected.size() > 2)
            breakpoint.second.ids = selected;
    }
    m_breakpoints.add(std::move(breakpoint));
    if (info.usesRegion)
        emit drawRegionWanted();
}

void BreakpointsPanel::removeCurrent()
{
    if (const auto current = m_breakpoints.current())
        m_breakpoints.remove(*current);
}

void BreakpointsPanel::refresh()
{
    m_filling = true;
    fillList();
    showNumbers();
    const auto current = m_breakpoints.current();
    m_list->setCurrentItem(current ? m_list->topLevelItem(static_cast<int>(*current)) : nullptr);
    m_filling = false;
    const bool any = !m_breakpoints.list().empty();
    m_list->setVisible(any);
    m_empty->setVisible(!any);
    m_delete->setEnabled(current.has_value());
    m_delete->setToolTip(current
                             ? tr("Delete the breakpoint that is selected in the list (Del)")
                             : tr("Delete the breakpoint that is selected in the list\nSelect a breakpoint first."));
    showStop();
}

void BreakpointsPanel::fillList()
{
    const std::size_t count = m_breakpoints.list().size();
    while (m_list->topLevelItemCount() > static_cast<int>(count))
        delete m_list->takeTopLevelItem(m_list->topLevelItemCount() - 1);
    for (std::size_t i = 0; i < count; ++i) {
        if (m_list->topLevelItemCount() == static_cast<int>(i))
            m_list->addTopLevelItem(new QTreeWidgetItem);
        const Breakpoint& breakpoint = m_breakpoints.list()[i];
        QTreeWidgetItem& item = *m_list->topLevelItem(static_cast<int>(i));
        item.setCheckState(kSentence, breakpoint.enabled ? Qt::Checked : Qt::Unchecked);
        item.setText(kSentence, m_breakpoints.sentence(i));
        item.setToolTip(kSentence, tipOf(breakpoint.kind));
        item.setTextAlignment(kFired, Qt::AlignRight | Qt::AlignVCenter);
    }
    fitRows();
}

/// Makes rows and list high enough for the wrapped sentences.
void BreakpointsPanel::fitRows()
{
    const int mark = m_list->style()->pixelMetric(QStyle::PM_IndicatorWidth);
    const int width = std::max(40, m_list->columnWidth(kSentence) - mark - 16);
    QFont font = m_list->font();
    font.setBold(true); // like the breakpoint that fired
    const QFontMetrics metrics(font);
    int height = m_list->header()->sizeHint().height() + 2 * m_list->frameWidth();
    for (int i = 0; i < m_list->topLevelItemCount(); ++i) {
        QTreeWidgetItem& item = *m_list->topLevelItem(i);
        const QRect text = metrics.boundingRect(QRect(0, 0, width, 10'000), Qt::TextWordWrap, item.text(kSentence));
        item.setSizeHint(kSentence, QSize(0, text.height() + 4));
        height += text.height() + 4;
    }
    // In a low panel the panel scrolls, and the list keeps its height.
    m_list->setMinimumHeight(std::min(height, kMostTextLines * metrics.height()));
}

QString BreakpointsPanel::numberText(std::size_t index) const
{
    if (!m_breakpoints.list()[index].enabled)
        return tr("off");
    const QString number = grouped(m_breakpoints.firings(index));
    return m_breakpoints.isSearched(index) ? number : number + QStringLiteral(" ...");
}

void BreakpointsPanel::showNumbers()
{
    const auto& stop = m_breakpoints.stop();
    for (int i = 0; i < m_list->topLevelItemCount(); ++i) {
        const auto index = static_cast<std::size_t>(i);
        QTreeWidgetItem& item = *m_list->topLevelItem(i);
        const bool fired = stop && std::ranges::find(stop->met, index, &MetBreakpoint::index) != stop->met.end();
        item.setText(kFired, (fired ? QStringLiteral("\u25cf ") : QString()) + numberText(index));
        item.setToolTip(
            kFired, m_breakpoints.isSearched(index)
                        ? tr("The number of recorded steps in which it fired; \u25cf: it stopped the simulation here")
                        : tr("Older steps are still being searched"));
        QFont font = m_list->font();
        font.setBold(fired);
        item.setFont(kSentence, font);
        item.setFont(kFired, font);
    }
}

void BreakpointsPanel::showStop()
{
    const auto& stop = m_breakpoints.stop();
    m_stop->setVisible(stop.has_value());
    if (!stop)
        return;
    QStringList lines;
    for (const MetBreakpoint& met : stop->met)
        lines << translated(met.sentence);
    m_stop->setText(lines.join(QLatin1Char('\n')));
}

void BreakpointsPanel::onItemChanged(QTreeWidgetItem* item)
{
    if (m_filling)
        return;
    const auto index = static_cast<std::size_t>(m_list->indexOfTopLevelItem(item));
    Breakpoint breakpoint = m_breakpoints.list()[index];
    breakpoint.enabled = item->checkState(kSentence) == Qt::Checked;
    m_breakpoints.replace(index, std::move(breakpoint));
}

/// Delete removes the breakpoint, not the selected objects.
bool BreakpointsPanel::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_list && (event->type() == QEvent::ShortcutOverride || event->type() == QEvent::KeyPress) &&
        static_cast<QKeyEvent*>(event)->key() == Qt::Key_Delete) {
        event->accept();
        if (event->type() == QEvent::KeyPress)
            removeCurrent();
        return true;
    }
    return PanelWidget::eventFilter(watched, event);
}

} // namespace broadside
