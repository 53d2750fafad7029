#include "editor/window/actions/select_actions.h"

#include "core/base/message/common_messages.h"
#include "editor/document/message_text.h"
#include "editor/panels/objects/objects_panel.h"
#include "editor/tools/select_tool.h"
#include "editor/window/actions/action_registry.h"
#include "editor/window/actions/object_selection.h"
#include "editor/window/layout/panels.h"
#include "editor/window/message_bar.h"

#include <QApplication>
#include <QMenu>

namespace broadside {

SelectActions::SelectActions(const Parts& parts)
    : m_actions(parts.actions)
    , m_messages(parts.messages)
    , m_edits(parts.edits)
    , m_shownWorld(parts.shownWorld)
    , m_focus(parts.focus)
    , m_panels(parts.panels)
{
    addSelections(parts.actions);
    m_categories =
        &parts.actions.addMenu(MenuSection::EditSelect, tr("Select a cate&gory"), QStringLiteral("selectCategory"));
    connect(m_categories, &QMenu::aboutToShow, this, &SelectActions::fillCategories);
    parts.actions.watch(*this, *m_categories->menuAction(), {}, objects());
    addSearch(parts.actions);
    m_panels.whenMade<ObjectsPanel>([this](ObjectsPanel& list) {
        connect(&list, &ObjectsPanel::selectFoundRequested, this, &SelectActions::selectFound);
        connect(&list, &ObjectsPanel::searchChanged, this, [this] { m_actions.showAvailable(); });
    });
}

ActionNeeds SelectActions::objects() const
{
    return {.reason = [this] { return m_edits.size() > 0 ? QString() : tr("The scene has no objects."); }};
}

void SelectActions::addSelections(ActionRegistry& actions)
{
    const auto add = [&](const char* name, const QString& text, QKeyCombination key, const QString& tip,
                         const ActionNeeds& needs, const std::function<void()>& perform) {
        actions.add(
            *this, MenuSection::EditSelect,
            {.name = name, .text = text, .keys = {QKeySequence(key)}, .tip = tip, .needs = needs, .perform = perform});
    };
    const ActionNeeds selection{.selection = NeededSelection::Listed};
    add("selectAll", tr("Select &all"), Qt::CTRL | Qt::Key_A, tr("Select every object that is visible and not locked"),
        objects(), [this] {
            const auto* list = m_panels.find<ObjectsPanel>();
            // What the list does not show must not be selected, and perhaps deleted, unseen.
            if (list && list->isSearching() && list->isAncestorOf(QApplication::focusWidget()))
                selectFound();
            else
                selectReachable(selectAll);
        });
    add("selectNone", tr("Select n&one"), Qt::CTRL | Qt::SHIFT | Qt::Key_A, tr("Deselect all objects"), selection,
        [this] { m_focus.clearSelection(); });
    add("invertSelection", tr("In&vert the selection"), Qt::CTRL | Qt::Key_I,
        tr("Select the objects that are not selected, and deselect the others"), objects(),
        [this] { selectReachable(invertSelection); });
    add("selectSameType", tr("Select the same t&ype"), Qt::CTRL | Qt::SHIFT | Qt::Key_T,
        tr("Select all objects of the same kind (static or dynamic) with the same type of shape"), selection,
        [this] { selectSameType(m_edits, m_focus); });
    actions.add(
        *this, MenuSection::EditSelect,
        {.name = "selectBelow",
         .text = tr("Select the next one &below"),
         .keys = {QKeySequence(Qt::Key_N)},
         .tip = tr(
             "Select the next object below the pointer; Alt+click or a second click at the same place does the same"),
         .perform = [this] { selectBelow(); }});
}

/// A selection that stays empty because of locks and hidden objects says so.
void SelectActions::selectReachable(void (*select)(const ObjectEdits&, Focus&))
{
    select(m_edits, m_focus);
    if (const QString why = whyNothingIsWithinReach(m_edits); !why.isEmpty())
        m_edits.noteLocked(why);
}

/// Uses the position of the pointer. While the pointer is elsewhere, uses the middle of the object that was selected
/// last.
void SelectActions::selectBelow()
{
    std::optional<Vec2> at = m_focus.pointer();
    const auto row = m_shownWorld.objects().indexOf(m_focus.lastSelected());
    if (!at && row)
        at = m_shownWorld.objects().boundsOf(*row).center();
    const ObjectId next = at ? nextBelow(m_shownWorld.pickAll(*at, 0.0), m_focus) : ObjectId{};
    if (!next.isNull())
        m_focus.select(next);
    else
        m_messages.show(MessageBar::Kind::Info,
                        tr("There is no object below. Move the pointer over objects that cover each other."));
}

void SelectActions::addSearch(ActionRegistry& actions)
{
    actions.add(*this, MenuSection::EditFind,
                {.name = "findObjects",
                 .text = tr("&Find objects"),
                 .keys = {QKeySequence(Qt::CTRL | Qt::Key_F)},
                 .tip = tr("Search the list of objects by name, kind, shape or id"),
                 .perform = [this] { m_panels.get<ObjectsPanel>().beginSearch(); }});
    QAction& found =
        actions.add(*this, MenuSection::EditFind,
                    {.name = "selectFound",
                     .text = tr("&Select the results"),
                     .keys = {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_F)},
                     .tip = tr("Select all objects that the search finds; Enter in the search field does the same"),
                     .needs = {.reason = [this] { return obstacleToFind(); }},
                     .perform = [this] { selectFound(); }});
    found.setIconText(tr("Select"));
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
        const QString objects = translated(texts::objectCount(counts[bit]));
        QAction* action = m_categories->addAction(tr("%1: %2").arg(bits, objects));
        action->setToolTip(tr("Select every object whose category has this bit"));
        connect(action, &QAction::triggered, this, [this, bit] { selectCategory(m_edits, m_focus, bit); });
    }
    if (m_categories->isEmpty())
        m_categories->addAction(tr("No object has a category"))->setEnabled(false);
}

QString SelectActions::obstacleToFind() const
{
    const auto* list = m_panels.find<ObjectsPanel>();
    if (!list || !list->isSearching())
        return tr("Type a search first (Ctrl+F).");
    return list->found().empty() ? tr("The search finds no object.") : QString();
}

} // namespace broadside
