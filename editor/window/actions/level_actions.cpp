#include "editor/window/actions/level_actions.h"

#include "core/base/count_text.h"
#include "editor/commands/arranging/group_objects.h"
#include "editor/commands/arranging/order_objects.h"
#include "editor/commands/edit_layers.h"
#include "editor/window/actions/actions.h"

#include <QMenu>

#include <algorithm>
#include <array>

namespace broadside {
namespace {

// By Reorder.
constexpr std::array<const char*, kReorders> kReorderTexts{
    QT_TRANSLATE_NOOP("LevelActions", "Bring %1 to the front"), QT_TRANSLATE_NOOP("LevelActions", "Raise %1"),
    QT_TRANSLATE_NOOP("LevelActions", "Lower %1"), QT_TRANSLATE_NOOP("LevelActions", "Send %1 to the back")};

QString objectsText(std::size_t objects) { return QString::fromStdString(countOf(objects, "object")); }

} // namespace

LevelActions::LevelActions(const Actions& actions, SceneDocument& document, ObjectEdits& edits, Focus& focus,
                           QMenu& layers)
    : m_actions(actions)
    , m_document(document)
    , m_edits(edits)
    , m_focus(focus)
    , m_layers(layers)
{
    connectActions();
}

void LevelActions::connectActions()
{
    const Actions& a = m_actions;
    connect(a.group, &QAction::triggered, this, [this] { groupObjects(m_edits, m_focus.selection()); });
    connect(a.ungroup, &QAction::triggered, this, [this] { ungroupObjects(m_edits, m_focus.selection()); });
    connect(a.hideObjects, &QAction::triggered, this, &LevelActions::toggleVisible);
    connect(a.lockObjects, &QAction::triggered, this, &LevelActions::toggleLocked);
    connect(a.showAll, &QAction::triggered, this, [this] { setVisible(m_edits, hiddenObjects(m_edits), true); });
    connect(a.unlockAll, &QAction::triggered, this, [this] { setLocked(m_edits, lockedObjects(m_edits), false); });
    for (std::size_t i = 0; i < kReorders; ++i)
        connect(a.reorder[i], &QAction::triggered, this, [this, i] {
            const std::vector<ObjectId>& ids = m_focus.selection();
            m_document.push(std::make_unique<OrderObjects>(
                m_document, tr(kReorderTexts[i]).arg(objectsText(ids.size())), ids, static_cast<Reorder>(i)));
        });
    connect(&m_layers, &QMenu::aboutToShow, this, &LevelActions::fillLayers);
}

/// Hides what is seen of them; when nothing is, shows them.
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
    m_layers.clear();
    std::vector<Layer> layers = allLayers(m_document.scene());
    std::ranges::reverse(layers); // as they stand in the list
    for (const Layer& layer : layers) {
        QAction* action =
            m_layers.addAction(layer.name.empty() ? tr("Base layer") : QString::fromStdString(layer.name));
        action->setToolTip(tr("Move what is selected to this layer"));
        connect(action, &QAction::triggered, this,
                [this, name = layer.name] { putOnLayer(m_edits, m_focus.selection(), name); });
    }
    m_layers.addSeparator();
    addNewLayer(m_document.scene().layers.size());
}

/// The layer is the scene's, what is selected would be the simulation's: no one step can take back both.
void LevelActions::addNewLayer(std::size_t listed)
{
    QAction* another = m_layers.addAction(tr("&New layer"));
    const QString reason = m_edits.isLive() ? tr("stop the simulation first (Shift+F5)") : refusalOfLayers(listed + 1);
    const QString tip = tr("Make a layer on top of all others, and move what is selected to it");
    another->setEnabled(reason.isEmpty());
    another->setToolTip(reason.isEmpty() ? tip : tip + QLatin1Char('\n') + tr("Not now: %1").arg(reason));
    connect(another, &QAction::triggered, this, &LevelActions::moveToNewLayer);
}

void LevelActions::moveToNewLayer()
{
    const std::string name = freeLayerName(allLayers(m_document.scene()));
    const std::vector<ObjectId> ids = m_focus.selection();
    m_document.undoStack().beginMacro(
        tr("Move %1 to the new layer %2").arg(objectsText(ids.size()), QString::fromStdString(name)));
    addLayer(m_document, name);
    putOnLayer(m_edits, ids, name);
    m_document.undoStack().endMacro();
}

void LevelActions::showAvailable()
{
    Shown shown{.there = 0, .live = m_edits.isLive(), .grouped = false};
    for (const ObjectId id : m_focus.selection())
        if (shown.there < 2 && m_edits.contains(id))
            ++shown.there;
    shown.grouped = anyIsGrouped(m_edits, m_focus.selection());
    if (m_shown == shown)
        return;
    m_shown = shown;
    const Actions& a = m_actions;
    const QString none = tr("nothing is selected");
    Actions::setAvailable(*a.group, shown.there >= 2, tr("select two objects or more: Shift+click adds one"));
    Actions::setAvailable(*a.ungroup, shown.grouped,
                          shown.there == 0 ? none : tr("nothing that is selected is in a group"));
    for (QAction* action : {a.hideObjects, a.lockObjects})
        Actions::setAvailable(*action, shown.there > 0, none);
    for (QAction* action : a.reorder)
        Actions::setAvailable(*action, shown.there > 0 && !shown.live,
                              shown.live ? tr("stop the simulation first (Shift+F5)") : none);
    m_layers.setEnabled(shown.there > 0);
}

} // namespace broadside
