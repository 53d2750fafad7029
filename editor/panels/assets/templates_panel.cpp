#include "editor/panels/assets/templates_panel.h"

#include "core/geometry/shape_kinds.h"
#include "editor/document/message_text.h"
#include "editor/panels/assets/templates_view.h"
#include "editor/widgets/action_buttons.h"
#include "editor/widgets/lazy_refresh.h"
#include "editor/widgets/object_icon.h"
#include "editor/widgets/panel_form.h"
#include "editor/widgets/words/count_messages.h"
#include "editor/widgets/words/number_text.h"
#include "editor/widgets/words/shape_words.h"

#include <QAction>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace broadside {
namespace {

constexpr int kCountMilliseconds = 50; // a drag edits at every pixel; the counts need not be that fast

} // namespace

TemplatesPanel::TemplatesPanel(SceneDocument& document, TemplateEdits& edits, TemplateChoice& choice,
                               const StepSession& steps, const Actions& actions, QWidget* parent)
    : PanelWidget(parent)
    , m_edits(edits)
    , m_choice(choice)
    , m_search(makeSearch(QStringLiteral("templatesSearch"), tr("Search templates"), tr("Search"),
                          tr("Show templates whose names contain this text")))
    , m_view(new TemplatesView)
    , m_empty(makeEmptyNote(
          QStringLiteral("templatesEmpty"),
          tr("No templates yet.\n\nSelect objects and choose New from selection (Ctrl+T): each becomes an instance of "
             "a template. Place more instances. They follow all changes of the template.")))
    , m_refresh(new LazyRefresh(*this, [this] { refresh(); }))
{
    setObjectName(QStringLiteral("TemplatesPanel"));
    setWidget(makeBody(actions));
    connectView();
    connect(&edits.library(), &TemplateLibrary::changed, this, [this] { m_refresh->request(); });
    connect(&document, &SceneDocument::changed, this, [this] { m_refresh->request(kCountMilliseconds); });
    connect(&choice, &TemplateChoice::changed, this, &TemplatesPanel::showCurrent);
    connect(&steps, &StepSession::edited, this, [this] { m_refresh->request(kCountMilliseconds); });
    connect(&steps, &StepSession::worldChanged, this, [this] { m_refresh->request(kCountMilliseconds); });
    m_refresh->request();
}

TemplatesPanel::~TemplatesPanel() { stopListeningToFields(*this); }

QWidget* TemplatesPanel::makeBody(const Actions& actions)
{
    m_view->setObjectName(QStringLiteral("templatesView"));
    m_view->setAccessibleName(tr("Templates"));
    m_view->setContextMenuPolicy(Qt::ActionsContextMenu);
    m_view->addActions(actions.entries);
    auto* buttons = new QHBoxLayout;
    buttons->setSpacing(2);
    insertActionButtons(*buttons, 0, actions.buttons, true);
    buttons->addStretch(1);
    auto* body = new QWidget;
    auto* layout = new QVBoxLayout(body);
    layout->setContentsMargins(6, 4, 6, 4);
    layout->setSpacing(4);
    layout->addLayout(buttons);
    layout->addWidget(m_search);
    layout->addWidget(m_view, 1);
    layout->addWidget(m_empty, 1);
    for (QWidget* list : std::initializer_list<QWidget*>{m_search, m_view})
        // They stay hidden until there is something to list: with the empty note they would need too much height.
        list->hide();
    return body;
}

void TemplatesPanel::connectView()
{
    connect(m_search, &QLineEdit::textChanged, this, &TemplatesPanel::filter);
    connect(m_view, &TemplatesView::currentItemChanged, this, [this](QTreeWidgetItem* item) {
        if (item)
            m_choice.setCurrent(TemplatesView::nameOf(*item));
    });
    connect(m_view, &TemplatesView::itemDoubleClicked, this, &TemplatesPanel::placeWanted);
    connect(m_view, &TemplatesView::placeWanted, this, &TemplatesPanel::placeWanted);
    connect(m_view, &TemplatesView::deleteWanted, this, &TemplatesPanel::deleteWanted);
    connect(m_view, &TemplatesView::renameWanted, this, &TemplatesPanel::renameCurrent);
    connect(m_view, &TemplatesView::itemChanged, this, [this](QTreeWidgetItem* item) { takeName(*item); });
}

void TemplatesPanel::showTemplate(const std::string& name)
{
    m_choice.setCurrent(name);
    bringUpList();
    if (QTreeWidgetItem* item = m_view->currentItem())
        m_view->scrollToItem(item);
}

void TemplatesPanel::bringUpList()
{
    bringUp();
    m_refresh->request();
    m_refresh->flush();
    m_search->clear();
    m_view->setFocus();
}

void TemplatesPanel::renameCurrent()
{
    bringUpList();
    for (int i = 0; i < m_view->topLevelItemCount(); ++i)
        if (QTreeWidgetItem* item = m_view->topLevelItem(i); TemplatesView::nameOf(*item) == m_choice.current())
            return m_view->rename(*item);
}

std::vector<TemplatesPanel::Row> TemplatesPanel::rows() const
{
    const auto counts = m_edits.instanceCounts();
    std::vector<Row> rows;
    const auto add = [&](std::span<const Template> templates, bool isShared) {
        for (const Template& known : templates) {
            const auto count = counts.find(known.name);
            rows.push_back({known.name, known.object, count == counts.end() ? 0 : count->second, isShared});
        }
    };
    add(m_edits.library().own(), false);
    add(m_edits.library().shared(), true);
    return rows;
}

void TemplatesPanel::refresh()
{
    std::vector<Row> now = rows();
    m_empty->setVisible(now.empty());
    m_view->setVisible(!now.empty());
    m_search->setVisible(!now.empty());
    if (now == m_rows)
        return;
    const bool sameNames = std::ranges::equal(now, m_rows, {}, &Row::name, &Row::name);
    const QSignalBlocker silent(m_view);
    if (sameNames) // keeps a name open that is being edited
        for (std::size_t i = 0; i < now.size(); ++i)
            showRow(*m_view->topLevelItem(static_cast<int>(i)), now[i]);
    else
        list(now);
    m_rows = std::move(now);
    filter();
    showCurrent();
}

void TemplatesPanel::list(const std::vector<Row>& rows)
{
    m_view->clear();
    for (const Row& row : rows) {
        auto* item = new QTreeWidgetItem(m_view);
        item->setTextAlignment(TemplatesView::Instances, Qt::AlignRight | Qt::AlignVCenter);
        showRow(*item, row);
    }
}

void TemplatesPanel::showRow(QTreeWidgetItem& item, const Row& row)
{
    const QString name = QString::fromStdString(row.name);
    item.setText(TemplatesView::Name, name);
    item.setData(TemplatesView::Name, TemplatesView::kTemplateName, name);
    item.setIcon(TemplatesView::Name, objectIcon(*row.object));
    item.setText(TemplatesView::Origin, row.isShared ? tr("project") : QString());
    item.setForeground(TemplatesView::Origin, palette().brush(QPalette::PlaceholderText));
    item.setText(TemplatesView::Instances, grouped(row.instances));
    item.setFlags(row.isShared ? item.flags() & ~Qt::ItemIsEditable : item.flags() | Qt::ItemIsEditable);
    const QString kind = row.object->isDynamic() ? tr("dynamic") : tr("static");
    QString tip =
        tr("%1: %2 %3, %4.\n"
           "Press Return or double-click to place instances, or drag it into the world.")
            .arg(name, kind, shapeWord(row.object->shape), translated(texts::countedInstances(row.instances)));
    if (row.isShared)
        tip += QLatin1Char('\n') + tr("Shared with the other scenes of the project.");
    item.setData(TemplatesView::Name, Qt::AccessibleTextRole, row.isShared ? tr("%1 (shared)").arg(name) : name);
    for (const int column : {TemplatesView::Name, TemplatesView::Origin, TemplatesView::Instances})
        item.setToolTip(column, tip);
    item.setData(TemplatesView::Instances, Qt::AccessibleTextRole, translated(texts::countedInstances(row.instances)));
}

void TemplatesPanel::showCurrent()
{
    const QSignalBlocker silent(m_view);
    QTreeWidgetItem* current = nullptr;
    for (int i = 0; i < m_view->topLevelItemCount() && !current; ++i)
        if (TemplatesView::nameOf(*m_view->topLevelItem(i)) == m_choice.current())
            current = m_view->topLevelItem(i);
    if (m_view->currentItem() != current)
        m_view->setCurrentItem(current);
    if (!current)
        m_view->clearSelection();
}

void TemplatesPanel::filter()
{
    const QString wanted = m_search->text().trimmed();
    for (int i = 0; i < m_view->topLevelItemCount(); ++i) {
        QTreeWidgetItem* item = m_view->topLevelItem(i);
        item->setHidden(!item->text(TemplatesView::Name).contains(wanted, Qt::CaseInsensitive));
    }
}

void TemplatesPanel::takeName(QTreeWidgetItem& item)
{
    const std::string before = TemplatesView::nameOf(item);
    const std::string after = item.text(TemplatesView::Name).trimmed().toStdString();
    if (before == after && item.text(TemplatesView::Name) == QString::fromStdString(before))
        return;
    const QString refusal = m_edits.rename(before, after);
    if (refusal.isEmpty() && before != after) {
        m_choice.setCurrent(after);
        return; // the change refreshes the list
    }
    const QSignalBlocker silent(m_view);
    item.setText(TemplatesView::Name, QString::fromStdString(before));
    if (!refusal.isEmpty())
        emit refused(refusal);
}

} // namespace broadside
