#include "editor/window/actions/level_actions.h"

#include "core/base/message/common_messages.h"
#include "editor/commands/arranging/group_objects.h"
#include "editor/commands/edit_layers.h"
#include "editor/commands/locked_objects.h"
#include "editor/document/message_text.h"
#include "editor/window/actions/action_registry.h"

#include <QMenu>

#include <algorithm>
#include <array>

namespace broadside {
namespace {

const char* reorderText(Reorder reorder)
{
    switch (reorder) {
    case Reorder::ToFront:
        return QT_TRANSLATE_NOOP("broadside::LevelActions", "Bring %1 to the front");
    case Reorder::Raise:
        return QT_TRANSLATE_NOOP("broadside::LevelActions", "Raise %1");
    case Reorder::Lower:
        return QT_TRANSLATE_NOOP("broadside::LevelActions", "Lower %1");
    case Reorder::ToBack:
        return QT_TRANSLATE_NOOP("broadside::LevelActions", "Send %1 to the back");
    }
    return "";
}

QString objectsText(std::size_t objects) { return translated(texts::objectCount(objects)); }

} // namespace

LevelActions::LevelActions(ActionRegistry& actions, SceneDocument& document, ObjectEdits& edits, Focus& focus)
    : m_document(document)
    , m_edits(edits)
    , m_focus(focus)
{
    addGroups(actions);
    addOrder(actions);
    m_layers = &actions.addMenu(MenuSection::ArrangeGroups, tr("&Move to layer"), QStringLiteral("moveToLayer"));
    connect(m_layers, &QMenu::aboutToShow, this, &LevelActions::fillLayers);
    actions.watch(*this, *m_layers->menuAction(), {}, {.selection = NeededSelection::Any});
    addHidden(actions);
}

void LevelActions::addGroups(ActionRegistry& actions)
{
    actions.add(*this, MenuSection::ArrangeGroups,
                {.name = "group",
                 .text = tr("&Group"),
                 .keys = {QKeySequence(Qt::CTRL | Qt::Key_G)},
                 .tip = tr("Group the selected objects: a click selects the whole group, a double click one object"),
                 .needs = {.editing = true, .selection = NeededSelection::Two},
                 .perform = [this] { groupObjects(m_edits, m_focus.selection()); }});
    actions.add(*this, MenuSection::ArrangeGroups,
                {.name = "ungroup",
                 .text = tr("&Ungroup"),
                 .keys = {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_G)},
                 .tip = tr("Ungroup the outermost group of the selected objects; groups inside it stay"),
                 .needs = {.editing = true,
                           .selection = NeededSelection::Any,
                           .reason =
                               [this] {
                                   return anyIsGrouped(m_edits, m_focus.selection())
                                              ? QString()
                                              : tr("No selected object is in a group.");
                               }},
                 .perform = [this] { ungroupObjects(m_edits, m_focus.selection()); }});
}

void LevelActions::addOrder(ActionRegistry& actions)
{
    QMenu& menu = actions.addMenu(MenuSection::ArrangeGroups, tr("&Order"));
    const auto add = [&](Reorder reorder, const char* name, const QString& text, QKeyCombination key,
                         const QString& tip) {
        actions.add(*this, menu,
                    {.name = name,
                     .text = text,
                     .keys = {QKeySequence(key)},
                     .tip = tip,
                     .needs = {.editing = true, .authored = true, .selection = NeededSelection::Any},
                     .perform = [this, reorder] { order(reorder); }});
    };
    add(Reorder::ToFront, "orderToFront", tr("To the &front"), Qt::CTRL | Qt::SHIFT | Qt::Key_BracketRight,
        tr("Bring the selected objects to the front of their layer, among those of their kind"));
    add(Reorder::Raise, "orderRaise", tr("&Raise"), Qt::CTRL | Qt::Key_BracketRight,
        tr("Move the selected objects in front of the next one of their layer and kind"));
    add(Reorder::Lower, "orderLower", tr("&Lower"), Qt::CTRL | Qt::Key_BracketLeft,
        tr("Move the selected objects behind the next one of their layer and kind"));
    add(Reorder::ToBack, "orderToBack", tr("To the &back"), Qt::CTRL | Qt::SHIFT | Qt::Key_BracketLeft,
        tr("Send the selected objects to the back of their layer, among those of their kind"));
}

void LevelActions::addHidden(ActionRegistry& actions)
{
    const auto add = [&](const char* name, const QString& text, QKeyCombination key, const QString& tip,
                         NeededSelection selection, const std::function<void()>& perform) {
        actions.add(*this, MenuSection::ArrangeHidden,
                    {.name = name,
                     .text = text,
                     .keys = {QKeySequence(key)},
                     .tip = tip,
                     .needs = {.editing = true, .selection = selection},
                     .perform = perform});
    };
    using enum NeededSelection;
    add("hideObjects", tr("&Hide or show"), Qt::SHIFT | Qt::Key_H,
        tr("Hide the selected objects, so that they are neither drawn nor picked, or show them again"), Any,
        [this] { toggleVisible(); });
    add("lockObjects", tr("&Lock or unlock"), Qt::SHIFT | Qt::Key_L,
        tr("Lock the selected objects, so that no edit changes or deletes them, or unlock them"), Any,
        [this] { toggleLocked(); });
    add("showAllObjects", tr("&Show all"), Qt::CTRL | Qt::SHIFT | Qt::Key_H,
        tr("Show all hidden objects; hidden layers stay hidden"), Nothing,
        [this] { setVisible(m_edits, hiddenObjects(m_edits), true); });
    add("unlockAllObjects", tr("Unloc&k all"), Qt::CTRL | Qt::SHIFT | Qt::Key_L,
        tr("Unlock all locked objects; locked layers stay locked"), Nothing,
        [this] { setLocked(m_edits, lockedObjects(m_edits), false); });
}

void LevelActions::order(Reorder reorder)
{
    const std::vector<ObjectId> ids = unlockedOf(m_edits, m_focus.selection());
    if (ids.empty())
        return;
    const char* const text = reorderText(reorder);
    m_document.push(std::make_unique<OrderObjects>(m_document, tr(text).arg(objectsText(ids.size())), ids, reorder));
}

/// Hides the selected objects if any of them is visible; otherwise shows them.
void LevelActions::toggleVisible()
{
    const bool anySeen = std::ranges::any_of(m_focus.selection(), [this](ObjectId id) {
        const ObjectPtr object = m_edits.find(id);
        return object && object->visible;
    });
    setVisible(m_edits, m_focus.selection(), !anySeen);
}

void LevelActions::toggleLocked()
{
    const bool anyFree = std::ranges::any_of(m_focus.selection(), [this](ObjectId id) {
        const ObjectPtr object = m_edits.find(id);
        return object && !object->locked;
    });
    setLocked(m_edits, m_focus.selection(), anyFree);
}

void LevelActions::fillLayers()
{
    m_layers->clear();
    std::vector<Layer> layers = allLayers(m_document.scene());
    std::ranges::reverse(layers); // in the order of the list of objects
    for (const Layer& layer : layers) {
        QAction* action =
            m_layers->addAction(layer.name.empty() ? tr("Base layer") : QString::fromStdString(layer.name));
        action->setToolTip(tr("Move the selected objects to this layer"));
        connect(action, &QAction::triggered, this,
                [this, name = layer.name] { putOnLayer(m_edits, m_focus.selection(), name); });
    }
    m_layers->addSeparator();
    addNewLayer(m_document.scene().layers.size());
}

/// Disabled while a simulation is open: the layer belongs to the scene and the selected objects to the simulation, so
/// that no single undo step could revert both.
void LevelActions::addNewLayer(std::size_t listed)
{
    QAction* another = m_layers->addAction(tr("&New layer"));
    const QString reason = m_edits.isLive() ? tr("Stop the simulation first (Shift+F5).") : refusalOfLayers(listed + 1);
    const QString tip = tr("Add a layer on top of all others, and move the selected objects to it");
    another->setEnabled(reason.isEmpty());
    another->setToolTip(reason.isEmpty() ? tip : tip + QLatin1Char('\n') + reason);
    connect(another, &QAction::triggered, this, &LevelActions::moveToNewLayer);
}

void LevelActions::moveToNewLayer()
{
    const std::string name = freeLayerName(allLayers(m_document.scene()));
    const std::vector<ObjectId> ids = unlockedOf(m_edits, m_focus.selection());
    if (ids.empty())
        return;
    m_document.undoStack().beginMacro(
        tr("Move %1 to the new layer %2").arg(objectsText(ids.size()), QString::fromStdString(name)));
    addLayer(m_document, name);
    putOnLayer(m_edits, ids, name);
    m_document.undoStack().endMacro();
}

} // namespace broadside
