#include "editor/window/actions/select_actions.h"

#include "core/base/count_text.h"
#include "editor/panels/objects/objects_panel.h"
#include "editor/window/actions/actions.h"
#include "editor/window/actions/selection_actions.h"

#include <QMenu>

namespace broadside {

SelectActions::SelectActions(const Actions& actions, const ObjectEdits& edits, Focus& focus, ObjectsPanel& list,
                             QMenu& categories)
    : m_actions(actions)
    , m_edits(edits)
    , m_focus(focus)
    , m_list(list)
    , m_categories(categories)
{
    list.setSelectFoundAction(actions.selectFound);
    connectActions();
}

void SelectActions::connectActions()
{
    const Actions& a = m_actions;
    connect(a.selectAll, &QAction::triggered, this, [this] { selectAll(m_edits, m_focus); });
    connect(a.selectNone, &QAction::triggered, this, [this] { m_focus.clearSelection(); });
    connect(a.invertSelection, &QAction::triggered, this, [this] { invertSelection(m_edits, m_focus); });
    connect(a.selectSameType, &QAction::triggered, this, [this] { selectSameType(m_edits, m_focus); });
    connect(a.findObjects, &QAction::triggered, &m_list, &ObjectsPanel::beginSearch);
    connect(a.selectFound, &QAction::triggered, this, &SelectActions::selectFound);
    connect(&m_list, &ObjectsPanel::foundWanted, this, &SelectActions::selectFound);
    connect(&m_list, &ObjectsPanel::searchChanged, this, &SelectActions::showAvailable);
    connect(&m_categories, &QMenu::aboutToShow, this, &SelectActions::fillCategories);
}

void SelectActions::selectFound()
{
    if (const std::vector<ObjectId> found = m_list.found(); !found.empty())
        selectThese(m_edits, m_focus, found);
}

void SelectActions::fillCategories()
{
    m_categories.clear();
    const CategoryCounts counts = categoryCounts(m_edits);
    for (std::size_t bit = 0; bit < counts.size(); ++bit) {
        if (counts[bit] == 0)
            continue;
        const QString bits = QStringLiteral("0x%1").arg(std::uint32_t{1} << bit, 8, 16, QLatin1Char('0'));
        const QString objects = QString::fromStdString(countOf(counts[bit], "object"));
        QAction* action = m_categories.addAction(tr("%1: %2").arg(bits, objects));
        action->setToolTip(tr("Select every object whose category has this bit"));
        connect(action, &QAction::triggered, this, [this, bit] { selectCategory(m_edits, m_focus, bit); });
    }
    if (m_categories.isEmpty())
        m_categories.addAction(tr("No object has a category"))->setEnabled(false);
}

void SelectActions::showAvailable()
{
    const Shown shown{!m_focus.selection().empty(), m_edits.size() > 0, m_list.isSearching(), !m_list.found().empty()};
    if (m_shown == shown)
        return;
    m_shown = shown;
    const QString noObjects = tr("the scene has no objects");
    const QString nothing = tr("nothing is selected");
    const Actions& a = m_actions;
    Actions::setAvailable(*a.selectAll, shown.anyThere, noObjects);
    Actions::setAvailable(*a.invertSelection, shown.anyThere, noObjects);
    Actions::setAvailable(*a.selectNone, shown.anySelected, nothing);
    Actions::setAvailable(*a.selectSameType, shown.anySelected, nothing);
    Actions::setAvailable(*a.selectFound, shown.searching && shown.found,
                          shown.searching ? tr("the search finds nothing") : tr("type a search first (Ctrl+F)"));
    m_categories.setEnabled(shown.anyThere);
}

} // namespace broadside
