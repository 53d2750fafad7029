#include "editor/window/actions/select_actions.h"

#include "core/base/count_text.h"
#include "editor/panels/objects/objects_panel.h"
#include "editor/tools/select_tool.h"
#include "editor/window/actions/action_registry.h"
#include "editor/window/actions/selection_actions.h"
#include "editor/window/layout/panels.h"
#include "editor/window/message_bar.h"

#include <QMenu>

namespace broadside {

SelectActions::SelectActions(const Parts& parts)
    : m_messages(parts.messages)
    , m_edits(parts.edits)
    , m_stage(parts.stage)
    , m_focus(parts.focus)
    , m_panels(parts.panels)
{
    addSelections(parts.actions);
    m_categories =
        &parts.actions.addMenu(MenuSection::EditSelect, tr("Select a cate&gory"), QStringLiteral("selectCategory"));
    connect(m_categories, &QMenu::aboutToShow, this, &SelectActions::fillCategories);
    addSearch(parts.actions);
    m_panels.whenMade<ObjectsPanel>([this](ObjectsPanel& list) {
        connect(&list, &ObjectsPanel::selectFoundRequested, this, &SelectActions::selectFound);
        connect(&list, &ObjectsPanel::searchChanged, this, &SelectActions::showAvailable);
    });
}

void SelectActions::addSelections(ActionRegistry& actions)
{
    const auto add = [&](const char* name, const QString& text, QKeyCombination key, const QString& tip,
                         const std::function<void()>& perform) {
        return &actions.add(*this, MenuSection::EditSelect,
                            {.name = name, .text = text, .keys = {QKeySequence(key)}, .tip = tip, .perform = perform});
    };
    m_needObjects += add("selectAll", tr("Select &all"), Qt::CTRL | Qt::Key_A, tr("Select every object of the scene"),
                         [this] { selectAll(m_edits, m_focus); });
    m_needSelection += add("selectNone", tr("Select n&one"), Qt::CTRL | Qt::SHIFT | Qt::Key_A, tr("Select nothing"),
                           [this] { m_focus.clearSelection(); });
    m_needObjects +=
        add("invertSelection", tr("In&vert the selection"), Qt::CTRL | Qt::Key_I,
            tr("Select what is not selected, and nothing that is"), [this] { invertSelection(m_edits, m_focus); });
    m_needSelection += add("selectSameType", tr("Select the same t&ype"), Qt::CTRL | Qt::SHIFT | Qt::Key_T,
                           tr("Select everything of the same kind (static or dynamic) with the same type of shape"),
                           [this] { selectSameType(m_edits, m_focus); });
    actions.add(*this, MenuSection::EditSelect,
                {.name = "selectBelow",
                 .text = tr("Select the next one &below"),
                 .keys = {QKeySequence(Qt::Key_N)},
                 .tip = tr("Go on to the object that lies below what is selected, under the pointer; Alt+click, or "
                           "another click at the same place, does it, too"),
                 .perform = [this] { selectBelow(); }});
}

/// Uses the position of the pointer. While the pointer is elsewhere, uses the middle of the object that was selected
/// last.
void SelectActions::selectBelow()
{
    std::optional<Vec2> at = m_focus.pointer();
    const auto row = m_stage.objects().indexOf(m_focus.lastSelected());
    if (!at && row)
        at = m_stage.objects().boundsOf(*row).center();
    const ObjectId next = at ? nextBelow(m_stage.pickAll(*at, 0.0), m_focus) : ObjectId{};
    if (!next.isNull())
        m_focus.select(next);
    else
        m_messages.show(MessageBar::Kind::Info,
                        tr("There is nothing to go on to: put the pointer over objects that cover each other."));
}

void SelectActions::addSearch(ActionRegistry& actions)
{
    actions.add(*this, MenuSection::EditFind,
                {.name = "findObjects",
                 .text = tr("&Find objects"),
                 .keys = {QKeySequence(Qt::CTRL | Qt::Key_F)},
                 .tip = tr("Search the list of objects by name, kind, shape or id"),
                 .perform = [this] { m_panels.get<ObjectsPanel>().beginSearch(); }});
    m_selectFound = &actions.add(
        *this, MenuSection::EditFind,
        {.name = "selectFound",
         .text = tr("&Select what is found"),
         .keys = {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_F)},
         .tip = tr("Select every object that the search of the list finds; Enter in the search does it, too"),
         .perform = [this] { selectFound(); }});
    m_selectFound->setIconText(tr("Select"));
}

void SelectActions::selectFound()
{
    if (const std::vector<ObjectId> found = m_panels.get<ObjectsPanel>().found(); !found.empty())
        selectThese(m_edits, m_focus, found);
}

void SelectActions::fillCategories()
{
    m_categories->clear();
    const CategoryCounts counts = categoryCounts(m_edits);
    for (std::size_t bit = 0; bit < counts.size(); ++bit) {
        if (counts[bit] == 0)
            continue;
        const QString bits = QStringLiteral("0x%1").arg(std::uint32_t{1} << bit, 8, 16, QLatin1Char('0'));
        const QString objects = QString::fromStdString(countOf(counts[bit], "object"));
        QAction* action = m_categories->addAction(tr("%1: %2").arg(bits, objects));
        action->setToolTip(tr("Select every object whose category has this bit"));
        connect(action, &QAction::triggered, this, [this, bit] { selectCategory(m_edits, m_focus, bit); });
    }
    if (m_categories->isEmpty())
        m_categories->addAction(tr("No object has a category"))->setEnabled(false);
}

void SelectActions::showAvailable()
{
    const auto* list = m_panels.find<ObjectsPanel>();
    const Shown shown{!m_focus.selection().empty(), m_edits.size() > 0, list && list->isSearching(),
                      list && !list->found().empty()};
    if (m_shown == shown)
        return;
    m_shown = shown;
    const QString noObjects = tr("the scene has no objects");
    const QString nothing = tr("nothing is selected");
    ActionRegistry::setAvailable(m_needObjects, shown.anyThere, noObjects);
    ActionRegistry::setAvailable(m_needSelection, shown.anySelected, nothing);
    ActionRegistry::setAvailable(*m_selectFound, shown.searching && shown.found,
                                 shown.searching ? tr("the search finds nothing") : tr("type a search first (Ctrl+F)"));
    m_categories->setEnabled(shown.anyThere);
}

} // namespace broadside
